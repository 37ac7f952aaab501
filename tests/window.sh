#!/usr/bin/env bash
# Opens the given program's window on a virtual screen, with the software renderer, and looks at it: it must show a picture, sit
# idle without using the processor, stay small in memory, play by keyboard, be on the same card after it was killed in the middle
# of a round, and quit when asked to. Without a display it must say so in one sentence. Needs Xvfb, xdotool and ImageMagick.
set -euo pipefail
program=$1
work=$(mktemp -d)
cleanup() {
    kill "${window:-}" "${display:-}" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
fail() { echo "window: $1"; exit 1; }
# shellcheck source=tests/display.sh
. "$(dirname "$0")/display.sh"

make_profile

status=0
told=$(env -u DISPLAY -u WAYLAND_DISPLAY "$program" 2>&1 >/dev/null) || status=$?
[ "$status" = 2 ] || fail "without a display it ended with $status, not 2"
[ "$(printf '%s\n' "$told" | wc -l)" = 1 ] || fail "without a display it said more than one sentence: $told"
[[ $told == *simulate* ]] || fail "without a display it doesn't point to simulate: $told"

start_display 1280x800
# Opens the window, and waits until it stands still.
open_still() {
    open_window --software "$@"
    sleep 1
    picture opened
    xdotool windowfocus "$id"
}
press() {
    xdotool key "$@"
    sleep 1
}

# Whether a card lies on the player's first discard pile: it is far brighter than the water.
has_discarded() {
    [ "$(import -window root -crop 8x8+326+560 png:- | convert png:- -format '%[fx:mean>0.7]' info:)" = 1 ]
}

open_still
colours() { import -window root "$work/$1.png" && identify -format %k "$work/$1.png"; }
home=$(colours home)
[ "$home" -gt 50 ] || fail "the window shows only $home colours"

ticks() { awk '{print $14 + $15}' "/proc/$window/stat"; }
before=$(ticks)
sleep 3
used=$(($(ticks) - before))
[ "$used" -le 3 ] || fail "idle for three seconds, it used $used hundredths of a second"
echo "window: $home colours, $used/100 s used in 3 s idle, $(awk '/VmHWM/ {print $2 " kB"}' "/proc/$window/status") peak memory"

# The first button is Play. Undone, a discard is followed by no computer player's turn, so that the table stands still; it was on
# disk in between.
press Tab Return
# Until the cards are dealt, and while the computer player has the first turn, nothing is discarded.
for _ in $(seq 60); do
    press 1 q
    ! has_discarded || break
done
has_discarded || fail "no card lies on the first discard pile after a minute"
sleep 4
press u
# Takes the cursor and the keys off the board.
xdotool mousemove 1 400 click 1
picture before 4
kill -9 "$window"
wait "$window" 2>/dev/null || true
open_still
# Now the first button is Continue.
press Tab Return
picture continued
press 1
xdotool mousemove 1 400 click 1
# The shore is painted beside, which takes its time on a busy machine.
picture_like after before 500 || fail "after a kill it isn't on the same card: $differed of 1024000 points differ"
[ -f "$work/data/skipstone/skipstone.redb" ] || fail "a move was made, and nothing is on disk"
echo "window: $differed of 1024000 points differ after a kill"

close_window
# A double click on a file that can't be opened: the window says why, in a bar that the title screen doesn't have.
echo "no record" >"$work/broken.jsonl"
open_still
xdotool mousemove 1 1
picture plain
close_window
open_still "$work/broken.jsonl"
xdotool mousemove 1 1
# The file is read beside, which takes its time on a busy machine.
picture_unlike broken plain 5000 || fail "a file that can't be opened isn't told: only $differed points differ"
echo "window: a file that can't be opened is told"

close_window
open_still
# Going up from nowhere leads to the last button: More. The last there is Quit.
xdotool windowfocus "$id"
press Up Return
press Up Return
for _ in $(seq 25); do
    kill -0 "$window" 2>/dev/null || break
    sleep 0.2
done
kill -0 "$window" 2>/dev/null && fail "it doesn't quit"
echo "window: ok"
