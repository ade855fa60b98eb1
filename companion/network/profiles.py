"""Profiles of NetworkManager, as its files hold them; names and passwords are checked before.

A name goes as numbers and a password never onto a command line, so neither can mean anything else.
The form is that of nm-settings-keyfile(5).
"""

import uuid

from companion.ports.network import ADDRESS, NetworkRefused

MOST_NAME = 32
"""Bytes of a Wi-Fi's name, as IEEE 802.11 has it."""

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 63
"""Letters of a password of WPA; 64 hexadecimal digits are a key."""

HOTSPOT_ID = "a5e2b3c0-6d41-4f6b-9a57-b0a2d0c0ffee"
"""The hotspot's profile: one, always the same."""

CHANNELS = (1, 6, 11)
"""Where every country lets a hotspot open. NetworkManager would choose among 1, 6, 11 and 13 by the name."""

_SPACE = uuid.UUID("7d3c8f52-19a4-4a0e-8f6e-5b1d2c3a4e5f")


def name_of(ssid: str) -> bytes:
    """Return the bytes of a name from its hexadecimal digits. Raises NetworkRefused."""
    try:
        name = bytes.fromhex(ssid)
    except ValueError:
        raise NetworkRefused("name") from None
    if not 0 < len(name) <= MOST_NAME or len(ssid) != 2 * len(name):
        raise NetworkRefused("name")
    return name


def check_password(password: str) -> None:
    """Refuse what no Wi-Fi can have for a password. Raises NetworkRefused."""
    is_key = len(password) == LONGEST_PASSWORD + 1 and all(
        each in "0123456789abcdefABCDEF" for each in password
    )
    is_phrase = SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD and all(
        " " <= each <= "~" for each in password
    )
    if not (is_key or is_phrase):
        raise NetworkRefused("password")


def id_of(name: bytes) -> str:
    """Return the profile's id of a Wi-Fi: the same each time."""
    return str(uuid.uuid5(_SPACE, name.hex()))


def channel_of(name: bytes) -> int:
    """Return the hotspot's channel: the same for a name each time, so that boards side by side spread."""
    return CHANNELS[sum(name) % len(CHANNELS)]


def wifi_profile(name: bytes, password: str, lock: str, *, device: str, hidden: bool) -> str:
    """Return the profile that joins a Wi-Fi by itself from now on."""
    key = "sae" if lock == "sae" else "wpa-psk"
    security = f"[wifi-security]\nkey-mgmt={key}\npsk={_escape(password)}\n" if password else ""
    return (
        f"{_head('board-companion-wifi', id_of(name), device)}autoconnect=true\n"
        f"[wifi]\nmode=infrastructure\nssid={_numbers(name)}\nhidden={str(hidden).lower()}\n"
        f"{security}[ipv4]\nmethod=auto\n[ipv6]\nmethod=auto\n"
    )


def hotspot_profile(name: bytes, password: str, *, device: str) -> str:
    """Return the profile of the board's own Wi-Fi; open without a password.

    Protected management frames stay off: the Raspberry Pi's chip then loses phones.
    """
    security = (
        "[wifi-security]\nkey-mgmt=wpa-psk\nproto=rsn;\npairwise=ccmp;\ngroup=ccmp;\npmf=1\n"
        f"psk={_escape(password)}\n"
        if password
        else ""
    )
    return (
        f"{_head('board-companion-hotspot', HOTSPOT_ID, device)}autoconnect=false\n"
        f"[wifi]\nmode=ap\nband=bg\nchannel={channel_of(name)}\nssid={_numbers(name)}\n"
        f"{security}[ipv4]\nmethod=shared\naddress1={ADDRESS}/24\n[ipv6]\nmethod=disabled\n"
    )


def _head(what: str, number: str, device: str) -> str:
    return f"[connection]\nid={what}\nuuid={number}\ntype=wifi\ninterface-name={device}\n"


def _numbers(name: bytes) -> str:
    return "".join(f"{each};" for each in name)


def _escape(text: str) -> str:
    """Return a checked password as the file wants it: spaces at its ends and backslashes would be lost."""
    return text.replace("\\", "\\\\").replace(" ", "\\s")
