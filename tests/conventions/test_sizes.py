"""Files and functions are short enough to be read at once; each exception has its reason.

A docstring does not count into the length of its function.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conventions.statements import statements

ROOT = Path(__file__).parents[2]
PRODUCT = ("companion", "firmware_bridge", "hardware", "systemd")
FILE_LINES = 400
FUNCTION_LINES = {**dict.fromkeys(PRODUCT, 40), "tests": 50}
"""A test may tell a longer story."""

LONG_FILES = {
    "systemd/updates.py": "root runs it alone and isolated (`python -I`): one file that imports none of ours",
}
LONG_FUNCTIONS = {
    "companion/core/decision/rest_decisions.py:decide_at_rest": "each case of a board at rest, in order",
    "companion/core/inference/classify.py:_weighed": "one narrowing of the turns after the other, in order",
    "companion/daemon/main.py:_serve_table": "what a table opens, in the order in which it is opened",
    "companion/games/malefiz/playout.py:play": "one call more a turn makes random games 4 % slower",
    "tests/firmware_bridge/test_serial_every_call.py:broken_port": "a port with a fault for each call",
    "tests/hall/evening/test_evening_page.py:test_an_evening_on_phone_screen_and_paper": "one evening",
    "tests/hall/evening/test_evening_played.py:"
    "test_three_rounds_with_hall_broker_and_boards_killed_between": "one evening",
    "tests/system/test_walk_page.py:"
    "test_a_walk_from_a_phone_survives_a_reload_and_finds_what_is_wrong": "one walk",
    "tests/web/pages/barbarossa/test_mine.py:"
    "test_a_family_chooses_words_and_judges_an_attempt_on_two_phones": "one game on two phones",
    "tests/web/preview/middle.py:playing": "one table of cases",
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def sources(part: str) -> list[Path]:
    """The files of a part, but for what was fetched or is made from them."""
    endings = ("*.py", "*.js", "*.css")
    fetched = {"node_modules", "joined", "lib"}
    files = (file for ending in endings for file in (ROOT / part).rglob(ending))
    return sorted(file for file in files if not fetched & {*file.parts})


def functions(part: str) -> Iterator[tuple[str, int]]:
    """Each function of a part and how many lines it has."""
    for file in sources(part):
        if file.suffix != ".py":
            continue
        for node in statements(file.read_text()):
            if isinstance(node, Function):
                yield f"{file.relative_to(ROOT)}:{node.name}", length(node)


def length(node: Function) -> int:
    """The lines of a function without its docstring."""
    lines = (node.end_lineno or 0) - node.lineno + 1
    first = node.body[0]
    if ast.get_docstring(node, clean=False) is not None:
        lines -= (first.end_lineno or 0) - first.lineno + 1
    return lines


@pytest.mark.slow
def test_no_file_is_longer_than_its_limit_without_a_reason() -> None:
    counts = {
        str(file.relative_to(ROOT)): file.read_text().count("\n")
        for part in FUNCTION_LINES
        for file in sources(part)
    }
    assert {file for file, lines in counts.items() if lines > FILE_LINES} == {*LONG_FILES}


@pytest.mark.slow
def test_no_function_is_longer_than_its_limit_without_a_reason() -> None:
    long = {name for part, most in FUNCTION_LINES.items() for name, lines in functions(part) if lines > most}
    assert long == {*LONG_FUNCTIONS}


def test_a_docstring_does_not_count() -> None:
    (node,) = ast.parse('def f():\n    """One.\n\n    Two.\n    """\n    a = 1\n    return a\n').body
    assert isinstance(node, ast.FunctionDef)
    assert length(node) == 3
