"""What is worth a light, and what belongs into a picture besides pieces: caves, hats, stones and spears.

Knows: what anybody may see. Refuses to know: secrets (only a `Position` comes in), lamps, and how a sign is
drawn.

The signs (`companion.core.model.capabilities.Sign`): caves are printed, wizards are markers, hats stand on
the steps of the stairs, spears and stones are stocks, riddles are things with spears in them.
"""

from collections.abc import Iterator, Mapping, Sequence

from companion.core.model.capabilities import Shown, Sign
from companion.core.model.types import Say
from companion.games.barbarossa.board import SPEAR, elf_name, rack, step_name, tray
from companion.games.barbarossa.next_inputs import cave_name, target
from companion.games.barbarossa.pictures import COLOURS, PICTURES
from companion.games.barbarossa.place_names import CAVES, Args, tell_cave, tell_riddle
from companion.games.barbarossa.printed import ELF
from companion.games.barbarossa.state import CURSES, MOST_ELVES, SPEARS, SPEARS_EACH, Phase, Position

STOCKS: Mapping[str, Say] = {
    ELF: Say("Elf stones: {number}"),
    "curse": Say("Curse stones: {number}"),
    "spear": Say("Spears left: {number}"),
}
ROUND_NOTES: Mapping[int, Say] = {
    1: Say("Round one: questions alone, until somebody answers NO."),
    2: Say("Round two: one attempt is allowed. Nobody can curse now."),
}
CLAY = Say("Time for the clay")


def shows(position: Position) -> Iterator[Shown]:
    """Tell what is worth a light: hats, stones, the wizard to move and its cave, who curses, a spear."""
    hats = [step_name(min(max(hat, 0), position.board.steps)) for hat in position.hats]
    yield from _scale(position, hats)
    yield from _scale(position, [elf_name(stones) for stones in position.elves])
    if position.phase is Phase.OVER:
        return
    yield Shown("turn", 1 << position.of(position.wizards, position.seat), position.seat)
    if position.phase is Phase.MOVE:
        yield Shown("aim", 1 << target(position))
    if position.phase is Phase.SPEAR:
        yield Shown("aim", rack(position))
    elif len(position.tasks) > 1:
        yield Shown("turn", tray(position.now.seat), position.now.seat)


def _scale(position: Position, names: Sequence[str]) -> Iterator[Shown]:
    """Yield a light for each seat, by ``names`` in their order: in its colour, white where several stand."""
    for seat, name in zip(position.seats, names, strict=True):
        if names.count(name) == 1 or names.index(name) == position.seats.index(seat):
            yield Shown("known", 0, seat if names.count(name) == 1 else "", lamps=(name,))


def signs(position: Position) -> Iterator[Sign]:
    """Yield the board and what each seat has."""
    yield from (
        Sign("printed", cave_name(number), value=COLOURS[kind], text=CAVES[kind], picture=PICTURES[kind])
        for number, kind in enumerate(position.board.caves)
    )
    yield _stock(SPEAR, "", "spear", SPEARS - position.spears, SPEARS)
    for seat in position.seats:
        yield from _of_seat(position, seat)
    for riddle in position.riddles:
        args: Args = {"riddle": tell_riddle(riddle.name), "number": len(riddle.solvers), "most": SPEARS_EACH}
        text = Say("{riddle}: spears {number} of {most}", args)
        spear = PICTURES["spear"]
        yield Sign(
            "thing", "", riddle.owner, str(riddle.number), text, spear, len(riddle.solvers), SPEARS_EACH
        )
    yield from _notes(position)


def _of_seat(position: Position, seat: str) -> Iterator[Sign]:
    cave, hat = position.of(position.wizards, seat), position.of(position.hats, seat)
    where = Say("Wizard: {cave}", {"cave": tell_cave(cave + 1, position.board.caves[cave])})
    yield Sign("marker", cave_name(cave), seat, text=where)
    step = Say("Hat: step {number} of {most}", {"number": hat, "most": position.board.steps})
    yield Sign("step", seat=seat, text=step, picture=PICTURES["hat"], count=hat, most=position.board.steps)
    yield _stock("", seat, ELF, position.of(position.elves, seat), MOST_ELVES)
    yield _stock(f"curse:{seat}", seat, "curse", position.of(position.curses, seat), CURSES)


def _stock(spot: str, seat: str, what: str, count: int, most: int) -> Sign:
    return Sign("stock", spot, seat, what, STOCKS[what].fill({"number": count}), PICTURES[what], count, most)


def _notes(position: Position) -> Iterator[Sign]:
    """Tell what everybody should keep in mind: an interruption, the round, the time for the clay."""
    now, turn = position.now, position.tasks[0]
    if len(position.tasks) > 1:
        two: Args = {"who": now.seat, "other": turn.seat}
        yield Sign("note", text=Say("A curse by {who} comes first. Then {other} goes on.", two))
    for seat in position.waiting:
        yield Sign("note", text=Say("{who} has spoken a curse, too, and is next.", {"who": seat}))
    if turn.round:
        yield Sign("note", text=ROUND_NOTES[turn.round])
    if position.phase is Phase.MODEL and position.options.model_minutes:
        yield Sign("timer", value="model", text=CLAY, count=position.options.model_minutes)
