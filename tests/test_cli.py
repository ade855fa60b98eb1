"""The command line: results on standard output, one line on standard error, and the right exit status."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from companion import __version__
from companion.cli import companion, main
from companion.core.types import Entry
from companion.journal import Journal, parse_game

SAMPLES = Path(__file__).parent / "golden" / "samples"
COMMANDS = (
    "demo",
    "run",
    "check",
    "bundle",
    "legal",
    "replay",
    "perft",
    "export",
    "import",
    "dice",
    "backup",
    "restore",
)
PROGRAM = [sys.executable, "-m", "companion.cli"]

GAME = """\
format: 1
game: malefiz
variant: classic
seats: red blue
name red: "Anna"
started: 2026-11-21T19:30:00+01:00
companion: 0.0.9

1 red 4 house-f1
"""

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process: status, standard output, standard error."""

    def run(*arguments: str | Path) -> tuple[int, str, str]:
        status = main([str(each) for each in arguments])
        out, err = capfd.readouterr()
        return status, out, err

    return run


@pytest.fixture
def wrong(run: Run) -> Callable[..., str]:
    """Run a command that must fail with status 2, no output and one line, which is returned."""

    def wrong(*arguments: str | Path) -> str:
        status, out, err = run(*arguments)
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
        assert err.endswith("\n")
        return err

    return wrong


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A journal with one unfinished and one ended game."""
    path = tmp_path / "games.sqlite"
    book = Journal.open(path, lambda _row: None, lambda _text: None)
    book.store(parse_game(GAME, "game"))
    book.append(book.store(parse_game(GAME.replace("Anna", "Zoë\\u001b[2J"), "game")), Entry("end", 0, {}))
    assert book.close() == 0
    return path


# --- help and wrong use ------------------------------------------------------------------------------


def test_the_commands_are_these() -> None:
    assert tuple(companion.commands) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_and_its_options(run: Run, command: str) -> None:
    status, out, err = run(command, "--help")
    assert (status, err) == (0, "")
    assert out.startswith(f"Usage: companion {command}")
    described = companion.commands[command]
    assert described.help
    assert all(getattr(param, "help", "") for param in described.params if param.name not in ("file", "game"))


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"companion {__version__}\n", "")


def test_help_names_all_commands(run: Run) -> None:
    status, out, _ = run("--help")
    assert status == 0
    assert all(f"\n  {command} " in out for command in COMMANDS)


PERFT = ("perft", "--game", "malefiz", "--variant", "classic", "--seats", "red,blue", "--depth", "1")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "companion: a command is missing: right would be demo, run, check, bundle, legal"),
        (("lgeal",), "companion: there is no command 'lgeal': right would be demo, run, check, bundle"),
        (("--foo",), "companion: No such option '--foo'"),
        (("legal", "--foo"), "companion legal: No such option '--foo'"),
        (("legal", "x"), "companion legal: Got unexpected extra argument (x)"),
        (("perft", "--game", "malefiz"), "companion perft: Missing option '--variant'"),
        ((*PERFT[:-1], "-1"), "companion perft: Invalid value for '--depth': -1 is not in the range x>=0"),
        ((*PERFT[:-1], "two"), "companion perft: Invalid value for '--depth': 'two' is not a valid integer"),
        ((*PERFT, "--seats", "red"), "companion perft: seats are red, must be two to four different ones"),
        ((*PERFT, "--seats", "red,pink"), "companion perft: unknown seat 'pink': seats are red, green"),
        ((*PERFT, "--seats", ""), "companion perft: unknown seat ''"),
        (
            (*PERFT, "--game", "chess"),
            "companion perft: unknown game 'chess': known are barbarossa, labyrinth, malefiz",
        ),
        ((*PERFT, "--variant", "slow"), "companion perft: unknown variant 'slow'"),
        (("run",), "companion run: Missing option '--config'"),
        (("run", "--config", "/none.toml"), "companion run: /none.toml: cannot be read: No such file"),
        (("check", "--config", "/"), "companion check: /: cannot be read: Is a directory"),
        (("demo", "--port", "0"), "companion demo: Invalid value for '--port': 0 is not in the range"),
        (
            ("demo", "--game", "x"),
            "companion demo: --game x: there is no such game, right would be barbarossa,",
        ),
        (("demo", "--host-code", "a b"), "companion demo: --host-code must be 4 to 32 letters or digits"),
        (("replay",), "companion replay: Missing argument 'FILE'"),
        (("replay", "/none"), "companion replay: /none: No such file or directory"),
        (("replay", "/"), "companion replay: /: Is a directory"),
        (("import", "/none"), "companion import: /none: No such file or directory"),
        (("import", "/"), "companion import: /: Is a directory"),
        (("export", "0"), "companion export: Invalid value for '[GAME]': 0 is not in the range x>=1"),
        (("export", "--journal", "/none"), "companion export: /none: there is no journal here"),
        (("export", "--journal", "/"), "companion export: /: there is no journal here; give its file"),
    ],
)
def test_wrong_use_is_one_line_that_says_what_would_be_right(
    wrong: Callable[..., str], arguments: tuple[str, ...], message: str
) -> None:
    assert wrong(*arguments).startswith(message)


def test_binary_garbage_is_one_line_for_every_command_that_reads_a_file(
    wrong: Callable[..., str], tmp_path: Path
) -> None:
    garbage = tmp_path / "garbage"
    garbage.write_bytes(bytes(range(256)) * 40)
    for arguments in (
        ("replay",),
        ("import", "--journal", tmp_path / "j"),
        ("export", "--journal"),
        ("run", "--config"),
        ("check", "--config"),
    ):
        line = wrong(*arguments, garbage)
        assert line.startswith(f"companion {arguments[0]}: {garbage}: ")
        assert line[:-1].isprintable()


# --- filters -----------------------------------------------------------------------------------------


def test_perft_prints_the_count_alone(run: Run) -> None:
    assert run(*PERFT) == (0, "176\n", "")


def test_legal_answers_line_by_line_without_waiting_for_the_end() -> None:
    questions = (SAMPLES / "legal.jsonl").read_text().splitlines()[:3]
    with subprocess.Popen(
        [*PROGRAM, "legal"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdin
        assert program.stdout
        for question in questions:
            print(question, file=program.stdin, flush=True)
            assert "moves" in json.loads(program.stdout.readline())
        program.stdin.close()
        assert program.wait() == 0


def test_legal_goes_on_after_a_line_that_is_none() -> None:
    question = (SAMPLES / "legal.jsonl").read_bytes().splitlines()[0]
    done = subprocess.run(
        [*PROGRAM, "legal"], input=b"\xff\x00\n" + question + b"\n[]\n", capture_output=True, check=True
    )
    assert [list(json.loads(line)) for line in done.stdout.splitlines()] == [["error"], ["moves"], ["error"]]
    assert done.stderr == b""


def test_replay_gives_the_expected_verdicts(run: Run) -> None:
    trace = SAMPLES / "traces" / "hand-won.jsonl"
    status, out, err = run("replay", trace)
    expected = trace.with_name("hand-won.expected.jsonl").read_text().splitlines()
    assert (status, err) == (0, "")
    for line, right in zip(out.splitlines(), expected, strict=True):
        assert json.loads(right).items() <= json.loads(line).items()


@pytest.mark.parametrize(("bad", "why"), [(b"{]\n", "no JSON"), (b"\xff\xfe\n", "this is no text")])
def test_replay_gives_the_verdicts_so_far_and_then_the_line_that_is_no_event(
    run: Run, tmp_path: Path, bad: bytes, why: str
) -> None:
    trace = tmp_path / "trace.jsonl"
    lines = (SAMPLES / "traces" / "hand-won.jsonl").read_bytes().splitlines(keepends=True)
    trace.write_bytes(b"".join(lines[:-1]) + b'{"ms": 5000, "die": 1}\n' + bad)
    status, out, err = run("replay", trace)
    assert status == 2
    assert [json.loads(line)["verdict"] for line in out.splitlines()] == ["legal", "won"]
    assert err.startswith(f"companion replay: {trace}: line 6: {why}")
    assert err.count("\n") == 1


# --- stored games ------------------------------------------------------------------------------------


def test_export_lists_games_newest_first_and_safely(run: Run, journal: Path) -> None:
    status, out, err = run("export", "--journal", journal)
    assert (status, err) == (0, "")
    assert out == (
        "  game  started           of                turns  state         players\n"
        "     4  2026-11-21 19:30  malefiz classic       1  ended         red Zoë?[2J\n"
        "     1  2026-11-21 19:30  malefiz classic       1  playing       red Anna\n"
    )


def test_export_and_import_are_each_others_opposite(run: Run, journal: Path, tmp_path: Path) -> None:
    _, text, _ = run("export", "--journal", journal, "1")
    assert 'name red: "Anna"\n' in text
    assert "companion: 0.0.9\n" in text
    file = tmp_path / "game.txt"
    file.write_text(text)
    status, number, err = run("import", "--journal", tmp_path / "new" / "games.sqlite", file)
    assert (status, number, err) == (0, "1\n", "")
    assert run("export", "--journal", tmp_path / "new" / "games.sqlite", "1") == (0, text, "")


def test_an_unknown_game_is_named_with_how_to_list_them(wrong: Callable[..., str], journal: Path) -> None:
    assert wrong("export", "--journal", journal, "2") == (
        f"companion export: {journal}: there is no game 2; 'companion export' without a number lists them\n"
    )


def test_a_wrong_turn_is_named_and_nothing_is_kept(
    wrong: Callable[..., str], run: Run, journal: Path, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GAME.replace("house-f1", "house-g1"))
    before = run("export", "--journal", journal)
    assert wrong("import", "--journal", journal, file).startswith(
        f"companion import: {file}: line 9: red cannot play 'house-g1' with a 4: right would be house-f1"
    )
    assert run("export", "--journal", journal) == before


def test_import_into_a_journal_that_a_daemon_has_open_is_refused(
    wrong: Callable[..., str], journal: Path, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GAME)
    daemon = Journal.open(journal, lambda _row: None, lambda _text: None)
    message = wrong("import", "--journal", journal, file)
    daemon.close()
    assert message == f"companion import: {journal}: another companion has this journal open; stop it first\n"


def test_import_where_nothing_can_be_written_says_so(wrong: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GAME)
    journal = file / "no-folder.sqlite"
    told = wrong("import", "--journal", journal, file)
    assert told.startswith(f"companion import: nothing was kept: journal {journal} cannot be written")
    assert "memory" not in told


def test_a_folder_in_the_journals_place_is_named(wrong: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GAME)
    assert "this is a folder" in wrong("import", "--journal", tmp_path, file)


def test_demo_with_a_file_for_its_folder_names_it(wrong: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for data in (file, file / "deeper"):
        assert wrong("demo", "--data", data) == (
            f"companion demo: --data {data}: there is a file in the way, must be a folder or missing\n"
        )


def test_a_demo_without_pseudo_terminals_names_the_way_out(
    wrong: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left() -> tuple[int, int]:
        raise OSError("out of pty devices")

    monkeypatch.setattr(os, "openpty", none_left)
    assert wrong("demo", "--data", tmp_path) == (
        "companion demo: this machine gives no pseudo-terminal (out of pty devices): use a socket"
        " (companion demo --socket)\n"
    )


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


# --- pipes and signals -------------------------------------------------------------------------------


def test_a_closed_pipe_is_quiet() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    questions = (SAMPLES / "legal.jsonl").read_bytes()
    done = subprocess.run(
        [*PROGRAM, "legal"], input=questions, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("arguments", [PERFT, ("--help",)])
def test_a_full_disk_is_one_line(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.endswith(b"No space left on device\n")
    assert done.stderr.count(b"\n") == 1


def test_ctrl_c_is_quiet() -> None:
    with subprocess.Popen(
        [*PROGRAM, "legal"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdin
        assert program.stdout
        program.stdin.write(b"{}\n")
        program.stdin.flush()
        program.stdout.readline()  # it runs
        program.send_signal(signal.SIGINT)
        _, err = program.communicate()
    assert (program.returncode, err) == (130, b"")


def test_output_is_utf_8_whatever_the_locale(journal: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "export", "--journal", journal],
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        capture_output=True,
        check=True,
    )
    assert "red Zoë?[2J".encode() in done.stdout


# --- backup and restore ------------------------------------------------------------------------------


def test_a_backup_is_written_and_brought_back(run: Run, journal: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "backup.zip", tmp_path / "other" / "games.sqlite"
    assert run("backup", "--journal", journal, file) == (0, f"written: {file}, 2 games\n", "")
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


def test_wrong_uses_of_backup_and_restore_are_one_line(
    wrong: Callable[..., str], journal: Path, tmp_path: Path
) -> None:
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
    run: Run, wrong: Callable[..., str], journal: Path, tmp_path: Path
) -> None:
    file = tmp_path / "backup.zip"
    run("backup", "--journal", journal, file)
    book = Journal.open(journal, lambda _row: None, lambda _text: None)
    try:
        assert run("backup", "--journal", journal, tmp_path / "again.zip")[0] == 0
        assert "another companion has this journal open" in wrong("restore", "--journal", journal, file)
    finally:
        book.close()
