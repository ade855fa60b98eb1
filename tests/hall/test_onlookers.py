"""Onlookers: all get the same message, the slow the newest alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from companion.hall.onlookers import APART_S, BEAT, BEAT_S, GATHER_S, Onlookers
from companion.web.event_stream import event
from tests.hall.run_apart import run_apart


async def _told() -> None:
    newest = {"a": 0}
    crowd = Onlookers(lambda: {"hall": b"begin "})
    quick, slow = crowd.stream(), crowd.stream()
    assert await anext(quick) == b"begin "
    assert await anext(slow) == b"begin "
    for number in range(1, 4):
        newest["a"] = number
        crowd.tell("a", lambda: b"a%d " % newest["a"])
        assert await anext(quick) == b"a%d " % number
    crowd.tell("b", lambda: b"b1 ")
    assert await anext(quick) == b"b1 "
    assert await anext(slow) == b"a3 b1 ", "the newest of each, and nothing older"
    assert len(crowd) == 2
    await quick.aclose()  # type: ignore[attr-defined]  # it is a generator
    assert len(crowd) == 1
    crowd.close()
    with pytest.raises(StopAsyncIteration):
        await anext(slow)


def test_the_slow_get_the_newest_alone() -> None:
    run_apart(_told())


async def _apart() -> None:
    crowd, loop = Onlookers(lambda: {"hall": b"begin"}), asyncio.get_running_loop()
    waits_s, call_at = list[float](), loop.call_at

    def noting(when: float, *rest: Any, **more: Any) -> asyncio.TimerHandle:
        waits_s.append(when - loop.time())
        return call_at(when, *rest, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loop, "call_at", noting)
        stream = crowd.stream()
        await anext(stream)
        for number in (b"1", b"2"):
            crowd.tell("a", lambda number=number: number)  # type: ignore[misc]  # bound now
            assert await anext(stream) == number
        crowd.close()
    first_s, second_s = (wait_s for wait_s in waits_s if wait_s < BEAT_S / 2)
    assert first_s <= GATHER_S, "nothing was told of late: at once"
    assert GATHER_S < second_s <= APART_S, "much happens: many tables, one message"


def test_news_after_silence_is_told_at_once_and_what_follows_is_gathered() -> None:
    run_apart(_apart())


async def _silent(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.hall.onlookers.BEAT_S", 0.01)
    crowd = Onlookers(lambda: {"hall": b"begin"})
    stream = crowd.stream()
    assert await anext(stream) == b"begin"
    crowd.tell("a", lambda: b"a")
    assert await anext(stream) == b"a"
    assert await anext(stream) == BEAT
    assert await anext(stream) == BEAT
    crowd.close()


def test_where_nothing_happens_a_beat_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    run_apart(_silent(monkeypatch))


def test_an_event_is_two_lines() -> None:
    assert event("table", b"{}") == b"event: table\ndata: {}\n\n"
