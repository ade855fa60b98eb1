"""What may come next in a small labyrinth game: every input that would be heard, and none that would not.

Knows: the words for hands, people and chance, and who may say them (what all have seen, anybody may). Refuses
to know: what an input leads to (`small/rules.py`).
"""

from __future__ import annotations

from companion.core.model.game import bits
from companion.core.model.inputs import BOARD, DRAWN, Awaited
from companion.core.model.types import Mask
from companion.games.labyrinth.small.box import GRID
from companion.games.labyrinth.small.paths import landings, leads_on, may_stop, pairs, pullable
from companion.games.labyrinth.small.rules import NO_CALL
from companion.games.labyrinth.small.state import UNREAD, State
from companion.games.labyrinth.small.target import placeable


def expects(state: State) -> tuple[Awaited, ...]:
    """Return the kinds of inputs that may come, the one most wanted first; none when the game is over."""
    match state.phase:
        case "reveal":
            return (Awaited("reveal", state.everybody, tuple(sorted(state.left)), DRAWN),)
        case "place":
            return (Awaited("place", state.everybody, GRID.field_names(placeable(state))),)
        case "call":
            return _in_the_open(state)
        case "ask":
            colours = (*sorted(state.box.colours), NO_CALL)
            asked = Awaited("call", state.everybody, colours)
            return (asked, *_reading(state), *_foreign(state))
        case "pull":
            again = state.options.both_calls_first and len(state.called) == 1 and not state.pair
            more = (_colours("call", state),) if again and pairs(state) else ()
            return (_slots("pull", state, pullable(state)), *more, *_foreign(state))
        case "read":
            return (*_reading(state), *_foreign(state))
        case "put":
            return (_put(state), *(_reading(state) if state.options.memory_aid else ()))
    return ()


def _in_the_open(state: State) -> tuple[Awaited, ...]:
    """Tell what may come while nothing is pending: call, step, stop; a wall pulled now is too early."""
    found = []
    walls, fields = pullable(state), landings(state)
    opened = leads_on(state)
    if opened and fields:
        found.append(_fields("step", state, fields))
    if walls:
        found.append(_colours("call", state))
    if fields and not opened:
        found.append(_fields("step", state, fields))
    if may_stop(state):
        found.append(Awaited("stop", (state.seat,)))
    if walls:
        found.append(_slots("pull", state, walls, foul=not state.options.ask_late_call))
    return (*found, *_foreign(state))


def _foreign(state: State) -> tuple[Awaited, ...]:
    """Return walls that must not be pulled, where that is a foul and not just put back (SA9)."""
    if state.options.foreign_pull_back:
        return ()
    allowed = pullable(state) if state.phase in ("call", "pull") else 0
    slots = GRID.all_slots & ~state.empty & ~allowed
    return (_slots("pull", state, slots, foul=True),) if slots else ()


def _reading(state: State) -> tuple[Awaited, ...]:
    if UNREAD not in state.pulled:
        return ()
    may = [c for c in sorted(state.box.colours) if state.pulled.count(c) < state.box.most(c)]
    return (Awaited("read", state.everybody, tuple(may)),)


def _put(state: State) -> Awaited:
    """Put any wall into any empty slot; with the memory aid also its colour where that is known."""
    colours = sorted({colour for colour in state.pulled if colour != UNREAD})
    if UNREAD in state.pulled:
        colours = sorted(state.box.colours)
    if not state.options.memory_aid:
        colours = []
    slots = GRID.slot_names(state.empty)
    values = [*slots, *(f"{slot}={colour}" for slot in slots for colour in colours)]
    return Awaited("put", (state.seat,), tuple(sorted(values)), BOARD)


def asked(state: State) -> str:
    """Return the colour that is asked for next when walls go back, so that each is known in its new slot.

    Empty where none is to be put back, nobody has read what lies there, or nobody wants the memory aid: then
    it is nobody's business which colour goes where.
    """
    if not state.options.memory_aid:
        return ""
    return next((colour for colour in state.pulled if colour != UNREAD), "") if state.phase == "put" else ""


def _colours(word: str, state: State) -> Awaited:
    return Awaited(word, (state.seat,), tuple(sorted(state.box.colours)))


def _fields(word: str, state: State, fields: Mask) -> Awaited:
    return Awaited(word, (state.seat,), GRID.field_names(fields), BOARD)


def _slots(word: str, state: State, slots: Mask, *, foul: bool = False) -> Awaited:
    names = tuple(sorted(GRID.slots[slot] for slot in bits(slots)))
    return Awaited(word, (state.seat,), names, BOARD, foul)
