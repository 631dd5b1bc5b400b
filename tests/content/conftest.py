"""What several tests of the content floor share."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import yaml

from tutor.content import source
from tutor.content.problems import Place


@pytest.fixture(params=["libyaml", "pure"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked of the reader is asked with both parsers."""
    if request.param == "pure":
        monkeypatch.setattr(source, "FAST_LOADER", None)
    elif not yaml.__with_libyaml__:
        pytest.skip("PyYAML is installed without libyaml")


@pytest.fixture(scope="session")
def marked() -> Callable[[str], tuple[str, list[Place]]]:
    """A document without its marks «, and the places that they point at."""
    return _marked


def _marked(text: str) -> tuple[str, list[Place]]:
    places, clean = [], ""
    for number, line in enumerate(text.split("\n"), 1):
        pieces = line.split("«")
        column = 1
        for piece in pieces[:-1]:
            column += len(piece)
            places.append(Place(number, column))
        clean += "".join(pieces) + "\n"
    return clean[:-1], places
