"""The demo with one tray and a panel: ``python -m tests.system.own_die.table_with_panel``.

Both are moved by lines on standard input, ``+SPOT``, ``-SPOT`` and ``press BUTTON``; no page takes part.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from typing import Any

from companion import demo
from companion.core.model.fast_replace import replace
from companion.core.model.session.recorded import Settings
from companion.daemon.main import run_table
from companion.daemon.setup import Setup
from companion.ports.clocks import clock_ms
from companion.ports.panel import Press
from firmware_bridge.virtual_board import VirtualBoard
from tests.daemon.desk.panel_rig import FakePanel

TRAY = "malefiz-fast"
QUICK = Settings(rest_legal_ms=200, rest_other_ms=600)


def obey(boards: list[VirtualBoard], panel: FakePanel) -> None:
    """Do what standard input says, until it ends."""
    for line in map(str.strip, sys.stdin):
        if line[0] in "+-":
            boards[0].set(line[1:], line[0] == "+")
        else:
            for what in ("down", "up"):
                panel.tell(Press(line.removeprefix("press "), what, clock_ms()))


def main(port: str, code: str, data: str) -> int:
    """Serve until SIGTERM."""
    boards: list[VirtualBoard] = []
    panel = FakePanel()

    class Reached(VirtualBoard):
        def start(self) -> None:
            boards.append(self)
            super().start()

    def with_panel(setup: Setup) -> int:
        return run_table(replace(setup, panel=panel, settings=QUICK))

    given: dict[str, Any] = {"VirtualBoard": Reached, "run_table": with_panel}
    for name, value in {**given, "built_in_maps": lambda: (TRAY,)}.items():
        setattr(demo, name, value)
    threading.Thread(target=obey, args=(boards, panel), daemon=True).start()
    return demo.run_demo(int(port), code, Path(data), only=("malefiz",), local=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
