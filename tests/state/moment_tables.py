"""What is played, and the moments of it: English and German."""

from __future__ import annotations

from typing import Any

from tests.state.moments import Told

HOUSE = {"red": 4, "blue": 4}
NEAR = {"turn": "red", "pieces": {"a1": "red", "c1": "blue", "a3": "barricade"}, "house": HOUSE}
WALKED = {"what": "count", "from": "a1"}

TRIES: list[tuple[str, int, tuple[str, ...], Told]] = [
    (
        "five shown, three walked",
        5,
        ("-a1", "+d1"),
        Told(
            "illegal",
            "wrong",
            "3 fields, the die shows 5",
            "3 Felder, der Würfel zeigt 5",
            {**WALKED, "to": "d1", "fields": 3, "die": 5, "path": ["a1", "b1", "c1", "d1"]},
        ),
    ),
    (
        "one walked",
        5,
        ("-a1", "+b1"),
        Told(
            "illegal",
            "wrong",
            "1 field, the die shows 5",
            "1 Feld, der Würfel zeigt 5",
            {**WALKED, "to": "b1", "fields": 1, "die": 5, "path": ["a1", "b1"]},
        ),
    ),
    (
        "out of the house",
        5,
        ("-red:1", "+b1"),
        Told(
            "illegal",
            "wrong",
            "2 fields, the die shows 5",
            "2 Felder, der Würfel zeigt 5",
            {
                "what": "count",
                "from": "red:1",
                "to": "b1",
                "fields": 2,
                "die": 5,
                "path": ["red:1", "c1", "b1"],
            },
        ),
    ),
    (
        "over a barricade",
        3,
        ("-a1", "+b3"),
        Told(
            "illegal",
            "wrong",
            "A barricade is in the way",
            "Eine Barrikade ist im Weg",
            {
                **WALKED,
                "to": "b3",
                "fields": 3,
                "die": 3,
                "path": ["a1", "a2", "a3", "b3"],
                "spots": ["a3"],
            },
        ),
    ),
    (
        "somebody else's",
        4,
        ("-c1", "+e1"),
        Told(
            "illegal",
            "wrong",
            "Not your pawn",
            "Keine Figur von dir",
            {"what": "spots", "seat": "red", "spots": ["e1", "c1"]},
        ),
    ),
    (
        "captured",
        2,
        ("-c1", "+blue:5", "-a1", "+c1"),
        Told(
            "captured",
            "good",
            "A pawn was captured!",
            "Eine Figur wurde geschlagen!",
            {"what": "move", "from": "a1", "to": "c1", "captured": "blue", "seat": "red", "die": 2},
        ),
    ),
]

SMALL: list[tuple[str, tuple[Any, ...]]] = [
    (
        "reveal:c3",
        (
            "revealed",
            "neutral",
            "The next target",
            "Das nächste Ziel",
            {"what": "target", "to": "c3", "value": "c3"},
        ),
    ),
    ("call:red", ("called", "neutral", "Called: red", "Genannt: rot", {"what": "colours", "called": "red"})),
    (
        "pull:a1-b1",
        ("pulled", "neutral", "A wall is out", "Eine Mauer ist gezogen", {"what": "wall", "called": "red"}),
    ),
    (
        "read:red",
        (
            "right",
            "good",
            "Right: red",
            "Richtig: rot",
            {"what": "colours", "called": "red", "pulled": "red"},
        ),
    ),
    (
        "step:b1",
        (
            "stepped",
            "good",
            "Goes on",
            "Geht weiter",
            {"what": "move", "from": "a1", "to": "b1", "seat": "red"},
        ),
    ),
    (
        "call:green",
        ("called", "neutral", "Called: green", "Genannt: grün", {"what": "colours", "called": "green"}),
    ),
    (
        "pull:b1-b2",
        ("pulled", "neutral", "A wall is out", "Eine Mauer ist gezogen", {"what": "wall", "called": "green"}),
    ),
    (
        "read:blue",
        (
            "wrong",
            "wrong",
            "Called green, pulled blue",
            "Genannt grün, gezogen blau",
            {"what": "colours", "called": "green", "pulled": "blue"},
        ),
    ),
    (
        "put:a1-b1",
        ("put", "neutral", "A wall is back", "Eine Mauer ist zurück", {"what": "wall", "number": 1}),
    ),
    ("put:b1-b2", ("put", "neutral", "A wall is back", "Eine Mauer ist zurück", {"what": "wall"})),
    # not heard, so the last moment stays
    ("pull:d4-d3", ("put", "neutral", "A wall is back", "Eine Mauer ist zurück", {"what": "wall"})),
]
BIG: list[tuple[str, tuple[Any, ...]]] = [
    (
        "reveal:c1",
        ("revealed", "neutral", "The next target", "Das nächste Ziel", {"what": "target", "to": "c1"}),
    ),
    ("2", ("number", "neutral", "Rolled: 2", "Gewürfelt: 2", {"what": "die", "seat": "red", "die": 2})),
    (
        "walk:a1-b1-c1",
        (
            "chip",
            "good",
            "Chip 1 of 5!",
            "Plättchen 1 von 5!",
            {"what": "chip", "seat": "red", "number": 1, "most": 5},
        ),
    ),
    (
        "reveal:d4",
        ("revealed", "neutral", "The next target", "Das nächste Ziel", {"what": "target", "to": "d4"}),
    ),
    ("3", ("number", "neutral", "Rolled: 3", "Gewürfelt: 3", {"what": "die", "seat": "blue", "die": 3})),
    (
        "walk:f6-e6-e5",
        (
            "stepped",
            "good",
            "Goes on",
            "Geht weiter",
            {"what": "move", "from": "f6", "to": "e5", "seat": "blue", "path": ["f6", "e6", "e5"]},
        ),
    ),
    (
        "drop:out:f1",
        (
            "dropped",
            "wrong",
            "Bump, a wall!",
            "Rums, eine Mauer!",
            {"what": "bump", "to": "e5", "seat": "blue"},
        ),
    ),
]

RIDDLES: list[tuple[str, str, tuple[str, ...]]] = [
    ("red", "word:Zaubernuss", ("noted", "neutral", "A word is noted", "Ein Wort ist notiert")),
    ("red", "word:Kichererbse", ("noted", "neutral", "A word is noted", "Ein Wort ist notiert")),
    ("red", "word:Morgenrock", ("noted", "neutral", "A word is noted", "Ein Wort ist notiert")),
    ("red", "ready", ("ready", "good", "The words are chosen", "Die Wörter sind gewählt")),
    *[
        ("green", f"word:Nordlicht{n}", ("noted", "neutral", "A word is noted", "Ein Wort ist notiert"))
        for n in "abc"
    ],
    ("green", "ready", ("ready", "good", "The words are chosen", "Die Wörter sind gewählt")),
    *[
        ("yellow", f"word:Eisberg{n}", ("noted", "neutral", "A word is noted", "Ein Wort ist notiert"))
        for n in "abc"
    ],
    ("yellow", "ready", ("model", "good", "All words are chosen", "Alle Wörter sind gewählt")),
    ("red", "placed", ("placed", "neutral", "The figures are placed", "Die Knetfiguren stehen")),
    ("green", "placed", ("placed", "neutral", "The figures are placed", "Die Knetfiguren stehen")),
    ("yellow", "placed", ("begin", "good", "All figures stand", "Alle Knetfiguren stehen")),
    ("red", "begins:red", ("begins", "neutral", "Who begins is settled", "Wer beginnt, steht fest")),
    ("red", "curse:red", ("cursed", "neutral", "A curse!", "Ein Fluch!")),
    (
        "red",
        "demand:green:1",
        ("demanded", "neutral", "Wants to know a letter", "Will einen Buchstaben wissen"),
    ),
    ("red", "nth:3", ("nth", "neutral", "Letter number 3", "Buchstabe Nummer 3")),
    ("green", "tell:R", ("told", "neutral", "The letter is told", "Der Buchstabe ist gesagt")),
    ("red", "curse:red", ("cursed", "neutral", "A curse!", "Ein Fluch!")),
    ("red", "attempt:green:1", ("tries", "neutral", "Wants to solve a riddle", "Will ein Rätsel lösen")),
    (
        "red",
        "guess:Polarstern",
        ("guessed", "neutral", "An attempt is written", "Lösungsversuch geschrieben"),
    ),
    ("green", "verdict:close", ("close", "wrong", "Wrong, but close", "Falsch, aber nah dran")),
    ("red", "die:5", ("number", "neutral", "Rolled: 5", "Gewürfelt: 5")),
    (
        "red",
        "wizard:cave:6",
        ("dragon", "wrong", "The dragon! All others climb", "Der Drache! Alle anderen steigen"),
    ),
]
