"""The hall's pages and their words, from the companion's own templates. Refuses to know: what is on them."""

import hashlib
from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader

from companion.state.public_state import OWN_NAME
from companion.web.pages import REFUSE_OLD, STATIC, files_of
from companion.words.i18n import LANGUAGES, NAMES, gettext, plural_forms, translator

WORDS = ("words.html", "words_of_the_hall.html", "words_of_the_fleet.html")
_templates = Environment(loader=FileSystemLoader(Path(STATIC).with_name("templates")), autoescape=True)


def hall_page(lang: str, template: str = "hall.html") -> str:
    """Return the page, or another one of the hall, in one language."""
    return _templates.get_template(template).render(
        lang=lang,
        languages=NAMES,
        _=gettext(lang),
        board_name=translator(lang)(OWN_NAME),
        files_of=files_of,
        url_for=lambda _, filename: f"/static/{filename}",
        words_file=words(lang)[0],
    )


@lru_cache
def words(lang: str) -> tuple[str, bytes]:
    """Return the script with the words of a language: its name, which holds its digest, and its content."""
    known = {"_": gettext(lang), "_n": plural_forms(lang)}
    told = [_templates.get_template(file).render(**known).strip() for file in WORDS]
    script = f"self.words = Object.assign({', '.join(told)});\n{REFUSE_OLD}\n".encode()
    return f"{lang}-hall-{hashlib.sha256(script).hexdigest()[:12]}.js", script


def words_named(name: str) -> bytes | None:
    """Return the words of this file."""
    return next((script for lang in LANGUAGES for known, script in [words(lang)] if known == name), None)
