"""The journal: what is announced is on disk, nothing is changed, and no disk stops a game."""

from __future__ import annotations

import os
import queue
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.core.errors import InputError
from companion.core.game import Game
from companion.core.types import BoardReading, Entry, Touch
from companion.games import named
from companion.journal import Journal, Told, read_game, read_games, stimulus_entry, store
from companion.journal.store import Row
from companion.journal.writer import Writer
from companion.simulate.pieces import leads_to

WAIT_S = 10.0
START = Entry("game", 1, {"game": "malefiz", "variant": "classic", "names": {"red": "Anna"}})


class Heard:
    """What the journal says from its thread."""

    def __init__(self) -> None:
        self.durable: queue.SimpleQueue[int] = queue.SimpleQueue()
        self.trouble: queue.SimpleQueue[str] = queue.SimpleQueue()

    def until(self, number: int) -> None:
        """Wait until everything up to ``number`` is durable."""
        while self.durable.get(timeout=WAIT_S) < number:
            pass


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def book(path: Path, heard: Heard) -> Iterator[Journal]:
    journal = open_book(path, heard)
    yield journal
    journal.close()


def open_book(path: Path, heard: Heard) -> Journal:
    return Journal.open(path, heard.durable.put, heard.trouble.put)


def turn(number: int, **more: object) -> Entry:
    return Entry("turn", 1000 * number, {"number": number, "seat": "red", "move": "house-a1", **more})


def test_a_row_that_was_announced_can_be_read_by_another_connection(
    book: Journal, heard: Heard, path: Path
) -> None:
    game_id = book.begin_game(START)
    number = book.append(game_id, turn(1))
    heard.until(number)
    with closing(sqlite3.connect(path)) as other:
        rows = other.execute("SELECT seq, game, kind FROM rows").fetchall()
    assert rows == [(game_id, game_id, "game"), (number, game_id, "turn")]


def test_numbers_are_given_in_order_and_go_on_after_opening_again(path: Path, heard: Heard) -> None:
    first = open_book(path, heard)
    game_id = first.begin_game(START)
    assert [first.append(game_id, turn(n)) for n in (1, 2)] == [game_id + 1, game_id + 2]
    assert first.close() == 0
    second = open_book(path, heard)
    assert second.append(game_id, turn(3)) == game_id + 3
    assert [e.data.get("number") for e in second.entries(game_id)] == [None, 1, 2, 3]
    second.close()


def test_its_files_are_for_their_owner_alone_also_one_that_was_open_to_all(path: Path, heard: Heard) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o644)
    path.chmod(0o644)
    journal = Journal.open(path, heard.durable.put, heard.trouble.put)
    heard.until(journal.begin_game(START))
    files = [
        each for each in path.parent.iterdir() if each.name.startswith(path.name) and "lock" not in each.name
    ]
    assert len(files) > 1
    assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {0o600}
    journal.close()


def test_an_entry_comes_back_as_it_was_put_in(book: Journal) -> None:
    game_id = book.begin_game(START)
    entry = Entry("illegal", 77, {"wrong": ["b1"], "name": "Zoë \ud800 \n", "big": 1 << 131, "none": None})
    book.append(game_id, entry)
    assert book.entries(game_id) == (START, entry)


def test_a_row_says_boot_wall_clock_and_version(book: Journal, heard: Heard, path: Path) -> None:
    heard.until(book.begin_game(START))
    with closing(sqlite3.connect(path)) as other:
        boot, wall, version = other.execute("SELECT boot, wall, version FROM rows").fetchone()
    assert boot
    assert wall[:2] == "20"
    assert "T" in wall
    assert version.count(".") >= 2


def test_stimuli_are_kept_but_are_no_decisions(book: Journal, heard: Heard, path: Path) -> None:
    game_id = book.begin_game(START)
    seen = stimulus_entry(BoardReading(5, 1 << 131, (Touch(4, 131, on=True),)))
    book.append(game_id, seen, durable=False)
    heard.until(book.append(game_id, turn(1)))
    assert [e.kind for e in book.entries(game_id)] == ["game", "turn"]
    with closing(sqlite3.connect(path)) as other:
        (data,) = other.execute("SELECT data FROM rows WHERE kind = 'stimulus'").fetchone()
    assert f'"is":"BoardReading","at_ms":5,"occupied":{1 << 131}' in data
    assert '{"at_ms":4,"spot":131,"on":true,' in data


@pytest.mark.slow
def test_a_patient_row_is_written_without_company_within_its_deadline(book: Journal, heard: Heard) -> None:
    game_id = book.begin_game(START)
    heard.until(game_id)
    heard.until(book.append(game_id, stimulus_entry(BoardReading(5, 0, ())), durable=False))


def test_a_patient_row_rides_along_with_the_next_decision_in_one_announcement(
    book: Journal, heard: Heard
) -> None:
    game_id = book.begin_game(START)
    heard.until(game_id)
    book.append(game_id, stimulus_entry(BoardReading(5, 0, ())), durable=False)
    last = book.append(game_id, turn(1))
    assert heard.durable.get(timeout=WAIT_S) == last


def test_closing_writes_patient_rows_and_may_be_done_twice(path: Path, heard: Heard) -> None:
    journal = open_book(path, heard)
    game_id = journal.begin_game(START)
    journal.append(game_id, turn(1), durable=False)
    assert journal.close() == 0
    assert journal.close() == 0
    assert [e.kind for e in read_game(path, game_id).entries] == ["game", "turn"]
    with pytest.raises(ValueError, match="closed"):
        journal.append(game_id, turn(2))


@pytest.mark.parametrize("statement", ["UPDATE rows SET data = '{}'", "DELETE FROM rows"])
def test_rows_cannot_be_changed_even_by_us(book: Journal, heard: Heard, path: Path, statement: str) -> None:
    heard.until(book.begin_game(START))
    with closing(sqlite3.connect(path)) as other, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        other.execute(statement)


def test_the_file_is_set_to_survive_a_power_cut(path: Path) -> None:
    opened = store.open_writing(path)
    with closing(opened.connection) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


def test_a_second_companion_is_told_that_the_journal_is_in_use(
    book: Journal, path: Path, heard: Heard
) -> None:
    del book
    with pytest.raises(InputError, match=r"games\.sqlite: another companion has this journal open"):
        open_book(path, heard)


# --- bad files -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2])
def test_a_file_that_is_no_database_is_moved_aside_and_a_game_can_begin(
    path: Path, heard: Heard, number: int
) -> None:
    for n in range(1, number):
        path.with_name(f"games.sqlite.bad-{n}").write_text("older")
    path.write_bytes(b"this was a letter to grandmother\n" * 100)
    journal = open_book(path, heard)
    game_id = journal.begin_game(START)
    heard.until(game_id)
    assert journal.notice == (
        f"journal {path} is damaged (file is not a database): "
        f"it was kept as games.sqlite.bad-{number} and a new one begun"
    )
    assert path.with_name(f"games.sqlite.bad-{number}").read_bytes().startswith(b"this was a letter")
    assert journal.entries(game_id) == (START,)
    journal.close()


def test_a_damaged_page_is_noticed_at_opening(path: Path, heard: Heard) -> None:
    journal = open_book(path, heard)
    game_id = journal.begin_game(START)
    for n in range(200):
        journal.append(game_id, turn(n, filler="x" * 200), durable=False)
    journal.close()
    with path.open("r+b") as file:
        file.seek(5 * 4096)
        file.write(b"\xff" * 8192)
    again = open_book(path, heard)
    assert "is damaged" in again.notice
    assert again.games() == ()
    again.close()
    assert path.with_name("games.sqlite.bad-1").exists()


def test_another_programs_database_is_kept(path: Path, heard: Heard) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name)")
    journal = open_book(path, heard)
    journal.close()
    assert "is another program's database: it was kept as games.sqlite.bad-1" in journal.notice
    with closing(sqlite3.connect(path.with_name("games.sqlite.bad-1"))) as other:
        assert other.execute("SELECT count(*) FROM recipes").fetchone() == (0,)


def test_a_journal_of_a_newer_companion_is_kept(path: Path, heard: Heard) -> None:
    open_book(path, heard).close()
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("INSERT INTO schema_version VALUES (2, '0002-of-the-future')")
    journal = open_book(path, heard)
    journal.close()
    assert "was written by a newer companion (schema 0002-of-the-future)" in journal.notice


def test_an_empty_file_becomes_a_journal(path: Path, heard: Heard) -> None:
    path.touch()
    journal = open_book(path, heard)
    heard.until(journal.begin_game(START))
    assert journal.notice == ""
    journal.close()


# --- troubled disks --------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_locked_journal_keeps_rows_in_memory_and_heals_with_one_word_each(
    book: Journal, heard: Heard, path: Path
) -> None:
    game_id = book.begin_game(START)
    heard.until(game_id)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        last = book.append(game_id, turn(1))
        assert "database is locked" in heard.trouble.get(timeout=WAIT_S)
        assert [e.kind for e in book.entries(game_id)] == ["game", "turn"]
        assert book.games()[0].turns == 1
        other.execute("COMMIT")
    heard.until(last)
    assert heard.trouble.get(timeout=WAIT_S) == ""
    assert heard.trouble.empty()
    assert [e.kind for e in read_game(path, game_id).entries] == ["game", "turn"]


def test_a_full_disk_loses_nothing_and_heals(
    tmp_path: Path, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    write = store.write
    full = [True]

    def write_or_fail(connection: sqlite3.Connection, rows: list[Row]) -> None:
        if full[0]:
            connection.execute("PRAGMA max_page_count = 1")  # cannot shrink: the file is full from now on
        write(connection, rows)

    monkeypatch.setattr(store, "write", write_or_fail)
    journal = open_book(path, heard)
    game_id = journal.begin_game(START)
    for n in range(100):
        last = journal.append(game_id, turn(n, filler="x" * 500))
    assert "database or disk is full" in heard.trouble.get(timeout=WAIT_S)
    full[0] = False
    heard.until(last)
    assert heard.trouble.get(timeout=WAIT_S) == ""
    assert len(read_game(path, game_id).entries) == 101
    journal.close()


def test_a_place_that_cannot_be_written_at_the_start_heals(tmp_path: Path, heard: Heard) -> None:
    obstacle = tmp_path / "folder"
    obstacle.write_text("a file where the folder should be")
    path = obstacle / "games.sqlite"
    journal = open_book(path, heard)
    game_id = journal.begin_game(START)
    assert "cannot be written" in heard.trouble.get(timeout=WAIT_S)
    assert journal.entries(game_id) == (START,)
    obstacle.unlink()
    heard.until(game_id)
    assert heard.trouble.get(timeout=WAIT_S) == ""
    assert read_game(path, game_id).entries == (START,)
    journal.close()


def test_a_journal_that_cannot_be_read_tells_what_is_in_memory_and_says_so_once(
    tmp_path: Path, heard: Heard, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(_path: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(store, "open_writing", full)
    path = tmp_path / "games.sqlite"
    path.touch()  # SQLite makes the file, and then there is no room for its first page
    journal = open_book(path, heard)
    assert journal.notice.startswith(f"journal {path} cannot be opened yet (database or disk is full)")
    assert journal.last_unfinished() is None
    game_id = journal.begin_game(START)
    assert journal.entries(game_id) == (START,)
    assert [game.game_id for game in journal.games()] == [game_id]
    assert caplog.text.count("cannot be read") == 1
    assert "Traceback" not in caplog.text
    assert journal.close() == 1


def test_closing_on_a_bad_disk_says_how_many_rows_are_lost(tmp_path: Path, heard: Heard) -> None:
    (tmp_path / "file").touch()
    journal = open_book(tmp_path / "file" / "games.sqlite", heard)
    journal.append(journal.begin_game(START), turn(1))
    assert journal.close() == 2


def test_a_row_that_had_arrived_before_a_failed_fsync_is_not_doubled(path: Path, heard: Heard) -> None:
    opened = store.open_writing(path)
    row = Row(1, 1, "game", 1, "b", "w", "v", "{}")
    store.write(opened.connection, [row])
    writer = Writer(path, opened, 1, heard.durable.put, heard.trouble.put)
    writer.put(lambda number: Row(number, 1, "game", 1, "b", "w", "v", "{}"), durable=True)
    heard.until(1)
    assert writer.close() == 0
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT count(*) FROM rows").fetchone() == (1,)


# --- lists of games ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def malefiz() -> Game[object]:
    return named("malefiz")


def keep(journal: Journal, entries: list[Entry]) -> int:
    """Store a game with these decisions; its id."""
    game_id = journal.begin_game(START)
    for entry in entries:
        journal.append(game_id, entry, durable=False)
    return game_id


def winning(game: Game[object], *, places: bool) -> list[Entry]:
    """Red's last step onto the goal, with three seats, as the referee records it."""
    position = game.load(
        {
            "game": "malefiz",
            "variant": "classic",
            "turn": "red",
            "pieces": {"i13": "red"},
            "house": {"red": 4, "green": 5, "blue": 5},
            "options": {"play_for_places": places},
        }
    )
    after = game.dump(leads_to(game, position, 1, "i13-i14"))
    return [turn(1, won=True, position=after), Entry("won", 1000, {"seat": "red"})]


def state(journal: Journal, entries: list[Entry]) -> tuple[str, int, str]:
    game_id = keep(journal, entries)
    live = next(game for game in journal.games() if game.game_id == game_id)
    return live.state, live.turns, live.winner


def test_a_game_is_playing_ended_or_won(book: Journal, malefiz: Game[object]) -> None:
    assert state(book, []) == ("playing", 0, "")
    assert state(book, [turn(1), turn(2), Entry("undo", 1, {"number": 2})]) == ("playing", 1, "")
    assert state(book, [turn(1), Entry("end", 1, {})]) == ("ended", 1, "")
    assert state(book, winning(malefiz, places=False)) == ("won", 1, "red")


def test_a_win_that_was_taken_back_is_none(book: Journal, malefiz: Game[object]) -> None:
    won = winning(malefiz, places=False)
    assert state(book, [*won, Entry("undo", 1, {"number": 1})]) == ("playing", 0, "")


def test_a_game_played_for_places_goes_on_after_the_first_goal(book: Journal, malefiz: Game[object]) -> None:
    won = winning(malefiz, places=True)
    assert state(book, won) == ("playing", 1, "red")
    assert state(book, [*won, turn(2)]) == ("playing", 2, "red")


def test_the_state_is_the_same_from_disk_as_from_memory(
    path: Path, heard: Heard, malefiz: Game[object]
) -> None:
    journal = open_book(path, heard)
    keep(journal, [])
    keep(journal, [turn(1), Entry("end", 1, {})])
    keep(journal, winning(malefiz, places=False))
    keep(journal, winning(malefiz, places=True))
    position = winning(malefiz, places=True)[0].data["position"]
    keep(journal, [Entry("overruled", 1, {"position": position}), turn(2, position=position)])
    before = journal.games()
    journal.close()
    assert [game.state for game in before] == ["playing", "playing", "won", "ended", "playing"]
    assert read_games(path) == before


def test_the_list_is_newest_first_with_names_after_handovers(book: Journal) -> None:
    first = book.begin_game(START)
    second = book.begin_game(START)
    book.append(second, Entry("end", 1, {}))
    book.append(first, Entry("seat", 1, {"seat": "red", "change": "handover", "name": "Ben"}))
    assert [(game.game_id, game.names) for game in book.games()] == [
        (second, {"red": "Anna"}),
        (first, {"red": "Ben"}),
    ]
    unfinished = book.last_unfinished()
    assert unfinished
    assert unfinished.game_id == first


def test_the_game_played_last_is_taken_up_though_another_was_begun_after_it(book: Journal) -> None:
    first = book.begin_game(START)
    book.begin_game(START)
    book.append(first, turn(1))
    unfinished = book.last_unfinished()
    assert unfinished
    assert unfinished.game_id == first


def test_an_unknown_game_is_a_key_error(book: Journal) -> None:
    game_id = book.begin_game(START)
    number = book.append(game_id, turn(1))
    for unknown in (number, 99):
        with pytest.raises(KeyError):
            book.entries(unknown)


def test_a_game_that_was_read_from_text_keeps_its_time_and_version(book: Journal) -> None:
    told = Told("2020-02-02T20:20:00+01:00", "0.0.7", (START, turn(1)))
    game_id = book.store(told)
    assert book.told(game_id) == told
    assert book.games()[0].started == told.started


def test_reading_without_a_journal_names_the_file_and_the_option(tmp_path: Path) -> None:
    for path in (tmp_path / "none.sqlite", tmp_path):
        with pytest.raises(InputError, match=r"there is no journal here; give its file with --journal"):
            read_games(path)
    garbage = tmp_path / "garbage"
    garbage.write_bytes(os.urandom(5000))
    with pytest.raises(InputError, match="no journal that can be read"):
        read_games(garbage)
    with pytest.raises(InputError, match="no journal that can be read"):
        read_game(garbage, 1)


def test_reading_a_game_that_is_not_there_says_how_to_list_them(path: Path, heard: Heard) -> None:
    open_book(path, heard).close()
    with pytest.raises(
        InputError, match=r"there is no game 3; 'companion export' without a number lists them"
    ):
        read_game(path, 3)


def test_a_number_that_no_row_can_have_is_an_unknown_game(tmp_path: Path) -> None:
    journal = Journal.open(tmp_path / "games.sqlite", lambda _: None, lambda _: None)
    try:
        for number in (0, -1, 2**63, 10**30):
            with pytest.raises(KeyError):
                journal.entries(number)
    finally:
        journal.close()


def test_a_folder_in_the_journals_place_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="this is a folder"):
        Journal.open(tmp_path, lambda _: None, lambda _: None)
