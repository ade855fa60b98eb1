"""Becoming host by a gesture or the button at the board; the list of hosts, and who of them goes.

Refuses to know: what the gestures are and how they are seen (`companion.ports.hosts`).
"""

from collections.abc import Callable

from flask import Response, request

from companion.core.model.session import in_play
from companion.core.model.types import Say
from companion.ports.commands import CommandRefused
from companion.ports.hosts import DONE, HostRequest
from companion.state.models import answers as answer_models, hosts as host_models, requests
from companion.web import answers
from companion.web.access.browser_cookie import new_token
from companion.web.access.hosts import HostLine
from companion.web.access.identity import hash_of
from companion.web.access.security import give_cookie, token_of_request
from companion.web.context import Routes, language, me_answer
from companion.web.endpoint import LOOK, endpoint
from companion.words.care.venue_words import CODE_ONLY
from companion.words.host_words import UNKNOWN, tell_gesture, tell_how, tell_presses, tell_steps
from companion.words.i18n import translator


class HostRoutes(Routes):
    """The handlers."""

    # --- becoming host ---------------------------------------------------------------------------

    @endpoint(
        "POST",
        "/api/host/proof",
        "prove",
        host_models.ProofState,
        "Ask to become host: what to do at the board, for this browser alone; then ask how it stands.",
    )
    def start_proof(self, _body: requests.Nothing) -> Response:
        """Tell this browser what to do at the board; while it has a gesture, the same one again.

        The gesture: docs/reference/roles.md.
        """
        self._refuse_where_the_code_alone_counts()
        token = token_of_request() or new_token()
        try:
            found = self._context.table.hosts.ask(hash_of(token), request.remote_addr or "")
        except CommandRefused as refused:
            raise answers.Problem(429, "crowded", refused.say, {"Retry-After": "60"}) from refused
        response = self._told(found)
        if token_of_request() is None:
            give_cookie(response, token)
        return response

    @endpoint(
        "GET",
        "/api/host/proof/<proof_id>",
        LOOK,
        host_models.ProofState,
        "How this browser's own request stands; it is host once that is done.",
    )
    def proof(self, proof_id: str) -> Response:
        """Tell how the request of this browser stands; what was done at the board makes it host.

        404 for any other browser, and once it is over.
        """
        self._refuse_where_the_code_alone_counts()
        context, token = self._context, token_of_request()
        door, mine = context.table.hosts, (hash_of(token or ""), request.remote_addr or "")
        found = door.find(*mine, proof_id)
        if found is None or token is None:
            raise answers.not_found("such request of this browser: its time is over, or it is done")
        if found.state == DONE:
            to_host = found.how == "gesture" and self._asks_hosts(token)
            if door.use(*mine, proof_id, to_host=to_host) and not to_host:
                context.make_host(token, found.how)
            found = door.find(*mine, proof_id) or found
        return self._told(found)

    def _refuse_where_the_code_alone_counts(self) -> None:
        if self._context.table.view().care.ways.code_only:
            raise answers.Problem(409, "refused", CODE_ONLY)

    def _asks_hosts(self, token: str) -> bool:
        """Tell whether another phone is host and is connected, so that it has a word in this."""
        hosts, key = self._context.claims.hosts, hash_of(token)
        return not hosts.has(key) and any(
            map(self._context.voice.hears, (each.key for each in hosts.lines()))
        )

    def _told(self, found: HostRequest) -> Response:
        context, tell = self._context, translator(language())
        steps = tell_steps(context.settings.games.values(), found)
        return answers.json_answer(
            host_models.ProofState(
                proof_id=found.request_id,
                spot=found.gesture[0] if found.gesture else "",
                text=tell(tell_gesture(found, playing=in_play(context.table.view().session))),
                steps=[host_models.GestureStep(spot, tell(say)) for spot, say in steps],
                button=[tell(say) for say in tell_presses(found)],
                until_s=max(0, found.until_ms - context.settings.clock()) / 1000,
                state=found.state,
                done=found.state == DONE,
            )
        )

    @endpoint("POST", "/api/host/release", "unhost", answer_models.Me, "Be host no more.")
    def host_release(self, _body: requests.Nothing) -> Response:
        """Give host rights back."""
        token = token_of_request()
        assert token is not None, "a host has a token"
        key = hash_of(token)
        self._take_from(lambda each: each.key == key)
        return me_answer(self._context, token)

    # --- the hosts among themselves --------------------------------------------------------------

    @endpoint(
        "GET", "/api/hosts", "hosts", host_models.HostList, "Who is host, and who waits for a host's word."
    )
    def hosts(self) -> Response:
        """Tell who is host, and who waits for a host's word."""
        tell, context, mine = translator(language()), self._context, hash_of(token_of_request() or "")
        lines = [
            host_models.HostLine(
                number=each.number,
                this=each.key == mine,
                device=each.device or tell(UNKNOWN),
                how=tell(tell_how(each.how)),
                since=each.since,
                here=context.voice.hears(each.key),
            )
            for each in context.claims.hosts.lines()
        ]
        now = context.settings.clock()
        waiting = [
            host_models.WaitingLine(each.request_id, max(0, each.until_ms - now) / 1000)
            for each in context.table.hosts.waiting()
        ]
        return answers.json_answer(host_models.HostList(lines, waiting))

    @endpoint("POST", "/api/hosts/revoke", "hosts", host_models.HostList, "Take rights away.", again=True)
    def hosts_revoke(self, body: host_models.Revoked) -> Response:
        """Take the rights from one host, or from all but this one."""
        mine = hash_of(token_of_request() or "")
        if body.others == (body.number is not None):
            raise answers.bad_body(
                'number must be a host\'s, or others true: as {"number": 3} or {"others": true}'
            )
        if body.others:
            self._take_from(lambda each: each.key != mine)
        elif not self._take_from(lambda each: each.number == body.number):
            raise answers.not_found(f"host number {body.number}")
        return self.hosts()

    def _take_from(self, which: Callable[[HostLine], bool]) -> int:
        try:
            return self._context.claims.hosts.remove(which)
        except OSError as error:
            raise answers.not_written() from error

    @endpoint(
        "POST",
        "/api/hosts/answer",
        "hosts",
        host_models.HostList,
        "Yes or no to a phone that has made its gesture.",
    )
    def hosts_answer(self, body: host_models.Confirmed) -> Response:
        """Say whether the phone that has made its gesture becomes host."""
        if not self._context.table.hosts.answer(body.proof_id, yes=body.yes):
            raise answers.Problem(409, "refused", Say("No phone waits for that any more."))
        return self.hosts()
