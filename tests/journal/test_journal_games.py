"""Games in the journal: their list, their state, the one to go on with, and one that is not there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.core.model.errors import InputError
from companion.core.model.game import Game
from companion.core.model.types import Entry
from companion.games import named
from companion.journal import GameRecord, Journal, read_game, read_games
from companion.simulate.pieces import leads_to
from tests.journal.heard import START, Heard, open_book, turn


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


def test_the_last_game_of_a_kind_is_the_newest_that_was_begun_here(book: Journal) -> None:
    assert book.last_played("malefiz", "classic") == ()
    book.begin_game(START)
    newest = book.begin_game(START)
    book.append(newest, turn(1))
    other = Entry("game", 1, {**START.data, "variant": "fast"})
    book.begin_game(other)
    book.store(GameRecord("2020-02-02T20:20:00+01:00", "0.0.7", (START, turn(1), turn(2))))
    assert book.last_played("malefiz", "classic") == (START, turn(1))
    assert book.last_played("malefiz", "fast") == (other,)
    assert book.last_played("labyrinth", "small") == ()
    with book.hidden(newest):
        assert book.last_played("malefiz", "classic") == (START,)


def test_an_unknown_game_is_a_key_error(book: Journal) -> None:
    game_id = book.begin_game(START)
    number = book.append(game_id, turn(1))
    for unknown in (number, 99):
        with pytest.raises(KeyError):
            book.entries(unknown)


def test_a_game_that_was_read_from_text_keeps_its_time_and_version(book: Journal) -> None:
    told = GameRecord("2020-02-02T20:20:00+01:00", "0.0.7", (START, turn(1)))
    game_id = book.store(told)
    assert book.game_record(game_id) == told
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
