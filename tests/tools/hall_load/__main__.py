"""Measure how long a turn takes from a board's verdict to an onlooker, and say it in one line of JSON.

`python -m tests.tools.hall_load [BOARDS ONLOOKERS SECONDS [PERIOD]] [--bridge] [--loose]`; 12, 500, 45 and 1
by default, which takes 75 seconds on a quiet machine. Linux, mosquitto.

Each board is a process of its own, as at home, with the publisher that real boards have; it plays a turn
each PERIOD seconds. All onlookers are one process that keeps bytes and times alone. Hall and broker share
one core, boards and onlookers another: in truth those are other machines. ``--loose`` leaves that to the
kernel. With ``--bridge`` the boards tell one broker, and the hall hears another, which is bridged to it.

`bar` tells whether p99 is at most 250 ms. `timer_late_ms` is the control: how late a process that does
nothing wakes from 10 ms, on both cores, p50 and p99. Where its p99 is above 5 ms the machine is busy with
others, and a missed bar proves nothing. `ran_s`, `waited_s`: processor time, and time without a core.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.context import ForkProcess
from pathlib import Path
from typing import Any

from tests.hall.onlooker import HallProgram
from tests.hall.test_bridge import bridge_of
from tests.mqtt.mosquitto import Mosquitto, mosquitto
from tests.system.running import free_port
from tests.tools.hall_load.boards import Times, play
from tests.tools.hall_load.machine import Taken, be_late, milliseconds, most_memory, pin, since, taken
from tests.tools.hall_load.onlookers import look

BAR_MS = 250
SETTLE_S = 5.0
LAST_S = 2.0
"""What was decided so shortly before the end may not have been seen yet: it does not count."""

SHARES = (0.5, 0.95, 0.99, 1)


class Part:
    """A process of its own, and the line to it."""

    def __init__(self, work: Callable[..., None], *arguments: Any) -> None:
        context = multiprocessing.get_context("fork")  # quick, and this process has no threads
        self.line, far = context.Pipe()
        self.process: ForkProcess = context.Process(target=work, args=(*arguments, far), daemon=True)
        self.process.start()

    @property
    def number(self) -> int:
        """The number of the process."""
        assert self.process.pid is not None
        return self.process.pid

    def end(self, word: Any) -> Any:
        """Tell it to end; what it has to tell."""
        self.line.send(word)
        found = self.line.recv()
        self.process.join()
        return found


@contextlib.contextmanager
def brokers(folder: Path, *, bridge: bool) -> Iterator[tuple[Mosquitto, Mosquitto]]:
    """The broker that boards tell, and the one that the hall hears: the same, or bridged to it."""
    with contextlib.ExitStack() as stack:
        first = stack.enter_context(mosquitto(folder / "first"))
        if not bridge:
            yield first, first
            return
        yield first, stack.enter_context(mosquitto(folder / "second", more=bridge_of(first.port)))


class Parts:
    """All that runs while it is measured, until the stack ends."""

    def __init__(
        self,
        stack: contextlib.ExitStack,
        boards: int,
        onlookers: int,
        period_s: int,
        *,
        bridge: bool,
        loose: bool,
    ) -> None:
        self.cores = (None, None) if loose or os.cpu_count() == 1 else sorted(os.sched_getaffinity(0))[:2]
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        near, far = stack.enter_context(brokers(folder, bridge=bridge))
        hall = HallProgram(far.port, free_port(), folder / "hall")
        stack.callback(hall.kill)
        for process in (near.process, far.process, hall.process):
            pin(process, self.cores[0])
        self.looking = Part(look, hall.port, onlookers, self.cores[1])
        self.looking.line.recv()
        self.playing = [
            Part(play, near.port, number, period_s, self.cores[1]) for number in range(1, boards + 1)
        ]
        for each in self.playing:
            each.line.recv()
        self.idle = [Part(be_late, core) for core in self.cores]
        self.groups = {
            "broker": sorted({near.process, far.process}),
            "hall": [hall.process],
            "boards": [each.number for each in self.playing],
            "onlookers": [self.looking.number],
        }

    def taken(self) -> dict[str, Taken]:
        """Return what each program has taken until now."""
        return {name: taken(group) for name, group in self.groups.items()}


def measure(
    boards: int, onlookers: int, seconds: int, period_s: int, *, bridge: bool, loose: bool
) -> dict[str, Any]:
    """Return what was measured."""
    load = os.getloadavg()[0]
    with contextlib.ExitStack() as stack:
        parts = Parts(stack, boards, onlookers, period_s, bridge=bridge, loose=loose)
        time.sleep(SETTLE_S)
        begin_s, before = time.monotonic(), parts.taken()
        time.sleep(seconds)
        end_s, after = time.monotonic(), parts.taken()
        memory = {name: most_memory(parts.groups[name][0]) for name in ("broker", "hall")}
        seen, messages = parts.looking.end((begin_s, end_s))
        told = [each.end(None) for each in parts.playing]
        timers = [milliseconds(each.end(None), 0.5, 0.99) for each in parts.idle]
    used = {name: since(before[name], after[name]) for name in before}
    return {
        "boards": boards,
        "onlookers": onlookers,
        "seconds": round(end_s - begin_s),
        "period_s": period_s,
        "pinned": parts.cores[0] is not None,
        **lateness(told, seen, begin_s, end_s),
        "messages": messages,
        "hall_us_a_message": round(used["hall"].ran_s / max(messages, 1) * 1e6, 1),
        "ran_s": {name: each.ran_s for name, each in used.items()},
        "waited_s": {name: each.waited_s for name, each in used.items()},
        "memory_mb": memory,
        "timer_late_ms": timers,
        "load": [round(load, 1), round(os.getloadavg()[0], 1)],
    }


def lateness(
    told: Sequence[tuple[Times, Times]], seen: Sequence[Times], begin_s: float, end_s: float
) -> dict[str, Any]:
    """Return how late onlookers saw what was decided in that time, and how late it had reached the broker.

    ``seen_share``: of what each onlooker could have seen. Where two turns fall into one message, the first is
    not seen.
    """
    decided = {key: at for times, _ in told for key, at in times.items() if begin_s < at < end_s - LAST_S}
    arrived = {key: at for _, times in told for key, at in times.items()}
    late_s = sorted(at - decided[key] for times in seen for key, at in times.items() if key in decided)
    broker_s = sorted(arrived[key] - at for key, at in decided.items() if key in arrived)
    after_s = sorted(
        at - arrived[key] for times in seen for key, at in times.items() if key in decided and key in arrived
    )
    p99 = milliseconds(late_s, 0.99)
    return {
        "bar": bool(p99) and p99[0] <= BAR_MS,
        "shares": SHARES,
        "late_ms": milliseconds(late_s, *SHARES),
        "to_broker_ms": milliseconds(broker_s, *SHARES),
        "from_broker_ms": milliseconds(after_s, *SHARES),
        "seen_share": round(len(late_s) / max(1, len(decided) * len(seen)), 4),
    }


def main(words: Sequence[str]) -> int:
    """Measure once; the exit status."""
    numbers = [int(word) for word in words if word.isdigit()]
    flags = [word for word in words if not word.isdigit()]
    if len(numbers) not in (0, 3, 4) or not set(flags) <= {"--bridge", "--loose"}:
        sys.stderr.write(
            "hall_load: right would be [BOARDS ONLOOKERS SECONDS [PERIOD]] [--bridge] [--loose]\n"
        )
        return 2
    boards, onlookers, seconds, period_s = (*(numbers or (12, 500, 45)), 1)[:4]
    told = measure(boards, onlookers, seconds, period_s, bridge="--bridge" in flags, loose="--loose" in flags)
    sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
