"""The companion's rolls in a game's text, and ``companion dice`` that checks them."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.cli import main
from companion.core.chance import dice
from companion.core.decision import fold
from companion.core.model.commands import DieRolled, Undo
from companion.core.model.errors import InputError
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry, Record, Stimulus
from companion.core.reducer import step
from companion.games.malefiz import GAME
from companion.journal import GameRecord, parse_game, write_game

SECRETS = [f"{n:032x}" for n in range(3)]
SHARE = "0123456789abcdef"
NUMBERS = [dice.thrown(secret, SHARE, GAME.die_faces) for secret in SECRETS]


def _played(*said: Stimulus) -> GameRecord:
    session, first = step.new_game(GAME, Settings(), GAME.setup("classic", ("red", "blue")), {}, 0)
    entries: list[Entry] = [first]
    for one in said:
        session, effects = step.step(session, one)
        entries += [effect.entry for effect in effects if isinstance(effect, Record)]
    return GameRecord("2026-11-21T19:30:00+01:00", "0.1.0", tuple(entries))


def _rolled(n: int, share: str = SHARE) -> DieRolled:
    number = dice.thrown(SECRETS[n], share, GAME.die_faces)
    return DieRolled(n + 1, number, "rolled", SECRETS[n], share)


def test_rolls_are_written_as_they_happened_also_those_taken_back() -> None:
    told = _played(_rolled(0), Undo(2), _rolled(1, ""), Undo(3), DieRolled(4, 2), Undo(5), _rolled(2))
    lines = write_game(told).splitlines()
    last = lines[lines.index("") + 1 :]
    without = dice.thrown(SECRETS[1], "", GAME.die_faces)
    assert last == [
        f"rolled red {NUMBERS[0]} {SECRETS[0]} {SHARE}",
        "unroll",
        f"rolled red {without} {SECRETS[1]} -",
        "unroll",
        f"rolled red {NUMBERS[2]} {SECRETS[2]} {SHARE}",
    ]


def test_what_is_written_reads_back_and_is_written_the_same() -> None:
    told = _played(_rolled(0), Undo(2), _rolled(1, ""))
    text = write_game(told)
    again = parse_game(text, "game.txt")
    assert write_game(again) == text
    assert (
        fold.restore(GAME, Settings(), again.entries).progress.rolls
        == fold.restore(GAME, Settings(), told.entries).progress.rolls
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (f"rolled red {NUMBERS[0] % 6 + 1} {SECRETS[0]} {SHARE}", f"the secret gives {NUMBERS[0]}, not"),
        (f"rolled red 7 {SECRETS[0]} {SHARE}", "must be from 1 to 6, not '7'"),
        (f"rolled blue {NUMBERS[0]} {SECRETS[0]} {SHARE}", "it is the turn of red"),
        (f"rolled red {NUMBERS[0]} {SECRETS[0]} SHARE", "the share must be 8 to 64 digits"),
        (f"rolled red {NUMBERS[0]} - {SHARE}", "the secret must be 8 to 64 digits"),
        (f"rolled red {NUMBERS[0]} {SECRETS[0]}", "nothing that can happen here"),
    ],
)
def test_a_roll_that_cannot_be_is_no_game(line: str, words: str) -> None:
    text = write_game(_played()) + line + "\n"
    with pytest.raises(InputError, match=r"game\.txt: line ") as fault:
        parse_game(text, "game.txt")
    assert words in str(fault.value)


def test_the_command_tells_each_roll_and_what_it_was_committed_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write_game(_played(_rolled(0), Undo(2), _rolled(1))))
    assert main(["dice", str(file)]) == 0
    first, second, total = capsys.readouterr().out.splitlines()
    assert first.split() == f"line 11 red {NUMBERS[0]} right commitment {dice.commitment(SECRETS[0])}".split()
    assert "right" in second
    assert total == "rolls by the companion: 2, wrong: 0"


def test_a_wrong_number_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    wrong = NUMBERS[0] % 6 + 1
    file.write_text(f"game: malefiz\nrolled red {wrong} {SECRETS[0]} {SHARE}\n")
    assert main(["dice", str(file)]) == 1
    said = capsys.readouterr().out
    assert f"WRONG the secret gives {NUMBERS[0]}, not '{wrong}'" in said
    assert "rolls by the companion: 1, wrong: 1" in said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello\n", "there is no line 'game: ...'"),
        ("game: chess\n", "unknown game 'chess': known are barbarossa, labyrinth, malefiz"),
        ("game: malefiz\nrolled red 4\n", "line 2: right would be 'rolled SEAT NUMBER SECRET SHARE'"),
    ],
)
def test_what_is_no_game_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, words: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text)
    assert main(["dice", str(file)]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_a_game_without_rolls_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text("game: malefiz\n")
    assert main(["dice", str(file)]) == 0
    assert capsys.readouterr().out == "rolls by the companion: 0, wrong: 0\n"
