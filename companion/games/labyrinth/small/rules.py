"""One input in a small labyrinth game: the state after it, or the reason why not.

Knows: the order of things in a turn (SL-07 .. SL-22). Refuses to know: which inputs are on offer
(`small/next_inputs`), geometry of steps and jumps (`small/paths`), where targets go (`small/target`).

A foul is heard: it ends the turn. Refused is what must be put back or said otherwise; nothing has changed
then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.model.errors import MoveError
from companion.core.model.inputs import Deed, Input, Refused, Taken
from companion.core.model.replace import replace
from companion.games.labyrinth.small.box import GRID
from companion.games.labyrinth.small.paths import (
    going,
    landings,
    may_stop,
    must_jump,
    must_step,
    pairs,
    pullable,
)
from companion.games.labyrinth.small.state import NOWHERE, UNREAD, State
from companion.games.labyrinth.small.target import place, reveal
from companion.games.labyrinth.small.turn import ended, over_to

Answer = Taken[State] | Refused

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


def hear(state: State, given: Input) -> Answer:
    """Return the state after one input of the active player, or why not.

    No deed tells both a slot and a colour.

    ``call:red`` (in phase ``ask`` also ``call:none``), ``pull:a1-b1``, ``read:red``, ``step:b1`` (a jump too:
    the field where it ends), ``stop``, ``put:a1-b1=red`` or ``put:a1-b1`` where nobody saw its colour,
    ``reveal:SYMBOL``, ``place:b1``.

    Raises:
        MoveError: an input that this game does not have.
        PositionError: a field or a slot that the board does not have.
    """
    words: Mapping[str, Callable[[State, str], Answer]] = {
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
    answer = words[given.word](state, given.value)
    if state.phase == "call" and state.back and isinstance(answer, Taken):
        return replace(answer, position=replace(answer.position, back=0))
    return answer


# --- the call ----------------------------------------------------------------------------------


def _call(state: State, colour: str) -> Answer:
    late = state.phase == "ask"
    if colour not in state.box.colours and not (late and colour == NO_CALL):
        return Refused("no-such-colour", "SL-07")
    if late:
        return _called_late(state, colour)
    if state.phase == "pull":
        return _called_again(state, colour)
    if state.phase != "call":
        return WAITS_FOR[state.phase]
    if must_step(state) or (must_jump(state) and not pullable(state)):
        return Refused("step-first", "SL-09")
    if not pullable(state):
        return Refused("no-wall-left", "SL-08")
    return Taken(replace(state, phase="pull", called=(colour,)), (Deed("called", state.seat, value=colour),))


def _called_again(state: State, colour: str) -> Answer:
    """Return the second of two calls for a jump (SA4)."""
    if not state.options.both_calls_first or len(state.called) > 1 or state.pair or not pairs(state):
        return Refused("called-already", "SL-07")
    return Taken(replace(state, called=(*state.called, colour)), (Deed("called", state.seat, value=colour),))


def _called_late(state: State, colour: str) -> Answer:
    """Tell what was called before the wall was pulled, told afterwards (SA12)."""
    if colour == NO_CALL:
        return _foul(state, "SL-11")
    state = replace(state, called=(colour,), phase="read")
    told = Deed("called", state.seat, value=colour)
    return Taken(state, (told,)) if state.pulled[-1] == UNREAD else _judged(state, (told,))


# --- the wall ----------------------------------------------------------------------------------


def _pull(state: State, name: str) -> Answer:
    slot = GRID.slot(name)
    if state.phase in ("reveal", "place", "put", "over"):
        return WAITS_FOR["over"] if state.phase == "over" else Refused("leave-the-walls", "SL-21")
    if state.empty >> slot & 1:
        return Refused("no-wall-there", "SL-21")
    pulled, told = _out(state, slot), Deed("pulled", state.seat, name)
    another = state.phase in ("ask", "read")
    if another or not pullable(state) >> slot & 1:
        if state.options.foreign_pull_back:
            return Refused("two-walls", "SL-07") if another else _not_this_wall(state, slot)
        return _foul(pulled, "SL-07" if another else "SL-08", told)
    if state.phase == "pull":
        return Taken(replace(pulled, phase="read"), (told,))
    if state.options.ask_late_call:
        return Taken(replace(pulled, phase="ask"), (told,))
    return _foul(pulled, "SL-11", told)


def _out(state: State, slot: int) -> State:
    """Put the wall of this slot beside the board, unread."""
    return replace(state, empty=state.empty | 1 << slot, pulled=(*state.pulled, UNREAD), last=slot)


def _not_this_wall(state: State, slot: int) -> Refused:
    if state.back >> slot & 1:  # a changed mind of whoever played before
        return Refused("leave-the-walls", "SL-21")
    if must_step(state):
        return Refused("step-first", "SL-09")
    beside = (spot for spot in GRID.ends[slot] if state.occupied >> spot & 1)
    if (
        len(state.called) > 1
        or state.pair
        or any(GRID.between(state.here, spot) is not None for spot in beside)
    ):
        return Refused("jump-wall", "SL-14")
    return Refused("not-your-wall", "SL-08")


def _foul(state: State, rule: str, *deeds: Deed) -> Answer:
    """End the turn; the figure stays where it is."""
    return ended(state, (*deeds, Deed("foul", state.seat, value=rule)))


def _read(state: State, colour: str) -> Answer:
    if colour not in state.box.colours:
        return Refused("no-such-colour", "SL-07")
    if state.phase not in ("read", "ask", "put") or UNREAD not in state.pulled:
        return Refused("nothing-to-read", "SL-07")
    if state.pulled.count(colour) >= state.box.most(colour):
        return Refused("too-many-of-this-colour", "SL-23")
    at = len(state.pulled) - 1 if state.phase != "put" else state.pulled.index(UNREAD)
    state = replace(state, pulled=(*state.pulled[:at], colour, *state.pulled[at + 1 :]))
    told = Deed("read", state.seat, value=colour)
    return _judged(state, (told,)) if state.phase == "read" else Taken(state, (told,))


def _judged(state: State, deeds: tuple[Deed, ...]) -> Answer:
    """Judge the call by the wall pulled last, which was read (SL-09, SL-10, SL-16)."""
    slot, colour, called = state.last, state.pulled[-1], state.called[0]
    if colour != called:
        return ended(state, (*deeds, Deed("wrong", state.seat, value=colour)))
    rest = state.called[1:]
    after = replace(
        state,
        called=rest,
        pair=bool(rest),
        phase="pull" if rest else "call",
        last=NOWHERE,
        fresh=(*state.fresh, slot),
    )
    return Taken(after, (*deeds, Deed("right", state.seat, value=colour)))


# --- the figure --------------------------------------------------------------------------------


def _step(state: State, name: str) -> Answer:
    spot = GRID.field(name)
    if state.phase != "call":
        return WAITS_FOR[state.phase]
    if not landings(state) >> spot & 1:
        return _no_step(state, spot)
    path = next(path for there, path in going(state) if there == spot)
    pos = (*state.pos[: state.active], spot, *state.pos[state.active + 1 :])
    after = replace(state, pos=pos, fresh=())
    return arrived(after, (Deed("jumped" if len(path) > 1 else "stepped", state.seat, name),))


def _no_step(state: State, spot: int) -> Refused:
    if spot == state.here:
        return Refused("same-field", "SL-12")
    if state.occupied >> spot & 1:
        return Refused("occupied", "SL-13")
    slot = GRID.between(state.here, spot)
    if slot is None:
        over = any(state.occupied >> near & 1 and near in GRID.neighbours[spot] for near in _near(state))
        return Refused("jump", "SL-14") if over else Refused("not-next", "SL-12")
    if not state.empty >> slot & 1:
        return Refused("wall", "SL-09")
    return Refused("step-first" if must_step(state) else "gap-not-free", "SL-09")


def _near(state: State) -> tuple[int, ...]:
    return GRID.neighbours[state.here]


def arrived(state: State, told: tuple[Deed, ...]) -> Taken[State]:
    """Bring the figure to its field; on the target it gets the chip, and the turn ends (SL-17).

    The last chip needed wins at once, walls still out (SL-22).
    """
    if state.target is None or state.target[1] != state.here:
        return Taken(state, told)
    symbol, spot = state.target
    chips = list(state.chips)
    chips[state.active] = (*chips[state.active], symbol)
    state = replace(state, chips=tuple(chips), target=None)
    deeds = (*told, Deed("chip", state.seat, GRID.fields[spot], symbol))
    if len(chips[state.active]) < state.need:
        return ended(state, deeds)
    over = replace(state, phase="over", winner=state.seat, called=(), pair=False, last=NOWHERE, fresh=())
    return Taken(over, (*deeds, Deed("won", state.seat)), ends=True)


def _stop(state: State, value: str) -> Answer:
    if value:
        raise MoveError(f"unknown input 'stop:{value}': stop is said alone")
    if state.phase != "call":
        return WAITS_FOR[state.phase]
    if not may_stop(state):
        return Refused("step-first", "SL-09") if must_step(state) else Refused("go-on", "SL-09")
    return ended(state, (Deed("stopped", state.seat),))


# --- the walls go back -------------------------------------------------------------------------


def _put(state: State, value: str) -> Answer:
    name, told, colour = value.partition("=")
    slot = GRID.slot(name)
    if state.phase != "put":
        return WAITS_FOR["over"] if state.phase == "over" else Refused("turn-goes-on", "SL-20")
    if not state.empty >> slot & 1:
        return Refused("slot-full", "SL-21")
    known = set(state.pulled)
    may = known - {UNREAD} | (set(state.box.colours) if UNREAD in known else set())
    if told and colour not in may:
        return Refused("not-pulled", "SL-20")
    pulled, colour = without(state, colour)
    bit = 1 << slot
    after = replace(state, empty=state.empty & ~bit, pulled=pulled, back=state.back | bit)
    return over_to(after, (Deed("put", state.seat, name, colour if state.options.memory_aid else ""),))


def without(state: State, colour: str) -> tuple[tuple[str, ...], str]:
    """Return the colours that stay beside the board, and that of the wall put back, as far as it is known.

    Put back unseen, it may be any of those that lie there: then nobody knows any more which are left.
    """
    pulled = list(state.pulled)
    if not colour and len(set(pulled)) > 1:
        return (UNREAD,) * (len(pulled) - 1), UNREAD
    colour = colour or pulled[0]
    pulled.remove(colour if colour in pulled else UNREAD)
    return tuple(pulled), colour
