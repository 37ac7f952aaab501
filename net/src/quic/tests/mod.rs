//! Hosts and guests on loopback.

mod thieves;

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
use crate::invite::{Secret, Side};
use crate::limits;
use crate::protocol::{
    Audience, ChatLine, Denial, Farewell, Hello, Name, Text, ToGuest, ToHost, VERSIONS, Wanted,
};
use crate::testing::{Relay, Weather};

fn loopback(port: u16) -> SocketAddr {
    (Ipv4Addr::LOCALHOST, port).into()
}

fn identity() -> Identity {
    Identity::generate().expect("random bytes")
}

fn listen(identity: &Identity, crowd: Crowd) -> (Listener, SocketAddr) {
    let listener = Listener::bind(loopback(0), identity, crowd).expect("a port");
    let address = listener.address().expect("an address");
    (listener, address)
}

fn dialer(identity: &Identity) -> Dialer {
    Dialer::bind(loopback(0), identity).expect("a port")
}

fn hello(name: &str) -> ToHost {
    let (app, name) = (Text::new("0.1.0"), Name::new(name));
    ToHost::Hello(Hello { versions: VERSIONS, app, name, wanted: Wanted::Seat, proof: None })
}

fn say(number: u32) -> ToHost {
    ToHost::Say { to: Audience::Everyone, text: ChatLine::new(&number.to_string()) }
}

/// Waits for what must not take long.
async fn soon<T>(what: impl Future<Output = T>) -> T {
    timeout(limits::IDLE, what).await.expect("it takes no longer than the longest silence")
}

/// A guest that has said hello, and the host's end of it.
async fn meet(listener: &mut Listener, dialer: &Dialer, at: SocketAddr) -> (Host, Guest) {
    let host = dialer.dial(at).await.expect("the host is there");
    host.outbox().send(&hello("Ada")).expect("room");
    let Arrival { guest, hello } = listener.arrival().await.expect("the guest has come");
    assert_eq!(&*hello.name, "Ada");
    (host, guest)
}

#[tokio::test]
async fn both_sides_know_who_is_there_and_what_was_said_last() {
    let (hosts, guests) = (identity(), identity());
    let (mut listener, address) = listen(&hosts, Crowd::default());
    let dialer = dialer(&guests);
    let (mut host, mut guest) = meet(&mut listener, &dialer, address).await;
    assert_eq!(host.fingerprint(), hosts.fingerprint());
    assert_eq!(guest.fingerprint(), guests.fingerprint());
    assert_eq!(host.address(), address);

    // A proof is good for this connection, and for no other between the same two.
    assert_eq!(host.binding(), guest.binding());
    let (second, _) = meet(&mut listener, &dialer, address).await;
    let secret = Secret::generate().expect("random bytes");
    let proof = |binding| secret.proof(Side::Guest, binding);
    assert!(proof(host.binding()) == proof(guest.binding()));
    assert!(proof(second.binding()) != proof(guest.binding()));

    for number in 0..100 {
        host.outbox().send(&say(number)).expect("room");
    }
    for number in 0..100 {
        assert_eq!(guest.message().await, Ok(say(number)));
    }
    for ask in 0..100 {
        guest.outbox().send(&ToGuest::Denied { ask, why: Denial::Late }).expect("room");
    }
    guest.close(Some(&ToGuest::Goodbye(Farewell::Closed))).await;
    for ask in 0..100 {
        assert_eq!(host.message().await, Ok(ToGuest::Denied { ask, why: Denial::Late }));
    }
    assert_eq!(host.message().await, Ok(ToGuest::Goodbye(Farewell::Closed)));
    assert_eq!(host.message().await, Err(Lost::Ended));
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
async fn a_port_is_taken_once() {
    let (listener, address) = listen(&identity(), Crowd::default());
    let error = Listener::bind(address, &identity(), Crowd::default()).err();
    assert_eq!(error, Some(BindError::InUse(address.port())));
    drop(listener);
    let elsewhere: SocketAddr = ([192, 0, 2, 1], 0).into();
    assert_eq!(Dialer::bind(elsewhere, &identity()).err(), Some(BindError::NotHere(elsewhere)));
}

#[tokio::test]
async fn a_full_host_refuses_until_somebody_leaves() {
    let (mut listener, address) = listen(&identity(), Crowd { all: 9, per_address: 1 });
    let (host, guest) = meet(&mut listener, &dialer(&identity()), address).await;
    let second = dialer(&identity());
    assert_eq!(second.dial(address).await.err(), Some(DialError::Busy));

    host.close(Some(&ToHost::Goodbye)).await;
    drop(guest);
    let again = loop {
        match second.dial(address).await {
            Err(DialError::Busy) => yield_now().await,
            result => break result,
        }
    };
    assert!(again.is_ok(), "{again:?}");
}

#[tokio::test]
async fn another_protocol_is_told() {
    let mut tls = tls::server(&identity()).expect("a key");
    tls.alpn_protocols = vec![b"skipstone/2".to_vec()];
    let tls = QuicServerConfig::try_from(tls).expect("TLS 1.3");
    let config = ServerConfig::with_crypto(Arc::new(tls));
    let endpoint = Endpoint::server(config, loopback(0)).expect("a port");
    let address = endpoint.local_addr().expect("an address");
    let serving = async {
        let incoming = endpoint.accept().await.expect("a guest");
        // It fails, on this side too.
        incoming.await.err()
    };
    let (there, here) = tokio::join!(serving, async { dialer(&identity()).dial(address).await.err() });
    assert!(there.is_some());
    assert_eq!(here, Some(DialError::OtherProtocol(address)));
}

/// Whatever a guest says first that is no hello: it is told, and nobody else notices.
#[tokio::test]
async fn nonsense_ends_one_connection_only() {
    let (mut listener, address) = listen(&identity(), Crowd::default());
    let (host, mut guest) = meet(&mut listener, &dialer(&identity()), address).await;
    let endpoint = setup::guest(loopback(0), &identity()).expect("a port");
    let early = Frame::new(&say(1)).expect("short enough");
    let too_long = [0xff; 100];
    let unknown = [1, 0, 99];
    for nonsense in [early.as_ref(), &too_long, &unknown] {
        let connection = endpoint.connect(address, SERVER_NAME).expect("an address").await.expect("a host");
        let (mut sending, receiving) = connection.open_bi().await.expect("a stream");
        sending.write_all(nonsense).await.expect("a host");
        let stream = (sending, receiving);
        let mut host: Host = Peer::new(connection, stream, identity().fingerprint(), None).expect("keys");
        assert_eq!(host.message().await, Ok(ToGuest::Goodbye(Farewell::Misunderstood)));
        assert_eq!(host.message().await, Err(Lost::Ended));
    }

    host.outbox().send(&say(2)).expect("room");
    assert_eq!(guest.message().await, Ok(say(2)));
}

/// Whoever connects and says nothing takes up a place for as long as a handshake may take, and no longer.
#[tokio::test]
async fn silence_takes_up_no_place_for_long() {
    let (mut listener, address) = listen(&identity(), Crowd { all: 1, per_address: 1 });
    let first = dialer(&identity());
    let mut host = first.dial(address).await.expect("the host is there");
    let second = dialer(&identity());
    assert_eq!(second.dial(address).await.err(), Some(DialError::Busy));

    tokio::time::pause();
    tokio::time::advance(limits::HANDSHAKE).await;
    tokio::time::resume();
    assert_eq!(soon(host.message()).await, Err(Lost::Ended));
    meet(&mut listener, &second, address).await;
}

#[tokio::test]
async fn dropping_a_guest_ends_its_connection() {
    let (mut listener, address) = listen(&identity(), Crowd { all: 1, per_address: 1 });
    let dialer = dialer(&identity());
    let (mut host, guest) = meet(&mut listener, &dialer, address).await;
    let outbox = guest.outbox().clone();
    outbox.send(&ToGuest::Knocked).expect("room");
    drop(guest);
    assert_eq!(outbox.send(&ToGuest::Knocked), Err(SendError::Gone));
    assert_eq!(soon(host.message()).await, Ok(ToGuest::Knocked), "what was sent before arrives");
    assert_eq!(soon(host.message()).await, Err(Lost::Ended));
    drop(host);
    meet(&mut listener, &dialer, address).await;
}

/// A long text waits for one who reads slowly, and makes nobody slow.
#[tokio::test]
async fn a_long_text_is_sent_as_it_is_read() {
    let (mut listener, address) = listen(&identity(), Crowd::default());
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
            match host.message().await.expect("the host is there") {
                ToGuest::Part { text, last, .. } => {
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

/// A guest that never reads is told to be slow after so many messages, and what waits for it stays bounded.
#[tokio::test]
async fn a_guest_that_never_reads_is_slow() {
    let (mut listener, address) = listen(&identity(), Crowd::default());
    let (mut other_host, other_guest) = meet(&mut listener, &dialer(&identity()), address).await;
    let (_host, guest) = meet(&mut listener, &dialer(&identity()), address).await;
    let text = "x".repeat(limits::PART);
    let part = ToGuest::Part { round: 1, text, last: false };
    // In queues and windows, on both sides.
    let most = limits::OUTBOX as usize
        + limits::SEND_WINDOW as usize
        + limits::RECEIVE_WINDOW as usize
        + (limits::INBOX + 2) * limits::PART;
    let mut sent = 0;
    let error = loop {
        match guest.outbox().send(&part) {
            Ok(()) => sent += 1,
            Err(error) => break error,
        }
        assert!(sent * limits::PART < most, "what nobody reads piles up");
        yield_now().await;
    };
    assert_eq!(error, SendError::Slow);

    other_guest.outbox().send(&part).expect("room");
    assert_eq!(other_host.message().await, Ok(part));
}

#[tokio::test]
async fn bad_weather_changes_nothing_of_what_is_said() {
    let (mut listener, address) = listen(&identity(), Crowd::default());
    let weather =
        Weather { lost: 10, twice: 5, delay: Duration::from_millis(5), jitter: Duration::from_millis(10) };
    let relay = Relay::to(address, weather, 7).await.expect("a port");
    let (mut host, mut guest) = meet(&mut listener, &dialer(&identity()), relay.address()).await;
    for round in 0..10 {
        match round {
            3 => relay.change_address(),
            6 => {
                relay.cut(true);
                sleep(Duration::from_millis(200)).await;
                relay.cut(false);
            }
            _ => {}
        }
        let before = guest.address();
        for number in 0..20 {
            host.outbox().send(&say(number)).expect("room");
            guest.outbox().send(&ToGuest::Denied { ask: number, why: Denial::Late }).expect("room");
        }
        for number in 0..20 {
            assert_eq!(guest.message().await, Ok(say(number)));
            assert_eq!(host.message().await, Ok(ToGuest::Denied { ask: number, why: Denial::Late }));
        }
        assert_eq!(guest.address() != before, round == 3, "the address changes when it does");
    }
}

/// A host that was killed and started again tells its guests at once that it knows nothing of their connections.
#[tokio::test]
async fn a_host_that_was_started_again_is_noticed_at_once() {
    let hosts = identity();
    let (mut listener, address) = listen(&hosts, Crowd::default());
    let relay = Relay::to(address, Weather::default(), 1).await.expect("a port");
    let (mut host, guest) = meet(&mut listener, &dialer(&identity()), relay.address()).await;

    // Who is killed says nothing.
    relay.cut(true);
    drop(guest);
    listener.close().await;
    let mut listener = loop {
        match Listener::bind(address, &hosts, Crowd::default()) {
            Err(BindError::InUse(_)) => yield_now().await,
            result => break result.expect("the same port"),
        }
    };
    relay.cut(false);
    host.outbox().send(&say(1)).expect("room");
    assert_eq!(host.message().await, Err(Lost::Restarted));
    meet(&mut listener, &dialer(&identity()), relay.address()).await;
}

#[test]
fn a_socket_for_everybody_serves_both_families() {
    let socket = setup::socket((Ipv6Addr::UNSPECIFIED, 0).into()).expect("a port");
    let address = socket.local_addr().expect("an address");
    assert!(address.is_ipv4() || !SockRef::from(&socket).only_v6().expect("an IPv6 socket"));
}
