"""NetworkManager's program: what it is told, what its answers mean, and what no name or password can do."""

from __future__ import annotations

import configparser
import re
import subprocess
from pathlib import Path

import pytest

from companion.network import profiles
from companion.network.nmcli import Device, NetworkManagerError, Nmcli
from companion.ports.network import NetworkRefused, WifiLine
from tests.network.fake_nmcli import FakeProgram

HOME = b"Home".hex()


@pytest.fixture
def program(tmp_path: Path) -> FakeProgram:
    return FakeProgram(tmp_path)


@pytest.fixture
def nm(program: FakeProgram) -> Nmcli:
    return Nmcli(str(program.path), program.root)


def test_devices_are_cables_and_wifi(program: FakeProgram, nm: Nmcli) -> None:
    program.answers(
        "devices",
        "wlan0:wifi:connected:11-22\neth0:ethernet:unavailable:\nlo:loopback:connected (externally):x\n"
        "p2p-dev-wlan0:wifi-p2p:disconnected:\nbroken line\n",
    )
    assert nm.devices() == [
        Device("wlan0", "wifi", True, "11-22"),
        Device("eth0", "ethernet", False, ""),
    ]


def test_what_is_nearby_is_listed_once_the_strongest_first(program: FakeProgram, nm: Nmcli) -> None:
    cafe = "Café \n:\"'$(reboot)".encode()[:32].hex()
    program.answers(
        "nearby",
        f"{HOME.upper()}:40:WPA2\n{cafe}:90:\n{HOME}:70:WPA1 WPA2\n:99:WPA2\n0000:99:WPA2\nzz:1:\n"
        f"{b'New'.hex()}:30:WPA3\n{b'Work'.hex()}:20:WPA2 802.1X\n{b'Old'.hex()}:10:WEP\n"
        f"{b'Both'.hex()}:9:WPA2 WPA3\n{b'Guests'.hex()}:8:OWE-TM\n{b'Shut'.hex()}:7:OWE\n",
    )
    assert nm.nearby("wlan0") == (
        WifiLine(cafe, 90, "open"),
        WifiLine(HOME, 70, "psk"),
        WifiLine(b"New".hex(), 30, "sae"),
        WifiLine(b"Work".hex(), 20, "other"),
        WifiLine(b"Old".hex(), 10, "other"),
        WifiLine(b"Both".hex(), 9, "psk"),
        WifiLine(b"Guests".hex(), 8, "open"),
        WifiLine(b"Shut".hex(), 7, "other"),
    )


@pytest.mark.parametrize(
    ("told", "status", "why"),
    [
        ("Error: Connection activation failed: (7) Secrets were required, but not provided.", 4, "password"),
        ("Error: Connection activation failed: Secrets were required, but not provided.", 4, "password"),
        ("Error: Connection activation failed: (53) The Wi-Fi network could not be found.", 4, "away"),
        ("Error: Connection activation failed: (5) IP configuration could not be reserved", 4, "address"),
        ("Error: Timeout expired (45 seconds)", 3, "address"),
        ("Error: NetworkManager is not running.", 8, "failed"),
    ],
)
def test_a_failure_says_why_and_leaves_no_profile(
    program: FakeProgram, nm: Nmcli, told: str, status: int, why: str
) -> None:
    program.fails("up", told, status)
    with pytest.raises(NetworkManagerError) as error:
        nm.join("some-id", "text\n")
    assert error.value.why == why
    assert program.profiles == {}
    assert program.said[-1] == ["connection", "delete", "uuid", "some-id"]


def test_a_wrong_password_puts_back_the_one_that_was_right(program: FakeProgram, nm: Nmcli) -> None:
    nm.join("some-id", "the right one\n")
    program.fails("up", "Error: (7) Secrets were required")
    with pytest.raises(NetworkManagerError):
        nm.join("some-id", "a wrong one\n")
    assert list(program.profiles.values()) == ["the right one\n"]


def test_a_profile_that_the_card_has_damaged_is_joined_anew(program: FakeProgram, nm: Nmcli) -> None:
    nm.join("some-id", "text\n")
    (path,) = program.root.rglob("*.nmconnection")
    path.write_bytes(b"\xff\xfe")
    nm.join("some-id", "text\n")
    assert list(program.profiles.values()) == ["text\n"]


def test_every_wifi_is_forgotten_whoever_set_it_up(program: FakeProgram, nm: Nmcli) -> None:
    nm.join("some-id", "psk=secret\n")
    ours = f"802-11-wireless:some-id\n802-11-wireless:{profiles.HOTSPOT_ID}\n"
    program.answers("known", f"{ours}802-3-ethernet:a-cable\n802-11-wireless:imagers\n")
    nm.forget_wifi()
    deleted = [each[-1] for each in program.said if each[:2] == ["connection", "delete"]]
    assert deleted == ["some-id", "imagers"]
    assert program.profiles == {}


def test_a_profile_is_for_root_alone(program: FakeProgram, nm: Nmcli) -> None:
    nm.join("some-id", "psk=secret\n")
    (path,) = program.root.rglob("*.nmconnection")
    assert path.stat().st_mode & 0o777 == 0o600


def test_no_program_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(NetworkManagerError, match="No such file"):
        Nmcli(str(tmp_path / "none")).devices()


def test_a_program_that_hangs_is_ended(
    program: FakeProgram, nm: Nmcli, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.hangs("devices")
    run = subprocess.run
    monkeypatch.setattr(subprocess, "run", lambda *a, **named: run(*a, **{**named, "timeout": 0.1}))
    with pytest.raises(NetworkManagerError, match="hangs"):
        nm.devices()


# --- attacks: names and passwords --------------------------------------------------------------------

EVIL_NAMES = [
    b"--help",
    b"-",
    b"a\nb",
    b"[ipv4]\nmethod=shared",
    b"\x00\xff\xfe",
    "Büro ☕".encode(),
    b"a;b=c\"'`$(x)",
]
EVIL_PASSWORDS = ["-h -h -h -h", " spaces ", "back\\slash\\n", "[wifi]ssid=1;2", "#comment#;", "%(here)s%%%%"]


@pytest.mark.parametrize("name", EVIL_NAMES)
@pytest.mark.parametrize("password", EVIL_PASSWORDS)
def test_no_name_or_password_reaches_a_command_line_or_another_key(
    program: FakeProgram, nm: Nmcli, name: bytes, password: str
) -> None:
    text = profiles.wifi_profile(name, password, "psk", device="wlan0", hidden=False)
    nm.join(profiles.id_of(name), text)
    (path,) = program.root.rglob("*.nmconnection")
    number = profiles.id_of(name)
    assert program.said == [
        ["connection", "load", str(path)],
        ["--wait", "45", "connection", "up", "uuid", number],
    ]
    read = configparser.RawConfigParser(delimiters="=", comment_prefixes="#", inline_comment_prefixes=None)
    read.read_string(text)
    assert bytes(int(each) for each in read["wifi"]["ssid"].split(";") if each) == name
    assert re.sub(r"\\(.)", _unescaped, read["wifi-security"]["psk"]) == password
    assert set(read.sections()) == {"connection", "wifi", "wifi-security", "ipv4", "ipv6"}
    assert read["ipv4"]["method"] == "auto"


def _unescaped(found: re.Match[str]) -> str:
    return {"s": " ", "\\": "\\"}[found[1]]


@pytest.mark.parametrize(
    "password", ["", "short", "x" * 64, "x" * 65, "with\nnewline", "ümlaut-password", "nul\0nul\0nul"]
)
def test_what_is_no_password_is_refused(password: str) -> None:
    with pytest.raises(NetworkRefused, match="password"):
        profiles.check_password(password)


@pytest.mark.parametrize("password", ["12345678", "x" * 63, "0" * 64, "aB" * 32])
def test_what_is_a_password_is_taken(password: str) -> None:
    profiles.check_password(password)


@pytest.mark.parametrize("ssid", ["", "xx", "4", "41 42", "41" * 33, "0x41", "-1", "\uff14\uff11"])
def test_what_is_no_name_is_refused(ssid: str) -> None:
    with pytest.raises(NetworkRefused, match="name"):
        profiles.name_of(ssid)


def test_the_hotspot_is_where_every_country_allows_it() -> None:
    """Left to itself, NetworkManager gives a fourth of all names channel 13, not heard everywhere."""
    channels = set[str]()
    for number in range(0x100):
        name = f"board-{number:04x}".encode()
        channels.update(re.findall(r"(?m)^channel=(.*)$", profiles.hotspot_profile(name, "", device="wlan0")))
    assert channels == {"1", "6", "11"}
