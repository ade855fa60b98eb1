"""NetworkManager by its own program ``nmcli``: what it is told, and what it answers.

Every answer has a deadline, and a program that hangs is ended. Refuses to know: when what is to be done.
"""

import logging
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from companion.network.profiles import HOTSPOT_ID
from companion.ports.files import write_whole
from companion.ports.network import Why, WifiLine

QUICK_S, LIST_S = 10, 25
"""Seconds for nmcli: for what is done at once, and for a look round for networks."""
JOIN_S = 45
"""A Wi-Fi that gives no address within this time is given up."""

MOST_NEARBY = 40
"""Networks that are shown, the strongest."""
PROFILES, PASSING = (
    Path("etc/NetworkManager/system-connections"),
    Path("run/NetworkManager/system-connections"),
)

REASONS: dict[int, Why] = {
    5: "address", 6: "address", 15: "address", 16: "address", 17: "address",
    7: "password", 8: "password", 9: "password", 10: "password", 11: "password",
    53: "away",
}  # fmt: skip
"""NMDeviceStateReason -> what it most likely means at a Wi-Fi."""

log = logging.getLogger(__name__)


class Device(Struct, frozen=True):
    """A network device: name, ``wifi`` or ``ethernet``, whether it has a network, by which profile."""

    name: str
    kind: str
    connected: bool
    profile: str


class NetworkManagerError(Exception):
    """What it did not do; ``why`` as in `companion.ports.network`."""

    def __init__(self, why: Why, told: str) -> None:
        super().__init__(told)
        self.why = why


class Nmcli:
    """NetworkManager of one machine.

    Args:
        program: the command.
        root: where its files lie.
    """

    def __init__(self, program: str = "nmcli", root: Path = Path("/")) -> None:
        self._program, self._root = program, root

    def devices(self) -> list[Device]:
        """Return the cables and Wi-Fi devices. Raises NetworkManagerError."""
        told = self._run("--terse", "--fields", "DEVICE,TYPE,STATE,CON-UUID", "device", "status")
        return [
            Device(name, kind, state.startswith("connected"), profile)
            for name, kind, state, profile in _rows(told, 4)
            if kind in ("wifi", "ethernet")
        ]

    def knows_wifi(self) -> bool:
        """Tell whether there is a Wi-Fi that it joins by itself. Raises NetworkManagerError."""
        told = self._run("--terse", "--fields", "TYPE,AUTOCONNECT,UUID", "connection", "show")
        return any(kind == "802-11-wireless" and auto == "yes" for kind, auto, _ in _rows(told, 3))

    def nearby(self, device: str) -> tuple[WifiLine, ...]:
        """Return the Wi-Fi nearby, each once, the strongest first. Raises NetworkManagerError."""
        fields = ("--terse", "--fields", "SSID-HEX,SIGNAL,SECURITY")
        told = self._run(
            *fields, "device", "wifi", "list", "ifname", device, "--rescan", "yes", wait_s=LIST_S
        )
        found: dict[str, WifiLine] = {}
        for ssid, signal, security in _rows(told, 3):
            name = ssid.removeprefix("0x").lower()
            if re.fullmatch(r"([0-9a-f]{2}){1,32}", name) and name.strip("0") and signal.isdecimal():
                line = WifiLine(name, min(100, int(signal)), _lock(security))
                found[name] = max(found.get(name, line), line, key=lambda each: each.strength)
        strongest = sorted(found.values(), key=lambda each: -each.strength)
        return tuple(strongest[:MOST_NEARBY])

    def name_of(self, profile: str) -> str:
        """Return the Wi-Fi's name of a profile, in hexadecimal digits. Raises NetworkManagerError."""
        told = self._run(
            "--escape", "no", "--get-values", "802-11-wireless.ssid", "connection", "show", "uuid", profile
        )
        return told.removesuffix("\n").encode()[:32].hex()

    def radio_on(self) -> None:
        """Switch the Wi-Fi on, which Raspberry Pi OS leaves off. Raises NetworkManagerError."""
        self._run("radio", "wifi", "on")

    def begin_hotspot(self, text: str) -> None:
        """Open the hotspot of this profile. Raises NetworkManagerError."""
        self._load(PASSING / "board-companion-hotspot.nmconnection", text.encode())
        self._up(HOTSPOT_ID)

    def end_hotspot(self) -> None:
        """Close the hotspot; one that is not open is no mistake."""
        try:
            self._run("--wait", str(QUICK_S), "connection", "down", "uuid", HOTSPOT_ID, wait_s=QUICK_S)
        except NetworkManagerError as error:
            log.debug("no hotspot was ended: %s", error)

    def join(self, profile: str, text: str) -> None:
        """Join the Wi-Fi of this profile, and keep it; where that fails, what was kept before is put back.

        Raises NetworkManagerError.
        """
        file = PROFILES / f"board-companion-{profile}.nmconnection"
        path = self._root / file
        before = path.read_bytes() if path.exists() else None  # a damaged one is no text
        try:
            self._load(file, text.encode())
            self._up(profile)
        except NetworkManagerError:
            if before is None:
                self._forget(profile)
                path.unlink(missing_ok=True)
            else:
                self._load(file, before)
            raise

    def forget_wifi(self) -> None:
        """Forget every Wi-Fi that it joins, whoever set it up. Raises NetworkManagerError."""
        told = self._run("--terse", "--fields", "TYPE,UUID", "connection", "show")
        known = [number for kind, number in _rows(told, 2) if kind == "802-11-wireless"]
        for number in known:
            if number != HOTSPOT_ID:
                self._run("connection", "delete", "uuid", number)
        for file in (self._root / PROFILES).glob("board-companion-*.nmconnection"):  # that it did not know
            file.unlink(missing_ok=True)

    def _forget(self, profile: str) -> None:
        try:
            self._run("connection", "delete", "uuid", profile)
        except NetworkManagerError as error:
            log.debug("%s was not forgotten: %s", profile, error)

    def _up(self, profile: str) -> None:
        self._run("--wait", str(JOIN_S), "connection", "up", "uuid", profile, wait_s=JOIN_S)

    def _load(self, file: Path, profile: bytes) -> None:
        """Write a profile, which only root may read, and have it read."""
        path = self._root / file
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_whole(path, profile)
        except OSError as error:
            raise NetworkManagerError("failed", f"{path}: {error.strerror}") from error
        self._run("connection", "load", str(path))

    def _run(self, *arguments: str, wait_s: float = QUICK_S) -> str:
        """Run it once, in plain English; its output. Raises NetworkManagerError."""
        try:
            done = subprocess.run(  # noqa: S603 - a list of arguments of ours
                [self._program, *arguments],
                capture_output=True,
                timeout=wait_s + QUICK_S,
                check=False,
                stdin=subprocess.DEVNULL,
                env={"LC_ALL": "C.UTF-8", "PATH": os.environ.get("PATH", "/usr/bin")},
            )
        except subprocess.TimeoutExpired as error:
            raise NetworkManagerError("failed", "nmcli hangs, and was ended") from error
        except OSError as error:
            raise NetworkManagerError("failed", f"{self._program}: {error.strerror}") from error
        if done.returncode:
            told = " ".join(done.stderr.decode(errors="replace").split())[:300]
            raise NetworkManagerError(_why(told, done.returncode), told or f"exit status {done.returncode}")
        return done.stdout.decode(errors="replace")


def _why(told: str, status: int) -> Why:
    """Tell what a failure means: by the number that it names, else by its status (3: no answer in time)."""
    if found := re.search(r"activation failed: \((\d+)\)", told):
        return REASONS.get(int(found[1]), "failed")
    if "Secrets were required" in told:
        return "password"
    if "network could not be found" in told:
        return "away"
    return "address" if status == 3 else "failed"


def _lock(security: str) -> Literal["open", "psk", "sae", "other"]:
    words = security.split()
    if not words or words in (["--"], ["OWE-TM"]):  # open, and encrypted for whoever can
        return "open"
    if "802.1X" in words or "WEP" in words:
        return "other"
    if "WPA1" in words or "WPA2" in words:
        return "psk"
    return "sae" if "WPA3" in words else "other"


def _rows(told: str, width: int) -> Iterator[list[str]]:
    """Yield the lines of a terse answer in their fields; lines of another shape are left out."""
    for line in told.splitlines():
        row = [re.sub(r"\\(.)", r"\1", each) for each in re.findall(r"(?:^|:)((?:\\.|[^:\\])*)", line)]
        if len(row) == width:
            yield row
