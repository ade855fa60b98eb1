"""Stored games: pages, the list, one game step by step, statistics; taken in, forgotten, deleted by the host.

Refuses to know: where games are kept (`companion.chronicle.archive_port.Archive`), and what is said of them.
"""

from collections.abc import Callable
from typing import TypeVar

from flask import Response, request
from msgspec.structs import asdict

from companion.chronicle.archive_port import Archive, Forgotten, TextError
from companion.core.catalog.game_box import title_of
from companion.core.catalog.phrases import joined
from companion.core.model.types import Say
from companion.ports.table import StoredGame
from companion.state.models import stored
from companion.state.models.requests import Nothing
from companion.state.stored_games.game_review import tell_review, tell_seat_review
from companion.state.stored_games.statistics import all_statistics
from companion.state.stored_games.stored_story import retell
from companion.web import answers
from companion.web.access.roles import THEN
from companion.web.access.security import token_of_request
from companion.web.context import Routes, WebContext, language
from companion.web.endpoint import HTML, LOOK, TEXT, endpoint
from companion.web.pages import page
from companion.web.single_flight import Turnstile
from companion.words.care.copy_words import tell_forgotten
from companion.words.i18n import Translate, translator
from companion.words.names import tell_shortly

PAGE = 30
"""Games in an answer, where nothing else is asked for."""
MOST_GAMES = 200
"""Games in one answer."""

LAST = 2**63 - 2
"""Above every number of a game: SQLite has 63 bits, and one is added."""

T = TypeVar("T")


FOR_A_CHILD = Say("A child played this seat. What else it could have done is not told.")


class StoredGameRoutes(Routes):
    """The handlers."""

    def __init__(self, context: WebContext) -> None:
        super().__init__(context)
        self._turnstile = Turnstile()

    @property
    def _archive(self) -> Archive:
        return answers.require(self._context.archive, "stored game at this table")

    # --- looking ---------------------------------------------------------------------------------

    @endpoint("GET", "/games", LOOK, HTML, "The page of stored games.")
    def games_page(self) -> Response:
        """Return the list of stored games."""
        return page(self._context, "games.html")

    @endpoint("GET", "/games/<int:game_id>", LOOK, HTML, "The page of one stored game.")
    def game_page(self, game_id: int) -> Response:
        """Return one stored game; the page asks for it."""
        return page(self._context, "game.html", game_id=game_id)

    @endpoint(
        "GET",
        "/api/games",
        LOOK,
        list[stored.GameLine],
        "Stored games, newest first.",
        asks=("before", "count"),
    )
    def games(self) -> Response:
        """Return stored games, newest first.

        `?count=30` of them (200 at most), with a number below `?before=`.
        """
        before, count = _number("before", LAST), _number("count", PAGE)
        with self._turnstile.passed():
            found = self._context.table.games(before, max(1, min(count, MOST_GAMES)))
        tell = translator(language())
        return answers.json_answer(
            [
                stored.GameLine(title=tell(self._title(game)), who=_who(game, tell), **asdict(game))
                for game in found
            ]
        )

    def _title(self, game: StoredGame) -> Say:
        return title_of(self._context.settings.games, game.game, game.variant)

    @endpoint("GET", "/api/games/<int:game_id>.txt", LOOK, TEXT, "A stored game as text.")
    def export(self, game_id: int) -> Response:
        """Return a stored game as text."""
        try:
            with self._turnstile.passed():
                return Response(self._context.table.export(game_id), mimetype=TEXT)
        except KeyError:
            raise _unknown(game_id) from None

    @endpoint("GET", "/api/games/<int:game_id>", LOOK, stored.StoredStory, "A stored game, step by step.")
    def game(self, game_id: int) -> Response:
        """Return a stored game, step by step."""
        lang = language()
        with self._turnstile.passed():
            try:
                story = self._archive.story(game_id)
            except KeyError:
                raise _unknown(game_id) from None
            line = self._line(game_id)
            return answers.json_answer(retell(line, story, self._title(line), translator(lang), lang))

    @endpoint(
        "GET",
        "/api/games/<int:game_id>/review",
        LOOK,
        stored.GameReview,
        "A stored game that is over, looked back on: who was ahead when, and what turned it.",
    )
    def review(self, game_id: int) -> Response:
        """Look back on a stored game; a part of the work at a time."""
        with self._turnstile.passed():
            try:
                reviewed = self._archive.reviewed(game_id)
            except KeyError:
                raise _unknown(game_id) from None
            children = self._context.claims.children(game_id)
            own = tuple(seat for seat in self._own(game_id) if seat not in children)
            return answers.json_answer(tell_review(reviewed, own, translator(language())))

    @endpoint(
        "GET",
        "/api/games/<int:game_id>/review/<seat>",
        "look-at-own",
        stored.SeatReview,
        "What else this browser's seat could have done in a stored game that is over.",
    )
    def seat_review(self, game_id: int, seat: str) -> Response:
        """Tell what else a seat could have done, only to who holds it in that game."""
        with self._turnstile.passed():
            try:
                if seat not in self._archive.story(game_id).seats:
                    raise answers.not_found(f"seat {seat!r}")
                if seat not in self._own(game_id):
                    raise answers.no_role(THEN, host_may=False)
                if seat in self._context.claims.children(game_id):
                    raise answers.Problem(409, "refused", FOR_A_CHILD)
                reviewed = self._archive.reviewed(game_id)
            except KeyError:
                raise _unknown(game_id) from None
            return answers.json_answer(tell_seat_review(reviewed, seat, translator(language())))

    def _own(self, game_id: int) -> tuple[str, ...]:
        """Return the seats that this browser holds in a stored game."""
        return self._context.claims.badge(token_of_request(), game_id).seats

    def _line(self, game_id: int) -> StoredGame:
        """Tell what the list says of a game; the one before it tells of its clock."""
        found = self._context.table.games(min(game_id, LAST) + 1, 2)
        if not found or found[0].game_id != game_id:
            raise _unknown(game_id)
        return found[0]

    @endpoint("GET", "/api/games/statistics", LOOK, stored.AllStatistics, "Statistics over all games.")
    def game_statistics(self) -> Response:
        """Return statistics over all games.

        They count the newest 300 games.
        """
        lang = language()
        words = joined(self._context.settings.games.values())
        with self._turnstile.passed():
            return answers.json_answer(all_statistics(self._archive.counted(), words, translator(lang), lang))

    # --- the host's ------------------------------------------------------------------------------

    @endpoint("POST", "/api/games/import", "archive", stored.StoredId, "Store a game of text.")
    def import_game(self, body: stored.GameText) -> Response:
        """Store a game that was written as text.

        The text: docs/reference/game-text.md. A wrong line stores nothing.
        """
        try:
            return answers.json_answer(stored.StoredId(self._archive.take(body.text)))
        except TextError as error:
            say = Say("Line {line} of the text is not right: {why}", {"line": error.line, "why": error.why})
            raise answers.Problem(400, "bad-text", say) from error
        except TimeoutError as late:
            raise answers.waits_for_disk() from late

    @endpoint(
        "POST",
        "/api/games/<int:game_id>/forget",
        "archive",
        stored.ForgottenCount,
        "Forget the names in this game.",
    )
    def forget_game(self, _body: Nothing, game_id: int) -> Response:
        """Forget the names of one game."""
        return self._forget(game_id, "")

    @endpoint(
        "POST",
        "/api/games/forget",
        "archive",
        stored.ForgottenCount,
        "Forget one name in all stored games, or all names; also in the game that is being played.",
        again=True,
    )
    def forget_names(self, body: stored.Forgotten) -> Response:
        """Forget one name in all games, or all names."""
        name = body.name.strip()
        if bool(name) == body.all:
            raise answers.bad_body(
                'name must be a name, or all must be true: as {"name": "Mia"} or {"all": true}'
            )
        return self._forget(None, name)

    def _forget(self, game_id: int | None, name: str) -> Response:
        return _told(self._done(game_id, lambda: self._archive.forget(game_id, name)))

    @endpoint(
        "POST",
        "/api/games/<int:game_id>/delete",
        "archive",
        stored.ForgottenCount,
        "Delete a stored game; not the one that is being played.",
        again=True,
    )
    def delete_game(self, _body: Nothing, game_id: int) -> Response:
        """Delete a stored game."""
        return _told(self._done(game_id, lambda: self._archive.delete(game_id)))

    def _done(self, game_id: int | None, work: Callable[[], T]) -> T:
        """Do it. Raises Problem: there is no such game, it is being played, the disk is in the way."""
        try:
            return work()
        except KeyError:
            raise _unknown(game_id or 0) from None
        except TimeoutError as late:
            ok = self._context.table.view().journal_ok
            raise (answers.too_slow() if ok else answers.not_written()) from late
        except OSError as error:
            raise answers.not_written() from error


def _told(done: Forgotten) -> Response:
    tell = translator(language())
    held = [stored.HeldBy(number, seen) for number, seen in done.sticks]
    return answers.json_answer(
        stored.ForgottenCount(done.places, done.deleted, held, [tell(say) for say in tell_forgotten(done)])
    )


def _who(game: StoredGame, tell: Translate) -> dict[str, str]:
    called = {seat: tell_shortly(game, seat) for seat in (*game.seats, game.winner) if seat}
    return {seat: name if isinstance(name, str) else tell(name) for seat, name in called.items()}


def _unknown(game_id: int) -> answers.Problem:
    return answers.Problem(404, "not-found", Say("There is no stored game {number}.", {"number": game_id}))


def _number(key: str, otherwise: int) -> int:
    """Return a whole number of the address, such as ``?count=30``. Raises Problem 400 for anything else."""
    if (text := request.args.get(key)) is None:
        return otherwise
    if not text.isdecimal() or not text.isascii() or len(text) > 18 or not int(text):
        raise answers.bad_body(f"{key} is {text[:20]!r}, must be a whole number above 0")
    return int(text)
