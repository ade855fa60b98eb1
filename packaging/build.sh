#!/usr/bin/env bash
# Builds the Debian packages below dist/: packaging/build.sh [ARCHITECTURE]... (amd64 and arm64). One serves Debian 12
# and 13: it brings compiled Python packages for both. Why so: docs/adr/0025-updates.md. VERSION= names another version,
# KEYRING= a file with the public key of updates, which the packages carry then, MAINTAINER= who answers for them.

set -euo pipefail
umask 022
export LC_ALL=C.UTF-8 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PIP_ROOT_USER_ACTION=ignore

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
SOURCE=$(dirname "$HERE")
WORK=$SOURCE/build/deb
VERSION=${VERSION:-$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$SOURCE/companion/__init__.py")}
readonly HERE SOURCE WORK VERSION
readonly NAME=board-companion SHARE=/usr/lib/board-companion
readonly PYTHONS=(3.11 3.13)
pip=("$SOURCE/.venv/bin/python" -m pip --quiet)
export PYTHONPATH=$SOURCE/build/builders

# What every package holds alike: the program, and cobs, which comes as source; its faster half fits one machine alone.
common() {
  rm -rf "$WORK"
  mkdir -p "$WORK/wheels" "$WORK/source"
  sed '/^cobs==/,/[^\\]$/d' "$SOURCE/requirements/hall.txt" >"$WORK/wheels.txt"
  sed -n '/^cobs==/,/[^\\]$/p' "$SOURCE/requirements/hall.txt" >"$WORK/cobs.txt"
  git -C "$SOURCE" ls-files -z -- companion firmware_bridge hardware pyproject.toml README.md LICENSE |
    tar -C "$SOURCE" --null --files-from - -cf - | tar -C "$WORK/source" -xf -
  sed -i "s/^__version__ = .*/__version__ = \"$VERSION\"/" "$WORK/source/companion/__init__.py"
  "${pip[@]}" wheel --no-deps --no-build-isolation --require-hashes --wheel-dir "$WORK/wheels" -r "$WORK/cobs.txt"
  "${pip[@]}" wheel --no-deps --no-build-isolation --no-index --wheel-dir "$WORK/wheels" "$WORK/source"
}

# Wheels of one architecture and Python, as locked.
fetch() {
  local machine=$1 python=$2 target=$3
  "${pip[@]}" install --no-deps --require-hashes --only-binary :all: --no-compile --implementation cp \
    --platform "manylinux_2_28_$machine" --platform "manylinux_2_17_$machine" --platform "manylinux2014_$machine" \
    --python-version "$python" --abi "cp${python/./}" --target "$target" \
    -r "$WORK/wheels.txt" -r "$SOURCE/systemd/gpio.txt"
}

tree() {
  local machine=$1 tree=$2 python each
  mkdir -p "$tree/bin" "$tree/lib"
  install -m 755 "$HERE/companion.sh" "$tree/bin/companion"
  for python in "${PYTHONS[@]}"; do
    fetch "$machine" "$python" "$WORK/$machine-$python"
    cp -a "$WORK/$machine-$python/." "$tree/lib/"
  done
  for each in "$WORK"/wheels/*.whl; do
    "$SOURCE/.venv/bin/python" -m zipfile -e "$each" "$tree/lib"
  done
  rm -rf "$tree"/lib/bin "$tree"/lib/cobs/*/_*_ext*.so
  find "$tree/lib" -name __pycache__ -prune -exec rm -rf {} +
  find "$tree/lib" \( -name '*.so' -o -name '*.py' -o -name '*.pyi' \) -exec chmod 644 {} +
}

# What is new, for the page that offers this version: a field of the package, so that it is signed with it.
news() {
  printf 'XB-News:\n'
  awk -v "version=[$VERSION]" '
    /^## / { if (found) exit; found = ($2 == version || $2 == "[Unreleased]") }
    found && /^- / && count++ < 30 { print " " substr($0, 3) }' "$SOURCE/CHANGELOG.md"
}

package() {
  local arch=$1 root=$WORK/$1/package
  mkdir -p "$root"
  cp -a "$HERE/debian" "$root/debian"
  [[ -z ${MAINTAINER:-} ]] || sed -i "s/^Maintainer: .*/Maintainer: ${MAINTAINER//[\/&]/\\&}/" "$root/debian/control"
  news >>"$root/debian/control"
  {
    printf '%s (%s) stable; urgency=medium\n\n  * Version %s: CHANGELOG.md tells what is new.\n\n' "$NAME" "$VERSION" "$VERSION"
    printf ' -- %s  %s\n' "$(sed -n 's/^Maintainer: //p' "$root/debian/control")" \
      "$(date -R -d "@$(git -C "$SOURCE" log -1 --format=%ct)")"
  } >"$root/debian/changelog"
  tree "$2" "$root/tree"
  cp "$SOURCE"/CHANGELOG.md "$SOURCE"/LICENSE "$root/"
  mkdir -p "$root/systemd"
  cp "$SOURCE"/systemd/*$NAME* "$SOURCE"/systemd/{slots.sh,updates.py,companion.sh,first-start.sh} "$root/systemd/"
  sed -i "s|/opt/$NAME|$SHARE|g; s|/opt/\$name|/usr/lib/\$name|g; s|/usr/local/lib/|/usr/lib/|g" "$root"/systemd/*
  sed 's|^shutdown_command = .*|shutdown_command = ["touch", "/run/board-companion/poweroff"]|' \
    "$SOURCE/hardware/example.toml" >"$root/table.toml"
  if [[ -n ${KEYRING:-} ]]; then
    install -D -m 644 "$KEYRING" "$root/keyring/$NAME.gpg"
    echo "keyring/$NAME.gpg usr/share/keyrings" >>"$root/debian/$NAME.install"
  fi
  (cd "$root" && env -u PYTHONPATH dpkg-buildpackage --host-arch "$arch" -b -uc -us -d --rules-target=binary >"$WORK/$arch.log" 2>&1) || {
    tail -n 20 "$WORK/$arch.log" >&2
    exit 1
  }
  mkdir -p "$SOURCE/dist"
  mv "$WORK/$arch/${NAME}_${VERSION}_$arch.deb" "$SOURCE/dist/"
  echo "dist/${NAME}_${VERSION}_$arch.deb"
}

common
for arch in "${@:-amd64 arm64}"; do
  for one in $arch; do
    case $one in
      amd64) package amd64 x86_64 ;;
      arm64) package arm64 aarch64 ;;
      *)
        echo "packaging/build.sh: there is no package for $one, only for amd64 and arm64" >&2
        exit 2
        ;;
    esac
  done
done
