"""Pauses at a whole table: recorded, restored, played again; and one that comes because nobody is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.core.catalog.table_settings import Counting
from companion.core.model.commands import PAUSED_BY, Pause
from companion.core.model.fast_replace import replace
from companion.core.model.types import Lamp
from companion.daemon.care.settings import Dimmer
from companion.daemon.loop.idle import Idle
from companion.games.malefiz import GAME
from companion.ports.commands import CommandRefused, Resume, RollForMe
from companion.ports.table import View
from tests.daemon.loop.loop_rig import BOARD, begun, rig
from tests.daemon.loop.test_devices import FakeLink
from tests.daemon.loop.test_recorded_play import same
from tests.daemon.table_play import RandomTable
from tests.table import Table

IDLE_MS = 60_000


def paused(view: View) -> bool:
    return view.session is not None and view.session.progress.paused is not None


def test_a_pause_is_recorded_shown_by_one_light_and_refuses_a_roll() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(RollForMe())
        view = made.loop.execute(Pause(0, on=True))
        assert view.lights == {"red:1": Lamp("red", "breathe")}
        with pytest.raises(CommandRefused, match="The game is paused"):
            made.loop.execute(RollForMe())
        made.magnets("red:5", "m1")
        made.wait_ms(5000)
        assert paused(made.loop.execute(Pause(0, on=True)))
        gone_on = made.loop.execute(Pause(0, on=False)).session
        assert gone_on is not None
        assert gone_on.phase == "arrange"
        assert made.journal.kinds() == ["game", "roll", "pause", "resume"]


def test_killed_in_a_pause_it_is_still_paused_and_the_board_is_compared_only_afterwards() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(Pause(0, on=True, by="button"))
        rows = list(made.journal.rows)
    with rig(rows=rows) as again:
        again.until(paused)
        again.plug("a1")
        again.wait_ms(60_000)
        view = again.loop.execute(Pause(0, on=True))
        assert paused(view)
        assert view.lights
        view = again.loop.execute(Pause(0, on=False))
        assert view.session is not None
        assert view.session.phase == "arrange"
        again.plug(*BOARD.names(GAME.picture(view.session.position)))
        again.wait_ms(1000)
        again.until(lambda view: view.session is not None and view.session.phase == "roll")


def test_a_stored_game_that_is_taken_up_again_goes_on_and_its_board_is_compared() -> None:
    with rig() as made:
        begun(made)
        first = made.loop.execute(Pause(0, on=True)).game_id
        assert first is not None
        begun(made)
        made.magnets("red:5")
        view = made.loop.execute(Resume(first))
        assert view.session is not None
        assert (view.session.phase, view.session.progress.paused) == ("arrange", None)


def test_a_table_that_was_left_pauses_by_itself_and_who_comes_back_plays_on() -> None:
    with rig(pause_after_ms=IDLE_MS) as made:
        begun(made)
        made.wait_ms(IDLE_MS - 1)
        made.loop.execute(RollForMe())  # somebody is there
        made.wait_ms(IDLE_MS - 1)
        made.go_round()
        assert not any(map(paused, made.views))
        made.wait_ms(IDLE_MS)
        view = made.until(paused)
        assert view.session is not None
        assert view.session.progress.paused is not None
        assert view.session.progress.paused.by == "idle"
        made.wait_ms(10 * IDLE_MS)
        made.magnets("red:5")
        made.wait_ms(100)
        made.until(lambda view: view.rev > 0 and not paused(view) and "resume" in made.journal.kinds())
        made.magnets("red:5")
        made.wait_ms(100)
        made.go_round()
        back = made.loop.view()
        made.wait_ms(IDLE_MS)
        made.until(lambda view: view.rev > back.rev and paused(view))  # once more
        assert made.journal.kinds() == ["game", "roll", "pause", "resume", "pause"]


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("after_ms", [0, IDLE_MS])
def test_only_a_game_in_play_pauses_and_only_where_that_is_wanted(after_ms: int, *, over: bool) -> None:
    made = Table({"turn": "red", "pieces": {}, "house": {"red": 5, "blue": 5}})
    idle = Idle(after_ms, 1000)
    session = replace(made.session, progress=replace(made.session.progress, ended=over))
    assert not idle.pauses(session, 1000 + IDLE_MS - 1)
    assert idle.pauses(session, 1000 + IDLE_MS) is (bool(after_ms) and not over)


def test_the_view_says_while_a_walk_or_a_test_has_the_board() -> None:
    with rig() as made:
        made.loop.on_check(on=True)
        checked = made.until(lambda view: view.checking)
        made.loop.on_check(on=False)
        made.until(lambda view: view.rev > checked.rev and not view.checking)


class PausingTable(RandomTable):
    """Somebody pauses now and then, in the middle of anything; hands and words go on for a while."""

    def _some(self) -> None:
        super()._some()
        if self.game.play is None or self.rng.random() > 0.06:
            return
        by = self.rng.choice(PAUSED_BY)
        start_ms, length_ms = self.rng.randint(0, 2000), self.rng.randint(1, 9000)
        self._at(start_ms, lambda: self.tell(Pause(0, on=True, by=by)))
        self._at(start_ms + self.rng.randint(0, length_ms), self._try_something)
        self._at(start_ms + length_ms, lambda: self.tell(Pause(0, on=False)))


@pytest.mark.slow
@pytest.mark.sampled("seed", range(500, 508), sample=2)
def test_a_game_with_pauses_is_decided_again_as_it_was(tmp_path: Path, seed: int) -> None:
    table = PausingTable(tmp_path, seed)
    table.new_game()
    table.play(150_000)
    if seed % 2:
        table.restart()
    table.play(150_000)
    assert len(same(table)) > 5
    kinds = [entry.kind for entry in table.journal.entries(table.game.game_id or 0)]
    assert kinds.count("pause") >= kinds.count("resume") > 1
    table.close()


@pytest.mark.slow
@pytest.mark.sampled("seed", range(600, 604), sample=1)
def test_nothing_is_said_in_any_pause_that_somebody_wants(tmp_path: Path, seed: int) -> None:
    table = PausingTable(tmp_path, seed)
    table.new_game()
    table.play(300_000)
    quiet = False
    for entry in table.journal.entries(table.game.game_id or 0):
        if entry.kind in ("pause", "resume"):
            quiet = entry.kind == "pause"
        assert not quiet or entry.kind in ("pause", "seat", "healed", "end"), entry
    table.close()


class DimmingLink(FakeLink):
    """A device whose lights can be dimmed."""

    def __init__(self) -> None:
        super().__init__("table")
        self.percents: list[int] = []

    def brighten(self, percent: int) -> None:
        self.percents.append(percent)


def test_in_a_pause_the_lights_are_a_quarter_as_bright_but_never_out() -> None:
    made = Table({"turn": "red", "pieces": {}, "house": {"red": 5, "blue": 5}})
    link = DimmingLink()
    dimmer = Dimmer([link])
    playing, bright = View(1, 0, made.session), Counting(brightness=80)
    dimmer.show(replace(playing, care=bright))
    made.tell(Pause(1000, on=True))
    for brightness in (80, 30, 5):
        dimmer.show(View(2, 0, made.session, care=Counting(brightness=brightness)))
    dimmer.show(replace(playing, care=bright))
    assert link.percents == [80, 20, 10, 5, 80]
