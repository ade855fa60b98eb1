"""Nicknames and photos of the figures on the table: anybody sees them, who made one or the host changes it.

Refuses to know: what a photo may hold, and where it is kept.
"""

from typing import IO

from flask import Response

from companion.state.models import answers as answer_models, requests
from companion.web import answers
from companion.web.access.security import token_of_request
from companion.web.bodies import player_name
from companion.web.context import Routes, me_answer
from companion.web.endpoint import FILE, LOOK, PHOTO, endpoint
from companion.web.figures.photo import MOST_BYTES, clean_photo
from companion.web.figures.store import is_figure


class FigureRoutes(Routes):
    """The handlers."""

    @endpoint("POST", "/api/figures/<seat>/<int:number>", "figure", answer_models.Me, "Name a figure.")
    def figure(self, body: requests.Figure, seat: str, number: int) -> Response:
        """Give a figure a nickname, or take it away; or its photo."""
        name = body.name and player_name("name", body.name)
        game, figure = self._here(seat, number)
        if name is not None:
            self._or_gone(self._context.figures.name(game, figure, name))
        if not body.photo:
            self._or_gone(self._context.figures.show(game, figure, None))
        return me_answer(self._context, token_of_request())

    @endpoint(
        "POST",
        "/api/figures/<seat>/<int:number>/photo",
        "figure",
        answer_models.Me,
        "Show a figure by a photo.",
        takes=PHOTO,
    )
    def figure_photo(self, body: IO[bytes], seat: str, number: int) -> Response:
        """Take a photo: JPEG, PNG or WebP of at most 60,000 bytes.

        Place, time and camera are left out. It is kept in memory alone, and gone with the game.
        """
        game, figure = self._here(seat, number)
        self._or_gone(self._context.figures.show(game, figure, clean_photo(body.read(MOST_BYTES + 1))))
        return me_answer(self._context, token_of_request())

    @endpoint("GET", "/api/figures/<seat>/<int:number>/photo", LOOK, FILE, "The photo of a figure.")
    def figure_seen(self, seat: str, number: int) -> Response:
        """Return the photo of a figure; 404 where it has none."""
        photo = answers.require(self._context.figures.photo(f"{seat}:{number}"), "such photo")
        return Response(photo.data, mimetype=photo.media_type)

    def _here(self, seat: str, number: int) -> tuple[int, str]:
        """Return the game in play and the figure's name there. Raises Problem where there is none."""
        view, figure = self._context.table.view(), f"{seat}:{number}"
        if view.session is None or view.game_id is None or view.session.over:
            raise answers.no_game()
        if not is_figure(view.session, figure):
            raise answers.not_found(f"figure {number} of {seat}")
        return view.game_id, figure

    def _or_gone(self, kept: bool) -> None:
        if not kept:
            raise answers.no_game()
