"""Somebody who plays Barbarossa by given chance: sensibly, or anything that is awaited; and who says what."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from companion.core.model.inputs import BOARD, Awaited, Input, Taken
from companion.games.barbarossa import GAME
from companion.games.barbarossa.state import State

Step = tuple[str, Input, Taken[State]]
"""Who gave an input, the input, and what it led to."""
Texts = Callable[[State, str, Awaited], str]
"""What somebody writes where text is free."""
MOST_INPUTS = 6000
SWITCHES = (
    *("solver_first", "may_stop", "may_stay", "queue_curses", "curse_before_move", "letter_round"),
    *("sensed_caves", "sensed_spears", "sensed_curses"),
)


def some_options(chance: random.Random) -> dict[str, Any]:
    """House rules at random."""
    return {
        **{name: chance.random() < 0.5 for name in SWITCHES},
        "below_start": chance.choice(("clamp", "debt")),
        "tie": chance.choice(("shared", "elf_stones")),
        "goal_together": chance.choice(("furthest", "seat_order")),
        "letter": chance.choice(("position", "any")),
        "steps": chance.choice((12, 40, 99)),
        "free_words": True,
    }


def played(
    state: State, chance: random.Random, texts: Texts, choose: Any = None
) -> Iterator[tuple[State, Step]]:
    """A game to its end: each state and the step from there."""
    for _ in range(MOST_INPUTS):
        if not GAME.expects(state):
            return
        seat, given = (choose or anything)(state, chance, texts)
        taken = GAME.hear(state, given, seat)
        assert isinstance(taken, Taken), (seat, given, taken)
        yield state, (seat, given, taken)
        state = taken.position
    raise AssertionError("the game does not end")


def anything(state: State, chance: random.Random, texts: Texts) -> tuple[str, Input]:
    """Any input that is awaited; the own words are hardly ever thrown away."""
    every = [one for one in GAME.expects(state) if one.word != "rethink" or chance.random() < 0.05]
    one = chance.choice(every)
    if one.word in ("word", "guess", "tell"):
        return one.seats[0], Input(one.word, texts(state, one.seats[0], one))
    given = chance.choice(one.inputs())
    return (given.value if one.word == "curse" else chance.choice(one.seats)), given


def sensible(state: State, chance: random.Random, texts: Texts) -> tuple[str, Input]:
    """As people play: to riddle caves, a question or two, then mostly right; a curse now and then."""
    every = {one.word: one for one in GAME.expects(state)}
    if "curse" in every and state.position.spears > 1 and chance.random() < 0.03:
        value = chance.choice(every["curse"].values)
        return value, Input("curse", value)
    odds: Mapping[str, float] = {"elf": 0.5, "answer": 0.6, "stop": 0.1, "unfair": 0.04, "demand": 0.4}
    skipped = {"curse", "rethink", "first"} | {word for word in odds if chance.random() > odds[word]}
    if "ask" in every and "attempt" in every and chance.random() < 0.6:
        skipped.add("ask")
    wanted = [each for word, each in every.items() if word not in ("curse", "rethink", "first")]
    one = next((each for each in wanted if each.word not in skipped), wanted[0])
    if "elf" in every and "elf" not in skipped:
        return every["elf"].seats[0], Input("elf", _well_paid(state, every["elf"].values, chance))
    if one.word in ("word", "guess", "tell"):
        return one.seats[0], Input(one.word, texts(state, one.seats[0], one))
    if one.word == "verdict":
        return one.seats[0], Input("verdict", chance.choices(("right", "wrong", "close"), (6, 1, 1))[0])
    given = chance.choice(one.inputs())
    if one.word == "nth":
        given = Input("nth", chance.choice(("1", "2", "3", "last")))
    return one.seats[0], given


def _well_paid(state: State, values: tuple[str, ...], chance: random.Random) -> str:
    """Elf stones to the next riddle or dwarf cave, where there are enough."""
    now = state.position
    here = now.of(now.wizards, now.now.seat)
    good = [
        value for value in values if now.board.caves[now.board.ahead(here, int(value))] in ("riddle", "dwarf")
    ]
    return min(good, key=int) if good else chance.choice(values)


def by_hand(one: Awaited) -> bool:
    """Whether hands on the board give it."""
    return one.source == BOARD
