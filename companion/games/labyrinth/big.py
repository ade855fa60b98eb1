"""The big game, one input after the other: `begin` makes a state, `hear` takes an input to the next one.

Knows: what inputs lead to, walls included. Refuses to know: what is refused and why (`big_next`, which also
has the words), chance (numbers and symbols come in), sensors and time.

The deeds: ``revealed``, ``laid-back`` (drawn under a figure, BA5), ``rolled``, ``stepped``, ``dropped`` (its
spot is the field left, its value the slot struck where that is certain), ``home`` (back at the start corner),
``stopped``, ``chip`` and ``won``. Anybody may know them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from companion.core.errors import PositionError
from companion.core.inputs import Deed, Input, Refused, Taken
from companion.core.types import Mask
from companion.games.labyrinth.big_next import (
    blocked,
    fell,
    refused,
    refused_corners,
    refused_walls,
    stepped,
)
from companion.games.labyrinth.big_state import GRID, Options, Phase, Position, Secret, State


def begin(
    seats: Sequence[str],
    corners: Mapping[str, str],
    *,
    walls: Mask | None,
    first: str | None = None,
    options: Options | None = None,
) -> State:
    """The state once walls and figures stand (BL-01, BL-02, BL-03); the first symbol comes next.

    Args:
        seats: two to four, clockwise round the table.
        corners: the corner of each seat's figure, by its name.
        walls: the slots with a wall that the companion has drawn; None in ball mode, where nobody knows them.
        first: who got lost most recently, and so begins; the first of ``seats`` where nobody says.
        options: the house rules.

    Raises:
        PositionError: it names the fault and the rule.
    """
    order = tuple(seats)
    if set(corners) != set(order) or len(set(order)) != len(order):
        raise PositionError(f"each of {', '.join(order)} needs one corner, given are {dict(corners)!r}")
    where = {seat: GRID.field(corners[seat]) for seat in order}
    fault = refused_corners(where) or (None if walls is None else refused_walls(walls))
    if fault is not None:
        raise PositionError(f"{fault.reason} ({fault.rule}): {dict(corners)!r}, {_told(walls)}")
    if first is not None and first not in order:
        raise PositionError(f"{first!r} cannot begin: {', '.join(order)} play")
    position = Position(
        seats=order,
        corners=tuple(where.values()),
        pos=tuple(where.values()),
        chips=(0,) * len(order),
        active=order.index(first) if first is not None else 0,
        balls=walls is None,
        options=options or Options(),
    )
    return State(position, Secret(walls))


def hear(state: State, given: Input) -> Taken[State] | Refused:
    """What an input leads to, or why it is refused, which changes nothing.

    Raises MoveError for a word of no input.
    """
    fault = refused(state.position, given)
    if fault is not None:
        return fault
    if given.word == "reveal":
        return _reveal(state, GRID.field(given.value))
    if given.word == "die":
        return _rolled(state, int(given.value))
    if given.word == "step":
        return _step(state, GRID.field(given.value))
    if given.word == "walk":
        return _walk(state, [GRID.field(name) for name in given.value.split("-")[1:]])
    return _stop(state) if given.word == "stop" else _drop(state, fell(given.value)[1])


def leave(state: State, seat: str) -> State:
    """After a player has left: the figure goes off the board, the chips go back into the bag.

    Raises PositionError where the seat does not play, the game is over, or fewer than two would be left.
    """
    now = state.position
    if seat not in now.seats:
        raise PositionError(f"{seat!r} does not play, seats in play are {', '.join(now.seats)}")
    if now.phase is Phase.OVER or len(now.seats) < 3:
        raise PositionError(f"{seat} cannot leave: the game is over, or fewer than two would be left")
    gone = now.seats.index(seat)
    stay = [number for number in range(len(now.seats)) if number != gone]
    after = replace(
        now,
        seats=tuple(now.seats[number] for number in stay),
        corners=tuple(now.corners[number] for number in stay),
        pos=tuple(now.pos[number] for number in stay),
        chips=tuple(now.chips[number] for number in stay),
        beside=sum(1 << at for at, number in enumerate(stay) if now.beside >> number & 1),
        active=(now.active - (gone < now.active)) % len(stay),
    )
    if gone == now.active and now.phase is Phase.MOVE:
        after = replace(after, phase=Phase.ROLL, steps=0, moved=False)
    return State(after, state.secret)


def _reveal(state: State, symbol: int) -> Taken[State]:
    """A target; unless a figure stands there, which has a chip more, and the next is drawn (BL-11)."""
    now = state.position
    deeds = (_deed("revealed", now.seat, symbol),)
    under = now.on(symbol)
    if under is None:
        return Taken(_with(state, replace(now, target=symbol, phase=Phase.ROLL)), deeds)
    if now.options.under == "redraw":
        return Taken(state, (*deeds, _deed("laid-back", now.seat, symbol)))
    after = _awarded(now, under, symbol)
    return Taken(_with(state, after), (*deeds, *_award_deeds(after, under, symbol)))


def _rolled(state: State, number: int) -> Taken[State]:
    now = state.position
    after = replace(now, phase=Phase.MOVE, steps=number, moved=False)
    return Taken(_with(state, after), (Deed("rolled", now.seat, value=str(number)),))


def _step(state: State, to: int) -> Taken[State]:
    """Over an open slot, or into a wall of the companion's (BL-08); the target ends the move (BL-10)."""
    now, secret = state.position, state.secret
    slot = GRID.between(now.here, to)
    assert slot is not None
    if secret.walls is not None and secret.walls >> slot & 1:
        return _drop(state, 1 << slot)
    after = stepped(now, to)
    state = State(after, replace(secret, known=secret.known.cross(slot)))
    deeds = (_deed("stepped", now.seat, to),)
    if to == after.target and not after.options.exact:
        return _took(state, deeds)
    return Taken(state, deeds) if after.steps else _ended(state, deeds)


def _walk(state: State, way: Sequence[int]) -> Taken[State]:
    """Step by step as far as it goes, and the end of the move."""
    deeds: tuple[Deed, ...] = ()
    for to in way:
        heard = _step(state, to)
        state, deeds = heard.position, (*deeds, *heard.deeds)
        if heard.ends:
            return replace(heard, deeds=deeds)
    heard = _stop(state)
    return replace(heard, deeds=(*deeds, *heard.deeds))


def _stop(state: State) -> Taken[State]:
    now = state.position
    deeds = (_deed("stopped", now.seat, now.here),)
    if not now.options.may_stay and now.options.when_blocked == "home" and blocked(now):
        after = _home(now)
        return Taken(_with(state, _next(after)), (*deeds, _deed("home", now.seat, after.here)), ends=True)
    return _ended(state, deeds)


def _drop(state: State, among: Mask) -> Taken[State]:
    """The rest of the move is lost, the figure goes back to its own corner (BL-08)."""
    now, secret = state.position, state.secret
    struck = GRID.slots[among.bit_length() - 1] if among.bit_count() == 1 else ""
    after = _home(now)
    dropped = Deed("dropped", now.seat, GRID.fields[now.here], struck)
    secret = replace(secret, known=secret.known.drop(among))
    return Taken(State(_next(after), secret), (dropped, _deed("home", now.seat, after.here)), ends=True)


def _ended(state: State, deeds: tuple[Deed, ...]) -> Taken[State]:
    """A move ends where the figure stands: with a chip where the target counts only now (BA4)."""
    now = state.position
    if now.here == now.target:
        return _took(state, deeds)
    if now.on(now.here, but=now.active) is None:
        now = replace(now, beside=now.beside & ~(1 << now.active))
    return Taken(_with(state, _next(now)), deeds, ends=True)


def _took(state: State, deeds: tuple[Deed, ...]) -> Taken[State]:
    """The figure to move has the target: a chip, and the turn is over; the figure stays (BL-10)."""
    now = state.position
    after = _awarded(_next(now), now.active, now.here)
    return Taken(_with(state, after), (*deeds, *_award_deeds(after, now.active, now.here)), ends=True)


def _next(now: Position) -> Position:
    """The next seat is to roll."""
    return replace(now, active=(now.active + 1) % len(now.seats), phase=Phase.ROLL, steps=0, moved=False)


def _home(now: Position) -> Position:
    """The figure to move at its own start corner, or beside it where somebody stands there (BA1)."""
    corner, bit = now.corners[now.active], 1 << now.active
    waits = now.on(corner, but=now.active) is not None
    pos = (*now.pos[: now.active], corner, *now.pos[now.active + 1 :])
    return replace(now, pos=pos, beside=now.beside | bit if waits else now.beside & ~bit)


def _awarded(now: Position, number: int, symbol: int) -> Position:
    """One seat has a chip more: five win (BL-12), else the next symbol is to be drawn."""
    chips = (*now.chips[:number], now.chips[number] | 1 << symbol, *now.chips[number + 1 :])
    after = replace(now, chips=chips, target=None)
    return replace(after, phase=Phase.OVER if after.winner else Phase.REVEAL)


def _award_deeds(after: Position, number: int, symbol: int) -> tuple[Deed, ...]:
    seat = after.seats[number]
    chip = _deed("chip", seat, symbol)
    return (chip, _deed("won", seat, symbol)) if after.winner == seat else (chip,)


def _deed(what: str, seat: str, field: int) -> Deed:
    return Deed(what, seat, GRID.fields[field])


def _with(state: State, position: Position) -> State:
    return State(position, state.secret)


def _told(walls: Mask | None) -> str:
    """How many walls, never which: a message may be shown to anybody."""
    return "walls unknown" if walls is None else f"{walls.bit_count()} walls"
