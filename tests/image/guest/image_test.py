"""In the virtual machine: a phone and a home around a board that has just started for the first time.

Three pretended radios: the board's, a phone's and a home router's, the last two in rooms of their own.
Every step prints a line; the last one is ``passed`` or tells what failed.
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
from typing import TypeVar
from urllib.parse import urlencode

T = TypeVar("T")

HOME, PASSWORD = 'Home ☕ "2"', "correct horse \\ battery"
PATIENCE_S = 1800.0
AWAY_S = 1800.0
FETCH = """
import sys, urllib.request, urllib.error
class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_): return None
opener = urllib.request.build_opener(Stay)
url, host, data = sys.argv[1:4]
asked = urllib.request.Request(url, data.encode() if data else None, {"Host": host} if host else {})
try:
    answer = opener.open(asked, timeout=90)
except urllib.error.HTTPError as error:
    answer = error
sys.stdout.write(f"{answer.status} {answer.headers.get('Location', '')}\\n" + answer.read().decode())
"""


def say(text: str) -> None:
    sys.stdout.write(f"image-test: {time.monotonic():4.0f} s  {text}\n")
    sys.stdout.flush()


def run(*command: str, check: bool = True) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    if check and done.returncode:
        raise AssertionError(f"{command}: {done.returncode}: {done.stderr}{done.stdout}")
    return done.stdout


def inside(room: str, *command: str, check: bool = True) -> str:
    return run("ip", "netns", "exec", room, *command, check=check)


def until(what: str, look: Callable[[], T], patience_s: float = PATIENCE_S) -> T:
    """Wait for this; what it was."""
    end, last = time.monotonic() + patience_s, ""
    while time.monotonic() < end:
        try:
            if seen := look():
                say(what)
                return seen
            last = repr(seen)
        except (AssertionError, OSError, subprocess.SubprocessError) as error:
            last = str(error)
        time.sleep(1)
    raise AssertionError(f"not within {patience_s:.0f} s: {what} ({last})")


def fetch(room: str, url: str, host: str = "", **form: str) -> tuple[int, str, str]:
    """The status, where it leads, and the text of a page."""
    told = inside(room, "python3", "-c", FETCH, url, host, urlencode(form))
    head, _, text = told.partition("\n")
    status, _, location = head.partition(" ")
    return int(status), location, text


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


def phone_joins(name: str) -> None:
    """The phone takes the hotspot, an address, and asks what phones ask."""
    inside("phone", "iw", "dev", "wlan2", "disconnect", check=False)
    inside("phone", "ip", "address", "flush", "dev", "wlan2")
    until("the phone has an address", lambda: has_lease(name))


def has_lease(name: str) -> bool:
    if "SSID" not in (link := inside("phone", "iw", "dev", "wlan2", "link")):
        seen = inside("phone", "iw", "dev", "wlan2", "scan")
        inside("phone", "iw", "dev", "wlan2", "connect", name)
        time.sleep(5)
        link = inside("phone", "iw", "dev", "wlan2", "link")
        assert "SSID" in link, link + "\n".join(re.findall(r"SSID: .*|freq: .*", seen))
    inside("phone", "busybox", "udhcpc", "-i", "wlan2", "-n", "-q", "-s", "/srv/lease.sh")
    return "10.42.0." in inside("phone", "ip", "-4", "address", "show", "wlan2")


def first_start() -> str:
    name = Path("/etc/hostname").read_text().strip()
    assert re.fullmatch(r"board-[0-9a-f]{4}", name), name
    assert run("hostname").strip() == name
    assert list(Path("/etc/ssh").glob("ssh_host_*_key")), "no ssh keys"
    assert len(Path("/etc/machine-id").read_text().strip()) == 32
    assert not list(Path("/var/log").glob("journal/*")), "the system's log is on the card"
    code = until("there is a host code", lambda: Path("/var/lib/board-companion/host-code").read_text())
    assert re.fullmatch(r"[A-Z2-9]{4}-[A-Z2-9]{4}\n", code)
    say(f"called {name}")
    return name


def hotspot(name: str) -> None:
    until("the hotspot is open", is_hotspot)
    until("the pages are served", lambda: run("busybox", "wget", "-q", "-O-", "http://127.0.0.1/healthz"))
    phone_joins(name)
    names = ("busybox", "nslookup", "captive.apple.com", "10.42.0.1")
    until("every name leads to the board", lambda: "10.42.0.1\n" in inside("phone", *names))
    for host in ("captive.apple.com", "connectivitycheck.gstatic.com"):
        status, location, _ = fetch("phone", "http://10.42.0.1/generate_204", host)
        assert (status, location) == (302, "http://10.42.0.1/setup"), (status, location)
    status, _, text = fetch("phone", "http://10.42.0.1/setup")
    assert status == 200
    assert HOME.encode().hex() in text, "the home is not in the list"
    say("the phone is led to the page, which lists the home")


def join(name: str) -> str:
    """A wrong password, then the right one; the address at home."""
    ssid = HOME.encode().hex()
    assert fetch("phone", "http://10.42.0.1/setup/join", ssid=ssid, password="wrong wrong")[0] == 200
    until("the hotspot ends", lambda: not is_hotspot())
    until("the hotspot is back", is_hotspot, AWAY_S)
    phone_joins(name)
    _, _, text = fetch("phone", "http://10.42.0.1/setup?lang=en")
    assert "was not right" in text or "gave no address" in text, text[-3000:]
    say("it says why: " + ("wrong password" if "was not right" in text else "no address"))
    status, _, text = fetch("phone", "http://10.42.0.1/setup/join?lang=en", ssid=ssid, password=PASSWORD)
    assert status == 200
    assert f"http://{name}.local/first-evening" in text
    until("the board is at home", lambda: "SSID" in run("iw", "dev", "wlan0", "link"))
    (found,) = until(
        "it has an address there",
        lambda: re.findall(r"inet (192\.168\.77\.\d+)", run("ip", "-4", "address", "show", "wlan0")),
    )
    return str(found)


def at_home(address: str) -> None:
    status, _, _ = until("it is found from home", lambda: fetch("home", f"http://{address}/first-evening"))
    assert status == 200
    assert fetch("home", f"http://{address}/setup")[0] == 403
    assert fetch("home", f"http://{address}/setup/join", ssid="41")[0] == 403
    say("from home only a host may change the Wi-Fi")


def written_bytes() -> int:
    return int(Path("/sys/block/vda/stat").read_text().split()[6]) * 512


def go_through() -> None:
    name = first_start()
    router(on=True)
    hotspot(name)
    at_home(join(name))
    before, since = written_bytes(), time.monotonic()
    router(on=False)
    until("the home is away, and the hotspot back", is_hotspot, AWAY_S)
    passed = time.monotonic() - since
    say(f"written meanwhile, nobody playing: {written_bytes() - before} bytes in {passed:.0f} s")
    say(json.dumps({"memory_kB": _memory("board-companion-network")}))


def _memory(unit: str) -> int:
    told = run("systemctl", "show", "--property=MemoryCurrent", "--value", unit).strip()
    return int(told) // 1024 if told.isdecimal() else 0


def main() -> None:
    try:
        go_through()
        say("passed")
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
