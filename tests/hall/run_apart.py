"""Runs a coroutine where a browser's driver may hold the event loop of this thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any


def run_apart(story: Coroutine[Any, Any, None]) -> None:
    """Run it to its end in a thread of its own, and raise what it raises."""
    faults: list[BaseException] = []

    def work() -> None:
        try:
            asyncio.run(story)
        except BaseException as fault:  # noqa: BLE001 - raised below
            faults.append(fault)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    if faults:
        raise faults[0]
