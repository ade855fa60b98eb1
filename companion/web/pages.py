"""Pages from templates, in the language of the request. Refuses to know: what is on them."""

from __future__ import annotations

from typing import Any

from flask import Response, render_template

from companion.state.public_state import OWN_NAME
from companion.web.access.browser_cookie import new_token
from companion.web.access.security import give_cookie, token_of_request
from companion.web.context import WebContext, language
from companion.words.i18n import NAMES, gettext, plural_forms, translator


def title(context: WebContext, lang: str) -> str:
    """Return the board's name, else the companion's own."""
    return context.settings.title or translator(lang)(OWN_NAME)


def page(context: WebContext, template: str, **more: Any) -> Response:
    """Return a page that asks and acts; its browser is known from here on, and so is its first stream."""
    response = drawn(context, template, **more)
    if token_of_request() is None:
        give_cookie(response, new_token())
    return response


def drawn(context: WebContext, template: str, **more: Any) -> Response:
    """Return a template as it is; ``more`` are further values for it."""
    lang = language()
    known = {
        "lang": lang,
        "languages": NAMES,
        "_": gettext(lang),
        "_n": plural_forms(lang),
        "demo": context.magnets is not None,
        "board_name": title(context, lang),
    }
    return Response(render_template(template, **known, **more), mimetype="text/html")
