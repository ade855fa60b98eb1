"""Addresses, QR codes and what the console tells."""

from __future__ import annotations

import ipaddress

from companion.web import WebSettings, console_lines
from companion.web.join import is_loopback, own_addresses, qr_svg, urls

SETTINGS = WebSettings(hostname="spielbrett", port=8123)


def test_a_machine_has_an_address_and_it_is_loopback_only_for_want_of_another() -> None:
    found = [ipaddress.ip_address(each) for each in own_addresses()]
    assert found
    assert not any(each.is_loopback for each in found) or len(found) == 1


def test_listening_everywhere_the_ip_address_comes_first_and_the_name_last() -> None:
    found = urls(SETTINGS, "0.0.0.0", 8123)
    assert found[0] == f"http://{own_addresses()[0]}:8123/"
    assert found[-1] == "http://spielbrett.local:8123/"


def test_listening_on_one_address_only_that_one_is_told() -> None:
    assert urls(SETTINGS, "127.0.0.1", 8123) == ["http://127.0.0.1:8123/"]
    assert urls(SETTINGS, "::1", 8123) == ["http://[::1]:8123/"]


def test_a_full_host_name_is_told_as_it_is() -> None:
    assert urls(WebSettings(hostname="brett.lan"), "::", 80)[-1] == "http://brett.lan/"


def test_qr_codes_of_two_addresses_differ() -> None:
    assert qr_svg("http://10.0.0.1:8080/") != qr_svg("http://10.0.0.2:8080/")


def test_the_console_tells_the_code_and_an_address_with_it_behind_a_hash() -> None:
    where, code, address = console_lines(SETTINGS, "271828", "127.0.0.1")
    assert where == "can be opened by this machine alone: http://127.0.0.1:8123/"
    assert code == "host code 271828"
    assert address.endswith("http://127.0.0.1:8123/#code=271828")


def test_the_console_tells_all_addresses_where_the_network_reaches_them() -> None:
    where, _, _ = console_lines(SETTINGS, "ABCD-EFGH", "0.0.0.0")
    assert where.startswith("can be opened by anybody on this network: http://")
    assert where.endswith("http://spielbrett.local:8123/")


def test_this_machine_has_names_besides_its_numbers() -> None:
    assert [is_loopback(each) for each in ("127.0.0.1", "127.9.9.9", "::1", "localhost")] == [True] * 4
    assert [is_loopback(each) for each in ("0.0.0.0", "::", "192.168.1.5", "brett.lan")] == [False] * 4


def test_a_code_of_any_letters_can_stand_in_an_address() -> None:
    assert console_lines(SETTINGS, "grün 1", "::1")[2].endswith("/#code=gr%C3%BCn%201")


def test_on_a_terminal_the_host_address_is_also_drawn() -> None:
    _, _, _, drawn = console_lines(SETTINGS, "271828", "127.0.0.1", picture=True)
    rows = drawn.splitlines()
    assert len(rows) > 12
    assert {"█", "▀", "▄"} & set(drawn)


def test_a_qr_code_is_as_large_as_its_place() -> None:
    head = qr_svg("http://10.0.0.1:8080/").partition(">")[0]
    assert "viewBox=" in head
    assert "width=" not in head
