"""Something that looks again and again: also after a look has failed, and no more once it is closed."""

from __future__ import annotations

import logging
import queue
import threading

import pytest

from companion.daemon.periodic_thread import PeriodicThread

PATIENCE_S = 30.0


class Owl(PeriodicThread):
    """Its first look fails."""

    def __init__(self) -> None:
        self.looks: queue.SimpleQueue[int] = queue.SimpleQueue()
        self.faults: queue.SimpleQueue[BaseException] = queue.SimpleQueue()
        self._count = 0
        super().__init__("owl", 0.001, self.faults.put, lambda fault: isinstance(fault, OSError))

    def round(self) -> None:
        self._count += 1
        if self._count == 1:
            raise OSError("a branch is in the way")
        self.looks.put(self._count)


def test_a_look_that_fails_is_told_and_the_next_one_comes(caplog: pytest.LogCaptureFixture) -> None:
    owl = Owl()
    owl.start()
    assert [owl.looks.get(timeout=PATIENCE_S) for _ in range(3)] == [2, 3, 4]
    owl.close()
    assert isinstance(owl.faults.get(timeout=PATIENCE_S), OSError)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], "an ordinary one"
    assert "owl" not in {thread.name for thread in threading.enumerate()}


def test_what_never_began_ends_at_once() -> None:
    owl = Owl()
    owl.close()
    assert owl.looks.empty()
