"""The one reducer: turns entered from the list, take-backs, seats, and a board found after a time unseen."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.decision import decisions
from companion.core.inference import classify
from companion.core.model.commands import Aid, SeatChange
from companion.core.model.session import Session
from companion.core.model.types import Verdict
from companion.core.reducer import handlers
from companion.games.labyrinth import GAME
from tests.table import Table

RED = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}
CAPTURE = {"turn": "red", "pieces": {"a1": "red", "c1": "blue"}, "house": {"red": 4, "blue": 4}}
THREE = {
    "turn": "red",
    "pieces": {"a1": "red", "e1": "green"},
    "house": {"red": 4, "green": 4, "blue": 5},
}


def rolled(position: dict[str, Any], die: int) -> Table:
    table = Table(position)
    table.die(100, die)
    return table


def moves(verdicts: list[Verdict]) -> list[str]:
    return [verdict.move or verdict.verdict for verdict in verdicts]


def arranged(table: Table) -> bool:
    """Whether the referee judges again, and the board is as it should be."""
    session = table.session
    return not session.turn.arranging and session.board.key(session.pictures.seen) == session.board.key(
        session.pictures.expected
    )


# --- entered turns -------------------------------------------------------------------------------


def test_a_turn_can_be_entered_and_the_board_follows_in_silence() -> None:
    table = rolled(CAPTURE, 2)
    assert moves(table.enter(1000, "a1xc1")) == ["a1xc1"]
    assert table.session.progress.history[-1].how == "entered"
    assert (table.session.seat, table.session.phase) == ("blue", "arrange")
    table.touch(5000, "-a1", "-c1", "+c1", "+blue:5")
    assert table.until(9000) == []
    assert arranged(table)


def test_the_next_number_may_be_told_while_the_board_still_follows() -> None:
    table = rolled(RED, 2)
    table.enter(1000, "a1-c1")
    assert table.die(2000, 1) == []
    table.touch(3000, "-a1", "+c1")
    assert table.until(5000) == []
    table.touch(5000, "-blue:1", "+o1")
    assert moves(table.until(7000)) == ["house-o1"]


def test_a_whole_game_can_be_entered_without_touching_the_board() -> None:
    table = rolled(RED, 2)
    table.enter(1000, "a1-c1")
    for at_ms, die, move in ((2000, 1, "house-o1"), (3000, 3, "c1-f1"), (4000, 6, "o1-i1")):
        table.die(at_ms, die)
        assert moves(table.enter(at_ms + 500, move)) == [move]
    table.touch(9000, "-a1", "+f1", "-blue:1", "+i1")
    table.until(20_000)
    assert arranged(table)
    assert len(table.said) == 4


def test_a_turn_that_is_entered_while_it_stands_on_the_board_needs_no_arranging() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+c1")
    assert moves(table.enter(1200, "a1-c1")) == ["a1-c1"]
    assert arranged(table)
    assert table.until(9000) == []


@pytest.mark.parametrize("move", ["a1-d1", "pass", "nonsense", ""])
def test_what_is_no_legal_turn_cannot_be_entered(move: str) -> None:
    table = rolled(RED, 2)
    assert table.enter(1000, move) == []
    assert table.session.seat == "red"


def test_nothing_can_be_entered_before_the_roll() -> None:
    table = Table(RED)
    assert table.enter(1000, "a1-c1") == []


def test_ma_14_a_pass_can_be_entered_where_may_pass_is_agreed_on() -> None:
    table = rolled({**RED, "options": {"may_pass": True}}, 2)
    assert [verdict.verdict for verdict in table.enter(1000, "pass")] == ["pass"]


# --- taking back ---------------------------------------------------------------------------------


def test_the_number_is_taken_back_first() -> None:
    table = rolled(RED, 2)
    table.undo(1000, "red")
    assert (table.session.die, table.session.phase) == (None, "roll")


def test_another_seat_cannot_take_back_the_number_but_the_host_can() -> None:
    table = rolled(RED, 2)
    table.undo(1000, "blue")
    assert table.session.die == 2
    table.undo(1500)
    assert table.session.die is None


def test_the_last_turn_is_taken_back_and_its_number_is_known_again() -> None:
    table = rolled(CAPTURE, 2)
    before = table.session.position
    table.touch(1000, "-c1", "-a1", "+c1", "+blue:5")
    table.until(3000)
    table.undo(4000, "red")
    assert (table.session.position, table.session.die) == (before, 2)
    assert (table.session.progress.history, table.session.phase) == ((), "arrange")
    table.touch(5000, "-blue:5", "-c1", "+a1", "+c1")
    assert table.until(9000) == []
    assert arranged(table)
    table.touch(10_000, "-a1", "+a3")
    assert moves(table.until(12_000)) == ["a1-a3"]


def test_only_who_moved_last_or_the_host_takes_a_turn_back() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+c1")
    table.until(3000)
    table.undo(4000, "blue")
    assert len(table.session.progress.history) == 1
    table.undo(4500)
    assert not table.session.progress.history


def test_a_pass_is_taken_back_to_roll_again() -> None:
    stuck = {"i10": "red", "i9": "barricade", "i11": "barricade"}
    table = rolled({"turn": "red", "pieces": stuck, "house": {"red": 0, "blue": 5}}, 2)
    assert table.session.seat == "blue"
    table.undo(1000, "red")
    assert (table.session.seat, table.session.die, table.session.progress.history) == ("red", None, ())
    assert arranged(table)


def test_turns_are_taken_back_one_by_one_to_the_start() -> None:
    table = Table(RED)
    start = table.session.position
    for at_ms, die, move in ((1000, 2, "a1-c1"), (2000, 1, "house-o1"), (3000, 3, "c1-f1")):
        table.die(at_ms, die)
        table.enter(at_ms + 500, move)
    for at_ms in range(5000, 11_000, 1000):
        table.undo(at_ms)
    assert (table.session.position, table.session.die, table.session.progress.history) == (start, None, ())
    assert table.until(20_000) == []
    assert arranged(table)  # nobody had touched it


def test_a_win_is_taken_back_and_the_game_goes_on() -> None:
    near = {"turn": "red", "pieces": {"i13": "red"}, "house": {"red": 4, "blue": 5}}
    table = rolled(near, 1)
    table.touch(1000, "-i13", "+i14")
    table.until(3000)
    table.undo(4000, "red")
    assert table.session.phase == "arrange"
    table.touch(5000, "-i14", "+i13")
    table.until(7000)
    assert (table.session.phase, table.session.die) == ("move", 1)
    table.touch(8000, "-i13", "+i14")
    assert moves(table.until(10_000)) == ["i13-i14", "won"]


def test_with_nothing_to_take_back_nothing_happens() -> None:
    table = Table(RED)
    table.undo(1000)
    assert [entry.kind for entry in table.entries] == ["game"]


# --- seats ---------------------------------------------------------------------------------------


def test_a_player_leaves_and_the_pieces_are_to_be_taken_off() -> None:
    table = Table(THREE)
    table.tell(SeatChange(1000, "green", "leave"))
    assert table.session.game.seats_in_play(table.session.position) == ("red", "blue")
    assert table.session.phase == "arrange"
    table.touch(2000, "-e1", *(f"-green:{n}" for n in range(1, 5)))
    assert table.until(9000) == []
    assert arranged(table)


def test_the_player_to_move_leaves_and_the_next_is_to_roll() -> None:
    table = rolled(THREE, 2)
    table.tell(SeatChange(1000, "red", "leave"))
    assert (table.session.seat, table.session.die) == ("green", None)


def test_another_player_leaves_and_the_number_told_still_counts() -> None:
    table = rolled(THREE, 2)
    table.tell(SeatChange(1000, "green", "leave"))
    table.touch(2000, "-e1", *(f"-green:{n}" for n in range(1, 5)))
    table.until(9000)
    assert (table.session.phase, table.session.seat, table.session.die) == ("move", "red", 2)
    table.enter(10_000, "a1-c1")
    assert table.session.progress.history[-1].die == 2


def test_turns_before_a_player_left_cannot_be_taken_back() -> None:
    table = rolled(THREE, 2)
    table.enter(1000, "a1-c1")
    table.tell(SeatChange(2000, "green", "leave"))
    table.undo(3000)
    assert len(table.session.progress.history) == 1
    table.die(4000, 1)
    table.enter(5000, "house-o1")
    table.undo(6000)
    assert len(table.session.progress.history) == 1  # that one was after it


@pytest.mark.parametrize("seat", ["blue", "green"])
def test_where_two_are_left_nobody_leaves(seat: str) -> None:
    table = Table(RED)
    table.tell(SeatChange(1000, seat, "leave"))
    assert table.session.game.seats_in_play(table.session.position) == ("red", "blue")


def test_a_seat_is_handed_over_to_another_player() -> None:
    table = Table(RED, {"red": "Ada", "blue": "Max"})
    table.tell(SeatChange(1000, "red", "handover", "Eva"))
    assert table.session.table.names == {"red": "Eva", "blue": "Max"}
    assert arranged(table)


def test_lights_of_a_seat_go_off_and_on_in_the_middle_of_a_turn() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1")
    table.tell(SeatChange(1500, "red", "dark"))
    assert table.session.table.lights_off == {"red"}
    table.touch(2000, "+c1")
    assert moves(table.until(4000)) == ["a1-c1"]
    table.tell(SeatChange(5000, "red", "lit"))
    assert table.session.table.lights_off == frozenset()


def test_who_does_not_play_has_nothing_to_change() -> None:
    table = Table(RED)
    for change in ("handover", "dark", "leave"):
        table.tell(SeatChange(1000, "yellow", change, "Eva"))
    assert [entry.kind for entry in table.entries] == ["game"]


# --- the board after a time unseen -----------------------------------------------------------------


def standing(table: Table, gone: str = "", come: str = "") -> list[str]:
    """The spots that are occupied, some gone and some come."""
    return sorted({*table.names(table.session.pictures.seen)} - {*gone.split()} | {*come.split()})


def test_a_board_found_as_it_was_goes_on() -> None:
    table = rolled(RED, 2)
    assert table.found(5000, *standing(table)) == []
    assert table.session.phase == "move"
    table.touch(6000, "-a1", "+c1")
    assert moves(table.until(9000)) == ["a1-c1"]


def test_a_board_found_with_pawns_on_other_places_of_their_house_goes_on() -> None:
    table = rolled(RED, 2)
    table.found(5000, *standing(table, "red:1", "red:5"))
    assert table.session.phase == "move"
    table.touch(6000, "-red:5", "+d1")
    assert moves(table.until(9000)) == ["house-d1"]


def test_a_pawn_in_the_air_when_the_board_is_found_goes_on_in_hand() -> None:
    table = rolled(RED, 2)
    table.found(5000, *standing(table, "a1"))
    assert (table.session.phase, table.now) == ("move", "in-hand")
    table.touch(6000, "+c1")
    assert moves(table.until(9000)) == ["a1-c1"]


def test_a_turn_made_while_the_board_was_unseen_counts() -> None:
    table = rolled(RED, 2)
    table.found(5000, *standing(table, "a1", "c1"))
    assert [(v.at_ms, v.move) for v in table.until(9000)] == [(5550, "a1-c1")]


def test_a_capture_made_while_the_board_was_unseen_is_asked_about() -> None:
    table = rolled(CAPTURE, 2)
    table.found(5000, *standing(table, "a1", "blue:5 c1"))
    assert [(v.at_ms, v.moves) for v in table.until(9000)] == [(5800, ("a1xc1",))]
    assert moves(table.choose(9000, "a1xc1")) == ["a1xc1"]
    assert arranged(table)


def test_chaos_is_arranged_and_judged_by_nobody() -> None:
    table = rolled(RED, 2)
    right = standing(table)
    table.found(5000, "f7", "g1", "q2")
    assert table.until(60_000) == []
    assert table.session.phase == "arrange"
    table.touch(60_000, "-f7", "-g1", "-q2", *(f"+{spot}" for spot in right))
    assert table.until(90_000) == []
    assert table.session.phase == "move"
    assert arranged(table)


def test_before_the_roll_anything_else_than_the_right_board_is_arranged() -> None:
    table = Table(RED)
    table.found(5000, *standing(table, "a1", "c1"))
    assert table.session.phase == "arrange"
    table.touch(6000, "-c1", "+a1")
    assert table.until(9000) == []
    assert table.session.phase == "roll"


def test_a_board_put_right_while_it_was_unseen_is_restored() -> None:
    table = rolled(RED, 2)
    right = standing(table)
    table.touch(1000, "-a1", "+f1")
    table.until(3000)
    table.found(5000, *right)
    assert moves(table.until(9000)) == ["restored"]


def test_after_the_end_a_board_may_look_as_it_likes() -> None:
    near = {"turn": "red", "pieces": {"i13": "red"}, "house": {"red": 4, "blue": 5}}
    table = rolled(near, 1)
    table.enter(1000, "i13-i14")
    table.found(5000)
    assert table.until(9000) == []
    assert table.session.phase == "over"


# --- aids ----------------------------------------------------------------------------------------


def test_the_board_is_looked_at_once_when_an_aid_is_switched(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Session] = []

    def observe(session: Session) -> Session:
        looked.append(session)
        return classify.observe(session)

    monkeypatch.setattr(decisions, "observe", observe)
    monkeypatch.setattr(handlers, "observe", observe)
    table = Table(GAME.setup("small", ["red", "yellow"]), game=GAME)
    table.tell(Aid(1000, "memory_aid", on=True))
    assert len([one for one in looked if GAME.aids(one.position)["memory_aid"]]) == 1
