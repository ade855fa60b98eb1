"""Each core package says what its modules are for and who may import them; import-linter holds it to that."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE = ROOT / "companion" / "core"
PACKAGES = sorted(path.parent for path in CORE.glob("*/__init__.py"))
FLOORS, INSIDE = "For the core alone:", "Inside:"
MOST_OF_A_FACE = 20
OPEN = {"model": "values are for everybody", "catalog": "what a game says of itself is for everybody"}
"""Packages of which every module is the face, and why."""

PER_PACKAGE = pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)


def said(package: Path) -> tuple[set[str], set[str], set[str]]:
    """The modules that a package's docstring names: its face, what floors share, what is inside."""
    text, _, inside = (package / "__init__.py").read_text(encoding="utf-8").partition(INSIDE)
    face, _, floors = text.partition(FLOORS)
    of_face, of_floors, within = (set(re.findall(r"`(\w+)`", part)) for part in (face, floors, inside))
    return of_face, of_floors, within


def modules(package: Path) -> set[str]:
    return {path.stem for path in package.glob("*.py")} - {"__init__"} | {
        path.parent.name for path in package.glob("*/__init__.py")
    }


@cache
def importers() -> dict[tuple[str, ...], set[str]]:
    """Who imports each module of a package, but the package itself: other core packages, and "outside"."""
    found: dict[tuple[str, ...], set[str]] = defaultdict(set)
    for room in ("companion", "firmware_bridge", "hardware"):
        for path in (ROOT / room).rglob("*.py"):
            inner = path.relative_to(CORE).parts if path.is_relative_to(CORE) else ("outside",)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("companion.core."):
                    for alias in node.names:
                        package, name = [*str(node.module).split(".")[2:], alias.name][:2]
                        if inner[0] != package:
                            found[package, name].add(inner[0])
    return found


def protected(allowed: str) -> set[str]:
    """The modules that import-linter lets these alone import."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    return {
        module
        for contract in contracts["contracts"]
        if contract["type"] == "protected" and contract["allowed_importers"] == [allowed]
        for module in contract["protected_modules"]
    }


@PER_PACKAGE
def test_a_package_names_all_its_modules_once_and_no_other(package: Path) -> None:
    face, floors, inside = said(package)
    assert face | floors | inside == modules(package)
    assert len(face) + len(floors) + len(inside) == len(modules(package))


@PER_PACKAGE
def test_import_linter_protects_what_is_no_face(package: Path) -> None:
    _, floors, inside = said(package)
    own = f"companion.core.{package.name}"
    assert protected(own) == {f"{own}.{module}" for module in inside}
    assert {each for each in protected("companion.core") if each.startswith(f"{own}.")} == {
        f"{own}.{module}" for module in floors
    }


@PER_PACKAGE
def test_each_module_is_as_open_as_its_importers_need(package: Path) -> None:
    """A face is imported from outside, what floors share by the core alone; of nobody else's it is inside."""
    face, floors, inside = said(package)
    who = {module: importers()[package.name, module] for module in modules(package)}
    assert [module for module in sorted(face) if "outside" not in who[module]] == []
    assert [module for module in sorted(floors) if not who[module] or "outside" in who[module]] == []
    assert [module for module in sorted(inside) if who[module]] == []
    assert package.name in OPEN or len(face) <= MOST_OF_A_FACE


@pytest.mark.parametrize("package", sorted(OPEN))
def test_a_package_that_is_open_hides_nothing(package: str) -> None:
    assert said(CORE / package)[1:] == (set(), set())
