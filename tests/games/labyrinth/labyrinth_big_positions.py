"""Big-labyrinth states for tests: written down shortly, and what they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Input, Refused, Taken
from companion.core.model.types import Mask
from companion.games.labyrinth.big.next_inputs import expects
from companion.games.labyrinth.big.rules import begin, hear
from companion.games.labyrinth.big.state import GRID, HouseRules, Phase, State

CORNERS = {"red": "a1", "green": "a6", "yellow": "f6", "blue": "f1"}
TWO = ("red", "yellow")


def parsed(text: str) -> Input:
    """``call:red`` as an input."""
    word, _, value = text.partition(":")
    return Input(word, value)


def at(
    figures: Mapping[str, str],
    *,
    walls: Iterable[str] | None = (),
    target: str | None = "d4",
    chips: Mapping[str, str] | None = None,
    steps: int = 0,
    seat: str | None = None,
    **options: Any,
) -> State:
    """Figures on fields, the first (or ``seat``) to roll, or to move with so many steps.

    ``walls`` None is ball mode; ``chips`` are the symbols of each seat, parted by blanks.
    """
    seats = tuple(figures)
    hidden: Mask | None = None if walls is None else GRID.slots_mask(walls)
    state = begin(seats, {each: CORNERS[each] for each in seats}, walls=hidden, options=HouseRules(**options))
    position = replace(
        state.position,
        pos=tuple(GRID.field(field) for field in figures.values()),
        chips=tuple(GRID.fields_mask((chips or {}).get(each, "").split()) for each in seats),
        target=None if target is None else GRID.field(target),
        active=seats.index(seat or seats[0]),
        phase=Phase.REVEAL if target is None else Phase.MOVE if steps else Phase.ROLL,
        steps=steps,
    )
    return replace(state, position=position)


def told(state: State, *inputs: str) -> Taken[State]:
    """What the last of these inputs leads to; none may be refused."""
    answer = Taken(state)
    for text in inputs:
        heard = hear(answer.position, parsed(text))
        assert isinstance(heard, Taken), (text, heard)
        answer = heard
    return answer


def after(state: State, *inputs: str) -> State:
    """The state after these inputs; none may be refused."""
    return told(state, *inputs).position


def why_not(state: State, text: str) -> tuple[str, str]:
    """Why an input is refused: the reason, and the rule."""
    answer = hear(state, parsed(text))
    assert isinstance(answer, Refused), answer
    return answer.reason, answer.rule


def where(state: State) -> dict[str, str]:
    """Seat -> the field of its figure."""
    return {
        seat: GRID.fields[field] for seat, field in zip(state.position.seats, state.position.pos, strict=True)
    }


def counts(state: State) -> dict[str, int]:
    """Seat -> how many chips it has."""
    return {
        seat: taken.bit_count()
        for seat, taken in zip(state.position.seats, state.position.chips, strict=True)
    }


def possible(state: State) -> list[str]:
    """All inputs that may come next, as text."""
    return [
        f"{each.word}:{value}" if value else each.word
        for each in expects(state.position)
        for value in (each.values or ("",))
    ]


def words(state: State) -> dict[str, tuple[str, ...]]:
    """Word -> values of what may come next."""
    return {each.word: each.values for each in expects(state.position)}
