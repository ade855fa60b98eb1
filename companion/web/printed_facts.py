"""What is printed on the table's own boards, where nobody knew it before: told once, kept for all games.

Knows: one small file, board -> option -> value. Refuses to know: what an option means (`Game.setup` does).
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from companion.ports.files import write_whole

_log = logging.getLogger(__name__)


class Prints:
    """What the table has told; may be used from any thread.

    Args:
        path: the file that keeps it; None keeps it in memory alone.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._told = _load(path)

    def of(self, board: str) -> Mapping[str, Any]:
        """Option -> value, as far as somebody has told it."""
        with self._lock:
            return dict(self._told.get(board, {}))

    def tell(self, board: str, facts: Mapping[str, Any]) -> None:
        """Keep what is printed on a board, in the place of what was told before.

        A full disk costs only the memory of a restart.
        """
        with self._lock:
            self._told = {**self._told, board: dict(facts)}
            if self._path is None:
                return
            try:
                write_whole(self._path, msgspec.json.encode(self._told))
            except OSError as error:
                _log.warning("%s cannot be written: %s", self._path, error)


def _load(path: Path | None) -> dict[str, dict[str, Any]]:
    if path is None or not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, Any]])
    except (OSError, msgspec.DecodeError) as error:
        _log.warning("%s cannot be read, boards are taken as shipped: %s", path, error)
        return {}
