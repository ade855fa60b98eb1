"""A stand-in for the module ``bleak``: dice that are near or not, connect, speak, and go out of reach."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Self

from hardware.godice_words import NOTIFY, WRITE


class BleakError(Exception):
    """As bleak's."""


class BleakBluetoothNotAvailableError(BleakError):
    """As bleak's."""


@dataclass
class FakeDie:
    """A die in the room. ``deaf``: it is found, but connecting fails."""

    address: str = "C4:5B:12:9A:00:7F"
    name: str = "GoDice_D30A1F_K_v03"
    near: bool = True
    deaf: bool = False
    written: list[bytes] = field(default_factory=list)
    client: FakeClient | None = None

    def says(self, message: bytes) -> None:
        """A notification; from any thread."""
        client = self.client
        assert client is not None
        client.loop.call_soon_threadsafe(lambda: client.heard and client.heard(None, bytearray(message)))

    def leaves(self) -> None:
        """Out of reach."""
        self.near = False
        client = self.client
        assert client is not None
        client.loop.call_soon_threadsafe(client.drop)


class FakeClient:
    """As ``bleak.BleakClient``, as far as it is used."""

    def __init__(self, device: FakeDie, disconnected_callback: Callable[[Any], None]) -> None:
        self.device, self.lost = device, disconnected_callback
        self.heard: Callable[[Any, bytearray], None] | None = None
        self.loop = asyncio.get_running_loop()
        self.open = False

    async def __aenter__(self) -> Self:
        if self.device.deaf:
            raise TimeoutError
        self.open = True
        self.device.client = self
        return self

    async def __aexit__(self, *_: object) -> None:
        self.open = False

    async def start_notify(self, characteristic: str, heard: Callable[[Any, bytearray], None]) -> None:
        assert characteristic == NOTIFY
        self.heard = heard

    async def write_gatt_char(self, characteristic: str, data: bytes) -> None:
        assert characteristic == WRITE
        if not self.open:
            raise BleakError("Not connected")
        self.device.written.append(bytes(data))

    def drop(self) -> None:
        self.open = False
        self.lost(self)


class FakeBleak:
    """As the module: ``BleakScanner``, ``BleakClient``, ``exc``. ``off``: Bluetooth is switched off."""

    BleakClient = FakeClient
    exc = SimpleNamespace(
        BleakError=BleakError, BleakBluetoothNotAvailableError=BleakBluetoothNotAvailableError
    )

    def __init__(self, *dice: FakeDie) -> None:
        self.dice = dice
        self.off = False
        self.looks = 0
        self.BleakScanner = SimpleNamespace(
            find_device_by_address=lambda address, timeout: self._find("address", address, timeout),
            find_device_by_name=lambda name, timeout: self._find("name", name, timeout),
        )

    async def _find(self, key: str, value: str, timeout_s: float) -> FakeDie | None:
        assert timeout_s > 0
        self.looks += 1
        if self.off:
            raise BleakBluetoothNotAvailableError("no adapter")
        return next((die for die in self.dice if die.near and getattr(die, key) == value), None)
