"""Sentences about becoming host. Refuses to know: who is host, and HTTP."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from companion.core.model.game import Game
from companion.core.model.types import Say, say_plural
from companion.ports.hosts import ASKS, DONE, FEWEST_FREE_PIECES, WAITS, HostNews, HostRequest

ASKED = Say("A phone asks to become host.")
MADE = Say("A phone has become host.")
UNKNOWN = Say("Unknown device")


def tell_news(news: HostNews) -> list[Say]:
    """Tell what all screens tell of hosts."""
    return [*([MADE] if news.fresh else []), *([ASKED] if news.asks else [])]


def tell_gesture(request: HostRequest, *, playing: bool) -> Say:
    """Tell how a request stands, for the browser that made it; ``playing``: pieces stand as a game wants."""
    if request.state == DONE:
        return Say("You are the host now.")
    if request.state == WAITS:
        return Say("That was right. Now somebody who is host already is asked on the own phone.")
    if request.state != ASKS:
        return Say("The host has said no.")
    if request.gesture:
        return Say(
            "Lift these pieces in this order, each straight up and back. Touch nothing else meanwhile."
        )
    if not playing:
        return Say(
            "Put at least {least} pieces on the board, wherever you like. Then I name some of them here. "
            "Or use the code, or the button at the board if it has one.",
            {"least": FEWEST_FREE_PIECES},
        )
    return Say(
        "Too few pieces stand free on the board just now. "
        "Use the code, or the button at the board if it has one."
    )


def tell_steps(games: Iterable[Game[Any]], request: HostRequest) -> list[tuple[str, Say]]:
    """Return each spot of a gesture, and what to do there."""
    boards = ((game, game.board(variant)) for game in games for variant in game.variants)
    found = next(((game, board) for game, board in boards if board.name == request.board), None)
    steps: list[tuple[str, Say]] = []
    for spot, times in groupby(request.gesture):
        where = found[0].tell_spot(found[1], spot) if found else spot
        count = len(list(times))
        say = say_plural("Lift and put back once: {spot}", "Lift and put back {count} times: {spot}")
        steps.append((spot, say.fill({"count": count, "spot": where})))
    return steps


def tell_presses(request: HostRequest) -> list[Say]:
    """Tell what to do with a button beside the board."""
    hold = Say("Hold the button at the board for two seconds.")
    if request.state not in (ASKS, WAITS) or not request.presses:
        return []
    press = say_plural(
        "Press it once, then hold it for two seconds.",
        "Press it {count} times, then hold it for two seconds.",
    )
    more = Say("If it asks back, several phones wish the same. Then go on:")
    return [hold, more, *(press.fill({"count": count}) for count in request.presses)]


def tell_how(how: str) -> Say:
    """Tell by what somebody became host."""
    return {
        "code": Say("by the code"),
        "gesture": Say("by a gesture at the board"),
        "button": Say("by the button at the board"),
        "confirmed": Say("by a gesture, and a host said yes"),
    }.get(how, Say("in an older version"))
