#!/usr/bin/env bash
# Opens the given program's window on a desktop that tells what it prefers (portal.py): nothing was chosen, so that the window has to
# look as if the player had chosen that, at once and whenever it changes. Needs Xvfb, xdotool, ImageMagick, D-Bus and Python's
# bindings to it.
set -euo pipefail
program=$1
if [ -z "${SKIPSTONE_DESKTOP_BUS:-}" ]; then
    # A session bus of its own, which ends with this script.
    SKIPSTONE_DESKTOP_BUS=own exec dbus-run-session -- "$0" "$@"
fi
work=$(mktemp -d)
cleanup() {
    kill "${window:-}" "${portal:-}" "${display:-}" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
fail() { echo "desktop: $1"; exit 1; }
# shellcheck source=tests/display.sh
. "$(dirname "$0")/display.sh"

start_display 1280x800
# A size of everything other than the usual makes a new window larger.
open() {
    open_window --software
    xdotool windowmove "$id" 0 0 windowsize "$id" 1280 800
}
chosen() { # the picture's name, then settings
    make_profile "${@:2}"
    open
    picture "$1" 4
    close_window
}
chosen usual
chosen midnight 'theme = "midnight"'
chosen contrast 'theme = "high-contrast"'
chosen large 'theme = "high-contrast"' 'scale = 130'
[ "$(differing usual midnight)" -gt 1000 ] || fail "the themes look alike"
[ "$(differing contrast large)" -gt 1000 ] || fail "the sizes look alike"

mkfifo "$work/typed"
# The system's own Python has the bindings.
/usr/bin/python3 -W ignore "$(dirname "$0")/portal.py" <"$work/typed" >"$work/portal" &
portal=$!
exec {typed}>"$work/typed"
for _ in $(seq 150); do
    grep -q ready "$work/portal" && break
    sleep 0.2
done
grep -q ready "$work/portal" || fail "the portal doesn't start"

becomes() {
    picture_like now "$1" 0 && return
    [ -z "${SKIPSTONE_PHOTOS:-}" ] || cp "$work"/*.png "$SKIPSTONE_PHOTOS"
    fail "the window doesn't look as with $1"
}
tells() { echo "$1" >&"$typed"; }
tells "org.freedesktop.appearance color-scheme uint32 1"
make_profile
open
becomes midnight
tells "org.freedesktop.appearance contrast uint32 1"
becomes contrast
tells "org.gnome.desktop.interface text-scaling-factor 1.3"
becomes large
tells "org.freedesktop.appearance contrast uint32 0"
tells "org.freedesktop.appearance color-scheme uint32 0"
tells "org.gnome.desktop.interface text-scaling-factor 1.0"
becomes usual
echo "desktop: ok"
