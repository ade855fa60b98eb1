"""The word list: things that can be made of clay, in five languages, by category; ours, copied from nobody.

Knows: the list in ``data/words.json``: category -> rows of one word in each language of `LANGUAGES`. Refuses
to know: who has chosen what.
"""

import functools
import json
from collections.abc import Mapping
from pathlib import Path

from companion.core.model.types import Say
from companion.games.barbarossa.likeness import forms

LANGUAGES = ("de", "en", "fr", "it", "es")
"""In the order of a row."""
CATEGORIES: Mapping[str, Say] = {
    "animals": Say("Animals"),
    "body": Say("Parts of the body"),
    "clothes": Say("Clothes and jewellery"),
    "fairy-tales": Say("Fairy tales"),
    "food": Say("Food and drink"),
    "house": Say("In the house"),
    "music-and-play": Say("Music and play"),
    "nature": Say("Plants and nature"),
    "tools": Say("Tools"),
    "travel": Say("Travel and building"),
}
"""What each category is called."""


@functools.cache
def rows() -> Mapping[str, tuple[tuple[str, ...], ...]]:
    """Return category -> its things, each in all languages."""
    text = (Path(__file__).with_name("data") / "words.json").read_text(encoding="utf-8")
    return {name: tuple(tuple(row) for row in found) for name, found in json.loads(text).items()}


def words(language: str) -> Mapping[str, tuple[str, ...]]:
    """Return category -> its words in a language, sorted. Raises ValueError for a language without a list."""
    if language not in LANGUAGES:
        raise ValueError(f"no word list in {language!r}: there are {', '.join(LANGUAGES)}")
    at = LANGUAGES.index(language)
    return {
        name: tuple(sorted((row[at] for row in found), key=str.casefold)) for name, found in rows().items()
    }


def knows(word: str) -> bool:
    """Tell whether a word stands in the list, in any of the languages, written one way or another."""
    return bool(forms(word) & _forms())


@functools.cache
def _forms() -> frozenset[str]:
    return frozenset(
        form for found in rows().values() for row in found for word in row for form in forms(word)
    )
