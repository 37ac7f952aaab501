//! Sentences for what keeps tables from being found, with the one thing to do by system.

use std::net::{IpAddr, SocketAddr};

use skipstone_net::doctor::{Finding, Firewall, NetworkKind, Reach, System};

use super::JoinHelp;
use crate::locale::Locale;
use crate::tr;

/// How addresses are written: in full, or of others than private networks only the kind.
pub type WriteAddress = fn(IpAddr) -> String;

impl Locale {
    /// What was found, and what to do about it; nothing if it works or can't be known.
    pub fn network_finding(&self, finding: &Finding, on: System, write: WriteAddress) -> JoinHelp {
        let system = match on {
            System::Linux => "linux",
            System::Windows => "windows",
            System::MacOs => "macos",
        };
        let help = |what, next| JoinHelp { what, next };
        let only = |what| JoinHelp { what, next: String::new() };
        let text = |key: &str| self.text(key);
        match finding {
            Finding::DiscoveryOff => help(text("network-discovery-off"), text("network-discovery-off-next")),
            Finding::LoopbackOnly => help(text("network-loopback-only"), text("network-loopback-only-next")),
            Finding::InterfacesMissing(names) => help(
                tr!(self, "network-interfaces-missing", names = self.list(names)),
                text("network-interfaces-missing-next"),
            ),
            Finding::NoNetwork => help(text("network-no-network"), text("network-no-network-next")),
            Finding::PortHeld { is_whole } => help(
                text(if *is_whole { "network-port-held" } else { "network-port-half-held" }),
                tr!(self, "network-port-held-next", system = system),
            ),
            Finding::LocalNetworkDenied => {
                help(text("network-local-network-denied"), text("network-local-network-denied-next"))
            }
            Finding::SendRefused { network, vpn: None } => help(
                tr!(self, "network-send-refused", network = network.as_str()),
                tr!(self, "network-send-refused-next", system = system),
            ),
            Finding::SendRefused { network, vpn: Some(vpn) } => help(
                tr!(self, "network-send-refused-vpn", network = network.as_str(), vpn = vpn.as_str()),
                text("network-send-refused-vpn-next"),
            ),
            Finding::SendFailed(network) => help(
                tr!(self, "network-send-failed", network = network.as_str()),
                text("network-send-failed-next"),
            ),
            Finding::NotHeardBack(network) => help(
                tr!(self, "network-not-heard-back", network = network.as_str()),
                tr!(self, "network-not-heard-back-next", system = system),
            ),
            Finding::VpnTakesNetwork { vpn, network } => help(
                tr!(self, "network-vpn-takes-network", network = network.as_str(), vpn = vpn.as_str()),
                text("network-vpn-takes-network-next"),
            ),
            Finding::NetworkPublic => help(text("network-public"), text("network-public-next")),
            Finding::FirewallBlocksAll => {
                help(text("network-firewall-blocks-all"), text("network-firewall-blocks-all-next"))
            }
            Finding::OtherSubnet { theirs, ours } => help(
                tr!(self, "network-other-subnet", theirs = write(*theirs), ours = write(*ours)),
                text("network-other-subnet-next"),
            ),
            Finding::NameUnknown(name) => help(
                tr!(self, "network-name-unknown", name = name.as_str()),
                text("network-name-unknown-next"),
            ),
            Finding::Reach { to, reach } => self.reach(*to, *reach),
            Finding::AnnouncementMissing(to) => help(
                tr!(self, "network-announcement-missing", to = to.to_string()),
                text("network-announcement-missing-next"),
            ),
            Finding::VpnIsDefault(vpn) => help(
                tr!(self, "network-vpn-is-default", vpn = vpn.as_str()),
                text("network-vpn-is-default-next"),
            ),
            Finding::OnlyTunnel(network) => help(
                tr!(self, "network-only-tunnel", network = network.as_str()),
                text("network-only-tunnel-next"),
            ),
            Finding::NoLease(network) => {
                help(tr!(self, "network-no-lease", network = network.as_str()), text("network-no-lease-next"))
            }
            Finding::SeveralNetworks(names) => {
                help(tr!(self, "network-several", names = self.list(names)), text("network-several-next"))
            }
            Finding::OnlyIpv6 => help(text("network-only-ipv6"), text("network-only-ipv6-next")),
            Finding::NobodyHeard => help(text("network-nobody-heard"), text("network-nobody-heard-next")),
            Finding::FirewallOn(firewall) => {
                let (name, next) = match firewall {
                    Firewall::Ufw => ("ufw", "network-firewall-on-ufw-next"),
                    Firewall::Firewalld => ("firewalld", "network-firewall-on-firewalld-next"),
                    Firewall::Windows => ("Windows Defender Firewall", "network-firewall-on-windows-next"),
                    Firewall::MacOs | Firewall::MacOsBlocksAll => {
                        ("macOS Firewall", "network-firewall-on-macos-next")
                    }
                };
                help(tr!(self, "network-firewall-on", firewall = name), text(next))
            }
            Finding::FirewallUnknown => only(text("network-firewall-unknown")),
            Finding::NoKnownFirewall => only(tr!(self, "network-no-known-firewall", system = system)),
            Finding::PublicUnknown => only(text("network-public-unknown")),
            Finding::NetworksUnknown => only(text("network-networks-unknown")),
            Finding::Addresses { network, kind, ips } => {
                let kind = match kind {
                    NetworkKind::Local => "local",
                    NetworkKind::Tunnel => "tunnel",
                    NetworkKind::Virtual => "virtual",
                };
                let addresses = ips.iter().map(|ip| write(*ip)).collect::<Vec<_>>().join(", ");
                let network = network.as_str();
                only(tr!(self, "network-addresses", kind = kind, network = network, addresses = addresses))
            }
            Finding::HeardBack(network) => only(tr!(self, "network-heard-back", network = network.as_str())),
            Finding::DevicesHeard(count) => only(tr!(self, "network-devices-heard", count = *count)),
            Finding::OwnTableHeard => only(text("network-own-table-heard")),
            Finding::OwnTableUnheard => {
                help(text("network-own-table-unheard"), text("network-own-table-unheard-next"))
            }
            Finding::TablesHeard(count) => only(tr!(self, "network-tables-heard", count = *count)),
        }
    }

    /// How far a packet to an address gets.
    fn reach(&self, to: SocketAddr, reach: Reach) -> JoinHelp {
        let (what, next) = match reach {
            Reach::Table(_) => {
                let what = tr!(self, "network-reach-table", to = to.to_string());
                return JoinHelp { what, next: String::new() };
            }
            Reach::Busy => ("network-reach-busy", "network-reach-busy-next"),
            Reach::OtherProgram => ("network-reach-other-program", "network-reach-other-program-next"),
            Reach::NothingListens => ("network-reach-nothing-listens", "network-reach-nothing-listens-next"),
            Reach::NotAllowed => ("network-reach-not-allowed", "network-reach-not-allowed-next"),
            Reach::NoRoute => ("network-reach-no-route", "network-reach-no-route-next"),
            Reach::NobodyThere => ("network-reach-nobody-there", "network-reach-nobody-there-next"),
            Reach::KeptApart => ("network-reach-kept-apart", "network-reach-kept-apart-next"),
            Reach::Rejected => ("network-reach-rejected", "network-reach-rejected-next"),
            Reach::Dropped => ("network-reach-dropped", "network-reach-dropped-next"),
            Reach::Silent => ("network-reach-silent", "network-reach-silent-next"),
            Reach::SilentTunnel => ("network-reach-silent-tunnel", "network-reach-silent-tunnel-next"),
            Reach::OtherNetwork => ("network-reach-other-network", "network-reach-other-network-next"),
        };
        JoinHelp {
            what: tr!(self, what, to = to.to_string()),
            next: tr!(self, next, port = to.port().to_string()),
        }
    }
}
