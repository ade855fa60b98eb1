"""Hands that sweep over a board in no order, in the middle of a turn: tables, and what is touched."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.core.model.commands import Given
from companion.core.model.game import bits
from companion.core.model.inputs import BOARD, DIE, DRAWN, DRAWN_BY_US, TOLD, HowItCame
from companion.core.model.types import Mask, Verdict
from companion.games.barbarossa import GAME as BARBAROSSA
from companion.games.labyrinth import GAME as LABYRINTH
from companion.games.malefiz import GAME as MALEFIZ
from tests.fuzz.mazes.starts import maze_start
from tests.games.barbarossa.players.games import FOUR, playing
from tests.games_by_hand import scattered
from tests.table import Table

BOARDS = (
    ("malefiz", "classic"),
    ("malefiz", "fast"),
    ("labyrinth", "small"),
    ("labyrinth", "big"),
    ("barbarossa", "classic"),
)
SENSED: dict[str, Any] = {"sensed_caves": True, "sensed_spears": True, "sensed_curses": True}


def middle_of_turn(name: str, variant: str, seed: int = 1) -> tuple[Table, int]:
    """A table at which hands may move something now, and what time it is there."""
    game = {game.name: game for game in (MALEFIZ, LABYRINTH, BARBAROSSA)}[name]
    rng = Random(seed)
    table = Table(_position(name, variant, seed), game=game)
    at_ms = 2000
    for _ in range(60):
        table.until(at_ms)
        at_ms += 1000
        session = table.session
        first = session.awaited[0]
        if session.turn.footprints and first.source == BOARD:
            return table, at_ms
        if first.word == DIE:
            table.die(at_ms, rng.choice(list(game.die_faces)))
        else:
            how: HowItCame = DRAWN_BY_US if first.source == DRAWN else TOLD
            table.tell(Given(at_ms, rng.choice(list(first.inputs())), first.seats[0], how))
    raise AssertionError(f"no turn of {name} {variant} with seed {seed}")


def _position(name: str, variant: str, seed: int) -> Any:
    if name == "malefiz":
        found = (scattered(1000 * seed + number) for number in range(1000))
        return next(one for one in found if one.variant == variant and len(one.seats) > 2)
    if name == "labyrinth":
        return maze_start(variant, Random(seed))[0]
    return playing(FOUR, **SENSED)


def sweep(
    table: Table,
    at_ms: int,
    touches: int = 400,
    *,
    seed: int = 1,
    most_held: int = 6,
    apart_ms: int = 120,
    rests_ms: int = 0,
) -> Iterator[int]:
    """Lift and put pieces in no order, each touch debounced; gives the time after each of them.

    Hands rest for ``rests_ms`` after every second touch.
    """
    rng, board = Random(seed), table.session.board
    pieces = max(table.session.turn.tracker.began.picture.bit_count(), table.raw.bit_count())
    for number in range(touches):
        full = [spot for spot in bits(table.raw) if not board.contacts >> spot & 1]
        free = [spot for spot in range(len(board.spots)) if not (table.raw | board.contacts) >> spot & 1]
        held = pieces - table.raw.bit_count()
        on = not full or (held > 0 and (held >= most_held or rng.random() < 0.5))
        at_ms += apart_ms
        table.edge(at_ms, board.spots[rng.choice(free if on else full)], on)
        at_ms += rests_ms * (number % 2)
        table.until(at_ms + 31)
        yield at_ms + 31


def put(table: Table, at_ms: int, picture: Mask, apart_ms: int = 400) -> int:
    """Put pieces so that the board shows this picture; the time afterwards, rested."""
    for spot in (*bits(table.raw & ~picture), *bits(picture & ~table.raw)):
        at_ms += apart_ms
        table.edge(at_ms, table.session.board.spots[spot], bool(picture >> spot & 1))
    table.until(at_ms + 2000)
    return at_ms + 2000


def words(said: list[Verdict]) -> list[str]:
    """What was told, without what is told of sensors."""
    return [one.verdict for one in said if one.verdict != "fault"]
