"""The words of Malefiz: pawns and barricades, houses and forest, why a try was not right, what is counted.

Refuses to know: when they are said.
"""

from companion.core.catalog.phrases import Phrases
from companion.core.model.types import Say, say_plural

CAPTURED = (
    Say("Oh no, {who}! Never mind: every number brings the pawn out again."),
    Say("Ouch, {who}! That happens to the best of us."),
    Say("Back to the start, {who}. Now more than ever!"),
)
FREED = (
    Say("Strong, {who}! The way is free."),
    Say("One barricade out of the way. Well done, {who}!"),
    Say("{who} clears the way. Clever!"),
)
PHRASES = Phrases(
    pieces={
        "red": Say("the red pawn"),
        "green": Say("the green pawn"),
        "yellow": Say("the yellow pawn"),
        "blue": Say("the blue pawn"),
        "barricade": Say("the barricade"),
    },
    kinds={"barricade": Say("barricade")},
    into={
        "red": Say("into the red house"),
        "green": Say("into the green house"),
        "yellow": Say("into the yellow house"),
        "blue": Say("into the blue house"),
        "forest": Say("into the forest"),
    },
    out_of={
        "red": Say("out of the red house"),
        "green": Say("out of the green house"),
        "yellow": Say("out of the yellow house"),
        "blue": Say("out of the blue house"),
        "forest": Say("out of the forest"),
        "house": Say("out of the house"),
    },
    reasons={
        "not-your-piece": Say(
            "{who} is to move, so only a pawn of {who} moves. Please put the other piece back."
        ),
        "blocked": Say("A barricade is in the way. Nobody may jump over it, but you may land exactly on it."),
        "overshoot": Say("So close! But the goal must be reached with the exact number."),
        "turned-back": Say("A pawn may not turn round on its way and go back the same steps."),
        "wrong-count": Say("Please count again: the pawn must go exactly as many fields as the die shows."),
        "rest-field": Say("A pawn is resting there. On a rest field it is safe, so nobody may land on it."),
        "own-pawn": Say("One of your own pawns stands there. At this table own pawns are not captured."),
        "barricade-place": Say("The barricade may not stand there. The bottom row and the goal stay free."),
        "wrong-house": Say("A captured pawn goes home, into the house of its own colour."),
        "two-moves": Say("Two pawns were moved. In each turn just one pawn moves."),
    },
    rules={
        ("barricade-place", "MF-03"): Say("That is a rest field. No barricade may stand on a rest field."),
        ("wrong-house", "MF-04"): Say("A pawn that is captured in the village goes into the forest."),
    },
    judged={"must-move": "MA-14"},
    exact={
        "not-your-piece": Say("That was {piece}, but it is the turn of {who}. Please put it back."),
        "blocked": say_plural(
            "One barricade is in the way. Nobody may jump over it, but you may land exactly on it.",
            "{count} barricades are in the way. Nobody may jump over them, but you may land exactly on one.",
        ),
        "overshoot": say_plural(
            "So close! The goal is only {count} field away, but the die shows {die}. It must fit exactly.",
            "So close! The goal is only {count} fields away, but the die shows {die}. It must fit exactly.",
        ),
        "wrong-count": say_plural(
            "That was {count} field, but the die shows {die}. Please count again.",
            "That was {count} fields, but the die shows {die}. Please count again.",
        ),
        "wrong-house": Say("The captured pawn goes home, {home}."),
        "two-moves": say_plural(
            "{count} pawn was moved. In each turn just one pawn moves.",
            "{count} pawns were moved. In each turn just one pawn moves.",
        ),
    },
    elsewhere={"barricade-place": Say("Put the barricade {frm} on another free field.")},
    held={
        "pawn": say_plural("The pawn goes exactly one field.", "The pawn goes exactly {count} fields."),
        "captive": Say("Captured! The pawn goes home."),
        "captive-to": Say("Captured! The pawn goes {home}."),
        "barricade": Say("Now put the barricade on a free field. You may choose which."),
    },
    short={
        "move": Say("Move one pawn: {die}"),
        "pawn": Say("Put the pawn down: {die}"),
        "captive": Say("The pawn goes home"),
        "barricade": Say("Put it on a free field"),
    },
    deeds={"captured": Say("Captured"), "lost": Say("Lost"), "barricade": Say("Barricades")},
    honours={
        "captured": say_plural(
            "{who} captured the most: one pawn.", "{who} captured the most: {count} pawns."
        ),
        "lost": say_plural(
            "{who} never gave up, though a pawn had to go home.",
            "{who} never gave up, though {count} pawns had to go home.",
        ),
        "barricade": say_plural(
            "{who} moved the most barricades: one.", "{who} moved the most barricades: {count}."
        ),
    },
    cheers={"captured": CAPTURED, "barricade": FREED},
)

TWO_ROWS = Say("The barricade may not stand there. The two bottom rows and the goal stay free.")
"""Why a barricade may not stand there, where the house rule frees two rows (MA-11)."""
