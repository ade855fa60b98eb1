#!/bin/sh
# The installed companion by hand, as the service's user and on the service's games: sudo companion --help

set -eu
name=board-companion
if [ "$(id -u)" != 0 ]; then
  echo "companion: only root may do this: sudo companion $*" >&2
  exit 2
fi
if [ "${1:-}" = rollback ]; then
  /usr/local/lib/$name/slots back
  exec systemctl restart $name
fi
STATE_DIRECTORY=/var/lib/$name exec runuser --user $name -- /opt/$name/current/bin/companion "$@"
