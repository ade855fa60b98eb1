"""The big labyrinth at the table: hands, numbers and balls through the referee, verdict by verdict."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.core.decision import fold
from companion.core.model.commands import DieRolled
from companion.core.reducer.command_refusal import ARRANGE_FIRST, refusal
from companion.games.labyrinth import GAME
from companion.games.labyrinth.big.state import GRID
from tests.games.labyrinth.small.test_table import short
from tests.table import SETTINGS, Table

BALLS: dict[str, Any] = {}
MAZE = GAME.deal("big", {"walls": 19}, "abc")
"""Of its walls b1-c1 is open and c1-c2 is not (`test_the_maze_of_these_tests`)."""


def begun(options: Mapping[str, Any] | None, number: int) -> Table:
    """Red in a1 and yellow in f6, the target on c3, red has rolled."""
    table = Table(GAME.setup("big", ["red", "yellow"], options), game=GAME)
    table.until(1000)
    table.give(1100, "reveal:c3")
    table.die(2000, number)
    return table


def test_the_maze_of_these_tests() -> None:
    walls = set(GAME.dump(GAME.setup("big", ["red", "yellow"], MAZE))["hidden"]["walls"])
    assert "c1-c2" in walls
    assert not walls & {"a1-b1", "b1-c1"}
    assert GRID.connected(GRID.slots_mask(walls))


@pytest.mark.parametrize("options", [BALLS, MAZE])
def test_steps_are_heard_as_they_come_to_rest(options: dict[str, Any]) -> None:
    """BL-06, BL-10: each rest is a step; the last one ends the turn."""
    table = begun(options, 2)
    table.touch(3000, "-a1", "+b1")
    assert short(table.until(5000)) == ["legal step:b1"]
    table.touch(6000, "-b1", "+c1")
    assert short(table.until(8000)) == ["legal step:c1!"]
    assert table.session.phase == "roll"


@pytest.mark.parametrize("options", [BALLS, MAZE])
def test_a_figure_is_slid_several_fields_in_one_go(options: dict[str, Any]) -> None:
    table = begun(options, 2)
    table.touch(3000, "-a1", "+b1", "-b1", "+c1")
    assert short(table.until(5000)) == ["legal walk:a1-b1-c1!"]


def beside_two_figures(options: dict[str, Any]) -> Table:
    """Red in a5, green in a4, blue in b4; red has rolled 3."""
    data = GAME.dump(GAME.setup("big", ["red", "green", "blue"], options))
    data |= {"pieces": {"a5": "red", "a4": "green", "b4": "blue"}, "target": "f3", "turn": "red"}
    table = Table({**data, "game": "labyrinth", "variant": "big"}, game=GAME)
    table.until(1000)
    table.die(2000, 3)
    return table


def test_a_step_to_the_next_field_is_no_walk_round_over_figures() -> None:
    """BL-06, BL-07: red may go round over both to the same field; nobody is asked about that."""
    table = beside_two_figures(BALLS)
    moves = [each.move for each in table.session.turn.footprints]
    assert {"step:b5", "walk:a5-a4-b4-b5"} <= set(moves)
    table.touch(3000, "-a5", "+b5")
    assert short(table.until(6000)) == ["legal step:b5"]


def test_a_walk_over_figures_to_another_field_is_heard() -> None:
    table = beside_two_figures(BALLS)
    table.touch(3000, "-a5", "+c4")
    assert short(table.until(6000)) == ["legal walk:a5-a4-b4-c4!"]


def test_a_wall_of_the_companions_counts_at_once() -> None:
    """BL-08, BL-09: whoever goes on or back within a blink has met it all the same."""
    table = begun(MAZE, 4)
    table.touch(3000, "-a1", "+b1", "-b1", "+c1", "-c1", "+c2")
    said = table.edges([(3660, "c2", False), (3700, "c1", True)])
    assert short(said)[0] == "legal walk:a1-b1-c1-c2"
    assert [deed.what for deed in said[0].deeds] == ["stepped", "stepped", "dropped"]
    assert [one.word for one in table.session.awaited] == ["home"]
    table.touch(6000, "-c1", "+a1")
    assert short(table.until(8000)) == ["legal home:a1!"]


def test_a_contact_that_flickers_beyond_a_wall_is_no_wall_met() -> None:
    table = begun(MAZE, 4)
    table.touch(3000, "-a1", "+b1", "-b1", "+c1")
    table.edges([(3320, "c1", False), (3330, "c2", True), (3390, "c2", False), (3400, "c1", True)])
    assert all("dropped" not in [deed.what for deed in each.deeds] for each in table.until(6000))


def test_without_balls_a_figure_must_be_slid() -> None:
    """BL-09: lifted over, it would meet no wall."""
    table = begun(MAZE, 3)
    table.touch(3000, "-a1", "+c1")
    assert short(table.until(5000)) == ["illegal not-slid"]
    table.touch(6000, "-c1", "+a1")
    assert short(table.until(8000)) == ["restored"]
    table.touch(9000, "-a1", "+b1", "-b1", "+c1")
    assert short(table.until(11000)) == ["legal walk:a1-b1-c1"]


def test_with_balls_the_way_may_go_unseen() -> None:
    """A contact that was passed too quickly costs nothing: the fewest steps count."""
    table = begun(BALLS, 3)
    table.touch(3000, "-a1", "+c1")
    assert short(table.until(5000)) == ["legal came:c1"]
    assert GAME.public(table.session.position, over=False)["steps"] == 1


def test_a_ball_sends_the_figure_home() -> None:
    """BL-08: whosever corner it comes out at."""
    table = begun(BALLS, 3)
    table.touch(3000, "-a1", "+b1")
    said = table.touch(3300, "+out:f6", "-out:f6")
    assert short([*said, *table.until(5000)]) == ["legal step:b1", "heard drop:out:f6"]
    table.touch(6000, "-b1", "+a1")
    assert short(table.until(8000)) == ["legal home:a1!"]
    assert table.session.seat == "yellow"


def test_a_ball_that_comes_out_after_the_last_chip_is_asked_about_and_the_game_goes_on() -> None:
    """BL-08, BL-12: one tap, and everything is as if the chip had never been given."""
    start = GAME.dump(GAME.setup("big", ["red", "yellow"], BALLS))
    near = {**start, "target": "c3", "die": 1, "pieces": {"b3": "red", "f6": "yellow"}}
    near["chips"] = {"red": ["b3", "c4", "d4", "e4"]}
    table = Table(GAME.load(near), game=GAME)
    table.until(1000)
    table.touch(3000, "-b3", "+c3")
    assert short(table.until(5000)) == ["legal step:c3!", "won"]
    assert table.session.over
    assert short(table.touch(5300, "+out:f6", "-out:f6")) == ["heard drop:out:f6"]
    assert (table.session.over, table.session.phase) == (False, "say")
    assert short(table.give(6000, "fell:no")) == ["heard fell:no", "won"]
    table.undo(7000)
    assert short(table.give(8000, "fell:yes")) == ["heard fell:yes"]
    table.touch(9000, "-c3", "+a1")
    assert short(table.until(11000)) == ["legal home:a1!"]
    assert GAME.public(table.session.position, over=False)["chips"] == {"red": ["b3", "c4", "d4", "e4"]}


def test_a_ball_that_comes_when_nobody_moves_is_nothing() -> None:
    table = Table(GAME.setup("big", ["red", "yellow"], BALLS), game=GAME)
    table.until(1000)
    assert table.touch(2000, "+out:a1", "-out:a1") == []
    assert table.until(5000) == []
    assert table.now == "settled"


def test_the_next_number_ends_a_move_with_steps_left() -> None:
    """BL-06: the rest is forfeited by the next player's roll."""
    table = begun(BALLS, 3)
    table.touch(3000, "-a1", "+b1")
    table.until(5000)
    assert short(table.die(6000, 2)) == ["heard stop!"]
    assert (table.session.seat, table.session.die) == ("yellow", 2)


@pytest.mark.parametrize("steps", [1, 2])
def test_a_number_said_while_another_figure_is_in_the_air_is_heard(steps: int) -> None:
    """BL-06: yellow has the own figure in the hand already, and red's has come to rest or not."""
    for rested in (True, False):
        table = begun(BALLS, steps)
        table.touch(3000, "-a1", "+b1")
        heard = short(table.until(5000)) if rested else []
        lifted_ms = 5100 if rested else 3300
        table.touch(lifted_ms, "-f6")
        assert table.until(lifted_ms + 100) == []
        assert table.now == "in-hand"
        assert refusal(table.session, DieRolled(lifted_ms + 100, 2)) is None
        heard += short(table.die(lifted_ms + 100, 2))
        assert heard == (["legal step:b1!"] if steps == 1 else ["legal step:b1", "heard stop!"])
        assert (table.session.seat, table.session.die) == ("yellow", 2)
        table.touch(6000, "+e6")
        assert short(table.until(8000)) == ["legal step:e6"]


def test_a_number_said_while_the_own_figure_is_in_the_air_waits() -> None:
    table = begun(BALLS, 2)
    table.touch(3000, "-a1", "+b1")
    table.until(5000)
    table.touch(5100, "-b1")
    table.until(5250)
    assert refusal(table.session, DieRolled(5300, 2)) is ARRANGE_FIRST


def test_too_far_may_be_put_right_by_going_on() -> None:
    table = begun(BALLS, 1)
    table.touch(3000, "-a1", "+b1", "-b1", "+c1")
    assert short(table.until(5000)) == ["illegal too-far"]
    table.touch(6000, "-c1", "+b1")
    assert short(table.until(8000)) == ["legal came:b1!"]


def test_half_a_turn_and_its_walls_are_restored_from_their_entries() -> None:
    table = begun(MAZE, 4)
    table.touch(3000, "-a1", "+b1", "-b1", "+c1", "-c1", "+c2")
    table.until(5000)
    again = fold.restore(GAME, SETTINGS, table.entries)
    assert again.position == table.session.position
    assert (
        GAME.dump(again.position)["hidden"]["walls"] == GAME.dump(table.session.position)["hidden"]["walls"]
    )
