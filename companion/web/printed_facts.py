"""What is printed on the table's own boards, where nobody knew it before: told once, kept for all games.

Knows: one small file, board -> option -> value. Refuses to know: what an option means (`Game.setup` does).
"""

import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.ports.files import KeptFile


class PrintedFacts:
    """What the table has told; may be used from any thread.

    Args:
        path: the file that keeps it; None keeps it in memory alone.
    """

    def __init__(self, path: Path | None) -> None:
        self._file = KeptFile(path, dict[str, dict[str, Any]], "printed facts")
        self._lock = threading.Lock()
        self._told = self._file.load()

    def of(self, board: str) -> Mapping[str, Any]:
        """Return option -> value, as far as somebody has told it."""
        with self._lock:
            return dict(self._told.get(board, {}))

    def tell(self, board: str, facts: Mapping[str, Any]) -> None:
        """Keep what is printed on a board, in the place of what was told before."""
        with self._lock:
            self._told = {**self._told, board: dict(facts)}
            self._file.save(self._told)
