#!/bin/sh
# Three pretended radios before anybody looks for one: wlan0 stays, a phone and a home get the others. And what the
# kernel's words say: this machine's serial number, as a Pi has one, and what Raspberry Pi Imager has left.
set -eu
word() { sed -n "s/.*image\.$1=\([^ ]*\).*/\1/p" /proc/cmdline; }
mount -t tmpfs firmware /sys/firmware
mkdir -p /sys/firmware/devicetree/base
word serial >/sys/firmware/devicetree/base/serial-number
case $(word life) in
  imager | held)
    echo kitchen >/etc/hostname
    hostname kitchen
    install -m 600 /srv/preconfigured.nmconnection /etc/NetworkManager/system-connections/
    ;;
esac
if [ "$(word life)" = held ]; then
  sed -i 's/^factory = "auto".*/factory = "mock"\npause = "GPIO21"/' /etc/board-companion/table.toml
fi
[ -e /sys/class/net/wlan2 ] || modprobe mac80211_hwsim radios=3
for pair in 1:home 2:phone; do
  number=${pair%%:*} room=${pair##*:}
  ip netns add "$room"
  iw phy "$(cat "/sys/class/net/wlan$number/phy80211/name")" set netns name "$room"
  ip netns exec "$room" ip link set lo up
  ip netns exec "$room" ip link set "wlan$number" up
done
