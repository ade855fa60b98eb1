"""How good a link is: the last ten minutes of what it counts."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.types import LinkLost, LinkUp
from companion.daemon.care.link_quality import EACH_MS, Quality, grade
from companion.journal.recent import KEPT_MS
from companion.ports.devices import LinkCounts, LinkEvent

GOOD = LinkCounts(frames=1_000, trips=60, trip_ms=600)


@dataclass
class FakeLink:
    """A link with counters that the test turns."""

    device: str = "board"
    now: LinkCounts = LinkCounts()  # noqa: RUF009 - frozen
    confirms: int = 0

    def counts(self) -> LinkCounts:
        return self.now

    def confirm(self) -> None:
        self.confirms += 1

    def brighten(self, percent: int) -> None:
        """Dims."""


@dataclass
class Watch:
    """A quality watch on one link, time by hand."""

    link: FakeLink = field(default_factory=FakeLink)
    now_ms: int = 5_000

    def __post_init__(self) -> None:
        self.quality = Quality({"board": self.link}, lambda: self.now_ms)  # type: ignore[dict-item]
        self.heard: list[LinkEvent] = []
        self.emit = self.quality.before(self.heard.append)

    def pass_time(self, ms: int) -> None:
        for _ in range(ms // 1_000):
            self.now_ms += 1_000
            self.quality.round()

    def up(self) -> None:
        self.emit(LinkUp("board", self.now_ms, "1.0", 10, 10, "", False))

    def lose(self) -> None:
        self.emit(LinkLost("board", self.now_ms, "silent: x"))


@pytest.mark.parametrize(
    ("counts", "reconnects", "wanted"),
    [
        (GOOD, 0, "good"),
        (LinkCounts(), 0, "good"),
        (LinkCounts(frames=2, damaged=3), 0, "good"),  # a plug that was put in, nothing else yet
        (replace(GOOD, damaged=5), 0, "good"),
        (replace(GOOD, damaged=6), 0, "weak"),
        (replace(GOOD, repeats=6), 0, "weak"),
        (replace(GOOD, damaged=60), 0, "bad"),
        (replace(GOOD, missed=1), 0, "weak"),
        (replace(GOOD, missed=4), 0, "bad"),
        (replace(GOOD, trip_ms=60 * 61), 0, "weak"),
        (GOOD, 1, "weak"),
        (GOOD, 4, "bad"),
        (None, 0, "good"),
        (None, 1, "weak"),
    ],
)
def test_grades(counts: LinkCounts | None, reconnects: int, wanted: str) -> None:
    assert grade(counts, reconnects, up=True) == wanted


def test_what_is_gone_is_lost_and_what_never_came_is_new() -> None:
    assert grade(GOOD, 0, up=False) == "lost"
    assert grade(GOOD, 0, up=None) == "new"


def test_before_ten_minutes_it_counts_from_the_start() -> None:
    watch = Watch()
    watch.up()
    watch.link.now = LinkCounts(frames=40, damaged=1)
    watch.pass_time(60_000)
    (seen,) = watch.quality.look()
    assert (seen.grade, seen.since_ms, seen.counts) == ("good", 60_000, watch.link.now)
    assert seen.dims
    assert watch.heard


def test_what_is_older_than_ten_minutes_is_forgotten() -> None:
    watch = Watch()
    watch.up()
    watch.link.now = LinkCounts(frames=100, damaged=50)
    watch.pass_time(EACH_MS)
    assert watch.quality.look()[0].grade == "bad"
    watch.link.now = LinkCounts(frames=2_000, damaged=51)
    watch.pass_time(KEPT_MS + EACH_MS)
    (seen,) = watch.quality.look()
    assert (seen.grade, seen.counts) == ("good", LinkCounts(frames=0, damaged=0))
    assert KEPT_MS <= seen.since_ms <= KEPT_MS + EACH_MS


def test_losses_are_counted_once_each_and_only_of_what_was_there() -> None:
    watch = Watch()
    watch.lose()
    watch.up()
    for _ in range(2):
        watch.lose()
        watch.lose()
        watch.up()
    assert watch.quality.look()[0].reconnects == 2
    watch.pass_time(KEPT_MS + 1_000)
    assert watch.quality.look()[0].reconnects == 0


def test_the_device_is_asked_each_ten_seconds_so_that_there_is_an_answer_to_time() -> None:
    watch = Watch()
    watch.pass_time(60_000)
    assert watch.link.confirms == 6
