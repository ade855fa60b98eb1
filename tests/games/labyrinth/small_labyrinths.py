"""Small labyrinth games for tests: positions to begin with, and inputs as text."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Awaited, Deed, Input, Refused, Taken
from companion.games.labyrinth.small.box_contents import GRID, BoxContents
from companion.games.labyrinth.small.next_inputs import expects
from companion.games.labyrinth.small.position import HouseRules, Position, begin
from companion.games.labyrinth.small.position_check import check
from companion.games.labyrinth.small.rules import hear

FOUR: Mapping[str, str] = {"red": "a1", "green": "a4", "yellow": "d4", "blue": "d1"}
TWO: Mapping[str, str] = {"red": "a1", "yellow": "d4"}
STRICT = HouseRules(foreign_pull_back=False, ask_late_call=False)
"""SA9 and SA12 read strictly."""


def parsed(text: str) -> Input:
    """``call:red`` as an input."""
    word, _, value = text.partition(":")
    return Input(word, value)


def at(row: int, column: int) -> str:
    """A field of the rules' text: row and column from 0, row 0 at the top."""
    return f"{'abcd'[column]}{4 - row}"


def across(row: int, column: int) -> str:
    """H(row, column) of the rules' text: the slot between a field and the one to its right."""
    return _slot(at(row, column), at(row, column + 1))


def down(row: int, column: int) -> str:
    """V(row, column) of the rules' text: the slot between a field and the one below it."""
    return _slot(at(row, column), at(row + 1, column))


def _slot(one: str, other: str) -> str:
    return "-".join(sorted((one, other)))


def fresh(
    corners: Mapping[str, str] = TWO, *, box: BoxContents | None = None, options: HouseRules | None = None
) -> Position:
    """A game whose first target is still to come; the first seat named begins."""
    return begin(tuple(corners), corners, box=box, options=options)


def stand(
    figures: Mapping[str, str],
    *,
    target: str = "",
    box: BoxContents | None = None,
    options: HouseRules | None = None,
    chips: Mapping[str, int] | None = None,
) -> Position:
    """A turn of the first seat begins: figures on these fields, the target on its own field.

    Without a ``target`` it lies on the last symbol's field that has no figure.
    """
    start = fresh(dict(zip(figures, FOUR.values(), strict=False)) if len(figures) > 2 else _opposite(figures))
    start = replace(start, box=box or start.box, options=options or start.options)
    pos = tuple(GRID.field(name) for name in figures.values())
    symbols = dict(start.box.symbols)
    free = [symbol for symbol, spot in start.box.symbols if spot not in pos]
    goal = next((s for s in free if target and symbols[s] == GRID.field(target)), free[-1])
    left = sorted(set(symbols) - {goal})
    taken = []
    for seat in figures:
        number = (chips or {}).get(seat, 0)
        taken.append(tuple(left[:number]))
        left = left[number:]
    return check(
        replace(
            start, pos=pos, chips=tuple(taken), left=tuple(left), target=(goal, symbols[goal]), phase="call"
        )
    )


def _opposite(figures: Mapping[str, str]) -> dict[str, str]:
    return dict(zip(figures, ("a1", "d4"), strict=True))


def heard(position: Position, *texts: str) -> Position:
    """The position after these inputs, each of which must be heard; each position is checked."""
    for text in texts:
        position = told(position, text).position
    return position


def told(position: Position, text: str) -> Taken[Position]:
    """The answer to an input that must be heard."""
    answer = hear(position, parsed(text))
    assert isinstance(answer, Taken), f"{text} was refused in phase {position.phase}: {answer}"
    check(answer.position)
    return answer


def refused(position: Position, text: str) -> tuple[str, str]:
    """Reason and rule of an input that must be refused."""
    answer = hear(position, parsed(text))
    assert isinstance(answer, Refused), f"{text} was heard in phase {position.phase}"
    return answer.reason, answer.rule


def opened(position: Position, *slots: str) -> Position:
    """Each of these walls called rightly and pulled, one after the other."""
    for slot in slots:
        position = heard(position, "call:red", f"pull:{slot}", "read:red")
    return position


def where(position: Position, seat: str) -> str:
    """The field of a seat's figure."""
    return GRID.fields[position.pos[position.seats.index(seat)]]


def whats(deeds: tuple[Deed, ...]) -> list[str]:
    """The words of these deeds."""
    return [deed.what for deed in deeds]


def awaited(position: Position, word: str, *, foul: bool = False) -> Awaited | None:
    """What is expected of this kind; None where nothing is."""
    return next((one for one in expects(position) if one.word == word and one.foul == foul), None)


def values(position: Position, word: str) -> set[str]:
    """The values that are expected of this kind."""
    one = awaited(position, word)
    return set(one.values) if one else set()
