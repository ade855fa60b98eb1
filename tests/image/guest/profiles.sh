#!/bin/sh
# In a room of its own, without radios: whether NetworkManager reads the companion's profiles as they were meant.
set -eu
mount -t proc proc /proc
mkdir -p /run/dbus
rm -f /run/dbus/pid /run/NetworkManager/NetworkManager.pid # of a run before
dbus-uuidgen --ensure
dbus-daemon --system --fork
NetworkManager
left=120
until nmcli -t general status >/dev/null 2>&1; do
  left=$((left - 1))
  [ $left -gt 0 ] || exit 1
  sleep 1
done
PYTHONPATH=/usr/lib/board-companion/current/lib exec python3 /srv/profiles.py
