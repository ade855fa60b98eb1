"""How Barbarossa is played, card by card.

Refuses to know: how a card is drawn, and whether it is right (`companion.core.catalog.lessons.tried`).
"""

from collections.abc import Mapping
from typing import Any

from companion.core.catalog.lessons import Attempt, Lesson
from companion.core.model.types import Say


def _position(phase: str, *, red: int = 0, green: int = 0, cave: int = 1, **task: Any) -> Mapping[str, Any]:
    """Return the keys of a position of three: what red does, hats of red and green, and red's cave."""
    hats = {"red": red, "green": green, "yellow": 2}
    wizards = {"red": f"cave:{cave}", "green": "cave:1", "yellow": "cave:5"}
    return {"hats": hats, "wizards": wizards, "tasks": [{"phase": phase, "seat": "red", **task}]}


SOLVED = {
    **{f"red:{number}": ["green", "yellow"] for number in (1, 2, 3)},
    **{f"green:{number}": [] for number in (1, 2, 3)},
    **{f"yellow:{number}": [] for number in (1, 2, 3)},
}
"""Six spears are placed: all of red's riddles are solved twice."""

RING = ("cave:1", "cave:7")

LESSONS = (
    Lesson(
        Say("First up the stairs"),
        Say("The first hat to reach GOAL wins. If all spears are placed before that, the furthest hat wins."),
        ("BR-23", "BR-22", "BR-24"),
        _position("move", red=30, green=39, steps=2, rolled=True),
        (Attempt("wizard:cave:3"),),
    ),
    Lesson(
        Say("Make riddles of clay"),
        Say("Choose words in secret, and model them. Three players make three each, four make two."),
        ("BR-03", "BR-01", "BR-02"),
        {"hats": {"red": 0, "green": 0, "yellow": 0}},
        (Attempt("ready", seat="red", wrong="words-missing"),),
        when="word",
    ),
    Lesson(
        Say("Roll, or pay elf stones"),
        Say("Roll the die, or pay elf stones, one for each cave. Never both, and never more than you have."),
        ("BR-05", "BR-06", "BR-04", "B8"),
        _position("turn"),
        (Attempt("die:4"), Attempt("elf:3"), Attempt("elf:0", wrong="at-least-one")),
        RING,
        when="die",
    ),
    Lesson(
        Say("The wizard walks clockwise"),
        Say("It walks exactly that many caves. Only the cave where it stops counts."),
        ("BR-07",),
        _position("move", steps=4, rolled=True),
        (Attempt("wizard:cave:5"), Attempt("wizard:cave:6", wrong="wrong-cave")),
        RING,
        when="wizard",
    ),
    Lesson(
        Say("Dragon, ghost and elf"),
        Say("Dragon: all other hats climb one step. Ghost: two. In an elf cave you get an elf stone."),
        ("BR-08", "BR-09"),
        _position("move", steps=2, rolled=True),
        (Attempt("wizard:cave:3"),),
    ),
    Lesson(
        Say("The dwarf tells a letter"),
        Say("Ask for one letter of another player's riddle. The answer is true, and for you alone."),
        ("BR-10",),
        _position("dwarf"),
        (Attempt("demand:green:1"),),
        RING,
        when="demand",
    ),
    Lesson(
        Say("Riddle cave: ask"),
        Say("Ask about any riddles, as much as you like, until somebody answers NO. Do not ask for letters."),
        ("BR-11", "BR-12", "BR-13", "B6"),
        _position("round", cave=4, round=1),
        (Attempt("ask:green:1"), Attempt("attempt:green:1", wrong="round-one")),
        RING,
        when="ask",
    ),
    Lesson(
        Say("Round two: one attempt"),
        Say("Then you ask again, and may write down one solution. A NO or the attempt ends the turn."),
        ("BR-14", "BR-15", "BR-25"),
        _position("round", cave=4, round=2),
        (Attempt("attempt:green:1"), Attempt("demand:green:1", wrong="no-letter-now")),
        RING,
        ("letter_round", False),
        when="attempt",
    ),
    Lesson(
        Say("Round two: a letter"),
        Say("If you play the easier way, you may ask for one letter in round two, and nothing else."),
        ("BR-25", "BR-14", "BR-15"),
        _position("round", cave=4, round=2),
        (Attempt("demand:green:1"),),
        RING,
        ("letter_round", True),
        when="attempt",
    ),
    Lesson(
        Say("Solved: a spear"),
        Say(
            "A spear goes into the figure. Its first solver climbs five steps, the second three. "
            "Nobody solves a riddle twice, or their own."
        ),
        ("BR-17", "BR-16", "B13"),
        _position("round", cave=4, round=2),
        (Attempt("attempt:red:1", wrong="own-riddle"),),
        ("spear:1", "spear:13"),
        when="verdict",
    ),
    Lesson(
        Say("Neither too easy nor too hard"),
        Say(
            "Then the modeller moves by the number of spears placed: 5 to 10 are good, 7 to 9 best, "
            "all others cost steps."
        ),
        ("BR-18",),
        {**_position("spear", riddle="green:1"), "riddles": SOLVED},
        (Attempt("spear"),),
        ("spear:1", "spear:13"),
    ),
    Lesson(
        Say("Curse stones"),
        Say("With one you may interrupt at any time, except in round two: for one letter or one attempt."),
        ("BR-19", "BR-20", "BR-21", "B9", "B10"),
        _position("round", cave=4, round=2),
        (Attempt("curse:green", seat="green", wrong="round-two"),),
        ("curse:green:1", "curse:yellow:1"),
        when="curse",
    ),
)
"""The cards."""
