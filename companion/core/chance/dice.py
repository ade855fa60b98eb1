"""How the companion rolls, so that nobody has to take its word for it: commitment, share, number.

Before a roll the companion shows the *commitment* of a fresh secret. Whoever rolls sends a *share*, a random
number of their own. Secret and share together give the number, and the secret is told with it: anybody can
see that the commitment was that secret's, and work the number out again. The companion could not choose the
number, since it did not know the share when it committed itself; the phone could not, not knowing the secret.

Refuses to know: where secrets and shares come from, and who has seen which commitment.
"""

from collections.abc import Sequence

from companion.core.model.types import Say

BYTES = 256
"""Values of one byte."""


def commitment(secret: str) -> str:
    """Return the SHA-256 of a secret's text, in hexadecimal: shown before the roll, it gives nothing away."""
    return _sha256(secret).hex()


def thrown(secret: str, share: str, faces: Sequence[int]) -> int:
    """Return the number that secret and share give.

    The SHA-256 of ``secret:share`` is read byte by byte: the first below the largest multiple of the number
    of faces (252 for six) counts, so that no face is likelier than another; its rest by the number of faces
    is the place in ``faces``. Should no byte do, the digest (in hexadecimal) is hashed again.

    Args:
        secret: text, as it was committed to.
        share: text, empty where nobody has sent any.
        faces: the number on each face of the die, 1 to 256 of them.
    """
    usable = BYTES - BYTES % len(faces)
    digest = _sha256(f"{secret}:{share}")
    while True:
        for byte in digest:
            if byte < usable:
                return faces[byte % len(faces)]
        digest = _sha256(digest.hex())


def _sha256(text: str) -> bytes:
    import hashlib  # noqa: PLC0415 - it takes 4 ms, and a filter needs none of it

    return hashlib.sha256(text.encode()).digest()


def numbers(faces: Sequence[int]) -> tuple[int, ...]:
    """Return the numbers that a die can show, each once, in order."""
    return tuple(sorted(set(faces)))


def tell_faces(faces: Sequence[int]) -> str:
    """Return the same in words: ``from 1 to 6``, or ``of 1, 2, 5`` where there are gaps."""
    every = numbers(faces)
    if every == tuple(range(every[0], every[-1] + 1)):
        return f"from {every[0]} to {every[-1]}"
    return f"of {listed(faces)}"


def listed(faces: Sequence[int]) -> str:
    """Return the same one by one: ``1, 2, 5``."""
    return ", ".join(map(str, numbers(faces)))


def never(faces: Sequence[int]) -> Say:
    """Tell what to say to a number that the die does not show."""
    return Say("The die shows one of these numbers: {numbers}.", {"numbers": listed(faces)})
