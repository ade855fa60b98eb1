"""What stands on the box: who may play, and how the rules may be read.

Refuses to know: what a reading does (`state.HouseRules`).
"""

from companion.core.catalog.game_box import Box, Edition, HouseRule, PrintedFact
from companion.core.model.types import Say, say_plural
from companion.games.barbarossa.lessons import LESSONS
from companion.games.barbarossa.notation import VARIANT
from companion.games.barbarossa.place_names import CAVES as NAMES
from companion.games.barbarossa.printed import (
    CAVES,
    FEWEST_STEPS,
    KINDS,
    MOST_STEPS,
    STEPS,
    printed,
    unverified,
)
from companion.games.barbarossa.state import SEATS

NOT = (True, False)
"""The values of a rule whose switch takes away what is usual."""


def _minutes(count: int) -> Say:
    return say_plural("{count} minute", "{count} minutes", {"count": count})


HOUSE_RULES = (
    HouseRule("free_words", Say("Words of your own"), Say("Otherwise words come from the word list.")),
    HouseRule(
        "letter_round", Say("Easier: a letter in round two"), Say("Instead of questions and attempts.")
    ),
    HouseRule(
        "model_minutes",
        Say("Time for the clay"),
        Say("A gentle timer, nobody is hurried."),
        (15, 0, 5, 10, 20, 30),
        (
            _minutes(15),
            Say("No timer"),
            *map(_minutes, (5, 10, 20, 30)),
        ),
    ),
    HouseRule(
        "letter",
        Say("Who chooses the letter?"),
        Say("At the dwarf's, and by a curse."),
        ("position", "any"),
        (Say("Whoever asks"), Say("Whoever made the riddle")),
    ),
    HouseRule(
        "below_start",
        Say("A hat that must go back from the start"),
        Say("There are no steps below it."),
        ("clamp", "debt"),
        (Say("It stays there"), Say("It owes the steps")),
    ),
    HouseRule(
        "tie",
        Say("Equally far at the end"),
        Say("When all spears are placed."),
        ("shared", "elf_stones"),
        (Say("They win together"), Say("More elf stones win")),
    ),
    HouseRule(
        "goal_together",
        Say("Several at the goal at once"),
        Say("By a dragon or a ghost."),
        ("furthest", "seat_order"),
        (Say("The one further beyond wins"), Say("The next in the round wins")),
    ),
    HouseRule("solver_first", Say("Both hats at once"), Say("Otherwise the solver's hat goes first."), NOT),
    HouseRule("may_stop", Say("No stopping early"), Say("A round goes on until a NO."), NOT),
    HouseRule("may_stay", Say("The wizard may stay"), Say("Nobody has to pay: its cave counts once more.")),
    HouseRule("queue_curses", Say("One curse at a time"), Say("Nobody curses during a curse."), NOT),
    HouseRule(
        "curse_before_move", Say("Curses after the wizard"), Say("Nobody curses before it has moved."), NOT
    ),
)


def _facts() -> tuple[PrintedFact, ...]:
    """Tell what is printed on the board, as far as nobody has compared it with a real one."""
    board = printed({})
    steps = PrintedFact(
        STEPS,
        Say("Steps of the stairs"),
        Say("Count from the first step after START up to GOAL."),
        board.steps,
        FEWEST_STEPS,
        MOST_STEPS,
    )
    caves = PrintedFact(
        CAVES,
        Say("The ring of caves"),
        Say(
            "Begin at the upper dwarf cave, where the wizards start, and go clockwise. There should be four "
            "elf caves, three dragons, two dwarfs, two riddle caves and one ghost."
        ),
        board.caves,
        values=KINDS,
        says=tuple(NAMES[kind] for kind in KINDS),
        places=tuple(Say("Cave {number}", {"number": number}) for number in range(1, len(board.caves) + 1)),
        fixed=1,
    )
    return tuple(fact for fact in (steps, caves) if fact.key in unverified())


def box() -> Box:
    """Return one edition, for three or four."""
    edition = Edition(
        VARIANT,
        Say("Riddles of clay"),
        Say("Make riddles of clay, and find out what the others have made."),
        SEATS,
        fewest=3,
        most=4,
        rules=HOUSE_RULES,
        bare=True,
        facts=_facts(),
        lessons=LESSONS,
    )
    return Box(
        Say("Barbarossa"),
        Say("Riddles of clay, neither too easy nor too hard."),
        (edition,),
        Say("Everybody rolls: the highest number begins."),
    )
