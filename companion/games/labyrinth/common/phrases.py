"""What both labyrinths say: colours, directions, chips, and why something is not possible, for children.

Knows: what is said for a reason of a refusal. Refuses to know: positions, players' names and languages; the
argument ``who`` is a seat.
"""

import itertools
from collections.abc import Mapping, Sequence

from companion.core.catalog.phrases import Phrases
from companion.core.model.types import Say, say_plural
from companion.games.labyrinth.common.grid import Grid

COLOURS = {"red": Say("red"), "yellow": Say("yellow"), "green": Say("green"), "blue": Say("blue")}
DIRECTIONS = {(1, 0): Say("right"), (-1, 0): Say("left"), (0, 1): Say("up"), (0, -1): Say("down")}
"""(columns, rows) of a step -> the direction, as the board is seen from its bottom row."""
ENDS_TURN = Say("{who} ends the turn.")
NEXT_TARGET = Say("Which target comes next?")
MAY_STOP = Say("{who}, you may end your turn.")

WHY: Mapping[str, Say] = {
    # who and when
    "not-your-piece": Say("It is the turn of {who}. All other figures stay. Please put that one back."),
    "not-your-turn": Say("{who} is to move."),
    "game-over": Say("The game is over. Shall we play again?"),
    "reveal-first": Say("First the next target is turned up, then the game goes on."),
    "place-first": Say("First tell me where the target lies now."),
    "no-reveal-now": Say("There is a target already. First somebody has to find it."),
    "no-place-now": Say("The target stays where it is."),
    "no-such-marker": Say("That target was out already. Which one is it?"),
    "unexplained": Say("I could not follow that. Never mind: put the pieces back, and try once more."),
    # colours and walls
    "call-first": Say("First call a colour, then pull a wall."),
    "called-already": Say("A colour is called. Now pull a wall."),
    "pull-first": Say("A colour is called. Now pull a wall, then go on."),
    "say-what-was-called": Say("Which colour was called? Tell me first, then go on."),
    "read-first": Say("What colour is the wall? Tell me first, then go on."),
    "no-such-colour": Say("There is no wall of that colour."),
    "nothing-to-read": Say("There is no wall to look at now."),
    "too-many-of-this-colour": Say("All walls of that colour are out already. Please look once more."),
    "no-wall-left": Say("There is no wall left to pull here. Go on, or end the turn."),
    "no-wall-there": Say("There is no wall in that slot."),
    "not-your-wall": Say("You may only pull a wall next to your own figure. Please put this one back."),
    "jump-wall": Say("For a jump, pull a wall next to the figure in the way. Please put this one back."),
    "two-walls": Say("One wall at a time. Please put the second one back."),
    "leave-the-walls": Say("The walls stay where they are now. Please put that one back into its slot."),
    "another-gap": Say("That wall may still go elsewhere: put it into any gap, then the others."),
    "put-back-first": Say("The turn is over. First all walls go back, then the next player goes on."),
    "turn-goes-on": Say("The turn is not over yet, so the wall stays out. Please take it out again."),
    "slot-full": Say("A wall stands there already. Take an empty slot."),
    "not-pulled": Say("No wall of that colour lies beside the board."),
    # figures
    "same-field": Say("The figure stands there already."),
    "occupied": Say("Somebody stands there. There is room for one figure only."),
    "not-next": Say("Figures go from field to field, never slantwise. Please put it back."),
    "wall": Say("A wall is in the way. Call its colour and pull it, then you may go."),
    "gap-not-free": Say("That gap may not be used any more. Call a colour first."),
    "jump": Say("To jump over a figure you have to open two walls: the one before it, and one behind it."),
    "step-first": Say("That was right! Now go through the gap first."),
    "go-on": Say("The turn is not over yet: go on."),
    # the big labyrinth
    "no-roll": Say("Roll first, then move."),
    "rolled-before": Say("There is a number already. Move first, or take it back."),
    "no-face": Say("The die does not show that number."),
    "too-far": Say("That is too far. You may go as many steps as the die shows, or fewer."),
    "not-slid": Say("Slide the figure from field to field, without lifting it. Please put it back."),
    "on-target": Say("Stop on the target! Then the chip is yours. Please put the figure there."),
    "reserved": Say("That corner is kept for the figure that began there. Please stop somewhere else."),
    "must-move": Say("Please go at least one step."),
    "elsewhere": Say("The way has to begin where the figure stands."),
    "home-first": Say("First the figure goes back to its own corner."),
    "nobody-fell": Say("No figure has to go back to its corner."),
    "nobody-moves": Say("Nobody is moving now. Please put the ball back."),
    "fell-first": Say("A ball came out. Tell me first whether there was a wall before the target."),
    "no-doubt": Say("Nobody is asked about a ball now."),
    "no-outlet": Say("No ball can come out there."),
    "no-balls": Say("There are no balls at this table."),
    "no-symbol": Say("No target belongs on that field."),
    "drawn-before": Say("That target was out already. Which one is it?"),
    "nothing-to-draw": Say("There is a target already. First somebody has to find it."),
}
"""Reason -> why, and what would be right."""


RECORDED = (
    *("not-your-wall", "jump-wall", "two-walls", "leave-the-walls", "turn-goes-on", "wall", "gap-not-free"),
    *("occupied", "not-next", "too-far", "not-slid", "on-target", "reserved", "home-first"),
)
"""The reasons that hands give: they are recorded, for phones without a voice of their own."""

PHRASES = Phrases(
    pieces={
        "red": Say("the red figure"),
        "green": Say("the green figure"),
        "yellow": Say("the yellow figure"),
        "blue": Say("the blue figure"),
        "wall": Say("the wall"),
    },
    kinds={"wall": Say("wall")},
    into={"slots": Say("into {spot}")},
    out_of={"slots": Say("out of {spot}")},
    steps={
        ("put", "wall"): Say("Push {piece} {to}."),
        ("carry", "wall"): Say("Take {piece} {frm} and push it {to}."),
        ("back", "wall"): Say("Take {piece} {frm} and push it back {to}."),
        ("take", "wall"): Say("Pull {piece} {frm}."),
        ("put-lit", "wall"): Say("Push {piece} in where the light is."),
        ("back-lit", "wall"): Say("Push {piece} back in where the light is."),
    },
    reasons={reason: WHY[reason] for reason in RECORDED},
    exact={
        "not-your-piece": Say("That was {piece}, but it is the turn of {who}. Please put it back."),
        "too-far": say_plural(
            "That was {count} step, but you may go {steps} at most.",
            "That was {count} steps, but you may go {steps} at most.",
        ),
    },
    asks={
        "call": Say("Call a colour."),
        "pull": Say("Now pull a wall and lay it beside the board."),
        "read": Say("Lay the wall on the tray. What colour is it?"),
        "put": Say("Now a wall goes back into any gap."),
        "step": Say("Now go through the gap, or slide your figure from field to field."),
        "home": Say("The figure goes back to its corner."),
        "fell": Say("A ball came out. Was there a wall before the target?"),
    },
    short={
        "call": Say("Call a colour"),
        "pull": Say("Pull a wall"),
        "read": Say("What colour is it?"),
        "put": Say("Put a wall back"),
        "step": Say("Move the figure"),
        "walk": Say("Move the figure"),
        "stop": Say("Go on, or end the turn"),
        "home": Say("Back to the corner"),
        "fell": Say("Was there a wall?"),
        "drop": Say("Move the figure"),
        "reveal": Say("The next target"),
        "place": Say("Where is the target now?"),
    },
    told={
        "chip": Say("Hooray! The target is found: a chip!"),
        "given-back": Say("The chip goes back into the bag."),
        "dropped": Say("Bump, a wall!"),
        "foul": Say("That was against the rules. The turn is over."),
        "wrong": Say("That was not called. The turn is over."),
        "right": Say("Right!"),
        "jumped": Say("What a jump!"),
        "revealed": Say("The next target lies there."),
    },
    deeds={
        "chip": Say("Targets found"),
        "jumped": Say("Jumps"),
        "wrong": Say("Wrong colours"),
        "foul": Say("Fouls"),
        "dropped": Say("Bumps"),
    },
    honours={
        "chip": say_plural("{who} found the most targets: one.", "{who} found the most targets: {count}."),
        "jumped": say_plural("{who} jumped the most: once.", "{who} jumped the most: {count} times."),
        "wrong": say_plural(
            "{who} dared the most: one wrong colour, and still went on.",
            "{who} dared the most: {count} wrong colours, and still went on.",
        ),
        "dropped": say_plural(
            "{who} knows the walls best by now: one bump.",
            "{who} knows the walls best by now: {count} bumps.",
        ),
    },
    cheers={
        "chip": (
            Say("Hooray, {who}! Found it!"),
            Say("Well remembered, {who}!"),
            Say("Bravo, {who}! One more."),
        ),
        "jumped": (Say("What a jump, {who}!"), Say("Over it, {who}! That takes courage.")),
    },
)


def why(reason: str, who: str) -> Say:
    """Tell why something is not possible; a general sentence for a reason that is unknown."""
    return WHY.get(reason, WHY["unexplained"]).fill({"who": who})


def told_colour(colour: str) -> Say:
    """Return a colour in words: one of another printing is said by its name."""
    return COLOURS.get(colour, Say("{name}", {"name": colour}))


def chip(who: str, count: int, need: int) -> Say:
    """Tell that somebody has reached the target."""
    if count >= need:
        return Say("{who} finds the target: that was the last chip!", {"who": who})
    return Say(
        "{who} finds the target: chip {number} of {need}!", {"who": who, "number": count, "need": need}
    )


def directions(grid: Grid, path: Sequence[int]) -> Say:
    """Return a way from field to field as directions: "up, up, right"."""
    line: Say | None = None
    for here, to in itertools.pairwise(path):
        (x, y), (to_x, to_y) = grid.place(here), grid.place(to)
        step = DIRECTIONS[to_x - x, to_y - y]
        line = step if line is None else Say("{one}, {more}", {"one": line, "more": step})
    assert line is not None
    return line
