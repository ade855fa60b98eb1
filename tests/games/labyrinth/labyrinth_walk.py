"""Random labyrinth games for tests, by the words of `Game` alone, and what every footprint must keep."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.core.model.footprint import Footprint
from companion.core.model.game import Arrangement, Try, bits
from companion.core.model.inputs import BOARD, Input, Refused, Taken, read_input
from companion.core.model.types import Mask, Touch
from companion.games.labyrinth import GAME, Position


def inputs(position: Position) -> list[Input]:
    """Every input that may come now, fouls too."""
    return [given for one in GAME.expects(position) for given in one.inputs()]


def heard(position: Position, *texts: str) -> Position:
    """The position after these inputs, each of which must be heard."""
    for text in texts:
        position = told(position, text).position
    return position


def told(position: Position, text: str) -> Taken[Position]:
    """The answer to an input that must be heard."""
    answer = GAME.hear(position, read_input(text, GAME.words))
    assert isinstance(answer, Taken), f"{text} was refused: {answer}"
    return answer


def why_not(position: Position, text: str, seat: str = "") -> tuple[str, str]:
    """Reason and rule of an input that must be refused."""
    answer = GAME.hear(position, read_input(text, GAME.words), seat)
    assert isinstance(answer, Refused), f"{text} was heard"
    return answer.reason, answer.rule


def walk(variant: str, seed: int, count: int, options: Mapping[str, Any] | None = None) -> Iterator[Position]:
    """Positions of a random game, the same each time; kinds of inputs are equally likely."""
    chance = random.Random(seed)
    position = GAME.setup(variant, GAME.seats, options)
    for _input in range(count):
        yield position
        awaited = GAME.expects(position)
        if not awaited:
            return
        given = chance.choice(chance.choice(awaited).inputs())
        answer = GAME.hear(position, given)
        assert isinstance(answer, Taken), f"{given} was offered and refused: {answer}"
        position = answer.position


def keeps_its_promises(position: Position) -> None:
    """What the rest of the house relies on in one position."""
    assert GAME.load(json.loads(json.dumps(GAME.dump(position), sort_keys=True))) == position
    footprints = GAME.footprints(position)
    texts = [each.move for each in footprints]
    assert texts == sorted(set(texts))
    board = [g for one in GAME.expects(position) if one.source == BOARD for g in one.inputs()]
    assert {text.partition("=")[0] for text in texts} == {str(given).partition("=")[0] for given in board}
    kinds = GAME.kinds(position, GAME.picture(position))
    assert {spot for spot, kind in enumerate(kinds) if kind} == set(bits(GAME.picture(position)))
    for each in footprints:
        leads_to_its_picture(position, each)


def leads_to_its_picture(position: Position, footprint: Footprint) -> None:
    """The picture changes as the footprint says, and pieces come from where there are any."""
    before, there = GAME.picture(position), len(GAME.kinds(position, 0))
    after = told(position, footprint.move).position
    assert not footprint.removed & ~before
    assert not footprint.added & before
    assert GAME.picture(after) == before & ~footprint.removed | footprint.added, footprint.move
    lying, gone, come = len(GAME.beside(position)), 0, 0
    for target, sources in footprint.arrivals:
        assert sources
        assert not sources & ~(before | ((1 << lying) - 1) << there)
        gone += sources >> there != 0
        come += target >= there
        assert target == there + lying or footprint.added >> target & 1
    assert len(GAME.beside(after)) == lying - gone + come


def tried(position: Position, moved: Mapping[str, str], *, out: Sequence[str] = ()) -> Try:
    """Hands have carried pieces: spot -> where from (``beside``: off the table); ``out`` are in the air."""
    board = GAME.board(GAME.dump(position)["variant"])
    start = GAME.picture(position)
    places = iter(range(len(board.spots), len(board.spots) + 9))
    ways = [
        (board.index[to], next(places) if at == "beside" else board.index[at]) for to, at in moved.items()
    ]
    held = [board.index[name] for name in out]
    picture, touches = start, []
    for spot in (*(origin for _, origin in ways), *held):
        picture &= ~(1 << spot)
    for spot, _ in ways:
        picture |= 1 << spot
    order = [(spot, False) for _, spot in ways if spot < len(board.spots)] + [(spot, False) for spot in held]
    order += [(spot, True) for spot, _ in ways]
    touches = [Touch(100 * number, spot, on) for number, (spot, on) in enumerate(order, 1)]
    way = Arrangement(tuple(sorted(ways)), tuple(sorted(held)))
    return Try(
        start=start, picture=_within(picture, len(board.spots)), arrangements=(way,), touches=tuple(touches)
    )


def _within(picture: Mask, spots: int) -> Mask:
    return picture & ((1 << spots) - 1)


def reasons(position: Position, moved: Mapping[str, str], *, out: Sequence[str] = ()) -> tuple[str, str]:
    """Reason and rule of what hands have done."""
    illegal = GAME.judge(position, tried(position, moved, out=out))
    return illegal.reason, illegal.rule
