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
# shellcheck source=tests/display.sh
. "$(dirname "$0")/display.sh"
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
export XDG_RUNTIME_DIR=$work/run
mkdir -m 700 "$XDG_RUNTIME_DIR"

# Opens a window of that name, with its own profile and display, and writes down what it sends.
declare -A displays=()
watch_window() {
    local folder=$work/$1
    work=$folder make_profile "name = \"$1\"" 'speed = "fast"' 'pace = "fast"'
    start_display 1280x800
    processes+=("$display")
    displays[$1]=$DISPLAY
    # One file a thread, so that every call is in one line. io_uring would get round the other calls.
    strace --seccomp-bpf -ff -yy -s 0 -qq -e signal=none -o "$folder/trace" \
        -e trace=socket,connect,bind,listen,sendto,sendmsg,sendmmsg,io_uring_setup \
        "$program" --software 2>"$folder/stderr" &
    processes+=($!)
    find_window "$folder/stderr"
    look "$1" title
    xdotool windowfocus --sync "$id"
}
# These three name the window first.
press() { DISPLAY=${displays[$1]} xdotool key --delay 60 "${@:2}"; sleep 1; }
click() { DISPLAY=${displays[$1]} xdotool mousemove "$2" "$3" click 1; sleep 1; }
look() { DISPLAY=${displays[$1]} picture "$2"; }

# What may be sent, as regular expressions over strace's lines. The first ones stay on this computer.
own=('socket\(AF_UNIX, ' 'send(to|msg)\([0-9]+<UNIX-STREAM:'
    "connect\\([^,]+, \\{sa_family=AF_UNIX, sun_path=@?\"(/tmp/\\.X11-unix/X[0-9]+|$XDG_RUNTIME_DIR/(bus|pulse/native))\"")
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
watch_window alone
# The last button of the title screen leads to more of them.
more() { press "$1" Up Return; }
for screen in 2 3 4 7 more-2 more-3 more-4 more-5 more-6 more-7 more-8; do
    [ "$screen" = "${screen#more-}" ] || more alone
    # shellcheck disable=SC2046 # a key a step
    press alone $(printf 'Tab %.0s' $(seq "${screen#more-}")) Return
    look alone "screen-$screen"
    # Back to the page that led there, and to the first one.
    press alone Escape
    press alone Escape
done
screens=$(identify -format '%#\n' "$work"/title.png "$work"/screen-*[0-9].png | sort -u | wc -l)
[ "$screens" = 12 ] || fail "of twelve screens, only $screens look different"
# The first button is Play.
press alone Tab Return
sleep 3
press alone Return
press alone s 6 1 q
sleep 4
press alone u
press alone 2 w
sleep 2
[ -f "$work/alone/data/skipstone/skipstone.redb" ] || fail "a move was made, and nothing is on disk"
check alone 1 "${own[@]}"

# A table that is open to all, a guest who types its address and is ready for what is proposed, and a round.
watch_window host
press host Tab Tab Tab Tab Tab Return
sleep 2
click host 1156 229
watch_window guest
press guest Tab Tab Tab Tab Tab Tab Return
DISPLAY=${displays[guest]} xdotool type "$host"
press guest Return
sleep 3
look guest lobby
# What is proposed may be agreed to once it was there for a second, and a click that comes too early does nothing.
for _ in $(seq 10); do
    click host 1158 752
    sleep 3
    click guest 1152 752
    sleep 6
    press host 1 q
    press guest 1 q
    sleep 3
    look guest table
    changed=$(differing lobby table)
    [ "$changed" -le 300000 ] || break
done
[ "$changed" -gt 300000 ] || fail "the guest is at no table: only $changed points differ from the lobby"
check host 20 "${own[@]}" "${interfaces[@]}" "${udp[@]}" "$mdns" "$to_guest"
check guest 20 "${own[@]}" "${interfaces[@]}" "${udp[@]}" "$mdns" "$to_host"
