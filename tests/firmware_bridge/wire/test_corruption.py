"""Millions of bad bytes: no frame is believed that was not sent, no picture is read that was not."""

from __future__ import annotations

import random

import pytest

from tests.firmware_bridge.flood import BATCH, ToDevice, ToHost, flood, slipped, spoiled


@pytest.mark.parametrize("rate", [1, 4, 32])
def test_the_spoiler_turns_over_as_many_bytes_as_it_says(rate: int) -> None:
    data, changed = spoiled(bytes(BATCH), random.Random(1), rate)
    assert changed == BATCH - data.count(0)
    assert changed == pytest.approx(BATCH / rate, rel=0.1)


@pytest.mark.parametrize("rate", [2, 32])
def test_the_slipper_loses_and_doubles_bytes(rate: int) -> None:
    data = bytes(i % 251 for i in range(BATCH))
    slid, changed = slipped(data, random.Random(1), rate)
    assert changed == BATCH // rate
    assert slid != data
    assert len(slid) == pytest.approx(len(data), rel=0.1)


@pytest.mark.slow
@pytest.mark.sampled("bad", [500_000, 10_000_000], sample=1)
def test_millions_of_bad_bytes_give_the_host_no_wrong_reading(bad: int) -> None:
    *_, counts = flood(ToHost(random.Random(20)), bad, random.Random(21))
    assert counts["bad bytes"] >= bad
    assert counts["readings"] > bad // 10_000
    assert counts["dropped"] > bad // 10


@pytest.mark.slow
@pytest.mark.sampled("bad", [80_000, 1_000_000], sample=1)
def test_many_bad_bytes_give_the_device_no_wrong_light_and_no_wrong_setting(bad: int) -> None:
    *_, counts = flood(ToDevice(random.Random(22)), bad, random.Random(23))
    assert counts["bad bytes"] >= bad
    assert counts["words to the device"] > bad // 1000
    assert counts["dropped"] > bad // 100
