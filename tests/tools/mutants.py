"""Shows how strong the tests are: breaks the product in one place at a time and sees whether a test fails.

``python -m tests.tools.mutants core --count 300 --seed 19`` draws places of ``companion/core`` at random, the
same ones each time. Each is tried on a copy of the checkout: first with the tests of that module, then of its
folder, then of its whole part. Verdicts go to a file, one JSON line each, so that a run can go on later. Slow
tests and those that need a browser are left out. How a place is broken is up to cosmic-ray (`make mutants`).
"""

from __future__ import annotations

import argparse
import ast
import difflib
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parents[2]
WIDE = {"core": ("tests/core", "tests/games"), "web": ("tests/web",), "daemon": ("tests/daemon",)}
"""The tests of a whole part."""

SPARED = ("companion/web/join.py",)
"""Files that give orders to the kernel by number: the next number takes the machine's network down."""

MODULES = Path("tests/web/scripts/node_modules")

PROCESSOR_S, TIME_S = 100, 600.0
"""Tests that compute or take longer hang, which is noticed, too."""

Place = tuple[int, int]
"""A line, from 1, and a column, from 0."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One broken place: the ``occurrence``-th at which ``operator`` can change ``file``."""

    file: str
    line: int
    operator: str
    occurrence: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the tests made of a mutant: ``killed`` ``by`` some, or ``survived``; ``diff`` is what changed."""

    mutant: Mutant
    verdict: str
    by: str
    diff: str


def places_of_types(source: str) -> list[tuple[Place, Place]]:
    """Where types are written, which nobody runs, from and until."""
    found: list[ast.expr] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
            found.append(node.returns)
        elif isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
            found.append(node.annotation)
    return [((n.lineno, n.col_offset), (n.end_lineno or 0, n.end_col_offset or 0)) for n in found]


def operators() -> Iterator[tuple[str, Operator]]:
    """All ways to break a place that need no settings."""
    for name in sorted(operator_names()):
        kind = get_operator(name)
        if not kind.arguments() and not name.endswith("/no-op"):
            yield name, kind()


def mutants_of(file: Path, root: Path) -> dict[Place, list[Mutant]]:
    """Each place of a file that can be broken, with all the ways."""
    source = file.read_text()
    skipped = places_of_types(source)
    found: dict[Place, list[Mutant]] = {}
    nodes = list(ast_nodes(get_ast(source)))
    for name, operator in operators():
        places = (place for node in nodes for place in operator.mutation_positions(node))
        for occurrence, (start, end) in enumerate(places):
            if not any(begin <= start and end <= until for begin, until in skipped):
                mutant = Mutant(str(file.relative_to(root)), start[0], name, occurrence)
                found.setdefault(start, []).append(mutant)
    return found


def draw(part: str, seed: int, root: Path) -> list[Mutant]:
    """All broken places of a part in a random order, each in one of its ways."""
    rng = random.Random(f"{part} {seed}")
    files = sorted((root / "companion" / part).rglob("*.py"))
    drawn = [rng.choice(ways) for file in files for _, ways in sorted(mutants_of(file, root).items())]
    rng.shuffle(drawn)
    return [one for one in drawn if one.file not in SPARED]


def tests_for(mutant: Mutant, root: Path) -> list[tuple[str, ...]]:
    """What is run, the nearest first: the tests of the module, of its folder, of its part."""
    inner = Path(mutant.file).relative_to("companion")
    near = sorted((root / "tests" / inner.parent).glob(f"test_{inner.stem}*.py"))
    folder = root / "tests" / inner.parent
    steps = [tuple(str(file.relative_to(root)) for file in near)]
    if folder.is_dir() and len(inner.parts) > 2:
        steps.append((str(folder.relative_to(root)),))
    return [step for step in (*steps, WIDE[inner.parts[0]]) if step]


def run_tests(paths: Sequence[str], root: Path) -> str:
    """Run tests in a process of their own: ``passed``, ``failed`` or ``hung``.

    The process is forked, so that the libraries need not be imported again for each mutant.
    """
    child = os.fork()
    if child == 0:
        try:
            _become_tests(paths, root)
        finally:
            os._exit(1)
    until = time.monotonic() + TIME_S
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return "hung" if os.WIFSIGNALED(status) else "passed" if status == 0 else "failed"
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "hung"


def _become_tests(paths: Sequence[str], root: Path) -> None:
    """Run tests instead of whatever this process was, and end it."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_S, PROCESSOR_S))
    os.chdir(root)
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    for name in [name for name in sys.modules if name.split(".")[0] == "tests"]:
        del sys.modules[name]  # the copy's are meant
    imported = "ignore::pytest.PytestAssertRewriteWarning"  # libraries were, before the process was forked
    options = ["-x", "-q", "-p", "no:cacheprovider", "-W", imported, "-m", "not slow and not browser"]
    status = pytest.main([*options, *paths])
    os._exit(0 if status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else 1)


def judge(mutant: Mutant, root: Path) -> Verdict:
    """Break the place in the copy, run the tests, and mend it."""
    file = root / mutant.file
    times = file.stat()
    before = file.read_text()
    after = mutate_code(before, get_operator(mutant.operator)(), mutant.occurrence)
    changed = difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    diff = "\n".join(line for line in changed if line[:3] not in ("---", "+++"))
    try:
        compile(after, mutant.file, "exec")
    except SyntaxError:
        return Verdict(mutant, "killed", "the compiler", diff)
    file.write_text(after)
    try:
        for paths in tests_for(mutant, root):
            if (told := run_tests(paths, root)) != "passed":
                return Verdict(mutant, "killed", f"{' '.join(paths)}: {told}", diff)
    finally:
        file.write_text(before)
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    return Verdict(mutant, "survived", "", diff)


def copy_checkout(folder: Path) -> Path:
    """Copy what git knows of the checkout, and borrow the modules that check scripts."""
    copied = folder / "checkout"
    ignore = shutil.ignore_patterns(".venv", ".git", "build", "__pycache__", "*_cache", "node_modules")
    shutil.copytree(ROOT, copied, ignore=ignore)
    if (ROOT / MODULES).is_dir():
        (copied / MODULES).symlink_to(ROOT / MODULES)
    return copied


def read_verdicts(file: Path) -> list[Verdict]:
    """What an earlier run found."""
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return [Verdict(**{**row, "mutant": Mutant(**row["mutant"])}) for row in rows]


def say(text: str) -> None:
    """Tell the person who waits."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> None:
    """Try the mutants of a part that have no verdict yet, and tell what survived."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("part", choices=sorted(WIDE))
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=19)
    parser.add_argument("--verdicts", type=Path, help="kept here (default: build/mutants-PART.jsonl)")
    parser.add_argument("--again", action="store_true", help="try only those again that survived")
    given = parser.parse_args()
    file = given.verdicts or ROOT / "build" / f"mutants-{given.part}.jsonl"
    known = {one.mutant: one for one in read_verdicts(file)}
    file.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        root = copy_checkout(Path(folder))
        sys.path.insert(0, str(root))
        sys.dont_write_bytecode = True
        if (told := run_tests(WIDE[given.part], root)) != "passed":
            parser.exit(2, f"{given.part}: its tests have {told} without a mutant; mend that first\n")
        drawn = draw(given.part, given.seed, ROOT)[: given.count]
        if given.again:
            drawn = [one for one in drawn if one in known and known[one].verdict == "survived"]
        for number, mutant in enumerate(drawn, 1):
            if mutant in known and not given.again:
                continue
            verdict = known[mutant] = judge(mutant, root)
            with file.open("a") as rows:
                rows.write(json.dumps(asdict(verdict)) + "\n")
            say(f"{number}/{len(drawn)} {verdict.verdict} {mutant.file}:{mutant.line}")
    survived = [known[one] for one in drawn if known[one].verdict == "survived"]
    say(f"{len(drawn)} mutants, {len(drawn) - len(survived)} killed, {len(survived)} survived")
    for one in survived:
        say(f"\n{one.mutant.file}:{one.mutant.line} {one.mutant.operator}\n{one.diff}")


if __name__ == "__main__":
    import flask  # noqa: F401 - imported once, before the processes are forked
    import hypothesis  # noqa: F401
    import msgspec  # noqa: F401
    import serial  # noqa: F401

    main()
