#!/usr/bin/env bash
# Makes the image of a card: packaging/image/build.sh PI-GEN, a checkout of Raspberry Pi's pi-gen, branch arm64 (or
# bookworm-arm64). It needs root, the packages of pi-gen's file `depends`, 10 GB and the internet. Result: dist/.

set -euo pipefail
umask 022
export LC_ALL=C.UTF-8

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
SOURCE=$(realpath "$HERE/../..")
NAME=board-companion
readonly HERE SOURCE NAME

fail() {
  printf 'packaging/image/build.sh: %s\n' "$*" >&2
  exit 2
}

[[ $# == 1 ]] || fail 'a checkout of pi-gen, branch arm64, is needed: make image PIGEN=FOLDER'
pigen=$(realpath "$1")
[[ -x $pigen/build.sh && -d $pigen/stage2 ]] || fail "$1 is no checkout of pi-gen: build.sh and stage2 are missing there"
[[ $pigen != *' '* ]] || fail "$1: pi-gen works in no folder with a space in its name"
[[ $EUID == 0 ]] || fail 'only root can make an image'
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$SOURCE/companion/__init__.py")
package=$SOURCE/dist/${NAME}_${version}_arm64.deb
[[ -e $package ]] || fail "$package is missing: make deb ARCH=arm64"

stage=$pigen/stage-board
rm -rf "$stage"
cp -a "$HERE/stage-board" "$stage"
install -D -m 755 "$HERE/customize.sh" "$stage/00-companion/files/customize.sh"
cp "$package" "$stage/00-companion/files/"
touch "$pigen/stage2/SKIP_IMAGES"
{
  cat "$HERE/config"
  echo "STAGE_LIST='stage0 stage1 stage2 $stage'"
} >"$pigen/config"
(cd "$pigen" && ./build.sh)

image=$(find "$pigen/deploy" -name "*$NAME*.img.xz" -printf '%T@ %p\n' | sort -n | tail -n 1 | cut -d ' ' -f 2-)
[[ -n $image ]] || fail 'pi-gen has left no image; its log is in its folder work'
mkdir -p "$SOURCE/dist"
mv "$image" "$SOURCE/dist/$NAME-$version.img.xz"
"$HERE/manifest.py" "$SOURCE/dist/$NAME-$version.img.xz" "$version" "$(sed -n 's/^RELEASE=.*-\(.*\)}$/\1/p' "$HERE/config")" \
  >"$SOURCE/dist/$NAME.rpi-imager-manifest"
echo "dist/$NAME-$version.img.xz, and the list for Raspberry Pi Imager: dist/$NAME.rpi-imager-manifest"
