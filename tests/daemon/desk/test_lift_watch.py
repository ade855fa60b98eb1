"""Lifts on a board on which nobody plays: what stands there rests as it stands."""

from __future__ import annotations

from tests.daemon.loop.loop_rig import Rig, begun, rig


def lift(made: Rig, *spots: str, ms: int = 200) -> None:
    for spot in spots:
        for _ in range(2):
            made.magnets(spot)
            made.wait_ms(ms)
    made.go_round()


def seen(made: Rig) -> list[str]:
    return [each.spot for each in made.loop.hosts._lifts.lifted]


def test_while_nobody_plays_whatever_stands_there_may_be_lifted_at_once() -> None:
    with rig() as made:
        made.plug("a1", "c1", "e1", "g1")
        made.wait_ms(100)
        lift(made, "a1", "a1")
        assert seen(made) == ["a1", "a1"]
        made.magnets("i1")  # one more is put there
        made.wait_ms(100)
        lift(made, "i1", "a1")
        assert seen(made) == ["i1", "a1"]
        assert made.loop.hosts._lifts.free == ("a1", "c1", "e1", "g1", "i1")


def test_a_contact_that_bounces_is_no_lift() -> None:
    with rig() as made:
        made.plug("a1", "c1", "e1", "g1")
        made.wait_ms(100)
        lift(made, "a1", "a1", "a1", ms=10)
        made.wait_ms(100)
        made.go_round()
        assert seen(made) == []


def test_a_board_out_of_sight_forgets_all_lifts() -> None:
    with rig() as made:
        begun(made)
        lift(made, "red:1", "blue:1")
        assert seen(made) == ["red:1", "blue:1"]
        standing = list(made.devices.occupied("malefiz-classic"))
        made.plug(*standing)
        made.wait_ms(100)
        made.go_round()
        lift(made, "red:1")
        assert seen(made)[-1] == "red:1"


def test_while_the_board_is_checked_nothing_is_lifted() -> None:
    with rig() as made:
        made.plug("a1", "c1", "e1", "g1")
        made.loop.on_check(on=True)
        made.wait_ms(100)
        lift(made, "a1")
        assert seen(made) == []
        assert made.loop.hosts._lifts.free == ()
