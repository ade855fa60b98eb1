"""Stored games at the command line: listed, exported, imported, backed up and brought back."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from companion.journal import Journal
from tests.cli.command import GAME, Run, Wrong

# --- stored games ------------------------------------------------------------------------------------


def test_export_lists_games_newest_first_and_safely(run: Run, journal: Path) -> None:
    status, out, err = run("export", "--journal", journal)
    assert (status, err) == (0, "")
    assert out == (
        "  game  started           of                turns  state         players\n"
        "     4  2026-11-21 19:30  malefiz classic       1  ended         red Zoë?[2J\n"
        "     1  2026-11-21 19:30  malefiz classic       1  playing       red Anna\n"
    )


def test_the_list_says_where_the_companion_plays(run: Run, tmp_path: Path) -> None:
    file, new = tmp_path / "game.txt", tmp_path / "games.sqlite"
    file.write_text(GAME.replace("seats: red blue\n", "seats: red blue\ncomputer blue: best\n"))
    assert run("import", "--journal", new, file)[0] == 0
    assert run("export", "--journal", new)[1].endswith("  red Anna, blue Companion\n")


def test_export_and_import_are_each_others_opposite(run: Run, journal: Path, tmp_path: Path) -> None:
    _, text, _ = run("export", "--journal", journal, "1")
    assert 'name red: "Anna"\n' in text
    assert "companion: 0.0.9\n" in text
    file = tmp_path / "game.txt"
    file.write_text(text)
    status, number, err = run("import", "--journal", tmp_path / "new" / "games.sqlite", file)
    assert (status, number, err) == (0, "1\n", "")
    assert run("export", "--journal", tmp_path / "new" / "games.sqlite", "1") == (0, text, "")


def test_an_unknown_game_is_named_with_how_to_list_them(wrong: Wrong, journal: Path) -> None:
    assert wrong("export", "--journal", journal, "2") == (
        f"companion export: {journal}: there is no game 2; 'companion export' without a number lists them\n"
    )


def test_a_wrong_turn_is_named_and_nothing_is_kept(
    wrong: Wrong, run: Run, journal: Path, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GAME.replace("house-f1", "house-g1"))
    before = run("export", "--journal", journal)
    assert wrong("import", "--journal", journal, file).startswith(
        f"companion import: {file}: line 9: red cannot play 'house-g1' with a 4: right would be house-f1"
    )
    assert run("export", "--journal", journal) == before


def test_import_into_a_journal_that_a_daemon_has_open_is_refused(
    wrong: Wrong, journal: Path, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GAME)
    daemon = Journal.open(journal, lambda _row: None, lambda _text: None)
    message = wrong("import", "--journal", journal, file)
    daemon.close()
    assert message == f"companion import: {journal}: another companion has this journal open; stop it first\n"


def test_import_where_nothing_can_be_written_says_so(wrong: Wrong, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GAME)
    journal = file / "no-folder.sqlite"
    told = wrong("import", "--journal", journal, file)
    assert told.startswith(f"companion import: nothing was kept: journal {journal} cannot be written")
    assert "memory" not in told


def test_a_folder_in_the_journals_place_is_named(wrong: Wrong, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GAME)
    assert "this is a folder" in wrong("import", "--journal", tmp_path, file)


def test_an_empty_journal_says_so(run: Run, tmp_path: Path) -> None:
    Journal.open(tmp_path / "j", lambda _row: None, lambda _text: None).close()
    assert run("export", "--journal", tmp_path / "j") == (0, "no games yet\n", "")


def test_games_are_kept_in_the_state_folder_unless_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    file = tmp_path / "game.txt"
    file.write_text(GAME)
    assert run("import", file)[0] == 0
    assert "red Anna" in run("export")[1]
    assert (tmp_path / "games.sqlite").exists()


# --- backup and restore ------------------------------------------------------------------------------


def test_a_backup_is_written_and_brought_back(run: Run, journal: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "backup.zip", tmp_path / "other" / "games.sqlite"
    assert run("backup", "--journal", journal, file) == (0, f"written: {file}, 2 games\n", "")
    assert file.stat().st_mode & 0o777 == 0o600  # names stand in it, so its owner alone reads it
    assert run("restore", "--journal", other, file) == (0, "2 games came, 0 were here already\n", "")
    assert run("restore", "--journal", other, file) == (0, "0 games came, 2 were here already\n", "")
    assert (tmp_path / "other" / "care.json").exists()


def test_a_backup_of_a_configuration_has_it(run: Run, journal: Path, tmp_path: Path) -> None:
    config = tmp_path / "table.toml"
    config.write_text(
        f'[[device]]\nname = "a"\nport = "/dev/x"\nmap = "malefiz-classic"\n[journal]\npath = "{journal}"\n'
    )
    file = tmp_path / "backup.zip"
    assert run("backup", "--config", config, file)[0] == 0
    with zipfile.ZipFile(file) as made:
        assert made.read("table.toml") == config.read_bytes()


def test_wrong_uses_of_backup_and_restore_are_one_line(wrong: Wrong, journal: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.zip"
    there.write_text("no zip")
    assert "give another name" in wrong("backup", "--journal", journal, there)
    assert there.read_text() == "no zip"
    assert "there is no journal here" in wrong("backup", "--journal", tmp_path / "none", tmp_path / "new.zip")
    assert not (tmp_path / "new.zip").exists()
    assert "is no zip file" in wrong("restore", "--journal", journal, there)
    assert "No such file" in wrong("restore", "--journal", journal, tmp_path / "none.zip")
    assert "give one of them" in wrong(
        "backup", "--journal", journal, "--config", journal, tmp_path / "n.zip"
    )
    assert "cannot be written" in wrong("backup", "--journal", journal, tmp_path / "none" / "b.zip")


def test_nothing_is_brought_back_into_a_journal_that_a_table_has_open(
    run: Run, wrong: Wrong, journal: Path, tmp_path: Path
) -> None:
    file = tmp_path / "backup.zip"
    run("backup", "--journal", journal, file)
    book = Journal.open(journal, lambda _row: None, lambda _text: None)
    try:
        assert run("backup", "--journal", journal, tmp_path / "again.zip")[0] == 0
        assert "another companion has this journal open" in wrong("restore", "--journal", journal, file)
    finally:
        book.close()
