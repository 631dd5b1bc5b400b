"""What other programs read: puzzles without answers, and verdicts."""

import pytest

EXAMPLE = "/api/v1/puzzles/left-bower-only"
DISPUTE = "/api/v1/ask/legal-plays?trump=H&trick=E+10D&hand=JD+AS+9C+QS+KC"


def test_all_puzzles(app, client):
    """Each with what one would choose it by, and nothing else."""
    listed = client.get("/api/v1/puzzles").get_json()

    assert set(listed) == {"puzzles"}
    assert [one["id"] for one in listed["puzzles"]] == list(app.extensions["school"].puzzles)
    example = next(one for one in listed["puzzles"] if one["id"] == "left-bower-only")
    assert example == {
        "id": "left-bower-only",
        "kind": "legal-plays",
        "skill": "left-bower-following",
        "level": None,
        "variant": "standard",
    }


def test_one_puzzle(client, lang):
    """The question in words and as a position, in the keys of its address; no answer."""
    response = client.get(f"{EXAMPLE}?lang={lang}")
    found = response.get_json()

    assert response.headers["Content-Language"] == lang
    assert response.headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert found["position"] == {"trump": "H", "trick": "E 10D", "hand": "JD AS 9C QS KC"}
    assert (found["form"], found["choices"], found["allows_none"]) == (
        "cards",
        ["JD", "AS", "9C", "QS", "KC"],
        False,
    )
    assert {"de": "Karo-Zehn", "cs": "károvou desítku", "en": "ten of diamonds"}[lang] in found["prompt"]
    assert not {"answer", "expected", "traps", "why", "misconceptions"} & set(found)


def test_every_position_can_be_asked(app, client):
    """A puzzle's position, taken as it is told, makes the same question."""
    for id, puzzle in app.extensions["school"].puzzles.items():
        told = client.get(f"/api/v1/puzzles/{id}").get_json()
        query = {**told["position"], **{f"rules.{name}": value for name, value in told["rules"].items()}}
        query["variant"] = told["variant"]
        answer = list(puzzle.answer) or ["none"]
        verdict = client.post(f"/api/v1/ask/{told['kind']}", query_string=query, json={"answer": answer})

        assert verdict.get_json().get("correct") is True, (id, verdict.get_json())


def test_rules_of_a_house_are_told(client):
    """So is the position of a puzzle under other rules; here one that is asked."""
    query = "variant=railroad&trump=H&trick=W+Joker+10D+AH&alone=S&rules.stick-dealer=yes"
    verdict = client.post(f"/api/v1/ask/trick-winner?{query}", json={"answer": ["W"]})

    assert verdict.get_json()["correct"] is True


@pytest.mark.parametrize("address", [f"{EXAMPLE}/answer", DISPUTE])
def test_a_wrong_answer(client, address):
    """Whether it is right, what is, the likely mistakes, and a verdict with its reason for each card."""
    verdict = client.post(address, json={"answer": ["JD"]}).get_json()

    assert set(verdict) == {"correct", "expected", "misconceptions", "explanation", "verdicts"}
    assert verdict["correct"] is False
    assert verdict["expected"] == ["JD", "AS", "9C", "QS", "KC"]
    assert "left-follows-print" in verdict["misconceptions"]
    assert [(one["card"], one["verdict"], one["code"]) for one in verdict["verdicts"]] == [
        ("JD", "right", "void-left-trap"),
        ("AS", "missed", "void-left-trap"),
        ("9C", "missed", "void-left-trap"),
        ("QS", "missed", "void-left-trap"),
        ("KC", "missed", "void-left-trap"),
    ]
    assert all(set(one) == {"card", "verdict", "code", "text"} for one in verdict["verdicts"])
    assert "left bower" in verdict["explanation"]
    assert "<" not in verdict["explanation"]


def test_the_traps_come_first(client):
    """Of all misconceptions that give the answer, those that the puzzle was made for."""
    verdict = client.post(f"{EXAMPLE}/answer", json={"answer": ["JD"]}).get_json()

    assert verdict["misconceptions"][0] == "left-follows-print"


def test_none_is_a_word_of_the_grammar(client):
    """What is expected can be answered as it stands, where no card is right too."""
    address = "/api/v1/ask/trumps?trump=H&hand=9D+AS"
    verdict = client.post(address, json={"answer": ["9D"]}).get_json()

    assert verdict["expected"] == ["none"]
    assert client.post(address, json={"answer": verdict["expected"]}).get_json()["correct"] is True


@pytest.mark.parametrize("words", [["all"], ["JD AS", "9C,QS", "kc"], ["KC", "QS", "9C", "AS", "JD"]])
def test_the_grammar_of_answers(client, words):
    """Words may come in one text or several, in any order and case."""
    assert client.post(f"{EXAMPLE}/answer", json={"answer": words}).get_json()["correct"] is True


def test_the_language_of_the_sentences(client, lang):
    """The explanation and each verdict follow the query; English without one."""
    verdict = client.post(f"{EXAMPLE}/answer?lang={lang}", json={"answer": ["JD"]}).get_json()
    word = {"de": "linke Bower", "cs": "levý bower", "en": "left bower"}[lang]

    assert word in verdict["explanation"]
    assert all(word in one["text"] for one in verdict["verdicts"])
    plain = client.post(f"{EXAMPLE}/answer", json={"answer": ["JD"]}).get_json()
    assert (plain == verdict) is (lang == "en")


def test_a_body_of_any_type_is_read_as_json(client):
    """Programs forget the content type."""
    response = client.post(f"{EXAMPLE}/answer", data='{"answer": ["JD"]}', content_type="text/plain")

    assert response.status_code == 200


BODIES = {
    b"": "json",
    b"{": "json",
    b"\xff": "json",
    b"[" * 50_000: "json",
    b"[]": "missing-key",
    b'"JD"': "missing-key",
    b"null": "missing-key",
    b"{}": "missing-key",
    b'{"answer": "JD"}': "grammar",
    b'{"answer": null}': "grammar",
    b'{"answer": [1]}': "grammar",
    b'{"answer": [["JD"]]}': "grammar",
    b'{"answer": ["XX"]}': "grammar",
    rb'{"answer": ["\ud800"]}': "grammar",
    b'{"answer": ["JD", "none"]}': "grammar",
    b'{"answer": []}': "nothing-chosen",
    b'{"answer": [" "]}': "nothing-chosen",
}


@pytest.mark.parametrize("address", [f"{EXAMPLE}/answer?", f"{DISPUTE}&"])
@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:20]))
def test_a_body_that_is_not_understood(client, lang, address, body):
    """A code for the program and a sentence for its user."""
    response = client.post(f"{address}lang={lang}", data=body)

    assert response.status_code == 422
    assert set(response.get_json()) == {"error", "message"}
    assert response.get_json()["error"] == BODIES[body]
    assert response.get_json()["message"].strip()


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("trump=H&trick=S+10D&hand=JD", "turn"),
        ("trump=H&trick=E+XX&hand=JD", "grammar"),
        ("trump=H&hand=JD+JD", "card-twice"),
        ("trump=H&hand=2C", "card-outside-deck"),
        ("trump=H", "missing-key"),
        ("trump=H&hand=JD&fish=1", "unknown-key"),
        ("trump=none&hand=JD", "position"),
    ],
)
def test_a_position_that_is_refused(client, query, code):
    """The code is the one that an author would be told."""
    response = client.post(f"/api/v1/ask/legal-plays?{query}", json={"answer": ["JD"]})

    assert (response.status_code, response.get_json()["error"]) == (422, code)


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("get", "/api/v1/puzzles/nothing"),
        ("post", "/api/v1/puzzles/nothing/answer"),
        ("post", "/api/v1/ask/nothing"),
        ("get", "/api/v1/nothing"),
        ("get", "/api/v2/puzzles"),
    ],
)
def test_what_is_unknown(client, method, address):
    """A program is answered in JSON, with a message."""
    response = getattr(client, method)(address)

    assert response.status_code == 404
    assert set(response.get_json()) == {"error", "message"}


def test_an_unknown_language(client):
    """It is not replaced by another."""
    response = client.get(f"{EXAMPLE}?lang=xx")

    assert (response.status_code, response.get_json()["error"]) == (422, "language")


def test_a_wrong_method_and_a_body_too_long(client):
    """These too are JSON."""
    assert client.get(f"{EXAMPLE}/answer").get_json()["error"] == "method"
    assert client.post("/api/v1/puzzles").status_code == 405
    long = client.post(f"{EXAMPLE}/answer", data=b" " * (64 * 1024 + 1))
    assert (long.status_code, long.get_json()["error"]) == (413, "too-big")
