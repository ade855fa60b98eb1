"""What may leave the house: versions, and those keys of the configuration that tell nothing of anybody.

Each key is named here; whatever is not named stays at home: names, paths, addresses, commands, options.
Refuses to know: what it is for.
"""

import platform
import re
import sqlite3
from collections.abc import Mapping
from importlib import metadata
from typing import Any

import msgspec

from companion import __version__
from companion.config import Config, Device

HARMLESS: Mapping[str, tuple[str, ...]] = {
    "web": ("port", "max_streams"),
    "referee": (
        "rest_legal_ms",
        "rest_other_ms",
        "press_ms",
        "release_ms",
        "odds",
        "strict",
        "missed_lifts",
        "poles",
        "pause_after_min",
    ),
    "panel": ("factory", "done", "roll", "pause", "shutdown", "seats", "buzzer", "status", "die"),
    "games": ("off",),
    "log": ("level",),
}
"""Section -> its keys that may be told; of ``[[device]]`` what `_device` says, of
``[[dice]]`` and ``[[inputs]]`` the kind."""

LIBRARIES = (
    "flask",
    "waitress",
    "werkzeug",
    "jinja2",
    "click",
    "msgspec",
    "pyserial",
    "cobs",
    "gpiozero",
    "lgpio",
    "bleak",
    "smbus2",
)

PORT = re.compile(r"/dev/(tty[A-Za-z]{1,8}\d{1,3}|referee-[a-z]{1,12}\d{0,2})")
PLUG_IN = re.compile(r"[a-z][a-z-]{0,15}")


def config_facts(config: Config) -> dict[str, Any]:
    """Return the configuration, as far as it is harmless."""
    told: dict[str, Any] = {"device": [_device(device) for device in config.device]}
    told["dice"] = [{"kind": _kind(die.kind), "seats": list(die.seats)} for die in config.dice]
    told["inputs"] = [{"kind": _kind(one.kind), "word": one.word} for one in config.inputs]
    for section, keys in HARMLESS.items():
        values = msgspec.to_builtins(getattr(config, section))
        told[section] = {key: values[key] for key in keys if key in values}
    return told


def _device(device: Device) -> dict[str, Any]:
    """Return a device without its name.

    Its map by name where it is built in, its port where it is a usual one.
    """
    return {
        "transport": _kind(device.transport),
        "map": "own" if device.map.endswith(".toml") or not PLUG_IN.fullmatch(device.map) else device.map,
        "port": device.port if PORT.fullmatch(device.port) else "other" if device.port else "",
    }


def _kind(name: str) -> str:
    """Return the name of a plug-in, where it looks like one."""
    return name if PLUG_IN.fullmatch(name) else "other"


def versions() -> dict[str, Any]:
    """Tell the versions of companion, Python, system and libraries; not the name of the machine."""
    return {
        "companion": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "distribution": _distribution(),
        "sqlite": sqlite3.sqlite_version,
        "libraries": {name: found for name in LIBRARIES if (found := _version(name))},
    }


def _distribution() -> str:
    try:
        told = platform.freedesktop_os_release()
    except OSError:
        return ""
    return f"{told.get('ID', '')} {told.get('VERSION_ID', '')}".strip()


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return ""
