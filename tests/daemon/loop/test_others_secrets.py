"""Words, letters and attempts reach nobody but whom they are for: whole games through daemon and pages.

Phones of all kinds sit round the table: of players, of a host without a seat, one of nobody, a big screen,
one that was replaced. They ask for everything there is while the game goes on. Each leak that was thought of
is planted once, and must be found.
"""

from __future__ import annotations

import logging
import random
import re
import stat
from pathlib import Path

import pytest

from companion.core.model.commands import Overrule
from companion.ports.commands import CommandRefused
from companion.web.endpoint import FILE, HTML
from tests.daemon.evening import addresses, asked, signs
from tests.daemon.secret_party import party, scene, watched
from tests.games.barbarossa.players.player import sensible


@pytest.mark.slow
@pytest.mark.sampled("count, seed", [(4, 16), (3, 3)], sample=1)
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
        assert table.seen > 50, "everybody saw what is their own"
        assert not signs(caplog.text.encode())
        state = table.others[0].get("/api/state").data
        assert len(signs(state)) > 10, "once it is over everybody may read, and this test can"


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


OF_THE_MOMENT = re.compile(
    rb'"rev":\d+|20\d\d-\d\d-\d\dT[0-9:.+Z-]+|[0-9a-f]{32,64}'
    rb"|^id: \d+|^(ETag|Content-Length|Set-Cookie|Date): .*$",
    re.MULTILINE | re.IGNORECASE,
)
"""The clock on the wall, how many views went out, what is drawn by chance; lengths follow from the rest."""


@pytest.mark.slow
def test_tables_with_shorter_and_longer_words_look_the_same_to_everybody_else(tmp_path: Path) -> None:
    """Stronger than to look for texts: no length, order, count or label depends on them either."""
    found = []
    for signs_ in (3, 9):
        with party(tmp_path / str(signs_), 3, host_plays=False, steps=40, clock=lambda: 1_000_000) as table:
            table.signs = signs_
            scene(table)
            assert table.host.undo().status_code == 200
            answers: dict[tuple[str, str], bytes] = {}
            for phone in (table.phones["yellow"], *table.others):
                for one, path in addresses(table.evening):
                    if one.gives not in (HTML, FILE) and one.name not in ("care", "join", "check_live"):
                        content = asked(phone, one, path)
                        answers[phone.name, path] = OF_THE_MOMENT.sub(b"", content)
            found.append(answers)
    for key, content in found[0].items():
        other = found[1][key]
        parts = next(
            (i for i, (a, b) in enumerate(zip(content, other, strict=False)) if a != b), len(content)
        )
        assert content == other, (
            f"{key} differs: {content[parts - 60 :][:99]!r} and {other[parts - 60 :][:99]!r}"
        )


@pytest.mark.slow
def test_what_a_curious_host_tries_shows_nothing(tmp_path: Path) -> None:
    with party(tmp_path, 3, host_plays=False, steps=40) as table:
        evening, host, nobody = table.evening, table.host, table.others[0]
        table.give(f"word:{table.texts.new('green')}", "green")
        assert host.undo().status_code == 200  # a secret that was taken back is one still
        assert not signs(host.get("/api/bundle").data)
        scene(table)
        own = signs(table.phones["green"].get("/api/mine").data)
        assert len(own) > 6

        for said, other in (("attempt:green:1", "attempt:yellow:1"), ("demand:green:1", "demand:yellow:1")):
            offered = host.get("/api/overrule/inputs").get_json()
            number = next(one["number"] for one in offered if other in str(one["values"]))
            assert said in [past.move for past in evening.session.progress.history]
            host.do("/api/overrule/input", {"number": number, "input": other})
            table.look_at_all(("mine", "state"))  # what was told for green is not yellow's now
            assert host.undo().status_code == 200

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
        with pytest.raises(CommandRefused, match="End the game"):
            evening.loop.execute(Overrule(0, "edit", position=over))
        table.look_at_all()
        host.do("/api/game/end")
        assert signs(nobody.get("/api/state").data)
        for phone in (host, *table.phones.values()):
            assert phone.undo().status_code in (403, 409), "it was ended only to look"
        host.do("/api/game/resume", {"game_id": 1})
        assert evening.session.over
