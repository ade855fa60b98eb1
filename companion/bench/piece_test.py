"""The test of a piece: put on one spot and lifted three times, and once more turned round.

Judges the magnet in it: seen each time, quick to settle, no flicker while it rests, gone when it is lifted;
where the sensors can tell, also its strength and that it shows the same pole each time. Refuses to know:
which piece it is, and what is said.
"""

from collections.abc import Mapping

from msgspec import Struct

from companion.bench import visit
from companion.bench.visit import Edges, Visit
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.hand_times import BOUNCE_MS, HINT_MS
from companion.core.model.types import Mask

PLACINGS = 4
"""Three as it comes, one turned round: a magnet that sits askew shows itself there."""

FAINT = 60
"""A field below this, of 127, is seen (40 would be enough) but has little to spare."""


class Placing(Struct, frozen=True):
    """One time on the spot and off again.

    Args:
        outcome: ``seen`` or ``missed``.
        bounce_ms, flickers: as in `visit.Visit`.
        hangs: the sensor stayed on when the piece was lifted.
        north: whether its north pole showed; None where nobody can tell.
        field: the strongest field, 0 to 127; None where nobody measures.
    """

    outcome: str
    bounce_ms: int = 0
    flickers: int = 0
    hangs: bool = False
    north: bool | None = None
    field: int | None = None


class Verdict(Struct, frozen=True):
    """What a piece is worth.

    Args:
        verdict: ``good``, ``weak`` or ``none`` (never seen).
        reasons: why it is weak, of ``missed``, ``slow``, ``flickers``, ``hangs``, ``faint``, ``poles``.
        north, field: its pole and its least field, None where nobody can tell.
    """

    verdict: str
    reasons: tuple[str, ...] = ()
    north: bool | None = None
    field: int | None = None


class PieceTest(Struct, frozen=True):
    """Pieces being tested on one spot, one after the other.

    Args:
        spot, line: where.
        placings: those of the piece that is being tested.
        verdicts: the pieces so far, oldest first.
        levels: the lines now; None while the board is not known.
        edges: the changes of the line at this placing.
        rested: whether the piece was seen to rest at this placing; that is not taken back.
        norths: lines that show a north pole; None where nobody can tell.
        field: the strongest field since the piece is there.
        elsewhere: another line that is on although the test's own is not.
        since_ms: when the last thing happened.
    """

    spot: str
    line: int
    placings: tuple[Placing, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    levels: Mask | None = None
    edges: Edges = ()
    rested: bool = False
    norths: Mask | None = None
    field: int | None = None
    north: bool | None = None
    elsewhere: int | None = None
    since_ms: int = 0
    now_ms: int = 0

    @property
    def phase(self) -> str:
        """``unseen`` (no board), ``resting`` (lift it), ``turn`` (the last placing) or ``waiting``."""
        if self.levels is None:
            return "unseen"
        if self.edges and _look(self).phase == "resting":
            return "resting"
        return "turn" if len(self.placings) == PLACINGS - 1 else "waiting"

    @property
    def late(self) -> bool:
        """Whether nothing has happened for so long that a hint is due."""
        return self.levels is not None and self.now_ms - self.since_ms >= HINT_MS


def begin(spot: str, line: int, at_ms: int) -> PieceTest:
    """Return a test on this spot, before the first piece."""
    return PieceTest(spot, line, since_ms=at_ms, now_ms=at_ms)


def due(test: PieceTest) -> int | None:
    """Tell when time alone will change something, in ms."""
    if test.levels is None:
        return None
    times = [when] if test.edges and (when := visit.due(test.edges, test.now_ms)) is not None else []
    if test.now_ms < (hint_ms := test.since_ms + HINT_MS):
        times.append(hint_ms)
    return min(times, default=None)


def advance(test: PieceTest, at_ms: int) -> PieceTest:
    """Let time pass up to ``at_ms``."""
    while (when := due(test)) is not None and when <= at_ms:
        test = _judge(replace(test, now_ms=when))
    return replace(test, now_ms=max(test.now_ms, at_ms))


def levels(test: PieceTest, at_ms: int, raw: Mask, norths: Mask | None = None) -> PieceTest:
    """Return the levels of all lines at ``at_ms``, and the poles where the device tells them."""
    test = advance(test, at_ms - 1)
    on = bool(raw >> test.line & 1)
    before = test.levels is not None and bool(test.levels >> test.line & 1)
    edges = visit.add(test.edges, at_ms, on) if on != before else test.edges
    others = tuple(line for line in bits(raw) if line != test.line)
    test = replace(
        test,
        levels=raw,
        norths=norths,
        edges=edges,
        elsewhere=others[0] if others and not on else None,
        since_ms=at_ms if edges != test.edges or test.levels is None else test.since_ms,
        now_ms=max(test.now_ms, at_ms),
    )
    if on and norths is not None:
        test = replace(test, north=bool(norths >> test.line & 1))
    return _judge(test)


def fields(test: PieceTest, at_ms: int, measured: Mapping[int, int]) -> PieceTest:
    """Return measured fields by line, -127 to 127."""
    test = advance(test, at_ms)
    if test.line not in measured or test.phase != "resting":
        return test
    return replace(test, field=max(test.field or 0, abs(measured[test.line])))


def lost(test: PieceTest) -> PieceTest:
    """Note that the board is out of reach; the placing begins anew."""
    return replace(_fresh(test), levels=None)


def press(test: PieceTest, at_ms: int, key: str) -> PieceTest:
    """Take what a person says; what makes no sense now changes nothing.

    Args:
        test: the test before.
        at_ms: when.
        key: ``skip`` (the piece stands there and is not seen, or was lifted and still is seen), ``back`` (the
            last placing again) or ``repeat`` (the last piece again).
    """
    test = advance(test, at_ms)
    match key:
        case "skip" if test.phase == "resting":
            seen = _look(test)
            return _placed(test, Placing("seen", seen.bounce_ms, seen.flickers, True, test.north, test.field))
        case "skip" if test.levels is not None:
            return _placed(test, Placing("missed"))
        case "back" if test.placings:
            return replace(_fresh(test), placings=test.placings[:-1])
        case "repeat" if test.verdicts:
            return replace(_fresh(test), placings=(), verdicts=test.verdicts[:-1])
    return test


def judge(placings: tuple[Placing, ...]) -> Verdict:
    """Tell what the placings of one piece say of its magnet."""
    if not (seen := [each for each in placings if each.outcome == "seen"]):
        return Verdict("none")
    poles = {each.north for each in seen if each.north is not None}
    strengths = [each.field for each in seen if each.field is not None]
    signs = {
        "missed": len(seen) < len(placings),
        "slow": any(each.bounce_ms > BOUNCE_MS for each in seen),
        "flickers": any(each.flickers for each in seen),
        "hangs": any(each.hangs for each in seen),
        "faint": bool(strengths) and min(strengths) < FAINT,
        "poles": len(poles) > 1,
    }
    reasons = tuple(sign for sign, there in signs.items() if there)
    return Verdict(
        "weak" if reasons else "good",
        reasons,
        next(iter(poles)) if len(poles) == 1 else None,
        min(strengths, default=None),
    )


def _look(test: PieceTest) -> Visit:
    return visit.look(test.edges, test.now_ms, rested=test.rested)


def _judge(test: PieceTest) -> PieceTest:
    if not test.edges:
        return test
    seen = _look(test)
    if seen.phase == "gone":
        return _placed(
            test, Placing("seen", seen.bounce_ms, seen.flickers, north=test.north, field=test.field)
        )
    return _fresh(test) if seen.phase == "brief" else replace(test, rested=seen.phase == "resting")


def _placed(test: PieceTest, placing: Placing) -> PieceTest:
    placings = (*test.placings, placing)
    test = _fresh(test)
    if len(placings) < PLACINGS:
        return replace(test, placings=placings)
    return replace(test, placings=(), verdicts=(*test.verdicts, judge(placings)))


def _fresh(test: PieceTest) -> PieceTest:
    return replace(test, edges=(), rested=False, field=None, north=None, since_ms=test.now_ms)
