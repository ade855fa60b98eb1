"""The configuration: what is right is read, and what is wrong is named with the right word."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from companion import config
from companion.config import NO_DEVICE, SECTIONS, Config
from companion.core.model import struct_reader
from companion.core.model.errors import ConfigError
from companion.core.model.session.recorded import Settings

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "hardware" / "example.toml"
DEVICE = '[[device]]\nname = "table"\nport = "/dev/x"\nmap = "malefiz-classic"\n'


def load(folder: Path, text: str) -> Config:
    path = folder / "board.toml"
    path.write_text(text)
    return config.load(path)


def fault(folder: Path, text: str) -> str:
    with pytest.raises(ConfigError) as caught:
        load(folder, text)
    message = str(caught.value)
    assert message.startswith(f"{folder / 'board.toml'}: ")
    assert "\n" not in message
    return message.removeprefix(f"{folder / 'board.toml'}: ")


def test_a_device_is_enough(tmp_path: Path) -> None:
    found = load(tmp_path, DEVICE)
    assert [(d.name, d.port, d.map, d.transport) for d in found.device] == [
        ("table", "/dev/x", "malefiz-classic", "serial")
    ]
    assert (found.web.port, found.web.names, found.log.level) == (8080, (), "info")
    assert found.referee.settings() == Settings()
    assert found.referee.pause_after_min == 20


def test_a_file_that_windows_has_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(b"\xef\xbb\xbf" + DEVICE.replace("\n", "\r\n").encode())
    assert config.load(path).device[0].port == "/dev/x"


def test_everything_can_be_set(tmp_path: Path) -> None:
    found = load(
        tmp_path,
        DEVICE
        + '[web]\nhost = "::1"\nport = 80\nnames = ["board.example.org"]\ntitle = "Küche"\nmax_streams = 5\n'
        + '[journal]\npath = "g.sqlite"\n[log]\nlevel = "debug"\n'
        + "[referee]\nrest_legal_ms = 600\nrest_other_ms = 900\npress_ms = 10\nrelease_ms = 20\n",
    )
    assert found.web == config.Web(
        host="::1", port=80, names=("board.example.org",), title="Küche", max_streams=5
    )
    assert found.journal_path() == tmp_path / "g.sqlite"
    assert found.referee.settings() == Settings(600, 900, 10, 20)
    assert found.log.level == "debug"


def test_paths_begin_at_the_files_folder_unless_they_are_absolute(tmp_path: Path) -> None:
    found = load(tmp_path, DEVICE.replace("malefiz-classic", "my/map.toml") + '[journal]\npath = "/x/g"')
    assert found.board_map(found.device[0]) == str(tmp_path / "my" / "map.toml")
    assert found.journal_path() == Path("/x/g")
    built_in = load(tmp_path, DEVICE)
    assert built_in.board_map(built_in.device[0]) == "malefiz-classic"


def test_games_are_kept_in_the_state_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", "/var/lib/a:/var/lib/b")
    assert config.default_journal() == Path("/var/lib/a/games.sqlite")
    monkeypatch.delenv("STATE_DIRECTORY")
    monkeypatch.setenv("XDG_STATE_HOME", "/state")
    assert config.default_journal() == Path("/state/board-companion/games.sqlite")
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", "/home/anna")
    assert config.default_journal() == Path("/home/anna/.local/state/board-companion/games.sqlite")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[web]\nprot = 80", "unknown key web.prot: right would be web.port"),
        ("[wbe]\nport = 80", "unknown key wbe: right would be web"),
        ("[web]\nlevel = 'info'", "unknown key web.level: right would be log.level"),
        ("[log]\nxyzzy = 1", "unknown key log.xyzzy: right would be log.level"),
        (
            "zzz = 'x'",
            "right would be device, web, journal, referee, panel, dice, games, inputs, mqtt, house, updates",
        ),
        ("[web]\nport = '80'", "web.port is '80', must be a whole number from 1 to 65535"),
        ("[web]\nport = 80.0", "web.port is 80.0, must be a whole number from 1 to 65535"),
        ("[web]\nport = true", "web.port is true, must be a whole number from 1 to 65535"),
        ("[web]\nport = 0", "web.port is 0, must be a whole number from 1 to 65535"),
        ("[web]\nport = 65536", "web.port is 65536, must be a whole number from 1 to 65535"),
        ("[web]\nmax_streams = 151", "web.max_streams is 151, must be a whole number from 1 to 150"),
        ("[web]\nhost = ''", "web.host is '', must be an address in quotes such as \"0.0.0.0\""),
        ("[web]\ntitle = 7", "web.title is 7, must be text of at most 60 characters"),
        (
            "[web]\nnames = 'x'",
            "web.names is 'x', must be a list of host names such as [\"board.example.org\"]",
        ),
        ("[web]\nnames = ['a b']", "web.names is ['a b'], must be a list of host names such as"),
        ("[journal]\npath = 3", "journal.path is 3, must be text in quotes"),
        ("[referee]\nrest_legal_ms = 5", "referee.rest_legal_ms is 5, must be a whole number of ms from 50"),
        (
            "[referee]\npause_after_min = -1",
            "referee.pause_after_min is -1, must be a whole number of minutes",
        ),
        ("[referee]\npause_after_min = 1441", "referee.pause_after_min is 1441, must be a whole number of"),
        ("[referee]\npress_ms = 0", "referee.press_ms is 0, must be a whole number of ms from 1 to 200"),
        ("[log]\nlevel = 'loud'", 'log.level is \'loud\', must be "debug", "info", "warning" or "error"'),
        ("[panel]\ndone = 17", 'panel.done is 17, must be a pin such as "GPIO17", from GPIO2 to GPIO27'),
        ("[panel]\ndone = 'GPIO1'", "panel.done is 'GPIO1', must be a pin such as"),
        ("[panel]\nbuzzer = 'GPIO28'", "panel.buzzer is 'GPIO28', must be a pin such as"),
        ("[panel]\nbuzer = 'GPIO2'", "unknown key panel.buzer: right would be panel.buzzer"),
        ("[panel]\nfactory = 'pigpio'", 'panel.factory is \'pigpio\', must be "auto", "lgpio", "rpigpio" or'),
        ("[panel.seats]\nred = 5", "panel.seats is {'red': 5}, must be a table of seats and pins such as"),
        ("[panel]\ndie = ['GPIO2', 3]", "panel.die is ['GPIO2', 3], must be a list of four pins"),
        ("[panel]\nshutdown_command = []", "panel.shutdown_command is [], must be a command and its"),
        ("web = 3", "web is 3, must be a table written as [web]"),
        ("[[web]]", "web is [{}], must be a table written as [web]"),
    ],
)
def test_a_wrong_key_or_value_is_named_with_what_would_be_right(
    tmp_path: Path, text: str, message: str
) -> None:
    assert message in fault(tmp_path, f"{text}\n{DEVICE}")


def test_devices_are_checked_each_by_its_number(tmp_path: Path) -> None:
    other = DEVICE.replace("table", "other")
    assert fault(tmp_path, "") == NO_DEVICE
    assert load(tmp_path, "device = []").device == ()
    assert fault(tmp_path, "[device]\nname = 'x'") == fault(tmp_path, "")
    assert "device[0].port is missing: it must be a path in quotes such as" in fault(
        tmp_path, DEVICE.replace("port", "#")
    )
    assert "device[1].map is missing: it must be the name of a built-in map" in fault(
        tmp_path, DEVICE + other.replace("map", "#")
    )
    assert "unknown key device[0].prot: right would be device[0].port" in fault(
        tmp_path, DEVICE.replace("port", "prot")
    )
    assert "device: the name 'table' stands there twice" in fault(tmp_path, DEVICE + DEVICE)
    other = DEVICE.replace('"table"', '"other"', 1)
    assert other != DEVICE
    assert "device: the port '/dev/x' stands there twice" in fault(tmp_path, DEVICE + other)
    assert "device[0].name is 'my table', must be up to 40" in fault(
        tmp_path, DEVICE.replace("table", "my table")
    )


def test_a_device_on_the_pis_own_pins_needs_no_port_and_keeps_its_options(tmp_path: Path) -> None:
    found = load(
        tmp_path,
        DEVICE.replace("port", "#") + 'transport = "gpio"\noptions = { lines = ["GPIO17"], press_ms = 5 }\n',
    )
    assert (found.device[0].port, found.device[0].transport) == ("", "gpio")
    assert found.device[0].options == {"lines": ["GPIO17"], "press_ms": 5}


def test_a_panel_tells_its_pins(tmp_path: Path) -> None:
    found = load(
        tmp_path,
        DEVICE + '[panel]\ndone = "GPIO17"\ndie = ["GPIO2", "GPIO3", "GPIO4", "GPIO5"]\nstatus = "GPIO6"\n'
        '[panel.seats]\nred = "GPIO7"\n',
    ).panel
    assert found.pins == (
        ("done", "GPIO17"),
        ("status", "GPIO6"),
        ("seats.red", "GPIO7"),
        *(("die", f"GPIO{n}") for n in range(2, 6)),
    )
    assert found.shutdown_command == ("systemctl", "poweroff")


def test_a_syntax_error_is_named_with_its_line(tmp_path: Path) -> None:
    assert re.search(r"this is no TOML: .*line 5", fault(tmp_path, DEVICE + "port 80\n"))


def test_what_is_no_text_or_no_file_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(b"# fine\n\xff\xfe\x00")
    with pytest.raises(ConfigError, match=r"board\.toml: line 2: this is no text"):
        config.load(path)
    with pytest.raises(ConfigError, match=r"none\.toml: cannot be read: No such file"):
        config.load(tmp_path / "none.toml")
    with pytest.raises(ConfigError, match=r"cannot be read: Is a directory"):
        config.load(tmp_path)


def test_a_long_wrong_value_is_shortened(tmp_path: Path) -> None:
    assert len(fault(tmp_path, f"{DEVICE}[web]\nport = '{'9' * 5000}'")) < 200


# --- documents ---------------------------------------------------------------------------------------


def keys() -> dict[str, msgspec.structs.FieldInfo]:
    return {
        f"{section}.{field.name}": field
        for section, kind in SECTIONS.items()
        for field in msgspec.structs.fields(kind)
    }


REFERENCE = ROOT / "docs/reference"


def test_every_key_stands_with_its_meaning_and_default_in_the_generated_page_and_nothing_else_does() -> None:
    page = (REFERENCE / "generated/configuration.md").read_text()
    rows = [
        (f"{section}.{key}", what, default)
        for section, part in re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
        for key, what, default in re.findall(r"^\| `(\w+)` \| (.*?) \| (.*?) \|", part, re.MULTILINE)
    ]
    assert sorted(key for key, _, _ in rows) == sorted(keys())
    for key, what, told in rows:
        assert what, key
        assert told == default_of(keys()[key]), key


def default_of(field: msgspec.structs.FieldInfo) -> str:
    """What the reference must tell as the default of a key."""
    if field.required:
        return "needed"
    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return "none" if default is None else f"`{json.dumps(default)}`"


def test_the_example_loads_shows_every_key_and_changes_no_default() -> None:
    found = config.load(EXAMPLE)
    assert (found.web, found.journal, found.referee, found.panel, found.log) == (
        config.Web(),
        config.JournalSection(),
        config.Referee(),
        config.Panel(),
        config.Log(),
    )
    assert (found.device[0].options, found.panel.pins) == ({}, ())
    assert found.device[0].transport == "serial"
    section, shown = "", set()
    for line in EXAMPLE.read_text().splitlines():
        if head := re.match(r"(?:# )?\[+(\w+)", line):
            section = head[1]
        elif key := re.match(r"(?:# )?(\w+) = ", line):
            shown.add(f"{section}.{key[1]}")
    assert shown == set(keys())


@pytest.mark.parametrize("key", sorted(keys()))
def test_every_key_says_what_it_must_be(key: str) -> None:
    assert struct_reader.description(keys()[key].type)


def test_a_path_may_begin_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "mia"))
    for written, meant in (
        ("~/games.sqlite", tmp_path / "mia" / "games.sqlite"),
        ("~nobody-here/games.sqlite", tmp_path / "~nobody-here" / "games.sqlite"),
        ("a~/games.sqlite", tmp_path / "a~" / "games.sqlite"),
    ):
        found = load(tmp_path, f'{DEVICE}[journal]\npath = "{written}"\n')
        assert found.journal_path() == meant


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (DEVICE.replace("/dev/x", "/dev/\\u0000x"), "device[0].port"),
        (f'{DEVICE}[mqtt]\nhost = "a\\u0000b"\n', "mqtt.host"),
        (f'{DEVICE}[web]\nnames = ["a", "\\u0000"]\n', "web.names"),
    ],
)
def test_a_nul_which_no_path_and_no_name_may_have_is_named(tmp_path: Path, text: str, key: str) -> None:
    assert fault(tmp_path, text) == f"{key} has a \\u0000 in it, must be text without one"
