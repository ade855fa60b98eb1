"""No room but the games' own names a game: whoever adds one touches nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from companion import games
from companion.core.catalog.phrases import phrases_of
from tests.conventions.statements import parsed

ROOT = Path(__file__).resolve().parents[2]
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


NAMES = re.compile("|".join(map(re.escape, sorted({*games.names(), *FOLDERS}))), re.IGNORECASE)


def test_a_games_name_stands_in_its_own_folder_alone() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in files()
        if NAMES.search(text := path.read_text(encoding="utf-8"))
        for number, line in enumerate(text.splitlines(), 1)
        if NAMES.search(line)
    ]
    assert wrong == []
    assert NAMES.search("the Malefiz board")


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


GAME_WORDS = re.compile(r"wall(?!_)|house(?!_?rule)|pawn|barricade", re.IGNORECASE)
"""Words of single games; a wall clock and a house rule are something else."""


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All of a file, parsed once for all that look at it."""
    return list(ast.walk(parsed(path.read_text(encoding="utf-8"))))


def identifiers(path: Path) -> Iterator[tuple[int, str]]:
    """Every name that this file defines, takes or uses, with its line; keys and prose are no names."""
    for node in nodes(path):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield node.lineno, name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.keyword(arg=str(name)):
                yield node.lineno, name


def test_the_core_has_no_name_of_a_games_pieces() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in ROOT.glob("companion/core/**/*.py")
        for line, name in identifiers(path)
        if GAME_WORDS.search(name)
    ]
    assert wrong == []


PIECES_KEYS = re.compile(r"pawn|barricade|captured|captive|house|wall")
KEPT_KEYS = {"model/inputs.py", "model/observation.py", "catalog/lessons.py"}
"""Where the names stand that journals, pages and positions keep; all others use their constants."""


def test_the_core_writes_no_key_of_a_games_pieces_but_where_it_is_named() -> None:
    core = ROOT / "companion" / "core"
    found = {
        path.relative_to(core).as_posix()
        for path in core.glob("**/*.py")
        for node in nodes(path)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and PIECES_KEYS.fullmatch(node.value)
    }
    assert found == KEPT_KEYS


def test_the_core_has_no_rule_of_a_game() -> None:
    rule = re.compile(r"""["'][A-Z]{2}-?[0-9]{1,2}["']""")
    wrong = [path for path in ROOT.glob("companion/core/**/*.py") if rule.search(path.read_text())]
    assert wrong == []
    assert rule.search((ROOT / "companion/games/malefiz/phrases.py").read_text())


SCRIPTS = ROOT / "companion" / "web" / "static"
SCRIPT_WORDS = re.compile(r"wall(?!_)|pawn|barricade|spear|forest|village|wizard", re.IGNORECASE)
"""As above; a house is also the one that people live in."""
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
NAME = re.compile(r"(?:(?<=\.\.\.)|(?<![.\w$]))[A-Za-z_$][\w$]*(?!\s*:)\b")
"""What a script calls something: neither a key of an object nor what follows a dot."""


def scripts() -> Iterator[tuple[str, str]]:
    """Each script's path and its text without comments."""
    for file in SCRIPTS.rglob("*.js"):
        if not {"joined", "lib"} & {*file.parts}:
            text = COMMENT.sub("", file.read_text(encoding="utf-8"))
            yield file.relative_to(SCRIPTS).as_posix(), text


def names(text: str) -> set[str]:
    """All that a script calls by a game's word, strings left out."""
    return {one for one in NAME.findall(re.sub(r'"[^"\n]*"', '""', text)) if SCRIPT_WORDS.search(one)}


def test_no_other_script_calls_anything_by_a_games_pieces_or_places() -> None:
    assert {path: found for path, text in scripts() if (found := names(text))} == {}


def test_scripts_write_such_a_word_only_as_a_key_that_they_are_given() -> None:
    """A key of the state, a sentence's, a piece's kind or a reason."""
    given = [SCRIPTS / "lib/api.d.ts", *(ROOT / "companion/web/templates").glob("*.html")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in given)
    words = set(re.findall(r'\b\w+(?=\??"?:)|(?<=id=")[\w-]+', text))
    for game in games.look().games.values():
        words |= {*phrases_of(game).pieces, *phrases_of(game).reasons}
    written = {(path, one) for path, text in scripts() for one in re.findall(r"[\w-]+", text)}
    assert {(path, one) for path, one in written if SCRIPT_WORDS.search(one) and one not in words} == set()


@pytest.mark.parametrize(
    ("script", "found"),
    [
        ("const walls = [];", {"walls"}),
        ("f(...pawns, { spear })", {"pawns", "spear"}),
        ('t("no_pawn"); state.forest; const kept = { pawns: few }', set()),
    ],
)
def test_such_a_name_in_a_script_would_be_found(script: str, found: set[str]) -> None:
    assert names(script) == found


@pytest.mark.parametrize("name", ["certain_walls", "house", "HousePool", "_pawn", "wallet", "barricade"])
def test_such_a_name_would_be_found(name: str, tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(f"def f({name}: int) -> int:\n    return {name}\n")
    assert [found for _, found in identifiers(tmp_path / "one.py") if GAME_WORDS.search(found)]
