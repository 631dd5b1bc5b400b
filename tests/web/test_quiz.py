"""A quiz from the first tap to the result, at addresses that hold everything."""

from __future__ import annotations

import itertools
import re
from datetime import UTC, datetime
from urllib.parse import urlsplit

import pytest
from entries import an_entry

from tutor.learning.entry import new_learner

SEED = "0123456789ab"
YEARS_AGO = datetime(2024, 3, 1, 18, tzinfo=UTC)
PUZZLE = re.compile(r"/\w\w/(?:puzzles/[\w-]+|ask/[\w-]+)\?")


@pytest.fixture
def answer(app, client):
    """Answers the question at an address, rightly or not; where the quiz goes on."""

    def give(place, right=True, hint=""):
        given = right_answer(app, place) if right else wrong_answer(app, place)
        return client.post(place, data={"answer": given, "hint": hint}, follow_redirects=True)

    return give


def question_at(app, place):
    """The question that an address states."""
    from urllib.parse import parse_qsl, urlencode

    from tutor.learning.answering import asked_at
    from tutor.web.puzzles import OURS

    parts = urlsplit(place)
    pairs = [pair for pair in parse_qsl(parts.query) if pair[0] not in OURS]
    name = parts.path.split("/")[-1]
    address = name if "/puzzles/" in parts.path else f"{name}?{urlencode(pairs)}"
    return asked_at(address, app.extensions["school"].puzzles).question


def right_answer(app, place):
    """As the rules have it; of several right cards one."""
    question = question_at(app, place)
    words = list(question.computed[:1] if question.position.any_of else question.computed)
    return [" ".join(words)] if words else ["none"]


def wrong_answer(app, place):
    """Another one of those that are offered."""
    question = question_at(app, place)
    form, words = question.position.form, question.position.choices(question.rulebook)
    if form == "card-order":
        return [" ".join(reversed(question.computed))]
    if form == "points":
        return ["both 9 9"] if question.computed[0] == "both" else ["makers 9"]
    if form == "number":
        return [str(int(question.computed[0]) + 1)]
    right = set(question.computed)
    joined = " ".join(question.computed)
    found = [word for word in words if word not in right and word != joined]
    return [found[0]] if found else [words[0]]


def item(client, text, number, lang="en"):
    """Where a question of a quiz stands."""
    response = client.get(f"/{lang}/quiz/{text}/{number}")
    assert response.status_code == 302
    assert response.headers["Cache-Control"] == "private, no-store"
    return response.headers["Location"]


def test_one_tap(client, read, lang):
    """From the start page, and from the first page of all."""
    for place in ("", "quiz"):
        links = [
            one["href"] for one in read(f"/{lang}/{place}").all("a") if one["href"].endswith("/quiz/new")
        ]
        assert links
    first = client.get(links[0])
    assert re.fullmatch(rf"/{lang}/quiz/[0-9a-f]{{12}}/1", first.headers["Location"])
    assert first.headers["Location"] != client.get(links[0]).headers["Location"]
    second = client.get(first.headers["Location"])
    assert PUZZLE.match(second.headers["Location"])
    assert client.get(second.headers["Location"]).status_code == 200


@pytest.mark.parametrize(
    "wishes",
    [
        *(
            "skill=left-bower",
            "kind=score",
            "level=2",
            "variant=british",
            "n=0",
            "n=200",
            "about=weak",
        ),
        *("about=placement", "skill=&kind=&level=&variant=standard&n=10", "skill=trump&skill=voids&n=20"),
    ],
)
def test_every_wish_has_a_first_question(client, wishes):
    """Alone or together; empty fields of the form wish nothing."""
    response = client.get(f"/de/quiz/new?{wishes}", follow_redirects=True)

    assert response.status_code == 200
    assert "quiz=" in response.request.url


@pytest.mark.parametrize(
    "wishes", ["skill=flying", "n=-1", "n=x", "level=9", "variant=poker", "nonsense=1", "mode=x"]
)
def test_a_wish_that_is_none(client, wishes):
    """Not found, rather than something else."""
    assert client.get(f"/de/quiz/new?{wishes}").status_code == 404


@pytest.mark.parametrize(
    "place", ["x/1", f"{SEED}/0", f"{SEED}/11", f"{SEED}~skill.x/1", "x/end", f"{SEED}~n.0/1001"]
)
def test_a_quiz_that_is_none(client, place):
    """The same."""
    assert client.get(f"/de/quiz/{place}").status_code == 404


def test_nothing_to_ask(client, parse):
    """Wishes that exclude each other lead back, with a word on why."""
    response = client.get("/de/quiz/new?skill=strategy-alone", follow_redirects=True)

    assert response.request.path == "/de/quiz"
    assert parse(response.text).of_class("complaint")


def test_the_address_holds_the_position(app, client, read):
    """For anybody, with the quiz or without it; a nonsense of a quiz is passed over."""
    for number in range(1, 11):
        place = item(client, SEED, number)
        alone = re.sub(r"[?&]quiz=[^&]*&item=\d+", "", place)
        own, others = read(place), app.test_client().get(alone)
        assert own.of_class("prompt")[0].text == re.search(r'class="prompt">([^<]*)', others.text)[1]
        assert client.get(place.replace(SEED, "nonsense")).status_code == 200
        assert own.one("link", rel="canonical")["href"].endswith(alone)


def test_the_same_question_in_every_language(client):
    """The switch keeps quiz and place."""
    places = {item(client, SEED, 3, lang).replace(f"/{lang}/", "/") for lang in ("de", "cs", "en")}
    assert len(places) == 1
    german = client.get("/de" + places.pop()).text
    switches = re.findall(r'href="(/cs/[^"]*)" hreflang', german)

    assert [f"quiz={SEED}&amp;item=3" in one for one in switches] == [True]


def test_a_whole_quiz(app, client, answer, parse, lang):
    """Reports 44 and 79: three of ten wrong, each told with its reason at the end."""
    number, place = 1, item(client, SEED, 1, lang)
    while number <= 10:
        page = parse(client.get(place).text)
        assert page.one("progress")["value"] == str(number)
        assert page.one("progress")["max"] == "10"
        verdict = parse(answer(place, right=number not in (2, 5, 7)).text)
        (onward,) = verdict.of_class("onward")
        assert [one["class"] for one in verdict.of_class("verdict")] == ["verdict right"] or number in (
            2,
            5,
            7,
        )
        if number < 10:
            place = client.get(onward["href"]).headers["Location"]
        number += 1
    end = client.get(onward["href"])
    page = parse(end.text)

    assert urlsplit(end.request.url).path == f"/{lang}/quiz/{SEED}/end"
    assert end.headers["Cache-Control"] == "private, no-store"
    told = [one for one in page.all("li") if one.get("class") in ("right", "partly", "not-yet")]
    assert [one["class"] == "right" for one in told] == [number not in (2, 5, 7) for number in range(1, 11)]
    assert all(len(one.text.split()) > 12 for one in told)
    assert page.all("a", href=f"/{lang}/quiz/new?about=again&of={SEED}")
    entries = app.extensions["store"].entries(client.get_cookie("learner").value)
    assert {one.sitting for one in entries} == {f"quiz-{SEED}"}


def test_a_quiz_left_early_has_a_result(client, answer, parse):
    """Report 79: nothing that was answered is lost."""
    for number in (1, 2):
        answer(item(client, SEED, number))
    page = parse(client.get(f"/en/quiz/{SEED}/end").text)

    assert "2 of 2 right" in page.text
    assert not [one for one in page.all("a") if "about=again" in one["href"]]


def test_the_mistakes_again(app, client, answer):
    """As many as there were, of the same kind and skill, and with other cards."""
    wrong = [item(client, SEED, number) for number in (1, 3, 4)]
    for place in wrong:
        answer(place, right=False)
    answer(item(client, SEED, 2))
    begun = client.get(f"/en/quiz/new?about=again&of={SEED}").headers["Location"]
    text = begun.split("/")[3]

    places = [item(client, text, number) for number in (1, 2, 3)]
    before, after = ([question_at(app, place) for place in group] for group in (wrong, places))
    assert [one.position.kind for one in before] == [one.position.kind for one in after]
    assert all(one.position != other.position for one, other in zip(before, after, strict=True))
    assert client.get(f"/en/quiz/{text}/4").status_code == 404
    assert answer(places[2]).text.count(f"/en/quiz/{text}/end") >= 1
    # Done rightly now, they are the same questions still.
    assert [item(client, text, number) for number in (1, 2, 3)] == places


def test_the_mistakes_again_count_for_the_same_skills(app, client, answer):
    """A question with other cards trains what was missed, whatever else its cards would do."""
    for number in range(1, 11):
        answer(item(client, SEED, number), right=False)
    text = client.get(f"/en/quiz/new?about=again&of={SEED}").headers["Location"].split("/")[3]
    for number in range(1, 11):
        answer(item(client, text, number))
    entries = app.extensions["store"].entries(client.get_cookie("learner").value)

    assert [one.skill for one in entries[10:]] == [one.skill for one in entries[:10]]


def test_a_question_that_is_no_longer_there_is_counted_nowhere(app, client, read):
    """Two right answers, one of them to a puzzle that has gone since: one of one is right."""
    id = new_learner()
    told = {"sitting": f"quiz-{SEED}", "answer": "JD AS 9C QS KC"}
    log = [an_entry(**told), an_entry(**told, address="gone-for-good")]
    app.extensions["store"].merge(id, log)
    client.set_cookie("learner", id)
    page = read(f"/en/quiz/{SEED}/end")

    assert page.of_class("lead")[0].text.strip() == "1 of 1 right"
    # The position is told, so that the reasons are understood.
    assert "The trick so far: East ten of diamonds. Your hand: jack of diamonds, ace of spades," in page.text
    assert not [one for one in page.all("a") if "about=again" in one["href"]]


def test_an_end_is_no_longer_than_a_quiz(app, client):
    """A file may claim any number of answers for one sitting."""
    id = new_learner()
    place = "trick-winner?trick=S+{}+{}+{}+{}&trump=D"
    cards = itertools.permutations([rank + suit for rank in ("9", "10", "Q", "K", "A") for suit in "CHS"], 4)
    told = {"sitting": f"quiz-{SEED}", "answer": "S", "kind": "trick-winner"}
    log = [
        an_entry(number, **told, address=place.format(*four))
        for number, four in enumerate(itertools.islice(cards, 1005))
    ]
    app.extensions["store"].merge(id, log)
    client.set_cookie("learner", id)
    page = client.get(f"/en/quiz/{SEED}/end").text

    assert page.count("<details") == 1000
    assert "of 1000 right" in page


def test_after_a_review_nothing_is_due(app, client, answer, read):
    """Each topic was asked once, so that the button has gone; a wrong answer waits for tomorrow too."""
    id = new_learner()
    skills = ("trick", "scoring", "left-bower-following", "voids")
    log = [an_entry(skill=skill, address=skill, time=YEARS_AGO) for skill in skills]
    app.extensions["store"].merge(id, log)
    client.set_cookie("learner", id)
    text = client.get("/en/quiz/new?about=due").headers["Location"].split("/")[3]
    for number in range(1, len(skills) + 1):
        answer(item(client, text, number), right=number % 2 == 0)

    assert sorted(one.skill for one in app.extensions["store"].entries(id)[len(skills) :]) == sorted(skills)
    assert not read("/en/progress").all("a", href="/en/quiz/new?about=due")


def test_where_nothing_is_due_nothing_is_asked(client, parse, lang):
    """An old page may still have the button."""
    response = client.get(f"/{lang}/quiz/new?about=due")

    assert response.headers["Location"] == f"/{lang}/quiz?nothing=due"
    assert parse(client.get(response.headers["Location"]).text).of_class("complaint")


def test_two_hundred_questions(app, client, answer):
    """Report 78: nothing gets larger with them but the store."""
    text = f"{SEED}~n.200"
    for number in range(1, 201):
        response = answer(item(client, text, number), right=number % 3 > 0)
        assert response.status_code == 200
    sent = sum(len(one.key) + len(one.value) + 3 for one in client._cookies.values())

    assert sent < 300
    end = client.get(f"/en/quiz/{text}/end")
    assert end.status_code == 200
    assert end.text.count('<li class="right">') > 100
    entries = app.extensions["store"].entries(client.get_cookie("learner").value)
    assert len(entries) == 200


def test_endless_has_no_last_question(client, parse):
    """And can be stopped at each."""
    page = parse(client.get(item(client, f"{SEED}~n.0", 300)).text)

    assert not page.all("progress")
    assert page.all("a", href=f"/en/quiz/{SEED}~n.0/end")


def test_hints_in_two_stages(client, parse, answer, app):
    """Asked for without a script; what is chosen stays, and the answer is not given away in the address."""
    place = "/en/ask/legal-plays?trump=H&trick=E+9H&hand=JD+AD+KC+10S+9S"
    once = client.post(place, data={"answer": ["AD", "KC"], "more": "1"}, follow_redirects=True)
    page = parse(once.text)
    assert {one["value"] for one in page.all("input", name="answer") if one.get("checked") is not None} == {
        "AD",
        "KC",
    }
    assert page.one("input", name="hint")["value"] == "1"
    assert page.of_class("hint")[0].text.strip()

    twice = client.post(place, data={"answer": ["AD"], "hint": "1", "more": "1"}, follow_redirects=True)
    page = parse(twice.text)
    assert "Exactly one belongs to the answer." in page.of_class("hint")[0].text
    assert not page.all("button", name="more")
    given = client.post(place, data={"answer": ["JD"], "hint": "2"}, follow_redirects=True)
    assert given.request.url.endswith("&answer=JD")


def test_hints_for_an_order_keep_the_places(client, parse):
    """What has its place has it still, and a card that is tapped then keeps the hint."""
    place = "/en/puzzles/order-of-trumps"
    once = client.post(place, data={"answer": ["JS"], "more": "1"}, follow_redirects=True)
    page = parse(once.text)
    assert [one["value"] for one in page.all("input", name="answer")] == ["JS"]
    tapped = client.post(place, data={"answer": ["JS"], "put": "JC", "hint": "1"}, follow_redirects=True)
    assert parse(tapped.text).of_class("hint")


# My table, games, placement


def test_my_table(client, parse):
    """Kept in a cookie, and in every quiz that begins from now on; what contradicts itself is refused."""
    saved = client.post(
        "/de/quiz/table",
        data={"variant": "british", "stick-dealer": "true", "joker": "true", "game": ["skat", "x"]},
    )
    assert saved.status_code == 303
    assert client.get_cookie("table").value == "variant.british~stick-dealer.true"
    assert client.get_cookie("games").value == "skat"
    begun = client.get("/de/quiz/new").headers["Location"]
    assert begun.split("/")[3].endswith("~variant.british~stick-dealer.true")
    page = parse(client.get("/de/quiz/table").text)
    chosen = [one["value"] for one in page.all("option") if one.get("selected") is not None]
    assert chosen == ["british", "true"]

    assert "game.skat" in client.get("/de/quiz/new?about=placement").headers["Location"]
    assert client.post("/de/quiz/table", data={"variant": "poker"}).status_code == 422
    for cookie in ("nonsense", "variant.poker", "~~.~", "joker"):
        client.set_cookie("table", cookie)
        assert client.get("/de/quiz").status_code == 200


def test_the_own_variant_is_played_by_the_own_rules(client):
    """The form always names a variant: the own one has its house rules, another one has none."""
    client.post("/en/quiz/table", data={"variant": "british", "stick-dealer": "true"})
    own = client.get("/en/quiz/new?skill=&kind=calls&level=&variant=british&n=10").headers["Location"]
    other = client.get("/en/quiz/new?skill=&kind=calls&level=&variant=standard&n=10").headers["Location"]

    assert own.split("/")[3].endswith("~kind.calls~variant.british~stick-dealer.true")
    assert other.split("/")[3].endswith("~kind.calls")


def test_no_choice_of_a_rule_is_an_accident(client, parse, lang):
    """Each rule of the form in each game: taken, or refused with the names of two rules."""
    form = client.get(f"/{lang}/quiz/table").text
    labels = set(re.findall(r"<span>([^<]+)</span><select", form))
    selects = re.findall(r'<select name="([^"]+)">(.*?)</select>', form, re.DOTALL)
    (_, variants), *rules = [(name, re.findall(r'value="([^"]+)"', options)) for name, options in selects]
    refused = 0
    for variant, (name, values) in itertools.product(variants, rules):
        for value in values:
            told = {"variant": variant, name: value, "game": "skat"}
            response = client.post(f"/{lang}/quiz/table", data=told)
            if response.status_code == 303:
                continue
            refused += 1
            assert response.status_code == 422
            page = parse(response.text)
            (complaint,) = page.of_class("complaint")
            assert labels & set(re.findall(r"[“„](.*?)[”“]", complaint.text))
            # What was chosen is still chosen.
            chosen = [one["value"] for one in page.all("option") if one.get("selected") is not None]
            assert chosen == [variant, value]
            assert page.one("input", value="skat").get("checked") is not None
    assert refused > 20


def test_the_rule_in_force_is_named_where_it_matters(client, read):
    """A position in which the dealer may not pass."""
    passes = "+".join(["pass"] * 7)
    place = f"ask/calls?rules.stick-dealer=true&dealer=S&turn-up=9C&bids={passes}&hand=AD+KD+QH+JH+9S"

    assert read(f"/en/{place}").of_class("rules")


def test_a_placement(app, client, answer, parse):
    """Eight to sixteen questions, each chosen by the answers before; then some lessons are known."""
    begun = client.get("/en/quiz/new?about=placement").headers["Location"]
    text, asked = begun.split("/")[3], []
    for number in range(1, 17):
        place = item(client, text, number)
        if place.endswith("/end"):
            break
        asked.append(place)
        assert item(client, text, number) == place
        answer(place)
        assert item(client, text, number) == place
    page = parse(client.get(f"/en/quiz/{text}/end").text)

    assert 8 <= len(asked) <= 16
    assert len({urlsplit(place).path for place in asked}) == len(asked)
    known = [
        one["href"] for one in page.all("a") if "/lessons/" in one["href"] and one["href"] != "/en/lessons/"
    ]
    assert len(known) >= 2
    entries = app.extensions["store"].entries(client.get_cookie("learner").value)
    assert all(one.placement for one in entries)
    progress = parse(client.get("/en/progress").text)
    assert progress.of_class("placed")


def test_the_longest_placement_ends_with_its_result(app, client, answer, parse):
    """Whoever errs every other time is asked sixteen questions; after the last one comes the result."""
    text = client.get("/en/quiz/new?about=placement").headers["Location"].split("/")[3]
    for number in range(1, 17):
        page = parse(answer(item(client, text, number), right=number % 2 == 0).text)
    (onward,) = page.of_class("onward")

    assert onward["href"] == f"/en/quiz/{text}/end"
    assert client.get(f"/en/quiz/{text}/17").status_code == 404


def test_no_question_of_a_placement_is_skipped(client, parse):
    """The next one is chosen by the answer to this one; an ordinary quiz goes on without it."""
    text = client.get("/en/quiz/new?about=placement").headers["Location"].split("/")[3]

    assert not parse(client.get(item(client, text, 1)).text).of_class("skip-puzzle")
    assert parse(client.get(item(client, SEED, 1)).text).of_class("skip-puzzle")


def test_a_placement_without_cookies_ends(app):
    """It can't choose by answers that nobody keeps, and says so."""
    client = app.test_client(use_cookies=False)
    begun = client.get("/en/quiz/new?about=placement").headers["Location"]
    text = begun.split("/")[3]

    assert "/puzzles/" in item(client, text, 1)
    assert item(client, text, 2).endswith("/end")


def test_placement_finds_what_is_wrong(app, client, parse):
    """Somebody who takes the left bower for a plain jack is not told to skip its lessons."""
    from tutor.minds import MINDS

    begun = client.get("/en/quiz/new?about=placement").headers["Location"]
    text = begun.split("/")[3]
    for number in range(1, 17):
        place = item(client, text, number)
        if place.endswith("/end"):
            break
        question = question_at(app, place)
        mind = MINDS["left-plain"](question.rules)
        errs = "left-plain" in {one.id for one in question.minds}
        given = question.position.answer(mind) if errs else question.computed
        words = given[:1] if question.position.any_of else given
        client.post(place, data={"answer": " ".join(words) or "none"}, follow_redirects=True)
    page = parse(client.get(f"/en/quiz/{text}/end").text)
    headings = [one.text for one in page.all("h3")]

    assert not [title for title in headings if "left bower" in title.casefold()]
    named = parse(client.get("/en/progress").text).of_class("belief")
    assert "ordinary jack" in named[0].text
