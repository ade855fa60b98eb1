"""What the small labyrinth says: what it waits for, and what an input has done.

Knows: what was seen by everybody, so it may be told; where a wall of which colour went back is not, for who
remembers it has an edge (SL-02). Refuses to know: players' names and languages.
"""

from collections.abc import Mapping

from companion.core.model.inputs import Awaited, Deed, Input, Taken
from companion.core.model.types import Say
from companion.games.labyrinth.common.phrases import ENDS_TURN, MAY_STOP, NEXT_TARGET, chip, told_colour
from companion.games.labyrinth.common.place_names import tell_field, tell_slot
from companion.games.labyrinth.small.box_contents import GRID
from companion.games.labyrinth.small.next_inputs import asked
from companion.games.labyrinth.small.paths import at_figure, landings
from companion.games.labyrinth.small.position import Position
from companion.games.labyrinth.small.rules import NO_CALL
from companion.games.labyrinth.small.symbols import SYMBOLS

ASKS = {
    "reveal": NEXT_TARGET,
    "place": Say("Somebody stands there. Follow the arrows: where does the target lie now?"),
    "read": Say("Lay the wall on the tray. What colour is it?"),
    "step": Say("{who}, you may go through the gap."),
    "stop": MAY_STOP,
}
PULLS = Say("{who}, pull a wall next to you and lay it beside the board.")
PULLS_JUMPING = Say("{who}, pull a wall behind the figure for the jump, or another one next to you.")
FOULS = {
    "SL-11": Say("{who} has called no colour before pulling the wall. The turn is over."),
    "SL-08": Say("That wall is not next to {who}. The turn is over."),
    "SL-07": Say("{who} has pulled two walls. The turn is over."),
}
"""Rule that was broken -> what is said."""


def ask(position: Position, awaited: Awaited) -> Say:
    """Tell what one kind of input is waited for, as a request."""
    who: dict[str, str | int | Say] = {"who": position.seat}
    if awaited.word == "call":
        return _call(position).fill(who)
    if awaited.word == "put":
        if colour := asked(position):
            who["colour"] = told_colour(colour)
            return Say("{who}, now a wall goes back: {colour}. Put it into any gap.", who)
        return Say("{who}, put a wall back into any gap.", who)
    return Say(ASKS.get(awaited.word, PULLS_JUMPING if at_figure(position) else PULLS).text, who)


def _call(position: Position) -> Say:
    if position.phase == "ask":
        return Say("{who}, which colour did you call?")
    if position.called:
        return Say("{who}, for a jump call the second colour, too.")
    if at_figure(position):
        return Say("{who}, a figure stands there. Call one more colour to jump over it.")
    if landings(position):
        return Say("{who}, go through a gap, or call a colour.")
    return Say("{who}, call a colour.")


def label(given: Input) -> Say:
    """Tell one input in a few words."""
    value, _, colour = given.value.partition("=")
    match given.word:
        case "call" | "read" if value != NO_CALL:
            return told_colour(value)
        case "call":
            return Say("No colour")
        case "pull":
            return Say("Pull a wall: {spot}", {"spot": tell_slot(GRID, GRID.slot(value))})
        case "put":
            spot = tell_slot(GRID, GRID.slot(value))
            if colour:
                return Say("Put a wall back: {spot}, {colour}", {"spot": spot, "colour": told_colour(colour)})
            return Say("Put a wall back: {spot}", {"spot": spot})
        case "step":
            return Say("Go: {spot}", {"spot": tell_field(GRID, GRID.field(value))})
        case "stop":
            return Say("End the turn")
    return told_symbol(value)


def told_symbol(symbol: str) -> Say:
    """Tell a symbol that is called after its field by its place, any other by its picture or name."""
    if symbol in SYMBOLS:
        return SYMBOLS[symbol].name
    if symbol in GRID.fields:
        return tell_field(GRID, GRID.field(symbol))
    return Say("{name}", {"name": symbol})


def tell(before: Position, taken: Taken[Position]) -> Say:
    """Tell what an input has done, from its deeds; the last that says something counts."""
    deeds = {deed.what: deed for deed in taken.deeds}
    after, who = taken.position, before.seat
    if "chip" in deeds:
        return chip(who, len(after.chips[after.seats.index(who)]), after.need)
    for what in ("displaced", "revealed"):
        if what in deeds:
            return _target(after, deeds[what])
    for what in ("foul", "wrong", "right", "put"):
        if what in deeds:
            return _wall(before, after, deeds, what, ends=taken.ends)
    return _plain(who, next(iter(deeds.values())))


def _target(after: Position, deed: Deed) -> Say:
    if after.phase == "place":
        return Say("Somebody stands on the field of the next target, so it goes on along the arrows.")
    if deed.value in SYMBOLS:
        return _by_symbol(deed)
    if deed.what == "displaced":
        return Say("Somebody stands on its field, so the next target lies here: {spot}.", _spot(deed))
    return Say("The next target: {spot}.", _spot(deed))


def _by_symbol(deed: Deed) -> Say:
    """Tell a target by its picture; where a figure stands on it, also where it lies."""
    symbol: dict[str, str | int | Say] = {"symbol": told_symbol(deed.value)}
    if deed.what == "displaced":
        return Say(
            "The next target: {symbol}. Somebody stands there, so it lies here: {spot}.", symbol | _spot(deed)
        )
    return Say("The next target: {symbol}.", symbol)


def _wall(before: Position, after: Position, deeds: Mapping[str, Deed], what: str, *, ends: bool) -> Say:
    who, deed = before.seat, deeds[what]
    if deed.what == "foul":
        return FOULS[deed.value].fill({"who": who})
    if deed.what == "put":
        if ends:
            return Say("All walls are back. Now it goes on with {other}.", {"other": after.seat})
        return Say("{who} puts a wall back.", {"who": who})
    args: dict[str, str | int | Say] = {"who": who, "colour": told_colour(deed.value)}
    if deed.what == "right":
        return Say("The wall: {colour}. Right! {who} goes on.", args)
    args["called"] = told_colour(deeds["called"].value if "called" in deeds else before.called[0])
    return Say("Called: {called}, pulled: {colour}. The turn of {who} is over.", args)


def _plain(who: str, deed: Deed) -> Say:
    match deed.what:
        case "called":
            return Say("{who} calls: {colour}.", {"who": who, "colour": told_colour(deed.value)})
        case "pulled":
            return Say("{who} pulls a wall.", {"who": who})
        case "read":
            return Say("The wall: {colour}.", {"colour": told_colour(deed.value)})
        case "jumped":
            return Say("{who} jumps over a figure: {spot}.", {"who": who, **_spot(deed)})
        case "stepped":
            return Say("{who} goes on: {spot}.", {"who": who, **_spot(deed)})
    return ENDS_TURN.fill({"who": who})


def _spot(deed: Deed) -> dict[str, str | int | Say]:
    return {"spot": tell_field(GRID, GRID.field(deed.spot))}
