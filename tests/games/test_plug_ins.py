"""Installed games: one that is broken takes no other with it, and is told by name, method and error."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from companion import games
from companion.core.model.capabilities import Capabilities
from companion.core.model.errors import InputError, PluginError
from tests.games.plug_ins import fails, install, lacking


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    install(tmp_path, monkeypatch, "toy")
    return "toy"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("raise RuntimeError('no\\nluck')", "it cannot be loaded: RuntimeError: no luck"),
        ("import nowhere_to_be_found", "it cannot be loaded: ModuleNotFoundError: No module named"),
        ("import sys; sys.exit(3)", "it cannot be loaded: SystemExit: 3"),
        ("GAMES = 1", "it cannot be loaded: AttributeError: module 'plug_in_bad' has no attribute 'GAME'"),
        ("GAME = 1", "is missing"),
        (lacking("judge"), "judge is missing"),
        ("from companion.games.malefiz import GAME", "it calls itself malefiz"),
        ("class Old:\n    def own(self): return {}\nGAME = Old()", "own is called own_words now"),
    ],
)
def test_a_bad_game_is_named_and_the_others_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy: str, source: str, why: str
) -> None:
    before = set(games.installed())
    install(tmp_path, monkeypatch, "bad", source)
    shelf = games.look()
    assert set(shelf.games) == before >= {toy, "malefiz"}
    (error,) = shelf.broken
    assert str(error).startswith("the game bad is broken: ")
    assert why in str(error)
    assert "\n" not in str(error)
    with pytest.raises(PluginError, match="bad"):
        games.named("bad")
    assert games.named(toy).name == toy


def test_a_board_of_another_game_and_a_name_taken_twice_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy: str
) -> None:
    install(
        tmp_path,
        monkeypatch,
        "zwilling",
        "from companion.games.malefiz import MalefizGame\n"
        "class Twin(MalefizGame):\n    name = 'zwilling'\nGAME = Twin()\n",
    )
    (error,) = games.look().broken
    assert error.why == "its board malefiz-classic is that of malefiz"
    assert toy in games.look().games


def test_a_game_that_is_off_is_not_even_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, "bad", "raise RuntimeError")
    shelf = games.look(off=("bad",))
    assert (shelf.broken, shelf.off) == ((), ("bad",))
    assert "bad" in games.names()


def test_games_that_are_loaded_when_asked_for_are_the_installed_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy: str
) -> None:
    install(tmp_path, monkeypatch, "bad", "GAME = 1")
    asked = games.WhenAsked()
    assert "malefiz" in asked
    assert toy in asked
    assert "bad" not in asked
    assert "chess" not in asked
    assert asked["malefiz"] is asked["malefiz"]
    assert dict(asked) == games.installed()
    assert len(asked) == len(games.installed())


def test_what_a_game_raises_comes_out_by_one_name_and_mistakes_in_input_as_they_are(toy: str) -> None:
    game = games.named(toy)
    position = game.setup("classic", ("red", "blue"))
    assert game.outcome(position) == games.named("malefiz").outcome(position)
    with pytest.raises(InputError, match="unknown seat 'pink'"):
        game.setup("classic", ("red", "pink"))
    fails(toy).add("outcome")
    wrong = "the game toy is broken: outcome has raised ZeroDivisionError: division by zero"
    with pytest.raises(PluginError, match=wrong) as caught:
        game.outcome(position)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_what_a_game_promises_and_does_not_give_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = (
        "from companion.core.model.fast_replace import replace\n"
        "from companion.games.malefiz import MalefizGame\n"
        "class Odd(MalefizGame):\n    name = 'odd'\n"
        "    def board(self, variant): return replace(super().board(variant), name='odd-' + variant)\n"
        "    def outcome(self, position): return None\n"
        "    def deeds(self, *past):\n        yield 1 / 0\n"
        "GAME = Odd()\n"
    )
    install(tmp_path, monkeypatch, "odd", source)
    odd = games.named("odd")
    with pytest.raises(PluginError, match="outcome has given None, must be Outcome"):
        odd.outcome(odd.setup("fast", ("red", "blue")))
    with pytest.raises(PluginError, match="deeds has raised ZeroDivisionError"):
        odd.deeds(None)  # type: ignore[arg-type]  # never looked at


def test_a_game_without_a_base_does_besides_what_holds_for_all_and_what_it_does_is_guarded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    besides = [key for key in vars(Capabilities) if not key.startswith("_")]
    source = (
        "from companion.core.model.fast_replace import replace\n"
        "from companion.games.malefiz import GAME as KNOWN\n"
        "class Plain:\n    name = 'plain'\n"
        "    def board(self, variant): return replace(KNOWN.board(variant), name='plain-' + variant)\n"
        "    def idea(self, position): return 'none'\n"
        f"    def __getattr__(self, key):\n        if key in {besides}: raise AttributeError(key)\n"
        "        return getattr(KNOWN, key)\n"
        "GAME = Plain()\n"
    )
    install(tmp_path, monkeypatch, "plain", source)
    plain = games.named("plain")
    position = plain.setup("fast", ("red", "blue"))
    assert {plain.deal("fast", {}, "lot"), plain.own_words(), plain.signs(position)} == {None}
    assert plain.aided(position, {"help": True}) is position
    assert (
        plain.strict("fast", {"exact": True}) == plain.sensed("fast", {"exact": True}, ()) == {"exact": True}
    )
    with pytest.raises(PluginError, match="idea has given none, must be Idea or NoneType"):
        plain.idea(position)


def test_the_package_of_a_game_brings_its_boards_and_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "boarded", "GAME = 1")
    assert games.find_board_file("boarded", "ring") is None
    (tmp_path / "plug_in_boarded.py").unlink()
    brought = tmp_path / "plug_in_boarded" / "boards" / "ring.toml"
    brought.parent.mkdir(parents=True)
    (tmp_path / "plug_in_boarded" / "__init__.py").write_text("raise RuntimeError('it is not run for that')")
    brought.write_text("")
    importlib.invalidate_caches()
    assert games.find_board_file("boarded", "ring") == brought
    assert games.find_board_file("boarded", "line") is None
    words = tmp_path / "plug_in_boarded" / "translations" / "de" / "LC_MESSAGES" / "plug_in_boarded.po"
    words.parent.mkdir(parents=True)
    words.write_text("")
    assert games.find_catalogues("de") == (words,)
    assert games.find_catalogues("fr") == ()


def test_a_game_whose_package_cannot_be_looked_at_brings_no_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "bad", "raise RuntimeError")
    entries = tmp_path / "plug_in_bad-1.0.dist-info" / "entry_points.txt"
    entries.write_text("[companion.games]\nbad = plug_in_bad.inner:GAME\n")
    assert games.find_catalogues("de") == ()
