"""The host end, alone and against the device end, on a clock that is moved by hand."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.types import Lamp, LinkLost, LinkUp, SensorFrame
from companion.ports import LinkEvent
from firmware_bridge.device import Device
from firmware_bridge.frames import Decoder, Frame, encode
from firmware_bridge.link import DeviceClock, Link
from firmware_bridge.messages import Hello, Kind, State, code_of
from tests.bridge.wire_rig import Line, make_device

RED = Lamp("red", "steady")


@dataclass
class Rig:
    """A host and a device joined by two lines, stepped ms by ms."""

    device: Device
    up: Line
    down: Line
    link: Link = field(default_factory=lambda: Link("main", nonce=40))
    events: list[LinkEvent] = field(default_factory=list)
    now_ms: int = 0

    def run(self, until_ms: int) -> None:
        while self.now_ms < until_ms:
            self.now_ms += 1
            now_ms = self.now_ms
            for data in self.down.arrived(now_ms):
                self.device.feed(data, now_ms)
            self.up.send(self.device.poll(now_ms), now_ms)
            for data in self.up.arrived(now_ms):
                self.events += self.link.feed(data, now_ms)
            self.events += self.link.feed(b"", now_ms)
            self.down.send(self.link.poll(now_ms), now_ms)

    @property
    def pictures(self) -> list[int]:
        """The levels of all reports, repeats of the same picture left out."""
        bits = [event.bits for event in self.events if isinstance(event, SensorFrame)]
        return [b for i, b in enumerate(bits) if i == 0 or b != bits[i - 1]]

    @property
    def changes(self) -> list[str]:
        """Ups and losses, as one word each."""
        return [
            "up" if isinstance(event, LinkUp) else event.why.split(":")[0]
            for event in self.events
            if isinstance(event, LinkUp | LinkLost)
        ]


def clean_rig() -> Rig:
    rng = random.Random(0)
    rig = Rig(make_device(), Line(rng), Line(rng))
    rig.link.opened(0)
    return rig


def said(kind: Kind, session: int, sequence: int, payload: bytes = b"") -> bytes:
    return encode(Frame(kind, session, sequence, payload))


def hello(nonce: int, session: int = 7, **kwargs: int) -> bytes:
    text = {"lines": 10, "lights": 40, "firmware": "t"} | kwargs
    return said(Kind.HELLO, session, nonce, Hello(**text).pack())  # type: ignore[arg-type]


def report(number: int, levels: int, at_ms: int = 0, *, first: bool = True, session: int = 7) -> bytes:
    return said(Kind.STATE, session, number, State(at_ms, levels, first).pack(10))


def greeted_link() -> Link:
    link = Link("main", nonce=40)
    link.opened(0)
    link.poll(0)
    assert link.feed(hello(41), 10) == []
    return link


def up_link() -> Link:
    link = greeted_link()
    assert [type(event) for event in link.feed(report(1, 5), 20)] == [LinkUp, SensorFrame]
    link.poll(20)
    return link


# --- coming up -------------------------------------------------------------------------------


def test_the_link_is_up_only_after_hello_and_the_first_whole_report() -> None:
    link = greeted_link()
    assert link.feed(said(Kind.HEARTBEAT, 7, 1), 15) == []
    assert not link.up
    assert link.feed(report(1, 0b101, 900), 20) == [
        LinkUp("main", 20, "t", 10, 40),
        SensorFrame("main", 1, 20, 0b101),
    ]


def test_opening_asks_at_once_and_again_each_half_second_with_the_same_nonce() -> None:
    link = Link("main", nonce=40)
    link.opened(5)
    request = said(Kind.HELLO_REQUEST, 0, 41, b"\x01")
    assert link.poll(5) == b"\0" + request
    assert link.poll(504) == b""
    assert link.poll(505) == request


def test_an_unasked_hello_is_answered_by_asking_but_not_more_than_ten_times_a_second() -> None:
    link = Link("main", nonce=40)
    link.opened(0)
    link.poll(0)
    asked = 0
    for now_ms in range(1, 1000):
        link.feed(hello(0), now_ms)
        asked += len(link.poll(now_ms)) > 0
    assert asked == 9


def test_a_report_before_hello_or_of_another_session_is_no_reading() -> None:
    link = Link("main", nonce=40)
    link.opened(0)
    assert link.feed(report(1, 1), 1) == []
    link = up_link()
    assert link.feed(report(2, 1, session=8), 30) == []
    assert link.poll(110) == said(Kind.HELLO_REQUEST, 0, 42, b"\x01")


# --- reports ---------------------------------------------------------------------------------


def test_a_report_that_comes_twice_is_read_once_and_acknowledged_twice() -> None:
    link = up_link()
    assert [event.bits for event in link.feed(report(2, 1), 30) if isinstance(event, SensorFrame)] == [1]
    assert link.poll(30).startswith(said(Kind.STATE_ACK, 7, 2))
    assert link.feed(report(2, 1), 90) == []
    assert link.poll(90) == said(Kind.STATE_ACK, 7, 2)


def test_a_report_after_a_missing_one_waits_for_it() -> None:
    link = up_link()
    assert link.feed(report(3, 3, first=False), 30) == []
    assert link.poll(30) == said(Kind.STATE_ACK, 7, 1)
    events = link.feed(report(2, 2) + report(3, 3, first=False), 90)
    assert [event.bits for event in events if isinstance(event, SensorFrame)] == [2, 3]
    assert link.lost_reports == 0


def test_a_gap_that_the_device_cannot_fill_is_counted_and_the_newest_state_read() -> None:
    link = up_link()
    events = link.feed(report(9, 9, first=True), 30)
    assert [event.bits for event in events if isinstance(event, SensorFrame)] == [9]
    assert link.lost_reports == 7


def test_a_stale_report_is_no_reading() -> None:
    link = up_link()
    link.feed(report(2, 2), 30)
    assert link.feed(report(1, 5) + report(65535, 7), 40) == []


def test_numbers_go_on_over_the_wrap_and_are_told_without_it() -> None:
    link = Link("main", nonce=40)
    link.opened(0)
    link.poll(0)
    link.feed(hello(41, next_report=65535), 1)
    events = link.feed(b"".join(report(n % 65536, n & 7) for n in (65535, 65536, 65537)), 5)
    assert [event.sequence for event in events if isinstance(event, SensorFrame)] == [1, 2, 3]
    assert link.lost_reports == 0


@pytest.mark.parametrize("payload", [b"", b"\0" * 6, b"\0" * 8, b"\0\0\0\0\1\0\4"])
def test_a_report_of_the_wrong_length_or_with_unknown_lines_is_no_reading(payload: bytes) -> None:
    link = up_link()
    assert link.feed(said(Kind.STATE, 7, 2, payload), 30) == []
    assert link.rejected == 1


# --- being lost ------------------------------------------------------------------------------


def test_a_device_that_falls_silent_is_lost_after_two_seconds_once() -> None:
    link = up_link()
    assert link.feed(b"", 2019) == []
    (lost,) = link.feed(b"", 2020)
    assert isinstance(lost, LinkLost)
    assert lost.why.startswith("silent: ")
    assert [event for now_ms in range(2021, 9000, 10) for event in link.feed(b"", now_ms)] == []
    assert link.poll(9000) == said(Kind.HELLO_REQUEST, 0, 42, b"\x01")


@pytest.mark.parametrize(
    ("data", "name"),
    [(b"", "no-answer"), (b"login: ", "wrong-device"), (said(Kind.HOST_HEARTBEAT, 7, 1), "wrong-device")],
)
def test_whoever_does_not_say_hello_within_three_seconds_is_named(data: bytes, name: str) -> None:
    link = Link("main", nonce=40)
    link.opened(0)
    assert link.feed(data, 100) == []
    assert link.feed(b"", 2999) == []
    (lost,) = link.feed(b"", 3000)
    assert isinstance(lost, LinkLost)
    assert lost.why.startswith(f"{name}: ")


@pytest.mark.parametrize(
    ("says", "name"), [({"protocol": 2}, "wrong-version"), ({"lines": 161}, "wrong-device")]
)
def test_a_device_that_cannot_be_talked_to_is_named_once_and_asked_again(
    says: dict[str, int], name: str
) -> None:
    link = Link("main", nonce=40)
    link.opened(0)
    link.poll(0)
    (lost,) = link.feed(hello(41, **says), 10)
    assert isinstance(lost, LinkLost)
    assert lost.why.startswith(f"{name}: ")
    assert link.feed(hello(0, **says), 1000) == []
    assert link.poll(1000) == said(Kind.HELLO_REQUEST, 0, 42, b"\x01")
    assert link.feed(hello(42, **says), 1010) == []
    assert link.feed(b"", 60_000) == []


def test_a_lost_port_is_told_once_however_often_it_cannot_be_opened() -> None:
    link = up_link()
    assert [event.why for event in link.closed("unplugged", "gone", 30) if isinstance(event, LinkLost)] == [
        "unplugged: gone"
    ]
    assert link.closed("no-port", "not there", 130) == []
    assert link.closed("no-port", "not there", 330) == []
    assert len(link.closed("busy-port", "in use", 730)) == 1
    assert link.feed(report(2, 1), 800) == []
    assert link.poll(800) == b""


def test_a_restart_is_told_before_the_link_is_up_again() -> None:
    rig = clean_rig()
    rig.run(300)
    rig.device = make_device(session=8, now_ms=300, levels=0b11)
    rig.run(600)
    assert rig.changes == ["up", "restarted", "up"]
    assert rig.pictures == [0, 0b11]


def test_after_a_restart_reports_have_the_time_of_the_new_session() -> None:
    rig = clean_rig()
    rig.run(5000)
    rig.device = make_device(session=8, now_ms=5000)
    rig.run(5500)
    rig.device.levels(1, 5500)
    rig.run(5600)
    last = rig.events[-1]
    assert isinstance(last, SensorFrame)
    assert 5500 <= last.at_ms <= 5520


def test_half_a_frame_from_before_the_port_was_lost_spoils_nothing_after() -> None:
    link = up_link()
    link.feed(report(2, 1)[:9], 30)
    link.closed("unplugged", "gone", 31)
    link.opened(40)
    link.feed(hello(42), 41)
    assert [type(event) for event in link.feed(report(1, 3), 42)] == [LinkUp, SensorFrame]


def test_a_device_that_resets_in_mid_frame_is_up_again() -> None:
    rig = clean_rig()
    rig.run(300)
    rig.device.levels(1, 300)
    rig.events += rig.link.feed(rig.device.poll(305)[:20], 305)
    rig.device = make_device(session=8, now_ms=306, levels=0b10)
    rig.run(700)
    assert rig.changes == ["up", "restarted", "up"]
    assert rig.pictures == [0, 0b10]


def test_a_stale_report_from_before_a_reset_is_no_reading() -> None:
    rig = clean_rig()
    rig.run(100)
    rig.device.levels(0b1000, 100)
    stale = rig.device.poll(105)
    rig.device = make_device(session=8, now_ms=106)
    rig.run(400)
    before = len(rig.pictures)
    assert rig.link.feed(stale, 400) == []
    rig.run(1000)
    assert rig.changes == ["up", "restarted", "up"]
    assert len(rig.pictures) == before


def test_a_device_that_has_heard_nothing_for_long_is_lit_again() -> None:
    rig = clean_rig()
    rig.link.show({3: RED})
    rig.run(300)
    assert rig.device.codes[3] == code_of(RED)
    rig.down, heard = Line(random.Random(0), lose=1), rig.down
    rig.run(3600)
    assert not any(rig.device.codes)
    rig.down = heard
    rig.run(4900)
    assert rig.device.codes[3] == code_of(RED)
    assert rig.changes == ["up"]


# --- lights ----------------------------------------------------------------------------------


def lights_in(data: bytes) -> list[tuple[int, int]]:
    return [(f.sequence, f.payload[0]) for f in Decoder().feed(data) if f.kind == Kind.LIGHTS]


def test_lights_are_sent_whole_after_hello_and_again_until_acknowledged() -> None:
    link = greeted_link()
    assert lights_in(link.poll(20)) == [(1, 0), (2, 1)]
    link.feed(said(Kind.LIGHTS_ACK, 7, 1, b"\0"), 30)
    assert lights_in(link.poll(119)) == []
    assert lights_in(link.poll(120)) == [(2, 1)]
    link.feed(said(Kind.LIGHTS_ACK, 7, 2, b"\1"), 130)
    assert lights_in(link.poll(900)) == []
    assert link.lights_done


def test_only_the_chunk_that_changed_is_sent_and_only_the_newest_wish() -> None:
    link = up_link()
    link.feed(said(Kind.LIGHTS_ACK, 7, 1, b"\0") + said(Kind.LIGHTS_ACK, 7, 2, b"\1"), 30)
    link.show({35: RED})
    assert not link.lights_done
    assert link.deadline_ms(40) == 40
    assert lights_in(link.poll(40)) == [(3, 1)]
    for light in (36, 37, 38):
        link.show({light: RED})
        assert lights_in(link.poll(50)) == []
    (done,) = [f for f in Decoder().feed(link.poll(140)) if f.kind == Kind.LIGHTS]
    assert (done.sequence, done.payload.hex()) == (4, "010000000000001200")
    link.feed(said(Kind.LIGHTS_ACK, 7, 3, b"\1"), 150)
    assert not link.lights_done


def test_lights_that_no_device_can_have_are_refused_and_those_that_this_one_has_not_left_out() -> None:
    link = up_link()
    with pytest.raises(ValueError, match="light 160"):
        link.show({160: RED})
    link.show({159: RED})
    assert all(chunk < 2 for _, chunk in lights_in(link.poll(500)))


# --- time ------------------------------------------------------------------------------------


def test_two_changes_keep_their_distance_even_when_they_arrive_together() -> None:
    link = up_link()
    link.feed(report(2, 0, at_ms=1000), 1020)
    events = link.feed(report(3, 1, at_ms=1500) + report(4, 0, at_ms=1560), 1800)
    frames = [event for event in events if isinstance(event, SensorFrame)]
    assert frames[1].at_ms - frames[0].at_ms == 60
    assert frames[1].at_ms <= 1590


@pytest.mark.parametrize("drift", [-0.005, 0.0, 0.005])
def test_a_resonator_that_is_half_a_percent_off_costs_at_most_twenty_milliseconds(drift: float) -> None:
    clock, rng, errors = DeviceClock(), random.Random(1), []
    for true_ms in range(0, 3_600_000, 1000):
        arrival = true_ms + 4 + (20 if rng.random() < 0.1 else rng.randrange(2))
        errors.append(clock.host_ms(int(true_ms * (1 + drift)) % 2**32, arrival) - true_ms)
    assert min(errors) >= -1
    assert sorted(errors)[len(errors) * 98 // 100] <= 20


@given(st.lists(st.tuples(st.integers(0, 2**32 - 1), st.integers(0, 5000)), max_size=30))
def test_told_times_never_go_back_and_are_never_in_the_future(steps: list[tuple[int, int]]) -> None:
    clock, now_ms, before = DeviceClock(), 10_000, 0
    for device_ms, later in steps:
        now_ms += later
        told = clock.host_ms(device_ms, now_ms)
        assert before <= told <= now_ms
        before = told


# --- bad lines -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_on_a_line_that_spoils_loses_and_doubles_all_touches_arrive_in_order(seed: int) -> None:
    rng = random.Random(seed)
    rig = Rig(make_device(), Line(rng, 0.01, 0.03, 0.03), Line(rng, 0.01, 0.03, 0.03))
    rig.link.opened(0)
    rig.run(2000)
    levels, wanted = 0, [0]
    for _ in range(60):
        levels ^= 1 << rng.randrange(132)
        wanted.append(levels)
        rig.device.levels(levels, rig.now_ms)
        rig.link.show({rng.randrange(132): RED for _ in range(5)})
        rig.run(rig.now_ms + rng.choice((8, 30, 100, 400)))
    last = dict.fromkeys(range(0, 132, 7), RED)
    rig.link.show(last)
    rig.run(rig.now_ms + 3000)
    assert rig.pictures == wanted
    assert rig.changes == ["up"]
    assert rig.link.lost_reports == 0
    assert rig.link.rejected > 10
    assert rig.link.lights_done
    assert rig.device.codes == bytes(code_of(RED) if i in last else 0 for i in range(132))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_on_a_terrible_line_with_resets_no_picture_is_read_that_never_was(seed: int) -> None:
    rng = random.Random(seed)
    rig = Rig(make_device(), Line(rng, 0.03, 0.1, 0.1), Line(rng, 0.03, 0.1, 0.1))
    rig.link.opened(0)
    levels, real, session = 0, {0}, 7
    for step in range(150):
        levels ^= 1 << rng.randrange(132)
        real.add(levels)
        rig.device.levels(levels, rig.now_ms)
        if step % 50 == 49:
            session += 1
            rig.device = make_device(session=session, now_ms=rig.now_ms, levels=levels)
        rig.run(rig.now_ms + rng.choice((8, 30, 100)))
    rig.up, rig.down = Line(rng), Line(rng)
    rig.run(rig.now_ms + 4000)
    assert set(rig.pictures) <= real
    assert rig.pictures[-1] == levels
    assert rig.link.up


@given(st.lists(st.binary(max_size=80), max_size=20))
def test_arbitrary_bytes_give_no_event_and_crash_neither_end(pieces: list[bytes]) -> None:
    link, device = up_link(), make_device()
    for now_ms, piece in enumerate(pieces, start=30):
        assert link.feed(piece, now_ms) == []
        link.poll(now_ms)
        device.feed(piece, now_ms)
        device.poll(now_ms)
