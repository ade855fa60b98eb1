"""The file of an evening: written whole with a checksum, the one before beside; a damaged one is kept aside.

Refuses to know: what is in an evening.
"""

import logging
from pathlib import Path

import msgspec

from companion.hall.evening.checksummed_json import has_sum, with_sum
from companion.hall.evening.plan import Evening, fault_of
from companion.ports.files import sync_folder, write_whole

NAME, BEFORE = "planned-evening.json", "planned-evening.before.json"
DAMAGED = "planned-evening.damaged-{}.json"
ALL = "planned-evening.*"
MOST_DAMAGED = 20
"""So many damaged files are put aside; the last one is written over."""
WITHOUT_SUM = b'{"rounds":'
"""How files begin that are from before there were sums."""

log = logging.getLogger(__name__)


class KeptEvening:
    """One evening in a folder.

    Args:
        folder: where; None keeps nothing.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._stuck: list[Path] = []  # damaged, and could not be put aside
        self.aside = ""
        """The name of the file that was damaged and is kept; empty where none was."""

    def load(self) -> Evening | None:
        """Return the evening as it was left; where that is damaged the one before; None without any."""
        if self._folder is None:
            return None
        found = self._read(self._folder / NAME)
        return found if found is not None else self._read(self._folder / BEFORE)

    def save(self, evening: Evening | None) -> None:
        """Write the file; None deletes all there is. Raises OSError: the old one stands."""
        if self._folder is None:
            return
        path, before = self._folder / NAME, self._folder / BEFORE
        while self._stuck:
            self._put_aside(self._stuck[-1])
            self._stuck.pop()
        if evening is None:
            self._delete()
            return
        if path.exists():
            path.replace(before)
        write_whole(path, with_sum(msgspec.json.encode(evening)))

    def _delete(self) -> None:
        assert self._folder is not None
        for one in self._folder.glob(ALL):  # also what a power cut has left half written
            if not one.is_dir():
                one.unlink(missing_ok=True)
        self.aside = ""
        if self._folder.is_dir():
            sync_folder(self._folder)

    def _read(self, path: Path) -> Evening | None:
        try:
            text = path.read_bytes()
            if not (has_sum(text) or text.startswith(WITHOUT_SUM)):
                raise ValueError("its checksum does not fit")  # noqa: TRY301 - as what is no JSON
            found = msgspec.json.decode(text, type=Evening)
            if fault := fault_of(found):
                raise ValueError(fault)  # noqa: TRY301 - as what is no JSON
        except FileNotFoundError:
            return None
        except (OSError, ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
            self._damaged(path, error)
            return None
        return found

    def _damaged(self, path: Path, error: Exception) -> None:
        try:
            self._put_aside(path)
        except OSError:
            self._stuck.append(path)
            self.aside = path.name
        log.warning(
            "the evening in %s cannot be read (%.200s); the file is kept as %s", path, error, self.aside
        )

    def _put_aside(self, path: Path) -> None:
        names = (path.with_name(DAMAGED.format(number)) for number in range(1, MOST_DAMAGED + 1))
        last = path.with_name(DAMAGED.format(MOST_DAMAGED))
        aside = next((name for name in names if not name.exists()), last)
        path.replace(aside)
        self.aside = aside.name
