"""`dataclasses.replace`, in a tenth of the time, for the values that change with every touch.

The one of the standard library asks every field and calls the constructor: 7 to 20 us for a session of thirty
fields, some sixty times a turn. Types are checked as those of the original. Fast are classes without slots,
which must have no ``__post_init__`` and no cached property (a copy would keep it).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import replace
else:
    import dataclasses

    def replace(value: Any, /, **changes: Any) -> Any:
        """Return the same value with these fields changed; fast where its class has no slots."""
        known = getattr(value, "__dict__", None)
        if known is None:
            return dataclasses.replace(value, **changes)
        copy = object.__new__(value.__class__)
        copy.__dict__.update(known, **changes)
        return copy


__all__ = ["replace"]
