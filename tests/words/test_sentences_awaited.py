"""The sentences for what the referee waits for, and for the way back."""

from __future__ import annotations

import pytest

from companion.core.guidance.setup_check import SetupReport
from companion.core.model.fast_replace import replace
from companion.core.model.game import Illegal
from companion.core.model.observation import Aim, Observation, known
from companion.core.model.session import Session
from companion.core.model.session.tracked import Seen, Tracker, TurnStart, Ways
from companion.games.malefiz.judge import RULE_OF_REASON
from companion.words.sentences import (
    awaiting,
    tell_step,
)
from companion.words.setup_words import tell_setup
from tests.words.test_sentences import DE, EN, at_table, played, rolled, step

# --- what is awaited ---------------------------------------------------------------------------


def waits(session: Session) -> tuple[str, str, str]:
    what, seat, say = awaiting(session)
    DE(say)
    return what, seat, EN(say)


def in_hand(session: Session, awaits: str, *targets: str) -> Session:
    seen = Observation("in-hand", aim=known(Aim(awaits, session.board.mask(targets))))
    return replace(session, turn=replace(session.turn, lazy=known(seen)))


def test_the_referee_says_what_it_waits_for_in_a_turn() -> None:
    session = at_table(pieces={"c1": "red"})
    assert waits(session) == ("roll", "red", "Mia (red) rolls the die.")
    two = rolled(session, 2)
    assert waits(two) == ("move", "red", "Mia (red) may move one pawn by 2 fields.")
    assert waits(rolled(session, 1)) == ("move", "red", "Mia (red) may move one pawn by one field.")
    assert waits(in_hand(two, "pawn", "a1")) == ("pawn", "red", "The pawn goes exactly 2 fields.")
    assert waits(in_hand(rolled(session, 1), "pawn", "b1"))[2] == "The pawn goes exactly one field."
    barricade = waits(in_hand(two, "barricade", "a2"))
    assert barricade == (
        "barricade",
        "red",
        "Now put the barricade on a free field. You may choose which.",
    )
    complete = replace(two, turn=replace(two.turn, lazy=known(Observation("complete", moves=("c1-a1",)))))
    assert waits(complete) == ("nothing", "red", "One moment, I am looking ...")


def test_a_captured_pawn_is_sent_to_its_house_or_to_the_forest() -> None:
    two = rolled(at_table(), 2)
    assert waits(in_hand(two, "captive", "blue:5"))[2] == "Captured! The pawn goes into the blue house."
    assert waits(in_hand(two, "captive", "blue:5", "red:5"))[2] == "Captured! The pawn goes home."
    fast = rolled(at_table("fast"), 2)
    assert waits(in_hand(fast, "captive", "forest:1"))[2] == "Captured! The pawn goes into the forest."


def test_the_referee_says_what_it_waits_for_between_turns() -> None:
    session = at_table(pieces={"i13": "red", "c1": "blue"})
    assert waits(replace(session, turn=replace(session.turn, arranging=True)))[:2] == ("arrange", "")
    two = rolled(session, 2)
    assert waits(replace(two, dialogue=replace(two.dialogue, asking=("i13-j13",))))[:2] == ("choose", "red")
    assert waits(replace(session, progress=replace(session.progress, ended=True)))[:2] == ("new-game", "")
    assert waits(played(session, 1, "i13-i14"))[0] == "new-game"


def wrong(session: Session, reason: str, off: str, on: str) -> Session:
    """A piece stands on ``on`` and should stand on ``off``."""
    found = Illegal(reason, RULE_OF_REASON[reason], session.board.mask([on]), session.board.mask([off]))
    picture = session.pictures.expected & ~found.missing | found.wrong
    return replace(
        session,
        turn=replace(
            session.turn,
            reported=found,
            lazy=known(Observation("mismatch", illegal=found)),
            tracker=Tracker(
                TurnStart(session.pictures.expected),
                Seen(picture, session.turn.tracker.seen.since_ms),
                Ways(blind=True),
            ),
        ),
        pictures=replace(session.pictures, seen=picture),
    )


def test_after_an_illegal_try_it_waits_for_the_first_step_back() -> None:
    session = wrong(rolled(at_table(pieces={"c1": "red"}), 2), "wrong-count", "c1", "b1")
    assert waits(session) == (
        "way-back",
        "red",
        (
            "Put the red pawn from the first field to the left of the one in front of the red "
            "house back on the field "
            "right in front of the red house."
        ),
    )


def test_who_moved_before_rolling_is_asked_for_the_number() -> None:
    session = wrong(at_table(pieces={"c1": "red"}), "no-roll", "c1", "b1")
    assert waits(session) == ("roll", "red", "Mia (red), what did you roll?")


def test_after_an_illegal_try_a_turn_that_goes_on_is_followed() -> None:
    session = wrong(rolled(at_table(pieces={"c1": "red"}), 2), "wrong-house", "blue:5", "green:1")
    assert waits(in_hand(session, "captive", "blue:5"))[0] == "captive"
    complete = replace(
        session, turn=replace(session.turn, lazy=known(Observation("complete", moves=("c1-a1",))))
    )
    assert waits(complete)[0] == "nothing"


# --- the way back ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("frm", "to", "piece", "english", "german"),
    [
        (
            "green:2",
            "blue:5",
            "blue",
            "Put the blue pawn out of the green house back into the blue house.",
            "Stell die blaue Figur aus dem grünen Haus zurück ins blaue Haus.",
        ),
        (
            "i13",
            "c1",
            "red",
            (
                "Put the red pawn from the field right below the goal back on the field right "
                "in front of the red "
                "house."
            ),
            (
                "Stell die rote Figur vom Feld direkt unter dem Ziel zurück auf das Feld direkt "
                "vor dem roten Haus."
            ),
        ),
        (
            "i14",
            "-",
            None,
            "Take away the piece from the goal at the top.",
            "Nimm die Figur vom Ziel ganz oben weg.",
        ),
        ("-", "red:1", "red", "Put the red pawn into the red house.", "Stell die rote Figur ins rote Haus."),
        (
            "-",
            "i13",
            "barricade",
            "Put the barricade on the field right below the goal.",
            "Stell die Barrikade auf das Feld direkt unter dem Ziel.",
        ),
    ],
)
def test_a_step_is_a_request(frm: str, to: str, piece: str | None, english: str, german: str) -> None:
    session = at_table()
    told = tell_step(session, step(session, frm, to, piece))
    assert EN(told) == english
    assert DE(told) == german


def test_a_misplaced_barricade_may_choose_its_next_field_ma_11() -> None:
    session = wrong(rolled(at_table(pieces={"c1": "red"}), 2), "barricade-place", "a3", "a1")
    told = EN(tell_step(session, step(session, "a1", "-", None)))
    assert told == "Put the barricade from the bottom left corner on another free field."


@pytest.mark.parametrize(
    ("report", "told"),
    [
        (SetupReport(ok=True, missing=0, surplus=0), "Alles steht richtig. Viel Spaß!"),
        (SetupReport(ok=False, missing=7, surplus=0), "Es fehlen noch: 3"),
        (SetupReport(ok=False, missing=0, surplus=3), "Zu viele: 2"),
        (SetupReport(ok=False, missing=7, surplus=8), "Es fehlen noch: 3, am falschen Platz: 1"),
        (
            SetupReport(ok=False, missing=7, surplus=8, turned=True),
            "Das Brett liegt verkehrt herum. Dreht es bitte halb herum.",
        ),
        (
            SetupReport(ok=False, missing=7, surplus=8, wrong_side="fast"),
            "Die andere Seite des Bretts liegt oben. Wende bitte das Brett.",
        ),
    ],
)
def test_the_set_up_is_told_with_what_to_do_first(report: SetupReport, told: str) -> None:
    assert DE(tell_setup(report)) == told
