"""A pause: nothing is judged and nothing is said, and afterwards the board is compared with the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.core import timed_play as plays
from companion.core.decision import fold
from companion.core.guidance import lights, way_back
from companion.core.model.commands import (
    Agree,
    Choose,
    DieRolled,
    Done,
    EndGame,
    Enter,
    Overrule,
    Pause,
    Said,
    SeatChange,
    TakeBack,
    Undo,
    Whose,
)
from companion.core.model.types import Lamp
from companion.core.reducer import command_refusal
from companion.core.timed_play import Play
from companion.games.malefiz import GAME
from tests.table import SETTINGS, Table

RED = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}
CAPTURE = {"turn": "red", "pieces": {"a1": "red", "c1": "blue"}, "house": {"red": 4, "blue": 4}}


def pause(table: Table, at_ms: int, by: str = "page") -> None:
    assert table.tell(Pause(at_ms, on=True, by=by)) == []


def go_on(table: Table, at_ms: int) -> None:
    table.tell(Pause(at_ms, on=False))


def rolled(die: int = 2, position: Mapping[str, Any] | None = None) -> Table:
    table = Table(position or RED)
    table.die(100, die)
    return table


def kinds(table: Table) -> list[str]:
    return [entry.kind for entry in table.entries]


def restarted(table: Table) -> Table:
    """The companion begins anew with what it has recorded."""
    table.play = Play(fold.restore(GAME, SETTINGS, table.entries))
    return table


# --- while it lasts ------------------------------------------------------------------------------


def test_whatever_hands_do_in_a_pause_nothing_is_said_and_nothing_falls_due() -> None:
    table = rolled()
    pause(table, 1000)
    said = table.touch(2000, "-blue:1", "+e1", "-a1", "+g1", "-e3", "-blue:2", "+c1")
    assert said + table.until(60_000) == []
    assert plays.due(table.play) is None
    assert kinds(table) == ["game", "roll", "pause"]
    assert table.session.phase == "paused"


def test_one_calm_light_tells_whose_turn_it_is_however_the_pieces_stand() -> None:
    table = rolled()
    pause(table, 1000)
    light = lights.light_plan(table.session, frozenset())
    assert light == {"red:1": Lamp("red", "breathe")}
    table.touch(2000, "-red:1", "-a1", "+m1")
    assert lights.light_plan(table.session, frozenset({"red"})) == light


@pytest.mark.parametrize(
    "said",
    [
        DieRolled(2000, 3),
        Choose(2000, "none"),
        Done(2000),
        Enter(2000, "a1-c1"),
        Undo(2000),
        Overrule(2000, "number", number=4),
        Agree(2000),
        TakeBack(2000, 0),
        Whose(2000, right=True),
    ],
)
def test_what_plays_on_is_refused_and_changes_nothing(said: Said) -> None:
    table = rolled()
    pause(table, 1000)
    why = command_refusal.refusal(table.session, said)
    assert why is not None
    assert why.text == "The game is paused. Go on first."
    before = table.session
    table.tell(said)
    assert (table.session, kinds(table)) == (before, ["game", "roll", "pause"])


def test_seats_are_changed_and_the_game_is_ended_in_a_pause() -> None:
    table = rolled()
    pause(table, 1000)
    table.tell(SeatChange(2000, "red", "handover", "Ben"))
    table.tell(SeatChange(2000, "blue", "dark"))
    assert (table.session.table.names["red"], table.session.table.lights_off) == ("Ben", frozenset({"blue"}))
    assert table.session.phase == "paused"
    table.tell(EndGame(3000))
    assert table.session.phase == "over"
    assert table.session.progress.paused is None
    table.tell(Pause(4000, on=True))
    assert kinds(table) == ["game", "roll", "pause", "seat", "seat", "end"]


def test_a_player_leaves_in_a_pause_and_the_board_is_asked_for_afterwards() -> None:
    three = {"turn": "red", "pieces": {"e1": "green"}, "house": {"red": 5, "green": 4, "blue": 5}}
    table = Table(three)
    pause(table, 1000)
    table.tell(SeatChange(2000, "green", "leave"))
    assert table.until(9000) == []
    go_on(table, 10_000)
    assert table.session.phase == "arrange"
    steps = way_back.steps(table.session)
    assert {table.session.board.spots[step.frm] for step in steps if step.frm} == {"e1"}
    table.touch(11_000, "-e1")
    table.until(20_000)
    assert table.session.phase == "roll"


def test_said_twice_it_changes_nothing() -> None:
    table = rolled()
    go_on(table, 500)
    pause(table, 1000)
    pause(table, 1500, "button")
    go_on(table, 2000)
    go_on(table, 2500)
    assert kinds(table) == ["game", "roll", "pause", "resume"]


# --- going on where nobody has touched anything --------------------------------------------------


def test_a_piece_in_the_air_is_still_followed_after_the_pause() -> None:
    table = rolled(2, CAPTURE)
    table.touch(1000, "-a1", "-c1")
    pause(table, 1300)
    go_on(table, 600_000)
    assert table.now == "in-hand"
    table.touch(601_000, "+c1", "+blue:5")
    said = table.until(610_000)
    assert [(one.verdict, one.move) for one in said] == [("legal", "a1xc1")]
    assert table.session.progress.history[-1].how == "sensors"


def test_what_was_touched_in_a_pause_that_the_end_ended_is_not_remembered_in_the_next_one() -> None:
    table = rolled()
    table.touch(1000, "-a1", "+c1")
    table.until(3000)
    pause(table, 4000)
    table.touch(5000, "-c1", "+c1")
    table.tell(EndGame(6000))
    table.undo(7000)  # the game goes on
    table.touch(8000, "-c1", "+a1")
    table.until(10_000)
    table.undo(11_000)  # the number
    table.touch(12_000, "-a1")
    pause(table, 13_000)
    go_on(table, 20_000)
    assert (table.session.phase, table.now) == ("roll", "in-hand")


def test_a_turn_that_had_not_rested_counts_when_the_game_goes_on() -> None:
    table = rolled()
    table.touch(1000, "-a1", "+c1")
    pause(table, 1200)
    assert table.until(90_000) == []
    said = table.tell(Pause(100_000, on=False))
    assert [(one.verdict, one.at_ms) for one in said] == [("legal", 100_000)]


def test_a_try_that_was_not_allowed_still_stands_after_the_pause() -> None:
    table = rolled()
    table.touch(1000, "-a1", "+e1")
    assert [one.verdict for one in table.until(3000)] == ["illegal"]
    pause(table, 4000)
    assert lights.light_plan(table.session, frozenset()) == {"red:1": Lamp("red", "breathe")}
    go_on(table, 50_000)
    assert table.until(60_000) == []
    assert (table.session.phase, bool(way_back.steps(table.session))) == ("illegal", True)
    table.touch(61_000, "-e1", "+a1")
    assert [one.verdict for one in table.until(70_000)] == ["restored"]


def test_a_question_is_asked_again_after_the_pause_and_answered() -> None:
    table = rolled(2, CAPTURE)
    table.touch(1000, "-a1", "+blue:5")  # nobody has seen the captive leave
    assert [one.verdict for one in table.until(9000)] == ["ambiguous"]
    asked = table.session.dialogue.asking
    pause(table, 10_000)
    go_on(table, 20_000)
    assert (table.session.phase, table.session.dialogue.asking) == ("ask", asked)
    assert [one.verdict for one in table.choose(21_000, asked[0])] == ["legal"]


# --- going on where somebody has ----------------------------------------------------------------


def test_pieces_played_with_are_asked_back_step_by_step() -> None:
    table = rolled()
    pause(table, 1000)
    table.touch(2000, "-blue:1", "+e1", "-a1", "+g1")
    go_on(table, 9000)
    assert table.session.phase == "arrange"
    assert len(way_back.steps(table.session)) == 2
    table.touch(10_000, "-e1", "+blue:1", "-g1", "+a1")
    assert table.until(20_000) == []
    assert (table.session.phase, table.now, table.session.die) == ("move", "settled", 2)


def test_pieces_put_back_in_the_pause_let_the_game_go_on_at_once() -> None:
    table = rolled()
    pause(table, 1000)
    table.touch(2000, "-blue:1", "+e1", "-e1", "+blue:1", "-a1", "+a1")
    go_on(table, 9000)
    assert (table.session.phase, table.now) == ("move", "settled")
    table.touch(10_000, "-a1", "+c1")
    assert [one.verdict for one in table.until(12_000)] == ["legal"]


def test_what_stood_wrong_before_the_pause_and_right_after_it_is_right() -> None:
    table = rolled()
    table.touch(1000, "-a1", "+e1")
    table.until(3000)
    pause(table, 4000)
    table.touch(5000, "-e1", "+a1")
    go_on(table, 9000)
    assert [one.verdict for one in table.until(12_000)] == ["restored"]
    assert table.session.phase == "move"


def test_a_board_out_of_sight_in_the_pause_is_compared_when_it_is_found() -> None:
    table = rolled()
    pause(table, 1000)
    table.play, _ = plays.lost(table.play, 2000)
    go_on(table, 3000)
    assert (table.session.phase, table.now) == ("move", "settled")  # nobody knows otherwise
    table.found(4000, *(spot for spot in table.names(table.session.pictures.expected) if spot != "blue:1"))
    assert way_back.steps(table.session) == () or table.session.phase in ("arrange", "move")
    table.found(5000, *(spot for spot in table.names(table.session.pictures.expected) if spot != "a1"), "m1")
    assert table.session.phase == "arrange"


def test_a_contact_shaken_in_the_pause_is_no_faulty_one() -> None:
    table = rolled()
    pause(table, 1000)
    for number in range(60):
        table.edge(2000 + 50 * number, "a1", bool(number % 2))
    table.edge(5000, "a1", False)
    table.edge(5040, "c1", True)  # left there
    go_on(table, 5100)
    table.until(6000)
    assert table.session.contacts.faults == ()
    assert table.session.board.names(
        table.session.pictures.seen & table.session.board.mask(["a1", "c1"])
    ) == ("c1",)


# --- a pause that comes by itself ----------------------------------------------------------------


def test_who_comes_back_to_an_idle_table_just_plays_on() -> None:
    table = rolled()
    pause(table, 1000, "idle")
    table.touch(900_000, "-a1", "+c1")
    assert [one.verdict for one in table.until(905_000)] == ["legal"]
    assert kinds(table) == ["game", "roll", "pause", "resume", "input"]
    assert table.entries[-2].data == {"by": "play"}


def test_a_number_told_ends_an_idle_pause() -> None:
    table = Table(RED)
    pause(table, 1000, "idle")
    assert command_refusal.refusal(table.session, DieRolled(5000, 2)) is None
    table.die(5000, 2)
    assert (table.session.phase, table.session.die) == ("move", 2)


def test_who_presses_pause_makes_an_idle_pause_one_that_stays() -> None:
    table = rolled()
    pause(table, 1000, "idle")
    pause(table, 2000)
    table.touch(3000, "-a1", "+m1")
    assert table.session.phase == "paused"
    pause(table, 9000, "idle")
    assert kinds(table) == ["game", "roll", "pause", "pause"]


def test_a_contact_that_is_not_believed_wakes_nobody() -> None:
    table = rolled()
    for number in range(60):
        table.edge(1000 + 50 * number, "m1", bool(number % 2))
    assert [one.kind for one in table.session.contacts.faults] == ["chatter"]
    pause(table, 4000, "idle")
    for number in range(61):
        table.edge(4100 + 50 * number, "m1", bool(number % 2))
    assert table.session.phase == "paused"
    table.until(60_000)
    assert (table.session.contacts.faults, table.session.phase) == (
        (),
        "paused",
    )  # it has come to rest meanwhile


# --- a restart -----------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["page", "button", "idle"])
def test_after_a_restart_it_is_still_paused(by: str) -> None:
    table = rolled()
    pause(table, 1000, by)
    restarted(table)
    assert table.session.progress.paused is not None
    assert table.session.progress.paused.by == by
    table.found(100, *(spot for spot in table.names(table.session.pictures.expected) if spot != "a1"), "m1")
    assert table.until(60_000) == []
    assert table.session.phase == "paused"
    go_on(table, 61_000)
    assert table.session.phase == "arrange"
    table.touch(62_000, "-m1", "+a1")
    table.until(70_000)
    assert (table.session.phase, table.session.die) == ("move", 2)


def test_after_a_restart_an_idle_pause_ends_with_a_touch_of_a_board_that_is_compared_first() -> None:
    table = rolled()
    pause(table, 1000, "idle")
    restarted(table)
    table.found(100, *table.names(table.session.pictures.expected))
    table.touch(5000, "-a1", "+c1")
    assert [one.verdict for one in table.until(9000)] == ["legal"]


@pytest.mark.parametrize("seat", GAME.seats)
def test_in_a_pause_the_first_place_of_the_house_to_move_is_lit(seat: str) -> None:
    position = {"turn": seat, "pieces": {}, "house": dict.fromkeys(GAME.seats, 5)}
    table = Table(position)
    pause(table, 1000)
    assert set(lights.light_plan(table.session, frozenset())) == {f"{seat}:1"}
