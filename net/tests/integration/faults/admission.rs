//! Admission at tables with codes, knocking and bans.

use std::time::Duration;

use skipstone_core::Preset;
use skipstone_net::Identity;
use skipstone_net::client::{
    ClientEvent, ClientSession, ConnectionState, JoinConfig, JoinError, NoEvidenceStore, join,
};
use skipstone_net::host::{Host, HostCommand, HostEvent};
use skipstone_net::invite::{Invite, InviteSecret};
use skipstone_net::protocol::{EntryPolicy, Name, Refusal};
use skipstone_net::quic::Dialer;
use skipstone_net::trust::PlayerKeyStatus;
use tokio::time::{sleep, timeout};

use super::players::{call, opening, table};

/// Longer than anything here takes.
const LONG: Duration = Duration::from_secs(120);

/// The next event of a host.
async fn host_event(host: &mut Host) -> HostEvent {
    let event = timeout(LONG, host.events.recv()).await.expect("something happens");
    event.expect("the table is open")
}

/// The next connection state of a session.
async fn connection(session: &mut ClientSession) -> ConnectionState {
    loop {
        let event = timeout(LONG, session.events.recv()).await.expect("something happens");
        if let ClientEvent::ConnectionState(connection) = event.expect("it goes on") {
            return connection;
        }
    }
}

/// Whether a guest is admitted.
async fn comes(call: JoinConfig) -> Result<ClientSession, JoinError> {
    let mut session = join(call, Box::new(NoEvidenceStore));
    loop {
        match connection(&mut session).await {
            ConnectionState::Joined { .. } => return Ok(session),
            ConnectionState::Failed(error) => return Err(error),
            _ => {}
        }
    }
}

/// The next invite code.
async fn invite(host: &mut Host) -> Invite {
    loop {
        if let HostEvent::Invite { code, .. } = host_event(host).await {
            return code;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_code_admits_guests_until_it_is_replaced() {
    let (mut host, _session) = table(opening(EntryPolicy::Code, 2, Preset::Quick.rules()));
    let code = invite(&mut host).await;
    let with = |secret: InviteSecret| JoinConfig { code: Some(secret.into()), ..call(host.address, "Ada") };
    assert_eq!(comes(call(host.address, "Ada")).await.err(), Some(Refusal::CodeNeeded.into()));
    let guessed = InviteSecret::generate().expect("random bytes");
    assert_eq!(comes(with(guessed)).await.err(), Some(Refusal::WrongCode { tries_left: 4 }.into()));
    let ada = comes(with(*code.secret())).await.expect("the code is right");
    host.commands.send(HostCommand::RenewInvite).expect("the table is open");
    let wrong = Refusal::WrongCode { tries_left: 4 };
    assert_eq!(comes(with(*code.secret())).await.err(), Some(wrong.into()));
    drop(ada);
}

#[tokio::test(start_paused = true)]
async fn a_knocking_guest_is_admitted_or_refused() {
    let (mut host, _session) = table(opening(EntryPolicy::Knock, 3, Preset::Quick.rules()));
    for admit in [true, false] {
        let caller = call(host.address, if admit { "Ada" } else { "Eve" });
        let (name, key) = (caller.name.clone(), caller.identity.fingerprint());
        let mut session = join(caller, Box::new(NoEvidenceStore));
        let who = loop {
            match host_event(&mut host).await {
                HostEvent::Knock { who, name: received, status: PlayerKeyStatus::New, .. }
                    if received == name =>
                {
                    break who;
                }
                HostEvent::Knock { who, name, status, .. } => panic!("{name} ({who}) knocks, {status:?}"),
                _ => {}
            }
        };
        assert_eq!(who, key);
        assert_eq!(connection(&mut session).await, ConnectionState::Connecting);
        assert_eq!(connection(&mut session).await, ConnectionState::AwaitingHost);
        // The host's player takes a while to answer.
        sleep(Duration::from_secs(60)).await;
        host.commands.send(HostCommand::AnswerKnock { who, name, admit }).expect("the table is open");
        match connection(&mut session).await {
            ConnectionState::Joined { .. } if admit => {}
            ConnectionState::Failed(error) if !admit => assert_eq!(error, Refusal::NotAdmitted.into()),
            other => panic!("{other:?}"),
        }
    }
    // A knock withdrawn needs no answer.
    let session = join(call(host.address, "Kim"), Box::new(NoEvidenceStore));
    let who = loop {
        if let HostEvent::Knock { who, .. } = host_event(&mut host).await {
            break who;
        }
    };
    session.room.leave().expect("it waits");
    while host_event(&mut host).await != HostEvent::KnockWithdrawn(who) {}
}

/// Strangers hold as many connections as they get, without a word. Everyone has the same address.
#[tokio::test]
async fn silent_strangers_keep_nobody_out() {
    let (mut host, _session) = table(opening(EntryPolicy::Knock, 3, Preset::Quick.rules()));
    let mut strangers = Vec::new();
    let address = host.address;
    let mut fill = async || {
        for _ in 0..20 {
            let dialer =
                Dialer::bind(([127, 0, 0, 1], 0).into(), &Identity::generate().expect("random bytes"));
            let dialer = dialer.expect("a port");
            // The host may have no place.
            strangers.extend(dialer.dial(address).await.map(|host| (dialer, host)));
        }
    };
    fill().await;
    let ada = call(host.address, "Ada");
    let who = ada.identity.fingerprint();
    let mut session = join(ada.clone(), Box::new(NoEvidenceStore));
    while !matches!(host_event(&mut host).await, HostEvent::Knock { who: knocks, .. } if knocks == who) {}
    host.commands
        .send(HostCommand::AnswerKnock { who, name: ada.name.clone(), admit: true })
        .expect("the table is open");
    while !matches!(connection(&mut session).await, ConnectionState::Joined { .. }) {}

    drop(session);
    fill().await;
    comes(ada).await.expect("her key is known");
}

#[tokio::test(start_paused = true)]
async fn a_full_table_a_taken_name_and_a_ban_are_refused() {
    let (mut host, _session) = table(opening(EntryPolicy::Open, 2, Preset::Quick.rules()));
    let ada = call(host.address, "Ada");
    let mut session = comes(ada.clone()).await.expect("there is room");
    assert_eq!(comes(call(host.address, " ada")).await.err(), Some(Refusal::NameTaken.into()));
    assert_eq!(comes(call(host.address, "Ben")).await.err(), Some(Refusal::Full.into()));
    comes(JoinConfig { watch: true, ..call(host.address, "Ben") }).await.expect("watching needs no seat");

    let who = ada.identity.fingerprint();
    host.commands.send(HostCommand::Kick { who, ban: true }).expect("the table is open");
    while !matches!(connection(&mut session).await, ConnectionState::Ended(Some(_))) {}
    assert_eq!(comes(JoinConfig { name: Name::new("Eve"), ..ada }).await.err(), Some(Refusal::Banned.into()));
    while host_event(&mut host).await != HostEvent::Banned(who) {}
}
