"""Try a table against Home Assistant itself: `make home-assistant HASS=path/to/hass`.

Home Assistant (2024.11 or newer, Python 3.13) stands in an environment of its own, with what its MQTT needs:
``pip install homeassistant paho-mqtt==1.6.1 numpy``. Everything else is made here, and goes at the end: a
broker, a demo, a configuration. Prints what was seen; the exit status is 1 where something was missing.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.mqtt.mosquitto import mosquitto
from tests.system.running import Client, demo, free_port

HERE = "127.0.0.1"
PATIENCE_S = 300.0
CONFIG = """
http:
  server_port: {port}
  server_host: 127.0.0.1
api:
auth:
config:
onboarding:
logger:
  default: warning
"""
CLIENT = "http://127.0.0.1/"
PLATFORMS = {"sensor", "binary_sensor", "event", "image", "update", "button", "switch", "light"}


def tell(*what: object) -> None:
    """Say what was seen."""
    sys.stdout.write(" ".join(map(str, what)) + "\n")
    sys.stdout.flush()


class HomeAssistant:
    """A running one, and who has just set it up."""

    def __init__(self, port: int) -> None:
        self._url = f"http://{HERE}:{port}"
        self._token = ""

    def ask(self, path: str, body: Any = None, *, form: bool = False, raw: bool = False) -> Any:
        """The JSON answer to one request; its bytes where it is ``raw``."""
        data = None if body is None else (urllib.parse.urlencode(body) if form else json.dumps(body)).encode()
        kind = "application/x-www-form-urlencoded" if form else "application/json"
        headers = {"Content-Type": kind}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        with urllib.request.urlopen(
            urllib.request.Request(self._url + path, data, headers), timeout=30
        ) as got:
            told = got.read()
        return told if raw else json.loads(told)

    def set_up(self, broker_port: int) -> str:
        """Make a user and add the broker; its version."""
        user = {"name": "A", "username": "a", "password": "abcdefgh", "language": "en", "client_id": CLIENT}
        made = self.until(lambda: self.ask("/api/onboarding/users", user), "it answers")
        code = {"grant_type": "authorization_code", "code": made["auth_code"], "client_id": CLIENT}
        self._token = self.ask("/auth/token", code, form=True)["access_token"]
        flow = self.ask("/api/config/config_entries/flow", {"handler": "mqtt"})
        broker = {"broker": HERE, "port": broker_port}
        done = self.ask(f"/api/config/config_entries/flow/{flow['flow_id']}", broker)
        assert done["type"] == "create_entry", done
        return str(self.ask("/api/config")["version"])

    def states(self) -> dict[str, Mapping[str, Any]]:
        """Entity -> its state and attributes."""
        return {one["entity_id"]: one for one in self.ask("/api/states")}

    def call(self, domain: str, service: str, entity: str, **more: Any) -> None:
        """Do what a tap would do."""
        self.ask(f"/api/services/{domain}/{service}", {"entity_id": entity, **more})

    def until(self, look: Callable[[], Any], what: str) -> Any:
        """What ``look`` gives once it gives something."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            with suppress(OSError, urllib.error.URLError, KeyError):
                if found := look():
                    return found
            time.sleep(0.5)
        raise AssertionError(f"not seen: {what}")


@contextmanager
def running(hass: Path, folder: Path) -> Iterator[HomeAssistant]:
    """Home Assistant for the length of a block."""
    port = free_port()
    folder.mkdir()
    (folder / "configuration.yaml").write_text(CONFIG.format(port=port))
    with (folder / "console.log").open("w") as console:
        command = [str(hass), "-c", str(folder), "--skip-pip"]
        process = subprocess.Popen(command, stdout=console, stderr=subprocess.STDOUT)
        try:
            yield HomeAssistant(port)
        finally:
            process.terminate()
            process.wait()
            tell((folder / "console.log").read_text()[-2000:])


def whole(home: HomeAssistant) -> dict[str, Mapping[str, Any]]:
    """All entities of the board, once each is available, and the picture is there."""
    board = {key: one for key, one in home.states().items() if "board_companion" in key}
    pictures = [one["state"] for key, one in board.items() if key.startswith("image.")]
    gone = {"unavailable"} & {one["state"] for one in board.values()}
    return board if pictures and "unknown" not in pictures and not gone else {}


def look_at(home: HomeAssistant, host: Client) -> None:
    """See each entity, press the buttons, set lights and quiet hours."""
    board: dict[str, Mapping[str, Any]] = home.until(lambda: whole(home), "all entities, each available")
    for key, one in sorted(board.items()):
        tell(f"{key}: {one['state']}")
    missing = PLATFORMS - {key.partition(".")[0] for key in board}
    assert not missing, f"no entity of {missing}"
    turn = next(one for key, one in board.items() if key.endswith("_turn") and key.startswith("sensor."))
    tell("the turn:", turn["state"], turn["attributes"].get("rgb_color"))
    image = next(one for key, one in board.items() if key.startswith("image."))
    svg = home.ask(image["attributes"]["entity_picture"], raw=True)
    tell("the picture:", len(svg), "bytes", svg[:5])
    assert svg.startswith(b"<svg")
    taps: tuple[tuple[str, str, dict[str, Any], Callable[[], bool]], ...] = (
        ("button.{}pause_now", "press", {}, lambda: host.state()["phase"] == "paused"),
        ("button.{}go_on", "press", {}, lambda: host.state()["phase"] != "paused"),
        (
            "light.{}lights",
            "turn_on",
            {"brightness_pct": 40},
            lambda: host.get("/api/care")["brightness"] == 40,
        ),
        ("light.{}lights", "turn_off", {}, lambda: host.get("/api/care")["brightness"] == 1),
        ("light.{}lights", "turn_on", {}, lambda: host.get("/api/care")["brightness"] > 1),
        ("switch.{}quiet_hours", "turn_on", {}, lambda: host.get("/api/care")["quiet"]),
    )
    for name, service, more, seen in taps:
        domain, _, ending = name.format("").partition(".")
        entity = next(key for key in board if key.startswith(domain) and key.endswith(ending))
        home.call(domain, service, entity, **more)
        home.until(seen, f"{entity}: {service} {more}")
        tell("tapped:", entity, service, more or "")
    host.post("/api/roll", {"number": 1})
    host.post("/api/enter", {"move": host.get("/api/moves")[0]["move"]})
    event = next(key for key in board if key.startswith("event."))
    what = home.until(lambda: home.states()[event]["attributes"].get("event_type"), "an event")
    tell("happened:", what, home.states()[event]["attributes"].get("text", ""))


def main() -> int:
    """Try it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hass", type=Path, help="the program of Home Assistant")
    hass = parser.parse_args().hass
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with (
            mosquitto(folder / "broker") as broker,
            demo(folder / "data") as table,
            running(hass, folder / "hass") as home,
        ):
            host = Client(table.port)
            host.become_host()
            host.new_game(variant="classic", seats=["red", "blue"], names={"red": "Xenia"})
            host.post("/api/house", {"host": HERE, "port": broker.port, "commands": True})
            tell("Home Assistant", home.set_up(broker.port))
            look_at(home, host)
            host.post("/api/house/off", {})
            home.until(lambda: not [key for key in home.states() if "board_companion" in key], "nothing left")
            tell("switched off: no entity is left")
            host.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
