"""Board maps: which electrical line and which light belong to which spot, and where it lies.

Knows one TOML file for each device under a board (``hardware/boards``) and how to check it, alone and
together with the maps of the other devices under the same board. Refuses to know games, wires and frames.
This is the only place where numbers of lines and lights meet names of spots.
"""

import difflib
import math
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any

from companion.core.model.errors import ConfigError
from companion.core.model.game import Board, union
from companion.core.model.types import Lamp, LightPlan
from hardware import map_file

MAX_LINES = 160
"""Lines and lights of the largest device (firmware_bridge/PROTOCOL.md, part 5)."""

NEAREST_MM = 15.0
"""Two magnets closer than this switch each other's sensors."""

FARTHEST_MM = 250.0
"""A spot farther than this from every other one is a slip of the pen."""

SAME_PLACE_MM = 1.0
"""Two maps of one board may say this much different places for the same spot (rounding)."""

_NUMBERS = ("line", "light")
"""A spot has at least one of the two: a board may be read by one device and lit by another."""
_NUMBER_RANGE = f"a whole number from 0 to {MAX_LINES - 1}"
_PLACE_KEYS: Mapping[str, tuple[tuple[type, ...], str]] = {
    "spot": ((str,), "a name in quotes"),
    "line": ((int,), _NUMBER_RANGE),
    "light": ((int,), _NUMBER_RANGE),
    "x_mm": ((int, float), "a number of millimetres"),
    "y_mm": ((int, float), "a number of millimetres"),
}


@dataclass(frozen=True, slots=True)
class Place:
    """One row of a board map; x to the right, y away from the bottom row, (0, 0) = centre of a1.

    ``line`` is None where another device reads the spot, ``light`` where it has none on this device.
    """

    spot: str
    line: int | None
    light: int | None
    x_mm: float
    y_mm: float


@dataclass(frozen=True)
class BoardMap:
    """The map of one device under a board, checked: each spot, line and light once.

    Args:
        board: name of the board that it maps (`Board.name`).
        places: in the order of the file.
        source: the file, for messages.
        device_lines, device_lights: how many the device has, where that is more than the spots use (spare
            inputs at the end of the chain); 0: just as many as they use.
    """

    board: str
    places: tuple[Place, ...]
    source: str
    device_lines: int = 0
    device_lights: int = 0

    @cached_property
    def line_of(self) -> Mapping[str, int]:
        """Spot -> line, for the spots that this device reads."""
        return {place.spot: place.line for place in self.places if place.line is not None}

    @cached_property
    def spot_of(self) -> Mapping[int, str]:
        """Line -> spot."""
        return {line: spot for spot, line in self.line_of.items()}

    @cached_property
    def light_of(self) -> Mapping[str, int]:
        """Spot -> light, for the spots that this device lights."""
        return {place.spot: place.light for place in self.places if place.light is not None}

    @property
    def lines(self) -> int:
        """How many lines a device must have; 0 where it reads no spot."""
        return max(self.device_lines, max(self.spot_of, default=-1) + 1)

    @property
    def lights(self) -> int:
        """How many lights a device must have; 0 where it lights no spot."""
        return max(self.device_lights, max(self.light_of.values(), default=-1) + 1)

    def levels(self, spots: Iterable[str]) -> int:
        """Return the line levels when magnets stand on these spots. Raises KeyError for an unknown one."""
        return union(1 << self.line_of[spot] for spot in spots)

    def rewired(self, lines: Mapping[str, int], lights: Mapping[str, int], note: str) -> str:
        """Return the map with other lines and lights (spot -> number) as TOML, ``note`` at its head.

        Raises ConfigError where they do not make a map.
        """
        text = map_file.map_text(self, lines, lights, note)
        parse_board_map(tomllib.loads(text), self.source)
        return text

    def may_save(self, path: Path) -> None:
        """Check that a map can and may be written to this file. Raises ConfigError."""
        map_file.may_save(path)

    def save(self, text: str, path: Path) -> None:
        """Write what `rewired` has made to a file. Raises ConfigError where that cannot or must not be."""
        map_file.save(text, path)

    def lamps(self, plan: LightPlan) -> dict[int, Lamp]:
        """Return a light plan as `BoardLink.show` wants it; spots without a light here are left out."""
        return {self.light_of[spot]: lamp for spot, lamp in plan.items() if spot in self.light_of}

    def check_board(self, board: Board) -> None:
        """Check for spots that ``board`` has not, and implausible distances. Raises ConfigError.

        A light alone may also be one of `Board.lamps`.

        That no spot of the board is missing is for `check_together` to say.
        """
        where = {place.spot: place for place in self.places}
        for spot, place in where.items():
            if spot in board.lamps and place.line is None:
                continue
            if spot not in board.index:
                raise ConfigError(
                    f"{self.source}: spot {spot!r} is not on {board.name}{_near(spot, board.index)}"
                )
        for a, b in board.edges:
            one, other = where.get(board.spots[a]), where.get(board.spots[b])
            if one and other and (far := _distance(one, other)) > FARTHEST_MM:
                raise ConfigError(
                    f"{self.source}: {one.spot} and {other.spot} are neighbours but {far:.0f} mm apart; "
                    f"check x_mm and y_mm (at most {FARTHEST_MM:.0f} mm)"
                )

    def check_device(self, lines: int, lights: int) -> None:
        """Check that a device with so many lines and lights is enough. Raises ConfigError.

        A device without any light is: everything works without lights.
        """
        for what, has, needs in (("lines", lines, self.lines), ("lights", lights, self.lights)):
            if has < needs and (what == "lines" or has):
                raise ConfigError(
                    f"{self.source}: needs {needs} {what}, the device has {has}; is it another board?"
                )


def check_together(maps: Mapping[str, BoardMap], board: Board) -> None:
    """Check that all maps under one board make it whole: each spot read once, lit at most once.

    What a board may do without (`Board.optional`) is read as a whole, or not at all.

    Args:
        maps: name of the device -> its map; each already right in itself.
        board: the board that all of them name.

    Raises:
        ConfigError: one line that names the devices and the spot.
    """
    for what in _NUMBERS:
        owners: dict[str, str] = {}
        for device, one in maps.items():
            for spot in one.line_of if what == "line" else one.light_of:
                if (other := owners.setdefault(spot, device)) != device:
                    raise ConfigError(
                        f"{one.source}: spot {spot!r} has a {what} on device {device} and on device {other}; "
                        f"one {what} in one of the two maps would be right"
                    )
        if what == "line":
            _all_read(board, owners, maps)
    _same_places(maps)


def _all_read(board: Board, owners: Mapping[str, str], maps: Mapping[str, BoardMap]) -> None:
    left_out = {spot for group in board.optional if not set(group) & owners.keys() for spot in group}
    for spot in board.spots:
        if spot not in owners and spot not in left_out:
            sources = ", ".join(one.source for one in maps.values())
            devices = f"device{'s' * (len(maps) > 1)} {', '.join(maps)}"
            raise ConfigError(
                f"{sources}: spot {spot!r} of {board.name} has no line on {devices}; give it a place with one"
            )


def _same_places(maps: Mapping[str, BoardMap]) -> None:
    seen: dict[str, tuple[str, Place]] = {}
    for device, one in maps.items():
        for place in one.places:
            other, first = seen.setdefault(place.spot, (device, place))
            if (far := _distance(place, first)) > SAME_PLACE_MM:
                raise ConfigError(
                    f"{one.source}: {place.spot} lies {far:.0f} mm from where the map of {other} has it; "
                    f"x_mm = {first.x_mm:g}, y_mm = {first.y_mm:g} would be the same place"
                )


def built_in_maps() -> tuple[str, ...]:
    """Return the names of the built-in board maps, sorted."""
    folder = resources.files("hardware") / "boards"
    return tuple(sorted(f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml")))


def load_board_map(path_or_name: str | Path) -> BoardMap:
    """Read and check a board map.

    Args:
        path_or_name: a TOML file, or the name of a built-in board (`built_in_maps`).

    Raises:
        ConfigError: one line with file, key and what would be right.
    """
    name = str(path_or_name)
    if name.endswith(".toml"):
        source, file = name, Path(name)
    else:
        source, file = f"{name}.toml", Path(str(resources.files("hardware") / "boards" / f"{name}.toml"))
        if not file.is_file():
            names = built_in_maps()
            raise ConfigError(
                f"board {name!r}: no such board{_near(name, names)}; there are {', '.join(names)}"
            )
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise ConfigError(f"{source}: cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ConfigError(f"{source}: no TOML: {error}") from error
    return parse_board_map(data, source)


def parse_board_map(data: Mapping[str, Any], source: str) -> BoardMap:
    """Return a board map from TOML data; ``source`` names it in messages. Raises ConfigError."""
    _known(data, ("board", "lines", "lights", "places"), source)
    board, rows = data.get("board"), data.get("places")
    if not isinstance(board, str) or not board:
        raise ConfigError(f"{source}: board: the name of the board is missing")
    if not isinstance(rows, list) or not rows:
        raise ConfigError(f"{source}: places: a list of {{ {', '.join(_PLACE_KEYS)} }} is missing")
    places = tuple(_place(row, f"{source}: places[{i}]") for i, row in enumerate(rows))
    _each_once(places, source)
    _plausible(places, source)
    return BoardMap(board, places, source, _count(data, "lines", source), _count(data, "lights", source))


def _count(data: Mapping[str, Any], key: str, source: str) -> int:
    """Return ``lines`` or ``lights`` at the head of the file; 0 where it is not there."""
    value = data.get(key, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MAX_LINES:
        raise ConfigError(f"{source}: {key} = {value!r}, a whole number up to {MAX_LINES} would be right")
    return value


def _place(row: Any, where: str) -> Place:
    if not isinstance(row, dict):
        raise ConfigError(f"{where}: must be a table with {', '.join(_PLACE_KEYS)}")
    if isinstance(row.get("spot"), str):
        where = f"{where} ({row['spot']})"
    _known(row, _PLACE_KEYS, where)
    values: dict[str, Any] = dict.fromkeys(_NUMBERS)
    if not any(key in row for key in _NUMBERS):
        raise ConfigError(f"{where}: line and light are missing, at least one of them would be right")
    for key, (types, wanted) in _PLACE_KEYS.items():
        if key not in row:
            if key in _NUMBERS:
                continue
            raise ConfigError(f"{where}: {key} is missing, {wanted} would be right")
        value = row[key]
        good = isinstance(value, types) and not isinstance(value, bool)
        if not good or (isinstance(value, int) and key in _NUMBERS and not 0 <= value < MAX_LINES):
            raise ConfigError(f"{where}: {key} = {value!r}, {wanted} would be right")
        values[key] = value
    return Place(**values)


def _known(table: Mapping[str, Any], keys: Iterable[str], where: str) -> None:
    for key in table:
        if key not in keys:
            raise ConfigError(f"{where}: unknown key {key!r}{_near(key, keys)}")


def _each_once(places: tuple[Place, ...], source: str) -> None:
    for key in ("spot", "line", "light"):
        seen: dict[str | int, Place] = {}
        for place in places:
            if (value := getattr(place, key)) is None:
                continue
            if (other := seen.setdefault(value, place)) is not place:
                others = "" if key == "spot" else f" by {other.spot} and {place.spot}"
                raise ConfigError(
                    f"{source}: {key} {value!r} is used twice{others}; each {key} once would be right"
                )


def _plausible(places: tuple[Place, ...], source: str) -> None:
    """Refuse distances that cannot be meant."""
    for place in places:
        others = [(_distance(place, other), other.spot) for other in places if other is not place]
        nearest, spot = min(others, default=(NEAREST_MM, place.spot))
        if not NEAREST_MM <= nearest <= FARTHEST_MM:
            raise ConfigError(
                f"{source}: {place.spot} at x_mm = {place.x_mm:g}, y_mm = {place.y_mm:g} is {nearest:.0f} mm "
                f"from its nearest spot {spot}; {NEAREST_MM:.0f} to {FARTHEST_MM:.0f} mm would be right"
            )


def _distance(one: Place, other: Place) -> float:
    return math.hypot(one.x_mm - other.x_mm, one.y_mm - other.y_mm)


def _near(word: str, words: Iterable[str]) -> str:
    """Return a suggestion, where one is near."""
    found = difflib.get_close_matches(word, list(words), n=1)
    return f"; did you mean {found[0]!r}?" if found else ""
