"""Which library reaches the pins: chosen, never guessed, and refused in one line where it cannot work."""

from __future__ import annotations

import importlib.util
import os
import queue
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from gpiozero import BadPinFactory, Device, GPIOPinInUse
from gpiozero.pins.mock import MockFactory

from companion.core.model.errors import ConfigError
from companion.core.model.types import LinkUp, SensorFrame
from companion.ports.devices import DeviceSpec, LinkEvent, MissingError
from hardware import gpio_pins
from hardware.gpio_board import open_board

REAL = Path(__file__).parents[3] / "build" / "rpigpio"

ZERO_2_W, PI_3B, PI_4B, PI_5, PI_500 = 0x902120, 0xA02082, 0xC03111, 0xC04170, 0xD04190

LGPIO = """\
import os
os.chdir(os.environ["LG_WD"])   # as the real one does, for good
open(".lgd-nfy0", "w").close()
class error(Exception): pass
SET_PULL_NONE = BOTH_EDGES = RISING_EDGE = FALLING_EDGE = 0
"""
RPI_GPIO = """\
from RPi import _GPIO
BCM, OUT, IN, SERIAL, SPI, I2C, HARD_PWM, UNKNOWN = 11, 0, 1, 40, 41, 42, 43, -1
PUD_OFF, PUD_DOWN, PUD_UP, RISING, FALLING, BOTH = 20, 21, 22, 31, 32, 33
low, modes = set(), {}
def setmode(mode): pass
def setwarnings(on): pass
def cleanup(pin=None): pass
def setup(pin, mode, pull=PUD_OFF, initial=0): modes[pin] = mode
def gpio_function(pin): return modes.get(pin, IN)
def input(pin): return pin not in low
def output(pin, value): (low.discard if value else low.add)(pin)
def remove_event_detect(pin): pass
def add_event_detect(pin, edge, callback=None, bouncetime=None):
    raise RuntimeError("Failed to add edge detection")   # as on kernels from 6.6 on
"""

Install = Callable[[dict[str, str]], None]


def rpi_gpio(module: str, extension: str = "") -> dict[str, str]:
    """RPi.GPIO as it is installed: a package beside its C extension."""
    return {"RPi/__init__": "", "RPi/GPIO/__init__": module, "RPi/_GPIO": extension}


@pytest.fixture
def pi(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Makes this machine a Pi of that revision."""

    def become(revision: int) -> None:
        monkeypatch.setattr("gpiozero.pins.local.get_pi_revision", lambda: revision)

    return become


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[dict[str, str]], None]:
    """Puts modules (path -> source) before all others, for this test alone."""
    packages = tmp_path / "packages"
    packages.mkdir()
    monkeypatch.syspath_prepend(str(packages))

    def forget() -> None:
        for name in list(sys.modules):
            if name.split(".")[0] in ("lgpio", "RPi") or name in (
                "gpiozero.pins.lgpio",
                "gpiozero.pins.rpigpio",
            ):
                monkeypatch.delitem(sys.modules, name)

    def put(modules: dict[str, str]) -> None:
        for path, source in modules.items():
            file = packages / f"{path}.py"
            file.parent.mkdir(exist_ok=True, parents=True)
            file.write_text(source)
        forget()

    forget()
    return put


def refusal(wanted: str, kind: type[ConfigError] = MissingError) -> str:
    with pytest.raises(ConfigError) as caught:
        gpio_pins.prepare(wanted, "table.toml: panel")
    assert type(caught.value) is kind
    text = str(caught.value)
    assert text.startswith(f'table.toml: panel: factory = "{wanted}": ')
    assert "\n" not in text
    return text


@pytest.mark.parametrize("wanted", ["auto", "lgpio", "rpigpio"])
def test_off_a_pi_one_line_says_so_and_what_would_be_right(wanted: str) -> None:
    assert refusal(wanted).endswith(
        'this machine is no Raspberry Pi; factory = "mock" would be right for trying'
    )


def test_without_gpiozero_even_the_mock_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert refusal("mock").endswith("gpiozero is not installed; install board-companion[gpio]")


def test_the_mock_works_everywhere() -> None:
    assert gpio_pins.prepare("mock", "x") == "mock"


@pytest.mark.parametrize("revision", [ZERO_2_W, PI_3B, PI_4B, PI_5, PI_500])
@pytest.mark.parametrize("wanted", ["auto", "lgpio"])
def test_lgpio_is_right_on_every_model(
    wanted: str, revision: int, pi: Callable[[int], None], install: Install
) -> None:
    pi(revision)
    install({"lgpio": LGPIO})
    assert gpio_pins.prepare(wanted, "x") == "lgpio"


def test_importing_lgpio_leaves_neither_a_pipe_nor_another_folder_behind(
    pi: Callable[[int], None],
    install: Install,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    pi(PI_4B)
    home, temporary, chosen = tmp_path / "home", tmp_path / "temporary", tmp_path / "chosen"
    for folder in (home, temporary, chosen):
        folder.mkdir()
    monkeypatch.chdir(home)
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    monkeypatch.delenv("LG_WD", raising=False)
    install({"lgpio": LGPIO})
    gpio_pins.prepare("auto", "x")
    assert Path.cwd() == home
    assert "LG_WD" not in os.environ
    assert [*home.iterdir(), *temporary.iterdir()] == []
    monkeypatch.setenv("LG_WD", str(chosen))
    install({"lgpio": LGPIO})
    gpio_pins.prepare("auto", "x")
    assert Path.cwd() == home
    assert [file.name for file in chosen.iterdir()] == [".lgd-nfy0"]


@pytest.mark.skipif(importlib.util.find_spec("lgpio") is None, reason="the real lgpio is not installed here")
@pytest.mark.slow
def test_the_real_lgpio_keeps_to_that_too(tmp_path: Path) -> None:
    program = (
        "import os, gpiozero.pins.local as local; local.get_pi_revision = lambda: 0xc03111\n"
        "from hardware import gpio_pins; print(gpio_pins.prepare('auto', 'x'), os.getcwd(), os.listdir())\n"
        "try: gpio_pins.open_factory('lgpio')\n"
        "except gpio_pins.failures() as error: print(gpio_pins.describe_error(error))\n"
    )
    environment = {key: value for key, value in os.environ.items() if key != "LG_WD"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    first, *others = done.stdout.splitlines()
    assert first == f"lgpio {tmp_path} []"
    if not Path("/dev/gpiochip0").exists():
        assert others == ["no-permission: can not open gpiochip; add this user to the group gpio"]


def test_a_missing_library_is_named_with_what_to_install(pi: Callable[[int], None], install: Install) -> None:
    pi(PI_4B)
    install({"lgpio": "raise ImportError"})
    assert refusal("auto").endswith("not installed; install board-companion[gpio] or python3-lgpio")
    install(rpi_gpio("raise ImportError"))
    assert refusal("rpigpio").endswith("install board-companion[rpigpio] or python3-rpi.gpio")


def test_a_folder_that_cannot_hold_lgpios_pipe_is_named(
    pi: Callable[[int], None], install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    pi(PI_4B)
    monkeypatch.setenv("LG_WD", "/nowhere")
    install({"lgpio": LGPIO})
    assert "cannot be used here: [Errno 2] No such file or directory: '/nowhere" in refusal("auto")


@pytest.mark.parametrize("revision", [ZERO_2_W, PI_3B, PI_4B])
def test_rpi_gpio_is_taken_up_to_the_pi_4_where_it_is_asked_for(
    revision: int, pi: Callable[[int], None], install: Install
) -> None:
    pi(revision)
    install(rpi_gpio(RPI_GPIO))
    assert gpio_pins.prepare("rpigpio", "x") == "rpigpio"


def test_a_board_through_rpi_gpio_is_scanned_where_the_kernel_gives_it_no_edges(
    pi: Callable[[int], None], install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    pi(PI_3B)
    install(rpi_gpio(RPI_GPIO))
    monkeypatch.setattr(Device, "pin_factory", None)
    options = {"lines": ["GPIO17", "GPIO27"], "factory": "rpigpio"}
    link = open_board(DeviceSpec("reeds", lambda: time.monotonic_ns() // 1_000_000, 2, 0, options=options))
    events: queue.Queue[LinkEvent] = queue.Queue()
    link.start(events.put)
    try:
        up, first = events.get(timeout=5), events.get(timeout=5)
        sys.modules["RPi.GPIO"].low.add(27)
        changed = events.get(timeout=5)
    finally:
        link.close()
        Device.pin_factory.close()
    assert isinstance(up, LinkUp)
    assert isinstance(first, SensorFrame)
    assert isinstance(changed, SensorFrame)
    assert (up.firmware, first.bits, changed.bits) == ("gpio rpigpio Raspberry Pi 3B, scanned", 0, 0b10)


@pytest.mark.parametrize(("revision", "model"), [(PI_5, "5B"), (PI_500, "500")])
def test_rpi_gpio_is_refused_on_the_chip_of_the_pi_5(
    revision: int, model: str, pi: Callable[[int], None], install: Install
) -> None:
    pi(revision)
    install(rpi_gpio("raise SystemExit('imported')"))
    assert refusal("rpigpio", ConfigError).endswith(
        f'RPi.GPIO does not know the chip of a Raspberry Pi {model}; factory = "auto" would be right'
    )


def test_rpi_lgpio_under_the_name_of_rpi_gpio_is_refused(pi: Callable[[int], None], install: Install) -> None:
    pi(PI_4B)
    install({"RPi/__init__": "", "RPi/GPIO/__init__": "raise SystemExit('imported')"})
    assert "is rpi-lgpio, which only imitates it" in refusal("rpigpio", ConfigError)


def test_what_rpi_gpio_says_at_its_import_becomes_one_line(
    pi: Callable[[int], None], install: Install
) -> None:
    pi(PI_4B)
    raising = "raise RuntimeError('This module can only be run\\n on a Raspberry Pi!')"
    install(rpi_gpio(RPI_GPIO, raising))
    assert refusal("rpigpio").endswith("cannot be used here: This module can only be run on a Raspberry Pi!")


def test_the_real_rpi_gpio_off_a_pi_is_one_line(
    monkeypatch: pytest.MonkeyPatch, pi: Callable[[int], None], install: Install
) -> None:
    """The real one, compiled by `make test` into a place of its own (requirements/rpigpio.txt)."""
    if not (REAL / "RPi").is_dir():
        assert "CI" not in os.environ, f"{REAL} is missing; make test puts it there"
        pytest.skip("no RPi.GPIO here; make test compiles it")
    monkeypatch.syspath_prepend(str(REAL))
    pi(PI_4B)
    install({})
    assert "This module can only be run on a Raspberry Pi!" in refusal("rpigpio")


def test_boards_and_panels_share_one_factory_and_two_kinds_at_a_time_are_refused(
    monkeypatch: pytest.MonkeyPatch, pi: Callable[[int], None], install: Install
) -> None:
    monkeypatch.setattr(Device, "pin_factory", None)
    first = gpio_pins.open_factory("mock")
    assert isinstance(first, MockFactory)
    assert gpio_pins.open_factory("mock") is first
    pi(PI_4B)
    install({"lgpio": LGPIO})
    gpio_pins.prepare("auto", "x")
    with pytest.raises(BadPinFactory, match="MockFactory is in use already, LGPIOFactory is wanted"):
        gpio_pins.open_factory("lgpio")


@pytest.mark.parametrize("name", ["GPIO0", "GPIO1", "GPIO28", "GPIO017", "17", 17, None, "GPIO2 ", "BOARD11"])
def test_names_that_are_no_pin(name: object) -> None:
    assert not gpio_pins.is_pin(name)


def test_names_that_are_pins() -> None:
    assert all(gpio_pins.is_pin(f"GPIO{number}") for number in range(2, 28))


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (
            GPIOPinInUse("pin GPIO17 is already in use"),
            "busy-pin: pin GPIO17 is already in use; end the other",
        ),
        (OSError("'GPIO busy'"), "busy-pin: GPIO busy; end the other program, or use another pin"),
        (OSError("'can not open gpiochip'"), "no-permission: can not open gpiochip; add this user to"),
        (OSError("gone\nfor good"), "no-pins: gone for good"),
    ],
)
def test_a_failure_is_a_name_and_a_sentence(error: Exception, text: str) -> None:
    assert gpio_pins.describe_error(error).startswith(text)
