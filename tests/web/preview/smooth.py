"""Canned public states in which all goes well."""

from __future__ import annotations

from typing import Any

from companion.games.malefiz.lessons import lessons
from tests.web.preview.middle import COMMITMENT, HISTORY, playing, standing, thrown, turn


def idle() -> dict[str, Any]:
    """Nobody has begun."""
    return playing() | {
        "phase": "idle",
        "game": None,
        "variant": None,
        "turn": None,
        "pieces": None,
        "house": None,
        "seats": [],
        "spots": [],
        "history": [],
        "verdicts": [],
        "lights": {},
        "awaiting": {"what": "new-game", "seat": "", "text": "Nobody is playing. Start a new game."},
    }


AGAIN: dict[str, Any] = {
    "game_id": 7,
    "game": "malefiz",
    "variant": "fast",
    "title": "Malefiz: Fast",
    "seats": [
        {"seat": "red", "name": "Anna", "mark": "R", "computer": ""},
        {"seat": "green", "name": "", "mark": "G", "computer": ""},
        {"seat": "blue", "name": "Mo", "mark": "B", "computer": ""},
    ],
    "first": "green",
    "pawns": {"red": 3},
    "manner": "tournament",
    "bare": False,
    "learns": [],
    "rules": {"may_pass": True},
    "open": True,
    "stands": False,
    "text": "Green begins.",
}


def again() -> dict[str, Any]:
    """Nobody has begun, and the last game may be played once more; its pieces stand."""
    stands = {"stands": True, "text": "The board is set up. Green begins."}
    board = {"game": "malefiz", "variant": "fast", "without": []}
    return idle() | {"board": board, "again": AGAIN | stands}


def checking() -> dict[str, Any]:
    """A walk has the board."""
    text = "The board is being checked just now. After that you can play."
    return idle() | {"awaiting": {"what": "check", "seat": "", "text": text}}


def paused() -> dict[str, Any]:
    """Somebody has paused the game."""
    text = "Paused. Carry on whenever you like."
    return playing() | {
        "phase": "paused",
        "paused": {"by": "page", "since_ms": 5000, "text": text},
        "awaiting": {"what": "paused", "seat": "red", "text": "Carry on whenever you like."},
        "lights": {"red:1": {"colour": "red", "pattern": "breathe"}},
    }


def move() -> dict[str, Any]:
    """A four was rolled."""
    state = playing() | {"phase": "move", "die": 4}
    state["awaiting"] = {
        "what": "move",
        "seat": "red",
        "text": "Anna, move one of your pawns 4 fields.",
    }
    return state


def told() -> dict[str, Any]:
    """Somebody has typed a four in, and nothing has moved yet."""
    return move() | {"roll": thrown(4, how="told")}


def idea() -> dict[str, Any]:
    """Red wants ideas, and gets one that takes a barricade; a kind word stands below."""
    blinks = {"colour": "cyan", "pattern": "blink"}
    return move() | {
        "idea": {
            "seat": "red",
            "move": "c3*a3>c5",
            "from": "c3",
            "to": "a3",
            "place": "c5",
            "turn": "Anna (red) takes the barricade and puts it away.",
            "text": "Take the barricade, and put it where it stops the green pawn.",
        },
        "cheer": {"seat": "red", "text": "Thank you for waiting, Anna (red)!"},
        "lights": {"c3": blinks, "a3": blinks, "c5": blinks, "c1": {"colour": "red", "pattern": "steady"}},
    }


def lesson() -> dict[str, Any]:
    """Red plays for the first time, and is told of captures."""
    card = next(each for each in lessons("classic") if each.when == "capture")
    told = {"title": card.title.text, "text": card.text.text, "rule": card.rules[0]}
    keys = {"caption": "New for Anna", "known": "Got it", "off": "I know how to play"}
    return move() | {"lesson": {"seat": "red", "when": card.when, **told, **keys}}


def tournament() -> dict[str, Any]:
    """A four was typed in, in a tournament."""
    state = told()
    seats = [seat | {"hints": "none"} for seat in state["seats"]]
    return state | {"manner": "tournament", "seats": seats}


def passed() -> dict[str, Any]:
    """Red typed a two in and could not move: blue is to roll."""
    state = playing() | {"turn": "blue", "roll": thrown(2, how="told")}
    text = "Anna rolled 2 and cannot move."
    state["history"] = [*HISTORY, turn(5, "red", 2, "pass", text, how="pass")]
    state["verdicts"] = [*state["verdicts"], {"ms": 5000, "verdict": "pass", "seat": "red", "text": text}]
    state["awaiting"] = {"what": "roll", "seat": "blue", "text": "Mo, roll the die!"}
    return state


def odd_die() -> dict[str, Any]:
    """A game whose die shows one to four."""
    return playing() | {"roll": {"faces": [1, 2, 2, 3, 3, 4], "commitment": COMMITMENT, "last": None}}


def radio_dice() -> dict[str, Any]:
    """Two dice with a radio: one has shown something in vain, the other is away."""
    vain = "The die showed 4, but nobody is to roll now."
    away = "This die is out of reach. Bring it nearer, or roll it once."
    return move() | {
        "dice": [
            {"name": "dots", "seats": [], "up": True, "battery": 80, "text": vain},
            {"name": "sky", "seats": ["blue"], "up": False, "battery": None, "text": away},
        ]
    }


def hand() -> dict[str, Any]:
    """A pawn is in the air, its targets are lit."""
    state = move()
    state["spots"] = [spot for spot in state["spots"] if spot != "c3"]
    state["hand"] = {
        "kind": "in-hand",
        "lifted": ["c3"],
        "targets": ["g3"],
        "awaits": "pawn",
        "moves": ["c3-g3"],
    }
    state["awaiting"] = {
        "what": "pawn",
        "seat": "red",
        "text": "Put your pawn onto a field that glows.",
    }
    glow = {"colour": "green", "pattern": "steady"}
    state["lights"] = {"g3": glow, "a1": glow, "c3": {"colour": "white", "pattern": "breathe"}}
    return state


def guests() -> dict[str, Any]:
    """Two play; the pawns of the other two colours stand in their houses."""
    state = playing() | {"history": [], "verdicts": [], "lights": {}}
    state["seats"] = [entry for entry in state["seats"] if entry["seat"] in ("red", "blue")]
    state["pieces"] = {k: v for k, v in state["pieces"].items() if v in ("red", "blue", "barricade")}
    state["house"] = {"red": 3, "blue": 4}
    everywhere = {f"{seat}:{i}" for seat in ("green", "yellow") for i in range(1, 6)}
    state["spots"] = sorted({*standing(state), *everywhere})
    return state


def long_names() -> dict[str, Any]:
    """Names as long as the new game's window lets them be."""
    state = playing()
    names = ("Grossmutter Annemarie-Charlotte", "Donaudampfschifffahrtskapitaen", "Ida", "Mo")
    state["seats"] = [entry | {"name": name} for entry, name in zip(state["seats"], names, strict=True)]
    return state


def over() -> dict[str, Any]:
    """Red has won."""
    won = turn(5, "red", 3, "i11-i14", "Anna moved 3 onto the goal.", won=True)
    state = playing() | {
        "phase": "over",
        "die": None,
        "history": [*HISTORY, won],
        "lights": {},
        "winners": ["red"],
        "won": "Anna has won!",
        "again": AGAIN,
    }
    state["pieces"] = {**state["pieces"], "i14": "red"}
    state["verdicts"] = [
        *state["verdicts"],
        {"ms": 9000, "verdict": "won", "seat": "red", "text": "Anna has won the game!"},
    ]
    state["awaiting"] = {
        "what": "nothing",
        "seat": "",
        "text": "Anna has reached the goal. Congratulations!",
    }
    return state
