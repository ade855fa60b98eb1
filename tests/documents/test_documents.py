"""What the documents point at is there: links with their headings, pictures, files and programs."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from PIL import Image
from PIL.WebPImagePlugin import WebPImageFile

from companion.cli import commands

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    page
    for place in ("*.md", "docs/**/*.md", "hardware/*.md", "firmware_bridge/**/*.md", "tests/**/*.md")
    for page in ROOT.glob(place)
    if "node_modules" not in page.parts
)
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
OURS = re.compile(r"`((?:companion|firmware_bridge|hardware|systemd|tests|docs)/[\w./-]+\.\w+)`")
SOURCE = re.compile(r"(?<![\w/.<*-])((?:[\w.-]+/)*\w+\.(?:py|js|css|sql))\b")
"""A source file, by its whole path or by the last parts of it."""

COMMANDS = re.compile(r"(?:^ {4}|`|\$ )(?:sudo )?(?:\.venv/bin/)?companion ([a-z][a-z-]*)\b", re.MULTILINE)

OF_ROOT = ("rollback", "update")
"""What systemd/companion.sh does itself, as root."""


def without_code(text: str) -> str:
    return re.sub(r"^ *```.*?^ *```", "", text, flags=re.DOTALL | re.MULTILINE)


@cache
def anchors(page: Path) -> set[str]:
    """The headings as addresses, as Markdown is shown: a second one of a name ends in ``-1``."""
    found: Counter[str] = Counter()
    told = set()
    for head in re.findall(r"^#+ (.+)$", without_code(page.read_text(encoding="utf-8")), re.MULTILINE):
        plain = re.sub(r"\[([^]]*)]\([^)]*\)", r"\1", head).lower()
        name = re.sub(r"[^\w\- ]", "", plain).strip().replace(" ", "-")
        told.add(f"{name}-{found[name]}" if found[name] else name)
        found[name] += 1
    return told


def test_the_address_of_the_repository_is_asked_for_in_one_place_alone() -> None:
    """A word that everybody must replace is copied as it stands."""
    clones = [
        line.strip()
        for page in PAGES
        if page.name != "CHANGELOG.md"
        for line in page.read_text(encoding="utf-8").splitlines()
        if "git clone" in line
    ]
    assert [line.split(" && ")[0] for line in clones] == ["read -rp 'Address of the repository: ' ADDRESS"], (
        clones
    )


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", without_code(page.read_text(encoding="utf-8"))):
        if target.startswith(("http://", "https://")):
            continue
        name, _, anchor = target.partition("#")
        leads = (page.parent / name).resolve() if name else page
        assert leads.exists(), target
        assert not anchor or anchor in anchors(leads), target


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_file_and_program_that_is_named_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in OURS.findall(text):
        assert "/firmware/build/" in name or (ROOT / name).exists(), name
    for module in re.findall(r"python -m ((?:companion|hardware|tests)[\w.]*)", text):
        place = ROOT / module.replace(".", "/")
        assert place.is_dir() or place.with_suffix(".py").exists(), module
    for command in COMMANDS.findall(text):
        assert command in {*commands.COMMANDS, *OF_ROOT}, command


@pytest.mark.parametrize("page", [p for p in PAGES if p.name != "CHANGELOG.md"], ids=lambda p: str(p.name))
def test_every_source_file_that_is_named_is_there(page: Path) -> None:
    named = set(SOURCE.findall(page.read_text(encoding="utf-8")))
    assert {name for name in named if "/" + name.lstrip("./") not in _sources()} == set()


@cache
def _sources() -> set[str]:
    """Each source file by its whole path and by all last parts of it."""
    rooms = ("companion", "firmware_bridge", "hardware", "systemd", "tests")
    files = (
        path.relative_to(ROOT).parts
        for room in rooms
        for path in (ROOT / room).rglob("*")
        if path.suffix in {".py", ".js", ".css", ".sql"} and "node_modules" not in path.parts
    )
    return {"/" + "/".join(parts[begin:]) for parts in files for begin in range(len(parts))}


def test_every_picture_is_shown_somewhere() -> None:
    texts = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for picture in (ROOT / "docs" / "images").rglob("*.*"):
        assert picture.name in texts, picture.name


def test_the_film_is_half_a_minute_of_a_phone_and_loads_soon() -> None:
    film = ROOT / "docs" / "images" / "game.webp"
    with Image.open(film) as picture:
        assert isinstance(picture, WebPImageFile)
        held_ms = 0
        for frame in range(picture.n_frames):
            picture.seek(frame)
            picture.load()
            held_ms += picture.info["duration"]
        assert picture.height > 1.5 * picture.width
    assert 25_000 < held_ms < 35_000
    assert film.stat().st_size <= 1_500_000
