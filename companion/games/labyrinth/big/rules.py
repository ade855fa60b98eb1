"""The big game, one input after the other: `begin` makes a state, `hear` takes an input to the next one.

Knows: what inputs lead to, walls included. Refuses to know: what is refused and why (`big/next_inputs`, which
also has the words), chance (numbers and symbols come in), sensors and time.

A figure that fell stands where hands have left it until it is brought home.

The deeds: ``revealed``, ``laid-back`` (drawn under a figure, BA5), ``rolled``, ``stepped``, ``dropped`` (its
spot is the field left, its value, with the memory aid, the slot struck where that is certain), ``home`` (back
at the start corner), ``stopped``, ``chip`` and ``won``; ``late-ball`` (it came out after a chip, and it is
asked whether that figure had run into a wall), ``kept`` (it had not) and ``given-back`` (it had). Anybody may
know them.
"""

from collections.abc import Mapping, Sequence

from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.inputs import Deed, Input, Refused, Taken
from companion.core.model.types import Mask
from companion.games.labyrinth.big.next_inputs import (
    YES,
    blocked,
    fell,
    fewest,
    refused,
    refused_corners,
    refused_walls,
    stepped,
)
from companion.games.labyrinth.big.state import GRID, HouseRules, Phase, Position, Secret, State


def begin(
    seats: Sequence[str],
    corners: Mapping[str, str],
    *,
    walls: Mask | None,
    first: str | None = None,
    options: HouseRules | None = None,
) -> State:
    """Return the state once walls and figures stand (BL-01, BL-02, BL-03); the first symbol comes next.

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
        options=options or HouseRules(),
    )
    return State(position, Secret(walls))


def hear(state: State, given: Input) -> Taken[State] | Refused:
    """Tell what an input leads to, or why it is refused, which changes nothing.

    Raises MoveError for a word of no input.
    """
    if (fault := refused(state.position, given)) is not None:
        return fault
    if given.word == "reveal":
        return _reveal(state, GRID.field(given.value))
    if given.word == "die":
        return _rolled(state, int(given.value))
    if given.word == "step":
        return _walk(state, [GRID.field(given.value)])
    if given.word == "walk":
        return _walk(state, [GRID.field(name) for name in given.value.split("-")[1:]])
    if given.word == "came":
        return _came(state, fewest(state.position)[GRID.field(given.value)])
    if given.word == "home":
        return _brought(state, ())
    if given.word == "fell":
        return _given_back(state) if given.value == YES else _kept(state)
    return _stop(state) if given.word == "stop" else _dropped(state, fell(given.value)[1])


def _reveal(state: State, symbol: int) -> Taken[State]:
    """Return a target; unless a figure stands there, which has a chip more, and the next is drawn (BL-11)."""
    position = state.position
    deeds = (_deed("revealed", position.seat, symbol),)
    if (under := position.on(symbol)) is None:
        return Taken(_with(state, replace(position, target=symbol, phase=Phase.ROLL)), deeds)
    if position.options.redraw_under:
        return Taken(state, (*deeds, _deed("laid-back", position.seat, symbol)))
    after = _awarded(position, under, symbol)
    if position.late:
        after = replace(after, late=(*position.late, (under, symbol)))
    return Taken(_with(state, after), (*deeds, *_award_deeds(after, under, symbol)))


def _rolled(state: State, number: int) -> Taken[State]:
    now = state.position
    after = replace(now, phase=Phase.MOVE, steps=number, moved=False)
    return Taken(_with(state, after), (Deed("rolled", now.seat, value=str(number)),))


def _begun(state: State) -> State:
    """Begin a move once something is done with its number: no ball came out of the move before."""
    if state.position.moved:
        return state
    secret, known = state.secret, state.secret.known
    for slot in bits(secret.last_crossed):
        known = known.cross(slot)
    return State(_sure(state.position), replace(secret, known=known, last_crossed=0, unseen=False))


def _walk(state: State, path: Sequence[int]) -> Taken[State]:
    """Step by step, until the target (BL-10), a wall of the companion's (BL-08) or the last step ends it."""
    deeds: tuple[Deed, ...] = ()
    state = _begun(state)
    for to in path:
        position, secret = state.position, state.secret
        slot = GRID.between(position.here, to)
        assert slot is not None
        if secret.walls is not None and secret.walls >> slot & 1:
            return replace(_fallen(state, 1 << slot, path[-1], deeds), at_once=True)
        if secret.walls is None:
            secret = replace(secret, last_crossed=secret.last_crossed | 1 << slot)
        else:
            secret = replace(secret, known=secret.known.cross(slot))
        state = State(stepped(position, to), secret)
        deeds = (*deeds, _deed("stepped", position.seat, to))
    after = state.position
    if (after.here == after.target and not after.options.exact) or not after.steps:
        return ended(state, deeds)
    return Taken(state, deeds)


def _came(state: State, path: Sequence[int]) -> Taken[State]:
    """Count the fewest steps to a figure some fields away that came by a way nobody saw."""
    state = _begun(state)
    after = state.position
    for to in path:
        after = stepped(after, to)
    deeds = (_deed("stepped", after.seat, after.here),)
    state = State(after, replace(state.secret, unseen=True))
    if (after.here == after.target and not after.options.exact) or not after.steps:
        return ended(state, deeds)
    return Taken(state, deeds)


def _stop(state: State) -> Taken[State]:
    state = _begun(state)
    now = state.position
    deeds = (_deed("stopped", now.seat, now.here),)
    if not now.options.may_stay and now.options.home_when_blocked and blocked(now):
        return _sent_home(state, now.here, deeds)
    return ended(state, deeds)


def _dropped(state: State, among: Mask) -> Taken[State]:
    """Note that a ball came out: the figure that moves fell, or the one whose move has just ended.

    What it has crossed on the way is believed to be open only where the slot that it fell at is told. After a
    move whose whole way was seen it fell at one of the slots crossed: with one step it is certain which.
    """
    if state.position.belated:
        deed = Deed("late-ball", state.position.seats[state.position.late[0][0]])
        after = replace(state.position, doubt=True)
        if after.phase is Phase.OVER:
            after = replace(after, phase=Phase.REVEAL)
        return Taken(_with(state, after), (deed,))
    if (late := state.position.rolling) is None:
        state = _begun(state)
    position, secret = state.position, state.secret
    if late is not None:
        position = replace(position, active=late)
    known = secret.known
    if among:
        for slot in bits(secret.last_crossed & ~among):
            known = known.cross(slot)
    elif late is not None and not secret.unseen:
        among = secret.last_crossed
    secret = replace(secret, known=known, last_crossed=0, unseen=False)
    return _fallen(State(position, secret), among, position.here, ())


def _kept(state: State) -> Taken[State]:
    """Note that the ball that came out after a chip was none of that figure's: the chip counts."""
    now, after = state.position, _sure(state.position)
    if after.winner:
        after = replace(after, phase=Phase.OVER)
    return Taken(_with(state, after), (Deed("kept", now.seats[now.late[0][0]]),))


def _given_back(state: State) -> Taken[State]:
    """Note that the figure that took a chip had run into a wall before: as if what it led to had never been.

    Its symbol is the target again, all that were drawn since are back in the bag, and it goes to its corner.
    """
    position = state.position
    chips = list(position.chips)
    for number, symbol in position.late:
        chips[number] &= ~(1 << symbol)
    mover, symbol = position.late[0]
    before = replace(_sure(position), chips=tuple(chips), target=symbol, active=mover)
    return _fallen(_with(state, before), 0, before.here, (_deed("given-back", before.seat, symbol),))


def _sure(now: Position) -> Position:
    """Note that no ball rolls any more, and none has come out late."""
    return replace(now, mover=None, late=(), doubt=False)


def _fallen(state: State, among: Mask, at: int, deeds: tuple[Deed, ...]) -> Taken[State]:
    """Take the rest of the move (BL-08); hands have left the figure ``at`` some field."""
    now, secret = state.position, state.secret
    certain = among.bit_count() == 1 and now.options.memory_aid  # else it is for everybody to remember
    struck = GRID.slots[among.bit_length() - 1] if certain else ""
    dropped = Deed("dropped", now.seat, GRID.fields[now.here], struck)
    state = State(now, replace(secret, known=secret.known.drop(among)))
    return _sent_home(state, at, (*deeds, dropped))


def _sent_home(state: State, at: int, deeds: tuple[Deed, ...]) -> Taken[State]:
    """Ask for the figure to move, left ``at`` some field, to be brought to its own corner."""
    position, bit = state.position, 1 << state.position.active
    pos = (*position.pos[: position.active], at, *position.pos[position.active + 1 :])
    beside = position.beside if at == position.here else position.beside & ~bit
    there = replace(position, pos=pos, beside=beside, phase=Phase.HOME, steps=0, moved=False)
    there = _sure(there)
    state = _with(state, there)
    return _brought(state, deeds) if _home(there) == there else Taken(state, deeds)


def _brought(state: State, deeds: tuple[Deed, ...]) -> Taken[State]:
    """End the turn: the figure to move stands at its own corner again."""
    after = _home(state.position)
    return Taken(_with(state, _next(after)), (*deeds, _deed("home", after.seat, after.here)), ends=True)


def ended(state: State, deeds: tuple[Deed, ...]) -> Taken[State]:
    """End a move where the figure to move stands: with a chip on the target (BL-10, BA4)."""
    position = state.position
    if position.here == position.target:
        return _took(state, deeds)
    if position.beside >> position.active & 1 and position.on(position.here) is None:
        # its own corner is free again (BA1)
        return _sent_home(state, position.here, deeds)
    rolling = position.active if position.balls and position.moved else None
    return Taken(_with(state, replace(_next(position), mover=rolling)), deeds, ends=True)


def _took(state: State, deeds: tuple[Deed, ...]) -> Taken[State]:
    """Give the figure to move the chip of the target and end the turn; the figure stays (BL-10).

    What was crossed last teaches nothing; a ball that comes out later is asked about (`_dropped`).
    """
    position = state.position
    after = _awarded(_next(position), position.active, position.here)
    if position.balls:
        after = replace(after, late=((position.active, position.here),))
    state = State(after, replace(state.secret, last_crossed=0, unseen=False))
    return Taken(state, (*deeds, *_award_deeds(after, position.active, position.here)), ends=True)


def _next(now: Position) -> Position:
    """Note that the next seat is to roll."""
    following = (now.active + 1) % len(now.seats)
    return replace(_sure(now), active=following, phase=Phase.ROLL, steps=0, moved=False)


def _home(now: Position) -> Position:
    """Put the figure to move at its own start corner, or beside it where one stands there (BA1)."""
    corner, bit = now.corners[now.active], 1 << now.active
    waits = now.on(corner, but=now.active) is not None
    pos = (*now.pos[: now.active], corner, *now.pos[now.active + 1 :])
    return replace(now, pos=pos, beside=now.beside | bit if waits else now.beside & ~bit)


def _awarded(now: Position, number: int, symbol: int) -> Position:
    """Give one seat a chip: five win (BL-12), else the next symbol is to be drawn."""
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
    """Tell how many walls, never which: a message may be shown to anybody."""
    return "walls unknown" if walls is None else f"{walls.bit_count()} walls"
