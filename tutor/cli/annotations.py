"""Problems as GitHub Actions shows them beside the lines of a pull request."""

from __future__ import annotations

from tutor.cli.reporting import level_of, owner_of
from tutor.content.problems import Problem
from tutor.content.speech import say_problem


def annotation(problem: Problem) -> str:
    """`::error file=…,line=…,col=…,title=…::message`."""
    line, column = problem.place
    title = " ".join(filter(None, (problem.code, owner_of(problem))))
    properties = {"file": problem.file, "line": line, "col": column, "title": title}
    listed = ",".join(f"{name}={_property(str(value))}" for name, value in properties.items())
    return f"::{level_of(problem)} {listed}::{_data(say_problem(problem))}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
