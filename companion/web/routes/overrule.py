"""The table has the last word, asked for by browsers: the host decides, a seat proposes it to the others.

Refuses to know: whether it can be now (the referee says so), and who may (``roles.py``).
"""

import itertools
from typing import Any

from flask import Response

from companion.core.corrections import overrule, reinterpret
from companion.core.model.commands import Agree, Overrule
from companion.core.model.inputs import DIE, Input
from companion.core.model.session import Session
from companion.core.model.types import COLOURS, Say
from companion.state.models import answers as answer_models, requests
from companion.state.models.state_parts import AwaitedValue
from companion.state.move_path import move_lines
from companion.web import answers
from companion.web.access.security import token_of_request
from companion.web.context import Routes, language
from companion.web.endpoint import LOOK, endpoint
from companion.words.i18n import Translate, translator
from companion.words.input_words import tell_label
from companion.words.names import tell_seat
from companion.words.sentences import tell_past

NO_EDITOR = Say("In this game no position can be edited. Correct what was said, or take it back.")


def corrections(session: Session, translate: Translate) -> list[answer_models.Correction]:
    """Tell what may have been said wrongly, the last first, and what else each could have been."""
    if session.progress.ended or session.progress.paused is not None:
        return []
    return [
        answer_models.Correction(
            number=one.number,
            seat=session.game.seat_to_move(one.before),
            text=translate(_tell_input(session, one)),
            values=[
                _value(session, one, given, translate) for given in one.awaited.inputs() if given != one.said
            ],
        )
        for one in itertools.islice(reinterpret.correctable(session), reinterpret.MOST_INPUTS)
    ]


def _tell_input(session: Session, one: reinterpret.Correctable) -> Say:
    """Tell this input as a sentence."""
    if one.said.word == DIE:
        who = tell_seat(session, session.game.seat_to_move(one.before))
        return Say("{who} rolled {die}.", {"who": who, "die": one.said.value})
    return tell_past(session, next(past for past in session.progress.history if past.number == one.number))


def _value(
    session: Session, one: reinterpret.Correctable, given: Input, translate: Translate
) -> AwaitedValue:
    text = given.value if given.word == DIE else translate(tell_label(session.at(one.before), given))
    return AwaitedValue(str(given), text, given.value if given.value in COLOURS else "")


class OverruleRoutes(Routes):
    """The handlers of ``/api/overrule``."""

    @endpoint(
        "POST",
        "/api/overrule/accept",
        "overrule",
        answer_models.Rev,
        "The board as it stands counts as this turn. The host decides; a seat proposes it to all others.",
    )
    def overrule_accept(self, _body: requests.Nothing) -> Response:
        """Count the board as it stands as this turn."""
        return self._wish("accept")

    @endpoint(
        "POST",
        "/api/overrule/number",
        "overrule",
        answer_models.Rev,
        "Another number: the one that is known, else that of the turn just recorded, which is taken back.",
    )
    def overrule_number(self, body: requests.OtherNumber) -> Response:
        """Return another number of the die."""
        return self._wish("number", number=body.number)

    @endpoint(
        "POST",
        "/api/overrule/turn",
        "overrule",
        answer_models.Rev,
        "The turn just recorded was really another one of GET /api/overrule/turns.",
    )
    def overrule_turn(self, body: requests.Turn) -> Response:
        """Replace the last turn by another one."""
        return self._wish("turn", move=body.move)

    @endpoint(
        "POST",
        "/api/overrule/input",
        "overrule",
        answer_models.Rev,
        "Something said some inputs ago was really one of GET /api/overrule/inputs.",
    )
    def overrule_input(self, body: requests.OtherInput) -> Response:
        """Correct something said some inputs ago.

        What came after is heard anew, as far as it can.
        """
        return self._wish("input", number=body.number, move=body.input)

    @endpoint(
        "GET",
        "/api/overrule/inputs",
        LOOK,
        list[answer_models.Correction],
        "What may have been said wrongly.",
    )
    def overrule_inputs(self) -> Response:
        """Tell what may have been said wrongly, the last first.

        The last stands first.
        """
        session = self._context.table.view().session
        return answers.json_answer(corrections(session, translator(language())) if session else [])

    @endpoint(
        "POST", "/api/overrule/edit", "overrule", answer_models.Rev, "The game goes on from this position."
    )
    def overrule_edit(self, body: requests.Edited) -> Response:
        """Go on from another position.

        A game's own keys stay. 409 where a game has no `pieces`.
        """
        session = answers.game_begun(self._context.table.view().session)
        if "pieces" not in (shown := session.game.public(session.position, over=session.over)):
            raise answers.Problem(409, "refused", NO_EDITOR)
        position = {key: value for key, value in shown.items() if key not in body.__struct_fields__}
        position |= {"turn": body.turn, "pieces": body.pieces}
        if "house" in shown:
            position["house"] = body.house
        more = {"forest": body.forest, "places": body.places}
        position |= {key: value for key, value in more.items() if value}
        overrule.edited(session, position)  # raises InputError, which is answered with 400
        return self._wish("edit", position=position)

    @endpoint(
        "POST",
        "/api/overrule/agree",
        "overrule",
        answer_models.Rev,
        "Agree to what is proposed; it is done once all seats in play have agreed, or the host has.",
    )
    def overrule_agree(self, _body: requests.Nothing) -> Response:
        """Agree to what is proposed."""
        return self._execute(Agree(0, self._seats()))

    @endpoint(
        "POST",
        "/api/overrule/refuse",
        "overrule",
        answer_models.Rev,
        "Refuse what is proposed, or withdraw it.",
    )
    def overrule_refuse(self, _body: requests.Nothing) -> Response:
        """Refuse or withdraw what is proposed."""
        return self._execute(Agree(0, self._seats(), yes=False))

    @endpoint("GET", "/api/overrule/turns", LOOK, list[answer_models.Move], "What the last turn may be.")
    def overrule_turns(self) -> Response:
        """Return all turns that the last one could have been.

        Empty where the last turn cannot be replaced.
        """
        session = self._context.table.view().session
        before = overrule.before_last_turn(session) if session else None
        return answers.json_answer(move_lines(before, translator(language())) if before else [])

    def _wish(self, what: str, **more: Any) -> Response:
        return self._execute(Overrule(0, what, seats=self._seats(), **more))

    def _seats(self) -> tuple[str, ...]:
        """Return the seats that this browser holds and that play; none for the host, who decides alone."""
        view = self._context.table.view()
        session = answers.game_begun(view.session)
        badge = self._context.claims.badge(token_of_request(), view.game_id)
        playing = session.game.seats_in_play(session.position)
        return () if badge.host else tuple(seat for seat in badge.seats if seat in playing)
