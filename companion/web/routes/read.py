"""What anybody may look at: the state, the stream, turns, boards, how to join.

Nothing here changes the game. Refuses to know: roles beyond this browser's own.
"""

from typing import Any

import msgspec
from flask import Response, current_app, request, send_from_directory

from companion.core.model.errors import PositionError
from companion.state.geometry import geometry as board_geometry
from companion.state.models import answers as answer_models
from companion.state.models.history import History
from companion.state.models.public_state import State
from companion.state.models.shelf import ShelfLine, Tile
from companion.state.move_path import move_lines
from companion.state.private_state import private_views, texts
from companion.state.roll_lines import drawn_lines, roll_lines
from companion.state.shelf_lines import tile_lines
from companion.state.state_cache import board_json
from companion.web import answers, join
from companion.web.access.security import token_of_request
from companion.web.answers import json_answer, tagged
from companion.web.context import Routes, code_answer, event_answer, language, me_answer, own_urls
from companion.web.endpoint import EVENTS, EXTENSION_KEY, FILE, HTML, LOOK, endpoint
from companion.web.openapi import describe_once
from companion.web.pages import HOUSE, JOINED, STATIC, page, title, word_list
from companion.web.state_stream import Sources, StateChannel
from companion.words.i18n import NAMES, translator

IMMUTABLE = "public, max-age=31536000, immutable"
MOST_DIGITS = 18
"""Of a number in an address."""


class ReadRoutes(Routes):
    """The handlers of GET requests."""

    @endpoint("GET", "/", LOOK, HTML, "The status page.")
    def status_page(self) -> Response:
        """Return the page that phones open."""
        return page(self._context, "status.html")

    @endpoint("GET", "/board", LOOK, HTML, "The virtual board.", demo=True)
    def board_page(self) -> Response:
        """Return the virtual board."""
        return page(self._context, "board.html")

    @endpoint("GET", "/screen", LOOK, HTML, "The page for a big screen.")
    def screen_page(self) -> Response:
        """Return the page for a television or a tablet beside the board.

        It is dark; `?look=day` follows the reader's colours.
        """
        return page(self._context, "screen.html", day=request.args.get("look") == "day")

    @endpoint("GET", "/printed", LOOK, HTML, "The page on which a table tells what its own board looks like.")
    def printed_page(self) -> Response:
        """Return the page of pictures of one's own board."""
        return page(self._context, "printed.html")

    @endpoint("GET", "/check", LOOK, HTML, "The page of the check.")
    def check_page(self) -> Response:
        """Return the page of the check; it shows nothing to who is not the host."""
        return page(self._context, "check.html")

    @endpoint("GET", "/care", LOOK, HTML, "The page of the care: lights, sounds, backup.")
    def care_page(self) -> Response:
        """Return the page of the care."""
        return page(self._context, "care.html")

    @endpoint("GET", "/static/<path:filename>", LOOK, FILE, "Files of the pages.")
    def static(self, filename: str) -> Response:
        """Return a file of the pages; browsers ask each time whether it has changed.

        What was joined has its digest in its name, so it is kept.
        """
        response = send_from_directory(STATIC, filename)
        if filename.startswith(f"{JOINED}/") and not filename.endswith(".json"):
            response.headers["Cache-Control"] = IMMUTABLE
        return response

    @endpoint("GET", "/healthz", LOOK, answer_models.Health, "200 while the referee loop runs, else 503.")
    def health(self) -> Response:
        """Tell whether the referee loop runs.

        200 also while the game is coming back.
        """
        alive = self._context.table.alive()
        return json_answer(answer_models.Health(alive), 200 if alive else 503)

    @endpoint("GET", "/api/openapi.json", LOOK, dict[str, Any], "This description.")
    def openapi(self) -> Response:
        """Return the description of every endpoint that exists."""
        described = describe_once(current_app.extensions[EXTENSION_KEY], self._context.settings.version)
        return Response(described, mimetype=answers.JSON)

    @endpoint("GET", "/api/state", LOOK, State, "The whole public state; has an ETag.")
    def state(self) -> Response:
        """Return the whole public state.

        16 kB at most; `ETag`, so that polling costs little.
        """
        view, lang = self._context.table.view(), language()
        state = self._context.state(view, lang)
        return tagged(Response(state, mimetype=answers.JSON), self._context.state_cache.tag(view, lang))

    @endpoint("GET", "/api/history", LOOK, History, "The finished turns; has an ETag.", asks=("after",))
    def history(self) -> Response:
        """Return the finished turns after a number, oldest first."""
        view, lang = self._context.table.view(), language()
        lines, tag = self._context.history(view, lang, _number("after"))
        return tagged(Response(lines, mimetype=answers.JSON), tag)

    @endpoint("GET", "/api/events", LOOK, EVENTS, "The public state after each change, live.")
    def events(self) -> Response:
        """Return the event stream; over the limit of streams only the word that the browser should poll."""
        context, lang, magnets = self._context, language(), self._context.magnets
        last = request.headers.get("Last-Event-ID") or request.args.get("last", "")
        sources = Sources(
            state=lambda view: context.state(view, lang),
            board=None if magnets is None else lambda: board_json(magnets),
            roles=lambda as_of: msgspec.json.encode({"claimed": context.claims.claimed(), "as_of": as_of}),
            lang=lang,
            run_out=context.claims.end_old_shares,
        )
        channel = StateChannel(
            context.hub, sources, int(last) if last.isdecimal() and len(last) < 20 else None
        )
        return event_answer(context, channel, context.voice.listening(token_of_request()))

    @endpoint("GET", "/api/moves", LOOK, list[answer_models.Move], "All legal turns; empty before the roll.")
    def moves(self) -> Response:
        """Return all legal turns now.

        Whole turns or single inputs that hands may do. `kind` is `move`, `capture`, `barricade` or
        `pass`; beside the board is an empty `to` or `from`.
        """
        session = self._context.table.view().session
        return json_answer(move_lines(session, translator(language())) if session else [])

    @endpoint("GET", "/api/rolls", LOOK, list[answer_models.RollLine], "The last numbers, newest first.")
    def rolls(self) -> Response:
        """Return the last 20 numbers of the die with their proofs, newest first.

        What the proofs are: docs/how-to/dice.md.
        """
        session = self._context.table.view().session
        return json_answer(roll_lines(session) if session else [])

    @endpoint("GET", "/api/draws", LOOK, list[answer_models.Drawn], "What was drawn, once the game is over.")
    def draws(self) -> Response:
        """Tell what the companion drew, with all that is needed to check it.

        All draws, oldest first; see docs/how-to/dice.md.
        """
        return json_answer(drawn_lines(self._context.table.view().session, translator(language())))

    @endpoint("GET", "/api/shelf", LOOK, ShelfLine, "What can be played here, and how.")
    def shelf(self) -> Response:
        """Tell what can be played here.

        `away`: installed but broken; `facts` and, by pictures, `pictured`: what a table may tell of its
        own board; see docs/tutorials/add-a-game.md.
        """
        return json_answer(self._context.shelf(translator(language())))

    @endpoint("GET", "/api/tiles", LOOK, list[Tile], "What can be played here, as pictures.")
    def tiles(self) -> Response:
        """Return the boards that can be played here as pictures, for a page while nobody plays."""
        settings = self._context.settings
        return json_answer(tile_lines(settings.shelf, settings.boards, language()))

    @endpoint("GET", "/api/boards/<game>/<variant>", LOOK, answer_models.Geometry, "A board's geometry.")
    def geometry(self, game: str, variant: str) -> Response:
        """Return a board's geometry.

        `kinds` are pieces of no seat.
        """
        lang = language()
        try:
            answer = board_geometry(self._context.settings.games[game], variant, lang)
        except (KeyError, PositionError):
            raise answers.not_found(f"board {game}/{variant}") from None
        response = json_answer(answer)
        response.headers["Cache-Control"] = "public, max-age=3600"
        return tagged(response, f"{self._context.settings.version}-{game}-{variant}-{lang}")

    @endpoint("GET", "/api/join", LOOK, answer_models.Join, "Addresses and QR code for phones.")
    def join(self) -> Response:
        """Return addresses and QR code of the page, as they are now: a machine may get another address."""
        urls = own_urls(self._context)
        return json_answer(answer_models.Join(title(self._context, language()), urls, join.qr_svg(urls[0])))

    @endpoint("GET", "/api/host/code", "code", answer_models.HostCodeShown, "The host code.", again=True)
    def see_code(self) -> Response:
        """Return the host code, for a host."""
        return code_answer(self._context)

    @endpoint("GET", "/api/me", LOOK, answer_models.Me, "The roles of this browser.")
    def me(self) -> Response:
        """Return the roles of this browser.

        It gives a program its cookie; a browser gets it with the page.
        """
        return me_answer(self._context, token_of_request())

    @endpoint("GET", "/api/mine", LOOK, list[answer_models.MySeat], "What only this browser's seats may see.")
    def mine(self) -> Response:
        """Tell what the seats of this browser alone may see and say.

        One entry for each seat that this browser holds.
        """
        view, lang = self._context.table.view(), language()
        badge = self._context.claims.badge(token_of_request(), view.game_id)
        return json_answer(private_views(view.session, badge.seats, translator(lang), lang))

    @endpoint("GET", "/words/<name>", LOOK, FILE, "The words of a page in one language, as a script.")
    def words(self, name: str) -> Response:
        """Return the words of a language; a name with their digest is kept for good."""
        if (lang := name.partition("-")[0]) not in NAMES:
            raise answers.not_found(f"words {name!r}, there are {', '.join(NAMES)}")
        newest, script = word_list(lang, house=name.startswith(f"{lang}-{HOUSE}-"))
        response = Response(script, mimetype="text/javascript")
        if name == newest:
            response.headers["Cache-Control"] = IMMUTABLE
        return response

    @endpoint(
        "GET", "/api/texts/<word>", LOOK, list[answer_models.TextList], "Texts to choose from for an input."
    )
    def texts(self, word: str) -> Response:
        """Return texts to choose from for an input that is awaited.

        They are the same for everybody; 404 where the word is not awaited.
        """
        session, lang = self._context.table.view().session, language()
        found = texts(session, word, translator(lang), lang) if session else None
        return json_answer(answers.require(found, f"list of texts for {word!r} now"))

    @endpoint("GET", "/api/board", LOOK, answer_models.Table, "Magnets and lamps.", demo=True)
    def board(self) -> Response:
        """Return magnets and lamps of the virtual board."""
        magnets = self._context.magnets
        assert magnets is not None
        response = Response(board_json(magnets), mimetype=answers.JSON)
        response.add_etag()
        response.make_conditional(request)
        return response


def _number(key: str) -> int:
    """Return a number in the address, 0 where there is none. Raises Problem 400."""
    text = request.args.get(key, "0")
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise answers.bad_body(
            f"{key} is {text[:40]!r}, must be a whole number from 0, as in {request.path}?{key}=12"
        )
    return int(text)
