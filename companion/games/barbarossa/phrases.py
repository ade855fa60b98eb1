"""What is counted of a game, and kind words for it.

Refuses to know: sentences about single inputs (`tell`), and what was not right (`asks`).
"""

from __future__ import annotations

from companion.core.phrases import Phrases
from companion.core.types import Say

PHRASES = Phrases(
    kinds={"spear": Say("spear")},
    deeds={
        "right": Say("Riddles solved"),
        "wrong": Say("Attempts that were wrong"),
        "cursed": Say("Curses"),
        "dragon": Say("Dragons woken"),
        "ghost": Say("Ghosts met"),
    },
    honours={
        "right": Say("{who} solved the most riddles: {count}."),
        "wrong": Say("{who} dared the most guesses that were wrong: {count}."),
        "cursed": Say("{who} cursed the most: {count}."),
        "dragon": Say("{who} woke the most dragons and carried everybody up the stairs: {count}."),
        "ghost": Say("{who} met the most ghosts: {count}."),
    },
    cheers={
        "right": (
            Say("Well guessed, {who}!"),
            Say("What eyes {who} has!"),
            Say("A riddle less. Bravo, {who}!"),
        ),
    },
)
