"""The commands of stored games: as text and back, their rolls checked, all of them carried elsewhere.

Knows: how a list of games looks at a terminal. Refuses to know: how games are kept, and how they are written;
each command imports what it needs when it runs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.terminal import FILE, FOUND_WRONG, plain, say, tell, text_lines, write, wrong

if TYPE_CHECKING:
    from companion.ports.losses import Loss
    from companion.ports.table import StoredGame

JOURNAL = click.option(
    "--journal", type=FILE, metavar="FILE", help="Where games are kept.  [default: the daemon's own place]"
)


@click.command(name="export")
@JOURNAL
@click.argument("game", type=click.IntRange(1), required=False, metavar="[GAME]")
def export_game(journal: Path | None, game: int | None) -> None:
    """Write a stored game as text; without its number, list all games."""
    from companion.config import default_journal  # noqa: PLC0415 - see the module's docstring
    from companion.journal import read_game, read_games, write_game  # noqa: PLC0415

    path = journal or default_journal()
    if game is None:
        for line in _game_list(read_games(path)):
            say(line)
        tell_losses(path)
    else:
        write(write_game(read_game(path, game)))


@click.command(name="import")
@JOURNAL
@click.argument("file", type=FILE, metavar="FILE")
def import_game(journal: Path | None, file: Path) -> int:
    """Read a game from text into the journal, every turn checked with the rules; prints its number."""
    from companion.config import default_journal  # noqa: PLC0415 - see the module's docstring
    from companion.journal import Journal, parse_game  # noqa: PLC0415

    with file.open("rb") as lines:
        told = parse_game("".join(text_lines(lines, str(file))), str(file))
    troubles: list[str] = []
    book = Journal.open(journal or default_journal(), lambda _row: None, troubles.append)
    game_id = book.store(told)
    if book.close():
        return tell("companion import", f"nothing was kept: {troubles[0]}")
    if book.notice:
        click.echo(f"companion import: {book.notice}", err=True)
    say(str(game_id))
    return 0


@click.command(name="dice")
@click.argument("file", type=FILE, metavar="FILE")
def check_dice(file: Path) -> int:
    """Check the companion's rolls and draws in a game text (docs/how-to/dice.md); exit status 1 if wrong."""
    from companion.journal import check_rolls, check_seal, parse_game  # noqa: PLC0415 - see the module's docstring

    with file.open("rb") as found:
        lines = list(text_lines(found, str(file)))
    count = wrong = 0
    for number, roll, fault in check_rolls(lines, str(file)):
        count, wrong = count + 1, wrong + bool(fault)
        told = f"WRONG {plain(fault)}" if fault else f"right  commitment {roll.commitment}"
        say(f"line {number:4}  {plain(roll.seat):6} {plain(roll.die)}  {told}")
    say(f"rolls by the companion: {count}, wrong: {wrong}")
    drawn = 0
    if any(line.startswith("lot:") for line in lines):
        for what, fault in check_seal(parse_game("".join(lines), str(file))):
            drawn, wrong = drawn + 1, wrong + bool(fault)
            say(f"{what}  {'WRONG ' + plain(fault) if fault else 'right'}")
    elif any(line.startswith("seal:") for line in lines):
        say("what is drawn is sealed: export the game once more when it is over")
    return 1 if wrong else 0


@click.command()
@click.argument("file", type=FILE, metavar="FILE")
@click.option("--out", type=FILE, metavar="FILE", help="The new journal.  [default: FILE.whole]")
def salvage(file: Path, out: Path | None) -> int:
    """Write what is whole in a damaged journal into a new one; FILE stays as it is.

    More: docs/reference/journal.md.

    Exit status 0 where everything is whole, 1 where something is missing, 2 where nothing was written.
    """
    from companion.journal import read_games, salvage_file  # noqa: PLC0415 - see the module's docstring

    written = out or Path(f"{file}.whole")
    found = salvage_file(file, written, _show if sys.stderr.isatty() else lambda _done, _of: None)
    whole, *harmed = found.losses
    for line in _salvaged(read_games(written), {loss.game_id: loss for loss in harmed}):
        say(line)
    missing = "an unknown number of" if whole.lost is None else whole.lost
    say(f"written: {plain(str(written))}, {found.games} games, {found.kept} decisions; {missing} are missing")
    return FOUND_WRONG if harmed or whole.lost is None else 0


def _show(done: int, length: int) -> None:
    """Show on a terminal how far slow work has come."""
    click.echo(f"\rreading: {100 * done // max(length, 1):3} %", err=True, nl=done >= length)


def _salvaged(games: Sequence[StoredGame], lost: dict[int, Loss]) -> Iterator[str]:
    """Tell what became of each game, as lines in columns, newest first."""
    told = {game.game_id: game for game in games}
    for number in sorted(told.keys() | lost.keys(), reverse=True):
        game, loss = told.get(number), lost.get(number)
        what = f"{game.started[:16].replace('T', ' ')}  {game.game} {game.variant}" if game else ""
        if loss is None:
            state = "whole"
        elif game is None:
            state = f"lost: {loss.lost} decisions"
        else:
            until = loss.whole_until[:16].replace("T", " ")
            state = f"whole until {until}: {loss.kept} decisions kept, {loss.lost} lost"
        yield f"game {number:6}  {plain(what):34}  {state}"


WITH_CONFIG = click.option(
    "--config", "config_file", type=FILE, metavar="FILE", help="Of the table, instead of --journal."
)


@click.command(name="backup")
@JOURNAL
@WITH_CONFIG
@click.argument("file", type=FILE, metavar="FILE")
def back_up(journal: Path | None, config_file: Path | None, file: Path) -> None:
    """Write all games and settings to a new zip file (docs/how-to/care.md)."""
    from companion.daemon.care import backup  # noqa: PLC0415 - see the module's docstring

    count = backup.back_up(journal_of(journal, config_file), config_file, file)
    say(f"written: {file}, {count} games")


@click.command()
@JOURNAL
@WITH_CONFIG
@click.argument("file", type=FILE, metavar="FILE")
def restore(journal: Path | None, config_file: Path | None, file: Path) -> None:
    """Bring back a backup: games that are missing are added, none is changed (docs/how-to/care.md)."""
    from companion.daemon.care import backup  # noqa: PLC0415 - see the module's docstring

    say(backup.restore(file, journal_of(journal, config_file)))


def tell_losses(journal: Path) -> None:
    """Say on standard error what was lost or set aside and nobody has seen yet."""
    from companion.journal import read_losses  # noqa: PLC0415 - see the module's docstring
    from companion.words.care.loss_words import tell_journal_loss  # noqa: PLC0415
    from companion.words.i18n import translator  # noqa: PLC0415

    tell = translator("en")
    for loss in read_losses(journal):
        click.echo(plain(f"companion: {tell(tell_journal_loss(loss))}"), err=True)


def journal_of(journal: Path | None, config_file: Path | None) -> Path:
    """Return the journal that is meant: named, of a configuration, or the daemon's own."""
    from companion import config  # noqa: PLC0415 - see the module's docstring

    if journal is not None and config_file is not None:
        wrong("--journal and --config name the same thing: give one of them")
    return config.load(config_file).journal_path() if config_file else journal or config.default_journal()


def _game_list(games: Sequence[StoredGame]) -> Iterator[str]:
    """Yield the list of games as lines in columns, newest first."""
    from companion.words.names import COMPANION  # noqa: PLC0415 - see the module's docstring

    if not games:
        yield "no games yet"
        return
    yield f"{'game':>6}  {'started':16}  {'of':16}  {'turns':>5}  {'state':12}  players"
    for game in games:
        state = f"won by {game.winner}" if game.state == "won" else game.state
        called = {**dict.fromkeys(game.seats, ""), **game.names}
        called |= {seat: COMPANION.text for seat in game.computer if not called.get(seat)}
        names = ", ".join(f"{seat} {plain(name)}" for seat, name in called.items() if name)
        started = game.started[:16].replace("T", " ")
        what = f"{game.game} {game.variant}"
        yield f"{game.game_id:6}  {started:16}  {what:16}  {game.turns:5}  {state:12}  {names}".rstrip()
