"""A stored game as JSON: each step as a sentence and as notation, and what it changed on the board.

Only what a game shows to anybody goes out (`Game.public`). Refuses to know: HTTP, and what is counted
(``statistics.py``).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from companion.chronicle.story import Step, Story
from companion.core.model.fast_replace import replace
from companion.core.model.history import Overruled, Past
from companion.core.model.inputs import MOVE, PASS, read_input, secret, unsaid
from companion.core.model.session import Session
from companion.core.model.session.provisional import Pictures, Turn
from companion.core.model.session.recorded import Contacts, Progress, Settings, TableState
from companion.core.model.situation import Situation
from companion.core.model.types import INPUT, Say
from companion.core.tracking import tracker
from companion.ports.table import StoredGame
from companion.state.input_lines import sign_lines
from companion.state.models.stored import StoredSeat, StoredStep, StoredStory
from companion.state.stored_games.statistics import game_statistics
from companion.words.i18n import Translate
from companion.words.input_words import is_input, unused_spots
from companion.words.names import tell_letter, tell_seat, tell_winners
from companion.words.sentences import tell_past

MOST_STEPS = 3000
"""More are not told: no evening has so many."""


def retell(line: StoredGame, story: Story, title: Say, translate: Translate, lang: str) -> StoredStory:
    """Return a stored game, whole.

    Args:
        line: what the list of games says of it.
        story: its steps.
        title: which game it is.
        translate: puts a sentence into the language.
        lang: the language.
    """
    over = story.over
    session = as_session(story)
    texts = [translate(say) for say in tell_steps(session, story.steps)]
    return StoredStory(
        game_id=line.game_id,
        game=story.game.name,
        variant=story.variant,
        title=translate(title),
        started=line.started,
        imported=line.imported,
        doubtful=line.doubtful,
        over=over,
        winners=list(story.game.outcome(story.position).winners),
        result=translate(_result(session, story)),
        seats=_seats(session, story, translate),
        without=list(unused_spots(session)),
        start=_shown(session, story.start, translate, over=over),
        steps=_steps(session, story, texts[:MOST_STEPS], translate, over=over),
        left_out=max(0, len(story.steps) - MOST_STEPS),
        statistics=game_statistics(story, texts, translate, lang),
    )


def as_session(story: Story) -> Session:
    """Return a session in which the sentences of this game can be said; nothing is played in it."""
    return Session(
        situation=Situation(story.game, story.game.board(story.variant), story.position),
        table=TableState(Settings(), story.names, computer=story.computer),
        progress=Progress(ended=story.ended),
        contacts=Contacts(),
        pictures=Pictures(0),
        turn=Turn(tracker.begin(0, 0)),
    )


def tell_steps(session: Session, steps: Sequence[Step]) -> list[Say]:
    """Return each step as a sentence, with the names as they were then."""
    said, played = [], list[Past]()
    for step in steps:
        if session.table.names is not step.names or session.table.computer is not step.computer:
            session = replace(session, table=replace(session.table, names=step.names, computer=step.computer))
        if step.past is not None and step.kind == "overruled":
            session = replace(
                session, progress=replace(session.progress, history=tuple(reversed(played)))
            )  # of two with one number, the later
        said.append(_tell(session, step))
        if step.past is not None and step.kind != "undo":
            played.append(step.past)
    return said


def _tell(session: Session, step: Step) -> Say:
    who = tell_seat(session, step.seat) if step.seat else ""
    match step.kind:
        case "undo" if step.past is not None and is_input(session, step.past.move):
            return Say("Taken back: {what}", {"what": tell_past(session, step.past)})
        case "undo" if step.by_hand:
            return Say("Turn {number} was taken back on the board.", {"number": _number(step)})
        case "undo":
            return Say("Turn {number} was taken back.", {"number": _number(step)})
        case "leave":
            return Say("{who} left the game, the others played on.", {"who": who})
        case "handover":
            return Say("From here on {who} played.", {"who": who})
        case "end":
            return Say("The game was ended without a winner.")
    assert step.past is not None
    return tell_past(session, step.past)


def _number(step: Step) -> int:
    return step.past.number if step.past else 0


def _result(session: Session, story: Story) -> Say:
    first = [tell_seat(session, seat) for seat in story.game.outcome(story.position).first]
    ended = Say("The game was ended without a winner.")
    return tell_winners(first) or (ended if story.ended else Say("The game is not finished yet."))


def _seats(session: Session, story: Story, translate: Translate) -> list[StoredSeat]:
    return [
        StoredSeat(
            seat, story.names.get(seat, ""), translate(tell_letter(seat)), translate(tell_seat(session, seat))
        )
        for seat in story.seats
    ]


def _shown(
    session: Session, position: Any, translate: Translate, *, over: bool, ended: bool = False
) -> dict[str, Any]:
    """Tell what anybody may see of a position; where a game brings signs, also those and what stands where.

    ``over``: the whole game is by now, so nothing need be hidden; ``ended``: it was ended right there.
    The signs are numbered, so that a step tells only those that differ.
    """
    game, board = session.game, session.board
    shown = dict(game.public(position, over=over))
    if game.signs(position) is None:
        return shown
    kinds = game.kinds(position, game.picture(position))
    stands = {board.spots[spot]: kind for spot, kind in enumerate(kinds) if kind and board.fields >> spot & 1}
    lines = sign_lines(
        replace(session.at(position), progress=replace(session.progress, ended=ended)), translate
    )
    return {
        **shown,
        "stands": stands,
        "signs": {str(number): asdict(line) for number, line in enumerate(lines)},
    }


def _steps(
    session: Session, story: Story, texts: Sequence[str], translate: Translate, *, over: bool
) -> list[StoredStep]:
    shown = _shown(session, story.start, translate, over=over)
    told = []
    for step, text in zip(story.steps, texts, strict=False):
        before, shown = shown, _shown(session, step.after, translate, over=over, ended=step.kind == "end")
        past = step.past
        by = (past and past.over) or Overruled("", ())
        told.append(
            StoredStep(
                kind=_kind(story, step),
                number=_number(step),
                seat=step.seat,
                die=(by.die if by.what else past.die) if past else 0,
                move=_move(story, past) if past else "",
                text=text,
                gone=step.gone,
                turn=step.turn,
                ends=step.ends,
                took_ms=step.took_ms,
                change=difference(before, shown),
            )
        )
    return told


def _kind(story: Story, step: Step) -> str:
    """Return the kind that pages know: of inputs, ``turn``, ``pass`` or ``heard``."""
    if step.kind != INPUT or step.past is None:
        return step.kind
    return {MOVE: "turn", PASS: "pass"}.get(read_input(step.past.move, story.game.words).word, "heard")


def _move(story: Story, past: Past) -> str:
    """Return the turn or input as text; nothing for a pass, and no value that not everybody may learn yet.

    An accepted move and an edited position have no text of their own.
    """
    if not past.move or (given := read_input(past.move, story.game.words)).word == PASS:
        return ""
    hidden = past.over is None and not story.over and secret(story.game.expects(past.before), given)
    return unsaid(past.move) if hidden else past.move


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """Tell what of ``after`` differs from ``before``.

    Of objects only keys that differ, None for those gone.
    """
    changed: dict[str, Any] = {}
    for key in {**before, **after}:
        was, now = before.get(key), after.get(key)
        if was == now:
            continue
        if isinstance(was, Mapping) and isinstance(now, Mapping):
            changed[key] = difference(was, now)
        else:
            changed[key] = now
    return changed
