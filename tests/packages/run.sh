#!/usr/bin/env bash
# Installs the release before in fresh roots of Debian 12 and 13, plays there, updates it to the packages of dist/ with
# that game in progress, attacks the update, and purges: tests/packages/run.sh [ARCHITECTURE]... Needs root.
# SUITES= names other releases of Debian. Packages of arm64 run by qemu-user.

set -euo pipefail
umask 022
export LC_ALL=C.UTF-8

SOURCE=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
WORK=$SOURCE/build/packages
NAME=board-companion
VERSION=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$SOURCE/companion/__init__.py")
# The newest release that is not this version itself.
BEFORE=$(sed -n 's/^## \[\([0-9.]*\)\] - .*/\1/p' "$SOURCE/CHANGELOG.md" | grep -Fvx "$VERSION" | head -n 1 || true)
FIRST=${BEFORE:-$VERSION}
NEXT=$([[ -n $BEFORE ]] && echo "$VERSION" || echo "$VERSION.1")
FAULTY=$NEXT~0
readonly SOURCE WORK NAME VERSION BEFORE FIRST NEXT FAULTY

say() { printf '%4d s  %s\n' "$SECONDS" "$*"; }

fail() {
  printf 'tests/packages/run.sh: %s\n' "$*" >&2
  exit 1
}

# A key that lives as long as the test.
make_key() {
  export GNUPGHOME=$WORK/gnupg-$1
  rm -rf "$GNUPGHOME"
  install -d -m 700 "$GNUPGHOME"
  gpg --batch --quiet --pinentry-mode loopback --passphrase '' --quick-generate-key "$1" ed25519 sign never
}

# The release before, built from the commit that was it: the last one whose program has that number.
before() {
  local folder=$WORK/before-$BEFORE kept=$WORK/kept/${NAME}_${BEFORE}_$1.deb left
  mkdir -p "$WORK/kept"
  if [[ -z $BEFORE ]]; then
    cp "$SOURCE/dist/${NAME}_${VERSION}_$1.deb" "$WORK/first/"
    return
  fi
  if [[ ! -e $kept ]]; then
    say "$BEFORE for $1"
    left=$(git -C "$SOURCE" log -1 --format=%H -S"__version__ = \"$BEFORE\"" -- companion/__init__.py)
    git -C "$SOURCE" show "${left:-nothing}^:companion/__init__.py" 2>/dev/null | grep -Fqx "__version__ = \"$BEFORE\"" ||
      fail "no commit here has been $BEFORE; right would be a clone with the whole history"
    rm -rf "$folder"
    git clone --quiet --shared --no-checkout "$SOURCE" "$folder"
    git -C "$folder" checkout --quiet --detach "$left^"
    ln -s "$SOURCE/.venv" "$folder/.venv"
    mkdir "$folder/build"
    ln -s "$SOURCE/build/builders" "$folder/build/builders"
    # Packed in haste: it lives as long as the test.
    DPKG_DEB_COMPRESSOR_TYPE=gzip DPKG_DEB_COMPRESSOR_LEVEL=1 "$folder/packaging/build.sh" "$1"
    mv "$folder/dist/${NAME}_${BEFORE}_$1.deb" "$kept"
    rm -rf "$folder"
  fi
  cp "$kept" "$WORK/first/"
}

# The package of a later release: the same with another number. One called broken fails its self-test.
later() {
  local tree=$WORK/tree
  rm -rf "$tree"
  dpkg-deb -R "$SOURCE/dist/${NAME}_${VERSION}_$1.deb" "$tree"
  sed -i "s/^Version: .*/Version: $2/" "$tree/DEBIAN/control"
  sed -i "s/^__version__ = .*/__version__ = \"$2\"/" "$tree/usr/lib/$NAME/tree/lib/companion/__init__.py"
  [[ $3 != broken ]] || sed -i '1i raise SystemExit(1)' "$tree/usr/lib/$NAME/tree/lib/companion/daemon/care/update.py"
  dpkg-deb --root-owner-group -Zgzip -z1 -b "$tree" "$WORK/$3/${NAME}_$2_$1.deb" >/dev/null
}

# A folder with both versions, signed; the newer one alone where the second argument says so.
repositories() {
  local each
  mkdir -p "$WORK"/{first,next,broken,forged,damaged}
  rm -f "$WORK"/{first,next,broken,forged,damaged}/*
  make_key release
  for each in "$@"; do
    before "$each"
    later "$each" "$NEXT" next
    later "$each" "$FAULTY" broken
  done
  "$SOURCE/packaging/repository.sh" "$WORK/first" release
  "$SOURCE/packaging/repository.sh" "$WORK/next" release
  "$SOURCE/packaging/repository.sh" "$WORK/broken" release
  cp "$WORK"/next/* "$WORK/damaged/"
  for each in "$WORK"/damaged/*.deb; do
    printf 'damage' | dd of="$each" bs=1 seek=100000 conv=notrunc status=none
  done
  make_key forger
  cp "$WORK"/next/*.deb "$WORK/forged/"
  "$SOURCE/packaging/repository.sh" "$WORK/forged" forger
}

base() {
  local suite=$1 arch=$2 tar=$WORK/$1-$2.tar mirror
  [[ ! -e $tar ]] || return 0
  say "a fresh $suite for $arch"
  mirror=$(sed -n 's/^URIs: //p' /etc/apt/sources.list.d/debian.sources | head -n 1)
  mmdebstrap --quiet --format=tar --variant=minbase --architectures="$arch" --include=python3,systemd "$suite" "$tar.part" "${mirror:?}"
  mv "$tar.part" "$tar"
}

inside() {
  # shellcheck disable=SC2016 # the inner shell's own words
  unshare --mount sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"' "$ROOT" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

expect_version() {
  local found
  found=$(inside companion --version)
  [[ $found == "companion $1" ]] || fail "$found, must be $1"
}

# One start of the service, as systemd does it: until it is ready and the game has so many turns, then it ends.
start() {
  inside /usr/lib/$NAME/slots start
  inside timeout 600 python3 /srv/tests/serve_and_play.py "$1" || fail "the service is not ready, or does not play"
  inside /usr/lib/$NAME/slots confirm
}

# What update must refuse, with these words.
refuses() {
  local said
  if said=$(inside companion update "/srv/$1" 2>&1); then fail "$1 was taken"; fi
  grep -q "$2" <<<"$said" || fail "$1 was refused with other words: $said"
  expect_version "$FIRST"
  start 1
}

# A stick with this folder is in, and the page asks for something: how that must end, and why.
page_asks() {
  rm -rf "$ROOT/srv/COMPANION"
  cp -r "$ROOT/srv/$1" "$ROOT/srv/COMPANION"
  mkdir -p "$ROOT/run/$NAME"
  echo "$2" >"$ROOT/run/$NAME/update"
  inside env COMPANION_MOUNTS=/srv/mounts /usr/lib/$NAME/updates serve >"$WORK/apt.log" 2>&1 || true
  grep -q "\"phase\": \"$3\", .*\"why\": \"$4\"" "$ROOT/run/$NAME-update/state.json" ||
    fail "$2: $(cat "$ROOT/run/$NAME-update/state.json" "$WORK/apt.log")"
}

games() { inside companion export | grep -c '^ *[0-9]'; }

try() {
  local suite=$1 arch=$2 there after each
  ROOT=$WORK/root-$suite-$arch
  rm -rf "$ROOT"
  mkdir -p "$ROOT"
  tar -C "$ROOT" -xf "$WORK/$suite-$arch.tar" --exclude './dev/*'
  for each in null zero random urandom; do cp -a "/dev/$each" "$ROOT/dev/$each"; done
  mkdir -p "$ROOT/srv/tests" "$ROOT/etc/apt/keyrings"
  cp -r "$WORK"/{first,next,broken,forged,damaged} "$ROOT/srv/"
  cp "$SOURCE/tests/packages/serve_and_play.py" "$SOURCE/tests/journal/kept/journal.gz" "$ROOT/srv/tests/"
  cp "$ROOT/srv/first/$NAME.gpg" "$ROOT/etc/apt/keyrings/"
  echo '/dev/sda1 /srv/COMPANION vfat rw 0 0' >"$ROOT/srv/mounts"
  rm -f "$ROOT"/etc/apt/sources.list "$ROOT"/etc/apt/sources.list.d/*
  echo "deb [signed-by=/etc/apt/keyrings/$NAME.gpg] file:/srv/first ./" >"$ROOT/etc/apt/sources.list.d/$NAME.list"
  printf '#!/bin/sh\nexit 101\n' >"$ROOT/usr/sbin/policy-rc.d"
  chmod 755 "$ROOT/usr/sbin/policy-rc.d"
  inside apt-get -qq update
  there=$(files)

  say "$suite $arch: install $FIRST, enter a turn on the page"
  inside apt-get -qq install -y --no-install-recommends $NAME >"$WORK/apt.log" 2>&1 || fail "$(tail -n 20 "$WORK/apt.log")"
  expect_version "$FIRST"
  sed -i 's/^port = 8080/port = 18465/' "$ROOT/etc/$NAME/table.toml"
  inside install -d -o $NAME -g $NAME /var/lib/$NAME
  inside sh -c "gzip -dc /srv/tests/journal.gz >/var/lib/$NAME/games.sqlite; chown $NAME: /var/lib/$NAME/games.sqlite"
  start 1
  [[ $(games) == 16 ]] || fail "$(games) games, must be 16"

  say "$suite $arch: a forged and a damaged update"
  refuses forged 'NO_PUBKEY\|Missing key' # gpgv of 12, sqv of 13
  refuses damaged 'Hash Sum mismatch'

  say "$suite $arch: the page asks for a forged one, and for one that fails its test"
  page_asks forged look idle ''
  page_asks forged "install $NEXT" failed signature
  page_asks broken "install $FAULTY" failed test
  [[ ! -e $ROOT/usr/lib/$NAME/tree ]] || fail 'what was not taken is still there'
  page_asks broken "install $FAULTY" failed test # once more: unpacked anew, and refused
  expect_version "$FIRST"
  start 1

  say "$suite $arch: the page asks for an update to $NEXT with a game in progress, which goes on"
  page_asks next look idle ''
  grep -q '"news": \["' "$ROOT/run/$NAME-update/state.json" || fail 'nobody is told what is new'
  page_asks next "install $NEXT" "done" ''
  expect_version "$NEXT"
  start 2
  [[ ! -e $ROOT/usr/lib/$NAME/trial && $(games) == 16 ]] || fail 'the update is not confirmed, or games are missing'
  grep -q '^port = 18465' "$ROOT/etc/$NAME/table.toml" || fail 'the configuration was overwritten'

  page_asks next "install $NEXT" failed older

  say "$suite $arch: back by hand"
  inside /usr/lib/$NAME/slots back
  start 3
  expect_version "$FIRST"
  [[ $(games) == 16 ]] || fail 'games are missing after the way back'

  say "$suite $arch: remove and purge, as on the image, after a power cut in an update"
  inside systemctl --quiet enable board-companion-network board-companion-first-start
  mkdir -p "$ROOT/var/cache/$NAME-update"
  inside apt-get -qq remove -y $NAME >/dev/null 2>&1
  [[ -e $ROOT/var/lib/$NAME/games.sqlite && ! -e $ROOT/usr/lib/$NAME ]] || fail 'remove must keep the games alone'
  inside apt-get -qq purge -y $NAME >/dev/null 2>&1
  after=$(files)
  [[ ! -e $ROOT/var/cache/$NAME-update ]] || fail 'what an update has left stays after a purge'
  diff <(echo "$there") <(echo "$after") || fail 'these files stay after a purge'
  rm -rf "$ROOT"
}

# All files that are neither the system's own notes nor the test's.
files() {
  (cd "$ROOT" && find . -xdev \( -path ./srv -o -path ./proc -o -path ./sys -o -path ./tmp -o -path ./run -o -path ./var/cache \
    -o -path ./var/log -o -path ./var/lib/dpkg -o -path ./var/lib/apt -o -name __pycache__ -o -path ./etc/'*-' \) -prune -o -print | sort)
}

main() {
  local suite arch architectures=("${@:-amd64 arm64}")
  read -r -a architectures <<<"${architectures[*]}"
  [[ $EUID == 0 ]] || fail 'only root can make a root file system'
  mkdir -p "$WORK"
  if grep -qw arm64 <<<"${architectures[*]}" && [[ ! -e /proc/sys/fs/binfmt_misc/qemu-aarch64 ]]; then
    mountpoint -q /proc/sys/fs/binfmt_misc || mount -t binfmt_misc none /proc/sys/fs/binfmt_misc || true
    update-binfmts --enable qemu-aarch64 || fail 'programs of arm64 cannot run here (binfmt_misc)'
  fi
  for arch in "${architectures[@]}"; do
    lintian --allow-root --fail-on error "$SOURCE/dist/${NAME}_${VERSION}_$arch.deb"
  done
  repositories "${architectures[@]}"
  for arch in "${architectures[@]}"; do
    for suite in ${SUITES:-bookworm trixie}; do
      base "$suite" "$arch"
      try "$suite" "$arch"
    done
  done
  say 'all as it should be'
}

main "$@"
