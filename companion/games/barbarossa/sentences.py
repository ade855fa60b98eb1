"""What inputs have done, a sentence for each effect when it happens; and the names of things on the board.

Knows: deeds, and what anybody may see. Refuses to know: words, letters and attempts (only a `Position` and
deeds come in), players' names, and languages. What is asked for and why something is refused is in `asks`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce

from companion.core.model.inputs import Deed, Input
from companion.core.model.types import Say, say_plural
from companion.games.barbarossa.place_names import Args, steps, tell_riddle, tell_spot
from companion.games.barbarossa.prompts import ask, label, why
from companion.games.barbarossa.state import SPEARS, Position

__all__ = ["ask", "label", "tell", "tell_deed", "tell_spot", "why"]

PLAIN: Mapping[str, Say] = {
    "noted": Say("{who} has noted a word."),
    "rethought": Say("{who} chooses other words."),
    "ready": Say("{who} has chosen all words. They stay as they are."),
    "model": Say(
        "Now take the clay: only hint at your words, not too clearly and not too strangely. "
        "What is solved too early or too late costs you steps."
    ),
    "placed": Say("{who} has put the figures into the hall. Nobody changes them any more."),
    "begin": Say("All figures stand in the hall."),
    "begins": Say("{who} begins."),
    "dwarf": Say("{who} is with the dwarf and may ask somebody for one letter."),
    "unfair": Say(
        "That question was not allowed: no letters, no counting of letters, not the word itself. "
        "{who} may ask another one."
    ),
    "stopped": Say("{who} asks no more."),
    "wrong": Say("That was wrong, {who}."),
    "close": Say("Wrong, but close, {who}!"),
    "waits": Say("First the other curse, then {who}."),
    "cursing": Say("Now {who} carries out the next curse."),
    "higher": Say("{who} rolled higher and curses first."),
    "resumed": Say("The game goes on where it stopped: {who}, it is your turn."),
    "all-placed": Say("No riddle is left to be solved. Unsolved ones now cost their makers steps."),
}
"""Deeds that need nothing but the seat."""
OF_VALUE: Mapping[str, Say] = {
    "round:1": Say("{who} is in the riddle cave. Round one: ask and ask, until somebody answers NO."),
    "round:2": Say("Round two, {who}: ask on, and try one riddle if you like, as long as nobody answers NO."),
    "answered:yes": Say("{who} answers YES."),
    "answered:no": Say("{who} answers NO. That ends this round."),
    "answered:maybe": Say("{who} answers MAYBE."),
    "answered:unclear": Say("{who} answers: that cannot be said clearly."),
    "won:goal": Say("{who} has reached the goal at the top of the stairs and wins: Master of Riddles!"),
    "won:furthest": Say("{who} is furthest up the stairs and wins: Master of Riddles!"),
    "nth:last": Say("{who} asks for the last letter."),
}
"""Deeds that are told by what was said or reached."""
OF_RIDDLE: Mapping[str, Say] = {
    "asked": Say("{who} asks a question: {riddle}."),
    "tries": Say("{who} wants to solve a riddle: {riddle}."),
    "right": Say("Right! {who} has solved it: {riddle}."),
    "demanded": Say("{who} wants to know a letter: {riddle}."),
}
OF_NUMBER: Mapping[str, Say] = {
    "rolled": Say("{who} rolls {number}."),
    "cursed": Say(
        "{who} speaks a curse: everything stops for a letter or an attempt. Stones left: {number}."
    ),
    "nth": Say("{who} asks for letter number {number}."),
}
OF_STEPS: Mapping[str, Say] = {
    "dragon": Say("{who} has woken the dragon and must calm it: all other hats go up {steps}."),
    "ghost": Say("{who} has met the ghost: all other hats go up {steps}."),
    "penalty": Say(
        "{who} goes back {steps}: 5 for each riddle that nobody has solved, 2 for one solved once."
    ),
}
EARLY_AT_START = Say(
    "Solved very early, as number {number}: {who} goes back {steps}, but never further than the start."
)
LATE_AT_START = Say(
    "Solved very late, as number {number}: {who} goes back {steps}, but never further than the start."
)
Teller = Callable[[Position, Deed], Say]


def tell(before: Position, _given: Input, after: Position, deeds: Sequence[Deed]) -> Say:
    """Return all that an input has done, sentence after sentence."""
    told = [said for deed in deeds if (said := tell_deed(after, deed, before.now.seat)) is not None]
    return reduce(lambda one, more: Say("{one} {more}", {"one": one, "more": more}), told)


def tell_deed(after: Position, deed: Deed, asker: str) -> Say | None:
    """Return one deed; None for what is told with the next one. ``asker``: whose task it was."""
    if deed.what == "told":
        return Say("{who} has told {other} the letter in secret.", {"who": deed.seat, "other": asker})
    if said := PLAIN.get(deed.what):
        return said.fill({"who": deed.seat} if deed.seat else {})
    if said := OF_VALUE.get(f"{deed.what}:{deed.value}"):
        return said.fill({"who": deed.seat})
    if said := OF_RIDDLE.get(deed.what):
        return said.fill({"who": deed.seat, "riddle": tell_riddle(deed.value)})
    if said := OF_NUMBER.get(deed.what):
        return said.fill({"who": deed.seat, "number": int(deed.value)})
    if said := OF_STEPS.get(deed.what):
        return said.fill({"who": deed.seat, "steps": steps(int(deed.value))})
    made = MADE.get(deed.what)
    return made(after, deed) if made else None


def _paid(after: Position, deed: Deed) -> Say:
    args: Args = {"who": deed.seat, "number": int(deed.value), "count": after.of(after.elves, deed.seat)}
    return say_plural(
        "{who} pays elf stones: {number}, so one is left.",
        "{who} pays elf stones: {number}, so {count} are left.",
        args,
    )


def _elf(_after: Position, deed: Deed) -> Say:
    args: Args = {"who": deed.seat, "count": int(deed.value)}
    if deed.what == "full":
        return say_plural(
            "{who} is in the elf cave, but nobody may have more than {count} elf stone.",
            "{who} is in the elf cave, but nobody may have more than {count} elf stones.",
            args,
        )
    return Say("{who} finds an elf stone in the cave. That makes {count}.", args)


def _guessed(after: Position, deed: Deed) -> Say:
    args: Args = {"who": deed.seat, "other": after.owner(deed.value)}
    return Say("{who} has written an attempt. {other} alone looks at it.", args)


def _spear(_after: Position, deed: Deed) -> Say:
    return Say("Spear {number} of {most} goes into the figure.", {"number": int(deed.value), "most": SPEARS})


def _reward(_after: Position, deed: Deed) -> Say:
    args: Args = {"who": deed.seat, "steps": steps(int(deed.value))}
    if deed.value == "5":
        return Say("{who} is the first to solve it: {steps} up.", args)
    return Say("{who} is the second to solve it: {steps} up.", args)


def _modelled(after: Position, deed: Deed) -> Say:
    """Return the table of ranks (BR-18): too early, just right, too late."""
    change = int(deed.value)
    args: Args = {"who": deed.seat, "steps": steps(abs(change)), "number": after.spears}
    if change > 0:
        return Say("Solved just at the right time, as number {number}: {who} goes up {steps}.", args)
    early = after.spears * 2 < SPEARS
    if after.of(after.hats, deed.seat) == 0 and after.options.below_start == "clamp":
        return (EARLY_AT_START if early else LATE_AT_START).fill(args)
    if early:
        return Say("Solved very early, as number {number}: {who} goes back {steps}.", args)
    return Say("Solved very late, as number {number}: {who} goes back {steps}.", args)


MADE: Mapping[str, Teller] = {
    "paid": _paid,
    "elf": _elf,
    "full": _elf,
    "guessed": _guessed,
    "spear": _spear,
    "reward": _reward,
    "modelled": _modelled,
}
"""Deeds that say more; ``moved`` is told with what the cave does."""
