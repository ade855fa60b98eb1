"""What a game is to the rest of the house: the plug-in point `Game`, and the board it is played on.

A game is arithmetic over immutable positions. It knows nothing of sensors' noise, lights, phones or time.
A new game is a folder under ``companion/games``, or a package of its own (add-a-game.md).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, reduce
from operator import or_
from typing import Any, Protocol, TypeVar

from msgspec import Struct, field

from companion.core.model.capabilities import Capabilities
from companion.core.model.footprint import Footprint
from companion.core.model.history import Past
from companion.core.model.inputs import Awaited, Input, Refused, Taken
from companion.core.model.types import Kinds, Mask, Say, Touch


class Pool(Struct, frozen=True):
    """Places that are worth the same, as a house: only how many stand there matters.

    Args:
        name: for example ``red`` or ``forest``; its places are ``red:1``, ``red:2`` ...
        mask: its places; lower bits are lower numbers.
        kind: what may stand there (a seat), or None where several kinds may.
    """

    name: str
    mask: Mask
    kind: str | None


class Board(Struct, frozen=True, dict=True):
    """A board's geometry: spots, edges and pools, the same for every position of a variant.

    ``spots[i]`` is the name of bit ``i``. ``xy[i]`` is where it lies in field widths, x to the right,
    y upwards, (0, 0) = the centre of ``a1``. ``edges`` are index pairs of neighbours.
    """

    name: str
    spots: tuple[str, ...]
    xy: tuple[tuple[float, float], ...]
    edges: tuple[tuple[int, int], ...]
    pools: tuple[Pool, ...]
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Named groups of spots for drawing and telling: goal, bottom_row, rest_fields, village, ...

    Some mean something to the referee: ``slots`` (see `apart`), ``contacts`` (see `contacts`), ``final``,
    ``handed`` (see `handed`), ``optional:...`` (`optional`). To pages ``shared``: where several may stand.
    """
    track: tuple[tuple[float, float], ...] = ()
    """The corners of a track of steps round the board, from its first step to its last; a picture alone, its
    steps are no spots (sign ``step`` of `companion.core.model.capabilities.Sign`)."""
    lamps: tuple[str, ...] = ()
    """Names of lights that are no spots, as those of the steps of a track; a board map may have them."""

    @cached_property
    def final(self) -> Mask:
        """The spots marked ``final``: a piece has ended its game there, as on a goal, and may stay or go."""
        return self.mask(self.marks.get("final", ()))

    @cached_property
    def index(self) -> dict[str, int]:
        """Spot name -> bit number."""
        return {name: i for i, name in enumerate(self.spots)}

    @cached_property
    def rows(self) -> dict[float, list[int]]:
        """The fields at each height, from left to right; the heights from below."""
        rows: dict[float, list[int]] = {}
        for number in sorted(bits(self.fields), key=lambda each: self.xy[each][::-1]):
            rows.setdefault(self.xy[number][1], []).append(number)
        return rows

    @cached_property
    def apart(self) -> Mask:
        """The spots marked ``slots``, and all places beside the board; 0 where there are no such spots.

        A piece that stands there stands never elsewhere, and no other piece there, as a wall in its slot.
        """
        slots = self.mask(self.marks.get("slots", ()))
        return slots | -1 << len(self.spots) if slots else 0

    @cached_property
    def contacts(self) -> Mask:
        """The spots where no piece ever stands: that one of them closes is an input by itself."""
        return self.mask(self.marks.get("contacts", ()))

    @cached_property
    def handed(self) -> Mask:
        """The places of whole pools whose pieces are handed in: to lift one for good is an input by itself.

        Each of their footprints is one piece fewer in one of these pools, and nothing else.
        """
        return self.mask(self.marks.get("handed", ()))

    @cached_property
    def optional(self) -> tuple[tuple[str, ...], ...]:
        """Groups of spots (marks ``optional:...``) that may do without sensors (`Capabilities.sensed`)."""
        return tuple(spots for mark, spots in self.marks.items() if mark.startswith("optional:"))

    @cached_property
    def fields(self) -> Mask:
        """All spots that belong to no pool."""
        return ((1 << len(self.spots)) - 1) & ~union(pool.mask for pool in self.pools)

    @cached_property
    def pool_at(self) -> tuple[Pool | None, ...]:
        """For each spot the pool that it is a place of; None for a field."""
        count = range(len(self.spots))
        return tuple(next((pool for pool in self.pools if pool.mask >> i & 1), None) for i in count)

    @cached_property
    def near(self) -> frozenset[frozenset[int]]:
        """The pairs of neighbouring fields."""
        return frozenset(map(frozenset, self.edges))

    def mask(self, names: Iterable[str]) -> Mask:
        """Return the bit set of these spots. Raises KeyError for a name that is no spot."""
        return union(1 << self.index[name] for name in names)

    def names(self, mask: Mask) -> tuple[str, ...]:
        """Return the names in this bit set, sorted by code point."""
        return tuple(sorted(self.spots[i] for i in bits(mask)))

    def key(self, picture: Mask) -> tuple[int, ...]:
        """Tell what counts of a picture: its fields, and how many stand in each pool."""
        return (picture & self.fields, *((picture & pool.mask).bit_count() for pool in self.pools))


def bits(mask: Mask) -> list[int]:
    """Return the numbers of the set bits, lowest first."""
    if not mask & (mask - 1):  # one alone, or none: most often
        return [mask.bit_length() - 1] if mask else []
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers


def union(masks: Iterable[Mask]) -> Mask:
    """Return the bits that are set in any of these."""
    return reduce(or_, masks, 0)


def lowest(count: int, *choices: Mask) -> Mask:
    """Return ``count`` spots, from the first choice as far as it goes, then the next; lowest first."""
    result = 0
    for choice in choices:
        for spot in bits(choice & ~result):
            if result.bit_count() >= count:
                return result
            result |= 1 << spot
    return result


class Outcome(Struct, frozen=True):
    """How a position stands: over or not, and who has won, in order of finishing, or ``shared``: together."""

    over: bool
    winners: tuple[str, ...] = ()
    shared: bool = False

    @property
    def first(self) -> tuple[str, ...]:
        """Who has won the game: all who share it, else whoever finished first; empty while nobody has."""
        return self.winners if self.shared else self.winners[:1]


class Arrangement(Struct, frozen=True, order=True, gc=False):
    """One consistent way in which the pieces may have wandered since the turn began.

    ``moved`` is (spot, spot it stood on when the turn began), sorted, for the pieces that are down on
    another spot; ``held`` are the starting spots of the pieces in the air, sorted.
    """

    moved: tuple[tuple[int, int], ...]
    held: tuple[int, ...]


class Try(Struct, frozen=True):
    """Everything seen since the turn began, for a game to say why it is no legal turn.

    Args:
        start: the picture when the turn began.
        picture: the picture now.
        arrangements: the ways that fit all touches; empty where a lift must have been missed.
        touches: all believed touches since the turn began.
    """

    start: Mask
    picture: Mask
    arrangements: tuple[Arrangement, ...]
    touches: tuple[Touch, ...]


class Illegal(Struct, frozen=True):
    """Why a try is no legal turn: reason and rule id, and the spots to put right.

    ``arrangement`` is the one that was judged; None where hands could not be followed. ``onward``: only the
    last step is wrong: put right, the board shows the end of a turn, and nothing need go back. ``facts`` are
    what the sentence about it may name (`Phrases.exact`): numbers by any name, ``count`` where its forms
    differ by it, ``piece`` the kind of one, ``pool`` where one belongs.
    """

    reason: str
    rule: str
    wrong: Mask
    missing: Mask
    arrangement: Arrangement | None = None
    onward: bool = False
    facts: Mapping[str, str | int] = field(default_factory=dict)

    def __eq__(self, other: object) -> bool:
        """Compare what is said; how it was found out does not count."""
        return isinstance(other, Illegal) and self._said() == other._said()

    def __hash__(self) -> int:
        """Hash what is compared."""
        return hash(self._said())

    def _said(self) -> tuple[str, str, Mask, Mask]:
        return (self.reason, self.rule, self.wrong, self.missing)


P = TypeVar("P")


class Game(Capabilities[P], Protocol[P]):
    """A game. ``P`` is its immutable, hashable position: variant, options, pieces and whose turn it is.

    It carries all that was heard of the turn so far (docs/adr/0014).
    """

    name: str
    variants: tuple[str, ...]
    seats: tuple[str, ...]
    """All seats in the order round the table."""
    north: frozenset[str]
    """The kinds of pieces whose magnet shows the sensor its north pole, all others their south pole
    (docs/how-to/build/sensors.md); empty where poles tell nothing."""
    die_faces: tuple[int, ...]
    """The number on each face of the die: ``(1, 2, 3, 4, 5, 6)``, or ``(1, 2, 2, 3, 3, 4)``; empty where no
    variant has one."""
    words: Mapping[str, str]
    """Every word it may expect, and where it usually comes from (`companion.core.model.inputs.SOURCES`)."""

    def board(self, variant: str) -> Board:
        """Return the board of a variant. Raises PositionError for an unknown one."""

    def setup(
        self,
        variant: str,
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        first: str | None = None,
        handicap: Mapping[str, int] | None = None,
    ) -> P:
        """Return the starting position. ``handicap`` gives a seat fewer pieces.

        Raises PositionError that names the fault.
        """

    def load(self, data: Mapping[str, Any]) -> P:
        """Return a position from the keys of notation.md. Raises PositionError that names the fault."""

    def dump(self, position: P) -> dict[str, Any]:
        """Return the position as those keys; ``load(dump(p)) == p``."""

    def seat_to_move(self, position: P) -> str:
        """Tell whose turn it is."""

    def seats_in_play(self, position: P) -> tuple[str, ...]:
        """Return the seats that play, in order (those that left are no longer among them)."""

    def expects(self, position: P) -> tuple[Awaited, ...]:
        """Tell what may come next, the most wanted first.

        Nothing only once the game is over, or contacts alone.

        Where passing alone is possible it is taken at once. Only the player of a seat may give what others
        must not learn (`Awaited.secret`).
        """

    def hear(self, position: P, given: Input, seat: str = "") -> Taken[P] | Refused:
        """Tell what an input leads to, or why it is refused, which changes nothing.

        ``seat``: who gives it; empty: the one who is waited for. A foul is taken, not refused. Raises
        PositionError or MoveError for what is no input of this game at all.
        """

    def footprints(self, position: P) -> list[Footprint]:
        """Return one footprint for each input that hands can make now, in the order of their texts."""

    def number(self, position: P) -> int | None:
        """Return the number heard in this turn that is still to be moved; None where none is."""

    def unrolled(self, position: P) -> P:
        """Return the position before that number was heard; itself where none was."""

    def beside(self, position: P) -> tuple[str, ...]:
        """Return the kinds of the pieces that lie beside the board and may come onto it, oldest first.

        They lie on the places ``len(board.spots)``, ``len(board.spots) + 1`` ... (see `Footprint`).
        """

    def accept_moved(self, position: P, moved: Sequence[tuple[int, int]]) -> P:
        """Return the position after a turn that is accepted as it stands, legal or not.

        The next seat to move.

        ``moved`` is (spot, spot it stood on before) for each piece that was carried, as in `Arrangement`.
        Raises PositionError where the pieces cannot stand like that.
        """

    def outcome(self, position: P) -> Outcome:
        """Tell whether the game is over, and who has won."""

    def picture(self, position: P) -> Mask:
        """Return the expected picture; pools are filled from their lowest place up."""

    def kinds(self, position: P, picture: Mask) -> Kinds:
        """Tell what stands on each spot of a picture of this position: a seat, ``barricade`` ...

        None = nothing, or not known which (a pool that several kinds share).
        """

    def judge(self, position: P, attempt: Try) -> Illegal:
        """Tell why this try is no legal turn: the first reason that fits, its rule, and what to put right."""

    def leave(self, position: P, seat: str) -> P:
        """Return the position after a player has left: the seat moves no more, its pieces go off the board.

        Raises PositionError where fewer than two would be left.
        """

    def tell_spot(self, board: Board, spot: str) -> Say:
        """Return a spot in words for a child at an unprinted board: colour, landmark, counting.

        No coordinates.
        """

    def public(self, position: P, *, over: bool, seat: str = "") -> dict[str, Any]:
        """Tell what a seat may see of a position, as the keys of `dump`: less, where a game hides something.

        ``over``: the game is over, so nothing need be hidden any more. ``seat``: empty: anybody.
        """

    def deeds(self, past: Past) -> Iterable[tuple[str, str]]:
        """Tell what a turn did that is worth counting: (seat, word), as ``("red", "captured")``.

        The pages have a name for each word (``companion/state/stored_games/statistics.py``).
        """

    def standing(self, position: P) -> Mapping[str, float]:
        """Tell how far each seat has come, from 0 (not begun) to 1 (won)."""
