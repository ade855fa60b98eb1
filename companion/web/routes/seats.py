"""Who sits where, and what each seat wants of the table; each browser is one that may.

Refuses to know: whether a command is possible now (the referee says so), and who may (``roles.py``).
"""

from flask import Response

from companion.core.model.commands import Aid, SeatChange
from companion.core.model.fast_replace import replace
from companion.ports.commands import SeatLights
from companion.state.models import answers as answer_models, assistance, requests
from companion.state.models.lessons import Learning
from companion.web import answers
from companion.web.access.browser_cookie import new_token
from companion.web.access.security import token_of_request
from companion.web.bodies import player_name
from companion.web.context import Routes, me_answer
from companion.web.endpoint import endpoint
from companion.words.hall_words import NO_HALL


class SeatRoutes(Routes):
    """The handlers."""

    def _called(self, seat: str, name: str | None) -> str | None:
        """Return what the player of a seat is called; None: as before."""
        return self._context.called({} if name is None else {seat: name}, [seat]).get(seat)

    @endpoint("POST", "/api/seats/<seat>/claim", "claim", answer_models.Me, "Claim a free seat.")
    def claim(self, body: requests.Claim, seat: str) -> Response:
        """Claim a seat that plays and nobody holds, also the companion's; with a name, both or neither."""
        name = None if body.name is None else player_name("name", body.name)
        session = answers.game_begun(self._context.table.view().session)
        if seat not in session.game.seats_in_play(session.position):
            raise answers.seat_idle()
        known = token_of_request()
        token = known or new_token()
        keys = self._context.claims
        held = seat in keys.badge(token).seats
        if not keys.claim(token, seat):
            raise answers.seat_taken()
        back = seat in session.table.computer and not session.over  # plays on for the companion
        name = self._called(seat, name)
        if back or (name is not None and name != session.table.names.get(seat)):
            try:
                self._context.execute(SeatChange(0, seat, "handover" if back else "name", name or ""))
            except answers.Problem as problem:
                counts = known and problem.code == answers.DISK  # once it is written
                if not (held or counts):
                    keys.release(seat, token)
                raise
        return me_answer(self._context, token)

    @endpoint("POST", "/api/seats/<seat>/name", "name", answer_models.Rev, "Call a seat's player so.")
    def name(self, body: requests.Named, seat: str) -> Response:
        """Give the same player another name: the claim stays."""
        return self._execute(
            SeatChange(0, seat, "name", self._called(seat, player_name("name", body.name)) or "")
        )

    @endpoint("POST", "/api/seats/<seat>/release", "release", answer_models.Me, "Free a seat.")
    def release(self, _body: requests.Nothing, seat: str) -> Response:
        """Give a seat free.

        Who shares the seat gives up the own part; the host frees it all.
        """
        claims, token = self._context.claims, token_of_request()
        claims.release(seat, None if claims.badge(token).host else token)
        return me_answer(self._context, token)

    @endpoint("POST", "/api/seats/<seat>/share", "share", answer_models.Me, "Let a second phone in.")
    def share(self, body: requests.Sharing, seat: str) -> Response:
        """Let one more phone hold the own seat.

        One more phone may claim the seat within two minutes.
        """
        self._context.claims.share(seat, on=body.on)
        return me_answer(self._context, token_of_request())

    @endpoint("POST", "/api/seats/<seat>/leave", "leave", answer_models.Rev, "A player leaves.")
    def leave(self, _body: requests.Nothing, seat: str) -> Response:
        """Take a seat out of the game; its claim ends."""
        answer = self._execute(SeatChange(0, seat, "leave"))
        self._context.claims.release(seat)
        return answer

    @endpoint(
        "POST",
        "/api/seats/<seat>/handover",
        "handover",
        answer_models.Rev,
        "Another player goes on; the seat is then free to be claimed.",
    )
    def handover(self, body: requests.Handover, seat: str) -> Response:
        """Let another player go on, who may claim the seat, or the companion."""
        if (body.name is None) == (body.level is None):
            raise answers.bad_body("name: another player's, or else the companion's level must be given")
        name = "" if body.name is None else self._called(seat, player_name("name", body.name)) or ""
        answer = self._execute(SeatChange(0, seat, "handover", name, body.level or ""))
        self._context.claims.release(seat)
        return answer

    @endpoint("POST", "/api/seats/<seat>/lights", "lights", answer_models.Rev, "A seat's lights.")
    def lights(self, body: requests.Lights, seat: str) -> Response:
        """Switch lights on or off for a seat."""
        return self._execute(SeatLights(seat, body.on))

    @endpoint("POST", "/api/seats/<seat>/child", "child", answer_models.Me, "A child plays this seat.")
    def child(self, _body: requests.Nothing, seat: str) -> Response:
        """Note that a child plays this seat, by pictures.

        For this game it is never told what else that seat could have done.
        """
        self._context.claims.note_child(seat)
        return me_answer(self._context, token_of_request())

    @endpoint(
        "POST",
        "/api/speaker",
        "speak",
        answer_models.Me,
        "This browser says aloud what happens, instead of any other; or is silent again.",
    )
    def speaker(self, body: requests.Speaker) -> Response:
        """Let this browser speak from now on, or no more."""
        token = token_of_request() or new_token()
        if body.on:
            self._context.voice.take(token)
        else:
            self._context.voice.leave(token)
        return me_answer(self._context, token)

    @endpoint("POST", "/api/seats/<seat>/hints", "hints", answer_models.Rev, "How much help.")
    def hints(self, body: assistance.Hints, seat: str) -> Response:
        """Tell how much help a seat gets."""
        return self._execute(SeatChange(0, seat, "hints", level=body.level))

    @endpoint("POST", "/api/seats/<seat>/learning", "hints", answer_models.Rev, "Cards of a first game.")
    def learning(self, body: Learning, seat: str) -> Response:
        """Let a seat be told how the game is played, or no more; ``told``: this card is known."""
        change = ("told" if body.told else "learns") if body.on else "knows"
        return self._execute(SeatChange(0, seat, change, word=body.told))

    @endpoint(
        "POST", "/api/please_come", "please-come", answer_models.Rev, "Call somebody of the hall, or not."
    )
    def please_come(self, body: requests.Calling) -> Response:
        """Ask somebody of the hall to come to this table, or take that back; 409 where there is no hall."""
        table = self._context.table
        if body.on and not table.view().hall.there:
            raise answers.Problem(409, "refused", NO_HALL)
        table.show_hall(lambda now: replace(now, calls=body.on, coming=False))
        return answers.json_answer(answer_models.Rev(table.view().rev))

    @endpoint("POST", "/api/aid", "aid", answer_models.Rev, "A help of the table, on or off.")
    def aid(self, body: requests.Aid) -> Response:
        """Switch a help of the table, on or off.

        One of `aids` in the state; not in a tournament.
        """
        return self._execute(Aid(0, body.aid, body.on))
