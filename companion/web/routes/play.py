"""What changes the game: each handler gets a checked body and a browser that may.

A tap's way there: ``tell`` (static/base/api.js), the handler here, ``WebContext.execute``, ``Loop.execute``,
``GameInPlay.carry_out`` (daemon/loop), ``core.timed_play.stimulus``, ``core.reducer.handlers.carry_out``.
Back: ``make_view`` and ``ViewPublisher`` (daemon/loop), ``Hub``, ``state_stream.py``, static/base/live.js.

Refuses to know: whether a command is possible now (the referee says so), and who may (``roles.py``).
"""

from typing import Any

from flask import Response, request

from companion.core.catalog.game_box import edition_of
from companion.core.model.commands import (
    BoardIsRight,
    Choose,
    DieRolled,
    Done,
    EndGame,
    Enter,
    Given,
    Pause,
    SensorWorks,
    TakeBack,
    Undo,
    Whose,
)
from companion.core.model.errors import PositionError
from companion.core.model.game import Game
from companion.core.model.inputs import BY_HOST, TOLD, HowItCame, Input, read_input
from companion.core.model.session import Session
from companion.core.reducer.undo import last_seat
from companion.ports.commands import Command, NewGame, PlayAgain, Resume, RollForMe, SetAside
from companion.state.models import answers as answer_models, requests
from companion.state.models.shelf import ShelfLine
from companion.state.private_state import is_somebody_elses
from companion.state.shelf_lines import house_now
from companion.state.state_cache import board_json
from companion.web import answers
from companion.web.access.browser_cookie import new_token
from companion.web.access.roles import PERMISSIONS, Badge, giving, standing_for
from companion.web.access.security import token_of_request
from companion.web.bodies import player_names
from companion.web.context import Routes, code_answer, language, me_answer
from companion.web.endpoint import endpoint
from companion.words.i18n import translator


class PlayRoutes(Routes):
    """The handlers of POST requests."""

    def _tap(self, command: Command) -> Response:
        """Carry out what one tap says, and tell this phone by which number it is taken back."""
        before = self._context.table.view()
        view = self._context.execute(command)
        number = view.session.progress.newest if view.session else 0
        same = before.session is not None and before.session.progress.newest == number  # it waits for hands
        tap = None if same or not number else answer_models.Tap(view.game_id, number)
        return answers.json_answer(answer_models.Rev(view.rev, tap))

    # --- the turn --------------------------------------------------------------------------------

    @endpoint("POST", "/api/roll", "roll", answer_models.Rev, "Roll, or tell the number rolled.")
    def roll(self, body: requests.Roll) -> Response:
        """Roll, or tell the number rolled.

        `share`: 8 to 64 hexadecimal digits for the chance; counts if `commitment` is still
        `roll.commitment` of the state (docs/how-to/dice.md). `{"number": 4}`: this was rolled.
        """
        if body.number is None:
            return self._execute(RollForMe(body.share or "", body.commitment or ""))
        if body.share is not None or body.commitment is not None:
            raise answers.bad_body("number: goes without share and commitment: who tells a number has rolled")
        return self._tap(DieRolled(0, body.number))

    @endpoint("POST", "/api/input", "input", answer_models.Rev, "Say what the game waits for.")
    def give_input(self, body: requests.Given) -> Response:
        """Take one input that no hands make, for a seat that this browser holds; the host's for any.

        `{"input": "call:red"}`, one of `awaited`; `seat` where this browser holds several that may say
        it.
        """
        view = self._context.table.view()
        session = answers.game_begun(view.session)
        given = read_input(body.input, session.game.words)
        badge = self._context.claims.badge(token_of_request(), view.game_id)
        _refuse_if_not_theirs(session, given, badge, body.seat)
        seat = body.seat or _seat_that_says(session, given, badge)
        return self._tap(Given(0, given, seat, self._how_said(session, given, badge, seat)))

    def _how_said(self, session: Session, given: Input, badge: Badge, seat: str) -> HowItCame:
        """Tell how it comes: by the host, who plays or not, where somebody else was to say it."""
        givers = {seat} if seat else giving(session, given)
        if not badge.host or not givers.isdisjoint(badge.seats):
            return TOLD
        claimed = bool(badge.seats) or not givers.isdisjoint(self._context.claims.claimed())
        return BY_HOST if claimed else TOLD

    @endpoint("POST", "/api/answer", "answer", answer_models.Rev, "Answer the referee's question.")
    def answer(self, body: requests.Answer) -> Response:
        """Answer the referee's question."""
        return self._tap(Choose(0, body.move))

    @endpoint("POST", "/api/enter", "enter", answer_models.Rev, "Enter a turn without the sensors.")
    def enter(self, body: requests.Turn) -> Response:
        """Enter a turn without the sensors; for a browser that is not host only what its own seats do.

        It is one of `GET /api/moves`; what is said goes to `/api/input`.
        """
        session = self._context.table.view().session
        badge = self._context.claims.badge(token_of_request())
        done = (one for one in session.turn.footprints if one.move == body.move) if session else ()
        if not badge.host and any(one.seat not in ("", *badge.seats) for one in done):
            raise answers.no_role(PERMISSIONS["enter"].seat)
        return self._tap(Enter(0, body.move))

    @endpoint("POST", "/api/done", "done", answer_models.Rev, "The turn-done button.")
    def done(self, _body: requests.Nothing) -> Response:
        """Take the turn-done button."""
        return self._tap(Done(0))

    @endpoint("POST", "/api/undo", "undo", answer_models.Rev, "Take back the die's number, or the last turn.")
    def undo(self, body: requests.Undone) -> Response:
        """Take back what came last; for a browser that is not host only what its own seat did.

        That is the die's number where nothing was played since, else the last turn. The request's `number` is
        `undo.number` of the state as the page shows it; 409 where something newer would go instead.
        """
        context = self._context
        session = context.table.view().session
        if (badge := context.claims.badge(token_of_request())).host or session is None:
            return self._execute(Undo(0, None, body.number))
        own = last_seat(session) in standing_for(badge, session)
        if not own and body.number == session.progress.newest:
            raise answers.no_role(PERMISSIONS["undo"].seat)
        seat = last_seat(session) if own else badge.seats[0]  # somebody was quicker: the referee says so
        return self._execute(Undo(0, seat, body.number))

    @endpoint("POST", "/api/take-back", "take-back", answer_models.Rev, "Take back by hand?")
    def take_back(self, body: requests.TakenBack) -> Response:
        """Answer the offer to take back by hand."""
        session = self._context.table.view().session
        badge = self._context.claims.badge(token_of_request())
        seats = standing_for(badge, session) if session else badge.seats
        return self._execute(TakeBack(0, body.number, () if badge.host else seats))

    @endpoint("POST", "/api/whose", "whose", answer_models.Rev, "Are these pieces right?")
    def whose(self, body: requests.Looked) -> Response:
        """Answer whose pieces they are."""
        return self._execute(Whose(0, body.right))

    @endpoint("POST", "/api/board-right", "sensor", answer_models.Rev, "The board is as it should be.")
    def board_right(self, _body: requests.Nothing) -> Response:
        """Note that somebody has looked: all stands where it should, whatever a sensor tells.

        Sensors that tell otherwise are left out; possible while `setup.sensor` is true.
        """
        return self._execute(BoardIsRight(0))

    @endpoint("POST", "/api/sensor-works", "sensor", answer_models.Rev, "A sensor works.")
    def sensor_works(self, body: requests.Sensor) -> Response:
        """Believe a sensor again."""
        return self._execute(SensorWorks(0, body.spot))

    # --- the game --------------------------------------------------------------------------------

    @endpoint("POST", "/api/pause", "pause", answer_models.Rev, "Pause the game, or go on.")
    def pause(self, body: requests.Pausing) -> Response:
        """Pause, or go on."""
        return self._execute(Pause(0, on=body.on))

    @endpoint("POST", "/api/game", "begin", answer_models.Rev, "Begin a game.")
    def new_game(self, body: requests.Game) -> Response:
        """Begin a game; claims of seats that do not play end.

        `manner` is `friendly` if left out (docs/how-to/hints.md); `bare`: without the sensors, where the
        shelf says `bare`.
        """
        guests = house_now(self._context.table.view()).guests
        if not guests and not self._context.claims.badge(token_of_request()).host:
            raise answers.no_role(PERMISSIONS["game"].seat)
        if body.game not in self._context.settings.games:
            raise answers.bad_body(
                f"game: unknown {body.game!r}, known are {', '.join(sorted(self._context.settings.games))}"
            )
        board = _board(self._context.settings.games[body.game], body.variant)
        people = [seat for seat in body.seats if seat not in body.computer]
        command = NewGame(
            game=body.game,
            variant=body.variant,
            seats=tuple(body.seats),
            names=self._context.called(player_names(body.names, body.seats), people, anew=True),
            options={**self._context.printed_facts.of(board), **body.options},
            first=body.first,
            pawns=body.pawns,
            manner=body.manner,
            bare=body.bare,
            computer=body.computer,
            learns=self._learning(body),
        )
        held = self._context.claims.held()
        answer = self._execute(command)
        self._context.claims.begin(held, body.seats)
        return answer

    def _learning(self, body: requests.Game) -> dict[str, tuple[str, ...]]:
        """Return who plays for the first time, with what the last such game has told already."""
        if odd := sorted(set(body.learns) - set(body.seats)):
            raise answers.bad_body(f"learns: {odd[0]!r} does not play")
        again = self._context.table.view().again
        last = again.wanted if again else None
        known = last.learns if last and (last.game, last.variant) == (body.game, body.variant) else {}
        return {seat: tuple(known.get(seat, ())) for seat in body.learns}

    @endpoint("POST", "/api/game/again", "again", answer_models.Rev, "Begin the last game once more.")
    def play_again(self, body: requests.Stored) -> Response:
        """Begin it with the same players; for a browser that is not host if it held a seat, and may."""
        context, table = self._context, self._context.table
        badge = context.claims.badge(token_of_request(), body.game_id)
        if not badge.host and not (badge.seats and table.view().care.again):
            raise answers.no_role(PERMISSIONS["again"].seat)
        held = context.claims.held()
        view = context.execute(PlayAgain(body.game_id))
        context.claims.begin(
            held, view.session.game.seats_in_play(view.session.position) if view.session else ()
        )
        return answers.json_answer(answer_models.Rev(view.rev))

    @endpoint("POST", "/api/printed", "game", ShelfLine, "What is printed on the board.")
    def printed(self, body: requests.Printed) -> Response:
        """Keep what is printed on this table's board; what cannot be is told in one line.

        `facts` as `{"steps": 38}` hold for all games to come.
        """
        game = self._context.settings.games.get(body.game)
        edition = edition_of(game, body.variant) if game else None
        if game is None or edition is None:
            raise answers.bad_body(f"game: there is no board {body.game}/{body.variant}, see GET /api/shelf")
        known = sorted([fact.key for fact in edition.facts] + [one.key for one in edition.pictured])
        if odd := sorted(set(body.facts) - set(known)):
            raise answers.bad_body(f"facts: unknown {odd[0]!r}, known are {', '.join(known) or 'none'}")
        try:
            game.setup(body.variant, edition.seats[: edition.fewest], body.facts)
        except PositionError as error:
            raise answers.bad_body(str(error)) from None
        self._context.printed_facts.tell(_board(game, body.variant), body.facts)
        return answers.json_answer(self._context.shelf(translator(language())))

    @endpoint("POST", "/api/game/resume", "game", answer_models.Rev, "Go on with a stored game.")
    def resume(self, body: requests.Stored) -> Response:
        """Go on with a stored game; who sat there in it sits there now."""
        answer = self._execute(Resume(body.game_id))
        self._context.claims.other_game()
        return answer

    @endpoint(
        "POST",
        "/api/game/aside",
        "game",
        answer_models.Rev,
        "Leave a game that broke where it is: it goes on no more by itself after a start.",
    )
    def set_aside(self, body: requests.Stored) -> Response:
        """Leave a game that broke where it is."""
        return self._execute(SetAside(body.game_id))

    @endpoint("POST", "/api/game/end", "game", answer_models.Rev, "End the game without winner.")
    def end(self, _body: requests.Nothing) -> Response:
        """End the game without a winner."""
        return self._execute(EndGame(0))

    # --- the host --------------------------------------------------------------------------------

    @endpoint("POST", "/api/host/code", "prove", answer_models.Me, "Become host by the code.")
    def host_code(self, body: requests.Code) -> Response:
        """Become host by the code; a browser that was wrong five times in a minute waits."""
        context, known = self._context, token_of_request()
        if wait_ms := context.tries.wait_ms(request.remote_addr, known):
            raise answers.too_many_tries(wait_ms)
        if not context.code.fits(body.code):
            raise answers.wrong_code()
        context.tries.forgive(request.remote_addr, known)
        token = known or new_token()
        context.make_host(token, "code")
        return me_answer(context, token)

    @endpoint(
        "POST",
        "/api/host/code/new",
        "code",
        answer_models.HostCodeShown,
        "Draw another host code; the one before ends at once.",
        again=True,
    )
    def new_code(self, _body: requests.Nothing) -> Response:
        """Draw another host code; who is host stays host."""
        try:
            self._context.code.renew()
        except OSError as error:
            raise answers.not_written() from error
        return code_answer(self._context)

    # --- the virtual board -----------------------------------------------------------------------

    @endpoint(
        "POST",
        "/api/board",
        "magnets",
        answer_models.Table,
        "Move a magnet of the virtual board: the hand at the table, so no role is asked for.",
        demo=True,
    )
    def set_magnet(self, body: requests.Magnet) -> Response:
        """Move a magnet of the virtual board."""
        magnets = self._context.magnets
        assert magnets is not None
        try:
            magnets.set(body.spot, body.on)
        except KeyError:
            raise answers.bad_body(f"spot: {body.spot!r} is no spot of this board") from None
        return Response(board_json(magnets), mimetype=answers.JSON)


def _board(game: Game[Any], variant: str) -> str:
    """Return the board of a variant, empty for an unknown one."""
    return game.board(variant).name if variant in game.variants else ""


def _refuse_if_not_theirs(session: Session, given: Input, badge: Badge, seat: str | None) -> None:
    """Refuse what this browser may not say: for a seat that it does not hold, or what is secret to others."""
    if not badge.host and (seat or next(iter(badge.seats), None)) not in badge.seats:
        raise answers.no_role(PERMISSIONS["input"].seat)
    own = [each for each in badge.seats if seat in (None, each)]
    if is_somebody_elses(session, given.word, own):  # the host's neither
        raise answers.no_role(PERMISSIONS["input"].seat)


def _seat_that_says(session: Session, given: Input, badge: Badge) -> str:
    """Return which of the browser's seats says it; empty for a host that holds none of those that may."""
    fitting = giving(session, given)
    return next((each for each in badge.seats if each in fitting), "" if badge.host else badge.seats[0])
