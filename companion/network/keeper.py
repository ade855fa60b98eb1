"""When the machine's network is a known Wi-Fi, the open hotspot or the board's own network.

The open hotspot stands for 15 minutes, then known Wi-Fi is tried again (docs/adr/0027-network.md). It opens


* where no Wi-Fi is known: once after each start;
* where the known one stays away: again and again;
* where somebody asks: at the button, or on the page.

Refuses to know: how NetworkManager is told (``nmcli.py``), who asks (``socket_server.py``). One thread uses
it; `ask` may be called from any.
"""

import logging
import secrets
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec.structs import replace

from companion.network import profiles
from companion.network.nmcli import Device, NetworkManagerError, Nmcli
from companion.ports.devices import Clock
from companion.ports.files import KeptFile
from companion.ports.network import (
    Asked,
    AskStatus,
    Forget,
    Join,
    NetworkRefused,
    NetworkStatus,
    OpenHotspot,
    OwnNetwork,
    Search,
)

WINDOW_MS = 15 * 60_000
"""So long the open hotspot stands; as long again after somebody has done something in it."""

GRACE_MS = 45_000
"""So long after the start a known network is waited for."""

AWAY_MS = 3 * 60_000
"""So long a known network may stay away before the hotspot opens."""

LOOK_MS = 5_000
"""So often it is looked how the network is, where nobody asks."""
FAREWELL_MS = 3_000
"""Before a network ends, so that the answer to whoever asked for it arrives."""

RETRY_MS = 60_000
"""After a hotspot that did not open."""

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of the own network's password: none that look alike."""

log = logging.getLogger(__name__)


class _Kept(msgspec.Struct, frozen=True):
    own: bool = False
    password: str = ""


class Keeper:
    """The network of one machine.

    Args:
        manager: NetworkManager; all that it does may raise NetworkManagerError.
        hotspot: gives the name of the board's own Wi-Fi.
        path: the file that keeps whether the board is its own network; None keeps it in memory alone.
        clock: whole milliseconds.
        wake: called when something was asked that `round` is to do.
    """

    def __init__(
        self,
        manager: Nmcli,
        hotspot: Callable[[], str],
        path: Path | None,
        clock: Clock,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        self._manager, self._hotspot, self._clock, self.wake = manager, hotspot, clock, wake
        self._file = KeptFile(path, _Kept, "the choice of a network of its own")
        self._kept = self._file.load()
        if not self._kept.password:
            self._begin_anew()
        self._lock = threading.Lock()  # guards _look and _asked
        self._look = NetworkStatus(hotspot=hotspot(), password=self._kept.password)
        self._asked: Asked | None = None
        self._device = ""
        self._since_ms = self._opened_ms = clock()
        self._patience_ms, self._retry_ms = GRACE_MS, clock()
        self._due_ms = clock()
        self._used = self._radio = False

    def _begin_anew(self) -> None:
        """Be no network of its own, and have a password for one that nobody has seen."""
        self._kept = _Kept(password="".join(secrets.choice(LETTERS) for _ in range(10)))
        self._file.save(self._kept)

    # --- from any thread ---------------------------------------------------------------------------

    def ask(self, asked: Asked) -> NetworkStatus:
        """Note what `round` is to do; tell how it stands. Raises NetworkRefused."""
        with self._lock:
            if not isinstance(asked, AskStatus):
                self._check(asked)
                self._asked = asked
                ends = self._look.mode in ("setup", "own") and not isinstance(asked, Search)
                ends |= isinstance(asked, Forget)
                self._due_ms = self._clock() + FAREWELL_MS * ends
                if isinstance(asked, Join):
                    self._look = replace(
                        self._look, mode="joining", wifi=asked.ssid.lower(), why="", tried=""
                    )
            look = self._now()
        if not isinstance(asked, AskStatus):
            self.wake()
        return look

    def _now(self) -> NetworkStatus:
        if self._look.mode != "setup":
            return self._look
        return replace(self._look, left_s=max(0, (self._opened_ms + WINDOW_MS - self._clock()) // 1000))

    def _check(self, asked: Asked) -> None:
        """Refuse what cannot be done; one thing at a time. Raises NetworkRefused."""
        if self._asked is not None or self._look.mode == "joining":
            raise NetworkRefused("busy")
        if self._look.mode == "none":
            raise NetworkRefused("none")
        if isinstance(asked, Join):
            profiles.name_of(asked.ssid)
            if (lock := self._lock_of(asked)) == "other":
                raise NetworkRefused("kind")
            if lock != "open":
                profiles.check_password(asked.password)

    def _lock_of(self, asked: Join) -> str:
        """Return how a Wi-Fi is locked; one that nobody sees is locked where it has a password."""
        seen = (each.lock for each in self._look.nearby if each.ssid == asked.ssid.lower())
        return next(seen, "psk" if asked.password else "open")

    # --- from the one thread -----------------------------------------------------------------------

    def wait_ms(self) -> int:
        """Tell how long until the next `round` is due, unless it is woken."""
        return LOOK_MS if self._asked is None else max(0, self._due_ms - self._clock())

    def round(self) -> None:
        """Do what was asked, and what the time asks for; may take a minute."""
        if (asked := self._asked) is not None and self._clock() < self._due_ms:
            return
        try:
            if asked is not None:
                self._do(asked)
            else:
                self._keep()
        except (NetworkManagerError, OSError) as error:  # the latter of a bad card
            log.warning("%s", error)
            if self._look.mode == "joining":
                self._show(mode="trying", wifi="", why="failed")
        finally:
            with self._lock:
                self._asked = None if self._asked is asked else self._asked

    def _do(self, asked: Asked) -> None:
        match asked:
            case Join():
                self._join(asked)
            case Search():
                self._search()
            case OpenHotspot(on=True):
                self._open()
            case OpenHotspot():
                self._close()
            case OwnNetwork(on=on):
                self._choose(on=on)
            case Forget():
                self._forget()

    def _keep(self) -> None:
        """Look how it stands, and open or close the hotspot where it is time."""
        if not self._radio:
            self._manager.radio_on()
            self._radio = True
        devices = self._manager.devices()
        self._device = next((each.name for each in devices if each.kind == "wifi"), "")
        is_open = any(each.profile == profiles.HOTSPOT_ID and each.connected for each in devices)
        outside = [each for each in devices if each.connected and each.profile != profiles.HOTSPOT_ID]
        now = self._clock()
        if is_open and self._look.mode == "setup":
            if now - self._opened_ms >= WINDOW_MS:
                self._close()
        elif self._kept.own:
            self._keep_own(is_open=is_open)
        elif outside:
            self._note_online(outside)
        elif not self._device:
            self._show(mode="none", wifi="")
        else:
            self._miss(now)

    def _keep_own(self, *, is_open: bool) -> None:
        if self._device and (not is_open or self._look.mode != "own") and self._clock() >= self._retry_ms:
            self._begin(self._kept.password)
            self._show(mode="own", wifi="")

    def _note_online(self, outside: list[Device]) -> None:
        joined = next((each for each in outside if each.kind == "wifi"), None)
        if self._look.mode != "online" or (joined is not None) != bool(self._look.wifi):
            self._show(mode="online", wifi=self._manager.name_of(joined.profile) if joined else "")
        self._since_ms, self._patience_ms = self._clock(), AWAY_MS

    def _miss(self, now: int) -> None:
        """Wait for a known network; open the hotspot where it stays away."""
        self._show(mode="trying", wifi="")
        if now - self._since_ms < self._patience_ms or now < self._retry_ms:
            return
        if not self._used or self._manager.knows_wifi():
            self._open()

    def _open(self) -> None:
        """Open the hotspot for its while; before, look what is nearby, since many chips cannot then."""
        if self._look.mode not in ("setup", "own"):
            self._search()
        self._begin("")
        self._used = True
        self._opened_ms = self._clock()
        self._show(mode="setup", wifi="")

    def _begin(self, password: str) -> None:
        self._retry_ms = self._clock() + RETRY_MS
        name = self._hotspot().encode()[: profiles.MOST_NAME]
        self._manager.begin_hotspot(profiles.hotspot_profile(name, password, device=self._device))
        self._show(hotspot=name.decode(errors="ignore"))
        log.info("the hotspot %s is open", self._look.hotspot)

    def _close(self) -> None:
        self._manager.end_hotspot()
        self._since_ms, self._patience_ms = self._clock(), AWAY_MS
        self._show(mode="trying")
        log.info("the hotspot is closed")

    def _search(self) -> None:
        try:
            found = self._manager.nearby(self._device)
        except NetworkManagerError as error:
            log.info("nothing was found nearby: %s", error)
            return
        if found:
            self._show(nearby=found)
        self._opened_ms = self._clock()

    def _choose(self, *, on: bool) -> None:
        """Be a network of its own from now on, or no more; the password stays the same for ever."""
        self._kept = replace(self._kept, own=on)
        self._file.save(self._kept)
        self._retry_ms = self._clock()
        if on:
            self._keep_own(is_open=False)
        else:
            self._close()

    def _forget(self) -> None:
        """Forget every Wi-Fi and the own network's password; the hotspot opens, as on the first day."""
        self._manager.forget_wifi()
        self._begin_anew()
        self._used = False
        self._show(password=self._kept.password, tried="", why="")
        self._open()

    def _join(self, asked: Join) -> None:
        """Leave the hotspot for a Wi-Fi; where that fails, the hotspot comes back, and says why."""
        was_open, ssid = self._is_hotspot(), asked.ssid.lower()
        name, lock = profiles.name_of(ssid), self._lock_of(asked)
        hidden = all(each.ssid != ssid for each in self._look.nearby)
        password = "" if lock == "open" else asked.password
        if was_open:
            self._manager.end_hotspot()
        text = profiles.wifi_profile(name, password, lock, device=self._device, hidden=hidden)
        try:
            self._manager.join(profiles.id_of(name), text)
        except NetworkManagerError as error:
            log.warning("a Wi-Fi was not joined (%s): %s", error.why, error)
            self._show(mode="trying", wifi="", tried=ssid, why=error.why)
            self._since_ms, self._patience_ms = self._clock(), AWAY_MS
            if was_open and not self._kept.own:
                self._open()
            return
        if self._kept.own:
            self._kept = replace(self._kept, own=False)
            self._file.save(self._kept)
        self._show(mode="online", wifi=ssid)
        self._since_ms, self._patience_ms = self._clock(), AWAY_MS

    def _is_hotspot(self) -> bool:
        return any(each.profile == profiles.HOTSPOT_ID and each.connected for each in self._manager.devices())

    def _show(self, **what: object) -> None:
        with self._lock:
            self._look = replace(self._look, **what)
