"""What is lit while a board is checked."""

from companion.bench.bench_port import BenchBoard
from companion.bench.piece_test import PieceTest
from companion.bench.stops import LIGHTS
from companion.bench.walk import Walk
from companion.core.model.types import Lamp

HERE = Lamp("white", "breathe")
SEEN = Lamp("green", "steady")
LATE = Lamp("orange", "blink")
AGAIN = Lamp("magenta", "double")


def lamps(now: Walk | None, test: PieceTest | None, on: BenchBoard) -> dict[str, Lamp]:
    """Tell what to light: spot -> lamp; spots without a light are left out."""
    if now is not None:
        plan = _of_walk(now, on)
    elif test is not None and test.phase != "unseen":
        plan = {test.spot: SEEN if test.phase == "resting" else LATE if test.late else HERE}
    else:
        plan = {}
    return {spot: lamp for spot, lamp in plan.items() if spot in on.light_of}


def _of_walk(now: Walk, on: BenchBoard) -> dict[str, Lamp]:
    if now.phase == "clear":
        return {on.spot_of(line): Lamp("red", "blink") for line in now.standing}
    if now.stop is None or now.phase == "unseen":
        return {}
    if now.phase == "resting":
        return {now.stop.spot: SEEN if now.believes else AGAIN}
    if now.plan.kind == LIGHTS:
        return {now.stop.spot: Lamp("white", "steady")}
    return {now.stop.spot: AGAIN if now.doubt is not None else LATE if now.late else HERE}
