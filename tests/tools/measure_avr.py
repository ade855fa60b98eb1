"""Measures the production images on simulated AVRs: ``python -m tests.tools.measure_avr [SECONDS]``.

All times are the chip's own, counted in cycles of 16 MHz, so they do not depend on this machine
(docs/lab/figures.md says what and how). Nothing here is a test.
"""

from __future__ import annotations

import queue
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from importlib.metadata import entry_points
from pathlib import Path
from random import Random

import click

from companion.core.model.types import LinkLost, LinkUp
from companion.ports.devices import DeviceSpec, LinkEvent
from hardware.board_map import load_board_map
from tests.firmware_bridge.board_builds import MCUS, avr_image, boardsim, static_end
from tests.firmware_bridge.simulated_board import SimulatedBoard
from tests.firmware_bridge.step_board import CYCLES_PER_MS, StepBoard, StepLink
from tests.system.avr_bench import BRIGHTEST, FullLoad, all_breathing, latencies_ms, reported_changes

SIZES = (132, 160)
"""Lines, and as many lights: the largest board, and the most that there can be."""

EDGES = 400
HEAD = (
    "| chip, lines and lights | host | scans/s | longest time between two scans | interrupts off | "
    "gap between two bytes of light | picture | pictures/s |\n|---|---|---|---|---|---|---|---|"
)


@contextmanager
def switched_on(mcu: str, size: int) -> Iterator[StepLink]:
    """A board that is up and may burn its lights as it likes, measured from now."""
    with StepBoard(mcu, avr_image(mcu, size, size), size, size) as board:
        running = StepLink(board, settings=BRIGHTEST)
        running.run_until_up()
        running.run(100)
        board.order("forget")
        yield running


def row(mcu: str, size: int, host: str, stats: Mapping[str, float], ms: float) -> str:
    """What the simulated board has measured in so many ms."""
    return (
        f"| {mcu}, {size} | {host} | {stats['scans'] * 1000 / ms:.0f} | "
        f"{stats['scan_gap_max_us'] / 1000:.2f} ms | {stats['ints_off_max_us']:.2f} us | "
        f"{stats['ws_gap_max_ns'] / 1000:.2f} us | {stats['ws_longest_us'] / 1000:.2f} ms | "
        f"{stats['ws_frames'] * 1000 / ms:.1f} |"
    )


def latency(mcu: str, size: int) -> None:
    """Edges without lights and with all lights breathing."""
    with switched_on(mcu, size) as running:
        for host in ("dark", "all lights breathe"):
            if host != "dark":
                running.show(all_breathing(size))
            running.run(200)
            running.board.order("forget")
            begun = running.board.cycle
            found = latencies_ms(running, EDGES, seed=1)
            cuts = statistics.quantiles(found, n=100)
            stats, ms = running.board.stats(), (running.board.cycle - begun) / CYCLES_PER_MS
            click.echo(row(mcu, size, host, stats, ms))
            click.echo(
                f"  edge to frame, {mcu}, {size}, {host}: p50 {cuts[49]:.2f}, p95 {cuts[94]:.2f}, "
                f"max {max(found):.2f} ms ({len(found)} edges)",
                err=True,
            )


def soak(mcu: str, size: int, seconds: int) -> None:
    """Full load for so many seconds."""
    with switched_on(mcu, size) as running:
        host = FullLoad(running, seed=2)
        begun = running.board.cycle
        host.run(seconds * 1000)
        load = host.drain()
        stats, ms = running.board.stats(), (running.board.cycle - begun) / CYCLES_PER_MS
        click.echo(row(mcu, size, "full line", stats, ms))
        click.echo(
            f"  soak, {mcu}, {size}: {load.bytes_sent} bytes to the chip, {stats['uart_overruns']:.0f} lost, "
            f"{load.rejected} blocks back unreadable; LIGHTS acknowledged {len(load.acknowledged)} of "
            f"{len(load.sent)}; toggles told {len(reported_changes(load))} of {len(load.toggles)}; bits of "
            f"light {stats['ws_bits']:.0f}, badly timed {stats['ws_bad_bits']:.0f} "
            f"(0: {stats['ws_t0h_min_ns']:.0f} to {stats['ws_t0h_max_ns']:.0f} ns, "
            f"1: {stats['ws_t1h_min_ns']:.0f} to {stats['ws_t1h_max_ns']:.0f} ns); "
            f"RAM never touched: {stats['sp_min'] - static_end(avr_image(mcu, size, size)):.0f} bytes",
            err=True,
        )


def recovery(mcu: str, fault: str, mend: str, broken_ms: int, times: int) -> list[float]:
    """From the end of a fault (command ``mend``) to the link that is up again, in ms of board time."""
    rng, found = Random(3), []
    with switched_on(mcu, 132) as running:
        for _ in range(times):
            running.run(rng.randint(500, 1500))
            running.board.order(fault)
            running.run(broken_ms)
            running.board.order(mend)
            mended, told = running.board.cycle, len(running.events)
            while not any(isinstance(event, LinkUp) for event in running.events[told:]):
                running.step()
            found.append((running.board.cycle - mended) / CYCLES_PER_MS)
    return found


def cable(mcu: str, times: int) -> list[float]:
    """From the cable that is put in to the link that is up again: serial transport, in ms of real time."""
    spots, found = load_board_map("malefiz-classic"), list[float]()
    inbox: queue.Queue[LinkEvent] = queue.Queue()
    (entry,) = entry_points(group="companion.transports", name="serial")
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        path, command = Path(folder) / "port", boardsim(mcu, avr_image(mcu, spots.lines, spots.lights))
        board = stack.enter_context(closing(SimulatedBoard(command, path=path, spots=spots)))
        board.start()
        link = entry.load()(DeviceSpec("board", clock_ms, spots.lines, spots.lights, str(path)))
        stack.enter_context(closing(link))
        link.start(inbox.put)
        wait_for(inbox, LinkUp)
        for number in range(times):
            board.unplug()
            wait_for(inbox, LinkLost)
            time.sleep(0.5 + 0.037 * number)  # so that the tries to open it come at any moment
            begun = time.monotonic()
            board.plug()
            wait_for(inbox, LinkUp)
            found.append((time.monotonic() - begun) * 1000)
    return found


def wait_for(inbox: queue.Queue[LinkEvent], kind: type[LinkEvent]) -> None:
    """The next event of this kind."""
    while not isinstance(inbox.get(timeout=10), kind):
        pass


def clock_ms() -> int:
    """Milliseconds of the monotonic clock."""
    return time.monotonic_ns() // 1_000_000


def recoveries(mcu: str) -> None:
    """How long it takes until the link is up again."""
    click.echo("\n| up again after | p50 | max |\n|---|---|---|")
    rows = {
        "reset button": recovery(mcu, "reset", "stats", 0, 30),
        "program that hangs, from the hang on": recovery(mcu, "hang", "stats", 0, 20),
        "input chain mended": recovery(mcu, "chain 0", "chain 1", 100, 30),
        "power back, port stayed": recovery(mcu, "unplug", "plug", 100, 30),
        "cable in again, port appears (real time)": cable(mcu, 20),
    }
    for name, found in rows.items():
        click.echo(f"| {name} | {statistics.median(found):.0f} ms | {max(found):.0f} ms |")


def main() -> None:
    """Measure and print Markdown; sentences go to standard error."""
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    click.echo(HEAD)
    for mcu in MCUS:
        for size in SIZES:
            latency(mcu, size)
            soak(mcu, size, seconds)
    recoveries(MCUS[0])


if __name__ == "__main__":
    main()
