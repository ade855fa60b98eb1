"""Strangers ask to become host all the time while a family plays: nothing that hands do serves them."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.core.model.errors import InputError
from companion.ports.hosts import DONE, HostRequest
from tests.daemon.table_play import RandomTable


class Besieged(RandomTable):
    """A table whose strangers always have requests open, many from each of several addresses.

    Args:
        folder: for the journal.
        seed: what chance decides.
        strangers: so many browsers that nobody has seen before ask, each 400 ms.
        fidgets: how often somebody lifts a piece idly and puts it back, some times, and then another one.
    """

    def __init__(self, folder: Path, seed: int, strangers: int, fidgets: float = 0.0) -> None:
        self.strangers = strangers
        self.asked = self.refused = self.most = 0
        self.fidgets = fidgets
        self.fidgeted = self.turns = self.longest = 0
        self.earned: list[HostRequest] = []
        self._next_ms = 0
        super().__init__(folder, seed)

    def restart(self) -> None:
        super().restart()
        self.loop.hosts._lifts._playing = self.game

    def _round(self, item: object) -> None:
        before = len(self.session.progress.history) if self.game.play else 0
        super()._round(item)
        after = len(self.session.progress.history) if self.game.play else 0
        self.turns += max(0, after - before)
        if self.clock() >= self._next_ms:
            self._next_ms = self.clock() + 400
            self._besiege()

    def _besiege(self) -> None:
        """Strangers ask; whoever has earned host rights by now is found."""
        for _ in range(self.strangers):
            self.asked += 1
            try:
                request = self.loop.hosts.ask(f"stranger{self.asked}", f"192.168.0.{100 + self.asked % 40}")
            except InputError:  # too many ask
                self.refused += 1
                continue
            self.longest = max(self.longest, len(request.gesture))
        requests = self.loop.hosts._requests._requests
        self.most = max(self.most, len(requests))
        if self.loop.hosts._lifts.lifted:
            done = [each for each in requests.values() if each.state == DONE]
            self.earned += [each for each in done if each not in self.earned]

    def _some(self) -> None:
        if self.game.play is not None and self.session.over:
            self.new_game()
        elif self.game.play is not None and self.rng.random() < self.fidgets:
            self._fidget()
        else:
            super()._some()

    def _fidget(self) -> None:
        standing = self.board.names(self._levels())
        spots = [self.rng.choice(standing)] * self.rng.choice((1, 2, 3, 3, 3, 4, 5))
        spots += self.rng.choices(standing, k=self.rng.randint(1, 4))
        self.fidgeted += 1
        self._at(self.lift(spots, 300), lambda: None)

    def lift(self, spots: list[str] | tuple[str, ...], in_ms: int) -> int:
        """Lift these pieces and put them back, one after the other; when that is done."""
        for spot in spots:
            self._edge(in_ms, spot, on=False)
            in_ms += self.rng.randint(250, 600)
            self._edge(in_ms, spot, on=True)
            in_ms += self.rng.randint(300, 600)
        return in_ms

    def rest(self) -> None:
        """Play on until nothing is in the air and nothing is asked."""
        for _ in range(2000):
            self.play(200)
            session = self.session
            still = session.phase in ("roll", "move") and session.observation.kind == "settled"
            if still and self.up and not self._later and len(self.loop.hosts._lifts.free) > 8:
                return
        pytest.fail("the table never came to rest")


def besieged(folder: Path, seed: int, strangers: int, fidgets: float, turns: int) -> Besieged:
    table = Besieged(folder, seed, strangers, fidgets)
    table.play(1000)
    table.new_game()
    while table.turns < turns:
        table.play(2000)
    return table


@pytest.mark.slow
@pytest.mark.sampled("turns", [15, 100], sample=1)
def test_a_hundred_turns_of_play_make_no_stranger_host(tmp_path: Path, turns: int) -> None:
    table = besieged(tmp_path, 1, 5, 0.0, turns)
    assert table.earned == []
    table.close()


@pytest.mark.slow
@pytest.mark.sampled("times", [3, 6], sample=1)
def test_the_family_makes_its_own_gesture_at_any_moment(tmp_path: Path, times: int) -> None:
    table = besieged(tmp_path, 3, 5, 0.0, 2)
    own, done = set(), 0
    for number in range(times):
        table.rest()
        family = f"family{number}", "192.168.0.9"
        request = table.loop.hosts.ask(*family)
        own.add(request.request_id)
        assert request.gesture
        table.play(table.lift(request.gesture, 300) + 500)
        found = table.loop.hosts.find(*family, request.request_id)
        done += found is not None and found.state == DONE
    assert [each for each in table.earned if each.request_id not in own] == []
    assert done >= times // 2  # contacts bounce badly, reports are late: now and then once more
    table.close()
