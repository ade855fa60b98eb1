"""The first hour of a board: from the open hotspot to a game begun, on a phone alone, each action counted.

The board's machine has a network of its own (namespaces of Linux) with the hotspot's address and one at home.
NetworkManager is pretended. Writing the card and plugging in is not seen here.
"""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from companion.network.door import SOCKET, Door
from companion.network.keeper import GRACE_MS, Keeper
from companion.ports.network import ADDRESS
from firmware_bridge.virtual_board import VirtualBoard
from hardware.board_map import load_board_map
from tests.network.fake_manager import FakeManager
from tests.system.browsing import ARGUMENTS, CHROMIUM, PATIENCE_MS, PHONE
from tests.system.running import PATIENCE_S, killed_on_failure

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HOME_ADDRESS, NAME = "192.168.7.20", "board-3f2a"
FAST = load_board_map("malefiz-fast")


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Machine:
    """A machine of its own for the length of a block: its network, its ``/run``, the programs in it."""

    def __init__(self, door: Path) -> None:
        script = (
            f"set -e; hostname {NAME}; ip link set lo up; "
            f"ip addr add {ADDRESS}/24 dev lo; ip addr add {HOME_ADDRESS}/24 dev lo; "
            f"mount -t tmpfs tmpfs /run; mkdir {SOCKET.parent}; mount --bind {door.parent} {SOCKET.parent}; "
            "echo ready; exec sleep infinity"
        )
        command = ["unshare", "--map-root-user", "--net", "--uts", "--mount", "sh", "-c", script]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        if told != "ready\n":
            self.process.kill()
            pytest.skip(f"this machine gives no namespaces: {told.strip()}")

    @property
    def enter(self) -> list[str]:
        """What begins a program in it."""
        return ["nsenter", f"--target={self.process.pid}", "--user", "--net", "--uts", "--mount", "--preserve-credentials"]
