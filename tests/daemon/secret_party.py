"""People round a table with secrets: what each of them may read, and a search of all that they are shown.

Refuses to know: what a leak might look like (the tests plant some).
"""

from __future__ import annotations

import io
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.cli import main
from companion.core.model.inputs import Awaited
from companion.games.barbarossa import likeness
from companion.games.barbarossa.state import State
from companion.ports.clocks import clock_ms
from companion.ports.devices import Clock
from companion.web.endpoint import FILE, HTML
from companion.web.routes import endpoints
from tests.daemon.evening import Evening, Phone, Texts, addresses, asked, junk, signs

SEATS = ("red", "green", "yellow", "blue")
OFTEN = ("state", "mine", "events", "me")
"""What phones ask for all the time."""
EACH = 60
"""Of so many times that a phone may ask for anything else, it does once."""


class LeakError(AssertionError):
    """Somebody was shown what is another's."""


@dataclass
class Party:
    """One game with everybody who looks at it."""

    evening: Evening
    count: int
    texts: Texts = field(default_factory=Texts)
    phones: dict[str, Phone] = field(default_factory=dict)
    """By the seat that they give inputs for."""
    others: list[Phone] = field(default_factory=list)
    signs: int = 3
    """Of the texts that are written."""
    seen: int = 0
    """Own texts that somebody was shown."""

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS[: self.count]

    @property
    def state(self) -> State:
        state = self.evening.session.position
        assert isinstance(state, State)
        return state

    def begin(self, *, host_plays: bool, **options: Any) -> None:
        """The game begins; three or four have claimed their seats."""
        host = self.evening.host("host")
        wanted = {"game": "barbarossa", "variant": "classic", "seats": list(self.seats)}
        host.do("/api/game", {**wanted, "options": {"free_words": True, **options}})
        self.phones = {seat: self.evening.phone(seat, seat) for seat in self.seats[1 if host_plays else 0 :]}
        if host_plays:
            host.do("/api/seats/red/claim")
            host.eyes, self.phones["red"] = {"red"}, host
        self.host = host
        screen = self.evening.phone("screen", cookies=False)
        self.others = [self.evening.phone("nobody"), screen, *([] if host_plays else [host])]

    def everybody(self) -> list[Phone]:
        """All phones."""
        return [*self.phones.values(), *self.others]

    # --- what is written -------------------------------------------------------------------------

    def write(self, state: State, _seat: str, one: Awaited) -> str:
        """A secret text; whoever is in ``one.secret`` may read it."""
        now = state.position.now
        owner = state.position.owner(now.riddle)
        if one.word == "tell":
            word = state.secret(owner).words[int(now.riddle.partition(":")[2]) - 1]
            letter = likeness.letter(word, now.nth) if now.nth else word[0]
            self.texts.tell(letter or "", now.seat)
            return letter or "-"
        return self.texts.new(*one.secret, signs=self.signs)

    def give(self, text: str, seat: str) -> None:
        """An input by the phone of its seat."""
        self.evening.give(self.phones[seat], seat, text)

    def replace(self, seat: str) -> None:
        """A phone has broken: the host frees the seat, another phone takes it."""
        old = self.phones[seat]
        self.host.do(f"/api/seats/{seat}/release")
        self.phones[seat] = self.evening.phone(f"{seat}, new", seat)
        old.eyes = set()
        self.others.append(old)

    def awaited(self, word: str) -> Awaited:
        """What is awaited by this word."""
        return next(one for one in self.evening.session.awaited if one.word == word)

    # --- who sees what ---------------------------------------------------------------------------

    def look(self, number: int, *, secret: bool) -> None:
        """Everybody asks for what they often ask for (else two do), and now and then for each other thing."""
        everybody = self.everybody()
        for which, (one, path) in enumerate(addresses(self.evening)):
            for who, phone in enumerate(everybody):
                often = secret or (number + who) % len(everybody) < 2
                if often if one.name in OFTEN else (number + 7 * which + 3 * who) % EACH == 0:
                    self.check(phone, asked(phone, one, path), path)

    def look_at_all(self, only: Collection[str] = ()) -> None:
        """Everybody asks for everything (or these); for pages and files, which know of no game, two do."""
        everybody = self.everybody()
        for one, path in addresses(self.evening):
            if only and one.name not in only:
                continue
            for phone in everybody if one.gives not in (HTML, FILE) else everybody[self.count - 1 :][:2]:
                for lang in ("en", "de") if one.name == "state" else ("en",):
                    self.check(phone, asked(phone, one, path, lang), path)

    def check(self, phone: Phone, content: bytes, what: str) -> None:
        """Fails where this phone was shown what it may not see."""
        if self.texts.strange(content, *phone.eyes):
            raise LeakError(f"{phone.name} reads of others in {what}: {content.decode('utf-8', 'replace')}")
        if signs(content):
            self.seen += 1
            if b"Cache-Control: no-store" not in content:
                raise LeakError(f"{what} may be kept by a phone")

    def speak_wrongly(self) -> None:
        """Everybody says what cannot be said, with texts that nobody else may read, and asks for no page."""
        everybody = self.everybody()
        for which, one in enumerate(each for each in self.posts()):
            phone = everybody[which % len(everybody)] if one.action != "input" else self.host
            secret = self.texts.new("nobody else", signs=2)
            path = one.path.replace("<seat>", self.seats[which % self.count])
            path = path.replace("<int:game_id>", "999999")
            for body in junk(one, secret):
                answer = phone.post(path, body)
                assert 400 <= answer.status_code < 500, (one.path, body, answer.status_code)
        for seat, phone in self.phones.items():
            mark = self.texts.new("nobody else", signs=20)
            for text in (f"word:{mark * 3}", f"tell:{mark}", f"guess:{mark * 3}", f"verdict:{mark}", mark):
                answer = phone.post("/api/input", {"input": text[:64], "seat": seat})
                assert answer.status_code in (400, 403, 409), (text, answer.text)
                stranger = next(each for each in self.seats if each != seat)
                assert phone.post("/api/input", {"input": text[:64], "seat": stranger}).status_code >= 400
            assert phone.get(f"/api/boards/{mark}/x").status_code == 404

    def posts(self) -> list[Any]:
        """All POST endpoints."""
        return [one for one in endpoints(demo=False) if one.method == "POST"]


@contextmanager
def party(
    folder: Path, count: int, *, host_plays: bool, clock: Clock = clock_ms, **options: Any
) -> Iterator[Party]:
    """A game of so many has begun."""
    evening = Evening(folder, clock)
    try:
        found = Party(evening, count)
        found.begin(host_plays=host_plays, **options)
        yield found
    finally:
        evening.close()


def scene(table: Party) -> None:
    """The words are noted; red has been told a letter of green's; its attempt is being judged."""
    for seat in reversed(table.seats):
        for _ in range(table.state.position.each):
            table.give(f"word:{table.texts.new(seat, signs=3 if seat == 'yellow' else table.signs)}", seat)
        table.give("ready", seat)
    for seat in table.seats:
        table.give("placed", seat)
    table.give("begins:yellow", "yellow")
    for text in ("curse:red", "demand:green:1", "nth:2"):
        table.give(text, "red")
    table.give(f"tell:{table.write(table.state, 'green', table.awaited('tell'))}", "green")
    for text in ("curse:red", "attempt:green:1"):
        table.give(text, "red")
    table.give(f"guess:{table.write(table.state, 'red', table.awaited('guess'))}", "red")


def printed(*arguments: str) -> bytes:
    """What a command says."""
    raw = io.BytesIO()
    told = io.TextIOWrapper(raw, encoding="utf-8", write_through=True)
    with redirect_stdout(told), redirect_stderr(told):
        main(arguments)
    return raw.getvalue()


def watched(table: Party, folder: Path, log: Callable[[], str], only: Collection[str] = ()) -> None:
    """The scene; everybody looks everywhere, also after a taking back; commands and log are read."""
    scene(table)
    table.look_at_all(only)
    journal = ("--journal", str(table.evening.path))
    text = printed("export", *journal, "1")
    assert b"guess:" in text
    (folder / "game.txt").write_bytes(text)
    other = ("--journal", str(folder / "other.sqlite"))
    told = [text, printed("export", *journal), printed("replay", str(folder / "game.txt"))]
    told += [printed("import", *other, str(folder / "game.txt")), printed("export", *other, "1")]
    told += [printed("backup", *journal, str(folder / "all.zip"))]
    assert table.host.undo().status_code == 200
    table.look_at_all(only)
    for each in (*told, log().encode()):
        if signs(each):
            raise LeakError(each.decode())
