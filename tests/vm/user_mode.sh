#!/usr/bin/env bash
# Builds what `tests/vm/life.py` starts, below build/vm/user-mode: Linux as a program (Debian's user-mode-linux), a
# Debian 12 with the package of dist/ and mosquitto, and sticks with signed versions, good ones and such as fail.
# Needs root, `make deb ARCH=amd64`, and the packages of docs/lab/virtual-machines.md.

set -euo pipefail
umask 022
export LC_ALL=C.UTF-8

SOURCE=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
WORK=$SOURCE/build/vm/user-mode
NAME=board-companion
VERSION=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$SOURCE/companion/__init__.py")
PACKAGE=${PACKAGE:-$SOURCE/dist/${NAME}_${VERSION}_amd64.deb}
readonly SOURCE WORK NAME VERSION PACKAGE

say() { printf '%4d s  %s\n' "$SECONDS" "$*"; }

fail() {
  printf 'tests/vm/user_mode.sh: %s\n' "$*" >&2
  exit 2
}

look() {
  local each
  [[ $EUID == 0 ]] || fail 'only root can make a root file system'
  [[ -e $PACKAGE ]] || fail "$PACKAGE is missing; right would be: make deb ARCH=amd64"
  for each in mmdebstrap mke2fs mkfs.vfat mcopy dpkg-deb apt-ftparchive gpg; do
    command -v "$each" >/dev/null || fail "$each is missing; docs/lab/virtual-machines.md says which packages are needed"
  done
}

mirror() { sed -n 's/^URIs: //p' /etc/apt/sources.list.d/debian.sources | head -n 1; }

# Of Debian unstable: that of 12 and 13 ends at once on newer processors, whose registers it has no room for.
linux() {
  [[ ! -e $WORK/linux/lib64 ]] || return 0
  say 'Linux as a program'
  rm -rf "$WORK/linux"
  mmdebstrap --quiet --variant=extract --aptopt='Acquire::Check-Valid-Until "false"' --include=user-mode-linux \
    sid "$WORK/linux" "$(mirror)"
  ln -sfn usr/lib "$WORK/linux/lib"
  ln -sfn usr/lib64 "$WORK/linux/lib64"
}

base() {
  [[ ! -e $WORK/base.tar ]] || return 0
  say 'Debian 12'
  mmdebstrap --quiet --format=tar --variant=minbase \
    --include=systemd,systemd-sysv,udev,dbus,kmod,python3,mosquitto bookworm "$WORK/base.part" "$(mirror)"
  mv "$WORK/base.part" "$WORK/base.tar"
}

# A key that lives as long as this folder.
key() {
  export GNUPGHOME=$WORK/gnupg
  rm -rf "$GNUPGHOME"
  install -d -m 700 "$GNUPGHOME"
  gpg --batch --quiet --pinentry-mode loopback --passphrase '' --quick-generate-key release ed25519 sign never
}

# What is wrong with a version: `test` fails its self-test, `dies` changes the journal's form and ends, `hangs` is never ready.
fault() {
  local lib=$1/usr/lib/$NAME/tree/lib/companion
  case $2 in
    test) sed -i '1i raise SystemExit(1)' "$lib/daemon/care/update.py" ;;
    dies | hangs)
      cat >>"$lib/daemon/loop/startup.py" <<PYTHON

import os, signal, sys
from companion.journal import store
if sys.argv[1:2] == ["run"]:
    _steps = store.migrations()
    store.migrations = lambda: (*_steps, ("0099-test", "CREATE TABLE further (one INTEGER) STRICT;"))
    def _run(self):
        self._open_journal(self._stack)
        signal.pause() if "$2" == "hangs" else os._exit(1)
    Startup._run = _run
PYTHON
      ;;
  esac
}

# A stick with one version: stick KIND VERSION.
stick() {
  local tree=$WORK/tree folder=$WORK/folder image=$WORK/stick-$1.img
  rm -rf "$tree" "$folder" "$image"
  mkdir "$folder"
  cp -a "$WORK/whole" "$tree"
  sed -i "s/^Version: .*/Version: $2/" "$tree/DEBIAN/control"
  sed -i "s/^__version__ = .*/__version__ = \"$2\"/" "$tree/usr/lib/$NAME/tree/lib/companion/__init__.py"
  fault "$tree" "$1"
  dpkg-deb --root-owner-group -Zxz -z0 -b "$tree" "$folder/${NAME}_$2_amd64.deb" >/dev/null
  "$SOURCE/packaging/repository.sh" "$folder" release
  if [[ $1 == broken ]]; then
    printf 'damage' | dd of="$(echo "$folder"/*.deb)" bs=1 seek=100000 conv=notrunc status=none
  fi
  mkfs.vfat -C -n COMPANION "$image" 65536 >/dev/null
  mcopy -i "$image" "$folder"/* ::
}

inside() {
  # shellcheck disable=SC2016 # the inner shell's own words
  unshare --mount --uts sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"' "$WORK/root" /usr/bin/env -i \
    PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

root() {
  local tree=$WORK/root
  say 'root file system'
  rm -rf "$tree"
  mkdir -p "$tree"
  tar -C "$tree" -xf "$WORK/base.tar"
  mkdir -p "$tree/usr/lib/modules" "$tree/etc/apt/keyrings"
  cp -a "$WORK"/linux/usr/lib/uml/modules/* "$tree/usr/lib/modules/"
  cp "$WORK/folder/$NAME.gpg" "$tree/etc/apt/keyrings/"
  cp "$PACKAGE" "$tree/srv/first.deb"
  printf '#!/bin/sh\nexit 101\n' >"$tree/usr/sbin/policy-rc.d"
  chmod 755 "$tree/usr/sbin/policy-rc.d"
  inside dpkg -i /srv/first.deb >"$WORK/dpkg.log" 2>&1 || fail "$(tail -n 20 "$WORK/dpkg.log")"
  rm "$tree/usr/sbin/policy-rc.d" "$tree/srv/first.deb"
  install -d -o "$(stat -c %u "$tree/var/lib/$NAME" 2>/dev/null || inside id -u $NAME)" "$tree/var/lib/$NAME"
  gzip -dc "$SOURCE/tests/journal/kept/journal.gz" >"$tree/var/lib/$NAME/games.sqlite"
  inside chown -R "$NAME:" "/var/lib/$NAME"
  install -m 644 "$SOURCE"/tests/vm/agent/agent.py "$tree/srv/"
  install -m 644 "$SOURCE"/tests/vm/agent/vm-agent.service "$tree/etc/systemd/system/"
  inside systemctl --quiet enable vm-agent.service
  inside systemctl --quiet mask mosquitto.service apt-daily.timer apt-daily-upgrade.timer systemd-timesyncd.service 2>/dev/null || true
  echo board >"$tree/etc/hostname"
  rm -f "$WORK/root.ext4" "$WORK/board.ext4"
  mke2fs -q -t ext4 -d "$tree" "$WORK/root.ext4" 1200M
  rm -rf "$tree"
}

look
mkdir -p "$WORK"
linux
base
say 'signed versions'
key
rm -rf "$WORK/whole"
dpkg-deb -R "$PACKAGE" "$WORK/whole"
for each in good test dies hangs broken; do stick "$each" "$VERSION.1"; done
stick rescue "$VERSION.2"
root
rm -rf "$WORK/whole" "$WORK/tree" "$WORK/folder"
say 'built'
