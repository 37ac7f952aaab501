#!/usr/bin/env bash
# Compares what the given program draws through a Vulkan driver with what it draws on the processor: title, a table in the
# middle of a round, and its menu. Needs Xvfb, xdotool, ImageMagick and a Vulkan driver, which may be one that emulates a graphics card.
set -euo pipefail
program=$1
work=$(mktemp -d)
cleanup() {
    kill "${window:-}" "${display:-}" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
fail() { echo "renderers: $1"; exit 1; }
# shellcheck source=tests/display.sh
. "$(dirname "$0")/display.sh"

make_profile 'pace = "fast"'
start_display 1280x800

# A round under way, with cards on discard piles.
renderer=tiny-skia open_window
sleep 2
xdotool windowfocus "$id" key Tab key Return
sleep 1
xdotool key Up key Return
sleep 2
xdotool key Return
sleep 2
picture dealt
xdotool key 1 q
sleep 3
picture played
close_window

# Takes a picture of a screen. That of the second renderer has to look like that of the first: edges and the glow of a card that can
# be played are smoothed differently, and letters may be a fraction of a point apart. A card that is missing makes 18000.
screen() {
    if [ "$renderer" = tiny-skia ]; then
        # On a busy machine the screen before may stand still for a while after the key, and the scenery comes later than the rest.
        for _ in $(seq 20); do
            picture "$1-tiny-skia" 4
            [ -n "$before" ] && [ "$(differing "$before-tiny-skia" "$1-tiny-skia")" -lt 50000 ] || break
        done
        before=$1
    else
        picture_like "$1-wgpu" "$1-tiny-skia" 16000 20 || fail "the two draw the $1 differently: $differed of 1024000 points"
        echo "renderers: $differed of 1024000 points of the $1 differ"
    fi
}
before=
for renderer in tiny-skia wgpu; do
    open_window
    # Whether a Vulkan driver is loaded tells what draws.
    drawn_by=$(grep -q libvulkan_ "/proc/$window/maps" && echo wgpu || echo tiny-skia)
    [ "$drawn_by" = "$renderer" ] || fail "with $renderer it draws by $drawn_by"
    xdotool mousemove 1 400
    screen title
    # The first button continues the round.
    xdotool windowfocus "$id" key Tab key Return
    sleep 1
    screen table
    xdotool key Escape
    sleep 1
    screen menu
    close_window
done
