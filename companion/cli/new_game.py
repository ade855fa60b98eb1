"""The command that writes a new game: a package of its own, with a board, words and tests, playable at once.

Knows: the files of `new_game_files`, in which NAME and ``$name`` stand for the game. Refuses to know: games;
each command imports what it needs when it runs.
"""

import keyword
import re
import shlex
import sys
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template

import click

from companion.cli.terminal import FILE, plain, say, wrong

NAME = re.compile(r"[a-z]([a-z0-9_]{0,28}[a-z0-9])?")
"""What is at once a Python module, the name of a package and a word in a file name."""


INTO = click.option(
    "--into", type=FILE, metavar="DIR", default=".", help="Where its folder is made.  [default: here]"
)


@click.command()
@click.argument("what", metavar="game", type=click.Choice(("game",)))
@click.argument("name", metavar="NAME")
@INTO
def new(what: str, name: str, into: Path) -> None:  # noqa: ARG001 - there is one kind yet
    """Write a small game of your own, to play and to change (docs/tutorials/add-a-game.md)."""
    _check(name)
    project = into / name
    if project.is_symlink() or (project.exists() and (not project.is_dir() or any(project.iterdir()))):
        wrong(f"{project} is there already: right would be another NAME, or another folder with --into")
    if not into.is_dir():
        wrong(f"--into {into}: there is no such folder, right would be one that is there")
    files = _files(name)
    _write(project, files)
    say(f"written: {plain(str(project))}, {len(files)} files; next:")
    python, place = Path(sys.executable), plain(shlex.quote(str(project)))
    say(f"  {shlex.quote(str(python))} -m pip install -e {place}")
    say(f"  {shlex.quote(str(python.with_name('companion')))} demo --game {name}")


def _check(name: str) -> None:
    """End the command where a game cannot have this name."""
    from importlib.util import find_spec  # noqa: PLC0415 - see the module's docstring

    from companion import games  # noqa: PLC0415

    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        wrong(
            f"NAME {name[:40]!r} cannot be that of a game: right would be up to 30 of a-z, 0-9 and _, "
            "a letter first, and no word of Python, as moonrace"
        )
    if name in (known := games.names()):
        wrong(f"NAME {name}: there is such a game already, right would be any but {', '.join(known)}")
    found = find_spec(name)
    if name == "tests" or (found is not None and found.origin is not None):
        wrong(f"NAME {name}: there is a Python module of this name already, right would be another one")


def _files(name: str) -> dict[str, str]:
    """Return the path of each file of a new game, and its text."""
    from importlib import resources  # noqa: PLC0415 - see the module's docstring

    title, rule = name.replace("_", " ").capitalize(), name.replace("_", "")[:3].upper()
    return {
        place.replace("NAME", name): Template(text).substitute(name=name, title=title, rule=rule)
        for place, text in _templates(resources.files(__package__) / "new_game_files")
    }


def _templates(folder: Traversable, place: str = "") -> Iterator[tuple[str, str]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _templates(each, f"{place}{each.name}/")
        else:
            yield f"{place}{each.name}".removesuffix(".template"), each.read_text(encoding="utf-8")


def _write(project: Path, files: Mapping[str, str]) -> None:
    """Write all files, or nothing."""
    import tempfile  # noqa: PLC0415 - see the module's docstring

    try:
        with tempfile.TemporaryDirectory(prefix=".new-", dir=project.parent) as folder:
            made = Path(folder, project.name)
            for place, text in files.items():
                (made / place).parent.mkdir(parents=True, exist_ok=True)
                (made / place).write_text(text, encoding="utf-8")
            made.rename(project)  # also onto an empty folder
    except OSError as error:
        wrong(f"{project} cannot be written: {error.strerror}; nothing was changed")
