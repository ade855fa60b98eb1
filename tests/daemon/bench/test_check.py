"""The check of a board with wall slots: the built-in maps fit the game, and a walk names slots in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import config, games
from companion.bench.findings import findings
from companion.bench.stops import LINES
from companion.core.model.types import LinkUp, SensorFrame
from companion.daemon.bench.bench import CheckBench
from companion.daemon.bench.check import Finding, check
from companion.daemon.loop.board_lock import BoardLock
from companion.daemon.loop.devices import Wired
from companion.games.labyrinth import GAME
from companion.words import check_words
from companion.words.i18n import translator
from hardware.board_map import check_together, load_board_map
from tests.daemon.loop.loop_rig import FakeClock
from tests.daemon.loop.test_devices import FakeLink

SMALL = load_board_map("labyrinth-small")
RESTED_MS = 600


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "own", lambda: (games.Place("labyrinth", "companion.games.labyrinth"),))


@pytest.mark.parametrize("variant", GAME.variants)
def test_the_built_in_map_is_that_of_the_games_board(variant: str) -> None:
    board = GAME.board(variant)
    spots = load_board_map(board.name)
    assert {place.spot for place in spots.places} == set(board.spots)
    spots.check_board(board)
    check_together({"table": spots}, board)
    pitch = next(place.x_mm for place in spots.places if place.spot == "b1")
    where = {place.spot: (place.x_mm, place.y_mm) for place in spots.places}
    for spot, (x, y) in zip(board.spots, board.xy, strict=True):
        if not spot.startswith("out:"):
            assert where[spot] == (x * pitch, y * pitch), spot


def test_the_check_finds_the_game_and_the_map_whole(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_text('[[device]]\nname = "box"\nport = "/dev/nothing-here"\nmap = "labyrinth-small"\n')
    said = list(check(config.load(path), hello_s=0.01))
    assert Finding(True, "map of box: labyrinth-small, 40 spots") in said
    assert [finding.text.split(":")[0] for finding in said if not finding.ok] == ["link to box"]


def test_the_check_finds_a_game_that_cannot_be_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "own", lambda: (games.Place("chess", "companion.games.chess"),))
    path = tmp_path / "table.toml"
    path.write_text("device = []\n")
    wrong = [finding.text for finding in check(config.load(path), hello_s=0.01) if not finding.ok]
    assert any("chess" in text for text in wrong)


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[tuple[CheckBench, FakeLink, FakeClock]]:
    clock, link = FakeClock(), FakeLink("box")
    made = CheckBench([Wired(link, SMALL)], tmp_path, clock, BoardLock(), lambda: "on a Sunday")
    made.wired[0].link.start(lambda _: None)
    made.start()
    yield made, link, clock
    made.close()


def test_a_walk_finds_two_slots_whose_wires_are_swapped_and_writes_the_map(
    bench: tuple[CheckBench, FakeLink, FakeClock], tmp_path: Path
) -> None:
    made, link, clock = bench
    swapped = {"a1-b1": "b2-c2", "b2-c2": "a1-b1"}

    def frame(*spots: str) -> None:
        assert link.emit is not None
        bits = SMALL.levels(swapped.get(spot, spot) for spot in spots)
        link.emit(SensorFrame("box", 0, clock(), bits))
        made._ask(lambda: None)

    def wait(ms: int) -> None:
        clock.now_ms += ms
        made._ask(lambda: None)

    assert link.emit is not None
    link.emit(LinkUp("box", clock(), "1.0", 40, 40))
    frame()
    made.walk("labyrinth-small", LINES, learn=False, again=False)
    while (walk := made.view().walk) is not None and walk.stop is not None:
        wait(100)
        frame(walk.stop.spot)
        wait(RESTED_MS)
        frame()
        wait(RESTED_MS)
    view = made.view()
    assert view.walk is not None
    assert view.on is not None
    assert view.proposal is not None
    tell = translator("en")
    told = [tell(check_words.finding_say(each, view.walk, view.on)) for each in findings(view.walk)]
    assert told == ["The lines of slot between a1 and b1 and slot between b2 and c2 are swapped."]
    made.write(tmp_path / "my-box.toml")
    again = load_board_map(tmp_path / "my-box.toml")
    assert again.line_of == {spot: SMALL.line_of[swapped.get(spot, spot)] for spot in SMALL.line_of}
