"""What is worth a light, and what belongs into a picture besides pieces: caves, hats, stones and spears.

Knows: what anybody may see. Refuses to know: secrets (only a `Position` comes in), lamps, and how a sign is
drawn.

The signs: ``cave`` (value: its kind), ``wizard`` (the spot of its cave), ``hat`` (value: its step), ``elf``
and ``curse`` (value: how many stones), ``riddle`` (value: its name and its spears, as ``green:2=1``).
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.abilities import Shown, Sign
from companion.core.types import Say
from companion.games.barbarossa.awaits import cave_name, target
from companion.games.barbarossa.naming import CAVES, Args, tell_cave, tell_riddle
from companion.games.barbarossa.state import SPEARS_EACH, Phase, Position
from companion.games.barbarossa.table import rack, tray


def shows(position: Position) -> Iterator[Shown]:
    """What is worth a light: the wizard whose turn it is, its cave to come, who curses, a spear to take."""
    if position.phase is Phase.OVER:
        return
    yield Shown("turn", 1 << position.of(position.wizards, position.seat), position.seat)
    if position.phase is Phase.MOVE:
        yield Shown("aim", 1 << target(position))
    if position.phase is Phase.SPEAR:
        yield Shown("aim", rack(position))
    elif len(position.tasks) > 1:
        yield Shown("turn", tray(position.now.seat), position.now.seat)


def signs(position: Position) -> Iterator[Sign]:
    """The board and what each seat has."""
    for number, kind in enumerate(position.board.caves):
        yield Sign("cave", cave_name(number), value=kind, text=CAVES[kind])
    for seat in position.seats:
        yield from _of_seat(position, seat)
    for each in position.riddles:
        args: Args = {"riddle": tell_riddle(each.name), "number": len(each.solvers), "count": SPEARS_EACH}
        text = Say("{riddle}: spears {number} of {count}", args)
        yield Sign("riddle", seat=each.owner, value=f"{each.name}={len(each.solvers)}", text=text)


def _of_seat(position: Position, seat: str) -> Iterator[Sign]:
    cave, hat = position.of(position.wizards, seat), position.of(position.hats, seat)
    where = Say("Wizard: {cave}", {"cave": tell_cave(cave + 1, position.board.caves[cave])})
    yield Sign("wizard", cave_name(cave), seat, text=where)
    step = Say("Hat: step {number} of {count}", {"number": hat, "count": position.board.steps})
    yield Sign("hat", seat=seat, value=str(hat), text=step)
    stones = position.of(position.elves, seat)
    yield Sign("elf", seat=seat, value=str(stones), text=Say("Elf stones: {number}", {"number": stones}))
    stones = position.of(position.curses, seat)
    yield Sign("curse", seat=seat, value=str(stones), text=Say("Curse stones: {number}", {"number": stones}))
