"""Canned public states, one for each phase, for the preview server.

Knows: the keys of docs/architecture.md. Refuses to know: whether a state could happen in a real game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core import dice
from companion.games.malefiz import GAME

SEATS = ("red", "green", "yellow", "blue")
NAMES = {"red": "Anna", "green": "Jonas", "yellow": "Oma Gertrud", "blue": "Mo"}
MARKS = {"red": "R", "green": "G", "yellow": "Y", "blue": "B"}


def geometry(variant: str) -> dict[str, Any]:
    """The board of a variant as ``GET /api/boards`` gives it."""
    board = GAME.board(variant)
    pool_of = {name: pool.name for pool in board.pools for name in board.names(pool.mask)}
    return {
        "spots": [
            {"name": name, "x": x, "y": y, "pool": pool_of.get(name), "text": f"where {name} is"}
            for name, (x, y) in zip(board.spots, board.xy, strict=True)
        ],
        "edges": board.edges,
        "marks": board.marks,
        "pools": [{"name": pool.name, "kind": pool.kind} for pool in board.pools],
    }


def _standing(state: dict[str, Any]) -> list[str]:
    spots = set(state["pieces"])
    for seat, count in state["house"].items():
        spots |= {f"{seat}:{i}" for i in range(1, count + 1)}
    spots |= {f"forest:{i}" for i in range(1, sum(state.get("forest", {}).values()) + 1)}
    return sorted(spots)


def _turn(number: int, seat: str, die: int, move: str, text: str, **more: Any) -> dict[str, Any]:
    base = {"number": number, "seat": seat, "die": die, "move": move, "how": "sensors", "text": text}
    return base | {"captured": "", "barricade": False, "won": False} | more


HISTORY = [
    _turn(1, "red", 3, "house-e1", "Anna moved 3 out of the house."),
    _turn(2, "green", 5, "house-k1", "Jonas moved 5 out of the house."),
    _turn(3, "yellow", 6, "i1xe1", "Oma Gertrud moved 6 and captured Anna's pawn.", captured="red"),
    _turn(
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


def paused() -> dict[str, Any]:
    """Somebody has paused the game."""
    text = "Pause. Whenever you like."
    return playing() | {
        "phase": "paused",
        "paused": {"by": "page", "since_ms": 5000, "text": text},
        "awaiting": {"what": "paused", "seat": "red", "text": text},
        "lights": {"red:1": {"colour": "red", "pattern": "breathe"}},
    }


def checking() -> dict[str, Any]:
    """A walk has the board."""
    text = "The board is being checked just now. After that you can play."
    return idle() | {"awaiting": {"what": "check", "seat": "", "text": text}}


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
        "ask": [],
        "setup": None,
        "manner": "friendly",
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
    state["spots"] = _standing(state)
    return state


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


def arrange() -> dict[str, Any]:
    """The board is being set up: two pieces missing, one too many."""
    state = playing() | {"phase": "arrange", "history": [], "verdicts": []}
    state["spots"] = sorted((set(state["spots"]) - {"c3", "blue:4"}) | {"d3"})
    state["awaiting"] = {
        "what": "arrange",
        "seat": "",
        "text": "Please set up the board. I will tell you what is missing.",
    }
    text = "Two pieces are missing, and one stands where none should be."
    state["setup"] = {
        "missing": ["blue:4", "c3"],
        "surplus": ["d3"],
        "turned": False,
        "wrong_side": False,
        "text": text,
    }
    state["steps"] = [
        {
            "from": "d3",
            "to": "c3",
            "piece": "red",
            "text": "Move the red pawn one field to the left.",
        },
        {
            "from": None,
            "to": "blue:4",
            "piece": "blue",
            "text": "Put a blue pawn into the blue house.",
        },
    ]
    state["lights"] = {
        "c3": {"colour": "cyan", "pattern": "blink"},
        "d3": {"colour": "orange", "pattern": "quick"},
    }
    return state


def undone() -> dict[str, Any]:
    """A turn was taken back by its button after all had been right: the piece has to go back now."""
    late = VERDICTS[0] | {"text": "The turn of Mo was taken back later."}
    put_right = [{"ms": 7000, "verdict": "illegal"}, {"ms": 8000, "verdict": "restored"}]
    return arrange() | {"verdicts": [VERDICTS[1], late, *(each | {"text": "..."} for each in put_right)]}


def move() -> dict[str, Any]:
    """A four was rolled."""
    state = playing() | {"phase": "move", "die": 4}
    state["awaiting"] = {
        "what": "move",
        "seat": "red",
        "text": "Anna, move one of your pawns 4 fields.",
    }
    return state


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


def tournament() -> dict[str, Any]:
    """A four was typed in, in a tournament."""
    state = told()
    seats = [seat | {"hints": "none"} for seat in state["seats"]]
    return state | {"manner": "tournament", "seats": seats}


def told() -> dict[str, Any]:
    """Somebody has typed a four in, and nothing has moved yet."""
    return move() | {"roll": thrown(4, how="told")}


def passed() -> dict[str, Any]:
    """Red typed a two in and could not move: blue is to roll."""
    state = playing() | {"turn": "blue", "roll": thrown(2, how="told")}
    text = "Anna rolled 2 and cannot move."
    state["history"] = [*HISTORY, _turn(5, "red", 2, "pass", text, how="pass")]
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


def illegal() -> dict[str, Any]:
    """A pawn went too far; the way back has two steps."""
    state = move() | {"phase": "illegal"}
    state["spots"] = sorted((set(state["spots"]) - {"c3"}) | {"h3"})
    why = "That were 5 fields, but you rolled a 4."
    verdict = {
        "ms": 5000,
        "verdict": "illegal",
        "seat": "red",
        "reason": "wrong-count",
        "rule": "MA-03",
        "wrong": ["h3"],
        "missing": ["c3"],
        "text": why,
    }
    state["verdicts"] = [*state["verdicts"], verdict]
    back = "Take your red pawn from the field right of the barricade and put it back where the ring blinks."
    state["steps"] = [
        {"from": "h3", "to": "c3", "piece": "red", "text": back},
        {
            "from": None,
            "to": "red:3",
            "piece": "red",
            "text": "Put a red pawn back into the red house.",
        },
    ]
    state["awaiting"] = {
        "what": "way-back",
        "seat": "red",
        "text": "Please put that back, step by step.",
    }
    state["lights"] = {
        "h3": {"colour": "orange", "pattern": "quick"},
        "c3": {"colour": "white", "pattern": "blink"},
    }
    return state


def counting() -> dict[str, Any]:
    """A pawn is tapped on a field that it only counts: seen, and not decided."""
    state = move()
    state["hand"] = {"kind": "mismatch", "lifted": ["c3"], "targets": ["g3"], "awaits": "", "moves": []}
    return state | {key: illegal()[key] for key in ("spots", "steps", "lights")}


def long_names() -> dict[str, Any]:
    """Names as long as the new game's window lets them be."""
    state = playing()
    names = ("Grossmutter Annemarie-Charlotte", "Donaudampfschifffahrtskapitaen", "Ida", "Mo")
    state["seats"] = [entry | {"name": name} for entry, name in zip(state["seats"], names, strict=True)]
    return state


def barricade() -> dict[str, Any]:
    """The pawn has taken the barricade, which then went onto a field where it must not be."""
    state = move() | {"phase": "illegal", "die": 2, "hand": move()["hand"] | {"kind": "mismatch"}}
    state["spots"] = sorted((set(state["spots"]) - {"c1"}) | {"d1"})
    verdict = {
        "ms": 5000,
        "verdict": "illegal",
        "seat": "red",
        "reason": "barricade-place",
        "rule": "MA-12",
        "wrong": ["d1"],
        "missing": [],
        "text": "No barricade stands in the lowest row.",
    }
    state["verdicts"] = [*state["verdicts"], verdict]
    return state


def guests() -> dict[str, Any]:
    """Two play; the pawns of the other two colours stand in their houses."""
    state = playing() | {"history": [], "verdicts": [], "lights": {}}
    state["seats"] = [entry for entry in state["seats"] if entry["seat"] in ("red", "blue")]
    state["pieces"] = {k: v for k, v in state["pieces"].items() if v in ("red", "blue", "barricade")}
    state["house"] = {"red": 3, "blue": 4}
    everywhere = {f"{seat}:{i}" for seat in ("green", "yellow") for i in range(1, 6)}
    state["spots"] = sorted({*_standing(state), *everywhere})
    return state


def forgot() -> dict[str, Any]:
    """Moved before the number was known."""
    state = playing() | {"phase": "illegal"}
    state["spots"] = sorted((set(state["spots"]) - {"c3"}) | {"f3"})
    verdict = {
        "ms": 5000,
        "verdict": "illegal",
        "seat": "red",
        "reason": "no-roll",
        "rule": "MA-03",
        "wrong": ["f3"],
        "missing": ["c3"],
    }
    state["verdicts"] = [
        *state["verdicts"],
        verdict | {"text": "You moved, but I do not know your number yet."},
    ]
    state["awaiting"] = {"what": "roll", "seat": "red", "text": "Anna, what did you roll?"}
    return state


def question() -> dict[str, Any]:
    """Two turns fit."""
    state = move() | {"phase": "ask"}
    state["ask"] = [
        {"move": "c3*g3>g5", "text": "Your pawn went to the right, and the barricade up the path."},
        {"move": "c1-c3", "text": "Your lower pawn went up."},
    ]
    state["awaiting"] = {
        "what": "choose",
        "seat": "red",
        "text": "Two turns look the same to me. Which one was it?",
    }
    return state


def take_back() -> dict[str, Any]:
    """Three turns were put back by hand."""
    state = illegal()
    state["awaiting"] = {"what": "take-back", "seat": "red", "text": "Is something to be taken back?"}
    state["offer"] = {
        "number": 2,
        "turns": 3,
        "seat": "green",
        "die": 4,
        "seats": ["red", "green"],
        "text": "The board stands as it did 3 turns ago, before the turn of Jonas (green).",
    }
    state["verdicts"][-1] |= {"back": 2, "text": "The pieces stand as they did earlier."}
    return state


def taken_back() -> dict[str, Any]:
    """The last two of them were taken back: the yellow and the blue turn."""
    asked = take_back()["verdicts"][-1]
    state = move() | {"turn": "yellow", "history": HISTORY[:2]}
    undone: list[dict[str, Any]] = [
        {"ms": 9000, "verdict": "taken-back", "seat": "blue", "move": "m2*m3>g5", "back": 4},
        {"ms": 9000, "verdict": "taken-back", "seat": "yellow", "move": "i1xe1", "back": 3},
    ]
    told = [each | {"text": f"The turn of {NAMES[each['seat']]} was taken back by hand."} for each in undone]
    late = [each | {"text": f"The turn of {each['seat']} was taken back later."} for each in VERDICTS[::-1]]
    first = {"ms": 2000, "verdict": "legal", "seat": "green", "move": "house-k1", "text": HISTORY[1]["text"]}
    state["verdicts"] = [first, *late, asked | {"back": 3}, *told]
    return state


def whose() -> dict[str, Any]:
    """Two pawns were in the air together."""
    spots = {"c1": "red", "c3": "green"}
    return playing() | {
        "whose": {"spots": spots, "mixed": False, "text": "Please check: red here, green there."}
    }


def mixed() -> dict[str, Any]:
    """They have changed places."""
    state = whose()
    state["whose"]["mixed"] = True
    state["steps"] = [
        {"from": "c1", "to": None, "piece": "green", "text": "Take away the green pawn from here."},
        {"from": "c3", "to": "c1", "piece": "red", "text": "Put the red pawn from there here."},
    ]
    return state


def proposal() -> dict[str, Any]:
    """Green proposes an edited position while red's try stands there; red and the others are still asked."""
    state = illegal()
    state["accept"] = {"can": True, "text": "Anna (red): the red pawn from there to here."}
    state["proposal"] = {
        "what": "edit",
        "text": "The position shall be changed to this picture, and then it is the turn of Jonas (green).",
        "agreed": ["green"],
        "waiting": ["red", "yellow", "blue"],
        "position": {key: state[key] for key in ("game", "variant", "turn", "pieces", "house")},
    }
    return state


def accept_asked() -> dict[str, Any]:
    """Red asks the others to let its try count."""
    state = proposal()
    state["proposal"] |= {"what": "accept", "agreed": ["red"], "waiting": ["green", "yellow", "blue"]}
    return state


def over() -> dict[str, Any]:
    """Red has won."""
    won = _turn(5, "red", 3, "i11-i14", "Anna moved 3 onto the goal.", won=True)
    state = playing() | {"phase": "over", "die": None, "history": [*HISTORY, won], "lights": {}}
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


def lost() -> dict[str, Any]:
    """The cable is out and the disk is full."""
    why, text = "unplugged: it has vanished", "The board's cable is out."
    device = {"device": "board", "up": False, "firmware": "1.0", "why": why, "text": text}
    return move() | {
        "link": {"up": False, "since_ms": 0, "devices": [device]},
        "journal": {"ok": False, "saving": True},
    }


def faults() -> dict[str, Any]:
    """Sensors that are not believed."""
    state = playing()
    field = "the third field from the left in the third row from the bottom"
    state["faults"] = [
        {
            "kind": "stuck-off",
            "spots": ["c3"],
            "text": f"The sensor at {field} sees no piece, even when one is there.",
            "remedy": "Press the piece down. If that does not help: has its wire or its plug come off?",
        },
        {
            "kind": "dead-chain",
            "spots": ["e1", "f1"],
            "text": "2 sensors see nothing any more, among them the one at the field before the red house.",
            "remedy": "Look at the plug of this part of the board. Once it is in, I notice by myself.",
        },
    ]
    return state


CASES: dict[str, Callable[[], dict[str, Any]]] = {
    "idle": idle,
    "arrange": arrange,
    "roll": playing,
    "fast": lambda: playing("fast"),
    "move": move,
    "told": told,
    "idea": idea,
    "tournament": tournament,
    "passed": passed,
    "odd-die": odd_die,
    "radio-dice": radio_dice,
    "hand": hand,
    "illegal": illegal,
    "barricade": barricade,
    "guests": guests,
    "long": long_names,
    "forgot": forgot,
    "ask": question,
    "take-back": take_back,
    "taken-back": taken_back,
    "undone": undone,
    "counting": counting,
    "whose": whose,
    "mixed": mixed,
    "proposal": proposal,
    "accept-asked": accept_asked,
    "faults": faults,
    "over": over,
    "paused": paused,
    "checking": checking,
    "lost": lost,
}

MOVES = [
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
    {"move": "house-f1", "from": "red", "to": "f1", "kind": "move", "text": "Come out of the house."},
]
GAMES = [
    {
        "game_id": 7,
        "game": "malefiz",
        "variant": "classic",
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
        "names": {"red": "Anna", "blue": ""},
        "state": "won",
        "turns": 65,
        "started": "2026-11-19T16:00:00",
        "winner": "red",
    },
]
