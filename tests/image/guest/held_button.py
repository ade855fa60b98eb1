"""A finger at the board's pause button, inside the service: gpiozero's pretended pins have no other hand.

Python loads this by ``held_button.pth``. It presses for as many seconds as the file in ``HELD_BUTTON`` says.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path

PIN = "GPIO21"


def watch(file: Path) -> None:
    """Press whenever the file is there; take it away first."""
    while True:
        time.sleep(0.2)
        device = getattr(sys.modules.get("gpiozero"), "Device", None)  # which may be half imported
        factory = getattr(device, "pin_factory", None)
        if factory is None or not file.exists():
            continue
        held_s = float(file.read_text())
        file.unlink()
        pin = factory.pin(PIN)
        pin.drive_low()
        time.sleep(held_s)
        pin.drive_high()


if "HELD_BUTTON" in os.environ:
    threading.Thread(target=watch, args=(Path(os.environ["HELD_BUTTON"]),), daemon=True).start()
