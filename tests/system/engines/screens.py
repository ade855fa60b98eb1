"""Pages in Firefox and WebKit as Debian has them, by one small interface.

Both are driven by selenium: WebKit by Debian's ``WebKitWebDriver``, Firefox by WebDriver BiDi, which it
speaks itself (Debian has no geckodriver).
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.bidi.common import command_builder
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.websocket_connection import WebSocketConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.system.browsing import PHONE

PATIENCE_S = 40.0
FIREFOX = Path("/usr/bin/firefox-esr")
WEBKIT = Path("/usr/bin/WebKitWebDriver")
DISPLAY = Path("/usr/bin/Xvfb")

QUIET = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.safebrowsing.blockedURIs.enabled": False,
    "browser.search.update": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "media.gmp-manager.updateEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    "ui.useOverlayScrollbars": 1,  # as phones have them
}
"""Settings with which Firefox asks nobody for anything."""

DIARY = """if (!window.complaints) {
  window.complaints = [];
  const note = (text) => window.complaints.push(String(text));
  addEventListener("error", (e) => note(e.message), true);
  addEventListener("unhandledrejection", (e) => note(e.reason));
  addEventListener("securitypolicyviolation", (e) => note(`${e.violatedDirective} ${e.blockedURI}`));
  for (const kind of ["error", "warn"]) console[kind] = note;
} return true"""

MIDDLE = """const found = document.querySelector(%s);
if (!found || found.disabled) return null;
if (%s) found.scrollIntoView({ block: "center", behavior: "instant" });
const { x, y, width, height } = found.getBoundingClientRect();
const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
return found.contains(document.elementFromPoint(...middle)) ? middle : null"""
"""Where something is to be pressed; nowhere while it is covered, or is not to be seen."""


class Screen(ABC):
    """One page in one browser; cookies are its own."""

    @abstractmethod
    def go(self, url: str) -> None:
        """Open an address; its scripts may still be at work."""

    @abstractmethod
    def run(self, script: str) -> Any:
        """Return what a script returns, made of JSON."""

    @abstractmethod
    def act(self, moves: list[dict[str, Any]]) -> None:
        """Let the mouse do this."""

    @abstractmethod
    def save(self, path: Path) -> None:
        """Keep what is to be seen as PNG."""

    def open(self, url: str) -> None:
        """Open an address, and note from now on what a page must not do."""
        self.go(url)
        self.run(DIARY)

    def faults(self) -> list[str]:
        """Return what the page has complained about since it was opened."""
        return list(self.run("return window.complaints"))

    def wait(self, script: str) -> Any:
        """Return what a script returns, once that is something."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            if found := self.run(script):
                return found
            time.sleep(0.02)
        self.shot("waited")
        raise AssertionError(f"never came: {script}\n{self.run('return document.body.innerText')}")

    def says(self, where: str, text: str) -> None:
        """Wait until a part of the page says this."""
        self.wait(f"return document.querySelector({where!r})?.textContent.includes({json.dumps(text)})")

    def press(self, selector: str) -> None:
        """Press what is to be seen there, once it is."""
        self._hold(self._middle(selector))

    def drag(self, start: str, end: str) -> None:
        """Take what stands on a spot to another."""
        taken = self._middle(f"[data-spot='{start}']")
        self._hold(taken, self._middle(f"[data-spot='{end}']", scroll=False))

    def shot(self, name: str) -> None:
        """A picture into the folder that the environment names in ``SHOTS``, if it does."""
        if folder := os.environ.get("SHOTS"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.save(Path(folder) / f"{type(self).__name__.lower()}-{name}.png")

    def _middle(self, selector: str, *, scroll: bool = True) -> list[int]:
        """Return where something is once it can be pressed, brought to the middle of the window."""
        place: list[int] = self.wait(MIDDLE % (json.dumps(selector), json.dumps(scroll)))
        return place

    def _hold(self, first: list[int], *others: list[int]) -> None:
        """Press at the first place, and let go at the last."""
        (x, y), moves = first, []
        for to_x, to_y in others:
            moves += [
                _move(x + (to_x - x) * part // 6, y + (to_y - y) * part // 6, 20) for part in range(1, 7)
            ]
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        self.act([_move(x, y), down, *moves, up])


def _move(x: int, y: int, duration_ms: int = 0) -> dict[str, Any]:
    return {"type": "pointerMove", "x": x, "y": y, "duration": duration_ms, "origin": "viewport"}


def _mouse(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}]


class WebKit(Screen):
    """A window of WebKitGTK's MiniBrowser."""

    def __init__(self, display: str) -> None:
        options = Options()
        options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))
        options.add_argument("--automation")
        options.page_load_strategy = "eager"
        service = Service(str(WEBKIT), env={**os.environ, "DISPLAY": display})
        self._driver = webdriver.WebKitGTK(options=options, service=service)
        self._driver.set_window_size(*PHONE)
        self._driver.set_script_timeout(3 * PATIENCE_S)  # a busy machine; the driver gives up after 30 s

    def go(self, url: str) -> None:
        self._driver.get(url)

    def run(self, script: str) -> Any:
        return self._driver.execute_script(script)

    def act(self, moves: list[dict[str, Any]]) -> None:
        self._driver.execute(Command.W3C_ACTIONS, {"actions": _mouse(moves)})

    def save(self, path: Path) -> None:
        self._driver.save_screenshot(str(path))

    def close(self) -> None:
        """End browser and driver."""
        self._driver.quit()


class Firefox(Screen):
    """A tab of a Firefox without windows."""

    def __init__(self, profile: Path) -> None:
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in QUIET.items()]
        (profile / "user.js").write_text("".join(lines))
        command = [str(FIREFOX), "--headless", "--no-remote", "--profile", str(profile)]
        log = profile / "log"
        with log.open("w") as output:
            self._process = subprocess.Popen(
                [*command, "--remote-debugging-port", "0"], stdout=output, stderr=output
            )
        self._wire = WebSocketConnection(f"{self._address(log)}/session", PATIENCE_S, 0.005)
        self._send("session.new", capabilities={})
        self._tab = self._send("browsingContext.create", type="tab")["context"]
        size = {"width": PHONE[0], "height": PHONE[1]}
        self._ask("browsingContext.setViewport", viewport=size)

    def _address(self, log: Path) -> str:
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end and self._process.poll() is None:
            for line in log.read_text().splitlines():
                if "listening on " in line:
                    return line.split("listening on ")[1]
            time.sleep(0.02)
        self._process.kill()
        raise AssertionError(f"Firefox does not listen: {log.read_text()}")

    def _send(self, command: str, **params: Any) -> Any:
        return self._wire.execute(command_builder(command, params))

    def _ask(self, command: str, **more: Any) -> Any:
        return self._send(command, context=self._tab, **more)

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", url=url, wait="interactive")

    def run(self, script: str) -> Any:
        answer = self._send(
            "script.callFunction",
            functionDeclaration=f"() => JSON.stringify((() => {{ {script} }})() ?? null)",
            awaitPromise=False,
            target={"context": self._tab},
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def act(self, moves: list[dict[str, Any]]) -> None:
        self._ask("input.performActions", actions=_mouse(moves))

    def save(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._ask("browsingContext.captureScreenshot")["data"]))

    def close(self) -> None:
        """End the browser."""
        self._wire.close()
        self._process.kill()  # its profile goes, too
        self._process.wait()


@contextmanager
def display() -> Iterator[str]:
    """A screen that nobody sees, for the length of a block: its name."""
    command = [str(DISPLAY), "-displayfd", "1", "-screen", "0", "1024x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        yield f":{server.stdout.readline().strip()}"
        server.terminate()
