"""The big labyrinth played at random: always an end, one winner, and no wall given away."""

from __future__ import annotations

import inspect
import random
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from companion.core.model.game import bits
from companion.core.model.types import Mask
from companion.games.labyrinth.big import next_inputs
from companion.games.labyrinth.big.next_inputs import OUTLETS, stepped
from companion.games.labyrinth.big.rules import begin
from companion.games.labyrinth.big.state import (
    GRID,
    SYMBOLS,
    HouseRules,
    Phase,
    Position,
    Secret,
    State,
)
from companion.games.labyrinth.common.maze import maze, numbers
from tests.games.labyrinth.labyrinth_big_positions import CORNERS, TWO, after, at, possible, told
from tests.short_and_full import examples

MOST_INPUTS = 30_000
"""Random play that remembers walls takes some thousands."""

options = st.builds(
    HouseRules,
    reserve_start=st.booleans(),
    may_stay=st.booleans(),
    home_when_blocked=st.booleans(),
    exact=st.booleans(),
    redraw_under=st.booleans(),
)


def game(count: int, walls: Mask | None, read: HouseRules | None = None) -> State:
    seats = TWO if count == 2 else tuple(CORNERS)[:count]
    return begin(seats, {seat: CORNERS[seat] for seat in seats}, walls=walls, options=read)


def chosen(state: State, chance: random.Random) -> str:
    """An input at random: numbers evenly, rather a step than an end, and rarely into a known wall."""
    found = possible(state)
    if state.position.phase is not Phase.MOVE or chance.random() < 0.05:
        return chance.choice(found)
    steps = [text for text in found if text.startswith("step")]
    short = [text for text in found if not text.startswith("walk") or chance.random() < 1 / 50]
    around = ((text, GRID.between(state.position.here, GRID.field(text[5:]))) for text in steps)
    calm = [text for text, slot in around if slot is not None and not state.secret.known.walls >> slot & 1]
    return chance.choice(calm or short or found)


def states(state: State, chance: random.Random) -> Iterator[State]:
    """The states of a random game, to its end or so many inputs."""
    for _ in range(MOST_INPUTS):
        if state.position.phase is Phase.OVER:
            return
        state = after(state, chosen(state, chance))
        yield state


def check(position: Position) -> None:
    """What holds in every position."""
    taken = [symbol for chips in position.chips for symbol in bits(chips)]
    assert len(taken) == len(set(taken)) <= 4 * len(position.seats) + 1
    assert all(SYMBOLS >> symbol & 1 for symbol in taken)
    assert sum(chips.bit_count() >= 5 for chips in position.chips) == (position.phase is Phase.OVER)
    assert (position.target is None) == (position.phase in (Phase.REVEAL, Phase.OVER))
    assert position.bag
    standing = [field for number, field in enumerate(position.pos) if not position.beside >> number & 1]
    assert len(standing) == len(set(standing))
    if position.phase is not Phase.MOVE:
        assert position.target not in standing or position.phase is Phase.HOME
        assert position.steps == 0
    else:
        assert position.steps > 0


@pytest.mark.slow
@examples(3, 20, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(2, 4), st.integers(19, 24), options, st.integers(0, 2**32))
def test_random_legal_play_never_gets_stuck_and_ends_with_one_winner(
    count: int, walls: int, read: HouseRules, seed: int
) -> None:
    hidden = maze(GRID, walls, numbers(str(seed), 60))
    last = state = game(count, hidden, read)
    for last in states(state, random.Random(seed)):
        check(last.position)
        assert last.secret.walls == hidden
        assert not last.secret.known.walls & ~hidden
        assert not last.secret.known.open & hidden
        assert possible(last) or last.position.phase is Phase.OVER
    assert last.position.phase is Phase.OVER
    winners = [
        seat
        for seat, chips in zip(last.position.seats, last.position.chips, strict=True)
        if chips.bit_count() == 5
    ]
    assert winners == [last.position.winner]


@settings(max_examples=6, deadline=None)
@given(options, st.integers(0, 2**32))
def test_each_awaited_input_is_taken_and_a_step_can_always_be_brought_to_an_end(
    read: HouseRules, seed: int
) -> None:
    chance = random.Random(seed)
    state = game(4, 0, read)
    for number, ahead in enumerate(states(state, chance)):
        for text in possible(ahead):
            after(ahead, text)
        if ahead.position.phase is Phase.MOVE:
            assert possible(ahead)
        if number > 25:
            break


# --- what nobody may see ---------------------------------------------------------------------


def test_what_may_come_next_and_why_not_is_worked_out_without_the_secret() -> None:
    functions = inspect.getmembers(next_inputs, inspect.isfunction)
    own = [(name, each) for name, each in functions if each.__module__ == next_inputs.__name__]
    assert {"refused", "expects"} <= {name for name, _ in own}
    for name, each in own:
        assert not {State, Secret} & set(get_type_hints(each).values()), name
    assert not any(each is State or each is Secret for each in vars(next_inputs).values())
    assert not {State, Secret, Any} & set(get_type_hints(Position).values())


def test_a_state_in_a_log_gives_no_wall_away() -> None:
    some, others = (game(2, maze(GRID, 24, numbers(seed, 60))) for seed in ("some", "others"))
    assert some != others
    assert repr(some) == repr(others)
    walked = after(game(2, GRID.slots_mask(["a1-b1"])), "reveal:c3", "die:1", "step:b1")
    assert walked.secret.known.walls
    assert repr(walked.secret) == "Secret()"


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32))
def test_two_mazes_look_the_same_as_long_as_the_same_happens(seed: int) -> None:
    chance = random.Random(seed)
    one, other = (game(3, maze(GRID, 20, numbers(f"{seed}{each}", 60))) for each in "ab")
    for _ in range(200):
        assert one.position == other.position
        assert possible(one) == possible(other)
        text = chosen(one, chance)
        heard, elsewhere = told(one, text), told(other, text)
        if heard.deeds != elsewhere.deeds:
            assert text.startswith(("step", "walk"))
            break
        one, other = heard.position, elsewhere.position
        if one.position.phase is Phase.OVER:
            break


@pytest.mark.slow
@examples(4, 20)
@given(st.integers(19, 24), st.integers(0, 2**32))
def test_what_drops_teach_in_ball_mode_is_true(walls: int, seed: int) -> None:
    chance = random.Random(seed)
    hidden = maze(GRID, walls, numbers(str(seed), 60))
    state = game(4, None)
    for _ in range(2000):
        if state.position.phase is Phase.OVER:
            break
        text = chosen(state, chance)
        while text.startswith(("drop", "walk")):
            text = chosen(state, chance)
        if text.startswith("step"):
            here, to = state.position.here, GRID.field(text.removeprefix("step:"))
            slot = GRID.between(here, to)
            assert slot is not None
            if hidden >> slot & 1:
                around = ",".join(GRID.slot_names(GRID.around[here]))
                among = chance.choice(["", f"@{GRID.slots[slot]}", f"@{around}"])
                if state.position.steps == 1 and to != state.position.target and chance.random() < 0.5:
                    state, among = after(state, text), ""  # the ball comes out after the move
                    assert not state.secret.known.open & hidden
                text = f"drop:{chance.choice(sorted(OUTLETS))}{among}"
        state = after(state, text)
        assert not state.secret.known.walls & ~hidden
        assert not state.secret.known.open & hidden
        assert not state.secret.known.doubted
    assert state.secret.known.walls
    assert state.secret.known.open
    assert state.secret.walls is None


def test_the_public_step_is_the_step_that_is_heard() -> None:
    start = after(game(2, 0), "reveal:c3", "die:3")
    assert after(start, "step:b1").position == stepped(start.position, GRID.field("b1"))


# --- an independent way of counting ends -----------------------------------------------------


def naive_ends(position: Position) -> set[int]:
    """Where a move may end on a board without walls, by trying every walk to its end."""
    others = {spot for number, spot in enumerate(position.pos) if number != position.active}
    if position.options.reserve_start:
        others |= {corner for number, corner in enumerate(position.corners) if number != position.active}
    ends = {position.here}

    def walk(here: int, left: int) -> None:
        x, y = GRID.place(here)
        for there in range(36):
            to_x, to_y = GRID.place(there)
            if left and abs(to_x - x) + abs(to_y - y) == 1:
                if there not in others:
                    ends.add(there)
                if there != position.target:
                    walk(there, left - 1)

    walk(position.here, position.steps)
    return ends


def heard_ends(state: State) -> set[int]:
    """The same by giving every awaited way, and stopping wherever that is awaited."""
    mover, found = state.position.active, set[int]()
    for text in possible(state):
        later = after(state, text)
        stopping = later.position.phase is Phase.MOVE and "stop" in possible(later)
        if stopping:
            later = after(later, "stop")
        if later.position.phase is not Phase.MOVE:
            found.add(later.position.pos[mover])
    return found


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.integers(0, 35), min_size=4, max_size=4, unique=True),
    st.integers(1, 4),
    st.booleans(),
    st.data(),
)
def test_moves_end_where_trying_every_walk_says(
    fields: list[int], steps: int, reserve: bool, data: st.DataObject
) -> None:
    free = [symbol for symbol in bits(SYMBOLS) if symbol not in fields]
    figures = dict(zip(CORNERS, (GRID.fields[field] for field in fields), strict=True))
    target = GRID.fields[data.draw(st.sampled_from(free))]
    state = at(figures, target=target, steps=steps, reserve_start=reserve)
    assert heard_ends(state) == naive_ends(state.position)
