"""Pages from templates, in the language of the request. Refuses to know: what is on them."""

from __future__ import annotations

from typing import Any

from flask import Response, render_template

from companion.web.house import House, language
from companion.web.i18n import NAMES, gettext, translator
from companion.web.snapshot import OWN_NAME


def title(house: House, lang: str) -> str:
    """The board's name, else the companion's own."""
    return house.settings.title or translator(lang)(OWN_NAME)


def page(house: House, template: str, **more: Any) -> Response:
    """A page; ``more`` are further values for its template."""
    lang = language()
    known = {
        "lang": lang,
        "languages": NAMES,
        "_": gettext(lang),
        "demo": house.magnets is not None,
        "board_name": title(house, lang),
    }
    return Response(render_template(template, **known, **more), mimetype="text/html")
