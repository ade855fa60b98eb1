"""A game of many inputs, played by random hands and words at the daemon, and decided again by its trace."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.core.model.commands import DieRolled, EndGame, Given, Undo
from companion.core.model.inputs import BOARD, DIE, DRAWN
from companion.daemon.care.bundle import LEFT_OUT, Facts, pack
from companion.journal import hides, read_recent, trace
from companion.replay.run import replay_lines
from tests.daemon.care.test_bundle import unpacked
from tests.daemon.loop.test_recorded_play import same
from tests.daemon.table_play import RandomTable
from tests.games.plug_ins import install
from tests.toy_treasure import GAME, SOURCE


@pytest.fixture(autouse=True)
def _toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy").mkdir()
    install(tmp_path / "toy", monkeypatch, "treasure", SOURCE)


class ToyTable(RandomTable):
    """What is said comes at any time, the companion draws, and hands step."""

    rules = GAME
    variant = "drawn"

    def _next(self) -> None:
        awaited = [one for one in GAME.expects(self.session.position) if one.source not in (BOARD, DRAWN)]
        if (self.session.turn.footprints and self.rng.random() < 0.5) or not awaited:
            self._turn()
            return
        one = self.rng.choice(awaited)
        if one.word == DIE:
            number = self.rng.choice(GAME.die_faces)
            self._at(self.rng.randint(100, 1500), lambda: self.tell(DieRolled(0, number)))
            return
        given = self.rng.choice(one.inputs())
        seat = self.rng.choice(("", "", "red", "blue"))
        self._at(self.rng.randint(50, 900), lambda: self.tell(Given(0, given, seat)))
        if self.rng.random() < 0.1:
            self._at(self.rng.randint(50, 2000), lambda: self.tell(Undo(0)))


class DicedTable(ToyTable):
    variant = "diced"


@pytest.mark.slow
@pytest.mark.parametrize("kind", [ToyTable, DicedTable])
def test_what_was_said_drawn_and_done_is_decided_again_as_it_was(
    tmp_path: Path, kind: type[ToyTable]
) -> None:
    said = []
    for seed in range(3):  # how long each lasts is up to chance: the companion draws
        folder = tmp_path / str(seed)
        folder.mkdir()
        table = kind(folder, seed)
        table.new_game()
        table.play(3 * 60_000)
        said += same(table)
        table.close()
    assert {"heard", "legal"} <= set(said)
    assert len(said) > 8


def test_a_trace_says_words_and_draws_with_the_games_own_words(tmp_path: Path) -> None:
    table = ToyTable(tmp_path, 5)
    table.new_game()
    while table.session.over or not any(
        past.move.startswith("call") for past in table.session.progress.history
    ):
        table.play(1000)
    table.tell(EndGame(0))
    stretch = table.journal.recent(table.game.game_id, table.clock())
    assert stretch is not None
    told = trace(stretch, table.settings)
    events = [json.loads(line) for line in told.lines]
    drawn = [event for event in events if "draw" in event]
    assert drawn
    assert all(event["how"] == "drawn" and event["draw"] in "123" for event in drawn)
    assert any(event.get("call") in ("warm", "cold") for event in events)
    assert list(replay_lines(told.lines)) == list(map(json.loads, told.verdicts))
    table.close()


def test_a_bundle_has_no_trace_of_a_game_that_still_hides_something(tmp_path: Path) -> None:
    table = ToyTable(tmp_path, 4)
    table.new_game()
    table.play(2000)
    assert not table.session.over
    stretch = table.journal.recent(table.game.game_id, table.clock())
    assert stretch is not None
    assert hides(stretch)
    inside = unpacked(pack(Facts({}, (), table.settings, session=table.session, stretch=stretch)))
    assert json.loads(inside["trace-left-out.json"]) == {"why": LEFT_OUT}
    assert "trace.jsonl" not in inside
    assert not any(b'"treasure"' in content for content in inside.values())
    table.tell(EndGame(0))
    table.close()
    stretch = read_recent(table.path)
    assert stretch is not None
    assert "trace.jsonl" in unpacked(pack(Facts({}, (), table.settings, stretch=stretch)))
