//! Guests in the host's own process, whose phones show what it holds for them: let in, seated and brought back as all others.

use std::net::IpAddr;
use std::time::Duration;

use skipstone_core::Preset;
use skipstone_core::table::Intent;
use skipstone_net::client::{
    Arrival, ClientEvent, ClientSession, ConnectionState, JoinCode, JoinError, LocalJoinConfig,
    NoEvidenceStore, join, join_local,
};
use skipstone_net::host::{self, Host, HostCommand, HostEvent};
use skipstone_net::protocol::{
    CloseReason, EntryPolicy, Lobby, Name, PresenceEvent, Refusal, ShortText, TableOptions,
};
use skipstone_net::{Identity, SaveReceipt, testing};
use tokio::time::timeout;

/// The timeout of a wait; not a measure of speed.
const LONG: Duration = Duration::from_secs(60);

struct Table {
    host: Host,
    own: ClientSession,
}

impl Table {
    fn open(entry: EntryPolicy, seats: usize) -> Table {
        let config = testing::host_config(Preset::Quick.rules(), seats, seats);
        let config = host::HostConfig { options: TableOptions { entry, ..config.options }, ..config };
        let save = Box::new(|_: &_, _: &_| SaveReceipt::default());
        let (host, own) = host::open(config, save, Box::new(NoEvidenceStore)).expect("a table on loopback");
        Table { host, own }
    }

    fn enter(&self, call: LocalJoinConfig) -> ClientSession {
        join_local(call, self.host.commands.door().clone())
    }

    async fn event<T>(&mut self, wanted: impl Fn(&HostEvent) -> Option<T>) -> T {
        loop {
            let event = timeout(LONG, self.host.events.recv()).await.expect("in time").expect("it is open");
            if let Some(found) = wanted(&event) {
                return found;
            }
        }
    }

    /// The codes of the table: that for programs, and that for phones.
    async fn codes(&mut self) -> [JoinCode; 2] {
        self.event(|event| match event {
            HostEvent::ShortCode { code, for_phones, .. } => Some([*code, *for_phones].map(JoinCode::Short)),
            _ => None,
        })
        .await
    }
}

fn phone(name: &str) -> LocalJoinConfig {
    LocalJoinConfig {
        identity: Identity::generate().expect("random bytes"),
        app: ShortText::new("0.1.0"),
        name: Name::new(name),
        stone: None,
        arrival: Arrival::Seat,
        code: None,
        address: IpAddr::from([192, 168, 1, 30]),
    }
}

async fn next<T>(session: &mut ClientSession, wanted: impl Fn(&ClientEvent) -> Option<T>) -> T {
    loop {
        let event = timeout(LONG, session.events.recv()).await.expect("in time").expect("it goes on");
        if let Some(found) = wanted(&event) {
            return found;
        }
    }
}

async fn lobby_where(session: &mut ClientSession, wanted: impl Fn(&Lobby) -> bool) -> Lobby {
    next(session, |event| match event {
        ClientEvent::Lobby(lobby) if wanted(lobby) => Some((**lobby).clone()),
        _ => None,
    })
    .await
}

async fn failure(session: &mut ClientSession) -> JoinError {
    next(session, |event| match event {
        ClientEvent::ConnectionState(ConnectionState::Failed(error)) => Some(error.clone()),
        _ => None,
    })
    .await
}

#[tokio::test]
async fn a_phone_is_shown_as_one_to_everybody_and_comes_back_to_its_seat() {
    let mut table = Table::open(EntryPolicy::Code, 3);
    let [code, for_phones] = table.codes().await;
    let ada = LocalJoinConfig { code: Some(for_phones), ..phone("Ada") };
    let key = ada.identity.fingerprint();
    let mut session = table.enter(ada.clone());
    let lobby = lobby_where(&mut session, |lobby| lobby.seat_of(key).is_some()).await;
    assert_eq!(lobby.phones, [key]);
    let seat = lobby.seat_of(key);

    // The code that a phone has sent, unencrypted, is of no use to a program.
    let with_code = |name, code| {
        let call = testing::join_config(table.host.address, name);
        join(skipstone_net::client::JoinConfig { code: Some(code), ..call }, Box::new(NoEvidenceStore))
    };
    let error = failure(&mut with_code("Eve", for_phones)).await;
    assert_eq!(error, JoinError::WrongShortCode { tries_left: 4 });
    let mut ben = with_code("Ben", code);
    let lobby = lobby_where(&mut ben, |lobby| lobby.people().count() == 3).await;
    assert_eq!((lobby.phones.clone(), lobby.people().count()), (vec![key], 3), "a computer is none");

    // The phone's page is closed in the middle of a round, and opened again without the code.
    table.host.commands.send(HostCommand::StartRound).expect("it is open");
    for one in [&mut session, &mut ben] {
        next(one, |event| match event {
            ClientEvent::Proposal(Some(shown)) => Some(shown.proposal.clone()),
            _ => None,
        })
        .await;
        tokio::time::sleep(Duration::from_millis(1100)).await;
        one.link.send(Intent::NextRound).expect("it goes on");
    }
    lobby_where(&mut session, |lobby| lobby.begun).await;
    drop(session);
    next(&mut ben, |event| match event {
        ClientEvent::Presence(PresenceEvent::Away { seat: away, .. }) => (Some(*away) == seat).then_some(()),
        _ => None,
    })
    .await;
    let back = LocalJoinConfig { arrival: Arrival::Return, name: Name::new(""), code: None, ..ada };
    let mut session = table.enter(back.clone());
    let lobby = lobby_where(&mut session, |_| true).await;
    assert_eq!((lobby.seat_of(key), lobby.phones.clone()), (seat, vec![key]));
    assert_eq!(lobby.name_of(key), Some(&Name::new("Ada")), "who comes back keeps the name");

    // The same key from another page: the older one is told.
    let mut newer = table.enter(back);
    lobby_where(&mut newer, |_| true).await;
    let ended = next(&mut session, |event| match event {
        ClientEvent::ConnectionState(ConnectionState::Ended(why)) => Some(*why),
        _ => None,
    });
    assert_eq!(ended.await, Some(CloseReason::JoinedElsewhere));
}

#[tokio::test]
async fn a_phone_is_let_in_by_the_same_rules_as_everybody() {
    let mut table = Table::open(EntryPolicy::Code, 2);
    let [_, code] = table.codes().await;
    assert_eq!(failure(&mut table.enter(phone("Eve"))).await, JoinError::Refused(Refusal::CodeNeeded));
    let wrong = JoinCode::Short("222-222".parse().expect("a code"));
    let tries = LocalJoinConfig { code: Some(wrong), ..phone("Eve") };
    let error = failure(&mut table.enter(tries)).await;
    assert!(matches!(error, JoinError::WrongShortCode { .. }) || wrong == code, "{error}");
    let back = LocalJoinConfig { arrival: Arrival::Return, ..phone("Eve") };
    let error = failure(&mut table.enter(back)).await;
    assert_eq!(error, JoinError::Refused(Refusal::NoSeat), "who was never there can't come back");

    let known = LocalJoinConfig { code: Some(code), ..phone("Ada") };
    let mut ada = table.enter(known.clone());
    lobby_where(&mut ada, |lobby| lobby.seat_of(known.identity.fingerprint()).is_some()).await;
    let full = LocalJoinConfig { code: Some(code), ..phone("Kim") };
    assert_eq!(failure(&mut table.enter(full)).await, JoinError::Refused(Refusal::Full));
    let who = known.identity.fingerprint();
    table.host.commands.send(HostCommand::Kick { who, ban: true }).expect("it is open");
    let ended = next(&mut ada, |event| match event {
        ClientEvent::ConnectionState(ConnectionState::Ended(why)) => Some(*why),
        _ => None,
    });
    assert!(ended.await.is_some());
    assert_eq!(failure(&mut table.enter(known)).await, JoinError::Refused(Refusal::Banned));
}

#[tokio::test]
async fn a_phone_knocks_and_the_host_answers() {
    let mut table = Table::open(EntryPolicy::Knock, 2);
    let mut ada = table.enter(phone("Ada"));
    let (who, name) = table
        .event(|event| match event {
            HostEvent::Knock { who, name, .. } => Some((*who, name.clone())),
            _ => None,
        })
        .await;
    let waits = |event: &ClientEvent| {
        matches!(event, ClientEvent::ConnectionState(ConnectionState::AwaitingHost)).then_some(())
    };
    next(&mut ada, waits).await;
    table.host.commands.send(HostCommand::AnswerKnock { who, name, admit: true }).expect("it is open");
    lobby_where(&mut ada, |lobby| lobby.seat_of(who).is_some()).await;
    lobby_where(&mut table.own, |lobby| lobby.people().count() == 2).await;
    // Without a word the phone is gone, and its seat in the lobby is free again.
    drop(ada);
    lobby_where(&mut table.own, |lobby| lobby.people().count() == 1).await;
    table.host.commands.send(HostCommand::Close { back_later: false }).expect("it is open");
    let error = failure(&mut table.enter(phone("Late"))).await;
    assert!(matches!(error, JoinError::Disconnected(_)), "{error}");
}
