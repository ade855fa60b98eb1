"""What can be played at this table, in the words on the boxes.

Refuses to know: any game; HTTP.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from typing import Any

from companion.core.box import Box, Edition, Handicap, HouseRule, box_of
from companion.core.game import Game
from companion.core.types import Say
from companion.games import Shelf
from companion.web.sentences import tell_broken
from companion.web.shelf_models import AwayLine, BoxLine, EditionLine, HandicapLine, RuleLine, ShelfLine

Translate = Callable[[Say], str]
Boards = Collection[str] | None
"""The boards that lie here; None: any."""

NO_BOARD = Say("The board for it is not wired here.")

log = logging.getLogger(__name__)


def shelf_line(shelf: Shelf, boards: Boards, translate: Translate) -> ShelfLine:
    """All games; one whose box cannot be read is away."""
    lines = []
    away = {error.plugin for error in shelf.broken}
    for name, game in shelf.games.items():
        try:
            lines.append(_box(name, box_of(game), game, boards, translate))
        except Exception:  # whatever a plug-in has written on its box
            log.exception("the box of the game %s cannot be read", name)
            away.add(name)
    return ShelfLine(lines, [AwayLine(name, translate(tell_broken(name))) for name in sorted(away)])


def first_board(shelf: Shelf, boards: Boards) -> tuple[str, str] | None:
    """The board to be drawn while nobody plays: (game, variant), one that lies here."""
    pairs = [(game, name, variant) for name, (game, variant) in shelf.boards().items()]
    here = [(game.name, variant) for game, name, variant in pairs if boards is None or name in boards]
    return next(iter(here or [(game.name, variant) for game, _, variant in pairs]), None)


def _box(name: str, box: Box, game: Game[Any], boards: Boards, translate: Translate) -> BoxLine:
    return BoxLine(
        game=name,
        name=translate(box.name),
        hint=translate(box.hint),
        begins=translate(box.begins),
        editions=[_edition(each, game, boards, translate) for each in box.editions],
    )


def _edition(edition: Edition, game: Game[Any], boards: Boards, translate: Translate) -> EditionLine:
    lies = edition.bare or boards is None or game.board(edition.variant).name in boards
    return EditionLine(
        variant=edition.variant,
        name=translate(edition.name),
        hint=translate(edition.hint),
        seats=list(edition.seats),
        fewest=edition.fewest,
        most=edition.most,
        rules=[_rule(rule, translate) for rule in edition.rules],
        handicap=_handicap(edition.handicap, translate) if edition.handicap else None,
        pieces=dict(edition.pieces),
        away="" if lies else translate(NO_BOARD),
    )


def _is_sensed(edition: Edition, game: Game[Any]) -> bool:
    """Whether it has pieces on a board at all: one of words alone is played without."""
    return bool(game.picture(game.setup(edition.variant, edition.seats[: edition.fewest])))


def _rule(rule: HouseRule, translate: Translate) -> RuleLine:
    says = [translate(say) for say in rule.says]
    return RuleLine(rule.key, translate(rule.name), translate(rule.hint), list(rule.values), says)


def _handicap(handicap: Handicap, translate: Translate) -> HandicapLine:
    return HandicapLine(translate(handicap.name), translate(handicap.hint), handicap.least, handicap.most)
