"""How Malefiz is played, card by card: the same words for both sides of the board, a position for each.

Refuses to know: how a card is drawn, and whether it is right (`companion.core.catalog.lessons.tried`).
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from companion.core.catalog.lessons import Attempt, Lesson
from companion.core.model.fast_replace import replace
from companion.core.model.types import Say
from companion.games.malefiz.board import ground

CARDS: Mapping[str, Lesson] = {
    "goal": Lesson(
        Say("First at the goal"),
        Say("Whoever brings a pawn to the goal first wins. It does not matter where the other pawns are."),
        ("MA-15", "MA-01"),
        option=("play_for_places", False),
        when="goal",
    ),
    "places": Lesson(
        Say("The others play on"),
        Say("If you play for places, the first pawn at the goal wins, and the others play on."),
        ("MA-15", "MA-01"),
        option=("play_for_places", True),
        when="goal",
    ),
    "roll": Lesson(
        Say("Roll, then move one pawn"),
        Say(
            "The youngest begins. Move one of your own pawns. It leaves its house with any number: "
            "the first step is the field in front."
        ),
        ("MA-03", "MA-02", "MA-05"),
        when="die",
    ),
    "six": Lesson(
        Say("A six: roll again"),
        Say("If you play this rule, whoever moves by a six rolls again."),
        ("MA-03",),
        option=("six_again", True),
        when="six",
    ),
    "count": Lesson(
        Say("Count exactly"),
        Say(
            "Move as many fields as the die shows, round corners if you like, but never back. "
            "You may pass other pawns."
        ),
        ("MA-04", "MA-06", "MA-07"),
        when="count",
    ),
    "capture": Lesson(
        Say("Capture"),
        Say("If you land exactly on a pawn, it goes home to its own house. Any number brings it out again."),
        ("MA-08", "MA-09"),
        when="capture",
    ),
    "own": Lesson(
        Say("Even your own pawn"),
        Say("If you land on one of your own pawns, it goes home, too."),
        ("MA-08",),
        option=("capture_own", True),
        when="own",
    ),
    "safe": Lesson(
        Say("Your own pawns are safe"),
        Say("If you play this rule, nobody lands on their own pawn."),
        ("MA-08",),
        option=("capture_own", False),
        when="safe",
    ),
    "blocked": Lesson(
        Say("Barricades stop everybody"),
        Say("Nobody may jump over a barricade. Whoever lands exactly on one takes it away."),
        ("MA-10",),
        when="blocked",
    ),
    "place": Lesson(
        Say("Put it in somebody's way"),
        Say("Put the barricade on any free field at once, but not in the bottom row or on the goal."),
        ("MA-11", "MA-12"),
        option=("barricade_rows_forbidden", 1),
        when="barricade",
    ),
    "rows": Lesson(
        Say("Put it in somebody's way"),
        Say(
            "If you keep two rows free, put the barricade on any other free field at once, but not on "
            "the goal."
        ),
        ("MA-11", "MA-12"),
        option=("barricade_rows_forbidden", 2),
        when="barricade",
    ),
    "rest": Lesson(
        Say("Rest fields"),
        Say("A pawn on a rest field is safe: nobody may land there. No barricade may stand there either."),
        ("MF-02", "MF-03"),
        when="rest",
    ),
    "forest": Lesson(
        Say("Village and forest"),
        Say(
            "A pawn captured in the village goes into the forest. "
            "Any number brings it out: the first step is the field beside it."
        ),
        ("MF-04", "MF-05", "MF-01"),
        when="forest",
    ),
    "exact": Lesson(
        Say("The last step must fit"),
        Say(
            "Only the exact number takes a pawn onto the goal. "
            "If the die shows more, another pawn has to move."
        ),
        ("MA-13",),
        when="exact",
    ),
    "must": Lesson(
        Say("Whoever can move must move"),
        Say("You sit out only if none of your pawns can move. Here barricades stand on both sides."),
        ("MA-14",),
        option=("may_pass", False),
        when="pass",
    ),
    "may": Lesson(
        Say("Sitting out"),
        Say("If you play this rule, you may sit out even if a pawn could move."),
        ("MA-14",),
        option=("may_pass", True),
        when="pass",
    ),
}
"""Card -> what it says."""


def _hands(*ways: tuple[str, str], wrong: str) -> Attempt:
    return Attempt(hands=ways, wrong=wrong)


Shown = (
    tuple[Mapping[str, Any], tuple[Attempt, ...]]
    | tuple[Mapping[str, Any], tuple[Attempt, ...], tuple[str, ...]]
)

CLASSIC: Mapping[str, Shown] = {
    "goal": ({"die": 3, "pieces": {"k13": "red", "i11": "barricade"}}, (Attempt("k13-i14"),)),
    "places": ({"die": 3, "pieces": {"k13": "red", "i11": "barricade"}}, (Attempt("k13-i14"),)),
    "roll": (
        {"die": 3, "pieces": {"k1": "green"}},
        (Attempt("house-e1"), _hands(("k1", "n1"), wrong="not-your-piece")),
    ),
    "six": ({"die": 6, "pieces": {"c1": "red"}}, (Attempt("c1-i1"),)),
    "count": (
        {"die": 5, "pieces": {"c1": "red", "e1": "green"}},
        (Attempt("c1-h1"), _hands(("c1", "a2"), wrong="wrong-count")),
    ),
    "capture": ({"die": 4, "pieces": {"c1": "red", "g1": "green"}}, (Attempt("c1xg1"),)),
    "own": ({"die": 3, "pieces": {"c1": "red", "f1": "red"}}, (Attempt("c1xf1"),)),
    "safe": (
        {"die": 3, "pieces": {"c1": "red", "f1": "red"}},
        (_hands(("c1", "f1"), ("f1", "red:4"), wrong="own-pawn"),),
    ),
    "blocked": (
        {"die": 3, "pieces": {"c1": "red", "i1": "red", "e3": "barricade", "i3": "barricade"}},
        (_hands(("i1", "h3"), wrong="blocked"),),
    ),
    "place": (
        {"die": 3, "pieces": {"b1": "red", "f3": "green", "a3": "barricade"}},
        (Attempt("b1*a3>g3"), _hands(("b1", "a3"), ("a3", "e1"), wrong="barricade-place")),
    ),
    "rows": (
        {"die": 3, "pieces": {"b1": "red", "f3": "green", "a3": "barricade"}},
        (Attempt("b1*a3>g3"), _hands(("b1", "a3"), ("a3", "e2"), wrong="barricade-place")),
    ),
    "exact": ({"die": 5, "pieces": {"k13": "red"}}, (_hands(("k13", "i14"), wrong="overshoot"),)),
    "must": (
        {
            "die": 5,
            "pieces": {"j13": "red", "i13": "barricade", "k13": "barricade"},
            "house": {"red": 0, "green": 5},
        },
        (Attempt("pass"),),
        ("g13", "m13", "i11"),
    ),
    "may": ({"die": 5, "pieces": {"c1": "red"}}, (Attempt("pass"),), ("a1", "g1")),
}
FAST: Mapping[str, Shown] = {
    "goal": ({"die": 3, "pieces": {"d8": "red"}}, (Attempt("d8-f9"),)),
    "places": ({"die": 3, "pieces": {"d8": "red"}}, (Attempt("d8-f9"),)),
    "roll": (
        {"die": 3, "pieces": {"h1": "green"}},
        (Attempt("house-d1"), _hands(("h1", "k1"), wrong="not-your-piece")),
    ),
    "six": ({"die": 6, "pieces": {"b1": "red"}}, (Attempt("b1-h1"),)),
    "count": (
        {"die": 5, "pieces": {"b1": "red", "d1": "green"}},
        (Attempt("b1-g1"), _hands(("b1", "a2"), wrong="wrong-count")),
    ),
    "capture": ({"die": 4, "pieces": {"b1": "red", "f1": "green"}}, (Attempt("b1xf1"),)),
    "own": ({"die": 3, "pieces": {"b1": "red", "e1": "red"}}, (Attempt("b1xe1"),)),
    "safe": (
        {"die": 3, "pieces": {"b1": "red", "e1": "red"}},
        (_hands(("b1", "e1"), ("e1", "red:3"), wrong="own-pawn"),),
    ),
    "blocked": (
        {"die": 3, "pieces": {"f5": "red", "d5": "barricade"}},
        (_hands(("f5", "c5"), wrong="blocked"),),
    ),
    "place": (
        {"die": 3, "pieces": {"f4": "red", "d5": "barricade"}},
        (Attempt("f4*d5>e2"), _hands(("f4", "d5"), ("d5", "g1"), wrong="barricade-place")),
    ),
    "rows": (
        {"die": 3, "pieces": {"f4": "red", "d5": "barricade"}},
        (Attempt("f4*d5>g4"), _hands(("f4", "d5"), ("d5", "e2"), wrong="barricade-place")),
    ),
    "rest": (
        {"die": 2, "pieces": {"b1": "red", "g2": "red", "c2": "green", "e2": "barricade"}},
        (
            _hands(("b1", "c2"), wrong="rest-field"),
            _hands(("g2", "e2"), ("e2", "i2"), wrong="barricade-place"),
        ),
    ),
    "forest": (
        {"die": 3, "pieces": {"d8": "red", "g8": "green"}, "forest": {"red": 1}},
        (Attempt("d8xg8"), Attempt("forest-e5")),
    ),
    "exact": ({"die": 5, "pieces": {"d8": "red"}}, (_hands(("d8", "f9"), wrong="overshoot"),)),
    "must": (
        {
            "die": 5,
            "pieces": {"e8": "red", "d8": "barricade", "f8": "barricade"},
            "house": {"red": 0, "green": 4},
        },
        (Attempt("pass"),),
        ("b8", "j8"),
    ),
    "may": ({"die": 5, "pieces": {"b1": "red"}}, (Attempt("pass"),), ("a1", "g1")),
}
"""Card -> its position where it differs from the start, what is shown in it, and the spots around."""

PLACES = {"classic": CLASSIC, "fast": FAST}


@cache
def lessons(variant: str) -> tuple[Lesson, ...]:
    """Return the cards of one side of the board."""
    places = PLACES[variant]
    return tuple(_card(variant, card, *places[name]) for name, card in CARDS.items() if name in places)


def _card(
    variant: str,
    card: Lesson,
    position: Mapping[str, Any],
    attempts: tuple[Attempt, ...],
    around: tuple[str, ...] = (),
) -> Lesson:
    """Return a card with its position; of red and green, who alone play, all other pawns are at home."""
    away = [*position["pieces"].values(), *position.get("forest", {})]
    house = {seat: ground(variant).pawns - away.count(seat) for seat in ("red", "green")}
    return replace(card, position={"house": house, **position}, attempts=attempts, around=around)
