"""Annotations are deferred where one names what comes later, and nowhere else; Ruff lets both stand."""

from __future__ import annotations

import ast
import math
from pathlib import Path

import pytest

from tests.conventions.statements import parsed

ROOT = Path(__file__).parents[2]

UNTYPED_BEFORE_3_12 = {"record_clips.py"}
"""What names ``array.array[int]``, which is an error where it is not deferred."""


def needs_deferring(source: str) -> bool:
    """Whether an annotation names what is bound below it, or for the type checker alone."""
    bound: dict[str, float] = {}
    names: list[tuple[str, int]] = []
    for node in parsed(source).body:
        if isinstance(node, ast.ClassDef):
            bound[node.name] = node.end_lineno or 0
        elif isinstance(node, ast.Assign):
            bound |= {target.id: node.lineno for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.If):
            imports = (each for each in node.body if isinstance(each, ast.ImportFrom))
            bound |= {alias.asname or alias.name: math.inf for each in imports for alias in each.names}
        for inner in ast.walk(node):
            given = [getattr(inner, "annotation", None), getattr(inner, "returns", None)]
            for annotation in filter(None, given):
                walked = ast.walk(annotation)
                names += [(each.id, each.lineno) for each in walked if isinstance(each, ast.Name)]
    return any(bound.get(name, 0) >= line for name, line in names)


@pytest.mark.slow
@pytest.mark.parametrize("part", ["companion", "firmware_bridge", "hardware", "systemd"])
def test_annotations_are_deferred_only_where_one_names_what_comes_later(part: str) -> None:
    texts = {file: file.read_text(encoding="utf-8") for file in sorted((ROOT / part).rglob("*.py"))}
    deferred = {file for file, text in texts.items() if "\nfrom __future__ import annotations\n" in text}
    idle = {file.name for file in deferred if not needs_deferring(texts[file])}
    assert idle - UNTYPED_BEFORE_3_12 == set()


def test_what_need_not_be_deferred_would_be_found() -> None:
    assert not needs_deferring("class A: ...\ndef f(a: A) -> int: ...\n")
    assert needs_deferring("class A:\n    def f(self) -> list[A]: ...\n")
    assert needs_deferring("if TYPE_CHECKING:\n    from a import A\ndef f() -> A: ...\n")
