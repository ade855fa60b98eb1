#!/usr/bin/env bash
# Makes a board's own system of a small Debian by the image's own script, looks at its files, and starts it with pretended
# radios, in a virtual machine where the processor lends itself, else as a program: tests/image/run.sh [RELEASE].
# LIVES="held" starts that one alone (tests/image/guest/image_test.py). Needs root, `make deb`, and the packages of docs/lab/virtual-machines.md.

set -euo pipefail
umask 022
export LC_ALL=C.UTF-8

SUITE=${1:-bookworm}
SOURCE=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
WORK=$SOURCE/build/image
ROOT=$WORK/root-$SUITE
VERSION=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$SOURCE/companion/__init__.py")
PACKAGE=$SOURCE/dist/board-companion_${VERSION}_amd64.deb
ACCELERATOR=$("$SOURCE/tests/vm/accelerator.sh")
readonly SUITE SOURCE WORK ROOT VERSION PACKAGE ACCELERATOR
readonly LONGEST_S=3600

say() { printf '%4d s  %s\n' "$SECONDS" "$*"; }

fail() {
  printf 'tests/image/run.sh: %s\n' "$*" >&2
  exit 1
}

skip() {
  say "left out: $*"
  exit 0
}

inside() {
  # shellcheck disable=SC2016 # the inner shell's own words
  unshare --mount --uts sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"' "$ROOT" /usr/bin/env -i \
    PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 "$@"
}

base() {
  [[ ! -e $WORK/$SUITE.tar ]] || return 0
  say "a small Debian $SUITE"
  local mirror
  mirror=$(sed -n 's/^URIs: //p' /etc/apt/sources.list.d/debian.sources | head -n 1)
  mmdebstrap --quiet --format=tar --variant=minbase \
    --include=systemd,systemd-sysv,udev,dbus,kmod,python3,hostname,openssh-server,network-manager,wpasupplicant,iw,rfkill,iproute2 \
    "$SUITE" "$WORK/$SUITE.part" "${mirror:?}"
  mv "$WORK/$SUITE.part" "$WORK/$SUITE.tar"
}

customize() {
  say 'the image'"'"'s own script'
  rm -rf "$ROOT"
  mkdir -p "$ROOT"
  tar -C "$ROOT" -xf "$WORK/$SUITE.tar"
  cp -L /etc/resolv.conf "$ROOT/etc/resolv.conf" 2>/dev/null || true
  printf '#!/bin/sh\nexit 101\n' >"$ROOT/usr/sbin/policy-rc.d"
  chmod +x "$ROOT/usr/sbin/policy-rc.d"
  echo raspberrypi >"$ROOT/etc/hostname"
  cp "$PACKAGE" "$ROOT/srv/board-companion.deb"
  cp "$SOURCE/packaging/image/customize.sh" "$ROOT/srv/"
  inside apt-get -qq update
  inside apt-get -qq install -y --no-install-recommends busybox procps >/dev/null # for the test
  inside /srv/customize.sh /srv/board-companion.deb >"$WORK/customize.log" 2>&1 || {
    tail -n 20 "$WORK/customize.log" >&2
    fail 'the script of the image has failed'
  }
  rm "$ROOT/usr/sbin/policy-rc.d"
}

# What can be seen without starting it.
look() {
  local each
  for each in board-companion board-companion-network board-companion-first-start avahi-daemon NetworkManager; do
    [[ $(inside systemctl is-enabled $each.service) == enabled ]] || fail "$each is not enabled"
  done
  [[ -e $ROOT/etc/machine-id && ! -s $ROOT/etc/machine-id ]] || fail 'the image has a machine-id'
  [[ -z $(ls "$ROOT"/etc/ssh/ssh_host_*_key "$ROOT"/var/lib/board-companion/* 2>/dev/null) ]] ||
    fail 'the image has keys or codes of its own'
  grep -q '^port = 80 *$' "$ROOT/etc/board-companion/table.toml" || fail 'the pages are not at port 80'
  grep -q '<port>80</port>' "$ROOT/etc/avahi/services/board-companion.service" || fail 'mDNS tells another port'
  inside companion --version >/dev/null || fail 'the program does not run'
  say 'its files are as they must be'
}

# Whether the real NetworkManager reads names and passwords as they were meant; it needs no radio.
profiles() {
  install -m 755 "$SOURCE"/tests/image/guest/profiles.* "$ROOT/srv/"
  unshare --mount --uts --pid --net --fork chroot "$ROOT" /srv/profiles.sh || fail 'NetworkManager reads profiles wrongly'
  rm -rf "$ROOT"/etc/NetworkManager/system-connections/* "$ROOT"/run/dbus "$ROOT"/run/NetworkManager
  rm -f "$ROOT/var/lib/dbus/machine-id"
  : >"$ROOT/etc/machine-id"
}

# Debian's own kernel, and a first file system that loads what the root lies on.
kernel() {
  local image tree each
  [[ ! -e $WORK/kernel/done ]] || return 0
  say 'kernel'
  image=$(apt-cache depends linux-image-amd64 | sed -n 's/^ *Depends: \(linux-image[^ ]*\)$/\1/p' | head -n 1)
  rm -rf "$WORK/kernel"
  mkdir -p "$WORK/debs" "$WORK/kernel"
  (cd "$WORK/debs" && { compgen -G "$image*.deb" >/dev/null || apt-get -qq download "$image"; })
  dpkg-deb -x "$WORK"/debs/"$image"*.deb "$WORK/kernel"
  depmod -b "$WORK/kernel" "${image#linux-image-}"
  tree=$(mktemp -d)
  mkdir -p "$tree"/{bin,dev,proc,sys,root,modules}
  cp "$(command -v busybox)" "$tree/bin/busybox"
  modprobe -d "$WORK/kernel" -S "${image#linux-image-}" --show-depends -a virtio_pci virtio_blk crc32c_generic ext4 |
    sed -n 's/^insmod \([^ ]*\).*/\1/p' | awk '!seen[$0]++' >"$tree/list"
  while read -r each; do
    cp "$each" "$tree/modules/"
    basename "$each" >>"$tree/modules/order"
  done <"$tree/list"
  cat >"$tree/init" <<'INIT'
#!/bin/busybox sh
/bin/busybox mount -t proc proc /proc
/bin/busybox mount -t devtmpfs dev /dev
while read -r module; do /bin/busybox insmod /modules/$module; done < /modules/order
/bin/busybox mount -t ext4 /dev/vda /root
/bin/busybox umount /proc
exec /bin/busybox switch_root /root /sbin/init
INIT
  chmod +x "$tree/init"
  (cd "$tree" && find . | busybox cpio -o -H newc 2>/dev/null | gzip -1) >"$WORK/initrd"
  cp "$WORK/kernel/boot/vmlinuz-${image#linux-image-}" "$WORK/vmlinuz"
  rm -rf "$tree"
  echo "${image#linux-image-}" >"$WORK/kernel/done"
}

is_lent() { [[ $ACCELERATOR == *kvm* ]]; }

disk() {
  local version
  if is_lent; then
    version=$(<"$WORK/kernel/done")
    mkdir -p "$ROOT/usr/lib/modules"
    cp -a "$WORK/kernel/lib/modules/$version" "$ROOT/usr/lib/modules/"
  fi
  install -m 755 "$SOURCE"/tests/image/guest/*.sh "$ROOT/srv/"
  install -m 644 "$SOURCE"/tests/image/guest/*.nmconnection "$ROOT/srv/"
  install -D -m 644 -t "$ROOT/srv/tests/image/guest" "$SOURCE"/tests/image/guest/*.py
  install -m 644 "$SOURCE"/tests/image/guest/*.service "$ROOT/etc/systemd/system/"
  mkdir -p "$ROOT/etc/systemd/system/board-companion.service.d" # a busy machine is slow, and the board is at a terminal
  printf '[Service]\nTimeoutStartSec=600\nDeviceAllow=char-pts rw\nEnvironment=HELD_BUTTON=/run/board-companion/held\n' \
    >"$ROOT/etc/systemd/system/board-companion.service.d/test.conf"
  install -m 644 "$SOURCE/tests/image/guest/held_button.py" "$ROOT/usr/lib/python3/dist-packages/"
  echo 'import held_button' >"$ROOT/usr/lib/python3/dist-packages/held_button.pth"
  inside systemctl --quiet enable image-radios.service image-test.service
  rm -f "$WORK/$SUITE".ext4
  mke2fs -q -t ext4 -d "$ROOT" "$WORK/$SUITE.ext4" 2500M
}

# One start: boot LIFE DISK SERIAL.
boot() {
  local words="root=/dev/vda rw quiet no_timer_check systemd.show_status=1 image.life=$1 image.serial=$3" log=$WORK/$SUITE-$1.log
  say "it starts: $1"
  if is_lent; then
    # shellcheck disable=SC2086 # words of their own
    timeout "$LONGEST_S" qemu-system-x86_64 $ACCELERATOR -machine q35 -m 1024 -smp 2 -nographic -no-reboot -nic none \
      -kernel "$WORK/vmlinuz" -initrd "$WORK/initrd" -append "console=ttyS0 $words" \
      -drive "file=$2,if=virtio,format=raw,cache=unsafe" >"$log" 2>&1 </dev/null || true
  else
    # shellcheck disable=SC2086 # words of their own
    timeout -k 10 "$LONGEST_S" "$WORK/linux/linux" "ubd0=$2" ${words/vda/ubda} mem=768M seccomp=on mac80211_hwsim.radios=3 \
      con=null con0=null,fd:2 ssl=null ssl0=null,fd:1 >"$log" 2>"$log.console" </dev/null || true
  fi
  grep -a 'image-test: ' "$log" | tr -d '\r' || true
  grep -aq "image-test: .*$1: passed" "$log" || fail "see $log"
}

start() {
  local disk=$WORK/$SUITE-card.ext4 each
  local -A serial=([first]=aaaaaaaa [moved]=bbbbbbbb [imager]=cccccccc [held]=dddddddd)
  for each in ${LIVES:-first moved imager held}; do
    [[ $each == moved ]] || cp --sparse=always "$WORK/$SUITE.ext4" "$disk"
    boot "$each" "$disk" "10000000${serial[$each]}"
  done
  rm -f "$disk"
}

mkdir -p "$WORK"
[[ $EUID == 0 ]] || skip 'only root can make a root file system'
command -v mmdebstrap >/dev/null || skip 'mmdebstrap is missing (make vm fetches it)'
[[ -e $PACKAGE ]] || fail "$PACKAGE is missing: make deb ARCH=amd64"
base
customize
look
profiles
needed=(mke2fs flex bison bc gcc make cpio)
if is_lent; then needed=(mke2fs qemu-system-x86_64 busybox depmod cpio); fi
for each in "${needed[@]}"; do command -v "$each" >/dev/null || skip "$each is missing (make vm fetches it): it was not started"; done
if is_lent; then kernel; else "$SOURCE/tests/image/linux.sh" "$WORK/linux"; fi
disk
start
rm -rf "$ROOT"
say 'passed'
