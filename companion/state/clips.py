"""Recorded sentences, for phones that have no voice of their own: which there are, which fits a sentence.

A clip is a sentence like any other, translated in the same catalogues, without players' names: those cannot
be recorded before somebody has them. `exact` finds the clip that says just that; where there is none, whoever
asks names a more general one. The sound files and ``manifest.json`` are made by
``python -m companion.state.record_clips``. Refuses to know: when something is said (``speech.py``), and how
it is recorded.
"""

import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from companion.core.catalog.phrases import GENERAL_REASONS, Phrases, phrases_of
from companion.core.model.game import Game
from companion.core.model.types import Say
from companion.words.i18n import SOURCE, translator
from companion.words.names import COLOURS_ALONE

FOLDER = Path(__file__).parents[1] / "web" / "static" / "clips"  # served with the pages
"""``<language>/<key>.mp3``, and the manifest."""

NUMBERS = {
    1: Say("One!"),
    2: Say("Two!"),
    3: Say("Three!"),
    4: Say("Four!"),
    5: Say("Five!"),
    6: Say("Six!"),
}

GENERAL = {
    "hello": Say("I say aloud what happens in the game."),
    "roll": Say("The next player rolls the die."),
    "move": Say("Now move one pawn, as many fields as the die shows."),
    "captive": Say("Captured! The pawn goes home."),
    "barricade": Say("Now put the barricade on a free field. You may choose which."),
    "choose": Say("I did not see it all. What was played?"),
    "take-back": Say("Is something to be taken back?"),
    "idea": Say("I have an idea for you. Look where it blinks."),
    "arrange": Say("Please put the pieces where they belong."),
    "new-game": Say("The game is over. Shall we play again?"),
    "whose": Say("Several pieces were in the air. Please check whether all stand right."),
    "mixed": Say("Pieces have changed places. Please put them right."),
    "proposal": Say("Something is to be corrected. Do all agree?"),
    "done": Say("That was right."),
    "captured": Say("A pawn was captured!"),
    "barricade-moved": Say("The barricade has a new place."),
    "pass": Say("No pawn can go that far. The next player rolls."),
    "restored": Say("Thank you! Now everything is right again."),
    "won": Say("Hooray! The goal is reached, and the game is won!"),
    "taken-back": Say("The last turn was taken back."),
    "overruled": Say("That was corrected."),
    "fault": Say("A sensor is not sure. You can play on."),
    "lost": Say("The board is not connected."),
    "paused": Say("The game has a break."),
    "back": Say("Please put it back where the light is."),
    "put": Say("Please put it where the light is."),
    "away": Say("Please take away the piece where the light is."),
    "wrong-side": Say("The other side of the board is up. Please turn the board over."),
    "turned": Say("The board lies the wrong way round. Please turn it half round."),
    "set-up": Say("Everything is in its place. Have fun!"),
    "not-your-piece": Say("Somebody else is to move. Please put the piece back."),
    "no-roll": Say("That was before rolling. What did you roll?"),
    "must-move": Say("A pawn can still move, so this turn cannot be left out."),
}
"""Clips that fit many sentences, or one that has no places."""


STEPS = {
    "back": Say("Put {piece} back where the light is."),
    "put": Say("Put {piece} where the light is."),
}
"""How a step is told: of the way back, or of the set-up."""


def step_at_light(words: Phrases, how: str, kind: str) -> Say | None:
    """Tell how a step is told where a light shows the place; None where that piece has no word."""
    if how not in STEPS or kind not in words.pieces:
        return None
    return words.steps.get((f"{how}-lit", kind), STEPS[how]).fill({"piece": words.pieces[kind]})


def _of_seats() -> Iterator[tuple[str, Say]]:
    """Tell what is said of each colour alone."""
    for seat, who in COLOURS_ALONE.items():
        yield f"roll-{seat}", Say("{who} rolls the die.", {"who": who})
        yield f"won-{seat}", Say("Hooray! {who} has reached the goal and wins!", {"who": who})
        yield f"wins-{seat}", Say("Hooray! {who} wins!", {"who": who})


def _of_numbers(words: Phrases) -> Iterator[tuple[str, Say]]:
    for number, word in NUMBERS.items():
        yield f"number-{number}", word
        if goes := words.held.get("pawn"):
            yield f"goes-{number}", goes.fill({"count": number})


def _of_pieces(words: Phrases) -> Iterator[tuple[str, Say]]:
    for pool, home in words.into.items():
        if to := words.held.get("captive-to"):
            yield f"captive-{pool}", to.fill({"home": home})
    for kind in words.pieces:
        for how in STEPS:
            if said := step_at_light(words, how, kind):
                yield f"{how}-{kind}", said


def _of_reasons(words: Phrases) -> Iterator[tuple[str, Say]]:
    """Tell why something was not right; those that name a player stand in `GENERAL`."""
    reasons = {**GENERAL_REASONS, **words.reasons}
    yield from ((reason, say) for reason, say in reasons.items() if "{" not in say.text)
    yield from ((f"{reason}-{rule}", say) for (reason, rule), say in words.rules.items())


def _of_inputs(words: Phrases) -> Iterator[tuple[str, Say]]:
    """Tell what is asked for and what was done, without names."""
    yield from ((f"ask-{word}", say) for word, say in words.asks.items())
    yield from ((f"told-{deed}", say) for deed, say in words.told.items())


def clips(games: Iterable[Game[Any]]) -> dict[str, Say]:
    """Return key -> what the clip says, with the words of these games.

    Where two games say different things by one key, that of the later one, by name, begins with its name.
    """
    found = {**GENERAL, **dict(_of_seats())}
    for game in sorted(games, key=lambda game: game.name):  # a game that comes to the front changes no clip
        words = phrases_of(game)
        for key, say in (
            *_of_numbers(words),
            *_of_pieces(words),
            *_of_reasons(words),
            *_of_inputs(words),
        ):
            if found.setdefault(key, say) != say:
                found[f"{game.name}-{key}"] = say
    return found


_COORDINATE = re.compile(r"\b([A-Za-z])(\d{1,2})\b")


def aloud(text: str) -> str:
    """Return a sentence as a voice should read it: a spot named by letter and number is said in two words."""
    return _COORDINATE.sub(lambda found: f"{found[1].upper()} {found[2]}", text)


@functools.cache
def _by_sentence() -> Mapping[str, str]:
    return {clip.text: key for key, clip in manifest().clips[SOURCE].items()}


def exact(say: Say) -> str:
    """Return the clip that says just this (without a player's name), or an empty text."""
    return _by_sentence().get(translator(SOURCE)(say), "")


class Clip(msgspec.Struct, forbid_unknown_fields=True):
    """One recording: its sentence, and how long it takes."""

    text: str
    ms: int


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """What is recorded: language -> key -> clip."""

    made_with: str
    clips: dict[str, dict[str, Clip]]


def manifest(folder: Path = FOLDER) -> Manifest:
    """Return the manifest of the recordings. Raises OSError or msgspec.DecodeError where it is none."""
    return msgspec.json.decode((folder / "manifest.json").read_bytes(), type=Manifest)
