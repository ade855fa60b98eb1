"""A docstring is a body: no `...` and no `pass` stands below it. Ruff lets both stand in a Protocol."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.conventions.statements import statements

ROOT = Path(__file__).parents[2]

BELOW_QUOTES = re.compile(r"""["']\s*(#.*)?\n\s*(\.\.\.|pass)""")
"""What a source has where it has one of these; all others need not be parsed."""

Body = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def is_idle(node: ast.stmt) -> bool:
    """Whether it is `pass` or `...`."""
    dots = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and node.value.value is ...
    return dots or isinstance(node, ast.Pass)


def placeholders(source: str) -> list[int]:
    """The lines of what does nothing below a docstring."""
    if not BELOW_QUOTES.search(source):
        return []
    return [
        node.body[1].lineno
        for node in statements(source)
        if isinstance(node, Body)
        and ast.get_docstring(node) is not None
        and len(node.body) > 1
        and is_idle(node.body[1])
    ]


@pytest.mark.slow
@pytest.mark.parametrize("part", ["companion", "firmware_bridge", "hardware", "systemd", "tests"])
def test_nothing_idle_stands_below_a_docstring(part: str) -> None:
    files = sorted((ROOT / part).rglob("*.py"))
    found = {str(file.relative_to(ROOT)): placeholders(file.read_text(encoding="utf-8")) for file in files}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_placeholder_would_be_found() -> None:
    assert placeholders('def f():\n    """Do it."""\n    ...\n') == [3]
    assert placeholders("def f():\n    'Do it.'  # soon\n\n    pass\n") == [4]
    assert placeholders("def f(): ...\n") == []
