"""Games of today are counted from the list, once for each game."""

from __future__ import annotations

from companion.core.model.fast_replace import replace
from companion.daemon.broker.games_today import GamesToday
from companion.ports.commands import Starting
from companion.ports.table import StoredGame, View

DAY, BEFORE = "2026-11-28", "2026-11-27"


def game(number: int, date: str, *, imported: bool = False) -> StoredGame:
    return StoredGame(
        number, "malefiz", "classic", {}, "ended", 0, f"{date}T20:00:00+01:00", imported=imported
    )


class Rig:
    def __init__(self) -> None:
        self.view = View(1, 0, game_id=3)
        self.date = DAY
        self.asked = 0
        self.starting = False
        self.stored = [game(3, DAY), game(2, DAY, imported=True), game(1, BEFORE)]
        self.count = GamesToday(lambda: self.view, self.games, lambda: self.date)

    def games(self, _most: int) -> list[StoredGame]:
        if self.starting:
            raise Starting
        self.asked += 1
        return self.stored


def test_games_of_today_that_were_played_here_are_counted_once() -> None:
    rig = Rig()
    assert [rig.count(), rig.count()] == [1, 1]
    assert rig.asked == 1
    rig.stored.insert(0, game(4, DAY))
    rig.view = replace(rig.view, game_id=4)
    assert rig.count() == 2
    rig.date = BEFORE
    assert rig.count() == 1


def test_without_a_date_or_a_journal_nobody_knows() -> None:
    rig = Rig()
    rig.starting = True
    assert rig.count() is None
    rig.starting, rig.date = False, ""
    assert rig.count() is None
    assert rig.asked == 0
