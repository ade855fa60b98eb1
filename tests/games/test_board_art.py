"""Every game's art: pieces stand out from their fields, and fields and ways from the wood, 3 to 1."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion import games
from companion.core.catalog.art import Art, Shape
from tests.games.plug_ins import install

ROOT = Path(__file__).parents[2]
CSS = (ROOT / "companion/web/static/base/base.css").read_text(encoding="utf-8")
SEATS = dict(re.findall(r"--r-(\w+): (#[0-9a-f]{6});", CSS))
[INK] = re.findall(r"--ink-line: (#[0-9a-f]{6});", CSS)
PLAIN = "a game without art"
NAMES = [*games.names(), PLAIN]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def opaque(shapes: list[Shape], key: str) -> list[str]:
    return [shape[key] for shape in shapes if shape.get(key, "").startswith("#") and "opacity" not in shape]


def faces(art: Art) -> dict[str, str]:
    """The part that pieces stand on -> its colour, the lightest it has."""
    ground = re.compile(r"(field|square|socket)\b")
    return {
        name: max(opaque(shapes, "fill"), key=luminance)
        for name, shapes in art.parts.items()
        if ground.match(name)
    }


def pieces(art: Art) -> dict[str, list[str]]:
    """Kind -> the colours of its body and of the line round it."""
    found = {seat: [colour, INK] for seat, colour in SEATS.items()}
    for name, shapes in art.parts.items():
        if name.startswith("piece."):
            found[name] = [*opaque(shapes, "fill"), *opaque(shapes, "stroke")]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_ways_and_fields_stand_out_from_the_wood(name: str) -> None:
    art = games.find_art(name)
    assert set(SEATS) == {"red", "green", "yellow", "blue"}
    for colour in (art.colours["way"], *faces(art).values()):
        assert contrast(colour, art.colours["wood"]) >= 3


@pytest.mark.parametrize("name", NAMES)
def test_pieces_stand_out_from_whatever_they_stand_on(name: str) -> None:
    art = games.find_art(name)
    assert len(faces(art)) >= 4
    for kind, colours in pieces(art).items():
        for part, face in faces(art).items():
            assert max(contrast(colour, face) for colour in colours) >= 3, (kind, part)


def test_a_piece_is_told_from_its_own_line_where_it_is_as_light_as_the_field() -> None:
    for colour in SEATS.values():
        assert contrast(colour, INK) >= 2


def test_a_game_without_art_is_of_the_same_wood_as_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "toy")
    assert games.find_art("toy") == games.find_art(PLAIN)
    assert games.find_art(PLAIN) != games.find_art("malefiz")


@pytest.mark.parametrize(
    ("package_name", "art", "told"),
    [
        (
            "script_art",
            b"[parts]\nfield = '<script/>'\n",
            "script_art/art.toml: field: <script> is not allowed, allowed are circle, ellipse, path, rect",
        ),
        (
            "latin_art",
            b"# M\xfchle\n",
            "art.toml: UnicodeDecodeError: 'utf-8' codec can't decode byte 0xfc in position",
        ),
        ("deep_art", b"a = " + b"[" * 100_000, "art.toml: RecursionError: maximum recursion depth exceeded"),
    ],
    ids=["script", "Latin-1", "deep"],
)
def test_art_that_cannot_be_is_told_in_one_line_and_takes_no_other_game_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package_name: str, art: bytes, told: str
) -> None:
    install(tmp_path, monkeypatch, "odd")
    package = tmp_path / package_name
    package.mkdir()
    (tmp_path / "plug_in_odd.py").rename(package / "__init__.py")
    (package / "art.toml").write_bytes(art)
    entries = next(tmp_path.glob("*.dist-info")) / "entry_points.txt"
    entries.write_text(f"[companion.games]\nodd = {package_name}:GAME\n")
    shelf = games.look()
    [error] = shelf.broken
    assert str(error).startswith(f"the game odd is broken: {told}")
    assert "\n" not in str(error)
    assert "malefiz" in shelf.games
