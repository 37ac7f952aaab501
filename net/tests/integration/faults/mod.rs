//! Whole evenings over loopback, with what can go wrong on the way: each round ends with the same record at everyone's, and
//! everyone's program finds it fair.

mod door;
mod people;

use std::time::Duration;

use skipstone_core::{ManualDraw, Preset, Rules, Scoring};
use skipstone_net::client::{Verdict, VerificationError};
use skipstone_net::host::HostCommand;
use skipstone_net::limits;
use skipstone_net::testing::LinkConditions;
use tokio::time::sleep;

use people::{GRACE, Guest, TestTable};

/// At the far end of the house.
const LOSSY: LinkConditions = LinkConditions {
    loss_percent: 10,
    duplicate_percent: 5,
    delay: Duration::from_millis(200),
    jitter: Duration::from_millis(100),
};

/// In the same room.
const LOCAL: LinkConditions = LinkConditions {
    loss_percent: 0,
    duplicate_percent: 0,
    delay: Duration::from_millis(2),
    jitter: Duration::ZERO,
};

async fn dealt(guests: u64, weather: LinkConditions) -> TestTable {
    let evening = TestTable::open(guests, weather, Preset::Quick.rules()).await;
    evening.host.commands.send(HostCommand::StartRound).expect("the table is open");
    evening
}

/// So many have found a round fair.
fn fair(people: usize) -> Vec<Verdict> {
    vec![Ok(()); people]
}

#[tokio::test(start_paused = true)]
async fn rounds_over_a_lossy_link() {
    let mut evening = dealt(3, LOSSY).await;
    assert_eq!(evening.end(1).await.1, fair(5));
    evening.host.commands.send(HostCommand::StartRound).expect("the table is open");
    assert_eq!(evening.end(2).await.1, fair(5));
}

#[tokio::test(start_paused = true)]
async fn a_cut_of_twenty_seconds() {
    let mut evening = dealt(2, LOCAL).await;
    evening.guests[0].sees_events(30).await;
    evening.guests[0].relay.set_cut(true);
    sleep(Duration::from_secs(20)).await;
    evening.guests[0].relay.set_cut(false);
    assert_eq!(evening.end(1).await.1, fair(4));
    assert!(evening.guests[0].was_lost() && !evening.guests[1].was_lost());
}

/// The others let a computer player take over as soon as they may, and it hands the seat back.
#[tokio::test(start_paused = true)]
async fn the_game_goes_on_without_one_who_is_cut_off() {
    let mut evening = dealt(2, LOCAL).await;
    evening.guests[0].sees_events(30).await;
    evening.guests[0].relay.set_cut(true);
    sleep(limits::IDLE_TIMEOUT + GRACE / 2).await;
    let before = evening.guests[1].events();
    sleep(GRACE).await;
    assert!(evening.guests[1].events() > before);
    evening.guests[0].relay.set_cut(false);
    assert_eq!(evening.end(1).await.1, fair(4));
}

#[tokio::test(start_paused = true)]
async fn series_after_series_with_table_manners() {
    let rules = Rules {
        scoring: Scoring::Single,
        manual_draw: ManualDraw::ShuffleIntoStock,
        out_of_turn: true,
        ..Preset::Quick.rules()
    };
    let mut evening = TestTable::open(2, LOCAL, rules).await;
    for _series in 0..3 {
        evening.host.commands.send(HostCommand::StartRound).expect("the table is open");
        assert_eq!(evening.end(1).await.1, fair(4));
        evening.host.commands.send(HostCommand::Rematch).expect("the table is open");
        evening.another_series().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_changed_address_is_no_loss() {
    let mut evening = dealt(2, LOCAL).await;
    for events in [15, 25, 35] {
        evening.guests[0].sees_events(events).await;
        evening.guests[0].relay.change_address();
    }
    assert_eq!(evening.end(1).await.1, fair(4));
    assert!(!evening.guests.iter().any(Guest::was_lost));
}

#[tokio::test(start_paused = true)]
async fn a_killed_host_goes_on_at_the_same_card() {
    let mut evening = dealt(2, LOCAL).await;
    evening.guests[0].sees_events(30).await;
    evening.guests.iter().for_each(|guest| guest.relay.set_cut(true));
    let before = evening.kept().round.expect("a round").actions;
    let mut evening = evening.killed().await;
    evening.guests.iter().for_each(|guest| guest.relay.set_cut(false));
    let (record, verdicts) = evening.end(1).await;
    // What its own player was promised ended with its program.
    assert_eq!(verdicts, [vec![Err(VerificationError::NotPresent)], fair(3)].concat());
    let actions = record.actions();
    assert!(!before.is_empty() && actions.len() > before.len() && actions.starts_with(&before));
    assert!(evening.guests.iter().all(Guest::was_lost), "they came back by themselves");
}

#[tokio::test(start_paused = true)]
async fn a_guest_that_starts_again_has_its_seat_and_the_whole_log() {
    let mut evening = dealt(2, LOCAL).await;
    evening.guests[0].sees_events(30).await;
    let seat = evening.guests[0].seat();
    evening.guests[0].starts_again().await;
    evening.guests[0].sees_events(30).await;
    assert!(seat.is_some() && evening.guests[0].seat() == seat);
    // What was promised is forgotten with the program; all else is as it was.
    assert_eq!(evening.end(1).await.1, [Ok(()), Err(VerificationError::NotPresent), Ok(()), Ok(())]);
}
