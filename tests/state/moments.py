"""Moments as a table: what is played, and what the state then tells of it in English and German."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from companion.core.model.session import Session
from companion.ports.table import View
from companion.state.moment import moment
from companion.words.i18n import translator


class Told(NamedTuple):
    """A moment: deed, mark, short words in English and German, and what is drawn."""

    deed: str
    mark: str
    en: str
    de: str
    picture: dict[str, Any]


def told(session: Session, **view: Any) -> Told:
    """The moment of a session."""
    shown = View(1, session=session, **{"at_ms": 0} | view)
    en, de = (moment(shown, translator(lang)) for lang in ("en", "de"))
    assert en is not None
    assert de is not None
    assert en.number == session.progress.happened.number
    assert en.long
    assert de.long
    return Told(en.deed, en.mark, en.short, de.short, msgspec.json.decode(msgspec.json.encode(en.picture)))
