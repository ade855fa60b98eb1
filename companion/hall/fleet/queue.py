"""Updates and copies of many boards, one after the other: who waits, whose turn it is, what became of each.

Arithmetic on values. Refuses to know: clocks, connections, files.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.mqtt.upkeep_messages import DONE, FAILED, NOT_ALLOWED, PLAYING, Errand, Task

State = Literal["waiting", "sent", "working", "done", "failed", "silent", "stopped"]

WAITING, SENT, WORK, SILENT, STOPPED = "waiting", "sent", "working", "silent", "stopped"
TURN = (SENT, WORK)
"""States of the one whose turn it is."""

TWICE = "twice"
"""Why a board is left out: two have its identity."""

ANSWER_MS = 60_000
"""A board that has not taken an order by then is silent."""

GONE_MS = 5 * 60_000
"""A board that was away for so long during its turn is silent: an update starts it again, which is sooner."""

LONGEST_MS: Mapping[Errand, int] = {"update": 50 * 60_000, "copy": 15 * 60_000}
"""A turn that takes longer is over: the helper of updates is ended after 45 minutes."""


class Item(Struct, frozen=True):
    """One errand for one board.

    Args:
        board: its identity.
        what: is to be done.
        state: how far it is.
        number: of the order, 0 before it is sent.
        version: that is, or was, installed.
        why: of ``failed`` and of ``done``, as in `Task`.
    """

    board: str
    what: Errand
    state: State = "waiting"
    number: int = 0
    version: str = ""
    why: str = ""


class Seen(Struct, frozen=True):
    """What is known of a board now.

    Args:
        there: whether it is at the broker.
        told: whether it has told how it is kept.
        obeys: whether its house lets a hall command it.
        twice: whether two boards have its identity.
        playing: whether a game goes on there.
        task: its last errand.
    """

    there: bool = False
    told: bool = False
    obeys: bool = False
    twice: bool = False
    playing: bool = False
    task: Task | None = None


class Since(Struct, frozen=True):
    """Times of the turn that is on, in milliseconds: when it began, and when its board was there last."""

    began_ms: int
    there_ms: int


NOTHING = Seen()
Items = tuple[Item, ...]


def add(items: Items, boards: Sequence[str], what: Errand) -> Items:
    """Put these boards at the end; what is over goes as soon as nothing is left to do."""
    kept = items if is_open(items) else ()
    known = {each.board for each in kept if each.what == what and each.state in (WAITING, *TURN)}
    new = [board for board in dict.fromkeys(boards) if board not in known]
    over = {(board, what) for board in new}
    kept = tuple(each for each in kept if (each.board, each.what) not in over)
    return (*kept, *(Item(board, what) for board in new))


def stop(items: Items) -> Items:
    """Let nobody who waits come to his turn; the one whose turn it is goes on."""
    return tuple(replace(each, state="stopped") if each.state == WAITING else each for each in items)


def is_open(items: Items) -> bool:
    """Tell whether something is left to do."""
    return any(each.state in (WAITING, *TURN) for each in items)


def turn_of(items: Items) -> Item | None:
    """Return the one whose turn it is."""
    return next((each for each in items if each.state in TURN), None)


def settle(items: Items, hall: str, seen: Mapping[str, Seen], since: Since | None, now_ms: int) -> Items:
    """Take in what boards have told of their errands, and who has fallen silent."""
    return tuple(_settled(each, hall, seen.get(each.board, NOTHING), since, now_ms) for each in items)


def _settled(item: Item, hall: str, board: Seen, since: Since | None, now_ms: int) -> Item:
    if item.state not in (*TURN, SILENT):
        return item
    if (task := board.task) is not None and (task.hall, task.number) == (hall, item.number):
        if task.phase == FAILED and task.why == PLAYING:  # a game began before the order came: later, then
            return replace(item, state="waiting", number=0)
        if task.phase in (DONE, FAILED):
            return replace(item, state=task.phase, version=task.version, why=task.why)
        if item.state != SILENT:
            item = replace(item, state="working", version=task.version)
    return replace(item, state="silent") if item.state in TURN and _is_late(item, since, now_ms) else item


def _is_late(item: Item, since: Since | None, now_ms: int) -> bool:
    if since is None:
        return False
    took_ms = now_ms - since.began_ms
    if item.state == SENT:
        return took_ms >= ANSWER_MS
    return took_ms >= LONGEST_MS[item.what] or now_ms - since.there_ms >= GONE_MS


def next_of(items: Items, seen: Mapping[str, Seen]) -> tuple[Items, Item | None]:
    """Return whose turn comes now, and the queue in which whoever can have none is left out."""
    left = tuple(_left_out(each, seen.get(each.board, NOTHING)) for each in items)
    if turn_of(left) is not None:
        return left, None
    ready = (each for each in left if each.state == WAITING and is_ready(seen.get(each.board, NOTHING)))
    return left, next(ready, None)


def is_ready(board: Seen) -> bool:
    """Tell whether an order may be sent there now."""
    busy = board.task is not None and board.task.phase == WORK
    return board.there and board.told and not board.playing and not busy


def _left_out(item: Item, board: Seen) -> Item:
    """Leave out a board that is there and takes no orders, or whose orders another could take."""
    if item.state != WAITING or not (board.there and board.told):
        return item
    if board.twice:
        return replace(item, state="failed", why=TWICE)
    return item if board.obeys else replace(item, state="failed", why=NOT_ALLOWED)


def put(items: Items, item: Item, new: Item) -> Items:
    """Put one in the place of another."""
    return tuple(new if each is item else each for each in items)
