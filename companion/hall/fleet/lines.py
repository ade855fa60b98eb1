"""The boards of a hall as its hosts read them: how each is kept, and how the queue goes, in sentences.

Refuses to know: HTTP, and how anything is found out.
"""

from collections.abc import Callable

from msgspec import Struct

from companion.core.model.types import Say
from companion.hall.fleet import queue
from companion.hall.fleet.fleet import Fleet
from companion.hall.fleet.queue import NOTHING, Item, Seen
from companion.hall.tables import TableLine, Tables
from companion.mqtt.upkeep_messages import Program, Upkeep
from companion.ports.care import CopyLine
from companion.words import fleet_words as words
from companion.words.care.copy_words import TROUBLES, tell_title

Tell = Callable[[Say], str]
LEAST_FREE_MB = 500
"""Where less is left, the card is nearly full."""


class Cell(Struct, frozen=True):
    """One thing of a board; ``bad``: whether a host should look at it."""

    text: str
    bad: bool = False


class BoardLine(Struct, frozen=True):
    """One board.

    Args:
        id, title, url: as in `companion.hall.tables.TableLine`.
        note: says what is not known of it, and why.
        seats: who plays -> the letters on the pieces.
        plays, version, faults, programs, free, copy: how it is kept.
    """

    id: str
    title: str
    url: str
    note: str
    seats: dict[str, str]
    plays: Cell
    version: Cell
    faults: Cell
    programs: Cell
    free: Cell
    copy: Cell


class QueueLine(Struct, frozen=True):
    """One errand; ``state`` as in `companion.hall.fleet.queue.Item`."""

    board: str
    title: str
    what: str
    state: str
    text: str


class FleetState(Struct, frozen=True):
    """All boards, the queue, and whether something is left to be stopped."""

    boards: list[BoardLine]
    queue: list[QueueLine]
    waiting: bool


def fleet_state(fleet: Fleet, tables: Tables, tell: Tell) -> FleetState:
    """Return how all boards are kept, and how the queue goes."""
    seen, lines = fleet.seen(), tables.lines()
    titles = {line.id: line.title or line.id for line in lines}
    return FleetState(
        [_board(line, fleet.upkeep(line.id), tell) for line in lines],
        [
            QueueLine(
                item.board,
                titles.get(item.board, item.board),
                item.what,
                item.state,
                tell(tell_item(item, seen.get(item.board, NOTHING))),
            )
            for item in fleet.items
        ],
        any(item.state == queue.WAITING for item in fleet.items),
    )


def tell_item(item: Item, board: Seen) -> Say:
    """Tell how far an errand is, or what it has come to."""
    match item.state:
        case "waiting" if not board.there:
            return words.WAITS_AWAY
        case "waiting":
            return words.WAITS_PLAYING if board.playing else words.WAITS if board.told else words.UNTOLD
        case "working" if item.what == "copy":
            return words.COPYING
        case "working":
            return words.INSTALLING.fill({"version": item.version}) if item.version else words.LOOKING
        case "done":
            return words.tell_done(item.what, item.why, item.version)
        case "failed":
            return words.tell_failure(item.what, item.why, item.version)
    return {"sent": words.SENT, "silent": words.SILENT, "stopped": words.STOPPED}[item.state]


def _board(line: TableLine, kept: Upkeep | None, tell: Tell) -> BoardLine:
    note = "" if line.there and kept else tell(words.UNTOLD if line.there else words.AWAY)
    return BoardLine(
        line.id,
        line.title or line.id,
        line.url,
        tell(words.TWICE) if line.twice else note,
        {seat: line.pieces.marks.get(seat, "") for seat in line.pieces.playing} if line.pieces else {},
        _plays(line, tell),
        _version(line, kept, tell),
        _faults(line, kept, tell),
        Cell("; ".join(_program(each, tell) for each in (kept.programs if kept else []))),
        _free(kept),
        _copy(kept, tell),
    )


def _plays(line: TableLine, tell: Tell) -> Cell:
    if line.pieces is None or line.state is None or line.state.phase in ("idle", "over"):
        return Cell(tell(words.NOBODY))
    title = line.pieces.title
    return Cell(tell(words.PAUSED.fill({"game": title})) if line.state.phase == "paused" else title)


def _version(line: TableLine, kept: Upkeep | None, tell: Tell) -> Cell:
    if kept is None or kept.newest in ("", line.version):
        return Cell(line.version)
    return Cell(tell(words.NEWER.fill({"version": line.version, "newer": kept.newest})))


def _faults(line: TableLine, kept: Upkeep | None, tell: Tell) -> Cell:
    told: list[Say] = []
    if line.state is not None:
        if line.state.faults > 0:
            told.append(words.UNTRUSTED.fill({"count": line.state.faults}))
        if not line.state.saved and line.state.phase != "starting":
            told.append(words.UNSAVED)
    if kept is not None and kept.losses > 0:
        told.append(words.LOST.fill({"count": kept.losses}))
    return Cell(" ".join(map(tell, told)), bad=True) if told else Cell(tell(words.NONE))


def _program(each: Program, tell: Tell) -> str:
    if not each.now:
        return tell(words.SILENT_PROGRAM.fill({"device": each.device}))
    newer = each.new and each.new not in each.now
    named = {"version": each.now, "newer": each.new}
    return f"{each.device}: {tell(words.NEWER.fill(named)) if newer else each.now}"


def _free(kept: Upkeep | None) -> Cell:
    if kept is None or kept.free_mb is None:
        return Cell("")
    return Cell(f"{kept.free_mb / 1000:.1f} GB", bad=kept.free_mb < LEAST_FREE_MB)


def _copy(kept: Upkeep | None, tell: Tell) -> Cell:
    if kept is None:
        return Cell("")
    copy = kept.copy
    line = CopyLine("", copy.place, copy.date, False, 0, copy.whole, copy.games, "") if copy else None
    told = tell_title(line, tell) if line else tell(words.NONE)
    if (trouble := TROUBLES.get(kept.copy_trouble)) is not None:
        return Cell(f"{told}. {tell(trouble)}", bad=True)
    return Cell(told, bad=copy is None)
