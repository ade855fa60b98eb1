"""What each kind of house sets."""

from __future__ import annotations

import pytest

from companion.core.catalog.table_settings import CareSettings, Quiet, counting, hushed
from companion.core.catalog.venue_kinds import CAFE, CLUB, HOME, KINDS, SCHOOL

SETS = {
    HOME: set(),
    CLUB: {"guests"},
    SCHOOL: {"animals", "forgets_daily"},
    CAFE: {"guests", "code_only", "forgets_soon"},
}


@pytest.mark.parametrize("kind", SETS)
def test_a_kind_sets_its_ways_and_no_others(kind: str) -> None:
    ways = KINDS[kind]
    found = {name for name in ways.__struct_fields__ if name != "kind" and getattr(ways, name)}
    assert (ways.kind, found) == (kind, SETS[kind])


def test_the_ways_count_by_day_in_quiet_hours_and_where_the_hall_wants_quiet() -> None:
    settings = CareSettings(quiet=Quiet(on=True, start=60, end=120), ways=KINDS[CAFE])
    day, night = counting(settings, 0), counting(settings, 90)
    assert (day.quiet, night.quiet) == (False, True)
    assert day.ways == night.ways == hushed(day).ways == KINDS[CAFE]
