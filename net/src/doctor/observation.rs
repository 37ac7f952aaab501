//! What was looked at.

use std::collections::BTreeSet;
use std::net::{IpAddr, SocketAddr};

use crate::Fingerprint;
use crate::discovery::{Interfaces, SharedPort};

/// Everything that was looked at, as it was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Observation {
    /// The system of this computer.
    pub system: System,
    /// On which interfaces tables are announced and looked for, by the player's settings.
    pub selected: Interfaces,
    /// Whether an own table is open, and announced by these settings.
    pub hosts: bool,
    /// The interfaces with addresses that are up, but for loopback. `None` if the system doesn't list them.
    pub networks: Option<Vec<Network>>,
    /// Whether mDNS has its port for IPv4.
    pub port_v4: SharedPort,
    /// Whether mDNS has its port for IPv6.
    pub port_v6: SharedPort,
    /// The interface by which the internet is reached. `None` without one, as in a network of its own.
    pub default_route: Option<String>,
    /// The addresses of other devices that have sent any mDNS message meanwhile.
    pub devices: BTreeSet<IpAddr>,
    /// The tables that were announced meanwhile.
    pub tables: Vec<HeardTable>,
    /// The firewalls that are switched on at this computer. `None` if that can't be found out.
    pub firewalls: Option<Vec<Firewall>>,
    /// Whether the system takes the network for a public one, and hides this computer there. `None` if it doesn't tell, or knows no
    /// such thing.
    pub is_public: Option<bool>,
    /// How far a packet to a table gets, if it was asked for.
    pub paths: Vec<Path>,
}

/// A computer's system, by which the same sign means one thing or another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// Linux, and whatever is none of the others.
    Linux,
    /// Windows.
    Windows,
    /// macOS.
    MacOs,
}

/// A network interface.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    /// The system's name of it, such as `eth0`.
    pub name: String,
    /// What it leads to.
    pub kind: NetworkKind,
    /// The addresses of this computer there.
    pub addresses: Vec<SubnetAddress>,
    /// Whether tables are announced and looked for there.
    pub is_selected: bool,
    /// What became of a query that was sent there over IPv4.
    pub echo_v4: Echo,
    /// What became of a query that was sent there over IPv6.
    pub echo_v6: Echo,
    /// The other interface by which the system sends what is for a neighbour in this network. `None` where it uses this one.
    pub detour: Option<String>,
}

/// What an interface leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NetworkKind {
    /// A network with other devices, by cable or by radio.
    Local,
    /// One other end, as with a VPN.
    Tunnel,
    /// Virtual machines and containers of this computer.
    Virtual,
}

/// An address with the length of its subnet's prefix, in bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct SubnetAddress {
    /// The address.
    pub ip: IpAddr,
    /// The length of the prefix.
    pub prefix: u8,
}

/// What became of an own query, which every program at this computer should hear.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Echo {
    /// It wasn't sent: there is no address, no port, or the settings leave the interface out.
    NotTried,
    /// A second socket has heard it.
    Heard,
    /// It was sent, and nothing was heard.
    Lost,
    /// It couldn't be sent.
    NotSent(SendError),
}

/// Why a packet can't be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SendError {
    /// This computer forbids it: a firewall, or a VPN that lets nothing pass beside it.
    NotAllowed,
    /// The system knows no way.
    NoRoute,
    /// Another reason.
    Other,
}

/// An announced table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeardTable {
    /// Where it is announced.
    pub addresses: Vec<IpAddr>,
    /// Whether it is this player's own.
    pub is_own: bool,
    /// The announced key, by which it is told from others.
    pub host: Fingerprint,
}

/// What became of packets to an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Path {
    /// The address.
    pub to: SocketAddr,
    /// The interface by which the system sends there. `None` if it has no way.
    pub interface: Option<String>,
    /// Whether the system has found the computer in the own network, where it tells that. `None` where it doesn't.
    pub neighbour: Option<bool>,
    /// Whether something answers by TCP, if only to refuse. `None` if it wasn't tried.
    pub answers_tcp: Option<bool>,
    /// How it ended.
    pub end: PathEnd,
}

/// How packets to an address ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathEnd {
    /// A table answered with its key.
    Table(Fingerprint),
    /// A table answered that it takes no more connections.
    Busy,
    /// Something answered that is no table of this version.
    OtherProgram,
    /// The computer answered that nothing listens there.
    PortClosed,
    /// This computer refused to send.
    NotAllowed,
    /// The system knows no way.
    NoRoute,
    /// The system or a router answered that the computer can't be reached.
    HostUnreachable,
    /// Nothing came back.
    Silent,
}

/// A firewall whose rules this program can't read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Firewall {
    /// `ufw`, of Ubuntu.
    Ufw,
    /// `firewalld`, of Fedora and openSUSE.
    Firewalld,
    /// Windows' own.
    Windows,
    /// macOS' own.
    MacOs,
    /// macOS' own, which takes no connections at all.
    MacOsBlocksAll,
}

impl System {
    /// The system that the program was built for.
    pub const CURRENT: System = if cfg!(windows) {
        System::Windows
    } else if cfg!(target_vendor = "apple") {
        System::MacOs
    } else {
        System::Linux
    };
}

impl Network {
    /// Whether an address is in one of its subnets.
    pub fn contains(&self, ip: IpAddr) -> bool {
        self.addresses.iter().any(|own| own.contains(ip))
    }

    /// Whether it is this computer's address there.
    pub fn has(&self, ip: IpAddr) -> bool {
        self.addresses.iter().any(|own| own.ip == ip.to_canonical())
    }

    /// Whether a query was sent over either IP version, and whether it was heard over either.
    pub(super) fn echoes(&self) -> [Echo; 2] {
        [self.echo_v4, self.echo_v6]
    }
}

impl SubnetAddress {
    /// Whether an address is in the subnet.
    pub fn contains(self, ip: IpAddr) -> bool {
        let differs = |own: u128, other: u128, bits: u32| {
            let ignored = bits.saturating_sub(u32::from(self.prefix));
            (own ^ other).checked_shr(ignored).unwrap_or(0) != 0
        };
        match (self.ip, ip.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(ip)) => !differs(own.to_bits().into(), ip.to_bits().into(), 32),
            (IpAddr::V6(own), IpAddr::V6(ip)) => !differs(own.to_bits(), ip.to_bits(), 128),
            _ => false,
        }
    }

    /// Another address of the subnet, as a destination. `None` where there is none.
    pub(super) fn neighbour(self) -> Option<IpAddr> {
        match self.ip {
            IpAddr::V4(own) if self.prefix < 31 => {
                let other = if own.to_bits() & 3 == 1 { 2 } else { 1 };
                Some(IpAddr::V4((own.to_bits() & !3 | other).into()))
            }
            _ => None,
        }
    }

    /// Whether it was given by nobody: the system makes one up where no router answers.
    pub(super) fn is_made_up(self) -> bool {
        matches!(self.ip, IpAddr::V4(ip) if ip.is_link_local())
    }

    /// Whether it is valid on its network only.
    pub(super) fn is_link_local(self) -> bool {
        match self.ip {
            IpAddr::V4(ip) => ip.is_link_local(),
            IpAddr::V6(ip) => ip.is_unicast_link_local(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> SubnetAddress {
        let (ip, prefix) = text.split_once('/').expect("a prefix");
        SubnetAddress { ip: ip.parse().expect("an address"), prefix: prefix.parse().expect("a number") }
    }

    #[test]
    fn subnets_are_told_by_their_prefix() {
        let is_in = |own: &str, ip: &str| at(own).contains(ip.parse().expect("an address"));
        assert!(is_in("192.168.1.7/24", "192.168.1.200") && !is_in("192.168.1.7/24", "192.168.2.7"));
        assert!(is_in("192.168.1.7/24", "::ffff:192.168.1.200"));
        assert!(is_in("10.0.0.1/0", "192.168.2.7") && !is_in("10.0.0.1/32", "10.0.0.2"));
        assert!(is_in("fe80::1/64", "fe80::2") && !is_in("fd00:1::1/64", "fd00:2::1"));
        assert!(!is_in("fd00:1::1/64", "192.168.1.7"));
    }

    #[test]
    fn a_neighbour_is_another_address_of_the_subnet() {
        for own in ["192.168.1.7/24", "192.168.1.1/24", "192.168.1.2/30", "10.0.0.1/30", "10.1.2.3/8"] {
            let neighbour = at(own).neighbour().expect("there are others");
            assert!(at(own).contains(neighbour) && neighbour != at(own).ip, "{own}: {neighbour}");
        }
        assert_eq!(at("10.0.0.1/32").neighbour(), None);
    }
}
