#!/bin/sh
# What busybox's udhcpc calls with an address.
# shellcheck disable=SC2154 # udhcpc gives these
[ "$1" != bound ] || ip address replace "$ip/24" dev "$interface"
