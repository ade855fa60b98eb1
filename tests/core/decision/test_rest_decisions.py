"""When a resting picture is decided, and that hands that play on before the board is right are asked."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.decision import rest_decisions
from companion.core.guidance import way_back
from companion.core.model.commands import EndGame, Pause, Undo
from companion.core.model.fast_replace import replace
from companion.core.model.hand_times import REST_FINAL_MS
from companion.core.model.inputs import Input, Refused, Taken
from companion.core.model.session import Session
from tests.core.reducer.test_step import ASKS, RED, TWO, rolled, short
from tests.table import SETTINGS, Table, told
from tests.toy_treasure import GAME as TREASURE, Spot, Treasure

START: dict[str, Any] = {"turn": "red", "pieces": {"c1": "red", "q1": "blue"}, "house": {"red": 4, "blue": 4}}


def taken_back() -> Table:
    """Red went from c1 to e1 with a 2 and has taken it back by the button: the pawn still stands on e1."""
    one = Table(START)
    one.die(0, 2)
    one.touch(1000, "-c1", "+e1")
    one.until(3000)
    one.tell(Undo(5000))
    one.until(8000)
    assert (one.session.phase, one.session.die) == ("arrange", 2)
    return one


def test_another_turn_from_where_the_pawn_stands_is_asked_about() -> None:
    one = taken_back()
    one.touch(10_000, "-e1", "+a1")
    assert [(v.verdict, v.moves) for v in one.until(12_000)] == [("ambiguous", ("c1-a1",))]
    assert (one.session.phase, way_back.steps(one.session)) == ("ask", ())
    one.choose(13_000, "c1-a1")
    assert [past.move for past in one.session.progress.history] == ["c1-a1"]
    assert not one.session.turn.arranging


def test_who_says_no_puts_the_board_right_as_before() -> None:
    one = taken_back()
    one.touch(10_000, "-e1", "+a1")
    one.until(12_000)
    one.choose(13_000, "none")
    one.until(16_000)
    assert (one.session.phase, one.session.dialogue.asking) == ("arrange", ())
    one.touch(17_000, "-a1", "+c1")
    one.until(20_000)
    assert (one.session.phase, list(one.session.progress.history)) == ("move", [])


def test_the_turn_taken_back_is_not_asked_about_because_its_pawn_is_touched() -> None:
    one = taken_back()
    one.touch(10_000, "-e1", "+e1")
    assert one.until(14_000) == []
    assert one.session.phase == "arrange"


# --- when it is decided --------------------------------------------------------------------------


def test_a_legal_turn_is_certain_550_ms_after_its_last_touch() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+c1")
    assert table.until(1649) == []
    assert short(table.until(5000)) == [(1650, "legal", "a1-c1")]


def test_bounces_count_to_the_last_touch() -> None:
    table = rolled(RED, 2)
    table.edges([(1000, "a1", False), (2000, "c1", True), (2010, "c1", False), (2025, "c1", True)])
    assert short(table.until(5000)) == [(2575, "legal", "a1-c1")]


def test_an_illegal_try_and_the_way_back_are_certain_after_800_ms() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+f1")
    assert table.until(1899) == []
    assert told(table.until(5000)) == [
        {
            "ms": 1900,
            "verdict": "illegal",
            "seat": "red",
            "reason": "wrong-count",
            "rule": "MA-04",
            "wrong": ["f1"],
            "missing": ["a1"],
        }
    ]
    assert table.session.phase == "illegal"
    table.touch(6000, "-f1", "+a1")
    assert short(table.until(9000)) == [(6900, "restored", "")]
    assert table.session.phase == "move"


def test_a_question_is_asked_after_800_ms() -> None:
    table = rolled(ASKS, 2)
    table.touch(1000, "-b3", "-d3", "+b3", "+d3")
    assert short(table.until(5000)) == [(2100, "ambiguous", "b3*d3>b3")]


def test_a_pawn_tapped_for_less_than_500_ms_on_each_field_is_still_moving() -> None:
    table = rolled(RED, 4)
    table.edges([(1000, "a1", False)])
    for at_ms, field in ((1100, "b1"), (1700, "c1"), (2300, "d1")):
        assert table.edges([(at_ms, field, True), (at_ms + 499, field, False)]) == []
    table.edge(2900, "e1", on=True)
    assert short(table.until(9000)) == [(3450, "legal", "a1-e1")]


def test_a_legal_end_that_is_left_before_550_ms_is_no_turn() -> None:
    table = rolled(RED, 2)
    table.edges([(1000, "a1", False), (1100, "c1", True), (1620, "c1", False), (1700, "a3", True)])
    assert short(table.until(9000)) == [(2250, "legal", "a1-a3")]


def test_a_piece_in_the_air_is_never_illegal_however_long() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1")
    assert table.until(3_600_000) == []
    assert table.now == "in-hand"


def test_illegal_is_repeated_only_when_wrong_or_missing_change_at_rest() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+f1")
    table.until(3000)
    table.touch(3000, "-f1", "+f1")  # the same again
    assert table.until(6000) == []
    table.touch(6000, "-f1", "+h1")
    assert short(table.until(9000)) == [(6900, "illegal", "wrong-count")]
    assert table.done(9500) == []  # nothing new to say
    table.touch(10_000, "-blue:2", "+blue:2")
    assert table.until(12_000) == []


def test_from_illegal_straight_on_to_a_legal_end_there_is_no_restored() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+f1")
    table.until(3000)
    table.touch(3000, "-f1", "+c1")
    assert short(table.until(9000)) == [(3650, "legal", "a1-c1")]


def test_from_illegal_over_the_start_within_800_ms_there_is_no_restored() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+f1")
    table.until(3000)
    table.edges([(3000, "f1", False), (3100, "a1", True), (3800, "a1", False), (3900, "a3", True)])
    assert short(table.until(9000)) == [(4450, "legal", "a1-a3")]


class AtOnce(Treasure):
    """The toy, with steps that hands cannot take back."""

    def hear(self, position: Spot, given: Input, seat: str = "") -> Taken[Spot] | Refused:
        taken = super().hear(position, given, seat)
        return replace(taken, at_once=given.word == "step") if isinstance(taken, Taken) else taken


def seen_at(touches: str, die: int = 2, position: dict[str, Any] = RED) -> Session:
    """What is seen before it has rested; the first touch is at 1000, the others 100 ms apart."""
    table = rolled(position, die)
    words = touches.split()
    table.touch(1000, *words)
    table.until(1000 + 100 * len(words))
    return table.session


@pytest.mark.parametrize(
    ("touches", "due"),
    [
        ("", None),
        ("-a1", None),
        ("-a1 +c1", 1650),
        ("-a1 +f1", 1900),
        ("-a1 +f1 -f1", None),
        ("-a1 +f1 -f1 +c1", 1850),
        ("-blue:1 +blue:1", None),
    ],
)
def test_each_picture_has_its_time(touches: str, due: int | None) -> None:
    session = seen_at(touches)
    assert rest_decisions.due(session) == due
    assert rest_decisions.earliest(session) <= (due or 10_000)
    if due is not None:
        assert rest_decisions.fire_due(session, due - 1) == (session, ())
        assert rest_decisions.fire_due(session, due)[1]
        late = replace(session, turn=replace(session.turn, resumed_ms=due + 77))
        assert rest_decisions.due(late) == due + 77, "nothing falls before the game has gone on"
        assert rest_decisions.fire_due(late, due + 76)[1] == ()
        assert rest_decisions.fire_due(late, due + 77)[1]


UNTYPED = {**RED, "options": {"untyped_die": True}}


@pytest.mark.parametrize(
    ("position", "touches", "rest_ms"),
    [
        (UNTYPED, "-a1 +c1", 1500),  # it may be counted on to d1
        (UNTYPED, "-a1 +g1", 550),  # six fields are the most
    ],
)
def test_a_piece_that_may_be_counted_on_rests_longer(
    position: dict[str, Any], touches: str, rest_ms: int
) -> None:
    table = Table(position)
    words = touches.split()
    table.touch(1000, *words)
    table.until(900 + 100 * len(words) + 60)
    assert rest_decisions.due(table.session) == 900 + 100 * len(words) + rest_ms


def test_what_hands_cannot_take_back_counts_nearly_at_once() -> None:
    assert SETTINGS.rest_legal_ms > REST_FINAL_MS
    table = Table(TREASURE.setup("drawn", ("red", "blue"), {"treasure": "b1"}), game=AtOnce())
    table.give(100, "draw:2")
    table.give(200, "call:warm")
    table.touch(1000, "-a1", "+b1")
    table.until(1150)
    assert rest_decisions.due(table.session) == 1100 + REST_FINAL_MS
    assert rest_decisions.earliest(table.session) == 1100 + REST_FINAL_MS


def test_a_question_is_due_once() -> None:
    table = rolled(ASKS, 2)
    table.touch(1000, "-b3", "-d3", "+b3", "+d3")
    table.until(1400)
    assert rest_decisions.due(table.session) == 2100
    table.until(2100)
    assert rest_decisions.due(table.session) is None
    table.choose(3000, "none")
    assert rest_decisions.due(table.session) is None, "and no more after a no"


@pytest.mark.parametrize("stimulus", [EndGame(1200), Pause(1200, on=True)])
def test_nothing_is_due_after_the_end_or_in_a_pause(stimulus: EndGame | Pause) -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+c1")
    table.until(1150)
    table.tell(stimulus)
    assert rest_decisions.due(table.session) is None
    assert rest_decisions.fire_due(table.session, 9000) == (table.session, ())


def test_a_number_after_the_move_decides_no_earlier_than_it_was_told() -> None:
    session = seen_at("-a1 +f1")
    later = replace(session, turn=replace(session.turn, not_before_ms=5000))
    assert rest_decisions.due(later) == 5000


def test_an_illegal_try_is_told_already_only_for_the_same_spots() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+f1")
    table.until(1200)
    assert not rest_decisions.already_told(table.session)
    table.until(4000)
    assert rest_decisions.already_told(table.session)
    table.touch(5000, "-f1", "+h1")
    table.until(5200)
    assert not rest_decisions.already_told(table.session)


@pytest.mark.parametrize(("position", "touches", "move"), [(RED, "-a1 +c1", "a1-c1"), (RED, "-a1 +f1", None)])
def test_the_only_turn_that_fits(position: dict[str, Any], touches: str, move: str | None) -> None:
    only = rest_decisions.only_turn(seen_at(touches, position=position))
    assert (only and only.move) == move


def test_where_two_turns_fit_there_is_no_only_one() -> None:
    assert rest_decisions.only_turn(seen_at("-d1 -b1 -f1 +b1 +f1 +blue:4", position=TWO)) is None


def test_a_board_that_is_put_right_is_taken_as_the_new_beginning() -> None:
    one = taken_back()
    one.touch(10_000, "-e1", "+c1")
    one.until(10_200)
    assert rest_decisions.due(one.session) == 10_900
    one.until(10_900)
    assert (one.session.turn.arranging, one.session.turn.tracker.seen.touches) == (False, ())
    assert one.session.turn.tracker.seen.since_ms == 10_900
