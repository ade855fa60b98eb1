"""The one reducer: when verdicts fall, what dice do, questions, wins and passes."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.catalog.phrases import Phrases
from companion.core.model.commands import Done, EndGame
from companion.core.model.replace import replace
from companion.core.model.situation import Situation
from companion.core.model.types import Announce, Verdict
from companion.core.reducer.step import step
from companion.games.malefiz import MalefizGame
from tests.table import Table, told

RED = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}
STUCK = {
    "turn": "red",
    "pieces": {"i10": "red", "i9": "barricade", "i11": "barricade"},
    "house": {"red": 0, "blue": 5},
}
ASKS = {"turn": "red", "pieces": {"b3": "red", "d3": "barricade"}, "house": {"red": 4, "blue": 5}}
TWO = {"turn": "red", "pieces": {"d1": "red", "b1": "blue", "f1": "blue"}, "house": {"red": 4, "blue": 3}}


def short(verdicts: list[Verdict]) -> list[tuple[int, str, str]]:
    """(ms, verdict, what)."""
    return [(v.at_ms, v.verdict, v.move or v.reason or " ".join(v.moves)) for v in verdicts]


def rolled(position: dict[str, Any], die: int) -> Table:
    table = Table(position)
    assert table.die(100, die) == []
    return table


# --- times ---------------------------------------------------------------------------------------


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


# --- dice ----------------------------------------------------------------------------------------


def test_moved_before_the_roll_is_no_roll_and_the_number_makes_it_legal_at_once() -> None:
    table = Table(RED)
    table.touch(1000, "-a1", "+c1")
    assert short(table.until(4000)) == [(1900, "illegal", "no-roll")]
    assert short(table.die(4000, 2)) == [(4000, "legal", "a1-c1")]


def test_a_number_told_before_the_move_has_rested_makes_it_legal_when_it_has() -> None:
    table = Table(RED)
    table.touch(1000, "-a1", "+c1")
    assert table.die(1200, 2) == []
    assert short(table.until(4000)) == [(1650, "legal", "a1-c1")]


def test_a_number_that_does_not_fit_what_was_moved_says_nothing_new() -> None:
    table = Table(RED)
    table.touch(1000, "-a1", "+c1")
    table.until(4000)
    assert table.die(4000, 3) == []
    assert table.until(9000) == []
    assert table.session.turn.reported is not None
    assert table.session.turn.reported.reason == "wrong-count"


def test_a_second_number_before_any_lift_replaces_the_first() -> None:
    table = rolled(RED, 2)
    table.die(500, 5)
    assert table.session.die == 5


def test_a_second_number_after_a_lift_does_not() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1")
    table.die(1500, 5)
    assert table.session.die == 2
    table.touch(2000, "+a1")
    table.die(2500, 5)  # put back: nothing was lifted
    assert table.session.die == 5


def test_a_number_while_a_complete_turn_still_rests_decides_the_turn_first() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+c1")
    assert short(table.die(1300, 6)) == [(1300, "legal", "a1-c1")]
    assert (table.session.seat, table.session.die) == ("blue", 6)


def test_a_number_while_a_contact_still_bounces_does_not_lose_the_touch() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+c1")
    table.die(1110, 6)  # c1 has not come to rest: the pawn is in the air for all we know
    assert table.session.die == 2
    assert short(table.until(3000)) == [(1650, "legal", "a1-c1")]


@pytest.mark.parametrize("number", [0, 7, -1])
def test_a_number_that_no_die_shows_is_ignored(number: int) -> None:
    table = Table(RED)
    assert table.die(100, number) == []
    assert table.session.die is None


def test_ma_14_a_pass_is_announced_at_the_die() -> None:
    table = Table(STUCK)
    assert told(table.die(1000, 2)) == [{"ms": 1000, "verdict": "pass", "seat": "red"}]
    assert (table.session.seat, table.session.die) == ("blue", None)
    assert table.session.progress.history[-1].move == "pass"


# --- done ----------------------------------------------------------------------------------------


class Unnumbered(MalefizGame):
    """Malefiz whose rules have no numbers."""

    def phrases(self) -> Phrases:
        return Phrases()


def test_done_without_a_move_names_no_rule_of_another_game() -> None:
    session = rolled(RED, 2).session
    plain = replace(session, situation=Situation(Unnumbered(), session.board, session.position))
    _, effects = step(plain, Done(1000))
    verdicts = [each.verdict for each in effects if isinstance(each, Announce)]
    assert [(each.reason, each.rule) for each in verdicts] == [("must-move", "")]


def test_ma_14_done_without_a_move_must_move() -> None:
    table = rolled(RED, 2)
    assert told(table.done(1000)) == [
        {
            "ms": 1000,
            "verdict": "illegal",
            "seat": "red",
            "reason": "must-move",
            "rule": "MA-14",
            "wrong": [],
            "missing": [],
        }
    ]
    assert table.session.phase == "move"
    table.touch(2000, "-a1", "+c1")
    assert short(table.until(9000)) == [(2650, "legal", "a1-c1")]  # nothing was to be restored


def test_ma_14_done_without_a_move_passes_where_may_pass_is_agreed_on() -> None:
    table = rolled({**RED, "options": {"may_pass": True}}, 2)
    assert table.until(60_000) == []  # it is not taken for granted
    assert short(table.done(60_000)) == [(60_000, "pass", "")]
    assert table.session.seat == "blue"


def test_done_decides_a_complete_turn_at_once() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+c1")
    assert short(table.done(1200)) == [(1200, "legal", "a1-c1")]


def test_done_decides_an_illegal_try_at_once() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+f1")
    assert short(table.done(1200)) == [(1200, "illegal", "wrong-count")]
    assert table.until(9000) == []


@pytest.mark.parametrize("touches", [(), ("-a1",)])
def test_done_before_the_roll_is_ignored(touches: tuple[str, ...]) -> None:
    table = Table(RED)
    table.touch(1000, *touches)
    assert table.done(2000) == []
    assert table.session.seat == "red"


def test_done_with_a_pawn_in_the_air_is_ignored() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1")
    assert table.done(2000) == []
    assert table.now == "in-hand"


# --- the end, and house rules --------------------------------------------------------------------

NEAR = {"turn": "red", "pieces": {"i13": "red"}, "house": {"red": 4, "green": 5, "blue": 5}}


def test_ma_15_the_first_pawn_on_the_goal_wins_with_the_same_ms() -> None:
    table = rolled(NEAR, 1)
    table.touch(1000, "-i13", "+i14")
    assert short(table.until(9000)) == [(1650, "legal", "i13-i14"), (1650, "won", "")]
    assert table.session.phase == "over"
    assert table.session.progress.history[-1].won


def test_after_the_end_nothing_is_judged_and_nothing_rolled() -> None:
    table = rolled(NEAR, 1)
    table.touch(1000, "-i13", "+i14")
    table.until(2000)
    table.touch(3000, "-red:1", "+c1", "-i14")
    assert table.until(60_000) == []
    assert table.die(60_000, 3) == []
    assert table.session.seat == "green"


def test_six_again_keeps_the_seat_to_move() -> None:
    table = rolled({**RED, "options": {"six_again": True}}, 6)
    table.touch(1000, "-a1", "+g1")
    assert short(table.until(9000)) == [(1650, "legal", "a1-g1")]
    assert (table.session.seat, table.session.die) == ("red", None)


def test_play_for_places_goes_on_and_leaves_the_pawn_on_the_goal_alone() -> None:
    table = rolled({**NEAR, "options": {"play_for_places": True}}, 1)
    table.touch(1000, "-i13", "+i14")
    assert short(table.until(3000)) == [(1650, "legal", "i13-i14"), (1650, "won", "")]
    assert (table.session.phase, table.session.seat) == ("roll", "green")
    table.die(4000, 1)
    table.touch(5000, "-green:1", "+g1")
    assert short(table.until(8000)) == [(5650, "legal", "house-g1")]
    table.touch(9000, "-i14")  # taken off: nothing to say
    assert table.until(20_000) == []
    table.die(21_000, 1)
    table.touch(22_000, "-blue:1", "+o1")
    assert short(table.until(25_000)) == [(22_650, "legal", "house-o1")]
    assert table.session.seat == "green"


def test_the_table_may_end_the_game_and_only_once() -> None:
    table = Table(RED)
    table.tell(EndGame(1000))
    table.tell(EndGame(2000))
    assert table.session.phase == "over"
    assert [entry.kind for entry in table.entries] == ["game", "end"]
