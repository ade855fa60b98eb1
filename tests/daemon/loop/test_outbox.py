"""What waits for the disk."""

from __future__ import annotations

from companion.daemon.loop.outbox import Held, Outbox
from companion.ports.table import View


def held(row: int, rev: int, *, answered: bool = False, at_ms: int = 0) -> Held:
    return Held(row, View(rev, at_ms), ((lambda _: None),) if answered else (), at_ms)


def revs(box: Outbox) -> list[int]:
    return [each.view.rev for each in box.ready()]


def test_a_view_waits_for_the_row_that_it_shows() -> None:
    box = Outbox()
    box.put(held(5, 1))
    assert revs(box) == []
    box.durable(4)
    assert revs(box) == []
    box.durable(5)
    assert revs(box) == [1]
    assert revs(box) == []


def test_what_is_provisional_stays_behind_the_decision_before_it() -> None:
    box = Outbox()
    box.put(held(5, 1, answered=True))
    box.put(held(5, 2))
    box.put(held(6, 3, answered=True))
    box.durable(5)
    assert revs(box) == [1, 2]
    box.durable(6)
    assert revs(box) == [3]


def test_of_views_behind_the_same_row_only_the_newest_is_kept_unless_one_is_an_answer() -> None:
    box = Outbox()
    box.put(held(5, 1))
    box.put(held(5, 2))
    box.put(held(5, 3, answered=True))
    box.put(held(5, 4))
    box.put(held(5, 5))
    box.durable(5)
    assert revs(box) == [3, 5]


def test_how_long_the_oldest_waits_is_known_and_not_forgotten_when_it_is_replaced() -> None:
    box = Outbox()
    assert box.waiting_since_ms is None
    box.put(held(5, 1, at_ms=100))
    box.put(held(5, 2, at_ms=900))
    assert box.waiting_since_ms == 100
    box.durable(5)
    box.ready()
    assert box.waiting_since_ms is None


def test_durable_rows_never_become_undone() -> None:
    box = Outbox()
    box.durable(9)
    box.durable(3)
    box.put(held(9, 1))
    assert revs(box) == [1]
