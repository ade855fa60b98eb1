"""What can be played at this table, in the words on the boxes, and what was played last.

Refuses to know: any game; HTTP.
"""

import logging
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from companion.core.catalog.game_box import Edition, Handicap, HouseRule, Pictured, PrintedFact, box_of
from companion.core.decision.pause import IDLE
from companion.core.model.game import Game
from companion.core.model.session import in_play
from companion.core.model.types import Say
from companion.games import Shelf
from companion.ports.commands import NewGame
from companion.ports.table import Again, View
from companion.state.geometry import geometry, without_words
from companion.state.input_lines import sign_line
from companion.state.models.again import Again as AgainLine, AgainSeat
from companion.state.models.shelf import (
    AwayLine,
    BoxLine,
    EditionLine,
    FactLine,
    HandicapLine,
    LevelLine,
    PicturedLine,
    RuleLine,
    ShelfLine,
    Tile,
)
from companion.state.models.state_parts import HouseNow, SignLine
from companion.words.i18n import Translate, translator
from companion.words.names import COMPANION, tell_letter, tell_name, tell_player
from companion.words.sentences import tell_broken

Boards = Collection[str] | None
"""The boards that lie here; None: any."""
PrintedFacts = Callable[[str], Mapping[str, Any]]
"""Board -> what the table has told of it."""
Unwalked = Callable[[str], bool]
"""Board -> whether its walk test has still to be done."""

NO_BOARD = Say("The board for it is not wired here.")
UNWALKED = Say(
    "The walk test has not been done on this board yet. It shows what the sensors miss; without it the "
    "companion may ask more often."
)

log = logging.getLogger(__name__)


class _Here(NamedTuple):
    boards: Boards
    translate: Translate
    told: PrintedFacts
    unwalked: Unwalked


def shelf_line(
    shelf: Shelf,
    boards: Boards,
    translate: Translate,
    told: PrintedFacts = lambda _: {},
    unwalked: Unwalked = lambda _: False,
) -> ShelfLine:
    """Return all games; one whose box cannot be read is away."""
    lines, here = [], _Here(boards, translate, told, unwalked)
    away = {error.plugin for error in shelf.broken}
    for name, game in shelf.games.items():
        try:
            lines.append(_box(name, game, here))
        except Exception:  # whatever a plug-in has written on its box
            log.exception("the box of the game %s cannot be read", name)
            away.add(name)
    return ShelfLine(lines, [AwayLine(name, translate(tell_broken(name))) for name in sorted(away)])


def tile_lines(shelf: Shelf, boards: Boards, lang: str) -> list[Tile]:
    """Return what can be played here as pictures, without the games whose board cannot be drawn."""
    tiles = []
    for box in shelf_line(shelf, boards, translator(lang)).games:
        try:
            tiles += [_tile(box, each, shelf.games[box.game], lang) for each in box.editions if not each.away]
        except Exception:  # whatever a plug-in says of its board
            log.exception("the board of the game %s cannot be drawn", box.game)
    return tiles


def first_board(shelf: Shelf, boards: Boards) -> tuple[str, str] | None:
    """Return the board to be drawn while nobody plays: (game, variant), one that lies here."""
    pairs = [(game, name, variant) for name, (game, variant) in shelf.boards().items()]
    here = [(game.name, variant) for game, name, variant in pairs if boards is None or name in boards]
    return next(iter(here or [(game.name, variant) for game, _, variant in pairs]), None)


def _box(name: str, game: Game[Any], here: _Here) -> BoxLine:
    box, translate = box_of(game), here.translate
    return BoxLine(
        game=name,
        name=translate(box.name),
        hint=translate(box.hint),
        begins=translate(box.begins),
        editions=[_edition(each, game, here) for each in box.editions],
    )


def _edition(edition: Edition, game: Game[Any], here: _Here) -> EditionLine:
    translate = here.translate
    board = game.board(edition.variant).name
    lies = here.boards is None or board in here.boards
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
        signs=_signs(edition, game, translate) if edition.bare else [],
        away="" if lies or edition.bare else translate(NO_BOARD),
        bare=edition.bare and lies,
        unwalked=translate(UNWALKED) if lies and here.unwalked(board) else "",
        facts=[_fact(fact, here.told(board).get(fact.key), translate) for fact in edition.facts],
        levels=[LevelLine(level, translate(name)) for level, name in edition.levels],
        pictured=[_pictured(one, here.told(board).get(one.key), translate) for one in edition.pictured],
        explained=bool(edition.lessons),
    )


def _tile(box: BoxLine, edition: EditionLine, game: Game[Any], lang: str) -> Tile:
    return Tile(
        game=box.game,
        variant=edition.variant,
        name=box.name,
        edition=edition.name,
        pieces=edition.pieces,
        signs=edition.signs,
        board=without_words(geometry(game, edition.variant, lang)),
    )


def _rule(rule: HouseRule, translate: Translate) -> RuleLine:
    says = [translate(say) for say in rule.says]
    name, hint = translate(rule.name), translate(rule.hint)
    return RuleLine(rule.key, name, hint, list(rule.values), says, rule.main)


def _signs(edition: Edition, game: Game[Any], translate: Translate) -> list[SignLine]:
    """Tell what stands on the board at the beginning, of a game whose pieces no sensor need see."""
    start = game.setup(edition.variant, edition.seats[: edition.most])
    return [sign_line(sign, translate) for sign in game.signs(start) or ()]


def _fact(fact: PrintedFact, told: Any, translate: Translate) -> FactLine:
    return FactLine(
        key=fact.key,
        name=translate(fact.name),
        hint=translate(fact.hint),
        usual=fact.usual if isinstance(fact.usual, int) else list(fact.usual),
        told=told,
        least=fact.least,
        most=fact.most,
        values=list(fact.values),
        says=[translate(say) for say in fact.says],
        places=[translate(place) for place in fact.places],
        fixed=fact.fixed,
    )


def _pictured(one: Pictured, told: Any, translate: Translate) -> PicturedLine:
    return PicturedLine(
        key=one.key,
        name=translate(one.name),
        hint=translate(one.hint),
        how=one.how,
        told=told,
        spots=list(one.spots),
        values=list(one.values),
        says=[translate(say) for say in one.says],
        pictures=list(one.pictures),
        least=one.least,
    )


def _handicap(handicap: Handicap, translate: Translate) -> HandicapLine:
    return HandicapLine(translate(handicap.name), translate(handicap.hint), handicap.least, handicap.most)


def house_now(view: View) -> HouseNow:
    """Tell how this house goes about its tables; a game that was left no longer keeps guests from theirs."""
    ways, session = view.care.ways, view.session
    paused = session.progress.paused if session else None
    free = not in_play(session) or (paused is not None and paused.by == IDLE)
    return HouseNow(guests=ways.guests and free, animals=ways.animals)


def again_line(view: View, translate: Translate) -> AgainLine | None:
    """Return the last game while none is on; None where there is nothing to be played once more."""
    if (again := view.again) is None:
        return None
    wanted = again.wanted
    return AgainLine(
        game_id=again.game_id,
        game=wanted.game,
        variant=wanted.variant,
        title=translate(again.title),
        seats=[_again_seat(wanted, seat, translate) for seat in wanted.seats],
        first=wanted.first or wanted.seats[0],
        pawns=dict(wanted.pawns),
        manner=wanted.manner,
        bare=wanted.bare,
        rules=dict(again.rules),
        learns=list(wanted.learns),
        open=view.care.again,
        stands=again.stands,
        text=translate(_told(again)),
    )


def _again_seat(wanted: NewGame, seat: str, translate: Translate) -> AgainSeat:
    computer = wanted.computer.get(seat, "")
    name = wanted.names.get(seat, "") or (translate(COMPANION) if computer else "")
    return AgainSeat(seat, name, translate(tell_letter(seat)), computer)


def _told(again: Again) -> Say:
    """Tell who begins, and once all pieces stand, how the game is begun at the board."""
    first = again.wanted.first or again.wanted.seats[0]
    who = tell_name(again.wanted, first) or tell_player(first, "")
    if again.stands:
        return Say("The board is set up. {who} begins.", {"who": who})
    return Say("{who} begins.", {"who": who})
