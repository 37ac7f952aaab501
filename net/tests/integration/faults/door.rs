//! Coming to a table that is open to some and not to others.

use std::time::Duration;

use skipstone_core::Preset;
use skipstone_net::host::{Host, HostNews, Order};
use skipstone_net::invite::{Invite, Secret};
use skipstone_net::protocol::{Entry, Name, Refusal};
use skipstone_net::trust::PlayerKey;
use skipstone_net::visit::{Call, Connection, JoinError, News, Visit, join};
use tokio::time::sleep;

use super::people::{call, opening, table};

/// How a visit goes: news of the connection alone.
async fn connection(visit: &mut Visit) -> Connection {
    loop {
        if let News::Connection(connection) = visit.news.recv().await.expect("it goes on") {
            return connection;
        }
    }
}

/// Whether somebody gets in.
async fn comes(call: Call) -> Result<Visit, JoinError> {
    let mut visit = join(call);
    loop {
        match connection(&mut visit).await {
            Connection::In { .. } => return Ok(visit),
            Connection::Failed(error) => return Err(error),
            _ => {}
        }
    }
}

/// The next invite code.
async fn invite(host: &mut Host) -> Invite {
    loop {
        if let HostNews::Invite { code, .. } = host.news.recv().await.expect("the table is open") {
            return code;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_code_opens_the_door_until_there_is_another() {
    let (mut host, _visit) = table(opening(Entry::Code, 2, Preset::Quick.rules()));
    let code = invite(&mut host).await;
    let with = |secret: Secret| Call { secret: Some(secret), ..call(host.address, "Ada") };
    assert_eq!(comes(call(host.address, "Ada")).await.err(), Some(Refusal::CodeNeeded.into()));
    let guessed = Secret::generate().expect("random bytes");
    assert_eq!(comes(with(guessed)).await.err(), Some(Refusal::WrongCode { tries_left: 4 }.into()));
    let ada = comes(with(*code.secret())).await.expect("the code is right");
    host.orders.give(Order::NewCode).expect("the table is open");
    let wrong = Refusal::WrongCode { tries_left: 4 };
    assert_eq!(comes(with(*code.secret())).await.err(), Some(wrong.into()));
    drop(ada);
}

#[tokio::test(start_paused = true)]
async fn who_knocks_is_let_in_or_not() {
    let (mut host, _visit) = table(opening(Entry::Knock, 3, Preset::Quick.rules()));
    for welcome in [true, false] {
        let caller = call(host.address, if welcome { "Ada" } else { "Eve" });
        let (name, key) = (caller.name.clone(), caller.identity.fingerprint());
        let mut visit = join(caller);
        let who = loop {
            match host.news.recv().await.expect("the table is open") {
                HostNews::Knock { who, name: told, known: PlayerKey::New } if told == name => break who,
                HostNews::Knock { who, name, known } => panic!("{name} ({who}) knocks, {known:?}"),
                _ => {}
            }
        };
        assert_eq!(who, key);
        assert_eq!(connection(&mut visit).await, Connection::Calling);
        assert_eq!(connection(&mut visit).await, Connection::Knocked);
        // A person takes a while.
        sleep(Duration::from_secs(60)).await;
        host.orders.give(Order::Answer { who, welcome }).expect("the table is open");
        match connection(&mut visit).await {
            Connection::In { .. } if welcome => {}
            Connection::Failed(error) if !welcome => assert_eq!(error, Refusal::NotLetIn.into()),
            other => panic!("{other:?}"),
        }
    }
    // Whoever goes away again needs no answer.
    let visit = join(call(host.address, "Kim"));
    let who = loop {
        if let HostNews::Knock { who, .. } = host.news.recv().await.expect("the table is open") {
            break who;
        }
    };
    visit.company.leave().expect("it waits");
    while host.news.recv().await.expect("the table is open") != HostNews::KnockOver(who) {}
}

#[tokio::test(start_paused = true)]
async fn a_full_table_a_taken_name_and_one_who_was_sent_away() {
    let (mut host, _visit) = table(opening(Entry::Open, 2, Preset::Quick.rules()));
    let ada = call(host.address, "Ada");
    let mut visit = comes(ada.clone()).await.expect("there is room");
    assert_eq!(comes(call(host.address, " ada")).await.err(), Some(Refusal::NameTaken.into()));
    assert_eq!(comes(call(host.address, "Ben")).await.err(), Some(Refusal::Full.into()));
    comes(Call { watch: true, ..call(host.address, "Ben") }).await.expect("watching needs no seat");

    let who = ada.identity.fingerprint();
    host.orders.give(Order::SendAway { who, for_good: true }).expect("the table is open");
    while !matches!(connection(&mut visit).await, Connection::Over(Some(_))) {}
    assert_eq!(comes(Call { name: Name::new("Eve"), ..ada }).await.err(), Some(Refusal::Banned.into()));
    while host.news.recv().await.expect("the table is open") != HostNews::Banned(who) {}
}
