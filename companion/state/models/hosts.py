"""The shapes of becoming host, and of the list of hosts."""

from typing import Annotated

from msgspec import Meta, Struct

from companion.state.models.requests import Switch


class GestureStep(Struct):
    """One step of a gesture: which piece, and what to do with it."""

    spot: str
    text: str


class ProofState(Struct):
    """A request to become host: what this browser's person is to do at the board, and how it stands.

    ``state``: ``asks``, ``done``, ``waits`` (for a host's word) or ``refused``. ``steps`` are empty where too
    few pieces stand on the board. ``button``: what to do with a button beside it. ``spot``: the first one.
    """

    proof_id: str
    spot: str
    text: str
    steps: list[GestureStep]
    button: list[str]
    until_s: float
    state: str
    done: bool


class HostLine(Struct):
    """A host: ``this`` browser or another, ``here`` while its page is open."""

    number: int
    this: bool
    device: str
    how: str
    since: str
    here: bool


class WaitingLine(Struct):
    """A phone that has made its gesture and waits for a host's word."""

    proof_id: str
    until_s: float


class HostList(Struct):
    """All hosts, oldest first, and who waits."""

    hosts: list[HostLine]
    waiting: list[WaitingLine]


class Revoked(Struct, forbid_unknown_fields=True):
    """Which host goes: its number in the list, or all others."""

    number: Annotated[int, Meta(ge=1, description="the number of a host in GET /api/hosts")] | None = None
    others: Switch = False


class Confirmed(Struct, forbid_unknown_fields=True):
    """A host's word about a phone that waits."""

    proof_id: Annotated[str, Meta(max_length=64, description="one of those that wait in GET /api/hosts")]
    yes: Switch


class HostNews(Struct):
    """What all screens tell of hosts.

    ``asks``: a phone wants to become host; ``waits``: hosts are to say whether; ``made`` counts new hosts
    since the start; ``lines`` are sentences for everybody.
    """

    asks: bool
    waits: bool
    made: int
    lines: list[str]
