"""``companion new game``: what it writes is tested, linted and played; what is wrong writes nothing."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import Run, Wrong
from tests.system.running import Client, Demo
from tests.written_game import installed, written

PATIENCE_S = 30
LONGEST_NAME = "a23456789_123456789_1234567890"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("my games"), "moonrace")


def test_it_says_what_comes_next(run: Run, tmp_path: Path) -> None:
    status, out, err = run("new", "game", "moonrace", "--into", tmp_path)
    assert (status, err) == (0, "")
    project = tmp_path / "moonrace"
    count = sum(file.is_file() for file in project.rglob("*"))
    first, install, play = out.splitlines()
    assert first == f"written: {project}, {count} files; next:"
    assert install.endswith(f" -m pip install -e {project}")
    assert play.endswith("companion demo --game moonrace")


def test_its_readme_has_ten_lines_and_two_commands(project: Path) -> None:
    lines = (project / "README.md").read_text().splitlines()
    assert len(lines) == 10
    assert [line.split()[0] for line in lines if line.startswith("    ")] == ["pip", "companion"]


def test_nothing_stays_to_be_filled_in(project: Path) -> None:
    for file in (each for each in project.rglob("*") if each.is_file()):
        assert "NAME" not in str(file.relative_to(project)).replace("LC_MESSAGES", "")
        assert not {"$", "NAME"} & set(file.read_text().split())


@pytest.mark.slow
def test_its_own_tests_pass(project: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=project,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(installed(project))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
    assert "skipped" not in done.stdout


@pytest.mark.full
@pytest.mark.slow
def test_the_type_checker_finds_nothing(project: Path) -> None:
    assert output_of("mypy", project) == "Success: no issues found in 10 source files\n"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["a", LONGEST_NAME])
def test_lint_and_format_find_nothing_however_long_the_name_is(tmp_path: Path, name: str) -> None:
    project = written(tmp_path, name)
    assert output_of("ruff check --no-cache", project) == "All checks passed!\n"
    assert output_of("ruff format --no-cache --check", project) == "11 files already formatted\n"


def output_of(command: str, project: Path) -> str:
    """What a tool of the field says about a project."""
    words = [sys.executable, "-m", *command.split()]
    return subprocess.run(words, cwd=project, capture_output=True, text=True, check=False).stdout


@pytest.mark.slow
def test_it_is_played_on_the_virtual_board_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(installed(written(tmp_path, "moonrace"))))
    demo = Demo(tmp_path / "demo", options=("--local",), game="moonrace")
    client = Client(demo.port)
    try:
        client.become_host()
        client.until(lambda state: state["link"]["up"], PATIENCE_S)
        client.post("/api/game", {"game": "moonrace", "variant": "path", "seats": ["red", "blue"]})
        client.until(lambda state: state["phase"] == "move", PATIENCE_S)
        assert client.request("POST", "/api/roll", {})[0] == 409  # there is no die
        carry(client, "a1", "e1")
        client.until(lambda state: state["phase"] == "illegal", PATIENCE_S)
        assert said(client, "en") == "That is too far. A pawn goes one, two or three fields."
        assert said(client, "de") == "Das ist zu weit. Eine Figur geht ein, zwei oder drei Felder."
        carry(client, "e1", "a1")
        client.until(lambda state: state["phase"] == "move", PATIENCE_S)
        for turn in range(5):
            move = client.get("/api/moves")[-1]
            carry(client, move["from"], move["to"])
            client.until(lambda state, lines=turn + 1: state["past"]["lines"] == lines, PATIENCE_S)
        assert client.state()["phase"] == "over"
        assert client.state()["winners"] == ["red"]
        assert client.get("/api/history?lang=de")["lines"][-1]["text"] == "Rot geht auf das Zielfeld am Ende."
        assert demo.stop() == 0
    finally:
        client.close()
        demo.kill()
    assert "the demo " not in (demo.data / "console.log").read_text()


def carry(client: Client, source: str, target: str) -> None:
    client.magnet(source, on=False)
    client.magnet(target, on=True)


def said(client: Client, lang: str) -> str:
    """Why the last try was no move."""
    speech = client.get(f"/api/state?lang={lang}")["speech"]
    return next(str(line["text"]) for line in speech if line["of"] == "moment")


NO_NAMES = [
    *("", "../x", "x/y", ".", "Malefiz", "moon-race", "moon race", "1moon", "_moon", "moon_", "mühle"),
    *("class", "mo\non", "x" * 31, "$name", "NAME"),
]


@pytest.mark.parametrize("name", NO_NAMES)
def test_what_is_no_name_is_refused_with_what_would_be_right(wrong: Wrong, tmp_path: Path, name: str) -> None:
    told = wrong("new", "game", "--into", tmp_path, "--", name)
    assert told.startswith("companion new: NAME '")
    assert "right would be up to 30 of a-z, 0-9 and _" in told
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["malefiz", "labyrinth", "json", "companion", "hardware", "flask", "tests"])
def test_a_name_that_is_taken_is_refused(wrong: Wrong, tmp_path: Path, name: str) -> None:
    assert f"NAME {name}: there is " in wrong("new", "game", name, "--into", tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_folder_with_something_in_it_stays_as_it_is(wrong: Wrong, tmp_path: Path) -> None:
    (tmp_path / "moonrace").mkdir()
    (tmp_path / "moonrace" / "mine.txt").write_text("mine")
    assert "moonrace is there already" in wrong("new", "game", "moonrace", "--into", tmp_path)
    assert [str(each.relative_to(tmp_path)) for each in sorted(tmp_path.rglob("*"))] == [
        "moonrace",
        "moonrace/mine.txt",
    ]


def test_an_empty_folder_is_filled(tmp_path: Path) -> None:
    (tmp_path / "moonrace").mkdir()
    assert (written(tmp_path, "moonrace") / "pyproject.toml").is_file()


def test_a_file_and_a_link_are_left_alone(wrong: Wrong, tmp_path: Path) -> None:
    (tmp_path / "moonrace").write_text("mine")
    (tmp_path / "sunrace").symlink_to("nowhere")
    for name in ("moonrace", "sunrace"):
        assert f"{name} is there already" in wrong("new", "game", name, "--into", tmp_path)
    assert (tmp_path / "moonrace").read_text() == "mine"


def test_a_folder_that_is_not_there_or_cannot_be_written_is_named(wrong: Wrong, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    assert f"--into {nowhere}: there is no such folder" in wrong("new", "game", "moonrace", "--into", nowhere)
    assert "/proc/moonrace cannot be written: " in wrong("new", "game", "moonrace", "--into", "/proc")


def test_what_breaks_off_leaves_nothing(
    wrong: Wrong, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _text: str, **_how: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    told = wrong("new", "game", "moonrace", "--into", tmp_path)
    assert told.endswith("moonrace cannot be written: No space left on device; nothing was changed\n")
    assert not list(tmp_path.iterdir())
