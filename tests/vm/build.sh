#!/usr/bin/env bash
# Builds what the virtual machine needs, below build/vm: kernel, first file system, root file system of a Debian
# release with the product installed by its own installer. What is there already is taken again; the product is
# always installed anew. Needs root, and the packages that docs/how-to/install.md lists under "Try it in a virtual machine".

set -euo pipefail
umask 022
export LC_ALL=C.UTF-8

SUITE=${1:-bookworm}
SOURCE=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
WORK=$SOURCE/build/vm
readonly SUITE SOURCE WORK
readonly NEEDED=(qemu-system-x86_64 mmdebstrap mke2fs busybox depmod apt-get dpkg-deb make gcc tar)

fail() {
  printf 'tests/vm/build.sh: %s\n' "$*" >&2
  exit 2
}

say() { printf '%4d s  %s\n' "$SECONDS" "$*"; }

look() {
  local each
  [[ $EUID == 0 ]] || fail 'only root can make a root file system'
  [[ $SUITE == bookworm || $SUITE == trixie ]] || fail "unknown release $SUITE: bookworm or trixie would be right"
  for each in "${NEEDED[@]}"; do
    command -v "$each" >/dev/null || fail "$each is missing; docs/how-to/install.md says which packages are needed"
  done
}

depends() { apt-cache depends "$1" | sed -n 's/^ *Depends: \('"$2"'[^ ]*\)$/\1/p' | head -n 1; }

# Debian's own kernel; its gpio-sim is switched off, so that module is built from Debian's own source.
kernel() {
  local image version source
  [[ ! -e $WORK/kernel/done ]] || return 0
  say 'kernel and its module for pretended pins'
  rm -rf "$WORK/kernel" "$WORK/debs"
  mkdir -p "$WORK/kernel" "$WORK/debs"
  image=$(depends linux-image-amd64 linux-image)
  version=${image#linux-image-}
  source=$(depends linux-source linux-source)
  (
    cd "$WORK/debs"
    apt-get -qq download "$image" "linux-headers-$version" "linux-headers-${version%-amd64}-common" \
      "$(depends "linux-headers-$version" linux-kbuild)" "$source"
    for each in *.deb; do dpkg-deb -x "$each" "$WORK/kernel"; done
  )
  tar -C "$WORK/kernel" -xf "$WORK/kernel/usr/src/$source.tar.xz" --strip-components 1 \
    "$source/drivers/gpio/gpio-sim.c" "$source/drivers/gpio/gpiolib.h" "$source/kernel/irq/irq_sim.c"
  mkdir -p "$WORK/kernel/module"
  cp "$WORK"/kernel/drivers/gpio/gpio* "$WORK/kernel/kernel/irq/irq_sim.c" "$WORK/kernel/module/"
  # irq_to_desc is not there for modules; this is the same by another way.
  sed -i 's/irq_to_desc(irqnum)/irq_data_to_desc(irq_get_irq_data(irqnum))/' "$WORK/kernel/module/irq_sim.c"
  printf 'obj-m += sim-pins.o\nsim-pins-y := gpio-sim.o irq_sim.o\n' >"$WORK/kernel/module/Makefile"
  # The headers point to /usr; below WORK they are found by these two.
  sed -i "s|/usr/src/|$WORK/kernel/usr/src/|g" "$WORK/kernel/usr/src/linux-headers-$version/Makefile"
  ln -sfn "$WORK"/kernel/usr/lib/linux-kbuild-* "$WORK/kernel/usr/src/kbuild"
  rm -rf "$WORK/kernel/usr/src/linux-headers-$version/scripts" "$WORK/kernel/usr/src/linux-headers-$version/tools"
  ln -sfn ../kbuild/scripts "$WORK/kernel/usr/src/linux-headers-$version/scripts"
  ln -sfn ../kbuild/tools "$WORK/kernel/usr/src/linux-headers-$version/tools"
  make -s -C "$WORK/kernel/usr/src/linux-headers-$version" M="$WORK/kernel/module" modules
  install -D "$WORK/kernel/module/sim-pins.ko" "$WORK/kernel/lib/modules/$version/extra/sim-pins.ko"
  depmod -b "$WORK/kernel" "$version"
  printf '%s\n' "$version" >"$WORK/kernel/done"
}

# Loads what the root file system lies on, mounts it, goes there.
first() {
  local version tree each
  version=$(<"$WORK/kernel/done")
  tree=$(mktemp -d)
  mkdir -p "$tree"/{bin,dev,proc,sys,root,modules}
  cp "$(command -v busybox)" "$tree/bin/busybox"
  modprobe -d "$WORK/kernel" -S "$version" --show-depends -a virtio_pci virtio_blk crc32c_generic ext4 |
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
  cp "$WORK/kernel/boot/vmlinuz-$version" "$WORK/vmlinuz"
  rm -rf "$tree"
}

base() {
  [[ ! -e $WORK/$SUITE.tar ]] || return 0
  say "Debian $SUITE"
  local packages=systemd,systemd-sysv,udev,dbus,kmod,python3,python3-venv,avahi-daemon mirror
  if [[ $SUITE == trixie ]]; then packages+=,gcc,libc6-dev,python3-dev,swig; fi
  mirror=$(sed -n 's/^URIs: //p' /etc/apt/sources.list.d/debian.sources | head -n 1)
  mmdebstrap --quiet --format=tar --variant=minbase --include="$packages" "$SUITE" "$WORK/$SUITE.part" "${mirror:?}"
  mv "$WORK/$SUITE.part" "$WORK/$SUITE.tar"
}

# Everything that the installer would fetch, for the Python of that release.
wheels() {
  local python=3.11 folder=$WORK/wheels-$SUITE
  if [[ $SUITE == trixie ]]; then python=3.13; fi
  if [[ -d $folder ]] && [[ -z $(find "$SOURCE/requirements/run.txt" "$SOURCE"/systemd/*.txt -newer "$folder") ]]; then return 0; fi
  say 'Python packages'
  rm -rf "$folder"
  for each in requirements/run.txt systemd/gpio.txt systemd/lgpio.txt systemd/build.txt; do
    "$SOURCE/.venv/bin/python" -m pip --quiet download --no-deps --require-hashes \
      --python-version "$python" --implementation cp --platform manylinux_2_34_x86_64 \
      --platform manylinux_2_28_x86_64 --platform manylinux_2_17_x86_64 --platform manylinux2014_x86_64 \
      --dest "$folder" -r "$SOURCE/$each"
  done
  touch "$folder"
}

root() {
  local tree version
  version=$(<"$WORK/kernel/done")
  tree=$WORK/root-$SUITE
  say 'root file system'
  rm -rf "$tree"
  mkdir -p "$tree"
  tar -C "$tree" -xf "$WORK/$SUITE.tar"
  mkdir -p "$tree/usr/lib/modules" "$tree/srv/board-companion"
  cp -a "$WORK/kernel/lib/modules/$version" "$tree/usr/lib/modules/"
  rm -f "$tree/usr/lib/modules/$version/build" "$tree/usr/lib/modules/$version/source"
  git -C "$SOURCE" ls-files --cached --others --exclude-standard companion firmware_bridge hardware systemd \
    requirements docs/how-to/install.md pyproject.toml README.md LICENSE | (cd "$SOURCE" && tar -cf - --ignore-failed-read -T -) |
    tar -C "$tree/srv/board-companion" -xf -
  cp -r "$WORK/wheels-$SUITE" "$tree/srv/wheels"
  say 'the installer'
  chroot "$tree" /srv/board-companion/systemd/install.sh --no-start --wheels /srv/wheels ||
    fail 'the installer has failed'
  cp -r "$SOURCE/tests/vm/guest/." "$tree/"
  sed -i 's/^# shutdown = /shutdown = /' "$tree/etc/board-companion/table.toml"
  chroot "$tree" systemctl --quiet enable vm-pins.service vm-test.service
  chroot "$tree" systemctl --quiet mask apt-daily.timer apt-daily-upgrade.timer systemd-timesyncd.service 2>/dev/null || true
  ln -sf /dev/null "$tree/etc/systemd/system/systemd-networkd-wait-online.service"
  echo board >"$tree/etc/hostname"
  say 'image'
  rm -f "$WORK/$SUITE.ext4"
  mke2fs -q -t ext4 -d "$tree" "$WORK/$SUITE.ext4" 1500M
  rm -rf "$tree"
}

look
mkdir -p "$WORK"
kernel
first
base
wheels
root
say 'built'
