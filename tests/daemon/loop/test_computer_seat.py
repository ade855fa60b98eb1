"""The companion plays a seat at a whole table: hands at random, killed in between, played again."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

import pytest

from companion.core.inference.computer_turn import NOT_WANTED
from companion.core.model.commands import DieRolled
from companion.core.model.fast_replace import replace
from tests.daemon.loop.loop_rig import TWO, begun, rig
from tests.daemon.loop.test_recorded_play import NAMES, same
from tests.daemon.table_play import RandomTable


class Against(RandomTable):
    """Blue is the companion's; the hands do with its pieces whatever they like."""

    computer = MappingProxyType({"blue": "practised"})


@pytest.mark.slow
@pytest.mark.sampled("seed", range(300, 306), sample=1)
def test_hands_that_do_as_they_like_record_nothing_that_it_did_not_want(tmp_path: Path, seed: int) -> None:
    table = Against(tmp_path, seed)
    table.new_game(NAMES)
    table.play(4 * 60_000)
    table.restart()
    table.play(4 * 60_000)
    assert len(same(table)) > 5
    assert any(one.reason == NOT_WANTED for one in table.said)
    assert all(one.seat == "blue" for one in table.said if one.reason == NOT_WANTED)
    table.close()


def test_killed_in_the_middle_of_its_turn_it_wants_the_same() -> None:
    with rig() as made:
        begun(made, replace(TWO, computer={"red": "just-began"}))
        session = made.loop.execute(DieRolled(0, 5)).session
        assert session is not None
        assert session.wanted
        rows = list(made.journal.rows)
    with rig(rows=rows) as again:
        session_then = again.until(lambda view: view.session is not None).session
        assert session_then is not None
        assert session_then.wanted == session.wanted
