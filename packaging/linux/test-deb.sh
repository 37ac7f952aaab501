#!/usr/bin/env bash
# Installs the Debian package in a fresh system with nothing but what it depends on, uses it as an ordinary user, installs it over
# itself, removes it, and looks for what it left behind.
set -euo pipefail
cd "$(dirname "$0")/../.."
package=$(realpath "${1:?the package}")
# shellcheck source=packaging/linux/fresh-system.sh
. packaging/linux/fresh-system.sh

fresh_system
install() { in_system apt-get install -y -qq --no-install-recommends "$@" >"$work/apt.log" 2>&1 || fail "$(tail "$work/apt.log")"; }
in_system apt-get update -qq
list_files >"$work/before"

cp "$package" "$system/tmp/skipstone.deb"
install /tmp/skipstone.deb
in_system dpkg --verify skipstone
check_commands skipstone
check_window skipstone
check_desktop_files "$system/usr/share"
check_home

# Over itself, with the player's data in place.
install --reinstall /tmp/skipstone.deb
in_system dpkg --verify skipstone
as_player skipstone replay --check records >/dev/null || fail "upgraded, it doesn't read the player's records"

in_system apt-get purge -y -qq --auto-remove skipstone >"$work/apt.log" 2>&1 || fail "$(tail "$work/apt.log")"
list_files >"$work/after"
diff "$work/before" "$work/after" || fail "removed, it leaves something behind"
echo "deb: ok, $(stat -c %s "$package") bytes"
