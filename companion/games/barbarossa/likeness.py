"""Two words compared kindly, as people at a table would: case, umlauts, accents, hyphens, articles.

Knows: how words are written in the five languages. Refuses to know: which language a word is in, and who is
right: the modeller decides, this only advises (B12).
"""

import re
import unicodedata
from enum import StrEnum

ARTICLES = frozenset(
    (
        *("der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "the", "a", "an", "le", "la"),
        *("les", "l", "un", "une", "el", "los", "las", "una", "unos", "unas", "il", "lo", "gli", "i", "uno"),
    )
)
"""Articles of the five languages, as they stand before a word; of "l'arbre" the "l"."""
BEFORE = re.compile(r"(\w+)(?:\s+|\s*['\u2019]\s*)(?=\w)")
"""What may be an article: a word before another one."""
TRANSCRIBED = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "oe", "å": "aa"}
LONG = 8
"""Letters from which on two may be wrong, else one."""
SHORTEST_STEM = 4
"""Letters from which on one may be wrong."""


class Likeness(StrEnum):
    """How alike two words are; ``near`` is a slip of the pen, or one and many."""

    SAME = "same"
    NEAR = "near"
    DIFFERENT = "different"


def likeness(one: str, other: str) -> Likeness:
    """Tell how alike two words are, whichever comes first; an empty one is like nothing."""
    ours, theirs = forms(one), forms(other)
    if not all(ours) or not all(theirs):
        return Likeness.DIFFERENT
    if ours & theirs:
        return Likeness.SAME
    return Likeness.NEAR if any(_near(a, b) for a in ours for b in theirs) else Likeness.DIFFERENT


def forms(word: str) -> frozenset[str]:
    """Tell what a word is compared by: no article, small letters alone, umlauts as ``ae`` and as ``a``."""
    bare = "".join(_parts(word))
    transcribed = "".join(TRANSCRIBED.get(letter, letter) for letter in bare)
    return frozenset((_without_marks(transcribed), _without_marks(bare.replace("ß", "ss"))))


def letters(word: str) -> str:
    """Return the letters of a word in capitals, without its article.

    Ä, Ö and Ü are letters of their own (BR-10).
    """
    return "".join(letter if letter == "ß" else letter.upper() for letter in "".join(_parts(word)))


def letter(word: str, nth: int) -> str:
    """Return one of those letters: from 1, -1 is the last one; empty where the word has none there."""
    every = letters(word)
    if nth == -1:
        return every[-1:]
    return every[nth - 1 : nth] if nth > 0 else ""


def _parts(word: str) -> list[str]:
    """Return the parts of a word in small letters, without an article before a blank or apostrophe."""
    composed = unicodedata.normalize("NFC", word).lower().strip()
    if (article := BEFORE.match(composed)) and article[1] in ARTICLES:
        composed = composed[article.end() :]
    return "".join(c if c.isalpha() or c.isdigit() else " " for c in composed).split()


def _without_marks(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))


def _near(one: str, other: str) -> bool:
    shorter = min(len(one), len(other))
    return shorter >= SHORTEST_STEM and _distance(one, other) <= (2 if shorter >= LONG else 1)


def _distance(one: str, other: str) -> int:
    """Tell how many letters must be put in, left out, exchanged, or swapped to make them one."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, b in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if last and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]
