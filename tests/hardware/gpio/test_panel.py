"""The panel on pins: presses, holds, the lit die, tunes; arithmetic by hand, pins on the mock."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Iterator
from importlib.metadata import entry_points
from itertools import pairwise

import pytest

from companion.core.model.errors import ConfigError
from companion.core.model.types import PATTERNS
from companion.ports.panel import TUNES, Face, Panel, PanelAway, PanelEvent, PanelSpec, PanelUp, Press
from hardware.gpio_lamps import RHYTHMS, beat, pulse
from hardware.gpio_panel import (
    BUTTON_BOUNCE_MS,
    FACES,
    GROUP_OF_SEVEN,
    ROLL_MS,
    SHOWN_MS,
    SOUNDS,
    WAITING_TUNES,
    Buttons,
    Die,
    Sound,
    open_panel,
)
from tests.hardware.world import World, world

PATIENCE_S = 30.0
DIE = ["GPIO22", "GPIO23", "GPIO24", "GPIO25"]


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


# --- arithmetic --------------------------------------------------------------------------------


def test_a_press_is_told_once_when_it_has_rested_and_again_when_it_ends() -> None:
    buttons = Buttons(("done", "roll"), {}, 0)
    assert buttons.take([(100, 0b10), (101, 0), (103, 0b10), (110, 0b10)], 110) == []
    assert buttons.deadline_ms() == 103 + BUTTON_BOUNCE_MS
    assert buttons.take([(130, 0b10)], 130) == [Press("roll", "down", 103 + BUTTON_BOUNCE_MS)]
    assert buttons.take([(5000, 0b10)], 5000) == []
    assert buttons.take([(6000, 0), (6100, 0)], 6100) == [Press("roll", "up", 6000 + BUTTON_BOUNCE_MS)]


def test_a_hold_is_told_once_and_only_after_its_time() -> None:
    buttons = Buttons(("shutdown",), {"shutdown": 3000}, 0)
    buttons.take([(0, 1)], 0)
    assert [p.what for p in buttons.take([(20, 1)], 20)] == ["down"]
    assert buttons.deadline_ms() == 3020
    assert buttons.take([(3019, 1)], 3019) == []
    assert buttons.take([(3020, 1)], 3020) == [Press("shutdown", "held", 3020)]
    assert buttons.take([(9000, 1)], 9000) == []
    assert [p.what for p in buttons.take([(9001, 0), (9100, 0)], 9100)] == ["up"]


def test_a_short_press_is_no_hold_also_where_the_thread_comes_late() -> None:
    buttons = Buttons(("shutdown",), {"shutdown": 3000}, 0)
    late = buttons.take([(0, 1), (500, 1), (1000, 0), (8000, 0)], 8000)
    assert [(p.what, p.at_ms) for p in late] == [("down", 20), ("up", 1020)]
    late = buttons.take([(9000, 1), (9500, 1), (13000, 0), (15000, 0)], 15000)
    assert [(p.what, p.at_ms) for p in late] == [("down", 9020), ("held", 12020), ("up", 13020)]


def test_a_button_that_is_stuck_at_the_start_is_no_press() -> None:
    buttons = Buttons(("done",), {"done": 100}, 1)
    assert buttons.take([(5000, 1)], 5000) == []
    assert [p.what for p in buttons.take([(5001, 0), (5100, 0)], 5100)] == ["up"]


def test_the_die_rolls_shows_its_number_for_a_while_and_then_what_is_to_be_moved() -> None:
    die = Die()
    assert die.number(Face(die=3), 0) == (3, None)
    rolled = Face(die=5, thrown=1, number=5)
    seen = [die.number(rolled, now)[0] for now in range(1000, 1000 + ROLL_MS, 10)]
    assert len(set(seen)) == 6
    assert die.number(rolled, 1000 + ROLL_MS)[0] == 5
    gone = Face(die=0, thrown=1, number=5)
    assert die.number(gone, 1000 + ROLL_MS + SHOWN_MS - 1) == (5, 1000 + ROLL_MS + SHOWN_MS)
    assert die.number(gone, 1000 + ROLL_MS + SHOWN_MS) == (0, None)


def test_a_number_that_is_told_meanwhile_is_shown_at_once() -> None:
    die = Die()
    die.number(Face(die=5, thrown=1, number=5), 0)
    assert die.number(Face(die=2, thrown=1, number=5), ROLL_MS) == (2, None)


def test_faces_have_as_many_lights_as_their_number_and_the_centre_where_it_is_odd() -> None:
    for number, groups in FACES.items():
        lit = [light for light, group in enumerate(GROUP_OF_SEVEN) if group in groups]
        assert len(lit) == number
        assert (3 in lit) == bool(number % 2)
        assert lit == [6 - light for light in reversed(lit)]  # the same upside down


def test_tunes_sound_one_after_the_other_and_a_heap_of_them_is_cut() -> None:
    sound = Sound()
    for _ in range(WAITING_TUNES + 3):
        sound.add("refused")
    on_ms = sum(sound.now(now)[0] for now in range(10_000))
    assert on_ms == WAITING_TUNES * sum(SOUNDS["refused"][::2])
    assert sound.now(10_000) == (False, None)
    with pytest.raises(KeyError):
        sound.add("hum")


def test_each_tune_is_short_ends_in_silence_and_differs_from_the_others() -> None:
    assert set(SOUNDS) == set(TUNES)
    assert len({tuple(rhythm) for rhythm in SOUNDS.values()}) == len(SOUNDS)
    for rhythm in SOUNDS.values():
        assert len(rhythm) % 2 == 0
        assert sum(rhythm) <= 2000


def test_rhythms_are_those_of_the_wire_and_flash_at_most_three_times_a_second() -> None:
    assert set(RHYTHMS) == {*PATTERNS, "rest"}
    a_second = {"steady": 0, "breathe": 0.5, "blink": 1, "double": 2 / 1.5, "quick": 2.5, "off": 0}
    for pattern, flashes in a_second.items():
        lit = [pulse(pattern, now)[0] for now in range(30_000)]
        rises = sum(now and not before for before, now in pairwise(lit))
        assert abs(rises / 30 - flashes) <= 0.1, pattern
        assert flashes <= 3


def test_a_rhythm_says_how_long_it_stays_and_when_it_is_over() -> None:
    assert beat((10, 20), 0) == (True, 10)
    assert beat((10, 20), 12) == (False, 18)
    with pytest.raises(ValueError, match="over"):
        beat((10, 20), 30)


# --- pins --------------------------------------------------------------------------------------


class Rig:
    """A panel on a world of mock pins."""

    def __init__(self, pins: World) -> None:
        self.pins = pins
        self.presses: queue.Queue[Press] = queue.Queue()
        self.told: list[PanelEvent] = []  # how it is
        self.panel: Panel | None = None

    def take(self, event: PanelEvent) -> None:
        """What it tells."""
        if isinstance(event, Press):
            self.presses.put(event)
        else:
            self.told.append(event)

    def open(self, **wired: object) -> Panel:
        (entry,) = entry_points(group="companion.panels", name="gpio")
        panel: Panel = entry.load()(PanelSpec(clock_ms, factory="mock", **wired))  # type: ignore[arg-type]
        self.panel = panel
        return panel

    def until_lit(self, *wanted: str) -> None:
        until = time.monotonic() + PATIENCE_S
        while self.pins.lit() != set(wanted):
            assert time.monotonic() < until, f"lit are {set(self.pins.lit())}"
            threading.Event().wait(0.005)


@pytest.fixture
def rig() -> Iterator[Rig]:
    with world() as pins:
        made = Rig(pins)
        yield made
        if made.panel:
            made.panel.close()


def press(rig: Rig, pin: str, ms: int = 60) -> None:
    rig.pins.ground(pin, True)
    threading.Event().wait(ms / 1000)
    rig.pins.ground(pin, False)


@pytest.mark.slow
def test_buttons_are_told_by_name(rig: Rig) -> None:
    panel = rig.open(buttons={"done": "GPIO5", "seats.red": "GPIO6"}, hold_ms={"done": 150})
    panel.start(rig.take)
    assert panel.fault(PATIENCE_S) == ""
    press(rig, "GPIO6")
    got = [rig.presses.get(timeout=PATIENCE_S) for _ in range(2)]
    press(rig, "GPIO5", 300)
    got += [rig.presses.get(timeout=PATIENCE_S) for _ in range(3)]
    assert [(p.button, p.what) for p in got] == [
        ("seats.red", "down"),
        ("seats.red", "up"),
        ("done", "down"),
        ("done", "held"),
        ("done", "up"),
    ]


def test_the_status_light_and_the_die_burn_and_all_is_dark_after_the_end(rig: Rig) -> None:
    before = threading.active_count()
    panel = rig.open(status="GPIO12", die=tuple(DIE), buzzer="GPIO13")
    panel.show(Face("steady", 3))
    panel.start(rig.take)
    rig.until_lit("GPIO12", DIE[0], DIE[1])
    panel.show(Face("steady", 6))
    rig.until_lit("GPIO12", DIE[1], DIE[2], DIE[3])
    panel.close()
    panel.close()
    assert rig.pins.lit() == frozenset()
    assert not any(rig.pins.pin(pin).state for pin in ("GPIO12", "GPIO13", *DIE))
    assert {pin.function for pin in rig.pins.pins.values()} == {"input"}
    assert threading.active_count() == before


def test_a_number_that_no_dots_can_show_leaves_the_die_dark(rig: Rig) -> None:
    panel = rig.open(status="GPIO12", die=tuple(DIE))
    panel.start(rig.take)
    panel.show(Face("steady", 6))
    rig.until_lit("GPIO12", DIE[1], DIE[2], DIE[3])
    panel.show(Face("steady", 8))
    rig.until_lit("GPIO12")


def test_seven_pins_make_a_die_too(rig: Rig) -> None:
    pins = [f"GPIO{n}" for n in range(2, 9)]
    panel = rig.open(die=tuple(pins))
    panel.start(rig.take)
    panel.show(Face("off", 5))
    rig.until_lit(pins[0], pins[1], pins[3], pins[5], pins[6])


@pytest.mark.slow
def test_a_tune_is_heard_in_its_rhythm(rig: Rig) -> None:
    panel = rig.open(buzzer="GPIO13")
    panel.start(rig.take)
    assert panel.fault(PATIENCE_S) == ""
    rig.pins.pin("GPIO13").clear_states()
    panel.play("captured")
    threading.Event().wait(1.5)
    rig.pins.pin("GPIO13").assert_states([False, True, False, True, False, True, False, True, False])
    assert len(rig.pins.pin("GPIO13").states) == 9


def test_an_edge_lost_on_a_button_is_found_by_looking(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardware.gpio_panel.LOOK_MS", 50)
    panel = rig.open(buttons={"done": "GPIO5"})
    panel.start(rig.take)
    assert panel.fault(PATIENCE_S) == ""
    rig.pins.pin("GPIO5").edges = "none"
    rig.pins.ground("GPIO5", True)
    assert rig.presses.get(timeout=PATIENCE_S).what == "down"


def test_pins_without_edges_are_scanned(rig: Rig) -> None:
    rig.pins.deaf = True
    panel = rig.open(buttons={"done": "GPIO5"})
    panel.start(rig.take)
    assert panel.fault(PATIENCE_S) == ""
    rig.pins.ground("GPIO5", True)
    assert rig.presses.get(timeout=PATIENCE_S).what == "down"


@pytest.mark.slow
def test_pins_that_cannot_be_had_are_told_once_and_tried_again(
    rig: Rig, caplog: pytest.LogCaptureFixture
) -> None:
    rig.pins.broken = "'can not open gpiochip'"
    panel = rig.open(buttons={"done": "GPIO5"}, status="GPIO12")
    panel.show(Face("steady"))
    panel.start(rig.take)
    assert panel.fault(PATIENCE_S) == "no-permission: can not open gpiochip; add this user to the group gpio"
    threading.Event().wait(0.4)
    assert len(caplog.records) == 1
    rig.pins.broken = ""
    rig.until_lit("GPIO12")
    assert panel.fault(0) == ""
    away, up = rig.told
    assert isinstance(away, PanelAway)
    assert away.why.startswith("no-permission: ")
    assert isinstance(up, PanelUp)


@pytest.mark.parametrize(
    ("wired", "text"),
    [
        (
            {"die": ("GPIO2", "GPIO3")},
            "panel.die: 2 pins, must be 4 (centre, two diagonals, middle row) or 7",
        ),
        (
            {"buzzer": "GPIO2", "status": "GPIO2"},
            "panel: GPIO2 is used for buzzer and for status; each pin once",
        ),
        ({"buttons": {"done": "GPIO2"}, "die": ("GPIO2", "GPIO3", "GPIO4", "GPIO5")}, "for done and for die"),
        ({"factory": "auto"}, 'panel: factory = "auto": this machine is no Raspberry Pi'),
    ],
)
def test_what_cannot_be_is_one_line(wired: dict[str, object], text: str) -> None:
    with pytest.raises(ConfigError) as caught:
        open_panel(PanelSpec(clock_ms, **{"factory": "mock", **wired}))  # type: ignore[arg-type]
    assert text in str(caught.value)
