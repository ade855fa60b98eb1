"""Dimming, and what a link counts of itself."""

from __future__ import annotations

import random

import pytest

from firmware_bridge.frames import Decoder
from firmware_bridge.link import Link
from firmware_bridge.messages import DeviceSettings, Kind, pack_pong
from tests.firmware_bridge.wire.rig import (
    Line,
    Rig,
    clean_rig,
    greeted_link,
    make_device,
    report,
    said,
    up_link,
)


@pytest.mark.parametrize(("percent", "brightness"), [(100, 200), (50, 100), (1, 2), (30, 60)])
def test_the_device_is_as_bright_as_the_percent_of_its_options(percent: int, brightness: int) -> None:
    rig = clean_rig()
    rig.link = Link("main", nonce=40, settings=DeviceSettings(brightness=200))
    rig.link.opened(0)
    rig.run(300)
    rig.link.brighten(percent)
    rig.run(600)
    assert rig.device.settings.brightness == brightness


def test_the_least_brightness_is_never_dark_and_dimming_twice_is_no_product() -> None:
    link = Link("main", nonce=40, settings=DeviceSettings(brightness=3))
    rig = clean_rig()
    rig.link = link
    link.opened(0)
    link.brighten(1)
    rig.run(300)
    assert rig.device.settings.brightness == 1
    link.brighten(50)
    link.brighten(100)
    rig.run(600)
    assert rig.device.settings.brightness == 3


def test_a_clean_line_counts_frames_and_nothing_else() -> None:
    rig = clean_rig()
    rig.run(5_000)
    rig.link.confirm(rig.now_ms)
    rig.run(5_200)
    counts = rig.link.counts
    assert counts.frames > 5
    assert (counts.damaged, counts.missed, counts.repeats, counts.trips) == (0, 0, 0, 1)
    assert 0 <= counts.trip_ms < 40


def test_a_bad_line_is_seen_in_both_directions() -> None:
    rng = random.Random(4)
    rig = Rig(make_device(), Line(rng, flip=0.004), Line(rng, lose=0.3))
    rig.link.opened(0)
    for second in range(1, 40):
        rig.run(second * 500)
        rig.link.confirm(rig.now_ms)
    counts = rig.link.counts
    assert counts.damaged > 0
    assert counts.repeats > 0
    assert counts.trips > 0


def test_a_report_that_never_came_is_missed() -> None:
    link = up_link()
    link.feed(report(4, 5), 40)
    assert link.counts.missed == 2


def test_an_unanswered_question_is_a_repeat_and_its_answer_is_timed_from_its_own_sending() -> None:
    link = up_link()
    link.confirm(1_000)
    link.feed(report(2, 5), 1_000)
    (first,) = [f for f in Decoder().feed(link.poll(1_000)) if f.kind == Kind.PING]
    (again,) = [f for f in Decoder().feed(link.poll(1_060)) if f.kind == Kind.PING]
    assert (again.sequence, link.counts.repeats - 0 >= 1) == (first.sequence + 1, True)
    link.feed(said(Kind.PONG, 7, again.sequence, pack_pong(2)), 1_067)
    assert (link.counts.trips, link.counts.trip_ms) == (1, 7)
    link.feed(said(Kind.PONG, 7, first.sequence, pack_pong(2)), 1_090)
    assert link.counts.trips == 1  # too late to be waited for


def test_settings_and_lights_said_again_are_counted() -> None:
    link = greeted_link()
    link.poll(20)
    before = link.counts.repeats
    link.poll(120)
    assert link.counts.repeats == before + 3  # settings and two chunks of lights
