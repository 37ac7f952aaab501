#!/usr/bin/env bash
# Watches what the given program sends, on a network of its own. Alone, through all screens and in a game, it may talk to the
# display, the session bus and the sound server, and have no other connection. A host's window may send multicast DNS besides, and
# UDP from the table's port to its guest; a guest's window multicast DNS, and UDP to the table. Anything else fails.
# Needs unshare, strace, Xvfb, xdotool and ImageMagick.
set -euo pipefail
fail() { echo "privacy: $1"; exit 1; }

# shellcheck source=tests/network.sh
. "$(dirname "$0")/network.sh"
enter_own_network "$@"
program=$(realpath "$1")
# The two ends of a cable. The host is at the first one's address.
host=192.0.2.1
ip link add lan type veth peer name other
ip address add "$host/24" dev lan
ip link set lan up
ip link set other up

work=$(mktemp -d)
processes=()
cleanup() {
    kill "${processes[@]}" 2>/dev/null || true
    wait
    rm -rf "$work"
}
trap cleanup EXIT
unset PULSE_SERVER DBUS_SESSION_BUS_ADDRESS WAYLAND_DISPLAY
export XDG_RUNTIME_DIR=$work/run LANG=en_US.UTF-8
mkdir -m 700 "$XDG_RUNTIME_DIR"

# Opens a window of that name, with its own profile and display, and writes down what it sends.
open_window() {
    local folder=$work/$1 id=
    export HOME=$folder XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data DISPLAY=:$2
    mkdir -p "$XDG_CONFIG_HOME/skipstone"
    printf '%s\n' "name = \"$1\"" 'speed = "fast"' 'pace = "fast"' 'learned = "guided-round"' 'tips = "no"' \
        >"$XDG_CONFIG_HOME/skipstone/settings.toml"
    Xvfb "$DISPLAY" -noreset -screen 0 1280x800x24 >/dev/null 2>&1 &
    processes+=($!)
    sleep 1
    # One file a thread, so that every call is in one line. io_uring would get round the other calls.
    strace --seccomp-bpf -ff -yy -s 0 -qq -e signal=none -o "$folder/trace" \
        -e trace=socket,connect,bind,listen,sendto,sendmsg,sendmmsg,io_uring_setup \
        "$program" --software 2>"$folder/stderr" &
    processes+=($!)
    for _ in $(seq 150); do
        sleep 0.2
        id=$(xdotool search --onlyvisible --name Skipstone 2>/dev/null | head -1) && [ -n "$id" ] && break
    done
    [ -n "$id" ] || fail "no window within thirty seconds: $(cat "$folder/stderr")"
    sleep 1
    xdotool windowfocus "$id"
}
# These three name the display first.
press() { DISPLAY=:$1 xdotool key --delay 60 "${@:2}"; sleep 1; }
click() { DISPLAY=:$1 xdotool mousemove "$2" "$3" click 1; sleep 1; }
look() { import -display ":$1" -window root "$work/$2.png"; }

# What may be sent, as regular expressions over strace's lines. The first ones stay on this computer.
own=('socket\(AF_UNIX, ' 'send(to|msg)\([0-9]+<UNIX-STREAM:'
    "connect\\([^,]+, \\{sa_family=AF_UNIX, sun_path=@?\"(/tmp/\\.X11-unix/X7[0-9]|$XDG_RUNTIME_DIR/(bus|pulse/native))\"")
interfaces=('socket\(AF_NETLINK, ' '(bind|sendto)\([0-9]+<NETLINK:')
udp=('socket\(AF_INET6?, SOCK_DGRAM' 'bind\([^,]+, \{sa_family=AF_INET6?, sin6?_port=htons\((0|5353|7462)\)')
mdns='sendto\([0-9]+<UDP(:\[0\.0\.0\.0|v6:\[\[::\]):5353\]>, .*("224\.0\.0\.251"|"ff02::fb")'
to_guest="sendmsg\\([0-9]+<UDPv6:\\[\\[::\\]:7462\\]>, \\{msg_name=\\{[^}]+\"::ffff:$host\""
to_host="sendmsg\\([0-9]+<UDPv6:[^,]+, \\{msg_name=\\{sa_family=AF_INET6, sin6_port=htons\\(7462\\), [^}]+\"::ffff:$host\""
# Fails if the window of that name has sent anything else, or the last kind less often than said: then nothing was watched.
check() {
    local calls others seen
    calls=$(cat "$work/$1"/trace.*)
    others=$(grep -vE "^($(IFS='|' && echo "${*:3}"))" <<<"$calls" || true)
    [ -z "$others" ] || fail "$1 does what no table needs: $others"
    seen=$(grep -cE "^${!#}" <<<"$calls" || true)
    [ "$seen" -ge "$2" ] || fail "$1: only $seen of the calls that must be seen"
    echo "privacy: $1: $(wc -l <<<"$calls") calls, all as they may be"
}

# Every screen but the two for tables with others, by the steps that lead there from the title screen, and a game.
open_window alone 71
look 71 title
# The last button of the title screen leads to more of them.
more() { press "$1" Up Return; }
for screen in 2 3 4 7 more-2 more-3 more-4 more-5 more-6 more-8; do
    [ "$screen" = "${screen#more-}" ] || more 71
    # shellcheck disable=SC2046 # a key a step
    press 71 $(printf 'Tab %.0s' $(seq "${screen#more-}")) Return
    look 71 "screen-$screen"
    # Back to the page that led there, and to the first one.
    press 71 Escape
    press 71 Escape
done
screens=$(identify -format '%#\n' "$work"/title.png "$work"/screen-*.png | sort -u | wc -l)
[ "$screens" = 11 ] || fail "of eleven screens, only $screens look different"
# The first button is Play.
press 71 Tab Return
sleep 3
press 71 Return
press 71 s 6 1 q
sleep 4
press 71 u
press 71 2 w
sleep 2
[ -f "$work/alone/data/skipstone/skipstone.redb" ] || fail "a move was made, and nothing is on disk"
check alone 1 "${own[@]}"

# A table that is open to all, a guest who types its address and is ready, and a round.
open_window host 72
press 72 Tab Tab Tab Tab Tab Return
sleep 2
click 72 1156 229
open_window guest 73
press 73 Tab Tab Tab Tab Tab Tab Return
DISPLAY=:73 xdotool type "$host"
press 73 Return
sleep 3
click 73 1152 752
look 73 lobby
click 72 1158 752
sleep 6
press 72 1 q
press 73 1 q
sleep 3
look 73 table
changed=$(compare -metric AE -fuzz 3% "$work/lobby.png" "$work/table.png" null: 2>&1 | cut -d' ' -f1 || true)
[ "$(printf '%.0f' "$changed")" -gt 300000 ] || fail "the guest is at no table: only $changed points differ from the lobby"
check host 20 "${own[@]}" "${interfaces[@]}" "${udp[@]}" "$mdns" "$to_guest"
check guest 20 "${own[@]}" "${interfaces[@]}" "${udp[@]}" "$mdns" "$to_host"
