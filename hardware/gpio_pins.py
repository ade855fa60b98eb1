"""The Pi's pins: which library reaches them, what a pin may be called, and what can go wrong with one.

Knows the models of Pi and the libraries behind gpiozero. The library is always chosen, never found by
gpiozero's silent fallback: its last resort writes to registers and breaks on a Pi 5. Refuses to know what
hangs on a pin. Nothing here is imported from gpiozero before somebody asks for pins.
"""

import contextlib
import importlib
import importlib.util
import os
import re
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from companion.core.model.errors import ConfigError
from companion.ports.devices import MissingError

FACTORIES = ("auto", "lgpio", "rpigpio", "mock")
"""What ``factory`` may be: ``auto`` is lgpio, on every model from the Zero 2 to the 5."""

WANTED_FACTORY = f"one of {', '.join(FACTORIES)}"
WANTED_PIN = 'a pin such as "GPIO17", from GPIO2 to GPIO27'

CHIP_OF_PI_5 = "BCM2712"
"""RPi.GPIO writes to registers that this chip has not; it has the Pi 5, 500 and CM5."""

Keys = Mapping[str, tuple[Callable[[object], bool], str]]
"""Every option -> what it may be, and the words for that."""

Factory = Any
"""A ``gpiozero.Factory``; gpiozero ships no type information."""

_PIN = re.compile(r"GPIO([2-9]|1[0-9]|2[0-7])")
_OPENING = threading.Lock()  # guards gpiozero's Device.pin_factory
_CLASSES = {
    "lgpio": ("gpiozero.pins.lgpio", "LGPIOFactory"),
    "rpigpio": ("gpiozero.pins.rpigpio", "RPiGPIOFactory"),
    "mock": ("gpiozero.pins.mock", "MockFactory"),
}


def is_pin(name: object) -> bool:
    """Tell whether a board or panel may use the pin of this name (GPIO0 and 1 read the HAT's memory)."""
    return isinstance(name, str) and _PIN.fullmatch(name) is not None


def each_once(uses: Iterable[tuple[str, str]], source: str) -> None:
    """Check that no pin has two uses (ConfigError). ``uses``: what for, and the pin."""
    seen: dict[str, str] = {}
    for use, pin in uses:
        if pin in seen:
            raise ConfigError(
                f"{source}: {pin} is used for {seen[pin]} and for {use}; each pin once would be right"
            )
        seen[pin] = use


# --- the library -----------------------------------------------------------------------------


def prepare(wanted: str, source: str) -> str:
    """Find and import the library that reaches the pins; no pin is touched yet.

    Args:
        wanted: one of `FACTORIES`.
        source: where that stands, for messages.

    Returns:
        ``lgpio``, ``rpigpio`` or ``mock``.

    Raises:
        MissingError: no Raspberry Pi, or a library that is missing or cannot be used here.
        ConfigError: a library that does not fit this model.
    """
    where = f'{source}: factory = "{wanted}"'
    kind = "lgpio" if wanted == "auto" else wanted
    if importlib.util.find_spec("gpiozero") is None:
        raise MissingError(f"{where}: gpiozero is not installed; install board-companion[gpio]")
    if kind == "mock":
        return kind
    board = _board(where)
    if kind == "rpigpio":
        _refuse_rpigpio(where, board)
    try:
        with _work_folder():
            importlib.import_module(_CLASSES[kind][0])
    except ImportError:
        extra, package = ("gpio", "python3-lgpio") if kind == "lgpio" else ("rpigpio", "python3-rpi.gpio")
        raise MissingError(
            f"{where}: the library is not installed; install board-companion[{extra}] or {package}"
        ) from None
    except (OSError, RuntimeError) as error:
        raise MissingError(f"{where}: the library cannot be used here: {_one_line(error)}") from None
    return kind


def _board(where: str) -> Any:
    """Tell what gpiozero knows of this model of Pi (its ``PiBoardInfo``)."""
    from gpiozero import PinUnknownPi  # noqa: PLC0415 - only where pins are wanted
    from gpiozero.pins.local import LocalPiFactory  # noqa: PLC0415 - as above

    try:
        return LocalPiFactory().board_info
    except (PinUnknownPi, OSError):
        raise MissingError(
            f'{where}: this machine is no Raspberry Pi; factory = "mock" would be right for trying'
        ) from None


def _refuse_rpigpio(where: str, board: Any) -> None:
    """Refuse RPi.GPIO on a Pi 5 (it finds no registers), and rpi-lgpio under its name."""
    if board.soc == CHIP_OF_PI_5:
        raise ConfigError(
            f"{where}: RPi.GPIO does not know the chip of a Raspberry Pi {board.model}; "
            f'factory = "auto" would be right'
        )
    if importlib.util.find_spec("RPi") is None:
        return  # the import says so
    if importlib.util.find_spec("RPi.GPIO") is not None and importlib.util.find_spec("RPi._GPIO") is None:
        raise ConfigError(
            f"{where}: the module RPi.GPIO here is rpi-lgpio, which only imitates it; "
            f'factory = "auto" would be right, or uninstall rpi-lgpio and install RPi.GPIO'
        )


@contextlib.contextmanager
def _work_folder() -> Iterator[None]:
    """Provide a place for lgpio's import, which makes a pipe in ``$LG_WD``, and goes there for good.

    Without that variable the pipe would lie wherever the companion was started, if it may be written there at
    all. Both ends of it are open after the import, so that a folder made for it can go again.
    """
    here = os.getcwd()  # noqa: PTH109 - chdir wants the same text back
    with contextlib.ExitStack() as stack:
        if "LG_WD" not in os.environ:
            os.environ["LG_WD"] = stack.enter_context(tempfile.TemporaryDirectory(prefix="companion-lgpio-"))
            stack.callback(os.environ.pop, "LG_WD", None)
        stack.callback(os.chdir, here)
        yield


def open_factory(kind: str) -> Factory:
    """Return the one pin factory of this process, opened where it is not open yet (any thread).

    It lives where gpiozero keeps it (``Device.pin_factory``), so that boards and panels share one, and
    gpiozero closes it at the end of the process. ``kind`` is what `prepare` said.
    """
    from gpiozero import BadPinFactory, Device  # noqa: PLC0415 - only where pins are wanted

    module, name = _CLASSES[kind]
    wanted = getattr(importlib.import_module(module), name)
    with _OPENING:
        if Device.pin_factory is None:
            Device.pin_factory = wanted()
        elif not isinstance(Device.pin_factory, wanted):
            other = type(Device.pin_factory).__name__
            raise BadPinFactory(f"{other} is in use already, {name} is wanted; one factory for all is right")
        return Device.pin_factory


# --- what goes wrong -------------------------------------------------------------------------


def failures() -> tuple[type[Exception], ...]:
    """Return the exception types that unusable pins raise, including those of lgpio if it is in use."""
    from gpiozero import GPIOZeroError  # noqa: PLC0415 - only where pins are wanted

    lgpio = sys.modules.get("lgpio")
    return (GPIOZeroError, OSError, RuntimeError, *((lgpio.error,) if lgpio else ()))


def describe_error(error: BaseException) -> str:
    """Return a failure as ``LinkLost.why``: its name, and a sentence with what helps."""
    text = _one_line(error)
    if "busy" in text.lower() or type(error).__name__ == "GPIOPinInUse":
        return f"busy-pin: {text}; end the other program, or use another pin"
    if "gpiochip" in text or isinstance(error, PermissionError):
        return f"no-permission: {text}; add this user to the group gpio"
    return f"no-pins: {text}"


def _one_line(error: BaseException) -> str:
    return " ".join(str(error).split()).strip("'")


def check_options(options: Mapping[str, Any], known: Keys, source: str, needed: Iterable[str] = ()) -> None:
    """Check what each option is. Raises ConfigError for the first that is unknown, wrong or missing."""
    for key in dict.fromkeys((*options, *needed)):
        if key not in known:
            raise unknown(source, key, known)
        good, wanted = known[key]
        if not good(options.get(key)):
            raise wrong(source, key, options.get(key), wanted)


def wrong(source: str, key: str, value: object, wanted: str) -> ConfigError:
    """Return the error for a key with a wrong value."""
    shown = repr(value)
    return ConfigError(f"{source}.{key} is {shown[:60]}{'...' * (len(shown) > 60)}, must be {wanted}")


def unknown(source: str, key: str, known: Mapping[str, object]) -> ConfigError:
    """Return the error for a key that nobody knows."""
    return ConfigError(f"unknown key {source}.{key}: right would be {', '.join(known)}")
