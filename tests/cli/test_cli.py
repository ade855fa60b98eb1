"""The command line: results on standard output, one line on standard error, and the right exit status."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import click
import pytest

from companion import __version__
from companion.cli import commands
from tests.cli.command import PROGRAM, Run, Wrong
from tests.system.running import killed_on_failure

SAMPLES = Path(__file__).parents[1] / "golden" / "samples"
COMMANDS = (
    "demo",
    "run",
    "hall",
    "check",
    "bundle",
    "legal",
    "best",
    "replay",
    "perft",
    "export",
    "import",
    "dice",
    "backup",
    "restore",
    "salvage",
    "copies",
    "flash",
    "new",
    "network",
    "delete-everything",
    "self-test",
    "went-back",
)


# --- help and wrong use ------------------------------------------------------------------------------


def test_the_commands_are_these() -> None:
    assert tuple(commands.COMMANDS) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_and_its_options(run: Run, command: str) -> None:
    status, out, err = run(command, "--help")
    assert (status, err) == (0, "")
    assert out.startswith(f"Usage: companion {command}")
    described = commands.find_command(command)
    assert described.help
    assert all(param.help for param in described.params if isinstance(param, click.Option))


def test_garbage_is_looked_for_again_once_the_modules_of_a_command_are_there() -> None:
    gc.disable()
    try:
        commands.find_command("perft")
        assert gc.isenabled()
        assert gc.get_freeze_count()
    finally:
        gc.unfreeze()
        gc.enable()


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
        ((), "companion: a command is missing: right would be demo, run, hall, check, bundle, legal"),
        (("lgeal",), "companion: there is no command 'lgeal': right would be demo, run, hall, check, bundle"),
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
    wrong: Wrong, arguments: tuple[str, ...], message: str
) -> None:
    assert wrong(*arguments).startswith(message)


def test_binary_garbage_is_one_line_for_every_command_that_reads_a_file(wrong: Wrong, tmp_path: Path) -> None:
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


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux alone has it")
def test_a_device_that_is_read_without_end_is_one_line(wrong: Wrong) -> None:
    for arguments in (("replay",), ("import",), ("dice",), ("salvage",), ("restore",), ("check", "--config")):
        assert wrong(*arguments, "/dev/full").endswith("/dev/full is a device, must be a file\n")


def test_demo_with_a_file_for_its_folder_names_it(wrong: Wrong, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for data in (file, file / "deeper"):
        assert wrong("demo", "--data", data) == (
            f"companion demo: --data {data}: there is a file in the way, must be a folder or missing\n"
        )


def test_a_demo_without_pseudo_terminals_names_the_way_out(
    wrong: Wrong, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left() -> tuple[int, int]:
        raise OSError("out of pty devices")

    monkeypatch.setattr(os, "openpty", none_left)
    assert wrong("demo", "--data", tmp_path) == (
        "companion demo: this machine gives no pseudo-terminal (out of pty devices): use a socket"
        " (companion demo --socket)\n"
    )


# --- filters -----------------------------------------------------------------------------------------


def test_perft_prints_the_count_alone(run: Run) -> None:
    assert run(*PERFT) == (0, "176\n", "")


def test_legal_answers_line_by_line_without_waiting_for_the_end() -> None:
    questions = (SAMPLES / "legal.jsonl").read_text().splitlines()[:3]
    with killed_on_failure(
        subprocess.Popen([*PROGRAM, "legal"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
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


def test_a_long_value_that_is_wrong_is_told_in_one_short_line(run: Run, tmp_path: Path) -> None:
    trace = tmp_path / "trace.jsonl"
    trace.write_text(json.dumps({"trace": ["x" * 30] * 100}))
    status, out, err = run("replay", trace)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert '"trace" must be 1, not [' in err
    assert err.endswith("...\n")
    assert len(err) < 700


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
    with killed_on_failure(
        subprocess.Popen(
            [*PROGRAM, "legal"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
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


@pytest.mark.parametrize(
    ("options", "warned"),
    [
        (("--host-code", "246810"), True),
        (("--host-code", "246810", "--local"), False),
        (("--host-code", "ab cd-ef gh"), False),
        ((), False),
    ],
)
def test_a_code_that_can_be_guessed_on_the_network_is_taken_with_a_warning(
    run: Run, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], *, warned: bool
) -> None:
    begun: list[Any] = []

    def begin(*_: Any, **how: Any) -> int:
        begun.append(how)
        return 0

    monkeypatch.setattr("companion.demo.run_demo", begin)
    status, out, err = run("demo", *options)
    assert (status, out, len(begun)) == (0, "", 1)
    assert ("so short a code can be guessed" in err) == warned
