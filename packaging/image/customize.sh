#!/bin/sh
# Makes a board's own system of a Debian or Raspberry Pi OS: runs as root inside it, beside the package.
#   customize.sh PACKAGE.deb
# pi-gen runs it (stage-board), and tests/image/run.sh on a small Debian.

set -eu
umask 022
export DEBIAN_FRONTEND=noninteractive

package=${1:?customize.sh needs the package: customize.sh PACKAGE.deb}

apt-get -qq update
apt-get -qq install -y --no-install-recommends "$package" avahi-daemon libnss-mdns network-manager dnsmasq-base wpasupplicant rfkill

put() { # a file, from what is piped in
  mkdir -p "$(dirname "$1")"
  cat >"$1"
}

# In the hotspot every name leads to the board, so that phones open the page of the Wi-Fi by themselves;
# none is asked of a server that somebody has named, which would make answers of IPv6 a refusal.
put /etc/NetworkManager/dnsmasq-shared.d/board-companion.conf <<'TEXT'
address=/#/10.42.0.1
local=/#/
no-resolv
TEXT
# The card is written for games alone: what the system says stays in memory.
put /etc/systemd/journald.conf.d/board-companion.conf <<'TEXT'
[Journal]
Storage=volatile
RuntimeMaxUse=16M
TEXT
# Whoever serves needs no right for port 80: nobody else serves here, and addresses are shorter.
put /etc/sysctl.d/70-board-companion.conf <<'TEXT'
net.ipv4.ip_unprivileged_port_start=80
TEXT
sed -i 's/^port = 8080/port = 80/' /etc/board-companion/table.toml
sed -i 's|<port>8080</port>|<port>80</port>|' /etc/avahi/services/board-companion.service

systemctl --quiet enable board-companion.service board-companion-poweroff.path \
  board-companion-first-start.service board-companion-network.service NetworkManager.service avahi-daemon.service

# Raspberry Pi OS leaves the Wi-Fi off until somebody names a country.
rm -f /var/lib/systemd/rfkill/*:wlan
put /var/lib/NetworkManager/NetworkManager.state <<'TEXT'
[main]
NetworkingEnabled=true
WirelessEnabled=true
WWANEnabled=true
TEXT

# Nothing in the image is one machine's own (systemd/first-start.sh makes it so).
rm -rf /var/lib/board-companion/* /var/lib/board-companion-network /var/lib/board-companion-first-start
rm -f /etc/ssh/ssh_host_*_key /etc/ssh/ssh_host_*_key.pub /var/lib/dbus/machine-id
: >/etc/machine-id
apt-get -qq clean
rm -rf /var/lib/apt/lists/* /var/log/journal
