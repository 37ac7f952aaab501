#!/usr/bin/env bash
# Opens the given program's window on a virtual screen and has it played by assistive technology that sees nothing of it but the
# accessibility tree (access.py): a whole round, the review, a setting, a table for others, and every screen. Without anybody who
# listens, the program must not even tell of itself. Needs Xvfb, xdotool, ImageMagick, D-Bus, AT-SPI and Python's bindings to it.
set -euo pipefail
program=$1
if [ -z "${SKIPSTONE_ACCESS_BUS:-}" ]; then
    # A session bus of its own, which ends with this script.
    SKIPSTONE_ACCESS_BUS=own exec dbus-run-session -- "$0" "$@"
fi
work=$(mktemp -d)
cleanup() {
    kill "${window:-}" "${launcher:-}" "${display:-}" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
fail() { echo "access: $1"; exit 1; }
# shellcheck source=tests/display.sh
. "$(dirname "$0")/display.sh"

make_profile 'speed = "off"' 'pace = "fast"' 'name = "Ada"' '[network]' 'interfaces = "loopback"'
start_display 1280x800
for folder in /usr/libexec /usr/lib/at-spi2-core; do
    [ -x "$folder/at-spi-bus-launcher" ] && break
done
"$folder/at-spi-bus-launcher" --launch-immediately 2>/dev/null &
launcher=$!
status() {
    dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.freedesktop.DBus.Properties.Set \
        string:org.a11y.Status string:IsEnabled variant:boolean:true
}
for _ in $(seq 150); do
    status >/dev/null 2>&1 && break
    sleep 0.2
done
status >/dev/null || fail "the bus for assistive technology doesn't start"
open_window --software
# The system's own Python has the bindings.
/usr/bin/python3 -W ignore "$(dirname "$0")/access.py" || fail "it can't be played by what is told"
for _ in $(seq 150); do
    kill -0 "$window" 2>/dev/null || break
    sleep 0.2
done
kill -0 "$window" 2>/dev/null && fail "it doesn't quit"
echo "access: ok"
