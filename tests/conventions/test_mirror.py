"""Tests mirror the rooms: each module with behaviour has its test module at the same place, or below it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.conventions.statements import parsed

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
ROOMS = {
    "companion/core": "tests/core",
    "companion/daemon": "tests/daemon",
    "companion/web": "tests/web",
    "firmware_bridge": "tests/firmware_bridge",
}
ELSEWHERE = {
    "companion/daemon": {
        "bench/check_inputs": "daemon/wiring/test_inputs",  # its input is a table's configuration
        "bench/sensed": "daemon/bench/test_bench_devices",
        "bench/shared_link": "daemon/bench/test_live_in_play",
        "broker/farewell": "daemon/broker/test_broker_desk",
        "broker/trial": "daemon/broker/test_broker_desk_mosquitto",
        "care/recent": "daemon/care/test_bundle",
        "care/redaction": "daemon/care/test_bundle",
        "desk/device_states": "daemon/desk/test_dice",
        "desk/told_events": "daemon/desk/test_dice",
        "hall_here/joining": "web/routes/care/test_hall_here",  # asks a page for real
        "loop/game_in_play": "daemon/loop/test_loop",
        "loop/idle": "daemon/loop/test_pause",
        "loop/table_status": "daemon/loop/test_loop",
        "safe_mode": "system/test_safe_mode_started",
        "wiring/configured": "test_check_and_run",
        "wiring/desks": "test_check_and_run",
        "wiring/games": "test_check_and_run",
        "wiring/plug_ins": "daemon/wiring/test_dice",
    },
    "companion/web": {
        "access/portal": "web/routes/care/test_setup",
        "app": "web/test_api",
        "compression": "web/test_answers",
        "context": "web/test_api",
        "endpoint": "web/test_openapi",
        "event_stream": "web/test_state_stream",
        "hub": "web/test_state_stream",
        "problems": "web/test_api",
        "routes": "web/test_openapi",
        "routes/first_evening": "web/pages/house/test_first_evening",  # a page
        "routes/hosts": "web/access/test_hosts",
        "routes/play": "web/routes/test_inputs",
        "routes/read": "web/routes/test_history",
        "routes/support": "daemon/care/test_bundle",
        "settings": "web/access/test_security",
    },
    "firmware_bridge": {
        "flashing/avrdude": "firmware_bridge/flashing/test_avr_flasher",  # the real avrdude, once for all
        "flashing/chips": "firmware_bridge/flashing/test_avr_flasher",
        "flashing/hello": "firmware_bridge/flashing/test_avr_flasher",
        "flashing/kept": "firmware_bridge/flashing/test_avr_flasher",
        "inputs": "firmware/test_core_inputs",  # the same scripts as for the C
        "lamps": "firmware_bridge/wire/test_link",
        "messages": "firmware_bridge/wire/test_frames",
        "plugs": "firmware_bridge/test_ports",
        "reports": "firmware_bridge/wire/test_link",
        "settings": "firmware_bridge/wire/test_wishes",
        "virtual_board": "firmware_bridge/test_serial_board",
    },
}
"""Modules whose tests are those of a neighbour that they serve, or of a whole: none is added without need."""

PER_ROOM = pytest.mark.parametrize("room", ROOMS)


def behaves(source: str) -> bool:
    """Whether a function of it does anything; structs, constants and what a game may do are data."""
    return any(
        not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
        for node in ast.walk(parsed(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for each in node.body
    )


def modules(room: str) -> dict[str, bool]:
    """The modules of a room that behave, by name; whether each has its test module there, or below."""
    found = {}
    for path in sorted((ROOT / room).rglob("*.py")):
        if behaves(path.read_text(encoding="utf-8")):
            name = path.relative_to(ROOT / room).with_suffix("")
            name = name.parent if name.name == "__init__" else name
            folder, test = ROOT / ROOMS[room] / name.parent, f"test_{name.name}.py"
            found[name.as_posix()] = (
                (folder / test).is_file() if room == "companion/core" else any(folder.rglob(test))
            )
    return found


@PER_ROOM
def test_each_module_with_behaviour_has_its_test_module(room: str) -> None:
    missing = {name for name, has in modules(room).items() if not has}
    assert missing == set(ELSEWHERE.get(room, {}))


@PER_ROOM
def test_what_is_tested_elsewhere_is(room: str) -> None:
    elsewhere = ELSEWHERE.get(room, {}).values()
    assert [name for name in elsewhere if not (TESTS / f"{name}.py").is_file()] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("A = 1\nclass B(Struct):\n    a: int = 2", False),
        ('class B(Protocol):\n    def b(self) -> int:\n        """Tell it."""\n        ...', False),
        ('def f() -> int:\n    """Tell it."""\n    return 1', True),
        ("class B:\n    @property\n    def b(self) -> int:\n        return self.a", True),
    ],
)
def test_what_behaves_is_told_by_its_syntax(source: str, *, found: bool) -> None:
    assert behaves(source) is found
