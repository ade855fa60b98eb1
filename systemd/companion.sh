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
if [ "${1:-}" = update ]; then # from a folder or stick with a signed repository: apt checks it before it unpacks
  [ -f "${2:-}/InRelease" ] || {
    echo "companion: there are no updates in '${2:-}'; right would be: sudo companion update FOLDER" >&2
    exit 2
  }
  list=$(mktemp -d)
  trap 'rm -rf "$list"' EXIT
  mkdir "$list/lists"
  key=/etc/apt/keyrings/$name.gpg
  echo "deb [signed-by=$key] file:$(realpath "$2") ./" >"$list/$name.list"
  set -- -o Dir::Etc::SourceList="$list/$name.list" -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists="$list/lists" \
    -o APT::Sandbox::User=root -o Acquire::Check-Date=false
  apt-get "$@" --error-on=any update
  apt-get "$@" --yes --only-upgrade install $name
  exit
fi
STATE_DIRECTORY=/var/lib/$name exec runuser --user $name -- /opt/$name/current/bin/companion "$@"
