"""What is printed on the board: the ring of caves and the number of steps of the stairs.

Knows: the shipped board in ``data/board.json``, and which parts of it nobody has compared with a real board
yet (``unverified``); so a table can put its own in their place (options ``caves`` and ``steps``). Refuses to
know: who stands where.
"""

import functools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from companion.core.model.errors import PositionError

DRAGON, DWARF, ELF, GHOST, RIDDLE = KINDS = ("dragon", "dwarf", "elf", "ghost", "riddle")
RING = 12
"""Caves on the ring."""
FEWEST_STEPS, MOST_STEPS = 10, 99
"""Steps of the stairs that a table may tell (chosen)."""
CAVES, STEPS = KEYS = ("caves", "steps")
"""Keys of options and positions that say what is printed."""


class Printed(Struct, frozen=True):
    """A board.

    Args:
        caves: what each cave is, clockwise; the first is where all wizards begin (BR-02).
        steps: the number of the step GOAL, START being 0.
    """

    caves: tuple[str, ...]
    steps: int

    def ahead(self, cave: int, steps: int) -> int:
        """Return the cave so many caves clockwise of another; caves are counted from 0."""
        return (cave + steps) % RING


@functools.cache
def _shipped() -> Mapping[str, Any]:
    text = (Path(__file__).with_name("data") / "board.json").read_text(encoding="utf-8")
    found: Mapping[str, Any] = json.loads(text)
    return found


def unverified() -> tuple[str, ...]:
    """Return the keys of the shipped board that nobody has compared with a real one."""
    return tuple(_shipped()["unverified"])


def board_name() -> str:
    """Tell what the shipped board is called."""
    return str(_shipped()["name"])


def printed(data: Mapping[str, Any]) -> Printed:
    """Return the board that these keys say, the shipped one where they say nothing.

    Raises PositionError that names the fault.
    """
    caves = data.get(CAVES, _shipped()[CAVES])
    steps = data.get(STEPS, _shipped()[STEPS])
    if not isinstance(caves, list | tuple) or len(caves) != RING:
        raise PositionError(f"caves must be a list of {RING}, clockwise from where the wizards begin")
    for number, cave in enumerate(caves, 1):
        if cave not in KINDS:
            raise PositionError(f"cave {number} is {cave!r}, must be one of {', '.join(KINDS)}")
    if caves[0] != DWARF:
        raise PositionError("cave 1 must be a dwarf cave: there the wizards begin (BR-02)")
    if type(steps) is not int or not FEWEST_STEPS <= steps <= MOST_STEPS:
        raise PositionError(f"steps must be an integer from {FEWEST_STEPS} to {MOST_STEPS}, not {steps!r}")
    return Printed(tuple(caves), steps)


def written(board: Printed) -> dict[str, Any]:
    """Tell what differs from the shipped board, as JSON; `printed` reads it."""
    shipped = printed({})
    keys: dict[str, Any] = {}
    if board.caves != shipped.caves:
        keys[CAVES] = list(board.caves)
    if board.steps != shipped.steps:
        keys[STEPS] = board.steps
    return keys
