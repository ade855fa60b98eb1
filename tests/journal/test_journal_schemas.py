"""A journal that each form of the file has left is migrated: tested as an update does, with every game.

`kept/schema-N.gz` was made by a version that wrote N steps, its demo played over HTTP: five turns of
Malefiz classic, ended, and four of Malefiz fast. `kept/schemas.json` is what each of them told.
Who adds a step adds a file.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.config import load
from companion.core.decision import fold
from companion.core.model.session.recorded import Settings
from companion.daemon.care.update import go_back, self_test
from companion.games import named
from companion.journal import Journal
from companion.journal.copies import FOLDER
from companion.journal.store import migrations

KEPT = Path(__file__).parent / "kept"
LATEST = len(migrations())
FORMS = [*range(1, LATEST + 1)]


def steps(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute("SELECT count(*) FROM schema_version").fetchone()[0])


def unpack(name: str, path: Path) -> Path:
    path.write_bytes(gzip.decompress((KEPT / name).read_bytes()))
    return path


def told(path: Path) -> list[dict[str, Any]]:
    """Open it for writing, as the service does: turn and pieces of each game, the oldest first."""
    book = Journal.open(path, lambda _row: None, lambda why: pytest.fail(why) if why else None)
    with closing(book):
        assert book.notice == ""
        found = []
        for game_id in sorted(game.game_id for game in book.games()):
            entries = book.game_record(game_id).entries
            session = fold.restore(named(entries[0].data["game"]), Settings(), entries)
            position = session.game.dump(session.position)
            found.append({"turn": position["turn"], "pieces": position["pieces"]})
    return found


def test_a_journal_of_every_form_is_kept() -> None:
    assert sorted(file.name for file in KEPT.glob("schema-*.gz")) == [f"schema-{step}.gz" for step in FORMS]


@pytest.mark.parametrize("step", FORMS)
def test_a_journal_of_any_form_comes_to_the_present_one_with_every_game(tmp_path: Path, step: int) -> None:
    path = unpack(f"schema-{step}.gz", tmp_path / "games.sqlite")
    assert steps(path) == step
    assert told(path) == json.loads((KEPT / "schemas.json").read_text())
    assert steps(path) == LATEST
    assert told(path) == json.loads((KEPT / "schemas.json").read_text())


@pytest.mark.slow
@pytest.mark.parametrize("step", FORMS)
def test_the_self_test_of_an_update_migrates_a_copy_alone(tmp_path: Path, step: int) -> None:
    config = tmp_path / "table.toml"
    path = unpack(f"schema-{step}.gz", tmp_path / "games.sqlite")
    before = path.read_bytes()
    config.write_text(f'device = []\n[journal]\npath = "{path}"\n')
    assert self_test(load(config)).startswith("2 games, ")
    assert path.read_bytes() == before
    kept = [steps(copy) for copy in (tmp_path / FOLDER).glob("*-update.sqlite")]
    assert kept == [step]  # another version has written each
    assert go_back(load(config), "9.9.9", "asked") is None  # nothing was changed, so nothing is put back
    assert path.read_bytes() == before
