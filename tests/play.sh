#!/usr/bin/env bash
# Plays a whole round in the given program's window on a virtual screen, as a person would: with the mouse in the first turns, and
# with the keyboard in the others. Keeps pictures in a folder. Fails if the round doesn't end, or the program does.
# The third argument is what iced draws by, the fourth the keyboard's layout: ru writes no Latin letters, fr no digits without Shift.
# With a fifth one, wayland, the window is on a Wayland display; a sixth one, 2, makes everything twice as large, on a screen of twice
# the size.
# Needs Xvfb, xdotool, setxkbmap and ImageMagick, and weston for Wayland.
set -euo pipefail
program=$1
pictures=${2:-$(mktemp -d)}
renderer=${3:-tiny-skia}
layout=${4:-us}
protocol=${5:-x11}
zoom=${6:-1}
work=$(mktemp -d)
cleanup() {
    kill "${window:-}" "${compositor:-}" "${display:-}" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
fail() { echo "play: $1"; exit 1; }
# shellcheck source=tests/display.sh
. "$(dirname "$0")/display.sh"

make_profile 'speed = "fast"' 'pace = "fast"'
mkdir -p "$pictures"

start_display $((1280 * zoom))x$((800 * zoom))
setxkbmap "$layout"
case $protocol in
    wayland) start_wayland 1280x800 --scale="$zoom" ;;
    x11) export WINIT_X11_SCALE_FACTOR=$zoom ;;
    *) fail "neither x11 nor wayland: $protocol" ;;
esac
# Keys by their places, as fingers find them. French has Q where others have A, and W where they have Z.
declare -A place=([1]=10 [2]=11 [3]=12 [4]=13 [5]=14 [6]=15 [7]=16 [8]=17 [9]=18 [q]=24 [w]=25 [e]=26 [r]=27 [s]=39)
if [ "$layout" = fr ]; then place[q]=38 place[w]=52; fi
open_window
sleep 2
# Without a window manager keys go where the pointer is, which on Wayland is the compositor.
[ "$protocol" = wayland ] || xdotool windowfocus "$id"

keep() { import -window root "$pictures/$1.png"; }
press() { xdotool key "$@"; sleep 0.2; }
# The pointer goes to a place in points, and xdotool on from there.
move() { xdotool mousemove $(($1 * zoom)) $(($2 * zoom)) "${@:3}"; }
double_click() { move "$1" "$2" click --repeat 2 --delay 60 1; sleep 0.25; }
drag() {
    move "$1" "$2" mousedown 1
    for part in 1 2 3 4 5; do
        move $(($1 + ($3 - $1) * part / 5)) $(($2 + ($4 - $2) * part / 5))
        sleep 0.02
    done
    xdotool mouseup 1
    sleep 0.25
}
# Whether the result lies over the board: what is under it is darker then, the flag of the race too.
is_over() {
    local bright
    bright=$(import -window root -crop "$((60 * zoom))x$((40 * zoom))+$((950 * zoom))+$((6 * zoom))" png:- | convert png:- -fuzz 12% -fill black +opaque '#fbb034' \
        -fill white -opaque '#fbb034' -format '%[fx:int(mean*w*h)]' info:)
    [ "$bright" -lt $((20 * zoom * zoom)) ]
}

# The game to play: stock piles of ten.
keep title
press Tab Tab Return
sleep 1
keep new-game
move 980 175 click 1
press Up
sleep 0.3
move 1150 752 click 1
sleep 1
keep draws
sleep 6
keep first-turn
! is_over || fail "no round has begun"

# Where things are on a board of two seats at this size.
stock=(215 627)
builds=(430 570 710 850)
discards=(364 475 587 698)
hand=(815 860 898 940 981 1025 1064 1110 1188)
for turn in $(seq 160); do
    kill -0 "$window" 2>/dev/null || fail "the program has ended: $(cat "$work/stderr")"
    if is_over; then
        keep result
        echo "play: the round is over after $turn turns"
        exit 0
    fi
    pile=$((turn % 4))
    if [ "$turn" -le 4 ]; then
        double_click "${stock[@]}"
        for x in "${hand[@]}"; do double_click "$x" 600; done
        for x in "${discards[@]}"; do double_click "$x" 560; done
        # A picked-up card is put back by a click beside all cards.
        move 30 320 click 1
        [ "$turn" = 2 ] && keep mouse
        drag "${hand[4]}" 600 "${discards[$pile]}" 580
        [ "$turn" = 3 ] && drag "${hand[4]}" 600 "${builds[0]}" 387 && keep dropped
    else
        # Every card on every build pile; what doesn't fit is refused with a reason.
        for source in s 1 2 3 4 5 q w e r; do
            xdotool key --delay 40 "${place[$source]}" "${place[6]}" "${place[7]}" "${place[8]}" "${place[9]}"
        done
        sleep 0.2
        [ "$turn" = 8 ] && keep keys
        letters=(q w e r)
        press "${place[1]}" "${place[${letters[$pile]}]}"
        # To the own turn, without waiting for cards or the computer player.
        xdotool keydown space
        sleep 0.8
        xdotool keyup space
        continue
    fi
    sleep 2
done
fail "the round isn't over after 160 turns"
