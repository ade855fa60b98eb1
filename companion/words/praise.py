"""Kind words about what has just happened, for a friendly game: short, and not always the same.

Which of several is said follows from the number of the turn, so it is the same on every phone and after a
restart. Where something is asked or put right it is silent. Refuses to know: what must be done now
(``sentences.py``).
"""

from collections.abc import Sequence

from companion.core.catalog.phrases import phrases_of
from companion.core.model.game import Board, bits, union
from companion.core.model.history import Past
from companion.core.model.observation import once
from companion.core.model.session import Session, stuck
from companion.core.model.types import Mask, Say
from companion.words.names import tell_seat

PASSED = (
    Say("Never mind, {who}. Next time it fits."),
    Say("A little rest for {who}. Soon it goes on."),
    Say("Nothing fits this time, {who}. That happens."),
)
NEAR = (
    Say("{who} can see the goal already!"),
    Say("Only a few fields to go, {who}!"),
    Say("So close to the goal, {who}!"),
)
WAITED = (
    Say("Thank you for waiting, {who}!"),
    Say("That was a long wait, {who}. Here we go!"),
)
HIGHEST = (
    Say("A {die}! That goes far."),
    Say("A {die}! What a throw."),
    Say("A {die}! Off you go."),
)

GOING_ON = ("roll", "move", "say", "draw")
"""Phases in which nothing is asked or put right."""

CLOSE = 6
"""So many steps from the goal, barricades not counted, are close to it."""

LONG_MS = 90_000
"""A wait of so long, from the end of one's own turn to the next, is worth a thank-you."""

BREAK_MS = 30 * 60_000
"""Longer ones are breaks, or the machine's clock has begun anew."""


@once
def cheer(session: Session) -> tuple[str, Say] | None:
    """Tell whom the kind word is for, and what it is; None where there is none to say now."""
    if session.table.tournament or session.dialogue.take_back_offer or session.dialogue.swap_question:
        return None
    if session.phase not in GOING_ON or session.observation.kind != "settled":
        return None
    if session.die is not None:
        return _thrown(session)
    last = next((past for past in reversed(session.progress.history) if past.how != "drawn"), None)
    return None if last is None else _played(session, last)


def _thrown(session: Session) -> tuple[str, Say] | None:
    if session.phase != "move" or session.die != max(session.game.die_faces):
        return None
    return session.seat, HIGHEST[len(session.progress.history) % len(HIGHEST)].fill({"die": session.die})


def _played(session: Session, past: Past) -> tuple[str, Say] | None:
    if past.over is not None:
        return None
    words = phrases_of(session.game).cheers
    done = [deed for deed in past.deeds if deed.what in words]
    for deed in done:
        if deed.value in session.game.seats and deed.value != past.seat:  # it befell somebody else
            return _kind(session, deed.value, words[deed.what], past)
    if past.move == "pass":
        return _kind(session, past.seat, PASSED, past) if stuck(session.game, past.before) else None
    if _is_near(session, past):
        return _kind(session, past.seat, NEAR, past)
    for deed in done:
        if deed.value not in session.game.seats:
            return _kind(session, deed.seat or past.seat, words[deed.what], past)
    if past.ends and LONG_MS <= _waited_ms(session, past) < BREAK_MS:
        return _kind(session, session.seat, WAITED, past)
    return None


def _kind(session: Session, seat: str, words: Sequence[Say], past: Past) -> tuple[str, Say]:
    return seat, words[past.number % len(words)].fill({"who": tell_seat(session, seat)})


def _is_near(session: Session, past: Past) -> bool:
    """Tell whether the last turn has brought a piece of its seat close to the goal."""
    game, board = session.game, session.board
    was, now = (game.kinds(each, game.picture(each)) for each in (past.before, session.position))
    return any(now[spot] == past.seat and was[spot] != past.seat for spot in bits(_close(board)))


@once
def _close(board: Board) -> Mask:
    """Return the fields that are close to the goal."""
    near = board.mask(board.marks.get("goal", ()))
    for _ in range(CLOSE):
        near |= union([1 << a | 1 << b for a, b in board.edges if (near >> a & 1) != (near >> b & 1)])
    return near & board.fields


def _waited_ms(session: Session, past: Past) -> int:
    """Tell how long the seat to move has waited since its own last turn."""
    own = next((each for each in reversed(session.progress.history) if each.seat == session.seat), None)
    return 0 if own is None or own is past else past.at_ms - own.at_ms
