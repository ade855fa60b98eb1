"""Values whose text gives nothing away: what they hide stands in no log and in no traceback."""

from typing import ClassVar

from msgspec import Struct


class Secretive(Struct, frozen=True):
    """A value that shows all fields in its text (`repr`) but those it hides."""

    hides: ClassVar[tuple[str, ...]]

    def __repr__(self) -> str:
        """Show the value as it is built, without what it hides."""
        shown = (name for name in self.__struct_fields__ if name not in self.hides)
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"
