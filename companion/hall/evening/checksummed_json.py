"""A JSON object that carries a checksum of its own text, so that no letter in it changes unseen.

The sum stands first, as a key that readers without sums pass over. Refuses to know: files, and what is told.
"""

import re
from hashlib import blake2b

SUM_BYTES = 8
"""As the journal's rows have it: one wrong text in 2^64 is not noticed."""

SUMMED = re.compile(rb'\{"sum":"([0-9a-f]{16})",(.*)', re.DOTALL)


def with_sum(text: bytes) -> bytes:
    """Return a JSON object, which has a key at least, with its sum."""
    rest = text[1:]
    return b'{"sum":"%b",%b' % (_sum(rest), rest)


def has_sum(text: bytes) -> bool:
    """Tell whether the sum is there, and fits."""
    found = SUMMED.fullmatch(text)
    return found is not None and found[1] == _sum(found[2])


def _sum(rest: bytes) -> bytes:
    return blake2b(rest, digest_size=SUM_BYTES).hexdigest().encode()
