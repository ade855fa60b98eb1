"""The state: what anybody may see (`Position`), and what one seat alone may (`Secret`), two types.

Knows: hats, wizards, elf stones, curse stones, riddles and spears, what is being waited for, the house rules.
Refuses to know: what may be done next (`next_inputs`), and what it leads to (`rules`).

What is worked out from a `Position` alone cannot give a word, a letter or an attempt away: there is no text
of anybody in it. Only `State` holds both.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar

from msgspec import Struct, field

from companion.core.model.house_rules_json import RulesInJson
from companion.core.model.secretive import Secretive
from companion.games.barbarossa.printed import Printed, printed

SEATS = ("red", "green", "yellow", "blue")
RIDDLES_EACH: Mapping[int, int] = {3: 3, 4: 2}
"""Players -> riddles of each (BR-01)."""
SPEARS = 13
"""Spears in the box (BR-02); with the last one the game ends (BR-22)."""
SPEARS_EACH = 2
"""At most so many in one riddle (BR-16)."""
ELVES, MOST_ELVES = 12, 13
"""Elf stones at the beginning and at most (BR-02, BR-09)."""
CURSES = 3
"""Curse stones of each seat (BR-02)."""
LAST = -1
"""Of a letter's number: the last one."""
CHOICES: Mapping[str, tuple[Any, ...]] = {
    "below_start": ("clamp", "debt"),
    "tie": ("shared", "elf_stones"),
    "goal_together": ("furthest", "seat_order"),
    "letter": ("position", "any"),
    "model_minutes": (0, 5, 10, 15, 20, 30),
}
"""What an option may be that is no yes or no."""


class Phase(StrEnum):
    """What a task waits for.

    Before the game: ``words`` (in secret), ``model`` (clay), ``begin`` (who begins). A turn: ``turn`` (die or
    elf stones), ``move`` (the wizard), ``round`` (questions), ``dwarf`` (one letter is free). A letter:
    ``nth`` (which one), ``tell`` (it is being told). An attempt: ``guess`` (being written), ``verdict``,
    ``spear`` (being taken from the rack). A curse: ``curse`` (letter or attempt).
    """

    WORDS = "words"
    MODEL = "model"
    BEGIN = "begin"
    TURN = "turn"
    MOVE = "move"
    ROUND = "round"
    DWARF = "dwarf"
    NTH = "nth"
    TELL = "tell"
    GUESS = "guess"
    VERDICT = "verdict"
    SPEAR = "spear"
    CURSE = "curse"
    OVER = "over"


BEFORE = frozenset({Phase.WORDS, Phase.MODEL, Phase.BEGIN})
"""The starting player is not known yet."""


class HouseRules(RulesInJson, frozen=True):
    """How the rules are read where the box does not say; the defaults are the proposed readings.

    Args:
        below_start: a hat that must go back from START stays there (``clamp``), or owes steps (``debt``);
            agree before (B1).
        tie: hats equally far after the last spear: the win is ``shared``, or more ``elf_stones`` win (B3).
        goal_together: of several hats that dragon or ghost bring to GOAL the ``furthest`` wins, those equally
            far together; or the first in ``seat_order`` from the player to move (B4).
        solver_first: the solver's hat goes before the modeller's; else both at once, as B4 (B5).
        may_stop: a round may be ended without a NO (B6); the dwarf's letter may always be forgone.
        letter: the asker says which letter (``position``), or the modeller chooses one (``any``) (B7).
        may_stay: zero elf stones may be paid: the wizard stays, and its cave counts again (B8).
        queue_curses: a curse during a curse waits; else it is refused (B9).
        curse_before_move: curses also while the wizard is still to move, so before the first turn, too (B10).
        letter_round: variant: in round two one letter may be demanded instead of all else (BR-25).
        free_words: other words than those of the word list may be chosen (BR-03).
        model_minutes: how long the gentle timer for the clay runs; 0: none.
        sensed_caves: a sensor lies under each cave, by the board map.
        sensed_spears: sensors are in the spear rack, by the board map.
        sensed_curses: sensors are in the trays of the curse stones, by the board map.
    """

    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = CHOICES
    below_start: str = "clamp"
    tie: str = "shared"
    goal_together: str = "furthest"
    solver_first: bool = True
    may_stop: bool = True
    letter: str = "position"
    may_stay: bool = False
    queue_curses: bool = True
    curse_before_move: bool = True
    letter_round: bool = False
    free_words: bool = False
    model_minutes: int = 15
    sensed_caves: bool = False
    sensed_spears: bool = False
    sensed_curses: bool = False


class Riddle(Struct, frozen=True):
    """A figure of clay: whose, its number among the owner's (from 1), and who has solved it, in order."""

    owner: str
    number: int
    solvers: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """As ``green:2``."""
        return f"{self.owner}:{self.number}"


class Task(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody is doing: a turn, or a curse that interrupts it.

    Args:
        phase: what is awaited.
        seat: whose task it is.
        riddle: the riddle that it is about now: asked about, attempted, or whose letter is demanded; else
            empty.
        nth: the number of the letter demanded, from 1; `LAST`; 0 while none is.
        steps: how far the wizard is to go, while ``move``.
        rolled: the steps were rolled, not paid.
        round: 1 or 2 in the two rounds of a riddle cave, also while a letter or an attempt in it is dealt
            with; else 0.
        asked: something has been asked in this round.
    """

    phase: Phase
    seat: str
    riddle: str = ""
    nth: int = 0
    steps: int = 0
    rolled: bool = False
    round: int = 0
    asked: bool = False


class Position(Struct, frozen=True):
    """What anybody at the table may see. The tuples of numbers are parallel to ``seats``.

    Args:
        seats: the seats in play, in order round the table.
        hats: how far each hat is; below 0 only where steps are owed; `Printed.steps` or more has won.
        wizards: the cave of each wizard, from 0.
        elves: elf stones.
        curses: curse stones.
        riddles: all figures, by seat and number; those of a seat that has left stay, but are closed.
        active: whose turn it is, an index of ``seats``.
        tasks: the turn, and after it the curse that is being carried out, if any.
        waiting: the seats whose curses come next.
        chosen: how many words each has noted.
        done: in ``words`` and ``model``: the seats that are ready.
        first: who begins; empty while that is not settled.
        winners: who has won; empty until the game is over.
        board: what is printed.
        options: how the rules are read.
    """

    seats: tuple[str, ...]
    hats: tuple[int, ...]
    wizards: tuple[int, ...]
    elves: tuple[int, ...]
    curses: tuple[int, ...]
    riddles: tuple[Riddle, ...]
    active: int
    tasks: tuple[Task, ...]
    waiting: tuple[str, ...] = ()
    chosen: tuple[int, ...] = ()
    done: tuple[str, ...] = ()
    first: str = ""
    winners: tuple[str, ...] = ()
    board: Printed = field(default_factory=lambda: printed({}))
    options: HouseRules = field(default_factory=HouseRules)

    @property
    def seat(self) -> str:
        """Whose turn it is."""
        return self.seats[self.active]

    @property
    def now(self) -> Task:
        """What is being done now: the curse, else the turn."""
        return self.tasks[-1]

    @property
    def phase(self) -> Phase:
        """What is awaited."""
        return self.now.phase

    @property
    def everybody(self) -> tuple[str, ...]:
        """All seats, the one whose turn it is first."""
        return (*self.seats[self.active :], *self.seats[: self.active])

    @property
    def spears(self) -> int:
        """The spears in riddles."""
        return sum(len(each.solvers) for each in self.riddles)

    @property
    def round_two(self) -> bool:
        """Whether somebody is in the second round of guessing (BR-20)."""
        return self.tasks[0].round == 2

    @property
    def each(self) -> int:
        """How many riddles each seat has made."""
        return max(each.number for each in self.riddles)

    def riddle(self, name: str) -> Riddle | None:
        """Return the riddle of this name; None for a name that is none."""
        return next((each for each in self.riddles if each.name == name), None)

    def owner(self, name: str) -> str:
        """Tell whose riddle that is."""
        return name.partition(":")[0]

    def others(self, seat: str) -> tuple[Riddle, ...]:
        """Return the riddles that a seat may ask about.

        Not its own, and not those of somebody who has left.
        """
        return tuple(each for each in self.riddles if each.owner != seat and each.owner in self.seats)

    def open_for(self, seat: str) -> tuple[Riddle, ...]:
        """Return the riddles that a seat may still solve (BR-16)."""
        return tuple(
            each for each in self.others(seat) if len(each.solvers) < SPEARS_EACH and seat not in each.solvers
        )

    def of(self, values: tuple[int, ...], seat: str) -> int:
        """Return the value of a seat in one of the tuples that are parallel to ``seats``."""
        return values[self.seats.index(seat)]

    def with_of(self, values: tuple[int, ...], seat: str, value: int) -> tuple[int, ...]:
        """Return the same tuple with another value for a seat."""
        number = self.seats.index(seat)
        return (*values[:number], value, *values[number + 1 :])


class Letter(Secretive, frozen=True, forbid_unknown_fields=True):
    """A letter that was told: of which riddle, which one (0: any), what, and by which seat it was asked."""

    hides: ClassVar[tuple[str, ...]] = ("letter",)
    riddle: str
    nth: int
    letter: str
    by: str


class Attempt(Secretive, frozen=True, forbid_unknown_fields=True):
    """An attempt: at which riddle, the text, by whom; ``verdict`` is empty until it is given."""

    hides: ClassVar[tuple[str, ...]] = ("text",)
    riddle: str
    text: str
    by: str
    verdict: str = ""


class Secret(Secretive, frozen=True, forbid_unknown_fields=True):
    """What one seat alone may see; its text (`repr`) gives nothing away.

    Args:
        words: its own words, one for each riddle; an empty one stands on paper.
        letters: those told to it, and those that it has told.
        attempts: its own, and those put to it.
    """

    hides: ClassVar[tuple[str, ...]] = ("words", "letters", "attempts")
    words: tuple[str, ...] = ()
    letters: tuple[Letter, ...] = ()
    attempts: tuple[Attempt, ...] = ()


class State(Struct, frozen=True):
    """A whole game: what everybody sees, and what each seat alone does (parallel to ``position.seats``)."""

    position: Position
    secrets: tuple[Secret, ...]

    def secret(self, seat: str) -> Secret:
        """Tell what a seat alone may see; nothing for a seat that does not play."""
        seats = self.position.seats
        return self.secrets[seats.index(seat)] if seat in seats else Secret()
