"""From a configuration to a panel: which pins, checked against games and devices.

Knows which panel and pins the configuration asks for. Refuses to know what a button means.
"""

import logging

from companion.config import Config
from companion.core.model.errors import ConfigError
from companion.daemon.desk.panel import DONE, HOLD_MS, PAUSE, ROLL, SEAT, SHUTDOWN
from companion.daemon.wiring.games import check_seat
from companion.daemon.wiring.plug_ins import panel
from companion.ports.clocks import clock_ms
from companion.ports.devices import MissingError
from companion.ports.panel import Panel, PanelSpec

log = logging.getLogger(__name__)


def panel_or_none(config: Config) -> Panel | None:
    """Do as `wire_panel`; what this machine lacks for it is told in the log, and the table serves without."""
    try:
        return wire_panel(config)
    except MissingError as missing:
        log.warning("%s; the table serves without the panel", missing)
        return None


def wire_panel(config: Config) -> Panel | None:
    """Return the panel, nothing opened yet.

    None where no pin of it is named. Raises ConfigError, MissingError.
    """
    wanted, source = config.panel, f"{config.file}: panel"
    if not wanted.pins:
        return None
    for seat in wanted.seats:
        check_seat(config, seat, source)
    _pins_once(config)
    open_panel = panel(wanted.transport, f"{source}.transport")
    named = (DONE, ROLL, PAUSE, SHUTDOWN)
    buttons = {key: pin for key, pin in wanted.pins if key in named or key.startswith(SEAT)}
    return open_panel(
        PanelSpec(
            clock=clock_ms,
            buttons=buttons,
            hold_ms=HOLD_MS,
            buzzer=wanted.buzzer or "",
            status=wanted.status or "",
            die=wanted.die,
            factory=wanted.factory,
            source=source,
        )
    )


def _pins_once(config: Config) -> None:
    """Check that no device reached in the same way uses a pin of the panel. Raises ConfigError."""
    for device in config.device:
        if device.transport != config.panel.transport:
            continue
        texts = [each if isinstance(each, list) else [each] for each in device.options.values()]
        for key, pin in config.panel.pins:
            if any(pin in group for group in texts):
                raise ConfigError(
                    f"{config.file}: {pin} is used by device {device.name} and by panel.{key}; "
                    f"each pin once would be right"
                )
