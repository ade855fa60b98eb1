"""What touches can have been: every way in which pieces may have been carried, found by trying all.

This is the measure of what sensors can tell at all: two stories with the same touches cannot be told apart.
Knows: touches, and that a put is one of the pieces in the air. Refuses to know: how the referee does it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, permutations

from msgspec import Struct

from companion.simulate.ground import BARRICADE, FOREST, Ground, pool_of
from tests.simulate.tried_pieces import takes_barricade

MOST_WAYS = 50_000
"""Ways to follow at the same time; with more, nothing is said."""

ORDER = (
    "not-your-piece",
    "no-roll",
    "blocked",
    "overshoot",
    "turned-back",
    "wrong-count",
    "rest-field",
    "own-pawn",
    "barricade-place",
    "wrong-house",
    "two-moves",
    "must-move",
    "unexplained",
)
"""The contract's reasons; where more than one fits, the first is right."""

LEGAL = "legal"
Touch = tuple[str, bool] | tuple[str, bool, bool | None]
"""(spot, came), and where poles are felt, whether a north pole came. A piece that comes to a spot where one
is seen already has taken its place: that one left before, unseen."""
Down = tuple[tuple[str, str], ...]
"""(place, kind) of every piece that is down on a touched place, sorted; a house is one place."""
Way = tuple[Down, tuple[str, ...], frozenset[str]]
"""What is down, what is in the air, and the fields whose piece has left unseen, with nothing there yet."""


def place_of(spot: str) -> str:
    """Return the house, the forest, or the field itself."""
    return pool_of(spot) or spot


class Ends(Struct, frozen=True):
    """All ends that touches can have: what was down before on the touched places, and each (down, air)."""

    before: Down
    after: frozenset[tuple[Down, tuple[str, ...]]]


def ends(
    kinds: Mapping[str, str],
    touches: Iterable[Touch],
    beside: Iterable[str] = (),
    fits: Callable[[str, str], bool] = lambda _kind, _place: True,
) -> Ends | None:
    """Return every way the pieces can have been carried.

    Args:
        kinds: spot -> kind of what stood there before.
        touches: (spot, came) in time order, without bounces; with the pole that came where poles are felt.
        beside: kinds of the pieces that lie beside the board; as good as in a hand.
        fits: whether a piece of a kind can stand on a place at all.

    Returns:
        None where there are too many ways; no end at all where something was put that nobody had lifted.
    """
    followed = list(_with_unseen_lifts(kinds, touches))
    touched = {place for place, _, _, _ in followed}
    before = tuple(sorted((place_of(s), kind) for s, kind in kinds.items() if place_of(s) in touched))
    ways: set[Way] = {(before, tuple(sorted(beside)), frozenset())}
    for place, on, north, left in followed:
        following: set[Way] = set()
        for way in _left_unseen(ways, left):
            following.update(_put(way, place, north, fits) if on else _lift(way, place))
        ways = following
        if len(ways) > MOST_WAYS:
            return None
    return Ends(before, frozenset((down, air) for down, air, hung in ways if not hung))


def _with_unseen_lifts(
    kinds: Mapping[str, str], touches: Iterable[Touch]
) -> Iterator[tuple[str, bool, bool | None, tuple[str, ...]]]:
    """Yield (place, came, pole that came, places left unseen: their next piece comes unseen)."""
    there, told = set(kinds), []
    for spot, on, *pole in touches:
        told.append((spot, on, pole[0] if pole else None, on and spot in there))
        (there.add if on else there.discard)(spot)
    for number, (spot, on, north, _) in enumerate(told):
        left = []
        for later, (other, _, _, exchanged) in enumerate(told):
            since = max((n for n in range(later) if told[n][0] == other), default=-1)
            if exchanged and since < number <= later:
                left.append(other)
        yield place_of(spot), on, north, tuple(left)


def _left_unseen(ways: set[Way], left: tuple[str, ...]) -> set[Way]:
    """Add that what stands on these fields has left by now."""
    found = set(ways)
    for spot in left:
        for down, air, hung in list(found):
            for lifted, hands, _ in () if spot in hung else _lift((down, air, hung), spot):
                found.add((lifted, hands, hung | {spot}))
    return found


def _felt(kind: str) -> bool:
    """Tell whether the magnet of a piece shows its north pole (docs/how-to/build/sensors.md)."""
    return kind == BARRICADE


def _lift(way: Way, place: str) -> Iterator[Way]:
    down, air, hung = way
    for kind in {kind for at, kind in down if at == place}:
        left = list(down)
        left.remove((place, kind))
        yield tuple(left), tuple(sorted((*air, kind))), hung


def _put(way: Way, place: str, north: bool | None, fits: Callable[[str, str], bool]) -> Iterator[Way]:
    down, air, hung = way
    for kind in set(air):
        if north in (None, _felt(kind)) and fits(kind, place):
            hands = list(air)
            hands.remove(kind)
            yield tuple(sorted((*down, (place, kind)))), tuple(hands), hung - {place}


class Setting(Struct, frozen=True):
    """What a reader of the rules needs besides the pieces.

    Args:
        ground: the board.
        kinds: spot -> kind of what stood there when the turn began.
        seat: whose turn it is.
        rows: how many rows at the bottom take no barricade.
        capture_own: whether own pawns may be captured.
    """

    ground: Ground
    kinds: Mapping[str, str]
    seat: str
    rows: int
    capture_own: bool

    def could_be(self, legal: Sequence[str], found: Ends) -> set[str]:
        """Return the legal turns that end as one of these ends does."""
        downs = {down for down, air in found.after if not air}
        return {move for move in legal if move != "pass" and self._end(move, found.before) in downs}

    def under_way(self, legal: Sequence[str], found: Ends) -> bool:
        """Tell whether one of these ends is a part of a legal turn, so that hands may still go on with it."""
        turns = [tuple(map(Counter, self._carried(move))) for move in legal if move != "pass"]
        for down, _ in found.after:
            gone, come = Counter(found.before) - Counter(down), Counter(down) - Counter(found.before)
            for takes, brings in turns:
                part = gone <= takes and come <= brings
                if gone and part and (gone, come) != (takes - brings, brings - takes):
                    return True
        return False

    def _end(self, move: str, before: Down) -> Down | None:
        """Return the touched places after a legal turn; None where it changes others too."""
        takes, brings = self._carried(move)
        if Counter(takes) - Counter(before):
            return None
        return tuple(sorted((Counter(before) - Counter(takes) + Counter(brings)).elements()))

    def _carried(self, move: str) -> tuple[Down, Down]:
        """Return what a legal turn takes from where it stood, and what it puts where."""
        source, target, place = parts(move)
        pool = FOREST if source == FOREST else self.seat if source == "house" else source
        taken = self.kinds.get(target)
        if taken is None or target == self.ground.goal:
            return ((pool, self.seat),), ((target, self.seat),)
        home = place or (FOREST if target in self.ground.village else taken)
        return ((pool, self.seat), (target, taken)), ((home, taken), (target, self.seat))

    def reasons(self, found: Ends, die: int | None, taps: Sequence[str]) -> set[str]:
        """Return the reasons that hold for an end with nothing in the air; `LEGAL` if none does."""
        result = set()
        for down, air in found.after:
            if not air:
                result |= self._reasons(Counter(found.before), Counter(down), die, taps)
        return result

    def _reasons(
        self,
        before: Counter[tuple[str, str]],
        after: Counter[tuple[str, str]],
        die: int | None,
        taps: Sequence[str],
    ) -> set[str]:
        gone, come = list((before - after).elements()), list((after - before).elements())
        own_gone = [place for place, kind in gone if kind == self.seat]
        own_come = [place for place, kind in come if kind == self.seat]
        if not gone:
            return {LEGAL}
        others = [(place, kind) for place, kind in gone if kind != self.seat]
        result = set()
        for order in permutations(own_come):
            moves = list(zip(own_gone, order, strict=False))
            result.add(self._reason(moves, others, come, die, taps))
        if len(own_gone) == 1 and len(own_come) == 1 and own_come[0] in self.ground.pools:
            for field, kind in before & after:  # or it took an own pawn, which went there
                if kind == self.seat and field not in self.ground.pools:
                    taken = [*others, (field, kind)]
                    result.add(self._reason([(own_gone[0], field)], taken, come, die, taps))
        return result

    def _reason(
        self,
        moves: list[tuple[str, str]],
        others: list[tuple[str, str]],
        come: list[tuple[str, str]],
        die: int | None,
        taps: Sequence[str],
    ) -> str:
        targets = {target for _, target in moves}
        fits = {"not-your-piece" for place, _ in others if place not in targets}
        if die is None:
            fits.add("no-roll")
        else:
            for source, target in moves:
                fits |= self._landing(source, target, die, taps)
        if len(moves) > 1:
            fits.add("two-moves")
        for place, kind in come:
            if kind == BARRICADE and not self._takes_barricade(place):
                fits.add("barricade-place")
        for place, kind in others:
            homes = [at for at, what in come if what == kind]
            if kind != BARRICADE and homes and homes != [FOREST if place in self.ground.village else kind]:
                fits.add("wrong-house")
        return next((reason for reason in ORDER if reason in fits), LEGAL if moves else "unexplained")

    def _landing(self, source: str, target: str, die: int, taps: Sequence[str]) -> set[str]:
        ground = self.ground
        start = f"{source}:1" if source in ground.pools else source
        bars = {spot for spot, kind in self.kinds.items() if kind == BARRICADE}
        bare = [walk for walk in ground.bare(start, die) if walk[-1] == target]
        if not bare:
            if target == ground.goal and any(
                walk[-1] == target for number in range(1, die) for walk in ground.bare(start, number)
            ):
                return {"overshoot"}
            return {"turned-back" if self._both_ways(source, taps, target) else "wrong-count"}
        if all(any(field in bars for field in walk[:-1]) for walk in bare):
            return {"blocked"}
        there = self.kinds.get(target)
        if there not in (None, BARRICADE) and target in ground.rest:
            return {"rest-field"}
        if there == self.seat and not self.capture_own:
            return {"own-pawn"}
        return set()

    def _both_ways(self, source: str, taps: Sequence[str], target: str) -> bool:
        walked = [source, *taps, target]
        links = [(a, b) for a, b in pairwise(walked) if b in self.ground.near.get(a, ())]
        return any((b, a) in links[:number] for number, (a, b) in enumerate(links))

    def _takes_barricade(self, place: str) -> bool:
        return place not in self.ground.pools and takes_barricade(self.ground, place, self.rows)


def parts(move: str) -> tuple[str, str, str]:
    """Return source, target and place of a turn as text; the place is empty where no barricade moves."""
    way, _, place = move.partition(">")
    for sign in "-x*":
        if sign in way:
            source, _, target = way.partition(sign)
            return source, target, place
    raise ValueError(f"no turn: {move}")
