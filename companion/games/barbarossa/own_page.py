"""A seat's own page: its words, the letters and attempts that are its business, and how texts are given.

Knows: what `hidden.yours` gives one seat. Refuses to know: what anybody may see, and languages. A sentence of
this module is for that seat's eyes alone; nothing in it reaches a verdict, a log or a state.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from companion.core.model.capabilities import Confided, Prompts, Sign
from companion.core.model.inputs import Awaited, Input
from companion.core.model.types import Say, say_plural
from companion.games.barbarossa import next_inputs, word_list
from companion.games.barbarossa.hidden import yours
from companion.games.barbarossa.likeness import Likeness, letters
from companion.games.barbarossa.pictures import PICTURES
from companion.games.barbarossa.place_names import Args, tell_riddle
from companion.games.barbarossa.prompts import LABELS, label
from companion.games.barbarossa.state import LAST, SPEARS_EACH, Phase, Position, State

OWN: Mapping[str, bool] = MappingProxyType(
    {"word": True, "ready": True, "rethink": False, "tell": True, "guess": True, "verdict": True}
)
"""Said on the own page: what is secret, and what nobody should say before having looked there."""
WORDS, GOT, GAVE = Say("My words"), Say("Letters told to me"), Say("Letters I have told")
TRIED, JUDGED = Say("My attempts"), Say("Attempts at my riddles")
VERDICTS: Mapping[str, Say] = {
    "": Say("Not judged yet"),
    **{verdict: LABELS[f"verdict:{verdict}"] for verdict in next_inputs.VERDICTS},
}
ON_PAPER = Say("On paper")
SPECIAL: Mapping[str, str] = {"de": "ÄÖÜß", "fr": "ÀÂÇÈÉÊËÎÏÔŒÙÛ", "it": "ÀÈÉÌÒÙ", "es": "ÁÉÍÑÓÚÜ"}
"""Letters that a language has besides A to Z."""
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def confides(state: State, seat: str) -> tuple[Confided, ...]:
    """Return all that a seat alone may know.

    Words, letters, attempts, and what goes with what it is asked.
    """
    if seat not in state.position.seats:
        return ()
    own = yours(state, seat)
    return (*_now(state.position, seat, own), *_words(own), *_letters(seat, own), *_attempts(seat, own))


def prompts(position: Position, awaited: Awaited, language: str) -> Prompts:
    """Tell what goes with a text of one's own; it depends on no secret."""
    send = label(position, Input(awaited.word))
    if awaited.word == "word":
        listed = word_list.words(language)
        lists = tuple((word_list.CATEGORIES[name], texts) for name, texts in listed.items())
        return Prompts(send, ((Input("word"), ON_PAPER),), lists, only=not position.options.free_words)
    if awaited.word == "tell":
        alphabet = tuple(ALPHABET + SPECIAL.get(language, ""))
        besides = (
            (Input("tell", next_inputs.NONE), Say("There is none there")),
            (Input("tell"), Say("I have whispered it")),
        )
        return Prompts(send, besides, ((Say("Letters"), alphabet),))
    return Prompts(send, ((Input(awaited.word), ON_PAPER),))


def revealed(state: State) -> Iterator[Sign]:
    """Yield what the end unveils: each seat's row, the furthest hat first, and each riddle with its word."""
    position = state.position
    for seat in sorted(position.seats, key=lambda seat: -position.of(position.hats, seat)):
        solved = sum(seat in riddle.solvers for riddle in position.riddles)
        step, goal = position.of(position.hats, seat), position.board.steps
        yield Sign("score", "", seat, str(solved), picture=PICTURES["hat"], count=step, most=goal)
    for riddle in position.riddles:
        if riddle.owner in position.seats:
            word = yours(state, riddle.owner)["words"].get(riddle.name, "")
            shown = Say("{name}", {"name": word}) if word else ON_PAPER
            spears = len(riddle.solvers)
            yield Sign(
                "word", "", riddle.owner, str(riddle.number), shown, PICTURES["spear"], spears, SPEARS_EACH
            )


# --- what belongs to what is asked now ---------------------------------------------------------


def _now(position: Position, seat: str, own: dict[str, Any]) -> Iterator[Confided]:
    now = position.now
    if any(each.word == "ready" and seat in each.seats for each in next_inputs.expects(position)):
        yield from (line._replace(now=True) for line in _words(own))
    if asked := own.get("asked"):
        yield Confided(_asked(asked, own["words"].get(asked["riddle"], "")), GAVE, now=True)
    if now.phase is Phase.VERDICT and position.owner(now.riddle) == seat and own["attempts"]:
        last = own["attempts"][-1]
        yield Confided(_put(last, own["words"].get(last["riddle"], "")), JUDGED, now=True)
    if now.phase is Phase.GUESS and now.seat == seat:
        yield from (
            Confided(_got(each), GOT, now=True)
            for each in own["letters"]
            if each["riddle"] == now.riddle and each["by"] == seat
        )


def _asked(asked: dict[str, Any], word: str) -> Say:
    """Say that a letter of this seat's riddle is wanted; the noted word says which it is."""
    args: Args = {"who": asked["by"], "which": _which(asked["nth"]), "number": _number(asked["riddle"])}
    wanted = Say("{who} wants to know of your riddle {number}: {which}.", args)
    if not word:
        return _both(wanted, Say("Look at your paper."))
    if not asked["nth"]:
        return _both(wanted, Say("Your word is {word}. Choose any of its letters.", {"word": word}))
    if not asked["right"]:
        short = say_plural(
            "Your word is {word}: it has only {count} letter.",
            "Your word is {word}: it has only {count} letters.",
            {"word": word, "count": len(letters(word))},
        )
        return _both(wanted, short)
    return _both(wanted, Say("In {word} that is {letter}.", {"word": word, "letter": asked["right"]}))


def _put(attempt: dict[str, Any], word: str) -> Say:
    """Return an attempt that this seat is to judge.

    How it compares with the noted word is advice (B11, B12).
    """
    args: Args = {"who": attempt["by"], "number": _number(attempt["riddle"])}
    if not attempt["text"]:
        return _both(Say("{who} shows you an attempt on paper: riddle {number}.", args), _own_word(word))
    written = Say("{who} has written for riddle {number}: {word}.", args | {"word": attempt["text"]})
    match attempt.get("likeness"):
        case None:
            return _both(written, _own_word(word))
        case Likeness.SAME.value if attempt["text"] == word:
            return _both(written, Say("That is your word."))
        case Likeness.SAME.value:
            return _both(written, Say("That is your word {word}, only written otherwise.", {"word": word}))
        case Likeness.NEAR.value:
            return _both(
                written,
                Say(
                    "That is nearly your word {word}: a slip of the pen, or one and many? You decide.",
                    {"word": word},
                ),
            )
    return _both(
        written,
        Say("Your word is {word}. Does the attempt mean the same thing? You decide.", {"word": word}),
    )


def _own_word(word: str) -> Say:
    return Say("Your word is {word}.", {"word": word}) if word else Say("Look at your paper.")


# --- what a seat has noted, heard and written --------------------------------------------------


def _words(own: dict[str, Any]) -> Iterator[Confided]:
    for name, word in own["words"].items():
        args: Args = {"number": _number(name), "word": word or ON_PAPER}
        yield Confided(Say("Riddle {number}: {word}", args), WORDS)


def _letters(seat: str, own: dict[str, Any]) -> Iterator[Confided]:
    yield from (Confided(_got(each), GOT) for each in own["letters"] if each["by"] == seat)
    yield from (Confided(_gave(each), GAVE) for each in own["letters"] if each["by"] != seat)


def _got(each: dict[str, Any]) -> Say:
    args: Args = {"riddle": tell_riddle(each["riddle"]), "which": _which(each["nth"])}
    return Say("{which} of {riddle}: {letter}.", args | {"letter": _letter(each["letter"])})


def _gave(letter: dict[str, Any]) -> Say:
    """Return a letter that this seat has told; the noted word says where it should have been another one."""
    args: Args = {
        "who": letter["by"],
        "number": _number(letter["riddle"]),
        "which": _which(letter["nth"]),
        "letter": _letter(letter["letter"]),
    }
    line = Say("To {who}, riddle {number}, {which}: {letter}.", args)
    if "right" not in letter:
        return line
    if not letter["right"]:
        return Say("{told} Careful: your word has none there.", {"told": line})
    return Say("{told} Careful: your word has {letter} there.", {"told": line, "letter": letter["right"]})


def _attempts(seat: str, own: dict[str, Any]) -> Iterator[Confided]:
    for attempt in own["attempts"]:
        if attempt["by"] == seat:
            args: Args = {"riddle": tell_riddle(attempt["riddle"])}
            yield Confided(Say("For {riddle}: {word}. {verdict}.", args | _judged(attempt)), TRIED)
    for attempt in own["attempts"]:
        if attempt["by"] != seat and attempt["verdict"]:
            args = {"who": attempt["by"], "number": _number(attempt["riddle"])}
            line = Say("{who}, riddle {number}: {word}. {verdict}.", args | _judged(attempt))
            yield Confided(_doubted(line, attempt, own["words"].get(attempt["riddle"], "")), JUDGED)


def _judged(each: dict[str, Any]) -> Args:
    return {"word": each["text"] or ON_PAPER, "verdict": VERDICTS[each["verdict"]]}


def _doubted(line: Say, each: dict[str, Any], word: str) -> Say:
    """Point out a verdict that differs from the noted word; it counts all the same (B11)."""
    likeness = each.get("likeness")
    if each["verdict"] == "right" and likeness == Likeness.DIFFERENT.value:
        return Say("{told} Careful: your word is {word}.", {"told": line, "word": word})
    if each["verdict"] != "right" and likeness == Likeness.SAME.value:
        return Say("{told} Careful: that is your word.", {"told": line})
    return line


def _which(nth: int) -> Say:
    if nth == LAST:
        return Say("the last letter")
    return Say("letter {number}", {"number": nth}) if nth else Say("any letter")


def _letter(text: str) -> str | Say:
    return Say("there is none there") if text == next_inputs.NONE else (text or Say("whispered"))


def _number(riddle: str) -> int:
    return int(riddle.partition(":")[2])


def _both(one: Say, more: Say) -> Say:
    return Say("{one} {more}", {"one": one, "more": more})
