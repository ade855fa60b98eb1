"""Several devices as one board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core.model.types import NO_POLES, Heard, Lamp, LinkLost, LinkUp, Poles, SensorFrame
from companion.daemon.loop.devices import EVER_MS, Devices, Wired
from companion.games.malefiz import GAME
from companion.ports.devices import Clock, Emit

CLASSIC = GAME.board("classic")
BLINK = Lamp("red", "blink")


@dataclass
class FakeLink:
    """A `BoardLink` that remembers what it was told to show."""

    device: str
    shown: list[dict[int, Lamp]] = field(default_factory=list)
    emit: Emit | None = None
    closed: bool = False
    confirms: int = 0
    proves: Clock | None = None  # answers each `confirm` at once, at this clock's time

    def start(self, emit: Emit) -> None:
        self.emit = emit

    def show(self, lamps: Mapping[int, Lamp]) -> None:
        self.shown.append(dict(lamps))

    def confirm(self) -> None:
        self.confirms += 1
        if self.proves is not None and self.emit is not None:
            self.emit(Heard(self.device, self.proves()))

    def close(self) -> None:
        self.closed = True


@dataclass(frozen=True)
class FakeMap:
    """Two spots on lines 0 and 1, their lights swapped."""

    board: str
    line_of: Mapping[str, int]
    lit: Mapping[str, int] | None = None

    @property
    def light_of(self) -> Mapping[str, int]:
        if self.lit is not None:
            return self.lit
        return {spot: 1 - line for spot, line in self.line_of.items()}


def table() -> tuple[Devices, FakeLink, FakeLink, FakeLink]:
    west, east, other = FakeLink("west"), FakeLink("east"), FakeLink("other")
    devices = Devices(
        [
            Wired(west, FakeMap("malefiz-classic", {"a1": 0, "b1": 1})),
            Wired(east, FakeMap("malefiz-classic", {"c1": 0, "red:1": 1})),
            Wired(other, FakeMap("malefiz-fast", {"a1": 0, "b1": 1})),
        ]
    )
    return devices, west, east, other


def up(devices: Devices, device: str, bits: int) -> None:
    devices.take(LinkUp(device, 5, "1.0", 2, 2))
    devices.take(SensorFrame(device, 1, 5, bits))


def test_a_board_is_known_once_all_its_own_devices_have_reported() -> None:
    devices, *_ = table()
    assert devices.serves("malefiz-classic")
    assert not devices.serves("labyrinth-big")
    up(devices, "west", 0b01)
    assert not devices.known("malefiz-classic")
    up(devices, "east", 0b10)
    assert devices.known("malefiz-classic")
    assert not devices.known("malefiz-fast")
    assert devices.occupied("malefiz-classic") == {"a1", "red:1"}
    assert devices.levels(CLASSIC) == CLASSIC.mask(["a1", "red:1"])


def test_poles_are_known_where_a_device_tells_them() -> None:
    devices, *_ = table()
    up(devices, "west", 0b11)
    devices.take(LinkUp("east", 5, "1.0", 2, 2, polarity=True))
    devices.take(SensorFrame("east", 1, 5, 0b11, norths=0b01))
    mask = CLASSIC.mask
    assert devices.poles(CLASSIC) == Poles(mask(["c1"]), mask(["red:1"]))
    devices.take(SensorFrame("east", 2, 9, 0b01, norths=0b00))
    assert devices.poles(CLASSIC) == Poles(0, mask(["c1"]))
    devices.take(LinkLost("east", 9, "unplugged: the cable is out"))
    assert devices.poles(CLASSIC) == NO_POLES


def test_a_lost_device_makes_its_board_unknown_until_it_has_reported_again() -> None:
    devices, *_ = table()
    up(devices, "west", 0)
    up(devices, "east", 0)
    devices.take(LinkLost("east", 9, "unplugged: the cable is out"))
    assert not devices.known("malefiz-classic")
    assert [(state.device, state.up, state.why) for state in devices.states][1] == (
        "east",
        False,
        "unplugged: the cable is out",
    )
    devices.take(LinkUp("east", 10, "1.0", 2, 2))
    assert not devices.known("malefiz-classic")
    devices.take(SensorFrame("east", 2, 10, 0))
    assert devices.known("malefiz-classic")


def test_lights_go_to_the_devices_of_the_board_in_play_and_the_others_are_dark() -> None:
    devices, west, east, other = table()
    devices.show("malefiz-classic", {"a1": BLINK, "red:1": BLINK, "q1": BLINK})
    assert (west.shown, east.shown, other.shown) == ([{1: BLINK}], [{0: BLINK}], [{}])
    devices.show("malefiz-classic", {"a1": BLINK, "red:1": BLINK, "q1": BLINK})
    assert len(west.shown) == 1  # what is shown already is not sent again
    devices.take(LinkUp("west", 10, "1.0", 2, 2))
    devices.show("malefiz-classic", {"a1": BLINK, "red:1": BLINK, "q1": BLINK})
    assert len(west.shown) == 2  # a device that comes back is dark


def test_a_device_that_only_lights_a_board_does_not_make_it_wait() -> None:
    reeds, strip = FakeLink("reeds"), FakeLink("strip")
    devices = Devices(
        [
            Wired(reeds, FakeMap("malefiz-classic", {"a1": 0, "b1": 1}, lit={})),
            Wired(strip, FakeMap("malefiz-classic", {}, lit={"a1": 7})),
        ]
    )
    up(devices, "reeds", 0b10)
    assert devices.known("malefiz-classic")
    assert devices.occupied("malefiz-classic") == {"b1"}
    devices.show("malefiz-classic", {"a1": BLINK, "b1": BLINK})
    assert (reeds.shown, strip.shown) == ([{}], [{7: BLINK}])
    devices.take(LinkLost("strip", 9, "unplugged: the cable is out"))
    assert devices.known("malefiz-classic")
    only_lights = Devices([Wired(strip, FakeMap("malefiz-classic", {}, lit={"a1": 7}))])
    assert not only_lights.serves("malefiz-classic")


def test_reports_of_a_slow_device_do_not_turn_time_back() -> None:
    devices, *_ = table()
    devices.take(SensorFrame("east", 1, 500, 0))
    assert devices.at_ms == 500
    devices.take(SensorFrame("west", 1, 470, 0b01))
    assert devices.at_ms == 500
    assert devices.occupied("malefiz-classic") == {"a1"}
    devices.take(SensorFrame("west", 2, 520, 0))
    assert devices.at_ms == 520


def test_starting_and_closing_reach_all_devices() -> None:
    devices, west, east, other = table()
    heard: list[object] = []
    devices.start(heard.append)
    for link in (west, east, other):
        assert link.emit is not None
        link.emit(SensorFrame(link.device, 1, 0, 0))
    devices.close()
    assert len(heard) == 3
    assert west.closed
    assert east.closed
    assert other.closed


def test_the_spots_of_one_chip_fall_silent_together() -> None:
    left = FakeMap("malefiz-classic", {"a1": 0, "b1": 7, "c1": 8})
    right = FakeMap("malefiz-classic", {"red:1": 0, "d1": 15})
    other = FakeMap("malefiz-fast", {"a1": 0})
    devices = Devices(
        [Wired(FakeLink(name), spots) for name, spots in zip("lro", (left, right, other), strict=True)]
    )
    chains = [CLASSIC.names(chain) for chain in devices.chains(CLASSIC)]
    assert chains == [("a1", "b1"), ("c1",), ("red:1",), ("d1",)]


def test_a_board_without_sensors_is_always_known_while_it_is_in_play() -> None:
    devices, *_ = table()
    assert not devices.known("barbarossa")
    devices.play_on("barbarossa")
    assert devices.known("barbarossa")
    assert devices.known_ms("barbarossa") == EVER_MS
    assert devices.spots("barbarossa") == frozenset()
    devices.play_on("malefiz-classic")
    assert not devices.known("barbarossa")
    devices.play_on("malefiz-classic", bare=True)
    assert devices.known("malefiz-classic"), "whoever plays without its sensors need not plug it in"
    assert devices.serves("malefiz-classic")
    assert devices.levels(CLASSIC) == 0
    assert "a1" in devices.spots("malefiz-classic")


def test_poles_under_another_board_hide_none_of_this_one() -> None:
    devices, *_ = table()
    for name in ("other", "east"):
        devices.take(LinkUp(name, 5, "1.0", 2, 2, polarity=True))
        devices.take(SensorFrame(name, 1, 5, 0b01, norths=0b01))
    assert devices.poles(CLASSIC) == Poles(CLASSIC.mask(["c1"]), 0)
