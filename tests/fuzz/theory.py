"""What sensors can tell at all, without any referee: ``python -m tests.fuzz.theory [TURNS]`` (fuzz.md).

Two tables: how often the end picture of a turn is also that of another one, and how often all edges of a turn
played by lively hands are. The first uses the footprints of the rules engine, the second the hands alone.
"""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import click

from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.games.malefiz import GAME
from companion.simulate import Ground
from tests.fuzz.starts import STARTS, starts
from tests.simulate.stories import LIVELY, Player
from tests.simulate.truth import Setting, ends

SIGNS = "*x-"


def pick(legal: list[str], rng: Random) -> str:
    """A pawn's way, drawn evenly, then the barricade's place."""
    way = rng.choice(sorted({move.partition(">")[0] for move in legal}))
    return rng.choice([move for move in legal if move.partition(">")[0] == way])


def pictures(start: str, positions: int) -> Counter[str]:
    """Shares of turns whose end picture others have too."""
    count: Counter[str] = Counter()
    for seed, position in itertools.islice(starts(start, 1), positions):
        rng = Random(seed)
        die = rng.randint(1, 6)
        footprints = {each.move: each for each in GAME.footprints(replace(position, die=die))}
        if not footprints:
            continue
        played = footprints[pick(sorted(footprints), rng)]
        alike = [
            other for other in footprints.values() if _looks(other) == _looks(played) and other is not played
        ]
        after = GAME.apply(position, die, played.move)
        poles = [f for f in alike if GAME.apply(position, die, f.move).barricades == after.barricades]
        count["turns"] += 1
        count["picture"] += bool(alike)
        count["picture and poles"] += bool(poles)
        count["just an unseen lift"] += any(_needs_more(other, played) for other in alike)
        count["just an unseen lift, same poles"] += any(_needs_more(other, played) for other in poles)
    return count


def _looks(footprint: Footprint) -> tuple[object, ...]:
    return footprint.removed, footprint.added, footprint.pools


def _needs_more(other: Footprint, played: Footprint) -> bool:
    return not played.lifted & ~other.lifted and other.lifted != played.lifted


def edges(turns: int) -> Counter[str]:
    """How often lively hands play a turn whose edges are those of another turn too; what it then was."""
    grounds = {variant: Ground(GAME.board(variant)) for variant in GAME.variants}
    count: Counter[str] = Counter()
    for seed, position in starts("scattered", 500_000):
        hands = Player(GAME, grounds[position.variant], position, Random(seed), LIVELY)
        for _ in range(8):
            die = hands.rng.randint(1, 6)
            legal = [move for move in GAME.legal(hands.position, die) if move != "pass"]
            if not legal or hands.position.places:
                break
            count["turns"] += 1
            if (told := _same_edges(hands, die, legal)) is not None:
                count[told] += 1
        if count["turns"] >= turns:
            return count
    return count


def _same_edges(hands: Player, die: int, legal: list[str]) -> str | None:
    kinds = {spot: hands.kind[piece] for spot, piece in hands.standing.items()}
    options = GAME.dump(hands.position).get("options", {})
    rules = Setting(hands.ground, kinds, hands.seat, 1, options.get("capture_own", True))
    move = pick(legal, hands.rng)
    hands.clear()
    hands.play(die, move, 1000)
    if len({step.spot for step in hands.steps if not step.on and step.spot in kinds}) < 2:
        return None
    found = ends(kinds, [(step.spot, step.on) for step in hands.steps])
    could = rules.could_be(legal, found) if found else set()
    if len(could) < 2:
        return None
    first = "".join(sorted(_sign(other) for other in could))
    target, place = move.partition("*")[2].partition(">")[::2]
    other = next((o for o in could if "*" in o and o != move), "")
    if not target:
        target, place = other.partition("*")[2].partition(">")[::2]
    order = [step.spot for step in hands.steps if step.on and step.spot in (target, place)]
    last = "its own field filled last" if order and order[-1] == target else "the other field filled last"
    return f"could be {first}, was {_sign(move)}, {last}"


def _sign(move: str) -> str:
    return next(sign for sign in SIGNS if sign in move)


@click.command()
@click.argument("turns", type=click.IntRange(min=1), default=20_000)
def main(turns: int) -> None:
    """Print both tables, the second of so many TURNS."""
    for start in STARTS:
        count = pictures(start, max(200, turns // 10))
        click.echo(f"{start}: {count['turns']} turns")
        for name, number in sorted(count.items()):
            click.echo(f"  {number / count['turns']:8.3%}  {name}")
    count = edges(turns)
    click.echo(f"edges: {count['turns']} turns")
    for name, number in count.most_common():
        click.echo(f"  {number:6}  {name}")


if __name__ == "__main__":
    main()
