//! Guests and hosts on loopback: coming in or not, staying, and coming back.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::time::{sleep, timeout};

use super::lobby;
use crate::identity::Identity;
use crate::invite::{Secret, Side};
use crate::limits;
use crate::protocol::{
    Audience, ChatLine, Denial, Farewell, Moment, Name, Refusal, TableId, Text, ToGuest, ToHost, VERSIONS,
    Wanted, Welcome,
};
use crate::quic::{Arrival, BindError, Crowd, Listener, Lost};
use crate::trust::Hosts;
use crate::visit::{Call, Connection, JoinError, News, Visit, join};

const TABLE: TableId = TableId([5; 16]);

fn identity() -> Identity {
    Identity::generate().expect("random bytes")
}

fn loopback(port: u16) -> SocketAddr {
    (Ipv4Addr::LOCALHOST, port).into()
}

/// Waits for what must not take long.
async fn soon<T>(what: impl Future<Output = T>) -> T {
    timeout(limits::IDLE, what).await.expect("it takes no longer than the longest silence")
}

/// A host that is played by the test.
struct Host {
    identity: Identity,
    listener: Listener,
    address: SocketAddr,
}

impl Host {
    async fn open(identity: &Identity, at: SocketAddr) -> Host {
        // The system may need a moment to give a port back.
        let bound = async {
            loop {
                match Listener::bind(at, identity, Crowd::default()) {
                    Err(BindError::InUse(_)) => sleep(Duration::from_millis(10)).await,
                    bound => break bound.expect("a port"),
                }
            }
        };
        let listener = soon(bound).await;
        let address = listener.address().expect("an address");
        Host { identity: identity.clone(), listener, address }
    }

    async fn arrival(&mut self) -> Arrival {
        soon(self.listener.arrival()).await.expect("somebody comes")
    }

    fn call(&self) -> Call {
        Call {
            identity: identity(),
            app: Text::new("1.0"),
            name: Name::new("Ada"),
            watch: false,
            to: vec![self.address],
            place: "the kitchen".to_owned(),
            hosts: Hosts::default(),
            secret: None,
            from: loopback(0),
        }
    }
}

fn welcome() -> ToGuest {
    ToGuest::Welcome(Welcome {
        version: VERSIONS.max,
        app: Text::new("1.0"),
        table: TABLE,
        seat: None,
        proof: None,
    })
}

async fn news(visit: &mut Visit) -> Option<News> {
    soon(visit.news.recv()).await
}

async fn connection(visit: &mut Visit) -> Connection {
    loop {
        if let News::Connection(connection) = news(visit).await.expect("it goes on") {
            return connection;
        }
    }
}

/// How a visit ends that comes to nothing.
async fn failure(mut visit: Visit) -> JoinError {
    assert_eq!(connection(&mut visit).await, Connection::Calling);
    let Connection::Failed(error) = connection(&mut visit).await else { panic!("it failed") };
    assert_eq!(news(&mut visit).await, None, "no news follow");
    error
}

#[tokio::test]
async fn a_guest_knocks_comes_in_speaks_and_leaves() {
    let mut host = Host::open(&identity(), loopback(0)).await;
    let call = host.call();
    let who = call.identity.fingerprint();
    let mut visit = join(call);
    let Arrival { mut guest, hello } = host.arrival().await;
    assert_eq!((guest.fingerprint(), &*hello.name, hello.wanted), (who, "Ada", Wanted::Seat));
    let say = |message| guest.outbox().send(&message).expect("room");
    say(ToGuest::Knocked);
    say(welcome());
    say(ToGuest::Lobby(Box::new(lobby(None))));
    assert_eq!(connection(&mut visit).await, Connection::Calling);
    assert_eq!(connection(&mut visit).await, Connection::Knocked);
    let (key, address) = (host.identity.fingerprint(), host.address);
    assert_eq!(connection(&mut visit).await, Connection::In { host: key, table: TABLE, address });
    assert_eq!(news(&mut visit).await, Some(News::Lobby(Box::new(lobby(None)))));

    let hi = ChatLine::new("Hi!");
    visit.company.say(Audience::Everyone, hi.clone()).expect("the visit goes on");
    assert_eq!(soon(guest.message()).await, Ok(ToHost::Say { to: Audience::Everyone, text: hi }));
    visit.company.leave().expect("the visit goes on");
    assert_eq!(soon(guest.message()).await, Ok(ToHost::Goodbye));
    assert_eq!(soon(guest.message()).await, Err(Lost::Ended));
    assert_eq!(connection(&mut visit).await, Connection::Over(None));
    assert_eq!(news(&mut visit).await, None);
}

#[tokio::test]
async fn a_screen_that_is_closed_leaves_without_a_word() {
    let mut host = Host::open(&identity(), loopback(0)).await;
    let visit = join(host.call());
    let Arrival { mut guest, .. } = host.arrival().await;
    guest.outbox().send(&welcome()).expect("room");
    drop(visit);
    assert_eq!(soon(guest.message()).await, Err(Lost::Ended));
}

#[tokio::test]
async fn a_host_that_comes_back_is_found_and_told_what_is_known() {
    let key = identity();
    let mut host = Host::open(&key, loopback(0)).await;
    let address = host.address;
    let call = host.call();
    let who = call.identity.fingerprint();
    let mut visit = join(call);
    let Arrival { guest, .. } = host.arrival().await;
    let mut lobby = lobby(None);
    if let crate::protocol::Occupant::Person { key, .. } = &mut lobby.seats[1].occupant {
        *key = who;
    }
    for message in [welcome(), ToGuest::Lobby(Box::new(lobby)), ToGuest::Goodbye(Farewell::BackLater)] {
        guest.outbox().send(&message).expect("room");
    }
    let lost = loop {
        if let Connection::Lost { why, said, .. } = connection(&mut visit).await {
            break (why, said);
        }
    };
    assert_eq!(lost, (Lost::Ended, Some(Farewell::BackLater)));
    // What is wanted meanwhile can't be.
    visit.company.say(Audience::Everyone, ChatLine::new("Hello?")).expect("the visit goes on");
    while news(&mut visit).await != Some(News::Denied(Denial::NotNow)) {}
    drop(guest);
    host.listener.close().await;

    // Somebody else there is no host of ours, and is told nothing.
    let mut stranger = Host::open(&identity(), address).await;
    for _try in 0..2 {
        while !matches!(connection(&mut visit).await, Connection::Lost { .. }) {}
    }
    let spoken_to = timeout(Duration::ZERO, stranger.listener.arrival()).await;
    assert!(spoken_to.is_err(), "nobody says hello to a stranger");
    stranger.listener.close().await;

    let mut host = Host::open(&key, address).await;
    let Arrival { guest, hello } = host.arrival().await;
    assert_eq!(guest.fingerprint(), who);
    assert_eq!(hello.wanted, Wanted::Return { table: TABLE, seen: Moment::default() });
    guest.outbox().send(&welcome()).expect("room");
    while !matches!(connection(&mut visit).await, Connection::In { .. }) {}

    guest.close(Some(&ToGuest::Goodbye(Farewell::SentAway))).await;
    assert_eq!(connection(&mut visit).await, Connection::Over(Some(Farewell::SentAway)));
    assert_eq!(news(&mut visit).await, None);
}

#[tokio::test]
async fn who_is_refused_comes_back_no_more() {
    let mut host = Host::open(&identity(), loopback(0)).await;
    let visit = join(host.call());
    let Arrival { guest, .. } = host.arrival().await;
    guest.close(Some(&ToGuest::Refused(Refusal::Full))).await;
    assert_eq!(failure(visit).await, JoinError::Refused(Refusal::Full));

    // Also not from a table that was left behind.
    let mut visit = join(host.call());
    let Arrival { guest, .. } = host.arrival().await;
    guest.close(Some(&welcome())).await;
    let Arrival { guest, .. } = host.arrival().await;
    guest.close(Some(&ToGuest::Refused(Refusal::NoSeat))).await;
    let failed = loop {
        if let Connection::Failed(error) = connection(&mut visit).await {
            break error;
        }
    };
    assert_eq!(failed, JoinError::Refused(Refusal::NoSeat));
}

#[tokio::test]
async fn a_code_leads_to_its_table_and_to_no_other() {
    let secret = Secret::generate().expect("random bytes");
    for honest in [true, false] {
        let mut host = Host::open(&identity(), loopback(0)).await;
        let mut visit = join(Call { secret: Some(secret), ..host.call() });
        let Arrival { guest, hello } = host.arrival().await;
        assert_eq!(hello.proof, Some(secret.proof(Side::Guest, guest.binding())));
        // Whoever hasn't the secret can only send back what it got.
        let proof = if honest { Some(secret.proof(Side::Host, guest.binding())) } else { hello.proof };
        let ToGuest::Welcome(welcome) = welcome() else { unreachable!("it is a welcome") };
        guest.outbox().send(&ToGuest::Welcome(Welcome { proof, ..welcome })).expect("room");
        if honest {
            while !matches!(connection(&mut visit).await, Connection::In { .. }) {}
        } else {
            assert_eq!(failure(visit).await, JoinError::NotTheTable);
        }
    }
}

#[tokio::test]
async fn a_changed_key_is_told_before_anything_is_said() {
    let host = Host::open(&identity(), loopback(0)).await;
    let (known, shown) = (identity().fingerprint(), host.identity.fingerprint());
    let mut hosts = Hosts::default();
    hosts.remember("the kitchen", known, "Ben");
    let visit = join(Call { hosts, ..host.call() });
    assert_eq!(failure(visit).await, JoinError::KeyChanged { known, shown });
    host.listener.close().await;
}

#[tokio::test]
async fn of_many_addresses_the_one_that_answers_counts() {
    let mut host = Host::open(&identity(), loopback(0)).await;
    let silent = std::net::UdpSocket::bind(loopback(0)).expect("a port");
    let to = vec![silent.local_addr().expect("an address"), loopback(0), host.address];
    let _visit = join(Call { to, ..host.call() });
    host.arrival().await;
}

#[tokio::test(start_paused = true)]
async fn why_nobody_answers_is_told() {
    let host = Host::open(&identity(), loopback(0)).await;
    let silent = std::net::UdpSocket::bind(loopback(0)).expect("a port");
    let address = silent.local_addr().expect("an address");
    let to = |to| join(Call { to, ..host.call() });
    assert_eq!(failure(to(vec![loopback(0), address])).await, JoinError::NothingAnswers(address));
    assert_eq!(failure(to(vec![loopback(0)])).await, JoinError::Unreachable(loopback(0)));
    assert_eq!(failure(to(vec![])).await, JoinError::NoAddress);
    let elsewhere = Call { from: (Ipv4Addr::new(203, 0, 113, 7), 0).into(), ..host.call() };
    assert!(matches!(failure(join(elsewhere)).await, JoinError::NoNetwork(_)));
}
