"""Overrulings in the journal: as text and back, and what they make of the list of games."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.core.decision import fold
from companion.core.model.commands import Overrule
from companion.core.model.errors import InputError
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry
from companion.core.reducer.command_refusal import refusal
from companion.games.malefiz import GAME
from companion.journal import GameRecord, Journal, parse_game, write_game
from tests.core.corrections.test_overrule import stand_somewhere, wished
from tests.core.decision.test_fold import seen
from tests.games_by_hand import scattered
from tests.table import Table

HEADER = """\
format: 1
game: malefiz
variant: classic
seats: red blue
"""
PLAYED = """\
1 red 4 house-a2
2 blue 1 house-o1
"""


def told(table: Table) -> GameRecord:
    start = table.entries[0]
    full = {"options": {}, "first": start.data["position"]["turn"], **start.data}
    return GameRecord("2026-11-21T19:30:00+01:00", "0.1.0", (Entry("game", 0, full), *table.entries[1:]))


def timeless(session: Session) -> dict[str, Any]:
    """Without times, which the text leaves out; with what an overruling was."""
    every = seen(session)
    every["history"] = [one[:5] + one[6:] for one in every["history"]]
    return {**every, "over": [past.over for past in session.progress.history]}


def restored(game: GameRecord) -> Session:
    return fold.restore(GAME, Settings(), game.entries)


@pytest.mark.slow
@pytest.mark.sampled("seed", range(12), sample=4)
def test_a_game_with_overrulings_is_the_same_after_export_and_import(seed: int) -> None:
    rng = Random(seed)
    table = Table(scattered(seed))
    for at_ms in range(1000, 16_000, 1000):
        session = table.session
        if not session.over and session.die is None:
            table.die(at_ms, rng.randint(1, 6))
        elif not session.over:
            table.enter(at_ms, rng.choice(GAME.legal(session.position, session.die or 0)))
        if rng.random() < 0.6:
            table.found(at_ms + 50, *session.board.names(table.session.pictures.expected))
            if rng.random() < 0.6 and not table.session.over:
                stand_somewhere(table, rng, at_ms + 100)
        table.until(at_ms + 400)
        if rng.random() < 0.5 and (wish := wished(table.session, rng, at_ms + 500)):
            table.tell(wish)
        if rng.random() < 0.2:
            table.undo(at_ms + 600)
    assert any(entry.kind == "overruled" for entry in table.entries)
    text = write_game(told(table))
    back = parse_game(text, "game.txt")
    assert write_game(back) == text
    assert timeless(restored(back)) == timeless(table.session)


@pytest.mark.parametrize(
    ("lines", "moves"),
    [
        ("overruled 3 host number 2\n4 blue 2 house-n1", ["", "house-n1"]),
        ("3 red 2 a2-b1\noverruled 4 red,blue turn house-b1\n5 blue 1 o1-p1", ["a2-b1", "house-b1", "o1-p1"]),
    ],
)
def test_later_lines_go_on_from_there(lines: str, moves: list[str]) -> None:
    session = restored(parse_game(HEADER + PLAYED + lines, "game.txt"))
    assert [past.move for past in session.progress.history[2:]] == moves


POSITION = '{"turn": "red", "pieces": {"c1": "red"}, "house": {"red": 4, "blue": 5}}'


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("overruled 4 host number 2", "should be overruling 3"),
        ("overruled 3 green number 2", "unknown who 'green': right would be"),
        ("overruled 3 red number 2", "right would be host, red,blue"),
        ("overruled 3 host nmber 2", "right would be number"),
        ("overruled 3 host number 9", "1, 2, 3, 4, 5, 6"),
        ("overruled 3 host number two", "1, 2, 3, 4, 5, 6"),
        ("overruled 3 host number 1", "That is the number already"),
        ("overruled 3 host turn b3-b5", "not possible"),
        ("overruled 3 host edit", "nothing that can happen here"),
        ("overruled 3 host edit {", "as JSON, not by '{'"),
        ("overruled 3 host edit [1]", "as JSON, not by '[1]'"),
        ('overruled 3 host edit {"turn": "red"}', "'pieces' is missing"),
        (f"overruled 3 host edit {POSITION.replace('c1', 'z9')}", "no field"),
        (f"end\noverruled 3 host edit {POSITION}", "the game is over"),
    ],
)
def test_a_wrong_line_is_named_with_what_would_be_right(line: str, words: str) -> None:
    with pytest.raises(InputError) as fault:
        parse_game(HEADER + PLAYED + line, "game.txt")
    said = str(fault.value)
    assert said.startswith("game.txt: line ")
    assert words in said
    assert "\n" not in said


def test_people_may_write_a_position_by_hand() -> None:
    session = restored(parse_game(f"{HEADER}{PLAYED}overruled 3 host edit {POSITION}", "game.txt"))
    assert GAME.dump(session.position)["pieces"] == {"c1": "red"}
    assert session.progress.history[-1].over is not None


# --- the list of games ---------------------------------------------------------------------------

NEAR = {"turn": "red", "pieces": {"i13": "red", "a1": "red"}, "house": {"red": 3, "blue": 5}}


def listed(tmp_path: Path, table: Table) -> tuple[str, str, int]:
    journal = Journal.open(tmp_path / "journal.sqlite", lambda _: None, lambda _: None)
    journal.store(told(table))
    (game,) = journal.games()
    assert journal.close() == 0
    return game.state, game.winner, game.turns


def won() -> Table:
    table = Table(NEAR)
    table.die(1000, 1)
    table.enter(2000, "i13-i14")
    return table


def test_a_win_that_was_overruled_is_none_and_comes_back_with_the_undo(tmp_path: Path) -> None:
    table = won()
    table.tell(Overrule(3000, "turn", move="a1-b1"))
    assert listed(tmp_path / "a", table) == ("playing", "", 2)
    table.undo(4000)
    assert listed(tmp_path / "b", table) == ("won", "red", 1)


def test_a_game_may_be_won_by_an_accepted_move(tmp_path: Path) -> None:
    table = Table(NEAR)
    table.die(1000, 4)
    table.touch(2000, "-i13", "+i14")
    table.until(4000)
    assert refusal(table.session, Overrule(5000, "accept")) is None
    table.tell(Overrule(5000, "accept"))
    assert listed(tmp_path, table) == ("won", "red", 1)
