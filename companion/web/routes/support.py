"""What helps to find out what is wrong: raw lines live, and the support bundle. For the host alone.

Refuses to know: what is in a bundle (``companion/daemon/care/bundle.py``), what lines mean.
"""

from flask import Response

from companion.bench.bench_port import Bench
from companion.core.model.session import in_play
from companion.state.models.check import CheckSensors
from companion.web import answers
from companion.web.access.roles import may
from companion.web.access.security import token_of_request
from companion.web.context import Routes, WebContext, event_answer
from companion.web.endpoint import CHECK, EVENTS, ZIP, endpoint
from companion.web.routes.check import sensor_lines
from companion.web.sensor_stream import LineChannel

BUNDLE = "companion-bundle.zip"


class SupportRoutes(Routes):
    """The handlers."""

    @endpoint("GET", "/api/bundle", "bundle", ZIP, "A support bundle: no names, no secrets.")
    def bundle(self) -> Response:
        """Return the support bundle as a download.

        A zip; see docs/how-to/troubleshooting.md.
        """
        bundle = answers.require(self._context.bundle, "support bundle at this table")
        return Response(
            bundle(), mimetype=ZIP, headers={"Content-Disposition": f'attachment; filename="{BUNDLE}"'}
        )

    @endpoint("GET", "/api/check/live/<board>", CHECK, EVENTS, "Raw lines and what is believed, live.")
    def check_live(self, board: str) -> Response:
        """Return the event stream of a board's raw lines; over the limit of streams only a word to poll."""
        context, token = self._context, token_of_request()
        bench = answers.require(context.bench, "bench at this table")
        bench.sensors(board, measured=False)
        channel = LineChannel(
            context.changes,
            lambda: look(context, bench, board),
            lambda: may("check", context.claims.badge(token), None),
        )
        return event_answer(context, channel)


def look(context: WebContext, bench: Bench, board: str) -> CheckSensors:
    """Return all lines of a board now.

    During a game no fields are measured, since reports are quicker without.
    """
    session = context.table.view().session
    seen = bench.sensors(board, measured=not in_play(session))
    on = next(each for each in bench.view().boards if each.name == board)
    return sensor_lines(on, seen, context.settings.clock(), session)
