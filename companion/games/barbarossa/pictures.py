"""How caves, stones, spears and what people say are drawn: each as the ``d`` of a path in a box of 24.

Also what has just happened, at a glance; only deeds come in, which anybody may know. Refuses to know: pages,
and where anything lies.
"""

from collections.abc import Mapping, Sequence

from companion.core.model.capabilities import Glance, Picture, Sketch
from companion.core.model.inputs import Deed, Input
from companion.core.model.types import Say, Verdict
from companion.games.barbarossa.next_inputs import target
from companion.games.barbarossa.printed import DRAGON, DWARF, ELF, GHOST, RIDDLE
from companion.games.barbarossa.state import SPEARS, Position

PICTURES: Mapping[str, str] = {
    DRAGON: (
        "M2 19Q3 8 12.5 3l-.5 4.5Q17 5 22 6q-3.5 2-3.5 5.5l2.5 2q-4.5 0-5.5 3.5-2.5-2-5-1-1.5 3.5-8.5 3Z"
    ),
    DWARF: "M12 1 5.5 11h13ZM7 12.5h10V15q0 7-5 8-5-1-5-8Z",
    ELF: "M7.5 3h9L22 9.5 12 22 2 9.5ZM8 5.5 5.5 9H9Zm8 0L15 9h3.5ZM9.5 11 12 17.5 14.5 11Z",
    GHOST: (
        "M4.5 22V10.5a7.5 7.5 0 0 1 15 0V22l-3-2.5L14 22l-2-2.5L10 22l-2.5-2.5Z"
        "M8 9.5v3h2.5v-3Zm5.5 0v3H16v-3Z"
    ),
    RIDDLE: (
        "M6.5 8.5a5.5 5.5 0 1 1 8.3 4.8q-1.3.8-1.3 2.7h-3q0-3.5 2.6-5.1a2.5 2.5 0 1 0-3.6-2.4Z"
        "M10.3 18h3.4v3.5h-3.4Z"
    ),
    "spear": "M2.5 20 14 8.5 13 6l9-4-4 9-2.5-1L4 21.5Z",
    "hat": "M12 2Q8 8 7 15h10Q16 8 12 2ZM2 16.5h20V20H2Z",
    "curse": "M13.5 1.5 4.5 14h6l-2 8.5L19 9h-6.5Z",
}
"""An elf cave shows the stone that is found there."""
SAID: Mapping[str, str] = {
    "answer:yes": "M4 12.5 7 9.5 10.5 13 17.5 5.5 20.5 8.5 10.5 19Z",
    "answer:no": "M5 7.5 7.5 5 12 9.5 16.5 5 19 7.5 14.5 12 19 16.5 16.5 19 12 14.5 7.5 19 5 16.5 9.5 12Z",
    "answer:maybe": "M3 13.5Q7 6 12 11 16 15 19 9l2.5 1.5Q17 20 10.5 14 7.5 11 5.5 15Z",
    "answer:unclear": (
        "M7 19a5 5 0 0 1-1-9.8A6 6 0 0 1 17.5 8 5.5 5.5 0 0 1 18 19ZM9 12v2h2v-2Zm4 0v2h2v-2Z"
    ),
    "unfair": "M3 4h18v12h-9l-5 5v-5H3ZM11 6v5.5h2V6Zm0 6.5v2h2v-2Z",
    "ask": "M3 4h18v12h-9l-5 5v-5H3Z",
    "demand": "M4 4h16v16H4ZM11 7 7.5 17h2l.8-2.5h3.4l.8 2.5h2L13 7Zm1 2.5 1.2 3.3h-2.4Z",
    "stop": "M8 3h8l5 5v8l-5 5H8l-5-5V8Z",
    "verdict:close": (
        "M3 9.5Q7 5 12 8.5 16.5 11 21 7v3Q16.5 14 12 11.5 7 8.5 3 12.5Z"
        "m0 6.5Q7 11.5 12 15q4.5 2.5 9-1.5v3Q16.5 20.5 12 18 7 15 3 19Z"
    ),
    "nth": "M4 4h16v16H4ZM6.5 6.5v11h11v-11Z",
    "rethink": "M12 4a8 8 0 1 1-7.5 5.3L7 10.5A5.3 5.3 0 1 0 12 6.7V10L6 5.5 12 1Z",
}
"""What people say: an input, or its word."""
SAID_AS: Mapping[str, str] = {
    "verdict:right": "answer:yes",
    "verdict:wrong": "answer:no",
    "ready": "answer:yes",
    "placed": "answer:yes",
}
"""Drawn as another one."""
COLOURS: Mapping[str, str] = {
    DRAGON: "red",
    DWARF: "orange",
    ELF: "green",
    GHOST: "white",
    RIDDLE: "yellow",
}
"""Of the caves in the picture, besides their drawings."""


def sketch(position: Position, given: Input) -> Sketch:
    """Draw one input that may come; an empty picture where words must do."""
    word, value, text = given.word, given.value, str(given)
    drawn = SAID.get(SAID_AS.get(text, text)) or SAID.get(word, "")
    match word:
        case "ask" | "demand" | "attempt":
            seat, _, number = value.partition(":")
            return Sketch(PICTURES["spear"] if word == "attempt" else drawn, seat, number)
        case "curse":
            return Sketch(PICTURES["curse"], value)
        case "begins" | "first":
            return Sketch(seat=value)
        case "elf":
            return Sketch(PICTURES[ELF], mark=value)
        case "nth":
            return Sketch(drawn, mark=value if value.isdigit() else "…")
        case "wizard":
            return Sketch(PICTURES[position.board.caves[target(position)]])
    return Sketch(drawn)


DEEDS: Mapping[str, tuple[Say, str, str]] = {
    "won": (Say("Master of Riddles!"), "win", "trophy"),
    "all-placed": (Say("No riddle is left"), "neutral", "spear"),
    "spear": (Say("Spear {number} of {most}"), "good", "spear"),
    "right": (Say("Right!"), "good", "verdict"),
    "close": (Say("Wrong, but close"), "wrong", "verdict"),
    "wrong": (Say("Wrong"), "wrong", "verdict"),
    "guessed": (Say("An attempt is written"), "neutral", "verdict"),
    "tries": (Say("Wants to solve a riddle"), "neutral", "riddle"),
    "told": (Say("The letter is told"), "neutral", "letter"),
    "nth": (Say("Letter number {number}"), "neutral", "letter"),
    "demanded": (Say("Wants to know a letter"), "neutral", "letter"),
    "waits": (Say("A second curse waits"), "neutral", "curse"),
    "cursed": (Say("A curse!"), "neutral", "curse"),
    "higher": (Say("Curses first"), "neutral", "curse"),
    "answered": (Say("An answer"), "neutral", "answer"),
    "unfair": (Say("That question does not count"), "wrong", "answer"),
    "asked": (Say("A question"), "neutral", "riddle"),
    "dragon": (Say("The dragon! All others climb"), "wrong", "steps"),
    "ghost": (Say("The ghost! All others climb"), "wrong", "steps"),
    "elf": (Say("An elf stone"), "good", "cave"),
    "full": (Say("No more elf stones"), "neutral", "cave"),
    "dwarf": (Say("With the dwarf"), "neutral", "cave"),
    "round": (Say("Riddle cave, round {number}"), "neutral", "cave"),
    "paid": (Say("Elf stones paid: {number}"), "neutral", "cave"),
    "stopped": (Say("No more questions"), "neutral", ""),
    "begins": (Say("Who begins is settled"), "neutral", "start"),
    "begin": (Say("All figures stand"), "good", "start"),
    "model": (Say("All words are chosen"), "good", "word"),
    "placed": (Say("The figures are placed"), "neutral", "word"),
    "ready": (Say("The words are chosen"), "good", "word"),
    "rethought": (Say("Other words"), "neutral", "word"),
    "noted": (Say("A word is noted"), "neutral", "word"),
}
"""Deed -> it in a few words, its mark, its picture; the most telling first."""
LAST_LETTER = Say("The last letter")
ANSWERS: Mapping[str, Say] = {
    "yes": Say("Yes"),
    "no": Say("No"),
    "maybe": Say("Maybe"),
    "unclear": Say("Cannot be said clearly"),
}
SLIPS: Mapping[str, Say] = {
    "wrong-cave": Say("Not that cave"),
    "wizard-stays": Say("The wizard stays there"),
    "no-solution": Say("Nothing is solved, no spear"),
    "spear-placed": Say("One spear too many"),
    "stone-spent": Say("That stone is used up"),
    "no-roll": Say("Not rolled yet"),
    "not-your-stone": Say("Not your curse stone"),
}
"""Reason -> what was not right."""
CAVES = {"elf": ELF, "full": ELF, "paid": ELF, "dwarf": DWARF, "round": RIDDLE}
"""Deed -> the cave where it is done."""


def glance(after: Position, deeds: Sequence[Deed]) -> Glance | None:
    """Tell the most telling of what an input has done."""
    said = {deed.what: deed for deed in deeds}
    if not (what := next((one for one in DEEDS if one in said), "")):
        return None
    deed, (short, mark, kind) = said[what], DEEDS[what]
    number = int(deed.value) if deed.value.isdigit() else 0
    if what == "nth" and not number:
        short = LAST_LETTER
    if what == "answered":
        short, mark = ANSWERS[deed.value], "wrong" if deed.value == "no" else "good"
    args = {"number": number, "most": SPEARS}
    text = Say(short.text, {key: value for key, value in args.items() if f"{{{key}}}" in short.text})
    return Glance(text, mark, _picture(after, kind, what, deed, deeds), what)


def _picture(after: Position, kind: str, what: str, deed: Deed, deeds: Sequence[Deed]) -> Picture:
    owner, _, which = deed.value.partition(":")
    number = int(deed.value) if deed.value.isdigit() else 0
    match kind:
        case "spear":
            return Picture(kind, number=after.spears, most=SPEARS, steps=_steps(deeds))
        case "steps":
            climbed = {seat: number for seat in after.seats if seat != deed.seat}
            return Picture(kind, value=what, steps=climbed)
        case "cave":
            return Picture(kind, value=CAVES[what], seat=deed.seat, number=number)
        case "verdict" | "riddle" | "letter" if which.isdigit():
            return Picture(kind, seat=owner, value=what, number=int(which))
        case "letter" | "curse":
            return Picture(kind, seat=deed.seat, number=number)
        case "answer":
            return Picture(kind, value=deed.value, seat=deed.seat)
    return Picture(kind, seat=deed.seat)


def _steps(deeds: Sequence[Deed]) -> dict[str, int]:
    """Tell how far each hat goes by a solved riddle, and at the end."""
    found: dict[str, int] = {}
    for deed in deeds:
        if deed.what in ("reward", "modelled", "penalty"):
            change = -int(deed.value) if deed.what == "penalty" else int(deed.value)
            found[deed.seat] = found.get(deed.seat, 0) + change
    return found


def slip(illegal: Verdict) -> Glance | None:
    """Tell what was not right."""
    said = SLIPS.get(illegal.reason)
    return Glance(said, "wrong") if said else None
