"""What the referee says of moves, turns and verdicts, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.catalog.phrases import GENERAL_REASONS, phrases_of
from companion.core.decision.fold import begin
from companion.core.guidance.way_back_planner import Step
from companion.core.model.commands import DieRolled, Enter
from companion.core.model.fast_replace import replace
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import BoardFound, Say, Verdict
from companion.core.reducer import step as referee
from companion.games.malefiz import GAME
from companion.games.malefiz.judge import RULE_OF_REASON
from companion.words.i18n import translator
from companion.words.names import tell_seat
from companion.words.sentences import (
    tell_move,
    tell_past,
    tell_verdict,
)

EN, DE = translator("en"), translator("de")
NAMES = {"red": "Mia", "blue": "Tom"}

WORDS = phrases_of(GAME)
REASONS = {**GENERAL_REASONS, **WORDS.reasons}


def at_table(variant: str = "classic", **keys: Any) -> Session:
    """A game in which the board shows what it should, and Mia (red) is to move."""
    counts = {"classic": 4, "fast": 3}[variant]
    data = {"game": "malefiz", "variant": variant, "turn": "red", "house": {"red": counts, "blue": counts}}
    position = GAME.load({"pieces": {}, **data, **keys})
    _, entry = referee.new_game(GAME, Settings(), position, NAMES, 0)
    session = begin(GAME, Settings(), entry)
    return referee.step(session, BoardFound(0, session.pictures.expected))[0]


def played(session: Session, die: int, move: str) -> Session:
    session, _ = referee.step(session, DieRolled(1000, die))
    session, _ = referee.step(session, Enter(2000, move))
    return session


def rolled(session: Session, die: int) -> Session:
    return referee.step(session, DieRolled(1000, die))[0]


def step(session: Session, frm: str, to: str, piece: str | None) -> Step:
    index: dict[str, int | None] = {"-": None, **session.board.index}
    return Step(index[frm], index[to], piece)


# --- seats -------------------------------------------------------------------------------------


def test_a_seat_is_the_name_and_the_colour_or_the_colour_alone() -> None:
    session = at_table()
    assert EN(tell_seat(session, "red")) == "Mia (red)"
    assert DE(tell_seat(session, "red")) == "Mia (rot)"
    assert DE(tell_seat(replace(session, table=replace(session.table, names={})), "red")) == "Rot"
    assert EN(tell_seat(session, "hedgehog")) == "hedgehog"


def test_a_name_with_braces_in_it_is_just_a_name() -> None:
    session = at_table()
    session = replace(session, table=replace(session.table, names={"red": "{x} {0}"}))
    assert EN(tell_seat(session, "red")) == "{x} {0} (red)"


# --- moves and turns ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pieces", "move", "told"),
    [
        (
            {},
            "house-b1",
            (
                "Mia (red) goes out of the house to the first field to the left of the one in "
                "front of the red house."
            ),
        ),
        (
            {"c1": "red"},
            "c1-a1",
            "Mia (red) goes from the field right in front of the red house to the bottom left corner.",
        ),
        (
            {"q1": "red", "i13": "blue"},
            "q1xi13",
            (
                "Mia (red) goes from the bottom right corner to the field right below the goal "
                "and captures the pawn of Tom (blue) there."
            ),
        ),
        (
            {"q1": "red", "i13": "barricade"},
            "q1*i13>i1",
            (
                "Mia (red) goes from the bottom right corner to the field right below the goal, "
                "takes the barricade there and puts it on the middle field of the bottom row."
            ),
        ),
        ({}, "pass", "Mia (red) sits this turn out."),
        ({}, "a1~b2", "Mia (red): a1~b2"),
    ],
)
def test_a_move_is_told_in_full(pieces: dict[str, str], move: str, told: str) -> None:
    assert EN(tell_move(at_table(pieces=pieces), "red", move)) == told


def test_all_answers_to_a_question_are_told_differently() -> None:
    pieces = {"c1": "red", "a3": "barricade", "b3": "red", "a1": "blue", "e3": "barricade"}
    session = rolled(at_table(pieces=pieces, house={"red": 3, "blue": 4}), 3)
    moves = GAME.legal(session.position, 3)
    for tell in (EN, DE):
        assert len({tell(tell_move(session, "red", move)) for move in moves}) == len(moves) > 90


def test_an_own_pawn_that_came_back_with_a_correction_is_told_as_such() -> None:
    session = played(at_table(pieces={"c1": "red"}), 1, "housexc1")
    corrected = replace(session.progress.history[-1], deeds=())  # the same pieces stand where they stood
    assert EN(tell_past(session, corrected)).startswith("Mia (red) rolled 1 and captured an own pawn on")


@pytest.mark.parametrize(
    ("keys", "die", "move", "english", "german"),
    [
        (
            {"pieces": {"c1": "red"}},
            2,
            "c1-a1",
            "Mia (red) rolled 2 and moved to the bottom left corner.",
            "Mia (rot) hat eine 2 gewürfelt und ist auf das Eckfeld unten links gezogen.",
        ),
        (
            {},
            1,
            "house-c1",
            "Mia (red) rolled 1 and came out of the house onto the field right in front of the red house.",
            (
                "Mia (rot) hat eine 1 gewürfelt und ist aus dem Haus "
                "auf das Feld direkt vor dem roten Haus gekommen."
            ),
        ),
        (
            {"pieces": {"c1": "red", "a1": "blue"}},
            2,
            "c1xa1",
            "Mia (red) rolled 2 and captured a pawn of Tom (blue) on the bottom left corner.",
            (
                "Mia (rot) hat eine 2 gewürfelt und auf dem Eckfeld unten links "
                "eine Figur von Tom (blau) geschlagen."
            ),
        ),
        (
            {"pieces": {"a1": "red", "a3": "barricade"}},
            2,
            "a1*a3>i13",
            (
                "Mia (red) rolled 2, took the barricade on the field at the left end of the "
                "third row from the bottom "
                "and put it on the field right below the goal."
            ),
            (
                "Mia (rot) hat eine 2 gewürfelt, die Barrikade vom Feld ganz links in der 3. Reihe "
                "von unten genommen "
                "und sie auf das Feld direkt unter dem Ziel gestellt."
            ),
        ),
        (
            {"variant": "fast", "house": {"red": 2, "blue": 3}, "forest": {"red": 1}},
            1,
            "forest-f4",
            (
                "Mia (red) rolled 1 and came out of the forest onto the field in the middle of "
                "the third row from the "
                "bottom."
            ),
            (
                "Mia (rot) hat eine 1 gewürfelt und ist aus dem Wald auf das Feld in der Mitte der "
                "3. Reihe von unten "
                "gekommen."
            ),
        ),
    ],
)
def test_a_finished_turn_is_told_in_short(
    keys: dict[str, Any], die: int, move: str, english: str, german: str
) -> None:
    session = played(at_table(**keys), die, move)
    assert EN(tell_past(session, session.progress.history[-1])) == english
    assert DE(tell_past(session, session.progress.history[-1])) == german


def test_a_pass_says_that_no_pawn_could_go_ma_14() -> None:
    pieces = {"i13": "red", "h13": "barricade", "j13": "barricade"}
    session = rolled(at_table(pieces=pieces, house={"red": 0, "blue": 4}), 3)
    assert session.progress.history[-1].move == "pass"
    told = "Mia (red) rolled 3, but no pawn can go that far. The next player rolls."
    assert EN(tell_past(session, session.progress.history[-1])) == told
    assert EN(tell_verdict(session, session.dialogue.verdicts[-1])) == told


def test_sitting_out_by_choice_says_no_more_than_that() -> None:
    session = played(at_table(options={"may_pass": True}), 3, "pass")
    assert (
        EN(tell_past(session, session.progress.history[-1])) == "Mia (red) rolled 3 and sits this turn out."
    )


def test_a_legal_verdict_is_told_like_the_turn_and_after_an_undo_as_taken_back() -> None:
    session = played(at_table(pieces={"c1": "red"}), 2, "c1-a1")
    verdict = session.dialogue.verdicts[-1]
    assert tell_verdict(session, verdict) == tell_past(session, session.progress.history[-1])
    undone = replace(session, progress=replace(session.progress, history=()))
    assert EN(tell_verdict(undone, verdict)) == "The turn of Mia (red) was taken back."


# --- verdicts ----------------------------------------------------------------------------------


def test_every_reason_of_the_rules_has_a_sentence_of_its_own() -> None:
    assert set(REASONS) == set(RULE_OF_REASON)
    assert len({say.text for say in (*REASONS.values(), *WORDS.rules.values())}) == len(RULE_OF_REASON) + len(
        WORDS.rules
    )


@pytest.mark.parametrize("tell", [EN, DE], ids=["en", "de"])
@pytest.mark.parametrize("reason", RULE_OF_REASON)
def test_no_sentence_about_an_illegal_try_names_a_rule_or_a_coordinate(
    tell: Callable[[Say], str], reason: str
) -> None:
    told = tell(
        tell_verdict(at_table(), Verdict(0, "illegal", "red", reason=reason, rule=RULE_OF_REASON[reason]))
    )
    assert "MA-" not in told
    assert "{" not in told
    assert len(told) <= 120


def illegal(session: Session, reason: str, rule: str) -> str:
    return EN(tell_verdict(session, Verdict(0, "illegal", "red", reason=reason, rule=rule)))


@pytest.mark.parametrize("reason", ["no-roll", "not-your-piece", "must-move"])
def test_who_was_to_move_is_told_also_when_somebody_else_is_by_now(reason: str) -> None:
    try_ = Verdict(0, "illegal", "red", reason=reason, rule=RULE_OF_REASON[reason])
    now, later = (EN(tell_verdict(session, try_)) for session in (at_table(), at_table(turn="blue")))
    assert "Mia (red)" in now
    assert later == now


def test_the_place_of_a_barricade_is_explained_by_the_rule_it_breaks_ma_11_mf_03() -> None:
    assert "bottom row" in illegal(at_table(), "barricade-place", "MA-11")
    strict = at_table(options={"barricade_rows_forbidden": 2})
    assert "two bottom rows" in illegal(strict, "barricade-place", "MA-11")
    assert "rest field" in illegal(at_table("fast"), "barricade-place", "MF-03")


def test_the_house_of_a_captive_is_explained_by_the_rule_it_breaks_ma_08_mf_04() -> None:
    assert "its own colour" in illegal(at_table(), "wrong-house", "MA-08")
    assert "into the forest" in illegal(at_table("fast"), "wrong-house", "MF-04")


def test_a_reason_of_another_game_is_told_as_not_understood() -> None:
    assert illegal(at_table(), "ball-fell", "ML-01") == REASONS["unexplained"].text


@pytest.mark.parametrize(
    ("verdict", "told"),
    [
        (Verdict(0, "restored"), "Danke! Jetzt steht alles wieder richtig."),
        (Verdict(0, "won", "red"), "Hurra! Mia (rot) hat das Ziel erreicht und gewinnt!"),
        (Verdict(0, "ambiguous", "red"), "Ich habe nicht alles gesehen. Was hat Mia (rot) gespielt?"),
        (
            Verdict(0, "fault", spot="i14", kind="stuck-on"),
            (
                "Der Sensor am Ziel ganz oben sieht immer eine Figur. Spielt ruhig weiter, ich "
                "verlasse mich nicht auf "
                "ihn."
            ),
        ),
        (
            Verdict(0, "fault", spot="i14", kind="odd"),
            (
                "Der Sensor am Ziel ganz oben ist sich nicht sicher. Spielt ruhig weiter, ich "
                "verlasse mich nicht auf "
                "ihn."
            ),
        ),
    ],
)
def test_other_verdicts_in_german(verdict: Verdict, told: str) -> None:
    assert DE(tell_verdict(at_table(), verdict)) == told
