"""Cards that tell how a game is played, in one language, with what is drawn on each.

Knows: that a table sees the cards of its own house rules. Refuses to know: any game, and pages.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.catalog.first_game import card_to_show, holds, usual
from companion.core.catalog.game_box import Edition, edition_of, title_of
from companion.core.catalog.lessons import Attempt, Lesson, Tried, position_of, tried
from companion.core.catalog.phrases import phrases_of, reason_of
from companion.core.model.game import Game
from companion.core.model.inputs import Taken, read_input
from companion.core.model.session import Session
from companion.core.model.types import Say
from companion.state.input_lines import sign_line
from companion.state.models.lessons import HowToPlay, LessonLine, LessonNow, ToldLine, WayLine
from companion.words.i18n import Translate
from companion.words.input_words import with_players
from companion.words.names import tell_player, tell_shortly

WRONG = Say("Not allowed: {what}")
BESIDE_THE_BOARD = ("chip", "beside", "note", "thing", "timer")
"""What signs say that no picture of a board has room for."""


def how_to_play(
    games: Mapping[str, Game[Any]], name: str, variant: str, session: Session | None, translate: Translate
) -> HowToPlay | None:
    """Return all cards; None where nothing tells how it is played.

    Of a game in play only those that hold with its house rules; else house rules come last.
    """
    game = games[name]
    if (edition := edition_of(game, variant)) is None or not edition.lessons:
        return None
    now = session.game.public(session.position, over=session.over) if session else {}
    played = (now.get("game"), now.get("variant")) == (name, variant)
    options = now.get("options", {}) if played else None
    cards = [
        _card(game, edition, each, translate)
        for each in edition.lessons
        if options is None or holds(edition, each, options)
    ]
    return HowToPlay(
        game=name,
        variant=variant,
        title=translate(title_of(games, name, variant)),
        played=played,
        lessons=cards if played else sorted(cards, key=lambda card: bool(card.house_rule)),
    )


def explained(edition: Edition | None) -> list[str]:
    """Return the ids of all rules that cards explain, sorted; none where there are no cards."""
    return sorted({rule for each in edition.lessons for rule in each.rules}) if edition else []


def explained_at(session: Session, rule: str) -> str:
    """Return the address of the card that explains a rule of the game in play; empty where none does."""
    now = session.game.public(session.position, over=session.over)
    known = explained(edition_of(session.game, now.get("variant", "")))
    return f"/how-to-play/{now['game']}/{now['variant']}#{rule}" if rule in known else ""


def lesson_now(session: Session | None, translate: Translate) -> LessonNow | None:
    """Return the card that a first game tells now, without its picture; None where there is none."""
    now = card_to_show(session) if session and session.progress.paused is None else None
    if session is None or now is None:
        return None
    lesson = now.lesson
    return LessonNow(
        seat=now.seat,
        when=lesson.when,
        title=translate(lesson.title),
        text=translate(lesson.text),
        rule=lesson.rules[0],
        caption=translate(Say("New for {name}", {"name": tell_shortly(session.table, now.seat)})),
        known=translate(Say("Got it")),
        off=translate(Say("I know how to play")),
    )


def _house_rule(edition: Edition, lesson: Lesson) -> Say | None:
    """Return the name of the house rule with which alone a card holds; None where it usually holds."""
    if not lesson.option or lesson.option[1] == usual(edition, lesson.option[0]):
        return None
    return next(rule.name for rule in edition.rules if rule.key == lesson.option[0])


def _card(game: Game[Any], edition: Edition, lesson: Lesson, translate: Translate) -> LessonLine:
    variant = edition.variant
    position = position_of(game, variant, lesson)
    board, picture = game.board(variant), game.picture(position)
    kinds = game.kinds(position, picture)
    done = [(each, tried(game, variant, position, each)) for each in lesson.attempts]
    ways = [WayLine(*way) for _, found in done for way in found.ways]
    ends = {spot for way in ways for spot in (way.frm, way.to) if spot}
    signs = [each for each in game.signs(position) or () if each.what not in BESIDE_THE_BOARD]
    house_rule = _house_rule(edition, lesson)
    return LessonLine(
        title=translate(lesson.title),
        text=translate(lesson.text),
        rules=list(lesson.rules),
        when=lesson.when,
        house_rule=translate(house_rule) if house_rule else "",
        seat=game.seat_to_move(position),
        die=game.number(position),
        pieces={board.spots[spot]: kind for spot, kind in enumerate(kinds) if kind},
        signs=[sign_line(each, translate) for each in signs],
        ways=ways,
        told=list(_told(game, position, done, translate)),
        around=sorted(ends | set(lesson.around)),
    )


def _told(
    game: Game[Any], position: Any, done: list[tuple[Attempt, Tried]], translate: Translate
) -> Iterator[ToldLine]:
    """Tell what is done in the picture, with colours in the place of players."""
    for attempt, found in done:
        say = with_players(
            game.seats, lambda seat: tell_player(seat, ""), _said(game, position, attempt, found)
        )
        told = WRONG.fill({"what": say}) if found.reason else say
        yield ToldLine(translate(told), not found.reason, bool(found.ways))


def _said(game: Game[Any], position: Any, attempt: Attempt, found: Tried) -> Say:
    if found.reason:
        said = game.why(position, found.reason, found.rule)
        general = reason_of(phrases_of(game), found.reason, found.rule)
        return said or general.fill({"who": game.seat_to_move(position)})
    given = read_input(attempt.given, game.words)
    taken = game.hear(position, given, attempt.seat)
    told = game.tell(position, given, taken) if isinstance(taken, Taken) else None
    return told or game.label(position, given) or Say("{name}", {"name": given.value or given.word})
