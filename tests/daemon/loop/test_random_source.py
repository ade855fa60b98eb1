"""The companion's rolls at the table: committed to before, told after, never chosen, never thrown away."""

from __future__ import annotations

import pytest

from companion.core.chance import dice
from companion.core.model.commands import DieRolled, Pause, Undo
from companion.core.model.history import Rolled
from companion.core.model.session.recorded import Settings
from companion.core.model.types import BoardFound
from companion.core.reducer import step
from companion.daemon.loop.random_source import RollSecret, draw, fresh
from companion.games.labyrinth import GAME as LABYRINTH
from companion.games.malefiz import GAME
from companion.ports.commands import CommandRefused, RollForMe
from tests.daemon.loop.loop_rig import begun, rig

FACES = GAME.die_faces


def test_a_roll_follows_from_the_secret_that_was_committed_to_and_the_share() -> None:
    with rig() as made:
        begun(made)
        before = made.loop.view().commitment
        view = made.loop.execute(RollForMe("5a" * 8))
        assert view.session is not None
        last = view.session.progress.rolls[-1]
        assert dice.commitment(last.secret) == before
        assert last.share == "5a" * 8
        assert last.die == view.session.die == dice.thrown(last.secret, last.share, FACES)
        assert view.commitment not in ("", before)


def test_a_refused_roll_tells_nothing_and_keeps_its_secret() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(DieRolled(0, 4))
        before = made.loop.view().commitment
        with pytest.raises(CommandRefused, match="There is a number already"):
            made.loop.execute(RollForMe("00" * 8))
        with pytest.raises(CommandRefused, match="one of these numbers: 1, 2, 3, 4, 5, 6"):
            made.loop.execute(DieRolled(0, 7))
        assert made.loop.view().commitment == before


def test_a_roll_that_means_another_commitment_is_refused() -> None:
    with rig() as made:
        begun(made)
        before = made.loop.view().commitment
        with pytest.raises(CommandRefused, match="Somebody has just rolled"):
            made.loop.execute(RollForMe("00" * 8, dice.commitment("another")))
        assert made.loop.view().commitment == before
        assert made.loop.execute(RollForMe("00" * 8, before)).session.progress.rolls  # type: ignore[union-attr]


def test_a_number_that_was_taken_back_stays_told() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(RollForMe())
        view = made.loop.execute(Undo(0))
        assert view.session is not None
        assert [(one.back, one.share) for one in view.session.progress.rolls] == [(True, "")]
        assert view.session.progress.rolls[0].secret


def test_the_secret_is_used_once_and_only_where_its_roll_was_recorded() -> None:
    drawn = iter(("aa", "bb"))
    secret = RollSecret(lambda: next(drawn))
    roll = secret.throw("5a", FACES, 7)
    assert roll == DieRolled(7, dice.thrown("aa", "5a", FACES), "rolled", "aa", "5a")
    secret.note_known((Rolled(1, "red", 4, "told"),))
    assert secret.commitment == dice.commitment("aa")
    secret.note_known((Rolled(2, "red", roll.number, "rolled", "aa", "5a"),))
    assert secret.commitment == dice.commitment("bb")


def test_a_pause_draws_nothing_and_what_comes_after_it_does() -> None:
    position = LABYRINTH.setup("small", ("red", "yellow"), LABYRINTH.deal("small", {}, "00" * 16))
    session, _ = step.new_game(LABYRINTH, Settings(), position, {}, 0)
    session, _ = step.step(session, BoardFound(0, session.pictures.expected))
    paused, _ = step.step(session, Pause(500, on=True))
    assert draw(paused, 1000) is None
    resumed, _ = step.step(paused, Pause(1500, on=False))
    assert draw(resumed, 2000) is not None


def test_secrets_are_long_and_never_alike() -> None:
    many = {fresh() for _ in range(50)}
    assert len(many) == 50
    assert {len(one) for one in many} == {32}
