"""What the big labyrinth says: what it waits for, and what an input has done.

Knows: what was seen by everybody; where a wall is, it says to nobody, for who remembers it has an edge.
Refuses to know: the walls (of a game only the `Position` comes in), players' names and languages.
"""

from companion.core.model.inputs import Awaited, Deed, Input
from companion.core.model.types import Say, say_plural
from companion.games.labyrinth.big.next_inputs import OUTLETS, YES
from companion.games.labyrinth.big.state import CHIPS_TO_WIN, GRID, Position
from companion.games.labyrinth.common.phrases import ENDS_TURN, MAY_STOP, NEXT_TARGET, chip, directions
from companion.games.labyrinth.common.place_names import tell_field, tell_outlet

ASKS = {
    "reveal": NEXT_TARGET,
    "die": Say("{who} rolls the die."),
    "stop": MAY_STOP,
    "drop": Say("If a ball comes out, the figure of {who} goes back to its corner."),
    "fell": Say("A ball came out. {who}, had your figure run into a wall before the target?"),
    "home": Say("{who}, put your figure back on its corner: {spot}."),
}
TOLD = {
    "late-ball": Say("A ball came out after {who} found the target."),
    "kept": Say("The chip of {who} counts."),
    "given-back": Say("Bump, a wall before the target! The chip of {who} goes back into the bag."),
    "laid-back": Say("Somebody stands on that target already. Another one comes."),
    "revealed": Say("The next target: {spot}."),
    "dropped": Say("Bump, a wall! The figure of {who} goes back to its corner."),
    "home": Say("{who} is back on the own corner. {other} is next."),
    "stopped": ENDS_TURN,
    "rolled": Say("{who} rolled {die}."),
}
"""Deed -> what is said of it, the most telling first."""
WAITS = Say("{who} waits beside the corner until it is free. {other} is next.")


def ask(position: Position, awaited: Awaited) -> Say:
    """Tell what one kind of input is waited for, as a request."""
    args: dict[str, str | int | Say] = {"who": awaited.seats[0], "count": position.steps}
    if awaited.word == "home":
        args["spot"] = tell_field(GRID, position.corners[position.active])
    if awaited.word in ASKS:
        return ASKS[awaited.word].fill(args)
    return say_plural(
        "{who}, slide your figure: one step at most.",
        "{who}, slide your figure: {count} steps at most.",
        args,
    )


def label(given: Input) -> Say:
    """Tell one input in a few words."""
    match given.word:
        case "die":
            return Say("{name}", {"name": given.value})
        case "stop":
            return Say("End the turn")
        case "step" | "came":
            return Say("Go: {spot}", {"spot": tell_field(GRID, GRID.field(given.value))})
        case "walk":
            path = [GRID.field(name) for name in given.value.split("-")]
            return Say("Go: {way}", {"way": directions(GRID, path)})
        case "drop":
            return tell_outlet(GRID, OUTLETS[given.value.partition("@")[0]])
        case "fell" if given.value == YES:
            return Say("Yes, back to the corner")
        case "fell":
            return Say("No, the chip counts")
        case "home":
            return Say("Back to the corner")
    return tell_field(GRID, GRID.field(given.value))


def tell(before: Position, after: Position, deeds: tuple[Deed, ...]) -> Say:
    """Tell what an input has done, from its deeds; the most telling counts."""
    said = {deed.what: deed for deed in deeds}
    if "chip" in said:
        return _chip(after, said["chip"], drawn="revealed" in said)
    for what, sentence in TOLD.items():
        if what in said:
            return _one(after, said[what], sentence)
    return Say("{who} goes on: {spot}.", {"who": before.seat, **_spot(deeds[-1])})


def _chip(after: Position, deed: Deed, *, drawn: bool) -> Say:
    count = after.chips[after.seats.index(deed.seat)].bit_count()
    if drawn and count < CHIPS_TO_WIN:
        return Say("The next target lies right under {who}: a chip! Another one comes.", {"who": deed.seat})
    return chip(deed.seat, count, CHIPS_TO_WIN)


def _one(after: Position, deed: Deed, sentence: Say) -> Say:
    if deed.what == "home" and after.beside >> after.seats.index(deed.seat) & 1:
        sentence = WAITS
    return sentence.fill({"who": deed.seat, "die": deed.value, "other": after.seat, **_spot(deed)})


def _spot(deed: Deed) -> dict[str, str | int | Say]:
    return {"spot": tell_field(GRID, GRID.field(deed.spot))} if deed.spot else {}
