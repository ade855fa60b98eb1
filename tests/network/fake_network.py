"""A machine's network without NetworkManager, for tests of the pages."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec.structs import replace

from companion.ports.network import (
    Asked,
    AskStatus,
    Join,
    NetworkAway,
    NetworkRefused,
    NetworkStatus,
    WifiLine,
)

EVIL = b"<script>alert(1)</script>&\"'\n"
NEARBY = (
    WifiLine(b"Home".hex(), 80, "psk"),
    WifiLine(EVIL.hex(), 60, "psk"),
    WifiLine("Büro ☕".encode().hex(), 50, "open"),
    WifiLine(b"\xff\xfe".hex(), 40, "psk"),
    WifiLine(b"University".hex(), 30, "other"),
)


@dataclass
class FakeNetwork:
    """`companion.ports.network.Network`; ``shown`` is how it stands."""

    shown: NetworkStatus = NetworkStatus(  # noqa: RUF009 - frozen
        mode="setup", nearby=NEARBY, hotspot="board-3f2a", password="abcdefghjk", left_s=900
    )
    away: bool = False
    refuses: str = ""
    asked: list[Asked] = field(default_factory=list)

    def ask(self, asked: Asked) -> NetworkStatus:
        if self.away:
            raise NetworkAway("nobody")
        if isinstance(asked, AskStatus):
            return self.shown
        if self.refuses:
            raise NetworkRefused(self.refuses)
        self.asked.append(asked)
        if isinstance(asked, Join):
            self.shown = replace(self.shown, mode="joining", wifi=asked.ssid)
        return self.shown
