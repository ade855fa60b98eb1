"""A game looked back on, in words: who was ahead, what turned it, good decisions, luck that counted.

Refuses to know: how turns are weighed (`companion.chronicle.win_chances`), and languages.
"""

from collections.abc import Collection, Sequence

from companion.chronicle.archive_port import Reviewed
from companion.chronicle.story import Story
from companion.chronicle.win_chances import Better, Decision, Review
from companion.core.model.fast_replace import replace
from companion.core.model.types import Say, say_plural
from companion.state.models.stored import (
    CurvePoint,
    Evening,
    GameReview,
    GoodDecision,
    OtherTurn,
    ReviewLine,
    SeatReview,
)
from companion.state.stored_games.stored_story import as_session, tell_steps
from companion.words.i18n import Translate
from companion.words.names import tell_seat
from companion.words.sentences import tell_move

VERY, SOME = 0.5, 0.15
"""What all numbers of a seat added to its chance to win, from where on it is told as luck."""

LUCK = (
    (VERY, Say("Very lucky when it mattered.")),
    (SOME, Say("Lucky when it mattered.")),
    (-SOME, Say("Good and bad luck were even.")),
    (-VERY, Say("Little luck when it mattered.")),
)
NO_LUCK = Say("Hardly any luck when it mattered.")

AHEAD = say_plural("Ahead for one turn.", "Ahead for {count} turns.")
NEVER_AHEAD = Say("Never ahead.")
WORTH = say_plural(
    "It wins one game in 100 more than the other turns would.",
    "It wins {count} games in 100 more than the other turns would.",
)
MORE = say_plural("It wins one game in 100 more.", "It wins {count} games in 100 more.")

DECIDED = {
    "dice": Say("This time the dice decided."),
    "choices": Say("This time the choices decided, not the dice."),
}


def tell_review(reviewed: Reviewed, own: Collection[str], translate: Translate) -> GameReview:
    """Return a game looked back on; before all turns are weighed, how far that is.

    ``own``: the seats of whoever asks.
    """
    found, story = reviewed.review, reviewed.story
    told = GameReview(reviewed.weighed, reviewed.turns, own=[seat for seat in story.seats if seat in own])
    if found is None:
        return told
    texts = [translate(say) for say in tell_steps(as_session(story), story.steps)]
    told.curve = [
        CurvePoint(step, {seat: round(share, 3) for seat, share in chances.items()})
        for step, chances in found.curve
    ]
    told.turning = None if found.turning is None else Evening(found.turning, texts[found.turning])
    told.decisions = [_decision(one, texts, translate) for one in found.decisions]
    told.seats = [_line(story, found, seat, translate) for seat in story.seats]
    told.decided = translate(DECIDED[found.decided]) if found.decided else ""
    return told


def tell_seat_review(reviewed: Reviewed, seat: str, translate: Translate) -> SeatReview:
    """Return what else a seat could have done."""
    found, story = reviewed.review, reviewed.story
    texts = tell_steps(as_session(story), story.steps) if found else []
    others = [
        _other(story, one, translate(texts[one.step]), translate)
        for one in (found.better if found else ())
        if one.seat == seat
    ]
    return SeatReview(reviewed.weighed, reviewed.turns, others)


def _other(story: Story, one: Better, text: str, translate: Translate) -> OtherTurn:
    step = story.steps[one.step]
    assert step.past is not None, "what was weighed is a turn"
    session = as_session(replace(story, names=step.names)).at(step.past.before)
    worth = MORE.fill({"count": round(100 * one.won)})
    return OtherTurn(
        one.step, text, one.move, translate(tell_move(session, one.seat, one.move)), translate(worth)
    )


def _decision(one: Decision, texts: Sequence[str], translate: Translate) -> GoodDecision:
    return GoodDecision(
        one.seat, one.step, texts[one.step], translate(WORTH.fill({"count": round(100 * one.won)}))
    )


def _line(story: Story, found: Review, seat: str, translate: Translate) -> ReviewLine:
    count = sum(chances.get(seat, 0.0) == max(chances.values()) for step, chances in found.curve if step >= 0)
    return ReviewLine(
        seat=seat,
        who=translate(tell_seat(as_session(story), seat)),
        ahead=translate(AHEAD.fill({"count": count}) if count else NEVER_AHEAD),
        luck=translate(next((say for least, say in LUCK if found.luck[seat] >= least), NO_LUCK)),
    )
