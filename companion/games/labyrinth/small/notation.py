"""Small labyrinth positions as JSON values, both ways; one that cannot be is refused with its fault.

Knows: the keys. Refuses to know: what may happen next. Nothing in a position is secret, so everybody may see
all of it; what is remembered of colours (`small/memory`) is not in it.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec

from companion.core.model.errors import PositionError
from companion.games.labyrinth.common.beginning import SEATS, house_rules
from companion.games.labyrinth.small.box_contents import GRID, BoxContents, box_contents
from companion.games.labyrinth.small.position import NOWHERE, PHASES, HouseRules, Position
from companion.games.labyrinth.small.position_check import check

Item = TypeVar("Item")


class Written(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of a position.

    Args:
        turn: whose turn it is.
        corners: seat -> the corner where it began; its keys are the seats in play.
        pieces: field -> the seat whose figure stands there.
        markers: symbols that lie face down.
        target: the symbol in play and the field where its marker lies.
        chips: seat -> symbols it has taken, oldest first; seats without any are left out.
        empty: slots without a wall.
        pulled: the colours of the walls beside the board, oldest first; null where nobody has read it.
        phase, called, pair, drawn, ended, winner: as in `Position`.
        last: the slot of the wall whose colour is to be read.
        fresh: the slots opened since the last step.
        back: the slots filled since the turn ended.
        box: ``colours``, ``walls``, ``symbols``, ``arrows`` as for `box_contents`, what is not the default.
        options: as `HouseRules`, what is not the default.
    """

    turn: str
    corners: dict[str, str]
    pieces: dict[str, str]
    markers: list[str]
    game: Literal["labyrinth"] = "labyrinth"
    variant: Literal["small"] = "small"
    target: tuple[str, str] | None = None
    chips: dict[str, list[str]] = {}
    empty: list[str] = []
    pulled: list[str | None] = []
    phase: str = "call"
    called: list[str] = []
    pair: bool = False
    last: str = ""
    fresh: list[str] = []
    drawn: str = ""
    back: list[str] = []
    ended: bool = False
    winner: str = ""
    box: dict[str, Any] = {}
    options: dict[str, Any] = {}


class _WrittenBox(msgspec.Struct, forbid_unknown_fields=True):
    colours: list[str] = msgspec.field(default_factory=lambda: list(BoxContents().colours))
    walls: dict[str, int] = {}
    symbols: dict[str, str] | None = None
    arrows: list[str] = []


def dump(position: Position) -> dict[str, Any]:
    """Return the position as JSON values; `load` gives it back."""
    written = Written(
        turn=position.seat,
        corners={
            seat: GRID.fields[spot] for seat, spot in zip(position.seats, position.corners, strict=True)
        },
        pieces={GRID.fields[spot]: seat for seat, spot in zip(position.seats, position.pos, strict=True)},
        markers=list(position.left),
        target=None if position.target is None else (position.target[0], GRID.fields[position.target[1]]),
        chips={
            seat: list(taken) for seat, taken in zip(position.seats, position.chips, strict=True) if taken
        },
        empty=list(GRID.slot_names(position.empty)),
        pulled=[colour or None for colour in position.pulled],
        phase=position.phase,
        called=list(position.called),
        pair=position.pair,
        last="" if position.last == NOWHERE else GRID.slots[position.last],
        fresh=[GRID.slots[slot] for slot in position.fresh],
        drawn=position.drawn,
        back=list(GRID.slot_names(position.back)),
        ended=position.ended,
        winner=position.winner,
        box=_box_keys(position.box),
        options=position.options.to_json(),
    )
    named = {"game": written.game, "variant": written.variant}
    return {**named, **msgspec.json.decode(msgspec.json.encode(written))}


def load(data: Mapping[str, Any]) -> Position:
    """Return a position from its keys. Raises PositionError that names the fault."""
    for key in ("game", "variant"):
        if key not in data:
            raise PositionError(f"key {key!r} is missing")
    written = _converted(data, Written, "position")
    seats = _seats(written)
    standing = {seat: GRID.field(name) for name, seat in written.pieces.items()}
    return check(
        Position(
            read_box(written.box),
            HouseRules.read(house_rules(written.options)),
            seats,
            tuple(GRID.field(written.corners[seat]) for seat in seats),
            tuple(standing[seat] for seat in seats),
            tuple(tuple(written.chips.get(seat, ())) for seat in seats),
            tuple(sorted(written.markers)),
            active=seats.index(written.turn),
            phase=written.phase,
            target=None if written.target is None else (written.target[0], GRID.field(written.target[1])),
            empty=GRID.slots_mask(written.empty),
            pulled=tuple(colour or "" for colour in written.pulled),
            called=tuple(written.called),
            pair=written.pair,
            last=GRID.slot(written.last) if written.last else NOWHERE,
            fresh=tuple(GRID.slot(name) for name in written.fresh),
            drawn=written.drawn,
            back=GRID.slots_mask(written.back),
            ended=written.ended,
            winner=written.winner,
        )
    )


def read_box(data: Mapping[str, Any]) -> BoxContents:
    """Tell what lies in the box, from JSON. Raises PositionError that names the fault."""
    kind = _converted(data, _WrittenBox, "box")
    return box_contents(kind.colours, kind.walls, kind.symbols, kind.arrows)


def _converted(data: Mapping[str, Any], kind: type[Item], where: str) -> Item:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise PositionError(f"{where}: {error}") from None


def _seats(written: Written) -> tuple[str, ...]:
    """Return the seats in play; everything that names a seat names one of them."""
    seats = tuple(seat for seat in SEATS if seat in written.corners)
    if len(seats) < max(2, len(written.corners)):
        raise PositionError(
            f"corners must name two to four of {', '.join(SEATS)}, not {list(written.corners)!r}"
        )
    if sorted(written.pieces.values()) != sorted(seats):
        raise PositionError("pieces must have one figure of each seat in play (the keys of corners)")
    for key, named in (("turn", {written.turn}), ("chips", set(written.chips))):
        if strange := sorted(named - set(seats)):
            raise PositionError(
                f"{key}: {strange[0]!r} does not play (seats in play are the keys of corners)"
            )
    for key, names in (("empty", written.empty), ("fresh", written.fresh)):
        if twice := [name for name in names if names.count(name) > 1]:
            raise PositionError(f"{key}: {twice[0]} stands there twice, must be there once")
    if written.phase not in PHASES:
        raise PositionError(f"unknown phase {written.phase!r}: known are {', '.join(PHASES)}")
    return seats


def _box_keys(kind: BoxContents) -> dict[str, Any]:
    usual = BoxContents()
    keys: dict[str, Any] = {}
    if kind.colours != usual.colours:
        keys["colours"] = list(kind.colours)
    if kind.walls:
        keys["walls"] = dict(zip(kind.colours, kind.walls, strict=True))
    if kind.symbols != usual.symbols:
        keys["symbols"] = {symbol: GRID.fields[spot] for symbol, spot in kind.symbols}
    if kind.arrows:
        keys["arrows"] = [GRID.fields[spot] for spot in kind.arrows]
    return keys
