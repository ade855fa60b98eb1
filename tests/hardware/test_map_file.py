"""Maps written: comments stay, numbers change, nothing is overwritten that must not be."""

from __future__ import annotations

import difflib
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from companion.core.model.errors import ConfigError
from hardware import board_map
from hardware.board_map import load_board_map

BOARDS = Path(board_map.__file__).parent / "boards"
NOTE = "Walked on a Sunday."


def changed_lines(old: str, new: str) -> list[str]:
    return [line for line in difflib.ndiff(old.splitlines(), new.splitlines()) if line[0] in "+-"]


def test_only_the_numbers_that_change_are_another_and_comments_stay() -> None:
    spots = load_board_map("malefiz-classic")
    text = spots.rewired({"c1": 3, "d1": 2}, {}, NOTE)
    changed = changed_lines((BOARDS / "malefiz-classic.toml").read_text(), text)
    assert [line for line in changed if line[0] == "+"] == [
        f"+ # {NOTE}",
        '+   { spot = "c1", line = 3, light = 34, x_mm = 56, y_mm = 0 },',
        '+   { spot = "d1", line = 2, light = 33, x_mm = 84, y_mm = 0 },',
    ]
    assert len([line for line in changed if line[0] == "-"]) == 2


def test_a_written_map_is_read_again_and_a_second_note_takes_the_place_of_the_first(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    spots = load_board_map("malefiz-fast")
    b1, c1 = spots.light_of["b1"], spots.light_of["c1"]
    spots.save(spots.rewired({}, {"c1": b1, "b1": c1}, NOTE), file)
    own = load_board_map(file)
    assert own.light_of == {**spots.light_of, "c1": b1, "b1": c1}
    assert own.line_of == spots.line_of
    own.save(own.rewired({}, {"c1": c1, "b1": b1}, "Walked on a Monday."), file)
    assert file.read_text().splitlines()[0] == "# Walked on a Monday."
    assert NOTE not in file.read_text()
    assert [each.name for each in tmp_path.iterdir()] == ["own.toml"]


def test_a_map_whose_file_is_gone_is_written_without_comments() -> None:
    spots = replace(load_board_map("malefiz-fast"), source="gone.toml")
    text = spots.rewired({}, {}, NOTE)
    assert [line for line in text.splitlines() if line.startswith("#")] == [f"# {NOTE}"]
    assert board_map.parse_board_map(tomllib.loads(text), "x").places == spots.places


def test_numbers_that_make_no_map_are_refused() -> None:
    with pytest.raises(ConfigError, match="line 3 is used twice by c1 and d1"):
        load_board_map("malefiz-classic").rewired({"c1": 3}, {}, NOTE)


@pytest.mark.parametrize(
    ("name", "holds", "why"),
    [
        ("table.toml", "[[device]]\n", "there is a file that is no board map"),
        ("map.txt", None, r"a map's file ends in \.toml"),
        ("no/such.toml", None, "there is no folder"),
    ],
)
def test_other_files_are_left_alone(tmp_path: Path, name: str, holds: str | None, why: str) -> None:
    file = tmp_path / name
    if holds is not None:
        file.write_text(holds)
    with pytest.raises(ConfigError, match=why):
        load_board_map("malefiz-fast").save("board = 1", file)
    assert (file.read_text() if file.exists() else None) == holds


def test_a_folder_that_may_not_be_written_is_found_before_the_walk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda _path, _mode: False)
    with pytest.raises(ConfigError, match=f"this user may not write into {tmp_path}"):
        load_board_map("malefiz-fast").may_save(tmp_path / "own.toml")


def test_a_built_in_map_is_never_overwritten() -> None:
    file = BOARDS / "malefiz-fast.toml"
    before = file.read_text()
    with pytest.raises(ConfigError, match="is built in and stays as it is"):
        load_board_map("malefiz-fast").save("board = 1", file)
    assert file.read_text() == before


def test_what_the_device_has_is_kept_when_its_last_lines_are_free(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    spots = replace(load_board_map("malefiz-fast"), device_lines=96)
    last = max(spots.line_of, key=lambda spot: spots.line_of[spot])
    spots.save(spots.rewired({last: 95}, {}, NOTE), file)
    own = load_board_map(file)
    assert (own.lines, own.line_of[last]) == (96, 95)
    own.save(own.rewired({last: spots.line_of[last]}, {}, NOTE), file)
    again = load_board_map(file)
    assert (again.lines, again.line_of) == (96, spots.line_of)


def test_a_link_in_the_new_files_place_is_not_followed(tmp_path: Path) -> None:
    letter, left_over = tmp_path / "letter.txt", tmp_path / "own.toml.new"
    letter.write_text("Dear grandmother")
    left_over.symlink_to(letter)
    spots = load_board_map("malefiz-fast")
    spots.save(spots.rewired({}, {}, NOTE), tmp_path / "own.toml")
    assert letter.read_text() == "Dear grandmother"
    assert load_board_map(tmp_path / "own.toml").line_of == spots.line_of
    assert not (tmp_path / "own.toml").is_symlink()
    assert not left_over.is_symlink()


def test_a_new_file_that_comes_in_between_is_told_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    letter, left_over = tmp_path / "letter.txt", tmp_path / "own.toml.new"
    letter.write_text("Dear grandmother")
    left_over.symlink_to(letter)
    monkeypatch.setattr(Path, "unlink", lambda *_args, **_words: None)  # there again at once
    with pytest.raises(ConfigError, match=r"own\.toml: cannot be written: File exists"):
        load_board_map("malefiz-fast").save("board = 1", tmp_path / "own.toml")
    assert letter.read_text() == "Dear grandmother"
