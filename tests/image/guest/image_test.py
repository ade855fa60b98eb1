"""In the virtual machine: a phone and a home around a board that has just started for the first time.

Three pretended radios: the board's, a phone's and a home router's, the last two in rooms of their own.
Every step prints a line; the last one is ``passed`` or tells what failed. The kernel's ``image.life`` says
which start it is: the ``first``, that of the same card in another machine (``moved``), the first with what
Raspberry Pi Imager asks for (``imager``), or that with a button, which is held (``held``).
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from tests.image.guest.evening import Evening, written_bytes
from tests.image.guest.first_hour import FORM, Family, plug_in
from tests.image.guest.rooms import Browser, address, inside, joins, leaves, run, say, until

HOME, PASSWORD = 'Home ☕ "2"', "correct horse \\ battery"
AWAY_S = 1800.0
WINDOW_S = 15 * 60
"""So long the open hotspot stands."""

PLACES = ("/etc/NetworkManager/system-connections", "/run/NetworkManager/system-connections")
BUTTON = Path("/run/board-companion/held")
STATE = Path("/var/lib/board-companion")
KEPT = Path("/var/lib/image-test.json")
"""What the first start found, for the one in another machine."""


def is_hotspot() -> bool:
    return "type AP" in run("iw", "dev", "wlan0", "info")


def router(*, on: bool) -> None:
    """The router at home: a wpa_supplicant as access point, and addresses."""
    if not on:
        for name in ("router", "dhcp"):
            run("pkill", "-F", f"/run/{name}.pid", check=False)
        return
    name = HOME.encode().hex()
    Path("/run/router.conf").write_text(
        "ctrl_interface=/run/router\n"
        f"network={{\n ssid={name}\n mode=2\n frequency=2437\n key_mgmt=WPA-PSK\n"
        f' psk="{PASSWORD}"\n proto=RSN\n pairwise=CCMP\n}}\n'
    )
    inside("home", "wpa_supplicant", "-B", "-P/run/router.pid", "-iwlan1", "-c/run/router.conf")
    inside("home", "ip", "address", "replace", "192.168.77.1/24", "dev", "wlan1")
    inside(
        "home", "dnsmasq", "--pid-file=/run/dhcp.pid", "--interface=wlan1", "--bind-interfaces",
        "--dhcp-range=192.168.77.50,192.168.77.90", "--dhcp-leasefile=/run/leases", "--conf-file=/dev/null",
    )  # fmt: skip


def first_start() -> str:
    name = Path("/etc/hostname").read_text().strip()
    assert run("hostname").strip() == name
    assert list(Path("/etc/ssh").glob("ssh_host_*_key")), "no ssh keys"
    assert len(Path("/etc/machine-id").read_text().strip()) == 32
    assert not list(Path("/var/log").glob("journal/*")), "the system's log is on the card"
    code = until("there is a host code", (STATE / "host-code").read_text)
    assert re.fullmatch(r"[A-Z2-9]{4}-[A-Z2-9]{4}\n", code)
    say(f"called {name}")
    return name


def served() -> bool:
    return bool(run("busybox", "wget", "-q", "-O-", "http://127.0.0.1/healthz"))


def hotspot(name: str) -> None:
    """The phone is led to the page of the Wi-Fi, and to no other."""
    until("the hotspot is open", is_hotspot)
    until("the pages are served", served)
    joins("phone", "wlan2", name, "")
    names = ("busybox", "nslookup", "captive.apple.com", "10.42.0.1")
    until("every name leads to the board", lambda: "10.42.0.1\n" in inside("phone", *names))
    for host in ("captive.apple.com", "connectivitycheck.gstatic.com"):
        status, location, _ = Browser("phone", "10.42.0.1", host).ask("GET", "/generate_204")
        assert (status, location) == (302, "http://10.42.0.1/setup"), (status, location)
    phone = Browser("phone", "10.42.0.1")
    for path in ("/", "/first-evening", "/check", "/care", "/api/state", "/api/me"):
        status, location, text = phone.ask("GET", path)
        assert status in (302, 403, 404), (path, status, text[:200])
        assert status != 302 or location.endswith("/setup"), (path, location)
    assert phone.ask("POST", "/api/host/proof", "{}", "application/json")[0] in (302, 403, 404)
    assert HOME.encode().hex() in phone.look("/setup"), "the home is not in the list"
    say("only the page of the Wi-Fi is served, which lists the home")


def wrong_password(family: Family, name: str) -> None:
    """The hotspot comes back, and says why."""
    family.join(HOME, "wrong wrong")
    until("the hotspot ends", lambda: not is_hotspot())
    until("the hotspot is back", is_hotspot, AWAY_S)
    joins("phone", "wlan2", name, "")
    text = family.phone.look("/setup?lang=en")
    assert "was not right" in text or "gave no address" in text, text[-3000:]
    say("it says why: " + ("wrong password" if "was not right" in text else "no address"))


def at_home() -> str:
    """The board is in the home's Wi-Fi, where only a host may change that; its address."""
    there = until("the board has an address at home", home_address)
    home = Browser("home", there)
    until("it is found from home", lambda: home.look("/first-evening"))
    assert home.ask("GET", "/setup")[0] == 403
    assert home.ask("POST", "/setup/join", "ssid=41", "application/x-www-form-urlencoded")[0] == 403
    say("from home only a host may change the Wi-Fi")
    return there


def home_address() -> str:
    found = re.search(r"inet (192\.168\.77\.\d+)", run("ip", "-4", "address", "show", "wlan0"))
    return found[1] if found else ""


def first() -> None:
    """The first start: from the hotspot to a game, the home away, a network of its own, given away."""
    name = first_start()
    assert re.fullmatch(r"board-[0-9a-f]{4}", name), name
    router(on=True)
    family = Family(name, plug_in())
    hotspot(name)
    wrong_password(family, name)
    leaves("phone", "wlan2")
    family.first_hour(HOME, PASSWORD)
    at_home()
    Evening(family).play()
    game = family.phone.get("/api/state")["game_id"]
    KEPT.write_text(json.dumps({"name": name, "code": (STATE / "host-code").read_text(), "game": game}))
    before, since = written_bytes(), time.monotonic()
    router(on=False)
    until("the home is away, and the hotspot back", is_hotspot, AWAY_S)
    passed = time.monotonic() - since
    say(f"written meanwhile, nobody playing: {written_bytes() - before} bytes in {passed:.0f} s")
    say(json.dumps({"memory_kB": _memory("board-companion-network")}))
    own_network(family)
    run("sync")


def own_network(family: Family) -> None:
    """The host makes the board its own network, with a password."""
    joins("phone", "wlan2", family.name, "")
    family.phone.address, family.phone.host = "10.42.0.1", "10.42.0.1"
    text = family.phone.look("/setup?lang=en")
    status, _, told = family.phone.ask("POST", "/setup/own?lang=en", "on=yes", FORM)
    assert status == 200, told[-1000:]
    (password,) = set(re.findall(r"[a-km-np-z2-9]{10}", _plain(text))) & set(
        re.findall(r"[a-km-np-z2-9]{10}", _kept_password())
    )
    until("the hotspot has a password", lambda: "key-mgmt" in _security() or "wpa-psk" in _security())
    joins("phone", "wlan2", family.name, password)
    until("a game is played in the board's own network", lambda: family.phone.get("/api/state")["phase"])
    given_away(family, password)


def given_away(family: Family, password: str) -> None:
    """The host has the board forget every Wi-Fi: it stands there as on its first day, the games kept."""
    word = PASSWORD.split(maxsplit=1)[0]  # blanks are written in another way there
    assert word in _profiles(), "the home was never known"
    status, _, told = family.phone.ask("POST", "/setup/forget?lang=en", "", FORM)
    assert status == 200, told[-1000:]
    until("the home is forgotten", lambda: word not in _profiles())
    until("the hotspot is open to all", lambda: is_hotspot() and not _security().strip())
    assert _kept_password() != password, "the own network has its old password"
    joins("phone", "wlan2", family.name, "")
    assert 'name="password"' in Browser("phone", "10.42.0.1").look("/setup")
    assert "/setup" in Browser("phone", "10.42.0.1").ask("GET", "/")[1], "more than the page of the Wi-Fi"
    say("given away: it knows no Wi-Fi, and asks for one")


def _profiles() -> str:
    """All that NetworkManager keeps of networks, on the card and in memory."""
    return "\n".join(each.read_text(errors="replace") for place in PLACES for each in Path(place).glob("*"))


def _plain(text: str) -> str:
    return re.sub(r"<[^>]*>", " ", text)


def _kept_password() -> str:
    found = json.loads(Path("/var/lib/board-companion-network/network.json").read_text())
    return str(found["password"])


def _security() -> str:
    return run("nmcli", "-t", "-f", "802-11-wireless-security.key-mgmt", "connection", "show", _active())


def _active() -> str:
    return run("nmcli", "-t", "-g", "GENERAL.CONNECTION", "device", "show", "wlan0").strip()


def moved() -> None:
    """The card is in another machine: name, keys and code are new, the game is there."""
    kept = json.loads(KEPT.read_text())
    name = first_start()
    assert name != kept["name"], name
    until("the host code is new", lambda: (STATE / "host-code").read_text() != kept["code"])
    until("the pages are served", served)
    home = Browser("", "127.0.0.1")
    until("the game is there", lambda: home.get("/api/state")["game_id"] == kept["game"])


def imager() -> None:
    """What Raspberry Pi Imager sets counts: name and Wi-Fi; no hotspot opens."""
    router(on=True)
    assert first_start() == "kitchen"
    at_home()
    assert not is_hotspot()
    joins("phone", "wlan2", HOME, PASSWORD)
    say("the phone has " + address("phone", "wlan2"))


def held() -> None:
    """The pause button, held, opens the hotspot beside a Wi-Fi that is there; it closes after its while."""
    router(on=True)
    first_start()
    at_home()
    BUTTON.write_text("1")
    until("the button was touched", lambda: not BUTTON.exists())
    BUTTON.write_text("6")
    until("the button is held", lambda: not BUTTON.exists())
    since = time.monotonic()
    until("the hotspot is open", is_hotspot)
    joins("phone", "wlan2", "kitchen", "")
    assert HOME.encode().hex() in Browser("phone", "10.42.0.1").look("/setup"), "the home is not in the list"
    until("the hotspot is closed", lambda: not is_hotspot(), 2 * WINDOW_S)
    passed = time.monotonic() - since
    say(f"it was open for {passed:.0f} s at most")
    assert WINDOW_S < passed < WINDOW_S + 120, passed
    at_home()


LIVES: dict[str, Callable[[], None]] = {"first": first, "moved": moved, "imager": imager, "held": held}


def life() -> str:
    found = re.search(r"image\.life=(\w+)", Path("/proc/cmdline").read_text())
    return found[1] if found else "first"


def _memory(unit: str) -> int:
    told = run("systemctl", "show", "--property=MemoryCurrent", "--value", unit).strip()
    return int(told) // 1024 if told.isdecimal() else 0


def main() -> None:
    try:
        LIVES[life()]()
        say(f"{life()}: passed")
    except Exception:  # noqa: BLE001 - whatever it is, it is told
        say("failed: " + traceback.format_exc())
        for unit in ("board-companion-network", "board-companion", "NetworkManager"):
            sys.stdout.write(
                run("journalctl", "-u", unit, "-n", "40", "--no-pager", "-o", "cat", check=False)
            )
    finally:
        sys.stdout.flush()
        subprocess.run(["systemctl", "--no-block", "poweroff", "--force"], check=False)


main()
