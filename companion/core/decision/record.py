"""What one entry makes of the recorded values, and what it tells.

Works on those values alone (model/session/recorded.py): hands, the board and what is asked are fold.py's.
"""

from collections.abc import Mapping
from typing import Any

from companion.core.chance import commitments
from companion.core.model import types
from companion.core.model.capabilities import played_by_companion
from companion.core.model.fast_replace import replace
from companion.core.model.game import Game
from companion.core.model.history import Overruled, Past, Rolled
from companion.core.model.inputs import BOARD, MOVE, OVERRULED, PASS, deeds_of
from companion.core.model.session.recorded import (
    FRIENDLY,
    TOURNAMENT,
    Paused,
    Progress,
    Settings,
    TableState,
)
from companion.core.model.types import Entry, Mask, Verdict

KEPT_ROLLS = 20
"""Numbers that the session keeps, the newest; the journal has all."""


def began(game: Game[Any], position: Any, settings: Settings, data: Mapping[str, Any]) -> TableState:
    """Return who plays, and how, by a ``game`` entry; people move for a seat whose level is not known here.

    A tournament asks wherever another turn differs by an unseen lift alone, whatever the settings say.
    """
    manner = data.get("manner", FRIENDLY)
    return TableState(
        settings=replace(settings, strict=True) if manner == TOURNAMENT else settings,
        judging=manner,
        names=dict(data.get("names", {})),
        sealed=commitments.sealed(game, position, data["lot"]) if data.get("lot") else "",
        computer=played_by_companion(game, data.get("computer", {})),
        luck=data.get("luck", ""),
        learns={seat: tuple(told) for seat, told in data.get("learns", {}).items()},
    )


def verdict_of(entry: Entry) -> Verdict | None:
    """Return the verdict that an entry holds; None where it holds none."""
    data = entry.data
    match entry.kind:
        case types.INPUT if data["word"] == MOVE:
            return Verdict(entry.at_ms, "legal", data["seat"], move=data["move"])
        case types.INPUT if data["word"] != PASS:
            said = "legal" if data["source"] == BOARD else "heard"
            deeds = deeds_of(data)
            return Verdict(entry.at_ms, said, data["seat"], data["move"], ends=data["ends"], deeds=deeds)
        case types.INPUT:
            return Verdict(entry.at_ms, "pass", data["seat"])
        case "won":
            return Verdict(entry.at_ms, "won", data["seat"])
        case "undo" if data.get("how") == "hand":
            return Verdict(entry.at_ms, "taken-back", data["seat"], move=data["move"], back=data["number"])
        case "overruled":
            what, by = data["what"], tuple(data["by"])
            return Verdict(
                entry.at_ms, "overruled", data["seat"], data["move"], kind=what, die=data["die"], by=by
            )
        case "illegal" | "restored" | "ambiguous" | "fault":
            values: dict[str, Any] = {
                key: tuple(value) if isinstance(value, list) else value
                for key, value in data.items()
                if key in Verdict.__struct_fields__  # a newer companion may have told more
            }
            return Verdict(entry.at_ms, entry.kind, **values)
    return None


def rolled(progress: Progress, data: Mapping[str, Any]) -> Progress:
    """Return the progress with one more number of the die."""
    rolls = progress.rolls
    proof = data.get("secret", ""), data.get("share", "")
    one = Rolled(rolls[-1].count + 1 if rolls else 1, data["seat"], data["die"], data["how"], *proof)
    return replace(progress, how_rolled=one.how, rolls=(*rolls, one)[-KEPT_ROLLS:])


def unrolled(progress: Progress, seat: str, die: int | None) -> Progress:
    """Take back the last such number of a seat."""
    rolls = progress.rolls
    same = [i for i, one in enumerate(rolls) if (one.seat, one.die, one.back) == (seat, die, False)]
    if not same:  # it was told so long ago, or by an overruling
        return progress
    at = same[-1]
    return replace(progress, rolls=(*rolls[:at], replace(rolls[at], back=True), *rolls[at + 1 :]))


def halted(progress: Progress, entry: Entry) -> Progress:
    """Let the game pause, go on, or end, which ends a pause too."""
    if entry.kind == "pause":
        return replace(progress, paused=Paused(entry.data["by"], entry.at_ms))
    return replace(progress, paused=None, ended=progress.ended or entry.kind == "end")


def aided(table: TableState, data: Mapping[str, Any]) -> TableState:
    """Switch a help of the table."""
    return replace(table, aids={**table.aids, data["aid"]: data["on"]})


def seated(game: Game[Any], table: TableState, data: Mapping[str, Any]) -> TableState:
    """Change who sits at a seat, its lights or how much help it wants."""
    seat = data["seat"]
    match data["change"]:
        case "handover":
            computer = {**table.computer, seat: data.get("level", "")}
            table = replace(table, computer=played_by_companion(game, computer))
        case "dark":
            return replace(table, lights_off=table.lights_off | {seat})
        case "lit":
            return replace(table, lights_off=table.lights_off - {seat})
        case "hints":
            return replace(table, hints={**table.hints, seat: data["level"]})
        case "learns" | "told" | "knows":
            return _learning(table, seat, data)
    return replace(table, names={**table.names, seat: data["name"]})


def _learning(table: TableState, seat: str, data: Mapping[str, Any]) -> TableState:
    """Let a seat be told how the game is played from now on, one card less, or nothing more."""
    if data["change"] == "told":
        return told_card(table, seat, data["word"])
    others = {each: told for each, told in table.learns.items() if each != seat}
    return replace(table, learns=others if data["change"] == "knows" else {**others, seat: ()})


def told_card(table: TableState, seat: str, word: str) -> TableState:
    """Note that a seat has been told a card; it is not told again."""
    if (known := table.learns.get(seat)) is None or word in known:
        return table
    return replace(table, learns={**table.learns, seat: (*known, word)})


def past_of(entry: Entry, before: Any, picture: Mask, known: int | None = None) -> Past:
    """Return a turn, an input or an overruling as a part of history.

    Args:
        entry: it, as it is recorded.
        before: the position before it.
        picture: what was expected before it.
        known: the number known after it.
    """
    data = entry.data
    over = Overruled.of(data) if entry.kind == "overruled" else None
    return Past(
        number=data["number"],
        seat=data["seat"],
        die=(data["before"]["die"] or 0) if over else data.get("die", 0),
        move=data["move"],
        how=OVERRULED if over else data["how"],
        at_ms=entry.at_ms,
        before=before,
        picture=picture,
        won=data.get("won", False),
        over=over,
        ends=data.get("ends", True),
        deeds=deeds_of(data),
        known=known,
    )
