"""A seat's own page: which lines it has, what is pointed out to the modeller alone, how texts are given."""

from __future__ import annotations

import pytest

from companion.core.model.inputs import Awaited
from companion.core.model.types import Say
from companion.games.barbarossa import GAME
from companion.games.barbarossa.state import State
from companion.words.i18n import translator
from tests.games.barbarossa.players.games import after, begun, came, playing

NAMES = {"red": "Mia", "green": "Opa", "yellow": "Ben", "blue": "Lea"}


def lines(state: State, seat: str, *, now: bool = False) -> list[str]:
    """What this seat is told, in English, players for seats."""
    return [english(each.text) for each in GAME.confides(state, seat) if each.now == now]


def english(say: Say) -> str:
    return translator("en")(say.fill({key: _player(key, value) for key, value in say.args.items()}))


def _player(key: str, value: str | int | Say) -> str | int:
    if isinstance(value, Say):
        return english(value)
    return NAMES.get(str(value), value) if key in ("who", "other") else value


def asked(state: State, word: str) -> Awaited:
    return next(each for each in GAME.expects(state) if each.word == word)


def test_own_words_are_listed_and_those_on_paper_too() -> None:
    state = after(begun(free_words=True), "red> word:Zauberhut", "red> word")
    assert lines(state, "red") == ["Riddle 1: Zauberhut", "Riddle 2: On paper"]
    assert lines(state, "green") == lines(state, "blue") == []


def test_the_words_stand_beside_the_question_whether_they_are_right() -> None:
    state = after(begun(free_words=True), "red> word:Zahn", "red> word:Eule")
    assert not lines(state, "red", now=True)
    state = after(state, "red> word")
    assert lines(state, "red", now=True) == ["Riddle 1: Zahn", "Riddle 2: Eule", "Riddle 3: On paper"]
    assert not lines(state, "green", now=True)
    assert not lines(after(state, "red> ready"), "red", now=True)


@pytest.mark.parametrize(
    ("guess", "advice"),
    [
        ("Ritter", "That is your word."),
        ("RITTER", "That is your word Ritter, only written otherwise."),
        ("Riter", "That is nearly your word Ritter: a slip of the pen, or one and many? You decide."),
        ("Pferd", "Your word is Ritter. Does the attempt mean the same thing? You decide."),
    ],
)
def test_an_attempt_is_compared_for_its_modeller_alone(guess: str, advice: str) -> None:
    state = after(came("riddle"), "stop", "attempt:green:1", f"guess:{guess}")
    assert lines(state, "green", now=True) == [f"Mia has written for riddle 1: {guess}. {advice}"]
    assert lines(state, "red") == [
        "Riddle 1: Zahn",
        "Riddle 2: Anker",
        "Riddle 3: Eule",
        f"For riddle 1 by Opa: {guess}. Not judged yet.",
    ]
    assert not any(lines(state, "red", now=True))
    assert guess not in " ".join(lines(state, "yellow") + lines(state, "yellow", now=True))


def test_a_verdict_against_the_noted_word_counts_and_is_pointed_out_to_the_modeller_alone() -> None:
    said = after(came("riddle"), "stop", "attempt:green:1", "guess:Pferd", "green> verdict:right")
    assert lines(said, "green")[-1] == "Mia, riddle 1: Pferd. Right. Careful: your word is Ritter."
    assert lines(said, "red")[-1] == "For riddle 1 by Opa: Pferd. Right."
    denied = after(came("riddle"), "stop", "attempt:green:1", "guess:ritter", "green> verdict:wrong")
    assert lines(denied, "green")[-1] == "Mia, riddle 1: ritter. Wrong. Careful: that is your word."
    assert lines(denied, "red")[-1] == "For riddle 1 by Opa: ritter. Wrong."


@pytest.mark.parametrize(
    ("nth", "question", "told", "learnt", "given"),
    [
        ("2", "letter 2. In Ritter that is I.", "i", "I", "letter 2: I."),
        ("2", "letter 2. In Ritter that is I.", "", "whispered", "letter 2: whispered."),
        ("last", "the last letter. In Ritter that is R.", "R", "R", "the last letter: R."),
        ("9", "letter 9. Your word is Ritter: it has only 6 letters.", "-", "there is none there", ""),
        (
            "1",
            "letter 1. In Ritter that is R.",
            "-",
            "there is none there",
            "Careful: your word has R there.",
        ),
        ("9", "letter 9. Your word is Ritter: it has only 6 letters.", "E", "E", "your word has none there."),
    ],
)
def test_a_letter_is_told_to_the_asker_alone(
    nth: str, question: str, told: str, learnt: str, given: str
) -> None:
    state = after(playing(), "curse:red", "demand:green:1", f"nth:{nth}")
    assert lines(state, "green", now=True) == [f"Mia wants to know of your riddle 1: {question}"]
    after_it = after(state, f"green> tell:{told}" if told else "green> tell")
    which = "the last letter" if nth == "last" else f"letter {nth}"
    assert lines(after_it, "red")[-1] == f"{which} of riddle 1 by Opa: {learnt}."
    assert lines(after_it, "green")[-1].endswith(given)
    assert lines(after_it, "yellow") == lines(playing(), "yellow")


def test_whoever_writes_an_attempt_is_reminded_of_the_letters_of_that_riddle() -> None:
    state = after(playing(), "curse:red", "demand:green:1", "nth:2", "green> tell:I", "curse:red")
    assert lines(after(state, "attempt:green:1"), "red", now=True) == ["letter 2 of riddle 1 by Opa: I."]
    assert lines(after(state, "attempt:green:2"), "red", now=True) == []


def test_fields_have_the_word_list_and_the_alphabet_of_the_language() -> None:
    word = GAME.prompts(begun(), asked(begun(), "word"), "de")
    assert word.only
    assert any("Drache" in texts for _, texts in word.lists)
    free = begun(free_words=True)
    assert not GAME.prompts(free, asked(free, "word"), "it").only
    state = after(playing(), "curse:red", "demand:green:1", "nth:2")
    tell = GAME.prompts(state, asked(state, "tell"), "es")
    assert "Ñ" in tell.lists[0][1]
    assert [str(given) for given, _ in tell.besides] == ["tell:-", "tell"]


@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "es"])
def test_every_line_can_be_said_in_every_language(language: str) -> None:
    state = after(came("riddle"), "stop", "attempt:green:1", "guess:Riter")
    told = [translator(language)(each.text) for each in GAME.confides(state, "green")]
    assert any("Ritter" in line and "Riter" in line for line in told)
