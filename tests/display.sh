# A virtual display for scripts that open windows, and pictures of them. To be sourced; needs Xvfb, xdotool and ImageMagick.
# The script sets $program, a folder $work for itself, and `fail`, which ends it with a sentence.
# shellcheck shell=bash

# Starts one of that size, like 1280x800, on a free number, and waits until it answers. Its name is in $DISPLAY, and the process to
# end in $display. Without -noreset it would start anew when its last window closes, and answer nobody meanwhile.
start_display() {
    local ready number
    exec {ready}< <(exec Xvfb -noreset -displayfd 1 -screen 0 "$1x24" 2>/dev/null)
    # shellcheck disable=SC2034 # for the script to end
    display=$!
    read -r number <&"$ready" || fail "Xvfb doesn't start"
    export DISPLAY=:$number
}

# Starts a Wayland display of that size, like 1280x800, in the virtual one, which it fills; its arguments go to the compositor. Its
# name is in $wayland, the process to end in $compositor. Keys and clicks go to the virtual display, as do pictures.
start_wayland() {
    export XDG_RUNTIME_DIR=$work/runtime
    mkdir -p -m 700 "$XDG_RUNTIME_DIR"
    wayland=skipstone-0
    weston --backend=x11-backend.so --shell=kiosk-shell.so --use-pixman --idle-time=0 --socket="$wayland" \
        --width="${1%x*}" --height="${1#*x}" "${@:2}" >"$work/weston" 2>&1 &
    # shellcheck disable=SC2034 # for the script to end
    compositor=$!
    for _ in $(seq 100); do
        [ -S "$XDG_RUNTIME_DIR/$wayland" ] && return
        sleep 0.1
    done
    fail "weston doesn't start: $(cat "$work/weston")"
}

# Makes a profile in $work, so that no player's data is touched, of somebody who has learned the game and gets no tips. The arguments
# are further lines of its settings, none of which may set `learned` or `tips` again: TOML forbids that, and the program would start
# with new settings.
make_profile() {
    export HOME=$work XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data LANG=en_US.UTF-8
    mkdir -p "$work/config/skipstone"
    printf '%s\n' 'learned = ["guided-round"]' 'tips = false' "$@" >"$work/config/skipstone/settings.toml"
}

# Starts the program with these arguments, and waits for its window. Its process is in $window, the window in $id. With $renderer
# iced draws by that: tiny-skia is the processor, wgpu a Vulkan driver.
open_window() {
    ${renderer:+env ICED_BACKEND=$renderer} ${wayland:+env -u DISPLAY WAYLAND_DISPLAY=$wayland} "$program" "$@" 2>"$work/stderr" &
    window=$!
    # On Wayland the virtual display knows the compositor only.
    find_window "$work/stderr" ${wayland:+--class weston}
    # Settings that the program can't read are set aside before its window opens, and new ones begun.
    ! compgen -G "$XDG_CONFIG_HOME/skipstone/settings.damaged-*" >/dev/null || fail "the settings of the profile are damaged"
}

# Waits for the window of a program that writes its errors there, or for another one: the other arguments say which to xdotool.
find_window() {
    local errors=$1
    shift
    [ $# -gt 0 ] || set -- --name Skipstone
    id=
    for _ in $(seq 150); do
        sleep 0.2
        id=$(xdotool search --onlyvisible "$@" 2>/dev/null | head -1) && [ -n "$id" ] && break
    done
    [ -n "$id" ] || fail "no window within thirty seconds: $(cat "$errors")"
}

# Ends the program.
close_window() {
    kill "$window"
    wait "$window" 2>/dev/null || true
}

# The number of points in which two pictures in $work differ by more than a tolerance in percent, 3 by default.
differing() {
    local count
    count=$(compare -metric AE -fuzz "${3:-3}%" "$work/$1.png" "$work/$2.png" null: 2>&1 | cut -d' ' -f1 || true)
    # ImageMagick writes large numbers as 1.02e+06.
    printf '%.0f' "$count"
}

# Whether a picture in $work shows more than an empty window.
is_drawn() { [ "$(identify -format %k "$work/$1.png")" -gt 8 ]; }

# Takes a picture once something is drawn and nothing has moved for so many half seconds, one by default: a busy machine takes its
# time. The third argument is a tolerance in percent.
picture() {
    local still=0
    import -window root "$work/$1.png"
    for _ in $(seq 60); do
        mv "$work/$1.png" "$work/$1-before.png"
        sleep 0.5
        import -window root "$work/$1.png"
        if is_drawn "$1" && [ "$(differing "$1-before" "$1" "${3:-3}")" = 0 ]; then still=$((still + 1)); else still=0; fi
        [ "$still" -lt "${2:-1}" ] || return 0
    done
    fail "$1: after thirty seconds the window is empty or still moves"
}

# Takes such pictures until one differs from another in at most that many points, for a minute at least: a slow renderer may stand
# still between two frames. The number is in $differed; the fourth argument is a tolerance in percent.
picture_like() {
    for _ in $(seq 60); do
        picture "$1"
        differed=$(differing "$2" "$1" "${4:-3}")
        [ "$differed" -gt "$3" ] || return 0
        sleep 0.5
    done
    return 1
}

# Takes such pictures until one differs from another in more than that many points, for a minute at least. The number is in
# $differed.
picture_unlike() {
    for _ in $(seq 60); do
        picture "$1"
        differed=$(differing "$2" "$1")
        [ "$differed" -le "$3" ] || return 0
        sleep 0.5
    done
    return 1
}
