"""Languages: catalogues of sentences, read as text once, and the choice between them.

Knows: the catalogues in ``translations/``, whose keys are the English sentences; those that games bring count
where the companion's own say nothing. Refuses to know: what the sentences are about, and requests.
"""

import functools
import gettext as catalogues
import io
import logging
import string
from collections.abc import Callable, Iterable
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

from companion import games
from companion.core.model.types import Say

Translate = Callable[[Say], str]
"""The way from a sentence to text in one language, as `translator` makes it."""

log = logging.getLogger(__name__)

SOURCE = "en"
"""The language of the keys themselves, and the answer where nothing else fits."""

NAMES = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français", "it": "Italiano"}
"""What each language calls itself, in the order of the page's menu."""

LANGUAGES = tuple(NAMES)

COUNTED = range(101)
"""Numbers enough to meet all forms that a language has for whole things at a table."""


@functools.cache
def _catalogue(lang: str) -> catalogues.NullTranslations:
    """Return the catalogue of a language.

    The empty one for `SOURCE`. Raises KeyError for an unknown language.
    """
    if lang == SOURCE:
        return catalogues.NullTranslations()
    if lang not in LANGUAGES:
        raise KeyError(f"unknown language {lang!r}, known are {', '.join(LANGUAGES)}")
    path = Path(__file__).parent / "translations" / lang / "LC_MESSAGES" / "companion.po"
    found = _compiled(read_po(io.BytesIO(path.read_bytes()), locale=lang))
    for file in games.find_catalogues(lang):
        found.add_fallback(_brought(file, lang))
    return found


def _brought(file: Path, lang: str) -> catalogues.NullTranslations:
    """Return a game's own catalogue without lines that miss a placeholder; empty if it cannot be read."""
    try:
        found = read_po(io.BytesIO(file.read_bytes()), locale=lang, abort_invalid=True)
        for message in list(found):
            if message.id and not _fits(message):
                log.warning("%s: %r has other places in braces than its key: left out", file, message.string)
                found.delete(message.id)
        return _compiled(found)
    except (OSError, ValueError, LookupError, TypeError, PoFileError) as error:
        log.warning("%s: cannot be read, so its words stay English: %s", file, error)
        return catalogues.NullTranslations()


def _fits(message: Message) -> bool:
    """Tell whether a text has the places in braces of its key, written alike, and no brace alone.

    The number may be missing where there are several forms: "one" says it, too.
    """
    try:
        if isinstance(message.id, str):
            return _places(message.id) == _places(str(message.string))
        keys = [_places(key) for key in message.id]
        texts = [_places(text) for text in message.string or ()]
        return all(min(keys, key=len) <= text <= max(keys, key=len) for text in texts)
    except ValueError:
        return False


def _places(text: str) -> set[tuple[str, str | None, str | None]]:
    """Return name, format and conversion of each place in braces. Raises ValueError for a brace alone."""
    found = string.Formatter().parse(text)
    return {(name, form, conversion) for _, name, form, conversion in found if name is not None}


def _compiled(found: Catalog) -> catalogues.GNUTranslations:
    compiled = io.BytesIO()
    write_mo(compiled, found)
    compiled.seek(0)
    return catalogues.GNUTranslations(compiled)


def gettext(lang: str) -> Callable[[str], str]:
    """Return the translation of plain words into ``lang``; what has none stays English.

    Raises KeyError for an unknown language.
    """
    return _catalogue(lang).gettext


def translator(lang: str) -> Translate:
    """Return the way from a sentence to text in ``lang``, sentences in its places included.

    Raises KeyError for an unknown language.
    """
    word, number = gettext(lang), _catalogue(lang).ngettext

    def tell(say: Say) -> str:
        places = {key: tell(arg) if isinstance(arg, Say) else arg for key, arg in say.args.items()}
        text = number(say.text, say.many, _count(say)) if say.many else word(say.text)
        return text.format_map(places)

    return tell


def _count(say: Say) -> int:
    """Return the number that tells the forms of a sentence apart."""
    count = say.args["count"]
    assert isinstance(count, int)
    return count


def plural_forms(lang: str) -> Callable[[str, str], dict[str, str]]:
    """Return the way from a sentence for one and for many to its forms in ``lang``, for scripts.

    The keys are those of `Intl.PluralRules`; ``other`` is always among them.
    """
    number, rule = _catalogue(lang).ngettext, Locale(lang).plural_form

    def forms(one: str, many: str) -> dict[str, str]:
        """Return category -> sentence."""
        return {rule(count): number(one, many, count) for count in reversed(COUNTED)}

    return forms


def choose_language(query: str | None, preferred: Iterable[str]) -> str:
    """Return the language to answer in: the one asked for, else the browser's best, else English.

    Args:
        query: what the address asks for, as ``de``; unknown languages are passed over.
        preferred: what the browser prefers, the best first, as ``de-CH``; unknown ones are passed over.
    """
    return next((known for tag in (query or "", *preferred) if (known := _known(tag))), SOURCE)


def _known(tag: str) -> str:
    """Return our language for a tag such as ``de-CH``, or nothing."""
    lang = tag.strip().lower().replace("_", "-").split("-")[0]
    return lang if lang in LANGUAGES else ""
