"""The production image on a simulated AVR, bit by bit and cycle by cycle; no test here waits for a clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import pairwise
from random import Random
from typing import Protocol

import pytest

from companion.core.model.types import Heard, Lamp, LinkLost, LinkUp, SensorFrame
from companion.ports.devices import LinkEvent
from firmware_bridge.frames import Decoder, Frame, decode
from firmware_bridge.messages import (
    DEBOUNCE_MS,
    HEARTBEAT_MS,
    HELLO_ALONE_MS,
    HOST_SILENT_MS,
    QUEUE,
    Hello,
    Kind,
)
from tests.firmware_bridge.board_builds import MCUS, avr_image
from tests.firmware_bridge.step_board import CYCLES_PER_MS, StepBoard, StepLink
from tests.system.avr_bench import BRIGHTEST, Flips, all_breathing

pytestmark = pytest.mark.slow

LINES = LIGHTS = 132


class Switch(Protocol):
    def __call__(self, levels: int = 0) -> StepBoard:
        """A board that has just been switched on."""


@pytest.fixture(params=MCUS)
def switch_on(request: pytest.FixtureRequest) -> Iterator[Switch]:
    with ExitStack() as stack:

        def start(levels: int = 0) -> StepBoard:
            image = avr_image(request.param, LINES, LIGHTS)
            return stack.enter_context(StepBoard(request.param, image, LINES, LIGHTS, levels))

        yield start


def up(board: StepBoard, spoil: Callable[[bytes], bytes] = bytes) -> StepLink:
    running = StepLink(board, spoil)
    running.run_until_up()
    running.run(20)
    return running


def frames(events: list[LinkEvent]) -> list[int]:
    return [event.bits for event in events if isinstance(event, SensorFrame)]


def losses(events: list[LinkEvent]) -> list[str]:
    return [event.why.partition(":")[0] for event in events if isinstance(event, LinkLost)]


def heard(data: bytes) -> list[Frame]:
    return Decoder().feed(data)


def dark(board: StepBoard) -> bool:
    return not any(board.picture)


# --- boot ----------------------------------------------------------------------------------------


def test_a_board_that_nobody_asks_says_hello_at_once_and_then_regularly(switch_on: Switch) -> None:
    board = switch_on()
    data = board.run(3300 * HELLO_ALONE_MS)
    hellos = heard(data)
    assert data.startswith(b"\0")
    assert [(frame.kind, frame.sequence) for frame in hellos] == [(Kind.HELLO, 0)] * 4
    hello = Hello.parse(hellos[0].payload)
    assert (hello.lines, hello.lights, hello.polarity) == (LINES, LIGHTS, False)
    ends = [cycle / CYCLES_PER_MS for cycle, block in board.blocks if block]
    assert ends[0] < 100
    assert [later - earlier for earlier, later in pairwise(ends)] == pytest.approx(
        [HELLO_ALONE_MS] * 3, abs=3
    )
    assert dark(board)


def test_its_session_counts_up_over_resets_and_is_never_0(switch_on: Switch) -> None:
    board = switch_on()
    sessions = []
    for _ in range(3):
        sessions.append(heard(board.run(200_000))[0].session)
        board.order("reset")
    first = sessions[0]
    assert sessions == [first, first % 0xFFFF + 1, (first + 1) % 0xFFFF + 1]
    assert 0 not in sessions


def test_the_levels_at_boot_are_the_first_picture(switch_on: Switch) -> None:
    levels = Random(1).getrandbits(LINES)
    running = up(switch_on(levels))
    assert isinstance(running.events[0], LinkUp)
    assert set(frames(running.events)) == {levels}


# --- inputs --------------------------------------------------------------------------------------


def test_each_line_has_its_own_bit(switch_on: Switch) -> None:
    board = switch_on()
    running = up(board)
    for line in range(LINES):
        board.set_levels(1 << line)
        assert frames(running.run(12))[-1:] == [1 << line]


def test_all_lines_at_once_are_one_report(switch_on: Switch) -> None:
    board = switch_on()
    running = up(board)
    board.set_levels((1 << LINES) - 1)
    assert frames(running.run(30)) == [(1 << LINES) - 1]


def test_a_contact_that_bounces_nine_times_in_three_milliseconds_is_one_change(switch_on: Switch) -> None:
    board = switch_on()
    running = up(board)
    start = len(running.events)
    for edge in range(9):
        board.line(77, on=edge % 2 == 0)
        running.step(333)
    running.run(30)
    assert frames(running.events[start:]) == [1 << 77]


def test_a_contact_that_rattles_and_comes_back_is_no_change(switch_on: Switch) -> None:
    board = switch_on()
    running = up(board)
    start = len(running.events)
    for edge in range(400):
        board.line(77, on=edge % 2 == 0)
        running.step(137)
    running.run(30)
    assert frames(running.events[start:]) == []


def test_what_a_pong_proves_is_true_even_while_lights_are_sent(switch_on: Switch) -> None:
    rng, board = Random(8), switch_on()
    running = StepLink(board, settings=BRIGHTEST)
    running.run_until_up()
    running.show(all_breathing(LIGHTS))
    running.run(200)
    edges, told, proofs = [], 0, 0
    for line in rng.sample(range(LINES), 100):
        board.line(line, on=True)
        edges.append((board.now_ms, line))
        events = running.run(rng.randint(0, 12))
        running.link.confirm(board.now_ms)
        for event in events + running.run(rng.randint(1, 40)):
            told = event.bits if isinstance(event, SensorFrame) else told
            if isinstance(event, Heard):
                proofs += 1
                certain_ms = event.at_ms - DEBOUNCE_MS - 3  # accepted by then: two scans, and rounding
                assert all(told >> line & 1 for at_ms, line in edges if at_ms <= certain_ms)
    assert proofs > 50


def test_a_queue_that_fills_the_ring_goes_out_whole_each_time(switch_on: Switch) -> None:
    board = switch_on()
    running = up(board)
    start = len(board.blocks)
    for line in range(QUEUE + 2):  # nobody acknowledges: the device says all it holds again and again
        board.line(line, on=True)
        board.run(15_000)
    board.run(300_000)
    said = [decode(block) for _, block in board.blocks[start:] if block]  # raises for a damaged one
    newest = (running.link.last_report + QUEUE + 2) % 0x10000
    times = Counter(frame.sequence for frame in said if frame.kind == Kind.STATE)
    held = [times[(newest - back) % 0x10000] for back in range(QUEUE)]
    assert min(held) >= 3
    assert held == sorted(held)  # none of a round is left out: an older one was said at least as often


@pytest.mark.parametrize("level", [0, 1])
def test_a_chain_cut_anywhere_is_told_and_gives_no_wrong_reading_and_comes_back(
    switch_on: Switch, level: int
) -> None:
    levels = Random(2).getrandbits(LINES)
    board = switch_on(levels)
    running = up(board)
    for chip in range((LINES + 2 + 7) // 8):
        board.order(f"chain 0 {chip} {level}")
        assert losses(running.run(60)) == ["broken-chain"], chip
        board.order("chain 1")
        events = running.run(60)
        assert isinstance(events[0], LinkUp), chip
    assert set(frames(running.events)) == {levels}


def test_a_loose_plug_gives_no_wrong_reading_even_when_it_comes_back_in_mid_scan(switch_on: Switch) -> None:
    levels, rng = Random(2).getrandbits(LINES), Random(9)
    board = switch_on(levels)
    running = StepLink(board, settings=BRIGHTEST)
    running.run_until_up()
    running.show(all_breathing(LIGHTS))
    for _ in range(250):
        board.order(f"chain 0 {rng.randrange(17)} {rng.randrange(2)}")
        running.step(rng.randint(300, 7000))
        board.order("chain 1")
        running.step(rng.randint(300, 7000))
    running.run(100)
    assert losses(running.events).count("broken-chain") > 3
    assert running.link.up
    assert set(frames(running.events)) == {levels}


def test_what_moves_while_the_chain_is_cut_is_in_the_first_picture_afterwards(switch_on: Switch) -> None:
    board = switch_on()
    running = up(board)
    board.order("chain 0")
    running.run(60)
    board.line(5, on=True)
    running.run(60)
    board.order("chain 1")
    assert set(frames(running.run(60))) == {1 << 5}


def test_a_clock_edge_that_slips_once_changes_nothing(switch_on: Switch) -> None:
    levels = Random(3).getrandbits(LINES)
    board = switch_on(levels)
    running = up(board)
    for _ in range(50):
        board.order("slip")
        running.run(17)
    assert losses(running.events) == []
    assert set(frames(running.events)) == {levels}


def test_a_board_that_boots_with_a_cut_chain_says_so_and_not_what_it_cannot_know(switch_on: Switch) -> None:
    board = switch_on(1 << 3)
    board.order("chain 0")
    board.order("reset")
    running = StepLink(board)
    assert losses(running.run(300)) == ["broken-chain"]
    assert frames(running.events) == []
    board.order("chain 1")
    assert frames(running.run(100))[:1] == [1 << 3]


# --- lights --------------------------------------------------------------------------------------


def test_lights_burn_in_their_places_and_colours_and_go_out_when_the_host_falls_silent(
    switch_on: Switch,
) -> None:
    board = switch_on()
    running = up(board)
    running.show({0: Lamp("red", "steady"), 131: Lamp("green", "steady"), 40: Lamp("blue", "steady")})
    running.run(30)
    lit = {
        light: tuple(level > 0 for level in board.picture[3 * light : 3 * light + 3])
        for light in range(LIGHTS)
        if any(board.picture[3 * light : 3 * light + 3])
    }
    assert lit == {0: (True, False, False), 131: (False, True, False), 40: (False, False, True)}
    board.run((HOST_SILENT_MS - HEARTBEAT_MS - 50) * 1000)
    assert not dark(board)
    board.run((HEARTBEAT_MS + 150) * 1000)
    assert dark(board)


# --- life ----------------------------------------------------------------------------------------


def test_a_hanging_program_is_reset_by_its_watchdog_and_the_link_heals(switch_on: Switch) -> None:
    board = switch_on(1 << 9)
    running = up(board)
    running.show({0: Lamp("red", "steady")})
    running.run(50)
    board.order("hang")
    hung = board.cycle
    start = len(running.events)
    running.run(4000)
    assert [cause for _, cause in board.boots] == ["power", "watchdog"]
    assert (board.boots[1][0] - hung) / CYCLES_PER_MS < 1000
    assert len(losses(running.events[start:])) == 1
    assert running.link.up
    assert set(frames(running.events)) == {1 << 9}
    assert not dark(board)  # the host has shown its lights again


def test_resets_at_any_moment_even_in_mid_frame_give_no_wrong_reading(switch_on: Switch) -> None:
    rng, board = Random(4), switch_on()
    running = up(board)
    running.show(all_breathing(LIGHTS))
    told = {0}
    for _ in range(12):
        board.line(rng.randrange(LINES), on=True)
        told.add(board.levels)
        running.run(6)
        running.step(rng.randint(1, 1800))  # a report is on its way
        board.order("reset")
        assert losses(running.run(200)) == ["restarted"]
        running.run_until_up()
    assert set(frames(running.events)) <= told
    assert frames(running.events)[-1] == board.levels


def test_power_gone_and_back_is_like_a_new_board(switch_on: Switch) -> None:
    board = switch_on()
    running = up(board)
    running.show({7: Lamp("red", "steady")})
    running.run(30)
    board.order("unplug")
    running.run(10)
    assert dark(board)
    board.line(3, on=True)
    board.order("plug")
    running.run_until_up()
    running.run(200)
    assert frames(running.events)[-1] == 1 << 3
    assert not dark(board)


def test_a_pause_of_the_controller_heals(switch_on: Switch) -> None:
    board = switch_on()
    running = up(board)
    board.order("pause 2500")
    assert losses(running.run(2600)) == ["silent"]
    running.run_until_up()
    board.line(8, on=True)
    assert frames(running.run(20)) == [1 << 8]


@pytest.mark.sampled("changes", [100, 240], sample=1)
def test_a_noisy_line_gives_no_wrong_reading_and_heals(switch_on: Switch, changes: int) -> None:
    rng, board = Random(5), switch_on()
    noise = Flips(0.01, seed=6)
    running = StepLink(board, noise)
    past = {0}
    for _ in range(changes):
        board.line(rng.randrange(LINES), on=rng.random() < 0.5)
        running.show({rng.randrange(LIGHTS): Lamp("red", "quick")})
        past.add(board.levels)
        running.run(rng.randint(12, 100))
    assert noise.flipped > changes * 3 // 4
    assert set(frames(running.events)) <= past
    running.spoil = bytes
    running.run_until_up()
    running.run(1500)
    assert frames(running.events)[-1] == board.levels


def test_arbitrary_bytes_do_not_upset_the_board(switch_on: Switch) -> None:
    rng, board = Random(7), switch_on()
    for _ in range(20):
        board.send(rng.randbytes(400))
        board.run(20_000)
    assert [cause for _, cause in board.boots] == ["power"]
    assert dark(board)
    running = up(board)
    board.line(1, on=True)
    assert frames(running.run(20)) == [1 << 1]
