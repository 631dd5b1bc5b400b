"""Every message is used, and everything that the code says has a message with all its values."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest

import tutor
from tutor.content.kinds import KINDS
from tutor.content.lessons import PARTS
from tutor.content.skills import SKILLS
from tutor.language import FALLBACK, catalogue
from tutor.learning.errors import WhyForeign
from tutor.learning.mastery import Level
from tutor.learning.priors import GAMES
from tutor.minds import MINDS
from tutor.rules import VARIANTS, RuleSet, Seat, rule_names
from tutor.web.leaflet.disputes import DISPUTES

ROOT = Path(__file__).parent.parent.parent
FILES = (
    "answers",
    "deal",
    "hands",
    "kinds",
    "minds",
    "problems",
    "progress",
    "quiz",
    "reasons",
    "rules",
    "ui",
)

CHOICES = {
    f"{name}-{value}".replace("_", "-")
    for name in rule_names()
    for value in get_args(get_type_hints(RuleSet)[name])
    if isinstance(value, str) and value != "off"
}
CALLS = ("pass", "order", "order-alone", "no-trump", "no-trump-alone", "show", "take", "leave", "dummy")
FORMS = ("cards", "any-card", "suit", "seat", "play", "words", "none", "nobody", "no-call")
STAKES = ("misere", "nap", "wellington", "bluecher", "alone", "together")

OF_REGISTRIES: dict[str, set[str]] = {
    "kind-{}": {f"kind-{kind}" for kind in KINDS},
    "mind-{}-belief": {f"mind-{mind}-belief" for mind in MINDS},
    "mind-{}-refutation": {f"mind-{mind}-refutation" for mind in MINDS},
    "skill-{}": {f"skill-{skill}" for skill in SKILLS},
    "variant-{}": {f"variant-{variant}" for variant in VARIANTS},
    "variant-{}-about": {f"variant-{variant}-about" for variant in VARIANTS},
    "rule-{}": {f"rule-{name}".replace("_", "-") for name in rule_names()},
    "rule-{}-{}": {f"rule-{choice}" for choice in CHOICES},
    "rules-means-{}": {f"rules-means-{name}".replace("_", "-") for name in rule_names()},
    "dispute-{}": {f"dispute-{id}" for id in DISPUTES},
    "seat-{}": {"seat-south-you", *(f"seat-{seat.name.lower()}" for seat in Seat)},
    "seat-{}-short": {f"seat-{seat.name.lower()}-short" for seat in Seat},
}
"""The shape of an id, and the ids of a whole registry: each of its members has its words."""

PUT_TOGETHER: dict[str, set[str]] = {
    "level-{}": {f"level-{level}" for level in (1, 2, 3)},
    "part-{}": {f"part-{part}" for part in PARTS},
    "call-{}": {f"call-{call}" for call in (*CALLS, *STAKES)},
    "call-suit{}": {"call-suit", "call-suit-alone"},
    "call-accept{}": {"call-accept", "call-accept-alone"},
    "rule-weak-hand-{}": {id for id in OF_REGISTRIES["rule-{}-{}"] if id.startswith("rule-weak-hand-")},
    "workshop-{}": {f"workshop-{how}" for how in ("wrong", "right", "silent")},
    "mark-{}": {f"mark-{verdict}" for verdict in ("right", "also", "wrong", "missed", "left")},
    "err-{}": {f"err-{code}" for code in (400, 404, 405, 413, 500, 503)},
    "{}-text": {f"err-{code}-text" for code in (400, 404, 405, 413, 500, 503)},
    "unkept-{}": {f"unkept-{why}" for why in ("cookie", "day", "ever", "store")},
    "look-{}": {"look-right", "look-partly", "look-not-yet"},
    "game-{}": {f"game-{game}" for game in GAMES},
    "standing-{}": {f"standing-{word}" for word in (*Level, "due")},
    "lesson-{}": {f"lesson-{state}" for state in ("done", "placed", "open")},
    "news-{}": {f"news-{news}" for news in ("taken", "moved", "deleted")},
    "file-{}": {f"file-{why}" for why in get_args(WhyForeign)},
    **{f"{{}}-{form}": {f"say-{form}", f"right-answer-{form}"} for form in FORMS},
    "role-{}": {f"role-{role}" for role in ("dealer", "maker", "alone", "out", "partner")},
    "side-{}": {"side-makers", "side-defenders", "side-both"},
    "points-{}": {f"points-{side}" for side in ("makers", "defenders", "both")},
    "points-wins-{}": {"points-wins-makers", "points-wins-defenders"},
    "others-{}": {
        *("others-follow-only", "others-follow-left-only", "others-follow-joker-only"),
        *("others-void-any", "others-void-left-trap", "others-lead-free", "others-follow-must"),
        *("others-revoke", "others-revoke-left"),
        *("others-revoke-holding-left", "others-revoke-holding-joker"),
    },
    "played-{}": {
        *("played-lead-free", "played-void-any", "played-void-left-trap"),
        *(f"played-follow-{only}" for only in ("must", "only", "left-only", "joker-only")),
        *("played-revoke", "played-revoke-left"),
        *("played-revoke-holding-left", "played-revoke-holding-joker"),
        *("played-must-trump", "played-must-overtake"),
        *("played-no-trump-lead", "played-follow-last"),
    },
    "if-{}": {
        *(f"if-trick-{why}" for why in ("trump", "suit", "highest", "led-suit", "first-trump", "partner")),
    },
    "note-{}": {"note-railroad"},
    "ask-reason-{}": {
        f"ask-reason-{kind}" for kind in ("legal-plays", "trumps", "discard", "calls", "play-to")
    },
}
"""The same for ids that the code puts together; where no code does, they are not used."""

FAMILIES = OF_REGISTRIES | PUT_TOGETHER

SAYS = {"Reason", "GrammarError", "_UnreadableError", "line", "text", "speak"}
"""What takes a message's id as its first argument."""
RELAYS = {"GrammarError": {"text"}, "_UnreadableError": {"key"}}
"""Variables that the class itself, or whoever catches it, gives."""
COMPLETED = {"not-a-rule": {"guess"}}
"""Variables that a higher floor adds: the rules floor does not guess."""


class Call(NamedTuple):
    """Where the code names a message, with the values that it gives."""

    where: str
    id: str
    given: frozenset[str]
    literal: dict[str, object]


def shape_of(node: ast.JoinedStr) -> str:
    """`f"mind-{id}-belief"` is of the shape `mind-{}-belief`."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def docstrings(tree: ast.AST) -> set[ast.AST]:
    """A text that stands alone is a docstring, not a word of the program."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


@cache
def trees() -> dict[str, ast.Module]:
    """The program, file by file."""
    package = Path(tutor.__file__).parent
    files = [file for file in package.rglob("*.py") if file.parent.parent != package / "language"]
    return {str(file.relative_to(package)): ast.parse(file.read_text("utf-8")) for file in files}


@cache
def templates() -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in (ROOT / "templates").rglob("*.html")}


def words_and_shapes() -> tuple[set[str], set[str]]:
    """Every text of the program and of the templates, and the shape of every text put together."""
    words, shapes = set(), set()
    for tree in trees().values():
        outside = docstrings(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                shapes.add(shape_of(node))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in outside:
                words.add(node.value)
    for text in templates().values():
        words |= set(re.findall(r'"([\w-]+)"', text))
        glued = re.findall(r'"([\w-]+-)" *~ *[\w.]+(?: *~ *"([\w-]+)")?', text)
        shapes |= {f"{before}{{}}{after}" for before, after in glued}
    return words, shapes


# Every message is used


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_used(file: str, messages: Any) -> None:
    words, shapes = words_and_shapes()
    together = [ids for shape, ids in PUT_TOGETHER.items() if shape in shapes]
    used = words.union(messages[FALLBACK].embedded, *OF_REGISTRIES.values(), *together)

    assert set(messages[FALLBACK].files) == set(FILES)
    assert [id for id in messages[FALLBACK].files[file] if id not in used] == []


def test_every_family_has_all_its_messages() -> None:
    for shape, ids in FAMILIES.items():
        assert ids <= catalogue(FALLBACK).ids, shape
    assert {f"ask-{kind}" for kind in KINDS} <= catalogue(FALLBACK).ids


# Everything that is said has a message


def calls_in(where: str, tree: ast.Module) -> Iterator[Call]:
    """Every call that names messages; where one of several is said, each of them."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or _name(node.func) not in SAYS or not node.args:
            continue
        given = {keyword.arg for keyword in node.keywords} | RELAYS.get(_name(node.func), set())
        literal = {word.arg: value for word in node.keywords if word.arg for value in literals(word.value)}
        for id in ids_of(node.args[0]):
            if None not in given:
                yield Call(f"{where}:{node.lineno}", id, frozenset(map(str, given)), literal)


def literals(node: ast.expr) -> list[object]:
    """The value, where it is written down in the code; South is the learner."""
    if isinstance(node, ast.Constant):
        return [node.value]
    return ["you"] if isinstance(node, ast.Attribute) and node.attr == "SOUTH" else []


def _name(function: ast.expr) -> str:
    return getattr(function, "attr", getattr(function, "id", ""))


def ids_of(node: ast.expr) -> set[str]:
    """The messages that an expression may name; none where it is handed on from elsewhere."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp():
            return ids_of(node.body) | ids_of(node.orelse)
        case ast.JoinedStr():
            assert shape_of(node) in FAMILIES, f"{shape_of(node)}: no family of messages"
            return FAMILIES[shape_of(node)]
    return set()


@cache
def calls() -> list[Call]:
    return [call for where, tree in trees().items() for call in calls_in(where, tree)]


def calls_of_templates() -> Iterator[Call]:
    for where, text in templates().items():
        for id, values in re.findall(r'\bt(?:\.text|\.line)?\("([\w-]*\w)"((?:[^()]|\([^()]*\))*)\)', text):
            yield Call(where, id, frozenset(re.findall(r"\b(\w+)=", values)), {})


# Ids that are handed on to a call elsewhere, and the values that it gives.
HANDED_ON = {
    "unknown-kind": {"text", "guess"},
    "unknown-variant": {"text", "guess"},
    "unknown-skill": {"text", "guess"},
    "unknown-mind": {"text", "guess"},
    "lesson-unknown": {"text", "guess"},
    "puzzle-unknown": {"text", "guess"},
    "trump-for-right": {"card", "trump"},
    "trump-for-left": {"card", "trump"},
    "alias": {"text"},
    "alias-unknown": {"text"},
    "tag": {"text"},
}
HAND_ON = {
    *("rules/reasons.py", "content/fields.py", "content/lessons.py", "content/yaml_faults.py"),
    *("content/written.py", "content/speech.py", "content/kinds/trump_for.py", "content/kinds/score.py"),
    *("content/narration.py", "content/telling.py", "content/kinds/revoke.py", "content/kinds/play_to.py"),
}
"""Where such calls stand."""


def test_ids_are_handed_on_only_where_it_is_known() -> None:
    found = {
        where
        for where, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _name(node.func) in ("Reason", "GrammarError")
        if node.args and not ids_of(node.args[0])
    }

    assert found == HAND_ON
    assert set(HANDED_ON) <= words_and_shapes()[0]


def test_every_call_has_a_message_and_gives_its_values(messages: Any) -> None:
    variables = messages[FALLBACK].variables
    found = [*calls(), *calls_of_templates()]

    assert len(found) > 150
    for call in found:
        assert call.id in variables, call
        assert variables[call.id] <= call.given | COMPLETED.get(call.id, set()), call
    for id, given in HANDED_ON.items():
        assert variables[id] <= given, id


def test_every_problem_is_raised_by_a_call_or_handed_on(messages: Any) -> None:
    """So that the values of each are checked."""
    raised = {call.id for call in calls()} | set(HANDED_ON) | messages[FALLBACK].embedded
    told = [
        id for file in ("reasons", "problems", "minds", "answers") for id in messages[FALLBACK].files[file]
    ]

    assert [id for id in told if id not in raised] == []


def test_values_written_in_the_code_can_be_said(messages: Any) -> None:
    for call in calls():
        for language in messages:
            for values in messages[language].samples(call.id):
                catalogue(language).format(call.id, **{**values, **call.literal})


# What these tests are worth


@pytest.mark.parametrize(
    ("code", "call"),
    [
        ('Reason("void-any", suit=led)', ("void-any", {"suit"}, {})),
        (
            'raise GrammarError("not-a-number", text, low=1, high=3)',
            ("not-a-number", {"text", "low", "high"}, {}),
        ),
        ('Reason("a" if right else "b", n=2)', ("a", {"n"}, {"n": 2})),
        ('words.text("trump-is", suit=trump)', ("trump-is", {"suit"}, {})),
        ('Reason(f"mind-{id}-belief")', ("mind-left-weak-belief", set(), {})),
    ],
)
def test_calls_are_found(code: str, call: tuple[str, set[str], dict[str, object]]) -> None:
    id, given, literal = call
    found = {call.id: call for call in calls_in("x.py", ast.parse(code))}

    assert id in found
    assert found[id].given == given
    assert {name: value for name, value in found[id].literal.items() if name in literal} == literal


def test_a_docstring_uses_nothing() -> None:
    tree = ast.parse('"""lead-free"""\nx = "void-any"\n')

    assert [node.value for node in ast.walk(tree) if node in docstrings(tree)] == ["lead-free"]


def test_an_undeclared_family_is_refused() -> None:
    with pytest.raises(AssertionError, match="no family"):
        list(calls_in("x.py", ast.parse('Reason(f"hint-{name}")')))
