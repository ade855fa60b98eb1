"""The questions beside the game in the state, as answers, and who may give them."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.commands import TakeBack, Whose
from tests.web.browser import Browser
from tests.web.conftest import Site


def turn(site: Site, host: Browser, number: int, frm: str, to: str) -> None:
    host.post("/api/roll", {"number": number})
    site.table.see(to, off=(frm,), rest_ms=1000)


@pytest.fixture
def offered(playing: Site) -> Site:
    """Anna and Mo have moved, and both turns were put back by hand."""
    host = playing.browser().become_host()
    turn(playing, host, 1, "red:1", "c1")
    turn(playing, host, 2, "blue:1", "p1")
    assert len(playing.table.session.progress.history) == 2
    playing.table.see("red:1", "blue:1", off=("p1", "c1"), rest_ms=1000)
    assert playing.table.session.dialogue.take_back_offer == 1
    return playing


@pytest.fixture
def doubted(playing: Site) -> Site:
    """A red and a blue pawn were in the air together."""
    host = playing.browser().become_host()
    turn(playing, host, 1, "red:1", "c1")
    turn(playing, host, 2, "blue:1", "p1")
    playing.table.see("c1", "p1", off=("p1", "c1"), rest_ms=1000)
    return playing


def state(site: Site, lang: str = "en") -> dict[str, Any]:
    answer: dict[str, Any] = site.browser().get(f"/api/state?lang={lang}").get_json()
    return answer


def test_the_offer_is_told_in_both_languages(offered: Site) -> None:
    told = state(offered)
    assert told["phase"] == "illegal"
    asked = {"what": "take-back", "seat": "red", "seats": ["red"], "text": "Is something to be taken back?"}
    assert told["awaiting"] == {**asked, "short": "Take something back?", "seen": asked["text"]}
    offer = told["offer"]
    assert not told["guided"]  # it is asked first whether that was meant
    assert {key: value for key, value in offer.items() if key != "text"} == {
        "number": 1,
        "turns": 2,
        "seat": "red",
        "die": 1,
        "seats": ["red", "blue"],
    }
    assert "before the turn of Anna (red)" in offer["text"]
    assert "vor dem Zug von Anna (rot)" in state(offered, "de")["offer"]["text"]
    assert told["verdicts"][-1]["back"] == 1
    assert told["verdicts"][-1]["text"] == "The pieces stand as they did earlier."  # and nobody is scolded
    assert {lamp["colour"] for lamp in told["lights"].values()} == {"white"}


def test_nothing_is_asked_where_nothing_is_to_ask(playing: Site) -> None:
    told = state(playing)
    assert (told["offer"], told["whose"]) == (None, None)


def test_whoever_only_watches_answers_nothing(offered: Site) -> None:
    before = offered.table.view()
    for path, body in (("/api/take-back", {"number": 1}), ("/api/whose", {"right": True})):
        answer = offered.browser().post(path, body)
        assert (answer.status_code, answer.get_json()["code"]) == (403, "role")
    assert offered.table.view() is before


def test_the_host_takes_several_turns_back(offered: Site) -> None:
    answer = offered.browser().become_host().post("/api/take-back", {"number": 1})
    assert answer.status_code == 200
    assert offered.table.commands[-1] == TakeBack(0, 1)
    told = state(offered)
    assert (told["turn"], told["die"], told["phase"], told["past"]["lines"]) == ("red", 1, "move", 0)
    assert told["verdicts"][-1]["text"] == "The turn of Anna (red) was taken back by hand."


def test_one_of_two_cannot_take_both_turns_back_but_may_say_no(offered: Site) -> None:
    blue = offered.browser().claim("blue")
    answer = blue.post("/api/take-back", {"number": 1})
    assert (answer.status_code, answer.get_json()["code"]) == (409, "refused")
    assert len(offered.table.session.progress.history) == 2
    assert blue.post("/api/take-back", {"number": 0}).status_code == 200
    told = state(offered)
    assert told["offer"] is None
    assert told["guided"] == (told["phase"] in ("illegal", "arrange"))
    assert "Please put it back." in told["verdicts"][-1]["text"]


def test_a_phone_that_holds_both_seats_takes_both_turns_back(offered: Site) -> None:
    family = offered.browser().claim("red").claim("blue")
    assert family.post("/api/take-back", {"number": 1}).status_code == 200
    assert offered.table.session.progress.history == ()


def test_a_seat_takes_its_own_last_turn_back(playing: Site) -> None:
    host = playing.browser().become_host()
    turn(playing, host, 1, "red:1", "c1")
    playing.table.see("red:1", off=("c1",), rest_ms=1000)
    red, blue = playing.browser().claim("red"), playing.browser().claim("blue")
    assert blue.post("/api/take-back", {"number": 1}).status_code == 409
    assert red.post("/api/take-back", {"number": 1}).status_code == 200
    assert playing.table.commands[-1] == TakeBack(0, 1, ("red",))
    assert playing.table.session.die == 1


def test_what_is_not_offered_any_more_is_not_taken_back(offered: Site) -> None:
    host = offered.browser().become_host()
    for number in (2, 7):
        answer = host.post("/api/take-back", {"number": number})
        assert (answer.status_code, answer.get_json()["code"]) == (409, "refused")
    offered.table.see(off=("red:2",))
    assert host.post("/api/take-back", {"number": 1}).status_code == 409


@pytest.mark.parametrize(
    ("path", "body", "names"),
    [
        ("/api/take-back", {}, "number is missing"),
        ("/api/take-back", {"number": -1}, "number is -1"),
        ("/api/take-back", {"number": "1"}, "number is"),
        ("/api/take-back", {"turn": 1}, "right would be"),
        ("/api/whose", {}, "right is missing, must be true or false"),
        ("/api/whose", {"right": 1}, "right is 1, must be true or false"),
    ],
)
def test_a_wrong_body_is_one_clear_line(offered: Site, path: str, body: dict[str, Any], names: str) -> None:
    answer = offered.browser().become_host().post(path, body)
    assert answer.status_code == 400
    assert names in answer.get_json()["error"]


def test_whose_piece_it_is_is_told_and_answered_by_any_player(doubted: Site) -> None:
    told = state(doubted)
    assert told["phase"] == "roll"
    assert (told["whose"]["spots"], told["whose"]["mixed"]) == ({"c1": "red", "p1": "blue"}, False)
    assert "the red pawn stands on the field right in front of the red house" in told["whose"]["text"]
    assert "die rote Figur steht auf dem Feld direkt vor" in state(doubted, "de")["whose"]["text"]
    assert {spot: lamp["colour"] for spot, lamp in told["lights"].items()} == {"c1": "red", "p1": "blue"}
    assert doubted.browser().claim("blue").post("/api/whose", {"right": True}).status_code == 200
    assert doubted.table.commands[-1] == Whose(0, right=True)
    assert state(doubted)["whose"] is None


def test_swapped_pieces_are_led_back_by_steps(doubted: Site) -> None:
    doubted.browser().claim("blue").post("/api/whose", {"right": False})
    told = state(doubted)
    assert told["whose"]["mixed"]
    assert len(told["steps"]) == 3
    assert {step["piece"] for step in told["steps"]} == {"red", "blue"}


def test_an_unanswered_question_stays_as_a_note(doubted: Site) -> None:
    host = doubted.browser().become_host()
    turn(doubted, host, 1, "red:2", "g1")  # no turn at all
    doubted.table.see("red:2", off=("g1",), rest_ms=1000)
    assert state(doubted)["whose"] is not None
    host.post("/api/enter", {"move": "c1-d1"})
    told = state(doubted)
    assert told["whose"] is None
    notes = [each["text"] for each in told["verdicts"] if each["verdict"] == "unsure"]
    assert len(notes) == 1
    assert notes[0].startswith("Nobody has said whether this is right: the red pawn stands on")
