"""What the companion's own traces say besides: events, keys, and how they are got wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.core.model.errors import TraceError
from companion.games.malefiz import GAME
from companion.replay.run import replay_lines

HEADER: dict[str, Any] = {
    "trace": 1,
    "game": "malefiz",
    "variant": "classic",
    "seats": ["red", "blue"],
    "options": {},
}
HOME = list(GAME.board("classic").names(GAME.picture(GAME.setup("classic", ("red", "blue")))))


def verdicts(*events: dict[str, Any], **header: Any) -> list[str]:
    """What is decided, in short."""
    lines = [json.dumps({**HEADER, **header}), *map(json.dumps, events)]
    return [f"{told['verdict']} {told.get('move', '')} {told['ms']}" for told in replay_lines(lines)]


def step(at_ms: int, spot: str, *, on: bool, **more: Any) -> dict[str, Any]:
    return {"ms": at_ms, "spot": spot, "on": on, **more}


DIE = {"ms": 100, "die": 1}
UP, DOWN = step(1000, "red:5", on=False), step(2000, "c1", on=True)
END = {"ms": 9000, "end": True}


def test_a_turn_may_be_entered_and_taken_back() -> None:
    entered = {"ms": 500, "enter": "house-c1"}
    assert verdicts(DIE, entered, END)[0] == "legal house-c1 500"
    assert verdicts(DIE, entered, {"ms": 600, "undo": True}, {"ms": 700, "enter": "house-c1"})[1:] == [
        "legal house-c1 700"
    ]
    assert len(verdicts(DIE, entered, {"ms": 600, "undo": "blue"}, {"ms": 700, "enter": "house-c1"})) == 1


def test_out_of_sight_nothing_falls_due() -> None:
    lost = {"ms": 2300, "lost": True}
    assert verdicts(DIE, UP, DOWN, END) == ["legal house-c1 2550"]
    assert verdicts(DIE, UP, DOWN, lost, END) == []
    found = {"ms": 5000, "found": ["c1"]}
    assert "legal" not in " ".join(verdicts(DIE, UP, DOWN, lost, found, END))


def test_time_may_pass_in_between() -> None:
    assert verdicts(DIE, UP, DOWN, {"ms": 2549, "passed": True}, step(2600, "c1", on=False)) == [
        "legal house-c1 2550"
    ]


def test_what_was_not_known_was_not_decided() -> None:
    done = {"ms": 2700, "undo": True}
    assert verdicts(DIE, UP, DOWN, done) == ["legal house-c1 2550"]
    assert verdicts(DIE, UP, DOWN, {**done, "known_ms": 2500}) == []


def test_a_late_report_counts_from_when_the_contact_changed() -> None:
    assert verdicts(DIE, UP, {**DOWN, "ms": 2040, "seen_ms": 2000}, END) == ["legal house-c1 2550"]


def test_after_a_restart_what_was_recorded_is_known_and_nothing_else() -> None:
    restart = {"ms": 3000, "restart": True}
    found = {"ms": 3100, "found": HOME}
    assert verdicts(DIE, restart, {"ms": 3200, "enter": "house-c1"}) == ["legal house-c1 3200"]
    assert verdicts(DIE, UP, restart, found, {"ms": 4000, "die": 2}, END) == []


def test_a_seat_may_leave_and_the_game_may_end() -> None:
    three = {"seats": ["red", "green", "blue"]}
    left = {"ms": 50, "leave": "green"}
    first = {"ms": 200, "enter": "house-c1"}
    assert verdicts(left, DIE, first, {"ms": 300, "die": 1}, {"ms": 400, "enter": "house-o1"}, **three) == [
        "legal house-c1 200",
        "legal house-o1 400",
    ]
    assert verdicts({"ms": 50, "end_game": True}, DIE, first) == []


def test_any_other_word_is_a_stimulus_by_name() -> None:
    said = {"ms": 500, "said": "Enter", "with": {"move": "house-c1"}}
    assert verdicts(DIE, said) == ["legal house-c1 500"]


def test_a_pause_is_a_word_like_others_and_nothing_is_decided_in_it() -> None:
    pause = {"ms": 1500, "said": "Pause", "with": {"on": True, "by": "page"}}
    on = {"ms": 5000, "said": "Pause", "with": {"on": False}}
    assert verdicts(DIE, UP, pause, DOWN, END) == []
    put = step(6000, "c1", on=True)
    assert verdicts(DIE, UP, pause, on, put, END) == ["legal house-c1 6550"]
    assert verdicts(DIE, UP, pause, {"ms": 1600, "restart": True}, DOWN, END) == []


def test_keys_of_ours_on_an_event_of_the_contract_are_somebodys_own() -> None:
    assert verdicts({**DIE, "said": "aloud", "found": 3}, UP, DOWN, END) == ["legal house-c1 2550"]


def test_settings_of_the_header_are_those_of_the_referee() -> None:
    slow = {"goes_on": {"settings": {"rest_legal_ms": 1550}}}
    assert verdicts(DIE, UP, DOWN, END, **slow) == ["legal house-c1 3550"]


@pytest.mark.parametrize(
    ("event", "names"),
    [
        ({"enter": 7}, ["enter", "text", "7"]),
        ({"undo": False}, ["undo", "text"]),
        ({"leave": True}, ["leave", "text"]),
        ({"lost": 1}, ["lost", "true"]),
        ({"passed": "yes"}, ["passed", "true"]),
        ({"restart": False}, ["restart", "true"]),
        ({"end_game": None}, ["end_game", "true"]),
        ({"found": "a1"}, ["found", "list"]),
        ({"found": ["z9"]}, ["unknown spot", "z9"]),
        ({"found": ["a1"], "norths": [3]}, ["norths", "list"]),
        ({"said": "Sing", "with": {}}, ["said", "Sing"]),
        ({"said": "Enter"}, ["said", "with"]),
        ({"said": "SensorFault", "with": {"spot": -1, "kind": "stuck-on"}}, ["said", "SensorFault"]),
        ({"said": "BoardFound", "with": {"occupied": -5}}, ["said", "BoardFound"]),
        ({"said": "SeatChange", "with": {"seat": "red", "change": "sing"}}, ["change", "leave", "sing"]),
        ({"said": "Pause", "with": {"on": True, "by": "cat"}}, ["by", "page", "cat"]),
        ({"said": "Enter", "with": {"move": 3}}, ["said", "move"]),
        ({"spot": "a1", "on": True, "north": 1}, ["north", "true or false"]),
        ({"spot": "a1", "on": True, "seen_ms": 999}, ["seen_ms", "up to 500"]),
        ({"die": 1, "known_ms": -1}, ["known_ms", "up to 500"]),
    ],
)
def test_a_wrong_one_is_named(event: dict[str, Any], names: list[str]) -> None:
    with pytest.raises(TraceError) as caught:
        verdicts({"ms": 500, **event})
    said = str(caught.value)
    assert said.startswith("line 2: ")
    assert "\n" not in said
    assert [name for name in names if name not in said] == []


@pytest.mark.parametrize(
    ("goes_on", "names"),
    [
        (3, ["goes_on", "object"]),
        ({"settings": {"odds": "many"}}, ["goes_on.settings"]),
        ({"settings": {"odds": 0}}, ["goes_on.settings", "odds", "0"]),
        ({"settings": {"missed_lifts": 0}}, ["goes_on.settings", "missed_lifts"]),
        ({"settings": {"press_ms": -1}}, ["goes_on.settings", "press_ms"]),
        ({"settings": "\ud800"}, ["no JSON", "half a character"]),
        ({"past": 3}, ["goes_on.past"]),
        ({"past": [{"kind": "game"}]}, ["goes_on.past"]),
        ({"past": [{"kind": "game", "data": {}}]}, ["goes_on", "KeyError"]),
        ({"past": [{"kind": "game", "data": {"variant": "slow"}}]}, ["goes_on", "slow"]),
    ],
)
def test_a_header_that_cannot_go_on_is_named(goes_on: Any, names: list[str]) -> None:
    with pytest.raises(TraceError) as caught:
        verdicts(DIE, goes_on=goes_on)
    said = str(caught.value)
    assert said.startswith("line 1: ")
    assert [name for name in names if name not in said] == []
