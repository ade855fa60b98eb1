"""The thread of the copies: it goes on after a bug, and ends at once, also in the middle of a copy."""

from __future__ import annotations

import logging
import threading

import pytest

from companion.daemon.care.copying import CopyThread
from companion.journal.copies import CopyKeeper

PATIENCE_S = 20.0


class Keeper(CopyKeeper):
    """A `CopyKeeper` that only counts its rounds."""

    def __init__(self, faults: int = 0) -> None:
        self.rounds, self.faults = 0, faults
        self.enough, self.stopped = threading.Event(), threading.Event()

    def round(self) -> None:
        self.rounds += 1
        if self.rounds <= self.faults:
            raise RuntimeError("a bug")
        self.enough.set()

    def stop(self) -> None:
        self.stopped.set()


def test_a_bug_in_a_round_is_logged_and_the_next_round_comes(caplog: pytest.LogCaptureFixture) -> None:
    keeper = Keeper(faults=2)
    thread = CopyThread(keeper, look_s=0)
    with caplog.at_level(logging.ERROR):
        thread.start()
        assert keeper.enough.wait(PATIENCE_S)
        thread.close()
    assert caplog.text.count("copies has failed") == 1  # the second was the same


def test_it_ends_in_the_middle_of_a_round() -> None:
    class Slow(Keeper):
        def round(self) -> None:
            self.enough.set()
            assert self.stopped.wait(PATIENCE_S), "nobody broke the copy off"

    keeper = Slow()
    thread = CopyThread(keeper, look_s=PATIENCE_S)
    thread.start()
    assert keeper.enough.wait(PATIENCE_S)
    thread.close()
    assert not any(each.name == "copies" for each in threading.enumerate())


def test_one_that_was_never_started_can_be_closed() -> None:
    CopyThread(Keeper()).close()
