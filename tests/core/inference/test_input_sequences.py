"""Two inputs of one turn, seen as one: what left, what came, and what was lifted in between."""

from __future__ import annotations

import pytest

from companion.core import timed_play as plays
from companion.core.inference import input_sequences
from companion.core.inference.input_sequences import apart_lifted_first, joined
from companion.core.model.footprint import Footprint
from companion.games.labyrinth import GAME as LABYRINTH
from companion.games.malefiz import GAME
from tests.games.labyrinth.labyrinth_big_positions import at
from tests.games.labyrinth.small_labyrinths import stand
from tests.table import Table

BOARD = GAME.board("classic")
A, B, C, D, E = (1 << spot for spot in range(5))


@pytest.mark.parametrize(
    ("first", "second", "start", "seen"),
    [
        (Footprint("1", A, B), Footprint("2", C, D), A | C, (A | C, B | D, 0)),  # two pieces
        (Footprint("1", A, B), Footprint("2", B, C), A, (A, C, 0)),  # one piece goes on
        (Footprint("1", A, B), Footprint("2", C, A), A | C, (C, B, A)),  # another takes its place
        (Footprint("1", A, 0, B), Footprint("2", C, 0, D), A | B | C | D, (A | C, 0, B | D)),  # two captures
        (Footprint("1", A, 0, B), Footprint("2", B, E), A | B, (A | B, E, 0)),  # captured, then gone on
    ],
)
def test_what_two_inputs_leave_behind(
    first: Footprint, second: Footprint, start: int, seen: tuple[int, int, int]
) -> None:
    both = joined(BOARD, start, first, second)
    assert both.move == "1 2"
    assert (both.removed, both.added, both.lifted) == seen


def test_a_wall_lifted_before_a_figure_is_told_and_a_wall_alone_is_not() -> None:
    table = Table(stand({"red": "a1", "green": "d4"}), game=LABYRINTH)
    table.touch(1000, "-a1-b1")
    table.until(1060)
    assert apart_lifted_first(table.session) == 0
    table.touch(1100, "-a1")
    table.until(1160)
    assert apart_lifted_first(table.session) == table.session.board.mask(("a1-b1",))
    later = next(spot for spot in table.session.board.names(table.session.pictures.seen) if "-" in spot)
    table.touch(1200, f"-{later}")
    table.until(1260)
    assert apart_lifted_first(table.session) == table.session.board.mask(("a1-b1",))


def pushed(table: Table, *touches: tuple[str, ...]) -> None:
    for number, some in enumerate(touches):
        table.touch(1000 + 300 * number, *some)
        table.until(1260 + 300 * number)


@pytest.mark.parametrize("walls", [(), None], ids=["hidden walls", "balls"])
def test_a_way_that_meets_a_field_twice_is_found_by_its_end(walls: tuple[str, ...] | None) -> None:
    state = at({"red": "a1", "yellow": "f6"}, walls=walls, steps=4)
    table = Table(LABYRINTH.dump(state), game=LABYRINTH)
    pushed(table, ("-a1",), ("+b1", "-b1"), ("+b2", "-b2"), ("+b1", "-b1"), ("+c1",))
    found = input_sequences.distinct(table.session, input_sequences.shown(table.session))
    assert [one.move for one in found] == ["walk:a1-b1-b2 walk:b2-b1-c1"]
    assert input_sequences.named(table.session, found[0].move) == found[0]


@pytest.mark.parametrize("walls", [(), None], ids=["hidden walls", "balls"])
def test_no_way_is_looked_for_that_hands_have_not_begun(
    walls: tuple[str, ...] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = at({"red": "a1", "yellow": "f6"}, walls=walls, steps=4)
    table = Table(LABYRINTH.dump(state), game=LABYRINTH)
    pushed(table, ("-a1",))
    assert len(table.session.turn.footprints) > 20
    monkeypatch.setattr(type(LABYRINTH), "hear", None)
    assert input_sequences.shown(table.session) == ()


def test_a_wall_that_was_put_back_while_nobody_saw_is_no_certain_input() -> None:
    """Its touch was never seen: what else is wrong then is asked about, or shown, and nothing breaks."""
    table = Table(stand({"red": "a1", "green": "d4"}), game=LABYRINTH)
    table.give(2000, "call:red")
    table.touch(2500, "-a1-b1")
    table.until(4000)
    table.give(4000, "read:blue")
    table.touch(4100, "-a1", "+a1-b1")
    table.until(4300)
    table.play, _ = plays.lost(table.play, 4400)
    table.touch(9000, "-c2-d2")
    table.until(15_000)
    assert (table.session.phase, table.now) == ("illegal", "mismatch")
    assert input_sequences.certain_apart(table.session) is None


def test_a_wall_counts_as_pulled_before_a_step_although_another_figure_was_nudged_before_it() -> None:
    table = Table(stand({"red": "d4", "green": "a1"}), game=LABYRINTH)
    table.give(2000, "call:red")
    table.touch(2500, "-a1", "-c4-d4", "+a1", "-d4", "+c4")
    table.until(6000)
    assert [past.move for past in table.session.progress.history] == ["call:red", "pull:c4-d4"]
