"""The site over the shipped content, and a reader of its pages."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from playwright.sync_api import Page as BrowserPage
from waitress.server import create_server

import tutor
from tutor.content import kinds
from tutor.language import LANGUAGES
from tutor.web import create_app

VOID = {"meta", "link", "input", "br", "hr", "img"}
SPOKEN = ("aria-label", "title", "alt", "placeholder")


@dataclass
class Element:
    """An element with its attributes; its text is all text below it."""

    tag: str
    attributes: dict[str, str]
    lang: str
    text: str = ""

    def __getitem__(self, name: str) -> str:
        return self.attributes[name]

    def get(self, name: str) -> str | None:
        """The attribute, if it is there."""
        return self.attributes.get(name)


@dataclass
class Page(HTMLParser):
    """A page as a visitor meets it: its elements, and its words with the language each is marked with."""

    source: str
    elements: list[Element] = field(default_factory=list)
    words: list[tuple[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self._open: list[Element] = []
        self.feed(self.source)
        self.close()
        assert not self._open, f"never closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        lang = attributes.get("lang") or (self._open[-1].lang if self._open else "")
        element = Element(tag, attributes, lang)
        self.elements.append(element)
        self.words.extend((attributes[name], lang) for name in SPOKEN if name in attributes)
        if tag == "meta" and attributes.get("name") == "description":
            self.words.append((attributes["content"], lang))
        if tag not in VOID:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> closes nothing"
        assert self._open[-1].tag == tag, f"</{tag}> closes <{self._open[-1].tag}>"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.text += data
        if data.strip() and self._open:
            self.words.append((data.strip(), self._open[-1].lang))

    def all(self, tag: str, **attributes: str) -> list[Element]:
        """Every element of that name with these attributes."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [
            one
            for one in self.elements
            if one.tag == tag and all(one.get(name) == value for name, value in wanted.items())
        ]

    def one(self, tag: str, **attributes: str) -> Element:
        """The only such element."""
        (found,) = self.all(tag, **attributes)
        return found

    def of_class(self, name: str) -> list[Element]:
        """Every element of a class."""
        return [one for one in self.elements if name in (one.get("class") or "").split()]

    @property
    def verdicts(self) -> list[str]:
        """What is said of each card: the word that stands after `marked`."""
        classes = [one["class"].split() for one in self.of_class("marked")]
        return [words[words.index("marked") + 1] for words in classes]

    @property
    def text(self) -> str:
        """All text, spaces made single."""
        return " ".join(self.one("html").text.split())


@pytest.fixture(scope="session", autouse=True)
def _own_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Answers are kept in a folder of the tests, also by the servers that they start."""
    before = os.environ.get("EUCHRE_DATA")
    os.environ["EUCHRE_DATA"] = str(tmp_path_factory.mktemp("answers"))
    yield
    os.environ.pop("EUCHRE_DATA")
    if before is not None:
        os.environ["EUCHRE_DATA"] = before


@pytest.fixture(scope="session")
def app(_own_store: None) -> Flask:
    """The site."""
    return create_app()


@pytest.fixture(autouse=True)
def _forgetful(app: Flask) -> None:
    """Pages that another test made, perhaps with other words, are not shown to this one."""
    app.extensions["page_cache"].forget()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A visitor without a history."""
    return app.test_client()


@pytest.fixture
def read(client: FlaskClient) -> Callable[..., Page]:
    """Fetches a page and reads it; the status has to be as expected."""

    def fetch(address: str, status: int = 200, **options: object) -> Page:
        response = client.get(address, **options)
        assert response.status_code == status, f"{address}: {response.status}"
        return Page(response.get_data(as_text=True))

    return fetch


@pytest.fixture
def parse() -> Callable[[str], Page]:
    """Reads the source of a page."""
    return Page


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a real server, started as a visitor of the README would start it."""
    command = [sys.executable, "-m", "tutor", "serve", "--port", "0"]
    root = str(Path(tutor.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": root}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            assert "http://127.0.0.1:" in first, f"the server said {first!r}"
            yield first[first.index("http") :].split()[0]
        finally:
            process.terminate()
            process.wait(timeout=10)


@pytest.fixture(scope="session")
def samples() -> ModuleType:
    """Questions of forms that no kind has yet."""
    spec = importlib.util.spec_from_file_location("samples", Path(__file__).parent / "samples.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def sampled(samples: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The same, where any position can be asked."""
    monkeypatch.setattr(kinds, "KINDS", {**kinds.KINDS, **samples.KINDS})
    return samples


@pytest.fixture(scope="session")
def sample_server(samples: ModuleType) -> Iterator[str]:
    """A server that asks the samples too."""
    original = kinds.KINDS
    kinds.KINDS = {**original, **samples.KINDS}  # type: ignore[assignment]
    server = create_server(create_app(), host="127.0.0.1", port=0, ident=None)
    thread = threading.Thread(target=server.run)
    thread.start()
    yield f"http://127.0.0.1:{server.effective_port}/"
    server.close()
    thread.join(timeout=10)
    kinds.KINDS = original


CHROMIUM = next(
    (path for path in ("/usr/bin/chromium", "/usr/bin/chromium-browser") if Path(path).exists()), None
)
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium; without one these tests are left out, but not in CI."""
    if CHROMIUM is None and "CI" not in os.environ:
        pytest.skip("no Chromium in /usr/bin")
    assert CHROMIUM, "there must be a Chromium in /usr/bin"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Callable[..., BrowserPage]]:
    """Opens pages on a small phone, with a script unless told otherwise; the browser may not complain."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def go(place: str, site: str = server, **options: Any) -> BrowserPage:
        contexts.append(browser.new_context(**{"viewport": {"width": 320, "height": 640}, **options}))
        page = contexts[-1].new_page()
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"{site}{place}")
        # Words are as wide as they will be once the page's own typeface is there.
        page.evaluate("() => document.fonts.ready.then(() => true)")
        return page

    yield go
    for context in contexts:
        context.close()
    # A missing page, and an answer that is none, are logged by the browser itself.
    assert not [text for text in complaints if "404" not in text and "422" not in text]
