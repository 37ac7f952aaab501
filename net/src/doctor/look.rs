//! Looks at this computer and its networks.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, timeout_at};

use super::echo::{self, Exit, Heard, Patience};
use super::observation::{Echo, HeardTable, Network, NetworkKind, Observation, System};
use super::path::{self, interface_to, interface_with};
use super::system::{InterfaceAddress, Machine, ThisMachine};
use crate::Fingerprint;
use crate::discovery::{BrowseEvent, DiscoveredTable, Interfaces, MDNS_PORT, TableBrowser, shared_port};

/// How long is listened if everything that can be expected is heard.
const LISTEN: Duration = Duration::from_secs(3);
/// How long is listened at most.
const LISTEN_LONG: Duration = Duration::from_secs(6);
/// The most tables that are noted.
const MAX_TABLES: usize = 32;
/// The most addresses that are followed: those of one table.
const MAX_PATHS: usize = 8;

/// How interfaces of virtual machines, containers and nearby devices are called, in lower case.
const VIRTUAL: [&str; 20] = [
    "anpi",
    "awdl",
    "br-",
    "bridge1",
    "cni",
    "docker",
    "incus",
    "llw",
    "lxc",
    "lxd",
    "podman",
    "vboxnet",
    "veth",
    "vethernet",
    "virbr",
    "virtualbox",
    "vmnet",
    "vmware",
    "vnet",
    "waydroid",
];
/// How interfaces of VPNs are called that say nothing of their kind, in lower case.
const TUNNELS: [&str; 10] =
    ["ipsec", "mullvad", "nordlynx", "ppp", "proton", "tailscale", "tun", "utun", "wg", "wireguard"];

/// What is looked at, and by what.
#[derive(Clone)]
pub struct Look {
    /// The interfaces on which tables are announced and looked for. With [`Interfaces::None`] nothing is sent to a network.
    pub interfaces: Interfaces,
    /// The player's own key, if it has one, by which an own table is known.
    pub own: Option<Fingerprint>,
    /// Whether a table of that key is open at this computer, and announced.
    pub hosts: bool,
    /// Where a table is said to be: how far a packet gets is tried too.
    pub to: Vec<SocketAddr>,
    /// The computer.
    pub machine: Arc<dyn Machine>,
    /// The UDP port of mDNS.
    pub port: u16,
}

impl Look {
    /// A look at this computer.
    pub fn new(interfaces: Interfaces, own: Option<Fingerprint>) -> Look {
        Look {
            interfaces,
            own,
            hosts: false,
            to: Vec::new(),
            machine: Arc::new(ThisMachine),
            port: MDNS_PORT,
        }
    }
}

/// Looks for three to nine seconds. Needs a tokio runtime.
pub async fn look(at: Look) -> Observation {
    let (machine, interfaces) = (at.machine.clone(), at.interfaces.clone());
    let system = blocking(move || (machine.firewalls(), machine.is_network_public()));
    let machine = at.machine.clone();
    let networks = blocking(move || networks(&*machine, &interfaces)).await.flatten();
    let exits = exits(networks.as_deref().unwrap_or_default(), &*at.machine);
    let own: BTreeSet<IpAddr> =
        at.machine.addresses().unwrap_or_default().iter().map(|own| own.address.ip).collect();
    let (port_v4, port_v6) = (shared_port(false, at.port), shared_port(true, at.port));
    let outs: Vec<Exit> = exits.iter().map(|(_, exit)| *exit).collect();
    let patience = Patience { least: LISTEN, most: LISTEN_LONG };
    let listening = async {
        match outs.is_empty() {
            // There is nothing to wait for.
            true => Heard { echoes: Vec::new(), devices: BTreeSet::new() },
            false => echo::listen(&outs, &own, at.port, patience).await,
        }
    };
    let browsing = browse(&at.interfaces, at.own, at.hosts);
    let (system, heard, tables) = tokio::join!(system, listening, browsing);
    let (firewalls, is_public) = system.unwrap_or_default();
    let mut paths = Vec::new();
    for to in at.to.iter().take(MAX_PATHS) {
        let machine = at.machine.clone();
        paths.push(path::follow(*to, &*machine).await);
    }
    let networks = networks.map(|networks| with_echoes(networks, &exits, &heard.echoes));
    let default_route = at.machine.default_address().and_then(|own| interface_with(own, &*at.machine));
    Observation {
        system: System::CURRENT,
        selected: at.interfaces,
        hosts: at.hosts,
        networks,
        port_v4,
        port_v6,
        default_route,
        devices: heard.devices,
        tables,
        firewalls,
        is_public,
        paths,
    }
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    tokio::task::spawn_blocking(work).await.ok()
}

/// The interfaces that are in use. `None` if the system doesn't list them.
fn networks(machine: &dyn Machine, selected: &Interfaces) -> Option<Vec<Network>> {
    let all = machine.addresses().ok()?;
    let mut networks = BTreeMap::<String, Network>::new();
    for found in all.iter().filter(|found| found.is_up && !found.address.ip.is_loopback()) {
        let network = networks.entry(found.name.clone()).or_insert_with(|| Network {
            name: found.name.clone(),
            kind: kind(found),
            addresses: Vec::new(),
            is_selected: is_selected(&found.name, selected),
            echo_v4: Echo::NotTried,
            echo_v6: Echo::NotTried,
            detour: None,
        });
        network.addresses.push(found.address);
    }
    // Of a tunnel that nothing was given to, nothing is used: macOS has several.
    networks.retain(|_, network| {
        network.kind != NetworkKind::Tunnel || !network.addresses.iter().all(|own| own.is_link_local())
    });
    for network in networks.values_mut().filter(|network| network.kind == NetworkKind::Local) {
        network.addresses.sort();
        let neighbour = network.addresses.iter().find_map(|own| own.neighbour());
        let used = neighbour.and_then(|neighbour| interface_to(neighbour, machine));
        network.detour = used.filter(|used| *used != network.name);
    }
    Some(networks.into_values().collect())
}

fn kind(found: &InterfaceAddress) -> NetworkKind {
    let name = found.name.to_lowercase();
    let is_called = |names: &[&str]| names.iter().any(|called| name.starts_with(called));
    match () {
        () if found.is_point_to_point || is_called(&TUNNELS) || name.contains("vpn") => NetworkKind::Tunnel,
        () if is_called(&VIRTUAL) => NetworkKind::Virtual,
        () => NetworkKind::Local,
    }
}

fn is_selected(name: &str, selected: &Interfaces) -> bool {
    match selected {
        Interfaces::All => true,
        Interfaces::Named(names) => names.iter().any(|selected| selected == name),
        Interfaces::Loopback | Interfaces::None => false,
    }
}

/// Where queries go out: one for each IP version of each network that others may be in.
fn exits(networks: &[Network], machine: &dyn Machine) -> Vec<(String, Exit)> {
    let all = machine.addresses().unwrap_or_default();
    let index = |name: &str| all.iter().find(|own| own.name == name).map_or(0, |own| own.index);
    let used = networks.iter().filter(|network| network.is_selected && network.kind == NetworkKind::Local);
    used.flat_map(|network| {
        let of = |is_v6| network.addresses.iter().find(move |own| own.ip.is_ipv6() == is_v6);
        let exits = [of(false), of(true)].into_iter().flatten();
        let index = index(&network.name);
        exits.map(move |own| (network.name.clone(), Exit { ip: own.ip, index }))
    })
    .collect()
}

fn with_echoes(networks: Vec<Network>, exits: &[(String, Exit)], echoes: &[Echo]) -> Vec<Network> {
    let of = |name: &str, is_v6: bool| {
        let mut tried = exits.iter().zip(echoes);
        let found = tried.find(|((network, exit), _)| network == name && exit.ip.is_ipv6() == is_v6);
        found.map_or(Echo::NotTried, |(_, echo)| *echo)
    };
    let with = |network: Network| {
        let (echo_v4, echo_v6) = (of(&network.name, false), of(&network.name, true));
        Network { echo_v4, echo_v6, ..network }
    };
    networks.into_iter().map(with).collect()
}

/// The tables that are announced meanwhile. None if they can't be looked for, which the port tells.
async fn browse(on: &Interfaces, own: Option<Fingerprint>, hosts: bool) -> Vec<HeardTable> {
    let mut found = BTreeMap::<_, HeardTable>::new();
    if *on == Interfaces::None {
        return Vec::new();
    }
    let Ok(mut browser) = TableBrowser::new(on) else { return Vec::new() };
    let begun = Instant::now();
    loop {
        let lacks = found.is_empty() || hosts && !found.values().any(|table| table.is_own);
        let end = begun + if lacks { LISTEN_LONG } else { LISTEN };
        match timeout_at(end, browser.next()).await {
            Ok(Some(BrowseEvent::Found(table))) if found.len() < MAX_TABLES => {
                found.insert(table.id(), heard(table, own));
            }
            Ok(Some(BrowseEvent::Removed(id))) => drop(found.remove(&id)),
            Ok(Some(BrowseEvent::Found(_))) => {}
            Ok(None) | Err(_) => return found.into_values().collect(),
        }
    }
}

fn heard(found: DiscoveredTable, own: Option<Fingerprint>) -> HeardTable {
    HeardTable {
        addresses: found.addresses.iter().map(|address| address.ip()).collect(),
        is_own: Some(found.table.host) == own,
        host: found.table.host,
    }
}
