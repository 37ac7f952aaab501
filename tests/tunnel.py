#!/usr/bin/env python3
"""A tunnel between two network namespaces, as WireGuard makes one, whatever the kernel has: `tunnel.py NAMESPACE ADDRESS NAMESPACE
ADDRESS DELAY LOSS`. Both ends are called wg0. They are point to point, know no multicast, and take packets of up to 1280 bytes for the
other end's address only. Each packet takes DELAY milliseconds; LOSS percent of them get lost, by a fixed seed. Says `ready` once packets
pass, and how many have passed when it is ended.
"""

import ctypes
import fcntl
import heapq
import ipaddress
import os
import random
import select
import signal
import struct
import subprocess
import sys
import time

MTU = 1280
TUNSETIFF = 0x400454CA
IFF_TUN, IFF_NO_PI = 1, 0x1000
CLONE_NEWNET = 0x40000000


def enter(namespace):
    """Enters a named network namespace."""
    libc = ctypes.CDLL(None, use_errno=True)
    with open(f"/run/netns/{namespace}", encoding="ascii") as opened:
        if libc.setns(opened.fileno(), CLONE_NEWNET) != 0:
            raise OSError(ctypes.get_errno(), f"setns {namespace}")


def end(namespace, own, other):
    """Makes an end of the tunnel; returns its file."""
    enter(namespace)
    tun = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(tun, TUNSETIFF, struct.pack("16sH14x", b"wg0", IFF_TUN | IFF_NO_PI))
    for command in (
        f"ip link set wg0 mtu {MTU} multicast off addrgenmode none",
        f"ip address add {own}/32 dev wg0",
        "ip link set wg0 up",
        f"ip route add {other}/32 dev wg0",
    ):
        subprocess.run(command.split(), check=True)
    return tun


def is_for(packet, address):
    """Whether a packet of IPv4 is for an address."""
    return len(packet) >= 20 and packet[0] >> 4 == 4 and packet[16:20] == address.packed


def main():
    """Carries packets until it is ended."""
    first, one, second, two, delay, loss = sys.argv[1:]
    addresses = [ipaddress.IPv4Address(one), ipaddress.IPv4Address(two)]
    ends = [end(first, one, two), end(second, two, one)]
    delay, loss, chance = float(delay) / 1000, float(loss) / 100, random.Random(7)
    counts = {"passed": 0, "lost": 0, "refused": 0}

    def tell(*_):
        print(*(f"{count} {what}" for what, count in counts.items()), sep=", ", flush=True)
        sys.exit(0)

    signal.signal(signal.SIGTERM, tell)
    print("ready", flush=True)
    underway, number = [], 0
    while True:
        wait = max(0, underway[0][0] - time.monotonic()) if underway else None
        for readable in select.select(ends, [], [], wait)[0]:
            packet, far = os.read(readable, 65536), 1 - ends.index(readable)
            if len(packet) > MTU or not is_for(packet, addresses[far]):
                counts["refused"] += 1
            elif chance.random() < loss:
                counts["lost"] += 1
            else:
                number += 1
                heapq.heappush(underway, (time.monotonic() + delay, number, far, packet))
        while underway and underway[0][0] <= time.monotonic():
            _, _, far, packet = heapq.heappop(underway)
            os.write(ends[far], packet)
            counts["passed"] += 1


main()
