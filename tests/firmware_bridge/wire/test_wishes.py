"""What the host asks of a device besides lights: settings, fields, proof; and which device it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.errors import ConfigError
from companion.core.model.types import FieldPage, Heard, Lamp, LinkLost, LinkUp, SensorFrame
from firmware_bridge.frames import Decoder, Frame, encode
from firmware_bridge.link import Link
from firmware_bridge.messages import DeviceSettings, Hello, Kind, State, pack_field, pack_pong
from firmware_bridge.settings import BAUD, SerialOptions, read_options
from tests.firmware_bridge.wire.rig import (
    Rig,
    clean_rig,
    greeted_link,
    hello,
    make_device,
    report,
    said,
    up_link,
)

ALL_KEYS = "baud, brightness, current_ma, press_ms, release_ms"


def told(data: bytes, kind: Kind) -> list[Frame]:
    return [frame for frame in Decoder().feed(data) if frame.kind == kind]


# --- settings --------------------------------------------------------------------------------


def test_settings_are_sent_first_in_each_conversation_and_again_until_acknowledged() -> None:
    link = greeted_link()
    frames = Decoder().feed(link.poll(20))
    assert [Kind(frame.kind) for frame in frames] == [Kind.SETTINGS, Kind.LIGHTS, Kind.LIGHTS]
    assert DeviceSettings.parse(frames[0].payload) == DeviceSettings()
    assert told(link.poll(119), Kind.SETTINGS) == []
    assert [frame.sequence for frame in told(link.poll(120), Kind.SETTINGS)] == [1]
    link.feed(said(Kind.SETTINGS_ACK, 7, 1), 130)
    assert told(link.poll(900), Kind.SETTINGS) == []


def test_new_settings_get_a_new_number_and_an_old_acknowledgement_does_not_count() -> None:
    link = greeted_link()
    link.poll(20)
    link.ask_field(wanted=True)
    assert told(link.poll(30), Kind.SETTINGS) == []  # one is under way
    link.feed(said(Kind.SETTINGS_ACK, 7, 1), 40)
    assert link.deadline_ms(40) == 40
    (frame,) = told(link.poll(40), Kind.SETTINGS)
    assert (frame.sequence, DeviceSettings.parse(frame.payload).field) == (2, True)
    link.feed(said(Kind.SETTINGS_ACK, 7, 1), 50)
    assert [frame.sequence for frame in told(link.poll(140), Kind.SETTINGS)] == [2]


def test_a_device_has_its_settings_again_after_a_restart() -> None:
    wanted = DeviceSettings(3, 9, 200, 2000)
    rig = clean_rig()
    rig.link = Link("main", nonce=40, settings=wanted)
    rig.link.opened(0)
    rig.run(300)
    assert rig.device.settings == wanted
    rig.device = make_device(session=8, now_ms=300)
    assert rig.device.settings != wanted
    rig.run(600)
    assert rig.device.settings == wanted


def test_options_left_out_are_those_of_the_document() -> None:
    assert read_options({}, "x") == SerialOptions(DeviceSettings(), BAUD)
    options = {"press_ms": 1, "release_ms": 15, "brightness": 255, "current_ma": 10_000, "baud": 115_200}
    assert read_options(options, "x") == SerialOptions(DeviceSettings(1, 15, 255, 10_000), 115_200)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"press_ms": 0}, "t.toml: options: press_ms is 0, must be a whole number of ms from 1 to 15"),
        ({"release_ms": 16}, "t.toml: options: release_ms is 16, must be a whole number of ms from 1 to 15"),
        ({"brightness": 256}, "t.toml: options: brightness is 256, must be a whole number from 1 to 255"),
        ({"brightness": True}, "t.toml: options: brightness is True, must be a whole number from 1 to 255"),
        (
            {"current_ma": 49},
            "t.toml: options: current_ma is 49, must be a whole number of mA from 50 to 10000",
        ),
        ({"baud": "fast"}, "t.toml: options: baud is 'fast', must be a whole number from 9600 to 2000000"),
        ({"bright": 3}, "t.toml: options: unknown key bright: right would be brightness"),
        ({"x": 1}, f"t.toml: options: unknown key x: right would be {ALL_KEYS}"),
    ],
)
def test_a_wrong_option_is_named_with_what_would_be_right(options: dict[str, Any], why: str) -> None:
    with pytest.raises(ConfigError) as error:
        read_options(options, "t.toml: options")
    assert str(error.value) == why


# --- poles and fields ------------------------------------------------------------------------


def polar_hello(nonce: int) -> bytes:
    return said(Kind.HELLO, 7, nonce, Hello(10, 1, "t", "abc", polarity=True).pack())


def test_poles_and_pages_of_a_device_that_measures_are_handed_on() -> None:
    link = Link("main", nonce=40)
    link.opened(0)
    link.poll(0)
    link.feed(polar_hello(41), 1)
    page = said(Kind.FIELD, 7, 1, pack_field(0, range(-5, 5)))
    assert link.feed(page, 5) == []  # not up yet
    state = said(Kind.STATE, 7, 1, State(9, 0b110, True, norths=0b100).pack(10))
    assert link.feed(state, 10) == [
        LinkUp("main", 10, "t", 10, 1, "abc", polarity=True),
        SensorFrame("main", 1, 10, 0b110, 0b100),
    ]
    assert link.feed(page, 20) == [FieldPage("main", 20, 0, tuple(range(-5, 5)))]


def test_a_device_that_does_not_measure_has_no_poles_and_its_pages_are_nothing() -> None:
    link = up_link()
    assert link.feed(said(Kind.FIELD, 7, 1, pack_field(0, [0] * 10)), 30) == []
    (frame,) = [event for event in link.feed(report(2, 1), 40) if isinstance(event, SensorFrame)]
    assert frame.norths is None


def test_pages_come_when_they_are_asked_for_and_stop_when_not() -> None:
    rig = clean_rig()
    rig.device = make_device(lines=40, polarity=True)
    rig.run(300)
    rig.device.field(33, -50, 300)
    rig.link.ask_field(wanted=True)
    rig.run(900)
    pages = [event for event in rig.events if isinstance(event, FieldPage)]
    assert {(page.first, len(page.fields)) for page in pages} == {(0, 32), (32, 8)}
    assert pages[-1].fields[1] == -50 or pages[-2].fields[1] == -50
    assert 9 <= len(pages) <= 13
    rig.link.ask_field(wanted=False)
    rig.run(1000)
    rig.events.clear()
    rig.run(2000)
    assert not [event for event in rig.events if isinstance(event, FieldPage)]


# --- proof -----------------------------------------------------------------------------------


def alive_link() -> Link:
    """Up, and heard at 999 ms."""
    link = up_link()
    link.feed(said(Kind.HEARTBEAT, 7, 1), 999)
    return link


def pong(number: int, newest: int) -> bytes:
    return said(Kind.PONG, 7, number, pack_pong(newest))


def test_an_answer_proves_what_happened_before_it_was_asked_for() -> None:
    link = alive_link()
    link.poll(999)
    link.confirm(1000)
    (ping,) = told(link.poll(1003), Kind.PING)
    assert link.feed(pong(ping.sequence, 1), 1010) == [Heard("main", 1003)]
    assert told(link.poll(1100), Kind.PING) == []
    assert link.feed(pong(ping.sequence, 1), 1110) == []  # doubled on the line


def test_an_answer_proves_nothing_while_a_report_is_missing() -> None:
    link = alive_link()
    link.confirm(1000)
    (ping,) = told(link.poll(1000), Kind.PING)
    assert link.feed(pong(ping.sequence, 2), 1010) == []
    events = link.feed(report(2, 0b111), 1060)
    assert [type(event) for event in events] == [SensorFrame, Heard]
    assert events[1] == Heard("main", 1000)


def test_what_is_reported_after_an_answer_is_hardly_older_though_the_clock_of_the_chip_stood_still() -> None:
    link = alive_link()
    link.confirm(1000)
    (ping,) = told(link.poll(1000), Kind.PING)
    assert link.feed(pong(ping.sequence, 1), 1010) == [Heard("main", 1000)]
    [frame] = link.feed(report(2, 0b111, 300), 1400)  # by the reports alone it would be 333
    assert isinstance(frame, SensorFrame)
    assert frame.at_ms == 980


def test_a_ping_without_an_answer_is_sent_again_with_a_new_number() -> None:
    link = alive_link()
    link.confirm(1000)
    (first,) = told(link.poll(1000), Kind.PING)
    assert told(link.poll(1059), Kind.PING) == []
    (second,) = told(link.poll(1060), Kind.PING)
    assert second.sequence != first.sequence
    assert link.feed(pong(second.sequence, 1), 1065) == [Heard("main", 1060)]
    assert link.feed(pong(first.sequence, 1), 1066) == []  # late: it proves less


def test_an_answer_to_an_older_question_is_told_but_does_not_end_the_newer_one() -> None:
    link = alive_link()
    link.confirm(1000)
    (first,) = told(link.poll(1000), Kind.PING)
    link.confirm(1005)
    assert link.feed(pong(first.sequence, 1), 1006) == [Heard("main", 1000)]
    assert len(told(link.poll(1006), Kind.PING)) == 1


def test_a_question_asked_while_the_link_is_down_is_put_when_it_is_up() -> None:
    link = up_link()
    link.closed("unplugged", "gone", 100)
    link.confirm(200)
    link.opened(300)
    assert told(link.poll(300), Kind.PING) == []
    link.feed(hello(42), 310)
    assert told(link.poll(310), Kind.PING) == []
    link.feed(report(1, 3), 320)
    (ping,) = told(link.poll(320), Kind.PING)
    assert link.feed(pong(ping.sequence, 1), 330) == [Heard("main", 320)]


def test_an_answer_from_an_earlier_conversation_proves_nothing() -> None:
    link = alive_link()
    link.confirm(1000)
    (ping,) = told(link.poll(1000), Kind.PING)
    link.feed(hello(0), 1001)  # the device is alone again
    link.poll(1001)
    link.feed(hello(42), 1002)
    assert link.feed(pong(ping.sequence, 0), 1003) == []


def test_a_rig_proves_within_a_round_trip() -> None:
    rig = clean_rig()
    rig.run(1500)
    rig.link.confirm(1500)
    rig.run(1530)
    heard = [event.at_ms for event in rig.events if isinstance(event, Heard)]
    assert len(heard) == 1
    assert 1500 <= heard[0] <= 1502


# --- devices that will not do ----------------------------------------------------------------


def test_another_board_is_named_once_and_nothing_it_says_is_believed() -> None:
    link = Link("main", nonce=40, counts=(12, 40))
    link.opened(0)
    link.poll(0)
    (lost,) = link.feed(hello(41), 10)
    assert isinstance(lost, LinkLost)
    assert lost.why.startswith("wrong-board: the device has 10 lines and 40 lights, its board map needs 12 ")
    assert link.feed(report(1, 3), 20) == []
    link.poll(1000)
    assert link.feed(hello(42), 1010) == []
    assert not link.up


@pytest.mark.parametrize(
    ("counts", "fits"), [((10, 40), True), ((0, 40), True), ((10, 0), True), ((9, 0), False)]
)
def test_a_map_without_lines_or_lights_takes_a_device_with_any(counts: tuple[int, int], fits: bool) -> None:
    link = Link("main", nonce=40, counts=counts)
    link.opened(0)
    link.poll(0)
    link.feed(hello(41), 10)
    link.feed(report(1, 3), 20)
    assert link.up == fits


# --- a broken chain --------------------------------------------------------------------------


def broken(number: int, levels: int) -> bytes:
    return said(Kind.STATE, 7, number, State(0, levels, True, broken=True).pack(10))


def test_a_broken_chain_takes_the_link_down_once_and_a_good_report_brings_it_up() -> None:
    link = up_link()
    (lost,) = link.feed(broken(2, 5), 30)
    assert isinstance(lost, LinkLost)
    assert lost.why.startswith("broken-chain: ")
    assert link.feed(broken(3, 5), 1030) == []
    assert link.poll(1030).startswith(said(Kind.STATE_ACK, 7, 3))
    events = link.feed(report(4, 6), 1500)
    assert [type(event) for event in events] == [LinkUp, SensorFrame]


def test_a_chain_that_is_broken_from_the_start_is_named_and_not_up() -> None:
    link = greeted_link()
    (lost,) = link.feed(broken(1, 0), 20)
    assert isinstance(lost, LinkLost)
    assert not link.up


def test_lights_still_burn_while_the_chain_is_broken() -> None:
    rig = clean_rig()
    rig.run(300)
    rig.device.chain(300, whole=False)
    rig.run(400)
    rig.link.show({3: Lamp("red", "steady")})
    rig.run(600)
    assert rig.device.codes[3]
    rig.device.chain(600, whole=True)
    rig.run(700)
    assert rig.changes == ["up", "broken-chain", "up"]


def test_no_level_is_read_from_a_chain_while_it_breaks() -> None:
    """A chain that breaks shows every line behind the break as the same; none of that may be a reading."""
    rig: Rig = clean_rig()
    rig.run(300)
    for start in range(300, 3000, 100):
        rig.device.chain(start, whole=False)
        rig.device.levels((1 << 132) - 1, start)
        rig.run(start + 3 + start % 70)
        rig.device.levels(0, rig.now_ms)
        rig.device.chain(rig.now_ms, whole=True)
        rig.run(start + 100)
    assert rig.pictures == [0]


def test_a_strange_option_of_a_frame_is_refused_whole() -> None:
    device = make_device()
    device.feed(encode(Frame(Kind.HELLO_REQUEST, 0, 1, b"\x01")), 0)
    device.feed(encode(Frame(Kind.SETTINGS, 7, 1, DeviceSettings(7).pack()[:-1] + b"\x80")), 1)
    assert device.settings == DeviceSettings()
