#!/usr/bin/env bash
# Plays an evening in three real windows, each in a network of its own with a cable to the host's: two people knock at a table, chat,
# show faces, lose a connection and come back; a third comes late, watches, and plays from the second round on. They play the series
# to its end, play again, and read that the table is closed. All windows have to show the same people as the same stones. Keeps
# pictures in a folder.
# What the host's program writes says whether it has happened: everything is done again until it has, so that a busy machine takes
# its time. Needs unshare, nsenter, Xvfb, xdotool and ImageMagick.
set -euo pipefail
# shellcheck source=tests/network.sh
. "$(dirname "$0")/network.sh"
enter_own_network "$@"
program=$(realpath "$1")
pictures=${2:-$(mktemp -d)}
work=$(mktemp -d)
processes=()
cleanup() {
    kill "${processes[@]}" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
# What ends it must be told.
trap 'echo "company: line $LINENO failed: $BASH_COMMAND"' ERR
fail() {
    echo "company: $1"
    tail -20 "$work/host.log" "$work"/*.stderr 2>/dev/null || true
    exit 1
}
# shellcheck source=tests/display.sh
. "$(dirname "$0")/display.sh"
mkdir -p "$pictures"

# The settings of a profile: its name, the player's name and stone.
profile() {
    local folder=$work/config/skipstone/profiles/$1
    mkdir -p "$folder"
    printf '%s\n' 'language = "en"' "name = \"$2\"" "stone = \"$3\"" 'learned = ["guided-round"]' 'tips = false' 'speed = "fast"' \
        '[network]' 'interfaces = "none"' >"$folder/settings.toml"
}
make_profile 'language = "en"'
profile ada Ada amber
profile ben Ben jade
profile cleo Cleo amber

# The host's program, whose input is typed through a pipe. Two turns of all without a stock card end the round: with stock
# piles of five it is soon over, but not before a slow machine has shown whose turn it is. Turns end by themselves. Two rounds are a
# series.
"$program" rules quick | sed 's/^stalled_after.*/stalled_after = 2/; s/^stock .*/stock = 5/
    s/^scoring.*/scoring = "lowest-left"/; s/^target.*/target = 2/' >"$work/rules.toml"
mkfifo "$work/typed"
"$program" host --profile host --title Evening --entry knock --seats 3 --bots easy --rules "$work/rules.toml" \
    --turn-seconds 60 --listen 0.0.0.0:0 --interfaces none <"$work/typed" >"$work/host.log" 2>"$work/host.stderr" &
processes+=($!)
host=$!
exec {typed}>"$work/typed"
type_line() { echo "$1" >&"$typed"; }

# Does something again and again until the host's program has written a line like that.
until_written() {
    local pattern=$1
    shift
    for _ in $(seq 600); do
        grep -q "$pattern" "$work/host.log" && return
        kill -0 "$host" 2>/dev/null || fail "the host's program has ended"
        "$@"
        sleep 1
    done
    fail "the host never writes: $pattern"
}
until_written 'listens at' true
port=$(sed -n 's/^the table listens at .*://p' "$work/host.log")

# Lays a cable from the host's network to a new one, in which a player's programs run.
declare -A networks=() addresses=()
lay_cable() {
    local number=$((${#networks[@]} + 1))
    unshare --net sleep infinity &
    networks[$1]=$!
    processes+=($!)
    # Until the network is another than this one.
    until [ "$(readlink "/proc/${networks[$1]}/ns/net")" != "$(readlink /proc/self/ns/net)" ]; do sleep 0.1; done
    ip link add "$1" type veth peer name "$1-far" netns "${networks[$1]}"
    addresses[$1]=192.0.2.$((4 * number + 1))
    ip address add "${addresses[$1]}/30" dev "$1"
    ip link set "$1" up
    in_network "$1" ip link set lo up
    in_network "$1" ip address add "192.0.2.$((4 * number + 2))/30" dev "$1-far"
    in_network "$1" ip link set "$1-far" up
}
in_network() { nsenter --target "${networks[$1]}" --net -- "${@:2}"; }
for who in ada ben cleo; do lay_cable "$who"; done

# Opens the window of a profile on a display of its own; what is pressed goes there from then on.
declare -A screens windows
open_for() {
    if [ -z "${screens[$1]:-}" ]; then
        start_display 1280x800
        processes+=("$display")
        screens[$1]=$DISPLAY
    fi
    at "$1"
    exec {far}</proc/"${networks[$1]}"/ns/net
    nsenter --net=/proc/self/fd/"$far" -- "$program" --software --log debug --profile "$1" 2>>"$work/$1.stderr" &
    windows[$1]=$!
    processes+=($!)
    find_window "$work/$1.stderr"
    sleep 2
    xdotool windowfocus "$id" mousemove 640 790
}
at() { export DISPLAY=${screens[$1]}; }
press() { for key in "$@"; do xdotool key "$key" sleep 0.3; done; }
click() { xdotool mousemove "$1" "$2" sleep 0.2 click 1 sleep 0.2; }
keep() { at "$1"; import -window root "$pictures/$2.png"; }
# Whether the title of a profile's window is like that.
is_titled() { at "$1"; xdotool search --name "$2" >/dev/null 2>&1; }

# Joins with an address.
join_as() {
    open_for "$1"
    press Tab Tab Tab Tab Tab Tab Return
    sleep 1
    xdotool type "${addresses[$1]}:$port"
    press Return
}
# Nobody waits for long: within a round a time can't be made shorter.
type_line 'time 8'
for who in ada ben; do
    join_as "$who"
    until_written "${who^} .*came in" type_line y
done

# What one says is heard. Nobody's time runs in the lobby.
say() {
    at ada
    click 820 688
    sleep 0.5
    xdotool type 'Good evening'
    press Return
}
until_written '^Ada: Good evening' say
keep ada lobby

# Both read what is proposed, are ready for it, and the round begins.
until_written 'round 1 is proposed' true
sleep 3
keep ben proposal
# Once the round has begun the same click is one on the board, so a slow machine gets time before it is tried once more.
ready() {
    for who in ada ben; do at "$who"; click 1153 752; done
    for _ in $(seq 40); do
        grep -q 'round 1 begins' "$work/host.log" && return
        sleep 0.5
    done
}
until_written 'round 1 begins' ready
echo "company: two people knocked, came in and began"

# Whoever sits there sees whose turn it is, with the chat beside the cards or without.
at ada
click 1236 28
sleep 1
click 1236 28
at ben
press F6 F9
is_said=
for _ in $(seq 60); do
    if is_titled ada '^Your turn' || is_titled ben '^Your turn'; then is_said=1 && break; fi
    sleep 0.3
done
if [ -z "$is_said" ]; then
    keep ada nobodys-turn-ada
    keep ben nobodys-turn-ben
    fail "no window says whose turn it is"
fi
keep ada talk

# One loses the connection, and comes back to the kept seat.
kill -9 "${windows[ben]}"
wait "${windows[ben]}" 2>/dev/null || true
until_written 'Ben lost the connection' true
keep ada away
open_for ben
keep ben kept-seat
press Return
until_written 'Ben is back' true
echo "company: a lost player is back"

# A latecomer finds no seat, watches, and gets that of the computer player with the next round.
join_as cleo
watch() {
    at cleo
    click 414 488
    type_line y
}
until_written 'Cleo watches' watch
until_written 'Cleo plays from the next round on' type_line 'seat Cleo'
keep cleo watching
echo "company: a latecomer watches"

# The round ends by its rule, both programs check it, and nobody is torn away from the result.
until_written 'round 1 ends' true
until_written 'round 1 is verified' true
sleep 3
keep ben result
everybody() { for who in ada ben cleo; do at "$who"; press Return; done; }
until_written 'round 2 begins' everybody
until_written 'seat 3.*Cleo' true
sleep 3
keep cleo plays
echo "company: everybody was ready, and the next round began with the latecomer"

# Who sits where, and as which stone, is the same in all windows.
people() { sed -n 's/.*the table has changed people="\(.*\)"$/\1/p' "$work/$1.stderr" | tail -1; }
agree() { [ -n "$(people ada)" ] && [ "$(people ada)" = "$(people ben)" ] && [ "$(people ada)" = "$(people cleo)" ]; }
for _ in $(seq 60); do agree && break; sleep 0.5; done
agree || fail "the windows show others: $(people ada) / $(people ben) / $(people cleo)"
[ "$(people ada | grep -o 'Amber\|Jade' | sort -u | wc -l)" = 2 ] || fail "two have the same stone: $(people ada)"
echo "company: $(people ada)"

# The series ends, with a page that tells who has won what; everybody plays again.
until_written 'round 2 is verified' true
sleep 3
for who in ada ben cleo; do keep "$who" "end-$who"; done
until_written 'another series begins' everybody
echo "company: everybody plays again"

# The host closes; whoever is there reads it.
type_line quit
wait "$host" || fail "the host's program ended with an error"
sleep 3
for who in ada ben cleo; do
    kill -0 "${windows[$who]}" 2>/dev/null || fail "the window of $who has ended"
    keep "$who" "closed-$who"
    at "$who"
    press Return
    ! grep -q panicked "$work/$who.stderr" || fail "$who: $(cat "$work/$who.stderr")"
done
echo "company: the table was closed"
