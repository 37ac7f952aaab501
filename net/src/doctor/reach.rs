//! What the way of a packet to a table means.

use std::net::SocketAddr;

use super::observation::{NetworkKind, Observation, Path, PathEnd};
use crate::Fingerprint;

/// How far a packet to an address gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// A table answers there, with this key.
    Table(Fingerprint),
    /// A table answers, but is at its limit of connections.
    Busy,
    /// Something answers, but no table of this version.
    OtherProgram,
    /// A computer answers that no program listens at the port.
    NothingListens,
    /// This computer sends nothing there: a firewall or a VPN forbids it.
    NotAllowed,
    /// This computer has no way there: the address is in a network that it isn't in, and no router leads there.
    NoRoute,
    /// Nobody has the address in the own network, though others are there.
    NobodyThere,
    /// Nobody answers in the own network, nor anybody else: the network may keep its devices apart.
    KeptApart,
    /// The computer is there, and refuses what comes to the port.
    Rejected,
    /// The computer is there, and no packet of the table's kind comes back.
    Dropped,
    /// Nothing comes back from the own network, and whether the computer is there can't be known.
    Silent,
    /// Nothing comes back from the other end of a tunnel or VPN.
    SilentTunnel,
    /// Nothing comes back from another network.
    OtherNetwork,
}

impl Reach {
    /// What the way of a packet means beside all else that was seen.
    pub(super) fn of(path: &Path, seen: &Observation) -> Reach {
        let networks = seen.networks.as_deref().unwrap_or_default();
        let used = networks.iter().find(|network| Some(&network.name) == path.interface.as_ref());
        let is_tunnel = used.is_some_and(|network| network.kind == NetworkKind::Tunnel);
        let is_near = networks
            .iter()
            .any(|network| network.kind == NetworkKind::Local && network.contains(path.to.ip()));
        let hears_others = seen.devices.iter().any(|ip| !ip.is_loopback());
        let is_there = path.neighbour == Some(true) || path.answers_tcp == Some(true);
        match path.end {
            PathEnd::Table(key) => Reach::Table(key),
            PathEnd::Busy => Reach::Busy,
            PathEnd::OtherProgram => Reach::OtherProgram,
            PathEnd::PortClosed => Reach::NothingListens,
            PathEnd::NotAllowed => Reach::NotAllowed,
            PathEnd::NoRoute => Reach::NoRoute,
            PathEnd::HostUnreachable | PathEnd::Silent if is_tunnel && !is_there => Reach::SilentTunnel,
            PathEnd::HostUnreachable if is_there => Reach::Rejected,
            PathEnd::HostUnreachable if is_near && hears_others => Reach::NobodyThere,
            PathEnd::HostUnreachable if is_near => Reach::KeptApart,
            PathEnd::Silent if is_there => Reach::Dropped,
            PathEnd::Silent if is_near && path.neighbour == Some(false) && !hears_others => Reach::KeptApart,
            PathEnd::Silent if is_near && path.neighbour == Some(false) => Reach::NobodyThere,
            PathEnd::Silent if is_near || path.to.ip().is_loopback() => Reach::Silent,
            PathEnd::HostUnreachable | PathEnd::Silent => Reach::OtherNetwork,
        }
    }

    /// As [`Finding::id`](super::Finding::id).
    pub fn id(self) -> &'static str {
        match self {
            Reach::Table(_) => "reach-table",
            Reach::Busy => "reach-busy",
            Reach::OtherProgram => "reach-other-program",
            Reach::NothingListens => "reach-nothing-listens",
            Reach::NotAllowed => "reach-not-allowed",
            Reach::NoRoute => "reach-no-route",
            Reach::NobodyThere => "reach-nobody-there",
            Reach::KeptApart => "reach-kept-apart",
            Reach::Rejected => "reach-rejected",
            Reach::Dropped => "reach-dropped",
            Reach::Silent => "reach-silent",
            Reach::SilentTunnel => "reach-silent-tunnel",
            Reach::OtherNetwork => "reach-other-network",
        }
    }

    /// Whether a table answers.
    pub fn is_table(self) -> bool {
        matches!(self, Reach::Table(_))
    }
}

/// The likeliest of several addresses of one table to tell of: the one that gets farthest.
pub(super) fn farthest(reaches: Vec<(SocketAddr, Reach)>) -> Option<(SocketAddr, Reach)> {
    let rank = |reach: &Reach| match reach {
        Reach::Table(_) => 0,
        Reach::Busy => 1,
        Reach::OtherProgram => 2,
        Reach::NothingListens => 3,
        Reach::Rejected => 4,
        Reach::Dropped => 5,
        Reach::NotAllowed => 6,
        Reach::KeptApart => 7,
        Reach::NobodyThere => 8,
        Reach::Silent => 9,
        Reach::SilentTunnel => 10,
        Reach::OtherNetwork => 11,
        Reach::NoRoute => 12,
    };
    reaches.into_iter().min_by_key(|(_, reach)| rank(reach))
}
