"""The command line: arguments in, one line on standard error for everything that a person got wrong.

`main` is where the program begins; what it can do stands in commands.py.
"""

import gc
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status.

    Args:
        arguments: without the program's name; those of the process for None. A process that begins or ends
            has nothing to collect: garbage is first looked for when the command's modules are there.
    """
    if arguments is None:
        gc.disable()
    from companion.cli.commands import run  # noqa: PLC0415 - or its modules are looked through for garbage

    status = run(list(sys.argv[1:] if arguments is None else arguments))
    if arguments is None:
        gc.freeze()
    return status
