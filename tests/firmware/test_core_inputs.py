"""The core's input stage: debounce by its table, and scans of a modelled chain in small steps."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from firmware_bridge.inputs import Inputs
from tests.firmware.core_driver import CoreDriver
from tests.firmware_bridge.wire.rig import DEBOUNCE

GOOD_SCANS = 3
"""So many good scans in a row make a chain whole again (pass.h)."""

Change = tuple[int, int, bool]
"""When, levels, broken."""


@dataclass(frozen=True, slots=True)
class Hold:
    """From ``ms`` on these levels, and a whole or a cut chain."""

    ms: int
    levels: int
    good: bool = True


@dataclass(frozen=True, slots=True)
class Case:
    """A board, how it is scanned, and what happens to it; the first Hold is how it boots."""

    lines: int
    press_ms: int
    release_ms: int
    holds: tuple[Hold, ...]
    every_ms: int = 1


def ask_core(core: CoreDriver, case: Case, *, stepwise: bool = False) -> list[Change]:
    size = (case.lines + 7) // 8
    first, *later = case.holds

    def held(hold: Hold) -> str:
        return hold.levels.to_bytes(size, "little").hex()

    words = [
        "pass",
        case.lines,
        case.press_ms,
        case.release_ms,
        "steps" if stepwise else "whole",
        case.every_ms,
    ]
    words += [held(first), int(first.good)]
    words += [f"{hold.ms}:{held(hold)}:{int(hold.good)}" for hold in later]
    changes = [answer.split(":") for answer in core.ask(" ".join(map(str, words)))]
    return [
        (int(ms), int.from_bytes(bytes.fromhex(levels), "little"), broken == "1")
        for ms, levels, broken in changes
    ]


def ask_python(case: Case) -> list[Change]:
    """The Python input stage, scanned as the core scans it."""
    first, *later = case.holds
    inputs = Inputs(case.lines, first.levels, 0, case.press_ms, case.release_ms, whole=first.good)
    levels, _, broken = inputs.picture
    changes, now, run = [(0, levels, broken)], first, GOOD_SCANS if first.good else 0
    ms = 0
    for hold in later:
        while ms + case.every_ms < hold.ms:
            ms += case.every_ms
            run = min(run + 1, GOOD_SCANS) if now.good else 0
            if not now.good:  # a bad scan takes effect before the time that has passed is counted
                inputs.chain(ms, whole=False)
            done = inputs.settle(ms)
            inputs.chain(ms, whole=run == GOOD_SCANS)
            inputs.levels(now.levels if now.good else inputs.picture.levels, ms)
            if done:
                levels, _, broken = done[-1][1]
                changes.append((done[0][0], levels, broken))
        now = hold
    return changes


@pytest.mark.parametrize("name", DEBOUNCE)
@pytest.mark.parametrize("stepwise", [False, True], ids=["whole scans", "small steps"])
@pytest.mark.parametrize("shift", [0, 7, 131])
def test_debounce_follows_its_table_on_any_line(
    core: CoreDriver, name: str, shift: int, *, stepwise: bool
) -> None:
    edges, wanted = DEBOUNCE[name]
    holds = (Hold(0, 0), *(Hold(ms, levels << shift) for ms, levels in edges), Hold(300, 0))
    case = Case(160, 5, 8, holds)
    got = ask_core(core, case, stepwise=stepwise)
    assert got == [(0, 0, False), *((ms, levels << shift, False) for ms, levels in wanted)]


@pytest.mark.parametrize("press_ms", range(1, 16))
def test_every_time_that_settings_allow_is_kept_both_ways(core: CoreDriver, press_ms: int) -> None:
    release_ms = 16 - press_ms
    case = Case(9, press_ms, release_ms, (Hold(0, 0), Hold(10, 256), Hold(50, 0), Hold(90, 0)))
    assert ask_core(core, case)[1:] == [(10 + press_ms, 256, False), (50 + release_ms, 0, False)]


def test_a_cut_chain_changes_no_level_and_is_told_after_five_bad_scans(core: CoreDriver) -> None:
    case = Case(16, 5, 5, (Hold(0, 0b101), Hold(10, 0b101, good=False), Hold(30, 0b11), Hold(60, 0b11)))
    # Whole again at the third good scan, 32 ms; BROKEN goes 5 ms later, with the levels of then.
    assert ask_core(core, case) == [(0, 0b101, False), (15, 0b101, True), (37, 0b11, False)]


def test_one_bad_scan_is_no_fault_but_what_was_waiting_begins_anew(core: CoreDriver) -> None:
    case = Case(8, 5, 5, (Hold(0, 0), Hold(10, 1), Hold(13, 1, good=False), Hold(14, 1), Hold(40, 1)))
    assert ask_core(core, case) == [(0, 0, False), (16 + 5, 1, False)]


def test_a_chain_that_fails_every_third_scan_is_broken(core: CoreDriver) -> None:
    bad = [Hold(10 + 3 * n, 1, good=False) for n in range(20)]
    good = [Hold(11 + 3 * n, 1) for n in range(20)]
    holds = (Hold(0, 0), *sorted((*bad, *good), key=lambda hold: hold.ms), Hold(71, 1))
    assert ask_core(core, Case(8, 5, 5, holds))[1:] == [(15, 0, True)]


def test_a_chain_cut_at_boot_shows_no_magnet_until_it_is_mended(core: CoreDriver) -> None:
    case = Case(132, 5, 5, (Hold(0, 0b11, good=False), Hold(10, 0b11), Hold(40, 0b11)))
    assert ask_core(core, case) == [(0, 0, True), (17, 0b11, False)]


def test_a_bad_scan_in_the_very_moment_of_mending_keeps_it_broken(core: CoreDriver) -> None:
    holds = (Hold(0, 1, good=False), Hold(10, 1), Hold(17, 1, good=False), Hold(18, 1), Hold(60, 1))
    assert ask_core(core, Case(8, 5, 5, holds)) == [(0, 0, True), (25, 1, False)]


@pytest.mark.parametrize("lines", [1, 5, 6, 7, 8, 13, 14, 16, 131, 132, 158, 159, 160])
def test_every_line_is_where_it_belongs_whatever_the_chains_length(core: CoreDriver, lines: int) -> None:
    for line in {0, lines // 2, lines - 1}:
        case = Case(lines, 1, 1, (Hold(0, 1 << line), Hold(5, 0), Hold(10, (1 << lines) - 1), Hold(15, 0)))
        assert [levels for _, levels, _ in ask_core(core, case)] == [1 << line, 0, (1 << lines) - 1]


@st.composite
def cases(draw: st.DrawFn) -> Case:
    lines = draw(st.sampled_from((1, 6, 8, 17, 132, 160)))
    holds, ms, levels, good = [], 0, 0, draw(st.integers(0, 5)) > 0
    for _ in range(draw(st.integers(1, 40))):
        holds.append(Hold(ms, levels, good))
        ms += draw(st.integers(1, 6) | st.integers(1, 40))
        for _ in range(draw(st.integers(0, 3))):
            levels ^= 1 << draw(st.integers(0, lines - 1))
        good = draw(st.integers(0, 5)) > 0
    holds.append(Hold(ms + 60, levels))
    times = st.integers(1, 15)
    return Case(lines, draw(times), draw(times), tuple(holds), draw(st.sampled_from((1, 1, 1, 2, 3))))


@pytest.mark.slow
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(cases(), st.booleans())
def test_the_scan_and_the_python_inputs_accept_the_same_at_the_same_times(
    core: CoreDriver, case: Case, stepwise: bool
) -> None:
    assert ask_core(core, case, stepwise=stepwise) == ask_python(case)
