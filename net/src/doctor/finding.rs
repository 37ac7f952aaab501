//! What the observation means.

use std::net::{IpAddr, SocketAddr};

use super::observation::{Echo, Firewall, Network, NetworkKind, Observation, SendError, System};
use super::reach::{Reach, farthest};
use crate::discovery::{Interfaces, SharedPort};

/// Something that was found, with all that there is to tell of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// Tables are neither announced nor looked for, by the settings.
    DiscoveryOff,
    /// They are announced and looked for on this computer only, by the settings.
    LoopbackOnly,
    /// The settings name interfaces, and none of them is there.
    InterfacesMissing(Vec<String>),
    /// This computer is in no network.
    NoNetwork,
    /// Another program holds the port of mDNS and shares it with nobody.
    PortHeld {
        /// Whether it does so at all IP versions that this computer has; otherwise the other one still works.
        is_whole: bool,
    },
    /// macOS doesn't let the program send to the local network.
    LocalNetworkDenied,
    /// Something at this computer forbids to send on this interface.
    SendRefused {
        /// The interface.
        network: String,
        /// The VPN that is on, if there is one, and may forbid it.
        vpn: Option<String>,
    },
    /// Nothing can be sent on this interface.
    SendFailed(String),
    /// An own message wasn't heard back on this interface: a firewall at this computer drops it.
    NotHeardBack(String),
    /// What is for the own network goes into a VPN.
    VpnTakesNetwork {
        /// The interface of the VPN.
        vpn: String,
        /// That of the own network.
        network: String,
    },
    /// Windows takes the network for a public one.
    NetworkPublic,
    /// macOS' firewall takes no connections.
    FirewallBlocksAll,
    /// A table is announced from another subnet than this computer's.
    OtherSubnet {
        /// Where it is.
        theirs: IpAddr,
        /// Where this computer is.
        ours: IpAddr,
    },
    /// No computer of this name is known. Whoever looks up the name adds it.
    NameUnknown(String),
    /// How far a packet to a table gets.
    Reach {
        /// Where the table is said to be.
        to: SocketAddr,
        /// How far it gets.
        reach: Reach,
    },
    /// The table answers at its address, but its announcement doesn't come.
    AnnouncementMissing(SocketAddr),
    /// The internet is reached by a VPN, which often leaves out the own network.
    VpnIsDefault(String),
    /// Only a tunnel leads to others, where nothing is announced.
    OnlyTunnel(String),
    /// The router has given no address on this interface.
    NoLease(String),
    /// This computer is in several networks.
    SeveralNetworks(Vec<String>),
    /// This computer has IPv6 addresses only.
    OnlyIpv6,
    /// No other device was heard: there is none, or the network keeps its devices apart.
    NobodyHeard,
    /// A firewall is on. Whether it lets tables pass can't be known.
    FirewallOn(Firewall),
    /// Whether a firewall is on can't be known.
    FirewallUnknown,
    /// None of the firewalls that are known is on. Others' rules can't be known.
    NoKnownFirewall,
    /// Whether Windows takes the network for a public one can't be known.
    PublicUnknown,
    /// The system doesn't list its interfaces.
    NetworksUnknown,
    /// The addresses of this computer on an interface.
    Addresses {
        /// The interface.
        network: String,
        /// What it leads to.
        kind: NetworkKind,
        /// The addresses.
        ips: Vec<IpAddr>,
    },
    /// Own messages are heard back on this interface.
    HeardBack(String),
    /// So many other devices were heard.
    DevicesHeard(usize),
    /// The own table was heard as it is announced.
    OwnTableHeard,
    /// The own table is open, and its announcement wasn't heard, though other messages of this computer were.
    OwnTableUnheard,
    /// So many tables of others were heard.
    TablesHeard(usize),
}

/// How much a finding counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weight {
    /// It keeps tables from being found or reached.
    Cause,
    /// It may do so.
    Possible,
    /// It can't be known.
    Unknown,
    /// All is well there.
    Fine,
}

impl Finding {
    /// A name of the finding that stays the same, for reports and scripts.
    pub fn id(&self) -> &'static str {
        match self {
            Finding::DiscoveryOff => "discovery-off",
            Finding::LoopbackOnly => "loopback-only",
            Finding::InterfacesMissing(_) => "interfaces-missing",
            Finding::NoNetwork => "no-network",
            Finding::PortHeld { is_whole: true } => "port-held",
            Finding::PortHeld { is_whole: false } => "port-half-held",
            Finding::LocalNetworkDenied => "local-network-denied",
            Finding::SendRefused { vpn: None, .. } => "send-refused",
            Finding::SendRefused { vpn: Some(_), .. } => "send-refused-vpn",
            Finding::SendFailed(_) => "send-failed",
            Finding::NotHeardBack(_) => "not-heard-back",
            Finding::VpnTakesNetwork { .. } => "vpn-takes-network",
            Finding::NetworkPublic => "public",
            Finding::FirewallBlocksAll => "firewall-blocks-all",
            Finding::OtherSubnet { .. } => "other-subnet",
            Finding::NameUnknown(_) => "name-unknown",
            Finding::Reach { reach, .. } => reach.id(),
            Finding::AnnouncementMissing(_) => "announcement-missing",
            Finding::VpnIsDefault(_) => "vpn-is-default",
            Finding::OnlyTunnel(_) => "only-tunnel",
            Finding::NoLease(_) => "no-lease",
            Finding::SeveralNetworks(_) => "several",
            Finding::OnlyIpv6 => "only-ipv6",
            Finding::NobodyHeard => "nobody-heard",
            Finding::FirewallOn(_) => "firewall-on",
            Finding::FirewallUnknown => "firewall-unknown",
            Finding::NoKnownFirewall => "no-known-firewall",
            Finding::PublicUnknown => "public-unknown",
            Finding::NetworksUnknown => "networks-unknown",
            Finding::Addresses { .. } => "addresses",
            Finding::HeardBack(_) => "heard-back",
            Finding::DevicesHeard(_) => "devices-heard",
            Finding::OwnTableHeard => "own-table-heard",
            Finding::OwnTableUnheard => "own-table-unheard",
            Finding::TablesHeard(_) => "tables-heard",
        }
    }

    /// How much it counts.
    pub fn weight(&self) -> Weight {
        match self {
            Finding::DiscoveryOff
            | Finding::LoopbackOnly
            | Finding::InterfacesMissing(_)
            | Finding::NoNetwork
            | Finding::PortHeld { is_whole: true }
            | Finding::LocalNetworkDenied
            | Finding::SendRefused { .. }
            | Finding::SendFailed(_)
            | Finding::NotHeardBack(_)
            | Finding::VpnTakesNetwork { .. }
            | Finding::NetworkPublic
            | Finding::FirewallBlocksAll
            | Finding::NameUnknown(_) => Weight::Cause,
            Finding::Reach { reach: Reach::Table(_), .. } => Weight::Fine,
            Finding::Reach { .. } => Weight::Cause,
            // A router may lead there.
            Finding::OtherSubnet { .. }
            | Finding::AnnouncementMissing(_)
            | Finding::PortHeld { is_whole: false }
            | Finding::VpnIsDefault(_)
            | Finding::OnlyTunnel(_)
            | Finding::NoLease(_)
            | Finding::SeveralNetworks(_)
            | Finding::OnlyIpv6
            | Finding::NobodyHeard
            | Finding::OwnTableUnheard
            | Finding::FirewallOn(_) => Weight::Possible,
            Finding::FirewallUnknown | Finding::PublicUnknown | Finding::NetworksUnknown => Weight::Unknown,
            Finding::NoKnownFirewall
            | Finding::Addresses { .. }
            | Finding::HeardBack(_)
            | Finding::DevicesHeard(_)
            | Finding::OwnTableHeard
            | Finding::TablesHeard(_) => Weight::Fine,
        }
    }
}

/// What an observation means, the causes first.
pub fn findings(seen: &Observation) -> Vec<Finding> {
    let mut found = Vec::new();
    found.extend(reached(seen));
    found.extend(selected(seen));
    found.extend(port(seen));
    match &seen.networks {
        Some(networks) => found.extend(of_networks(networks, seen)),
        None => found.push(Finding::NetworksUnknown),
    }
    found.extend(of_system(seen));
    found.extend(heard(seen));
    // Stable: what was looked at first stays first.
    found.sort_by_key(Finding::weight);
    found
}

fn reached(seen: &Observation) -> Vec<Finding> {
    let reaches = seen.paths.iter().map(|path| (path.to, Reach::of(path, seen))).collect();
    let Some((to, reach)) = farthest(reaches) else { return Vec::new() };
    let is_near = seen.networks.iter().flatten().any(|network| {
        network.kind == NetworkKind::Local && network.is_selected && network.contains(to.ip())
    });
    let is_announced = |key| seen.tables.iter().any(|table| table.host == key);
    let is_missing = matches!(reach, Reach::Table(key) if is_near && !is_announced(key));
    let missing = (is_missing && !port_is_held(seen)).then_some(Finding::AnnouncementMissing(to));
    [Finding::Reach { to, reach }].into_iter().chain(missing).collect()
}

fn selected(seen: &Observation) -> Option<Finding> {
    match &seen.selected {
        Interfaces::None => Some(Finding::DiscoveryOff),
        Interfaces::Loopback => Some(Finding::LoopbackOnly),
        Interfaces::Named(names) => {
            let networks = seen.networks.as_ref()?;
            let is_there = networks.iter().any(|network| network.is_selected);
            (!is_there && !networks.is_empty()).then(|| Finding::InterfacesMissing(names.clone()))
        }
        Interfaces::All => None,
    }
}

fn port_is_held(seen: &Observation) -> bool {
    seen.port_v4 == SharedPort::Held || seen.port_v6 == SharedPort::Held
}

fn port(seen: &Observation) -> Option<Finding> {
    let is_whole = seen.port_v4 != SharedPort::Free && seen.port_v6 != SharedPort::Free;
    port_is_held(seen).then_some(Finding::PortHeld { is_whole })
}

fn of_networks(networks: &[Network], seen: &Observation) -> Vec<Finding> {
    let mut found = Vec::new();
    let local: Vec<&Network> = networks.iter().filter(|network| network.kind == NetworkKind::Local).collect();
    let tunnel = networks.iter().find(|network| network.kind == NetworkKind::Tunnel);
    match (local.is_empty(), tunnel) {
        (true, None) => found.push(Finding::NoNetwork),
        (true, Some(tunnel)) => found.push(Finding::OnlyTunnel(tunnel.name.clone())),
        (false, _) => {}
    }
    let vpn = vpn(networks, seen);
    for network in &local {
        found.extend(of_echo(network, vpn, seen.system));
        let detour = network.detour.as_ref();
        let into = detour.filter(|detour| {
            let is_it = |network: &&Network| network.name == **detour;
            networks.iter().find(is_it).is_some_and(|network| network.kind == NetworkKind::Tunnel)
        });
        found.extend(
            into.map(|vpn| Finding::VpnTakesNetwork { vpn: vpn.clone(), network: network.name.clone() }),
        );
        if network.addresses.iter().any(|own| own.is_made_up())
            && network.addresses.iter().all(|own| own.is_link_local())
        {
            found.push(Finding::NoLease(network.name.clone()));
        }
    }
    if found.contains(&Finding::LocalNetworkDenied) {
        found.dedup();
    }
    // Where there is a worse fault of the VPN, that it is on says nothing more.
    let is_blamed = found.iter().any(|found| {
        matches!(found, Finding::VpnTakesNetwork { .. } | Finding::SendRefused { vpn: Some(_), .. })
    });
    found.extend(
        vpn.filter(|_| !is_blamed && !local.is_empty()).map(|vpn| Finding::VpnIsDefault(vpn.to_owned())),
    );
    found.extend(subnets(&local, seen));
    let own = || local.iter().flat_map(|network| &network.addresses);
    if own().next().is_some() && own().all(|own| own.ip.is_ipv6()) {
        found.push(Finding::OnlyIpv6);
    }
    for network in networks {
        let ips = network.addresses.iter().map(|own| own.ip).collect();
        let (name, kind) = (network.name.clone(), network.kind);
        found.push(Finding::Addresses { network: name, kind, ips });
    }
    found
}

/// The VPN by which the internet is reached.
fn vpn<'a>(networks: &'a [Network], seen: &Observation) -> Option<&'a str> {
    let default = seen.default_route.as_ref()?;
    let used = networks.iter().find(|network| network.name == *default)?;
    (used.kind == NetworkKind::Tunnel).then_some(used.name.as_str())
}

/// What became of the queries on a network. One IP version that works is enough.
fn of_echo(network: &Network, vpn: Option<&str>, system: System) -> Option<Finding> {
    let name = network.name.clone();
    let echoes = network.echoes();
    let is_not_sent = |why| echoes.contains(&Echo::NotSent(why));
    match () {
        () if echoes.contains(&Echo::Heard) => Some(Finding::HeardBack(name)),
        () if is_not_sent(SendError::NotAllowed) => {
            Some(Finding::SendRefused { network: name, vpn: vpn.map(str::to_owned) })
        }
        () if is_not_sent(SendError::NoRoute) && system == System::MacOs => Some(Finding::LocalNetworkDenied),
        () if echoes.contains(&Echo::Lost) => Some(Finding::NotHeardBack(name)),
        () if is_not_sent(SendError::NoRoute) || is_not_sent(SendError::Other) => {
            Some(Finding::SendFailed(name))
        }
        () => None,
    }
}

/// Whether others may be in a network that this computer isn't in.
fn subnets(local: &[&Network], seen: &Observation) -> Vec<Finding> {
    let mut found = Vec::new();
    let is_ours = |ip: IpAddr| local.iter().any(|network| network.contains(ip));
    let v4 = |network: &&&Network| network.addresses.iter().find(|own| own.ip.is_ipv4()).map(|own| own.ip);
    let strange = seen.tables.iter().filter(|table| !table.is_own && !table.addresses.is_empty());
    // Link-local addresses of IPv6 are in every network.
    let strange = strange.filter(|table| !table.addresses.iter().any(|ip| is_ours(*ip)));
    let theirs = strange.flat_map(|table| &table.addresses).find(|ip| ip.is_ipv4());
    if let (Some(theirs), Some(ours)) = (theirs, local.iter().find_map(|network| v4(&network))) {
        found.push(Finding::OtherSubnet { theirs: *theirs, ours });
    }
    let mut several: Vec<&&Network> = Vec::new();
    for network in local {
        let is_known = |known: &&&Network| {
            network.addresses.iter().any(|own| known.contains(own.ip) && own.ip.is_ipv4())
        };
        if v4(&network).is_some() && !several.iter().any(is_known) {
            several.push(network);
        }
    }
    if several.len() > 1 {
        found.push(Finding::SeveralNetworks(several.iter().map(|network| network.name.clone()).collect()));
    }
    found
}

fn of_system(seen: &Observation) -> Vec<Finding> {
    let mut found = Vec::new();
    match &seen.firewalls {
        None => found.push(Finding::FirewallUnknown),
        Some(firewalls) if firewalls.is_empty() => found.push(Finding::NoKnownFirewall),
        Some(firewalls) => found.extend(firewalls.iter().map(|firewall| match firewall {
            Firewall::MacOsBlocksAll => Finding::FirewallBlocksAll,
            firewall => Finding::FirewallOn(*firewall),
        })),
    }
    match seen.is_public {
        Some(true) => found.push(Finding::NetworkPublic),
        None if seen.system == System::Windows => found.push(Finding::PublicUnknown),
        Some(false) | None => {}
    }
    found
}

fn heard(seen: &Observation) -> Vec<Finding> {
    let mut found = Vec::new();
    let has_listened = seen.networks.iter().flatten().any(|network| network.echoes().contains(&Echo::Heard));
    match seen.devices.len() {
        0 if has_listened => found.push(Finding::NobodyHeard),
        0 => {}
        devices => found.push(Finding::DevicesHeard(devices)),
    }
    match seen.tables.iter().any(|table| table.is_own) {
        true => found.push(Finding::OwnTableHeard),
        false if seen.hosts && has_listened && !port_is_held(seen) => found.push(Finding::OwnTableUnheard),
        false => {}
    }
    let others = seen.tables.iter().filter(|table| !table.is_own).count();
    if others > 0 {
        found.push(Finding::TablesHeard(others));
    }
    found
}
