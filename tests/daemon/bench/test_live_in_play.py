"""Whoever watches the raw lines during a game changes nothing of it, and asks nothing of the devices."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.commands import DieRolled
from companion.core.model.types import FieldPage, LinkUp, SensorFrame
from companion.daemon.bench.bench import WATCHED_S, CheckBench
from companion.daemon.loop.devices import Wired
from companion.games.malefiz import GAME
from companion.web import WebSettings, create_app
from companion.web.event_stream import EventStream
from companion.web.routes.support import look
from companion.web.sensor_stream import LineChannel
from tests.daemon.bench.bench_rig import MeasuringLink
from tests.daemon.loop.loop_rig import BOARD, LINES, TWO, Rig, rig
from tests.daemon.loop.test_devices import FakeMap

HOME = BOARD.names(GAME.picture(GAME.setup("classic", ("red", "blue"))))


class Watched:
    """A game whose device also reports to a bench, and a program at the stream, if ``watch``."""

    def __init__(self, made: Rig, folder: Path, *, watch: bool) -> None:
        self.made, self.link = made, MeasuringLink("table")
        self.bench = CheckBench(
            [Wired(self.link, FakeMap(BOARD.name, LINES))], folder, made.clock, made.floor
        )
        self.bench.wired[0].link.start(lambda _: None)
        self.bench.start()
        house = create_app(made.loop, WebSettings(clock=made.clock), bench=self.bench).extensions["companion"]
        self.house = house
        self.stream = EventStream(
            house.hub,
            LineChannel(house.changes, lambda: look(house, self.bench, BOARD.name), lambda: True),
            # It never waits long: what is not new by then is a beat.
            WebSettings(heartbeat_s=0.0001, max_age_s=60, check_s=0.001),
            gone=lambda: False,
            clock_s=time.monotonic,
        )
        self.told: list[dict[str, Any]] = []
        self.watch = watch

    def emit(self, *events: LinkUp | SensorFrame | FieldPage) -> None:
        for event in events:
            if not isinstance(event, FieldPage):
                self.made.loop.emit(event)
            assert self.link.emit is not None
            self.link.emit(event)
        self.bench._ask(lambda: None)
        if self.watch:
            self.hear()

    def hear(self) -> None:
        """Read on until there is no news."""
        for chunk in self.stream:
            if chunk.startswith(b"event: lines"):
                self.told.append(json.loads(chunk.split(b"data: ")[1]))
            elif chunk.startswith(b"event: hb"):
                return

    def magnets(self, after_ms: int, *spots: str) -> None:
        self.made.clock.now_ms += after_ms
        for spot in spots:
            self.made.bits ^= 1 << LINES[spot]
        self.emit(SensorFrame("table", 1, self.made.clock(), self.made.bits))

    def close(self) -> None:
        self.stream.close()
        self.house.close()
        self.bench.close()


def evening(folder: Path, *, watch: bool) -> tuple[list[tuple[str, Any]], Watched]:
    """A turn with a bounce and one illegal try; all that was recorded."""
    with rig() as made:
        table = Watched(made, folder, watch=False)
        table.emit(LinkUp("table", made.clock(), "1.0", 160, 160))
        table.magnets(0, *HOME)
        made.loop.execute(TWO)
        table.watch = watch
        made.loop.execute(DieRolled(0, 1))
        for after_ms, spot in ((100, "red:5"), (5, "red:5"), (5, "red:5"), (300, "c1")):
            table.magnets(after_ms, spot)
        table.magnets(600)
        made.until(lambda view: view.session is not None and bool(view.session.progress.history))
        table.magnets(100, "blue:1")
        table.magnets(100, "h5")
        table.magnets(900)
        made.until(lambda view: view.session is not None and view.session.turn.reported is not None)
        if watch:
            table.hear()
        table.close()
        return [(entry.kind, entry.data) for _, entry in made.journal.rows], table


@pytest.mark.slow
def test_the_game_is_recorded_to_the_row_as_if_nobody_watched(tmp_path: Path) -> None:
    watched, table = evening(tmp_path / "a", watch=True)
    alone, _ = evening(tmp_path / "b", watch=False)
    assert watched == alone
    told = {line["spot"]: line for lines in table.told for line in lines["lines"]}
    assert (told["c1"]["on"], told["c1"]["believed"]) == (True, True)
    assert (told["red:5"]["on"], told["red:5"]["changes"]) == (False, 3)
    assert table.link.measured == []
    assert len(table.told) > 5


def test_fields_measured_before_are_not_told_as_if_they_were_of_now(tmp_path: Path) -> None:
    with rig() as made:
        table = Watched(made, tmp_path, watch=False)
        table.emit(LinkUp("table", made.clock(), "1.0", 160, 160))
        table.magnets(0, *HOME)
        look(table.house, table.bench, BOARD.name)
        table.emit(FieldPage("table", made.clock(), 0, (70, -70)))
        assert table.link.measured == [True]
        assert look(table.house, table.bench, BOARD.name).lines[0].field == 70
        made.loop.execute(TWO)
        made.clock.now_ms += int(WATCHED_S * 1000) + 1
        table.magnets(10)
        table.magnets(10)
        assert table.link.measured == [True, False]
        assert look(table.house, table.bench, BOARD.name).lines[0].field is None
        table.close()
