"""Malefiz positions as JSON values, both ways; every position that cannot be is refused with its fault.

Knows: the keys of docs/reference/notation.md. Refuses to know: what may be moved.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.chance import dice
from companion.core.model.errors import PositionError
from companion.core.model.game import bits
from companion.core.model.types import Mask
from companion.games.malefiz.board import FOREST, SEATS, Ground, ground, known
from companion.games.malefiz.position import HouseRules, Position
from companion.games.malefiz.walk_tables import NUMBERS

NAME = "malefiz"
BARRICADE = "barricade"
_REQUIRED = ("game", "variant", "turn", "pieces", "house")
SLIP = 0.75
"""How much alike (0 to 1) an unknown key must be to one of ours to be taken for a slip of the pen."""

_KEYS = (*_REQUIRED, FOREST, "options", "places", "die")
_KNOWN = frozenset(_KEYS)


def load(data: Mapping[str, Any]) -> Position:
    """Return a position from its keys. Raises PositionError that names the fault."""
    _check_keys(data)
    place = ground(known(data["variant"]))
    options = HouseRules.read(data.get("options", {}))
    house = _counts(data["house"], "house", place)
    seats = tuple([seat for seat in SEATS if seat in house])
    if len(seats) < 2:
        raise PositionError(f"house names {len(seats)} seat(s) in play, must be two to four")
    forest = _counts(data.get(FOREST, {}), FOREST, place)
    if any(forest.values()) and not place.has_forest:
        raise PositionError(f"{place.variant} has no forest")
    for seat in forest:
        if seat not in seats:
            raise PositionError(f"forest: {seat} does not play (seats in play are the keys of house)")
    finished = _places(data.get("places", []))
    pawns, barricades = _pieces(data["pieces"], place, seats)
    position = Position(
        variant=place.variant,
        seats=seats,
        turn=_turn(data["turn"], seats),
        pawns=pawns,
        barricades=barricades,
        house=tuple([house[seat] for seat in seats]),
        forest=tuple([forest.get(seat, 0) for seat in seats]),
        options=options,
        places=finished,
        die=_die(data.get("die")),
    )
    _check_box(position)
    _check_goal(position)
    return position


def _die(value: Any) -> int:
    """Return the number that is to be moved; 0 where nobody has rolled."""
    if value is None:
        return 0
    if type(value) is not int or value not in NUMBERS:
        raise PositionError(f"die is {value!r}, must be an integer {dice.tell_faces(NUMBERS)}")
    return value


def _check_keys(data: Mapping[str, Any]) -> None:
    for key in _REQUIRED:
        if key not in data:
            raise PositionError(f"key {key!r} is missing")
    for key in () if data.keys() <= _KNOWN else [each for each in data if each not in _KNOWN]:
        # somebody's own, or a slip
        import difflib  # noqa: PLC0415 - few positions need it

        if near := difflib.get_close_matches(str(key), _KEYS, 1, SLIP):
            raise PositionError(f"unknown key {key!r}: right would be {near[0]!r}")
    if data["game"] != NAME:
        raise PositionError(f"unknown game {data['game']!r}: this is {NAME}")


def _counts(data: Any, key: str, place: Ground) -> dict[str, int]:
    """Return seat -> number of pawns, from ``house`` or ``forest``."""
    if not isinstance(data, Mapping):
        raise PositionError(f"{key} must be an object of seats and numbers, not {data!r}")
    for seat, number in data.items():
        if seat not in SEATS:
            raise PositionError(f"{key}: unknown seat {seat!r}, known are {', '.join(SEATS)}")
        if type(number) is not int or not 0 <= number <= place.pawns:
            raise PositionError(f"{key}: {seat} has {number!r}, must be an integer from 0 to {place.pawns}")
    return dict(data)


def _places(data: Any) -> tuple[str, ...]:
    if not isinstance(data, Sequence) or isinstance(data, str):
        raise PositionError(f"places must be a list of seats, not {data!r}")
    for number, seat in enumerate(data):
        if seat not in SEATS or seat in data[:number]:
            raise PositionError(f"places: {seat!r} is no seat, or stands there twice")
    return tuple(data)


def _turn(value: Any, seats: tuple[str, ...]) -> int:
    if value not in SEATS:
        raise PositionError(f"turn: unknown seat {value!r}, known are {', '.join(SEATS)}")
    if value not in seats:
        raise PositionError(f"turn: {value} does not play (seats in play are the keys of house)")
    return seats.index(value)


def _pieces(data: Any, place: Ground, seats: tuple[str, ...]) -> tuple[tuple[Mask, ...], Mask]:
    """Return pawns of each seat, and barricades."""
    if not isinstance(data, Mapping):
        raise PositionError(f"pieces must be an object of fields and pieces, not {data!r}")
    bit_of = place.bit_of
    masks = dict.fromkeys((*seats, BARRICADE), 0)
    try:
        for spot, piece in data.items():
            masks[piece] |= bit_of[spot]
    except (KeyError, TypeError):
        _check_pieces(data, place, seats)
    if masks[BARRICADE] & place.no_barricade(1):
        _check_pieces(data, place, seats)
    *pawns, barricades = masks.values()
    return tuple(pawns), barricades


def _check_pieces(data: Mapping[Any, Any], place: Ground, seats: tuple[str, ...]) -> None:
    """Raise PositionError for the first piece that cannot stand where it does."""
    for spot, piece in data.items():
        if spot not in place.bit_of:
            raise PositionError(f"pieces: {spot!r} is no field of {place.variant}")
        if not isinstance(piece, str) or piece not in (*SEATS, BARRICADE):
            raise PositionError(f"pieces: unknown piece {piece!r} on {spot}, known are seats and {BARRICADE}")
        if piece not in (*seats, BARRICADE):
            raise PositionError(
                f"pieces: {piece} on {spot} does not play (seats in play are the keys of house)"
            )
        if piece == BARRICADE and place.bit_of[spot] & place.no_barricade(1):
            raise PositionError(
                f"pieces: a barricade cannot stand on {spot} (bottom row, rest field or goal)"
            )


def _check_box(position: Position) -> None:
    """Check that no more pieces stand than the box holds (MA-01, MF-01)."""
    place = position.ground
    for number, seat in enumerate(position.seats):
        total = position.pawns[number].bit_count() + position.house[number] + position.forest[number]
        if total > place.pawns:
            raise PositionError(f"{seat} has {total} pawns, the box holds {place.pawns}")
    total, most = position.barricades.bit_count(), place.barricades.bit_count()
    if total > most:
        raise PositionError(f"pieces: {total} barricades, the box holds {most}")


def _check_goal(position: Position) -> None:
    """Check that a pawn stands on the goal only after the end, as ``places`` says (MA-15)."""
    if not position.places and not position.all_pawns & position.ground.goal:  # most often
        return
    there = [
        seat for seat, mask in zip(position.seats, position.pawns, strict=True) if mask & position.ground.goal
    ]
    if position.options.play_for_places:
        if there:
            raise PositionError(
                f"pieces: a pawn of {there[0]} on the goal, though its place is taken off the board"
            )
        if not position.over and position.seat in position.places:
            raise PositionError(f"turn: {position.seat} has finished")
        if not position.unfinished:
            raise PositionError("places: every seat has finished, the last one cannot")
    elif there != list(position.places):
        if there:
            raise PositionError(f"pieces: a pawn of {there[0]} on the goal (the game is over)")
        raise PositionError("places: nobody's pawn is on the goal, and play_for_places is false")


def dump(position: Position) -> dict[str, Any]:
    """Return the position as JSON values; `load` gives it back."""
    names = position.ground.board.spots
    pieces = {names[spot]: BARRICADE for spot in bits(position.barricades)}
    for seat, mask in zip(position.seats, position.pawns, strict=True):
        pieces.update((names[spot], seat) for spot in bits(mask))
    data: dict[str, Any] = {
        "game": NAME,
        "variant": position.variant,
        "turn": position.seat,
        "pieces": pieces,
        "house": dict(zip(position.seats, position.house, strict=True)),
    }
    if any(position.forest):
        data[FOREST] = {s: n for s, n in zip(position.seats, position.forest, strict=True) if n}
    if options := position.options.to_json():
        data["options"] = options
    if position.places:
        data["places"] = list(position.places)
    if position.die:
        data["die"] = position.die
    return data


def one_line(position: Position) -> str:
    """Return the position as one line of text, for messages."""
    return json.dumps(dump(position), separators=(",", ":"))
