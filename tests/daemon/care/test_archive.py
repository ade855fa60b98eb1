"""Stored games behind the pages: a real journal under a real loop; the table and the journal agree."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import pytest

from companion.chronicle.archive_port import Forgotten, TextError
from companion.core.model.commands import DieRolled, EndGame, Enter, SeatChange
from companion.core.model.errors import InputError
from companion.core.model.session import legal
from companion.daemon.care.archive import Archive
from companion.daemon.loop.loop import Loop
from companion.games.malefiz import GAME
from companion.journal import GameRecord, Journal, write_game
from companion.ports.commands import CommandRefused, NewGame, Resume
from tests.daemon.loop.loop_rig import PATIENCE_S, Rig
from tests.journal.heard import still_keeper
from tests.journal.notation.test_journal_text import STARTED, Table

NAMED = NewGame("malefiz", "classic", ("red", "blue"), {"red": "Mia", "blue": "Ben"})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@dataclass
class Made:
    """A loop without a board, over a journal on disk."""

    loop: Loop
    journal: Journal


@pytest.fixture
def made(path: Path) -> Iterator[Made]:
    rig = Rig()
    loop = rig.loop
    journal = Journal.open(path, loop.on_durable, loop.on_trouble)
    thread = threading.Thread(target=loop.run, args=(journal,))
    thread.start()
    rig.go_round()  # until the journal is there
    yield Made(loop, journal)
    loop.stop()
    thread.join(PATIENCE_S)
    journal.close()


@pytest.fixture
def archive(made: Made, path: Path) -> Archive:
    return Archive(made.loop, made.journal, {"malefiz": GAME}, still_keeper(path))


def text(seed: int = 1, turns: int = 10) -> str:
    table = Table("classic", ("red", "blue"))
    table.play(turns, random.Random(seed))
    return write_game(GameRecord(STARTED, "0.1.0", tuple(table.entries)))


def on_disk(path: Path) -> bytes:
    return b"".join(file.read_bytes() for file in path.parent.rglob("*") if file.is_file())


def test_a_game_comes_in_whole_and_can_be_looked_at(archive: Archive) -> None:
    game_id = archive.take(text())
    told = archive.story(game_id)
    assert len([step for step in told.steps if step.counts]) > 5
    assert told.names["red"] == "Anna"


def test_of_a_wrong_text_nothing_is_stored_and_the_line_is_told(archive: Archive, made: Made) -> None:
    wrong = text().replace("   7 ", "   8 ")
    with pytest.raises(TextError) as refused:
        archive.take(wrong)
    assert wrong.split("\n")[refused.value.line - 1].startswith("   8 ")
    assert made.loop.games() == ()


def test_names_of_the_game_in_play_are_gone_at_once_and_after_a_restart(
    archive: Archive, made: Made, path: Path
) -> None:
    view = made.loop.execute(NAMED)
    assert view.game_id is not None
    assert archive.forget(view.game_id, "") == Forgotten(1)
    session = made.loop.view().session
    assert session is not None
    assert not session.table.names
    made.loop.execute(DieRolled(0, 4))
    assert not archive.story(view.game_id).names
    assert b"Mia" not in on_disk(path)


def test_one_name_is_forgotten_on_the_table_and_the_other_stays(archive: Archive, made: Made) -> None:
    made.loop.execute(NAMED)
    archive.forget(None, "mia")
    session = made.loop.view().session
    assert session is not None
    assert dict(session.table.names) == {"blue": "Ben"}


def test_names_of_another_game_leave_the_table_alone(archive: Archive, made: Made) -> None:
    made.loop.execute(NAMED)
    archive.forget(archive.take(text()), "")
    session = made.loop.view().session
    assert session is not None
    assert dict(session.table.names) == {"red": "Mia", "blue": "Ben"}


def test_a_name_given_by_handing_over_is_forgotten_too(archive: Archive, made: Made, path: Path) -> None:
    made.loop.execute(NAMED)
    made.loop.execute(SeatChange(0, "red", "handover", "Rumpelstilz"))
    archive.forget(None, "Rumpelstilz")
    assert b"Rumpelstilz" not in on_disk(path)
    session = made.loop.view().session
    assert session is not None
    assert not session.table.names.get("red")


def test_the_game_in_play_is_not_deleted(archive: Archive, made: Made) -> None:
    game_id = made.loop.execute(NAMED).game_id
    assert game_id is not None
    with pytest.raises(CommandRefused, match="being played"):
        archive.delete(game_id)
    assert archive.story(game_id)


def test_a_game_that_is_over_leaves_the_table_when_it_is_deleted(archive: Archive, made: Made) -> None:
    game_id = made.loop.execute(NAMED).game_id
    assert game_id is not None
    made.loop.execute(EndGame(0))
    archive.delete(game_id)
    view = made.loop.view()
    assert (view.session, view.game_id) == (None, None)
    with pytest.raises(KeyError):
        archive.story(game_id)
    with pytest.raises(CommandRefused):
        made.loop.execute(Resume(game_id))
    assert made.loop.execute(NAMED).game_id != game_id


def test_nobody_takes_up_a_game_that_is_being_deleted(
    archive: Archive, made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = archive.take(text())
    delete = made.journal.delete

    def meanwhile(number: int) -> Future[int]:
        with pytest.raises(CommandRefused, match="no stored game"):
            made.loop.execute(Resume(number))
        return delete(number)

    monkeypatch.setattr(made.journal, "delete", meanwhile)
    archive.delete(game_id)
    assert made.loop.view().session is None


def test_a_game_that_could_not_be_deleted_can_be_taken_up(
    archive: Archive, made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = archive.take(text())
    failed: Future[int] = Future()
    failed.set_exception(OSError("full"))
    monkeypatch.setattr(made.journal, "delete", lambda _: failed)
    with pytest.raises(OSError, match="full"):
        archive.delete(game_id)
    assert made.loop.execute(Resume(game_id)).game_id == game_id


@pytest.mark.parametrize("game_id", [5, 2**70])
def test_a_game_that_is_not_there_is_told_so(archive: Archive, game_id: int) -> None:
    for do in (archive.story, archive.delete, lambda number: archive.forget(number, "")):
        with pytest.raises(KeyError):
            do(game_id)


def test_all_games_are_counted_a_few_at_a_time(made: Made, path: Path) -> None:
    now = iter(range(1000))
    archive = Archive(
        made.loop, made.journal, {"malefiz": GAME}, still_keeper(path), lambda: next(now) * 0.15
    )
    for seed in range(5):
        archive.take(text(seed))
    so_far = [archive.counted().counted for _ in range(4)]
    assert so_far[0] < so_far[1] < 5
    assert so_far[-1] == 5
    whole = archive.counted()
    assert whole.players["Anna"].games == 5
    assert sum(sum(numbers.values()) for numbers in whole.throws.values()) > 30


def test_the_game_on_the_table_is_counted_as_it_stands(archive: Archive, made: Made) -> None:
    made.loop.execute(NAMED)
    assert "Mia" not in archive.counted().players
    for number in (4, 4):
        made.loop.execute(DieRolled(0, number))
        session = made.loop.view().session
        assert session is not None
        made.loop.execute(Enter(0, legal(session)[0]))
    assert {name: tally.turns for name, tally in archive.counted().players.items()} == {"Mia": 1, "Ben": 1}


def test_a_forgotten_name_is_in_no_statistics(archive: Archive) -> None:
    archive.take(text())
    assert "Anna" in archive.counted().players
    archive.forget(None, "ANNA")
    assert "Anna" not in archive.counted().players


def test_a_game_whose_rules_are_strange_is_left_out_of_the_statistics(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    def strange(_game_id: int) -> NoReturn:
        raise InputError("the option 'walls' is not known")

    archive.take(text())
    monkeypatch.setattr(archive, "story", strange)
    assert not archive.counted().players
