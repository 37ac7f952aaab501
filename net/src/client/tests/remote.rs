//! Clients and fake hosts on loopback: joining, being refused, reconnecting.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use skipstone_core::Stone;
use skipstone_core::milestone::Pebble;
use tokio::time::{sleep, timeout};

use super::lobby;
use crate::client::{ClientEvent, ClientSession, ConnectionState, JoinConfig, JoinError, NoEvidenceStore};
use crate::discovery::Interfaces;
use crate::identity::Identity;
use crate::invite::{CodeExchange, Confirmations, InviteSecret, Proof, ShortCode, Side};
use crate::protocol::{
    Audience, ChatLine, CloseReason, CodeAnswer, Denial, JoinMode, LobbyRequest, LogPosition, Name, Refusal,
    ShortText, TableId, ToGuest, ToHost, VERSIONS, Welcome,
};
use crate::quic::{BindError, ConnectionLimits, DisconnectReason, IncomingGuest, Listener};
use crate::trust::KnownHosts;

/// Joins without keeping evidence.
fn join(call: JoinConfig) -> ClientSession {
    crate::client::join(call, Box::new(NoEvidenceStore))
}

/// The timeout of a wait; not a measure of speed.
const LONG: Duration = Duration::from_secs(15);
pub(super) const TABLE: TableId = TableId([5; 16]);

pub(super) fn identity() -> Identity {
    Identity::generate().expect("random bytes")
}

pub(super) fn loopback(port: u16) -> SocketAddr {
    (Ipv4Addr::LOCALHOST, port).into()
}

/// Awaits a future with a timeout.
pub(super) async fn soon<T>(what: impl Future<Output = T>) -> T {
    timeout(LONG, what).await.expect("it takes no longer")
}

/// A host whose messages the test sends.
pub(super) struct FakeHost {
    pub(super) identity: Identity,
    pub(super) listener: Listener,
    pub(super) address: SocketAddr,
}

impl FakeHost {
    pub(super) async fn open(identity: &Identity, at: SocketAddr) -> FakeHost {
        FakeHost::with_limits(identity, at, ConnectionLimits::default()).await
    }

    async fn with_limits(identity: &Identity, at: SocketAddr, limits: ConnectionLimits) -> FakeHost {
        // The system may take a moment to release a port.
        let bound = async {
            loop {
                match Listener::bind(at, identity, limits) {
                    Err(BindError::InUse(_)) => sleep(Duration::from_millis(10)).await,
                    bound => break bound.expect("a port"),
                }
            }
        };
        let listener = soon(bound).await;
        let address = listener.address().expect("an address");
        FakeHost { identity: identity.clone(), listener, address }
    }

    pub(super) async fn accept(&mut self) -> IncomingGuest {
        soon(self.listener.accept()).await.expect("somebody comes")
    }

    pub(super) fn call(&self) -> JoinConfig {
        JoinConfig {
            identity: identity(),
            app: ShortText::new("1.0"),
            name: Name::new("Ada"),
            stone: Stone::Coral,
            pebble: Pebble::default(),
            watch: false,
            addresses: vec![self.address],
            host_key: None,
            place: "the kitchen".to_owned(),
            hosts: KnownHosts::default(),
            series: None,
            code: None,
            bind: loopback(0),
            interfaces: Interfaces::None,
        }
    }
}

pub(super) fn welcome() -> ToGuest {
    ToGuest::Welcome(Welcome { version: VERSIONS.max, app: ShortText::new("1.0"), table: TABLE, proof: None })
}

async fn event(session: &mut ClientSession) -> Option<ClientEvent> {
    soon(session.events.recv()).await
}

pub(super) async fn connection(session: &mut ClientSession) -> ConnectionState {
    loop {
        if let ClientEvent::ConnectionState(connection) = event(session).await.expect("it goes on") {
            return connection;
        }
    }
}

/// The error of a session that fails to join.
pub(super) async fn failure(mut session: ClientSession) -> JoinError {
    assert_eq!(connection(&mut session).await, ConnectionState::Connecting);
    let ConnectionState::Failed(error) = connection(&mut session).await else { panic!("it failed") };
    assert_eq!(event(&mut session).await, None, "no news follow");
    error
}

#[tokio::test]
async fn a_guest_knocks_joins_chats_and_leaves() {
    let mut host = FakeHost::open(&identity(), loopback(0)).await;
    let call = host.call();
    let who = call.identity.fingerprint();
    let mut session = join(call);
    let IncomingGuest { mut guest, hello } = host.accept().await;
    assert_eq!((guest.fingerprint(), &*hello.name, hello.mode), (who, "Ada", JoinMode::Seat));
    let say = |message| guest.outbox().send(&message).expect("room");
    say(ToGuest::Knocked);
    say(welcome());
    say(ToGuest::Lobby(Box::new(lobby())));
    assert_eq!(connection(&mut session).await, ConnectionState::Connecting);
    assert_eq!(connection(&mut session).await, ConnectionState::AwaitingHost);
    let (key, address) = (host.identity.fingerprint(), host.address);
    assert_eq!(connection(&mut session).await, ConnectionState::Joined { host: key, table: TABLE, address });
    assert_eq!(event(&mut session).await, Some(ClientEvent::Lobby(Box::new(lobby()))));

    // The stone is wished for at the door, and again inside: the answer to the knock may have been quicker.
    for _ in 0..2 {
        assert_eq!(soon(guest.recv()).await, Ok(ToHost::LobbyRequest(LobbyRequest::Stone(Stone::Coral))));
    }

    let hi = ChatLine::new("Hi!");
    session.room.send_chat(Audience::Everyone, hi.clone()).expect("the session goes on");
    assert_eq!(soon(guest.recv()).await, Ok(ToHost::Chat { to: Audience::Everyone, text: hi, signed: None }));
    session.room.leave().expect("the session goes on");
    assert_eq!(soon(guest.recv()).await, Ok(ToHost::Goodbye(None)));
    assert_eq!(soon(guest.recv()).await, Err(DisconnectReason::ClosedByPeer));
    assert_eq!(connection(&mut session).await, ConnectionState::Ended(None));
    assert_eq!(event(&mut session).await, None);
}

#[tokio::test]
async fn a_closed_screen_leaves_the_table() {
    let mut host = FakeHost::open(&identity(), loopback(0)).await;
    let session = join(host.call());
    let IncomingGuest { mut guest, .. } = host.accept().await;
    guest.outbox().send(&welcome()).expect("room");
    drop(session);
    assert_eq!(soon(guest.recv()).await, Err(DisconnectReason::ClosedByPeer));
}

#[tokio::test]
async fn a_guest_reconnects_and_sends_its_position() {
    let key = identity();
    let mut host = FakeHost::open(&key, loopback(0)).await;
    let address = host.address;
    let call = host.call();
    let who = call.identity.fingerprint();
    let mut session = join(call);
    let IncomingGuest { guest, .. } = host.accept().await;
    let mut lobby = lobby();
    if let crate::protocol::Occupant::Person { key, .. } = &mut lobby.seats[1].occupant {
        *key = who;
    }
    for message in [welcome(), ToGuest::Lobby(Box::new(lobby)), ToGuest::Goodbye(CloseReason::TooSlow)] {
        guest.outbox().send(&message).expect("room");
    }
    let lost = loop {
        if let ConnectionState::Reconnecting { why, said, .. } = connection(&mut session).await {
            break (why, said);
        }
    };
    assert_eq!(lost, (DisconnectReason::ClosedByPeer, Some(CloseReason::TooSlow)));
    // Requests are denied meanwhile.
    session.room.send_chat(Audience::Everyone, ChatLine::new("Hello?")).expect("the session goes on");
    while event(&mut session).await != Some(ClientEvent::Denied(Denial::NotNow)) {}
    drop(guest);
    host.listener.close().await;

    // A host with another key at the same address gets no `Hello`.
    let mut stranger = FakeHost::open(&identity(), address).await;
    for _try in 0..2 {
        while !matches!(connection(&mut session).await, ConnectionState::Reconnecting { .. }) {}
    }
    let spoken_to = timeout(Duration::ZERO, stranger.listener.accept()).await;
    assert!(spoken_to.is_err(), "nobody says hello to a stranger");
    stranger.listener.close().await;

    let mut host = FakeHost::open(&key, address).await;
    let IncomingGuest { guest, hello } = host.accept().await;
    assert_eq!(guest.fingerprint(), who);
    assert_eq!(hello.mode, JoinMode::Return { table: TABLE, seen: LogPosition::default() });
    guest.outbox().send(&welcome()).expect("room");
    while !matches!(connection(&mut session).await, ConnectionState::Joined { .. }) {}

    guest.close(Some(&ToGuest::Goodbye(CloseReason::Kicked))).await;
    assert_eq!(connection(&mut session).await, ConnectionState::Ended(Some(CloseReason::Kicked)));
    assert_eq!(event(&mut session).await, None);
}

#[tokio::test]
async fn a_refused_guest_doesnt_reconnect() {
    let mut host = FakeHost::open(&identity(), loopback(0)).await;
    let session = join(host.call());
    let IncomingGuest { guest, .. } = host.accept().await;
    guest.close(Some(&ToGuest::Refused(Refusal::Full))).await;
    assert_eq!(failure(session).await, JoinError::Refused(Refusal::Full));

    // Nor at a table whose session was dropped.
    let mut session = join(host.call());
    let IncomingGuest { guest, .. } = host.accept().await;
    guest.close(Some(&welcome())).await;
    let IncomingGuest { guest, hello } = host.accept().await;
    let mode = JoinMode::Return { table: TABLE, seen: LogPosition::default() };
    assert_eq!(hello.mode, mode, "also without a seat, having come for one");
    guest.close(Some(&ToGuest::Refused(Refusal::NoSeat))).await;
    let failed = loop {
        if let ConnectionState::Failed(error) = connection(&mut session).await {
            break error;
        }
    };
    assert_eq!(failed, JoinError::Refused(Refusal::NoSeat));
}

/// The host's places for strangers are counted after the handshake, when the guest's key is known.
#[tokio::test]
async fn a_full_host_is_reported_as_busy() {
    let limits = ConnectionLimits { total: 1, per_address: 1 };
    let mut host = FakeHost::with_limits(&identity(), loopback(0), limits).await;
    let first = join(host.call());
    let guest = host.accept().await;
    for _ in 0..20 {
        assert_eq!(failure(join(host.call())).await, JoinError::Busy);
    }
    drop((first, guest));
}

#[tokio::test]
async fn a_code_is_accepted_by_its_own_table_only() {
    let secret = InviteSecret::generate().expect("random bytes");
    for honest in [true, false] {
        let mut host = FakeHost::open(&identity(), loopback(0)).await;
        let mut session = join(JoinConfig { code: Some(secret.into()), ..host.call() });
        let IncomingGuest { guest, hello } = host.accept().await;
        assert_eq!(hello.proof, Some(secret.proof(Side::Guest, guest.binding())));
        // A host without the secret can only echo the guest's proof.
        let proof = if honest { Some(secret.proof(Side::Host, guest.binding())) } else { hello.proof };
        let ToGuest::Welcome(welcome) = welcome() else { unreachable!("it is a welcome") };
        guest.outbox().send(&ToGuest::Welcome(Welcome { proof, ..welcome })).expect("room");
        if honest {
            while !matches!(connection(&mut session).await, ConnectionState::Joined { .. }) {}
        } else {
            assert_eq!(failure(session).await, JoinError::WrongTable);
        }
    }
}

#[tokio::test]
async fn a_changed_host_key_is_reported_before_anything_is_sent() {
    let host = FakeHost::open(&identity(), loopback(0)).await;
    let (known, shown) = (identity().fingerprint(), host.identity.fingerprint());
    let mut hosts = KnownHosts::default();
    hosts.remember("the kitchen", known, "Ben");
    let session = join(JoinConfig { hosts, ..host.call() });
    assert_eq!(failure(session).await, JoinError::KeyChanged { known, shown });
    host.listener.close().await;
}

/// An announcement claims a key; only a host that has this key is joined.
#[tokio::test]
async fn a_host_with_another_key_than_the_announced_one_isnt_joined() {
    let mut host = FakeHost::open(&identity(), loopback(0)).await;
    let spoofer = FakeHost::open(&identity(), loopback(0)).await;
    let (expected, shown) = (host.identity.fingerprint(), spoofer.identity.fingerprint());
    let mut hosts = KnownHosts::default();
    hosts.remember("the kitchen", shown, "Ben");
    let call = JoinConfig { host_key: Some(expected), hosts, ..spoofer.call() };
    assert_eq!(failure(join(call.clone())).await, JoinError::UnexpectedKey { expected, shown });

    let addresses = vec![spoofer.address, host.address];
    let _session = join(JoinConfig { addresses, ..call });
    host.accept().await;
    spoofer.listener.close().await;
}

#[tokio::test]
async fn the_first_address_that_answers_is_used() {
    let mut host = FakeHost::open(&identity(), loopback(0)).await;
    let silent = std::net::UdpSocket::bind(loopback(0)).expect("a port");
    let addresses = vec![silent.local_addr().expect("an address"), loopback(0), host.address];
    let _session = join(JoinConfig { addresses, ..host.call() });
    host.accept().await;
}

#[tokio::test(start_paused = true)]
async fn a_failed_dial_is_explained() {
    let host = FakeHost::open(&identity(), loopback(0)).await;
    let silent = std::net::UdpSocket::bind(loopback(0)).expect("a port");
    let address = silent.local_addr().expect("an address");
    let attempt = |addresses| join(JoinConfig { addresses, ..host.call() });
    assert_eq!(failure(attempt(vec![loopback(0), address])).await, JoinError::NothingAnswers(address));
    assert_eq!(failure(attempt(vec![loopback(0)])).await, JoinError::Unreachable(loopback(0)));
    assert_eq!(failure(attempt(vec![])).await, JoinError::NoAddress);
    let elsewhere = JoinConfig { bind: (Ipv4Addr::new(203, 0, 113, 7), 0).into(), ..host.call() };
    assert!(matches!(failure(join(elsewhere)).await, JoinError::NoNetwork(_)));
}

/// A host's side of an exchange about a code, up to its answer; also what it expects the guest to confirm. `None` if the guest
/// sends no message of an exchange.
async fn answer(joining: &mut IncomingGuest, code: &str) -> Option<(CodeAnswer, Confirmations)> {
    assert!(joining.hello.proof == Some(Proof::EXCHANGE_FOLLOWS), "nothing of the code is in the hello");
    let Ok(ToHost::CodeExchange(message)) = soon(joining.guest.recv()).await else { return None };
    let code: ShortCode = code.parse().expect("a code");
    let binding = *joining.guest.binding();
    let (own, sent) = CodeExchange::start(Side::Host, &code, &binding).expect("random bytes");
    let confirmations = own.finish(&message).expect("a point");
    Some((CodeAnswer { message: sent, confirmation: confirmations.host, tries_left: 3 }, confirmations))
}

#[tokio::test]
async fn a_host_with_the_same_short_code_is_joined_and_a_wrong_one_learns_nothing() {
    let mut host = FakeHost::open(&identity(), loopback(0)).await;
    let code: ShortCode = "K7M-4RX".parse().expect("a code");
    let call = JoinConfig { code: Some(code.into()), ..host.call() };

    let mut session = join(call.clone());
    let mut joining = host.accept().await;
    let (sent, expected) = answer(&mut joining, "k7m4rx").await.expect("an exchange");
    joining.guest.outbox().send(&ToGuest::CodeExchange(Box::new(sent))).expect("it is sent");
    let confirmed = soon(joining.guest.recv()).await;
    assert_eq!(confirmed.ok(), Some(ToHost::CodeConfirmation(expected.guest)));
    joining.guest.outbox().send(&welcome()).expect("it is sent");
    assert_eq!(connection(&mut session).await, ConnectionState::Connecting);
    assert!(matches!(connection(&mut session).await, ConnectionState::Joined { .. }));
    drop(session);

    // Hosts that impersonate it: with a guess, with the guest's own bytes, and without any.
    let wrong = |sent: CodeAnswer| ToGuest::CodeExchange(Box::new(sent));
    for lie in 0..4 {
        let session = join(call.clone());
        let mut joining = host.accept().await;
        let (sent, confirmations) = answer(&mut joining, "K7M-4RY").await.expect("an exchange");
        let (lie, error) = match lie {
            0 => (wrong(sent), JoinError::WrongShortCode { tries_left: 3 }),
            1 => {
                let reflected = CodeAnswer { confirmation: confirmations.guest, ..sent };
                (wrong(reflected), JoinError::WrongShortCode { tries_left: 3 })
            }
            2 => (ToGuest::CodesPaused { seconds: 7 }, JoinError::CodesPaused { seconds: 7 }),
            _ => (welcome(), JoinError::WrongTable),
        };
        joining.guest.outbox().send(&lie).expect("it is sent");
        assert_eq!(failure(session).await, error);
        assert!(soon(joining.guest.recv()).await.is_err(), "no confirmation comes, {lie:?}");
    }
}
