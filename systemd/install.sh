#!/usr/bin/env bash
# Installs Board Companion as a service on Raspberry Pi OS or Debian (12 and 13), or takes it away again.
# How it goes, and what to do when it does not: docs/how-to/install.md.

set -euo pipefail
umask 022
export LC_ALL=C.UTF-8 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PIP_ROOT_USER_ACTION=ignore
export DEBIAN_FRONTEND=noninteractive
unset PYTHONPATH PYTHONHOME VIRTUAL_ENV

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
SOURCE=$(dirname "$HERE")
readonly HERE SOURCE
readonly NAME=board-companion
readonly APP=/opt/$NAME
readonly CONFIG=/etc/$NAME/table.toml
readonly STATE=/var/lib/$NAME
readonly SHARE=/usr/local/lib
readonly UNITS=("$NAME.service" "$NAME"-{poweroff,update}.{path,service})
readonly ENABLED=("$NAME.service" "$NAME-poweroff.path" "$NAME-update.path")
readonly REQUEST=/run/$NAME/poweroff
readonly STEPS=6

action=install purge=no dry=no root='' start=yes wheels=''
step=0 scratch=''

usage() {
  cat <<TEXT
Usage: sudo systemd/install.sh [OPTION]...

Installs Board Companion from this checkout as a service and starts it. Again = update; games and configuration
stay as they are.

  --uninstall    take the service away; games and configuration stay
  --purge        with --uninstall: games, configuration and the service's user go as well
  --dry-run      say every step, do none
  --wheels DIR   take Python packages from this folder instead of the internet
  --no-start     do not start it; for making an image
  --root DIR     put the files below DIR; no packages are fetched, nothing is enabled or started
  --help         this text
TEXT
}

say() { printf '%s\n' "$*"; }

# One line that says what is wrong and what would be right.
fail() {
  printf 'install.sh: %s\n' "$*" >&2
  exit 2
}

next() {
  step=$((step + 1))
  say "[$step/$STEPS] $*"
}

# Do a command, or only say it.
run() {
  if [[ $dry == yes ]]; then
    say "      $*"
  else
    "$@"
  fi
}

# Do a command on the running machine: not below --root, and only said in a dry run.
machine() {
  if [[ -z $root ]]; then run "$@"; fi
}

# The same where systemd must be running.
live() {
  if [[ $start == yes ]]; then machine "$@"; fi
}

arguments() {
  while (($#)); do
    case $1 in
      --uninstall) action=uninstall ;;
      --purge) purge=yes ;;
      --dry-run) dry=yes ;;
      --no-start) start=no ;;
      --wheels | --root)
        [[ -n ${2:-} ]] || fail "$1 needs a folder: $1 DIR"
        [[ -d $2 || $dry == yes ]] || fail "$1 $2: there is no such folder"
        if [[ $1 == --root ]]; then root=$(realpath -m "$2"); else wheels=$(realpath -m "$2"); fi
        shift
        ;;
      --help)
        usage
        exit 0
        ;;
      *) fail "unknown option $1; --help lists the right ones" ;;
    esac
    shift
  done
  [[ $purge == no || $action == uninstall ]] || fail '--purge goes with --uninstall alone'
  [[ $root != / ]] || root=''
}

look() {
  [[ -f $SOURCE/pyproject.toml && -f $SOURCE/requirements/run.txt ]] ||
    fail "$SOURCE is no checkout of Board Companion: start this script where it lies"
  [[ $action != install || $(getconf LONG_BIT) == 64 ]] ||
    fail 'this system has 32 bits; write the 64-bit Raspberry Pi OS to the card. Nothing was changed'
  [[ $dry == no ]] || return 0
  if [[ -z $root ]]; then
    [[ $EUID == 0 ]] || fail "only root may do this: sudo $0"
    [[ $start == no || -d /run/systemd/system ]] ||
      fail 'systemd does not run here; --no-start prepares an image, --root DIR fills a folder'
  fi
  [[ $action == install ]] || return 0
  [[ -n $root ]] || command -v apt-get >/dev/null ||
    fail 'there is no apt-get: this works on Raspberry Pi OS and Debian'
  command -v python3 >/dev/null || return 0 # comes with the packages
  python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "$(python3 --version) is too old: 3.11 is needed, which Debian 12 has"
}

# --- the six steps -------------------------------------------------------------------------------

installed() { [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }

packages() {
  next 'Debian packages'
  [[ -z $root ]] || return 0
  local wanted=(python3 python3-venv avahi-daemon avahi-utils avrdude) missing=() each
  # lgpio reaches the Pi's own pins. Raspberry Pi OS has it; for Python 3.13 elsewhere it must be compiled.
  if [[ -n $(apt-cache show python3-lgpio 2>/dev/null) ]]; then
    wanted+=(python3-lgpio)
  elif [[ -e /dev/gpiochip0 ]] && ! python3 -c 'import sys; sys.exit(sys.version_info >= (3, 13))'; then
    wanted+=(gcc libc6-dev python3-dev swig)
  fi
  for each in "${wanted[@]}"; do
    installed "$each" || missing+=("$each")
  done
  ((${#missing[@]})) || return 0
  run apt-get -qq update || fail "apt-get cannot look for ${missing[*]}; is this machine online?"
  run apt-get -qq install -y --no-install-recommends "${missing[@]}" ||
    fail "these packages could not be installed (apt-get says why above): ${missing[*]}"
}

user() {
  next "user $NAME, who may reach boards and pins"
  run install -D -m 644 "$HERE/$NAME.sysusers" "$root$SHARE/sysusers.d/$NAME.conf"
  machine systemd-sysusers "$SHARE/sysusers.d/$NAME.conf"
}

# The script that keeps two versions apart: an update is built beside what runs, and is tried once it is complete.
slots() {
  COMPANION_APP=$root$APP COMPANION_STATE=$root$STATE COMPANION_CONFIG=$root$CONFIG \
    "$root$SHARE/$NAME/slots" "$@"
}

free_slot() { if [[ $dry == yes ]]; then say a; else slots free; fi; }

# Whether a module is there; it is not imported, since lgpio leaves a pipe where that is done.
has() {
  local code='import importlib.util as util, sys; sys.exit(util.find_spec(sys.argv[1]) is None)'
  "$venv/bin/python" -c "$code" "$1"
}

# gpiozero, and lgpio below it: the system's, or a ready one, or compiled where there is swig. Part of program,
# whose pip, locked and venv it uses.
pins() {
  local ready=()
  run "${pip[@]}" install "${locked[@]}" -r "$HERE/gpio.txt" || return 1
  if [[ $dry == no ]]; then
    if has lgpio; then return 0; fi
    command -v swig >/dev/null || ready=(--only-binary lgpio)
  fi
  run env PYPI=1 "${pip[@]}" install "${locked[@]}" "${ready[@]}" -r "$HERE/lgpio.txt"
}

# Leaves the place of the program in venv.
program() {
  local from=() built pip locked
  next 'the program and its Python packages (some minutes on a small Pi)'
  run install -D -m 755 "$HERE/slots.sh" "$root$SHARE/$NAME/slots"
  run install -m 755 "$HERE/updates.py" "$root$SHARE/$NAME/updates"
  venv=$root$APP/$(free_slot)
  if [[ -n $wheels ]]; then from=(--no-index --find-links "$wheels"); fi
  scratch=$(if [[ $dry == yes ]]; then say /tmp/NEW; else mktemp -d; fi)
  # The system's packages are seen for lgpio's sake; all others are put in again, so that none is borrowed.
  run python3 -m venv --clear --system-site-packages "$venv"
  pip=("$venv/bin/python" -m pip --quiet)
  locked=(--require-hashes --ignore-installed "${from[@]}")
  run "${pip[@]}" install "${locked[@]}" --target "$scratch/build" -r "$HERE/build.txt" ||
    fail 'Python packages could not be fetched (pip says why above); is this machine online? Nothing was changed'
  # What comes as source is built with these tools, which are locked as well.
  locked+=(--no-build-isolation)
  pip=(env "PYTHONPATH=$scratch/build" "${pip[@]}")
  run "${pip[@]}" install "${locked[@]}" -r "$SOURCE/requirements/run.txt" ||
    fail 'Python packages could not be fetched or built (pip says why above). Nothing was changed'
  pins || say "install.sh: no lgpio for this machine: boards and buttons at the Pi's own pins will not work" >&2
  run "${pip[@]}" wheel --no-deps --no-build-isolation --no-index \
    --wheel-dir "$scratch/wheel" "$SOURCE" ||
    fail "$SOURCE could not be built (pip says why above). Nothing was changed"
  built=$(if [[ $dry == yes ]]; then say "$scratch/wheel/board_companion.whl"; else ls "$scratch"/wheel/*.whl; fi)
  run "${pip[@]}" install --no-deps --no-index "$built"
  run rm -rf "$scratch"
  run "$venv/bin/python" -c 'import companion.daemon.wiring.configured' ||
    fail 'the program is not whole (Python says why above). Nothing was changed'
}

# The port of the configuration, which is looked at before anything is exchanged.
port() {
  local venv=$1 code='import sys
from companion import config
try:
    print(config.load(__import__("pathlib").Path(sys.argv[1])).web.port)
except config.ConfigError as error:
    sys.exit(f"install.sh: {error}")'
  if [[ $dry == yes ]]; then say 8080; else "$venv/bin/python" -c "$code" "$root$CONFIG"; fi
}

settings() {
  next "configuration $CONFIG"
  if [[ -e $root$CONFIG ]]; then
    say '      is there already and stays as it is'
    return 0
  fi
  run install -D -m 644 "$SOURCE/hardware/example.toml" "$root$CONFIG"
  # The service may not switch off by itself; it asks (board-companion-poweroff.path).
  run sed -i "s|^shutdown_command = .*|shutdown_command = [\"touch\", \"$REQUEST\"]|" "$root$CONFIG"
}

files() {
  local venv=$1 served=$2 each
  next 'service, device names, mDNS'
  for each in "${UNITS[@]}"; do
    run install -D -m 644 "$HERE/$each" "$root$SHARE/systemd/system/$each"
  done
  run install -D -m 644 "$HERE/70-$NAME.rules" "$root$SHARE/udev/rules.d/70-$NAME.rules"
  run install -D -m 644 "$HERE/$NAME.avahi" "$root/etc/avahi/services/$NAME.service"
  run sed -i "s|<port>[0-9]*</port>|<port>$served</port>|" "$root/etc/avahi/services/$NAME.service"
  run install -D -m 755 "$HERE/companion.sh" "$root/usr/local/bin/companion"
  run slots try "$(basename "$venv")" || fail 'nothing was exchanged, the line above says why'
}

begin() {
  next 'start'
  machine systemctl --quiet enable "${ENABLED[@]}"
  live systemctl daemon-reload
  live udevadm control --reload
  live udevadm trigger --subsystem-match=tty --subsystem-match=gpio --subsystem-match=usb-serial
  live systemctl restart "$NAME-poweroff.path" "$NAME-update.path"
  live systemctl restart "$NAME.service" || {
    journalctl --unit "$NAME" --lines 10 --no-pager --output cat >&2 || true
    fail "this version does not start; its last words stand above. The one before, if any, comes back by itself"
  }
}

ready() {
  local served=$1 address
  say
  if [[ $dry == yes || -n $root || $start == no ]]; then
    say "Done. The pages will be at http://NAME.local:$served/ (NAME = this machine's name)."
    return 0
  fi
  say 'Done. Open one of these on a phone in the same network:'
  say "  http://$(hostname).local:$served/"
  for address in $(hostname -I); do
    if [[ $address != *:* ]]; then say "  http://$address:$served/"; fi
  done
  say "The host code: sudo journalctl -u $NAME | grep 'host code'"
}

install_all() {
  local venv served
  packages
  user
  program
  settings
  served=$(port "$venv") || fail "put $CONFIG right, then start this again; what ran before runs on"
  files "$venv" "$served"
  begin
  ready "$served"
}

# --- the way back --------------------------------------------------------------------------------

remove() {
  local each
  live systemctl --quiet disable --now "${ENABLED[@]}" 2>/dev/null || true
  if [[ $start == no ]]; then machine systemctl --quiet disable "${ENABLED[@]}" 2>/dev/null || true; fi
  for each in "${UNITS[@]}"; do
    run rm -f "$root$SHARE/systemd/system/$each"
  done
  run rm -f "$root$SHARE/udev/rules.d/70-$NAME.rules" "$root$SHARE/sysusers.d/$NAME.conf" \
    "$root/etc/avahi/services/$NAME.service" "$root/usr/local/bin/companion"
  run rm -rf "$root$APP"
  run rm -rf "$root$SHARE/$NAME"
  live systemctl daemon-reload
  live udevadm control --reload
  if [[ $purge == yes ]]; then
    run rm -rf "$root/etc/$NAME" "$root$STATE" "$root/var/cache/$NAME-update" "$root/etc/systemd/system/$NAME.service.d"
    if [[ -z $root ]] && { [[ $dry == yes ]] || getent passwd "$NAME" >/dev/null; }; then run userdel "$NAME"; fi
    say 'Uninstalled. Nothing is left but the Debian packages.'
  else
    say "Uninstalled. Games stay in $STATE, the configuration in /etc/$NAME; --uninstall --purge takes them too."
  fi
}

clean() { if [[ $dry == no && -n $scratch ]]; then rm -rf "$scratch"; fi; }

main() {
  arguments "$@"
  look
  trap clean EXIT
  if [[ $action == install ]]; then install_all; else remove; fi
}

main "$@"
