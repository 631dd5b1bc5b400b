"""What a page of rules says, read from its source."""

import re

from tutor.language import lexicon


def plain(text):
    """The text with single spaces, and nothing unseen in it."""
    return " ".join(text.replace("\N{WORD JOINER}", "").replace("\N{NO-BREAK SPACE}", " ").split())


def said(n, lang):
    """A number as a sentence has it: in words up to twelve, or in figures."""
    return {lexicon(lang).number(n), str(n)}


def section(page, id):
    """The text between the heading of that id and the next one."""
    source = page.source
    start = source.index(f'<h2 id="{id}">')
    end = source.find("<h2 ", start + 1)
    return plain(re.sub(r"<[^>]*>", " ", source[start : end if end > 0 else None]))


def table(page):
    """The points as rows of texts, part by part; a part's heading is left out."""
    source = page.source[page.source.index('<table class="points') :]
    bodies = re.findall(r"<tbody>(.*?)</tbody>", source[: source.index("</table>")], re.DOTALL)
    rows = [re.findall(r"<tr>(.*?)</tr>", body, re.DOTALL) for body in bodies]
    return [
        [
            [plain(re.sub(r"<span.*?</span>|<[^>]*>", "", cell)) for cell in row]
            for one in body
            if "rowgroup" not in one
            for row in [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", one, re.DOTALL)]
        ]
        for body in rows
    ]
