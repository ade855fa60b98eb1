"""What is proven by pings and their answers; on a clock that is moved by hand."""

from __future__ import annotations

from firmware_bridge.messages import PING_RESEND_MS
from firmware_bridge.pings import Pings


def test_nothing_is_sent_that_nobody_has_asked_for() -> None:
    assert Pings().due(10_000) is None
    assert Pings().deadline_ms() is None


def test_an_answer_proves_up_to_when_the_ping_was_sent_once_all_before_it_is_believed() -> None:
    pings = Pings()
    pings.ask(1_000)
    number = pings.due(1_000)
    assert number is not None
    assert pings.answered(number, newest=7) == 1_000
    assert pings.proven(6) is None
    assert pings.proven(7) == 1_000
    assert pings.proven(8) is None
    assert pings.deadline_ms() is None


def test_what_is_not_answered_is_asked_again_and_counted() -> None:
    pings = Pings()
    pings.ask(1_000)
    first = pings.due(1_000)
    assert pings.due(1_000 + PING_RESEND_MS - 1) is None
    second = pings.due(1_000 + PING_RESEND_MS)
    assert second not in (None, first)
    assert pings.repeats == 1
    assert first is not None
    assert pings.answered(first, newest=1) == 1_000  # a late answer proves what it can
    assert pings.proven(1) == 1_000


def test_a_new_conversation_forgets_answers_and_asks_again() -> None:
    pings = Pings()
    pings.ask(1_000)
    number = pings.due(1_000)
    assert number is not None
    pings.begin()
    assert pings.answered(number, newest=1) is None
    assert pings.due(1_000) not in (None, number)


def test_only_the_newest_questions_are_waited_for() -> None:
    pings = Pings()
    numbers = []
    for turn in range(9):
        pings.ask(turn * 1_000)
        numbers.append(pings.due(turn * 1_000))
    assert numbers[0] is not None
    assert numbers[8] is not None
    assert pings.answered(numbers[0], newest=1) is None
    assert pings.answered(numbers[8], newest=1) == 8_000
