"""A NetworkManager that does at once what it is told, for tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.network.nmcli import Device, NetworkManagerError, Nmcli
from companion.network.profiles import HOTSPOT_ID
from companion.ports.network import Why, WifiLine

HOME, WORK, FREE = b"Home".hex(), b"Work".hex(), b"Free".hex()
NEARBY = (WifiLine(HOME, 80, "psk"), WifiLine(FREE, 50, "open"), WifiLine(WORK, 30, "other"))


@dataclass
class FakeManager(Nmcli):
    """A machine with one Wi-Fi device; ``joined`` is the profile that is up."""

    wifi: bool = True
    cable: bool = False
    known: bool = False
    joined: str = ""
    refuses: Why = ""
    broken: bool = False
    told: list[str] = field(default_factory=list)
    text: str = ""
    now_ms: int = 0
    meanwhile: Callable[[], None] = lambda: None

    def devices(self) -> list[Device]:
        if self.broken:
            raise NetworkManagerError("failed", "NetworkManager is not running")
        found = [Device("wlan0", "wifi", bool(self.joined), self.joined)] if self.wifi else []
        return [*found, Device("eth0", "ethernet", self.cable, "cable")]

    def knows_wifi(self) -> bool:
        return self.known

    def nearby(self, device: str) -> tuple[WifiLine, ...]:
        assert device == "wlan0"
        self.told.append("search")
        return NEARBY

    def name_of(self, profile: str) -> str:
        return HOME if profile else ""

    def radio_on(self) -> None:
        self.told.append("radio")

    def begin_hotspot(self, text: str) -> None:
        self.told.append("hotspot")
        self.joined, self.text = HOTSPOT_ID, text

    def end_hotspot(self) -> None:
        self.told.append("end")
        self.joined = ""

    def forget_wifi(self) -> None:
        self.told.append("forget")
        self.known, self.joined = False, ""

    def join(self, profile: str, text: str) -> None:
        self.told.append("join")
        self.meanwhile()
        if self.refuses:
            raise NetworkManagerError(self.refuses, "refused")
        self.joined, self.known, self.text = profile, True, text
