"""What always holds (BR-26), for any inputs in any order from any moment; what fails is made small."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from companion.core.model.inputs import Input, Taken
from companion.games.barbarossa import GAME
from companion.games.barbarossa.state import State
from tests.games.barbarossa.players.games import (
    FOUR,
    HALF,
    THREE,
    TWELVE,
    begun,
    noted,
    playing,
    speared,
    standing,
)
from tests.games.barbarossa.test_barbarossa_play import invariants

MOMENTS = ("words", "clay", "first turn", "some spears", "nearly all", "nearly up")
VALUES = (
    "",
    "1",
    "3",
    "7",
    "last",
    "red",
    "blue",
    "red:1",
    "green:2",
    "yellow:1",
    "no",
    "yes",
    "right",
    "A",
    "-",
)
CHOICES = st.lists(
    st.one_of(
        st.integers(0, 10_000),  # one of what is awaited
        st.tuples(st.sampled_from(sorted(GAME.words)), st.sampled_from(VALUES), st.sampled_from(("", *FOUR))),
    ),
    max_size=40,
)
RULES = st.fixed_dictionaries(
    {
        "below_start": st.sampled_from(("clamp", "debt")),
        "letter": st.sampled_from(("position", "any")),
        "queue_curses": st.booleans(),
        "letter_round": st.booleans(),
        "may_stay": st.booleans(),
        "solver_first": st.booleans(),
        "free_words": st.just(True),
    }
)


def at(moment: str, seats: tuple[str, ...], rules: dict[str, Any]) -> State:
    """A game at this moment."""
    match moment:
        case "words":
            return begun(seats, **rules)
        case "clay":
            return noted(begun(seats, **rules))
    state = playing(seats, **rules)
    match moment:
        case "some spears":
            return speared(state, HALF)
        case "nearly all":
            return speared(state, TWELVE) if len(seats) == 3 else speared(state, HALF)
        case "nearly up":
            return standing(speared(state, HALF), {"red": 38, "green": 35})
    return state


@pytest.mark.slow
@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.sampled_from(MOMENTS), st.sampled_from((THREE, FOUR)), RULES, CHOICES)
def test_br_26_always_holds(
    moment: str, seats: tuple[str, ...], rules: dict[str, Any], choices: list[int | tuple[str, str, str]]
) -> None:
    state = at(moment, seats, rules)
    for choice in choices:
        if isinstance(choice, int):
            every = [(one, each) for one in GAME.expects(state) for each in one.inputs()]
            if not every:
                break
            one, input_ = every[choice % len(every)]
            seat = input_.value if one.word == "curse" else one.seats[choice % len(one.seats)]
        else:
            word, value, seat = choice
            input_ = Input(word, value)
        answer = GAME.hear(state, input_, seat)
        if not isinstance(answer, Taken):
            continue
        invariants(state.position, answer.position.position)
        assert GAME.load(GAME.dump(answer.position)) == answer.position
        state = answer.position
