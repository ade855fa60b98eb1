"""How the link survives: losses by name, restarts, bad lines; on a clock that is moved by hand."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, strategies as st

from companion.core.model.types import Heard, Lamp, LinkLost, LinkUp, SensorFrame
from firmware_bridge.link import Link
from firmware_bridge.messages import Kind, code_of
from tests.firmware_bridge.noise import Noise
from tests.firmware_bridge.wire.rig import (
    Line,
    Rig,
    clean_rig,
    hello,
    make_device,
    report,
    said,
    up_link,
)

RED = Lamp("red", "steady")


# --- being lost ------------------------------------------------------------------------------


def test_a_device_that_falls_silent_is_lost_after_two_seconds_once() -> None:
    link = up_link()
    assert link.feed(b"", 2019) == []
    (lost,) = link.feed(b"", 2020)
    assert isinstance(lost, LinkLost)
    assert lost.why.startswith("silent: ")
    assert [event for now_ms in range(2021, 9000, 10) for event in link.feed(b"", now_ms)] == []
    assert link.poll(9000) == b""
    link.feed(said(Kind.HEARTBEAT, 7, 9), 9001)
    assert link.poll(9001) == said(Kind.HELLO_REQUEST, 0, 42, b"\x01")


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
    for now_ms in range(250, 3000, 250):
        assert link.feed(hello(0, **says), now_ms) == []
        assert link.poll(now_ms) == b""
    assert link.feed(hello(0, **says), 3010) == []
    assert link.poll(3010) == b"\0" + said(Kind.HELLO_REQUEST, 0, 42, b"\x01")
    assert link.feed(hello(42, **says), 3020) == []
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


# --- bad lines -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.sampled("seed", range(6), sample=2)
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
    assert rig.link.counts.missed == 0
    assert rig.link.counts.damaged > 10
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


@pytest.mark.slow
@pytest.mark.sampled("seed", range(4), sample=1)
@pytest.mark.parametrize(
    "noise",
    [{"lose": 0.01}, {"double": 0.01}, {"flip": 0.01}, {"flip": 0.01, "lose": 0.005, "double": 0.005}],
    ids=["lost", "doubled", "flipped", "all three"],
)
def test_bytes_that_are_lost_doubled_or_flipped_cost_no_touch(noise: dict[str, float], seed: int) -> None:
    rng = random.Random(seed)
    up, down = (Line(rng, noise=Noise(seed + i, **noise)) for i in range(2))
    rig = Rig(make_device(), up, down)
    rig.link.opened(0)
    rig.run(2000)
    levels, wanted = 0, [0]
    for _ in range(60):
        levels ^= 1 << rng.randrange(132)
        wanted.append(levels)
        rig.device.levels(levels, rig.now_ms)
        rig.run(rig.now_ms + rng.choice((30, 100, 400)))
    rig.run(rig.now_ms + 2000)
    assert rig.pictures == wanted
    assert rig.changes == ["up"]
    assert rig.link.counts.damaged > 3


@pytest.mark.slow
@pytest.mark.parametrize("flip", [0.0, 0.01])
def test_proof_never_comes_before_the_change_that_it_would_deny(flip: float) -> None:
    rng = random.Random(5)
    rig = Rig(make_device(), Line(rng, flip, 0.03), Line(rng, flip, 0.03))
    rig.link.opened(0)
    rig.run(1500)
    levels, accepted, proofs = 0, [(0, 0)], 0
    for _ in range(150):
        start = len(rig.events)
        levels ^= 1 << rng.randrange(132)
        rig.device.levels(levels, rig.now_ms)
        accepted.append((rig.now_ms + 5, levels))
        rig.run(rig.now_ms + rng.randrange(3, 120))
        rig.link.confirm(rig.now_ms)
        rig.run(rig.now_ms + rng.randrange(3, 120))
        seen = [event for event in rig.events[:start] if isinstance(event, SensorFrame)][-1].bits
        for event in rig.events[start:]:
            if isinstance(event, SensorFrame):
                seen = event.bits
            elif isinstance(event, Heard):
                proofs += 1
                # The newest change accepted by then has been read, or an even newer one.
                newest = max(i for i, (at_ms, _) in enumerate(accepted) if at_ms < event.at_ms)
                assert seen in [bits for _, bits in accepted[newest:]]
    assert proofs > 100


# --- restarts in disguise --------------------------------------------------------------------


def test_a_device_that_restarts_with_the_same_session_number_is_read_anew() -> None:
    rig = clean_rig()
    rig.run(5000)
    for when in (5000, 5100, 5200):
        rig.device.levels(1 << when, when)
        rig.run(when + 100)
    rig.device = make_device(session=7, now_ms=5300, levels=0b11)
    rig.run(5600)
    rig.device.levels(0b111, 5600)
    rig.run(5700)
    last = [event for event in rig.events if isinstance(event, SensorFrame)][-1]
    assert last.bits == 0b111
    assert 5600 <= last.at_ms <= 5620  # its clock began anew
    assert rig.link.up


def test_the_hello_of_the_running_conversation_once_more_costs_no_report() -> None:
    link = up_link()
    assert link.feed(hello(41), 30) == []
    assert link.poll(30) == b""
    assert [event.bits for event in link.feed(report(2, 1), 40) if isinstance(event, SensorFrame)] == [1]


@pytest.mark.parametrize(("next_report", "at_ms"), [(1, 1010), (0, 30)])
def test_a_late_one_or_one_that_names_an_earlier_report_begins_a_new_conversation(
    next_report: int, at_ms: int
) -> None:
    link = up_link()
    link.feed(said(Kind.HEARTBEAT, 7, 1), 900)
    link.feed(hello(41, next_report=next_report), at_ms)
    assert said(Kind.HELLO_REQUEST, 0, 42, b"\x01") in link.poll(at_ms + 100)


def test_told_times_do_not_go_back_over_conversations() -> None:
    link = up_link()
    events = link.feed(report(2, 1, at_ms=100), 1000)
    link.feed(hello(0), 1100)
    link.poll(1100)
    link.feed(hello(42, next_report=3), 1101)
    events += link.feed(report(3, 0, at_ms=100_000), 1102)
    times = [event.at_ms for event in events if isinstance(event, SensorFrame)]
    assert times == sorted(times)


# --- missing reports -------------------------------------------------------------------------


def test_reports_that_came_before_a_missing_one_need_not_come_again() -> None:
    link = up_link()
    for number in (3, 5, 4, 7):
        assert link.feed(report(number, number, first=False), 30) == []
    events = link.feed(report(2, 2, first=True), 90)
    assert [event.bits for event in events if isinstance(event, SensorFrame)] == [2, 3, 4, 5]
    assert link.poll(90) == said(Kind.STATE_ACK, 7, 5)
    events = link.feed(report(6, 6, first=False), 100)
    assert [(event.sequence, event.bits) for event in events if isinstance(event, SensorFrame)] == [
        (6, 6),
        (7, 7),
    ]
    assert link.counts.missed == 0


def test_reports_kept_from_an_earlier_conversation_are_not_believed() -> None:
    link = up_link()
    link.feed(report(3, 0b11, first=False), 30)
    link.feed(hello(0), 40)
    link.poll(101)
    link.feed(hello(42, next_report=2), 110)
    events = link.feed(report(2, 0b10), 120)
    assert [event.bits for event in events if isinstance(event, SensorFrame)] == [0b10]


def test_far_too_new_reports_are_not_kept() -> None:
    link = up_link()
    link.feed(b"".join(report(number, 1, first=False) for number in range(10, 60)), 30)
    events = link.feed(report(2, 2), 40)
    assert [event.bits for event in events if isinstance(event, SensorFrame)] == [2]
