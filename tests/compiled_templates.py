"""Templates that are compiled once for all apps of a process; each test has an app of its own."""

from __future__ import annotations

from flask import Flask
from jinja2 import BytecodeCache
from jinja2.bccache import Bucket


class _InMemory(BytecodeCache):
    """Keeps what was compiled; Jinja compares the source, so that a changed template is compiled anew."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        if bucket.key in self._kept:
            bucket.bytecode_from_string(self._kept[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._kept[bucket.key] = bucket.bytecode_to_string()


def share() -> None:
    """Let all apps that are made from now on share what one of them has compiled."""
    Flask.jinja_options = {**Flask.jinja_options, "bytecode_cache": _InMemory()}
