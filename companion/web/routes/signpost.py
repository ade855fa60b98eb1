"""Addresses as people type them, as ``/kids`` or ``/Screen/``, and the ways on where there is no page.

Refuses to know: what stands on the pages.
"""

from collections.abc import Sequence

from flask import Response, current_app, redirect, request

from companion.core.catalog.game_box import box_of, title_of
from companion.core.model.types import Say
from companion.web.context import WebContext, language
from companion.web.problems import problem_page
from companion.words.i18n import translator

Way = tuple[str, str]
"""What a link says, and where it leads."""

HOW = "/how-to-play"
KIDS = "/?kids"

TYPED = {
    "/children": KIDS,
    "/help": HOW,
    "/home": "/",
    "/index.html": "/",
    "/join": "/",
    "/kids": KIDS,
    "/play": "/",
    "/rules": HOW,
    "/settings": "/care",
    "/status": "/",
    "/tv": "/screen",
    "/wifi": "/setup",
}
"""What people type -> the address that is meant."""

WAYS = (
    (Say("How to play"), HOW),
    (Say("Pictures for children"), KIDS),
    (Say("Big screen"), "/screen"),
    (Say("Stored games"), "/games"),
)
"""Where it goes on from an address that leads nowhere, besides the game."""


def lead_on(context: WebContext) -> Response | None:
    """Return the way to the page that is meant by a typed address; None where nobody can tell."""
    plain = "/" + request.path.strip("/").lower()
    wanted = TYPED.get(plain, plain)
    for name in (None, *context.settings.games):
        if wanted == (f"{HOW}/{name}" if name else HOW):
            return _how_to_play(context, name)
    is_page = wanted in TYPED.values() or current_app.url_map.bind("").test(wanted, method="GET")
    return _to(wanted) if is_page and wanted != request.path else None


def ways(lang: str) -> list[Way]:
    """Return the ways on, in this language."""
    return [(translator(lang)(say), _in_language(path, lang)) for say, path in WAYS]


def _in_language(path: str, lang: str) -> str:
    return f"{path}{'&' if '?' in path else '?'}lang={lang}"


def _to(path: str) -> Response:
    asked = request.query_string.decode("ascii", "ignore")
    answer = redirect(f"{path}{'&' if '?' in path else '?'}{asked}" if asked else path, 302)
    assert isinstance(answer, Response)
    return answer


def _how_to_play(context: WebContext, wanted: str | None) -> Response:
    """Return the way to the game in play, else to the only one there is, else to each of them."""
    lang, session = language(), context.table.view().session
    games = context.settings.games
    found = [
        (translator(lang)(title_of(games, name, each.variant)), f"{HOW}/{name}/{each.variant}")
        for name, game in games.items()
        if wanted in (None, name)
        for each in box_of(game).editions
        if each.lessons
    ]
    played = session and f"{HOW}/{session.game.name}/{session.game.dump(session.position)['variant']}"
    likely = [path for _, path in found if path == played or len(found) == 1]
    return _to(likely[0]) if likely else _all_of(context, found, lang)


def _all_of(context: WebContext, found: Sequence[Way], lang: str) -> Response:
    links = [(title, _in_language(path, lang)) for title, path in found]
    return problem_page(context, 200, translator(lang)(Say("How to play")), ways=links)
