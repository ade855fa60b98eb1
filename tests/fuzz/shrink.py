"""Makes a case small: fewer edges, fewer pieces, even times, while it still goes wrong in the same way."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from companion.core.model.errors import InputError
from companion.core.model.fast_replace import replace
from companion.core.model.session.recorded import Settings
from companion.games.malefiz import GAME
from companion.simulate import Ground
from tests.fuzz.game import REST_MS, Case
from tests.fuzz.judge import Account, of_try, of_turn
from tests.fuzz.tape import Row, Tape
from tests.simulate.sensors import Seen
from tests.simulate.truth import place_of

Net = tuple[tuple[str, int], ...]

EVEN_MS = 200
"""Between two events of a trace whose times do not matter."""


class Small(Struct, frozen=True):
    """A trace on its way to become small: header, events, and what really happened.

    ``net`` is None where the edges must still be able to be what really happened. Where contacts report
    things in another order than they happened, it is what the events change in the end, place by place.
    """

    header: Row
    rows: list[Row]
    truth: Row
    net: Net | None = None

    @property
    def reported(self) -> list[Row]:
        """The events that the referee hears of."""
        return [row for row in self.rows if "unseen" not in row]


def shrink(case: Case) -> Small | None:
    """The smallest trace found that fails as this case does; None where it does not fail by itself."""
    wanted = case.truth.get("first", case.kind)
    for rows in (case.clean, case.rows):
        for some in (_until_first(rows), _until_helped(rows)):
            for net in (None, _net(some)):
                small = Small(case.header, some, case.truth, net)
                said = outcome(small) if some else None
                if said is not None and said.startswith(wanted):
                    return _smaller(small, said)
    return None


def _net(rows: list[Row]) -> Net:
    """How many pieces more or fewer stand on each place after these events."""
    net: dict[str, int] = {}
    for row in rows:
        if "spot" in row:
            place = place_of(row["spot"])
            net[place] = net.get(place, 0) + (1 if row["on"] else -1)
    return tuple(sorted((place, number) for place, number in net.items() if number))


def _until_first(rows: list[Row]) -> list[Row]:
    """The events up to the first pause in which people wait for the referee."""
    first: list[Row] = []
    for row in _until_helped(rows):
        edges = [r["ms"] for r in first if "spot" in r]
        if edges and row["ms"] - edges[-1] >= REST_MS and "die" not in row:
            break
        first.append(row)
    return first


def _until_helped(rows: list[Row]) -> list[Row]:
    """The events before somebody answered a question or entered a turn."""
    helped = (n for n, row in enumerate(rows) if "choose" in row or "enter" in row)
    return rows[: next(helped, len(rows))]


def outcome(small: Small) -> str | None:
    """How the referee takes this trace; None where it is no fair trace of what really happened."""
    try:
        position = GAME.load({"game": "malefiz", "variant": small.header["variant"], **_position(small)})
    except InputError:
        return None
    die = small.truth.get("die")
    if "move" not in small.truth and "reason" not in small.truth:
        return None
    rows = small.reported
    if not rows or (die is not None and not any(row.get("die") == die for row in rows)):
        return None
    account = _account(small, position)
    found = account.ends(really=True)
    if found is None:
        return None
    poles = any("north" in row for row in rows)
    norths = [spot for spot, kind in account.kinds.items() if kind in GAME.north]
    tape = Tape(position, Settings(), poles=poles, norths=norths)
    tape.play_rows(rows)
    tape.until(rows[-1]["ms"] + REST_MS)
    legal = [] if die is None else GAME.legal(position, die)
    if "move" in small.truth:
        move = small.truth["move"]
        if move not in legal or not _true(small, move in account.setting.could_be(legal, found)):
            return None
        kind = of_turn(account, tape.said, rows, move, legal)
        told = next((v for v in tape.said if v.verdict == "illegal"), None)
        return (
            f"{kind} {told.wrong} {told.missing}"
            if told and kind.startswith("called")
            else (f"{kind}, after an illegal try" if told else kind)
        )
    reason = small.truth["reason"]
    still = reason in ("unexplained", "must-move")
    if not _true(small, still or reason in account.setting.reasons(found, die, account.taps())):
        return None
    return f"{reason}: {of_try(account, tape.said, reason, die, legal)}"


def _true(small: Small, fits: bool) -> bool:
    """Whether the events can still be what really happened."""
    return fits if small.net is None else _net(small.rows) == small.net


def _position(small: Small) -> dict[str, Any]:
    return {"options": small.header["options"], **small.header["position"]}


def _account(small: Small, position: Any) -> Account:
    board = GAME.board(position.variant)
    start = GAME.picture(position)
    kinds = {
        spot: kind or ""
        for spot, kind in zip(board.spots, GAME.kinds(position, start), strict=True)
        if start >> board.index[spot] & 1
    }
    places = iter(spot for spot in board.spots if spot.startswith("forest:"))
    for seat, number in small.header["position"].get("forest", {}).items():
        kinds.update((next(places), seat) for _ in range(number))
    edges = [
        (Seen(r["ms"], r["spot"], r["on"], r.get("north")), "unseen" in r) for r in small.rows if "spot" in r
    ]
    return Account(
        position,
        Ground(board),
        kinds,
        Settings(),
        clean=[edge for edge, unseen in edges if not unseen],
        unseen=[edge for edge, unseen in edges if unseen],
    )


def _smaller(small: Small, said: str) -> Small:
    """Take away whatever can be taken away, again and again until nothing can."""

    def fails(other: Small) -> bool:
        return outcome(other) == said

    again = True
    while again:
        again = False
        for change in (_fewer_rows, _fewer_pieces, _fewer_options):
            for other in change(small):
                if fails(other):
                    small, again = other, True
                    break
    for gap in (EVEN_MS, 100, 700):
        other = replace(small, rows=_evenly(small.rows, gap))
        if fails(other):
            return other
    return small


def _fewer_rows(small: Small) -> Iterator[Small]:
    """Without one event that is no edge, or without a pair of edges of one spot."""
    rows = small.rows
    for number, row in enumerate(rows):
        if "spot" not in row:
            yield replace(small, rows=rows[:number] + rows[number + 1 :])
            continue
        for later in range(number + 1, len(rows)):
            if rows[later].get("spot") == row["spot"]:
                kept = [r for i, r in enumerate(rows) if i not in (number, later)]
                yield replace(small, rows=kept)
                break


def _fewer_pieces(small: Small) -> Iterator[Small]:
    position = small.header["position"]
    for spot in position["pieces"]:
        pieces = {other: kind for other, kind in position["pieces"].items() if other != spot}
        yield _with(small, {**position, "pieces": pieces})
    for pool in ("house", "forest"):
        for seat, number in position.get(pool, {}).items():
            if number:
                yield _with(small, {**position, pool: {**position[pool], seat: number - 1}})


def _fewer_options(small: Small) -> Iterator[Small]:
    for name in small.header["options"]:
        options = {other: value for other, value in small.header["options"].items() if other != name}
        yield replace(small, header={**small.header, "options": options})


def _with(small: Small, position: Row) -> Small:
    return replace(small, header={**small.header, "position": position})


def _evenly(rows: list[Row], gap: int) -> list[Row]:
    even = copy.deepcopy(rows)
    for number, row in enumerate(even):
        row["ms"] = 1000 + gap * number
    return even
