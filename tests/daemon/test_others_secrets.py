"""Words, letters and attempts reach nobody but whom they are for: whole games through daemon and pages.

Phones of all kinds sit round the table: of players, of a host without a seat, one of nobody, a big screen,
one that was replaced. They ask for everything there is while the game goes on. Each leak that was thought of
is planted once, and must be found.
"""

from __future__ import annotations

import io
import logging
import random
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from companion.cli import main
from companion.core.inputs import Awaited, read_input
from companion.core.said import Overrule
from companion.core.types import Say
from companion.games.barbarossa import BarbarossaGame, words
from companion.games.barbarossa.state import State
from companion.journal import write_backup
from companion.ports.commands import Refused
from companion.web.answers import json_answer
from companion.web.endpoints import FILE, HTML, endpoints
from companion.web.mine import mine
from tests.daemon.evening import Evening, Phone, Texts, addresses, asked, junk, signs
from tests.games.barbarossa.barbarossa_player import sensible

SEATS = ("red", "green", "yellow", "blue")
OFTEN = ("state", "mine", "events", "me")
"""What phones ask for all the time."""
EACH = 40
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
            letter = words.letter(word, now.nth) if now.nth else word[0]
            self.texts.tell(letter or "", now.seat)
            return letter or "-"
        return self.texts.new(*one.secret)

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

    def look_at_all(self) -> None:
        """Everybody asks for everything; for pages and files, which know of no game, a player and nobody."""
        everybody = self.everybody()
        for one, path in addresses(self.evening):
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
def party(folder: Path, count: int, *, host_plays: bool, **options: Any) -> Iterator[Party]:
    """A game of so many has begun."""
    evening = Evening(folder)
    try:
        found = Party(evening, count)
        found.begin(host_plays=host_plays, **options)
        yield found
    finally:
        evening.close()


@pytest.mark.slow
@pytest.mark.parametrize(("count", "seed"), [(3, 35), (4, 16)])
def test_nobody_reads_what_is_anothers_in_whole_games(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, count: int, seed: int
) -> None:
    chance = random.Random(seed)
    caplog.set_level(logging.DEBUG)
    with party(tmp_path, count, host_plays=count == 4, steps=10) as table:
        for number in range(1000):
            seat, given = sensible(table.state, chance, table.write)
            table.give(str(given), seat)
            if table.evening.session.over:
                break
            table.look(number, secret=given.word in ("word", "guess", "tell", "attempt", "nth"))
            if number == 30:
                table.replace("green")
                table.look_at_all()
        assert table.seen > 50, "everybody saw what is their own"
        assert not signs(caplog.text.encode())
        state = table.others[0].get("/api/state").data
        assert len(signs(state)) > 10, "once it is over everybody may read, and this test can"


def scene(table: Party) -> None:
    """The words are noted; red has been told a letter of green's; its attempt is being judged."""
    for seat in table.seats:
        for _ in range(table.state.position.each):
            table.give(f"word:{table.texts.new(seat)}", seat)
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


def watched(table: Party, folder: Path, log: Callable[[], str]) -> None:
    """The scene; everybody looks everywhere, also after a taking back; commands and log are read."""
    scene(table)
    table.look_at_all()
    journal = ("--journal", str(table.evening.path))
    text = printed("export", *journal, "1")
    assert b"guess:" in text
    (folder / "game.txt").write_bytes(text)
    other = ("--journal", str(folder / "other.sqlite"))
    told = [text, printed("export", *journal), printed("replay", str(folder / "game.txt"))]
    told += [printed("import", *other, str(folder / "game.txt")), printed("export", *other, "1")]
    told += [printed("backup", *journal, str(folder / "all.zip"))]
    table.host.do("/api/undo")
    table.look_at_all()
    for each in (*told, log().encode()):
        if signs(each):
            raise LeakError(each.decode())


@pytest.mark.slow
def test_no_command_file_log_or_wrong_word_gives_a_secret_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with party(tmp_path, 3, host_plays=False, steps=40) as table:
        watched(table, tmp_path, lambda: caplog.text)
        table.speak_wrongly()
        table.look_at_all()
        table.replace("green")
        table.look_at_all()
        assert not signs(caplog.text.encode())
        holding = {path.name for path in tmp_path.rglob("*") if path.is_file() and signs(path.read_bytes())}
        assert holding <= {"journal.sqlite", "journal.sqlite-wal", "all.zip"}
        assert "all.zip" in holding
        for name in holding:
            assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600, name


@pytest.mark.slow
def test_what_a_curious_host_tries_shows_nothing(tmp_path: Path) -> None:
    with party(tmp_path, 3, host_plays=False, steps=40) as table:
        evening, host, nobody = table.evening, table.host, table.others[0]
        table.give(f"word:{table.texts.new('green')}", "green")
        host.do("/api/undo")  # a secret that was taken back is one still
        assert not signs(host.get("/api/bundle").data)
        scene(table)
        own = signs(table.phones["green"].get("/api/mine").data)
        assert len(own) > 6

        # other games are played, with another green phone; then the first one goes on
        for seats in (["red", "yellow", "blue"], ["red", "green", "blue"]):
            host.do("/api/game", {"game": "barbarossa", "variant": "classic", "seats": seats})
            assert table.phones["green"].get("/api/me").get_json()["seats"] == []
        nobody.do("/api/seats/green/claim")
        host.do("/api/game/resume", {"game_id": 1})
        table.look_at_all()
        assert nobody.post("/api/seats/green/claim").status_code == 409
        assert signs(table.phones["green"].get("/api/mine").data) == own

        over = evening.session.game.public(evening.session.position, over=False)
        over |= {"tasks": [{"phase": "over", "seat": "yellow"}], "winners": ["red"]}
        with pytest.raises(Refused, match="End the game"):
            evening.loop.ask(Overrule(0, "edit", position=over))
        table.look_at_all()
        host.do("/api/game/end")
        assert signs(nobody.get("/api/state").data)
        for phone in (host, *table.phones.values()):
            assert phone.post("/api/undo").status_code in (403, 409), "it was ended only to look"
        host.do("/api/game/resume", {"game_id": 1})
        assert evening.session.over


# --- leaks that are planted, each of which must be found ---------------------------------------------


def _whole_position(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BarbarossaGame, "public", lambda self, position, **_: self.dump(position))


def _whole_history(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.web.snapshot.is_secret", lambda *_: False)


def _whole_verdicts(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.core.fold.secret", lambda *_: False)


def _whole_export(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.journal.text.secret", lambda *_: False)


def _whole_story(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.web.retelling.secret", lambda *_: False)


def _whole_bundle(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.daemon.bundle.hides", lambda _: False)


def _whole_backup(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.daemon.caretaker.write_backup", lambda *all_, **_: write_backup(*all_))


def _everybodys_seats(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.web.reading.mine", lambda session, _, *more: mine(session, SEATS, *more))


def _public_for_seats(patch: pytest.MonkeyPatch) -> None:
    own = BarbarossaGame.public
    patch.setattr(
        BarbarossaGame, "public", lambda self, position, *, over: own(self, position, over=over, seat="green")
    )


def _letters_as_deeds(patch: pytest.MonkeyPatch) -> None:
    tell = BarbarossaGame.tell
    patch.setattr(
        BarbarossaGame,
        "tell",
        lambda self, before, given, taken: Say(
            "{what} {value}", {"what": tell(self, before, given, taken), "value": given.value}
        ),
    )
    patch.setattr("companion.web.telling.is_secret", lambda *_: False)


def _logged(patch: pytest.MonkeyPatch) -> None:
    def read(text: str, known: Any) -> Any:
        logging.getLogger("companion.web").debug("an input: %s", text)
        return read_input(text, known)

    patch.setattr("companion.web.acting.read_input", read)


def _kept_by_phones(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.web.guard._POLICY", "")
    patch.setattr("companion.web.reading.json_answer", _cached)


def _cached(value: Any, status: int = 200) -> Any:
    answer = json_answer(value, status)
    answer.headers["Cache-Control"] = "max-age=60"
    return answer


LEAKS = [
    *(_whole_position, _whole_history, _whole_verdicts, _whole_export, _whole_story, _whole_bundle),
    *(_whole_backup, _everybodys_seats, _public_for_seats, _letters_as_deeds, _logged, _kept_by_phones),
]


@pytest.mark.slow
@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_leak_would_be_found(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
) -> None:
    caplog.set_level(logging.DEBUG)
    plant(monkeypatch)
    with party(tmp_path, 3, host_plays=False, steps=40) as table, pytest.raises(LeakError):
        watched(table, tmp_path, lambda: caplog.text)
