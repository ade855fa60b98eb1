"""The demo with few trays under the table, whose cables a test pulls: ``python -m tests.endurance.table``.

Commands come as lines on standard input: ``unplug``, ``plug``, ``reset``, ``noise 0.002``.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from typing import Any

from companion import demo
from tests.firmware_bridge.faulty_board import FaultyBoard

TRAYS = "malefiz-classic", "labyrinth-small"


def obey(boards: list[FaultyBoard]) -> None:
    """Do what standard input says, until it ends."""
    for line in sys.stdin:
        word, *rest = line.split()
        for board in boards:
            if word == "unplug":
                board.unplug()
            elif word == "plug":
                board.plug()
            elif word == "reset":
                board.reset()
            elif word == "noise":
                board.corrupt(float(rest[0]), seed=7)


def main(port: str, code: str, data: str, pieces: str) -> int:
    """Serve until SIGTERM; where the pieces stand is kept beside the card, as a table is no part of it."""
    boards: list[FaultyBoard] = []

    class Kept(FaultyBoard):
        def __init__(self, **given: Any) -> None:
            super().__init__(**{**given, "keep": Path(pieces) / given["keep"].name})

        def start(self) -> None:
            boards.append(self)
            super().start()

    setattr(demo, "VirtualBoard", Kept)  # noqa: B010 - the demo's trays, within reach
    setattr(demo, "built_in_maps", lambda: TRAYS)  # noqa: B010 - and few are enough
    threading.Thread(target=obey, args=(boards,), daemon=True).start()
    return demo.run_demo(int(port), code, Path(data))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
