"""How a game is played: a page of cards for each board, for everybody who opens it.

Refuses to know: any game, and what stands on a card (`companion.state.lessons.cards`).
"""

import hashlib

import msgspec
from flask import Response

from companion.core.catalog.game_box import edition_of
from companion.state.lessons.cards import how_to_play
from companion.state.models.lessons import HowToPlay
from companion.web import answers
from companion.web.context import Routes, language
from companion.web.endpoint import HTML, LOOK, endpoint
from companion.web.pages import page
from companion.words.i18n import translator


class LessonRoutes(Routes):
    """The handlers."""

    @endpoint("GET", "/how-to-play/<game>/<variant>", LOOK, HTML, "The page that tells how a game is played.")
    def how_page(self, game: str, variant: str) -> Response:
        """Return the page; where no cards tell how it is played, there is none."""
        rules = self._context.settings.games.get(game)
        edition = edition_of(rules, variant) if rules else None
        if edition is None or not edition.lessons:
            raise answers.not_found(f"page about {game}/{variant}")
        return page(self._context, "how_to_play.html", game=game, variant=variant)

    @endpoint("GET", "/api/lessons/<game>/<variant>", LOOK, HowToPlay, "How a game is played; has an ETag.")
    def lessons(self, game: str, variant: str) -> Response:
        """Return the cards; of the game in play those that hold with its house rules."""
        games = self._context.settings.games
        tell = translator(language())
        session = self._context.table.view().session
        found = how_to_play(games, game, variant, session, tell) if game in games else None
        body = msgspec.json.encode(answers.require(found, f"page about {game}/{variant}"))
        return answers.tagged(Response(body, mimetype=answers.JSON), hashlib.sha256(body).hexdigest()[:16])
