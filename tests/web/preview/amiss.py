"""Canned public states in which something is to be put right, asked or agreed upon."""

from __future__ import annotations

from typing import Any

from companion.ports.hosts import HostNews
from companion.words.host_words import tell_news
from companion.words.i18n import translator
from tests.web.preview.middle import HISTORY, NAMES, VERDICTS, playing
from tests.web.preview.smooth import move


def arrange() -> dict[str, Any]:
    """The board is being set up: two pieces missing, one too many."""
    state = playing() | {"phase": "arrange", "guided": True, "history": [], "verdicts": []}
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
    late = VERDICTS[0] | {"text": "The turn of Mo was taken back."}
    put_right = [{"ms": 7000, "verdict": "illegal"}, {"ms": 8000, "verdict": "restored"}]
    return arrange() | {"verdicts": [VERDICTS[1], late, *(each | {"text": "..."} for each in put_right)]}


def illegal() -> dict[str, Any]:
    """A pawn went too far; the way back has two steps."""
    state = move() | {"phase": "illegal", "guided": True}
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
        "text": state["steps"][0]["text"],
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


def barricade() -> dict[str, Any]:
    """The pawn has taken the barricade, which then went onto a field where it must not be."""
    state = move() | {
        "phase": "illegal",
        "guided": True,
        "die": 2,
        "hand": move()["hand"] | {"kind": "mismatch"},
    }
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


def forgot() -> dict[str, Any]:
    """Moved before the number was known."""
    state = playing() | {"phase": "illegal", "guided": True}
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
    state = illegal() | {"guided": False}
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
    late = [each | {"text": f"The turn of {each['seat']} was taken back."} for each in VERDICTS[::-1]]
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
    state["whose"]["mixed"] = state["guided"] = True
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


def meant() -> dict[str, Any]:
    """Red has let go of its pawn, and then gone elsewhere with it."""
    turn = "Anna (red) moves the pawn from the field below the barricade to the field beside it."
    text = "Or was the last turn of Anna (red) another one? The board stands as after:"
    return illegal() | {"meant": {"text": text, "turns": [{"move": "c3-h3", "text": turn}]}}


def accept_asked() -> dict[str, Any]:
    """Red asks the others to let its try count."""
    state = proposal()
    state["proposal"] |= {"what": "accept", "agreed": ["red"], "waiting": ["green", "yellow", "blue"]}
    return state


def lost() -> dict[str, Any]:
    """The cable is out and the disk is full."""
    why, text = "unplugged: it has vanished", "The board's cable is out."
    device = {"device": "board", "up": False, "firmware": "1.0", "why": why, "text": text}
    return move() | {
        "link": {"up": False, "since_ms": 0, "devices": [device]},
        "journal": {"ok": False, "saving": True},
    }


def hosts() -> dict[str, Any]:
    """A phone has become host, and another one asks; in German, which is longest."""
    lines = [translator("de")(say) for say in tell_news(HostNews(asks=True, made=1, fresh=True))]
    return playing() | {"hosts": {"asks": True, "waits": False, "made": 1, "lines": lines}}


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
