#!/bin/sh
# The program of this place: its own Python packages come before the system's.
here=$(dirname "$(dirname "$(readlink -f "$0")")")
PYTHONPATH=$here/lib exec /usr/bin/python3 -sP -m companion.cli "$@"
