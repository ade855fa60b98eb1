"""The core's device end: the golden scenarios, and step for step the same as the Python device."""

from __future__ import annotations

import json
from itertools import chain
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, strategies as st

from firmware_bridge.frames import Frame, encode
from firmware_bridge.messages import RANGES, DeviceSettings, Kind
from tests.firmware.core_driver import CoreDriver
from tests.firmware.device_scripts import Board, Step, ask_core, ask_python
from tests.firmware_bridge.wire.rig import GOLDEN
from tests.short_and_full import examples

SCENARIOS: list[dict[str, Any]] = json.loads((GOLDEN / "device.json").read_text())


def board_of(about: dict[str, Any]) -> Board:
    return Board(
        about["lines"],
        about["lights"],
        about["session"],
        about.get("polarity", False),
        about.get("chain", True),
        about["press_ms"],
        about["release_ms"],
        int.from_bytes(bytes.fromhex(about["levels"]), "little"),
        about["git"],
        about["firmware"],
    )


def host(frame: Frame) -> tuple[str, ...]:
    return (encode(frame).hex(),)


def inputs_of(step: dict[str, Any]) -> list[Step]:
    ms, steps = step["ms"], []
    if "levels" in step:
        steps.append(Step(ms, "levels", (step["levels"],)))
    if "field" in step:
        steps.append(Step(ms, "field", tuple(map(str, step["field"]))))
    if "chain" in step:
        steps.append(Step(ms, "chain", (str(int(step["chain"])),)))
    if "host" in step:
        kind, session, sequence, payload = step["host"]
        frame = Frame(Kind[kind], session, sequence, bytes.fromhex(payload))
        steps.append(Step(ms, "host", host(frame)))
    return steps


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s["name"])
def test_the_core_speaks_as_the_golden_scenarios_say(core: CoreDriver, scenario: dict[str, Any]) -> None:
    about, steps, ends, now_ms = scenario["device"], [], [], 0
    for step in scenario["steps"]:
        steps += [Step(ms) for ms in range(now_ms, step["ms"] + 1)]
        steps += inputs_of(step)
        now_ms = step["ms"] + 1
        ends.append(len(steps))
    said = ask_core(core, board_of(about), steps)
    for step, start, end in zip(scenario["steps"], [0, *ends], ends, strict=False):
        if not step.get("any"):
            wanted = [Frame(Kind[k], about["session"], n, bytes.fromhex(p)) for k, n, p in step["says"]]
            assert [*chain.from_iterable(said.frames[start:end])] == wanted, (
                f"{scenario['name']} at {step['ms']} ms"
            )
        if "codes" in step:
            assert said.codes[end - 1].hex() == step["codes"], f"{scenario['name']} at {step['ms']} ms"


def test_reports_that_are_acknowledged_before_they_were_sent_are_not_sent(core: CoreDriver) -> None:
    steps = [
        Step(0),
        Step(0, "host", host(Frame(Kind.HELLO_REQUEST, 0, 1, b"\x01"))),
        Step(1, "levels", ("01",)),
        Step(6, "early", host(Frame(Kind.STATE_ACK, SESSION, 2))),
        Step(7, "levels", ("00",)),
        Step(12),
    ]
    said = ask_core(core, Board(8, 1, SESSION), steps).frames
    assert said[3] == []
    assert [(frame.sequence, frame.payload[4]) for frame in said[5]] == [(3, 1)]


@pytest.mark.parametrize("payload", [b"", b"\x01"])
def test_a_request_without_a_nonce_or_a_protocol_is_not_answered(core: CoreDriver, payload: bytes) -> None:
    steps = [Step(0), Step(1, "host", host(Frame(Kind.HELLO_REQUEST, 0, 0 if payload else 5, payload)))]
    assert ask_core(core, Board(8, 1, SESSION), steps).frames[1] == []


# --- any script ------------------------------------------------------------------------------

SESSION = 7
numbers = st.integers(0, 12) | st.integers(0, 0xFFFF)
waits = st.integers(0, 3) | st.integers(0, 16) | st.integers(0, 450) | st.integers(0, 7000)
byte = st.integers(0, 255)


@st.composite
def settings_payload(draw: st.DrawFn) -> bytes:
    values = {name: draw(st.integers(least, most)) for name, (least, most) in RANGES.items()}
    payload = DeviceSettings(**values, field=draw(st.booleans())).pack()
    spoil = draw(st.integers(0, 3 * len(payload)))
    if spoil < len(payload):
        return payload[:spoil] + bytes((draw(byte),)) + payload[spoil + 1 :]
    return payload


def payloads(kind: Kind, board: Board) -> st.SearchStrategy[bytes]:
    if kind == Kind.HELLO_REQUEST:
        return st.sampled_from((b"\x01", b"\x01", b"\x01", b"\x02", b"", b"\x01more"))
    if kind == Kind.LIGHTS:
        chunks = -(-board.lights // 32)
        return st.integers(0, chunks).flatmap(
            lambda chunk: st.binary(
                min_size=max(0, min(32, board.lights - 32 * chunk)),
                max_size=max(0, min(32, board.lights - 32 * chunk)) + (chunk == chunks),
            ).map(lambda codes: bytes((chunk,)) + codes)
        )
    if kind == Kind.SETTINGS:
        return settings_payload()
    return st.just(b"") | st.binary(max_size=3)


@st.composite
def host_frames(draw: st.DrawFn, board: Board) -> bytes:
    kind = draw(st.sampled_from([*Kind, Kind.STATE_ACK, Kind.LIGHTS, Kind.SETTINGS, Kind.HELLO_REQUEST]))
    session = draw(st.sampled_from((SESSION, SESSION, SESSION, SESSION, 0, 8)))
    return encode(Frame(kind, session, draw(numbers), draw(payloads(kind, board))))


@st.composite
def levels_of(draw: st.DrawFn, board: Board, before: int) -> int:
    for _ in range(draw(st.integers(1, 3))):
        before ^= 1 << draw(st.integers(0, board.lines - 1))
    return before


@st.composite
def scripts(draw: st.DrawFn) -> tuple[Board, list[Step]]:
    board = Board(
        lines=draw(st.sampled_from((1, 7, 8, 33, 132, 160))),
        lights=draw(st.sampled_from((1, 32, 40, 160))),
        session=SESSION,
        polarity=draw(st.booleans()),
        whole=draw(st.integers(0, 4)) > 0,
        press_ms=draw(st.integers(1, 15)),
        release_ms=draw(st.integers(1, 15)),
    )
    steps, ms, levels = [Step(0)], 0, 0
    if draw(st.booleans()):
        steps.append(Step(0, "host", host(Frame(Kind.HELLO_REQUEST, 0, 1, b"\x01"))))
    for _ in range(draw(st.integers(1, 60))):
        ms += draw(waits)
        what = draw(
            st.sampled_from(("run", "inputs", "inputs", "inputs", "chain", "host", "host", "early", "junk"))
        )
        args: tuple[str, ...] = ()
        if what == "inputs" and board.polarity:
            field = draw(st.sampled_from((-127, -40, -39, -30, -29, 0, 29, 30, 39, 40, 127)))
            what, args = "field", (str(draw(st.integers(0, board.lines - 1))), str(field))
        elif what == "inputs":
            levels = draw(levels_of(board, levels))
            what, args = "levels", (levels.to_bytes(board.level_bytes, "little").hex(),)
        elif what == "chain":
            args = (str(draw(st.integers(0, 1))),)
        elif what == "host":
            args = (draw(host_frames(board)).hex(),)
        elif what == "early":
            args = host(Frame(Kind.STATE_ACK, SESSION, draw(numbers)))
        elif what == "junk":
            what, args = "host", (draw(st.binary(min_size=1, max_size=90)).hex(),)
        steps.append(Step(ms, what, args))
    return board, steps


SETTINGS_15_1 = Frame(Kind.SETTINGS, SESSION, 1, DeviceSettings(press_ms=1).pack())


@pytest.mark.slow
@examples(60, 600, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@example(  # a magnet that turns over after its press time was made shorter: no north without a magnet
    (
        Board(8, 1, SESSION, polarity=True, press_ms=15),
        [
            Step(0),
            Step(0, "host", host(Frame(Kind.HELLO_REQUEST, 0, 1, b"\x01"))),
            Step(1, "host", host(Frame(Kind.STATE_ACK, SESSION, 1))),
            Step(2, "field", ("0", "-127")),
            Step(3, "host", host(SETTINGS_15_1)),
            Step(4, "field", ("0", "127")),
            Step(5),
            Step(20),
        ],
    )
)
@given(scripts())
def test_core_and_python_device_do_the_same_at_each_step(
    core: CoreDriver, script: tuple[Board, list[Step]]
) -> None:
    board, steps = script
    got, wanted = ask_core(core, board, steps), ask_python(board, steps)
    for step, *pairs in zip(steps, got.frames, wanted.frames, got.codes, wanted.codes, strict=True):
        assert pairs[0] == pairs[1], f"said after {step}"
        assert pairs[2] == pairs[3], f"codes after {step}"
