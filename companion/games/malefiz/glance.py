"""What has just happened in Malefiz at a glance: few words and a picture, slips with the real numbers.

Refuses to know: players, languages, and how anything is drawn.
"""

from collections.abc import Mapping

from companion.core.model.capabilities import Glance, Picture
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import PASS, Input
from companion.core.model.types import Say, Verdict, say_plural
from companion.games.malefiz import footprints, moves
from companion.games.malefiz.board import Ground
from companion.games.malefiz.position import Position

DEEDS: Mapping[str, tuple[Say, str, str]] = {
    "move": (say_plural("{count} field", "{count} fields"), "good", "move"),
    "captured": (Say("A pawn was captured!"), "good", "move"),
    "barricade": (Say("A barricade was moved"), "good", "move"),
    "pass": (Say("No pawn can go {die}"), "neutral", "die"),
}
"""Deed -> it in a few words, its mark, its picture."""
SITS_OUT = Say("Sits this turn out")
WENT_ON = Say("A pawn has moved")
NO_NUMBER = Say("No number leads there")
SLIPS: Mapping[str, Say] = {
    "not-your-piece": Say("Not your pawn"),
    "no-roll": Say("Not rolled yet"),
    "blocked": Say("A barricade is in the way"),
    "overshoot": Say("Too far for the goal"),
    "turned-back": Say("Turned round on the way"),
    "wrong-count": say_plural("Not {count} field", "Not {count} fields"),
    "rest-field": Say("A pawn rests there"),
    "own-pawn": Say("Your own pawn stands there"),
    "barricade-place": Say("No barricade may stand there"),
    "wrong-house": Say("That is the wrong house"),
    "two-moves": Say("Two pawns were moved"),
    "must-move": Say("A pawn can still move"),
}
"""Reason -> what was not right."""
COUNTED = say_plural("{count} field, the die shows {die}", "{count} fields, the die shows {die}")
TO_GOAL = Say("The goal takes {fields}, not {die}")
INTO_FOREST = Say("That pawn goes into the forest")
COUNTED_OUT = ("wrong-count", "turned-back", "overshoot")
"""Reasons that are about the number."""
COUNTS = ("wrong-count", "overshoot", "blocked", "turned-back", "rest-field", "own-pawn")
"""Reasons that are about a pawn's way."""


def glance(before: Position, given: Input) -> Glance | None:
    """Tell a move that was made, or that none was; None for what is no move."""
    if given.word == PASS:
        stuck = before.die and moves.legal(before, before.die) == [moves.PASS]
        return _made("pass", before, Picture("", die=before.die), None if stuck else SITS_OUT)
    if not (parts := moves.WRITTEN.fullmatch(str(given))):
        return None
    source, how, target, place = parts.groups()
    frm = before.seat if source == "house" else source
    captured = footprints.kind_on(before, target) if how == "x" else ""
    picture = Picture("", frm, target, captured, placed=place or "", seat=before.seat, die=before.die)
    deed = {"x": "captured", "*": "barricade"}.get(how, "move")
    return _made(deed, before, picture, None if before.die or deed != "move" else WENT_ON)


def _made(deed: str, before: Position, picture: Picture, other: Say | None = None) -> Glance:
    """Return a move at a glance; ``other`` words take the place of the usual ones."""
    said, mark, kind = DEEDS[deed]
    short = _filled(other or said, {"count": before.die, "die": before.die})
    return Glance(short, mark, replace(picture, what=kind), deed)


def _filled(said: Say, args: Mapping[str, str | int | Say]) -> Say:
    """Return words with those of the numbers that they tell."""
    return said.fill({key: value for key, value in args.items() if key in said.places})


def slip(position: Position, illegal: Verdict) -> Glance | None:
    """Tell what was not right, with the fields that a pawn went and the number of the die."""
    if (said := SLIPS.get(illegal.reason)) is None:
        return None
    if illegal.rule == "MF-04":
        said = INTO_FOREST
    if illegal.reason in COUNTED_OUT and not position.die:
        said = NO_NUMBER
    path = _way(position.ground, illegal) if illegal.reason in COUNTS and position.die else ()
    fields = len(path) - 1
    if illegal.reason == "wrong-count" and path and fields != position.die:
        said = COUNTED
    elif illegal.reason == "overshoot" and path and fields < position.die:
        said = TO_GOAL
    count = fields if said is COUNTED else position.die
    short = _filled(said, {"count": count, "fields": fields, "die": position.die})
    if not path:
        return Glance(short, "wrong")
    on_way = position.ground.board.mask(path[1:]) & position.barricades
    spots = position.ground.board.names(on_way) if illegal.reason == "blocked" else ()
    picture = Picture("count", path[0], path[-1], fields=fields, die=position.die, path=path, spots=spots)
    return Glance(short, "wrong", picture)


def _way(ground: Ground, illegal: Verdict) -> tuple[str, ...]:
    """Return the shortest way that one pawn has gone, where it came from first.

    Nothing where that is unclear.

    Barricades are left aside: the hand has gone over them.
    """
    board = ground.board
    if len(illegal.wrong) != 1 or len(illegal.missing) != 1:
        return ()
    origin, end = board.index[illegal.missing[0]], board.index[illegal.wrong[0]]
    if end >= ground.field_count:
        return ()
    pool = board.pool_at[origin]
    began = ground.first[pool.name] if pool else origin
    before, reached = {began: origin, origin: origin}, [began]
    for field in reached:
        for near in ground.neighbours[field]:
            if near not in before:
                before[near] = field
                reached.append(near)
    way = [end]
    while way[-1] != origin:
        way.append(before[way[-1]])
    return tuple(board.spots[spot] for spot in reversed(way))
