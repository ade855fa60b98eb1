"""A game in its middle, and what the preview server tells beside it: board, turns, rolls, stored games.

Knows: the keys of the public state. Refuses to know: whether a state could happen in a real game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from companion.core.catalog.game_box import edition_of
from companion.core.chance import dice
from companion.games import find_art
from companion.games.malefiz import GAME
from companion.state.lessons.cards import explained

SEATS = ("red", "green", "yellow", "blue")
NAMES = {"red": "Anna", "green": "Jonas", "yellow": "Oma Gertrud", "blue": "Mo"}
MARKS = {"red": "R", "green": "G", "yellow": "Y", "blue": "B"}


def geometry(variant: str) -> dict[str, Any]:
    """The board of a variant as ``GET /api/boards`` gives it."""
    board = GAME.board(variant)
    pool_of = {name: pool.name for pool in board.pools for name in board.names(pool.mask)}
    return {
        "game": GAME.name,
        "variant": variant,
        "explained": explained(edition_of(GAME, variant)),
        "spots": [
            {"name": name, "x": x, "y": y, "pool": pool_of.get(name), "text": f"where {name} is"}
            for name, (x, y) in zip(board.spots, board.xy, strict=True)
        ],
        "edges": board.edges,
        "marks": board.marks,
        "kinds": {"barricade": "barricade"},
        "art": msgspec.to_builtins(find_art(GAME.name)),
        "pools": [{"name": pool.name, "kind": pool.kind} for pool in board.pools],
    }


def standing(state: dict[str, Any]) -> list[str]:
    spots = set(state["pieces"])
    for seat, count in state["house"].items():
        spots |= {f"{seat}:{i}" for i in range(1, count + 1)}
    spots |= {f"forest:{i}" for i in range(1, sum(state.get("forest", {}).values()) + 1)}
    return sorted(spots)


def turn(number: int, seat: str, die: int, move: str, text: str, **more: Any) -> dict[str, Any]:
    base = {"number": number, "seat": seat, "die": die, "move": move, "how": "sensors", "text": text}
    return base | {"captured": "", "barricade": False, "won": False} | more


HISTORY = [
    turn(1, "red", 3, "house-e1", "Anna moved 3 out of the house."),
    turn(2, "green", 5, "house-k1", "Jonas moved 5 out of the house."),
    turn(3, "yellow", 6, "i1xe1", "Oma Gertrud moved 6 and captured Anna's pawn.", captured="red"),
    turn(
        4,
        "blue",
        2,
        "m2*m3>g5",
        "Mo took the barricade and put it onto the path above the green house.",
        barricade=True,
    ),
]
SECRET, SHARE = "0f" * 16, "5a" * 8
COMMITMENT = dice.commitment(SECRET)
ROLLED = dice.thrown(SECRET, SHARE, GAME.die_faces)


def thrown(die: int, count: int = 1, how: str = "rolled", **more: Any) -> dict[str, Any]:
    """The key ``roll`` once the die has shown something."""
    last = {"count": count, "seat": "red", "die": die, "how": how, "back": False} | more
    return {"faces": list(GAME.die_faces), "commitment": dice.commitment("next"), "last": last}


def rolls() -> list[dict[str, Any]]:
    """What ``GET /api/rolls`` gives: right with its share, told, wrong, by a button and taken back."""
    proof = {"secret": SECRET, "share": SHARE, "commitment": COMMITMENT, "checked": True}
    alone = proof | {"share": ""}
    nothing = {"secret": "", "share": "", "commitment": "", "checked": None}
    button = dice.thrown(SECRET, "", GAME.die_faces)
    told: list[tuple[int, str, bool, dict[str, Any]]] = [
        (ROLLED, "rolled", False, proof),
        (4, "told", False, nothing),
        (ROLLED % 6 + 1, "rolled", False, proof),
        (button, "rolled", True, alone),
    ]
    return [
        {"count": 4 - i, "seat": "red", "die": die, "how": how, "back": back} | rest
        for i, (die, how, back, rest) in enumerate(told)
    ]


VERDICTS = [
    {"ms": 4000, "verdict": "legal", "seat": "blue", "move": "m2*m3>g5", "text": HISTORY[3]["text"]},
    {"ms": 3000, "verdict": "legal", "seat": "yellow", "move": "i1xe1", "text": HISTORY[2]["text"]},
]


SHORT = {
    "legal": ("move", "good", "A move was made", "move"),
    "illegal": ("illegal", "wrong", "That is not allowed", "spots"),
    "taken-back": ("taken-back", "neutral", "That was taken back", "back"),
    "won": ("won", "win", "Won!", "trophy"),
}
"""Kind of a verdict -> deed, mark, short words and picture of the moment that it makes."""


def moment(verdicts: Sequence[Mapping[str, Any]]) -> dict[str, Any] | None:
    """What the newest of them makes the last thing that happened; None where there are none."""
    if not verdicts:
        return None
    last = verdicts[-1]
    deed, mark, short, what = SHORT.get(last["verdict"], ("told", "neutral", "Something was told", ""))
    seat = last.get("seat", "")
    keys = {"from": "", "to": "", "captured": "", "placed": "", "called": "", "pulled": "", "value": ""}
    numbers = {"fields": 0, "die": 0, "number": 0, "most": 0}
    picture = keys | numbers | {"what": what, "seat": seat, "path": [], "spots": [], "steps": {}}
    words = {"mark": mark, "short": short, "long": last["text"], "place": "", "picture": picture}
    return {"number": last["ms"], "deed": deed, "seat": seat} | words


def paused() -> dict[str, Any]:
    """The moment of a pause."""
    told = {"deed": "paused", "mark": "neutral", "short": "Pause", "long": "Paused.", "place": ""}
    return told | {"number": 9, "seat": "", "picture": {"what": "pause"}}


def playing(variant: str = "classic") -> dict[str, Any]:
    """A game in its middle, red to roll."""
    pieces = dict.fromkeys(GAME.board(variant).marks["barricades"], "barricade")
    if variant == "classic":
        pieces.pop("m3")
        pieces |= {
            "g5": "barricade",
            "e1": "yellow",
            "c1": "red",
            "c3": "red",
            "k1": "green",
            "m3": "blue",
            "i7": "green",
        }
        house = {"red": 3, "green": 3, "yellow": 4, "blue": 4}
    else:
        pieces |= {"e1": "yellow", "c2": "red", "f6": "red", "g1": "green", "k2": "blue", "c5": "blue"}
        house = {"red": 1, "green": 2, "yellow": 3, "blue": 2}
    state: dict[str, Any] = {
        "rev": 1,
        "phase": "roll",
        "game": "malefiz",
        "variant": variant,
        "board": {"game": "malefiz", "variant": variant, "without": []},
        "turn": "red",
        "die": None,
        "pieces": pieces,
        "house": house,
        "options": {},
        "seats": [
            {
                "seat": s,
                "name": NAMES[s],
                "mark": MARKS[s],
                "playing": True,
                "lights": s != "blue",
                "hints": "which",
            }
            for s in SEATS
        ],
        "hand": {"kind": "settled", "lifted": [], "targets": [], "awaits": "", "moves": []},
        "awaiting": {"what": "roll", "seat": "red", "text": "Anna, roll the die!"},
        "steps": [],
        "guided": False,
        "ask": [],
        "setup": None,
        "manner": "friendly",
        "aids": [],
        "idea": None,
        "cheer": None,
        "verdicts": VERDICTS[::-1],
        "history": HISTORY,
        "lights": {
            "c1": {"colour": "red", "pattern": "breathe"},
            "c3": {"colour": "red", "pattern": "breathe"},
        },
        "link": {"up": True, "since_ms": 0, "devices": []},
        "journal": {"ok": True, "saving": False},
        "care": {"volume": 100, "quiet": False, "brightness": 100},
        "roll": {"faces": list(GAME.die_faces), "commitment": COMMITMENT, "last": None},
        "game_id": 7,
        "version": "0.1.0",
        "title": "Kitchen table",
    }
    if variant == "fast":
        state["forest"] = {"red": 1, "green": 2, "yellow": 1}
        state["history"] = []
        state["lights"] = {}
    state["spots"] = standing(state)
    return state


MOVES = [
    {"move": "house-f1", "from": "red", "to": "f1", "kind": "move", "text": "Come out of the house."},
    {"move": "c1-c3", "from": "c1", "to": "c3", "kind": "move", "text": "Go up to the second long row."},
    {
        "move": "c1-g1",
        "from": "c1",
        "to": "g1",
        "kind": "move",
        "text": "Go right to the field before the green house.",
    },
    {"move": "c3-g3", "from": "c3", "to": "g3", "kind": "move", "text": "Go right."},
    *(
        {
            "move": f"c3*a3>{to}",
            "from": "c3",
            "to": "a3",
            "kind": "barricade",
            "place": to,
            "text": f"Barricade to {to}",
        }
        for to in ("c3", "g5", "k5")
    ),
]
GAMES = [
    {
        "game_id": 7,
        "game": "malefiz",
        "variant": "classic",
        "title": "Classic",
        "names": NAMES,
        "state": "playing",
        "turns": 42,
        "started": "2026-11-20T18:03:00",
        "winner": "",
    },
    {
        "game_id": 6,
        "game": "malefiz",
        "variant": "fast",
        "title": "Fast",
        "names": {"red": "Anna", "blue": ""},
        "state": "won",
        "turns": 65,
        "started": "2026-11-19T16:00:00",
        "winner": "red",
    },
]
