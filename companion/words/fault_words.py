"""Contacts that are left out, in words: which, what it means, and what to do about it (faults.md).

Refuses to know: how a fault is found, and HTTP.
"""

from companion.core.model.game import bits
from companion.core.model.session import Session
from companion.core.model.session.recorded import Fault
from companion.core.model.types import Say, say_plural
from companion.words.names import tell_spot

MEANS = {
    "stuck-on": Say("The sensor at {spot} always sees a piece, even when none is there."),
    "stuck-off": Say("The sensor at {spot} sees no piece, even when one is there."),
    "weak": Say("The sensor at {spot} loses its piece for moments."),
    "chatter": Say("The sensor at {spot} cannot keep still."),
    "dead-chain": say_plural(
        "{count} sensor sees nothing any more: the one at {spot}.",
        "{count} sensors see nothing any more, among them the one at {spot}.",
    ),
    "swapped": Say("Two sensors seem to be exchanged: the one at {spot} and the one at {other}."),
}
"""Kind of fault -> what it means; `chatter` where the kind is another."""

REMEDIES = {
    "stuck-on": Say("Is there metal or another magnet near it? Else its wires touch each other."),
    "stuck-off": Say("Press the piece down. If that does not help: has its wire or its plug come off?"),
    "weak": Say("Put the piece in the middle of its place. If that does not help, its wire is loose."),
    "chatter": Say("Put the piece in the middle of its place. If that does not help, its wire is loose."),
    "dead-chain": Say("Look at the plug of this part of the board. Once it is in, I notice by myself."),
    "swapped": Say("Run the walk test after the game: it finds out which wire belongs where."),
}
"""Kind of fault -> what people can do; `chatter` where the kind is another."""


def tell_fault(session: Session, fault: Fault) -> tuple[Say, Say]:
    """Tell what a fault means, and what people can do."""
    kind = fault.kind if fault.kind in MEANS else "chatter"
    spots = [session.board.spots[spot] for spot in bits(fault.spots)]
    args: dict[str, str | int | Say] = {
        "spot": tell_spot(session, spots[0]),
        "other": tell_spot(session, spots[-1]),
        "count": len(spots),
    }
    return MEANS[kind].fill(args), REMEDIES[kind]
