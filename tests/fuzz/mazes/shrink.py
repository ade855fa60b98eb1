"""Makes a labyrinth's case small: without what was only touched and put back, and at even times.

A pair of edges of one spot, one right after the other there, is a nudge or a tap: without it, what really
happened is the same. It is left out as long as the referee answers the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.core.model.fast_replace import replace
from companion.core.model.session.recorded import Settings
from companion.games.labyrinth import GAME
from tests.fuzz.game import REST_MS, Case
from tests.fuzz.tape import Row, Tape


def maze_shrink(case: Case) -> Case:
    """The smallest case found that is answered in the same way; up to where somebody helped."""
    rows = _until_rest([row for row in case.clean if "unseen" not in row])
    wanted = answers(case.header, rows)
    again = True
    while again:
        again = False
        for fewer in _fewer(rows):
            if answers(case.header, fewer) == wanted:
                rows, again = fewer, True
                break
    return replace(case, rows=rows, clean=rows)


def answers(header: Mapping[str, Any], rows: Sequence[Row]) -> list[tuple[str, str, str]]:
    """What the referee says to these events: verdicts with their moves and reasons."""
    data = {**header["position"], "game": "labyrinth", "variant": header["variant"]}
    rules = dict(header["options"])
    box = rules.pop("box", None)
    position = GAME.load({**data, "options": rules, **({"box": box} if box else {})})
    tape = Tape(position, Settings(), game=GAME)
    tape.play_rows(rows)
    tape.until(max((row["ms"] for row in rows), default=0) + REST_MS)
    return [(one.verdict, one.move, one.reason) for one in tape.said]


def _until_rest(rows: Sequence[Row]) -> list[Row]:
    """The events before the first pause in which people wait."""
    first: list[Row] = []
    for row in rows:
        if first and row["ms"] - first[-1]["ms"] >= REST_MS:
            break
        first.append(row)
    return first


def _fewer(rows: list[Row]) -> Iterator[list[Row]]:
    for number, row in enumerate(rows):
        if "spot" in row:
            later = next((n for n in range(number + 1, len(rows)) if rows[n].get("spot") == row["spot"]), 0)
            if later:
                yield [each for n, each in enumerate(rows) if n not in (number, later)]
