"""The site over an author's files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from weakref import finalize

from flask import Flask, request

from tutor.web.app import create_app
from tutor.web.operator import Operator
from tutor.web.school import School
from tutor.web.static_files import ENDPOINT as STATIC
from tutor.web.workshop import pages
from tutor.web.workshop.reading import Workshop


def create_workshop(paths: Sequence[Path], operator: Operator | None = None) -> Flask:
    """
    The site over the files below *paths*, which it reads and never writes.

    Raises:
        FileNotFoundError: Where there is nothing to read.
    """
    opened: list[Workshop] = []

    def open_files(app: Flask) -> School:
        opened.append(Workshop(paths, app))
        return opened[0].open()

    # Nothing is written where an author works, and what is tried out belongs into nobody's progress.
    scratch = mkdtemp(prefix="euchre-")
    operator = replace(operator or Operator(), data=Path(scratch))
    app = create_app(operator=operator, opening=open_files)
    finalize(app, rmtree, scratch, ignore_errors=True)
    (workshop,) = opened
    app.extensions["workshop"] = workshop
    app.register_blueprint(pages.blueprint)
    app.view_functions["to_own_language"] = pages.to_workshop
    app.context_processor(pages.page_values)

    def look() -> None:
        if request.endpoint != STATIC:
            workshop.look()

    # Before pages that were kept are recalled.
    app.before_request_funcs.setdefault(None, []).insert(0, look)
    return app
