"""A first game: which card of how it is played is told now, once when it first matters, to whoever learns.

Follows from what is recorded alone, so that a restart goes on telling. Refuses to know: lights, pages, hands.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from companion.core.catalog.game_box import Edition, edition_of
from companion.core.catalog.lessons import Lesson
from companion.core.model.session import Session
from companion.core.model.session.recorded import TableState
from companion.core.model.situation import Situation
from companion.core.model.types import Mask

SHOWN_IN = ("roll", "move", "say", "draw")
"""Phases in which a card is told; in the others something else has to be done first."""


class CardToShow(NamedTuple):
    """What is told: to which seat, by which card, and the spots that show it on the board."""

    seat: str
    lesson: Lesson
    spots: Mask


def card_to_show(session: Session) -> CardToShow | None:
    """Return what is told now; None where nobody learns, or something else comes first."""
    if not session.table.learns or session.phase not in SHOWN_IN:
        return None
    return next_card(session.situation, session.table)


def next_card(situation: Situation, table: TableState) -> CardToShow | None:
    """Return the first card that matters in a position and has not been told to a seat that it is about."""
    if not table.learns or table.tournament or situation.over:
        return None
    now = situation.game.dump(situation.position)
    edition = edition_of(situation.game, now["variant"])
    cards = {lesson.when: lesson for lesson in edition.lessons if lesson.when} if edition else {}
    if edition is None or not cards:
        return None
    for word, spots, seats in _matters(situation):
        for seat in seats:
            if (told := table.learns.get(seat)) is None or word in told or seat in table.computer:
                continue
            if (found := _card(edition, word, now.get("options", {}))) is not None:
                return CardToShow(seat, found, spots)
    return None


def is_card(session: Session, word: str) -> bool:
    """Tell whether a first game of this board has such a card."""
    edition = edition_of(session.game, session.game.dump(session.position)["variant"])
    return edition is not None and word in {each.when for each in edition.lessons if each.when}


def holds(edition: Edition, lesson: Lesson, options: Mapping[str, Any]) -> bool:
    """Tell whether a card holds with these house rules; only those that are not usual are named in them."""
    if not lesson.option:
        return True
    key, value = lesson.option
    return bool(options.get(key, usual(edition, key)) == value)


def usual(edition: Edition, key: str) -> bool | int | str:
    """Return the value of a house rule where nothing is said."""
    return next(rule.values[0] for rule in edition.rules if rule.key == key)


def _card(edition: Edition, word: str, options: Mapping[str, Any]) -> Lesson | None:
    cards = (each for each in edition.lessons if each.when == word and holds(edition, each, options))
    return next(cards, None)


def _matters(situation: Situation) -> Iterator[tuple[str, Mask, tuple[str, ...]]]:
    """Yield what comes up now, most worth telling first: the word, its spots, and whom it is about."""
    for word, spots in situation.game.occasions(situation.position).items():
        yield word, spots, (situation.seat,)
    yield from ((one.word, 0, one.seats) for one in situation.awaited if not one.foul)
