"""A restart at any step: what is in the journal leads to the position that was announced, secrets and all."""

from __future__ import annotations

import random
import shutil
from itertools import pairwise
from pathlib import Path

import pytest

from companion.core.decision import fold
from companion.core.model.commands import Undo
from companion.core.model.session.recorded import Settings
from companion.games.barbarossa import GAME
from companion.journal import Journal, read_game
from tests.games.barbarossa.players.games import FOUR, THREE
from tests.games.barbarossa.players.player import sensible
from tests.games.barbarossa.players.referee import Refereed, marked, run

CUTS = 25


def played(seats: tuple[str, ...], seed: int, **options: object) -> Refereed:
    """A whole game; now and then something is taken back."""
    chance, table = random.Random(seed), Refereed(seats, {"free_words": True, "steps": 10, **options})
    while not table.session.over:
        assert table.give(*sensible(table.state, chance, marked))
        if chance.random() < 0.03:
            table.tell(Undo(table.now))
    return table


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(THREE, 35), (FOUR, 16)])
def test_every_entry_boundary_is_a_position_that_was_announced(seats: tuple[str, ...], seed: int) -> None:
    table = played(seats, seed)
    announced = dict(table.announced)
    assert set(announced) == set(range(1, len(table.entries) + 1)) - {
        count for count in range(len(table.entries)) if table.entries[count].kind == "won"
    }, "each input is one entry, and the end another: nothing is ever half recorded"
    judged, session = 0, fold.begin(GAME, Settings(), table.entries[0])
    for count, entry in enumerate(table.entries[1:], 2):
        session = fold.fold(session, entry)  # as `fold.restore` does
        if count not in announced:
            continue
        position = announced[count]
        assert session.position == position
        for seat in seats:
            mine = GAME.public(session.position, over=False, seat=seat)["yours"]
            assert mine == GAME.public(position, over=False, seat=seat)["yours"]
        judged += position.position.phase == "verdict"
    assert judged > 1, "also with an attempt that is being judged"


@pytest.mark.slow
def test_a_file_that_is_cut_anywhere_holds_a_position_that_was_announced(tmp_path: Path) -> None:
    table, chance = played(THREE, 35), random.Random(1)
    announced = dict(table.announced)
    path, cut = tmp_path / "journal.sqlite", tmp_path / "cut.sqlite"
    journal = Journal.open(path, lambda _: None, lambda _: None)
    game_id = journal.begin_game(table.entries[0])
    for entry in table.entries[1:]:
        journal.append(game_id, entry)
        assert journal.wait_written(5)
    wal = Path(f"{path}-wal").read_bytes()
    found = []
    for at in sorted(chance.randrange(len(wal)) for _ in range(CUTS)):
        shutil.copyfile(path, cut)
        Path(f"{cut}-wal").write_bytes(wal[:at])
        Path(f"{cut}-shm").unlink(missing_ok=True)
        again = Journal.open(cut, lambda _: None, lambda _: None)  # as a daemon does after a power cut
        games = again.games()
        again.close()
        entries = read_game(cut, game_id).entries if games else ()
        assert entries == tuple(table.entries[: len(entries)])
        if entries and len(entries) in announced:
            assert table.restored(len(entries)).position == announced[len(entries)]
        found.append(len(entries))
    journal.close()
    assert all(fewer <= more for fewer, more in pairwise(found))
    assert len(set(found)) > CUTS // 2


@pytest.mark.slow
def test_br_26_holds_through_the_referee_whatever_people_do() -> None:
    done = run(1, seed=12)
    assert done["games"] == 1
    assert done["restored"] > 5
