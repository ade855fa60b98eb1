"""Evenings for tests: players by number, tables by letter, results as a table tells them."""

from __future__ import annotations

from collections.abc import Sequence

from companion.hall.evening.plan import Evening, Pairing, PlanTable, Player, Round
from companion.mqtt.ended_games import EndedGame
from companion.mqtt.results import Results

SEATS = ("red", "green", "yellow", "blue")
BOARDS = tuple(f"{number:08x}" for number in range(1, 13))


def plan_table(number: int = 0, fewest: int = 2, most: int = 4) -> PlanTable:
    """The table of this number."""
    return PlanTable(BOARDS[number], f"Table {number + 1}", "malefiz", "classic", SEATS, fewest, most)


def evening(
    players: int, tables: int, size: int = 2, *, swiss: bool = False, drawn: Sequence[Round] = ()
) -> Evening:
    """An evening of so many."""
    people = tuple(Player(number, f"P{number}") for number in range(1, players + 1))
    boards = tuple(plan_table(number) for number in range(tables))
    return Evening(5, size, swiss, 7, people, boards, tuple(drawn))


def pairing(*players: int, board: int = 0, places: Sequence[Sequence[int]] = ()) -> Pairing:
    """Players on the seats in their order, and how they came in."""
    seats = dict(zip(SEATS, players, strict=False))
    return Pairing(BOARDS[board], seats, places=tuple(map(tuple, places)))


def won(*games: tuple[int, Sequence[Sequence[str]]], now: int = 0, began_ms: int = 100) -> Results:
    """What a table tells after these games: number, seats by place."""
    ended = tuple(
        EndedGame(number, began_ms + number, "malefiz", "classic", tuple(map(tuple, places)))
        for number, places in games
    )
    return Results(ended=ended, now=now)
