"""A real game by simulated hands, so that pictures have something to show."""

from __future__ import annotations

import random
import time

from companion.games.malefiz import GAME
from companion.simulate import Hand
from tests.system.running import Client

NAMES = {"red": "Anna", "green": "Jonas", "yellow": "Oma", "blue": "Mo"}
TURNS = 25


def eager(moves: list[str], draw: random.Random) -> str:
    """A turn as children play: capture what can be captured, else climb."""

    def worth(move: str) -> tuple[bool, int, float]:
        target = move.split(">", maxsplit=1)[0].replace("*", "-").replace("x", "-").rsplit("-", 1)[-1]
        return "x" in move, int(target[1:] or 0), draw.random()

    return max(moves, key=worth)


def play(client: Client, draw: random.Random) -> None:
    """Some turns by simulated hands, so that there is something to see."""
    seats = tuple(NAMES)
    options = {"capture_own": False}
    client.new_game(variant="classic", seats=seats, names=NAMES, options=options)
    hand = Hand(GAME, GAME.board("classic"), GAME.setup("classic", seats, options), draw)
    for number in range(1, TURNS + 1):
        die = draw.randint(1, 6)
        client.post("/api/roll", {"number": die})
        for edge in hand.play(die, eager(GAME.legal(hand.position, die), draw), 0):
            client.magnet(edge.spot, on=edge.on)
            time.sleep(0.08)  # as hands do
        client.until(lambda state, n=number: state["past"]["lines"] == n)
