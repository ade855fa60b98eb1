"""Refuses small labyrinth positions that no game can come to; each fault says what would be right.

Knows: what holds in all that the rules lead to, also after somebody has left or pieces were carried.
Refuses to know: how a position is written down (`small/notation.py`).
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from companion.core.model.errors import PositionError
from companion.core.model.game import bits, union
from companion.core.model.types import Mask
from companion.games.labyrinth.small.box_contents import CORNERS, GRID
from companion.games.labyrinth.small.paths import paths, pullable
from companion.games.labyrinth.small.position import NOWHERE, UNREAD, Position

Faults = Iterator[str]

PLAYING = ("call", "ask", "pull", "read")
"""The phases in which the turn is not over: every wall pulled in them was called rightly."""
ARROWS_LEAD = 4
"""A marker goes on along the arrows by so many fields at most: one for each figure that there can be."""


def check(position: Position) -> Position:
    """Return the same position. Raises PositionError where it cannot be, with what would be right."""
    for part in (_figures, _walls, _markers, _chips, _order, _calls, _gaps):
        for fault in part(position):
            raise PositionError(f"this cannot be: {fault}")
    return position


def _figures(position: Position) -> Faults:
    if len(set(position.pos)) != len(position.pos):
        yield "two figures stand on one field, a field has one figure (SL-13)"
    if not all(CORNERS >> spot & 1 for spot in position.corners):
        wrong = next(spot for spot in position.corners if not CORNERS >> spot & 1)
        yield f"corners has {GRID.fields[wrong]}, must be among {_names(GRID.field_names(CORNERS))} (SL-04)"
    if len(set(position.corners)) != len(position.corners):
        yield "two figures began on one corner, each has a corner of its own (SL-04)"


def _walls(position: Position) -> Faults:
    out, gaps = len(position.pulled), position.empty.bit_count()
    if gaps != out:
        yield f"{gaps} empty slots for {out} pulled walls, must be an empty slot for each pulled wall (SL-23)"
    known = set(position.box.colours)
    for key, given in (("pulled", {*position.pulled} - {UNREAD}), ("called", {*position.called})):
        if strange := sorted(given - known):
            yield f"{key} has {strange[0]!r}, must be among {_names(position.box.colours)}"
    for colour, count in sorted(Counter(position.pulled).items()):
        if colour in known and count > position.box.most(colour):
            yield f"{count} walls in {colour} are pulled, the box has {position.box.most(colour)}"


def _markers(position: Position) -> Faults:
    yield from _each_symbol_once(position)
    if bool(position.drawn) != (position.phase == "place"):
        yield "a drawn marker is to be placed: there is one in phase place, and in no other"
    if position.phase == "place" and position.box.arrows:
        yield "phase is place, but the box tells the arrows: the marker is placed along them (SL-19)"
    if position.target is None:
        due = position.phase in ("reveal", "place", "over")
        if not due and not (position.phase == "put" and not position.options.reveal_first):
            yield f"there is no target, must be one in phase {position.phase}"
        return
    spot = position.target[1]
    if position.phase in ("reveal", "place", "over"):
        yield f"there is a target, in phase {position.phase} must be none"
    if position.occupied >> spot & 1:
        yield f"a figure stands on the target {GRID.fields[spot]}, who comes there has the chip (SL-17)"
    yield from _beside_the_arrows(position, *position.target)


def _each_symbol_once(position: Position) -> Faults:
    """Yield a fault unless each symbol lies in the deck, on the board, or with a seat, once."""
    there = Counter([*position.left, *(symbol for taken in position.chips for symbol in taken)])
    there.update([position.target[0]] if position.target else [])
    there.update([position.drawn] if position.drawn else [])
    symbols = {symbol for symbol, _ in position.box.symbols}
    for symbol in sorted({*there} - symbols):
        yield f"{symbol!r} is no symbol of the box, must be among {_names(sorted(symbols))}"
    for symbol in sorted(symbols):
        if there[symbol] != 1:
            yield (
                f"symbol {symbol!r} is there {there[symbol]} times, must be once: "
                "each symbol is among markers, target, drawn or chips"
            )


def _beside_the_arrows(position: Position, symbol: str, spot: int) -> Faults:
    """Yield a fault unless a target lies on its field, or where the arrows lead past figures."""
    arrows = position.box.arrows
    if not arrows:
        return
    at = arrows.index(position.box.home(symbol))
    led = (*arrows[at:], *arrows[:at])[: ARROWS_LEAD + 1]
    if spot not in led:
        fields = _names(GRID.fields[each] for each in led)
        yield f"target {symbol!r} lies on {GRID.fields[spot]}, must be on one of {fields} (SL-19)"


def _chips(position: Position) -> Faults:
    for seat, taken in zip(position.seats, position.chips, strict=True):
        if len(taken) > position.need:
            yield f"{seat} has {len(taken)} chips, {position.need} win at once (SL-22)"
        elif len(taken) == position.need and position.winner != seat:
            yield f"{seat} has {position.need} chips, so must be the winner, and the phase over (SL-22)"
        elif len(taken) < position.need and position.winner == seat:
            yield f"winner is {seat} with {len(taken)} chips, must have {position.need} (SL-22)"
    if position.winner and position.winner != position.seat:
        yield f"winner is {position.winner!r}, must be {position.seat}, whose turn it is (SL-22)"
    if bool(position.winner) != (position.phase == "over"):
        yield "a winner is there in phase over, and in no other"


def _order(position: Position) -> Faults:
    """Tell what holds of the order of things in a turn."""
    if position.ended and position.phase in PLAYING:
        yield f"the turn has ended in phase {position.phase}, must be put or reveal first (SL-20)"
    if position.phase == "put" and not position.ended:
        yield "phase is put, but ended is false: walls are put back when a turn has ended (SL-20)"
    if position.phase == "put" and not position.pulled:
        yield "phase is put, but no wall lies beside the board: with all walls back it is over (SL-20)"
    if position.back and position.phase not in ("put", "call"):
        yield f"back is for phase put, and call until somebody acts, not {position.phase} (SL-20)"
    if position.back & position.empty:
        yield f"back has {', '.join(GRID.slot_names(position.back & position.empty))}, must be full (SL-20)"
    if position.phase in ("reveal", "place") and not position.ended:
        if position.empty:
            yield "slots are empty before the first target, all 24 walls must stand (SL-02)"
        if any(position.chips):
            yield "chips are taken before the first target; a later one is revealed with ended true (SL-18)"
    if position.phase == "ask" and not position.options.ask_late_call:
        yield "phase is ask, but option ask_late_call is off: a wall pulled too early ends the turn (SL-11)"


def _calls(position: Position) -> Faults:
    """Tell what holds of colours called and of walls that are to be read."""
    phase, calls = position.phase, len(position.called)
    if bool(calls) != (phase in ("pull", "read")):
        yield "a colour is called before a wall is pulled: called is for phases pull and read, no other"
    if calls > 1 + position.options.both_calls_first:
        yield f"{calls} colours are called, must be one (two at most with both_calls_first, SL-14)"
    if position.pair and not (position.options.both_calls_first and calls == 1 and position.fresh):
        yield "pair is true: it needs both_calls_first, one called colour, and the wall opened first in fresh"
    if (position.last != NOWHERE) != (phase in ("ask", "read")):
        yield "a wall is read right after it was pulled: last is for phases ask and read, and for no other"
    if phase in PLAYING:
        waiting = position.pulled[:-1] if phase in ("ask", "read") else position.pulled
        if UNREAD in waiting:
            yield "an earlier wall has no colour, each is read before the turn goes on (SL-07)"
    if phase == "read" and position.pulled[-1:] != (UNREAD,):
        yield "phase is read, but the last pulled wall has a colour already, must be null"
    if phase == "pull" and not pullable(position):
        yield "a colour is called, but no wall may be pulled: without one the phase is call (SL-08, SL-14)"


def _gaps(position: Position) -> Faults:
    """Tell what holds of gaps: the figure goes through them, so those of its turn hang together."""
    if position.last != NOWHERE and not position.empty >> position.last & 1:
        yield f"last is {GRID.slots[position.last]}, where a wall stands: must be in empty"
    if position.fresh and position.phase not in PLAYING:
        yield f"fresh has slots in phase {position.phase}, must be empty once the turn is over"
    if len(set(position.fresh)) != len(position.fresh):
        yield "a slot stands twice in fresh, must be there once"
    if position.last in position.fresh:
        yield f"{GRID.slots[position.last]} is in fresh, but its wall has not been read yet"
    near = next_to_way(position)
    if position.last != NOWHERE and not near >> position.last & 1:
        yield f"last is {GRID.slots[position.last]}, must be next to the figure or one in its way (SL-08)"
    for slot in position.fresh:
        if not position.empty >> slot & 1:
            yield f"fresh has {GRID.slots[slot]}, where a wall stands: must be in empty"
        elif not near >> slot & 1:
            yield f"fresh has {GRID.slots[slot]}, must be next to the figure or one in its way (SL-08)"
    if position.phase in PLAYING:
        reached = GRID.reached(position.here, GRID.all_slots & ~position.empty)
        for slot in bits(position.empty):
            if not reached >> GRID.ends[slot][0] & 1:
                yield (
                    f"{GRID.slots[slot]} is empty, but no way through gaps leads there: "
                    "only walls next to one's way are pulled (SL-08)"
                )


def next_to_way(position: Position) -> Mask:
    """Return the slots next to the active figure, or to one that it could jump over from its field."""
    jumped = (spot for spot, _path in paths(position) if position.occupied >> spot & 1)
    return union(GRID.around[spot] for spot in (position.here, *jumped))


def _names(names: Iterable[str]) -> str:
    return ", ".join(names)
