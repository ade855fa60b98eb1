"""Orders of a hall: numbers that grow, whatever clock and disk do."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from companion.hall.orders import NAME, Orders, Wanted
from companion.mqtt.hall_messages import ALL_ORDERS, Order


def made(orders: Orders, **wanted: str) -> Order:
    _, payload = orders.make(msgspec.convert({"what": "pause", **wanted}, Wanted))
    return msgspec.json.decode(payload, type=Order)


def test_numbers_grow_also_where_the_clock_goes_back(tmp_path: Path) -> None:
    first = Orders(tmp_path, lambda: 1000.0)
    one, two = made(first), made(first)
    again = Orders(tmp_path, lambda: 10.0)
    three = made(again)
    assert one.number < two.number < three.number
    assert one.hall == three.hall == again.hall


def test_a_damaged_file_makes_another_hall(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"\x00")
    assert len(Orders(tmp_path).hall) == 8


def test_an_order_goes_to_all_or_to_one() -> None:
    orders = Orders(None)
    assert orders.make(Wanted("pause"))[0] == ALL_ORDERS
    assert orders.make(Wanted("pause", "cafe0123"))[0] == "board-companion/1/cafe0123/command/order"


@pytest.mark.parametrize(
    "wanted", [{"what": "dance"}, {"table": "../x"}, {"table": "#"}, {"minutes": -1}, {"x": 1}]
)
def test_no_other_order_is_made(wanted: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"what": "pause", **wanted}, Wanted)
