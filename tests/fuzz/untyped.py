"""Whole games by lively hands with a die of their own, no number told: ``python -m tests.fuzz.untyped``.

A turn is wrong if another one is recorded than was played, asked without it if the question lacks it.
"""

from __future__ import annotations

import random
from typing import Self

import click
from msgspec import Struct

from companion.core.model.inputs import PASS
from companion.games.malefiz import GAME
from tests.simulate.lively_hand import Habits, LivelyHand
from tests.table import Table

OPTIONS = {"untyped_die": True}
MOST_TURNS = 300
"""Of a game; nearly all end before."""
REST_MS = 5000


class Counts(Struct):
    """What became of turns."""

    turns: int = 0
    wrong: int = 0
    asked: int = 0
    without_it: int = 0
    illegal: int = 0

    def __iadd__(self, other: Counts) -> Self:
        for key in self.__struct_fields__:
            setattr(self, key, getattr(self, key) + getattr(other, key))
        return self


class Evening:
    """One game: the table, the hands, the clock, and what became of its turns.

    Args:
        seed: what chance decides.
        habits: of the hands; lively ones where nothing is said.
    """

    def __init__(self, seed: int, habits: Habits | None = None) -> None:
        self.draw, self.counts, self.now_ms = random.Random(seed), Counts(), 1000
        variant, most = self.draw.choice(GAME.variants), self.draw.randint(2, 4)
        start = GAME.setup(variant, GAME.seats[:most], OPTIONS)
        self.table = Table(start)
        self.hand = LivelyHand(GAME, GAME.board(variant), start, self.draw, habits or Habits())

    def play(self) -> Counts:
        """Play to the end, or up to the first turn that is told wrongly."""
        counts = self.counts
        while not (self.table.session.over or counts.turns >= MOST_TURNS or counts.wrong):
            die = self.draw.randint(1, 6)
            moves = [move for move in GAME.legal(self.hand.position, die) if move != PASS]
            if moves:
                self._turn(die, self.draw.choice(moves))
            else:
                self._sit_out(die)
        return counts

    def _sit_out(self, die: int) -> None:
        self.table.done(self.now_ms)
        self.hand.position = GAME.apply(self.hand.position, die, PASS)
        self.counts.wrong += self.table.session.seat != self.hand.position.seat

    def _turn(self, die: int, move: str) -> None:
        """Play a turn, answer what is asked, and count what came of it."""
        counts, table = self.counts, self.table
        told, before = len(table.said), len(table.session.progress.history)
        edges = self.hand.play(die, move, self.now_ms)
        table.edges([(edge.at_ms, edge.spot, edge.on) for edge in edges])
        self.now_ms = edges[-1].at_ms + REST_MS
        table.until(self.now_ms)
        counts.turns += 1
        counts.illegal += any(one.verdict == "illegal" for one in table.said[told:])
        if asking := table.session.dialogue.asking:
            counts.asked += 1
            counts.without_it += move not in asking
            table.choose(self.now_ms, move)
        counts.wrong += [past.move for past in table.session.progress.history[before:]] != [move]


@click.command()
@click.option("--games", default=100, help="How many are played.")
@click.option("--seed", default=1, help="Of the first one; the others follow.")
def main(games: int, seed: int) -> None:
    """Play, and say what came of it."""
    counts = Counts()
    for number in range(seed, seed + games):
        counts += Evening(number).play()
    click.echo(counts)


if __name__ == "__main__":
    main()
