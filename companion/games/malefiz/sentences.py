"""What Malefiz says of its moves, done or possible: from where, to where, and what happens there.

The argument ``who`` or ``other`` of a sentence is a seat. Refuses to know: players' names, languages, and
what is said while a piece is in a hand.
"""

from companion.core.catalog.phrases import reason_of
from companion.core.model.inputs import DIE, PASS, Awaited, Input
from companion.core.model.types import Say, say_plural
from companion.games.malefiz import footprints, moves
from companion.games.malefiz.phrases import PHRASES, TWO_ROWS
from companion.games.malefiz.place_names import tell_spot
from companion.games.malefiz.position import Position

COUNTED = ("wrong-count", "turned-back", "overshoot")
"""Reasons that are about the number."""


def ask(position: Position, awaited: Awaited) -> Say:
    """Tell what is waited for: a number, or a move by it."""
    who = awaited.seats[0]
    if awaited.word == DIE:
        return Say("{who} rolls the die.", {"who": who})
    if not position.die:
        return Say("{who} rolls and moves.", {"who": who})
    return say_plural(
        "{who} may move one pawn by one field.",
        "{who} may move one pawn by {count} fields.",
        {"who": who, "count": position.die},
    )


def label(position: Position, given: Input) -> Say:
    """Tell a move of whoever is to move, in full."""
    who = position.seat
    if given.word == DIE:
        return Say("{name}", {"name": given.value})
    if given.word == PASS:
        return Say("{who} sits this turn out.", {"who": who})
    if not (parts := moves.WRITTEN.fullmatch(str(given))):
        return Say("{who}: {move}", {"who": who, "move": str(given)})
    source, how, target, place = parts.groups()
    args: dict[str, str | int | Say] = {
        "who": who,
        "frm": _out_of(position, source),
        "to": Say("to {spot}", {"spot": _spot(position, target)}),
    }
    if how == "x":
        args["other"] = footprints.kind_on(position, target)
        if args["other"] == who:
            return Say("{who} goes {frm} {to} and captures an own pawn there.", args)
        return Say("{who} goes {frm} {to} and captures the pawn of {other} there.", args)
    if how == "*":
        args["place"] = Say("on {spot}", {"spot": _spot(position, place)})
        return Say("{who} goes {frm} {to}, takes the barricade there and puts it {place}.", args)
    return Say("{who} goes {frm} {to}.", args)


def tell(before: Position, given: Input) -> Say:
    """Tell a move that was made: the number, where the pawn arrived, and what happened there."""
    if not before.die:
        return label(before, given)
    args: dict[str, str | int | Say] = {"who": before.seat, "die": before.die}
    if given.word == PASS:
        if moves.legal(before, before.die) == [moves.PASS]:
            return Say("{who} rolled {die}, but no pawn can go that far. The next player rolls.", args)
        return Say("{who} rolled {die} and sits this turn out.", args)
    if not (parts := moves.WRITTEN.fullmatch(str(given))):
        return label(before, given)
    source, how, target, place = parts.groups()
    args["spot"] = _spot(before, target)
    if how == "x":
        args["other"] = footprints.kind_on(before, target)
        if args["other"] == before.seat:
            return Say("{who} rolled {die} and captured an own pawn on {spot}.", args)
        return Say("{who} rolled {die} and captured a pawn of {other} on {spot}.", args)
    if how == "*":
        args["place"] = Say("on {spot}", {"spot": _spot(before, place)})
        return Say("{who} rolled {die}, took the barricade on {spot} and put it {place}.", args)
    if source in PHRASES.out_of:
        args["frm"] = _out_of(before, source)
        return Say("{who} rolled {die} and came {frm} onto {spot}.", args)
    return Say("{who} rolled {die} and moved to {spot}.", args)


def why(position: Position, reason: str, rule: str) -> Say:
    """Tell why a try is no legal turn."""
    if rule == "MA-11" and reason == "barricade-place" and position.options.barricade_rows_forbidden > 1:
        return TWO_ROWS
    if reason in COUNTED and not position.die:
        return Say("No number from 1 to 6 leads there, {who}.", {"who": position.seat})
    return reason_of(PHRASES, reason, rule).fill({"who": position.seat})


def _spot(position: Position, spot: str) -> Say:
    return tell_spot(position.ground.board, spot)


def _out_of(position: Position, source: str) -> Say:
    return PHRASES.out_of.get(source) or Say("from {spot}", {"spot": _spot(position, source)})
