//! Changes of addresses, of the host and of a guest, and how long it takes until the guest's words come to the host again.

use std::env;
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::network::{Computer, Network};

/// How many changes are made at each table; one of each kind without it.
const CHANGES: &str = "SKIPSTONE_ADDRESS_CHANGES";

/// The time within which the seat is back, from the moment at which the new address is there. It is announced later than that.
const BACK_WITHIN: Duration = Duration::from_secs(10);

/// How long a computer is without any address, by turns: not at all, shorter and longer than a connection lives.
const GAPS: [Duration; 3] = [Duration::ZERO, Duration::from_secs(3), Duration::from_secs(8)];

const HOST: usize = 0;
const GUEST: usize = 1;

/// Who changes what.
#[derive(Debug, Clone, Copy)]
enum Change {
    /// Another IPv4 address of the same network.
    Lease(usize),
    /// From IPv4 to IPv6 only, which has another address each time.
    ToIpv6(usize),
    /// Both computers get addresses of another network, the host first.
    OtherRouter,
    /// The computer sleeps meanwhile.
    Suspended(usize),
}

use Change::{Lease, OtherRouter, Suspended, ToIpv6};

const KINDS: [Change; 9] = [
    Lease(HOST),
    Lease(GUEST),
    ToIpv6(HOST),
    Lease(HOST),
    ToIpv6(GUEST),
    Lease(GUEST),
    OtherRouter,
    Suspended(HOST),
    Suspended(GUEST),
];

#[test]
#[ignore = "it needs network namespaces of its own"]
fn in_namespace_in_a_lobby() {
    changes_addresses(false);
}

#[test]
#[ignore = "it needs network namespaces of its own"]
fn in_namespace_in_a_round() {
    changes_addresses(true);
}

/// A network whose addresses are given out by number, none twice.
struct Addresses {
    network: Network,
    last: usize,
    subnet: u8,
}

impl Addresses {
    /// An address of the current network in place of all others, after a while without any.
    fn lease(&mut self, computer: usize, gap: Duration) {
        self.network.take_addresses(computer);
        sleep(gap);
        self.last += 1;
        let (high, low) = (self.last / 200, self.last % 200 + 1);
        self.network.give_address(computer, &format!("10.{}.{high}.{low}/16", self.subnet));
        // Without it the other computer couldn't change to IPv6 alone.
        self.link_local(computer);
    }

    /// Only a link-local address.
    fn link_local(&mut self, computer: usize) {
        self.last += 1;
        self.network.give_address(computer, &format!("fe80::{:x}/64", self.last));
    }

    fn make(&mut self, change: Change, gap: Duration, computers: &mut [Computer; 2]) {
        match change {
            Lease(computer) => self.lease(computer, gap),
            ToIpv6(computer) => {
                self.network.take_addresses(computer);
                sleep(gap);
                self.link_local(computer);
            }
            OtherRouter => {
                self.subnet += 1;
                self.lease(HOST, gap);
                self.lease(GUEST, Duration::ZERO);
            }
            Suspended(computer) => {
                computers[computer].suspend(true);
                self.lease(computer, gap);
                computers[computer].suspend(false);
            }
        }
    }
}

fn changes_addresses(in_a_round: bool) {
    let number = env::var(CHANGES).ok().map_or(KINDS.len(), |number| number.parse().expect("a number"));
    let mut addresses = Addresses { network: Network::without_addresses(2), last: 0, subnet: 80 };
    [HOST, GUEST].into_iter().for_each(|computer| addresses.lease(computer, Duration::ZERO));
    let stays = "namespaces::visit::stays";
    let mut computers = [Computer::run(HOST, stays, "host"), Computer::run(GUEST, stays, "guest")];
    computers[GUEST].wait_for("seated");
    if in_a_round {
        computers[HOST].tell("start");
        computers.iter_mut().for_each(|computer| computer.wait_for("round"));
    }
    let mut times = Vec::new();
    for (made, change) in KINDS.into_iter().cycle().take(number).enumerate() {
        // Every kind with every gap.
        let gap = GAPS[(made + made / KINDS.len()) % GAPS.len()];
        addresses.make(change, gap, &mut computers);
        let began = Instant::now();
        computers[GUEST].tell(&made.to_string());
        computers[GUEST].wait_for(&format!("heard {made}"));
        times.push(began.elapsed());
        println!("{change:?} after {gap:?} without: back within {:.1} s", began.elapsed().as_secs_f32());
    }
    times.sort();
    let late = times.iter().filter(|time| **time > BACK_WITHIN).count();
    let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{number} changes: median {median:.1?}, longest {longest:.1?}, {late} late");
    assert_eq!(late, 0, "the longest took {longest:?}");
}
