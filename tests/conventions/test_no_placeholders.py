"""A docstring is a body: no `...` and no `pass` stands below it. Ruff lets both stand in a Protocol."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

Body = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def placeholders(source: str) -> list[int]:
    """The lines of what does nothing below a docstring."""
    return [
        node.body[1].lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, Body)
        and ast.get_docstring(node) is not None
        and len(node.body) > 1
        and ast.unparse(node.body[1]) in {"...", "pass"}
    ]


@pytest.mark.slow
@pytest.mark.parametrize("part", ["companion", "firmware_bridge", "hardware", "systemd", "tests"])
def test_nothing_idle_stands_below_a_docstring(part: str) -> None:
    files = sorted((ROOT / part).rglob("*.py"))
    found = {str(file.relative_to(ROOT)): placeholders(file.read_text(encoding="utf-8")) for file in files}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_placeholder_would_be_found() -> None:
    assert placeholders('def f():\n    """Do it."""\n    ...\n') == [3]
    assert placeholders("def f(): ...\n") == []
