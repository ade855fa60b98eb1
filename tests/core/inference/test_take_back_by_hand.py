"""Taking back by hand: an earlier position on the board is recognised, confirmed and restored."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.decision.fold import restore
from companion.core.guidance.lights import light_plan
from companion.core.model.commands import Choose, TakeBack
from companion.core.model.types import Entry
from companion.core.reducer.command_refusal import refusal
from companion.games.malefiz import GAME
from tests.table import SETTINGS, Table, told

THREE: dict[str, Any] = {
    "turn": "red",
    "pieces": {"a1": "red", "e1": "blue", "m1": "green", "c3": "barricade"},
    "house": {"red": 4, "blue": 4, "green": 4},
}
"""Red takes blue's pawn with a 4; then green and blue move."""


def captured() -> Table:
    """Red a1xe1 with a 4 (turn 1); green is to roll."""
    table = Table({**THREE, "house": {"red": 4, "green": 4, "blue": 4}})
    table.die(100, 4)
    table.touch(1000, "-e1", "-a1", "+e1", "+blue:5")
    assert [verdict.move for verdict in table.until(3000)] == ["a1xe1"]
    return table


def three_turns() -> Table:
    """Turns 1 to 3: red captures, green m1-o1, blue house-p1 (its number is 2)."""
    table = captured()
    table.die(4000, 2)
    table.touch(5000, "-m1", "+o1")
    assert [verdict.move for verdict in table.until(7000)] == ["m1-o1"]
    table.die(8000, 2)
    table.touch(9000, "-blue:5", "+p1")
    assert [verdict.move for verdict in table.until(11_000)] == ["house-p1"]
    return table


def yes(table: Table, at_ms: int, *seats: str) -> list[dict[str, Any]]:
    return told(table.tell(TakeBack(at_ms, table.session.dialogue.take_back_offer, seats)))


def standing(table: Table) -> tuple[Any, ...]:
    session = table.session
    return (
        session.seat,
        session.die,
        session.phase,
        len(session.progress.history),
        session.dialogue.take_back_offer,
    )


def test_the_last_turn_put_back_with_its_captive_is_offered_and_taken_back() -> None:
    table = captured()
    table.touch(4000, "-e1", "+a1", "-blue:5", "+e1")
    said = told(table.until(6000))
    assert [(one["reason"], one["wrong"], one["missing"], one["back"]) for one in said] == [
        ("not-your-piece", ["a1"], ["blue:5"], 1)
    ]
    assert standing(table) == ("green", None, "illegal", 1, 1)
    assert yes(table, 7000) == [
        {"ms": 7000, "verdict": "taken-back", "seat": "red", "move": "a1xe1", "back": 1}
    ]
    assert standing(table) == ("red", 4, "move", 0, 0)
    assert table.now == "settled"
    assert GAME.dump(table.session.position)["pieces"] == THREE["pieces"]


def test_the_same_turn_can_be_played_again_after_it_was_taken_back() -> None:
    table = captured()
    table.touch(4000, "-e1", "+a1", "-blue:5", "+e1")
    table.until(6000)
    yes(table, 7000)
    table.touch(8000, "-red:1", "+a2")
    assert [(one["verdict"], one["move"]) for one in told(table.until(10_000))] == [("legal", "house-a2")]
    assert table.session.progress.history[-1].number == 1


def test_three_turns_back_bring_the_number_of_the_first_of_them() -> None:
    table = three_turns()
    table.die(12_000, 6)  # red has rolled already
    table.touch(13_000, "-p1", "+blue:5", "-o1", "+m1", "-e1", "+a1", "-blue:5", "+e1")
    said = told(table.until(16_000))
    assert [one["verdict"] for one in said] == ["illegal"]
    assert (said[-1]["back"], table.session.dialogue.take_back_offer) == (1, 1)
    assert [one["back"] for one in yes(table, 17_000)] == [3, 2, 1]
    assert standing(table) == ("red", 4, "move", 0, 0)
    assert [entry.data["number"] for entry in table.entries if entry.kind == "undo"] == [3, 2, 1]


def test_the_nearest_turn_is_taken_where_two_fit() -> None:
    table = Table({"turn": "red", "pieces": {"a1": "red", "m1": "blue"}, "house": {"red": 4, "blue": 4}})
    for at_ms, frm, to in ((1000, "a1", "c1"), (4000, "m1", "o1"), (7000, "c1", "a1"), (10_000, "o1", "m1")):
        table.die(at_ms, 2)
        table.touch(at_ms + 100, f"-{frm}", f"+{to}")
        table.until(at_ms + 2000)
    table.die(13_000, 2)
    table.touch(13_100, "-a1", "+c1")
    table.until(15_000)
    assert len(table.session.progress.history) == 5  # before turn 5 the board stood as before turn 1
    table.touch(16_000, "-c1", "+a1")
    table.until(18_000)
    assert table.session.dialogue.take_back_offer == 5


def test_no_leaves_the_game_as_it_is_and_putting_forward_again_is_restored() -> None:
    table = captured()
    table.touch(4000, "-e1", "+a1", "-blue:5", "+e1")
    table.until(6000)
    assert table.tell(TakeBack(7000, 0)) == []
    assert standing(table) == ("green", None, "illegal", 1, 0)
    assert table.until(20_000) == []
    assert table.session.dialogue.take_back_offer == 0  # not asked again
    table.touch(21_000, "-e1", "+blue:5", "-a1", "+e1")
    assert [one["verdict"] for one in told(table.until(23_000))] == ["restored"]
    table.touch(24_000, "-e1", "+a1", "-blue:5", "+e1")  # another try is another question
    table.until(26_000)
    assert table.session.dialogue.take_back_offer == 1


def test_the_offer_is_withdrawn_while_the_hands_go_on_and_made_again_at_rest() -> None:
    table = captured()
    table.touch(4000, "-e1", "+a1", "-blue:5", "+e1")
    table.until(6000)
    table.touch(7000, "-a1")
    table.until(7500)
    assert table.session.dialogue.take_back_offer == 0
    assert refusal(table.session, TakeBack(7600, 1)) is not None
    assert table.tell(TakeBack(7600, 1)) == []
    assert len(table.session.progress.history) == 1
    table.touch(8000, "+a1")
    assert table.until(8600) == []
    assert table.session.dialogue.take_back_offer == 0
    table.until(10_000)
    assert table.session.dialogue.take_back_offer == 1


def test_another_piece_on_the_field_does_not_restore_the_position() -> None:
    table = Table({**THREE, "pieces": {"a1": "red", "g3": "barricade", "m1": "green"}})
    table.die(100, 2)
    table.touch(1000, "-a1", "+c1")
    assert [verdict.move for verdict in table.until(3000)] == ["a1-c1"]
    # green's pawn goes where red's was, red's pawn where green's was: the picture is the old one
    table.touch(4000, "-m1", "+a1", "-c1", "+m1")
    (said,) = told(table.until(7000))
    assert "back" not in said
    assert table.session.dialogue.take_back_offer == 0


def test_a_legal_turn_that_looks_like_taking_back_is_the_legal_turn() -> None:
    table = Table({"turn": "red", "pieces": {"c1": "red", "m1": "blue"}, "house": {"red": 4, "blue": 4},
                   "options": {"six_again": True}})  # fmt: skip
    table.die(100, 6)
    table.touch(1000, "-c1", "+i1")
    assert [verdict.move for verdict in table.until(3000)] == ["c1-i1"]
    table.die(4000, 6)  # red again, and back over the same way: also how it stood before turn 1
    table.touch(5000, "-i1", "+c1")
    assert [(one["verdict"], one["move"]) for one in told(table.until(7000))] == [("legal", "i1-c1")]
    assert table.session.dialogue.take_back_offer == 0


def test_while_the_number_of_the_next_seat_is_known_the_turn_before_is_still_offered() -> None:
    table = captured()
    table.die(3500, 2)  # green could move m1
    table.touch(4000, "-e1", "+a1", "-blue:5", "+e1")
    (said,) = told(table.until(6000))
    assert (said["reason"], said["back"]) == ("not-your-piece", 1)
    yes(table, 7000)
    assert standing(table) == ("red", 4, "move", 0, 0)


def test_before_a_roll_the_verdict_stays_what_it_was() -> None:
    table = Table({"turn": "red", "pieces": {"a1": "red", "m1": "blue"}, "house": {"red": 4, "blue": 4},
                   "options": {"six_again": True}})  # fmt: skip
    table.die(100, 6)
    table.touch(1000, "-a1", "+g1")
    table.until(3000)
    assert table.session.seat == "red"  # again
    table.touch(4000, "-g1", "+a1")
    (said,) = told(table.until(6000))
    assert {key: said[key] for key in ("ms", "reason", "wrong", "missing", "back")} == {
        "ms": 4100 + 800,
        "reason": "no-roll",
        "wrong": ["a1"],
        "missing": ["g1"],
        "back": 1,
    }


def test_a_pass_is_taken_back_with_the_turn_before_it() -> None:
    shut_in = {"i13": "blue", "h13": "barricade", "j13": "barricade"}
    table = Table({"turn": "red", "pieces": {"a1": "red", **shut_in}, "house": {"red": 4, "blue": 0}})
    table.die(100, 2)
    table.touch(1000, "-a1", "+c1")
    table.until(3000)
    table.die(4000, 6)
    assert [past.move for past in table.session.progress.history] == ["a1-c1", "pass"]
    table.touch(5000, "-c1", "+a1")
    table.until(7000)
    assert table.session.dialogue.take_back_offer == 1
    assert len(yes(table, 8000, "red")) == 2  # the pass takes nothing from blue
    assert standing(table) == ("red", 2, "move", 0, 0)


# --- who may -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "allowed"), [((), True), (("red",), True), (("green",), False), (("blue", "red"), True)]
)
def test_the_last_turn_may_be_taken_back_by_who_played_it(seats: tuple[str, ...], allowed: bool) -> None:
    table = captured()
    table.touch(4000, "-e1", "+a1", "-blue:5", "+e1")
    table.until(6000)
    assert (refusal(table.session, TakeBack(7000, 1, seats)) is None) is allowed
    yes(table, 7000, *seats)
    assert len(table.session.progress.history) == (0 if allowed else 1)


@pytest.mark.parametrize(
    ("seats", "allowed"),
    [((), True), (("red",), False), (("red", "green"), False), (("red", "green", "blue"), True)],
)
def test_turns_of_several_are_taken_back_by_the_host_or_by_all_of_them(
    seats: tuple[str, ...], allowed: bool
) -> None:
    table = three_turns()
    table.touch(13_000, "-p1", "+blue:5", "-o1", "+m1", "-e1", "+a1", "-blue:5", "+e1")
    table.until(16_000)
    yes(table, 17_000, *seats)
    assert len(table.session.progress.history) == (0 if allowed else 3)


def test_nothing_can_be_answered_that_is_not_asked() -> None:
    table = captured()
    for number in (0, 1, 7):
        assert refusal(table.session, TakeBack(4000, number)) is not None
        assert table.tell(TakeBack(4000, number)) == []
    assert refusal(table.session, Choose(4000, "none")) is not None
    assert len(table.session.progress.history) == 1


# --- lights ------------------------------------------------------------------------------------


def test_the_offer_shines_where_the_pieces_stood_and_stand() -> None:
    table = captured()
    table.touch(4000, "-e1", "+a1", "-blue:5", "+e1")
    table.until(6000)
    lights = light_plan(table.session, frozenset())
    assert {spot: (lamp.colour, lamp.pattern) for spot, lamp in lights.items()} == {"a1": ("white", "blink")}
    table.tell(TakeBack(7000, 0))
    lights = light_plan(table.session, frozenset())
    assert {lamp.pattern for lamp in lights.values()} == {"quick", "double"}  # the way back


def test_the_entries_alone_restore_what_was_taken_back() -> None:
    table = three_turns()
    table.touch(13_000, "-p1", "+blue:5", "-o1", "+m1")
    table.until(16_000)
    yes(table, 17_000)
    session = restore(GAME, SETTINGS, table.entries)
    assert (session.position, session.die, len(session.progress.history)) == (
        table.session.position,
        table.session.die,
        1,
    )
    assert [one.verdict for one in session.dialogue.verdicts[-2:]] == ["taken-back", "taken-back"]
    assert isinstance(table.entries[-1], Entry)
