"""Two tables that differ in nothing but what the game hides: what leaves the companion must be the same.

That is stronger than to look for the hidden thing by name: it finds every trace of it, also a light, a
sentence, a number of candidates or an error that depends on it. For any game: give two lots (`Dealer.deal`)
or options, play the same at both tables, such that the rules answer alike, and compare `World.seen`.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from itertools import count, pairwise
from pathlib import Path
from random import Random
from typing import Any

from companion.core.model.commands import Given
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import Game, bits
from companion.core.model.inputs import Input, Refused, Taken, read_input
from companion.daemon.care.archive import Archive
from companion.daemon.care.bundle import Facts, pack
from companion.daemon.loop.confirmed_picture import CommandToAnswer
from companion.daemon.loop.random_source import RollSecret, draw
from companion.ports.commands import Command, NewGame
from companion.web import WebSettings, create_app
from companion.web.endpoint import EVENTS, HTML, LOOK
from companion.web.routes import endpoints
from tests.daemon.table_play import RandomTable
from tests.journal.heard import still_keeper

OF_THE_MACHINE = re.compile(
    rb'20\d\d-\d\d-\d\dT[0-9:.+Z-]+|"rev": ?\d+|^id: \d+'
    rb'|"seal": ?\{"commitment": ?"[0-9a-f]{64}|seal: [0-9a-f]{64}',
    re.MULTILINE,
)
"""The clock on the wall, and how many views went out: that is up to when the disk was done."""

LANGUAGES = ("en", "de")
APART = ("static", "me", "openapi")
"""Endpoints that know nothing of any game, or something of the browser alone."""


def seeded(session: Any, at_ms: int) -> Given | None:
    """As `companion.daemon.loop.random_source.draw`, but by the clock, so that both worlds draw the same."""
    return draw(session, at_ms, lambda values: values[at_ms // 7 % len(values)])


class Even(Random):
    """No chance at all: how often it is asked depends on the disk."""

    def choice(self, seq: Any) -> Any:
        return seq[0]


class World(RandomTable):
    """One game at one table, with devices, journal and pages; nothing in it is by chance.

    Args:
        folder: for the journal.
        game, variant, options: of the game.
        lot: what chance settles before it begins.
    """

    def __init__(
        self, folder: Path, game: Game[Any], variant: str, options: Mapping[str, Any], lot: str = ""
    ) -> None:
        self.rules, self.variant = game, variant
        self._on_disk, self._waiting = 0, False
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(folder, seed=1)
        self.rng = Even()
        numbers = count(1)
        self.game._opening = replace(self.game._opening, lot=lambda: lot)
        self.game._roll_secret = RollSecret(lambda: f"{next(numbers):032x}")
        start = game.setup(variant, ("red", "blue"), options)
        self.bits = sum(1 << self.lines[spot] for spot in self.board.names(game.picture(start)))
        self.wait(300)
        self.ask(NewGame(game.name, variant, ("red", "blue"), {"red": "Anna"}, dict(options)))
        self.wait(1500)
        web = WebSettings(clock=self.clock, hostname="spielbrett")
        archive = Archive(self.loop, self.journal, {game.name: game}, still_keeper(folder / "games.sqlite"))
        self.app = create_app(self.loop, web, archive=archive)

    def close(self) -> None:
        self.app.extensions["companion"].close()
        super().close()

    def _round(self, item: Any) -> None:
        """As ever, but the disk takes no time, so that it is always the same."""
        super()._round(item)
        self._on_disk = max(self._on_disk, getattr(item, "row", 0))
        if not self._waiting:
            self._waiting = True
            while self._on_disk < (self.game.row or 0):
                self._round(self.loop._inbox.get(timeout=10))
            self._waiting = False

    # --- what happens ----------------------------------------------------------------------------

    def wait(self, for_ms: int) -> None:
        """Let time pass, and nothing else happen."""
        self._at(for_ms, lambda: None)
        self.play(for_ms)

    def ask(self, command: Command) -> str:
        """A word of a person; what the companion says against it, "" where it obeys."""
        done: Future[Any] = Future()
        self._round(CommandToAnswer(command, done))
        self._inbox()
        self.wait(50)  # the device is asked for proof first
        return str(done.exception(timeout=0)) if done.done() and done.exception() else ""

    def slide(self, *way: str) -> None:
        """A piece goes over these spots and rests on the last."""
        in_ms = 100
        for left, come in pairwise(way):
            for spot, on in ((left, False), (come, True)):
                self._at(in_ms, lambda spot=spot, on=on: self._set(spot, on))  # type: ignore[misc]
                in_ms += 150
        self.wait(in_ms + 1500)

    def straighten(self) -> None:
        """Everything is put as it should be."""
        in_ms = 100
        for spot in bits(self._levels() ^ self.session.pictures.expected):
            on = bool(self.session.pictures.expected >> spot & 1)
            self._at(in_ms, lambda spot=spot, on=on: self._set(self.board.spots[spot], on))  # type: ignore[misc]
            in_ms += 200
        self.wait(in_ms + 1500)

    def answer(self, text: str, seat: str = "") -> Taken[Any] | Refused:
        """What the rules would make of an input now."""
        given: Input = read_input(text, self.rules.words)
        return self.rules.hear(self.session.position, given, seat)

    def origin(self, footprint: Footprint) -> str:
        """Where the piece stands now that a footprint moves."""
        return self.board.spots[bits(footprint.arrivals[0][1])[0]]

    # --- what leaves the companion ---------------------------------------------------------------

    def seen(self) -> dict[str, bytes]:
        """Everything that anybody may ask for, by its address; without what is the machine's."""
        self._published()
        found = {path: self._get(path) for path in self._addresses()}
        stretch = self.journal.recent(self.game.game_id, self.clock())
        with zipfile.ZipFile(
            io.BytesIO(pack(Facts({}, (), self.settings, session=self.session, stretch=stretch)))
        ) as bundle:
            found |= {f"bundle/{name}": bundle.read(name) for name in bundle.namelist()}
        found["lights"] = repr(self.loop.view().lights).encode()
        return {path: OF_THE_MACHINE.sub(b"", content) for path, content in found.items()}

    def _addresses(self) -> Iterator[str]:
        for one in endpoints(demo=False):
            if one.method != "GET" or one.action != LOOK or one.name in APART or one.gives == HTML:
                continue
            path = one.path.replace("<game>", self.rules.name).replace("<variant>", self.variant)
            path = path.replace("<int:game_id>", str(self.game.game_id)).replace("<seat>", "red")
            if "<" not in path:
                yield from (f"{path}?lang={lang}" for lang in LANGUAGES)

    def _get(self, path: str) -> bytes:
        answer = self.app.test_client().get(path)
        try:
            assert answer.status_code in (200, 404), (path, answer.status_code)
            if answer.mimetype == EVENTS:  # the state, then it goes on
                return next(iter(answer.iter_encoded()))
            return bytes(answer.data)
        finally:
            answer.close()

    def _published(self) -> None:
        """Wait until the disk has all, so that the view is the present one."""
        assert self.journal.wait_written(10)
        while self.loop.view().session is not self.game.session:
            self._round(self.loop._inbox.get(timeout=10))


def same(worlds: Sequence[World], also: Callable[[World], object] = lambda _: None) -> dict[str, bytes]:
    """What the first world shows; an AssertionError names what another one shows otherwise."""
    first, *others = [(world.seen(), also(world)) for world in worlds]
    for other, more in others:
        for path in {**first[0], **other}:
            one, two = first[0].get(path, b""), other.get(path, b"")
            assert one == two, f"{path} differs: {_differ(one, two)}"
        assert more == first[1], f"{more} is not {first[1]}"
    return first[0]


def _differ(one: bytes, two: bytes) -> str:
    """Where two answers part."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"...{one[max(0, at - 80) : at + 60]!r} and ...{two[max(0, at - 80) : at + 60]!r}"


def answers_alike(worlds: Sequence[World], text: str) -> bool:
    """Whether the rules answer an input the same in all worlds, as far as anybody can see."""
    told: list[tuple[Any, ...]] = []
    for world in worlds:
        answer = world.answer(text)
        if isinstance(answer, Taken):
            over = world.rules.outcome(answer.position).over
            told.append((world.rules.public(answer.position, over=over), answer.deeds, answer.ends))
        else:
            told.append((answer.reason, answer.rule))
    return all(each == told[0] for each in told)
