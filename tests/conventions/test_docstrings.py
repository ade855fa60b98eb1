"""Docstrings of functions begin with a verb: "Return the ...", "Tell whether ...", "Note that ..."."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.conventions.statements import statements

ROOT = Path(__file__).parents[2]
PACKAGES = ("companion", "firmware_bridge", "hardware")

VERBS = frozenset(
    """
    accept add agree announce answer append arrive ask be become begin believe break bring call
    carry change check choose claim clean close come compare compile compute connect copy
    correct count darken decide delete describe do draw drop end enter feed find finish follow
    forget forgive free gather give go greet hang hash have hear hide hold import install join judge
    keep lay learn leave lengthen let lift light list listen load lock look make mark measure move
    name never note open pass pause plan play plug point power press print prove provide publish
    pull put queue raise read record referee refuse remove rename replace report reset restore return roll
    round run say scan score seal see send serve set show sound split start step stop store
    straighten subscribe sum switch take talk tell time translate try turn unplug use wait weigh
    write yield
    """.split()  # noqa: SIM905 - words, as they are read
)
"""The verbs with which docstrings begin. A new one is added here once it is seen to be one."""


@cache
def functions(package: str) -> list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Every function of a package that is called as one: properties are told as what they are."""
    return [
        (f"{file.relative_to(ROOT)}:{node.lineno}", node)
        for file in sorted((ROOT / package).rglob("*.py"))
        for node in statements(file.read_text())
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
    assert [place for place, node in functions(package) if first_word(node) not in VERBS | {""}] == []


def test_another_beginning_would_be_found() -> None:
    for text in ("The spot.", "Whether it is there.", "Raises OSError.", "People say it."):
        node = ast.parse(f'def f():\n    """{text}"""').body[0]
        assert isinstance(node, ast.FunctionDef)
        assert first_word(node) not in VERBS


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
