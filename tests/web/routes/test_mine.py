"""What one seat alone may see and say."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.core.model.commands import DieRolled, Given
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Input, Taken
from companion.core.model.session import Session
from companion.games.barbarossa import GAME
from companion.ports.commands import NewGame
from companion.state.history_lines import past_line
from companion.state.private_state import is_somebody_elses, private_views
from companion.words.i18n import translator
from tests.games.barbarossa.players.games import came
from tests.table import Table
from tests.web.conftest import Site

SEATS = ("red", "green", "yellow")
MARK = "Zauberhut"


def told(session: Session | None, *seats: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = msgspec.to_builtins(private_views(session, seats, translator("en"), "en"))
    return lines


def begun() -> Table:
    """Three choose their words; green has noted its first one."""
    table = Table(GAME.setup("classic", SEATS, {"free_words": True}), game=GAME)
    table.until(1000)
    table.tell(Given(2000, Input("word", MARK), "green"))
    return table


def test_each_seat_is_told_its_own_inputs_and_no_other_ones() -> None:
    session = begun().session
    for seat in SEATS:
        (own,) = told(session, seat)
        assert own["seat"] == seat
        assert all(seat in one["seats"] for one in own["awaited"])
        assert "word" in [one["word"] for one in own["awaited"]]
    assert told(session) == []
    assert told(None, *SEATS) == []
    assert [own["seat"] for own in told(session, "yellow", "red")] == ["red", "yellow"]


def test_what_a_seat_has_noted_is_told_to_nobody_else() -> None:
    session = begun().session
    assert isinstance(GAME.hear(session.position, Input("word", "Hut"), "red"), Taken)
    for seat in ("red", "yellow"):
        assert MARK not in str(told(session, seat))
    assert MARK not in str(session.dialogue.verdicts)


def test_a_field_says_what_may_be_said_instead_and_which_texts_are_listed() -> None:
    (own,) = told(begun().session, "green")
    word = next(each for each in own["awaited"] if each["word"] == "word")
    assert (word["most"], word["secret"], word["own"], word["listed"], word["only"]) == (
        40,
        True,
        True,
        True,
        False,
    )
    assert [(each["input"], each["text"]) for each in word["values"]] == [("word", "On paper")]
    assert own["told"] == [{"text": f"Riddle 1: {MARK}", "about": "My words", "now": False}]


def test_a_secret_word_is_said_by_its_own_seat_alone() -> None:
    session = begun().session
    assert is_somebody_elses(session, "word", ())
    assert not is_somebody_elses(session, "word", ("red",))
    assert not is_somebody_elses(session, "begins", ())


@pytest.fixture
def riddles(site: Site) -> Site:
    """Three are choosing their words."""
    site.table.game = GAME
    site.table.execute(
        NewGame("barbarossa", "classic", SEATS, dict.fromkeys(SEATS, ""), {"free_words": True})
    )
    return site


def test_the_host_says_nothing_secret_for_a_seat_of_another_phone(riddles: Site) -> None:
    host = riddles.browser().become_host()
    for seat in (None, "green"):
        body = {"input": f"word:{MARK}", **({"seat": seat} if seat else {})}
        assert host.post("/api/input", body).status_code == 403
    host.claim("red")
    assert host.post("/api/input", {"input": f"word:{MARK}", "seat": "green"}).status_code == 403
    assert host.post("/api/input", {"input": f"word:{MARK}"}).status_code == 200
    assert riddles.browser().claim("green").post("/api/input", {"input": f"word:{MARK}"}).status_code == 200
    assert host.post("/api/input", {"input": "rethink", "seat": "green"}).status_code == 403
    assert host.post("/api/enter", {"move": "rethink"}).status_code == 409
    session = riddles.table.view().session
    assert session is not None
    assert session.position.position.chosen == (1, 1, 0)
    own = host.get("/api/mine").get_json()
    assert [(each["seat"], [line["text"] for line in each["told"]]) for each in own] == [
        ("red", [f"Riddle 1: {MARK}"])
    ]


def test_a_lost_phone_is_replaced_and_nobody_sees_anything_by_it(riddles: Site) -> None:
    old, new, host = riddles.browser().claim("green"), riddles.browser(), riddles.browser().become_host()
    assert old.post("/api/input", {"input": f"word:{MARK}"}).status_code == 200
    assert new.post("/api/seats/green/claim").status_code == 409
    assert host.post("/api/seats/green/release").status_code == 200
    assert MARK not in host.get("/api/mine").get_data(as_text=True)
    new.claim("green")
    assert old.get("/api/mine").get_json() == []
    assert old.post("/api/input", {"input": "word:Hut"}).status_code == 403
    answer = new.get("/api/mine?lang=de")
    assert answer.headers["Cache-Control"] == "no-store"
    assert "ETag" not in answer.headers
    assert MARK in answer.get_data(as_text=True)
    assert host.me()["changed"] == old.me()["changed"] == {"green": 1}


def test_texts_to_choose_from_are_the_same_for_everybody(riddles: Site) -> None:
    lists = riddles.browser().get("/api/texts/word?lang=de").get_json()
    assert "Drache" in {text for each in lists for text in each["texts"]}
    assert riddles.browser().get("/api/texts/verdict").status_code == 404


def test_what_is_said_in_secret_is_told_by_the_game_without_its_value() -> None:
    dwarf = Table(came("dwarf"), game=GAME)
    dwarf.until(1000)
    for given in (Input("demand", "green:1"), Input("nth", "2"), Input("tell", "Q")):
        dwarf.tell(Given(2000, given))
    for session, sentence, secret in (
        (begun().session, "Green has noted a word.", MARK),
        (dwarf.session, "Green has told Red the letter in secret.", "Q"),
    ):
        line = past_line(session, session.progress.history[-1], translator("en"))
        assert line.text.startswith(sentence)
        assert secret not in msgspec.json.encode([line, str(session.dialogue.verdicts)]).decode()


def test_why_a_word_is_not_taken_is_said_by_the_game_and_repeats_nothing(site: Site) -> None:
    site.table.game = GAME
    site.table.execute(NewGame("barbarossa", "classic", SEATS, dict.fromkeys(SEATS, "")))
    answer = site.browser().claim("red").post("/api/input", {"input": f"word:{MARK}"})
    assert (answer.status_code, answer.get_json()) == (
        409,
        {
            "error": "This word is not in the word list. Choose another one.",
            "code": "refused",
            "explained": "/how-to-play/barbarossa/classic#BR-03",
        },
    )


def test_a_second_phone_is_let_in_by_the_seat_alone_and_for_two_minutes(riddles: Site) -> None:
    first, second, third = (riddles.browser() for _ in range(3))
    host = riddles.browser().become_host()
    first.claim("green")
    refused = host.post("/api/seats/green/share", {"on": True})
    assert refused.status_code == 403
    assert refused.get_json()["error"] == "Only the player of this seat can do that."
    assert second.post("/api/seats/green/claim").status_code == 409
    assert first.post("/api/seats/green/share", {"on": True}).status_code == 200
    riddles.clock.now_ms += 120_001
    assert second.post("/api/seats/green/claim").status_code == 409
    assert first.post("/api/seats/green/share", {"on": True}).status_code == 200
    assert second.me()["claimed"] == []
    second.claim("green")
    assert third.post("/api/seats/green/claim").status_code == 409
    assert third.me()["changed"] == {"green": 1}
    assert second.post("/api/input", {"input": f"word:{MARK}"}).status_code == 200
    assert MARK in first.get("/api/mine").get_data(as_text=True)
    assert second.post("/api/seats/green/release").status_code == 200
    assert [phone.me()["seats"] for phone in (first, second)] == [["green"], []]
    assert first.post("/api/seats/green/share", {"on": True}).status_code == 200
    host.claim("green")  # the host shares it, too, and frees it for the phone that is lost
    assert host.post("/api/seats/green/release").status_code == 200
    assert first.me()["seats"] == third.me()["claimed"] == []


def test_secrets_are_told_to_who_sits_in_the_game_that_they_are_of(
    riddles: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, keys = riddles.browser(), riddles.house.claims
    riddles.table.publish(game_id=1)
    old.claim("green")
    view = replace(riddles.table.view(), game_id=2)
    monkeypatch.setattr(keys, "_game", lambda: 1)  # the next game begins while the badge is read
    monkeypatch.setattr(riddles.table, "view", lambda: view)
    assert old.post("/api/input", {"input": "begins:red"}).status_code == 403
    assert old.get("/api/mine").get_json() == []
    assert old.post("/api/input", {"input": f"word:{MARK}"}).status_code == 403


def test_a_phone_of_two_seats_says_what_only_one_of_them_may(riddles: Site) -> None:
    both = riddles.browser().claim("green").claim("yellow")
    for seat in SEATS:
        for word in ("word", "word", "word", "ready"):
            riddles.table.execute(Given(0, Input(word), seat))
    for seat in SEATS:
        riddles.table.execute(Given(0, Input("placed"), seat))
    riddles.table.execute(Given(0, Input("begins", "red")))
    assert both.post("/api/input", {"input": "curse:yellow"}).status_code == 200
    assert both.post("/api/input", {"input": "curse:red"}).status_code == 409


def test_nobody_enters_the_stone_of_another_seat(site: Site) -> None:
    site.table.game = GAME
    options = {"sensed_curses": True}
    site.table.execute(NewGame("barbarossa", "classic", SEATS, dict.fromkeys(SEATS, ""), options))
    for seat in SEATS:
        for word in ("word", "word", "word", "ready"):
            site.table.execute(Given(0, Input(word), seat))
    for seat in SEATS:
        site.table.execute(Given(0, Input("placed"), seat))
    site.table.execute(Given(0, Input("begins", "red")))
    site.table.execute(DieRolled(0, 1))
    red = site.browser().claim("red")
    assert red.post("/api/enter", {"move": "curse:green"}).status_code == 403
    assert site.browser().become_host().post("/api/enter", {"move": "curse:green"}).status_code == 200


@pytest.mark.parametrize(
    ("plays", "held", "how"), [(False, False, "told"), (True, False, "host"), (False, True, "host")]
)
def test_what_a_host_says_in_the_place_of_others_is_told_to_all(
    riddles: Site, plays: bool, held: bool, how: str
) -> None:
    host = riddles.browser().become_host()
    green = riddles.browser().claim("green")
    for _ in range(3):
        assert green.post("/api/input", {"input": "word"}).status_code == 200
    if not held:
        assert green.post("/api/seats/green/release", {}).status_code == 200
    if plays:
        host.claim("red")
    assert host.post("/api/input", {"input": "ready", "seat": "green"}).status_code == 200
    session = riddles.table.view().session
    assert session is not None
    line = past_line(session, session.progress.history[-1], translator("en"))
    assert line.how == how
    assert line.text.endswith("(said by the host)") == (how == "host")


def test_what_a_host_says_for_its_own_seat_needs_no_word_about_it(riddles: Site) -> None:
    host = riddles.browser().become_host().claim("green")
    for text in ("word", "word", "word", "ready"):
        assert host.post("/api/input", {"input": text}).status_code == 200
    session = riddles.table.view().session
    assert session is not None
    assert session.progress.history[-1].how == "told"
