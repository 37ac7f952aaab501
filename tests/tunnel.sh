#!/usr/bin/env bash
# Plays a round through a tunnel as WireGuard makes one: point to point, without multicast, packets of 1280 bytes, 120 ms there and
# back, 3 % of them lost. `skipstone host` of the given program opens the table at one end; at the other end, where no other network
# is, the doctor reaches it, and two guests join, one by the address and one by the invite code. Everybody's round must be verified.
# The second argument is the example `guest`. Nothing leaves the namespaces. Needs unshare, iproute2 and python3.
set -euo pipefail
# shellcheck source=tests/network.sh
. "$(dirname "$0")/network.sh"
enter_own_network "$@"
if [ -z "${SKIPSTONE_IN_MOUNT:-}" ]; then
    # `ip netns` lists its namespaces in a folder, which nobody else sees.
    SKIPSTONE_IN_MOUNT=1 exec unshare --mount "$0" "$@"
fi
mount -t tmpfs tmpfs /run
program=$(realpath "$1")
guest=$(realpath "$2")
work=$(mktemp -d)
processes=()
cleanup() {
    kill "${processes[@]}" 2>/dev/null || true
    wait
    rm -rf "$work"
}
trap cleanup EXIT
fail() {
    echo "tunnel: $1"
    tail -n 20 "$work"/*.log
    exit 1
}
for end in here there; do
    ip netns add "$end"
    ip netns exec "$end" ip link set lo up
done
# Runs a command at one end. In the background it has the process of the subshell, so that ending that ends it.
at() {
    local run=(ip netns exec "$1" env -i PATH="$PATH" HOME="$work/$1" "${@:2}")
    if [ "$BASHPID" = $$ ]; then "${run[@]}"; else exec "${run[@]}"; fi
}
# Waits until a file has such a line, as long as the process lives.
until_written() {
    until grep -q "$2" "$work/$1.log" 2>/dev/null; do
        kill -0 "$3" 2>/dev/null || fail "$1 has ended before it said: $2"
        sleep 0.1
    done
}

python3 "$(dirname "$0")/tunnel.py" here 10.9.0.1 there 10.9.0.2 60 3 >"$work/tunnel.log" 2>&1 &
tunnel=$!
processes+=("$tunnel")
until_written tunnel ready "$tunnel"
ip netns exec there ip -d link show wg0 | grep -q "POINTOPOINT,NOARP,UP" || fail "the tunnel knows multicast"

at here "$program" rules quick | sed 's/^stock .*/stock = 5/' >"$work/rules.toml"
mkfifo "$work/typed"
at here "$program" host --entry open --seats 3 --bots easy --rules "$work/rules.toml" <"$work/typed" >"$work/host.log" 2>&1 &
host=$!
processes+=("$host")
exec {typed}>"$work/typed"
until_written host "its invite code is" "$host"
grep -q "reached at 10.9.0.1:7462" "$work/host.log" || fail "the host's address in the tunnel isn't told"
code=$(sed -n 's/^its invite code is //p' "$work/host.log" | head -1)

at there "$program" doctor --join 10.9.0.1 >"$work/doctor.log" 2>&1 || fail "the doctor doesn't reach the table"
grep -q "^good (reach-table): A table answers at 10.9.0.1:7462" "$work/doctor.log" || fail "the doctor says otherwise"
grep -q "(only-tunnel)" "$work/doctor.log" || fail "the doctor doesn't know the tunnel"

at there "$guest" Ada 10.9.0.1:7462 >"$work/ada.log" 2>&1 &
ada=$!
at there "$guest" Ben "$code" >"$work/ben.log" 2>&1 &
ben=$!
processes+=("$ada" "$ben")
wait "$ada" || fail "who came by the address played no round"
wait "$ben" || fail "who came by the code played no round"
for who in ada ben; do
    grep -q "^Verified" "$work/$who.log" || fail "the round of $who isn't verified"
    moves=$(sed -n 's/ own moves$//p' "$work/$who.log")
    [ "$moves" -gt 0 ] || fail "$who has made no move"
    echo "tunnel: $who has made $moves moves, and the round is verified"
done
kill "$tunnel"
wait "$tunnel" || true
echo "tunnel: packets: $(tail -1 "$work/tunnel.log")"
