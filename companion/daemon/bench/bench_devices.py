"""What lies under a board that is checked: its devices, and their maps as a walk has found them.

Refuses to know: walks, and how a map is written (``hardware/map_file.py``).
"""

import datetime as dt
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol, runtime_checkable

from msgspec import Struct

from companion.bench.bench_port import STRIDE, BenchBoard
from companion.bench.findings import Proposal
from companion.core.model.types import Say
from companion.daemon.bench.shared_link import LentLink
from companion.daemon.loop.devices import SpotMap
from companion.games import look
from companion.ports.commands import CommandRefused


def today() -> str:
    """Return the date of this machine."""
    return dt.datetime.now().astimezone().date().isoformat()


@runtime_checkable
class Rewirable(SpotMap, Protocol):
    """A board map that can be written with other numbers."""

    source: str

    def rewired(self, lines: Mapping[str, int], lights: Mapping[str, int], note: str) -> str:
        """Return the map with these numbers as TOML. Raises ConfigError where they make none."""

    def may_save(self, path: Path) -> None:
        """Check that a map can and may be written to this file. Raises ConfigError."""

    def save(self, text: str, path: Path) -> None:
        """Write it to a file. Raises ConfigError."""


class Under(Struct):
    """A device under a board, and what it has last told."""

    link: LentLink
    spots: SpotMap
    offset: int
    bits: int | None = None
    norths: int | None = None
    why: str = "it has not answered yet"


def grounds(under: Mapping[str, Sequence[Under]]) -> dict[str, BenchBoard]:
    """Return each board with all that does not change of it."""
    owners = look().boards()
    made = {}
    for name, here in under.items():
        game, variant = owners[name]
        board = game.board(variant)
        made[name] = BenchBoard(
            board=board,
            tell=partial(game.tell_spot, board),
            devices=tuple(one.link.device for one in here),
            down={},
            line_of={spot: one.offset + line for one in here for spot, line in one.spots.line_of.items()},
            light_of={spot: one.offset + light for one in here for spot, light in one.spots.light_of.items()},
            kept={},
        )
    return made


def map_texts(here: Sequence[Under], proposal: Proposal, *, lights: bool, today: str) -> Mapping[str, str]:
    """Return device -> its map with the numbers found, as TOML.

    Raises CommandRefused where they make none.
    """
    if proposal.clash:
        raise CommandRefused(Say("The map cannot be written yet: some spots cannot be told apart."))
    texts = {}
    for device in here:
        if not isinstance(device.spots, Rewirable):
            raise CommandRefused(Say("This map cannot be written."))
        mine = device.spots.light_of if lights else device.spots.line_of
        new = {spot: number - device.offset for spot, number in proposal.numbers.items() if spot in mine}
        if any(not 0 <= number < STRIDE for number in new.values()):
            raise CommandRefused(
                Say("A spot answers on another device than its map says. Put its row into the other map.")
            )
        changed = len([spot for spot in proposal.changed if spot in mine])
        seen = len([spot for spot in proposal.seen if spot in mine])
        note = (
            f"Walked {today} by companion check, {seen} of {len(mine)} spots have answered: "
            f"{changed} changed in {device.spots.source}."
        )
        texts[device.link.device] = device.spots.rewired({} if lights else new, new if lights else {}, note)
    return texts


def may_write(here: Sequence[Under], home: Path) -> None:
    """Look before the walk whether its maps can be written. Raises ConfigError."""
    for one, file in _files(here, home):
        one.may_save(file)


def write_maps(here: Sequence[Under], texts: Mapping[str, str], home: Path) -> tuple[str, ...]:
    """Write each device's map. Raises ConfigError."""
    for (one, file), text in zip(_files(here, home), texts.values(), strict=True):
        one.save(text, file)
    return tuple(str(file) for _, file in _files(here, home))


def _files(here: Sequence[Under], home: Path) -> list[tuple[Rewirable, Path]]:
    """Return each map and its file; with several devices, the device's name stands in it."""
    several = len(here) > 1
    return [
        (one.spots, home.with_name(f"{home.stem}-{one.link.device}{home.suffix}") if several else home)
        for one in here
        if isinstance(one.spots, Rewirable)
    ]
