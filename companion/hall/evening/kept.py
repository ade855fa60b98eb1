"""The file of an evening: written whole, with the one before it beside; a damaged one is kept aside.

Refuses to know: what is in an evening.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path

import msgspec

from companion.hall.evening.plan import Evening, fault_of
from companion.ports.files import write_whole

NAME, BEFORE = "planned-evening.json", "planned-evening.before.json"
DAMAGED = "planned-evening.damaged-{}.json"
MOST_DAMAGED = 20
log = logging.getLogger(__name__)


class KeptEvening:
    """One evening in a folder.

    Args:
        folder: where; None keeps nothing.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self.aside = ""
        """The name of the file that was damaged and is kept aside; empty where none was."""

    def load(self) -> Evening | None:
        """Return the evening as it was left; where that is damaged the one before; None without any."""
        if self._folder is None:
            return None
        found = self._read(NAME)
        if self.aside or not (self._folder / NAME).exists():
            found = self._read(BEFORE)
        return found

    def save(self, evening: Evening | None) -> None:
        """Write the file; None deletes all there is. Raises OSError: the old one stands."""
        if self._folder is None:
            return
        path, before = self._folder / NAME, self._folder / BEFORE
        if evening is None:
            for one in (*self._folder.glob(DAMAGED.format("*")), before, path):
                one.unlink(missing_ok=True)
            self.aside = ""
            return
        if path.exists():
            path.replace(before)
        write_whole(path, msgspec.json.encode(evening))

    def _read(self, name: str) -> Evening | None:
        assert self._folder is not None
        path = self._folder / name
        try:
            found = msgspec.json.decode(path.read_bytes(), type=Evening)
            if fault := fault_of(found):
                raise ValueError(fault)  # noqa: TRY301 - as what is no JSON
        except FileNotFoundError:
            return None
        except (OSError, ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
            self._put_aside(path, error)
            return None
        return found

    def _put_aside(self, path: Path, error: Exception) -> None:
        names = (path.with_name(DAMAGED.format(number)) for number in range(1, MOST_DAMAGED + 1))
        aside = next(
            (name for name in names if not name.exists()), path.with_name(DAMAGED.format(MOST_DAMAGED))
        )
        with suppress(OSError):
            path.replace(aside)
            self.aside = aside.name
        log.warning(
            "the evening in %s cannot be read (%.200s); the file is kept as %s", path, error, aside.name
        )
