"""What ends a `select` at once."""

from __future__ import annotations

import select

from firmware_bridge.waker import Waker


def is_woken(waker: Waker) -> bool:
    return bool(select.select([waker], [], [], 0)[0])


def test_a_call_ends_the_next_wait_until_it_is_drained() -> None:
    waker = Waker()
    assert not is_woken(waker)
    waker.wake()
    waker.wake()
    assert is_woken(waker)
    waker.drain()
    assert not is_woken(waker)
    waker.drain()
    waker.close()


def test_a_full_one_still_wakes_and_holds_nobody_up() -> None:
    waker = Waker()
    for _ in range(1_000_000 // 200):
        waker.wake()
    assert is_woken(waker)
    waker.close()


def test_after_its_end_a_call_is_nothing() -> None:
    waker = Waker()
    waker.close()
    waker.wake()
    waker.close()
