"""The C++ engine of Malefiz, for benchmarks: build/cpp_engine, made by ``make bench`` from malefiz.cpp."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path

from companion.core.model.game import bits
from companion.games.malefiz.board import FOREST
from companion.games.malefiz.position import Position

PROGRAM = Path(__file__).parents[3] / "build" / "cpp_engine"
IN_HOUSE = -1
IN_FOREST = -2


def perft(start: Position, depth: int) -> int:
    """The number of sequences of turns."""
    return int(_run([(start, 0)], "perft", depth))


def lists(positions: list[tuple[Position, int]], rounds: int = 1) -> tuple[int, float]:
    """The targets in all lists, and lists per second of CPU time; all positions are of one variant."""
    targets, nanoseconds = map(int, _run(positions, "lists", rounds).split())
    return targets, len(positions) * rounds * 1e9 / nanoseconds


def turns(start: Position, games: int, seed: int) -> float:
    """Random turns per second of CPU time, in games to the goal."""
    played, nanoseconds = map(int, _run([(start, 0)], "games", games, seed).split())
    return played * 1e9 / nanoseconds


def _run(positions: list[tuple[Position, int]], *command: str | int) -> str:
    lines = [_board(positions[0][0]), [len(positions)], *(_position(*each) for each in positions)]
    text = "\n".join(" ".join(map(str, line)) for line in lines)
    return subprocess.run(
        [PROGRAM, *map(str, command)], input=text, capture_output=True, text=True, check=True
    ).stdout


def _board(position: Position) -> list[int]:
    place = position.ground
    closed = place.no_barricade(position.options.barricade_rows_forbidden)
    links = [spot for edge in place.board.edges for spot in edge]
    lists = (links, bits(place.rest), bits(place.village), bits(closed))
    return [place.field_count, place.goal.bit_length() - 1, place.first.get(FOREST, 0), *_counted(lists)]


def _position(position: Position, die: int) -> list[int]:
    seats: list[int] = []
    for number, seat in enumerate(position.seats):
        pawns = (
            *bits(position.pawns[number]),
            *[IN_HOUSE] * position.house[number],
            *[IN_FOREST] * position.forest[number],
        )
        seats += [position.ground.first[seat], *_counted([pawns])]
    return [
        int(position.options.capture_own),
        position.turn,
        *_counted([bits(position.barricades)]),
        len(position.seats),
        *seats,
        die,
    ]


def _counted(lists: Iterable[Iterable[int]]) -> list[int]:
    """Each list behind its length."""
    return [number for each in map(list, lists) for number in (len(each), *each)]
