"""A week of evenings, simulated: ``python -m tests.endurance``, docs/lab/endurance.md.

The companion runs as a process of its own on a small card, with little memory and a clock that it is given
(``clock.c``). Each evening another fault comes over it. Knows the timetable and what must hold.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from tests.endurance.clock import GivenClock
from tests.endurance.machine import Machine
from tests.endurance.phones import Phones
from tests.endurance.players import TROUBLE, Family

FIRST_EVENING_S = 1_790_000_000
"""When the week begins, by the clock on the wall."""
DAY_S = 24 * 3600
BEHIND_S = 400 * DAY_S
"""So far behind a clock without a battery may be until the network tells the time."""

SAMPLE_S = 300


@dataclass(frozen=True, slots=True)
class Sample:
    """How it stood at one moment; times in real ms."""

    evening: int
    hour: float
    fault: str
    rss_kb: int
    threads: int
    files: int
    journal: int
    card: int
    state: int
    p50_ms: float
    p99_ms: float
    turns: int
    well: bool


class Week:
    """Evening after evening, one companion and one family.

    Args:
        folder: for everything.
        rate: simulated seconds in a second.
        evening_s: how long the machine is on each day.
        phones: with a stream.
        say: gets a line now and then.
    """

    def __init__(
        self, folder: Path, *, rate: float, evening_s: float, phones: int, say: Callable[[str], None] = print
    ) -> None:
        self.clock = GivenClock(folder, rate)
        self.machine = Machine(folder, self.clock)
        self._evening_s, self._say, self._phones = evening_s, say, phones
        self.family = Family(self.machine.port, self.clock, Random(5))
        self.samples: list[Sample] = []
        self.wrong: list[str] = []
        self._looking: Phones | None = None
        self._evening, self._fault = 0, ""
        self._load: list[subprocess.Popen[bytes]] = []

    # --- evenings --------------------------------------------------------------------------------

    def run(self, evenings: Sequence[str]) -> None:
        """Live through these: names of faults, in order (`FAULTS`)."""
        try:
            for number, fault in enumerate(evenings):
                self._evening, self._fault = number + 1, fault
                self._live(number, fault)
        finally:
            self._relieve()
            self.machine.close()
        self.wrong += [*self.family.wrong, *find_growth(self.samples)]

    def _live(self, number: int, fault: str) -> None:
        wall_s = FIRST_EVENING_S + number * DAY_S
        self.clock.boot(wall_s - (BEHIND_S if fault == "clock" else 0))
        self.machine.start()
        self._looking = Phones(self.machine.port, self.clock, self._phones)
        begin, during, end = FAULTS[fault]
        try:
            self._play(0.25)
            begin(self)
            self._play(0.60, during)
            end(self)
            if self.machine.expected_down:
                self.machine.start()
            self._play(0.8)
            self._kill_and_compare()
            self._play(1.0)
            self._hold()
        finally:
            self._looking.close()
        status = self.machine.shut_down()
        if status != 0:
            self._note(f"SIGTERM ended it with {status}")
        self.machine.card.repair()

    def _play(self, until: float, during: Callable[[Week], None] | None = None) -> None:
        """Play until this share of the evening is over; samples are taken on the way."""
        end_s = until * self._evening_s
        sample_s = self.clock.up_s() + min(SAMPLE_S, (end_s - self.clock.up_s()) / 2)
        while self.clock.up_s() < end_s:
            if during:
                during(self)
            if not self.machine.expected_down and self.machine.process.poll() is not None:
                status = self.machine.process.returncode
                self._note(f"the companion ended with {status}")
                self.machine.start()
            self.family.step()
            if self.clock.up_s() >= sample_s and not self.machine.expected_down:
                sample_s = self.clock.up_s() + SAMPLE_S
                self._sample()

    def _kill_and_compare(self) -> None:
        """Kill -9 in the middle of play: what was announced is there after the start."""
        self.machine.cut_power()
        self.machine.card.repair()
        self.machine.start()

    def _hold(self) -> None:
        """What must hold at the end of an evening, when the fault is over."""
        for _ in range(100):
            if self.family.step():
                break
        else:
            self._note("it is not played again at the end")
        try:
            care = self._care()
            if not self.family.client.state()["journal"]["ok"]:
                self._note("the journal is still in trouble")
            links = {each["text"] for each in care["links"]}  # a clock that runs fast makes them look bad
            if missing := [text for text in care["health"] if text not in links]:
                self._note(f"not well at its end: {missing}")
        except TROUBLE as error:
            self._note(f"{error}")

    def _note(self, what: str) -> None:
        """Something that must not be."""
        self.wrong.append(f"evening {self._evening}, {self._fault}: {what}")

    def _care(self) -> Any:
        self.family.client.close()
        return self.family.client.get("/api/care")

    # --- what is measured ------------------------------------------------------------------------

    def _sample(self) -> None:
        assert self._looking is not None
        times, state = self._looking.taken()
        try:
            status, well = self.machine.status(), bool(self._care()["well"])
        except TROUBLE:
            return
        sample = Sample(
            evening=self._evening,
            hour=round(self.clock.up_s() / 3600, 2),
            fault=self._fault,
            state=state,
            p50_ms=round(statistics.median(times), 1) if times else 0,
            p99_ms=round(times[int(len(times) * 0.99)], 1) if times else 0,
            turns=sum(map(len, self.family.told.values())),
            well=well,
            **status,
        )
        self.samples.append(sample)
        self._say(json.dumps(asdict(sample)))

    # --- faults ----------------------------------------------------------------------------------

    def _must_tell(self, what: str) -> None:
        """The page says that the journal cannot keep what is played, as soon as somebody plays."""
        for _ in range(60):
            self.family.step()
            self.family.client.close()
            try:
                if not self.family.client.state()["journal"]["ok"]:
                    return
            except TROUBLE:
                continue
        self._note(f"{what}, and the page does not say so")

    def fill_card(self) -> None:
        """No free block is left; never on a card that is this machine's own disk."""
        if self.machine.card.real:
            self.machine.card.fill()
            self._must_tell("the card is full")

    def break_card(self) -> None:
        """The card is read-only from now on."""
        if self.machine.card.real:
            self.machine.card.fail()
            self._must_tell("the card is read-only")

    def mend_card(self) -> None:
        """Only a start anew mends that."""
        if self.machine.card.real:
            self.machine.cut_power()
            self.machine.card.repair()

    def jump(self) -> None:
        """The network tells the time; then somebody sets it wrongly, back and forward."""
        self.clock.jump(BEHIND_S)

    def wobble(self) -> None:
        """The clock goes back and forward."""
        if self.family.rng.random() < 0.02:
            self.clock.jump(self.family.rng.choice((-7200, -600, 600, 7200, -DAY_S, DAY_S)))

    def shake_cable(self) -> None:
        """The cable comes and goes, the chip resets, the line is noisy."""
        if self.family.rng.random() < 0.1:
            self._order(self.family.rng.choice(("unplug", "plug", "plug", "reset", "noise 0.002", "noise 0")))

    def _order(self, line: str) -> None:
        if not self.machine.expected_down:
            self.machine.order(line)

    def plug(self) -> None:
        """The cable is in, and quiet."""
        self._order("noise 0")
        self._order("plug")

    def load(self) -> None:
        """Others want the processor, too."""
        burn = [sys.executable, "-c", "while True: pass"]
        self._load = [subprocess.Popen(burn) for _ in range(2)]

    def _relieve(self) -> None:
        for each in self._load:
            each.kill()
            each.wait()
        self._load = []

    def relieve(self) -> None:
        """The processor is free again."""
        self._relieve()


def _nothing(_: Week) -> None:
    """An evening like any other."""


Fault = tuple[Callable[[Week], None], Callable[[Week], None], Callable[[Week], None]]
FAULTS: dict[str, Fault] = {
    "none": (_nothing, _nothing, _nothing),
    "clock": (Week.jump, Week.wobble, _nothing),
    "full": (Week.fill_card, _nothing, lambda week: week.machine.card.make_room()),
    "read-only": (Week.break_card, _nothing, Week.mend_card),
    "cable": (_nothing, Week.shake_cable, Week.plug),
    "busy": (Week.load, _nothing, Week.relieve),
}
"""Name -> what begins it, what happens again and again while it lasts, and what ends it."""

WEEK = ("none", "clock", "full", "read-only", "cable", "busy", "none")


MOST_RSS_KB = 150 * 1024
MOST_GROWTH_KB = 24 * 1024
"""Between the first evening's end and the last one's: a leak of 4 kB a turn would show within a week."""
MOST_ROW_BYTES = 40_000
"""The journal's growth with each turn: the turn, and all that hands did for it."""
MOST_STATE_BYTES = 16 * 1024


def find_growth(samples: Sequence[Sample]) -> list[str]:
    """What has grown without bound."""
    if not samples:
        return ["nothing was measured"]
    first = [each for each in samples if each.evening == samples[0].evening][-1]
    last = samples[-1]
    found = []
    if (most := max(each.rss_kb for each in samples)) > MOST_RSS_KB:
        found.append(f"memory: {most} kB, at most {MOST_RSS_KB}")
    if last.rss_kb - first.rss_kb > MOST_GROWTH_KB:
        found.append(f"memory grew from {first.rss_kb} to {last.rss_kb} kB")
    if last.threads > first.threads + 4 or last.files > first.files + 20:
        found.append(f"threads {first.threads} -> {last.threads}, open files {first.files} -> {last.files}")
    if last.journal > MOST_ROW_BYTES * max(100, last.turns):
        found.append(f"the journal holds {last.journal} bytes for {last.turns} turns")
    if (size := max(each.state for each in samples)) > MOST_STATE_BYTES:
        found.append(f"the state has {size} bytes, at most {MOST_STATE_BYTES}")
    return found


def tell_growth(samples: Sequence[Sample]) -> str:
    """What grew from the first to the last evening without a fault, and what the worst moments were."""
    if not samples:
        return "no samples"
    first = [each for each in samples if each.evening == samples[0].evening][-1]
    last = samples[-1]
    turns = max(1, last.turns - first.turns)
    return (
        f"RSS {first.rss_kb} -> {last.rss_kb} kB (most {max(each.rss_kb for each in samples)}), "
        f"threads {first.threads} -> {last.threads}, files {first.files} -> {last.files}, "
        f"journal {first.journal} -> {last.journal} B ({(last.journal - first.journal) // turns} a turn), "
        f"card {first.card} -> {last.card} B, state at most {max(each.state for each in samples)} B, "
        f"poll p50 {statistics.median(each.p50_ms for each in samples)} ms, "
        f"p99 at most {max(each.p99_ms for each in samples)} ms"
    )


def passed(begun: float) -> str:
    """How long that took."""
    return f"{(time.monotonic() - begun) / 60:.1f} min"
