"""The host's end of a cable: a serial port by its path, or ``socket://HOST:NUMBER``, both by pyserial.

Knows what a port that cannot be opened, or is gone, raises, and its fault in the words of PROTOCOL.md,
part 6. Refuses to know what goes over the cable.
"""

import contextlib
import errno
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from serial import Serial, SerialException
from serial.urlhandler import protocol_socket

from companion.core.model.errors import ConfigError

try:
    import termios
except ImportError:
    termios = None  # type: ignore[assignment] # Windows has none

SOCKET = "socket://"
RIGHT = 'a path such as "/dev/referee-mcu", or a socket such as "socket://127.0.0.1:7000"'


PORT_ERRORS: tuple[type[Exception], ...] = (
    SerialException,
    OSError,
    TypeError,
    *([termios.error] if termios else []),
)
"""All that a vanishing port has been seen to raise (TypeError: closed while being read)."""

_NAMES = {
    errno.ENOENT: ("no-port", "does not exist; is the board plugged in, and is the path right?"),
    errno.EACCES: ("no-permission", "may not be opened; add this user to the group of the port (dialout)"),
    errno.EPERM: ("no-permission", "may not be opened; add this user to the group of the port (dialout)"),
    errno.EAGAIN: ("busy-port", "is in use by another program; end that program"),
    errno.EBUSY: ("busy-port", "is in use by another program; end that program"),
    errno.ENOTTY: ("wrong-device", "is no serial port; the name of the board's plug would be right"),
    errno.EINVAL: ("wrong-device", "is no serial port; the name of the board's plug would be right"),
    errno.EISDIR: ("wrong-device", "is a folder; the name of the board's plug would be right"),
    errno.ECONNREFUSED: ("no-port", "is not listened on; does its board run, and is the number right?"),
}


@dataclass(frozen=True, slots=True)
class PortFault(Exception):  # noqa: N818 - a fault in the words of PROTOCOL.md, part 6
    """The port cannot be used: the fault's name, and what it is and what to do, in one line."""

    name: str
    text: str


class SocketPort(protocol_socket.Serial):
    """Pyserial's, as a cable is: bytes go at once, and closing it waits for nobody."""

    _socket: socket.socket

    def open(self) -> None:
        """Connect. Raises SerialException."""
        super().open()
        if self._socket.getsockname() == self._socket.getpeername():  # nobody listened, so it has met itself
            self.close()
            raise SerialException(errno.ECONNREFUSED, "Connection refused")
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def close(self) -> None:
        """Hang up; may be done twice."""
        if self.is_open:
            self._socket.close()
            self.is_open = False


Port = Serial | SocketPort


def check_port(port: str, source: str) -> None:
    """Check whether the port can be one at all.

    Args:
        port: a path, or an address.
        source: where it stands, for messages.

    Raises:
        ConfigError: another scheme, or no number.
    """
    if "://" not in port:
        return
    try:
        parts = urlsplit(port)
        whole = port.startswith(SOCKET) and parts.hostname and parts.port and not parts.path + parts.query
    except ValueError:
        whole = False
    if not whole:
        raise ConfigError(f"{source}: the port is {port!r}, must be {RIGHT}")


def _keep_running(line: Serial) -> None:
    """Let DTR stand when this program ends: many boards reset when it drops."""
    if termios is None:
        return
    flags = termios.tcgetattr(line.fileno())
    flags[2] &= ~termios.HUPCL
    termios.tcsetattr(line.fileno(), termios.TCSANOW, flags)


def open_port(port: str, baud: int) -> Port:
    """Return the port, open; nothing it does waits. Raises PortFault."""
    try:
        if port.startswith(SOCKET):
            return SocketPort(port, baud, timeout=0, write_timeout=0)
        found = Serial(port, baud, timeout=0, write_timeout=0, exclusive=True)
        with contextlib.ExitStack() as stack:
            stack.callback(found.close)  # else a port that fails now would be busy for ever
            _keep_running(found)
            stack.pop_all()
    except PORT_ERRORS as error:
        raise port_fault(port, error) from error
    return found


def port_fault(port: str, error: BaseException) -> PortFault:
    """Return the fault of a port whose opening has raised this."""
    name, text = _NAMES.get(_number(error), ("no-port", f"cannot be opened: {error}"))
    return PortFault(name, f"{port} {text}")


def gone(port: str) -> PortFault:
    """Return the fault of a port that was open and is no more."""
    if port.startswith(SOCKET):
        return PortFault("unplugged", f"{port} was hung up; does its board run, for no other program?")
    return PortFault("unplugged", f"{port} has vanished; is its cable in?")


def _number(error: BaseException) -> int:
    """Return the error's number, or that of its cause: pyserial names it for a failed opening alone."""
    cause = error.__context__
    numbers = (getattr(error, "errno", None), getattr(cause, "errno", None), *getattr(cause, "args", ()))
    return next((number for number in numbers if isinstance(number, int)), 0)
