"""How the big labyrinth is played, card by card.

Refuses to know: how a card is drawn, and whether it is right (`companion.core.catalog.lessons.tried`).
"""

from collections.abc import Mapping
from typing import Any

from companion.core.catalog.lessons import Attempt, Lesson
from companion.core.model.types import Say


def _position(red: str, green: str = "f6", **more: Any) -> Mapping[str, Any]:
    """Return the keys of a position of two, walls and balls in the board; red is to move."""
    corners = {"corners": {"red": "a1", "green": "f6"}, "pieces": {red: "red", green: "green"}}
    return {**corners, "target": "d4", **more}


def _hands(frm: str, to: str, wrong: str) -> Attempt:
    return Attempt(hands=((frm, to),), wrong=wrong)


LESSONS = (
    Lesson(
        Say("Find the target"),
        Say("Everybody looks for the same symbol. Your move ends on it, and its chip is yours."),
        ("BL-10", "BL-04"),
        _position("d2", steps=3),
        (Attempt("came:d4"),),
        option=("exact", False),
        when="target",
    ),
    Lesson(
        Say("Find the target"),
        Say("If you play this rule, a symbol counts only if your move ends on it."),
        ("BL-10", "BL-04"),
        _position("d2", steps=2),
        (Attempt("came:d4"),),
        option=("exact", True),
        when="target",
    ),
    Lesson(
        Say("Five chips win"),
        Say("Two to four play. Whoever has five chips first wins at once."),
        ("BL-12", "BL-14", "BL-01"),
        _position("d3", steps=1, chips={"red": ["b2", "b3", "c1", "e2"]}),
        (Attempt("step:d4"),),
    ),
    Lesson(
        Say("Roll, then go"),
        Say("The die shows 1 to 4. Go that many steps or fewer, round corners, too, but never diagonally."),
        ("BL-06", "BL-05"),
        _position("b2", steps=2),
        (Attempt("came:c3"), _hands("b2", "e2", "too-far")),
        when="die",
    ),
    Lesson(
        Say("Nobody sees the walls"),
        Say(
            "At most 24 walls are hidden and never move. Every field can be reached. "
            "Remember where you bumped!"
        ),
        ("BL-02", "BL-03", "BL-13"),
        _position("b2", steps=1),
        (Attempt("step:b3"),),
        ("a1", "d4"),
        when="step",
    ),
    Lesson(
        Say("Bump: back home"),
        Say("If you run into a wall, you lose the ball and go back to your own corner. Your turn is over."),
        ("BL-08",),
        _position("c3", home=True),
        (Attempt("home:a1"), _hands("c3", "c4", "home-first")),
        when="home",
    ),
    Lesson(
        Say("Slide, do not lift"),
        Say("Push the figure from field to field. A step that has begun counts."),
        ("BL-09",),
        _position("b2", steps=2),
        (Attempt("walk:b2-b3-c3"),),
    ),
    Lesson(
        Say("One figure to a field"),
        Say("You may pass a figure, but not stop where it stands."),
        ("BL-07",),
        _position("b2", green="b4", steps=2),
        (_hands("b2", "b4", "occupied"),),
    ),
    Lesson(
        Say("Corners are kept free"),
        Say("Nobody stops on a corner where another figure began."),
        ("BA1",),
        _position("f4", green="d6", steps=2),
        (_hands("f4", "f6", "reserved"),),
        option=("reserve_start", True),
    ),
    Lesson(
        Say("You may stay"),
        Say("You do not have to move at all: end your turn where you stand."),
        ("BA2", "BA3"),
        _position("b2", steps=3),
        (Attempt("stop"),),
        ("a1", "d4"),
        option=("may_stay", True),
    ),
    Lesson(
        Say("At least one step"),
        Say("If you play this rule, whoever can move has to."),
        ("BA2", "BA3"),
        _position("b2", steps=3),
        (Attempt("stop", wrong="must-move"),),
        ("a1", "d4"),
        option=("may_stay", False),
    ),
    Lesson(
        Say("The next target"),
        Say("Another symbol is drawn. Whoever stands on it has that chip at once."),
        ("BL-11",),
        _position("d4", target=None),
        (Attempt("reveal:c2"),),
        ("a1", "f6"),
    ),
)
"""The cards."""
