"""Names and passwords that mean something elsewhere, and how NetworkManager has read their profiles."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from companion.network import profiles
from companion.network.nmcli import Nmcli

ASK_TRIES = 10
FOLDER = Path("etc/NetworkManager/system-connections")
NAMES = (
    *(b"--help", b"-", b"a\nb", b"[ipv4]\nmethod=shared", "Büro ☕".encode(), b"a;b=c\"'`$(x)"),
    *(b" lead and trail ", b"0x4142", b"\\x41", b"12;34;"),
)
PASSWORDS = (
    *("-h -h -h -h", " spaces ", "back\\slash\\n", "[wifi]ssid=1;2", "#comment#;", "%(here)s%%%%"),
    *("\\s\\t\\\\s  x", "0" * 64, "\"quoted\" 'psk'"),
)


def get(number: str, field: str) -> bytes:
    command = ["nmcli", "-s", "-e", "no", "-g", field, "connection", "show", "uuid", number]
    return subprocess.run(command, capture_output=True, check=False).stdout.removesuffix(b"\n")


def main() -> int:
    manager, wrong, count = Nmcli(), 0, 0
    for name in NAMES:
        number = profiles.id_of(name)
        for password in PASSWORDS:
            text = profiles.wifi_profile(name, password, "psk", device="wlan0", hidden=False)
            manager._load(FOLDER / f"board-companion-{number}.nmconnection", text.encode())
            wanted = (name, password.encode(), b"auto")
            fields = ("802-11-wireless.ssid", "802-11-wireless-security.psk", "ipv4.method")
            for _ in range(ASK_TRIES):  # it may be busy taking the one before away
                found = tuple(get(number, field) for field in fields)
                if found == wanted:
                    break
            count += 1
            if found != wanted:
                wrong += 1
                sys.stdout.write(f"image-test: {wanted} was read as {found}\n")
    sys.stdout.write(f"image-test: {count} profiles, {wrong} read wrongly\n")
    return 1 if wrong else 0


sys.exit(main())
