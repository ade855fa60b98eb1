"""Journals written by earlier versions are opened, told the same, and gone on with.

`kept/journal.gz` holds eight games of 0.1.0 as it was on 25 November 2026: Malefiz, both labyrinths and
Barbarossa, with every kind of overruling, turns taken back, a pause, passes and a seat that left.
`kept/expected.json.gz` is what that version read from them. `keep_release.py` adds a pair for each release.
"""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from companion.core.decision import fold
from companion.core.model.commands import DieRolled, EndGame, Enter, Given
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import DIE
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Record, Stimulus
from companion.core.reducer import step
from companion.games import named
from companion.journal import Journal, write_game
from companion.ports.table import View
from companion.state.history_lines import past_line
from companion.state.public_state import public_state
from companion.words.i18n import translator

KEPT = Path(__file__).parent / "kept"
CHANGES = Path(__file__).parents[2] / "CHANGELOG.md"
RELEASES = re.findall(r"^## \[([0-9.]+)\]", CHANGES.read_text(encoding="utf-8"), re.MULTILINE)
NAMES = ["journal", *RELEASES]
EN = translator("en")


def opened(path: Path) -> Journal:
    return Journal.open(path, lambda _row: None, lambda _why: None)


def unpack(name: str, folder: Path) -> Path:
    path = folder / "games.sqlite"
    path.write_bytes(gzip.decompress((KEPT / f"{name}.gz").read_bytes()))
    return path


def expected(name: str) -> list[dict[str, Any]]:
    packed = KEPT / f"{'expected' if name == 'journal' else name}.json.gz"
    found: list[dict[str, Any]] = json.loads(gzip.decompress(packed.read_bytes()))
    return found


def restored(book: Journal, game_id: int) -> Session:
    entries = book.game_record(game_id).entries
    return fold.restore(named(entries[0].data["game"]), Settings(), entries)


def shown(book: Journal, game_id: int) -> dict[str, Any]:
    """What a version tells of a game: as in `expected.json.gz`."""
    session = restored(book, game_id)
    return {
        "id": game_id,
        "summary": msgspec.to_builtins(next(each for each in book.games() if each.game_id == game_id)),
        "position": session.game.dump(session.position),
        "state": msgspec.to_builtins(public_state(View(1, 0, session=session), EN, "en", version="1")),
        "history": [msgspec.to_builtins(past_line(session, past, EN)) for past in session.progress.history],
        "text": write_game(book.game_record(game_id), whole=True),
    }


def changed(before: Any, now: Any, place: str = "") -> list[str]:
    """What is told otherwise than before: keys may be added, and sentences may be said better."""
    if isinstance(before, dict) and isinstance(now, dict):
        return [
            found
            for key, value in before.items()
            if not (
                key in {"text", "tag", "speech"} and place
            )  # a sentence, its hash, what is said aloud; a game's own text is its notation
            for found in (
                changed(value, now[key], f"{place}.{key}") if key in now else [f"{place}.{key} is gone"]
            )
        ]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = zip(before, now, strict=True)
        return [found for i, pair in enumerate(pairs) for found in changed(*pair, f"{place}[{i}]")]
    return [] if before == now else [f"{place}: {before!r} is now {now!r}"]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_kept_game_is_told_as_the_version_told_it_that_wrote_it(tmp_path: Path, name: str) -> None:
    book = opened(unpack(name, tmp_path))
    for game in expected(name):
        assert changed(game, json.loads(json.dumps(shown(book, game["id"])))) == []
    assert not book.losses()
    book.close()


def test_another_fact_or_a_missing_one_would_be_found() -> None:
    before = {"text": "a1", "state": {"die": 3, "text": "Old.", "lines": [1, 2]}}
    assert (
        changed(before, {"text": "a1", "state": {"die": 3, "text": "New.", "lines": [1, 2], "more": 1}}) == []
    )
    now = {"text": "a2", "state": {"text": "Old.", "lines": [1, 3]}}
    assert changed(before, now) == [
        ".text: 'a1' is now 'a2'",
        ".state.die is gone",
        ".state.lines[1]: 2 is now 3",
    ]


def something(session: Session, at_ms: int, chance: Random) -> Stimulus:
    """What may come next."""
    one = chance.choice([each for each in session.awaited if not each.foul])
    if one.word == DIE:
        return DieRolled(at_ms, session.game.die_faces[0])
    if session.turn.footprints and session.die is not None:
        return Enter(at_ms, chance.choice([each.move for each in session.turn.footprints]))
    return Given(at_ms, chance.choice(one.inputs()))


def go_on(book: Journal, game_id: int, chance: Random) -> Session:
    """Play a game on by chance for six inputs, or until it is over."""
    session = restored(book, game_id)
    session = replace(session, turn=replace(session.turn, arranging=False))
    for at_ms in range(10_000_000, 10_006_000, 1000):
        if session.over:
            break
        session = recorded(book, game_id, session, something(session, at_ms, chance))
        session = replace(session, turn=replace(session.turn, arranging=False))
    return session


def recorded(book: Journal, game_id: int, session: Session, stimulus: Stimulus) -> Session:
    session, effects = step.step(session, stimulus)
    for effect in effects:
        if isinstance(effect, Record):
            book.append(game_id, effect.entry)
    return session


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_kept_game_that_is_not_over_goes_on_and_is_read_again(tmp_path: Path, name: str) -> None:
    path, chance, grown = unpack(name, tmp_path), Random(1), 0
    book, after = opened(path), dict[int, Any]()
    for game in expected(name):
        before = restored(book, game["id"]).progress.next_number
        session = go_on(book, game["id"], chance)
        grown += session.progress.next_number > before
        if not session.over:
            session = recorded(book, game["id"], session, EndGame(10_100_000))
        after[game["id"]] = (session.position, [past.move for past in session.progress.history])
    assert grown > 4
    book.close()
    book = opened(path)
    for game_id, (position, moves) in after.items():
        again = restored(book, game_id)
        assert again.over
        assert (again.position, [past.move for past in again.progress.history]) == (position, moves)
    book.close()
