"""Every number with a name at the head of a module says what it is, in a sentence below or beside it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.conventions.statements import parsed

ROOT = Path(__file__).parents[2]
PACKAGES = ("companion", "firmware_bridge", "hardware")


def is_number(node: ast.expr | None) -> bool:
    """Tell whether it is written as numbers, alone, reckoned with, or several together."""
    match node:
        case ast.Constant(value):
            return type(value) in (int, float)
        case ast.UnaryOp(operand=inner):
            return is_number(inner)
        case ast.BinOp(left, op, right) if not isinstance(op, ast.BitOr):  # types are joined so
            return all(is_number(each) or isinstance(each, ast.Name) for each in (left, right))
        case ast.Tuple(elts=each) | ast.Dict(values=each) | ast.Call(func=ast.Name("range"), args=each):
            return bool(each) and all(map(is_number, each))
    return False


def bare(source: str) -> Iterator[int]:
    """Yield the lines of numbers of which nothing is said; lines that touch are told together."""
    lines = source.splitlines()
    body = [*parsed(source).body, ast.Pass(lineno=len(lines) + 2)]
    waiting: list[int] = []
    for node, after in pairwise(body):
        said = "#" in "\n".join(lines[max(0, node.lineno - 2) : node.end_lineno])
        if isinstance(node, ast.Assign | ast.AnnAssign) and is_number(node.value) and not said:
            waiting.append(node.lineno)
        if isinstance(node, ast.Expr):
            waiting = []
        if after.lineno > (node.end_lineno or 0) + 1:
            yield from waiting
            waiting = []


LIMITS = {"MOST", "LEAST", "FEWEST", "LONGEST", "SHORTEST", "TRIES"}
"""Words for a limit that leave open what it is the limit of."""


@pytest.mark.parametrize("package", PACKAGES)
def test_each_limit_says_of_what_it_is_the_most(package: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}: {target.id}"
        for file in sorted((ROOT / package).rglob("*.py"))
        for node in parsed(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in ast.walk(node)
        if isinstance(target, ast.Name) and isinstance(target.ctx, ast.Store) and target.id in LIMITS
    ]
    assert found == []


@pytest.mark.parametrize("package", PACKAGES)
def test_each_number_says_what_it_is(package: str) -> None:
    files = sorted((ROOT / package).rglob("*.py"))
    assert [f"{file.relative_to(ROOT)}:{line}" for file in files for line in bare(file.read_text())] == []


def test_a_bare_number_would_be_found() -> None:
    assert list(bare('A = 1\n"""Of it."""\n\nB = 2\nC = 3\n"""Of both."""\n\nD = 4  # so many\n')) == []
    assert list(bare("A = 1\nB = (2, 3)\n\nC = 2 * A\nT = 'a text'\n")) == [1, 2, 4]
