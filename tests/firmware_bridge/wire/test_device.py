"""The device end against its golden scenarios."""

from __future__ import annotations

import json
from typing import Any

import pytest

from firmware_bridge.device import Device
from firmware_bridge.frames import Decoder, Frame, encode
from firmware_bridge.inputs import Debounce, Inputs
from firmware_bridge.messages import Hello, Kind
from tests.firmware_bridge.wire.rig import DEBOUNCE, GOLDEN, make_device, split_frames

SCENARIOS: list[dict[str, Any]] = json.loads((GOLDEN / "device.json").read_text())


def boot(about: dict[str, Any]) -> Device:
    levels = int.from_bytes(bytes.fromhex(about["levels"]), "little")
    polarity, whole = about.get("polarity", False), about.get("chain", True)
    return Device(
        Hello(about["lines"], about["lights"], about["firmware"], about["git"], polarity=polarity),
        session=about["session"],
        now_ms=0,
        inputs=Inputs(about["lines"], levels, 0, about["press_ms"], about["release_ms"], whole=whole),
    )


def host_frame(kind: str, session: int, sequence: int, payload: str) -> bytes:
    return encode(Frame(Kind[kind], session, sequence, bytes.fromhex(payload)))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s["name"])
@pytest.mark.parametrize("lazily", [False, True], ids=["each ms", "at deadlines only"])
def test_the_device_speaks_as_the_golden_scenarios_say(scenario: dict[str, Any], lazily: bool) -> None:
    device, decoder, now_ms = boot(scenario["device"]), Decoder(), 0
    session = scenario["device"]["session"]
    for step in scenario["steps"]:
        said = []
        while now_ms <= step["ms"]:
            said += decoder.feed(device.poll(now_ms))
            now_ms = max(now_ms + 1, device.deadline_ms()) if lazily else now_ms + 1
        now_ms = step["ms"]
        if "levels" in step:
            device.levels(int.from_bytes(bytes.fromhex(step["levels"]), "little"), now_ms)
        if "field" in step:
            line, field = step["field"]
            device.field(line, field, now_ms)
        if "chain" in step:
            device.chain(now_ms, whole=step["chain"])
        if "host" in step:
            device.feed(host_frame(*step["host"]), now_ms)
        said += decoder.feed(device.poll(now_ms))
        if not step.get("any"):
            wanted = [Frame(Kind[k], session, n, bytes.fromhex(p)) for k, n, p in step["says"]]
            assert said == wanted, f"{scenario['name']} at {now_ms} ms"
        if "codes" in step:
            assert device.codes.hex() == step["codes"], f"{scenario['name']} at {now_ms} ms"
    assert decoder.rejected == 0


def test_the_first_byte_after_boot_cuts_off_a_half_frame() -> None:
    out = make_device().poll(0)
    assert out[0] == 0
    assert len(split_frames(out)) == 2


def test_lines_that_change_in_the_same_millisecond_are_one_report() -> None:
    device = make_device()
    device.feed(host_frame("HELLO_REQUEST", 0, 1, "01"), 0)
    device.poll(0)
    device.feed(host_frame("STATE_ACK", 7, 1, ""), 0)
    device.levels(0b1011, 10)
    assert [frame.sequence for frame in Decoder().feed(device.poll(15))] == [2]


def test_a_report_that_is_acknowledged_before_it_was_sent_is_not_sent() -> None:
    device = make_device()
    device.feed(host_frame("HELLO_REQUEST", 0, 1, "01"), 0)
    device.poll(0)
    device.levels(1, 10)
    device.feed(host_frame("STATE_ACK", 7, 2, ""), 15)
    assert device.poll(15) == b""


def test_a_host_byte_by_byte_is_understood_as_well() -> None:
    device = make_device()
    device.poll(0)
    for byte in host_frame("HELLO_REQUEST", 0, 9, "01"):
        device.feed(bytes((byte,)), 1)
    assert [frame.kind for frame in Decoder().feed(device.poll(1))] == [Kind.HELLO, Kind.STATE]


@pytest.mark.parametrize("name", DEBOUNCE)
@pytest.mark.parametrize("step_ms", [1, 3, 1000])
def test_debounce_follows_its_table_however_rarely_it_is_asked(name: str, step_ms: int) -> None:
    edges, wanted = DEBOUNCE[name]
    debounce, done = Debounce(0, press_ms=5, release_ms=8), []
    for when, levels in edges:
        for now_ms in range(0, when, step_ms):
            done += debounce.settle(now_ms)
        done += debounce.settle(when)
        debounce.scan(levels, when)
    done += debounce.settle(60_000)
    assert done == wanted
    assert debounce.deadline_ms() is None
