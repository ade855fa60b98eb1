"""What may come next, judged by what everybody can see, and why an input is refused.

Knows: whose task it is and what it waits for. Refuses to know: words, letters and attempts; only a `Position`
comes in, so that neither a refusal nor what is awaited can give one away. What an input leads to is in
`rules`.

The words; a riddle is called by its owner and number, as ``green:2``:

    word:...              a seat notes its next word, in secret; without a text it stands on paper
    rethink               it throws its words away and begins again
    ready  placed         its words are final; its figures stand on the table and stay as they are (BR-03)
    begins:red            who begins (BR-04)
    die:4  elf:3          the number rolled, or so many elf stones paid (BR-05)
    wizard:cave:5         the wizard stands in the cave where it must end (BR-07)
    ask:green:2           the active player asks about a riddle, aloud; may be left out where an answer is
    told answer:no             its modeller answers (BR-12)
    unfair                the question was not allowed and counts as not asked (BR-13)
    stop                  the round, or the whole dwarf's letter, is forgone (B6)
    demand:green:2        a letter of that riddle is wanted (BR-10, BR-19, BR-25)
    nth:3  nth:last       which one (B7)
    tell:A                the modeller tells it, to the asker alone; "-" where there is none; without
                          a text it is whispered or written
    attempt:green:2       that riddle is going to be solved
    guess:...             the attempt, to the modeller alone; without a text it is written on paper (BR-15)
    verdict:right         what the modeller says to it
    spear                 the solver has taken a spear from the rack (where it has sensors)
    curse:red             that seat hands in a curse stone (BR-19)
    first:green           curses came at the same time, and that seat rolled higher (BR-21)
"""

import unicodedata
from collections.abc import Iterable, Iterator

from companion.core.model.inputs import BOARD, DIE, SAID, STOP, Awaited, Input, Refused
from companion.games.barbarossa.state import BEFORE, Phase, Position, Riddle

ANSWERS = ("yes", "no", "maybe", "unclear")
"""BR-12."""
VERDICTS = ("right", "wrong", "close")
"""BR-15."""
FACES = (1, 2, 3, 4, 5, 6)
"""Of the die."""
MOST_NTH = 20
"""The highest number of a letter that may be asked for."""
LAST_LETTER = "last"
MOST_TEXT = 40
"""Characters of a word or an attempt at most."""
NONE = "-"
"""Told instead of a letter where the word has none at that place."""
WORDS = (
    *("answer", "ask", "attempt", "begins", "curse", "demand", DIE, "elf", "first", "guess", "nth", "placed"),
    *("ready", "rethink", "spear", STOP, "tell", "unfair", "verdict", "wizard", "word"),
)
FREE = frozenset({"word", "guess", "tell"})
"""The words whose value is a text of somebody's own, and secret."""
OVER = Refused("game-over", "BR-22")
WORDS_MISSING = Refused("words-missing", "BR-03")


def expects(position: Position) -> tuple[Awaited, ...]:
    """Tell what may come next, most wanted first; nothing once the game is over."""
    return (*_task(position), *_curses(position))


def _task(position: Position) -> Iterator[Awaited]:  # noqa: PLR0912 - one case for each phase
    now, mine = position.now, (position.now.seat,)
    match now.phase:
        case Phase.WORDS:
            yield from _words(position)
        case Phase.MODEL:
            yield Awaited("placed", tuple(s for s in position.everybody if s not in position.done))
        case Phase.BEGIN:
            yield Awaited("begins", position.everybody, tuple(sorted(position.seats)))
        case Phase.TURN:
            yield Awaited(DIE, mine, tuple(map(str, FACES)))
            if stones := payable(position):
                yield Awaited("elf", mine, tuple(sorted(map(str, stones))))
        case Phase.MOVE:
            yield Awaited(
                "wizard", mine, (cave_name(target(position)),), BOARD if shows_move(position) else SAID
            )
        case Phase.ROUND:
            yield from _round(position)
        case Phase.DWARF:
            yield Awaited("demand", mine, _names(position.others(now.seat)))
            yield Awaited(STOP, mine)  # a letter may be left; `may_stop` is about questions (B6)
        case Phase.NTH:
            yield Awaited("nth", mine, tuple(sorted((*map(str, range(1, MOST_NTH + 1)), LAST_LETTER))))
        case Phase.TELL:
            owner = position.owner(now.riddle)
            yield Awaited("tell", (owner,), secret=(owner, now.seat), most=1)
        case Phase.GUESS:
            yield Awaited("guess", mine, secret=(now.seat, position.owner(now.riddle)), most=MOST_TEXT)
        case Phase.VERDICT:
            yield Awaited("verdict", (position.owner(now.riddle),), VERDICTS)
        case Phase.SPEAR:
            yield Awaited("spear", mine, source=BOARD)
        case Phase.CURSE:
            if riddles := position.open_for(now.seat):
                yield Awaited("attempt", mine, _names(riddles))
            yield Awaited("demand", mine, _names(position.others(now.seat)))
            if position.waiting:
                yield Awaited("first", position.everybody, tuple(sorted(position.waiting)))


def _words(position: Position) -> Iterator[Awaited]:
    """Yield each seat notes its words for itself; nobody else may learn them."""
    yield from (
        Awaited("word", (seat,), secret=(seat,), most=MOST_TEXT)
        for seat in position.everybody
        if position.of(position.chosen, seat) < position.each
    )
    full = [seat for seat in position.everybody if position.of(position.chosen, seat) == position.each]
    if ready := tuple(seat for seat in full if seat not in position.done):
        yield Awaited("ready", ready)
    for seat in position.everybody:
        if position.of(position.chosen, seat) and seat not in position.done:  # nobody else throws them away
            yield Awaited("rethink", (seat,), secret=(seat,))


def _round(position: Position) -> Iterator[Awaited]:
    now, mine = position.now, (position.now.seat,)
    others = tuple(seat for seat in position.everybody if seat != now.seat)
    if now.riddle:
        owner = position.owner(now.riddle)
        yield Awaited("answer", (owner,), ANSWERS)
        yield Awaited("unfair", (owner, *(seat for seat in position.everybody if seat != owner)))
        return
    yield Awaited("ask", mine, _names(position.others(now.seat)))
    yield Awaited("answer", others, ANSWERS)
    if now.round == 2 and (riddles := position.open_for(now.seat)):
        yield Awaited("attempt", mine, _names(riddles))
    if may_demand(position):
        yield Awaited("demand", mine, _names(position.others(now.seat)))
    if position.options.may_stop:
        yield Awaited(STOP, mine)


def _curses(position: Position) -> Iterator[Awaited]:
    """Yield a curse of each seat that may curse, the first in the round first.

    By hand, where the tray has sensors.

    Nobody hands in a stone of somebody else's.
    """
    yield from (
        Awaited("curse", (seat,), (seat,), BOARD if position.options.sensed_curses else SAID)
        for seat in position.everybody
        if refused_curse(position, seat) is None
    )


def payable(position: Position) -> tuple[int, ...]:
    """Tell how many elf stones whoever is to move may pay (BR-06, B8)."""
    stones = position.of(position.elves, position.now.seat)
    return tuple(range(0 if position.options.may_stay and stones else 1, stones + 1))


def target(position: Position) -> int:
    """Return the cave, from 0, where the wizard to move must end (BR-07)."""
    now = position.now
    return position.board.ahead(position.of(position.wizards, now.seat), now.steps)


def cave_name(cave: int) -> str:
    """Return the spot of a cave."""
    return f"cave:{cave + 1}"


def shows_move(position: Position) -> bool:
    """Tell whether sensors under the caves can see the wizard move: it was alone, or will be."""
    here, there = position.of(position.wizards, position.now.seat), target(position)
    alone = position.wizards.count(here) == 1 or there not in position.wizards
    return position.options.sensed_caves and here != there and alone


def may_demand(position: Position) -> bool:
    """Tell whether a letter may be demanded instead of all else in round two (BR-25)."""
    now = position.now
    return position.options.letter_round and now.round == 2 and not now.asked


def refused_curse(position: Position, seat: str) -> Refused | None:
    """Tell why a seat cannot curse now; None where it can (BR-19 to BR-21, B9, B10)."""
    if position.winners:
        return OVER
    if position.phase in BEFORE:
        return Refused("too-early", "BR-19")
    if seat not in position.seats or not position.of(position.curses, seat):
        return Refused("no-curse-stone", "BR-21")
    if position.round_two:
        return Refused("round-two", "BR-20")
    cursing = len(position.tasks) > 1
    if cursing and not position.options.queue_curses:
        return Refused("curse-running", "B9")
    if seat in position.waiting or (cursing and position.now.seat == seat):
        return Refused("cursing-already", "B9")
    if not position.options.curse_before_move and position.tasks[0].phase in (Phase.TURN, Phase.MOVE):
        return Refused("wizard-first", "B10")
    return None


def refused(position: Position, given: Input, seat: str) -> Refused | None:
    """Tell why an input cannot be taken now; None where it can. Of a text only the length is judged here.

    ``seat``: who gives it; empty: whoever is waited for.
    """
    if given.word not in WORDS:
        return Refused("no-input", "")
    if position.phase is Phase.OVER:
        return OVER
    if given.word == "curse":
        stranger = seat not in ("", given.value)
        return Refused("not-your-stone", "BR-19") if stranger else refused_curse(position, given.value)
    if given.word == "rethink" and position.phase is Phase.WORDS and seat in position.done:
        return Refused("words-fixed", "BR-03")
    every = [one for one in expects(position) if one.word == given.word]
    mine = [one for one in every if not seat or seat in one.seats]
    if not every:
        return _not_now(position, given)
    if not mine:
        return _not_yours(position, given, seat, every)
    if given.word in FREE:
        return _refused_text(given)
    values = mine[0].values
    return _no_value(position, given) if (given.value not in values if values else given.value) else None


def _refused_text(given: Input) -> Refused | None:
    if len(given.value) > MOST_TEXT or not (given.value.isprintable()):
        return Refused("too-long", "BR-03" if given.word == "word" else "BR-15")
    text = unicodedata.normalize("NFC", given.value.strip())
    if given.word == "tell" and text not in ("", NONE) and not (len(text) == 1 and text.isalnum()):
        return Refused("one-letter", "BR-10")
    return None


def _not_yours(position: Position, given: Input, seat: str, every: Iterable[Awaited]) -> Refused:
    """Refuse, since somebody else is waited for."""
    if given.word == "ready" and seat in position.seats and seat not in position.done:
        return WORDS_MISSING
    if given.word in ("answer", "tell", "verdict"):
        rules = {"answer": "BR-12", "tell": "BR-10", "verdict": "BR-15"}
        return Refused("only-modeller", rules[given.word])
    if given.word in ("word", "ready", "placed"):
        return Refused("done-already", "BR-03")
    assert all(seat not in one.seats for one in every)
    return Refused("not-your-turn", "BR-05")


def _not_now(position: Position, given: Input) -> Refused:
    """Tell why nobody may say this word now."""
    now = position.now
    if len(position.tasks) > 1 and given.word in (DIE, "elf", "wizard", "ask", "answer", STOP):
        return Refused("curse-first", "BR-19")
    match given.word:
        case "ready" if now.phase is Phase.WORDS:
            return WORDS_MISSING
        case "word" | "rethink" | "ready" if now.phase is not Phase.WORDS:
            return Refused("words-fixed", "BR-03")
        case "elf" if now.phase is Phase.TURN:
            return Refused("must-roll", "BR-06")
        case "die" | "elf" if now.phase is Phase.MOVE:
            return Refused("never-both", "BR-05")
        case "wizard" if now.phase is Phase.TURN:
            return Refused("no-roll", "BR-05")
        case "attempt" if now.phase is Phase.ROUND and now.round == 1:
            return Refused("round-one", "BR-11")
        case "attempt" | "demand" | "ask" if now.phase is Phase.ROUND and now.riddle:
            return Refused("answer-first", "BR-12")
        case "demand" if now.phase is Phase.ROUND:
            variant = position.options.letter_round and now.round == 2
            return Refused("asked-already" if variant else "no-letter-now", "BR-25")
        case "stop" if now.phase is Phase.ROUND and now.riddle:
            return Refused("answer-first", "BR-12")
        case "stop" if now.phase is Phase.ROUND:
            return Refused("go-on", "B6")
        case "spear":
            return Refused("no-solution", "BR-17")
    return Refused("not-now", "")


def _no_value(position: Position, given: Input) -> Refused:
    """Tell why the word may be said, but not with this value."""
    now = position.now
    if given.word in ("ask", "attempt", "demand"):
        return _no_riddle(position, given.value, now.seat)
    match given.word:
        case "elf":
            zero = given.value == "0"
            return Refused("at-least-one", "B8") if zero else Refused("too-few-stones", "BR-06")
        case "die":
            return Refused("no-face", "BR-05")
        case "wizard":
            return Refused("wrong-cave", "BR-07")
        case "nth":
            return Refused("no-number", "BR-10")
    return Refused("no-value", "")


def _no_riddle(position: Position, name: str, seat: str) -> Refused:
    if (riddle := position.riddle(name)) is None or riddle.owner not in position.seats:
        return Refused("no-riddle", "BR-16")
    if riddle.owner == seat:
        return Refused("own-riddle", "BR-16")
    return Refused("solved-by-you", "BR-16") if seat in riddle.solvers else Refused("solved-twice", "B13")


def _names(riddles: Iterable[Riddle]) -> tuple[str, ...]:
    return tuple(sorted(each.name for each in riddles))
