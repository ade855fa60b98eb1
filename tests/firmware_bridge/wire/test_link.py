"""The host end, alone and against the device end, on a clock that is moved by hand."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, strategies as st

from companion.core.model.types import Lamp, LinkUp, SensorFrame
from firmware_bridge.frames import Decoder, ahead
from firmware_bridge.lamps import Lamps
from firmware_bridge.link import Link
from firmware_bridge.messages import Kind
from firmware_bridge.reports import DeviceClock
from tests.firmware_bridge.wire.rig import greeted_link, hello, report, said, up_link

RED = Lamp("red", "steady")


# --- coming up -------------------------------------------------------------------------------


def test_the_link_is_up_only_after_hello_and_the_first_whole_report() -> None:
    link = greeted_link()
    assert link.feed(said(Kind.HEARTBEAT, 7, 1), 15) == []
    assert not link.up
    assert link.feed(report(1, 0b101, 900), 20) == [
        LinkUp("main", 20, "t", 10, 40),
        SensorFrame("main", 1, 20, 0b101),
    ]


REQUEST = said(Kind.HELLO_REQUEST, 0, 41, b"\x01")


def test_the_host_says_nothing_before_it_has_heard_a_byte() -> None:
    link = Link("main", nonce=40)
    link.opened(0)
    for now_ms in range(0, 10_000, 10):
        link.feed(b"", now_ms)
        assert link.poll(now_ms) == b""
        assert link.deadline_ms(now_ms) > now_ms
    link.feed(b"?", 10_000)
    assert link.poll(10_000) == b"\0" + REQUEST


def test_whoever_says_what_is_no_frame_is_asked_each_half_second() -> None:
    link = Link("main", nonce=40)
    link.opened(0)
    asked = []
    for now_ms in range(5, 2000):
        link.feed(b"?", now_ms)
        if REQUEST in link.poll(now_ms):
            asked.append(now_ms)
    assert asked == [5, 505, 1005, 1505]


def test_a_device_is_asked_again_ten_times_a_second_with_the_same_nonce_until_it_answers() -> None:
    link = Link("main", nonce=40)
    link.opened(0)
    link.feed(said(Kind.HEARTBEAT, 9, 1), 5)
    asked = [now_ms for now_ms in range(5, 500) if REQUEST in link.poll(now_ms)]
    assert asked == [5, 105, 205, 305, 405]


def test_unasked_hellos_are_answered_by_asking_but_not_more_than_ten_times_a_second() -> None:
    link = Link("main", nonce=40)
    link.opened(0)
    asked = 0
    for now_ms in range(1, 1000):
        link.feed(hello(0), now_ms)
        asked += len(link.poll(now_ms)) > 0
    assert asked == 10


def test_a_host_that_has_not_heard_its_device_for_long_says_nothing_until_it_does() -> None:
    link = up_link()
    link.feed(said(Kind.SETTINGS_ACK, 7, 1), 100)
    link.poll(600)
    link.show({3: RED})
    link.confirm(701)
    assert link.poll(701) == b""
    assert link.deadline_ms(701) > 701
    link.feed(said(Kind.HEARTBEAT, 7, 1), 800)
    assert len(Decoder().feed(link.poll(800))) >= 2


def test_a_heartbeat_is_an_answer() -> None:
    link = up_link()
    link.feed(said(Kind.SETTINGS_ACK, 7, 1), 30)
    for chunk in (b"\0", b"\1"):
        link.feed(said(Kind.LIGHTS_ACK, 7, 1, chunk), 30)
    link.poll(30)
    assert link.poll(429) == b""
    link.feed(said(Kind.HEARTBEAT, 7, 1), 500)
    assert link.poll(500) == said(Kind.HOST_HEARTBEAT, 7, 1)
    assert link.poll(501) == b""


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
    assert link.counts.missed == 0


def test_a_gap_that_the_device_cannot_fill_is_counted_and_the_newest_state_read() -> None:
    link = up_link()
    events = link.feed(report(9, 9, first=True), 30)
    assert [event.bits for event in events if isinstance(event, SensorFrame)] == [9]
    assert link.counts.missed == 7


def test_reports_lost_between_two_conversations_are_a_gap_in_the_numbers_told() -> None:
    link = up_link()
    link.feed(hello(0), 100)
    link.poll(100)
    link.feed(hello(42, next_report=5), 110)
    (frame,) = [event for event in link.feed(report(5, 1), 120) if isinstance(event, SensorFrame)]
    assert (frame.sequence, link.counts.missed) == (5, 3)


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
    assert link.counts.missed == 0


@pytest.mark.parametrize("payload", [b"", b"\0" * 6, b"\0" * 8, b"\0\0\0\0\1\0\4"])
def test_a_report_of_the_wrong_length_or_with_unknown_lines_is_no_reading(payload: bytes) -> None:
    link = up_link()
    assert link.feed(said(Kind.STATE, 7, 2, payload), 30) == []
    assert link.counts.damaged == 1


# --- lights ----------------------------------------------------------------------------------


def lights_in(data: bytes) -> list[tuple[int, int]]:
    return [(f.sequence, f.payload[0]) for f in Decoder().feed(data) if f.kind == Kind.LIGHTS]


def test_lights_are_sent_whole_after_hello_and_again_until_acknowledged() -> None:
    link = greeted_link()
    assert lights_in(link.poll(20)) == [(1, 0), (1, 1)]
    link.feed(said(Kind.LIGHTS_ACK, 7, 1, b"\0"), 30)
    assert lights_in(link.poll(119)) == []
    assert lights_in(link.poll(120)) == [(1, 1)]
    link.feed(said(Kind.LIGHTS_ACK, 7, 1, b"\1"), 130)
    assert lights_in(link.poll(900)) == []
    assert link.lights_done


def test_only_the_chunk_that_changed_is_sent_and_only_the_newest_wish() -> None:
    link = up_link()
    link.feed(said(Kind.LIGHTS_ACK, 7, 1, b"\0") + said(Kind.LIGHTS_ACK, 7, 1, b"\1"), 30)
    link.show({35: RED})
    assert not link.lights_done
    assert link.deadline_ms(40) == 40
    assert lights_in(link.poll(40)) == [(2, 1)]
    for light in (36, 37, 38):
        link.show({light: RED})
        assert lights_in(link.poll(50)) == []
    (done,) = [f for f in Decoder().feed(link.poll(140)) if f.kind == Kind.LIGHTS]
    assert (done.sequence, done.payload.hex()) == (3, "010000000000001200")
    link.feed(said(Kind.LIGHTS_ACK, 7, 2, b"\1"), 150)
    assert not link.lights_done


def test_a_chunk_that_has_rested_for_long_is_not_taken_for_an_old_one() -> None:
    lamps, newest = Lamps(), {0: 0, 1: 0}
    lamps.begin(64)
    for time_ms in range(0x8000 + 10):  # more than half way round the numbers
        lamps.show({time_ms % 2: RED, 40: RED} if time_ms < 0x8000 else {time_ms % 32 + 32: RED})
        for number, payload in lamps.due(time_ms):
            assert ahead(number, newest[payload[0]]) == 1, time_ms  # else the device ignores it
            newest[payload[0]] = number
            lamps.acknowledged(payload[0], number)
    assert newest[0] > 0x8000 > newest[1] > 1


def test_the_numbers_of_lights_go_on_in_the_next_conversation() -> None:
    lamps = Lamps()
    lamps.begin(64)
    lamps.show({0: RED})
    assert [number for number, _ in lamps.due(0)] == [1, 1]
    lamps.begin(64)
    assert [number for number, _ in lamps.due(10)] == [2, 2]
    lamps.acknowledged(0, 1)  # late, of the conversation before
    assert not lamps.done


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


@pytest.mark.parametrize("every_ms", [1000, 70], ids=["at rest", "a contact chatters"])
@pytest.mark.parametrize("drift", [-0.005, 0.0, 0.005])
def test_a_resonator_that_is_half_a_percent_off_costs_at_most_twenty_milliseconds(
    drift: float, every_ms: int
) -> None:
    clock, rng, errors = DeviceClock(), random.Random(1), []
    for true_ms in range(0, 3600 * every_ms, every_ms):
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


def test_what_is_reported_after_a_proof_is_not_older_than_it_though_the_chip_stood_still() -> None:
    """Without proofs 400 ms would be made good in 40 s; meanwhile hands would seem to have moved early."""
    clock = DeviceClock()
    assert clock.host_ms(1_000, 11_003) == 11_003
    clock.proven(11_500)
    assert clock.host_ms(1_600, 12_005) == 11_613  # the chip has lost 400 ms, which nobody can see
    clock.proven(12_500)
    assert (
        clock.host_ms(2_150, 12_555) == 12_480
    )  # it would be 12,168: it was made after 12,500, or just before
    assert clock.host_ms(2_250, 12_655) == 12_581
