#!/usr/bin/env bash
# Builds Linux as a program with pretended radios (user-mode-linux, mac80211_hwsim): tests/image/linux.sh FOLDER. Debian's
# own has no Wi-Fi. Its source is that of Debian unstable: older ones end at once on processors with many registers.

set -euo pipefail
umask 022
export LC_ALL=C.UTF-8

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
FOLDER=${1:?a folder is needed: tests/image/linux.sh FOLDER}
readonly HERE FOLDER
# What a program needs none of, and would take minutes to unpack.
readonly LEFT=(
  'drivers/gpu/drm/*.[ch]' 'drivers/media/*.c' 'drivers/net/ethernet/*.[ch]' 'drivers/scsi/*.c' 'drivers/staging/*.[ch]'
  'drivers/net/wireless/*/*/*.c' 'sound/*.c' 'tools/testing/*' 'Documentation/*.rst' 'Documentation/*.yaml'
)

if [[ -x $FOLDER/linux ]] && cmp -s "$HERE/linux.config" "$FOLDER/used.config"; then exit 0; fi
mkdir -p "$FOLDER"/{lists/partial,cache/archives/partial}
cd "$FOLDER"
mirror=$(sed -n 's/^URIs: //p' /etc/apt/sources.list.d/debian.sources | head -n 1)
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${mirror:?} sid main" >sid.list
options=(-qq -o "Dir::Etc::SourceList=$PWD/sid.list" -o Dir::Etc::SourceParts=/nowhere -o "Dir::State::Lists=$PWD/lists"
  -o "Dir::Cache=$PWD/cache" -o Acquire::Check-Valid-Until=false -o Acquire::Languages=none -o APT::Sandbox::User=root)
apt-get "${options[@]}" update
source=$(apt-cache "${options[@]}" depends linux-source | sed -n 's/^ *Depends: \(linux-source[^ ]*\)$/\1/p' | head -n 1)
compgen -G "$source*.deb" >/dev/null || apt-get "${options[@]}" download "$source"
rm -rf unpacked tree
dpkg-deb -x "$source"*.deb unpacked
mkdir tree
tar -C tree -xJf unpacked/usr/src/"$source".tar.xz --strip-components 1 "${LEFT[@]/#/--exclude=*/}"
make -s -C tree ARCH=um KCONFIG_ALLCONFIG="$HERE/linux.config" allnoconfig
make -s -C tree -j "$(nproc)" ARCH=um linux
strip -o linux tree/linux
cp "$HERE/linux.config" used.config
rm -rf unpacked tree
