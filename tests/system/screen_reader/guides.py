"""What somebody who only listens does next: picks one of the ways that are told, by what was heard before."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

COLOURS = ("blue", "green", "red", "yellow")
ROWS = {
    "between the first and the second row from the bottom": 1.5,
    "between the two rows in the middle": 2.5,
    "between the first and the second row from the top": 3.5,
    "second row from the bottom": 2,
    "second row from the top": 3,
    "bottom": 1,
    "top": 4,
}
"""How a row of four is called, what is longer first."""
LUCK = 0.8
"""So often a wall has the colour that was called: nobody knows which it has, so the listener says so."""
CURIOUS = 0.1
"""So often the nearest way is not gone."""


def listed(answer: str) -> list[str]:
    """The ways that were told, each without its full stop."""
    return [line.strip().removesuffix(".") for line in re.split(r"(?:^|\s)\d+: ", answer)[1:]]


def place(text: str) -> complex:
    """Where a field or a slot of the small labyrinth lies, by the words for it: column and row, from 1."""
    row = next(number for words, number in ROWS.items() if words in text)
    slot = "slot" in text and row == int(row)
    if "in the middle of" in text:
        return complex(2.5, row)
    if "corner" in text:
        return complex(1 if "left" in text else 4, row)
    number = (2 if re.match(r"the second .* from the (left|right)", text) else 1) + slot / 2
    return complex(number if re.search(r"slot|field", text) and "from the left" in text else 5 - number, row)


def first(lines: Sequence[str], heard: Sequence[str], rng: Random) -> str:
    """Take the best way, which is told first."""
    del heard, rng
    return lines[0]


def to_target(lines: Sequence[str], heard: Sequence[str], rng: Random) -> str:
    """Go or pull towards the target that was told, call a colour before, and say what was called."""
    colours = [line for line in lines if line.lower() in COLOURS]
    if colours and len(colours) == len(lines):
        called = re.findall(r"calls: (\w+)", " ".join(heard))[-1:]
        return called[0] if called and rng.random() < LUCK else rng.choice(colours)
    ways = {line: place(line.partition(": ")[2]) for line in lines if re.match(r"(Go|Pull a wall): ", line)}
    if not ways:
        return lines[0]
    targets = re.findall(r"next target: ([^.]*)\.", " ".join(heard))
    near = min(ways, key=lambda line: abs(ways[line] - place(targets[-1]))) if targets else ""
    way = near if near and rng.random() > CURIOUS else rng.choice(list(ways))
    return rng.choice(colours) if colours and way.startswith("Pull") else way
