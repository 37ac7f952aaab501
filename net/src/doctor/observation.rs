//! What was looked at.

use std::collections::BTreeSet;
use std::net::{IpAddr, SocketAddr};

use crate::Fingerprint;
use crate::discovery::{Interfaces, SharedPort};
use crate::subnet_address::SubnetAddress;

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
