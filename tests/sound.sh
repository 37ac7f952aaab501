#!/usr/bin/env bash
# Listens to the given program, on a sound server of its own whose output is recorded; the second program, the example `hear`,
# finds sounds in a recording. Every sound of the game must be heard, none clipped and none later than 60 ms after its picture;
# what happens in a window too. Without a server the window must say nothing and find one that comes later; it must go on when
# the server dies, and be heard by the next one. In silence nothing may be left open. Needs PulseAudio, Xvfb and xdotool.
set -euo pipefail
program=$1
hear=$2
work=$(mktemp -d)
cleanup() {
    kill "${window:-}" "${display:-}" "${server:-}" "${microphone:-}" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
fail() {
    echo "sound: $1"
    exit 1
}
# shellcheck source=tests/display.sh
. "$(dirname "$0")/display.sh"

# A profile and a sound server of its own.
unset PULSE_SERVER PULSE_RUNTIME_PATH PULSE_COOKIE DBUS_SESSION_BUS_ADDRESS
make_profile 'speed = "fast"'
export XDG_RUNTIME_DIR=$work/run
mkdir -m 700 "$XDG_RUNTIME_DIR"

# Starts the server and a recording of that name. A null sink takes a while until it plays in time.
listen() {
    pulseaudio -n --daemonize=no --exit-idle-time=-1 --use-pid-file=no --disable-shm=yes \
        -L module-native-protocol-unix -L "module-null-sink sink_name=ear rate=48000" >"$work/server" 2>&1 &
    server=$!
    for _ in $(seq 50); do
        pactl info >/dev/null 2>&1 && break
        sleep 0.1
    done
    pactl info >/dev/null 2>&1 || fail "no sound server: $(cat "$work/server")"
    rm -f "$work/pipe"
    mkfifo "$work/pipe"
    "$hear" record "$work/$1.raw" <"$work/pipe" &
    recorder=$!
    parec --device=ear.monitor --format=float32le --rate=48000 --channels=2 --latency-msec=10 --raw >"$work/pipe" &
    microphone=$!
    sleep 3
}
# Ends the recording and the server, which takes the streams of all programs with it.
stop_listening() {
    kill "$microphone"
    wait "$recorder" || fail "nothing was recorded"
    kill "$server"
    wait "$server" 2>/dev/null || true
}
# Looks in a recording for the sounds of a log, among them those named.
check() {
    local found kind
    found=$("$hear" check "$work/$1.raw" "$2") || fail "$found"
    for kind in "${@:3}"; do
        grep -q "^$kind" <<<"$found" || fail "in $1, no $kind was heard: $found"
    done
    echo "sound: $1: $(tail -1 <<<"$found"), $(sed -n 's/.*times, \(.*\) to \(.*\) ms.*/\1\n\2/p' <<<"$found" |
        sort -n | sed -n '1p;$p' | paste -sd, | sed 's/,/ to /') ms after their pictures"
}
ticks() { awk '{print $14 + $15}' "/proc/$window/stat"; }
# The own turn begins once more after so many, when the other players are done.
wait_for_turn() {
    for _ in $(seq 60); do
        [ "$(grep -c "kind=Turn" "$work/window.log")" -gt "$1" ] && break
        sleep 0.2
    done
    sleep 0.5
}
streams() { pactl list short sink-inputs | wc -l; }
press() {
    xdotool key --delay 60 "$@"
    sleep 0.5
}

# A window that finds no server. The first button is Play.
start_display 1280x800
"$program" --software --log debug 2>"$work/window.log" &
window=$!
find_window "$work/window.log"
sleep 1
xdotool windowfocus "$id"
press Tab Return
sleep 1
press Return

# Every sound, while the window gets over its failure.
listen all
"$hear" play 2>"$work/play.log"
[ "$(streams)" = 0 ] || fail "a stream stays open after its program"
grep -q "no sound output" "$work/window.log" || fail "the window hasn't looked for a server"
# A discard is followed by the other players' turns.
press 1 q
wait_for_turn 0
stop_listening
check all "$work/play.log" Slide Land Drop Complete Turn RoundWon RoundLost SeriesWon Knock "Build(1)" "Build(12)"
check all "$work/window.log" Turn

# The server died under an open stream, and another one takes its place.
kill -0 "$window" 2>/dev/null || fail "the program ended with the sound server"
listen again
turns=$(grep -c "kind=Turn" "$work/window.log")
press 1 w
wait_for_turn "$turns"
for _ in $(seq 50); do
    [ "$(streams)" = 0 ] && break
    sleep 0.2
done
[ "$(streams)" = 0 ] || fail "in silence a stream stays open"
before=$(ticks)
sleep 2
used=$(($(ticks) - before))
[ "$used" -le 3 ] || fail "in silence it used $used hundredths of a second in two seconds"
stop_listening
check again "$work/window.log" Turn
! grep -E "(WARN|ERROR) skipstone" "$work/window.log" || fail "the window complains"
echo "sound: ok, $used/100 s used in 2 s of silence"
