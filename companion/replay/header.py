"""The first line of a trace: the table as it is when the trace begins (docs/reference/notation.md, part 4).

Refuses to know: the lines that follow. Every fault is a TraceError that names the line.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from companion import games
from companion.core import timed_play as plays
from companion.core.decision import fold
from companion.core.faults.diagnosis import Diagnosis
from companion.core.model.errors import InputError, PositionError, TraceError
from companion.core.model.fast_replace import replace
from companion.core.model.game import Game
from companion.core.model.old_entries import read_entry
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry
from companion.core.reducer import step
from companion.core.timed_play import Play
from companion.replay.events import picture

HEADER_KEYS = {"trace", "game", "variant", "seats", "options", "position", "first", "goes_on"}
SLIP = 0.75
"""How much alike (0 to 1) an unknown key must be to one of ours to be taken for a slip of the pen."""


def began_ms_of(header: Mapping[str, Any]) -> int:
    """Tell what the table's clock showed at 0 of the trace."""
    value = header.get("goes_on", {}).get("began_ms", 0)
    return value if type(value) is int else 0


def settings_of(header: Mapping[str, Any], number: int) -> Settings:
    """Return the referee's settings of a header; the usual ones where it has none."""
    more = header.get("goes_on", {})
    if not isinstance(more, Mapping):
        raise TraceError(f'line {number}: "goes_on" must be an object, not {more!r}')
    try:
        told = msgspec.convert(more.get("settings", {}), Settings)
    except ValueError as error:
        raise TraceError(f'line {number}: "goes_on.settings": {error}') from None
    times = (told.rest_legal_ms, told.rest_other_ms, told.press_ms, told.release_ms)
    if min(times) < 0 or told.odds < 1 or not 0 < told.missed_lifts < 1:
        raise TraceError(f'line {number}: "goes_on.settings": out of range: {more["settings"]!r}')
    return told


def past_of(header: Mapping[str, Any], number: int) -> list[Entry]:
    """Return what was recorded before the trace begins, as its header tells; nothing if it does not."""
    try:
        past = header.get("goes_on", {}).get("past", [])
        return [read_entry(entry["kind"], 0, entry["data"]) for entry in past]
    except (KeyError, TypeError, AttributeError):
        raise TraceError(f'line {number}: "goes_on.past" must be a list of kind and data') from None


def begin(header: Mapping[str, Any], number: int, settings: Settings, past: Sequence[Entry] = ()) -> Play:
    """Return the table that a trace's header describes: all pieces stand, nobody has touched anything.

    Args:
        header: the trace's first line.
        number: of that line, for messages.
        settings: of the referee.
        past: what was recorded before; then this tells the position, and ``goes_on`` what the board shows.

    Raises:
        TraceError: it names the fault.
    """
    if type(header.get("trace")) is not int or header["trace"] != 1:
        raise TraceError(f'line {number}: "trace" must be 1, not {header.get("trace")!r}')
    for key in [each for each in header if each not in HEADER_KEYS]:  # somebody's own, or a slip
        import difflib  # noqa: PLC0415 - few traces need it

        if near := difflib.get_close_matches(key, HEADER_KEYS, 1, SLIP):
            raise TraceError(f"line {number}: unknown key {key!r}; right would be {near[0]!r}")
    try:
        game = games.named(str(header.get("game")))
        position = _position(game, header)
    except InputError as error:
        raise TraceError(f"line {number}: {error}") from None
    if past:
        return _go_on(header, number, settings, past)
    session, _ = step.new_game(game, settings, position, {}, 0)
    play, _ = plays.found(Play(session), 0, session.pictures.expected)
    return play


def _go_on(header: Mapping[str, Any], number: int, settings: Settings, past: Sequence[Entry]) -> Play:
    """Return the table as it was when these entries had been recorded, at rest."""
    more, game = header["goes_on"], games.named(str(header["game"]))
    try:
        session = fold.restore(game, settings, past)
        ignored = session.board.mask(more.get("ignored", ()))
    except (InputError, LookupError, TypeError, ValueError, AttributeError) as error:
        why = f"{type(error).__name__}: {error}"
        raise TraceError(f'line {number}: "goes_on" tells no game that can go on: {why}') from None
    play = Play(session, diagnosis=_diagnosis(more))
    if "found" not in more:
        return play
    raw, poles = picture(more, number, session.board)
    began = replace(session.turn.tracker.began, poles=poles)  # each piece by what it shows
    known = replace(session, turn=replace(session.turn, tracker=replace(session.turn.tracker, began=began)))
    play, _ = plays.found(replace(play, session=known), began_ms_of(header), raw, poles)
    return replace(
        play,
        session=replace(play.session, pictures=replace(play.session.pictures, ignored=ignored)),
        diagnosis=_diagnosis(more),
    )


def _diagnosis(more: Mapping[str, Any]) -> Diagnosis:
    """Tell what was remembered of the contacts; of another version that remembers otherwise, nothing."""
    try:
        return msgspec.convert(more.get("diagnosis", {}), Diagnosis, strict=False)
    except msgspec.ValidationError:
        return Diagnosis()


def _position(game: Game[Any], header: Mapping[str, Any]) -> Any:
    variant, seats, options = header.get("variant"), header.get("seats"), header.get("options", {})
    if "position" not in header:
        return game.setup(variant, seats, options, header.get("first"))  # type: ignore[arg-type]  # it checks
    if not isinstance(header["position"], Mapping):
        raise PositionError('"position" must be an object')
    position = game.load({"game": game.name, "variant": variant, "options": options, **header["position"]})
    if not isinstance(seats, list) or sorted(map(str, seats)) != sorted(game.seats_in_play(position)):
        raise PositionError('"position" must have each of "seats", and no other')
    return position
