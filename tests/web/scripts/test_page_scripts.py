"""What the pages' scripts are made of: libraries as published, types of the API, a lock without addresses."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path

import pytest

from tests.tools.page_types import MODULES, TYPES, types

ROOT = Path(__file__).parents[3]
LIBRARIES = ROOT / "companion" / "web" / "static" / "lib"
VENDORED = tomllib.loads((LIBRARIES / "vendored.toml").read_text(encoding="utf-8"))
LOCK = (MODULES.parent / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", VENDORED)
def test_a_library_is_what_its_authors_published(name: str) -> None:
    library = VENDORED[name]
    assert hashlib.sha256((LIBRARIES / library["file"]).read_bytes()).hexdigest() == library["sha256"]
    assert json.loads(LOCK)["packages"][f"node_modules/{name}"]["version"] == library["version"]
    assert (LIBRARIES / f"{name}-LICENSE.txt").is_file()
    if MODULES.is_dir():
        assert (MODULES / name / library["from"]).read_bytes() == (LIBRARIES / library["file"]).read_bytes()


def test_nothing_else_is_taken_along() -> None:
    own = {"html.js", "sha256.js"}
    assert {path.name for path in LIBRARIES.glob("*.js")} - own == {
        each["file"] for each in VENDORED.values()
    }


def test_the_types_are_those_of_the_api() -> None:
    assert MODULES.is_dir(), "run: make check"
    assert TYPES.read_text(encoding="utf-8") == types(), "run: make reference"


def test_the_lock_of_the_tools_names_no_address() -> None:
    assert "://" not in LOCK
    assert all("integrity" in package for path, package in json.loads(LOCK)["packages"].items() if path)
