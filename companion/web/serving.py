"""Serves the application with waitress, in a thread of the daemon's own process.

Every stream holds a worker thread, so there are more workers than streams; a phone that vanishes frees its
worker when the kernel gives its connection up (``TCP_USER_TIMEOUT``), one that hangs up within a second.
Refuses to know: what is served.
"""

import copy
import errno
import logging
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Self

from flask import Flask
from waitress import wasyncore
from waitress.buffers import OverflowableBuffer
from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser
from waitress.server import create_server
from werkzeug.http import parse_cookie

from companion.core.model.errors import InputError
from companion.ports.supervised_thread import SupervisedThread
from companion.web.access.browser_cookie import CookieSigner
from companion.web.access.fair_turns import FairDispatcher, choose_surplus
from companion.web.access.security import COOKIE, IDENTITIES, MOST_BODY, MOST_UPLOAD, UPLOAD
from companion.web.context import WebContext
from companion.web.safe_mode import SafeHouse

SPARE_THREADS = 8
"""For requests, beside one for each stream."""
MOST_CONNECTIONS = 400
"""Where there are more, each ends with its answer, and those on which nothing is asked make room."""

ALL_CONNECTIONS = 700
"""Whoever comes then waits."""

NEW_S = 2.0
"""Whoever has come so lately may still ask, in seconds."""

ACCEPTS = 32
"""At a time; one each time round would be too slow for a crowd."""

GIVE_UP_MS = 15_000
"""A phone that has taken nothing for so long is gone."""
SEND_BUFFER = 64 * 1024
"""Bytes that the kernel keeps for a phone: four states of the largest size."""
MOST_UNSENT = 64 * 1024
"""Bytes that may wait for a slow phone, in the kernel and here: then its stream stands still, grows no more,
and tells old news no longer than it must."""

IDLE_S = 15
"""A connection on which nothing is asked and nothing comes for so long, in seconds, makes room; a stream is
being answered until it ends, and so stays."""

CLEANUP_S = 5
"""So often, in seconds, connections at rest are looked at."""
STOP_S = 1.0
"""Seconds for answers that are under way when the server ends."""
RETRY_MOST_S = 1.0
"""Seconds until a server that has failed begins again, at most."""
log = logging.getLogger(__name__)


class Serving:
    """A running server; `close` stops it.

    Args:
        context: its streams are ended when it stops.
        server: a waitress server.
        sockets: waitress's map of open sockets, for its loop.
    """

    def __init__(self, context: WebContext | SafeHouse, server: Any, sockets: dict[int, Any]) -> None:
        self.port = int(server.effective_port)
        self.context, self._server, self._sockets = context, server, sockets
        self._waking = threading.Lock()  # the trigger must not be closed while it is pulled
        self._thread = SupervisedThread("the web server", self._run, most_s=RETRY_MOST_S)
        self._thread.start()

    def close(self) -> None:
        """End all streams, finish requests in work, stop; within two seconds. May be called twice."""
        if self._thread.closing.is_set():
            return
        with self._waking:
            self._thread.closing.set()
            self._server.pull_trigger()
        self.context.close()
        self._thread.close(2 * STOP_S)

    def _run(self) -> None:
        while not self._thread.closing.is_set():
            wasyncore.loop(timeout=1, use_poll=True, map=self._sockets, count=1)
            self._make_room()
        self._server.accepting = False
        patience = time.monotonic() + STOP_S
        while self._busy() and time.monotonic() < patience:
            wasyncore.loop(timeout=0.02, use_poll=True, map=self._sockets, count=1)
        for channel in list(self._server.active_channels.values()):
            channel.handle_close()  # wakes a worker that waits for a slow phone
        self._server.task_dispatcher.shutdown(timeout=STOP_S)
        with self._waking:
            wasyncore.close_all(self._sockets)

    def _make_room(self) -> None:
        """Close what is too much, so that whoever comes from another address is let in."""
        if len(open_now := self._server.active_channels) > MOST_CONNECTIONS:
            for channel in choose_surplus(list(open_now.values()), MOST_CONNECTIONS, time.time() - NEW_S):
                channel.handle_close()

    def _busy(self) -> bool:
        return any(each.requests or each.total_outbufs_len for each in self._server.active_channels.values())


def serve(app: Flask, host: str, port: int, max_streams: int) -> Serving:
    """Serve the application until `Serving.close`.

    Args:
        app: from ``create_app``.
        host: address to listen on; ``0.0.0.0`` = every IPv4 address.
        port: port to listen on; 0 = any free one (see ``Serving.port``).
        max_streams: event streams that the application allows at a time.

    Raises:
        InputError: the address cannot be listened on.
    """
    context = app.extensions["companion"]
    assert isinstance(context, WebContext | SafeHouse)
    sockets: dict[int, Any] = {}
    listener = _listen(host, port)  # before any thread begins, which would outlive a port that is taken
    dispatcher = FairDispatcher()
    dispatcher.set_thread_count(SPARE_THREADS + max_streams)
    server = create_server(
        app,
        _dispatcher=dispatcher,
        map=sockets,
        sockets=[listener],
        server_name=host,
        connection_limit=ALL_CONNECTIONS,
        asyncore_use_poll=True,
        channel_request_lookahead=1,
        max_request_body_size=4 * MOST_BODY,
        max_request_header_size=16 * 1024,
        outbuf_high_watermark=MOST_UNSENT,
        channel_timeout=IDLE_S,
        cleanup_interval=CLEANUP_S,
        log_socket_errors=False,  # phones come and go
        ident=None,
    )
    server.handle_close = lambda: None  # a connection that fails while it is taken must not end the others
    server.handle_accept = partial(_accept_several, server, server.handle_accept)
    server.channel_class = _channel_class(server.adj, context, app.extensions[IDENTITIES])
    log.info("serving on %s port %s", host, server.effective_port)
    return Serving(context, server, sockets)


def _accept_several(server: Any, accept: Callable[[], None]) -> None:
    """Take in whoever waits, up to `ACCEPTS`."""
    for _ in range(ACCEPTS):
        before = len(server.active_channels)
        accept()
        if before == len(server.active_channels) or before >= ALL_CONNECTIONS:
            return


class _Nowhere(OverflowableBuffer):  # type: ignore[misc]  # waitress has no types
    """Takes the rest of a body for which the disk has no room; the application cannot read it."""

    def append(self, s: bytes) -> None:
        """Keep nothing."""

    def getfile(self) -> Self:
        """Return what fails to be read."""
        return self

    def read(self, _size: int) -> bytes:
        """Raise OSError."""
        raise OSError("it was not kept")


def _channel_class(usual: Any, context: WebContext | SafeHouse, identities: CookieSigner) -> type:
    """Return channels that take a large body at one address, and there from a host alone.

    A body is kept before the application is asked, so that is too late to refuse it. Who asks on without
    taking the answers is given up: a worker would wait for it, and some phones could hold them all.
    """
    more = copy.copy(usual)
    more.max_request_body_size = MOST_UPLOAD + MOST_BODY

    class Parser(HTTPRequestParser):  # type: ignore[misc]  # waitress has no types
        def parse_header(self, header_plus: bytes) -> None:
            super().parse_header(header_plus)
            if (self.command, self.path) == ("POST", UPLOAD) and is_host(self.headers.get("COOKIE", "")):
                self.adj = more

        def received(self, data: bytes) -> int:
            try:
                return int(super().received(data))
            except OSError as error:
                log.warning("what a phone sends cannot be kept: %s", error)
                with suppress(OSError):
                    self.body_rcv.buf.close()
                self.body_rcv.buf = _Nowhere(1)
                return int(super().received(data))

    class Channel(HTTPChannel):  # type: ignore[misc]  # waitress has no types
        parser_class = Parser

        def service(self) -> None:
            if len(self.server.active_channels) > MOST_CONNECTIONS and self.requests[0].headers is not None:
                self.requests[0].headers["CONNECTION"] = "close"
            super().service()

        def _flush_outbufs_below_high_watermark(self) -> None:
            if len(self.requests) > 1 and self.total_outbufs_len > MOST_UNSENT:
                self.will_close, self.connected = True, False
            super()._flush_outbufs_below_high_watermark()

    def is_host(cookies: str) -> bool:
        return context.claims.badge(identities.read(parse_cookie(cookies).get(COOKIE))).host

    return Channel


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if not hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # Windows would give the same port to two programs
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux alone has it
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GIVE_UP_MS)
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        if (number := getattr(error, "errno", None)) == errno.EADDRINUSE:
            why = "it is in use: stop the other program or choose another port"
        elif number == errno.EACCES:
            why = "only root may use a port below 1024: choose a higher one, for example 8080"
        else:
            why = str(error)
        raise InputError(f"port {port} on {host} cannot be listened on: {why}") from error
    return listener
