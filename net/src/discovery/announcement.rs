//! What an announcement says, as a TXT record and addresses.

use std::collections::BTreeSet;
use std::net::{SocketAddr, SocketAddrV6};

use mdns_sd::{ResolvedService, ScopedIp, ServiceInfo};

use crate::fingerprint::Fingerprint;
use crate::ids::{SeriesMark, TableId};
use crate::names::same_name;
use crate::protocol::Name;

/// The mDNS service type.
pub(crate) const SERVICE: &str = "_skipstone._udp.local.";
/// The keys of the TXT record.
const KEY: &str = "key";
const ID: &str = "id";
const NAME: &str = "name";
const VERSION: &str = "v";
const SEATS: &str = "seats";
const FREE: &str = "free";
const CONTINUES: &str = "on";
/// The most addresses that are taken from one announcement. Whoever joins its table dials all of them.
const MAX_ADDRESSES: usize = 16;

/// What an announcement says about a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnnouncedTable {
    /// The table's name, chosen by the host.
    pub name: Name,
    /// The host's key, as announced: a claim that others can copy, until a connection proves it.
    pub host: Fingerprint,
    /// The table's identity, likewise a claim: the same after a restart of its host, another for each new table.
    pub id: TableId,
    /// The newest protocol version of the host.
    pub version: u16,
    /// The number of seats.
    pub seats: u8,
    /// The number of free seats.
    pub free: u8,
    /// The series of another host that goes on at this table, likewise a claim.
    pub continues: Option<SeriesMark>,
}

impl AnnouncedTable {
    /// Whether people can't tell the two tables' names apart.
    pub fn looks_like(&self, other: &AnnouncedTable) -> bool {
        same_name(&self.name, &other.name)
    }
}

/// A table found by a [`TableBrowser`](super::TableBrowser).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiscoveredTable {
    /// The mDNS name of the announcement, in lower case.
    pub instance: String,
    /// The announced description, unverified.
    pub table: AnnouncedTable,
    /// The candidate addresses, at most 32: those announced first, then those announced now; IPv4 first, link-local IPv6 ones
    /// with their scope last.
    pub addresses: Vec<SocketAddr>,
}

/// Identifies a table that is found several times: by the mDNS name of its announcement, and the key in it. Another one with the
/// same key is another table until a connection proves the key.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct AnnouncementId {
    pub(super) instance: String,
    host: Fingerprint,
}

impl DiscoveredTable {
    /// What identifies the table's announcement.
    pub fn id(&self) -> AnnouncementId {
        AnnouncementId { instance: self.instance.clone(), host: self.table.host }
    }
}

/// The announcement of a table at a UDP port.
pub(super) fn service_info(table: &AnnouncedTable, port: u16) -> Result<ServiceInfo, mdns_sd::Error> {
    let (key, version) = (table.host.to_string(), table.version.to_string());
    let (id, seats, free) = (table.id.to_string(), table.seats.to_string(), table.free.to_string());
    let continues = table.continues.map(|series| series.to_string());
    let continues = continues.as_deref().map(|series| (CONTINUES, series));
    let properties = [
        (KEY, key.as_str()),
        (NAME, &*table.name),
        (VERSION, version.as_str()),
        (SEATS, seats.as_str()),
        (FREE, free.as_str()),
        (ID, id.as_str()),
    ];
    let properties: Vec<(&str, &str)> = properties.into_iter().chain(continues).collect();
    let instance = instance_name(table.host);
    // Host names derive from the key: two computers may have the same name.
    let computer = format!("skipstone-{instance}.local.");
    ServiceInfo::new(SERVICE, &instance, &computer, (), port, &properties[..])
}

/// The mDNS instance name of a host: its fingerprint without hyphens.
pub(crate) fn instance_name(host: Fingerprint) -> String {
    host.to_string().chars().filter(char::is_ascii_alphanumeric).collect()
}

/// Parses an announcement; `None` if a key is missing or invalid.
pub(super) fn parse_service(service: &ResolvedService) -> Option<DiscoveredTable> {
    let text = |key| service.get_property_val_str(key);
    let host: Fingerprint = text(KEY)?.parse().ok()?;
    let (seats, free) = (text(SEATS)?.parse().ok()?, text(FREE)?.parse().ok()?);
    let table = AnnouncedTable {
        name: Name::new(text(NAME)?),
        host,
        id: text(ID)?.parse().ok()?,
        version: text(VERSION)?.parse().ok()?,
        seats,
        free,
        continues: text(CONTINUES).and_then(|series| series.parse().ok()),
    };
    let port = service.get_port();
    let addresses = service.get_addresses().iter().map(|address| socket_address(address, port));
    let mut addresses: Vec<SocketAddr> = addresses.collect::<BTreeSet<_>>().into_iter().collect();
    addresses.sort_by_key(|address| matches!(address, SocketAddr::V6(address) if address.scope_id() != 0));
    addresses.truncate(MAX_ADDRESSES);
    Some(DiscoveredTable { instance: service.get_fullname().to_ascii_lowercase(), table, addresses })
}

/// An announced address with a port. A link-local one is valid on the interface where it was announced.
fn socket_address(address: &ScopedIp, port: u16) -> SocketAddr {
    match address {
        ScopedIp::V6(address) if address.addr().is_unicast_link_local() => {
            SocketAddrV6::new(*address.addr(), port, 0, address.scope_id().index).into()
        }
        address => SocketAddr::new(address.to_ip_addr(), port),
    }
}
