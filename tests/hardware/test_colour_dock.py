"""The dock as a source of inputs, before a stand-in for the bus. No sensor here."""

from __future__ import annotations

import errno
import queue
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.errors import ConfigError, InputError
from companion.ports.devices import MissingError
from companion.ports.inputs import (
    InputAway,
    InputEvent,
    InputSaid,
    InputSpec,
    InputUnsure,
    InputUp,
    Teachable,
)
from hardware import colour_dock
from hardware.colour_dock import FIRST_S, MOST_S, SHOWS, ColourDock, open_input
from hardware.colours import Reading
from tests.hardware.fake_i2c import DARK, WALLS, FakeBus, FakeChip

PATIENCE_S = 30.0


class Rig:
    """A dock, its chip, and what it has told; each wait is a tenth of a second on its own clock."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.now = 1_000
        self.chip = FakeChip()
        self.told: queue.SimpleQueue[InputEvent] = queue.SimpleQueue()
        self.buses: list[FakeBus] = []
        self.missing = False
        self.waits: list[float] = []
        colours = {"colours": list(WALLS)} | options
        spec = InputSpec("dock", "read", lambda: self.now, colours, folder, "table.toml: inputs[0]")
        self._closing = threading.Event()
        self.dock = ColourDock(spec, self._open, self._wait)

    def _open(self) -> FakeBus:
        if self.missing:
            raise FileNotFoundError(errno.ENOENT, "No such file or directory", "/dev/i2c-1")
        self.buses.append(FakeBus(self.chip))
        return self.buses[-1]

    def _wait(self, seconds: float) -> bool:
        self.now += 100
        self.waits.append(seconds)
        time.sleep(0)
        return self._closing.wait(0.0005)

    def teach(self) -> None:
        for lesson in self.dock.lessons:
            self.chip.light = WALLS.get(lesson, DARK)
            self.dock.show(lesson)
        self.dock.keep()
        self.chip.light = DARK
        self.waits.clear()

    def next(self) -> InputEvent:
        return self.told.get(timeout=PATIENCE_S)

    def close(self) -> None:
        self._closing.set()
        self.dock.close()


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path)
    yield made
    made.close()


def until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.001)


def test_it_is_shown_its_colours_once_and_knows_them_after_a_restart(rig: Rig, tmp_path: Path) -> None:
    assert isinstance(rig.dock, Teachable)
    assert rig.dock.lessons == ("", *(colour for colour in WALLS for _ in range(SHOWS)))
    rig.teach()
    again = Rig(tmp_path)
    again.dock.start(again.told.put)
    assert isinstance(again.next(), InputUp)
    again.dock.want(("red", "blue"))
    until(lambda: again.chip.reads > 10)
    again.chip.light = WALLS["yellow"]
    said = again.next()
    assert isinstance(said, InputSaid)
    assert (said.source, said.word, said.value) == ("dock", "read", "yellow")
    again.close()
    assert again.chip.registers[0] == 0, "the chip sleeps"
    assert all(bus.closed for bus in again.buses)


def test_keeping_tells_how_far_apart_the_colours_are(rig: Rig) -> None:
    rig.teach()
    margins = dict(rig.dock.keep())
    assert set(margins) == set(WALLS)
    assert all(margin > 1 for margin in margins.values())


def test_without_lessons_it_is_away_and_says_what_helps(rig: Rig) -> None:
    rig.dock.start(rig.told.put)
    away = rig.next()
    assert isinstance(away, InputAway)
    assert away.why.startswith("untaught: ")
    assert "companion check --teach" in away.why
    until(lambda: len(rig.waits) > 5)
    assert rig.told.empty(), "told once"


def test_a_dock_that_was_shown_other_colours_is_untaught(rig: Rig, tmp_path: Path) -> None:
    rig.teach()
    other = Rig(tmp_path, colours=["red", "violet"])
    other.dock.start(other.told.put)
    away = other.next()
    other.close()
    assert isinstance(away, InputAway)
    assert "other colours (red, yellow, green, blue)" in away.why


def test_a_spoilt_file_is_told_and_never_crashes(rig: Rig, tmp_path: Path) -> None:
    (tmp_path / "colours-dock.json").write_text("{", encoding="utf-8")
    rig.dock.start(rig.told.put)
    away = rig.next()
    assert isinstance(away, InputAway)
    assert "colours-dock.json cannot be used" in away.why


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        ("missing", "no-bus: "),
        (errno.EACCES, "no-permission: "),
        (errno.EREMOTEIO, "no-sensor: "),
        ("chip", "no-sensor: the chip at 0x29 says 0x10"),
    ],
)
def test_a_sensor_that_fails_is_told_once_and_healed(rig: Rig, fault: object, why: str) -> None:
    rig.teach()
    rig.missing = fault == "missing"
    rig.chip.identity = 0x10 if fault == "chip" else 0x44
    rig.chip.fails = fault if isinstance(fault, int) else None
    rig.dock.start(rig.told.put)
    away = rig.next()
    assert isinstance(away, InputAway)
    assert away.why.startswith(why)
    assert "\n" not in away.why
    until(lambda: len(rig.waits) > 100)
    assert rig.told.empty(), "told once"
    rig.missing, rig.chip.identity, rig.chip.fails = False, 0x44, None
    assert isinstance(rig.next(), InputUp)
    rig.chip.fails = errno.EREMOTEIO
    assert isinstance(rig.next(), InputAway)


def test_a_dock_that_fails_without_reason_says_so_and_goes_on(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rig.teach()
    with monkeypatch.context() as broken:
        broken.setattr(FakeBus, "read_i2c_block_data", lambda *_: [])
        rig.dock.start(rig.told.put)
        assert isinstance(rig.next(), InputUp)
        away = rig.next()
    assert isinstance(away, InputAway)
    assert away.why.startswith("failed: ")
    assert "dock has failed" in caplog.text
    assert isinstance(rig.next(), InputUp)


def test_what_is_not_sure_is_said_to_be_so(rig: Rig) -> None:
    rig.teach()
    rig.dock.start(rig.told.put)
    assert isinstance(rig.next(), InputUp)
    until(lambda: rig.chip.reads > 60)
    rig.dock.want(("red",))
    rig.chip.light = Reading(3000, 1500, 900, 700)
    unsure = rig.next()
    assert isinstance(unsure, InputUnsure)
    assert unsure.why == "unsure"


def test_it_is_read_often_only_while_somebody_waits(rig: Rig) -> None:
    rig.teach()
    rig.dock.start(rig.told.put)
    rig.next()
    until(lambda: len(rig.waits) > 40)
    assert set(rig.waits[-20:]) == {colour_dock.SELDOM_S}
    rig.dock.want(("red",))
    until(lambda: rig.waits[-1] == colour_dock.OFTEN_S)


def test_colours_that_are_alike_are_refused_when_they_are_kept(rig: Rig) -> None:
    for lesson in rig.dock.lessons:
        rig.chip.light = DARK if not lesson else WALLS["red"]
        rig.dock.show(lesson)
    with pytest.raises(InputError, match="look too much alike"):
        rig.dock.keep()


def test_what_was_not_shown_cannot_be_kept(rig: Rig) -> None:
    rig.dock.show("")
    with pytest.raises(InputError, match="dock: red, yellow, green, blue was not shown yet"):
        rig.dock.keep()
    rig.chip.fails = errno.EREMOTEIO
    with pytest.raises(InputError, match="dock: no-sensor: "):
        rig.dock.show("red")


def test_pauses_grow_up_to_a_limit(rig: Rig) -> None:
    rig.teach()
    rig.missing = True
    rig.dock.start(rig.told.put)
    until(lambda: len(rig.waits) >= 7)
    assert rig.waits[:7] == [FIRST_S, 2, 4, 8, 16, MOST_S, MOST_S]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "inputs[0].options.colours is None, must be a list of two or more different colours"),
        ({"colours": ["red"]}, "must be a list of two or more different colours"),
        ({"colours": ["red", "red"]}, "must be a list of two or more different colours"),
        ({"colours": ["red", "blue"], "bus": True}, "inputs[0].options.bus is True, must be the number"),
        ({"colors": ["red", "blue"]}, "unknown key inputs[0].options.colors: right would be colours, bus"),
    ],
)
def test_a_mistake_in_its_options_is_one_line(options: dict[str, object], words: str) -> None:
    with pytest.raises(ConfigError) as caught:
        open_input(InputSpec("dock", "read", lambda: 0, options, source="inputs[0]"))
    assert words in str(caught.value)


def test_without_the_library_the_dock_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "smbus2", None)
    with pytest.raises(MissingError, match=r"install board-companion\[dock\]"):
        open_input(InputSpec("dock", "read", lambda: 0, {"colours": ["red", "blue"]}))


def test_the_library_has_what_is_used_of_it() -> None:
    smbus2 = pytest.importorskip("smbus2")
    for name in ("read_byte_data", "write_byte_data", "read_i2c_block_data", "close"):
        assert callable(getattr(smbus2.SMBus, name))
