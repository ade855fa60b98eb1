"""The commands that read lines: none is too long for memory, and a damaged net is said once."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.cli.filters import MOST_LINE_BYTES
from companion.games.malefiz.player import weights
from tests.cli.command import Run, Wrong

START = b'"variant":"classic","turn":"red","pieces":{},"house":{"red":5,"blue":5}'
QUESTION = b'{"game":"malefiz","die":3,' + START + b"}\n"


def reads(monkeypatch: pytest.MonkeyPatch, text: bytes) -> None:
    """Let the next command read this."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))


@pytest.mark.parametrize("command", ["legal", "best"])
def test_a_line_that_does_not_end_is_one_line_on_standard_error(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    reads(monkeypatch, QUESTION + b"[" * (MOST_LINE_BYTES + 1) + b"\n" + QUESTION)
    status, out, err = run(command)
    assert (status, out.count("\n")) == (2, 1)
    assert err == f"companion {command}: line 2 is no position: at most {MOST_LINE_BYTES} bytes are read\n"


def test_the_longest_line_is_still_answered(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, QUESTION.strip().ljust(MOST_LINE_BYTES - 1) + b"\n" + QUESTION)
    status, out, err = run("legal")
    assert (status, err) == (0, "")
    assert [list(json.loads(line)) for line in out.splitlines()] == [["moves"]] * 2


@pytest.fixture
def nets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder of other nets, none in it yet."""
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    weights.net.cache_clear()
    yield tmp_path
    weights.net.cache_clear()


def test_a_damaged_net_is_one_line_on_standard_error(
    run: Run, monkeypatch: pytest.MonkeyPatch, nets: Path
) -> None:
    (nets / "classic.json").write_text("{}", encoding="utf-8")
    reads(monkeypatch, QUESTION * 2)
    status, out, err = run("best")
    assert (status, out) == (2, "")
    assert err.startswith("companion best: classic.json: this net is damaged (")
    assert err.count("\n") == 1


def test_a_missing_net_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, nets: Path) -> None:
    reads(monkeypatch, QUESTION)
    why = "this net cannot be read (No such file or directory)"
    assert run("best") == (2, "", f"companion best: {nets / 'classic.json'}: {why}\n")


def test_a_level_plays_the_same_turns_again_with_the_same_seed(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = []
    for _run in range(2):
        reads(monkeypatch, QUESTION * 20)
        status, out, _err = run("best", "--level", "just-began", "--seed", "5")
        assert status == 0
        answers.append(out)
    assert answers[0] == answers[1]
    assert len(set(answers[0].splitlines())) > 1


def test_a_wrong_level_is_answered_with_the_right_ones(wrong: Wrong) -> None:
    line = wrong("best", "--level", "strong")
    assert line.startswith(
        "companion best: --level strong: there is no such level, right would be just-began,"
    )


def test_the_best_turn_of_a_position_needs_a_number(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, QUESTION.replace(b'"die":3,', b""))
    status, out, _err = run("best")
    assert status == 0
    assert "key 'die' is missing" in json.loads(out)["error"]
