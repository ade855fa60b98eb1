"""House rules as JSON, both ways, for any game that keeps them in a struct with a default for each.

Knows: yes or no, and a few named choices. Refuses to know: which rules there are (``HouseRules`` in a game's
position.py or state.py), how they are offered (``HOUSE_RULES`` in its box.py), and what they do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from companion.core.model.errors import PositionError

if TYPE_CHECKING:
    from msgspec import Struct

Rules = TypeVar("Rules", bound="Struct")


def read_house_rules(cls: type[Rules], data: Any, choices: Mapping[str, tuple[Any, ...]]) -> Rules:
    """Return house rules from JSON; ``choices`` has the values of each that is no yes or no.

    Raises PositionError that names an unknown option or a wrong value.
    """
    if not isinstance(data, Mapping):
        raise PositionError(f"options must be an object, not {data!r}")
    known = cls.__struct_fields__
    for name, value in data.items():
        if name not in known:
            raise PositionError(f"unknown option {name!r}: known are {', '.join(known)}")
        right = choices.get(name, (True, False))
        if not any(type(value) is type(each) and value == each for each in right):
            words = " or ".join(map(str, right)) if name in choices else "true or false"
            raise PositionError(f"option {name} must be {words}, not {value!r}")
    return cls(**data)


def house_rules_to_json(options: Struct) -> dict[str, Any]:
    """Return the house rules that differ from the defaults, as JSON."""
    names = options.__struct_fields__
    values = [getattr(options, name) for name in names]
    defaults = options.__struct_defaults__
    return {
        name: value for name, value, default in zip(names, values, defaults, strict=True) if value != default
    }
