"""House rules as JSON, both ways, for any game that keeps them in a struct with a default for each.

Knows: yes or no, and a few named choices. Refuses to know: which rules there are (``HouseRules`` in a game's
position.py or state.py), how they are offered (``HOUSE_RULES`` in its box.py), and what they do.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from msgspec import Struct

from companion.core.model.errors import PositionError


class RulesInJson(Struct, frozen=True):
    """House rules of a game, which says them by fields with defaults.

    Attributes:
        choices: the values of each that is no yes or no.
    """

    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {}

    @classmethod
    def read(cls, data: Any) -> Self:
        """Read house rules from JSON. Raises PositionError that names an unknown option or a wrong value."""
        if not isinstance(data, Mapping):
            raise PositionError(f"options must be an object, not {data!r}")
        known = cls.__struct_fields__
        for name, value in data.items():
            if name not in known:
                raise PositionError(f"unknown option {name!r}: known are {', '.join(known)}")
            right = cls.choices.get(name, (True, False))
            if not any(type(value) is type(each) and value == each for each in right):
                words = " or ".join(map(str, right)) if name in cls.choices else "true or false"
                raise PositionError(f"option {name} must be {words}, not {value!r}")
        return cls(**data)

    def to_json(self) -> dict[str, Any]:
        """Return the house rules that differ from the defaults, as JSON."""
        usual = zip(self.__struct_fields__, self.__struct_defaults__, strict=True)
        return {name: value for name, default in usual if (value := getattr(self, name)) != default}
