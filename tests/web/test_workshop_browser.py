"""The workshop in a real browser: what is saved comes by itself, with a script and without."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import tutor

LEFT = "puzzles:\n- {id: left, kind: legal-plays, trump: H, trick: E 9H, hand: JD AD KC, answer: JD}\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.yaml"
    file.write_text(LEFT, encoding="utf-8")
    return file


@pytest.fixture
def site(file: Path) -> Iterator[str]:
    """A real preview; it comes before `visit` in a test, so that the pages are closed before it."""
    command = [sys.executable, "-m", "tutor", "preview", "--port", "0", str(file)]
    environment = {**os.environ, "PYTHONPATH": str(Path(tutor.__file__).parent.parent)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[5]
        finally:
            process.terminate()
            process.wait(timeout=10)


@pytest.mark.parametrize("script", [True, False])
def test_what_is_saved_comes_by_itself(
    site: str, visit: Callable[..., Page], file: Path, script: bool
) -> None:
    page = visit("en/workshop/", site=site, java_script_enabled=script)
    expect(page.locator("#puzzle-left")).to_be_visible()

    file.write_text(LEFT.replace("AD KC", "AX KC"), encoding="utf-8")
    expect(page.locator(".fault")).to_contain_text("AX")
    file.write_text(LEFT.replace("id: left", "id: mended"), encoding="utf-8")
    expect(page.locator("#puzzle-mended")).to_be_visible()
    expect(page.locator(".fault")).to_have_count(0)


def test_a_misconception_answers(site: str, visit: Callable[..., Page]) -> None:
    page = visit("de/workshop/", site=site)
    page.get_by_label("So antworten:").select_option("left-plain")
    page.get_by_role("button", name="Zeigen", exact=True).click()

    expect(page.get_by_role("region", name="Noch nicht")).to_be_visible()
    expect(page.locator(".workshop .as")).to_contain_text("left-plain")
    expect(page.get_by_label("So antworten:")).to_have_value("left-plain")
    # In another language it is the same answer.
    page.get_by_role("link", name="English").click()
    expect(page.locator(".workshop .as")).to_contain_text("what the misconception “left-plain” answers")


def test_a_small_screen_and_accessibility(site: str, visit: Callable[..., Page], file: Path) -> None:
    """Nothing sticks out of 320 pixels, and axe finds nothing."""
    file.write_text(
        LEFT + "- {id: broken, kind: trumps, trump: H, hand: JX, answer: all}\n", encoding="utf-8"
    )
    for place in ("en/workshop/", "en/workshop/as/left?as=left-plain"):
        page = visit(place, site=site)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
