"""A hall on this board: on and off, codes to join, boards taken out; joining another board's hall.

Refuses to know: brokers and programs (``companion/daemon/hall_here``), and its words.
"""

from flask import Response, request
from msgspec.structs import astuple

from companion.ports.commands import CommandRefused
from companion.ports.hall_here import HallHere
from companion.state.models import hall_here as models
from companion.state.models.requests import Nothing
from companion.web import answers
from companion.web.context import Routes, language
from companion.web.endpoint import CARE, endpoint
from companion.words.care import hall_here_words as words
from companion.words.i18n import translator


class HallHereRoutes(Routes):
    """The handlers."""

    @property
    def _hall(self) -> HallHere:
        return answers.require(self._context.hall_here, "hall at this table")

    @endpoint("GET", "/api/hall-here", CARE, models.HallHereState, "The hall on this board.")
    def hall_here(self) -> Response:
        """Tell how it stands."""
        tell, look = translator(language()), self._hall.look()
        return answers.json_answer(
            models.HallHereState(
                look.stands,
                [tell(line) for line in words.tell_hall(look)],
                look.page_port,
                look.host_code,
                look.join_code,
                -(-look.left_ms // 1000),
                [models.HallMember(*astuple(each)) for each in look.members],
                look.board,
                look.twice,
            )
        )

    @endpoint("POST", "/api/hall-here", CARE, models.HallHereState, "Be the hall, or no longer.", again=True)
    def hall_switch(self, body: models.HallSwitched) -> Response:
        """Start broker and hall on this board, or end them; this table tells them and no other broker."""
        if body.on:
            self._hall.switch_on(language())
        else:
            self._hall.switch_off()
        return self.hall_here()

    @endpoint(
        "POST", "/api/hall-here/code", CARE, models.HallHereState, "Draw a code that lets one board join."
    )
    def hall_code(self, _body: Nothing) -> Response:
        """Draw a code: it counts for ten minutes, once."""
        self._hall.new_code()
        return self.hall_here()

    @endpoint("POST", "/api/hall-here/revoke", CARE, models.HallHereState, "Take a board out.", again=True)
    def hall_revoke(self, body: models.BoardRevoked) -> Response:
        """Take a board out: it is sent away, and the broker forgets it."""
        self._hall.revoke(body.board)
        return self.hall_here()

    @endpoint(
        "POST", "/api/hall-here/admit", "admit", models.BrokerAccess, "A board asks to be let in by a code."
    )
    def hall_admit(self, body: models.BoardAdmitted) -> Response:
        """Let a board join: its own name and password at the broker, told this once.

        403 for a wrong code, 429 after five of them in a minute, 409 where this identity has joined.
        """
        try:
            joined = self._hall.admit(request.remote_addr or "", body.code, body.board, body.title)
        except CommandRefused as refused:
            status = 403 if refused.say == words.WRONG_CODE else 409 if refused.say == words.KNOWN else 503
            raise answers.Problem(status, "refused", refused.say) from refused
        return answers.json_answer(models.BrokerAccess(*astuple(joined)))

    @endpoint(
        "POST",
        "/api/hall-here/join",
        CARE,
        models.HallHereState,
        "Join the hall of another board.",
        again=True,
    )
    def hall_join(self, body: models.HallJoined) -> Response:
        """Join by the code that is shown there; this table tells that hall from then on."""
        self._hall.join(body.address, body.code, language())
        return self.hall_here()

    @endpoint(
        "POST",
        "/api/hall-here/identity",
        CARE,
        models.HallHereState,
        "Give this board an identity of its own, where its card was copied.",
        again=True,
    )
    def hall_identity(self, _body: Nothing) -> Response:
        """Draw another identity; a hall that knows the old one is left. 409 while this board is the hall."""
        self._hall.renew_identity()
        return self.hall_here()
