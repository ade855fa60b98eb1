#!/bin/sh
# A chip with 54 lines under the name that a Pi 4's has.
set -eu
modprobe configfs
mountpoint -q /sys/kernel/config || mount -t configfs configfs /sys/kernel/config
modprobe sim-pins
pins=/sys/kernel/config/gpio-sim/pi
mkdir -p $pins/bank
echo 54 > $pins/bank/num_lines
echo pinctrl-bcm2711 > $pins/bank/label
echo 1 > $pins/live
