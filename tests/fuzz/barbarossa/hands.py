"""The table that simulated hands play Barbarossa at: pieces and contacts, and how hands carry, nudge and put.

Knows: what stands where, and what hands do with one piece. Refuses to know: what is done next, and how the
referee takes it (game.py).
"""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import Any

from msgspec import Struct, field

from companion.core.model.inputs import Input
from companion.core.model.session.recorded import Settings
from companion.games.barbarossa import GAME
from companion.games.barbarossa.next_inputs import cave_name
from companion.games.barbarossa.printed import RING
from companion.games.barbarossa.state import State
from companion.simulate.pieces import Step
from tests.fuzz.game import Case
from tests.fuzz.tape import Tape
from tests.games.barbarossa.players.games import FOUR, THREE, playing
from tests.simulate.sensors import Quality, Sensors

BOARD = GAME.board("classic")
SENSED = {"cave": "sensed_caves", "spear": "sensed_spears", "curse": "sensed_curses"}
APART_MS = 70
"""Two people who do something at nearly the same time are so far apart: what is closer nobody can tell."""
LATE_MS = 60
"""Reports may come so late."""
REST_MS = 3400
LIFTED_MS = 1510
"""A wizard that joins another has gone once it is lifted for so long: nobody sees it come."""
MOST_STORIES = 400
"""Stories of a game at most."""


class RiddlePlan(Struct, frozen=True):
    """What is to be fuzzed.

    Args:
        quality: contacts.
        settings: of the referee.
        race: share of words and moves with a curse at nearly the same time.
        nudge: share of stories in which something is lifted and put back at once.
        tries: share of stories with something that is not allowed, and is put right.
        turns: turns in a game at most.
    """

    quality: Quality
    settings: Settings = field(default_factory=Settings)
    race: float = 0.25
    nudge: float = 0.3
    tries: float = 0.2
    turns: int = 12


def ground() -> Any:
    """What lies next to what, for contacts that disturb each other."""
    near: dict[str, list[str]] = {spot: [] for spot in BOARD.spots}
    for one, other in [*BOARD.edges, *((n, n + 1) for n in range(RING, len(BOARD.spots) - 1))]:
        near[BOARD.spots[one]].append(BOARD.spots[other])
        near[BOARD.spots[other]].append(BOARD.spots[one])
    return SimpleNamespace(near=near)


class RiddleHands:
    """One game's pieces, contacts and truth; ``score`` counts and ``cases`` keeps what went wrong."""

    def __init__(self, plan: RiddlePlan, seed: int) -> None:
        self.rng = Random(seed)
        self.seed = seed
        self.plan = plan
        self.options = {name: self.rng.random() < 0.8 for name in SENSED.values()}
        rules: dict[str, Any] = {
            **self.options,
            "free_words": True,
            "may_stay": self.rng.random() < 0.2,
            "queue_curses": self.rng.random() < 0.8,
            "curse_before_move": self.rng.random() < 0.8,
            "letter_round": self.rng.random() < 0.3,
            "steps": 99,
            "below_start": "debt",
        }
        self.truth: State = playing(self.rng.choice((THREE, FOUR)), **rules)
        self.at: dict[str, str] = dict.fromkeys(self.truth.position.seats, "cave:1")
        self.magnets = set(BOARD.names(GAME.picture(self.truth)))
        standing = {spot: number for number, spot in enumerate(sorted(self.magnets))}
        kinds = ["red"] * (len(standing) + 1)
        self.sensors = Sensors(plan.quality, ground(), BOARD.spots, standing, kinds, rng=Random(seed + 1))
        self.tape = Tape(self.truth, plan.settings, game=GAME)
        self.score: Counter[str] = Counter()
        self.cases: list[Case] = []
        self.now_ms = 1500
        self.over = False
        self.early = False  # a wizard stands in its new cave already, a curse has come between
        self.steps: list[Step] = []
        self.words: list[tuple[int, Input]] = []
        self.began = self.truth
        self.counted: list[str] = []

    def _begin(self) -> None:
        self.tape.mark()
        self.began, self.steps, self.words, self.counted = self.truth, [], [], []
        self.now_ms += self.rng.randint(300, 1500)

    # --- what hands do ---------------------------------------------------------------------------

    def _edge(self, at_ms: int, spot: str, *, on: bool) -> None:
        """A magnet comes to a spot or leaves it; a cave feels only the first and the last."""
        if self.options[SENSED[spot.partition(":")[0]]]:
            self.steps.append(Step(at_ms, spot, on, 0))

    def _lift_wizard(self, at_ms: int, seat: str) -> None:
        cave, self.at[seat] = self.at[seat], ""
        if cave not in self.at.values():
            self._edge(at_ms, cave, on=False)

    def _put_wizard(self, at_ms: int, seat: str, cave: str) -> None:
        if cave not in self.at.values():
            self._edge(at_ms, cave, on=True)
        self.at[seat] = cave

    def _carry(self, at_ms: int, seat: str, cave: str) -> int:
        """A wizard is carried, now and then set down in each cave that is counted; when it stands."""
        here = int(self.at[seat].partition(":")[2])
        self._lift_wizard(at_ms, seat)
        at_ms += self.rng.randint(200, 900)
        if self.rng.random() < 0.3:
            while (here := here % RING + 1) != int(cave.partition(":")[2]):
                self._put_wizard(at_ms, seat, cave_name(here - 1))
                self._lift_wizard(at_ms + self.rng.randint(80, 250), seat)
                at_ms += self.rng.randint(300, 500)
        self._put_wizard(at_ms, seat, cave)
        return at_ms

    def _taken(self, prefix: str) -> str:
        """Some full place of a rack or tray."""
        return self.rng.choice(sorted(spot for spot in self.magnets if spot.startswith(prefix)))

    def _nudge(self, at_ms: int) -> None:
        """A stone or a spear is lifted and put back at once."""
        there = [s for s in sorted(self.magnets) if not s.startswith("cave") and not self._touched(s)]
        if there:
            spot = self.rng.choice(there)
            self._edge(at_ms, spot, on=False)
            self._edge(at_ms + self.rng.randint(80, 400), spot, on=True)
            self.score["story: nudge"] += 1

    def _touched(self, spot: str) -> bool:
        """Whether that pool has a part in this story: only how many stand there is seen."""
        pool = spot.rpartition(":")[0]
        return any(step.spot.rpartition(":")[0] == pool for step in self.steps)
