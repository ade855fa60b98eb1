#!/bin/sh
# Makes a card this machine's own: a name, keys and codes that no copy of the card has. It does nothing once that is
# done, until the card is in another machine: then codes and keys are drawn anew, and games stay.
# A name that somebody gave stays (Raspberry Pi Imager's settings, set by its firstrun.sh or cloud-init before).

set -eu
umask 022

root=${COMPANION_ROOT:-}
kept=$root/var/lib/board-companion-first-start
state=$root/var/lib/board-companion

# What tells one machine from another: a Raspberry Pi's serial number, a PC's, else its machine-id.
serial() {
  for file in /sys/firmware/devicetree/base/serial-number /sys/class/dmi/id/product_uuid /etc/machine-id; do
    if [ -s "$root$file" ]; then
      tr -d '\0' <"$root$file"
      return
    fi
  done
}

# Whether a name is one that images have, or that this script gave.
is_nobodys() {
  case $1 in
    '' | raspberrypi | debian | localhost | board) return 0 ;;
    *) [ "$1" = "${2:-}" ] ;;
  esac
}

call_it() {
  echo "$1" >"$root/etc/hostname.new"
  mv "$root/etc/hostname.new" "$root/etc/hostname"
  if grep -q '^127\.0\.1\.1' "$root/etc/hosts" 2>/dev/null; then
    sed "s/^127\.0\.1\.1.*/127.0.1.1\t$1/" "$root/etc/hosts" >"$root/etc/hosts.new"
    mv "$root/etc/hosts.new" "$root/etc/hosts"
  else
    printf '127.0.1.1\t%s\n' "$1" >>"$root/etc/hosts"
  fi
  [ -n "$root" ] || hostname "$1"
}

# The card was in another machine, or is a copy of one that is: nothing that is secret is shared.
renew() {
  rm -f "$state/host-code" "$state/identity.key" "$state/hosts.json" "$state/roles.json"
  # What a hall knows the other board by; a broker of the house stays. Of a hall on the card: passwords and its hosts.
  if [ -s "$state/board-id" ] && grep -q "\"board-$(tr -d '\n' <"$state/board-id")\"" "$state/house.json" 2>/dev/null; then
    rm -f "$state/house.json" "$state/house-password.json"
  fi
  rm -f "$state/board-id" "$state/hall-here/members.json" "$state/hall-here/passwords" "$state/hall-here/hall-password"
  rm -f "$state/hall-here/pages/hall-code" "$state/hall-here/pages/hall.key" "$state/hall-here/pages/hall-hosts.json"
  rm -f "$root/var/lib/board-companion-network/network.json" "$root"/etc/ssh/ssh_host_*_key "$root"/etc/ssh/ssh_host_*_key.pub
  if [ -z "$root" ]; then
    : >/etc/machine-id
    [ -L /var/lib/dbus/machine-id ] || rm -f /var/lib/dbus/machine-id
    systemd-machine-id-setup
  fi
}

machine=$(serial | sha256sum | cut -c 1-16)
name=board-$(echo "$machine" | cut -c 1-4)
before='' named=''
if [ -s "$kept/machine" ]; then read -r before named <"$kept/machine" || true; fi
[ "$before" != "$machine" ] || exit 0

if [ -n "$before" ]; then
  echo "this card comes from another machine: new name, keys and host code; games stay"
  renew
fi
if is_nobodys "$(cat "$root/etc/hostname" 2>/dev/null || true)" "$named"; then
  call_it "$name"
  echo "this machine is called $name"
fi
if [ -z "$root" ] && command -v ssh-keygen >/dev/null; then ssh-keygen -A >/dev/null; fi

mkdir -p "$kept"
echo "$machine $name" >"$kept/machine.new"
sync -f "$kept/machine.new"
mv "$kept/machine.new" "$kept/machine"
