"""Questions beside the game, which never hold it up: take back by hand? and: whose piece is it?

Refuses to know: when they are asked.
"""

from collections.abc import Sequence

from companion.core.inference import take_back_by_hand
from companion.core.model.session import Session
from companion.core.model.types import Say, Verdict, say_plural
from companion.words.input_words import is_input
from companion.words.names import tell_piece, tell_seat, tell_spot

MANY = 6
"""Of more pieces nobody wants to hear each place."""

ALL_RIGHT = Say(
    "Many pieces were moved. Please compare the board with the picture. Is every piece in its place?"
)
ALL_MIXED = Say("Please put the pieces as the picture shows them.")


def tell_offer(session: Session) -> Say:
    """Return the offer as a question."""
    turns = take_back_by_hand.undone(session, session.dialogue.take_back_offer)
    first = turns[-1]
    args: dict[str, str | int | Say] = {"count": len(turns), "die": first.die}
    if not all(past.ends for past in turns):
        args["who"] = tell_seat(session, session.game.seat_to_move(first.before))
        return Say(
            "The board stands as it did earlier, in the turn of {who}. Shall what came after be taken back?",
            args,
        )
    if not first.seat or not first.die:
        return say_plural(
            "The board stands as it did {count} turn ago. Shall it be taken back?",
            "The board stands as it did {count} turns ago. Shall they be taken back?",
            args,
        )
    args["who"] = tell_seat(session, first.seat)
    return say_plural(
        "The board stands as it did before the turn of {who}. Shall it be taken back? "
        "Then {who} has the {die} again.",
        "The board stands as it did {count} turns ago, before the turn of {who}. Shall they be taken back? "
        "Then {who} has the {die} again.",
        args,
    )


def _standing(session: Session, owners: Sequence[tuple[str, str]]) -> Say:
    """Tell which piece should stand on each of these spots, one after the other."""
    (spot, kind), *more = owners
    one = Say(
        "{piece} stands on {spot}", {"piece": tell_piece(session, kind), "spot": tell_spot(session, spot)}
    )
    return Say("{one}; {more}", {"one": one, "more": _standing(session, more)}) if more else one


def tell_aside(session: Session, verdict: Verdict) -> Say:
    """Tell what came of a question.

    A turn taken back by hand, pieces nobody has looked at, a word too late.
    """
    if verdict.reason == "unheard":
        return Say("What was said while a piece was in the air did not count. If need be, say it again.")
    if verdict.verdict == "unsure":
        if len(verdict.owners) > MANY:
            return Say("Nobody has said whether all pieces stand as in the picture.")
        places = {"list": _standing(session, verdict.owners)}
        return Say("Nobody has said whether this is right: {list}.", places)
    if not verdict.seat:
        return Say("A correction was taken back by hand.")
    args: dict[str, str | int | Say] = {"who": tell_seat(session, verdict.seat)}
    if is_input(session, verdict.move):
        return Say("Something in the turn of {who} was taken back by hand.", args)
    return Say("The turn of {who} was taken back by hand.", args)


def tell_whose(session: Session) -> Say:
    """Ask whose pieces they are, or say how it is right once they have changed places."""
    if len(session.dialogue.swap_question) > MANY:
        return ALL_MIXED if session.dialogue.pieces_swapped else ALL_RIGHT
    places = {"list": _standing(session, session.dialogue.swap_question)}
    if session.dialogue.pieces_swapped:
        return Say("They have changed places. It is right like this: {list}.", places)
    return Say("Several pieces were in the air. Please check: {list}. Is that so?", places)
