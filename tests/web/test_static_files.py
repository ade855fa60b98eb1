"""What the page files promise without a browser: words, weight, contrast, calm lights."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from companion.web.pages import JOINED
from companion.web.routes.read import IMMUTABLE
from companion.words.i18n import NAMES
from tests.web.browser import Browser

WEB = Path(__file__).resolve().parents[2] / "companion" / "web"
STATIC, TEMPLATES = WEB / "static", WEB / "templates"
GERMAN = WEB.parent / "words" / "translations" / "de" / "LC_MESSAGES" / "companion.po"
LEAN, HOUSE = (
    set(re.findall(r'^  "(\w+)": _n?\(', (TEMPLATES / file).read_text(encoding="utf-8"), re.MULTILINE))
    for file in ("words.html", "words_of_care_and_check.html")
)
"""Words of all pages, and those of the pages of the house alone."""
KEYS = LEAN | HOUSE
HALL = {
    key
    for file in ("words_of_the_hall.html", "words_of_the_fleet.html")
    for key in re.findall(r'^  "(\w+)":', (TEMPLATES / file).read_text(encoding="utf-8"), re.MULTILINE)
}
"""Those of the hall's pages, which another program serves."""
OF_THE_HOUSE = ("care/", "check/", "first/")
SCRIPTS = {
    path.relative_to(STATIC).as_posix(): path.read_text(encoding="utf-8")
    for path in STATIC.rglob("*.js")
    if path.parent.name != JOINED
}


def test_every_word_the_scripts_ask_for_comes_with_the_page() -> None:
    asked = {key for text in SCRIPTS.values() for key in re.findall(r'\bt\(\s*"(\w+)"', text)}
    assert asked
    assert asked - KEYS - HALL == set()


def test_words_of_the_house_are_asked_for_by_its_pages_alone() -> None:
    assert set() == LEAN & HOUSE
    others = "".join(text for name, text in SCRIPTS.items() if not name.startswith(OF_THE_HOUSE))
    assert {key for key in HOUSE if re.search(rf"""t\(\s*["`]{key}["`]""", others)} == set()
    made = set(re.findall(r"\bt\(\s*`(\w+_)\$\{", others))
    assert {key for key in HOUSE if key.startswith(tuple(made))} == set()


def braced(part: str) -> str:
    """One object of a script that joins two."""
    return "{" + part.strip().removeprefix("{").removesuffix("}") + "}"


def test_all_words_of_a_language_come_as_one_script_that_is_kept_for_good(
    browser: Callable[[], Browser],
) -> None:
    phone = browser()
    found: dict[str, str] = {}
    for lang, (page, keys) in itertools.product(NAMES, {"/": LEAN, "/care": KEYS}.items()):
        [name] = re.findall(r'defer src="/words/([\w.-]+)"', phone.get(f"{page}?lang={lang}").text)
        answer = phone.get(f"/words/{name}")
        assert answer.headers["Cache-Control"] == IMMUTABLE
        assert answer.mimetype == "text/javascript"
        inside = answer.text.partition("\n")[0].removeprefix("self.words = Object.assign(").removesuffix(");")
        words = {key: word for part in inside.split("}, {") for key, word in json.loads(braced(part)).items()}
        assert words.keys() == keys
        found[name] = words["mine_all"]
    assert len(set(found.values())) == len(NAMES)
    assert len(found) == 2 * len(NAMES)
    old = phone.get("/words/de-000000000000.js")
    assert "immutable" not in old.headers["Cache-Control"], "its name tells of other words"
    assert phone.get("/words/xx-000000000000.js").status_code == 404


def test_no_word_of_the_page_is_left_over() -> None:
    everything = "".join(SCRIPTS.values())
    patterns = [*re.findall(r"`(\w+_)\$\{", everything), "kind_", "rule_"]
    unused = {key for key in KEYS if f'"{key}"' not in everything and not key.startswith(tuple(patterns))}
    unused |= {
        key
        for key in KEYS
        if re.fullmatch(r"rule_\w+", key) and key.removesuffix("_hint")[5:] not in everything
    }
    assert unused == set()


def test_every_sentence_of_the_pages_is_there_in_german() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in TEMPLATES.glob("*.html"))
    found = re.findall(r"""_\((?:"((?:[^"\\]|\\.)*)"|'([^']*)')\)""", source)
    sentences = {(double or single).replace('\\"', '"') for double, single in found}
    with GERMAN.open("rb") as file:
        german = {str(line.id): str(line.string) for line in read_po(file) if line.id}
    assert {sentence for sentence in sentences if not german.get(sentence)} == set()
    places = re.compile(r"\{\w+\}")
    assert [
        key for key, text in german.items() if sorted(places.findall(key)) != sorted(places.findall(text))
    ] == []


def test_nothing_comes_from_outside_and_nothing_is_inline() -> None:
    templates = "".join(path.read_text(encoding="utf-8") for path in TEMPLATES.glob("*.html"))
    assert re.findall(r"""(?:src|href)=["'](?:https?:)?//""", templates) == []
    styles = re.findall(r"<style>.*|<style|\sstyle=|\son\w+=", templates)
    assert set(styles) == {"<style>{{ style }}</style>"}  # by its digest in the content policy
    scripts = re.findall(r"<script[^>]*>.*", templates)
    inline = {tag.strip() for tag in scripts if "src=" not in tag and "application/json" not in tag}
    assert inline == {"<script>{{ script }}</script>"}  # of safe mode, by its digest too


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _palette(*, dark: bool) -> dict[str, str]:
    css = (STATIC / "base/base.css").read_text(encoding="utf-8")
    light, night = css.split("@media (prefers-color-scheme: dark)", 1)
    pattern = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")
    return dict(pattern.findall(light)) | (dict(pattern.findall(night)) if dark else {})


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (ink, ground)
        for ink in ("ink", "soft", "accent", "good", "warn", "bad")
        for ground in ("paper", "card")
    ]
    + [
        ("on-accent", "accent"),
        ("ink", "warn-soft"),
        ("ink", "bad-soft"),
        ("ink", "accent-soft"),
        ("soft", "accent-soft"),
        ("soft", "warn-soft"),
    ],
)
def test_text_stands_out_at_least_4_5_to_1(ink: str, ground: str, *, dark: bool) -> None:
    palette = _palette(dark=dark)
    assert _contrast(palette[ink], palette[ground]) >= 4.5


def test_a_key_looks_chosen_by_hovering_only_where_the_device_hovers() -> None:
    sheets = [path.read_text() for path in STATIC.rglob("*.css") if path.parent.name != JOINED]
    hovering = [line for sheet in sheets for line in sheet.splitlines() if ":hover" in line]
    assert hovering
    assert all(line.startswith("@media (hover: hover) {") for line in hovering)


def test_no_light_flashes_more_than_three_times_a_second() -> None:
    css = (STATIC / "board/board.css").read_text(encoding="utf-8")
    flashes = {"breathe": 1, "blink": 1, "double": 2, "quick": 1}
    seconds = {
        name: float(length) for name, length in re.findall(r"animation: (\w+) ([\d.]+)s [^;]*infinite", css)
    }
    assert seconds.keys() == flashes.keys()
    assert all(flashes[name] / length <= 3 for name, length in seconds.items())
