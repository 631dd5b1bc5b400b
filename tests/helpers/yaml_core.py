"""YAML as an editor's server reads it: by the core schema of YAML 1.2, where `no` is a text and `9:7` too."""

from __future__ import annotations

import re
from typing import Any

import yaml


class CoreLoader(yaml.SafeLoader):
    """PyYAML's parser with the implicit types of YAML 1.2's core schema."""


CoreLoader.yaml_implicit_resolvers = {}
for name, pattern, first in (
    ("bool", "true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
    ("null", "~|null|Null|NULL|", ["~", "n", "N", ""]),
):
    tag = f"tag:yaml.org,2002:{name}"
    CoreLoader.add_implicit_resolver(tag, re.compile(f"^(?:{pattern})$"), list(first))  # type: ignore[no-untyped-call]


def load_core(text: str) -> Any:
    """What an editor makes of a file."""
    return yaml.load(text, CoreLoader)
