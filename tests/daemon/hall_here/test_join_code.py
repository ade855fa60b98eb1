"""The code that lets one board join: used up by the first, over in time, slow to be guessed."""

from __future__ import annotations

import pytest

from companion.daemon.hall_here.join_code import LENGTH, MOST_WRONG, VALID_MS, JoinCode
from companion.ports.hosts import TooEarly
from tests.web.fake_table import FakeClock


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def code(clock: FakeClock) -> JoinCode:
    made = JoinCode(clock)
    made.draw()
    return made


def test_before_one_is_drawn_none_fits(clock: FakeClock) -> None:
    code = JoinCode(clock)
    assert code.shown() == ("", 0)
    assert not code.use("a", "")


def test_the_first_board_uses_it_up(code: JoinCode) -> None:
    shown, left = code.shown()
    assert (len(shown), left) == (LENGTH, VALID_MS)
    assert code.use("10.0.0.1", f" {shown[:3].lower()}-{shown[3:]}")
    assert not code.use("10.0.0.2", shown)
    assert code.shown() == ("", 0)


def test_it_ends_after_ten_minutes(code: JoinCode, clock: FakeClock) -> None:
    shown, _ = code.shown()
    clock.now_ms += VALID_MS - 1
    assert code.shown() == (shown, 1)
    clock.now_ms += 1
    assert code.shown() == ("", 0)
    assert not code.use("10.0.0.1", shown)


def test_whoever_is_wrong_five_times_waits_a_minute_and_nobody_else_does(
    code: JoinCode, clock: FakeClock
) -> None:
    shown, _ = code.shown()
    assert not any(code.use("10.0.0.1", "WRONG1") for _ in range(5))
    with pytest.raises(TooEarly) as early:
        code.use("10.0.0.1", shown)
    assert early.value.wait_ms == 60_000
    clock.now_ms += 60_000
    assert code.use("10.0.0.1", shown)


def test_many_addresses_that_guess_end_the_code(code: JoinCode) -> None:
    shown, _ = code.shown()
    for number in range(MOST_WRONG):
        assert not code.use(f"10.0.{number}.1", "WRONG1")
    assert code.shown() == ("", 0)
    assert not code.use("10.1.0.1", shown)
    code.draw()
    assert code.use("10.1.0.1", code.shown()[0])


def test_another_code_ends_the_one_before(code: JoinCode) -> None:
    before, _ = code.shown()
    code.draw()
    assert not code.use("10.0.0.1", before)
