"""One input in a small labyrinth game: the position after it, or the reason why not.

Knows: the order of things in a turn (SL-07 .. SL-22). Refuses to know: which inputs are on offer
(`small/next_inputs`), geometry of steps and jumps (`small/paths`), where targets go (`small/target`).

A foul is heard: it ends the turn. Refused is what must be put back or said otherwise; nothing has changed
then.
"""

from collections.abc import Callable, Mapping

from companion.core.model.errors import MoveError
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Deed, Input, Refused, Taken
from companion.games.labyrinth.small.box_contents import GRID
from companion.games.labyrinth.small.paths import (
    going,
    landings,
    may_stop,
    must_jump,
    must_step,
    pairs,
    pullable,
)
from companion.games.labyrinth.small.position import NOWHERE, UNREAD, Position
from companion.games.labyrinth.small.target import place, reveal
from companion.games.labyrinth.small.turn_end import ended, over_to

Answer = Taken[Position] | Refused

NO_CALL = "none"
"""The answer to "which colour was called?" where none was."""

WAITS_FOR: Mapping[str, Refused] = {
    "reveal": Refused("reveal-first", "SL-18"),
    "place": Refused("place-first", "SL-19"),
    "call": Refused("call-first", "SL-07"),
    "ask": Refused("say-what-was-called", "SL-07"),
    "pull": Refused("pull-first", "SL-07"),
    "read": Refused("read-first", "SL-07"),
    "put": Refused("put-back-first", "SL-20"),
    "over": Refused("game-over", "SL-22"),
}
"""Phase -> why an input that belongs to another phase is not heard."""


def hear(position: Position, given: Input) -> Answer:
    """Return the position after one input of the active player, or why not.

    No deed tells both a slot and a colour.

    ``call:red`` (in phase ``ask`` also ``call:none``), ``pull:a1-b1``, ``read:red``, ``step:b1`` (a jump too:
    the field where it ends), ``stop``, ``put:a1-b1=red`` or ``put:a1-b1`` where nobody saw its colour,
    ``reveal:SYMBOL``, ``place:b1``.

    Raises:
        MoveError: an input that this game does not have.
        PositionError: a field or a slot that the board does not have.
    """
    words: Mapping[str, Callable[[Position, str], Answer]] = {
        "call": _call,
        "pull": _pull,
        "read": _read,
        "step": _step,
        "stop": _stop,
        "put": _put,
        "reveal": reveal,
        "place": place,
    }
    if given.word not in words:
        raise MoveError(f"unknown input {str(given)!r}: inputs are {', '.join(sorted(words))}")
    answer = words[given.word](position, given.value)
    if position.phase == "call" and position.back and isinstance(answer, Taken):
        return replace(answer, position=replace(answer.position, back=0))
    return answer


# --- the call ----------------------------------------------------------------------------------


def _call(position: Position, colour: str) -> Answer:
    late = position.phase == "ask"
    if colour not in position.box.colours and not (late and colour == NO_CALL):
        return Refused("no-such-colour", "SL-07")
    if late:
        return _called_late(position, colour)
    if position.phase == "pull":
        return _called_again(position, colour)
    if position.phase != "call":
        return WAITS_FOR[position.phase]
    if must_step(position) or (must_jump(position) and not pullable(position)):
        return Refused("step-first", "SL-09")
    if not pullable(position):
        return Refused("no-wall-left", "SL-08")
    return Taken(
        replace(position, phase="pull", called=(colour,)), (Deed("called", position.seat, value=colour),)
    )


def _called_again(position: Position, colour: str) -> Answer:
    """Return the second of two calls for a jump (SA4)."""
    if (
        not position.options.both_calls_first
        or len(position.called) > 1
        or position.pair
        or not pairs(position)
    ):
        return Refused("called-already", "SL-07")
    return Taken(
        replace(position, called=(*position.called, colour)), (Deed("called", position.seat, value=colour),)
    )


def _called_late(position: Position, colour: str) -> Answer:
    """Tell what was called before the wall was pulled, told afterwards (SA12)."""
    if colour == NO_CALL:
        return _foul(position, "SL-11")
    position = replace(position, called=(colour,), phase="read")
    told = Deed("called", position.seat, value=colour)
    return Taken(position, (told,)) if position.pulled[-1] == UNREAD else _judged(position, (told,))


# --- the wall ----------------------------------------------------------------------------------


def _pull(position: Position, name: str) -> Answer:
    slot = GRID.slot(name)
    if position.phase in ("reveal", "place", "put", "over"):
        return WAITS_FOR["over"] if position.phase == "over" else Refused("leave-the-walls", "SL-21")
    if position.empty >> slot & 1:
        return Refused("no-wall-there", "SL-21")
    pulled, deed = _out(position, slot), Deed("pulled", position.seat, name)
    another = position.phase in ("ask", "read")
    if another or not pullable(position) >> slot & 1:
        if position.options.foreign_pull_back:
            return Refused("two-walls", "SL-07") if another else _not_this_wall(position, slot)
        return _foul(pulled, "SL-07" if another else "SL-08", deed)
    if position.phase == "pull":
        return Taken(replace(pulled, phase="read"), (deed,))
    if position.options.ask_late_call:
        return Taken(replace(pulled, phase="ask"), (deed,))
    return _foul(pulled, "SL-11", deed)


def _out(position: Position, slot: int) -> Position:
    """Put the wall of this slot beside the board, unread."""
    return replace(position, empty=position.empty | 1 << slot, pulled=(*position.pulled, UNREAD), last=slot)


def _not_this_wall(position: Position, slot: int) -> Refused:
    if position.back >> slot & 1:  # a changed mind of whoever played before
        return Refused("leave-the-walls", "SL-21")
    if must_step(position):
        return Refused("step-first", "SL-09")
    beside = (spot for spot in GRID.ends[slot] if position.occupied >> spot & 1)
    if (
        len(position.called) > 1
        or position.pair
        or any(GRID.between(position.here, spot) is not None for spot in beside)
    ):
        return Refused("jump-wall", "SL-14")
    return Refused("not-your-wall", "SL-08")


def _foul(position: Position, rule: str, *deeds: Deed) -> Answer:
    """End the turn; the figure stays where it is."""
    return ended(position, (*deeds, Deed("foul", position.seat, value=rule)))


def _read(position: Position, colour: str) -> Answer:
    if colour not in position.box.colours:
        return Refused("no-such-colour", "SL-07")
    if position.phase not in ("read", "ask", "put") or UNREAD not in position.pulled:
        return Refused("nothing-to-read", "SL-07")
    if position.pulled.count(colour) >= position.box.most(colour):
        return Refused("too-many-of-this-colour", "SL-23")
    at = len(position.pulled) - 1 if position.phase != "put" else position.pulled.index(UNREAD)
    position = replace(position, pulled=(*position.pulled[:at], colour, *position.pulled[at + 1 :]))
    deed = Deed("read", position.seat, value=colour)
    return _judged(position, (deed,)) if position.phase == "read" else Taken(position, (deed,))


def _judged(position: Position, deeds: tuple[Deed, ...]) -> Answer:
    """Judge the call by the wall pulled last, which was read (SL-09, SL-10, SL-16)."""
    slot, colour, called = position.last, position.pulled[-1], position.called[0]
    if colour != called:
        return ended(position, (*deeds, Deed("wrong", position.seat, value=colour)))
    rest = position.called[1:]
    after = replace(
        position,
        called=rest,
        pair=bool(rest),
        phase="pull" if rest else "call",
        last=NOWHERE,
        fresh=(*position.fresh, slot),
    )
    return Taken(after, (*deeds, Deed("right", position.seat, value=colour)))


# --- the figure --------------------------------------------------------------------------------


def _step(position: Position, name: str) -> Answer:
    spot = GRID.field(name)
    if position.phase != "call":
        return WAITS_FOR[position.phase]
    if not landings(position) >> spot & 1:
        return _no_step(position, spot)
    path = next(path for there, path in going(position) if there == spot)
    pos = (*position.pos[: position.active], spot, *position.pos[position.active + 1 :])
    after = replace(position, pos=pos, fresh=())
    return arrived(after, (Deed("jumped" if len(path) > 1 else "stepped", position.seat, name),))


def _no_step(position: Position, spot: int) -> Refused:
    if spot == position.here:
        return Refused("same-field", "SL-12")
    if position.occupied >> spot & 1:
        return Refused("occupied", "SL-13")
    if (slot := GRID.between(position.here, spot)) is None:
        between = {*GRID.neighbours[position.here]} & {*GRID.neighbours[spot]}
        over = any(position.occupied >> near & 1 for near in between)
        return Refused("jump", "SL-14") if over else Refused("not-next", "SL-12")
    if not position.empty >> slot & 1:
        return Refused("wall", "SL-09")
    return Refused("step-first" if must_step(position) else "gap-not-free", "SL-09")


def arrived(position: Position, told: tuple[Deed, ...]) -> Taken[Position]:
    """Bring the figure to its field; on the target it gets the chip, and the turn ends (SL-17).

    The last chip needed wins at once, walls still out (SL-22).
    """
    if position.target is None or position.target[1] != position.here:
        return Taken(position, told)
    symbol, spot = position.target
    chips = list(position.chips)
    chips[position.active] = (*chips[position.active], symbol)
    position = replace(position, chips=tuple(chips), target=None)
    deeds = (*told, Deed("chip", position.seat, GRID.fields[spot], symbol))
    if len(chips[position.active]) < position.need:
        return ended(position, deeds)
    over = replace(
        position, phase="over", winner=position.seat, called=(), pair=False, last=NOWHERE, fresh=()
    )
    return Taken(over, (*deeds, Deed("won", position.seat)), ends=True)


def _stop(position: Position, value: str) -> Answer:
    if value:
        raise MoveError(f"unknown input 'stop:{value}': stop is said alone")
    if position.phase != "call":
        return WAITS_FOR[position.phase]
    if not may_stop(position):
        return Refused("step-first", "SL-09") if must_step(position) else Refused("go-on", "SL-09")
    return ended(position, (Deed("stopped", position.seat),))


# --- the walls go back -------------------------------------------------------------------------


def _put(position: Position, value: str) -> Answer:
    name, told, colour = value.partition("=")
    slot = GRID.slot(name)
    if position.phase != "put":
        return WAITS_FOR["over"] if position.phase == "over" else Refused("turn-goes-on", "SL-20")
    if not position.empty >> slot & 1:
        return Refused("slot-full", "SL-21")
    known = set(position.pulled)
    may = known - {UNREAD} | (set(position.box.colours) if UNREAD in known else set())
    if told and colour not in may:
        return Refused("not-pulled", "SL-20")
    pulled, colour = without(position, colour)
    bit = 1 << slot
    after = replace(position, empty=position.empty & ~bit, pulled=pulled, back=position.back | bit)
    return over_to(after, (Deed("put", position.seat, name, colour if position.options.memory_aid else ""),))


def without(position: Position, colour: str) -> tuple[tuple[str, ...], str]:
    """Return the colours that stay beside the board, and that of the wall put back, as far as it is known.

    Put back unseen, it may be any of those that lie there: then nobody knows any more which are left.
    """
    pulled = list(position.pulled)
    if not colour and len(set(pulled)) > 1:
        return (UNREAD,) * (len(pulled) - 1), UNREAD
    colour = colour or pulled[0]
    pulled.remove(colour if colour in pulled else UNREAD)
    return tuple(pulled), colour
