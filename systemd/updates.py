#!/usr/bin/python3 -I
"""The root helper of updates: does what the page asks for, and takes nothing from it but a number.

The service may change nothing of its own program. It leaves one line in a file, and systemd starts this
(board-companion-update.path). What is installed is always board-companion, newer, and signed with the key of
this machine, from a stick called COMPANION, or the address that a host or the configuration has set. How it
goes stands in ``state.json``.

    updates serve            do what the line in the file asks for: look, install VERSION, back
    updates folder FOLDER    install the newest version in a signed folder, by hand
    updates ended            note that the helper was stopped before it was done
    updates cut              at a start of the service: note that the power was cut in the middle of an update
"""

import contextlib
import fcntl
import json
import os
import re
import shutil
import stat
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

NAME = "board-companion"
APP = Path(os.environ.get("COMPANION_APP", "/opt/board-companion"))
CONFIG = Path(os.environ.get("COMPANION_CONFIG", "/etc/board-companion/table.toml"))
SLOTS = os.environ.get("COMPANION_SLOTS", "/usr/local/lib/board-companion/slots")
REQUEST = Path(os.environ.get("COMPANION_REQUEST", "/run/board-companion/update"))
TOLD = Path(os.environ.get("COMPANION_TOLD", "/run/board-companion-update"))
WORK = Path(os.environ.get("COMPANION_WORK", "/var/cache/board-companion-update"))
ADDRESS_FILE = Path(os.environ.get("COMPANION_ADDRESS", "/var/lib/board-companion/update-address"))
MOUNTS = Path(os.environ.get("COMPANION_MOUNTS", "/proc/self/mounts"))
SYNCHRONIZED = Path(os.environ.get("COMPANION_SYNCHRONIZED", "/run/systemd/timesync/synchronized"))
KEYS = tuple(
    Path(each)
    for each in os.environ.get(
        "COMPANION_KEYS", "/etc/apt/keyrings/board-companion.gpg:/usr/share/keyrings/board-companion.gpg"
    ).split(":")
)

ON_STICK = ("", "board-companion-packages")
VERSION = r"[0-9][0-9A-Za-z.+~]{0,39}"
ASKED = re.compile(rf"(look|back|install ({VERSION}))\n?")
PACKAGE = re.compile(rf"(?:\./)?({NAME}_{VERSION}_(?:amd64|arm64)\.deb)")
ADDRESS = re.compile(r"https?://[^\s\[\]\"']{1,300}")

SMALL, LARGE = 4_000_000, 100_000_000
"""Most bytes of an index and of a package."""

LOOK_S, INSTALL_S = 120, 2400
NEWS = 30
"""Most lines that are told of what is new."""

EARLY = re.compile(r"Not live until (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)|after the --not-after date")
"""What Debian 13's sqv says of a signature that the clock has not come to."""

LATER_S = 3600
"""It names half an hour before the signature, and wants it to be past."""

WHY = {
    "signature": r"NO_PUBKEY|BADSIG|EXPKEYSIG|Missing key|not signed|signature|Clearsigned|verif",
    "damaged": r"Hash Sum|[Uu]nexpected size|Mirror sync",
    "room": r"No space left|enough free space|no room",
    "busy": r"[Cc]ould not get lock|Unable to (?:acquire|lock)",
    "test": r"failed its test|new version is damaged",
}
"""What apt and dpkg say -> why nothing was installed."""


class RefusedError(Exception):
    """Nothing was installed; the argument is a key that the page puts into words."""


class Place(NamedTuple):
    """Where updates may lie: ``stick``, ``address`` or ``folder``, and the folder or address itself."""

    kind: str
    at: str


class Found(NamedTuple):
    """A version at a place, its package's file there, and what is new in it."""

    place: Place
    version: str
    file: str
    news: tuple[str, ...]


class Run(NamedTuple):
    """How a program ended: its status and all that it said."""

    status: int
    said: str


# --- what is told --------------------------------------------------------------------------------


def read_told() -> dict[str, Any]:
    """Read what was told last."""
    try:
        told = json.loads((TOLD / "state.json").read_bytes())
    except (OSError, ValueError):
        return {}
    return told if isinstance(told, dict) else {}


def tell(**changed: Any) -> None:
    """Tell the page how it stands; a file that is always whole."""
    TOLD.mkdir(mode=0o755, parents=True, exist_ok=True)
    new = TOLD / "state.new"
    new.write_text(json.dumps(read_told() | changed))
    new.chmod(0o644)
    new.replace(TOLD / "state.json")


# --- the request ---------------------------------------------------------------------------------


def take_request() -> tuple[str, str]:
    """Take the request away; return what is asked for, and the version. Raises RefusedError."""
    try:
        data = read_plain(REQUEST.parent, REQUEST.name, 100)
    finally:
        if REQUEST.is_dir() and not REQUEST.is_symlink():
            shutil.rmtree(REQUEST, ignore_errors=True)
        else:
            REQUEST.unlink(missing_ok=True)
    asked = ASKED.fullmatch(data.decode("ascii", "replace"))
    if asked is None:
        raise RefusedError("request")
    return asked[1].split()[0], asked[2] or ""


def read_plain(folder: Path, name: str, most: int) -> bytes:
    """Read a file that is one: no link, no pipe, no device, not too large. Raises RefusedError, OSError."""
    at = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
        with os.fdopen(os.open(name, flags, dir_fd=at), "rb") as file:
            known = os.fstat(file.fileno())
            if not stat.S_ISREG(known.st_mode) or known.st_size > most:
                raise RefusedError("damaged")
            return file.read(most)
    finally:
        os.close(at)


# --- the places ----------------------------------------------------------------------------------


def places() -> list[Place]:
    """Return where updates may lie now: sticks that are in, then the address."""
    config: dict[str, Any] = {}
    with contextlib.suppress(OSError, tomllib.TOMLDecodeError, UnicodeDecodeError):
        config = tomllib.loads(CONFIG.read_text())
    journal, updates = config.get("journal", {}), config.get("updates", {})
    named = str(journal.get("stick", "/media/board-companion")) if isinstance(journal, dict) else ""
    found = [Place("stick", folder) for folder in sticks(named)]
    configured = updates.get("address", "") if isinstance(updates, dict) else ""
    address = kept_address() or configured
    if isinstance(address, str) and ADDRESS.fullmatch(address):
        found.append(Place("address", address.rstrip("/")))
    return found


def kept_address() -> str:
    """Return the address that a host has set on the page, or ""; what is none counts for nothing."""
    try:
        text = read_plain(ADDRESS_FILE.parent, ADDRESS_FILE.name, 400).decode("ascii", "replace").strip()
    except (OSError, RefusedError):
        return ""
    return text if ADDRESS.fullmatch(text) else ""


def sticks(named: str) -> Iterator[str]:
    """Yield the signed folders on sticks that are mounted where the configuration says, or as COMPANION."""
    for line in MOUNTS.read_text(errors="replace").splitlines():
        device, point = (plain(each) for each in line.split(" ")[:2])
        if point == named or (Path(point).name == "COMPANION" and device.startswith("/dev/")):
            for folder in ON_STICK:
                with contextlib.suppress(OSError):
                    if stat.S_ISREG(Path(point, folder, "InRelease").lstat().st_mode):
                        yield str(Path(point, folder))


def plain(text: str) -> str:
    r"""Read a field of the list of mounts, in which a space stands as ``\040``."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), text)


# --- apt -----------------------------------------------------------------------------------------


def run(command: Sequence[str | Path], most_s: float) -> Run:
    """Run a program that may ask nobody; all that it says goes into the log, too."""
    words = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
    try:
        ran = subprocess.run(  # noqa: S603 - a list, no shell
            command,
            env=words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=most_s,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Run(124, "no answer in time")
    if ran.returncode:
        sys.stderr.write(ran.stdout)
    return Run(ran.returncode, ran.stdout)


def why(said: str, otherwise: str) -> str:
    """Tell why nothing was installed, from what the programs said."""
    return next((key for key, words in WHY.items() if re.search(words, said)), otherwise)


class Apt:
    """apt with one signed place alone, and everything of its own in one folder.

    What lies in a folder is copied first, by `read_plain`: what was checked is then what is installed,
    whoever changes the stick meanwhile, or pulls it out.
    """

    def __init__(self, place: Place, work: Path) -> None:
        self.place, self.copied = place, work / "copied"
        key = next((each for each in KEYS if each.is_file()), None)
        if key is None:
            raise RefusedError("key")
        for folder in ("copied", "lists/partial", "archives/partial"):
            (work / folder).mkdir(parents=True)
        source = place.at if place.kind == "address" else f"file:{self.copied}"
        (work / "sources.list").write_text(f"deb [signed-by={key}] {source} ./\n")
        self.options = [
            f"--option={each}"
            for each in (
                f"Dir::Etc::SourceList={work}/sources.list",
                "Dir::Etc::SourceParts=/dev/null",
                f"Dir::State::Lists={work}/lists",
                f"Dir::Cache::Archives={work}/archives",
                "Dir::Cache::pkgcache=",
                "Dir::Cache::srcpkgcache=",
                "APT::Sandbox::User=root",
                "Acquire::Check-Date=false",  # a board without a network has no true clock
                "Acquire::AllowInsecureRepositories=false",
                "Acquire::AllowDowngradeToInsecureRepositories=false",
                "APT::Get::AllowUnauthenticated=false",
                "Acquire::http::Timeout=20",
                "Acquire::https::Timeout=20",
                "Acquire::Retries=0",
                "Dpkg::Options::=--force-confdef",
                "Dpkg::Options::=--force-confold",
                "DPkg::Lock::Timeout=60",
            )
        ]

    def look(self) -> list[Found]:
        """Return the signed versions for this machine, the newest first. Raises RefusedError."""
        if self.place.kind != "address":
            for name in ("InRelease", "Packages", "Packages.gz"):
                self._copy(name, SMALL, must=name == "InRelease")
        got = self._read_lists()
        if got.status:
            raise RefusedError(why(got.said, "away"))
        status = f"--option=Dir::State::status={os.devnull}"
        shown = run(["apt-cache", *self.options, status, "show", NAME], LOOK_S)
        found = list(self._read(shown.said)) if not shown.status else []
        return sorted(found, key=lambda each: Order(each.version), reverse=True)

    def install(self, found: Found, *, again: bool) -> None:
        """Install a version that `look` has found. Raises RefusedError."""
        if self.place.kind != "address":
            self._copy(found.file, LARGE)
        words = ["--yes", "--no-install-recommends", "--no-remove", "--only-upgrade"]
        if again:
            words.append("--reinstall")
            run(["dpkg", "--configure", NAME], INSTALL_S)  # apt unpacks nothing anew that failed half way
        command = ["apt-get", *self.options, *words, "install", f"{NAME}={found.version}"]
        got = run(command, INSTALL_S)
        if got.status and "dpkg was interrupted" in got.said:  # the power was cut in the middle of one
            run(["dpkg", "--configure", "-a", "--force-confdef", "--force-confold"], INSTALL_S)
            got = run(command, INSTALL_S)
        if got.status:
            raise RefusedError(why(got.said, "broken"))

    def _read_lists(self) -> Run:
        """Have apt read and check the lists, also where the clock has not come to their signature.

        A board without a network has a clock that stood still. What proves to be signed tells how late it is
        at least, so the clock stays there; else it goes back.
        """
        command = ["apt-get", *self.options, "--error-on=any", "update"]
        got = run(command, LOOK_S)
        early = EARLY.search(got.said)
        if not got.status or early is None or SYNCHRONIZED.exists():
            return got
        before_s, since_s = time.time(), time.monotonic()
        named_s = datetime.fromisoformat(early[1]).timestamp() if early[1] else before_s
        run(["date", f"--set=@{named_s + LATER_S:.0f}"], LOOK_S)
        got = run(command, LOOK_S)
        if got.status:
            run(["date", f"--set=@{before_s + time.monotonic() - since_s:.0f}"], LOOK_S)
        return got

    def _copy(self, name: str, most: int, *, must: bool = True) -> None:
        try:
            data = read_plain(Path(self.place.at), name, most)
        except OSError:
            if must:
                raise RefusedError("away") from None
            return
        try:
            (self.copied / name).write_bytes(data)
        except OSError:
            raise RefusedError("room") from None

    def _read(self, said: str) -> Iterator[Found]:
        machine = run(["dpkg", "--print-architecture"], LOOK_S).said.strip()
        for stanza in said.strip().split("\n\n"):
            fields = dict(re.findall(r"(?m)^([A-Za-z-]+):[ \t]*((?:.*)(?:\n[ \t].*)*)", stanza))
            file = PACKAGE.fullmatch(fields.get("Filename", ""))
            version = fields.get("Version", "")
            if fields.get("Package") != NAME or fields.get("Architecture") != machine:
                continue
            if file and re.fullmatch(VERSION, version):
                lines = [line.strip() for line in fields.get("News", "").splitlines()]
                yield Found(self.place, version, file[1], tuple(line for line in lines if line)[:NEWS])


class Order(str):
    """A version, in the order of dpkg."""

    __slots__ = ()

    def __lt__(self, other: str) -> bool:
        """Tell whether this one is older."""
        return run(["dpkg", "--compare-versions", self, "lt", other], LOOK_S).status == 0


# --- what is done --------------------------------------------------------------------------------


def installed() -> str:
    """Return the version that dpkg knows. Raises RefusedError where this is no package's companion."""
    shown = run(["dpkg-query", "--show", "--showformat=${db:Status-Status} ${Version}", NAME], LOOK_S)
    status, _, version = shown.said.partition(" ")
    if shown.status or status in ("not-installed", "config-files", ""):
        raise RefusedError("source")
    return version.strip()


def running() -> str:
    """Return the version in the place that runs."""
    with contextlib.suppress(OSError):
        return (APP / "current" / "whole").read_text().strip()
    return ""


def is_due(version: str, known: str) -> bool:
    """Tell whether a version may be installed: a newer one, or the same where it does not run."""
    return Order(known) < version or (version == known and running() not in ("", known))


@contextlib.contextmanager
def empty_folder() -> Iterator[Path]:
    """Give an empty folder on the card, which is gone afterwards, also one that was left by a power cut."""
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(mode=0o700, parents=True)
    try:
        yield WORK
    finally:
        shutil.rmtree(WORK, ignore_errors=True)


def look() -> None:
    """Tell what is newer at all places."""
    tell(phase="looking", asked="look", version="", why="", found=[], troubles=[])
    known, found, troubles = installed(), [], []
    there = places()
    if not there:
        raise RefusedError("none")
    for place in there:
        try:
            with empty_folder() as work:
                found += [each for each in Apt(place, work).look() if is_due(each.version, known)][:1]
        except RefusedError as refused:
            troubles.append({"place": place.kind, "why": refused.args[0]})
    lines = [{"place": each.place.kind, "version": each.version, "news": each.news} for each in found]
    tell(phase="idle", found=lines, troubles=troubles)


def install(version: str, there: Sequence[Place]) -> None:
    """Install this version from the first place that has it ("": the newest). Raises RefusedError."""
    tell(phase="checking", asked="install", version=version, why="", troubles=[])
    known, reason = installed(), "gone" if version else "none"
    for place in there:
        with empty_folder() as work:
            note_version(work, version)
            try:
                apt = Apt(place, work)
                found = [each for each in apt.look() if version in ("", each.version)]
            except RefusedError as refused:
                reason = refused.args[0]
                continue
            if not found:
                continue
            if not is_due(found[0].version, known):
                raise RefusedError("older")
            tell(phase="installing", version=found[0].version)
            note_version(work, found[0].version)
            apt.install(found[0], again=found[0].version == known)
            tell(phase="done", found=[])
            return
    raise RefusedError(reason)


def back() -> None:
    """Have the version before run again. Raises RefusedError."""
    tell(phase="back", asked="back", version="", why="", troubles=[])
    if run([SLOTS, "back"], LOOK_S).status:
        raise RefusedError("no-back")
    run(["systemctl", "restart", NAME], LOOK_S)
    tell(phase="done", found=[])


def serve() -> None:
    """Do what the page asks for. Raises RefusedError."""
    tell(phase="checking")
    asked, version = take_request()
    if asked == "look":
        look()
    elif asked == "back":
        back()
    else:
        install(version, places())


def ended() -> None:
    """Note that the helper was stopped before it was done; the slots mend the rest."""
    if read_told().get("phase") in ("looking", "checking", "installing", "back"):
        tell(phase="failed", why="broken")


def note_version(work: Path, version: str) -> None:
    """Note on the card what is installed, for `cut`. Raises RefusedError."""
    try:
        with (work / "version").open("w") as note:
            note.write(version)
            note.flush()
            os.fsync(note.fileno())
    except OSError:
        raise RefusedError("room") from None


def cut() -> None:
    """Tell how an update ended whose power was cut: what was told is gone, but its folder is left."""
    if read_told() or not (WORK / "version").is_file():
        return
    version = read_plain(WORK, "version", 100).decode("ascii", "replace").strip()
    taken = bool(version) and running() == version
    tell(phase="done" if taken else "failed", asked="install", version=version, why="" if taken else "cut")
    shutil.rmtree(WORK, ignore_errors=True)
    if not taken:  # it is told again after the next start, until somebody asks for an update
        WORK.mkdir(mode=0o700)
        note_version(WORK, version)


@contextlib.contextmanager
def alone(*, wait: bool) -> Iterator[None]:
    """Have no second one beside this; wait until it is done, or raise RefusedError."""
    TOLD.mkdir(mode=0o755, parents=True, exist_ok=True)
    with (TOLD / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise RefusedError("busy") from None
        yield


def main(words: Sequence[str]) -> int:
    """Do one of the commands above; the exit status."""
    by_hand = len(words) == 2 and words[0] == "folder"
    if not by_hand and list(words) not in (["serve"], ["ended"], ["cut"]):
        sys.stderr.write("updates: right would be: updates serve, updates folder FOLDER\n")
        return 2
    try:
        with alone(wait=not by_hand):
            return carry_out(words)
    except RefusedError:
        sys.stderr.write("companion: another update goes on; please wait until it is done\n")
        return 2


def carry_out(words: Sequence[str]) -> int:
    """Do a command while nobody else does one; the exit status."""
    try:
        if words[0] == "serve":
            serve()
        elif words[0] == "ended":
            ended()
        elif words[0] == "cut":
            cut()
        else:
            install("", [Place("folder", os.path.realpath(words[1]))])
    except RefusedError as refused:
        sys.stderr.write(f"companion: nothing was installed: {refused}\n")
        tell(phase="failed", why=str(refused))
        return 2
    except OSError as error:
        sys.stderr.write(f"companion: nothing was installed: {error}\n")
        tell(phase="failed", why="broken")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
