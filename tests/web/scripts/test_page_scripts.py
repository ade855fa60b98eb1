"""What the pages' scripts are made of: libraries as published, types of the API, joined files."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path

import pytest

from companion.web.pages import JOINED, STATIC, digest_of, files_of
from tests.tools.page_types import MODULES, TYPES, types
from tests.web.conftest import Site

ROOT = Path(__file__).parents[3]
LIBRARIES = ROOT / "companion" / "web" / "static" / "lib"
VENDORED = tomllib.loads((LIBRARIES / "vendored.toml").read_text(encoding="utf-8"))
LOCK = (MODULES.parent / "package-lock.json").read_text(encoding="utf-8")
PAGES = {
    "/": "play/status_page.js",
    "/board": "virtual/virtual_page.js",
    "/screen": "screen/screen_page.js",
    "/check": "check/check_page.js",
    "/care": "care/care_page.js",
    "/games": "stored/games_page.js",
}


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


def test_every_script_is_checked_strictly_and_none_evades() -> None:
    settings = json.loads((MODULES.parent / "tsconfig.json").read_text(encoding="utf-8"))
    options = settings["compilerOptions"]
    assert options["checkJs"]
    assert options["strict"]
    assert {key for key in options if key.startswith("no")} == {"noEmit"}
    assert settings["include"][0] == "../../../companion/web/static/**/*.js"
    assert {path.rpartition("/static/")[2] for path in settings["exclude"]} == {
        JOINED,
        *(f"lib/{each['file']}" for each in VENDORED.values()),
    }
    sources = [path for path in STATIC.rglob("*.js") if path.parent.name != JOINED]
    evading = re.compile(r"@ts-\w+|(?:@type|@param|@returns|@typedef) \{[^}]*\bany\b")
    assert [path.name for path in sources if evading.search(path.read_text(encoding="utf-8"))] == []


def test_the_lock_of_the_tools_names_no_address() -> None:
    assert "://" not in LOCK
    assert all("integrity" in package for path, package in json.loads(LOCK)["packages"].items() if path)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two sources and what was joined of them."""
    (tmp_path / "play").mkdir()
    (tmp_path / "play" / "a.js").write_text('import "../play/b.js";', encoding="utf-8")
    (tmp_path / "play" / "b.js").write_text("1;", encoding="utf-8")
    (tmp_path / JOINED).mkdir()
    for name in ("a-1.js", "all-2.js"):
        (tmp_path / JOINED / name).write_text("1;", encoding="utf-8")
    listed = {
        "sources": digest_of(tmp_path),
        "joined": digest_of(tmp_path, joined=True),
        "pages": {"play/a.js": ["joined/a-1.js", "joined/all-2.js"]},
    }
    (tmp_path / JOINED / "list.json").write_text(json.dumps(listed), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("script", [*PAGES.values(), "base/base.css"])
def test_what_was_joined_is_of_todays_sources(script: str) -> None:
    files = files_of(script)
    assert files[0].startswith(f"{JOINED}/"), "run: make reference"
    assert all((STATIC / file).is_file() for file in files)


@pytest.mark.parametrize(("path", "script"), PAGES.items())
def test_a_page_runs_the_first_file_and_asks_for_the_others_at_once(
    site: Site, path: str, script: str
) -> None:
    page = site.browser().get(path).text
    first, *others = (f"/static/{file}" for file in files_of(script))
    assert re.findall(r'<script type="module" src="([^"]+)"', page) == [first]
    assert re.findall(r'<link rel="modulepreload" href="([^"]+)"', page) == others


def test_what_was_joined_is_kept_by_browsers_and_a_source_is_asked_for_each_time(site: Site) -> None:
    joined = site.browser().get(f"/static/{files_of('play/status_page.js')[0]}")
    assert joined.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert "immutable" not in site.browser().get(f"/static/{JOINED}/list.json").headers["Cache-Control"]
    assert site.browser().get("/static/play/status_page.js").headers["Cache-Control"] == "no-cache"


def test_a_script_that_was_not_joined_is_its_own_file(folder: Path) -> None:
    assert files_of("play/a.js", folder=folder) == ("joined/a-1.js", "joined/all-2.js")
    assert files_of("play/b.js", folder=folder) == ("play/b.js",)


def test_a_source_that_was_changed_is_served_as_it_is_at_once(folder: Path) -> None:
    files_of("play/a.js", folder=folder)
    (folder / "play" / "b.js").write_text("2;", encoding="utf-8")
    assert files_of("play/a.js", folder=folder) == ("play/a.js",)


def test_a_joined_file_that_is_damaged_or_gone_leaves_the_sources(folder: Path) -> None:
    files_of("play/a.js", folder=folder)
    (folder / JOINED / "all-2.js").write_text("3;", encoding="utf-8")
    assert files_of("play/a.js", folder=folder) == ("play/a.js",)
    (folder / JOINED / "all-2.js").unlink()
    assert files_of("play/a.js", folder=folder) == ("play/a.js",)


@pytest.mark.parametrize("damage", [b"", b"{", b'{"sources": 1}', b"\xff\x00"])
def test_a_damaged_list_leaves_the_sources(folder: Path, damage: bytes) -> None:
    (folder / JOINED / "list.json").write_bytes(damage)
    assert files_of("play/a.js", folder=folder) == ("play/a.js",)


def test_without_anything_joined_the_sources_serve(tmp_path: Path) -> None:
    assert files_of("play/a.js", folder=tmp_path) == ("play/a.js",)
