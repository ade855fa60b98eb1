"""The big game as JSON values: what anybody may see, and apart from it what nobody may.

Knows: the keys. Refuses to know: who gets to read them; a `Secret` is written by functions of its own, so
that nobody writes one by mistake.

    {"game": "labyrinth", "variant": "big", "turn": "red", "corners": {"red": "a1", "yellow": "f6"},
     "pieces": {"c3": "red", "f6": "yellow"}, "chips": {"yellow": ["b3"]}, "target": "d4", "steps": 2}

Symbols are called after their fields. While a figure moves there is ``steps`` (or ``die``), ``moved`` once it
has; ``home`` while it is to be brought home after a fall; ``balls`` in ball mode, ``mover`` who has moved
last: its ball may still be on its way; ``late`` the chips that such a ball would take back, ``doubt`` once it
has come out; ``beside`` lists who waits beside a corner (BA1), so on no field.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.types import Mask
from companion.games.labyrinth.big.known_walls import Known
from companion.games.labyrinth.big.next_inputs import refused_corners, refused_walls
from companion.games.labyrinth.big.state import (
    CHIPS_TO_WIN,
    FACES,
    GRID,
    SYMBOLS,
    HouseRules,
    Phase,
    Position,
    Secret,
    State,
)
from companion.games.labyrinth.common.beginning import SEATS, house_rules

NAME, VARIANT = "labyrinth", "big"
HIDDEN = "hidden"
"""The key under which the journal keeps a `Secret`."""
_REQUIRED = ("turn", "corners", "pieces")
_KEYS = (
    *("game", "variant", *_REQUIRED, "chips", "target", "steps", "moved", "die", "home", "balls", "mover"),
    *("late", "doubt", "beside", "options", HIDDEN),
)


def dump(position: Position) -> dict[str, Any]:
    """Tell what anybody may see, as JSON values; `load` gives it back."""
    data: dict[str, Any] = {
        "game": NAME,
        "variant": VARIANT,
        "turn": position.seat,
        "corners": _by_seat(position, [GRID.fields[each] for each in position.corners]),
        "pieces": {
            GRID.fields[field]: seat
            for number, (seat, field) in enumerate(zip(position.seats, position.pos, strict=True))
            if not position.beside >> number & 1
        },
    }
    chips = _by_seat(position, [list(GRID.field_names(each)) for each in position.chips])
    if some := {seat: taken for seat, taken in chips.items() if taken}:
        data["chips"] = some
    if position.target is not None:
        data["target"] = GRID.fields[position.target]
    if position.phase is Phase.MOVE:
        data["steps"] = position.steps
    if position.moved:
        data["moved"] = True
    if position.phase is Phase.HOME:
        data["home"] = True
    if position.balls:
        data["balls"] = True
    if position.mover is not None:
        data["mover"] = position.seats[position.mover]
    if position.late:
        data["late"] = [[position.seats[number], GRID.fields[symbol]] for number, symbol in position.late]
    if position.doubt:
        data["doubt"] = True
    if position.beside:
        data["beside"] = [seat for i, seat in enumerate(position.seats) if position.beside >> i & 1]
    if options := position.options.to_json():
        data["options"] = options
    return data


def load(data: Mapping[str, Any]) -> Position:
    """Return a position from these keys. Raises PositionError that names the fault."""
    _check_keys(data)
    corners = {seat: _field(name, "corners") for seat, name in _object(data, "corners").items()}
    fault = refused_corners(corners)
    if fault is not None and fault.reason != "not-diagonal":  # somebody may have left
        raise PositionError(f"corners: {fault.reason} ({fault.rule})")
    seats = tuple(seat for seat in SEATS if seat in corners)
    chips = {seat: _symbols(names, seat) for seat, names in _object(data, "chips").items()}
    beside = data.get("beside", [])
    if not isinstance(beside, list):
        raise PositionError(f"beside must be a list of seats, not {beside!r}")
    if strange := [seat for seat in (*chips, *beside, data["turn"]) if seat not in seats]:
        raise PositionError(f"{strange[0]!r} does not play (seats in play are the keys of corners)")
    pos = _figures(data, seats, corners, beside)
    target = None if data.get("target") is None else _field(data["target"], "target")
    if (steps := _steps(data)) and target is None:
        raise PositionError("steps: nobody moves while there is no target")
    position = Position(
        seats=seats,
        corners=tuple(corners[seat] for seat in seats),
        pos=pos,
        chips=tuple(chips.get(seat, 0) for seat in seats),
        active=seats.index(data["turn"]),
        balls=_flag(data, "balls"),
        target=target,
        phase=_phase(data, target, steps),
        steps=steps,
        moved=_flag(data, "moved"),
        beside=sum({1 << seats.index(seat) for seat in beside}),
        mover=_mover(data, seats),
        late=_late(data.get("late", []), seats),
        doubt=_flag(data, "doubt"),
        options=HouseRules.read(house_rules(data.get("options", {}))),
    )
    return check(_over(position))


def _check_keys(data: Any) -> None:
    """Check the keys. Raises PositionError for another game, a key that is missing, or an unknown one."""
    if not isinstance(data, Mapping) or (data.get("game"), data.get("variant")) != (NAME, VARIANT):
        raise PositionError(f"game and variant must be {NAME} and {VARIANT}")
    for key in _REQUIRED:
        if key not in data:
            raise PositionError(f"key {key!r} is missing")
    if strange := [key for key in data if key not in _KEYS]:
        raise PositionError(f"unknown key {strange[0]!r}: known are {', '.join(_KEYS)}")


def check(position: Position) -> Position:
    """Return the same position.

    Raises PositionError where it breaks what always holds (BL-04, -07, -12, -14).
    """
    moving = position.phase in (Phase.MOVE, Phase.HOME)
    standing = [spot for number, spot in enumerate(position.pos) if not position.beside >> number & 1]
    at_rest = [spot for number, spot in enumerate(position.pos) if not (moving and number == position.active)]
    taken = [symbol for chips in position.chips for symbol in GRID.field_names(chips)]
    scores = sorted(chips.bit_count() for chips in position.chips)
    targets = 0 if position.target is None else 1 << position.target
    promises = {
        "a field has one figure": len(set(standing)) == len(standing),
        "who waits beside a corner waits at the own one": all(
            position.pos[i] == position.corners[i]
            for i in range(len(position.seats))
            if position.beside >> i & 1
        ),
        "a chip lies with one seat": len(set(taken)) == len(taken),
        "the target has a symbol that nobody has taken": not targets & ~SYMBOLS
        and not targets & GRID.fields_mask(taken),
        "nobody stands on the target": position.target not in at_rest,
        "one seat at most has five chips, and nobody has more": scores[-1] <= CHIPS_TO_WIN > scores[-2],
        "only who moves has moved": position.phase is Phase.MOVE or not position.moved,
        "a mover is remembered only in ball mode, before the next step": position.mover is None
        or (position.balls and (position.phase is Phase.ROLL or (moving and not position.moved))),
        "late are chips that somebody has, in ball mode, before the next step": not position.late
        or (
            position.balls
            and not position.moved
            and position.phase is not Phase.HOME
            and all(position.chips[number] >> symbol & 1 for number, symbol in position.late)
            and position.pos[position.late[0][0]] == position.late[0][1]
        ),
        "doubt is about a chip that may be late": bool(position.late) or not position.doubt,
    }
    for promise, kept in promises.items():
        if not kept:
            raise PositionError(f"this cannot be: {promise}")
    return position


def dump_secret(secret: Secret) -> dict[str, Any]:
    """Tell what nobody may see, for the journal alone; `load_secret` gives it back."""
    known = secret.known
    return {
        "walls": None if secret.walls is None else list(GRID.slot_names(secret.walls)),
        "crossed": list(GRID.slot_names(known.crossed)),
        "drops": [list(GRID.slot_names(among)) for among in known.drops],
        "way": list(GRID.slot_names(secret.last_crossed)),
        "unseen": secret.unseen,
    }


class _Hidden(msgspec.Struct, forbid_unknown_fields=True):
    walls: list[str] | None
    crossed: list[str] = []
    drops: list[list[str]] = []
    way: list[str] = []
    unseen: bool = False


def load_secret(data: Any) -> Secret:
    """Return a secret from these keys. Raises PositionError that names the fault, never a wall."""
    try:
        hidden = msgspec.convert(data, _Hidden)
    except msgspec.ValidationError as error:
        raise PositionError(f"{HIDDEN}: {error}") from None
    walls = None if hidden.walls is None else GRID.slots_mask(hidden.walls)
    if walls is not None and (fault := refused_walls(walls)):
        raise PositionError(f"walls: {fault.reason} ({fault.rule})")
    known = Known(GRID.slots_mask(hidden.crossed))
    for among in hidden.drops:
        known = known.drop(GRID.slots_mask(among))
    return Secret(walls, known, GRID.slots_mask(hidden.way), hidden.unseen)


def load_state(data: Mapping[str, Any]) -> State:
    """Return both from one object, the secret under `HIDDEN`. Raises PositionError that names the fault.

    Where no secret is written nothing is known of the walls, which can be in ball mode alone.
    """
    position = load(data)
    secret = load_secret(data[HIDDEN]) if HIDDEN in data else Secret(None)
    if (secret.walls is None) != position.balls:
        raise PositionError(f"{HIDDEN}: the walls of this game are missing")
    return State(position, secret)


def dump_state(state: State) -> dict[str, Any]:
    """Return both as one object, for the journal alone; `load_state` gives it back."""
    data = dump(state.position)
    return data if state.secret == Secret(None) else {**data, HIDDEN: dump_secret(state.secret)}


def _figures(
    data: Mapping[str, Any], seats: Sequence[str], corners: Mapping[str, int], beside: Sequence[str]
) -> tuple[int, ...]:
    """Return the field of each seat's figure; who waits beside a corner counts as on it."""
    pieces = _object(data, "pieces")
    there = [*pieces.values(), *beside]
    if not all(isinstance(seat, str) for seat in there) or sorted(there) != sorted(seats):
        raise PositionError("pieces and beside must have one figure of each seat in play")
    found = {seat: _field(name, "pieces") for name, seat in pieces.items()}
    return tuple(found[seat] if seat in found else corners[seat] for seat in seats)


def _steps(data: Mapping[str, Any]) -> int:
    """Return the steps left: a number just rolled may be written as ``die``."""
    key = "die" if "die" in data else "steps"
    steps = data.get(key, 0)
    if "die" in data and "steps" in data:
        raise PositionError("die: there are steps already")
    if type(steps) is not int or not (steps in FACES or (key == "steps" and steps == 0)):
        least = min(FACES) if key == "die" else 0
        raise PositionError(f"{key} must be an integer from {least} to {max(FACES)}, not {steps!r}")
    return steps


def _phase(data: Mapping[str, Any], target: int | None, steps: int) -> Phase:
    if _flag(data, "home"):
        if target is None or steps:
            raise PositionError("home: nobody comes home with steps left, or while there is no target")
        return Phase.HOME
    return Phase.REVEAL if target is None else Phase.MOVE if steps else Phase.ROLL


def _mover(data: Mapping[str, Any], seats: Sequence[str]) -> int | None:
    if (seat := data.get("mover")) is not None and seat not in seats:
        raise PositionError(f"mover: {seat!r} does not play (seats in play are the keys of corners)")
    return None if seat is None else seats.index(seat)


def _late(data: Any, seats: Sequence[str]) -> tuple[tuple[int, int], ...]:
    if not isinstance(data, list) or not all(isinstance(one, list) and len(one) == 2 for one in data):
        raise PositionError(f"late must be a list of pairs, a seat and a symbol, not {data!r}")
    if strange := [seat for seat, _ in data if seat not in seats]:
        raise PositionError(f"late: {strange[0]!r} does not play (seats in play are the keys of corners)")
    return tuple((seats.index(seat), _field(symbol, "late")) for seat, symbol in data)


def _by_seat(position: Position, values: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(position.seats, values, strict=True))


def _object(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise PositionError(f"{key} must be an object of seats, not {value!r}")
    return value


def _field(name: Any, key: str) -> int:
    if name not in GRID.fields:
        raise PositionError(f"{key}: {name!r} is no field, fields are {GRID.fields[0]} to {GRID.fields[-1]}")
    return GRID.field(name)


def _symbols(names: Any, seat: str) -> Mask:
    if not isinstance(names, list):
        raise PositionError(f"chips: {seat} must have a list of symbols, not {names!r}")
    found = sum({1 << _field(name, "chips") for name in names})
    if found & ~SYMBOLS:
        raise PositionError(f"chips: {seat} has a symbol of a field without one (BL-04)")
    return found


def _flag(data: Mapping[str, Any], key: str) -> bool:
    value = data.get(key, False)
    if type(value) is not bool:
        raise PositionError(f"{key} must be true or false, not {value!r}")
    return value


def _over(position: Position) -> Position:
    """Return the same, the game over where somebody has won."""
    if position.fullest and position.phase is not Phase.REVEAL:
        raise PositionError(f"target: {position.fullest} has won, so none lies there (BL-12)")
    return replace(position, phase=Phase.OVER) if position.winner else position
