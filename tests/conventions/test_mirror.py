"""Tests mirror the core: each module with behaviour has its test module at the same place."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE, TESTS = ROOT / "companion" / "core", ROOT / "tests" / "core"


def behaves(source: str) -> bool:
    """Whether a function of it does anything; structs, constants and what a game may do are data."""
    return any(
        not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for each in node.body
    )


def place_of_tests(module: Path) -> Path:
    """Where the tests of a module are; those of a package beside its folder."""
    name = module.relative_to(CORE).with_suffix("")
    name = name.parent if name.name == "__init__" else name
    return TESTS / name.parent / f"test_{name.name}.py"


def test_each_module_with_behaviour_has_its_test_module() -> None:
    modules = [each for each in sorted(CORE.rglob("*.py")) if behaves(each.read_text(encoding="utf-8"))]
    assert len(modules) > 60
    assert [str(each.relative_to(ROOT)) for each in modules if not place_of_tests(each).is_file()] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("A = 1\nclass B(Struct):\n    a: int = 2", False),
        ('class B(Protocol):\n    def b(self) -> int:\n        """Tell it."""\n        ...', False),
        ('def f() -> int:\n    """Tell it."""\n    return 1', True),
        ("class B:\n    @property\n    def b(self) -> int:\n        return self.a", True),
    ],
)
def test_what_behaves_is_told_by_its_syntax(source: str, *, found: bool) -> None:
    assert behaves(source) is found
