"""Pages from templates, in the language of the request, their words, and which files hold their scripts.

``make reference`` joins the scripts (``tests/web/scripts/join.mjs``). Refuses to know: what is on a page.
"""

import hashlib
from functools import lru_cache
from os import scandir
from pathlib import Path
from typing import Any

import msgspec
from flask import Response, render_template

from companion.state.public_state import OWN_NAME
from companion.web.access.browser_cookie import new_token
from companion.web.access.security import give_cookie, token_of_request
from companion.web.context import WebContext, language
from companion.words.i18n import NAMES, gettext, plural_forms, translator

STATIC = Path(__file__).with_name("static")
JOINED = "joined"


class JoinedList(msgspec.Struct, frozen=True):
    """What was joined.

    Args:
        sources: the digest of all sources it was made of, as `digest_of` tells it.
        joined: the digest of what they were joined to.
        pages: the first source of each page, or of what all have -> the files that it needs, its own first.
    """

    sources: str
    joined: str
    pages: dict[str, tuple[str, ...]]


def files_of(first: str, *others: str, folder: Path = STATIC) -> tuple[str, ...]:
    """Return the files of a page's script, the one to run first, with what it loads; or of style sheets.

    A source that was changed is served as it is, so that nobody who works on the pages has to join them.
    """
    stamps = [file.stat().st_mtime_ns for room in scandir(folder) if room.is_dir() for file in scandir(room)]
    return _pages(folder, max(stamps, default=0), len(stamps)).get(first, (first, *others))


def digest_of(folder: Path, *, joined: bool = False) -> str:
    """Return one SHA-256 over all sources with their names, or over all that is ``joined``."""
    digest = hashlib.sha256()
    files = {path.relative_to(folder).as_posix(): path for path in folder.glob("*/*.*")}
    for name in sorted(files):
        if name.endswith((".js", ".css")) and name.startswith(f"{JOINED}/") == joined:
            digest.update(f"{name}\0".encode() + files[name].read_bytes() + b"\0")
    return digest.hexdigest()


@lru_cache(maxsize=1)
def _pages(folder: Path, _newest_ns: int, _count: int) -> dict[str, tuple[str, ...]]:
    """Return what was joined of today's sources; nothing where it is of others, or damaged."""
    try:
        listed = msgspec.json.decode((folder / JOINED / "list.json").read_bytes(), type=JoinedList)
    except (OSError, msgspec.MsgspecError):
        return {}
    whole = listed.sources == digest_of(folder) and listed.joined == digest_of(folder, joined=True)
    return listed.pages if whole else {}


REFUSE_OLD = (
    "(function(){var css=self.CSS&&CSS.supports,old=document.getElementById('too-old'),"
    "has=Array.prototype.toReversed&&css&&CSS.supports('selector(:has(a))')"
    "&&CSS.supports('color','color-mix(in srgb,red,blue)');"
    "if(!has&&old){old.hidden=false;document.getElementById('main').hidden=true}})();"
)
"""Says that a browser is too old, in a script that it can read; else it would show a blank page.

The oldest that can: Chrome and Edge 111, Safari 16.2, Firefox 121.
"""

HOUSE = "house"
"""In the name of the script with all words."""


@lru_cache
def word_list(lang: str, *, house: bool = False) -> tuple[str, bytes]:
    """Return the script with the words of a language: its name, which holds its digest, and its content.

    ``house``: with those that check, care and first evening say besides; other pages do without.
    """
    files = ["words.html", "words_of_care_and_check.html"] if house else ["words.html"]
    known = {"_": gettext(lang), "_n": plural_forms(lang)}
    words = [render_template(file, **known).strip() for file in files]
    script = f"self.words = Object.assign({', '.join(words)});\n{REFUSE_OLD}\n".encode()
    part = f"{lang}-{HOUSE}" if house else lang
    return f"{part}-{hashlib.sha256(script).hexdigest()[:12]}.js", script


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
        "network": context.portal.look() is not None,
        "board_name": title(context, lang),
        "files_of": files_of,
        "words_file": word_list(lang)[0],
        "all_words_file": word_list(lang, house=True)[0],
    }
    return Response(render_template(template, **known, **more), mimetype="text/html")
