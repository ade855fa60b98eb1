"""What both labyrinths do alike (`LabyrinthBase`).

Knows: seats, inputs, words. Refuses to know: either game.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeVar

from companion.core.catalog.phrases import Phrases
from companion.core.model.game import Game
from companion.core.model.history import Past
from companion.core.model.inputs import (
    BOARD,
    CONTACT,
    DIE,
    DRAWN,
    SAID,
    STOP,
    Input,
    Refused,
    Taken,
    read_input,
)
from companion.core.model.types import Say
from companion.games.base import BaseGame
from companion.games.labyrinth.common import beginning, phrases, place_names

NAME = "labyrinth"
COUNTED = frozenset({"chip", "dropped", "foul", "jumped", "wrong"})
"""The deeds that are worth counting."""

RULE_OF_TURNS = {"small": "SL-06", "big": "BL-06"}
"""Who may give an input, by variant."""

P = TypeVar("P")


class LabyrinthBase(BaseGame[P]):
    """The defaults of both labyrinths, and of the game that they make up together."""

    name = NAME
    seats: tuple[str, ...] = beginning.SEATS
    die_faces: tuple[int, ...] = (1, 2, 2, 3, 3, 4)
    words: Mapping[str, str] = MappingProxyType(
        {
            "call": SAID,
            DIE: SAID,
            "drop": CONTACT,
            "fell": SAID,
            "home": BOARD,
            "place": SAID,
            "pull": BOARD,
            "put": BOARD,
            "read": SAID,
            "reveal": DRAWN,
            "step": BOARD,
            STOP: SAID,
            "came": BOARD,
            "walk": BOARD,
        }
    )

    tell_spot = staticmethod(place_names.tell_spot)

    def phrases(self) -> Phrases:
        """Return the words for its pieces and deeds; those for reasons are `why`."""
        return phrases.PHRASES

    def why(self: Game[P], position: P, reason: str, rule: str) -> Say:  # noqa: ARG002 - the reason says more
        """Tell why what hands did is no input, or what was said was not heard, and what would be right."""
        return phrases.why(reason, self.seat_to_move(position))

    def check_seat(
        self: Game[P], position: P, given: Input, seat: str, answer: Taken[P] | Refused
    ) -> Taken[P] | Refused:
        """Return the answer to an input, refused where it is heard but this seat may not give it."""
        if isinstance(answer, Refused) or not seat:
            return answer
        if self.words.get(given.word) == BOARD and seat == self.seat_to_move(position):
            return answer  # hands are always those of whose turn it is
        may = any(awaited.word == given.word and seat in awaited.seats for awaited in self.expects(position))
        return answer if may else Refused("not-your-turn", RULE_OF_TURNS[self.variants[0]])

    def deeds(self: Game[P], past: Past) -> Iterable[tuple[str, str]]:
        """Return chips taken, jumps, wrong calls and fouls, drops."""
        answer = self.hear(past.before, read_input(past.move, self.words))
        if isinstance(answer, Taken):
            yield from ((deed.seat, deed.what) for deed in answer.deeds if deed.what in COUNTED)
