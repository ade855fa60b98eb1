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
  rm -f /run/$name-update/state.json
  exec systemctl restart $name
fi
if [ "${1:-}" = update ]; then # from a folder or stick with a signed repository
  [ -f "${2:-}/InRelease" ] || {
    echo "companion: there are no updates in '${2:-}'; right would be: sudo companion update FOLDER" >&2
    exit 2
  }
  exec /usr/local/lib/$name/updates folder "$2"
fi
STATE_DIRECTORY=/var/lib/$name exec runuser --user $name -- /opt/$name/current/bin/companion "$@"
