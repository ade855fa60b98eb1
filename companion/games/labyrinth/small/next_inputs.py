"""What may come next in a small labyrinth game: every input that would be heard, and none that would not.

Knows: the words for hands, people and chance, and who may say them (what all have seen, anybody may). Refuses
to know: what an input leads to (`small/rules.py`).
"""

from companion.core.model.game import bits
from companion.core.model.inputs import BOARD, DRAWN, Awaited
from companion.core.model.types import Mask
from companion.games.labyrinth.small.box_contents import GRID
from companion.games.labyrinth.small.paths import landings, leads_on, may_stop, pairs, pullable
from companion.games.labyrinth.small.position import UNREAD, Position
from companion.games.labyrinth.small.rules import NO_CALL
from companion.games.labyrinth.small.target import placeable


def expects(position: Position) -> tuple[Awaited, ...]:
    """Return the kinds of inputs that may come, the one most wanted first; none when the game is over."""
    match position.phase:
        case "reveal":
            return (Awaited("reveal", position.everybody, tuple(sorted(position.left)), DRAWN),)
        case "place":
            return (Awaited("place", position.everybody, GRID.field_names(placeable(position))),)
        case "call":
            return _in_the_open(position)
        case "ask":
            asked = Awaited("call", position.everybody, (*sorted(position.box.colours), NO_CALL))
            return (asked, *_reading(position), *_foreign(position))
        case "pull":
            again = position.options.both_calls_first and len(position.called) == 1 and not position.pair
            more = (_colours("call", position),) if again and pairs(position) else ()
            return (_slots("pull", position, pullable(position)), *more, *_foreign(position))
        case "read":
            return (*_reading(position), *_foreign(position))
        case "put":
            return (_put(position), *(_reading(position) if position.options.memory_aid else ()))
    return ()


def _in_the_open(position: Position) -> tuple[Awaited, ...]:
    """Tell what may come while nothing is pending: call, step, stop; a wall pulled now is too early."""
    possible = []
    walls, fields = pullable(position), landings(position)
    opened = leads_on(position)
    if opened and fields:
        possible.append(_fields("step", position, fields))
    if walls:
        possible.append(_colours("call", position))
    if fields and not opened:
        possible.append(_fields("step", position, fields))
    if may_stop(position):
        possible.append(Awaited("stop", (position.seat,)))
    if walls:
        possible.append(_slots("pull", position, walls, foul=not position.options.ask_late_call))
    return (*possible, *_foreign(position))


def _foreign(position: Position) -> tuple[Awaited, ...]:
    """Return walls that must not be pulled, where that is a foul and not just put back (SA9)."""
    if position.options.foreign_pull_back:
        return ()
    allowed = pullable(position) if position.phase in ("call", "pull") else 0
    slots = GRID.all_slots & ~position.empty & ~allowed
    return (_slots("pull", position, slots, foul=True),) if slots else ()


def _reading(position: Position) -> tuple[Awaited, ...]:
    if UNREAD not in position.pulled:
        return ()
    may = [c for c in sorted(position.box.colours) if position.pulled.count(c) < position.box.most(c)]
    return (Awaited("read", position.everybody, tuple(may)),)


def _put(position: Position) -> Awaited:
    """Put any wall into any empty slot; with the memory aid also its colour where that is known."""
    known = position.box.colours if UNREAD in position.pulled else {*position.pulled}
    colours = sorted(known) if position.options.memory_aid else []
    slots = GRID.slot_names(position.empty)
    values = [*slots, *(f"{slot}={colour}" for slot in slots for colour in colours)]
    return Awaited("put", (position.seat,), tuple(sorted(values)), BOARD)


def asked(position: Position) -> str:
    """Return the colour that is asked for next when walls go back, so that each is known in its new slot.

    Empty where none is to be put back, nobody has read what lies there, or nobody wants the memory aid: then
    it is nobody's business which colour goes where.
    """
    if not position.options.memory_aid:
        return ""
    return (
        next((colour for colour in position.pulled if colour != UNREAD), "")
        if position.phase == "put"
        else ""
    )


def _colours(word: str, position: Position) -> Awaited:
    return Awaited(word, (position.seat,), tuple(sorted(position.box.colours)))


def _fields(word: str, position: Position, fields: Mask) -> Awaited:
    return Awaited(word, (position.seat,), GRID.field_names(fields), BOARD)


def _slots(word: str, position: Position, slots: Mask, *, foul: bool = False) -> Awaited:
    names = tuple(sorted(GRID.slots[slot] for slot in bits(slots)))
    return Awaited(word, (position.seat,), names, BOARD, foul)
