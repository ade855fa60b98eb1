"""The lines of finished turns, kept from one state to the next: at the end of a game secrets are unveiled."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.model.commands import Undo
from companion.core.model.history import Past
from companion.core.model.session import Session
from companion.games import named
from companion.state import history_lines
from companion.state.history_lines import Line, Lines, begin_lines, go_on
from companion.state.models import history
from companion.words.i18n import Translate, translator
from tests.playing_inputs import Played

EN = translator("en")


@pytest.fixture(name="ended")
def _ended() -> tuple[Played, Lines]:
    """A finished game of Barbarossa, and its lines as they were kept before the end."""
    played = Played(named("barbarossa"), "classic", ("red", "green", "blue"))
    played.say("word:tree", "word:castle", "word:mouse")
    lines = begin_lines(played.session, 7, "en")
    while not played.session.over:
        lines = go_on(lines, played.session, 7, "en")
        lines.follow(played.session, EN)
        played.play(20, Random(len(played.entries)), undo=0)
    return played, lines


def fresh(played: Played) -> tuple[Line, ...]:
    return begin_lines(played.session, 7, "en").follow(played.session, EN)


def test_the_end_unveils_what_was_hidden_and_tells_no_other_line_anew(
    ended: tuple[Played, Lines], monkeypatch: pytest.MonkeyPatch
) -> None:
    played, lines = ended
    before = lines.told
    hidden = [line.past.number for line in before if line.hidden]
    after = fresh(played)
    anew = []
    plain = history_lines.past_line

    def tell(now: Session, past: Past, translate: Translate) -> history.Past:
        anew.append(past.number)
        return plain(now, past, translate)

    monkeypatch.setattr(history_lines, "past_line", tell)
    assert go_on(lines, played.session, 7, "en") is lines
    assert lines.follow(played.session, EN) == after
    assert hidden == [1, 2, 3]
    assert anew == hidden + [line.past.number for line in after[len(before) :]]
    assert [line.told.move for line in before[:3]] == ["word:?"] * 3
    assert [line.told.move for line in after[:3]] == ["word:tree", "word:castle", "word:mouse"]


def test_where_the_end_is_taken_back_it_is_hidden_again(ended: tuple[Played, Lines]) -> None:
    played, lines = ended
    go_on(lines, played.session, 7, "en").follow(played.session, EN)
    played.tell(Undo(played.now))
    assert not played.session.over
    again = go_on(lines, played.session, 7, "en")
    assert again.follow(played.session, EN) == fresh(played)
    assert [line for line in again.told if line.hidden]
