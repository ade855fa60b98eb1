"""Values stay as they were made: dataclasses are frozen and have slots, and each exception has its reason."""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil
from functools import cached_property

import companion

CHANGED_IN_PLACE = {
    "companion.chronicle.story._Telling": "a story while it is told",
    "companion.daemon.bench.bench_devices.Under": "devices that a bench opens and closes",
    "companion.daemon.desk.host_requests._Button": "presses as they are counted",
    "companion.journal.copies.keeper._Place": "a place for copies while it is looked after",
    "companion.journal.integrity.salvage._Game": "a game while its rows are saved",
    "companion.journal.notation.text._Line": "a line while it is read",
    "companion.journal.summaries._Tally": "figures while they are counted",
    "companion.simulate.maze_player.Story": "what a simulated player remembers",
    "companion.state.history_lines.Lines": "lines while they are told",
}
"""Dataclasses that are no values, and what they are."""

WITHOUT_SLOTS = {
    "companion.core.model.session.Session": "fast_replace copies its __dict__",
    "companion.core.model.observation.Tracker": "fast_replace copies its __dict__",
    "companion.core.sensing.debounce.Debounce": "fast_replace copies its __dict__",
    "companion.core.table.Play": "fast_replace copies its __dict__",
    "companion.core.faults.diagnosis.Diagnosis": "fast_replace copies its __dict__",
    "companion.games.labyrinth.small.state.State": "fast_replace copies its __dict__",
    "companion.simulate.maze_player.Story": "changed in place",
}
"""Dataclasses without slots, and why; those that keep computed properties need none to be named."""


def dataclasses_of_the_product() -> dict[str, type]:
    """Find each dataclass under the module that defines it."""
    found = {}
    for module in pkgutil.walk_packages(companion.__path__, "companion."):
        if module.name.endswith("__main__"):
            continue
        for name, value in vars(importlib.import_module(module.name)).items():
            if (
                isinstance(value, type)
                and dataclasses.is_dataclass(value)
                and value.__module__ == module.name
            ):
                found[f"{module.name}.{name}"] = value
    return found


def test_all_but_those_that_are_no_values_are_frozen() -> None:
    kinds = dataclasses_of_the_product()
    assert len(kinds) > 200
    changed = {name for name, kind in kinds.items() if not kind.__dataclass_params__.frozen}  # type: ignore[attr-defined]  # of dataclasses
    assert changed == set(CHANGED_IN_PLACE)


def test_all_have_slots_but_those_that_keep_what_they_computed() -> None:
    def keeps(kind: type) -> bool:
        return any(isinstance(value, cached_property) for value in vars(kind).values())

    kinds = dataclasses_of_the_product()
    loose = {name for name, kind in kinds.items() if "__slots__" not in vars(kind) and not keeps(kind)}
    assert loose == set(WITHOUT_SLOTS)
