#!/usr/bin/env bash
# Makes every fault of a network that keeps tables from being found, each in network namespaces of its own, and compares what
# `skipstone doctor` of the given program says with what is wrong there; also that it says nothing where nothing is wrong, and that
# `skipstone host` tells of a port that somebody holds. Names of faults after the program make only those.
# Nothing leaves the namespaces. Needs unshare, iproute2, nftables and python3.
set -euo pipefail
# shellcheck source=tests/network.sh
. "$(dirname "$0")/network.sh"

faults=(good apart gone closed held held_half no_multicast filtered firewall_in firewall_out dropped rejected
    other_subnet other_network vpn vpn_takes kill_switch only_tunnel no_network no_lease missing several elsewhere_vpn)

if [ -z "${SKIPSTONE_FAULT:-}" ]; then
    enter_own_network "$@"
    program=$(realpath "$1")
    shift
    [ $# = 0 ] || faults=("$@")
    logs=$(mktemp -d)
    trap 'rm -rf "$logs"' EXIT
    declare -A running=()
    for fault in "${faults[@]}"; do
        SKIPSTONE_FAULT=$fault unshare --net --mount "$0" "$program" >"$logs/$fault" 2>&1 &
        running[$fault]=$!
    done
    failed=0
    for fault in "${faults[@]}"; do
        if wait "${running[$fault]}"; then
            echo "doctor: $fault: $(tail -1 "$logs/$fault")"
        else
            failed=1
            echo "doctor: $fault is told otherwise:"
            cat "$logs/$fault"
        fi
    done
    exit $failed
fi

program=$1
work=$(mktemp -d)
mount -t tmpfs tmpfs /run
cleanup() {
    # Only what was started here.
    # shellcheck disable=SC2046 # a number each
    kill $(jobs -p) 2>/dev/null || true
    wait
    rm -rf "$work"
}
trap cleanup EXIT

# Two computers on one switch, and what else a fault needs. They have IPv4 only, as soon as this returns.
ip link set lo up
ip link add switch type bridge mcast_snooping 0
ip link set switch up
computer() {
    ip netns add "$1"
    ip netns exec "$1" ip link set lo up
    [ $# = 1 ] || plug "$1" lan "$2"
}
# An interface at the switch: its computer, its name and its address.
plug() {
    ip link add "to-$1-$2" type veth peer name "$2" netns "$1"
    ip link set "to-$1-$2" master switch up
    ip netns exec "$1" ip link set "$2" addrgenmode none
    ip netns exec "$1" ip address add "$3" dev "$2"
    ip netns exec "$1" ip link set "$2" up
}
# A tunnel with an address for one end only, which leads nowhere.
tunnel() {
    ip netns exec "$1" ip link add wg0 type veth peer name end
    ip netns exec "$1" ip link set wg0 addrgenmode none mtu 1280
    ip netns exec "$1" ip link set end addrgenmode none
    ip netns exec "$1" ip address add 10.8.0.2/32 dev wg0
    ip netns exec "$1" ip link set wg0 up
    ip netns exec "$1" ip link set end up
}
# Runs a command at a computer. In the background it has the process of the subshell, so that ending that ends it.
at() {
    local run=(ip netns exec "$1" env -i PATH="$PATH" HOME="$work/$1" "${@:2}")
    if [ "$BASHPID" = $$ ]; then "${run[@]}"; else exec "${run[@]}"; fi
}
# A table at a computer. Returns once it is open and, if it is announced, another look would hear it.
host() {
    mkfifo "$work/$1-input"
    at "$1" "$program" host --entry open --interfaces "${2:-all}" <"$work/$1-input" >"$work/$1-host" 2>&1 &
    exec {input}>"$work/$1-input"
    until grep -q "the table listens" "$work/$1-host"; do
        kill -0 $! || { cat "$work/$1-host"; exit 1; }
        sleep 0.1
    done
}
# A program that holds UDP ports and shares them with nobody: `held COMPUTER 4 6`.
hold() {
    at "$1" python3 -c '
import socket, sys, time
held = []
for version in sys.argv[1:]:
    family, any_address = (socket.AF_INET6, "::") if version == "6" else (socket.AF_INET, "0.0.0.0")
    one = socket.socket(family, socket.SOCK_DGRAM)
    if version == "6":
        one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    one.bind((any_address, 5353))
    held.append(one)
print("held", flush=True)
time.sleep(10000)' "${@:2}" >"$work/held" &
    until grep -q held "$work/held"; do sleep 0.1; done
}
forbid() {
    ip netns exec "$1" nft add table inet filter
    ip netns exec "$1" nft "add chain inet filter it { type filter hook $2 priority 0; }"
    ip netns exec "$1" nft add rule inet filter it "${@:3}"
}
# What the doctor at computer a says.
look() {
    local status=0
    at a "$program" doctor "$@" >"$work/told" 2>&1 || status=$?
    cat "$work/told"
    code=$status
}
# Fails unless exactly these are told as problems, and as possible ones, in any order.
problems() {
    local told wanted
    told=$(sed -nE 's/^(possible )?problem \(([a-z0-9-]+)\): .*/\2/p' "$work/told" | sort | tr '\n' ' ')
    wanted=$(printf '%s\n' "$@" | sort | sed '/^$/d' | tr '\n' ' ')
    [ "$told" = "$wanted" ] || { echo "told as problems: ${told:-none}; wanted: ${wanted:-none}"; exit 1; }
    told_so+="${wanted:-no problem }"
}
works() { for what in "$@"; do grep -q "^good ($what):" "$work/told" || { echo "not told: $what"; exit 1; }; done; }
exits() { [ "$code" = "$1" ] || { echo "exit code $code"; exit 1; }; }
told_so=""

case "$SKIPSTONE_FAULT" in
good)
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    host b
    look --join 192.168.7.2
    problems
    exits 0
    works reach-table heard-back devices-heard tables-heard
    ;;
elsewhere_vpn)
    # A VPN that is on, and by which the internet isn't reached, is no fault; nor are containers.
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    tunnel a
    ip netns exec a ip link add docker0 type bridge
    ip netns exec a ip address add 172.17.0.1/16 dev docker0
    ip netns exec a ip link set docker0 up
    host b
    look --join 192.168.7.2
    problems
    ;;
apart)
    # As in a guest Wi-Fi, each reaches the router only.
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    computer router 192.168.7.254/24
    for port in to-a-lan to-b-lan; do ip link set dev "$port" type bridge_slave isolated on; done
    ip netns exec a ip route add default via 192.168.7.254
    host b
    at a bash -c 'exec 3<>/dev/tcp/192.168.7.254/1' 2>"$work/refused" || true
    grep -q "Connection refused" "$work/refused" || { echo "the router can't be reached"; exit 1; }
    look
    problems nobody-heard
    look --join 192.168.7.2
    problems nobody-heard reach-kept-apart
    exits 1
    ;;
gone)
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    host b
    look --join 192.168.7.99
    problems reach-nobody-there
    exits 1
    ;;
closed)
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    host b
    look --join 192.168.7.2:7000
    problems reach-nothing-listens
    exits 1
    ;;
held)
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    host b
    hold a 4 6
    look --join 192.168.7.2
    problems port-held
    exits 0
    host a
    # Its window would say so, too.
    until grep -q "another program holds UDP port 5353" "$work/a-host"; do
        kill -0 $! || { cat "$work/a-host"; exit 1; }
        sleep 0.1
    done
    ;;
held_half)
    computer a 192.168.7.1/24
    hold a 4
    look
    grep -q "^possible problem (port-half-held): " "$work/told"
    told_so=port-half-held
    ;;
no_multicast)
    # Of IPv4 Linux needs no route for it, so this is a network of IPv6.
    computer a
    plug a lan fd00:7::1/64
    ip netns exec a ip -6 route del multicast ff00::/8 dev lan table local
    look
    problems send-failed only-ipv6
    ;;
filtered)
    # The switch holds back multicast.
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    ip link set dev to-a-lan type bridge_slave mcast_flood off
    host b
    look --join 192.168.7.2
    problems nobody-heard announcement-missing
    exits 0
    works reach-table
    ;;
firewall_in)
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    host b
    forbid a input udp dport 5353 drop
    look
    problems not-heard-back
    ;;
firewall_out)
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    host b
    forbid a output meta l4proto udp drop
    look --join 192.168.7.2
    problems send-refused reach-not-allowed
    exits 1
    ;;
dropped)
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    host b
    forbid b input udp dport 7462 drop
    look --join 192.168.7.2
    problems reach-dropped
    exits 1
    ;;
rejected)
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    host b
    forbid b input udp dport 7462 reject with icmpx admin-prohibited
    look --join 192.168.7.2
    problems reach-rejected
    exits 1
    ;;
other_subnet)
    # Two networks on one switch, without a router between them.
    computer a 192.168.7.1/24
    computer b 192.168.8.2/24
    host b
    look --join 192.168.8.2
    problems other-subnet reach-no-route
    exits 1
    ;;
other_network)
    # A router that leads on, where nobody answers.
    computer a 192.168.7.1/24
    computer b 192.168.7.254/24
    ip netns exec b ip link add far type veth peer name end
    ip netns exec b ip address add 198.51.100.1/24 dev far
    ip netns exec b ip link set far up
    ip netns exec b ip link set end up
    ip netns exec b sysctl -qw net.ipv4.ip_forward=1
    ip netns exec a ip route add default via 192.168.7.254
    host b
    look --join 198.51.100.7
    problems reach-other-network
    exits 1
    ;;
vpn)
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    tunnel a
    ip netns exec a ip route add default dev wg0
    host b
    look --join 192.168.7.2
    problems vpn-is-default
    works reach-table
    exits 0
    ;;
vpn_takes)
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    tunnel a
    ip netns exec a ip route add default dev wg0
    ip netns exec a ip route add default dev wg0 table 7
    ip netns exec a ip rule add to 192.168.7.0/24 lookup 7
    host b
    look --join 192.168.7.2
    problems vpn-takes-network reach-silent-tunnel
    exits 1
    ;;
kill_switch)
    computer a 192.168.7.1/24
    computer b 192.168.7.2/24
    tunnel a
    ip netns exec a ip route add default dev wg0
    forbid a output oifname lan meta l4proto udp drop
    host b
    look --join 192.168.7.2
    problems send-refused-vpn reach-not-allowed
    exits 1
    ;;
only_tunnel)
    computer a
    tunnel a
    ip netns exec a ip route add default dev wg0
    look --join 10.8.0.1
    problems only-tunnel reach-silent-tunnel
    ;;
no_network)
    computer a
    look
    problems no-network
    ;;
no_lease)
    computer a 169.254.3.4/16
    computer b 169.254.3.5/16
    host b
    look
    problems no-lease
    ;;
missing)
    computer a 192.168.7.1/24
    look --interfaces wlan7
    problems interfaces-missing
    look --interfaces none
    problems discovery-off
    look --interfaces loopback
    problems loopback-only
    ;;
several)
    computer a 192.168.7.1/24
    plug a wlan 192.168.9.1/24
    computer b 192.168.7.2/24
    host b
    look
    problems several
    ;;
esac
echo "$told_so"
