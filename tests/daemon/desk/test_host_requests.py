"""Asking to become host: each browser its own gesture, none uses or ends that of another; waits."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

from companion.daemon.desk import host_requests
from companion.daemon.desk.host_requests import (
    BUTTON_MS,
    COUNTING,
    GRACE_MS,
    MOST_REQUESTS,
    NOTHING,
    PROVED,
    SILENT_MS,
    TIME_MS,
    HostRequests,
)
from companion.daemon.desk.lift_watch import NamedLift
from companion.daemon.desk.waits import FIRST_MS, LONGEST_MS
from companion.ports.commands import CommandRefused
from companion.ports.hosts import DONE, FEWEST_FREE_PIECES, REFUSED, WAITS, HostRequest, TooEarly

FREE = tuple(f"a{number}" for number in range(1, 21))
ANNA = ("anna", "10.0.0.2")


def asked(requests: HostRequests, browser: tuple[str, str] = ANNA, now_ms: int = 0) -> HostRequest:
    return requests.ask(browser, "malefiz-classic", FREE, now_ms)


def lifted(spots: Sequence[str], at_ms: int = 0) -> list[NamedLift]:
    return [NamedLift(spot, at_ms + i, at_ms + i) for i, spot in enumerate(spots)]


def made(requests: HostRequests, request: HostRequest, now_ms: int = 100) -> None:
    requests.take_lifts(lifted(request.gesture, now_ms), now_ms)


def state(
    requests: HostRequests, request: HostRequest, browser: tuple[str, str] = ANNA, now_ms: int = 100
) -> str:
    found = requests.find(browser, request.request_id, now_ms)
    return found.state if found else "gone"


# --- gestures ----------------------------------------------------------------------------------


def test_one_piece_three_times_and_then_another_is_done() -> None:
    requests = HostRequests()
    request = asked(requests)
    first, *_, last = request.gesture
    assert request.gesture[:3] == (first,) * 3
    assert len(request.gesture) == 4
    assert last != first
    made(requests, request)
    assert state(requests, request) == DONE


@pytest.mark.parametrize("wrong", ["short", "other", "more", "order"])
def test_any_other_row_of_lifts_is_nothing(wrong: str) -> None:
    requests = HostRequests()
    request = asked(requests)
    first, last = request.gesture[0], request.gesture[-1]
    other = next(spot for spot in FREE if spot not in request.gesture)
    rows = {
        "short": [first, first, last],
        "other": [first] * 3 + [other],
        "more": [first] * 3 + [other, last],
        "order": [last, first, first, first],
    }
    requests.take_lifts(lifted(rows[wrong]), 100)
    assert state(requests, request) == "asks"


def test_who_began_wrongly_goes_on_and_needs_not_wait() -> None:
    requests = HostRequests()
    request = asked(requests)
    other = next(spot for spot in FREE if spot not in request.gesture)
    requests.take_lifts(lifted([other, *request.gesture]), 100)
    assert state(requests, request) == DONE


def test_lifts_before_the_browser_asked_do_not_count() -> None:
    requests = HostRequests()
    request = asked(requests, now_ms=1000)
    requests.take_lifts(lifted(request.gesture, 990), 1001)
    assert state(requests, request, now_ms=1001) == "asks"
    requests.take_lifts(lifted(request.gesture, 1000), 1004)
    assert state(requests, request, now_ms=1004) == DONE


def test_no_two_open_gestures_are_alike_and_none_begins_another() -> None:
    requests = HostRequests()
    gestures = [asked(requests, (f"b{n}", f"10.0.0.{n % 50}")).gesture for n in range(2000)]
    begun = {gesture[:end] for gesture in gestures for end in range(1, len(gesture))}
    assert len(set(gestures)) == 2000
    assert begun.isdisjoint(gestures)


def test_of_all_rows_of_a_length_only_one_in_a_hundred_is_open_however_many_ask() -> None:
    requests = HostRequests()
    gestures = [asked(requests, (f"b{n}", f"10.0.{n % 7}.{n % 40}")).gesture for n in range(3000)]
    by_length = itertools.groupby(sorted(map(len, gestures)))
    for length, found in by_length:
        assert sum(1 for _ in found) * 100 <= len(FREE) * (len(FREE) - 1) ** (length - 3)


def test_an_address_with_thousands_of_cookies_does_not_lengthen_the_gesture_of_another() -> None:
    requests = HostRequests()
    for number in range(3000):
        asked(requests, (f"b{number}", "10.0.0.66"))
    assert len(asked(requests).gesture) <= 5


def test_a_thousand_cookies_cannot_displace_anybody() -> None:
    requests = HostRequests()
    request = asked(requests)
    for number in range(MOST_REQUESTS + 100):
        try:
            asked(requests, (f"b{number}", "10.0.0.66"))
        except CommandRefused:
            break
    else:
        pytest.fail("an address may hold everything")
    assert asked(requests, ("bert", "10.0.0.3")).gesture  # another address finds room
    made(requests, request)
    assert state(requests, request) == DONE


def test_an_address_has_more_than_its_share_only_while_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_requests, "MOST_REQUESTS", 8)
    requests = HostRequests()
    asked(requests)
    for number in range(7):
        asked(requests, (f"b{number}", "10.0.0.66"))
    with pytest.raises(CommandRefused):
        asked(requests, ("b8", "10.0.0.66"))
    assert asked(requests, ("bert", "10.0.0.3"))


def test_where_one_has_ended_the_others_still_count_for_their_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(host_requests, "MOST_REQUESTS", 8)
    requests = HostRequests()
    asked(requests, ("b0", "10.0.0.66"), 0)
    for number in range(1, 7):
        asked(requests, (f"b{number}", "10.0.0.66"), 1000)
    asked(requests, now_ms=1000)
    late = TIME_MS + 1
    assert asked(requests, ("bert", "10.0.0.3"), late)  # where the first of the other seven was
    with pytest.raises(CommandRefused):
        asked(requests, ("b7", "10.0.0.66"), late)


def test_ipv6_addresses_of_one_network_count_as_one() -> None:
    requests = HostRequests()
    for number in range(40):
        asked(requests, (f"b{number}", f"fe80::{number:x}%eth0"))
    assert len(asked(requests).gesture) == 5  # two addresses ask, not forty


def test_with_too_few_pieces_there_is_no_gesture_until_more_stand_there() -> None:
    requests = HostRequests()
    few = requests.ask(ANNA, "b", FREE[: FEWEST_FREE_PIECES - 1], 0)
    assert few.gesture == ()
    assert requests.ask(ANNA, "b", FREE[: FEWEST_FREE_PIECES - 1], 1) == few
    assert requests.ask(ANNA, "b", FREE[:FEWEST_FREE_PIECES], 2).gesture


def test_a_gesture_whose_pieces_have_gone_is_replaced_and_the_old_one_is_nothing() -> None:
    requests = HostRequests()
    before = asked(requests)
    rest = tuple(spot for spot in FREE if spot != before.gesture[0])
    after = requests.ask(ANNA, "b", rest, 10)
    assert before.gesture[0] not in after.gesture
    made(requests, before)
    assert state(requests, after) == "asks"
    assert state(requests, before) == "gone"


# --- time --------------------------------------------------------------------------------------


def test_a_gesture_that_comes_too_late_is_nothing() -> None:
    requests = HostRequests()
    request = asked(requests)
    requests.take_lifts(lifted(request.gesture, TIME_MS), TIME_MS + 1)
    assert state(requests, request, now_ms=TIME_MS + 1) == "gone"
    assert not requests.is_open(TIME_MS + 1)


def test_whose_time_is_over_is_gone_and_has_to_wait_also_while_another_still_asks() -> None:
    requests = HostRequests()
    request, bert = asked(requests), ("bert", "10.0.0.3")
    other = asked(requests, bert, TIME_MS - 1)
    late = TIME_MS + 1
    assert state(requests, request, now_ms=late) == "gone"
    with pytest.raises(TooEarly):
        asked(requests, now_ms=late)
    made(requests, request, late)
    made(requests, other, late)
    assert state(requests, other, bert, late) == DONE


def test_a_phone_that_has_gone_is_told_of_no_more_and_again_once_it_is_back() -> None:
    requests = HostRequests()
    request = asked(requests)
    assert requests.is_told(SILENT_MS)
    assert not requests.is_told(SILENT_MS + 1)
    assert requests.is_open(SILENT_MS + 1)
    assert state(requests, request, ("other", "10.0.0.9"), SILENT_MS + 2) == "gone"
    assert not requests.is_told(SILENT_MS + 2)
    assert state(requests, request, now_ms=SILENT_MS + 3) == "asks"
    assert requests.is_told(SILENT_MS + 3)
    assert not HostRequests().is_told(0)


def test_what_was_done_in_the_last_moment_can_still_be_used() -> None:
    requests = HostRequests()
    request = asked(requests)
    made(requests, request, TIME_MS - 10)
    assert state(requests, request, now_ms=TIME_MS + GRACE_MS - 10) == DONE
    assert state(requests, request, now_ms=TIME_MS + GRACE_MS) == "gone"


def test_each_time_in_vain_doubles_the_wait_up_to_a_limit_and_others_do_not_wait() -> None:
    requests, now, waits = HostRequests(), 0, []
    for _ in range(10):
        asked(requests, now_ms=now)
        now += TIME_MS + 1
        with pytest.raises(TooEarly) as early:
            asked(requests, now_ms=now)
        waits.append(early.value.wait_ms)
        asked(requests, ("bert", f"10.0.0.{len(waits)}"), now)
        now += early.value.wait_ms
    assert waits[:4] == [FIRST_MS, 2 * FIRST_MS, 4 * FIRST_MS, 8 * FIRST_MS]
    assert waits[-1] == LONGEST_MS


def test_who_has_become_host_begins_anew() -> None:
    requests = HostRequests()
    asked(requests)
    now = TIME_MS + FIRST_MS + 2
    request = asked(requests, now_ms=now)
    made(requests, request, now)
    assert requests.hand_over(ANNA, request.request_id, to_host=False, now_ms=now)
    assert not requests.hand_over(ANNA, request.request_id, to_host=False, now_ms=now)
    asked(requests, now_ms=now + 1)


# --- a host's word -----------------------------------------------------------------------------


def test_a_request_waits_for_a_host_and_its_no_is_one_in_vain() -> None:
    requests = HostRequests()
    request = asked(requests)
    assert not requests.answer(request.request_id, yes=True, now_ms=0)  # nothing was done yet
    made(requests, request)
    assert requests.hand_over(ANNA, request.request_id, to_host=True, now_ms=100)
    assert [each.request_id for each in requests.waiting(100)] == [request.request_id]
    assert requests.answer(request.request_id, yes=False, now_ms=200)
    assert state(requests, request, now_ms=200) == REFUSED
    assert requests.waiting(200) == ()
    made(requests, request, 300)
    assert state(requests, request, now_ms=300) == REFUSED
    with pytest.raises(TooEarly):
        asked(requests, now_ms=300)


def test_a_hosts_yes_is_used_once_by_the_browser_that_asked() -> None:
    requests = HostRequests()
    request = asked(requests)
    made(requests, request)
    requests.hand_over(ANNA, request.request_id, to_host=True, now_ms=100)
    assert requests.answer(request.request_id, yes=True, now_ms=200)
    found = requests.find(ANNA, request.request_id, 200)
    assert found
    assert (found.state, found.how) == (DONE, "confirmed")
    other = ("anna", "10.0.0.9")
    assert requests.find(other, request.request_id, 200) is None
    assert not requests.hand_over(other, request.request_id, to_host=False, now_ms=200)
    assert requests.hand_over(ANNA, request.request_id, to_host=False, now_ms=200)


def test_who_asked_at_an_empty_board_gets_a_gesture_once_pieces_stand_there() -> None:
    requests = HostRequests()
    bare = requests.ask(ANNA, "malefiz-classic", (), 0)
    assert requests.find(ANNA, bare.request_id, 1_000, FREE[: FEWEST_FREE_PIECES - 1]) == bare
    assert requests.find(("ben", "10.0.0.3"), bare.request_id, 1_500, FREE) is None
    found = requests.find(ANNA, bare.request_id, 80_000, FREE)
    assert found
    assert (found.request_id, found.presses, found.until_ms) == (bare.request_id, bare.presses, 170_000)
    assert requests.find(ANNA, bare.request_id, 81_000, FREE[1:]) == found
    made(requests, found, 160_000)
    assert state(requests, found, now_ms=161_000) == DONE


# --- the button --------------------------------------------------------------------------------


def test_holding_the_button_is_enough_where_one_asks() -> None:
    requests = HostRequests()
    assert requests.hold(0) == NOTHING
    request = asked(requests)
    assert not requests.press(0)
    assert requests.hold(1) == PROVED
    found = requests.find(ANNA, request.request_id, 2)
    assert found
    assert (found.state, found.how) == (DONE, "button")
    assert requests.hold(3) == NOTHING


def test_while_many_ask_the_button_is_pressed_so_often_as_the_own_phone_says() -> None:
    requests = HostRequests()
    for number in range(3000):
        asked(requests, (f"b{number}", f"10.0.1.{number % 200}"))
    request = asked(requests)
    assert requests.hold(1) == COUNTING
    for count in request.presses[:-1]:
        assert all(requests.press(2) for _ in range(count))
        assert requests.hold(3) == COUNTING
    assert all(requests.press(4) for _ in range(request.presses[-1]))
    assert requests.hold(5) == PROVED
    assert state(requests, request) == DONE
    assert requests.press(6) is False  # from now on it is done again


def test_presses_end_after_a_while_and_wrong_ones_are_nothing() -> None:
    requests = HostRequests()
    first, second = asked(requests), asked(requests, ("bert", "10.0.0.3"))
    assert requests.hold(0) == COUNTING
    assert requests.press(BUTTON_MS)
    assert not requests.press(2 * BUTTON_MS + 1)
    wrong = next(n for n in range(1, 6) if n not in (first.presses[0], second.presses[0]))
    assert requests.hold(3 * BUTTON_MS) == COUNTING
    assert all(requests.press(3 * BUTTON_MS) for _ in range(wrong))
    assert requests.hold(3 * BUTTON_MS) == NOTHING
    assert not requests.press(3 * BUTTON_MS)


def test_the_button_is_the_yes_for_the_one_that_waits_for_a_host() -> None:
    requests = HostRequests()
    asked(requests, ("bert", "10.0.0.3"))
    request = asked(requests)
    made(requests, request)
    requests.hand_over(ANNA, request.request_id, to_host=True, now_ms=100)
    assert state(requests, request) == WAITS
    assert requests.hold(200) == PROVED
    assert state(requests, request, now_ms=200) == DONE
