"""Adapters for hardware, found by the names of their entry points."""

from importlib.metadata import entry_points
from typing import Any

from companion.core.model.errors import ConfigError
from companion.ports.devices import MissingError, OpenBoard
from companion.ports.dice import OpenDie
from companion.ports.flasher import OpenFlasher
from companion.ports.inputs import OpenInput
from companion.ports.panel import OpenPanel


def transport(name: str, key: str) -> OpenBoard:
    """Return the installed transport of this name; ``key`` and errors as in `_plug_in`."""
    found: OpenBoard = _plug_in("companion.transports", name, key)
    return found


def flasher(name: str) -> OpenFlasher | None:
    """Return the flasher of devices behind this transport; None where there is none."""
    if name not in entry_points(group="companion.flashers").names:
        return None
    opened: OpenFlasher = _plug_in("companion.flashers", name, "transport")
    return opened


def panel(name: str, key: str) -> OpenPanel:
    """Return the installed panel of this name; ``key`` and errors as in `_plug_in`."""
    found: OpenPanel = _plug_in("companion.panels", name, key)
    return found


def die_kind(name: str, key: str) -> OpenDie:
    """Return the installed kind of dice of this name; ``key`` and errors as in `_plug_in`."""
    found: OpenDie = _plug_in("companion.dice", name, key)
    return found


def input_kind(name: str, key: str) -> OpenInput:
    """Return the installed kind of devices that say inputs; ``key`` and errors as in `_plug_in`."""
    found: OpenInput = _plug_in("companion.inputs", name, key)
    return found


def _plug_in(group: str, name: str, key: str) -> Any:
    """Tell what is installed under this name of an entry-point group; the others are not loaded.

    Args:
        group: of entry points.
        name: wanted.
        key: where that stands, for messages.

    Raises:
        ConfigError: nobody has this name.
        MissingError: it cannot be loaded.
    """
    found = entry_points(group=group)
    if name not in found.names:
        raise ConfigError(f"{key} is {name!r}, must be one of: {', '.join(sorted(found.names))}")
    try:
        return found[name].load()
    except (ImportError, AttributeError) as error:
        raise MissingError(
            f"{key} is {name!r}, which is installed but cannot be loaded: {' '.join(str(error).split())}"
        ) from None
