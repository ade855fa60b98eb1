"""The Magic Labyrinth, small and big: rules as arithmetic over immutable states, and the plug-in `GAME`.

Knows: which variant a position belongs to. What both share is in ``common``, each game in a folder of
its own (``small.game``, ``big.game``). Refuses to know: sensors, lights, phones, time and chance; dice, drawn
symbols, shuffles and what a maze is made from are arguments.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, cast

from companion.core.catalog.built_layout import Built
from companion.core.catalog.game_box import Box
from companion.core.model.capabilities import Sign, Sketch
from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.game import Board, Game
from companion.core.model.inputs import Input
from companion.core.model.types import Mask, Say
from companion.games.base import answered_by_variant, check_variant
from companion.games.labyrinth import box as boxes, built_layout, signs
from companion.games.labyrinth.big.game import Big
from companion.games.labyrinth.big.state import MOST_WALLS, HouseRules as BigHouseRules, State as BigState
from companion.games.labyrinth.common import beginning
from companion.games.labyrinth.common.base import NAME, LabyrinthBase
from companion.games.labyrinth.small.game import Small
from companion.games.labyrinth.small.position import HouseRules, Position as SmallPosition

Position = SmallPosition | BigState
"""A position of either variant."""
SMALL = cast("Game[Position]", Small())  # each is only given positions of its own
BIG = cast("Game[Position]", Big())
VARIANTS: Mapping[str, Game[Position]] = MappingProxyType({"small": SMALL, "big": BIG})
AID = "memory_aid"
"""The help that a table may switch while it plays."""


def _variant(variant: object) -> Game[Position]:
    return VARIANTS[check_variant(variant, NAME, tuple(VARIANTS))]


def _options(position: Position) -> HouseRules | BigHouseRules:
    """Return the house rules of a position of either variant."""
    return position.options if isinstance(position, SmallPosition) else position.position.options


def _rules(position: Position) -> Game[Position]:
    """Return the rules of the variant to which a position belongs."""
    return SMALL if isinstance(position, SmallPosition) else BIG


@answered_by_variant(_rules)
class LabyrinthGame(LabyrinthBase[Position]):
    """What is the same in both variants, to make a `Game[Position]` with them; it has no state of its own."""

    variants: tuple[str, ...] = tuple(VARIANTS)

    def board(self, variant: str) -> Board:
        """Return the board of a variant. Raises PositionError for an unknown one."""
        return _variant(variant).board(variant)

    def setup(
        self,
        variant: str,
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        first: str | None = None,
        handicap: Mapping[str, int] | None = None,
    ) -> Position:
        """Return the starting position: ``first`` begins, else ``seats[0]``; the first target comes next.

        ``options`` has house rules, and what `beginning` says. Raises PositionError that names the fault, as
        for ``handicap``: everybody has one figure.
        """
        if handicap:
            raise PositionError("pawns: everybody has one figure here, nobody can have fewer")
        return _variant(variant).setup(variant, seats, options, first)

    def box(self) -> Box:
        """Tell what stands on the boxes."""
        return boxes.box()

    def strict(self, variant: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Read strictly, in the small game, a pull without a call or of a barred wall (SL-11, SA9)."""
        strictly = {"ask_late_call": False, "foreign_pull_back": False} if variant == "small" else {}
        return {**strictly, **options}

    def deal(self, variant: str, options: Mapping[str, Any], lot: str) -> dict[str, Any]:
        """Return the options with what chance settles before the game, from a text that was drawn.

        That is the maze, where the companion has the walls; `setup` takes it, and nobody else should see it.
        """
        drawn = variant == "big" and options.get("walls") and beginning.MAZE not in options
        return {**options, beginning.MAZE: lot} if drawn else dict(options)

    def load(self, data: Mapping[str, Any]) -> Position:
        """Return a position from the keys of notation.md. Raises PositionError that names the fault."""
        for key in ("game", "variant"):
            if key not in data:
                raise PositionError(f"key {key!r} is missing")
        if data["game"] != NAME:
            raise PositionError(f"unknown game {data['game']!r}: this is {NAME}")
        return _variant(data["variant"]).load(data)

    def occasions(self, position: Position) -> dict[str, Mask]:
        """Tell of the target, once the first wall is pulled or the first step is due."""
        rules = _rules(position)
        first = next(iter(rules.expects(position)), None)
        aims = {one.spots for one in rules.shows(position, ()) if one.meaning == "aim"}
        return {"target": aims.pop()} if aims and first and first.word in ("pull", "step") else {}

    def revealed(self, position: Position) -> tuple[Sign, ...]:
        """Return the walls that the companion had; with balls those that somebody must have run into."""
        if isinstance(position, SmallPosition):
            return ()
        return tuple(signs.revealed(position.secret.walls, position.secret.known))

    def sketch(self, position: Position, given: Input) -> Sketch:  # noqa: ARG002 - the input says it
        """Draw an input that is said."""
        return signs.sketch(given)

    def slots(self, variant: str) -> Mapping[str, Say]:
        """Tell where people build walls before a game with balls; none where sensors see the walls."""
        return {} if _variant(variant) is SMALL else built_layout.slots()

    def most_parts(self, variant: str) -> int:
        """Tell how many walls may stand (BL-02)."""
        return 0 if _variant(variant) is SMALL else MOST_WALLS

    def built(self, variant: str, walls: Sequence[str]) -> Built:
        """Tell how walls stand that people have built (BL-02, BL-03).

        Raises PositionError for what is no slot.
        """
        if _variant(variant) is SMALL:
            raise PositionError("in the small labyrinth every slot has its wall")
        return built_layout.built(walls)

    def aids(self, position: Position) -> Mapping[str, bool]:
        """Return the memory aid."""
        return {AID: _options(position).memory_aid}

    def aided(self, position: Position, aids: Mapping[str, bool]) -> Position:
        """Return the position with the memory aid on or off from now on."""
        on = aids.get(AID, _options(position).memory_aid)
        if isinstance(position, SmallPosition):
            return replace(position, options=replace(position.options, memory_aid=on))
        seen = position.position
        return replace(position, position=replace(seen, options=replace(seen.options, memory_aid=on)))

    def unused_spots(self, position: Position) -> tuple[str, ...]:
        """Return the ball outlets, where the companion has the walls."""
        balls = isinstance(position, SmallPosition) or position.position.balls
        return () if balls else self.board("big").marks["outlets"]


GAME = cast("Game[Position]", LabyrinthGame())
"""What the entry point of the group ``companion.games`` names."""
