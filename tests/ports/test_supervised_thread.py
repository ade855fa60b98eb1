"""A supervised thread: nothing ends it but its owner, each fault is told, and the log gets it once."""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable

import pytest

from companion.ports.supervised_thread import QUIET_S, STEADY_S, FaultLog, SupervisedThread

PATIENCE_S = 30.0


class Rig:
    """A thread whose work raises what it is given; time is ours, and each wait passes at once."""

    def __init__(self, failed: Callable[[BaseException], None] | None = None) -> None:
        self.now_s = 0.0
        self.faults: queue.SimpleQueue[BaseException | None] = queue.SimpleQueue()
        self.told: queue.SimpleQueue[BaseException] = queue.SimpleQueue()
        self.waits: queue.SimpleQueue[float] = queue.SimpleQueue()
        self.thread = SupervisedThread(
            "kettle",
            self._work,
            failed or self.told.put,
            is_ordinary=lambda fault: isinstance(fault, OSError),
            wake=lambda: self.faults.put(None),
            wait=self._wait,
            clock=lambda: self.now_s,
        )

    def _work(self) -> None:
        if (fault := self.faults.get()) is not None:
            raise fault

    def _wait(self, seconds: float) -> bool:
        self.waits.put(seconds)
        return self.thread.closing.is_set()

    def fail(self, fault: BaseException) -> float:
        """Let the work raise this; how long is waited after it."""
        self.faults.put(fault)
        return self.waits.get(timeout=PATIENCE_S)


def test_whatever_is_raised_is_told_logged_once_and_tried_again_for_ever(
    caplog: pytest.LogCaptureFixture,
) -> None:
    rig = Rig()
    rig.thread.start()
    faults = [ValueError("bad ioctl"), MemoryError(), SystemExit(1), KeyError("x"), RecursionError()]
    for fault in [*faults, *faults, *faults]:
        rig.fail(fault)
        assert rig.told.get(timeout=PATIENCE_S) is fault
    assert rig.thread.is_alive()
    assert [record.getMessage() for record in caplog.records] == [
        "kettle has failed; it is tried again"
    ] * len(faults)
    assert rig.thread.close(PATIENCE_S)
    assert rig.thread.close(PATIENCE_S)


def test_waits_grow_up_to_a_limit_and_begin_anew_after_it_has_worked_for_a_while() -> None:
    rig = Rig()
    rig.thread.start()
    waits = [rig.fail(ValueError()) for _ in range(11)]
    assert waits == [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 25.6, 30.0, 30.0]
    rig.now_s += STEADY_S
    assert rig.fail(ValueError()) == 0.1
    assert rig.fail(ValueError()) == 0.2
    assert rig.thread.close(PATIENCE_S)


def test_what_belongs_to_daily_life_is_told_and_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    rig = Rig()
    rig.thread.start()
    rig.fail(OSError("cable"))
    assert isinstance(rig.told.get(timeout=PATIENCE_S), OSError)
    assert caplog.records == []
    assert rig.thread.close(PATIENCE_S)


def test_a_telling_that_fails_ends_nothing_either(caplog: pytest.LogCaptureFixture) -> None:
    def failed(_: BaseException) -> None:
        raise ZeroDivisionError

    rig = Rig(failed)
    rig.thread.start()
    for _ in range(3):
        rig.fail(ValueError())
    assert rig.thread.is_alive()
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [
        ValueError,
        ZeroDivisionError,
    ]
    assert rig.thread.close(PATIENCE_S)


def test_a_log_that_fails_ends_nothing_either() -> None:
    class Full(logging.Handler):
        def emit(self, _: logging.LogRecord) -> None:
            raise OSError("no space left on device")

    rig, full = Rig(), Full()
    logger = logging.getLogger("companion.ports.supervised_thread")
    logger.addHandler(full)
    try:
        rig.thread.start()
        rig.fail(ValueError())
        assert isinstance(rig.told.get(timeout=PATIENCE_S), ValueError)
        rig.fail(ValueError())
    finally:
        logger.removeHandler(full)
    assert rig.thread.close(PATIENCE_S)


def test_closing_ends_a_wait_between_two_tries() -> None:
    told = threading.Event()

    def work() -> None:
        raise ValueError

    thread = SupervisedThread("kettle", work, lambda _: told.set(), first_s=3600, most_s=3600)
    thread.start()
    assert told.wait(PATIENCE_S)
    assert thread.close(PATIENCE_S)


def test_one_that_was_never_started_can_be_closed_and_one_that_has_ended_stays_so() -> None:
    assert SupervisedThread("kettle", lambda: None).close(1)
    done = SupervisedThread("kettle", lambda: None)
    done.start()
    assert done.close(PATIENCE_S)
    assert not done.is_alive()


def test_a_fault_that_comes_back_after_long_is_news_and_few_are_remembered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = [0.0]
    log = FaultLog("kettle", lambda: now[0])
    for _ in range(5):  # never quiet for long enough
        log.write(ValueError())
        now[0] += QUIET_S - 1
    assert len(caplog.records) == 1
    now[0] += QUIET_S
    log.write(ValueError())
    assert len(caplog.records) == 2
    for number in range(500):
        log.write(type(f"Odd{number}", (Exception,), {})())
    assert len(log._seen) == 50
