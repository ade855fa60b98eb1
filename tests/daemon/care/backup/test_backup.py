"""A backup, and what it brings back: every game, each once, and nothing at all of a file that is wrong."""

from __future__ import annotations

import io
import json
import struct
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.core.catalog.table_settings import CareSettings
from companion.core.model.errors import InputError
from companion.core.model.types import Entry
from companion.daemon.care import settings as care
from companion.daemon.care.backup import restore
from companion.journal import (
    Backup,
    GameRecord,
    Journal,
    backup as backups,
    bring,
    check,
    check_room,
    parse_game,
    write_game,
)
from companion.ports.commands import CommandRefused
from tests.daemon.care.backup.conftest import GAME, LONGER, OTHER, WAIT_S, Open, packed, put


def texts(book: Journal) -> list[str]:
    return [write_game(book.game_record(game.game_id)) for game in reversed(book.games())]


def made_of(files: Mapping[str, str | bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as made:
        for name, data in files.items():
            made.writestr(name, data)
    return out.getvalue()


ABOUT = json.dumps({"backup": 1})


def merge(data: bytes, book: Journal, folder: Path) -> tuple[int, int]:
    spool = io.BytesIO()
    checked = check(Backup(io.BytesIO(data)), book, spool, lambda _done, _count: None)
    check_room(checked, folder)
    bring(spool, checked, book, lambda _done, _count: None)
    return checked.new, checked.had


# --- there and back ------------------------------------------------------------------------------


def test_all_games_come_back_word_for_word_on_a_new_card(open_book: Open, tmp_path: Path) -> None:
    here, there = open_book("here"), open_book("there")
    put(here, GAME, OTHER)
    here.append(here.games()[0].game_id, Entry("end", 0, {}))
    assert merge(packed(here), there, tmp_path) == (2, 0)
    assert texts(there) == texts(here)
    assert [game.state for game in there.games()] == ["ended", "playing"]


def test_a_backup_brought_back_twice_brings_nothing_the_second_time(open_book: Open, tmp_path: Path) -> None:
    here = open_book("here")
    put(here, GAME, OTHER)
    before = texts(here)
    assert merge(packed(here), here, tmp_path) == (0, 2)
    assert texts(here) == before


def test_a_game_that_goes_on_here_stays_and_one_that_goes_on_there_is_added(
    open_book: Open, tmp_path: Path
) -> None:
    old, new = open_book("old"), open_book("new")
    put(old, GAME)
    put(new, LONGER)
    assert merge(packed(old), new, tmp_path) == (0, 1)
    assert merge(packed(new), old, tmp_path) == (1, 0)
    assert [game.turns for game in old.games()] == [3, 2]


def test_two_games_that_went_other_ways_are_both_kept(open_book: Open, tmp_path: Path) -> None:
    one, other = open_book("one"), open_book("other")
    put(one, GAME)
    put(other, GAME.replace("2 blue 2 house-n1", "2 blue 3 house-m1"))
    assert merge(packed(other), one, tmp_path) == (1, 0)
    assert len(one.games()) == 2


def test_a_number_that_waits_a_name_and_a_version_make_no_other_game(open_book: Open, tmp_path: Path) -> None:
    book = open_book("here")
    put(book, LONGER.replace("Anna", "Mia").replace("0.0.9", "0.1.0"))
    waiting = made_of({backups.ABOUT: ABOUT, "games/1.txt": GAME + "roll red 5\n"})
    assert merge(waiting, book, tmp_path) == (0, 1)


def test_a_backup_of_before_texts_told_what_the_companion_played_has_the_same_game(
    open_book: Open, tmp_path: Path
) -> None:
    book = open_book("here")
    put(book, GAME.replace("first:", "computer blue: best\nluck: 0123456789abcdef\nfirst:"))
    assert "luck" not in texts(book)[0]
    assert merge(made_of({backups.ABOUT: ABOUT, "games/1.txt": GAME}), book, tmp_path) == (0, 1)
    new = open_book("new")
    assert merge(packed(book), new, tmp_path) == (1, 0)
    kept, come = (one.game_record(one.games()[0].game_id).entries[0].data for one in (book, new))
    assert come == kept


def test_names_that_were_deleted_here_stay_deleted(open_book: Open, tmp_path: Path) -> None:
    book = open_book("here")
    put(book, GAME + 'seat blue handover "Zoe"\nseat red name "Ann"\nseat red hints which\n')
    kept = packed(book)
    book.forget(None, "").result(WAIT_S)
    assert merge(kept, book, tmp_path) == (0, 1)
    assert "Zoe" not in "".join(texts(book))
    assert merge(packed(book), open_book("new"), tmp_path) == (1, 0)


def test_a_paused_game_is_the_same_game_when_it_goes_on(open_book: Open, tmp_path: Path) -> None:
    book = open_book("here")
    put(book, LONGER)
    assert merge(made_of({backups.ABOUT: ABOUT, "games/1.txt": GAME + "pause page\n"}), book, tmp_path) == (
        0,
        1,
    )


def test_the_same_game_twice_in_a_backup_comes_once(open_book: Open, tmp_path: Path) -> None:
    book = open_book("here")
    data = made_of({backups.ABOUT: ABOUT, "games/1.txt": GAME, "games/2.txt": GAME})
    assert merge(data, book, tmp_path) == (1, 1)


def test_a_game_that_was_brought_here_does_not_push_away_the_one_in_play(
    open_book: Open, tmp_path: Path
) -> None:
    here, there = open_book("here"), open_book("there")
    first, *_ = parse_game(GAME, "game").entries
    mine = here.begin_game(first)
    put(there, OTHER)
    assert here.wait_written(WAIT_S)
    assert merge(packed(there), here, tmp_path) == (1, 0)
    unfinished = here.last_unfinished()
    assert unfinished is not None
    assert unfinished.game_id == mine < here.games()[0].game_id


def test_on_a_new_card_the_newest_unfinished_game_goes_on(open_book: Open) -> None:
    book = open_book("here")
    put(book, GAME, OTHER)
    unfinished = book.last_unfinished()
    assert unfinished is not None
    assert unfinished.started == "2026-11-21T20:30:00+01:00"


def test_what_is_in_it_and_what_is_not(open_book: Open, tmp_path: Path) -> None:
    book = open_book("here")
    put(book, GAME)
    (tmp_path / "here" / "roles.json").write_text('{"hosts": ["secret"]}')
    (tmp_path / "table.toml").write_text("[web]\n")
    with zipfile.ZipFile(io.BytesIO(packed(book, CareSettings(5), tmp_path / "table.toml"))) as made:
        assert made.testzip() is None
        names = made.namelist()
        assert sorted(names) == sorted(
            ["README.txt", "care.json", "table.toml", "games/000001.txt", "backup.json"]
        )
        assert made.read("table.toml") == b"[web]\n"
        assert care.from_json(made.read("care.json")) == CareSettings(5)
        assert json.loads(made.read("backup.json"))["games"] == 1
        assert not any(b"secret" in made.read(name) for name in names)


def test_a_game_whose_rules_are_gone_is_left_out_and_named(
    open_book: Open, caplog: pytest.LogCaptureFixture
) -> None:
    book = open_book("here")
    book.begin_game(Entry("game", 0, {"game": "chess", "variant": "x", "names": {}}))
    put(book, GAME)
    with zipfile.ZipFile(io.BytesIO(packed(book))) as made:
        assert json.loads(made.read("backup.json"))["left_out"] == [1]
        assert "games/000002.txt" in made.namelist()
    assert "left out of the backup" in caplog.messages[0]


# --- what is wrong changes nothing ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "say"),
    [
        (b"", backups.NO_ZIP),
        (b"hello", backups.NO_ZIP),
        (made_of({backups.ABOUT: ABOUT, "games/1.txt": GAME})[:200], backups.NO_ZIP),
        (made_of({"trace.jsonl": "{}"}), backups.FOREIGN),
        (made_of({backups.ABOUT: "[]"}), backups.FOREIGN),
        (made_of({backups.ABOUT: b"\xff"}), backups.FOREIGN),
        (made_of({backups.ABOUT: '{"backup": true}'}), backups.FOREIGN),
        (made_of({backups.ABOUT: '{"backup": "1"}'}), backups.FOREIGN),
        (made_of({backups.ABOUT: "[" * 10_000}), backups.FOREIGN),
        (made_of({backups.ABOUT: '{"backup": 2}'}), backups.NEWER),
        (made_of({f"{number:0100}": "" for number in range(30)}), backups.FOREIGN),
        (made_of({backups.ABOUT: ABOUT + " " * backups.MOST_SMALL}), backups.TOO_LARGE),
    ],
)
def test_what_is_no_backup_is_told_in_a_sentence(data: bytes, say: object) -> None:
    with pytest.raises(CommandRefused) as refused:
        Backup(io.BytesIO(data))
    assert refused.value.say == say


def test_a_game_larger_than_any_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "MOST_GAME", 1_000)
    found = Backup(io.BytesIO(made_of({backups.ABOUT: ABOUT, "games/1.txt": "#" * 100_000})))
    with pytest.raises(CommandRefused) as refused:
        found.text("games/1.txt")
    assert refused.value.say == backups.TOO_LARGE


@pytest.mark.parametrize(("key", "most"), [("MOST_GAMES", 1), ("MOST_ALL", len(GAME)), ("MOST_LIST", 100)])
def test_more_than_can_be_is_refused(monkeypatch: pytest.MonkeyPatch, key: str, most: int) -> None:
    monkeypatch.setattr(backups, key, most)
    with pytest.raises(CommandRefused) as refused:
        Backup(io.BytesIO(made_of({backups.ABOUT: ABOUT, "games/1.txt": GAME, "games/2.txt": OTHER})))
    assert refused.value.say == backups.TOO_LARGE


def test_bytes_turned_over_within_are_damage() -> None:
    data = bytearray(made_of({backups.ABOUT: ABOUT, "games/1.txt": GAME}, zipfile.ZIP_STORED))
    data[data.index(b"house-f1")] ^= 1
    with pytest.raises(CommandRefused) as refused:
        Backup(io.BytesIO(bytes(data))).text("games/1.txt")
    assert str(refused.value) == "This backup is damaged: games/1.txt"


@pytest.mark.parametrize("packing", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_ways_to_pack_are_not_unpacked(packing: int) -> None:
    """They give out a hundred megabytes for a few bytes, and whatever ``read`` is told not by pieces."""
    with pytest.raises(CommandRefused) as refused:
        Backup(io.BytesIO(made_of({backups.ABOUT: ABOUT}, packing)))
    assert str(refused.value) == "This backup is damaged: backup.json"


def test_a_second_end_with_a_list_of_another_length_is_no_backup() -> None:
    """Of two ends `zipfile` believes the one that we have not looked at (zip64)."""
    data = made_of({backups.ABOUT: ABOUT})
    start = data.rindex(b"PK\5\6")
    size, at = struct.unpack_from("<12xII", data, start)
    whole = struct.pack("<4sQHHIIQQQQ", b"PK\6\6", 44, 45, 45, 0, 0, 1, 1, size, at)
    locator = struct.pack("<4sIQI", b"PK\6\7", 0, start, 1)
    forged = data[:start] + whole + locator + data[start:]
    assert zipfile.ZipFile(io.BytesIO(forged)).namelist() == [backups.ABOUT]
    with pytest.raises(CommandRefused) as refused:
        Backup(io.BytesIO(forged))
    assert str(refused.value) == "This file is larger than any backup."


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (GAME.replace("house-f1", "house-a9"), "games/2.txt: line 10: red cannot play 'house-a9'"),
        ("format: 9\n", "games/2.txt: line 1: this is no game text"),
        (GAME.replace('"Anna"', f'"{"a" * 201}"'), "games/2.txt: line 5: a name of more than 200 characters"),
    ],
)
def test_one_wrong_game_and_none_comes(open_book: Open, tmp_path: Path, game: str, line: str) -> None:
    book = open_book("here")
    with pytest.raises(InputError) as error:
        merge(made_of({backups.ABOUT: ABOUT, "games/1.txt": OTHER, "games/2.txt": game}), book, tmp_path)
    assert str(error.value).startswith(line)
    assert book.games() == ()


def test_no_room_no_change(open_book: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = open_book("here")
    monkeypatch.setattr("shutil.disk_usage", lambda _path: type("Usage", (), {"free": 1_000})())
    with pytest.raises(CommandRefused) as refused:
        merge(made_of({backups.ABOUT: ABOUT, "games/1.txt": GAME}), book, tmp_path)
    assert "MB are left here" in str(refused.value)
    assert book.games() == ()


def test_where_the_table_runs_one_line_names_the_backup_that_does_not_come_back(
    open_book: Open, tmp_path: Path
) -> None:
    file = tmp_path / "backup.zip"
    put(old := open_book("old"), GAME)
    file.write_bytes(packed(old))
    running = Journal.open(tmp_path / "new.sqlite", lambda _row: None, lambda _why: None)
    with pytest.raises(InputError) as refused:
        restore(file, tmp_path / "new.sqlite")
    running.close()
    assert str(refused.value).startswith(f"{file}: ")
    assert "\n" not in str(refused.value)


def test_a_clock_that_was_never_set_stops_no_backup(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Pi without a clock begins in 1970; a zip tells no year before 1980."""
    monkeypatch.setattr(time, "localtime", lambda *_: time.gmtime(0))
    made = io.BytesIO(b"".join(backups.write_backup((), _no_game, {"names.json": b"{}"})))
    assert zipfile.ZipFile(made).read("names.json") == b"{}"


def _no_game(number: int) -> GameRecord:
    raise KeyError(number)
