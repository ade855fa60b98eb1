"""Whatever call at a serial port fails, and whenever: the link lives, says so, and works again."""

from __future__ import annotations

import queue
import select
import termios
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from serial import Serial

from companion.core.model.types import LinkLost, SensorFrame
from firmware_bridge import ports, serial_board
from firmware_bridge.serial_board import SerialBoard
from tests.failing_calls import Bench, Saboteur, fail_at_every_call
from tests.firmware_bridge.cabled import PATIENCE_S, clock_ms, make_board


@contextmanager
def broken_port(saboteur: Saboteur, folder: Path) -> Iterator[Bench]:
    """A board at a port of which one call fails."""

    class Broken(Serial):
        def _reconfigure_port(self, *args: Any, **kwargs: Any) -> None:
            saboteur.call("open")
            super()._reconfigure_port(*args, **kwargs)  # type: ignore[misc]  # its types do not tell

        def fileno(self) -> Any:
            saboteur.call("fileno")
            return super().fileno()

        def read(self, size: int = 1) -> bytes:
            saboteur.call("read")
            return super().read(size)

        def write(self, data: Any, /) -> int | None:
            saboteur.call("write")
            return super().write(data)

        def close(self) -> None:
            super().close()
            saboteur.call("close")

    calls = SimpleNamespace(**vars(termios))
    calls.tcgetattr = saboteur.around(termios.tcgetattr)
    calls.tcsetattr = saboteur.around(termios.tcsetattr)
    board = make_board(folder / "port")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ports, "Serial", Broken)
        patch.setattr(ports, "termios", calls)
        patch.setattr(serial_board, "select", SimpleNamespace(select=saboteur.around(select.select)))
        patch.setattr(serial_board, "REOPEN_MS", 5)
        board.start()
        link = SerialBoard(device="board", port=str(folder / "port"), clock=clock_ms, counts=(40, 40))

        def hands() -> None:
            for on in (True, False):
                board.set("s5", on)
                threading.Event().wait(0.02)

        try:
            yield Bench(
                link.start,
                link.close,
                link._thread,
                hands,
                lambda event: isinstance(event, SensorFrame) and bool(event.bits >> 5 & 1),
                lambda event: isinstance(event, LinkLost),
            )
        finally:
            board.close()


@pytest.mark.slow
def test_a_link_whose_port_fails_at_any_call_says_so_and_works_again(tmp_path: Path) -> None:
    places = fail_at_every_call(lambda saboteur: broken_port(saboteur, tmp_path), most=40)
    assert {"open", "fileno", "tcgetattr", "tcsetattr", "select", "read", "write", "tell"} <= set(places)


def test_a_port_that_fails_while_it_is_opened_is_given_back(tmp_path: Path) -> None:
    saboteur = Saboteur(0)
    with broken_port(saboteur, tmp_path) as bench, pytest.MonkeyPatch.context() as patch:

        def refuse(*_: object) -> None:
            raise ValueError("bad ioctl")

        patch.setattr(ports, "termios", SimpleNamespace(**{**vars(termios), "tcgetattr": refuse}))
        with pytest.raises(ValueError, match="bad ioctl"):
            ports.open_port(str(tmp_path / "port"), 115200)
        patch.undo()
        ports.open_port(str(tmp_path / "port"), 115200).close()
        assert not bench.thread.is_alive()


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/dev/null", "wrong-device"),
        ("/dev/urandom", "wrong-device"),
        ("/proc/self/mem", "wrong-device"),
        ("/tmp", "wrong-device"),
        ("", "no-port"),
        ("a\0b", "failed"),
        ("/dev/\ud800", "failed"),
    ],
)
def test_what_is_no_port_is_told_and_never_ends_the_link(
    path: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serial_board, "OPEN_FAULT_MS", 0)
    link = SerialBoard(device="board", port=path, clock=clock_ms)
    inbox: queue.SimpleQueue[object] = queue.SimpleQueue()
    link.start(inbox.put)
    lost = inbox.get(timeout=PATIENCE_S)
    assert isinstance(lost, LinkLost)
    assert lost.why.partition(":")[0] == name
    assert link._thread.is_alive()
    link.close()
    assert not link._thread.is_alive()
