"""The last ten minutes, played again by ``companion replay``, are decided as they were at the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.commands import EndGame, Pause
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry
from companion.daemon.loop.recorded_play import MARK_MS, RecordedPlay, at_rest
from companion.journal import read_recent, trace
from companion.journal.recent import KEPT_MS
from companion.replay.run import replay_lines
from tests.daemon.table_play import RandomTable
from tests.table import Table

NAMES = {"red": "Xaverina", "blue": "Quirin"}


def compared(table: RandomTable) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What was said at the table since the trace begins, and what its replay says; both at the trace's ms."""
    stretch = table.journal.recent(table.game.game_id, table.clock())
    assert stretch is not None
    start_ms = stretch.rows[0].at_ms
    told = trace(stretch, table.settings)
    live = [verdict.to_json() for verdict in table.said if verdict.at_ms >= start_ms]
    live = [{**verdict, "ms": verdict["ms"] - start_ms} for verdict in live]
    assert list(map(json.loads, told.verdicts)) == json.loads(json.dumps(live))
    return live, list(replay_lines(told.lines))


def same(table: RandomTable) -> list[str]:
    live, again = compared(table)
    assert again == live
    return [verdict["verdict"] for verdict in live]


@pytest.mark.slow
@pytest.mark.sampled("seed", range(8), sample=2)
def test_a_game_that_began_lately_is_decided_again_as_it_was(tmp_path: Path, seed: int) -> None:
    table = RandomTable(tmp_path, seed)
    table.new_game(NAMES)
    table.play(4 * 60 * 1000)
    assert len(same(table)) > 10
    table.close()


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.sampled("seed", range(100, 103), sample=1)
def test_of_a_long_game_the_last_ten_minutes_are_decided_again_as_they_were(
    tmp_path: Path, seed: int
) -> None:
    table = RandomTable(tmp_path, seed, Settings(rest_legal_ms=400, odds=100, missed_lifts=0.01))
    table.new_game(NAMES)
    table.play(2 * KEPT_MS)
    assert len(same(table)) > 10
    stretch = table.journal.recent(table.game.game_id, table.clock())
    assert stretch is not None
    assert len(stretch.before) > 10
    assert table.clock() - stretch.rows[0].at_ms >= KEPT_MS
    table.close()


@pytest.mark.slow
@pytest.mark.sampled("seed", range(200, 204), sample=1)
def test_what_was_kept_before_the_companion_was_killed_is_played_on_after_it(
    tmp_path: Path, seed: int
) -> None:
    table = RandomTable(tmp_path, seed)
    table.new_game(NAMES)
    table.play(100_000)
    table.restart()
    table.play(100_000)
    assert len(same(table)) > 5
    table.close()


@pytest.mark.slow
@pytest.mark.sampled(
    "seed", [1010, 400, 401, 1036], sample=1
)  # in the first and the last, pieces of both poles were exchanged
def test_poles_are_played_again_as_they_were_felt(tmp_path: Path, seed: int) -> None:
    table = RandomTable(tmp_path, seed, poles=True)
    table.new_game(NAMES)
    table.play(13 * 60_000)
    assert len(same(table)) > 5
    stretch = table.journal.recent(table.game.game_id, table.clock())
    assert stretch is not None
    assert sum('"north": true' in line for line in trace(stretch, table.settings).lines) > 5
    table.close()


@pytest.mark.full
@pytest.mark.slow
def test_the_same_trace_is_made_of_the_file_alone(tmp_path: Path) -> None:
    table = RandomTable(tmp_path, 7)
    table.new_game(NAMES)
    table.play(2 * KEPT_MS)
    table.close()
    stretch = read_recent(table.path)
    assert stretch is not None
    told = trace(stretch, table.settings)
    assert list(replay_lines(told.lines)) == list(map(json.loads, told.verdicts))
    assert 10 <= told.minutes < 13
    assert not any(name in line for name in NAMES.values() for line in (*told.lines, *told.verdicts))


def test_a_game_that_was_read_from_text_since_is_not_the_one_that_was_played(tmp_path: Path) -> None:
    table = RandomTable(tmp_path, 3)
    table.new_game(NAMES)
    table.play(20_000)
    game_id = table.game.game_id or 0
    table.journal.store(table.journal.game_record(game_id))
    table.close()
    stretch = read_recent(table.path)
    assert stretch is not None
    assert {row.game for row in stretch.rows} == {game_id}


def test_without_a_game_there_is_nothing_to_play_again(tmp_path: Path) -> None:
    assert read_recent(tmp_path / "games.sqlite") is None
    table = RandomTable(tmp_path, 1)
    assert table.journal.recent(None, table.clock()) is None
    table.close()


# --- a table at rest -----------------------------------------------------------------------------

RED = {"turn": "red", "pieces": {"a1": "red", "c1": "blue"}, "house": {"red": 4, "blue": 4}}
ASKS = {"turn": "red", "pieces": {"b3": "red", "d3": "barricade"}, "house": {"red": 4, "blue": 5}}


def hands(position: dict[str, Any], die: int, *touches: str, until_ms: int = 10_000) -> Table:
    """A table after this number and these touches."""
    one = Table(position)
    if die:
        one.die(100, die)
    one.touch(1000, *touches)
    one.until(until_ms)
    return one


@pytest.mark.parametrize(
    ("table", "rests"),
    [
        (lambda: hands(RED, 0), True),
        (lambda: hands(RED, 2), True),
        (lambda: hands(RED, 2, "-a1", "+c1"), False),  # the lift of blue's pawn was missed
        (lambda: hands(RED, 2, "-a1"), False),
        (lambda: hands(RED, 2, "-a1", "+a1"), True),
        (lambda: hands(RED, 2, "-a1", "+b1"), False),  # illegal
        (lambda: hands(RED, 2, "-a1", "+b1", "-b1", "+a1"), True),
        (lambda: hands(RED, 1, "-a1", "+b1"), True),  # legal
        (lambda: hands(RED, 1, "-a1", "+b1", until_ms=1500), False),  # not decided yet
        (lambda: hands(RED, 1, "-a1", "+a1", until_ms=1101), False),  # still bouncing
        (lambda: hands(ASKS, 2, "-b3", "-d3", "+b3", "+d3"), False),  # asked about
    ],
)
def test_a_table_rests_where_the_game_and_the_picture_tell_all_of_it(
    table: Callable[[], Table], *, rests: bool
) -> None:
    one = table()
    assert at_rest(one.play, 10_000) is rests


def test_in_a_pause_and_after_the_end_no_table_rests() -> None:
    for said in (Pause(10_000, True), EndGame(10_000)):
        one = hands(RED, 0)
        one.tell(said)
        assert not at_rest(one.play, 10_000)


def test_in_a_long_game_each_minute_has_one_moment_from_which_it_can_be_played_again() -> None:
    rows, play = list[Entry](), hands(RED, 0).play
    recorded = RecordedPlay(rows.append)
    recorded.begin(play, 10_000)
    for at_ms in range(10_000, 10_000 + 3 * MARK_MS + 1, MARK_MS // 4):
        recorded.levels(play, at_ms, play.debounce.raw, at_ms)
    marks = [row.at_ms for row in rows if "mark" in row.data]
    assert marks == [10_000 + minute * MARK_MS for minute in range(4)]
