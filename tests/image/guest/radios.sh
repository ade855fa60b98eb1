#!/bin/sh
# Three pretended radios before anybody looks for one: wlan0 stays, a phone and a home get the others.
set -eu
modprobe mac80211_hwsim radios=3
for pair in 1:home 2:phone; do
  number=${pair%%:*} room=${pair##*:}
  ip netns add "$room"
  iw phy "$(cat "/sys/class/net/wlan$number/phy80211/name")" set netns name "$room"
  ip netns exec "$room" ip link set lo up
  ip netns exec "$room" ip link set "wlan$number" up
done
