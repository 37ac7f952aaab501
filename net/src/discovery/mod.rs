//! Discovery of tables on the local network by mDNS. Announcements aren't authenticated: only a connection proves the host's key.
//!
//! No packet is sent before the interfaces are selected: [`Interfaces::None`] stays silent.

mod announcement;
mod interfaces;
mod port;
mod tables;

use std::time::Duration;

use mdns_sd::{IfKind, Receiver, ServiceDaemon, ServiceEvent};
use skipstone_core::SharedError;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, sleep_until, timeout};
use tracing::debug;

use crate::fingerprint::Fingerprint;
use announcement::{parse_service, service_info};
use port::is_mdns_port_held;
use tables::TableList;

pub use announcement::{AnnouncedTable, AnnouncementId, DiscoveredTable};
pub use interfaces::Interfaces;
pub use port::{MDNS_PORT, SharedPort};

pub(crate) use announcement::{SERVICE, instance_name};
pub(crate) use port::{bind_shared, shared_port};

/// The most time to wait for the mDNS goodbye.
const UNREGISTER_TIMEOUT: Duration = Duration::from_millis(500);

/// How often a [`TableBrowser`] checks whether it must start afresh. Also the time after that within which tables must be found again.
const CHECK_INTERVAL: Duration = Duration::from_secs(5);
/// The pause before a [`TableBrowser`] starts afresh.
const RESTART_PAUSE: Duration = Duration::from_secs(1);
/// How often the mDNS daemon compares the addresses of the interfaces with those before, in seconds.
const ADDRESS_CHECK_INTERVAL: u32 = 1;
/// The most records and timers that the mDNS daemon may hold: far more than those of a network with real tables only.
const MAX_CACHED: i64 = 4096;

/// What a [`TableBrowser`] reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BrowseEvent {
    /// A table appeared, or its announcement changed.
    Found(DiscoveredTable),
    /// The announcement of a table disappeared.
    Removed(AnnouncementId),
}

/// Why tables can be neither announced nor found.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DiscoveryError {
    /// mDNS failed.
    #[error("tables can't be found on this network; an address or an invite code still leads to one")]
    Daemon(#[source] SharedError),
    /// Another program holds the UDP port of mDNS and shares it with nobody, so that the daemon has no socket.
    #[error(
        "another program holds UDP port {MDNS_PORT} and shares it with nobody, so tables can't be found by themselves; an address or an invite code still leads to one"
    )]
    PortHeld,
}

/// Announces a table until dropped.
pub struct Announcer {
    daemon: ServiceDaemon,
    port: u16,
    host: Fingerprint,
}

/// Browses for tables until dropped.
///
/// It bounds what announcements can do: it lists a limited number of tables, and starts afresh, with an empty mDNS cache, once that
/// number is exceeded, the cache is full, or events come faster than they are read.
pub struct TableBrowser {
    interfaces: Interfaces,
    daemon: ServiceDaemon,
    events: Receiver<ServiceEvent>,
    tables: TableList,
    checks: Interval,
    /// When browsing starts afresh. `None` while it goes on.
    restart_at: Option<Instant>,
}

impl Announcer {
    /// Announces a table at a UDP port of this computer.
    ///
    /// # Errors
    /// If the mDNS daemon can't be started or reached, or would have no socket.
    pub fn new(table: &AnnouncedTable, port: u16, on: &Interfaces) -> Result<Announcer, DiscoveryError> {
        let announcer = Announcer { daemon: start_daemon(on)?, port, host: table.host };
        announcer.update(table)?;
        Ok(announcer)
    }

    /// Announces a changed description.
    ///
    /// # Errors
    /// If the mDNS daemon can't be started or reached, or would have no socket.
    pub fn update(&self, table: &AnnouncedTable) -> Result<(), DiscoveryError> {
        let service = service_info(table, self.port)?;
        Ok(self.daemon.register(service.enable_addr_auto())?)
    }

    /// Withdraws the announcement, waiting up to 500 ms for it to be sent.
    pub async fn close(self) {
        let gone = self.daemon.unregister(&format!("{}.{SERVICE}", instance_name(self.host)));
        if let Ok(gone) = gone {
            // Others drop the announcement anyway once it expires.
            let _ = timeout(UNREGISTER_TIMEOUT, gone.recv_async()).await;
        }
    }
}

impl Drop for Announcer {
    fn drop(&mut self) {
        let _ = self.daemon.shutdown();
    }
}

impl TableBrowser {
    /// Starts browsing. Needs a tokio runtime.
    ///
    /// # Errors
    /// If the mDNS daemon can't be started or reached, or would have no socket.
    pub fn new(on: &Interfaces) -> Result<TableBrowser, DiscoveryError> {
        let (daemon, events) = browse(on)?;
        let mut checks = interval_at(Instant::now() + CHECK_INTERVAL, CHECK_INTERVAL);
        checks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (interfaces, tables) = (on.clone(), TableList::default());
        Ok(TableBrowser { interfaces, daemon, events, tables, checks, restart_at: None })
    }

    /// Waits for the next event; `None` once browsing can't be started afresh. Cancel safe.
    pub async fn next(&mut self) -> Option<BrowseEvent> {
        loop {
            if let Some(event) = self.tables.next_event() {
                return Some(event);
            }
            if let Some(at) = self.restart_at {
                sleep_until(at).await;
                self.restart().ok()?;
            }
            tokio::select! {
                event = self.events.recv_async() => match event {
                    Ok(ServiceEvent::ServiceResolved(service)) => {
                        parse_service(&service).into_iter().for_each(|table| self.tables.add(table));
                    }
                    Ok(ServiceEvent::ServiceRemoved(_, name)) => {
                        self.tables.remove_instance(&name.to_ascii_lowercase());
                    }
                    Ok(_) => {}
                    // More events came than the daemon queues, or it has stopped.
                    Err(_) => self.stop(),
                },
                _ = self.checks.tick() => {
                    self.tables.end_refresh();
                    if self.tables.has_overflowed() || self.is_cache_full().await {
                        self.stop();
                    }
                }
            }
        }
    }

    /// Whether the mDNS daemon holds too much, or doesn't answer.
    async fn is_cache_full(&self) -> bool {
        let Ok(metrics) = self.daemon.get_metrics() else { return true };
        let Ok(Ok(metrics)) = timeout(CHECK_INTERVAL, metrics.recv_async()).await else { return true };
        let held = metrics.iter().filter(|(name, _)| name.starts_with("cached-") || *name == "timer");
        held.map(|(_, count)| *count).sum::<i64>() > MAX_CACHED
    }

    /// Stops browsing for a moment.
    fn stop(&mut self) {
        debug!("too many announcements: browsing starts afresh");
        let _ = self.daemon.shutdown();
        self.restart_at = Some(Instant::now() + RESTART_PAUSE);
    }

    fn restart(&mut self) -> Result<(), DiscoveryError> {
        (self.daemon, self.events) = browse(&self.interfaces)?;
        self.restart_at = None;
        self.tables.begin_refresh();
        self.checks.reset();
        Ok(())
    }
}

impl Drop for TableBrowser {
    fn drop(&mut self) {
        let _ = self.daemon.shutdown();
    }
}

/// Starts an mDNS daemon that browses for tables.
fn browse(on: &Interfaces) -> Result<(ServiceDaemon, Receiver<ServiceEvent>), DiscoveryError> {
    let daemon = start_daemon(on)?;
    let events = daemon.browse(SERVICE)?;
    Ok((daemon, events))
}

/// Starts an mDNS daemon with its interfaces selected before it sends anything. It follows the addresses of the interfaces: a new
/// one is announced, and asked from, within [`ADDRESS_CHECK_INTERVAL`].
fn start_daemon(on: &Interfaces) -> Result<ServiceDaemon, DiscoveryError> {
    if is_mdns_port_held(on, MDNS_PORT) {
        return Err(DiscoveryError::PortHeld);
    }
    let daemon = ServiceDaemon::new()?;
    daemon.set_ip_check_interval(ADDRESS_CHECK_INTERVAL)?;
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

impl From<mdns_sd::Error> for DiscoveryError {
    fn from(error: mdns_sd::Error) -> DiscoveryError {
        DiscoveryError::Daemon(SharedError::new(error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Identity;
    use crate::ids::TableId;
    use crate::protocol::Name;
    use crate::testing::FakeAnnouncer;

    /// The timeout of a test; not a measure of speed.
    const LONG: Duration = Duration::from_secs(20);

    fn table(name: &str) -> AnnouncedTable {
        let host = Identity::generate().expect("random bytes").fingerprint();
        AnnouncedTable {
            name: Name::new(name),
            host,
            id: TableId([7; 16]),
            version: 1,
            seats: 4,
            free: 2,
            continues: None,
        }
    }

    async fn sighting(browser: &mut TableBrowser, wanted: impl Fn(&BrowseEvent) -> bool) -> BrowseEvent {
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

    /// Uses the loopback interface only.
    #[tokio::test]
    async fn a_table_is_found_updated_and_removed() {
        let mut table = table("Łukasz & Ada’s table");
        let mut browser = TableBrowser::new(&Interfaces::Loopback).expect("loopback is there");
        let announcer = Announcer::new(&table, 4711, &Interfaces::Loopback).expect("loopback is there");
        let ours =
            |sighting: &BrowseEvent| matches!(sighting, BrowseEvent::Found(found) if found.table == table);
        let seen = sighting(&mut browser, ours).await;
        let BrowseEvent::Found(found) = seen else { unreachable!() };
        assert_eq!(found.addresses, ["127.0.0.1:4711".parse().expect("an address")]);

        table.free = 1;
        announcer.update(&table).expect("it can be updated");
        let ours =
            |sighting: &BrowseEvent| matches!(sighting, BrowseEvent::Found(found) if found.table == table);
        sighting(&mut browser, ours).await;

        announcer.close().await;
        sighting(&mut browser, |sighting| *sighting == BrowseEvent::Removed(found.id())).await;
    }

    /// Uses the loopback interface only.
    #[tokio::test]
    async fn a_copied_fingerprint_is_listed_beside_the_true_table() {
        let table = table("Ada's table");
        let mut browser = TableBrowser::new(&Interfaces::Loopback).expect("loopback is there");
        let _announcer = Announcer::new(&table, 4711, &Interfaces::Loopback).expect("loopback is there");
        let ours =
            |sighting: &BrowseEvent| matches!(sighting, BrowseEvent::Found(found) if found.table == table);
        let BrowseEvent::Found(found) = sighting(&mut browser, ours).await else { unreachable!() };

        let imitator = FakeAnnouncer::new().expect("loopback is there");
        // Packets may get lost.
        let announce = async {
            loop {
                imitator.announce_host("copy", table.host).expect("it is sent");
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        };
        let seen = sighting(&mut browser, |sighting| match sighting {
            BrowseEvent::Found(seen) => seen.table.host == table.host && seen.instance != found.instance,
            BrowseEvent::Removed(gone) => {
                assert_ne!(*gone, found.id(), "the true table stays");
                false
            }
        });
        let seen = tokio::select! {
            seen = seen => seen,
            () = announce => unreachable!(),
        };
        let BrowseEvent::Found(copy) = seen else { unreachable!() };
        assert!(copy.id() != found.id() && copy.addresses != found.addresses);
    }

    /// Uses the loopback interface only. Nobody reads events during the flood.
    #[tokio::test]
    async fn thousands_of_fake_announcements_dont_end_browsing() {
        let mut browser = TableBrowser::new(&Interfaces::Loopback).expect("loopback is there");
        let (daemon, events) = (browser.daemon.clone(), browser.events.clone());
        let announcer = FakeAnnouncer::new().expect("loopback is there");
        for number in (0..u16::MAX).take_while(|_| !events.is_disconnected()) {
            announcer.announce(number).expect("it is sent");
            if number % 50 == 0 {
                // The daemon's answer tells that it keeps up, so that few packets get lost.
                let metrics = daemon.get_metrics().expect("it runs");
                let _ = timeout(LONG, metrics.recv_async()).await.expect("an answer");
            }
        }
        assert!(events.is_disconnected(), "more came than the daemon queues");

        let table = table("A real table");
        let _announcer = Announcer::new(&table, 4711, &Interfaces::Loopback).expect("loopback is there");
        let ours =
            |sighting: &BrowseEvent| matches!(sighting, BrowseEvent::Found(found) if found.table == table);
        sighting(&mut browser, ours).await;
    }

    #[tokio::test]
    async fn browsing_starts_afresh_after_the_daemon_has_stopped() {
        let mut browser = TableBrowser::new(&Interfaces::Loopback).expect("loopback is there");
        browser.daemon.shutdown().expect("it runs");
        let table = table("A table");
        let _announcer = Announcer::new(&table, 4711, &Interfaces::Loopback).expect("loopback is there");
        let ours =
            |sighting: &BrowseEvent| matches!(sighting, BrowseEvent::Found(found) if found.table == table);
        sighting(&mut browser, ours).await;
    }
}
