"""
Every page of the site under the Nu HTML checker: python tests/html_valid.py

Needs Java, and npm to fetch the checker (or VNU_JAR); without them it says so and checks nothing.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode, urljoin, urlsplit

from flask.testing import FlaskClient

from tutor.content.answers import AnswerForm
from tutor.content.question import Question
from tutor.language import LANGUAGES
from tutor.web import create_app

CHECKER = "vnu-jar@26.9.27"
SITE = "http://localhost"
LINK = re.compile(r'<a [^>]*?href="([^"]*)"|<form [^>]*?action="([^"]*)"')
BESIDE = (
    "nothing",
    "ask/legal-plays?trump=H&hand=JD+JD",
    "ask/nothing?trump=H",
    "puzzles/left-bower-only?answer=XX",
    "hands/first-hand?step=1.E&asked=1",
    "hands/first-hand?step=1.E&asked=1&answer=AC",
    "hands/first-hand?step=1.E&try=AC",
    "hands/hasenpfeffer?step=call.1.S&asked=1&answer=pass",
    "hands/call-for-best?step=turn-up&hidden=1",
    "hands/both-alone?step=score&hidden=1",
)
"""Places that no link leads to, errors and refusals; of what stands behind thousands of links, some."""
OFTEN = ("back=", "show=", "try=", "hidden=")
"""The keys of a query that show a page once more, a little otherwise."""


def main() -> int:
    """0 where all pages are valid or can't be checked, 1 where one is not."""
    jar = checker()
    if jar is None:
        print("left out: there is no Java, or no npm that can fetch the checker")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        names = write_pages(Path(folder))
        command = ["java", "-Xss2m", "-jar", str(jar), "--skip-non-html", "--errors-only", folder]
        checked = subprocess.run(command, capture_output=True, text=True, check=False)
        told = re.sub(r'"file:[^"]*/([^"/]+)"', lambda found: names[found[1]], checked.stderr)
    print(f"{told}{len(names)} pages: {'not all valid' if checked.returncode else 'all valid'}")
    return 1 if checked.returncode else 0


def checker() -> Path | None:
    """The checker's jar, fetched where it has to be."""
    if shutil.which("java") is None:
        return None
    if "VNU_JAR" in os.environ:
        return Path(os.environ["VNU_JAR"])
    npm = shutil.which("npm")
    if npm is None:
        return None
    folder = Path(tempfile.gettempdir()) / CHECKER
    command = [npm, "install", "--silent", "--ignore-scripts", "--prefix", str(folder), CHECKER]
    if subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode:
        return None
    return folder / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"


def write_pages(folder: Path) -> dict[str, str]:
    """Writes every page that there is into *folder*; the address of each file."""
    names = {}
    for number, (address, source) in enumerate(pages(create_app().test_client())):
        name = f"{number}.html"
        (folder / name).write_bytes(source)
        names[name] = address
    return names


def pages(client: FlaskClient) -> Iterator[tuple[str, bytes]]:
    """Every page that a visitor can get to, with a right and a wrong answer, and with nothing chosen."""
    waiting = [f"/{lang}/{place}" for lang in LANGUAGES for place in ("", *BESIDE, *answers(client))]
    seen = set(waiting)
    while waiting:
        address = waiting.pop()
        response = client.get(address)
        if response.mimetype != "text/html" or response.status_code // 100 == 3:
            continue
        yield address, response.data
        if re.search(r"/(puzzles/.|ask/)", address) and "answer=" not in address:
            yield f"{address} nothing chosen", client.post(address, data={}).data
        for link in links(address, response.text):
            if link not in seen:
                seen.add(link)
                waiting.append(link)


def answers(client: FlaskClient) -> Iterator[str]:
    """A right and a wrong answer to every puzzle."""
    for puzzle in client.application.extensions["school"].puzzles.values():
        question = puzzle.question
        for words in (question.computed or ("none",), wrong_answer(question)):
            yield f"puzzles/{puzzle.id}?{urlencode({'answer': ' '.join(words)})}"


def wrong_answer(question: Question) -> tuple[str, ...]:
    """One choice alone that is not the answer, if there is one; of a score, one that nobody ever makes."""
    if question.position.form is AnswerForm.POINTS:
        return ("makers", "99")
    choices = question.position.choices(question.rulebook)
    wrong = ((word,) for word in choices if not question.is_right(question.read_answer([word])))
    return next(wrong, question.computed)


def links(address: str, source: str) -> Iterator[str]:
    """The places on this site that a page links to, once in any number of queries."""
    for found in LINK.findall(source):
        there = urlsplit(urljoin(SITE + address, "".join(found).replace("&amp;", "&")))
        if f"{there.scheme}://{there.netloc}" == SITE and not any(key in there.query for key in OFTEN):
            yield there._replace(scheme="", netloc="", fragment="").geturl()


if __name__ == "__main__":
    sys.exit(main())
