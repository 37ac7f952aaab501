//! Tables that are found on the local network, by mDNS. What is found is a hint: who really answers there is known only after the
//! connection, by its key.
//!
//! Nothing is sent before the interfaces are settled: an [`Interfaces`] that names none stays silent.

use std::collections::BTreeSet;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;
use std::time::Duration;

use mdns_sd::{IfKind, Receiver, ResolvedService, ServiceDaemon, ServiceEvent, ServiceInfo};
use tokio::time::timeout;

use crate::Fingerprint;
use crate::protocol::Name;

/// What tables are announced as.
const SERVICE: &str = "_skipstone._udp.local.";
/// The keys of what is told about a table.
const KEY: &str = "key";
const NAME: &str = "name";
const VERSION: &str = "v";
const SEATS: &str = "seats";
const FREE: &str = "free";
/// How long a table that closes may take to say so.
const FAREWELL: Duration = Duration::from_millis(500);

/// On which of the computer's interfaces tables are announced and looked for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Interfaces {
    /// On all.
    #[default]
    All,
    /// Within this computer: for a second window, and for tests.
    Loopback,
    /// On these, by their names.
    Named(Vec<String>),
    /// On none.
    None,
}

/// What is told about a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Announcement {
    /// What it is called.
    pub name: Name,
    /// The host's key: a table that is found twice is one.
    pub host: Fingerprint,
    /// The newest version of the protocol that it speaks.
    pub version: u16,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are free.
    pub free: u8,
}

/// A table that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// What it says of itself.
    pub table: Announcement,
    /// Where it may be reached, the likeliest first.
    pub addresses: Vec<SocketAddr>,
}

/// What happened on the network.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sighting {
    /// A table is there, or tells something new.
    There(Found),
    /// The table of that host is gone.
    Gone(Fingerprint),
}

/// Tables can't be announced or looked for.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("tables can't be found on this network: {0}; an address or an invite code still leads to one")]
pub struct DiscoveryError(String);

/// A table that others can find, until this is dropped.
pub struct Announcer {
    daemon: ServiceDaemon,
    port: u16,
    host: Fingerprint,
}

/// Looks for tables until it is dropped.
pub struct Browser {
    daemon: ServiceDaemon,
    events: Receiver<ServiceEvent>,
}

impl Announcer {
    /// Lets others find a table at a port of this computer.
    ///
    /// # Errors
    /// If the system doesn't let us.
    pub fn new(table: &Announcement, port: u16, on: &Interfaces) -> Result<Announcer, DiscoveryError> {
        let announcer = Announcer { daemon: daemon(on)?, port, host: table.host };
        announcer.tell(table)?;
        Ok(announcer)
    }

    /// Tells something new about the table.
    ///
    /// # Errors
    /// If the system doesn't let us.
    pub fn tell(&self, table: &Announcement) -> Result<(), DiscoveryError> {
        let (key, version) = (self.host.to_string(), table.version.to_string());
        let (seats, free) = (table.seats.to_string(), table.free.to_string());
        let told = [
            (KEY, key.as_str()),
            (NAME, &*table.name),
            (VERSION, version.as_str()),
            (SEATS, seats.as_str()),
            (FREE, free.as_str()),
        ];
        // Two computers may have the same name, keys are never the same.
        let computer = format!("skipstone-{}.local.", instance(self.host));
        let service = ServiceInfo::new(SERVICE, &instance(self.host), &computer, (), self.port, &told[..])?;
        Ok(self.daemon.register(service.enable_addr_auto())?)
    }

    /// Tells everybody that the table is closed.
    pub async fn close(self) {
        let gone = self.daemon.unregister(&format!("{}.{SERVICE}", instance(self.host)));
        if let Ok(gone) = gone {
            // Who misses it notices by himself, a little later.
            let _ = timeout(FAREWELL, gone.recv_async()).await;
        }
    }
}

impl Drop for Announcer {
    fn drop(&mut self) {
        let _ = self.daemon.shutdown();
    }
}

impl Browser {
    /// Begins to look for tables.
    ///
    /// # Errors
    /// If the system doesn't let us.
    pub fn new(on: &Interfaces) -> Result<Browser, DiscoveryError> {
        let daemon = daemon(on)?;
        let events = daemon.browse(SERVICE)?;
        Ok(Browser { daemon, events })
    }

    /// Waits for the next sighting; `None` when there can be no more. May be dropped while it waits: nothing is lost.
    pub async fn next(&mut self) -> Option<Sighting> {
        loop {
            let sighting = match self.events.recv_async().await.ok()? {
                ServiceEvent::ServiceResolved(service) => found(&service).map(Sighting::There),
                ServiceEvent::ServiceRemoved(_, name) => host_of(&name).map(Sighting::Gone),
                _ => None,
            };
            if sighting.is_some() {
                return sighting;
            }
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.daemon.shutdown();
    }
}

/// A daemon that knows its interfaces before it has sent anything.
fn daemon(on: &Interfaces) -> Result<ServiceDaemon, DiscoveryError> {
    let daemon = ServiceDaemon::new()?;
    let only: Vec<IfKind> = match on {
        Interfaces::All => return Ok(daemon),
        Interfaces::Loopback => vec![IfKind::LoopbackV4],
        Interfaces::Named(names) => names.iter().cloned().map(IfKind::Name).collect(),
        Interfaces::None => Vec::new(),
    };
    daemon.disable_interface(IfKind::All)?;
    if !only.is_empty() {
        daemon.enable_interface(only)?;
    }
    Ok(daemon)
}

/// What a host's table is called among services: its key, without what makes it easier to read.
fn instance(host: Fingerprint) -> String {
    host.to_string().chars().filter(char::is_ascii_alphanumeric).collect()
}

/// The host of a service by its full name.
fn host_of(name: &str) -> Option<Fingerprint> {
    name.strip_suffix(SERVICE)?.trim_end_matches('.').parse().ok()
}

/// What a service says of itself; nothing, if it isn't as our tables are.
fn found(service: &ResolvedService) -> Option<Found> {
    let text = |key| service.get_property_val_str(key);
    let host: Fingerprint = text(KEY)?.parse().ok()?;
    let (seats, free) = (text(SEATS)?.parse().ok()?, text(FREE)?.parse().ok()?);
    let table = Announcement {
        name: Name::new(text(NAME)?),
        host,
        version: text(VERSION)?.parse().ok()?,
        seats,
        free,
    };
    let port = service.get_port();
    let addresses: BTreeSet<IpAddr> =
        service.get_addresses().iter().map(mdns_sd::ScopedIp::to_ip_addr).collect();
    // Without a scope nobody can be reached at a link-local address of IPv6.
    let reachable =
        addresses.into_iter().filter(|ip| !matches!(ip, IpAddr::V6(ip) if ip.is_unicast_link_local()));
    Some(Found { table, addresses: reachable.map(|ip| SocketAddr::new(ip, port)).collect() })
}

impl From<mdns_sd::Error> for DiscoveryError {
    fn from(error: mdns_sd::Error) -> DiscoveryError {
        DiscoveryError(error.to_string())
    }
}

impl fmt::Display for Interfaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Interfaces::All => f.write_str("all"),
            Interfaces::Loopback => f.write_str("loopback"),
            Interfaces::Named(names) => f.write_str(&names.join(",")),
            Interfaces::None => f.write_str("none"),
        }
    }
}

impl FromStr for Interfaces {
    type Err = std::convert::Infallible;

    /// `all`, `loopback`, `none`, or the names of interfaces with commas between them.
    fn from_str(text: &str) -> Result<Interfaces, Self::Err> {
        let names =
            || text.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect();
        Ok(match text {
            "all" => Interfaces::All,
            "loopback" => Interfaces::Loopback,
            "none" | "" => Interfaces::None,
            _ => Interfaces::Named(names()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Identity;

    /// Bounds a test that would otherwise wait for ever; it tells nothing about speed.
    const LONG: Duration = Duration::from_secs(20);

    fn table(name: &str) -> Announcement {
        let host = Identity::generate().expect("random bytes").fingerprint();
        Announcement { name: Name::new(name), host, version: 1, seats: 4, free: 2 }
    }

    async fn sighting(browser: &mut Browser, wanted: impl Fn(&Sighting) -> bool) -> Sighting {
        let look = async {
            loop {
                let sighting = browser.next().await.expect("it goes on looking");
                if wanted(&sighting) {
                    return sighting;
                }
            }
        };
        timeout(LONG, look).await.expect("it is seen")
    }

    /// Within this computer only: the network never hears of it.
    #[tokio::test]
    async fn a_table_is_found_tells_news_and_is_gone() {
        let mut table = table("Łukasz & Ada’s table");
        let mut browser = Browser::new(&Interfaces::Loopback).expect("loopback is there");
        let announcer = Announcer::new(&table, 4711, &Interfaces::Loopback).expect("loopback is there");
        let ours = |sighting: &Sighting| matches!(sighting, Sighting::There(found) if found.table == table);
        let seen = sighting(&mut browser, ours).await;
        let Sighting::There(found) = seen else { unreachable!() };
        assert_eq!(found.addresses, ["127.0.0.1:4711".parse().expect("an address")]);

        table.free = 1;
        announcer.tell(&table).expect("it can be told");
        let ours = |sighting: &Sighting| matches!(sighting, Sighting::There(found) if found.table == table);
        sighting(&mut browser, ours).await;

        announcer.close().await;
        sighting(&mut browser, |sighting| *sighting == Sighting::Gone(table.host)).await;
    }

    #[test]
    fn interfaces_are_written_as_they_are_read() {
        for text in ["all", "loopback", "none", "eth0", "eth0,wlan0"] {
            let Ok(interfaces) = text.parse::<Interfaces>();
            assert_eq!(interfaces.to_string(), text);
        }
        assert_eq!("".parse(), Ok(Interfaces::None));
        assert_eq!(
            " eth0 , wlan0,".parse(),
            Ok(Interfaces::Named(vec!["eth0".to_owned(), "wlan0".to_owned()]))
        );
    }
}
