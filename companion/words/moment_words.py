"""What has happened apart from inputs, in a few words and in a sentence; games tell their inputs themselves.

Refuses to know: pictures (``companion/state/moment.py``), any game, and languages.
"""

from collections.abc import Mapping

from companion.core.model.types import Say

CHANGED_BY = {
    "handover": Say("{who} plays on."),
    "name": Say("{who} is in the game."),
    "leave": Say("{who} has left the game."),
}
"""Change of a seat -> it as a sentence, and with the name alone in a few words."""

DEEDS: Mapping[str, tuple[Say, str, str]] = {
    "begun": (Say("A new game begins"), "neutral", "start"),
    "rolled": (Say("Rolled: {die}"), "neutral", "die"),
    "number": (Say("Rolled: {die}"), "neutral", "die"),
    "move": (Say("A move was made"), "neutral", ""),
    "wanted": (Say("Please move it so"), "ask", ""),
    "pass": (Say("No move this time"), "neutral", ""),
    "illegal": (Say("That is not allowed"), "wrong", "spots"),
    "lost-track": (Say("I lost track."), "neutral", "spots"),
    "restored": (Say("All right again"), "good", ""),
    "which": (Say("Which one was it?"), "ask", "question"),
    "whose": (Say("Whose pieces are they?"), "ask", "question"),
    "take-back": (Say("It stands as before"), "ask", "back"),
    "proposed": (Say("Do all agree?"), "ask", "question"),
    "taken-back": (Say("That was taken back"), "neutral", "back"),
    "accepted": (Say("It counts as it stands"), "neutral", "back"),
    "corrected": (Say("That was corrected"), "neutral", "back"),
    "changed": (Say("The number is now {die}"), "neutral", "die"),
    "paused": (Say("Pause"), "neutral", "pause"),
    "resumed": (Say("On we go"), "neutral", ""),
    "lost": (Say("The board is gone"), "ask", "board"),
    "fault": (Say("A sensor is left out"), "neutral", "sensor"),
    "healed": (Say("A sensor is back"), "neutral", "sensor"),
    "handover": (CHANGED_BY["handover"], "neutral", "person"),
    "name": (CHANGED_BY["name"], "neutral", "person"),
    "leave": (CHANGED_BY["leave"], "neutral", "person"),
    "ended": (Say("The game was ended"), "neutral", ""),
    "won": (Say("Won!"), "win", "trophy"),
}
"""Deed of any game -> it in a few words, its mark, its picture."""
HAVE_FUN = Say("A new game begins. Have fun!")
ROLLED_BY = Say("{who} rolled {die}.")
NOT_ALL_SEEN = Say("I did not see it all.")
PAUSED = Say("Paused.")
RIGHT_AGAIN = Say("Thank you! Now everything is right again.")
HEALED_AT = Say("The sensor at {spot} is right again. I trust it as before.")

REASONS = {
    "no-roll": Say("Not rolled yet"),
    "must-move": Say("A move is possible"),
    "unexplained": Say("I could not follow"),
    "not-wanted": Say("Not this turn"),
}
"""The reasons that any game may give -> what was not right, in a few words."""

UNDONE_BY = {
    "number": Say("The number of {who} was taken back."),
    "turn": Say("The turn of {who} was taken back."),
    "input": Say("Something in the turn of {who} was taken back."),
    "correction": Say("A correction was taken back."),
}
"""What was taken back -> it as a sentence."""
