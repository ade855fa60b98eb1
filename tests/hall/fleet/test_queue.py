"""The queue of updates and copies: whose turn it is, who waits, who has fallen silent."""

from __future__ import annotations

import pytest

from companion.core.model.fast_replace import replace
from companion.hall.fleet import queue
from companion.hall.fleet.queue import ANSWER_MS, GONE_MS, LONGEST_MS, Item, Seen, Since
from companion.mqtt.upkeep_messages import Phase, Task

ONE, TWO, THREE = (letter * 8 for letter in "abc")
HALL = "feed0001"
READY = Seen(there=True, told=True, obeys=True)


def task(phase: Phase, number: int = 7, why: str = "", version: str = "") -> Task:
    return Task(HALL, number, "update", phase, version, why)


def sent(board: str = ONE, state: queue.State = "sent", number: int = 7) -> Item:
    return Item(board, "update", state, number)


def settled(item: Item, board: Seen, now_ms: int = 0, there_ms: int = 0) -> Item:
    (after,) = queue.settle((item,), HALL, {item.board: board}, Since(0, there_ms), now_ms)
    return after


def test_whoever_is_asked_for_comes_once_and_in_order() -> None:
    items = queue.add((), [TWO, ONE, TWO], "update")
    assert [each.board for each in items] == [TWO, ONE]
    again = queue.add(items, [ONE, THREE], "update")
    assert [each.board for each in again] == [TWO, ONE, THREE]
    assert len(queue.add(again, [ONE], "copy")) == 4, "a copy is another errand"


def test_what_is_over_stands_until_something_else_is_wanted() -> None:
    over = (replace(sent(), state="done"), replace(sent(TWO), state="failed"))
    assert queue.add(over, [THREE], "copy") == (Item(THREE, "copy"),)
    goes_on = (*over, Item(THREE, "update"))
    assert [each.board for each in queue.add(goes_on, [TWO], "update")] == [ONE, THREE, TWO]


def test_one_has_its_turn_and_the_next_comes_after_it() -> None:
    items = queue.add((), [ONE, TWO], "update")
    seen = {ONE: READY, TWO: READY}
    items, first = queue.next_of(items, seen)
    assert first is not None
    items = queue.put(items, first, sent())
    assert queue.next_of(items, seen) == (items, None)
    items = queue.settle(
        items, HALL, {ONE: replace(READY, task=task("done", version="2")), TWO: READY}, None, 0
    )
    assert (items[0].state, items[0].version) == ("done", "2")
    _, second = queue.next_of(items, seen)
    assert second == Item(TWO, "update")


@pytest.mark.parametrize(
    "board",
    [
        replace(READY, playing=True),
        replace(READY, there=False),
        replace(READY, told=False),
        replace(READY, task=task("working", number=3)),
        Seen(),
    ],
)
def test_who_plays_or_is_away_waits_and_holds_up_nobody(board: Seen) -> None:
    items = queue.add((), [ONE, TWO], "update")
    after, chosen = queue.next_of(items, {ONE: board, TWO: READY})
    assert chosen == Item(TWO, "update")
    assert after[0].state == "waiting"
    _, later = queue.next_of(after[:1], {ONE: READY})
    assert later == Item(ONE, "update")


def test_a_game_that_began_before_the_order_came_goes_first() -> None:
    after = settled(sent(), replace(READY, task=task("failed", why="playing")))
    assert after == Item(ONE, "update")


@pytest.mark.parametrize(
    ("board", "why"),
    [(replace(READY, obeys=False), "not-allowed"), (replace(READY, twice=True), "twice")],
)
def test_who_takes_no_orders_or_is_there_twice_is_left_out(board: Seen, why: str) -> None:
    after, chosen = queue.next_of(queue.add((), [ONE], "update"), {ONE: board})
    assert chosen is None
    assert (after[0].state, after[0].why) == ("failed", why)


def test_answers_to_other_orders_do_not_count() -> None:
    for other in (task("done", number=6), replace(task("done"), hall="beef0002")):
        assert settled(sent(), replace(READY, task=other)).state == "sent"


def test_who_does_not_answer_is_silent_after_a_while() -> None:
    assert settled(sent(), READY, ANSWER_MS - 1).state == "sent"
    assert settled(sent(), READY, ANSWER_MS).state == "silent"


def test_who_is_gone_during_its_turn_is_silent_but_a_new_start_is_none() -> None:
    works = replace(READY, task=task("working"))
    item = settled(sent(), works, GONE_MS, GONE_MS)
    assert item.state == "working"
    gone = replace(works, there=False)
    assert settled(item, gone, 2 * GONE_MS - 1, GONE_MS).state == "working"
    assert settled(item, gone, 2 * GONE_MS, GONE_MS).state == "silent"
    late = LONGEST_MS["update"]
    assert settled(item, works, late, late).state == "silent"


def test_what_a_silent_board_says_later_counts() -> None:
    silent = sent(state="silent")
    assert settled(silent, replace(READY, task=task("working"))).state == "silent"
    assert settled(silent, replace(READY, task=task("failed", why="test"))).why == "test"
    assert settled(sent(state="stopped"), replace(READY, task=task("done"))).state == "stopped"


def test_a_stop_leaves_the_one_whose_turn_it_is() -> None:
    items = (sent(state="working"), Item(TWO, "update"), replace(sent(THREE), state="done"))
    assert [each.state for each in queue.stop(items)] == ["working", "stopped", "done"]
    assert not queue.is_open(queue.stop(items[1:]))
