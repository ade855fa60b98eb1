"""The table has the last word about the last turn: another number, another move."""

from __future__ import annotations

import pytest

from companion.core.corrections import overrule
from companion.core.model.commands import Overrule, SeatChange
from companion.core.model.session import legal_at
from tests.core.corrections.test_overrule import (
    CAPTURE,
    NEAR,
    RED,
    THREE,
    arranged,
    illegal,
    pieces,
    rolled,
    why,
)
from tests.table import Table

# --- another number ------------------------------------------------------------------------------


def test_another_number_counts_although_the_pawn_has_moved() -> None:
    table = illegal(RED, 2, "-a1", "+d1")
    said = table.tell(Overrule(5000, "number", number=3))
    assert [(verdict.verdict, verdict.die, verdict.move) for verdict in said] == [
        ("overruled", 3, ""),
        ("legal", 0, "a1-d1"),
    ]
    assert table.session.progress.history[-1].die == 3


def test_another_number_while_the_pawn_is_in_the_air() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1")
    table.tell(Overrule(2000, "number", number=3))
    table.touch(3000, "+d1")
    assert [verdict.move for verdict in table.until(5000)] == ["a1-d1"]


def test_another_number_is_taken_back_to_the_old_one() -> None:
    table = rolled(RED, 2)
    table.tell(Overrule(2000, "number", number=3))
    table.undo(3000, "red")
    assert (table.session.die, table.session.progress.history) == (2, ())
    table.undo(4000, "red")
    assert table.session.die is None


def test_the_number_of_the_turn_just_recorded_is_corrected() -> None:
    table = rolled(RED, 2)
    before = table.session.game.unrolled(table.session.position)
    table.touch(1000, "-a1", "+c1")
    table.until(3000)
    after = table.session.position
    table.tell(Overrule(4000, "number", number=5))
    known = table.session.game.unrolled(table.session.position)
    assert (known, table.session.die, table.session.phase) == (before, 5, "arrange")
    assert table.session.progress.history[-1].over is not None
    assert table.session.progress.history[-1].over.since == 1
    table.touch(5000, "-c1", "+a1")
    table.until(7000)
    table.undo(8000)
    assert (table.session.position, table.session.die, len(table.session.progress.history)) == (
        after,
        None,
        1,
    )


def test_with_the_right_number_nobody_can_move() -> None:
    stuck = {"i10": "red", "i9": "barricade", "i11": "barricade"}
    table = rolled({"turn": "red", "pieces": stuck, "house": {"red": 0, "blue": 5}}, 1)
    assert table.session.seat == "red"
    said = table.tell(Overrule(2000, "number", number=2))
    assert [verdict.verdict for verdict in said] == ["overruled", "pass"]
    assert table.session.seat == "blue"


def test_a_pass_for_a_wrong_number_is_corrected() -> None:
    stuck = {"i10": "red", "i9": "barricade", "i11": "barricade"}
    table = rolled({"turn": "red", "pieces": stuck, "house": {"red": 0, "blue": 5}}, 2)
    assert table.session.seat == "blue"
    table.tell(Overrule(2000, "number", number=1))
    assert (table.session.seat, table.session.die) == ("red", 1)
    assert arranged(table.session)


@pytest.mark.parametrize(("number", "words"), [(2, "already"), (0, "The die shows"), (7, "The die shows")])
def test_no_other_number(number: int, words: str) -> None:
    assert words in why(rolled(RED, 2), Overrule(1000, "number", number=number))


def test_before_the_first_turn_there_is_no_number() -> None:
    assert "no number" in why(Table(RED), Overrule(1000, "number", number=2))


# --- another turn --------------------------------------------------------------------------------


def test_the_last_turn_was_another_one_and_the_pieces_are_shown_the_way() -> None:
    table = rolled(CAPTURE, 2)
    table.touch(1000, "-a1", "+a3")
    table.until(3000)
    table.tell(Overrule(4000, "turn", move="a1xc1"))
    last = table.session.progress.history[-1]
    assert (pieces(table), last.deeds[0].value, last.move) == ({"c1": "red"}, "blue", "a1xc1")
    assert (table.session.seat, table.session.die, table.session.phase) == ("blue", None, "arrange")
    table.touch(5000, "-c1", "-a3", "+c1", "+blue:5")
    assert table.until(8000) == []
    assert arranged(table.session)


def test_another_turn_may_capture_an_own_pawn_out_of_the_house() -> None:
    table = rolled({**RED, "pieces": {"c1": "red"}}, 1)
    table.enter(1000, "c1-b1")
    table.tell(Overrule(2000, "turn", move="housexc1"))
    assert [(one.what, one.value) for one in table.session.progress.history[-1].deeds] == [
        ("captured", "red")
    ]


def test_another_turn_is_taken_back_to_the_one_recorded_first() -> None:
    table = rolled(CAPTURE, 2)
    table.enter(1000, "a1-a3")
    recorded = table.session.position
    table.tell(Overrule(2000, "turn", move="a1xc1"))
    table.undo(4000, "red")
    assert (table.session.position, table.session.die) == (recorded, None)
    table.undo(5000, "red")
    assert (table.session.die, table.session.progress.history) == (2, ())


def test_a_turn_may_be_replaced_twice_and_also_after_the_game_is_won() -> None:
    table = rolled({**NEAR, "pieces": {"i13": "red", "a1": "red"}, "house": {"red": 3, "blue": 5}}, 1)
    table.enter(1000, "i13-i14")
    assert table.session.phase == "over"
    table.tell(Overrule(2000, "turn", move="a1-b1"))
    assert (table.session.phase, table.session.seat) == ("arrange", "blue")
    said = table.tell(Overrule(3000, "turn", move="i13-i14"))
    assert [verdict.verdict for verdict in said] == ["overruled", "won"]
    assert [past.over.since for past in table.session.progress.history if past.over] == [1, 1]


def test_no_other_turn() -> None:
    table = Table(RED)
    assert "no turn" in why(table, Overrule(1000, "turn", move="a1-c1"))
    table.die(2000, 2)
    table.enter(3000, "a1-c1")
    assert "recorded already" in why(table, Overrule(4000, "turn", move="a1-c1"))
    assert "not possible" in why(table, Overrule(4000, "turn", move="a1-d1"))
    table.die(5000, 1)
    assert "next number" in why(table, Overrule(6000, "turn", move="a1-a3"))


def test_a_turn_from_before_a_player_left_is_not_replaced() -> None:
    table = rolled(THREE, 2)
    table.enter(1000, "a1-c1")
    table.tell(SeatChange(2000, "green", "leave"))
    assert "no turn" in why(table, Overrule(3000, "turn", move="a1-a3"))


def test_of_two_turns_the_last_is_replaced() -> None:
    table = rolled(RED, 2)
    table.enter(1000, "a1-c1")
    table.die(2000, 1)
    table.enter(3000, legal_at(table.session.game, table.session.position)[0])
    first, last = table.session.progress.history
    assert overrule.replaced(table.session) == last != first
