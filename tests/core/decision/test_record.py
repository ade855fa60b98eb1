"""What one entry makes of the recorded values, and the verdict that it holds."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.decision import record
from companion.core.model.history import Overruled, Rolled
from companion.core.model.inputs import OVERRULED, SENSORS, TOLD, Deed
from companion.core.model.session.recorded import FRIENDLY, Paused, Progress, Settings, TableState
from companion.core.model.types import Entry, Verdict
from companion.games.malefiz import GAME

START = GAME.setup("classic", ("red", "blue"))
TABLE = TableState(Settings())
CARDS = {"red": ("roll", "move")}
TURN = {"number": 4, "seat": "red", "word": "move", "move": "a1-c1", "how": SENSORS}


def test_a_game_begins_with_what_its_entry_says() -> None:
    told = {
        "names": {"red": "Anna"},
        "computer": {"blue": "best", "green": "perfect"},
        "luck": "luck",
        "learns": {"red": ["roll"]},
    }
    assert record.began(GAME, START, Settings(odds=7), told) == TableState(
        Settings(odds=7),
        names={"red": "Anna"},
        computer={"blue": "best"},  # people move for a level that is not known here
        luck="luck",
        learns={"red": ("roll",)},
    )
    assert record.began(GAME, START, Settings(), {}) == TableState(Settings(), judging=FRIENDLY)


@pytest.mark.parametrize(("manner", "strict"), [("tournament", True), ("friendly", False)])
def test_a_tournament_is_strict_whatever_the_settings_say(manner: str, *, strict: bool) -> None:
    table = record.began(GAME, START, Settings(), {"manner": manner})
    assert (table.tournament, table.settings.strict) == (strict, strict)
    assert record.began(GAME, START, Settings(strict=True), {"manner": manner}).settings.strict


def test_what_chance_settled_is_sealed_only_where_it_did() -> None:
    assert record.began(GAME, START, Settings(), {"lot": "a lot"}).sealed
    assert not record.began(GAME, START, Settings(), {"lot": ""}).sealed


@pytest.mark.parametrize(
    ("kind", "data", "verdict"),
    [
        ("input", {**TURN}, Verdict(9, "legal", "red", "a1-c1")),
        ("input", {**TURN, "word": "pass", "move": "pass"}, Verdict(9, "pass", "red")),
        (
            "input",
            {"word": "pull", "seat": "red", "move": "pull:a1-b1", "source": "board", "ends": False},
            Verdict(9, "legal", "red", "pull:a1-b1"),
        ),
        (
            "input",
            {
                "word": "call",
                "seat": "red",
                "move": "call:red",
                "source": "said",
                "ends": True,
                "deeds": [{"what": "chip"}],
            },
            Verdict(9, "heard", "red", "call:red", ends=True, deeds=(Deed("chip"),)),
        ),
        ("won", {"seat": "red"}, Verdict(9, "won", "red")),
        ("undo", {"number": 3}, None),
        (
            "undo",
            {"number": 3, "how": "hand", "seat": "red", "move": "a1-c1"},
            Verdict(9, "taken-back", "red", "a1-c1", back=3),
        ),
        (
            "overruled",
            {"what": "number", "by": ["red", "blue"], "seat": "red", "move": "", "die": 3},
            Verdict(9, "overruled", "red", kind="number", die=3, by=("red", "blue")),
        ),
        (
            "illegal",
            {"seat": "red", "wrong": ["a1"], "missing": [], "reason": "blocked", "mood": "of tomorrow"},
            Verdict(9, "illegal", "red", reason="blocked", wrong=("a1",)),
        ),
        ("restored", {}, Verdict(9, "restored")),
        ("ambiguous", {"moves": ["a", "b"]}, Verdict(9, "ambiguous", moves=("a", "b"))),
        ("fault", {"spot": "a1", "kind": "weak"}, Verdict(9, "fault", spot="a1", kind="weak")),
        ("roll", {"seat": "red", "die": 3}, None),
        ("choose", {"move": "none"}, None),
    ],
)
def test_an_entry_holds_its_verdict(kind: str, data: dict[str, Any], verdict: Verdict | None) -> None:
    assert record.verdict_of(Entry(kind, 9, data)) == verdict


def rolls(*numbers: int, seat: str = "red") -> Progress:
    progress = Progress()
    for number in numbers:
        progress = record.rolled(progress, {"seat": seat, "die": number, "how": TOLD})
    return progress


def test_numbers_are_counted_and_only_the_last_are_kept() -> None:
    assert rolls(3).rolls == (Rolled(1, "red", 3, TOLD),)
    many = rolls(*[1] * record.KEPT_ROLLS, 6)
    assert [one.count for one in many.rolls] == [*range(2, record.KEPT_ROLLS + 2)]
    assert many.how_rolled == TOLD
    proven = record.rolled(rolls(3), {"seat": "blue", "die": 5, "how": "rolled", "secret": "s", "share": "t"})
    assert proven.rolls[-1] == Rolled(2, "blue", 5, "rolled", "s", "t")
    assert proven.how_rolled == "rolled"


@pytest.mark.parametrize(
    ("seat", "die", "back"),
    [
        ("red", 3, [False, False, True]),
        ("red", 5, [False, True, False]),
        ("blue", 3, [False, False, False]),
        ("red", None, [False, False, False]),
    ],
)
def test_the_last_such_number_of_a_seat_is_taken_back(seat: str, die: int | None, back: list[bool]) -> None:
    after = record.unrolled(rolls(3, 5, 3), seat, die)
    assert [one.back for one in after.rolls] == back
    assert [one.die for one in after.rolls] == [3, 5, 3]


def test_a_number_is_taken_back_once_and_then_the_one_before() -> None:
    after = record.unrolled(record.unrolled(rolls(3, 5, 3), "red", 3), "red", 3)
    assert [one.back for one in after.rolls] == [True, False, True]


def test_a_game_pauses_goes_on_and_ends() -> None:
    paused = record.halted(Progress(), Entry("pause", 5, {"by": "idle"}))
    assert (paused.paused, paused.ended) == (Paused("idle", 5), False)
    assert record.halted(paused, Entry("resume", 6, {})) == Progress()
    ended = record.halted(paused, Entry("end", 6, {}))
    assert (ended.paused, ended.ended) == (None, True)
    assert record.halted(ended, Entry("resume", 7, {})).ended


def test_a_help_is_switched_and_others_stay() -> None:
    one = record.aided(record.aided(TABLE, {"aid": "memory", "on": True}), {"aid": "target", "on": False})
    assert one.aids == {"memory": True, "target": False}
    assert record.aided(one, {"aid": "memory", "on": False}).aids == {"memory": False, "target": False}


BUSY = TableState(
    Settings(),
    names={"red": "Anna", "blue": "Bo"},
    lights_off=frozenset({"blue"}),
    hints={"blue": "full"},
    computer={"blue": "best"},
    learns=CARDS,
)


@pytest.mark.parametrize(
    ("data", "field", "value"),
    [
        ({"seat": "red", "change": "name", "name": "Cleo"}, "names", {"red": "Cleo", "blue": "Bo"}),
        ({"seat": "red", "change": "leave", "name": "Anna"}, "names", {"red": "Anna", "blue": "Bo"}),
        ({"seat": "red", "change": "dark"}, "lights_off", {"red", "blue"}),
        ({"seat": "blue", "change": "lit"}, "lights_off", set()),
        ({"seat": "red", "change": "hints", "level": "some"}, "hints", {"red": "some", "blue": "full"}),
        ({"seat": "blue", "change": "handover", "name": "Di"}, "computer", {}),
        (
            {"seat": "red", "change": "handover", "name": "", "level": "clever"},
            "computer",
            {"red": "clever", "blue": "best"},
        ),
        ({"seat": "red", "change": "handover", "name": "", "level": "perfect"}, "computer", {"blue": "best"}),
        ({"seat": "blue", "change": "handover", "name": "Di"}, "names", {"red": "Anna", "blue": "Di"}),
        ({"seat": "blue", "change": "learns"}, "learns", {**CARDS, "blue": ()}),
        ({"seat": "red", "change": "learns"}, "learns", {"red": ()}),
        ({"seat": "red", "change": "knows"}, "learns", {}),
        ({"seat": "red", "change": "told", "word": "win"}, "learns", {"red": ("roll", "move", "win")}),
        ({"seat": "red", "change": "told", "word": "move"}, "learns", CARDS),
        ({"seat": "blue", "change": "told", "word": "win"}, "learns", CARDS),  # it does not learn
    ],
)
def test_a_seat_changes(data: dict[str, Any], field: str, value: object) -> None:
    after = record.seated(GAME, BUSY, data)
    assert getattr(after, field) == value
    untouched = {"settings", "aids", "judging", "sealed", "luck"}
    assert all(getattr(after, each) == getattr(BUSY, each) for each in untouched)


def test_a_turn_becomes_a_part_of_history() -> None:
    data = {**TURN, "die": 2, "won": True, "ends": False, "captured": "blue"}
    past = record.past_of(Entry("input", 9, data), START, 77, 5)
    assert (past.number, past.seat, past.die, past.move, past.how, past.at_ms) == (
        *(4, "red", 2, "a1-c1", SENSORS, 9),
    )
    assert (past.before, past.picture, past.won, past.ends, past.known) == (START, 77, True, False, 5)
    assert past.deeds == (Deed("captured", "red", value="blue"),)
    assert past.over is None
    bare = record.past_of(Entry("input", 9, TURN), START, 77)
    assert (bare.die, bare.won, bare.ends, bare.known) == (0, False, True, None)


@pytest.mark.parametrize(("die", "told"), [(6, 6), (None, 0)])
def test_an_overruling_becomes_a_part_of_history(die: int | None, told: int) -> None:
    data = {
        **TURN,
        "what": "turn",
        "by": ["host"],
        "die": 2,
        "since": 3,
        "still": [],
        "won": True,
        "known": 5,
        "before": {"die": die},
        "barricade": True,
        "ends": False,
    }
    past = record.past_of(Entry("overruled", 9, data), START, 77, 5)
    assert (past.number, past.seat, past.die, past.move, past.how, past.at_ms) == (
        *(4, "red", told, "a1-c1", OVERRULED, 9),
    )
    assert past.over == Overruled("turn", ("host",), 2, 3)
    assert (past.before, past.picture, past.won, past.ends, past.known) == (START, 77, True, False, 5)
    assert past.deeds == (Deed("barricade", "red"),)
