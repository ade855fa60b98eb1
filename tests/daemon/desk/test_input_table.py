"""A whole small labyrinth turn at a table with lit buttons and a dock: hands, button, dock, disk."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import LinkUp, SensorFrame
from companion.daemon.desk.inputs import InputBox
from companion.daemon.loop.devices import Devices, Wired
from companion.daemon.loop.loop import Loop
from companion.games.labyrinth import GAME
from companion.ports.commands import NewGame
from companion.ports.table import View
from hardware.board_map import load_board_map
from tests.daemon.desk.input_rig import FakeInputSource
from tests.daemon.loop.loop_rig import PATIENCE_S, FakeClock, FakeJournal
from tests.daemon.loop.test_devices import FakeLink

MAP = load_board_map("labyrinth-small")
RESTED_MS = 2000


class Rig:
    """The loop over the built-in map, a box with two devices, and the walls and figures on the board."""

    def __init__(self) -> None:
        self.clock, self.link = FakeClock(), FakeLink("box")
        self.loop = Loop({"labyrinth": GAME}, Devices([Wired(self.link, MAP)]), self.clock, Settings())
        self.link.emit, self.link.proves = self.loop.emit, self.clock
        self.journal = FakeJournal(self.loop)
        self.views: list[View] = []
        self._changed = threading.Condition()
        self.loop.watch(self._note)
        self.buttons = FakeInputSource("colours", "call", self.clock)
        self.dock = FakeInputSource("dock", "read", self.clock)
        self.refused = threading.Event()
        self.box = InputBox(self.loop, (self.buttons, self.dock), self.clock, self.refused.set)
        self.on: set[str] = set()

    def _note(self, view: View) -> None:
        with self._changed:
            self.views.append(view)
            self._changed.notify_all()

    def hands(self, *spots: str) -> None:
        """These magnets come or go, and rest."""
        self.on ^= set(spots)
        self.frame()
        self.clock.now_ms += RESTED_MS
        self.frame()

    def frame(self) -> None:
        self.loop.emit(SensorFrame("box", 1, self.clock(), MAP.levels(self.on)))

    def waits_for(self, word: str) -> Session:
        """The session once the game waits for this word above all."""

        def so(view: View) -> bool:
            session = view.session
            return session is not None and GAME.expects(session.position)[0].word == word

        with self._changed:
            assert self._changed.wait_for(lambda: so(self.views[-1]), PATIENCE_S), self.views[-1].session
            session = self.views[-1].session
        assert session is not None
        return session

    def heard(self) -> list[Any]:
        """The inputs on the disk, oldest first."""
        return [entry.data["move"] for _, entry in self.journal.rows if entry.kind == "input"]


@pytest.fixture
def rig() -> Iterator[Rig]:
    made = Rig()
    thread = threading.Thread(target=made.loop.run, args=(made.journal,))
    thread.start()
    board = GAME.board("small")
    made.loop.emit(LinkUp("box", made.clock(), "1.0", 40, 40))
    made.hands(*board.names(GAME.picture(GAME.setup("small", ("red", "blue")))))
    made.box.start()
    yield made
    made.box.close()
    made.loop.stop()
    thread.join(PATIENCE_S)


def test_a_turn_by_button_hand_and_dock(rig: Rig) -> None:
    rig.loop.execute(NewGame("labyrinth", "small", ("red", "blue")))
    session = rig.waits_for("call")
    here = session.board.names(GAME.picture(session.position) & session.board.fields)[0]
    rig.dock.says("red")
    assert rig.refused.wait(PATIENCE_S), "nobody has pulled a wall"
    rig.buttons.says("green")
    rig.waits_for("pull")
    slot = next(value for value in GAME.expects(rig.waits_for("pull").position)[0].values)
    assert here in slot
    rig.hands(slot)
    rig.waits_for("read")
    rig.dock.says("blue")
    rig.waits_for("put")
    assert rig.heard()[-3:] == ["call:green", f"pull:{slot}", "read:blue"]
    rig.hands(slot)
    session = rig.waits_for("call")
    assert session.seat == "blue"
    assert {state.note for state in rig.loop.view().sources} == {None}
