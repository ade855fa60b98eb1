"""How a game is played, as cards: a rule in a sentence or two, a position, and what may be done in it.

What a card says of its picture the game itself judges (`tried`), so that no card can say what is not so.
Refuses to know: any game, languages, and how a card is drawn.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct, field

from companion.core.model.footprint import Footprint
from companion.core.model.game import Arrangement, Board, Game, Try, bits
from companion.core.model.inputs import Refused, read_input
from companion.core.model.types import Mask, Say


class Attempt(Struct, frozen=True):
    """Something done in a card's position.

    Args:
        given: an input as text, which the game takes, or refuses for the reason ``wrong``.
        seat: who gives it; empty: the one who is waited for.
        hands: where hands carry pieces, (from, to) for each, no ``to``: into the air; in the place of
            ``given`` for what is no input. The game finds it illegal for the reason ``wrong``.
        wrong: that reason; empty: it is right.
    """

    given: str = ""
    seat: str = ""
    hands: tuple[tuple[str, str], ...] = ()
    wrong: str = ""


class Lesson(Struct, frozen=True):
    """One card.

    Args:
        title: a few words.
        text: one or two sentences, 25 words at most in English.
        rules: the ids of the rules that it explains, the main one first.
        position: the keys of `Game.load` in which its position differs from the start of a game; those that
            are None are left out.
        attempts: what is shown in the picture, and whether it is right.
        around: spots that the picture must show besides; where there is nothing to show, the whole board.
        option: (key, value) of the house rule with which it holds; empty: it always holds.
        when: a word of `Capabilities.occasions`, or of an input: once it comes up, a first game tells the
            card; empty: the page alone does.
    """

    title: Say
    text: Say
    rules: tuple[str, ...]
    position: Mapping[str, Any] = field(default_factory=dict)
    attempts: tuple[Attempt, ...] = ()
    around: tuple[str, ...] = ()
    option: tuple[str, bool | int | str] | tuple[()] = ()
    when: str = ""


class Tried(NamedTuple):
    """What a game makes of an attempt: why not (empty: it is right), by which rule, and what goes where.

    Each way is (from, to, right); one end is empty where that is beside the board.
    """

    reason: str
    rule: str
    ways: tuple[tuple[str, str, bool], ...]


def position_of(game: Game[Any], variant: str, lesson: Lesson) -> Any:
    """Return the position of a card. Raises PositionError where it cannot be."""
    seats = next(
        (tuple(value) for value in map(lesson.position.get, ("house", "corners", "hats")) if value), ()
    )
    data = {**game.dump(game.setup(variant, seats or game.seats)), **lesson.position}
    if lesson.option:
        data["options"] = {**data.get("options", {}), lesson.option[0]: lesson.option[1]}
    return game.load({key: value for key, value in data.items() if value is not None})


def tried(game: Game[Any], variant: str, position: Any, attempt: Attempt) -> Tried:
    """Tell what the game makes of an attempt. Raises InputError for what is no input at all."""
    board, picture = game.board(variant), game.picture(position)
    if attempt.hands:
        illegal = game.judge(position, _by_hand(board, picture, attempt.hands))
        right, wrong = (attempt.hands[:-1], attempt.hands[-1:]) if illegal.onward else ((), attempt.hands[:1])
        ways = (*((*way, True) for way in right), *((*way, False) for way in wrong))
        return Tried(illegal.reason, illegal.rule, ways)
    answer = game.hear(position, read_input(attempt.given, game.words), attempt.seat)
    if isinstance(answer, Refused):
        return Tried(answer.reason, answer.rule, ())
    made = (each for each in game.footprints(position) if each.move == attempt.given)
    return Tried("", "", next((_ways(board, picture, each) for each in made), ()))


def _by_hand(board: Board, picture: Mask, hands: tuple[tuple[str, str], ...]) -> Try:
    """Return what was seen of pieces that were carried one after the other."""
    moved = {board.index[to]: board.index[frm] for frm, to in hands if to}
    held = tuple(sorted(board.index[frm] for frm, to in hands if not to))
    gone = board.mask([frm for frm, _ in hands])
    come = board.mask([to for _, to in hands if to])
    return Try(picture, picture & ~gone | come, (Arrangement(tuple(sorted(moved.items())), held),), ())


def _ways(board: Board, picture: Mask, made: Footprint) -> tuple[tuple[str, str, bool], ...]:
    """Tell where each piece of a legal input goes."""
    ways = [(_first(board, sources & picture or sources), _name(board, to)) for to, sources in made.arrivals]
    for number, sources in made.pool_arrivals:
        places = board.pools[number].mask
        ways.append((_first(board, sources & picture or sources), _first(board, places & ~picture or places)))
    left = [
        made.removed,
        *(board.pools[number].mask & picture for number, change in made.pools if change < 0),
    ]
    carried = {frm for frm, _ in ways}
    for names in ([_name(board, spot) for spot in bits(spots)] for spots in left):
        ways += [(name, "") for name in names[-1:] if not carried & {*names}]
    return tuple((*way, True) for way in ways if any(way))


def _first(board: Board, spots: Mask) -> str:
    """Return the lowest of these spots; empty where there is none."""
    return _name(board, bits(spots)[0]) if spots else ""


def _name(board: Board, spot: int) -> str:
    """Return a spot; empty for a place beside the board."""
    return board.spots[spot] if spot < len(board.spots) else ""
