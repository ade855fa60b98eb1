"""What a game hides leaves the companion by no way: tables with different walls look the same to all."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from companion.core.model.commands import DieRolled, EndGame, Enter, Given, Overrule, Undo
from companion.core.model.inputs import DIE, Input, Taken
from companion.daemon.loop import game_in_play
from companion.games import named
from companion.journal import write_game
from companion.state.history_lines import past_line
from companion.words.i18n import translator
from tests.playing_inputs import Played
from tests.worlds import World, answers_alike, same, seeded

LOTS = ("first lot", "another lot")


@pytest.fixture(autouse=True)
def _no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_in_play, "draw", seeded)


def turn(worlds: list[World], chance: Random) -> str:
    """The next input of the big labyrinth at both tables, such that both mazes answer alike; its text."""
    one = worlds[0]
    first = one.rules.expects(one.session.position)[0]
    if first.word == DIE:
        number = chance.choice(one.rules.die_faces)
        for world in worlds:
            world.ask(DieRolled(0, number))
        return str(number)
    assert not one.session.turn.arranging, "the board is as it should be"
    assert one.session.turn.reported is None
    found = [way for each in one.session.turn.footprints if (way := alike(worlds, each.move))]
    if not found or (found[0][0] != "home" and chance.random() < 0.1):
        for world in worlds:
            world.ask(Given(0, Input("stop")))
        return "stop"
    _, *fields = chance.choice(found)
    for world in worlds:
        world.slide(world.origin(world.session.turn.footprints[0]), *fields)
    return "-".join(fields)


def alike(worlds: list[World], move: str) -> tuple[str, ...] | None:
    """The fields of a way, as far as it goes until a wall, if both mazes answer each step of it alike."""
    word, _, value = move.partition(":")
    if word != "walk":
        return (word, value) if answers_alike(worlds, move) else None
    start, *way = value.split("-")
    for number in range(1, len(way) + 1):
        part = f"walk:{start}-{'-'.join(way[:number])}" if number > 1 else f"step:{way[0]}"
        if not answers_alike(worlds, part):
            return None
        answer = worlds[0].answer(part)
        if isinstance(answer, Taken) and any(deed.what == "dropped" for deed in answer.deeds):
            return (word, *way[:number])
    return (word, *way)


def against(world: World) -> list[str]:
    """What the companion says to words that cannot be now."""
    wrong = (
        Enter(0, "walk:a1-f6"),
        Given(0, Input("step", "z9")),
        Given(0, Input("drop", "out:a1")),
        Overrule(0, "edit", position={"pieces": {}}),
        DieRolled(0, 9),
    )
    return [world.ask(each) for each in wrong]


@pytest.mark.slow
def test_walls_that_nobody_has_met_are_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    game, chance = named("labyrinth"), Random(5)
    worlds = [World(tmp_path / lot, game, "big", {"walls": 24}, lot) for lot in LOTS]
    walls = [world.session.position.secret.walls for world in worlds]
    assert walls[0] != walls[1]
    said, fell = [], 0
    for number in range(22):
        said.append(turn(worlds, chance))
        fell += any(deed.what == "dropped" for deed in worlds[0].session.progress.history[-1].deeds)
        if number == 7:
            for world in worlds:
                world.ask(Undo(0))
                world.straighten()
        if number % 5 == 1:
            shown = same(worlds, against)
            everything = b"".join(shown.values())
            assert not [lot for lot in LOTS if lot.encode() in everything]
            assert b'"walls": [' not in everything
    assert fell >= 2, "walls were met"
    assert len({text for text in said if "-" in text}) > 3
    assert "hidden: left out" in shown[f"/api/games/{worlds[0].game.game_id}.txt?lang=en"].decode()
    assert "bundle/trace.jsonl" not in shown
    assert not [lot for lot in LOTS if lot in caplog.text]
    for world in worlds:
        world.ask(EndGame(0))
    ended = [world.seen() for world in worlds]
    assert ended[0] != ended[1], "once it is over the walls may be looked at"
    assert all("bundle/trace.jsonl" in each for each in ended)
    for world in worlds:
        world.close()


@pytest.mark.slow
def test_where_a_colour_went_back_is_told_nowhere_without_the_memory_aid() -> None:
    game = named("labyrinth")
    played = Played(game, "small")
    played.play(160, Random(3))
    history = played.session.progress.history
    assert sum(past.move.startswith("put:") for past in history) > 10
    lines = [past_line(played.session, past, translator("en")) for past in history]
    public = [game.public(past.before, over=False) for past in history]
    told = msgspec.json.encode([lines, public]).decode() + write_game(played.told())
    assert re.search(r"[a-d][1-4]-[a-d][1-4]=", told) is None
    put = [line for line in lines if line.move.startswith("put:")]
    assert not any(deed["what"] == "put" and "value" in deed for line in put for deed in line.deeds)
