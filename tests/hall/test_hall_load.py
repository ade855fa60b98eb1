"""What the measurement of the hall makes of what its onlookers read."""

from __future__ import annotations

import pytest

from tests.tools.hall_load.__main__ import lateness
from tests.tools.hall_load.onlookers import seen

READ = (
    b'event: hall\ndata: {"broker":true}\n\nevent: table\ndata: {"id":"00000001","state":{"turns":3}}\n\n\r\n'
    b'1f\r\nevent: table\ndata: {"id":"0000000a","state":{"turns":12}}\n\n'
)


@pytest.mark.parametrize("cut", range(0, len(READ), 7))
def test_wherever_the_bytes_are_cut_the_same_is_seen(cut: int) -> None:
    found = seen([(1.0, READ[:cut]), (2.0, READ[cut:])])
    assert set(found) == {("00000001", 3), ("0000000a", 12)}
    assert found["0000000a", 12] == 2.0, "it is whole with its last byte"


def test_what_counts_is_when_it_was_seen_first() -> None:
    assert seen([(1.0, READ), (2.0, READ)])["00000001", 3] == 1.0


def test_the_bar_is_missed_where_one_in_ten_is_late_or_nobody_saw_anything() -> None:
    told = [
        ({("a", turn): float(turn) for turn in range(100)}, {("a", turn): turn + 0.1 for turn in range(100)})
    ]
    quick = {("a", turn): turn + 0.2 for turn in range(100)}
    late = quick | {("a", turn): turn + 0.3 for turn in range(0, 100, 10)}
    assert lateness(told, [quick], 0, 100)["bar"]
    assert lateness(told, [quick], 0, 100)["to_broker_ms"][0] == 100
    assert not lateness(told, [late], 0, 100)["bar"]
    assert not lateness(told, [{}], 0, 100)["bar"]
