"""Board maps written: a map with other numbers as TOML, and its file, whole or not at all.

Comments, order and spacing of the map that it comes from are kept. Refuses to know: where the numbers come
from.
"""

from __future__ import annotations

import contextlib
import os
import tomllib
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.core.model.errors import ConfigError
from companion.ports.files import READABLE, write_whole

if TYPE_CHECKING:
    from hardware.board_map import BoardMap


def map_text(spots: BoardMap, lines: Mapping[str, int], lights: Mapping[str, int], note: str) -> str:
    """Return the map with these numbers as TOML.

    Args:
        spots: the map it comes from.
        lines: spot -> line, for the spots whose line is to be another.
        lights: spot -> light, likewise.
        note: one line for the head of the file.
    """
    import tomlkit  # noqa: PLC0415 - a map that is written needs it, the start of the companion does not

    document = tomlkit.parse(_origin(spots))
    for row in document["places"]:
        spot = str(row["spot"])
        for key, numbers in (("line", lines), ("light", lights)):
            if spot in numbers and row.get(key) != numbers[spot]:
                row[key] = numbers[spot]
    for key, has in (("line", spots.lines), ("light", spots.lights)):
        if has > max((row[key] for row in document["places"] if key in row), default=-1) + 1:
            document[f"{key}s"] = has  # the device's last ones are free now, it still has them
    return f"# {note}\n{_without_notes(tomlkit.dumps(document))}"


def may_save(path: Path) -> None:
    """Check that the file is no built-in map and a map at all, its folder there. Raises ConfigError."""
    if path.suffix != ".toml":
        raise ConfigError(f"{path}: a map's file ends in .toml")
    if path.resolve().parent == _built_in().resolve():
        raise ConfigError(f"{path}: this map is built in and stays as it is; give another file")
    if path.exists() and not _is_map(path):
        raise ConfigError(f"{path}: there is a file that is no board map; give another name")
    if not path.absolute().parent.is_dir():
        raise ConfigError(f"{path}: there is no folder {path.absolute().parent}")
    if not os.access(path.absolute().parent, os.W_OK):
        raise ConfigError(f"{path}: this user may not write into {path.absolute().parent}")


def save(text: str, path: Path) -> None:
    """Write a map's text to a file: whole, then swapped in, so that no power cut leaves half a map.

    Raises:
        ConfigError: as `may_save`, or the file cannot be written.
    """
    may_save(path)
    try:
        write_whole(path, text.encode(), READABLE)
    except OSError as error:
        raise ConfigError(f"{path}: cannot be written: {error.strerror or error}") from None


NOTE = "# Walked"
"""So begins the line that an earlier walk has written; it makes room for the new one."""


def _without_notes(text: str) -> str:
    lines = text.splitlines(keepends=True)
    while lines and lines[0].startswith(NOTE):
        del lines[0]
    return "".join(lines)


def _built_in() -> Path:
    return Path(str(resources.files("hardware") / "boards"))


def _origin(spots: BoardMap) -> str:
    """Return the text of the file that the map was read from, else the same map without comments.

    A built-in map's source is a bare name, which may be the name of a file here as well; that it holds the
    same numbers is what counts.
    """
    for path in (Path(spots.source), _built_in() / spots.source):
        with contextlib.suppress(OSError, ValueError):
            text = path.read_text(encoding="utf-8-sig")
            if _rows(tomllib.loads(text)) == _rows(_data(spots)):
                return text
    return _plain(spots)


def _rows(data: Mapping[str, Any]) -> tuple[Any, list[Any]]:
    return (data.get("board"), data.get("lines", 0), data.get("lights", 0)), list(data.get("places", ()))


def _data(spots: BoardMap) -> dict[str, Any]:
    """Return the map as TOML data; keys that a place does not have are left out."""
    keys = ("spot", "line", "light", "x_mm", "y_mm")
    rows = [
        {key: value for key in keys if (value := getattr(place, key)) is not None} for place in spots.places
    ]
    return {
        "board": spots.board,
        "lines": spots.device_lines,
        "lights": spots.device_lights,
        "places": rows,
    }


def _plain(spots: BoardMap) -> str:
    """Return the map as text, one row for each place."""
    rows = [
        "  { " + ", ".join(f"{key} = {_value(value)}" for key, value in row.items()) + " },"
        for row in _data(spots)["places"]
    ]
    counts = [
        f"{key} = {has}"
        for key, has in (("lines", spots.device_lines), ("lights", spots.device_lights))
        if has
    ]
    return "\n".join((f'board = "{spots.board}"', *counts, "places = [", *rows, "]", ""))


def _value(value: str | float) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _is_map(path: Path) -> bool:
    try:
        return isinstance(tomllib.loads(path.read_text(encoding="utf-8-sig")).get("places"), list)
    except (OSError, ValueError):
        return False
