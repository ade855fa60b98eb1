"""A whole table: one part of the board on the Pi's pins, the rest on a microcontroller, and a panel."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.commands import DieRolled
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Lamp, LinkUp, SensorFrame
from companion.daemon.desk.panel import HOLD_MS, Attendant
from companion.daemon.loop.devices import Devices, Wired
from companion.daemon.loop.loop import Loop
from companion.games.malefiz import GAME
from companion.ports.commands import NewGame
from companion.ports.devices import DeviceSpec
from companion.ports.panel import PanelSpec
from companion.ports.table import View
from hardware.board_map import check_together, load_board_map, parse_board_map
from hardware.gpio_board import open_board
from hardware.gpio_panel import open_panel
from tests.daemon.loop.loop_rig import FakeJournal
from tests.daemon.loop.test_devices import FakeLink
from tests.hardware.world import World, world
from tests.system.running import free_port, killed_on_failure

BOARD = GAME.board("classic")
WHOLE = load_board_map("malefiz-classic")
REEDS = {"red:5": "GPIO17", "c1": "GPIO27", "a3": "GPIO22"}
"""These spots lie on the Pi's pins, the rest on the microcontroller, which lights them all."""
DONE, ROLL, STATUS, BUZZER = "GPIO5", "GPIO6", "GPIO12", "GPIO13"
PROGRAM = [sys.executable, "-m", "companion.cli"]
PATIENCE_S = 30.0


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def part_of(reeds: bool) -> dict[str, object]:
    """Rows of the map of one of the two devices."""
    rows = []
    for place in WHOLE.places:
        here = place.spot in REEDS
        row: dict[str, object] = {"spot": place.spot, "x_mm": place.x_mm, "y_mm": place.y_mm}
        if here == reeds:
            row["line"] = list(REEDS).index(place.spot) if reeds else place.line
        if not reeds:
            row["light"] = place.light
        if "line" in row or "light" in row:
            rows.append(row)
    return {"board": "malefiz-classic", "places": rows}


class Table:
    """The loop, two devices and a panel; hands are ours."""

    def __init__(self, pins: World) -> None:
        self.pins = pins
        self.mcu = FakeLink("mcu", proves=clock_ms)
        reeds, rest = (
            parse_board_map(part_of(True), "reeds.toml"),
            parse_board_map(part_of(False), "mcu.toml"),
        )
        self.rest = rest
        maps = {"reeds": reeds, "mcu": rest}
        for one in maps.values():
            one.check_board(BOARD)
        check_together(maps, BOARD)
        options = {"lines": list(REEDS.values()), "factory": "mock"}
        link = open_board(DeviceSpec("reeds", clock_ms, reeds.lines, reeds.lights, options=options))
        self.devices = Devices([Wired(link, reeds), Wired(self.mcu, rest)])
        self.loop = Loop({"malefiz": GAME}, self.devices, clock_ms, Settings())
        self.journal = FakeJournal(self.loop)
        wired = PanelSpec(clock_ms, {"done": DONE, "roll": ROLL}, HOLD_MS, BUZZER, STATUS, factory="mock")
        self.attendant = Attendant(self.loop, open_panel(wired), lambda: True, clock_ms)
        self.thread = threading.Thread(target=self.loop.run, args=(self.journal,))

    def start(self, *spots: str) -> None:
        """Everything comes up with pieces on these spots."""
        for spot, pin in REEDS.items():
            self.pins.ground(pin, spot in spots)
        self.thread.start()
        self.devices.start(self.loop.emit)
        self.attendant.start()
        self.loop.emit(LinkUp("mcu", clock_ms(), "1.0", 132, 132))
        bits = self.rest.levels(spot for spot in spots if spot not in REEDS)
        self.loop.emit(SensorFrame("mcu", 1, clock_ms(), bits))

    def close(self) -> None:
        self.attendant.close()
        self.loop.stop()
        self.thread.join(PATIENCE_S)
        self.devices.close()

    def until(self, wanted: Callable[[View], bool]) -> View:
        """The present view, once it is as wanted."""
        until = time.monotonic() + PATIENCE_S
        while not wanted(view := self.loop.view()):
            assert time.monotonic() < until, view
            threading.Event().wait(0.005)
        return view

    def press(self, pin: str, ms: int = 60) -> None:
        self.pins.ground(pin, True)
        threading.Event().wait(ms / 1000)
        self.pins.ground(pin, False)


@pytest.fixture
def table() -> Iterator[Table]:
    with world() as pins:
        made = Table(pins)
        yield made
        made.close()


def phase(view: View) -> str:
    return view.session.phase if view.session else ""


def begun(table: Table) -> None:
    position = GAME.setup("classic", ("red", "blue"), {})
    table.start(*BOARD.names(GAME.picture(position)))
    table.until(lambda view: all(link.up for link in view.links))
    table.loop.execute(NewGame("malefiz", "classic", ("red", "blue")))
    table.until(lambda view: phase(view) == "roll")


@pytest.mark.slow
def test_a_turn_across_two_devices_ended_by_the_done_button(table: Table) -> None:
    begun(table)
    table.loop.execute(DieRolled(0, 1))
    table.pins.ground(REEDS["red:5"], False)
    table.until(lambda view: bool(view.session and view.session.observation.kind == "in-hand"))
    lit = WHOLE.light_of["c1"]  # by the other device
    table.until(lambda _: table.mcu.shown[-1].get(lit) == Lamp("red", "steady"))
    table.pins.ground(REEDS["c1"], True)
    table.until(lambda view: bool(view.session and view.session.observation.kind == "complete"))
    table.pins.pin(BUZZER).clear_states()
    table.press(DONE)
    view = table.until(lambda view: bool(view.session and view.session.progress.history))
    assert view.session
    assert (view.session.progress.history[0].move, view.session.seat) == ("house-c1", "blue")
    until = time.monotonic() + PATIENCE_S
    while len(table.pins.pin(BUZZER).states) < 3:
        assert time.monotonic() < until
        threading.Event().wait(0.01)


@pytest.mark.slow
def test_the_roll_button_rolls(table: Table) -> None:
    begun(table)
    table.press(ROLL)
    view = table.until(
        lambda view: "roll" in table.journal.kinds() or bool(view.session and view.session.die)
    )
    assert view.session
    (roll,) = [entry.data for _, entry in table.journal.rows if entry.kind == "roll"]
    assert (roll["seat"], roll["how"]) == ("red", "rolled")
    assert 1 <= roll["die"] <= 6


@pytest.mark.slow
def test_holding_the_done_button_proves_who_is_at_the_table(table: Table) -> None:
    begun(table)
    request = table.loop.hosts.ask("phone", "10.0.0.2")
    table.press(DONE, HOLD_MS["done"] + 300)

    def proven(_: View) -> bool:
        found = table.loop.hosts.find("phone", "10.0.0.2", request.request_id)
        return found is not None and (found.state, found.how) == ("done", "button")

    table.until(proven)
    assert table.journal.kinds() == ["game"]


@pytest.mark.slow
def test_one_device_lost_makes_the_board_unknown_and_the_status_light_blink(table: Table) -> None:
    begun(table)
    assert table.devices.known("malefiz-classic")
    pin = table.pins.pin(REEDS["a3"])

    def gone() -> bool:
        raise OSError("No such device")

    pin._get_state = gone
    table.until(lambda view: not all(link.up for link in view.links))
    lit: set[bool] = set()
    until = time.monotonic() + PATIENCE_S
    while lit != {True, False}:
        assert time.monotonic() < until
        lit.add(STATUS in table.pins.lit())
        threading.Event().wait(0.02)
    del pin._get_state
    table.until(lambda view: all(link.up for link in view.links) and phase(view) == "roll")


# --- as a program ------------------------------------------------------------------------------


def file_of(folder: Path, factory: str, extra: str = "") -> Path:
    """A configuration for the whole board as a matrix of pins: twelve columns, eleven rows."""
    columns, rows = ([f"GPIO{n}" for n in numbers] for numbers in (range(2, 14), range(14, 25)))
    path = folder / "table.toml"
    path.write_text(
        f'[[device]]\nname = "reeds"\nmap = "malefiz-classic"\ntransport = "gpio"\n'
        f'options = {{ columns = {columns}, rows = {rows}, factory = "{factory}" }}\n'
        f'[panel]\nfactory = "{factory}"\ndone = "GPIO25"\nstatus = "GPIO26"\n{extra}'
        f'[web]\nhost = "127.0.0.1"\nport = {free_port()}\n[journal]\npath = "games.sqlite"\n'
    )
    return path


@pytest.mark.slow
def test_a_table_on_pins_alone_is_checked_and_a_pin_used_twice_is_told(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "check", "--config", file_of(tmp_path, "mock")],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ok    link to reeds: firmware gpio mock, scanned, 132 lines, 0 lights" in lines
    assert "ok    panel: done GPIO25, status GPIO26" in lines
    done = subprocess.run(
        [*PROGRAM, "check", "--config", file_of(tmp_path, "mock", 'roll = "GPIO14"\n')],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "GPIO14 is used by device reeds and by panel.roll; each pin once" in done.stdout


@pytest.mark.slow
def test_a_table_on_pins_alone_is_served_until_sigterm(tmp_path: Path) -> None:
    path = file_of(tmp_path, "mock")
    with killed_on_failure(
        subprocess.Popen(
            [*PROGRAM, "run", "--config", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
    ) as daemon:
        assert daemon.stdout
        ready = next(line for line in iter(daemon.stdout.readline, "") if line.startswith("ready "))
        until = time.monotonic() + PATIENCE_S
        while not (link := state_of(ready.split()[1])["link"])["up"]:
            assert time.monotonic() < until, link
            threading.Event().wait(0.1)
        daemon.send_signal(signal.SIGTERM)
        _, err = daemon.communicate(timeout=60)
    assert link["devices"][0]["firmware"] == "gpio mock, scanned"
    assert daemon.returncode == 0
    assert "Traceback" not in err


def state_of(address: str) -> dict[str, Any]:
    with urllib.request.urlopen(f"{address}api/state", timeout=PATIENCE_S) as answer:
        state: dict[str, Any] = json.load(answer)
        return state


@pytest.mark.slow
def test_off_a_pi_the_table_is_served_without_its_pins_and_says_so(tmp_path: Path) -> None:
    path = file_of(tmp_path, "auto")
    missing = 'factory = "auto": this machine is no Raspberry Pi; factory = "mock" would be right for trying'
    with killed_on_failure(
        subprocess.Popen(
            [*PROGRAM, "run", "--config", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
    ) as daemon:
        assert daemon.stdout
        ready = next(line for line in iter(daemon.stdout.readline, "") if line.startswith("ready "))
        until = time.monotonic() + PATIENCE_S
        while not (device := state_of(ready.split()[1])["link"]["devices"][0])["why"]:
            assert time.monotonic() < until, device
            threading.Event().wait(0.1)
        daemon.send_signal(signal.SIGTERM)
        _, err = daemon.communicate(timeout=60)
    assert device["why"] == f"not-here: {path}: device reeds: options: {missing}"
    assert (device["up"], daemon.returncode) == (False, 0)
    assert f"{path}: panel: {missing}; the table serves without the panel" in err
    assert f"device reeds is lost: {device['why']}" in err
    assert "Traceback" not in err


@pytest.mark.slow
def test_off_a_pi_the_check_says_so_and_a_mistake_in_the_pins_still_ends_the_start(tmp_path: Path) -> None:
    path = file_of(tmp_path, "auto")
    done = subprocess.run(
        [*PROGRAM, "check", "--config", path], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 1
    wrong = [line for line in done.stdout.splitlines() if line.startswith("WRONG")]
    assert len([line for line in wrong if "this machine is no Raspberry Pi" in line]) == 2
    path = file_of(tmp_path, "auto", 'roll = "GPIO14"\n')
    done = subprocess.run(
        [*PROGRAM, "run", "--config", path], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 2
    (told,) = [line for line in done.stderr.splitlines() if not line.startswith("INFO")]
    assert told.startswith(f"companion run: {path}: GPIO14 is used by device reeds and by panel.roll; ")
