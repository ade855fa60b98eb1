"""Rules engines as filters: lines in, lines out, and the count of turn sequences.

Knows: JSON lines and games by name. Refuses to know: files, terminals, and any one game's rules; prints
nothing itself.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from companion.core.chance import dice
from companion.core.model.capabilities import Player
from companion.core.model.errors import MoveError, PositionError
from companion.core.model.game import Game
from companion.core.model.inputs import DIE, Awaited, Taken, read_input
from companion.core.model.json_text import read_json
from companion.core.model.session import legal_at, offered
from companion.core.model.struct_reader import shorten

QUOTED = 400
"""At most so many characters of a faulty line, and of its fault, are repeated in its error."""

UNROLLED = "key 'die' is missing: a number is to be rolled first"


@runtime_checkable
class Counter(Protocol):
    """A game that can count its legal turns faster than list them."""

    def count(self, position: Any, die: int) -> int:
        """Return the length of the list of legal turns."""


def legal(lines: Iterable[bytes | str], games: Mapping[str, Game[Any]]) -> Iterator[str]:
    """Yield one JSON line for each line: ``{"moves": [...]}`` or ``{"error": "..."}``.

    Never raises for bad input.

    Args:
        lines: one position with a ``die`` each, as docs/reference/notation.md says; bytes are UTF-8.
        games: the games by name.

    Yields:
        The answers in order, without line ends, each before the next line is read.
    """
    return _answers(lines, lambda data: f'{{"moves": {_json_list(_moves(data, games))}}}')


def best(
    lines: Iterable[bytes | str],
    games: Mapping[str, Game[Any]],
    level: str = "",
    draw: Callable[[], float] = float,
) -> Iterator[str]:
    """Yield one JSON line for each line: ``{"move": "...", "chance": {...}}`` or ``{"error": "..."}``.

    Lines as for `legal`, of games that are a `Player`. Never raises for bad input.

    Args:
        lines: as for `legal`.
        games: the games by name.
        level: one of the game's; the strongest for none.
        draw: gives a number from 0 up to but not including 1 for each turn, evenly.
    """
    return _answers(lines, lambda data: json.dumps(_best(data, games, level, draw())))


def _best(data: Mapping[str, Any], games: Mapping[str, Game[Any]], level: str, draw: float) -> dict[str, Any]:
    game, position, _awaited, unrolled = _asked(data, games)
    if not isinstance(game, Player):
        raise PositionError(f"{data['game']} has no computer player")
    if level and level not in game.levels:
        raise PositionError(f"unknown level {level!r}: levels are {', '.join(game.levels)}")
    if unrolled:
        raise PositionError(UNROLLED)
    move, chance = game.best(position, level or game.levels[-1], draw)
    return {"move": move, "chance": {seat: round(share, 4) for seat, share in chance.items()}}


def _answers(lines: Iterable[bytes | str], answer_to: Callable[[Mapping[str, Any]], str]) -> Iterator[str]:
    for number, line in enumerate(lines, 1):
        try:
            answer = answer_to(_read(line))
        except (PositionError, MoveError) as fault:
            error = f"line {number}: {shorten(str(fault), QUOTED)}; in {shorten(_text(line), QUOTED)}"
            answer = json.dumps({"error": error})
        yield answer


def _json_list(texts: Sequence[str]) -> str:
    """Return texts as JSON; where none has anything to escape, in a tenth of the time."""
    joined = '", "'.join(texts)
    plain = joined.isascii() and joined.isprintable() and "\\" not in joined
    if texts and plain and joined.count('"') == 2 * len(texts) - 2:
        return f'["{joined}"]'
    return json.dumps(texts)


def _read(line: bytes | str) -> dict[str, Any]:
    try:
        data = read_json(line, _object)
    except (ValueError, RecursionError) as fault:
        raise PositionError(f"no JSON ({fault})") from fault
    if not isinstance(data, dict):
        raise PositionError(f"no JSON object, but {type(data).__name__}")
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        keys = [key for key, _value in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise PositionError(f"key {twice!r} stands there twice")
    return data


def _text(line: bytes | str) -> str:
    return (line if isinstance(line, str) else line.decode("utf-8", "replace")).strip()


def _moves(data: Mapping[str, Any], games: Mapping[str, Game[Any]]) -> list[str]:
    _game, _position, awaited, unrolled = _asked(data, games)
    found = list(dict.fromkeys(offered(awaited)))  # a word that each seat may say, once
    if not found and unrolled:
        raise PositionError(UNROLLED)
    return found


def _asked(
    data: Mapping[str, Any], games: Mapping[str, Game[Any]]
) -> tuple[Game[Any], Any, tuple[Awaited, ...], bool]:
    """Return the game, the position with the line's number, what it awaits, and whether one is missing."""
    if "game" not in data:
        raise PositionError("key 'game' is missing")
    name = data["game"]
    if not isinstance(name, str) or name not in games:
        raise PositionError(f"unknown game {name!r}: known are {', '.join(sorted(games))}")
    game = games[name]
    position = _loaded(game, data)
    if not (awaited := game.expects(position)):
        raise PositionError("the game is over")
    if awaited[0].word != DIE:
        return game, position, awaited, False
    if DIE not in data:
        return game, position, awaited, True
    position = rolled(game, position, data[DIE])
    return game, position, game.expects(position), False


def _loaded(game: Game[Any], data: Mapping[str, Any]) -> Any:
    """Return the position.

    A number that is rolled in it is no key of its own where one is to be rolled first. A game with secrets
    may list inputs of a position without them: ``load_public``.
    """
    read = game.load if "hidden" in data else getattr(game, "load_public", game.load)
    try:
        return read(data)
    except PositionError:
        if DIE not in data:
            raise
        position = read({key: value for key, value in data.items() if key != DIE})
    if [one.word for one in game.expects(position)][:1] != [DIE]:
        raise PositionError("key 'die' is too much: no number is to be rolled now")
    return position


def rolled(game: Game[Any], position: Any, die: Any) -> Any:
    """Return the position once this number is known. Raises PositionError for no face of the die."""
    if type(die) is not int or die not in game.die_faces:
        raise PositionError(f"die is {die!r}, must be an integer {dice.tell_faces(game.die_faces)}")
    return _after(game, position, f"{DIE}:{die}")


def _after(game: Game[Any], position: Any, text: str) -> Any:
    taken = game.hear(position, read_input(text, game.words))
    assert isinstance(taken, Taken)
    return taken.position


def perft(game: Game[Any], variant: str, seats: Sequence[str], depth: int) -> int:
    """Return the number of (die, turn) sequences of a length from the start, nothing after the end of a game.

    Args:
        game: the rules; a game that is a `Counter` is counted faster at the last ply.
        variant: the board.
        seats: the seats in play.
        depth: how many turns, 0 or more.

    Raises:
        PositionError: for a variant or seats that cannot be, or a negative depth.
    """
    if depth < 0:
        raise PositionError(f"depth is {depth}, must be 0 or more")
    return _sequences(game, game.setup(variant, seats), depth)


def divide(game: Game[Any], position: Any, depth: int) -> dict[str, int]:
    """Count for each number and turn (``"3 house-e1"``) the sequences that begin with it."""
    return {
        f"{die} {move}": _sequences(game, after, depth - 1)
        for die, known in _numbers(game, position)
        for move, after in _turns(game, known)
    }


def _numbers(game: Game[Any], position: Any) -> Iterator[tuple[int, Any]]:
    """Yield each number that may be rolled now with its position; the position alone if none may."""
    if (awaited := game.expects(position)) and awaited[0].word == DIE:
        yield from ((die, rolled(game, position, die)) for die in dice.numbers(game.die_faces))
    else:
        yield 0, position


def _turns(game: Game[Any], position: Any) -> Iterator[tuple[str, Any]]:
    """Yield each input that may come, and the position after it."""
    return ((text, _after(game, position, text)) for text in legal_at(game, position))


def _sequences(game: Game[Any], position: Any, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1 and isinstance(game, Counter):
        return sum(game.count(position, die) for die in dice.numbers(game.die_faces))
    return sum(
        _sequences(game, after, depth - 1)
        for _, known in _numbers(game, position)
        for _, after in _turns(game, known)
    )
