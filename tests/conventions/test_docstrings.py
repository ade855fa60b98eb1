"""Docstrings of functions begin with a verb: "Return the ...", "Tell whether ...", "Note that ..."."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("companion", "firmware_bridge", "hardware")

NO_VERB = frozenset(
    """
    a after all an as at besides both by during each else every everybody everything for from he how if in
    it its meanwhile mostly no nobody not nothing of on one only or over she so some somebody something
    that the their there these they this those to under until up upon we what when where whether which
    while who whoever whom whose why with without
    """.split()  # noqa: SIM905 - words, as they are read
)
"""Words with which a sentence begins that is no order. Any other first word is taken for a verb."""


def functions(package: str) -> list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Every function of a package that is called as one: properties are told as what they are."""
    return [
        (f"{file.relative_to(ROOT)}:{node.lineno}", node)
        for file in sorted((ROOT / package).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_property(node)
    ]


def is_property(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether it is read like a value."""
    return any(ast.unparse(each).endswith("property") for each in node.decorator_list)


def first_word(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """The first word of a function's docstring, small; empty where it has none."""
    words = (ast.get_docstring(node) or "").split()
    return words[0].lower().strip(".,:;()`") if words else ""


@pytest.mark.parametrize("package", PACKAGES)
def test_docstrings_begin_with_a_verb(package: str) -> None:
    assert [place for place, node in functions(package) if first_word(node) in NO_VERB] == []


def test_another_beginning_would_be_found() -> None:
    for text in ("The spot.", "Whether it is there.", "Nothing else."):
        node = ast.parse(f'def f():\n    """{text}"""').body[0]
        assert isinstance(node, ast.FunctionDef)
        assert first_word(node) in NO_VERB


def claims_an_answer(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function that returns nothing says that it returns or tells something."""
    nothing = isinstance(node.returns, ast.Constant) and node.returns.value is None
    return nothing and first_word(node) in {"return", "tell"}


@pytest.mark.parametrize("package", PACKAGES)
def test_what_returns_nothing_says_what_it_does(package: str) -> None:
    assert [place for place, node in functions(package) if claims_an_answer(node)] == []


def test_a_false_answer_would_be_found() -> None:
    node = ast.parse('def f() -> None:\n    """Tell the loss."""').body[0]
    assert isinstance(node, ast.FunctionDef)
    assert claims_an_answer(node)
