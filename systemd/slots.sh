#!/bin/sh
# Two places for the program, a and b: `current` leads to the one that runs, and this script alone decides which.
# A new version is tried: unless it is ready at its first start, the next start goes back to the one before.
# The power may be cut between any two lines here (docs/adr/0025-updates.md).
#
#   slots free           name the place for a new version; what lies there is given up
#   slots try SLOT       the version in this place is complete: test it, and let the next start try it
#   slots install TREE   all of this for a tree of files, which stays where it is
#   slots start          before every start of the service: go back where that is due
#   slots confirm        after every start that is ready
#   slots back           have the next start go back to the version before

set -eu
umask 022

name=board-companion
app=${COMPANION_APP:-/opt/$name}
state=${COMPANION_STATE:-/var/lib/$name}
config=${COMPANION_CONFIG:-/etc/$name/table.toml}
boot_id=${COMPANION_BOOT_ID:-/proc/sys/kernel/random/boot_id}
work=${COMPANION_WORK:-/var/cache/$name-update}
told=${COMPANION_TOLD:-/run/$name-update}

fail() {
  echo "companion: $*" >&2
  exit 2
}

other() { if [ "$(readlink "$app/current")" = a ]; then echo b; else echo a; fi; }

# Whoever keeps the Wi-Fi, where somebody does, gets the version that is trusted.
renew_network() { systemctl --no-block try-restart $name-network.service 2>/dev/null || true; }

# A small file, whole or not at all.
note() {
  echo "$2" >"$app/$1.new"
  sync -f "$app/$1.new"
  mv -T "$app/$1.new" "$app/$1"
  sync -f "$app"
}

lead_to() {
  ln -sfn "$1" "$app/current.new"
  mv -T "$app/current.new" "$app/current"
  sync -f "$app"
}

# Whether a version is tried now, which reads slot, tries and boot.
is_tried() {
  [ -e "$app/trial" ] && read -r slot tries boot <"$app/trial" && [ "$(readlink "$app/current")" = "$slot" ]
}

# The program of a place, as the service's user where there is one.
program() {
  place=$1
  shift
  if getent passwd "$name" >/dev/null; then
    runuser --user "$name" -- env "STATE_DIRECTORY=$state" "$app/$place/bin/companion" "$@"
  else
    STATE_DIRECTORY=$state "$app/$place/bin/companion" "$@"
  fi
}

free() {
  mkdir -p "$app"
  if is_tried; then lead_to "$(other)"; fi # nobody knows yet what that version is worth
  rm -f "$app/trial" "$app/back" "$app/$(other)/whole"
  sync -f "$app"
  other
}

try() {
  version=$(program "$1" --version) || fail 'the new version is damaged; nothing was changed'
  version=${version##* }
  if ! timeout 600 "$0" test "$1"; then
    if [ -e "$app/current" ]; then
      program current went-back --config "$config" --version "$version" --why test || true
      fail "version $version failed its test; what ran before runs on"
    fi
    fail "version $version failed its test; nothing was changed"
  fi
  echo "$version" >"$app/$1/whole"
  sync -f "$app"
  if [ -e "$app/current" ] && [ "$(readlink "$app/current")" != "$1" ]; then
    [ -e "$app/current/whole" ] || program current --version | sed 's/.* //' >"$app/current/whole"
    note trial "$1 0 -"
  fi
  lead_to "$1"
}

# What was not taken goes away again: with a full card the games would have no room.
give_up() {
  if [ "$(readlink "$app/current")" != "$target" ]; then rm -rf "${app:?}/$target"; fi
  clear_tree
}

# What dpkg has unpacked shares its files with the version that runs, or is one that was not taken.
clear_tree() {
  if [ ! -d "$app/tree" ] || [ ! -e "$app/current" ]; then return 0; fi
  find "$app/tree" -name '*.dpkg-new' -delete
  # shellcheck disable=SC3013 # dash knows -ef
  [ "$app/tree/bin/companion" -ef "$app/current/bin/companion" ] || rm -rf "${app:?}/tree"
}

install_tree() {
  # What was not taken made room. dpkg must call it installed, or apt would not unpack it anew.
  if [ "$1" = "$app/tree" ] && [ ! -d "$1" ] && [ -e "$app/current" ]; then
    echo "companion: this version was not taken before; what ran runs on, until it is installed once more" >&2
    return 0
  fi
  target=$(free)
  trap give_up EXIT
  rm -rf "${app:?}/$target"
  # Both trees share their files, which nobody writes to: dpkg puts new ones in their place.
  cp -al "$1" "$app/$target" 2>/dev/null || {
    rm -rf "${app:?}/$target"
    cp -a "$1" "$app/$target" || fail 'there is no room for the new version; what ran before runs on'
  }
  # The service's user cannot write there; without this every start would compile it all.
  [ ! -d "$app/$target/lib" ] || python3 -m compileall -q "$app/$target/lib" || true
  sync -f "$app"
  try "$target"
}

# Note what is to be done; it is done, or done again, at the next start.
plan_back() {
  target=$(other)
  [ -e "$app/$target/whole" ] || fail 'there is no version to go back to'
  note back "$target $(cat "$app/current/whole") $1"
}

go_back() {
  read -r target from why <"$app/back"
  lead_to "$target"
  rm -f "$app/trial" "$app/$(other)/whole"
  timeout 50 "$0" tell "$from" "$why" || {
    echo "companion: the games are not told yet of the way back; this is tried again at the next start" >&2
    return 0
  }
  rm -f "$app/back"
  sync -f "$app"
  renew_network
}

confirm() {
  [ -e "$app/trial" ] || return 0
  rm -f "$app/trial"
  sync -f "$app"
  renew_network
}

start() {
  if [ ! -e "$app/back" ]; then
    [ -e "$app/trial" ] || return 0
    if ! is_tried; then
      rm -f "$app/trial"
      return 0
    fi
    now=$(cat "$boot_id" || echo unknown)
    # A power cut is not the new version's fault; two are enough.
    if [ "$tries" = 0 ] || { [ "$tries" = 1 ] && [ "$boot" != "$now" ]; }; then
      note trial "$slot $((tries + 1)) $now"
      return 0
    fi
    plan_back start
  fi
  go_back
}

# After a power cut in the middle of an update its folder is left, and nothing was told since: the page is to say so.
tell_cut() {
  [ -e "$work/version" ] && [ ! -e "$told/state.json" ] || return 0
  [ -e "$app/$(other)/whole" ] || rm -rf "${app:?}/$(other)"
  clear_tree
  timeout 20 "${0%/*}/updates" cut || true
}

case ${1:-} in
  free) free ;;
  try) try "$2" ;;
  install) install_tree "$2" ;;
  start)
    start
    tell_cut
    ;;
  confirm) confirm ;;
  back) plan_back asked ;;
  test) program "$2" self-test --config "$config" ;;
  tell) program current went-back --config "$config" --version "$2" --why "$3" ;;
  *) fail 'right would be slots free, try, install, start, confirm or back' ;;
esac
