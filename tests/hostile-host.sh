#!/usr/bin/env bash
# Has a window join a hostile host, whose valid messages come in any order and number and with any values, while keys and the mouse are
# pressed at random. The window must never end by itself, never think for long, not grow, and lose nothing of its own series.
# The arguments are the program, the example `hostile_host`, the number of streams of messages (40 by default), the first one (1 by
# default) and the milliseconds after which the window has to answer (a minute by default: speed is measured, not tested).
# Needs Xvfb, xdotool, ImageMagick and Python with Xlib.
set -euo pipefail
program=$1
host=$2
streams=${3:-40}
first=${4:-1}
longest=${5:-60000}
work=$(mktemp -d)
cleanup() {
    kill "${player:-}" "${hosting:-}" "${display:-}" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
fail() {
    echo "hostile-host: $1"
    tail -5 "$work/host.log" "$work"/*stderr 2>/dev/null || true
    exit 1
}
# shellcheck source=tests/display.sh
. "$(dirname "$0")/display.sh"
make_profile 'language = "en"' 'name = "Ada"' 'speed = "fast"' '[network]' 'interfaces = "none"'
start_display 1280x800

# A round of the player's own, of which nothing may be lost.
open_window --software
picture title
xdotool windowfocus "$id" key Tab sleep 0.5 key Return
for _ in $(seq 20); do xdotool key 1 sleep 0.5 key q sleep 0.5; done
close_window
own=$("$program" series list | grep -oE '^[0-9a-f]{8,}' | head -1) || fail "no series of its own is stored"
# Every window begins with this profile.
mkdir "$work/profile"
cp -r "$work/config" "$work/data" "$work/profile"

"$host" "$first" "$streams" >"$work/host.log" 2>"$work/host.stderr" &
hosting=$!
until address=$(sed -n 's/^listens at //p' "$work/host.log" 2>/dev/null) && [ -n "$address" ]; do
    kill -0 "$hosting" 2>/dev/null || fail "the host doesn't start"
    sleep 0.1
done
# It ends with the host or the first fault, and writes what it has measured.
/usr/bin/python3 "$(dirname "$0")/hostile-host.py" "$program" "$address" "$hosting" "$work" "$longest" "$first" "$own" &
player=$!
wait "$player" || fail "the window didn't stand it"
wait "$hosting" || fail "the host has failed"
told=$(grep -c '^stream' "$work/host.log")
[ "$told" = "$streams" ] || fail "only $told of $streams streams were told"
echo "hostile-host: $told streams, $(grep -c GuestGone "$work/host.log") of them left by the window"
