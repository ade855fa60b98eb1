"""Why a stimulus from a person cannot be used now, in words that tell what would be right.

The referee ignores such a stimulus; whoever sent it should hear why.
"""

from companion.core.catalog import first_game
from companion.core.chance import dice
from companion.core.corrections import overrule
from companion.core.decision import pause
from companion.core.decision.decisions import record_said
from companion.core.faults import contradiction
from companion.core.inference import take_back_by_hand
from companion.core.model.capabilities import levels_of
from companion.core.model.commands import (
    Agree,
    Aid,
    BoardIsRight,
    Choose,
    DieRolled,
    Done,
    Enter,
    Given,
    Overrule,
    SeatChange,
    SensorWorks,
    TakeBack,
    Undo,
    Whose,
)
from companion.core.model.errors import MoveError, PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import DIE, PASS, SENSORS, STOP, Input, Refused
from companion.core.model.session import Session, legal, next_to_roll
from companion.core.model.types import Say, Stimulus
from companion.core.reducer import early_inputs, undo

ROLL_FIRST = Say("Roll first, then move.")
ARRANGE_FIRST = Say("First put the pieces right, then go on.")
FOLLOW_THE_STEPS = Say("No single sensor can be the reason. Please follow the steps.")
NOT_NOW = Say("That does not fit now. Please choose one of those shown.")
NO_HELP = Say("This is a tournament: nobody gets help.")


def refusal(session: Session, stimulus: Stimulus) -> Say | None:
    """Return the reason why `step.step` would leave the game as it is; None where it would not."""
    if (
        session.over
        and not isinstance(stimulus, Undo | Overrule | Agree | TakeBack)
        and not _told_by_contact(stimulus)
    ):
        return Say("The game is over. Start a new one.")
    if pause.ignores(session, stimulus):
        return Say("The game is paused. Go on first.")
    match stimulus:
        case DieRolled():
            return _die(session, stimulus)
        case Given():
            return _given(session, stimulus)
        case Choose():
            return _choose(session, stimulus)
        case Enter():
            return _enter(session, stimulus)
        case Done() if session.phase == "roll":
            return ROLL_FIRST
        case Undo():
            return undo.refused(session, stimulus)
        case TakeBack():
            return _offer(session, stimulus)
        case Whose():
            return _whose(session, stimulus)
        case Overrule() | Agree():
            return overrule.why_not(session, stimulus)
        case SeatChange() | Aid() | BoardIsRight() | SensorWorks():
            return _changed(session, stimulus)
    return None


def _told_by_contact(stimulus: Stimulus) -> bool:
    """Tell whether a contact has told it, which may be heard though the game seemed to be over."""
    return isinstance(stimulus, Given) and stimulus.how == SENSORS


def _die(session: Session, roll: DieRolled) -> Say | None:
    if not session.game.die_faces:
        return NOT_NOW
    if roll.number not in session.game.die_faces:
        return dice.never(session.game.die_faces)
    if session.dialogue.asking:
        return Say("First answer the question, then roll.")
    if early_inputs.before_number(session, roll.number, roll.at_ms) is not None:
        return None
    if session.die is None and DIE not in (awaited.word for awaited in session.awaited):
        if not rolls_on(session):
            return NOT_NOW
        quiet = session.observation.kind in ("settled", "complete") or early_inputs.only_others_held(session)
        if session.turn.reported is not None or not quiet:
            return ARRANGE_FIRST
    if (
        session.die is not None
        and (fixed := overrule.why_number_stays(session.game, session.position, roll.number)) is not None
    ):
        return fixed
    if session.die is not None and session.observation.kind not in ("settled", "complete"):
        return Say("A piece has been lifted already. Put it back first, then the number can be changed.")
    if session.table.tournament and session.die is not None and session.observation.kind == "settled":
        return Say("In a tournament a number stays as it is. Only the host changes it.")
    return None


def rolls_on(session: Session) -> bool:
    """Tell whether a number ends the turn first, the next player rolling already."""
    waiting = session.die is None and not session.over
    return waiting and next_to_roll(session.game, session.position) is not None


def waits(session: Session, roll: DieRolled) -> bool:
    """Tell whether somebody is to roll.

    No number is known, or a whole turn only rests, and a roll ends it.
    """
    return not session.over and not has_number(session) and refusal(session, roll) != NOT_NOW


def has_number(session: Session) -> bool:
    """Tell whether a number waits to be moved.

    A finished turn that only rests does not: the next roll ends it.
    """
    return session.die is not None and session.observation.kind != "complete"


def _given(session: Session, given: Given) -> Say | None:
    """Tell whether it can be heard now; a foul can, too."""
    if session.dialogue.asking:
        return Say("First answer the question.")
    if session.turn.arranging:
        return ARRANGE_FIRST
    if given.seat and given.seat not in session.game.seats_in_play(session.position):
        return Say("Nobody plays this colour.")
    illegal = session.turn.reported is not None
    if illegal and given.input.word == STOP and not ends_rightly(session, given.at_ms):
        return ARRANGE_FIRST
    if given.input.word == DIE:
        return Say("Please tap the number on the keys of the die.")
    if given.input.word not in session.game.words:
        return NOT_NOW
    if early_inputs.undecided(session, given):
        return Say("First answer the question.")
    if (
        early_inputs.taken_early(session, session.position, given) is not None
        or early_inputs.first(session, given) is not None
    ):
        return None
    others = replace(given, seat="")
    if given.seat and early_inputs.taken_early(session, session.position, others) is not None:
        return Say("It is not your turn.")
    return _unheard(session, given)


def ends_rightly(session: Session, at_ms: int) -> bool:
    """Tell whether an end of the turn said now makes right what hands have done: walls were put back."""
    if session.turn.reported is None or session.dialogue.asking or session.turn.arranging or session.over:
        return False
    stop = Given(at_ms, Input(STOP))
    if (taken := early_inputs.taken_early(session, session.position, stop)) is None or taken.ends:
        return False
    after = record_said(session, stop, taken)[0]
    return not after.turn.arranging and after.observation.kind == "complete"


def _unheard(session: Session, given: Given) -> Say:
    """Tell why what is awaited is not taken, as its game says it: a word that stands in no list."""
    refused = _refused(session, given)
    said = session.game.why(session.position, refused.reason, refused.rule) if refused else None
    return said or NOT_NOW


def _refused(session: Session, given: Given) -> Refused | None:
    """Return what the game says against an input that is awaited; None where it is no input of it now."""
    if all(awaited.word != given.input.word for awaited in session.awaited):
        return None
    try:
        answer = session.game.hear(session.position, given.input, given.seat)
    except (MoveError, PositionError):
        return None
    return answer if isinstance(answer, Refused) else None


def rule_of(session: Session, stimulus: object, why: Say) -> str:
    """Return the id of the rule by which a stimulus was refused; empty where ``why`` names none."""
    if not isinstance(stimulus, Given) or why != _unheard(session, stimulus):
        return ""
    refused = _refused(session, stimulus)
    return refused.rule if refused else ""


def _choose(session: Session, choice: Choose) -> Say | None:
    if not session.dialogue.asking:
        return Say("Nothing is being asked right now.")
    if choice.move not in (*session.dialogue.asking, "none"):
        return Say("That is not one of the answers. Please choose one of those shown.")
    return None


def _enter(session: Session, enter: Enter) -> Say | None:
    if session.dialogue.asking:
        return Say("First answer the question.")
    if session.phase == "roll":
        return ROLL_FIRST
    if enter.move not in legal(session) or not _by_hand(session, enter.move):
        return Say("That turn is not possible now. Please choose one from the list.")
    return None


def _by_hand(session: Session, move: str) -> bool:
    """Tell whether hands make it on the board, or it is a pass.

    What is said has a giver, and comes as `Given`.
    """
    return move == PASS or any(footprint.move == move for footprint in session.turn.footprints)


def _offer(session: Session, answer: TakeBack) -> Say | None:
    if not session.dialogue.take_back_offer:
        return Say("Nothing is being asked right now.")
    if answer.number not in (0, session.dialogue.take_back_offer):
        return Say("The pieces have been moved on since. Please look at the question again.")
    if answer.number and answer.seats and not take_back_by_hand.theirs(session, answer.number, answer.seats):
        return Say("Only the players whose turns these were can take them back, or the host.")
    return undo.HOST_TAKES_BACK if session.table.tournament and answer.number and answer.seats else None


def _whose(session: Session, answer: Whose) -> Say | None:
    if not session.dialogue.swap_question:
        return Say("Nothing is being asked right now.")
    if not answer.right and (session.turn.arranging or session.observation.kind != "settled"):
        return Say("First put down what you hold, then answer.")
    return None


def _changed(session: Session, change: SeatChange | Aid | BoardIsRight | SensorWorks) -> Say | None:
    match change:
        case Aid():
            return _aid(session, change)
        case SeatChange():
            return _seat(session, change)
        case BoardIsRight():
            return None if contradiction.in_doubt(session) else FOLLOW_THE_STEPS
    spot = session.board.index.get(change.spot)
    masked = spot is not None and session.contacts.masked >> spot & 1
    return None if masked else Say("This sensor counts again already.")


def _aid(session: Session, aid: Aid) -> Say | None:
    if aid.aid not in session.game.aids(session.position):
        return Say("This game has no such help.")
    return NO_HELP if session.table.tournament else None


def _seat(session: Session, change: SeatChange) -> Say | None:
    if change.seat not in session.game.seats_in_play(session.position):
        return Say("Nobody plays this colour.")
    if change.change in ("hints", "learns") and session.table.tournament:
        return NO_HELP
    if change.change == "told" and not first_game.is_card(session, change.word):
        return Say("There is no such card.")
    if change.change == "handover" and change.level and change.level not in levels_of(session.game):
        return Say("The companion cannot play this game so.")
    if change.change == "leave":
        try:
            session.game.leave(session.position, change.seat)
        except PositionError:
            return Say("Two players must stay. End the game instead.")
    return None
