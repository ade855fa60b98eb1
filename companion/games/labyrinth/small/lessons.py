"""How the small labyrinth is played, card by card.

Refuses to know: how a card is drawn, and whether it is right (`companion.core.catalog.lessons.tried`).
"""

from collections.abc import Mapping
from typing import Any

from companion.core.catalog.lessons import Attempt, Lesson
from companion.core.model.types import Say
from companion.games.labyrinth.small.box_contents import BoxContents

RED_AND_GREEN = {"corners": {"red": "a1", "green": "d4"}}


def _position(red: str = "b2", green: str = "d4", target: str = "c3", **more: Any) -> Mapping[str, Any]:
    """Return the keys of a position: two figures, a target, the walls that are out; red is to move."""
    taken = {symbol for chips in more.get("chips", {}).values() for symbol in chips}
    lying = {target, *taken} if target else taken
    markers = [symbol for symbol, _ in BoxContents().symbols if symbol not in lying]
    out = {"pulled": ["red"] * len(more.get("empty", ()))}
    there = {"target": [target, target] if target else None, "phase": "call", "markers": markers}
    return {**RED_AND_GREEN, "pieces": {red: "red", green: "green"}, **there, **out, **more}


def _hands(frm: str, to: str, wrong: str) -> Attempt:
    return Attempt(hands=((frm, to),), wrong=wrong)


LESSONS = (
    Lesson(
        Say("Find the target"),
        Say(
            "Everybody looks for the same symbol. Whoever steps onto it takes the chip, and the turn is over."
        ),
        ("SL-17", "SL-05"),
        _position(empty=["b2-c2", "c2-c3"], red="c2", fresh=["c2-c3"]),
        (Attempt("step:c3"),),
        when="target",
    ),
    Lesson(
        Say("Who wins"),
        Say("Five chips win with two players, four with three, three with four."),
        ("SL-22", "SL-01"),
        _position(red="c2", empty=["c2-c3"], fresh=["c2-c3"], chips={"red": ["a2", "a3", "b1", "b4"]}),
        (Attempt("step:c3"),),
    ),
    Lesson(
        Say("One after the other"),
        Say(
            "Who got lost most recently begins, then it goes clockwise. "
            "Only the figure whose turn it is moves."
        ),
        ("SL-06", "SL-04"),
        _position(red="a1"),
        (Attempt("call:red"), _hands("d4", "d3", "not-your-piece")),
        ("a1",),
    ),
    Lesson(
        Say("Call a colour, pull a wall"),
        Say("Name the colour that you expect. Then pull one wall next to your own figure, and look."),
        ("SL-07", "SL-08", "SL-02"),
        _position(phase="pull", called=["red"]),
        (Attempt("pull:b2-b3"), _hands("c3-d3", "", "not-your-wall")),
        when="call",
    ),
    Lesson(
        Say("First call, then pull"),
        Say("Whoever pulls first is asked which colour was called. If there was none, the turn is over."),
        ("SL-11",),
        _position(phase="ask", empty=["b2-b3"], pulled=["blue"], last="b2-b3"),
        (Attempt("call:none"),),
        option=("ask_late_call", True),
    ),
    Lesson(
        Say("First call, then pull"),
        Say("If you play strictly, whoever pulls a wall before calling loses the turn."),
        ("SL-11",),
        _position(),
        (Attempt("pull:b2-b3"),),
        option=("ask_late_call", False),
    ),
    Lesson(
        Say("Right: go through"),
        Say("If the colour was right, step through the gap, and call again if you like. A wall stops you."),
        ("SL-09",),
        _position(empty=["b2-b3"], fresh=["b2-b3"]),
        (Attempt("step:b3"), _hands("b2", "c2", "wall")),
        when="step",
    ),
    Lesson(
        Say("Straight, one figure to a field"),
        Say("Go from field to field, never diagonally, and not onto a field where somebody stands."),
        ("SL-12", "SL-13"),
        _position(green="a2", empty=["a2-b2", "b2-c2"]),
        (Attempt("step:c2"), _hands("b2", "c3", "not-next"), _hands("b2", "a2", "occupied")),
    ),
    Lesson(
        Say("Wrong: the turn is over"),
        Say("If the wall has another colour, your figure stays, and your turn ends. Remember the wall!"),
        ("SL-10",),
        _position(phase="read", called=["red"], empty=["b2-b3"], pulled=[None], last="b2-b3"),
        (Attempt("read:blue"),),
        ("b2", "b3"),
        when="read",
    ),
    Lesson(
        Say("Jump over a figure"),
        Say("Jump over a figure in your way: pull the wall in front of it, and one more wall of its field."),
        ("SL-14", "SL-15", "SL-16"),
        _position(green="c2", target="b4", empty=["b2-c2", "c2-c3"], fresh=["b2-c2", "c2-c3"]),
        (Attempt("step:c3"), _hands("b2", "d2", "jump")),
    ),
    Lesson(
        Say("All walls go back"),
        Say(
            "After the turn the pulled walls go back into any empty slots while everybody watches. "
            "The others stay."
        ),
        ("SL-20", "SL-21", "SL-23"),
        _position(phase="put", empty=["b2-b3"], ended=True),
        (Attempt("put:b2-b3"), _hands("c2-c3", "", "leave-the-walls")),
        when="put",
    ),
    Lesson(
        Say("The next target"),
        Say("Another symbol is turned up. If somebody stands on it, the marker goes on along the arrows."),
        ("SL-18", "SL-19"),
        _position(target="", phase="reveal"),
        (Attempt("reveal:c3"),),
        ("a1", "d4"),
    ),
)
"""The cards."""
