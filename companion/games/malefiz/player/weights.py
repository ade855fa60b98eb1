"""The nets that lie beside this file, read when the first one is asked for.

Knows: their form, a small JSON file for each board. Refuses to know: how they play.
"""

import functools
import json
from pathlib import Path
from typing import Any

from companion.core.model.errors import InputError
from companion.games.malefiz.board import ground
from companion.games.malefiz.player.features import feature_count
from companion.games.malefiz.player.net import Net

FOLDER = Path(__file__).parent / "nets"


@functools.cache
def net(variant: str) -> Net:
    """Return the net of a board. Raises InputError for a missing or damaged file."""
    file = FOLDER / f"{variant}.json"
    try:
        text = file.read_bytes()
    except OSError as fault:
        raise InputError(f"{file}: this net cannot be read ({fault.strerror})") from fault
    return read(text, feature_count(ground(variant).pawns), file.name)


def read(text: bytes, width: int, name: str) -> Net:
    """Read a net whose seats have ``width`` features. Raises InputError in one line that names the file."""
    try:
        data = json.loads(text)
        net = Net(
            linear=_numbers(data["linear"], width),
            rows=tuple(_numbers(row, width) for row in data["rows"]),
            biases=_numbers(data["biases"], len(data["rows"])),
            out=_numbers(data["out"], len(data["rows"])),
        )
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        raise InputError(f"{name}: this net is damaged ({' '.join(str(fault).split())})") from fault
    return net


def _numbers(data: Any, count: int) -> tuple[float, ...]:
    if not isinstance(data, list) or len(data) != count:
        raise ValueError(f"{count} numbers must stand in each row")
    if any(type(number) not in {int, float} or abs(number) > 1e6 for number in data):
        raise ValueError("something in it is no finite number")
    return tuple(map(float, data))
