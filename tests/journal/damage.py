"""Damaged journals by the hundred: each is opened, and what is then told is compared with what once was.

    python -m tests.journal.damage [COUNT] [sealed]

prints for each kind of damage how many journals were opened and how many games they cost. "sealed": each game
also has its own file, as after an evening.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry
from companion.core.reducer import step
from companion.games import named
from companion.journal import Journal, read_losses
from companion.journal.integrity.game_files import seal_game, sealed_folder
from tests.games.barbarossa.players.games import begun
from tests.games.barbarossa.players.player import played as by_chance
from tests.journal.notation.test_journal_text import Table
from tests.playing_inputs import Played

PAGE = 4096
GAMES = 30
PATIENCE_S = 60.0
SEED = 17

Told = dict[int, tuple[Entry, ...]]


@dataclass(frozen=True)
class Original:
    """A journal as it was: in ``closed`` after it was closed, in ``live`` as a power cut would leave it."""

    closed: Path
    live: Path
    told: Told


def malefiz(chance: random.Random, variant: str, turns: int) -> list[Entry]:
    table = Table(variant, ("red", "green", "blue"))
    table.play(turns, chance)
    return table.entries


def labyrinth(chance: random.Random, variant: str) -> list[Entry]:
    options = {"walls": 19, "maze": "a test"} if variant == "big" else {}
    played = Played(named("labyrinth"), variant, ("red", "green", "blue"), options)
    played.play(60, chance)
    return played.entries


def barbarossa(chance: random.Random) -> list[Entry]:
    game, start = named("barbarossa"), begun(free_words=True)
    session, first = step.new_game(game, Settings(), start, {}, 0)
    entries = [first]
    for _, (seat, given, taken) in by_chance(start, chance, lambda _state, _seat, _one: "q"):
        told = {
            "number": len(entries),
            "seat": seat,
            "word": given.word,
            "move": str(given),
            "how": "told",
            "won": False,
        }
        told |= {"source": game.words.get(given.word, "die"), "ends": taken.ends, "deeds": []}
        told |= {"position": game.dump(taken.position), "spots": session.board.names(0)}
        entries.append(Entry("input", 0, told))
        if len(entries) > 80:
            break
    return entries


def some_game(chance: random.Random, at: int) -> list[Entry]:
    kinds: list[Callable[[], list[Entry]]] = [
        lambda: malefiz(chance, "classic", chance.randrange(3, 60)),
        lambda: malefiz(chance, "fast", chance.randrange(3, 60)),
        lambda: labyrinth(chance, "small"),
        lambda: labyrinth(chance, "big"),
        lambda: barbarossa(chance),
    ]
    return kinds[at % len(kinds)]()


def build(folder: Path, games: int = GAMES, seed: int = SEED, *, sealed: bool = False) -> Original:
    """Make a journal of games of all kinds, one after the other, most of them ended."""
    chance = random.Random(seed)
    path = folder / "made" / "games.sqlite"
    book = Journal.open(path, lambda _: None, say)
    ids = []
    for at in range(games):
        first, *more = some_game(chance, at)
        ids.append(book.begin_game(first))
        for entry in more:
            for _ in range(chance.randrange(5)):
                seen = {"levels": f"{chance.getrandbits(130):x}"}
                book.append(ids[-1], Entry("stimulus", entry.at_ms, seen), durable=False)
            book.append(ids[-1], entry, durable=False)
        if chance.random() < 0.7 and at + 1 < games:
            book.append(ids[-1], Entry("end", 9, {}))
        assert book.wait_written(PATIENCE_S)
    told = {each: book.entries(each) for each in ids}
    live = folder / "live"
    shutil.copytree(path.parent, live)
    book.close()
    if sealed:  # as it is after a while: a game waits half a second for its file
        with closing(sqlite3.connect(path)) as connection:
            for each in ids:
                seal_game(connection, path, each)
        shutil.copytree(sealed_folder(path), sealed_folder(live / path.name), dirs_exist_ok=True)
    else:
        shutil.rmtree(sealed_folder(path))
        shutil.rmtree(sealed_folder(live / path.name), ignore_errors=True)
    return Original(path.parent, live, told)


# --- damage ----------------------------------------------------------------------------------------


def flip(file: Path, chance: random.Random) -> None:
    data = bytearray(file.read_bytes())
    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    file.write_bytes(data)


def zero(file: Path, chance: random.Random, number: int | None = None) -> None:
    data = bytearray(file.read_bytes())
    at = PAGE * (chance.randrange(1, len(data) // PAGE) if number is None else number)
    data[at : at + PAGE] = bytes(PAGE)
    file.write_bytes(data)


def double(file: Path, chance: random.Random) -> None:
    """One page's content stands on another page, too."""
    data = bytearray(file.read_bytes())
    one, other = (PAGE * chance.randrange(1, len(data) // PAGE) for _ in range(2))
    data[one : one + PAGE] = data[other : other + PAGE]
    file.write_bytes(data)


def cut(file: Path, chance: random.Random) -> None:
    data = file.read_bytes()
    file.write_bytes(data[: chance.randrange(len(data))])


def noise(file: Path, chance: random.Random) -> None:
    data = bytearray(file.read_bytes())
    at = PAGE * chance.randrange(len(data) // PAGE)
    data[at : at + PAGE] = chance.randbytes(PAGE)
    file.write_bytes(data)


KINDS: dict[str, Callable[[Path, random.Random], None]] = {
    "bit": flip,
    "page": zero,
    "first page": lambda file, chance: zero(file, chance, 0),
    "doubled page": double,
    "noise": noise,
    "cut": cut,
    "log bit": lambda file, chance: flip(log_of(file), chance),
    "log page": lambda file, chance: zero(log_of(file), chance),
    "log cut": lambda file, chance: cut(log_of(file), chance),
    "live bit": flip,
    "live page": zero,
    "live cut": cut,
}
ONE_PAGE = ("bit", "page", "first page", "doubled page", "noise", "live bit", "live page")


def log_of(file: Path) -> Path:
    return file.with_name(file.name + "-wal")


@dataclass(frozen=True)
class Outcome:
    """What opening a damaged journal came to: games that lost decisions, and everything that is wrong."""

    kind: str
    harmed: int
    missing: int
    noticed: bool
    wrong: tuple[str, ...]


def try_one(original: Original, kind: str, seed: int, folder: Path) -> Outcome:
    """Damage a copy of a journal and open it."""
    chance = random.Random(f"{kind} {seed}")
    live = kind.startswith(("log", "live"))
    there = folder / "try"
    shutil.rmtree(there, ignore_errors=True)
    shutil.copytree(original.live if live else original.closed, there)
    path = there / "games.sqlite"
    KINDS[kind](path, chance)
    before = path.read_bytes()
    wrong: list[str] = []
    book = Journal.open(path, lambda _: None, wrong.append)
    losses = book.losses()
    now = {game: told(book, game) for game in original.told}
    lost = {game: len(entries) - len(now[game]) for game, entries in original.told.items()}
    harmed = {game: count for game, count in lost.items() if count}
    for game, entries in original.told.items():
        if now[game] != entries[: len(now[game])]:
            wrong.append(f"game {game} is told otherwise than it was")
    if strange := {game.game_id for game in book.games()} - set(original.told):
        wrong.append(f"games that never were: {strange}")
    if harmed and not losses:
        wrong.append(f"nothing is told of what is missing: {harmed}")
    noticed = bool(losses)
    known = {loss.game_id for loss in losses if loss.what == "game"}
    if len(harmed) == 1 and kind in ONE_PAGE and not set(harmed) <= known:
        wrong.append(f"the game that is harmed is not named: {harmed}, {losses}")
    if noticed and path.with_name("games.sqlite.bad-1").read_bytes() != before:
        wrong.append("the original is not kept")
    newest = max(original.told)
    if newest in harmed and told(book, newest) and newest in known and not book.is_cut(newest):
        wrong.append("a cut game goes on by itself")
    if book.last_row < max(original.told):
        wrong.append("numbers are given out twice")
    number = book.begin_game(Entry("game", 1, {"game": "malefiz", "variant": "classic"}))
    if not book.wait_written(PATIENCE_S):
        wrong.append("it cannot be written")
    book.close()
    again = Journal.open(path, lambda _: None, wrong.append)
    if again.notice or not told(again, number) or read_losses(path) != losses:
        wrong.append(f"the second start: {again.notice}")
    again.close()
    return Outcome(kind, len(harmed), sum(harmed.values()), noticed, tuple(wrong))


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def told(book: Journal, game: int) -> tuple[Entry, ...]:
    try:
        return book.entries(game)
    except KeyError:
        return ()


def main() -> int:
    """Try so many journals and print what they came to."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    failed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        original = build(folder, sealed="sealed" in sys.argv)
        size = (original.closed / "games.sqlite").stat().st_size
        say(f"{len(original.told)} games, {sum(map(len, original.told.values()))} decisions, {size} bytes")
        tally: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
        for seed in range(count):
            kind = list(KINDS)[seed % len(KINDS)]
            outcome = try_one(original, kind, seed, folder)
            tally[kind].update(
                opened=1,
                noticed=outcome.noticed,
                harmed=outcome.harmed > 0,
                games=outcome.harmed,
                missing=outcome.missing,
                wrong=bool(outcome.wrong),
            )
            tally[kind]["most"] = max(tally[kind]["most"], outcome.harmed)
            for text in outcome.wrong:
                say(f"{kind} {seed}: {text}")
            failed += bool(outcome.wrong) or (kind in ONE_PAGE and outcome.harmed > 1)
    for kind, counts in tally.items():
        say(kind.ljust(14) + str(dict(counts)))
    say(f"wrong: {failed}")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
