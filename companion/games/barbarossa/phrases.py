"""Pieces and places of the way back, what is counted of a game, and kind words for it.

Refuses to know: sentences about single inputs (`sentences`), and what was not right (`prompts`).
"""

from companion.core.catalog.phrases import Phrases
from companion.core.model.types import Say, say_plural
from companion.games.barbarossa.state import SEATS

PHRASES = Phrases(
    pieces={
        "red": Say("the red piece"),
        "green": Say("the green piece"),
        "yellow": Say("the yellow piece"),
        "blue": Say("the blue piece"),
        "spear": Say("the spear"),
    },
    kinds={"spear": Say("spear")},
    into={
        "spear": Say("into the rack"),
        "curse:red": Say("into the red tray"),
        "curse:green": Say("into the green tray"),
        "curse:yellow": Say("into the yellow tray"),
        "curse:blue": Say("into the blue tray"),
    },
    out_of={
        "spear": Say("out of the rack"),
        "curse:red": Say("out of the red tray"),
        "curse:green": Say("out of the green tray"),
        "curse:yellow": Say("out of the yellow tray"),
        "curse:blue": Say("out of the blue tray"),
    },
    steps={("back", kind): Say("Move {piece} {frm} {to}.") for kind in ("", *SEATS)},
    short={
        "word": Say("Choose a word in secret"),
        "ready": Say("Are these your words?"),
        "placed": Say("Place your figures"),
        "begins": Say("Who begins?"),
        "die": Say("Roll, or pay elf stones"),
        "wizard": Say("Move the wizard"),
        "ask": Say("Ask a question"),
        "answer": Say("Answer aloud"),
        "stop": Say("Ask on, or stop"),
        "attempt": Say("Which riddle?"),
        "demand": Say("A letter of which riddle?"),
        "nth": Say("Which letter?"),
        "tell": Say("Tell the letter in secret"),
        "guess": Say("Write what it is"),
        "verdict": Say("Is that right?"),
        "spear": Say("Take a spear"),
        "first": Say("Who curses first?"),
    },
    deeds={
        "right": Say("Riddles solved"),
        "wrong": Say("Attempts that were wrong"),
        "cursed": Say("Curses"),
        "dragon": Say("Dragons woken"),
        "ghost": Say("Ghosts met"),
    },
    honours={
        "right": say_plural("{who} solved the most riddles: one.", "{who} solved the most riddles: {count}."),
        "wrong": say_plural(
            "{who} dared the most: one wrong guess.", "{who} dared the most: {count} wrong guesses."
        ),
        "cursed": say_plural("{who} cursed the most: once.", "{who} cursed the most: {count} times."),
        "dragon": say_plural(
            "{who} woke a dragon and carried everybody up the stairs.",
            "{who} woke {count} dragons and carried everybody up the stairs.",
        ),
        "ghost": say_plural("{who} met a ghost.", "{who} met the most ghosts: {count}."),
    },
    cheers={
        "right": (
            Say("Well guessed, {who}!"),
            Say("What eyes {who} has!"),
            Say("A riddle less. Bravo, {who}!"),
        ),
    },
)
