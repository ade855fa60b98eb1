"""Devices that say inputs in the configuration: wired or named as wrong; checked and taught at a terminal."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

from companion import config
from companion.core.model.errors import ConfigError, InputError
from companion.daemon.bench import check_inputs
from companion.daemon.bench.check import Finding, _input_finding
from companion.daemon.wiring import inputs, plug_ins
from companion.daemon.wiring.inputs import AbsentInput, inputs_or_absent
from companion.ports.inputs import InputSpec
from hardware.colour_dock import ColourDock
from hardware.gpio_buttons import LitButtons
from tests.daemon.desk.input_rig import FakeInputSource
from tests.hardware.fake_i2c import DARK, WALLS, FakeBus, FakeChip

DEVICE = '[[device]]\nname = "table"\nport = "/dev/x"\nmap = "malefiz-classic"\n'
BUTTONS = (
    '[[inputs]]\nname = "colours"\nkind = "buttons"\nword = "call"\n'
    'options = { factory = "mock", buttons = { red = "GPIO24" }, lights = { red = "GPIO8" } }\n'
)
DOCK = (
    '[[inputs]]\nname = "dock"\nkind = "fake-dock"\nword = "read"\noptions = { colours = ["red", "blue"] }\n'
)
CHIP = FakeChip()


def open_fake_dock(spec: InputSpec) -> ColourDock:
    return ColourDock(spec, lambda: FakeBus(CHIP), lambda _: False)


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    every = {
        "buttons": "hardware.gpio_buttons:open_input",
        "fake-dock": f"{__name__}:open_fake_dock",
        "broken": "no_such_module:open_input",
    }
    found = EntryPoints(
        [
            *(EntryPoint(name, value, "companion.inputs") for name, value in every.items()),
        ]
    )
    monkeypatch.setattr(plug_ins, "entry_points", lambda *, group: found.select(group=group))


def _config(folder: Path, text: str) -> config.Config:
    path = folder / "table.toml"
    path.write_text(DEVICE + '[journal]\npath = "games.sqlite"\n' + text)
    return config.load(path)


def test_none_are_none(tmp_path: Path) -> None:
    assert inputs_or_absent(_config(tmp_path, "")) == ()


def test_buttons_and_a_dock(tmp_path: Path) -> None:
    buttons, dock = inputs_or_absent(_config(tmp_path, BUTTONS + DOCK))
    assert isinstance(buttons, LitButtons)
    assert (buttons.name, buttons.word, buttons.values) == ("colours", "call", ("red",))
    assert isinstance(dock, ColourDock)
    assert (dock.name, dock.word, dock.values) == ("dock", "read", ("red", "blue"))
    assert dock._path == tmp_path / "colours-dock.json"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            BUTTONS.replace('"buttons"', '"knobs"'),
            "inputs[0].kind is 'knobs', must be one of: broken, buttons",
        ),
        (
            BUTTONS.replace('"call"', '"cal"'),
            "inputs[0].word: no installed game waits for 'cal', right would be",
        ),
        (BUTTONS.replace('"call"', '"pull"'), "inputs[0].word: no installed game waits for 'pull'"),
        (BUTTONS.replace('"call"', '"Call"'), "inputs[0].word is 'Call', must be a word of the game"),
        (BUTTONS + BUTTONS, "inputs: the name 'colours' stands there twice; each device has its own"),
        (
            BUTTONS + BUTTONS.replace("colours", "more"),
            "GPIO24 is used by inputs[0] and by inputs[1]; each pin",
        ),
        (
            BUTTONS + '[panel]\ndone = "GPIO8"\n',
            "GPIO8 is used by panel.done and by inputs[0]; each pin once",
        ),
        (BUTTONS.replace("mock", "pins"), "inputs[0].options.factory is 'pins', must be one of"),
        ('[inputs]\nname = "x"\n', "inputs must be tables written as [[inputs]], one for each device"),
        (BUTTONS.replace("name = ", "nam = "), "unknown key inputs[0].nam"),
        (BUTTONS.replace('word = "call"\n', ""), "inputs[0].word is missing: it must be a word of the game"),
    ],
)
def test_a_mistake_is_one_line(text: str, words: str, tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as caught:
        inputs_or_absent(_config(tmp_path, text))
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_pin_of_a_board_is_no_button(tmp_path: Path) -> None:
    text = (DEVICE + BUTTONS).replace('port = "/dev/x"\n', "").replace("malefiz-classic", "my.toml")
    board = text.replace("[[inputs]]", 'transport = "gpio"\noptions = { lines = ["GPIO24"] }\n[[inputs]]', 1)
    (tmp_path / "table.toml").write_text(board)
    with pytest.raises(ConfigError, match="GPIO24 is used by device table and by inputs"):
        inputs_or_absent(config.load(tmp_path / "table.toml"))


def test_a_word_of_a_game_that_is_left_out_is_no_mistake(tmp_path: Path) -> None:
    (buttons,) = inputs_or_absent(_config(tmp_path, BUTTONS + '[games]\noff = ["labyrinth"]\n'))
    assert buttons.word == "call"


def test_what_this_machine_lacks_costs_only_the_device(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    absent, buttons = inputs_or_absent(_config(tmp_path, DOCK.replace("fake-dock", "broken") + BUTTONS))
    assert isinstance(absent, AbsentInput)
    assert isinstance(buttons, LitButtons)
    assert "the table serves without dock" in caplog.text
    told: list[Any] = []
    absent.start(told.append)
    absent.want(("red",))
    absent.close()
    assert told[0].why.startswith("not-here: ")


# --- the check ---------------------------------------------------------------------------------------


def test_the_check_opens_a_device_with_all_its_lights() -> None:
    source = FakeInputSource("colours", "call", lambda: 0, ("red", "blue"))
    assert _input_finding(source, 1) == Finding(True, "inputs colours (call): red, blue")
    assert source.wants.get() == {"red", "blue"}
    assert source.closed == 1


def test_the_check_says_why_a_device_is_away_and_never_waits_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (dock,) = inputs_or_absent(_config(tmp_path, DOCK))
    found = _input_finding(dock, 10)
    assert (found.ok, found.text.startswith("inputs dock (read): untaught: ")) == (False, True)
    silent = FakeInputSource("colours", "call", lambda: 0)
    monkeypatch.setattr(silent, "start", lambda _: None)  # says nothing at all
    assert _input_finding(silent, 0.01).text.endswith("nothing is heard of it within 0.01 s")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """What is typed at the terminal, from a pipe."""
    read, write = os.pipe()
    with os.fdopen(read) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)

        def typing(text: str) -> None:
            os.write(write, text.encode())
            os.close(write)

        yield typing


def test_a_dock_is_shown_its_colours_at_the_terminal(
    tmp_path: Path, typed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []

    def show(self: ColourDock, lesson: str) -> None:
        looked.append(lesson)
        CHIP.light = WALLS.get(lesson, DARK)
        real(self, lesson)

    real = ColourDock.show
    monkeypatch.setattr(ColourDock, "show", show)
    typed("n" * 7)
    said: list[str] = []
    assert check_inputs.run(_config(tmp_path, BUTTONS + DOCK), "dock", said.append) == 0
    assert looked == ["", *["red"] * 3, *["blue"] * 3]
    assert said[1:4] == [
        "  1 of 7  nothing: leave it empty, as in play",
        "  2 of 7  red",
        "  3 of 7  red, another one, or the same once more (2)",
    ]
    assert [line.split(":")[0] for line in said[-2:]] == ["ok    red", "ok    blue"]
    assert (tmp_path / "colours-dock.json").is_file()


def test_teaching_can_be_stopped_and_colours_that_are_alike_are_told(tmp_path: Path, typed: Any) -> None:
    said: list[str] = []
    CHIP.light = WALLS["red"]
    typed("nnnq")
    assert check_inputs.run(_config(tmp_path, DOCK), "dock", said.append) == 1
    assert said[-1] == "stopped; nothing was changed"
    assert not (tmp_path / "colours-dock.json").exists()


def test_what_never_differs_cannot_be_kept(tmp_path: Path, typed: Any) -> None:
    said: list[str] = []
    CHIP.light = WALLS["red"]
    typed("n" * 7)
    assert check_inputs.run(_config(tmp_path, DOCK), "dock", said.append) == 1
    assert said[-1].startswith("WRONG red is hardly brighter than the empty dock")


def test_what_is_said_is_shown_until_q(tmp_path: Path, typed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    source = FakeInputSource("colours", "call", lambda: 0, ("red",))
    started = source.start

    def start(tell: Any) -> None:
        started(tell)
        source.says("red")
        source.unsure("before")
        source.away("busy-pin: x")

    monkeypatch.setattr(source, "start", start)
    monkeypatch.setattr(check_inputs, "inputs_or_absent", lambda _: (source,))
    typed("q")
    said: list[str] = []
    assert check_inputs.run(_config(tmp_path, BUTTONS), "", said.append) == 1
    assert said[1:] == [
        "colours: can be used",
        "colours: call:red",
        "colours: it lay there before; take it out first",
        "colours: busy-pin: x",
    ]


@pytest.mark.parametrize(
    ("text", "teach", "words"),
    [
        ("", "", "there is no [[inputs]]"),
        (BUTTONS, "colours", "--teach is 'colours', right would be none"),
        (DOCK, "dok", "--teach is 'dok', right would be dock"),
    ],
)
def test_what_cannot_be_taught_is_one_line(text: str, teach: str, words: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        check_inputs.run(_config(tmp_path, text), teach, print)
    assert words in str(caught.value)


def test_the_kinds_are_entry_points_of_this_package() -> None:
    text = (Path(inputs.__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8")
    assert 'buttons = "hardware.gpio_buttons:open_input"' in text
    assert 'magnet-dock = "hardware.gpio_magnet_dock:open_input"' in text
    assert 'colour-dock = "hardware.colour_dock:open_input"' in text
