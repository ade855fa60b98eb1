"""No room but the games' own names a game: whoever adds one touches nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import games

ROOT = Path(__file__).resolve().parents[1]
ROOMS = (
    "companion/*.py",
    *(
        f"companion/{room}/**/*.{kind}"
        for room in (
            *("core", "bench", "chronicle", "ports", "journal", "replay", "simulate"),
            *("words", "state", "web", "daemon"),
        )
        for kind in ("py", "js", "css", "html", "svg", "sql")
    ),
    "companion/games/*.py",
    "firmware_bridge/**/*.py",
    "firmware_bridge/**/*.[ch]",
    "hardware/*.py",
)
FOLDERS = {path.parent.name for path in (ROOT / "companion" / "games").glob("*/__init__.py")}


def files() -> Iterator[Path]:
    for room in ROOMS:
        yield from ROOT.glob(room)


@pytest.mark.parametrize("name", sorted({*games.names(), *FOLDERS}))
def test_a_games_name_stands_in_its_own_folder_alone(name: str) -> None:
    found = re.compile(re.escape(name), re.IGNORECASE)
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if found.search(line)
    ]
    assert wrong == []


def test_the_files_of_every_room_are_looked_at() -> None:
    looked = {path.relative_to(ROOT).parts[1] for path in files() if path.parts[-2] != "companion"}
    assert looked >= {
        "core",
        "bench",
        "chronicle",
        "words",
        "state",
        "web",
        "daemon",
        "journal",
        "simulate",
        "ports",
        "replay",
        "games",
    }
