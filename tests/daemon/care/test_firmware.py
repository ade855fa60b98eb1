"""The desk of the boards' programs: who may begin, what is told, and that the port always comes back."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from companion.core.model.commands import Pause
from companion.daemon.care.firmware import FirmwareDesk
from companion.ports.care import FirmwareLine
from companion.ports.commands import CommandRefused, NewGame
from companion.ports.flasher import FlashFault, Programs, Progress, Written
from companion.words.care.firmware_words import BUSY, NO_DEVICE, PLAYING, tell_firmware
from tests.web.fake_table import FakeTable

PATIENCE_S = 20


class Link:
    """A link that can be lent; nothing else of it is asked."""

    def __init__(self, device: str = "board", lends: bool = True) -> None:
        self.device, self.lends, self.away = device, lends, False

    def lend(self) -> bool:
        self.away = self.lends
        return self.lends

    def regain(self) -> None:
        self.away = False


class FakeFlasher:
    """Writes as soon as it may, and says how it ends."""

    def __init__(self) -> None:
        self.known = Programs("0.1.0", "")
        self.ends: BaseException | None = None
        self.begun, self.go, self.stopped = threading.Event(), threading.Event(), False
        self.did: list[str] = []

    def programs(self) -> Programs:
        return self.known

    def running(self) -> str:
        return ""

    def write(self, tell: Progress) -> Written:
        return self._work("write", tell)

    def put_back(self, tell: Progress) -> Written:
        return self._work("back", tell)

    def stop(self) -> None:
        self.stopped = True
        self.go.set()

    def _work(self, what: str, tell: Progress) -> Written:
        tell("writing", 40)
        self.did.append(what)
        self.begun.set()
        assert self.go.wait(PATIENCE_S)
        if self.ends is not None:
            raise self.ends
        self.known = Programs("0.1.0", "0.0.9 atmega2560")
        return Written("0.1.0 atmega2560", "atmega2560")


class Room:
    def __init__(self, link: Link | None = None) -> None:
        self.table, self.link, self.flasher = FakeTable(), link or Link(), FakeFlasher()
        self.desk = FirmwareDesk({"board": self.flasher}, [self.link], self.table.view)  # type: ignore[list-item]

    def line(self) -> FirmwareLine:
        (line,) = self.desk.look()
        return line

    def ended(self) -> FirmwareLine:
        thread = self.desk._thread
        assert thread is not None
        thread.join(PATIENCE_S)
        assert not thread.is_alive()
        return self.line()


@pytest.fixture
def room() -> Iterator[Room]:
    made = Room()
    yield made
    made.flasher.go.set()
    made.desk.close()


def test_a_board_is_lent_written_and_taken_again(room: Room) -> None:
    room.desk.begin("board", back=False)
    assert room.flasher.begun.wait(PATIENCE_S)
    assert (room.line().stage, room.line().percent, room.link.away) == ("writing", 40, True)
    assert tell_firmware(room.line()).args == {"percent": 40}
    room.flasher.go.set()
    line = room.ended()
    assert (line.stage, line.kept, line.back, room.link.away) == ("done", "0.0.9 atmega2560", False, False)


def test_the_one_before_is_put_back(room: Room) -> None:
    room.flasher.go.set()
    room.desk.begin("board", back=True)
    assert (room.ended().back, room.flasher.did) == (True, ["back"])


@pytest.mark.parametrize(
    ("ends", "fault"), [(FlashFault("wrong-chip", "no"), "wrong-chip"), (RuntimeError("a bug"), "failed")]
)
def test_whatever_goes_wrong_is_told_and_the_port_comes_back(room: Room, ends: Exception, fault: str) -> None:
    room.flasher.ends = ends
    room.flasher.go.set()
    room.desk.begin("board", back=False)
    line = room.ended()
    assert (line.stage, line.fault, room.link.away) == ("failed", fault, False)
    room.flasher.ends = None
    room.desk.begin("board", back=False)
    assert room.ended().stage == "done"


def test_a_port_that_is_not_let_go_is_not_written() -> None:
    room = Room(Link(lends=False))
    room.desk.begin("board", back=False)
    assert (room.ended().fault, room.flasher.did) == ("busy-port", [])


def test_one_at_a_time_and_only_what_there_is(room: Room) -> None:
    room.desk.begin("board", back=False)
    for device, why in (("board", BUSY), ("other", NO_DEVICE)):
        with pytest.raises(CommandRefused) as caught:
            room.desk.begin(device, back=False)
        assert caught.value.say == why


def test_a_link_that_cannot_be_lent_has_no_line() -> None:
    class Fixed:
        device = "board"

    desk = FirmwareDesk({"board": FakeFlasher()}, [Fixed()], FakeTable().view)  # type: ignore[list-item]
    assert desk.look() == ()


def test_the_end_of_the_table_gives_up_what_is_written(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.daemon.care.firmware.CLOSE_S", 0.01)
    room.flasher.ends = FlashFault("interrupted", "stopped")
    room.desk.begin("board", back=False)
    assert room.flasher.begun.wait(PATIENCE_S)
    room.desk.close()
    assert room.flasher.stopped
    assert room.line().fault == "interrupted"
    with pytest.raises(CommandRefused):
        room.desk.begin("board", back=False)


def test_not_while_a_game_is_played_that_is_not_paused(room: Room) -> None:
    room.table.execute(NewGame("malefiz", "classic", ("red", "blue")))
    with pytest.raises(CommandRefused) as caught:
        room.desk.begin("board", back=False)
    assert caught.value.say == PLAYING
    assert not room.link.away
    room.table.execute(Pause(0, on=True, by="idle"))
    room.flasher.go.set()
    room.desk.begin("board", back=False)
    assert room.ended().stage == "done"
