"""Each package of the core says what every module of it is for; import-linter keeps the inner ones in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CORE = Path(__file__).parents[2] / "companion" / "core"


@pytest.mark.parametrize("package", sorted(CORE.glob("*/__init__.py")), ids=lambda path: path.parent.name)
def test_a_package_names_all_its_modules_and_no_other(package: Path) -> None:
    named = set(re.findall(r"`(\w+)`", package.read_text(encoding="utf-8")))
    modules = {path.stem for path in package.parent.glob("*.py")} - {"__init__"}
    assert named == modules | {path.parent.name for path in package.parent.glob("*/__init__.py")}
