//! The way back to a host that has another address by now: what is announced of it is dialled beside the known addresses. What is
//! noticed on the network comes from the test.

use std::sync::mpsc as blocking;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::timeout;

use super::remote::{FakeHost, TABLE, connection, failure, identity, loopback, soon, welcome};
use crate::client::connector::join_watching;
use crate::client::network_route::NetworkRoute;
use crate::client::network_watch::{NetworkChange, WatchNetwork};
use crate::client::{ConnectionState, JoinConfig, JoinError};
use crate::discovery::Interfaces;
use crate::fingerprint::Fingerprint;
use crate::invite::InviteSecret;
use crate::protocol::{JoinMode, LogPosition};
use crate::quic::IncomingGuest;
use crate::trust::KnownHosts;

/// What the test has the client notice, each time that a host is looked for.
type Watched = blocking::Receiver<(Fingerprint, mpsc::Sender<NetworkChange>)>;

/// The client notices `at_once`, and then what the test sends.
fn watched(at_once: Vec<NetworkChange>) -> (WatchNetwork, Watched) {
    let (watched_tx, watched) = blocking::channel();
    let watch = move |host| {
        let (changes_tx, changes) = mpsc::channel(64);
        at_once.iter().for_each(|change| changes_tx.try_send(*change).expect("room"));
        // A test that is over reads no more.
        let _ = watched_tx.send((host, changes_tx));
        changes
    };
    (Box::new(watch), watched)
}

#[tokio::test]
async fn a_guest_comes_back_to_the_address_that_is_announced() {
    let key = identity();
    let mut host = FakeHost::open(&key, loopback(0)).await;
    let (watch, watched) = watched(Vec::new());
    let mut session = join_watching(host.call(), watch);
    let IncomingGuest { guest, .. } = host.accept().await;
    guest.outbox().send(&welcome()).expect("room");
    while !matches!(connection(&mut session).await, ConnectionState::Joined { .. }) {}
    assert!(
        watched.try_recv().is_err(),
        "nobody is looked for while a host answers, or before its key is known"
    );

    // Another socket, and others at addresses that are announced with the host's key.
    let mut moved = FakeHost::open(&key, loopback(0)).await;
    let mut stranger = FakeHost::open(&identity(), loopback(0)).await;
    host.listener.close().await;
    drop(guest);
    while !matches!(connection(&mut session).await, ConnectionState::Reconnecting { .. }) {}
    while !matches!(connection(&mut session).await, ConnectionState::Reconnecting { .. }) {}
    let (sought, changes) = watched.recv().expect("the host is looked for");
    assert_eq!(sought, key.fingerprint());
    for address in [stranger.address, loopback(0), moved.address] {
        changes.send(NetworkChange::HostAnnounced(address)).await.expect("the client listens");
    }
    let IncomingGuest { guest, hello } = moved.accept().await;
    assert_eq!(hello.mode, JoinMode::Return { table: TABLE, seen: LogPosition::default() });
    guest.outbox().send(&welcome()).expect("room");
    let address = loop {
        if let ConnectionState::Joined { address, .. } = connection(&mut session).await {
            break address;
        }
    };
    assert_eq!(address, moved.address);
    soon(changes.closed()).await;
    let spoken_to = timeout(Duration::ZERO, stranger.listener.accept()).await;
    assert!(spoken_to.is_err(), "who only claims the key hears nothing");
}

/// *Back to …* knows the host's key and an address that may be anybody's by now.
#[tokio::test]
async fn a_known_host_is_found_where_it_is_now() {
    let (mut host, other) =
        (FakeHost::open(&identity(), loopback(0)).await, FakeHost::open(&identity(), loopback(0)).await);
    for addresses in [vec![other.address], vec![]] {
        let (watch, _watched) = watched(vec![NetworkChange::HostAnnounced(host.address)]);
        let call = JoinConfig { addresses, host_key: Some(host.identity.fingerprint()), ..host.call() };
        let call = JoinConfig { interfaces: Interfaces::Loopback, ..call };
        let _session = join_watching(call, watch);
        host.accept().await;
    }
}

/// A code leads to the host whose key it was joined by before; one that is new leads to its addresses only.
#[tokio::test]
async fn an_invite_code_follows_a_host_that_is_known() {
    let mut host = FakeHost::open(&identity(), loopback(0)).await;
    let secret = InviteSecret::generate().expect("random bytes");
    let call = JoinConfig { addresses: vec![], code: Some(secret.into()), ..host.call() };
    let call = JoinConfig { interfaces: Interfaces::Loopback, ..call };
    let announced = || watched(vec![NetworkChange::HostAnnounced(host.address)]);
    let (watch, unknown) = announced();
    assert_eq!(failure(join_watching(call.clone(), watch)).await, JoinError::NoAddress);
    assert!(unknown.try_recv().is_err());
    let mut hosts = KnownHosts::default();
    hosts.remember(&call.place, host.identity.fingerprint(), "Ben");
    let (watch, _known) = announced();
    let _session = join_watching(JoinConfig { hosts, ..call }, watch);
    host.accept().await;
}

#[tokio::test]
async fn a_false_announcement_isnt_blamed_on_the_host() {
    let spoofer = FakeHost::open(&identity(), loopback(0)).await;
    let (watch, _watched) = watched(vec![NetworkChange::HostAnnounced(spoofer.address)]);
    let call = JoinConfig {
        addresses: vec![loopback(0)],
        host_key: Some(identity().fingerprint()),
        interfaces: Interfaces::Loopback,
        ..spoofer.call()
    };
    assert_eq!(failure(join_watching(call, watch)).await, JoinError::Unreachable(loopback(0)));
}

#[tokio::test]
async fn only_what_may_help_ends_a_pause_early() {
    let host = FakeHost::open(&identity(), loopback(0)).await;
    let silent = std::net::UdpSocket::bind(loopback(0)).expect("a port").local_addr().expect("an address");
    let announced = NetworkChange::HostAnnounced;
    let (watch, watched) = watched(vec![announced(loopback(0))]);
    let call = JoinConfig { addresses: vec![loopback(0)], ..host.call() };
    let mut route = NetworkRoute::new(&call).expect("a port").watch_with(watch);
    let key = host.identity.fingerprint();
    assert_eq!(route.dial(Some(key)).await.err(), Some(JoinError::Unreachable(loopback(0))));
    let (_, changes) = watched.recv().expect("the host is looked for");
    let changed = async |route: &mut NetworkRoute, change| {
        changes.send(change).await.expect("the client listens");
        // Everything that was sent is there at once.
        tokio::select! {
            biased;
            () = route.changed() => true,
            () = std::future::ready(()) => false,
        }
    };
    assert!(!changed(&mut route, announced(loopback(0))).await, "it was tried");
    assert!(changed(&mut route, announced(silent)).await);
    assert!(!changed(&mut route, announced(silent)).await);
    assert!(changed(&mut route, NetworkChange::OwnAddresses).await);
}
