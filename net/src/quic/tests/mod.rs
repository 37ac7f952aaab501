//! Listeners and dialers on loopback.

mod impersonation;

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use quinn::crypto::rustls::QuicServerConfig;
use quinn::{Endpoint, ServerConfig};
use socket2::SockRef;
use tokio::task::yield_now;
use tokio::time::{sleep, timeout};

use super::*;
use crate::codec::Frame;
use crate::identity::Identity;
use crate::invite::{InviteSecret, Side};
use crate::limits;
use crate::protocol::{
    Audience, ChatLine, CloseReason, Denial, Hello, JoinMode, Name, ShortText, ToGuest, ToHost, VERSIONS,
};
use crate::testing::{LinkConditions, LossyRelay};

/// The timeout of a wait; not a measure of speed.
const LONG: Duration = Duration::from_secs(15);

fn loopback(port: u16) -> SocketAddr {
    (Ipv4Addr::LOCALHOST, port).into()
}

fn identity() -> Identity {
    Identity::generate().expect("random bytes")
}

fn listen(identity: &Identity, limits: ConnectionLimits) -> (Listener, SocketAddr) {
    let listener = Listener::bind(loopback(0), identity, limits).expect("a port");
    let address = listener.address().expect("an address");
    (listener, address)
}

fn dialer(identity: &Identity) -> Dialer {
    Dialer::bind(loopback(0), identity).expect("a port")
}

fn hello(name: &str) -> ToHost {
    let (app, name) = (ShortText::new("0.1.0"), Name::new(name));
    ToHost::Hello(Hello { versions: VERSIONS, app, name, mode: JoinMode::Seat, proof: None })
}

fn say(number: u32) -> ToHost {
    ToHost::Chat { to: Audience::Everyone, text: ChatLine::new(&number.to_string()), signed: None }
}

/// Awaits a future with a timeout.
async fn soon<T>(what: impl Future<Output = T>) -> T {
    timeout(LONG, what).await.expect("it takes no longer")
}

/// A connected guest that has sent its hello: both ends of the connection.
async fn meet(listener: &mut Listener, dialer: &Dialer, at: SocketAddr) -> (HostConnection, GuestConnection) {
    let host = dialer.dial(at).await.expect("the host is there");
    host.outbox().send(&hello("Ada")).expect("room");
    let IncomingGuest { guest, hello } = listener.accept().await.expect("the guest has come");
    assert_eq!(&*hello.name, "Ada");
    (host, guest)
}

#[tokio::test]
async fn both_sides_know_the_peer_and_the_last_message() {
    let (hosts, guests) = (identity(), identity());
    let (mut listener, address) = listen(&hosts, ConnectionLimits::default());
    let dialer = dialer(&guests);
    let (mut host, mut guest) = meet(&mut listener, &dialer, address).await;
    assert_eq!(host.fingerprint(), hosts.fingerprint());
    assert_eq!(guest.fingerprint(), guests.fingerprint());
    assert_eq!(host.address(), address);

    // A proof is valid for this connection only, not for another between the same peers.
    assert_eq!(host.binding(), guest.binding());
    let (second, _) = meet(&mut listener, &dialer, address).await;
    let secret = InviteSecret::generate().expect("random bytes");
    let proof = |binding| secret.proof(Side::Guest, binding);
    assert!(proof(host.binding()) == proof(guest.binding()));
    assert!(proof(second.binding()) != proof(guest.binding()));

    for number in 0..100 {
        host.outbox().send(&say(number)).expect("room");
    }
    for number in 0..100 {
        assert_eq!(guest.recv().await, Ok(say(number)));
    }
    for request in 0..100 {
        guest.outbox().send(&ToGuest::Denied { request, why: Denial::Stale }).expect("room");
    }
    guest.close(Some(&ToGuest::Goodbye(CloseReason::TableClosed))).await;
    for request in 0..100 {
        assert_eq!(host.recv().await, Ok(ToGuest::Denied { request, why: Denial::Stale }));
    }
    assert_eq!(host.recv().await, Ok(ToGuest::Goodbye(CloseReason::TableClosed)));
    assert_eq!(host.recv().await, Err(DisconnectReason::ClosedByPeer));
    listener.close().await;
}

#[tokio::test(start_paused = true)]
async fn nothing_answers() {
    let silent = std::net::UdpSocket::bind(loopback(0)).expect("a port");
    let address = silent.local_addr().expect("an address");
    let error = dialer(&identity()).dial(address).await.err();
    assert_eq!(error, Some(DialError::NoAnswer(address)));
    let error = dialer(&identity()).dial(loopback(0)).await.err();
    assert_eq!(error, Some(DialError::Unreachable(loopback(0))));
}

#[tokio::test]
async fn a_port_can_be_bound_once() {
    let (listener, address) = listen(&identity(), ConnectionLimits::default());
    let error = Listener::bind(address, &identity(), ConnectionLimits::default()).err();
    assert_eq!(error, Some(BindError::InUse(address.port())));
    drop(listener);
    let elsewhere: SocketAddr = ([192, 0, 2, 1], 0).into();
    assert_eq!(Dialer::bind(elsewhere, &identity()).err(), Some(BindError::NotLocalAddress(elsewhere)));
}

/// How a connection ends that the host has no place for.
async fn refusal(dialer: &Dialer, address: SocketAddr) -> DisconnectReason {
    let mut host = dialer.dial(address).await.expect("the host is there");
    // The host may have closed the connection by now.
    let _ = host.outbox().send(&hello("Eve"));
    soon(host.recv()).await.expect_err("the host is full")
}

#[tokio::test]
async fn a_full_host_refuses_strangers_until_one_leaves() {
    let (mut listener, address) = listen(&identity(), ConnectionLimits { total: 9, per_address: 1 });
    let (host, guest) = meet(&mut listener, &dialer(&identity()), address).await;
    let second = dialer(&identity());
    assert_eq!(refusal(&second, address).await, DisconnectReason::Busy);

    host.close(Some(&ToHost::Goodbye(None))).await;
    drop(guest);
    meet(&mut listener, &second, address).await;
}

/// A silent connection makes room for the next one, also during its handshake.
#[tokio::test]
async fn a_connection_that_makes_room_learns_that_the_host_is_busy() {
    let (_listener, address) = listen(&identity(), ConnectionLimits { total: 1, per_address: 1 });
    let mut silent = tokio::task::JoinSet::new();
    for _ in 0..8 {
        silent.spawn(async move {
            let dialer = dialer(&identity());
            dialer.dial(address).await?.recv().await.map(drop).map_err(DialError::from)
        });
    }
    for _ in 1..8 {
        let ended = soon(silent.join_next()).await.expect("eight came").expect("no panic");
        assert_eq!(ended, Err(DialError::Busy));
    }
}

#[tokio::test]
async fn known_keys_get_in_while_strangers_hold_all_places() {
    let (mut listener, address) = listen(&identity(), ConnectionLimits { total: 2, per_address: 2 });
    let ada = identity();
    listener.set_known_keys([ada.fingerprint()].into());
    let mut strangers = Vec::new();
    for _ in 0..2 {
        strangers.push(meet(&mut listener, &dialer(&identity()), address).await);
    }
    assert_eq!(refusal(&dialer(&identity()), address).await, DisconnectReason::Busy);
    meet(&mut listener, &dialer(&ada), address).await;

    // A stranger who becomes known leaves a place to others.
    listener.set_known_keys([strangers[0].1.fingerprint()].into());
    meet(&mut listener, &dialer(&identity()), address).await;
}

/// Connections in their handshake, without a first message or without an end to their last one hold no place that is needed.
#[tokio::test]
async fn silent_connections_make_room_for_others() {
    let (mut listener, address) = listen(&identity(), ConnectionLimits { total: 2, per_address: 2 });
    let mut silent = Vec::new();
    for _ in 0..5 {
        silent.push(dialer(&identity()).dial(address).await.expect("the host is there"));
    }
    let (_host, guest) = meet(&mut listener, &dialer(&identity()), address).await;
    let (_second_host, _second) = meet(&mut listener, &dialer(&identity()), address).await;
    for mut host in silent {
        assert!(soon(host.recv()).await.is_err());
    }
    assert_eq!(refusal(&dialer(&identity()), address).await, DisconnectReason::Busy);
    let refused =
        tokio::spawn(async move { guest.close(Some(&ToGuest::Goodbye(CloseReason::Kicked))).await });
    yield_now().await;
    meet(&mut listener, &dialer(&identity()), address).await;
    refused.await.expect("it is closed");
}

#[tokio::test]
async fn another_protocol_is_reported() {
    let mut tls = tls::server(&identity()).expect("a key");
    tls.alpn_protocols = vec![b"skipstone/2".to_vec()];
    let tls = QuicServerConfig::try_from(tls).expect("TLS 1.3");
    let config = ServerConfig::with_crypto(Arc::new(tls));
    let endpoint = Endpoint::server(config, loopback(0)).expect("a port");
    let address = endpoint.local_addr().expect("an address");
    let serving = async {
        let incoming = endpoint.accept().await.expect("a guest");
        // The handshake fails on this side too.
        incoming.await.err()
    };
    let (there, here) = tokio::join!(serving, async { dialer(&identity()).dial(address).await.err() });
    assert!(there.is_some());
    assert_eq!(here, Some(DialError::OtherProtocol(address)));
}

/// A first message other than `Hello` gets a goodbye, and the listener goes on.
#[tokio::test]
async fn malformed_bytes_end_one_connection_only() {
    let (mut listener, address) = listen(&identity(), ConnectionLimits::default());
    let (host, mut guest) = meet(&mut listener, &dialer(&identity()), address).await;
    let endpoint = endpoint::client_endpoint(loopback(0), &identity()).expect("a port");
    let early = Frame::new(&say(1)).expect("short enough");
    let too_long = [0xff; 100];
    let unknown = [1, 0, 99];
    for nonsense in [early.as_ref(), &too_long, &unknown] {
        let connection =
            endpoint.connect(address, tls::SERVER_NAME).expect("an address").await.expect("a host");
        let (mut sending, receiving) = connection.open_bi().await.expect("a stream");
        sending.write_all(nonsense).await.expect("a host");
        let stream = (sending, receiving);
        let mut host: HostConnection =
            Peer::new(connection, stream, identity().fingerprint(), None).expect("keys");
        assert_eq!(host.recv().await, Ok(ToGuest::Goodbye(CloseReason::ProtocolError)));
        assert_eq!(host.recv().await, Err(DisconnectReason::ClosedByPeer));
    }

    host.outbox().send(&say(2)).expect("room");
    assert_eq!(guest.recv().await, Ok(say(2)));
}

/// A silent connection ends by itself, even if nobody needs its place.
#[tokio::test]
async fn a_connection_without_a_first_message_is_closed() {
    let (_listener, address) = listen(&identity(), ConnectionLimits::default());
    let mut host = dialer(&identity()).dial(address).await.expect("the host is there");
    assert_eq!(soon(host.recv()).await, Err(DisconnectReason::ClosedByPeer));
}

#[tokio::test]
async fn dropping_a_guest_ends_its_connection() {
    let (mut listener, address) = listen(&identity(), ConnectionLimits { total: 1, per_address: 1 });
    let dialer = dialer(&identity());
    let (mut host, guest) = meet(&mut listener, &dialer, address).await;
    let outbox = guest.outbox().clone();
    outbox.send(&ToGuest::Knocked).expect("room");
    drop(guest);
    assert_eq!(outbox.send(&ToGuest::Knocked), Err(SendError::Disconnected));
    assert_eq!(soon(host.recv()).await, Ok(ToGuest::Knocked), "what was sent before arrives");
    assert_eq!(soon(host.recv()).await, Err(DisconnectReason::ClosedByPeer));
    drop(host);
    meet(&mut listener, &dialer, address).await;
}

/// Bulk data waits for a slow reader without causing `SendError::Slow`.
#[tokio::test]
async fn a_long_text_is_queued_as_fast_as_it_is_read() {
    let (mut listener, address) = listen(&identity(), ConnectionLimits::default());
    let (mut host, guest) = meet(&mut listener, &dialer(&identity()), address).await;
    let text = "0123456789abcdef".repeat(1 << 16);
    let sending = async {
        for part in ToGuest::record(1, &text) {
            let frame = Frame::new(&part).expect("short enough");
            guest.outbox().send_bulk(frame).await.expect("the guest is there");
        }
    };
    let reading = async {
        let mut read = String::new();
        loop {
            match host.recv().await.expect("the host is there") {
                ToGuest::RecordPart { text, last, .. } => {
                    read += &text;
                    guest.outbox().send(&ToGuest::Knocked).expect("room for ordinary messages");
                    if last {
                        break read;
                    }
                }
                message => assert_eq!(message, ToGuest::Knocked),
            }
        }
    };
    let ((), read) = tokio::join!(sending, reading);
    assert!(read == text);
}

/// A guest that never reads causes `SendError::Slow`, and its queue stays bounded.
#[tokio::test]
async fn a_guest_that_never_reads_is_reported_as_too_slow() {
    let (mut listener, address) = listen(&identity(), ConnectionLimits::default());
    let (mut other_host, other_guest) = meet(&mut listener, &dialer(&identity()), address).await;
    let (_host, guest) = meet(&mut listener, &dialer(&identity()), address).await;
    let text = "x".repeat(limits::RECORD_PART);
    let part = ToGuest::RecordPart { round: 1, text, last: false };
    // The sum of queues and windows on both sides.
    let most = limits::OUTBOX_BYTES as usize
        + limits::SEND_WINDOW as usize
        + limits::RECEIVE_WINDOW as usize
        + (limits::INBOX_MESSAGES + 2) * limits::RECORD_PART;
    let mut sent = 0;
    let error = loop {
        match guest.outbox().send(&part) {
            Ok(()) => sent += 1,
            Err(error) => break error,
        }
        assert!(sent * limits::RECORD_PART < most, "what nobody reads piles up");
        yield_now().await;
    };
    assert_eq!(error, SendError::Slow);

    other_guest.outbox().send(&part).expect("room");
    assert_eq!(other_host.recv().await, Ok(part));
}

/// An answer longer than the outbox keeps its order among other messages, and a second one has to fit in.
#[tokio::test]
async fn an_answer_may_be_longer_than_the_outbox() {
    let (mut listener, address) = listen(&identity(), ConnectionLimits::default());
    let (mut host, guest) = meet(&mut listener, &dialer(&identity()), address).await;
    let part = |round| ToGuest::RecordPart { round, text: "x".repeat(limits::RECORD_PART), last: false };
    let frames = || -> Vec<Frame<ToGuest>> {
        let parts = 2 * limits::OUTBOX_BYTES as usize / limits::RECORD_PART;
        (0..parts).map(|_| Frame::new(&part(2)).expect("encodable")).collect()
    };
    guest.outbox().send(&part(1)).expect("room");
    assert_eq!(guest.outbox().send_answer(frames()), Ok(()));
    guest.outbox().send(&part(3)).expect("room");
    let mut expected = vec![part(1)];
    expected.extend(frames().iter().map(|_| part(2)));
    expected.push(part(3));
    for part in expected {
        assert_eq!(host.recv().await.as_ref(), Ok(&part));
    }
    // Nothing is queued any more, so the next one may be as long; one behind it may not.
    assert_eq!(guest.outbox().send_answer(frames()), Ok(()));
    assert_eq!(guest.outbox().send_answer(frames()), Err(SendError::Slow));
}

#[tokio::test]
async fn messages_survive_a_lossy_link() {
    let (mut listener, address) = listen(&identity(), ConnectionLimits::default());
    let conditions = LinkConditions {
        loss_percent: 10,
        duplicate_percent: 5,
        delay: Duration::from_millis(5),
        jitter: Duration::from_millis(10),
    };
    let relay = LossyRelay::start(address, conditions, 7).await.expect("a port");
    let (mut host, mut guest) = meet(&mut listener, &dialer(&identity()), relay.address()).await;
    for round in 0..10 {
        match round {
            3 => relay.change_address(),
            6 => {
                relay.set_cut(true);
                sleep(Duration::from_millis(200)).await;
                relay.set_cut(false);
            }
            _ => {}
        }
        let before = guest.address();
        for number in 0..20 {
            host.outbox().send(&say(number)).expect("room");
            guest.outbox().send(&ToGuest::Denied { request: number, why: Denial::Stale }).expect("room");
        }
        for number in 0..20 {
            assert_eq!(guest.recv().await, Ok(say(number)));
            assert_eq!(host.recv().await, Ok(ToGuest::Denied { request: number, why: Denial::Stale }));
        }
        assert_eq!(guest.address() != before, round == 3, "the address changes when it does");
    }
}

/// A host that was killed and restarted resets its guests' connections at once.
#[tokio::test]
async fn a_restarted_host_is_noticed_at_once() {
    let hosts = identity();
    let (mut listener, address) = listen(&hosts, ConnectionLimits::default());
    let relay = LossyRelay::start(address, LinkConditions::default(), 1).await.expect("a port");
    let (mut host, guest) = meet(&mut listener, &dialer(&identity()), relay.address()).await;

    // A killed process sends nothing.
    relay.set_cut(true);
    drop(guest);
    listener.close().await;
    let mut listener = loop {
        match Listener::bind(address, &hosts, ConnectionLimits::default()) {
            Err(BindError::InUse(_)) => yield_now().await,
            result => break result.expect("the same port"),
        }
    };
    relay.set_cut(false);
    host.outbox().send(&say(1)).expect("room");
    assert_eq!(host.recv().await, Err(DisconnectReason::PeerRestarted));
    meet(&mut listener, &dialer(&identity()), relay.address()).await;
}

#[test]
fn an_unspecified_address_serves_ipv4_and_ipv6() {
    let socket = endpoint::socket((Ipv6Addr::UNSPECIFIED, 0).into()).expect("a port");
    let address = socket.local_addr().expect("an address");
    assert!(address.is_ipv4() || !SockRef::from(&socket).only_v6().expect("an IPv6 socket"));
}
