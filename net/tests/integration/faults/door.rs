//! Coming to a table that is open to some and not to others.

use std::time::Duration;

use skipstone_core::Preset;
use skipstone_net::client::{ClientEvent, ClientSession, ConnectionState, JoinConfig, JoinError, join};
use skipstone_net::host::{Host, HostCommand, HostEvent};
use skipstone_net::invite::{Invite, InviteSecret};
use skipstone_net::protocol::{EntryPolicy, Name, Refusal};
use skipstone_net::trust::PlayerKeyStatus;
use tokio::time::sleep;

use super::people::{call, opening, table};

/// How a visit goes: news of the connection alone.
async fn connection(visit: &mut ClientSession) -> ConnectionState {
    loop {
        if let ClientEvent::ConnectionState(connection) = visit.events.recv().await.expect("it goes on") {
            return connection;
        }
    }
}

/// Whether somebody gets in.
async fn comes(call: JoinConfig) -> Result<ClientSession, JoinError> {
    let mut visit = join(call);
    loop {
        match connection(&mut visit).await {
            ConnectionState::Joined { .. } => return Ok(visit),
            ConnectionState::Failed(error) => return Err(error),
            _ => {}
        }
    }
}

/// The next invite code.
async fn invite(host: &mut Host) -> Invite {
    loop {
        if let HostEvent::Invite { code, .. } = host.events.recv().await.expect("the table is open") {
            return code;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_code_opens_the_door_until_there_is_another() {
    let (mut host, _visit) = table(opening(EntryPolicy::Code, 2, Preset::Quick.rules()));
    let code = invite(&mut host).await;
    let with = |secret: InviteSecret| JoinConfig { secret: Some(secret), ..call(host.address, "Ada") };
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
async fn who_knocks_is_let_in_or_not() {
    let (mut host, _visit) = table(opening(EntryPolicy::Knock, 3, Preset::Quick.rules()));
    for admit in [true, false] {
        let caller = call(host.address, if admit { "Ada" } else { "Eve" });
        let (name, key) = (caller.name.clone(), caller.identity.fingerprint());
        let mut visit = join(caller);
        let who = loop {
            match host.events.recv().await.expect("the table is open") {
                HostEvent::Knock { who, name: told, status: PlayerKeyStatus::New } if told == name => {
                    break who;
                }
                HostEvent::Knock { who, name, status } => panic!("{name} ({who}) knocks, {status:?}"),
                _ => {}
            }
        };
        assert_eq!(who, key);
        assert_eq!(connection(&mut visit).await, ConnectionState::Connecting);
        assert_eq!(connection(&mut visit).await, ConnectionState::AwaitingHost);
        // A person takes a while.
        sleep(Duration::from_secs(60)).await;
        host.commands.send(HostCommand::AnswerKnock { who, admit }).expect("the table is open");
        match connection(&mut visit).await {
            ConnectionState::Joined { .. } if admit => {}
            ConnectionState::Failed(error) if !admit => assert_eq!(error, Refusal::NotAdmitted.into()),
            other => panic!("{other:?}"),
        }
    }
    // Whoever goes away again needs no answer.
    let visit = join(call(host.address, "Kim"));
    let who = loop {
        if let HostEvent::Knock { who, .. } = host.events.recv().await.expect("the table is open") {
            break who;
        }
    };
    visit.room.leave().expect("it waits");
    while host.events.recv().await.expect("the table is open") != HostEvent::KnockWithdrawn(who) {}
}

#[tokio::test(start_paused = true)]
async fn a_full_table_a_taken_name_and_one_who_was_sent_away() {
    let (mut host, _visit) = table(opening(EntryPolicy::Open, 2, Preset::Quick.rules()));
    let ada = call(host.address, "Ada");
    let mut visit = comes(ada.clone()).await.expect("there is room");
    assert_eq!(comes(call(host.address, " ada")).await.err(), Some(Refusal::NameTaken.into()));
    assert_eq!(comes(call(host.address, "Ben")).await.err(), Some(Refusal::Full.into()));
    comes(JoinConfig { watch: true, ..call(host.address, "Ben") }).await.expect("watching needs no seat");

    let who = ada.identity.fingerprint();
    host.commands.send(HostCommand::Kick { who, ban: true }).expect("the table is open");
    while !matches!(connection(&mut visit).await, ConnectionState::Ended(Some(_))) {}
    assert_eq!(comes(JoinConfig { name: Name::new("Eve"), ..ada }).await.err(), Some(Refusal::Banned.into()));
    while host.events.recv().await.expect("the table is open") != HostEvent::Banned(who) {}
}
