"""A file that a docstring or a comment of the product names is there."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conventions.statements import statements

ROOT = Path(__file__).parents[2]
PRODUCT = ("companion", "firmware_bridge", "hardware", "systemd")

NAMED = re.compile(r"(?<![\w./*-])((?:\w+/)*\w+\.py)\b")
"""A file by its name alone, or with folders before it; one of the tests by its whole path."""


def texts(source: str) -> Iterator[str]:
    """Yield every docstring, every text that explains a value, and every comment."""
    for node in statements(source):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def missing(source: str, files: list[str]) -> list[str]:
    """Tell which of the files that a source names are neither among ``files`` nor tests."""
    named = (name for text in texts(source) for name in NAMED.findall(text))
    return [
        name
        for name in named
        if not any(f"/{file}".endswith(f"/{name}") for file in files)
        and not (name.startswith("tests/") and (ROOT / name).exists())
    ]


@pytest.mark.slow
def test_every_file_that_is_named_is_there() -> None:
    files = [file for part in PRODUCT for file in sorted((ROOT / part).rglob("*.py"))]
    names = [file.relative_to(ROOT).as_posix() for file in files]
    found = {
        name: gone
        for file, name in zip(files, names, strict=True)
        if NAMED.search(source := file.read_text(encoding="utf-8")) and (gone := missing(source, names))
    }
    assert found == {}


def test_a_file_that_is_gone_would_be_found() -> None:
    source = '"""Refuses to know: who asks (``door.py``)."""\nA = 1\n"""As b/c.py."""\n# and d.py\n'
    assert missing(source, ["x/b/c.py"]) == ["door.py", "d.py"]
