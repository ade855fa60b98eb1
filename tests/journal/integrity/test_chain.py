"""Each row is proven by its checksum: what was changed, left out or put in between is noticed."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.journal import Journal, store
from companion.journal.integrity.chain import Chains, Values
from companion.journal.opening import open_writing
from companion.journal.store import Row
from tests.journal.heard import START, WAIT_S, Heard, open_book, turn
from tests.journal.test_journal_erase import play

Stored = tuple[Values, bytes]


def stored(path: Path) -> list[Stored]:
    with closing(sqlite3.connect(path)) as other:
        return [(row[:8], row[8]) for row in other.execute("SELECT * FROM rows ORDER BY seq")]


def fits(rows: list[Stored]) -> list[bool]:
    """For each row whether it is proven."""
    chains, found = Chains(), []
    for values, made in rows:
        found.append(chains.fits(values, made))
        if found[-1]:
            chains.keep(values, made)
    return found


@pytest.fixture
def rows(book: Journal, path: Path) -> list[Stored]:
    """Two games with stimuli, the first of them gone on with after the second."""
    one, two = play(book, 1, 4), play(book, 2, 4)
    book.append(one, turn(90))
    assert book.wait_written(WAIT_S)
    assert two > one
    return stored(path)


def test_what_was_written_is_proven(rows: list[Stored]) -> None:
    assert all(fits(rows))


@pytest.mark.parametrize("column", range(8))
def test_a_changed_column_is_noticed_and_what_follows_in_its_game_is_not_proven(
    rows: list[Stored], column: int
) -> None:
    at = next(i for i, (values, _) in enumerate(rows) if i > 6 and values[2] == "input")
    values, made = rows[at]
    changed: list[Any] = list(values)
    changed[column] = f"{changed[column]}x" if isinstance(changed[column], str) else changed[column] ^ 1
    found = fits([*rows[:at], (tuple(changed), made), *rows[at + 1 :]])
    assert all(found[:at])
    assert not found[at]
    after = [
        ok for (other, _), ok in zip(rows[at + 1 :], found[at + 1 :], strict=True) if other[2] == "input"
    ]
    assert not all(after)


def test_a_decision_left_out_ends_its_game_and_no_other(rows: list[Stored]) -> None:
    at = next(i for i, (values, _) in enumerate(rows) if i > 6 and values[2] == "input")
    game = rows[at][0][1]
    left = [*rows[:at], *rows[at + 1 :]]
    found = dict(zip([values[0] for values, _ in left], fits(left), strict=True))
    for values, _ in left:
        if values[2] != "stimulus":
            assert found[values[0]] == (values[1] != game or values[0] < rows[at][0][0])


def test_a_stimulus_left_out_costs_no_decision(rows: list[Stored]) -> None:
    at = next(i for i, (values, _) in enumerate(rows) if i > 6 and values[2] == "stimulus")
    left = [*rows[:at], *rows[at + 1 :]]
    assert all(ok for (values, _), ok in zip(left, fits(left), strict=True) if values[2] != "stimulus")
    assert not all(fits(left))


def test_two_rows_exchanged_are_noticed(rows: list[Stored]) -> None:
    decided = [i for i, (values, _) in enumerate(rows) if values[2] == "input"][:2]
    (one, one_sum), (two, two_sum) = (rows[i] for i in decided)
    mixed = list(rows)
    mixed[decided[0]] = ((one[0], *two[1:]), two_sum)
    mixed[decided[1]] = ((two[0], *one[1:]), one_sum)
    assert not fits(mixed)[decided[0]]


@pytest.mark.parametrize("game", [1, None])
def test_forgotten_names_leave_a_proven_game(book: Journal, path: Path, game: int | None) -> None:
    play(book, 1)
    play(book, 2)
    before = stored(path)
    book.forget(game, "").result(WAIT_S)
    after = stored(path)
    assert before != after
    assert all(fits(after))
    book.append(1, turn(99))
    assert book.wait_written(WAIT_S)
    assert all(fits(stored(path)))


def test_a_deleted_game_leaves_the_others_proven(book: Journal, path: Path) -> None:
    one = play(book, 1)
    two = play(book, 2)
    book.append(one, turn(90))
    book.append(one, turn(91), durable=False)
    book.delete(two).result(WAIT_S)
    assert all(fits(stored(path)))
    book.delete(one).result(WAIT_S)
    assert all(fits(stored(path)))
    play(book, 3)
    assert all(fits(stored(path)))


def test_a_row_written_twice_after_a_failed_fsync_has_the_same_sum(path: Path) -> None:
    rows = [Row(1, 1, "game", 1, "b", "w", "v", "{}"), Row(2, 1, "turn", 1, "b", "w", "v", "{}")]
    with closing(open_writing(path).connection) as connection:
        store.write(connection, rows)
        store.write(connection, [*rows, Row(3, 1, "stimulus", 1, "b", "w", "v", "{}")])
        store.write(connection, [Row(4, 1, "stimulus", 1, "b", "w", "v", "{}")])
    assert all(fits(stored(path)))


def old_journal(path: Path, heard: Heard) -> list[Values]:
    """A journal as it was before there were sums; its rows."""
    modern = path.with_name("modern.sqlite")
    book = open_book(modern, heard)
    play(book, 1)
    play(book, 2)
    book.close()
    values = [each for each, _ in stored(modern)]
    write_old(path, values)
    return values


def write_old(path: Path, values: list[Values]) -> None:
    """A journal of these rows as it was before there were sums."""
    name, schema = store.migrations()[0]
    with closing(sqlite3.connect(path)) as other, other:
        other.executescript(store.VERSIONS + ";" + schema)
        other.execute("INSERT INTO schema_version VALUES (1, ?)", (name,))
        other.execute(f"PRAGMA application_id = {store.APPLICATION_ID}")
        other.executemany("INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)


def test_rows_of_an_old_journal_are_proven_from_its_update_on_and_stay_as_they_were(
    path: Path, heard: Heard
) -> None:
    before = old_journal(path, heard)
    book = open_book(path, heard)
    assert (book.notice, book.losses()) == ("", ())
    book.append(1, turn(99))
    book.begin_game(START)
    book.close()
    after = stored(path)
    assert [values for values, _ in after[: len(before)]] == before
    assert all(fits(after))


@pytest.mark.slow
def test_many_changes_leave_every_row_proven(book: Journal, path: Path) -> None:
    chance = random.Random(3)
    games = [play(book, seed, chance.randrange(1, 9)) for seed in range(12)]
    for _ in range(20):
        game = chance.choice(games)
        match chance.randrange(4):
            case 0:
                book.forget(chance.choice([game, None]), chance.choice(["", "anneliese"])).result(WAIT_S)
            case 1 if len(games) > 3:
                games.remove(game)
                book.delete(game).result(WAIT_S)
            case 2:
                games.append(play(book, chance.randrange(99), 3))
            case _:
                book.append(game, turn(chance.randrange(9)), durable=chance.random() < 0.5)
    assert book.wait_written(WAIT_S)
    assert all(fits(stored(path)))
