#!/usr/bin/env bash
# Installs the product into virtual machines as a user would, and watches what the real systemd does with it.
# Minutes, not seconds: no part of `make test`.  tests/vm/run.sh [bookworm|trixie]...

set -euo pipefail

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$HERE/../.."
if (($# == 0)); then set -- bookworm trixie; fi

status=0
for suite in "$@"; do
  "$HERE/build.sh" "$suite"
  for life in service damage install; do
    .venv/bin/python -m tests.vm.drive "$suite" "$life" || status=1
  done
done
exit "$status"
