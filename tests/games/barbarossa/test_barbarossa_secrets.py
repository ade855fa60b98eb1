"""Nobody learns what is another's: random games with words that can be searched for."""

from __future__ import annotations

import inspect
import json
import random
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any

import pytest

from companion.core.model.commands import Given
from companion.core.model.errors import PositionError
from companion.core.model.game import Try
from companion.core.model.inputs import Awaited, Input, Refused, Taken
from companion.core.model.types import Say
from companion.games.barbarossa import (
    GAME,
    board,
    lit_spots,
    next_inputs,
    place_names,
    prompts,
    sentences,
    stairs,
)
from companion.games.barbarossa.state import Secret, State
from tests.games.barbarossa.players.games import FOUR, THREE, after, begun, came, playing, with_
from tests.games.barbarossa.players.player import anything, played, sensible, some_options
from tests.table import Table

MARK = "Qx"
"""What each secret text in these games begins with; no sentence and no key has it."""
LETTERS = "ЖЩЮЯФДЪЫЭЦЧШ"
"""Letters that nothing else is written with."""
PUBLIC = (prompts, next_inputs, place_names, lit_spots, stairs, board, sentences)
"""The modules that no secret comes into."""


class Marked:
    """Writes texts that can be searched for, and remembers who may read each."""

    def __init__(self) -> None:
        self.may: dict[str, set[str]] = {}
        self.count = 0

    def __call__(self, _state: State, seat: str, one: Awaited) -> str:
        self.count += 1
        text = f"{MARK}{self.count}z"
        if one.word == "tell":
            text = LETTERS[self.count % len(LETTERS)]
        self.may.setdefault(text, set()).update(one.secret)
        assert seat in one.secret
        return text


def rendered(say: Say) -> str:
    """A sentence with all that goes into it."""
    return json.dumps([say.text, {k: rendered(v) if isinstance(v, Say) else v for k, v in say.args.items()}])


def everything(state: State, given: Input, taken: Taken[State]) -> Iterator[str]:
    """All that is made of a step and may leave for everybody's eyes."""
    yield repr((state, taken))
    for each in (state, taken.position):
        yield json.dumps(GAME.public(each, over=False), ensure_ascii=False)
        yield repr((GAME.expects(each), GAME.footprints(each), GAME.beside(each), GAME.outcome(each)))
        yield repr((GAME.shows(each, taken.deeds), GAME.signs(each)))
        yield repr((GAME.picture(each), GAME.kinds(each, GAME.picture(each)), GAME.standing(each)))
        for one in GAME.expects(each):
            yield rendered(GAME.ask(each, one))
            yield from (rendered(GAME.label(each, possible)) for possible in one.inputs())
    yield json.dumps([deed.to_json() for deed in taken.deeds], ensure_ascii=False)
    yield rendered(GAME.tell(state, given, taken))
    yield rendered(GAME.label(state, given))
    picture = GAME.picture(state)
    illegal = GAME.judge(state, Try(picture, picture ^ 1, (), ()))
    yield repr(illegal) + rendered(GAME.why(state, illegal.reason, illegal.rule))


def refusals(state: State) -> Iterator[str]:
    """What is answered to inputs that nobody may give now, and to positions that cannot be."""
    for word in sorted(GAME.words):
        for seat in ("", *FOUR):
            answer = GAME.hear(state, Input(word, "1"), seat)
            if isinstance(answer, Refused):
                yield repr(answer) + rendered(GAME.why(state, answer.reason, answer.rule))
    data = GAME.dump(state)
    seat = state.position.seats[0]
    broken: list[dict[str, Any]] = [
        {"tasks": []},
        {"hidden": {}},
        {"hidden": {seat: {"words": data["hidden"]}}},
    ]
    for wrong in broken:
        with pytest.raises(PositionError) as caught:
            GAME.load({**data, **wrong})
        yield str(caught.value)


@pytest.mark.slow
@pytest.mark.sampled("choose, seed", [(anything, 3), (sensible, 0), (anything, 0), (sensible, 1)], sample=2)
def test_no_secret_text_reaches_other_eyes(seed: int, choose: Any) -> None:
    chance, texts = random.Random(seed), Marked()
    state = GAME.setup("classic", (THREE, FOUR)[seed % 2], some_options(chance))
    hits = 0
    for before, (_seat, given, taken) in played(state, chance, texts, choose):
        marks = {MARK, *LETTERS}
        for leaving in everything(before, given, taken):
            assert not any(mark in leaving for mark in marks), (given, leaving)
        if chance.random() < 0.05:
            assert not any(mark in line for line in refusals(taken.position) for mark in marks)
        for seat in taken.position.position.seats:
            shown = json.dumps(GAME.public(taken.position, over=False, seat=seat), ensure_ascii=False)
            mine = {text for text, seats in texts.may.items() if seat in seats}
            shown += "".join(rendered(each.text) for each in GAME.confides(taken.position, seat))
            strange = set(texts.may) - mine
            hits += any(f'"{text}"' in shown for text in mine)
            assert not any(f'"{text}"' in shown for text in strange), seat
        state = taken.position
    assert hits  # the test can see secrets where they may be seen
    assert GAME.public(state, over=True) == GAME.dump(state)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_public_does_not_depend_on_words_letters_and_attempts(seed: int) -> None:
    """The same game with other texts is the same game for everybody's eyes."""
    chance = random.Random(seed)
    options = some_options(chance)
    state = other = GAME.setup("classic", FOUR, options)
    for before, (seat, given, taken) in played(state, chance, lambda *_: "a", sensible):
        free = given.word in ("word", "guess", "tell")
        changed = Input(given.word, {"tell": "b"}.get(given.word, f"other {seed}")) if free else given
        assert GAME.expects(other) == GAME.expects(before)
        answer = GAME.hear(other, changed, seat)
        assert isinstance(answer, Taken)
        assert (answer.deeds, answer.ends) == (taken.deeds, taken.ends)
        assert GAME.tell(other, changed, answer) == GAME.tell(before, given, taken)
        assert GAME.public(answer.position, over=False) == GAME.public(taken.position, over=False)
        other = answer.position
    assert other.position.winners


@pytest.mark.parametrize("module", PUBLIC, ids=lambda module: module.__name__.rpartition(".")[2])
def test_modules_that_tell_everybody_know_no_secret(module: ModuleType) -> None:
    names = vars(module)
    assert not {"State", "Secret", "Letter", "Attempt", "hidden"} & set(names)
    for function in (each for each in names.values() if inspect.isfunction(each)):
        hints = [str(each.annotation) for each in inspect.signature(function).parameters.values()]
        assert not any("State" in hint or "Secret" in hint for hint in hints), function


def test_what_is_public_can_be_edited_and_read_again_with_what_is_hidden() -> None:
    state = after(playing(), "curse:red", "attempt:green:1", "guess:Ritter")
    shown, whole = GAME.public(state, over=False), GAME.dump(state)
    assert {key: whole[key] for key in shown} == shown
    assert set(whole) - set(shown) == {"hidden"}


def test_the_text_of_secrets_gives_nothing_away() -> None:
    state = after(playing(), "curse:red", "attempt:green:1", "guess:Ritter")
    assert "Ritter" in str(GAME.dump(state))
    for value in (state, state.secret("green"), *state.secret("green").attempts, Secret(("Ritter",))):
        assert "Ritter" not in repr(value)
        assert "Ritter" not in str(value)


def test_br_15_an_attempt_is_in_no_log_and_no_verdict_but_that_there_was_one_is() -> None:
    given = Given(2000, Input("guess", "Ritter"), "red")
    assert "Ritter" not in repr(given) + repr(Taken(given.input, ()))
    at_the = Table(after(playing(), "curse:red", "attempt:green:1"), game=GAME)
    at_the.until(1999)
    assert at_the.tell(given)
    (said,) = at_the.session.dialogue.verdicts[-1:]
    assert (said.move, [deed.what for deed in said.deeds]) == ("guess:?", ["guessed"])


def test_a_word_is_refused_for_its_own_sake_alone() -> None:
    """Whether a word stands in the list depends on nothing that others have chosen."""
    empty, full = begun(), after(begun(), "green> word:Zahn", "green> word:Mond")
    for text in ("Zahn", "Qxz"):
        one, other = (GAME.hear(state, Input("word", text), "red") for state in (empty, full))
        assert isinstance(one, Taken) == isinstance(other, Taken)


def test_a_game_whose_words_are_missing_is_refused_and_not_played_without_them() -> None:
    data: Mapping[str, Any] = GAME.dump(playing())
    with pytest.raises(PositionError, match="hidden"):
        GAME.load({key: value for key, value in data.items() if key != "hidden"})
    red = {**data["hidden"]["red"], "words": ["Zahn"]}
    with pytest.raises(PositionError, match="hidden"):
        GAME.load({**data, "hidden": {**data["hidden"], "red": red}})
    judged = GAME.dump(after(came("riddle"), "stop", "attempt:green:1", "guess:Qxz"))
    green = {**judged["hidden"]["green"], "attempts": []}
    with pytest.raises(PositionError, match="attempt") as caught:
        GAME.load({**judged, "hidden": {**judged["hidden"], "green": green}})
    assert "Qxz" not in str(caught.value)


def test_whoever_leaves_takes_the_secrets_along() -> None:
    state = with_(playing(FOUR), active=1, tasks=playing(FOUR, first="green").position.tasks)
    left = GAME.leave(state, "green")
    assert "Ritter" not in str(GAME.dump(left))
    assert "yours" not in GAME.public(left, over=False, seat="green")
