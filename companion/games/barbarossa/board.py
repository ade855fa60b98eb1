"""The board as the sensors could see it, each kind of them optional: caves, spear rack, tray of curse stones.

Knows: the spots, the picture of a position, and what each input of hands does to it. Where the options say
that there are no sensors, nothing is expected there and no hands are waited for. Refuses to know: secrets
(only a `Position` comes in), and what the sensors saw.

A cave has one sensor, so of several wizards in it one counts as standing there and the others as lying beside
the board (`beside`), the one whose turn it is among them.
"""

import functools
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import Board, Illegal, Pool, Try, bits
from companion.core.model.inputs import BOARD, Awaited, Input
from companion.core.model.types import Mask
from companion.games.barbarossa.next_inputs import cave_name, expects, refused_curse, target
from companion.games.barbarossa.printed import MOST_STEPS, RING, board_name
from companion.games.barbarossa.state import CURSES, MOST_ELVES, SEATS, SPEARS, Phase, Position

SPEAR = "spear"
RING_XY = (
    *((3.0, 3.0), (4.5, 3.0), (6.0, 3.0), (6.0, 1.5), (6.0, 0.0), (4.5, 0.0)),
    *((3.0, 0.0), (1.5, 0.0), (0.0, 0.0), (0.0, 1.5), (0.0, 3.0), (1.5, 3.0)),
)
"""Where caves are drawn, clockwise, the start in the middle of the upper row; not measured on a board."""
STAIRS = ((-1.5, -2.7), (-1.5, 4.4), (7.5, 4.4), (7.5, -2.7))
"""The stairs go round three sides of the board; not measured on a board."""
SPOTS = RING + SPEARS + CURSES * len(SEATS)
CAVES: Mask = (1 << RING) - 1
"""The bits of the caves."""
RACK: Mask = ((1 << SPEARS) - 1) << RING
"""The bits of the spear rack."""
SENSED = ("sensed_caves", "sensed_spears", "sensed_curses")
"""The options that tell what has sensors; the mark ``optional:`` of each has the places."""


@functools.cache
def board() -> Board:
    """Return the board, made once: 12 caves, a rack of 13 spears, 3 curse stones of each seat."""
    curses = [f"curse:{seat}:{number}" for seat in SEATS for number in range(1, CURSES + 1)]
    caves = tuple(cave_name(cave) for cave in range(RING))
    rack = tuple(f"{SPEAR}:{number}" for number in range(1, SPEARS + 1))
    return Board(
        name=board_name(),
        spots=(*caves, *rack, *curses),
        xy=(
            *RING_XY,
            *((number / 2, -1.25) for number in range(SPEARS)),
            *(
                (2.0 * seat - 0.45 + number * 0.45, -2.5)
                for seat in range(len(SEATS))
                for number in range(CURSES)
            ),
        ),
        edges=tuple((cave, (cave + 1) % RING) for cave in range(RING)),
        pools=(
            Pool(SPEAR, _range(RING, SPEARS), SPEAR),
            *(Pool(f"curse:{seat}", tray(seat), seat) for seat in SEATS),
        ),
        marks={
            "caves": caves,
            "start": caves[:1],
            "shared": caves,
            "spears": rack,
            "curses": tuple(curses),
            "handed": (*rack, *curses),
            "optional:sensed_caves": caves,
            "optional:sensed_spears": rack,
            "optional:sensed_curses": tuple(curses),
        },
        track=STAIRS,
        lamps=(
            *(step_name(step) for step in range(MOST_STEPS + 1)),
            *(elf_name(stones) for stones in range(MOST_ELVES + 1)),
        ),
    )


def step_name(step: int) -> str:
    """Return the light of a step of the stairs, from 0 (START)."""
    return f"step:{step}"


def elf_name(stones: int) -> str:
    """Return the light of the scale of elf stones, from 0 to 13."""
    return f"elf:{stones}"


def tray(seat: str) -> Mask:
    """Return the places of a seat's curse stones."""
    return _range(RING + SPEARS + SEATS.index(seat) * CURSES, CURSES)


def rack(position: Position) -> Mask:
    """Return the places of the spears that are still in the rack, from the lowest up."""
    return _range(RING, SPEARS - position.spears)


def picture(position: Position) -> Mask:
    """Return the expected picture of what sensors see; pools fill from their lowest place up."""
    seen, options = 0, position.options
    if options.sensed_caves:
        seen |= sum(1 << cave for cave in set(position.wizards))
    if options.sensed_spears:
        seen |= rack(position)
    if options.sensed_curses:
        for seat in position.seats:
            low = tray(seat) & -tray(seat)
            seen |= low * ((1 << position.of(position.curses, seat)) - 1)
    return seen


def kinds(position: Position, seen: Mask) -> tuple[str | None, ...]:
    """Tell what stands on each spot of a picture: a wizard's or a curse stone's seat, ``spear``, or None."""
    found = list(_kinds_of_pools())
    for cave in set(position.wizards):
        found[cave] = _in_cave(position, cave)[0]
    return tuple(kind if seen >> spot & 1 else None for spot, kind in enumerate(found))


@functools.cache
def _kinds_of_pools() -> tuple[str | None, ...]:
    """Return for each spot the kind of piece that its pool holds; None outside pools."""
    kind_of = {spot: pool.kind for pool in board().pools for spot in bits(pool.mask)}
    return tuple(kind_of.get(spot) for spot in range(SPOTS))


def beside(position: Position) -> tuple[str, ...]:
    """Return the wizards in a cave that another one is seen in; none where caves have no sensors."""
    if not position.options.sensed_caves:
        return ()
    lying = [seat for cave in sorted(set(position.wizards)) for seat in _in_cave(position, cave)[1:]]
    return tuple(sorted(lying, key=lambda seat: seat != position.seat))  # the likeliest to move first


def footprints(position: Position) -> list[Footprint]:
    """Return one footprint for each input of hands that is heard now, in the order of their texts."""
    awaited = [one for one in expects(position) if one.source == BOARD]
    return sorted(each for one in awaited for each in _of(position, one))


def early_footprints(position: Position) -> list[Footprint]:
    """Return a wizard that goes on its way although a curse has come between."""
    if len(position.tasks) == 1 or position.tasks[0].phase is not Phase.MOVE:
        return []
    return footprints(replace(position, tasks=position.tasks[:1]))


def judge(position: Position, attempt: Try) -> Illegal:
    """Tell why this is none of the inputs of hands: a stone, a spear or a wizard that must go back."""
    wrong, missing = attempt.picture & ~attempt.start, attempt.start & ~attempt.picture
    reason, rule = _why(position, wrong, missing)
    if reason != "wrong-cave" or not _own_alone(position, wrong, missing):
        return Illegal(reason, rule, wrong, missing)
    there = target(position)
    return Illegal(reason, rule, wrong, 0 if there in position.wizards else 1 << there, onward=True)


def _own_alone(position: Position, wrong: Mask, missing: Mask) -> bool:
    """Tell whether nothing but the wizard that is to move stands wrong."""
    here = 1 << position.of(position.wizards, position.now.seat)
    return wrong.bit_count() == 1 and wrong & CAVES == wrong and not missing & ~here


def sensed(options: Mapping[str, Any], spots: Collection[str]) -> dict[str, Any]:
    """Return the options with what has sensors.

    Where each place of a kind has one, whatever was wished for.
    """
    marks = board().marks
    found = {option: set(marks[f"optional:{option}"]) <= set(spots) for option in SENSED}
    return {**{key: value for key, value in options.items() if key not in SENSED}, **found}


def _why(position: Position, wrong: Mask, missing: Mask) -> tuple[str, str]:
    def lost(places: Mask) -> int:
        """Tell how many fewer stand there; more where negative."""
        return (missing & places).bit_count() - (wrong & places).bit_count()

    for seat in position.seats:
        if lost(tray(seat)) > 0 and (fault := refused_curse(position, seat)):
            return fault.reason, fault.rule
        if lost(tray(seat)) > 1:
            return "cursing-already", "B9"
    if any(lost(tray(seat)) < 0 for seat in position.seats):
        return "stone-spent", "BR-19"
    if lost(RACK) > (position.phase is Phase.SPEAR):
        return "no-solution", "BR-17"
    if lost(RACK) < 0:
        return "spear-placed", "BR-17"
    return _why_in_caves(position) if (wrong | missing) & CAVES else ("unexplained", "")


def _why_in_caves(position: Position) -> tuple[str, str]:
    if position.phase is Phase.MOVE:
        return "wrong-cave", "BR-07"
    if position.tasks[0].phase is Phase.MOVE:
        return "curse-first", "BR-19"
    return ("no-roll", "BR-05") if position.phase is Phase.TURN else ("wizard-stays", "BR-07")


def _of(position: Position, awaited: Awaited) -> Iterator[Footprint]:
    match awaited.word:
        case "wizard":
            yield _wizard(position, awaited.values[0])
        case "spear":
            yield _gone(position, SPEAR, 0, awaited.seats[0])
        case "curse":
            for seat in awaited.values:
                yield _gone(position, str(Input("curse", seat)), 1 + SEATS.index(seat), seat)


def _gone(position: Position, text: str, pool: int, seat: str) -> Footprint:
    """Return the footprint of a piece of a pool that goes beside the board for good."""
    place, sources = SPOTS + len(beside(position)), board().pools[pool].mask & picture(position)
    gone = ((place, sources),)
    return Footprint(text, 0, 0, pools=((pool, -1),), pool_lifts=(pool,), arrivals=gone, seat=seat)


def _wizard(position: Position, cave: str) -> Footprint:
    """Return the footprint of the wizard that goes from where it is seen, or beside another."""
    seat, there = position.now.seat, target(position)
    here, lying = position.of(position.wizards, seat), beside(position)
    removed = sources = 1 << here
    if seat in lying:
        removed, sources = 0, _range(SPOTS, len(lying))  # nobody sees which of them it is
    added, arrives = 1 << there, there
    if there in position.wizards:
        added, arrives = 0, SPOTS + len(lying)
    text = str(Input("wizard", cave))
    gone = ((arrives, sources),)
    return Footprint(text, removed, added, arrivals=gone, walk=_between(here, there), seat=seat)


def _between(here: int, there: int) -> Mask:
    """Return the caves after one up to another, clockwise."""
    found, cave = 1 << there, here
    while (cave := (cave + 1) % RING) != there:
        found |= 1 << cave
    return found


def _in_cave(position: Position, cave: int) -> list[str]:
    """Return the seats whose wizards are in a cave, the one whose turn it is last."""
    inside = [seat for seat in position.seats if position.of(position.wizards, seat) == cave]
    return sorted(inside, key=lambda seat: seat == position.seat)


def _range(first: int, count: int) -> Mask:
    return ((1 << count) - 1) << first
