//! Whole series over loopback with network faults: each round ends with the same, verified record for everyone.

mod admission;
mod players;

use std::time::Duration;

use skipstone_core::{ManualDraw, Preset, Rules, Scoring, Seat, StockSize};
use skipstone_net::client::{DealSummary, Doubt, Verdict};
use skipstone_net::host::HostCommand;
use skipstone_net::protocol::NextPlayer;
use skipstone_net::testing::LinkConditions;
use tokio::time::{sleep, timeout};

use players::{Guest, TestTable};

/// A bad wireless link.
const LOSSY: LinkConditions = LinkConditions {
    loss_percent: 10,
    duplicate_percent: 5,
    delay: Duration::from_millis(200),
    jitter: Duration::from_millis(100),
};

/// A good wireless link.
const LOCAL: LinkConditions = LinkConditions {
    loss_percent: 0,
    duplicate_percent: 0,
    delay: Duration::from_millis(2),
    jitter: Duration::ZERO,
};

async fn dealt(guests: u64, conditions: LinkConditions) -> TestTable {
    // With fewer cards a lucky deal is over after some thirty events, before anything has gone wrong.
    let rules = Rules { stock: StockSize::Cards(20), ..Preset::Standard.rules() };
    let table = TestTable::open(guests, conditions, rules).await;
    table.host.commands.send(HostCommand::StartRound).expect("the table is open");
    table
}

/// The verdicts of this many people on a fair round, of whom the last one watches.
fn fair(people: usize) -> Vec<Verdict> {
    let watched = Verdict::NotProven(Doubt::Watched { from: 0 });
    let mut verdicts = vec![Verdict::Verified(DealSummary::default()); people - 1];
    verdicts.push(watched);
    verdicts
}

#[tokio::test(start_paused = true)]
async fn rounds_are_played_over_a_lossy_link() {
    let mut table = dealt(3, LOSSY).await;
    assert_eq!(table.end(1).await.1, fair(5));
    table.host.commands.send(HostCommand::StartRound).expect("the table is open");
    assert_eq!(table.end(2).await.1, fair(5));
}

#[tokio::test(start_paused = true)]
async fn a_link_cut_for_twenty_seconds_is_restored() {
    let mut table = dealt(2, LOCAL).await;
    table.guests[0].sees_events(30).await;
    table.guests[0].relay.set_cut(true);
    sleep(Duration::from_secs(20)).await;
    table.guests[0].relay.set_cut(false);
    assert_eq!(table.end(1).await.1, fair(4));
    assert!(table.guests[0].was_lost() && !table.guests[1].was_lost());
}

/// Who vanishes without a word is missed at the table before anybody wonders.
#[tokio::test(start_paused = true)]
async fn a_vanished_guest_is_missed_within_six_seconds() {
    let mut table = dealt(2, LOCAL).await;
    table.guests[0].sees_events(30).await;
    let seat = table.guests[0].seat().expect("it plays");
    table.guests[0].relay.set_cut(true);
    // Six seconds, and what the message takes.
    timeout(Duration::from_millis(6500), table.guests[1].sees_away(seat)).await.expect("the others are told");
}

/// The others let a computer player take over after the grace period; the seat's person gets it back.
#[tokio::test(start_paused = true)]
async fn the_game_goes_on_without_a_disconnected_guest() {
    let mut table = dealt(2, LOCAL).await;
    table.guests[0].sees_events(30).await;
    let seat = table.guests[0].seat().expect("it plays");
    table.guests[0].relay.set_cut(true);
    table.guests[1].sees_replaced(seat).await;
    let before = table.guests[1].events();
    table.guests[1].sees_events(before + 1).await;
    table.guests[0].relay.set_cut(false);
    assert_eq!(table.end(1).await.1, fair(4));
}

#[tokio::test(start_paused = true)]
async fn several_series_are_played_with_table_manners() {
    let rules = Rules {
        scoring: Scoring::Single,
        manual_draw: ManualDraw::ShuffleIntoStock,
        out_of_turn: true,
        ..Preset::Quick.rules()
    };
    let mut table = TestTable::open(2, LOCAL, rules).await;
    for _series in 0..3 {
        table.host.commands.send(HostCommand::StartRound).expect("the table is open");
        assert_eq!(table.end(1).await.1, fair(4));
        table.host.commands.send(HostCommand::Rematch).expect("the table is open");
        table.another_series().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_changed_address_keeps_the_connection() {
    let mut table = dealt(2, LOCAL).await;
    for events in [15, 25, 35] {
        table.guests[0].sees_events(events).await;
        table.guests[0].relay.change_address();
    }
    assert_eq!(table.end(1).await.1, fair(4));
    assert!(!table.guests.iter().any(Guest::was_lost));
}

#[tokio::test(start_paused = true)]
async fn a_killed_host_resumes_at_the_same_card() {
    let mut table = dealt(2, LOCAL).await;
    table.guests[0].sees_events(30).await;
    table.guests.iter().for_each(|guest| guest.relay.set_cut(true));
    let before = table.kept().round.expect("a round").actions;
    let mut table = table.killed().await;
    table.guests.iter().for_each(|guest| guest.relay.set_cut(false));
    let (record, verdicts) = table.end(1).await;
    assert_eq!(verdicts, fair(4));
    let actions = record.actions();
    assert!(!before.is_empty() && actions.len() > before.len() && actions.starts_with(&before));
    assert!(table.guests.iter().all(Guest::was_lost), "they came back by themselves");
}

/// Who was promised a seat for the next round returns by themselves and has it.
#[tokio::test(start_paused = true)]
async fn a_promised_seat_outlasts_the_hosts_restart() {
    let mut table = dealt(2, LOCAL).await;
    let (spectator, seat) = (2, Seat::Four);
    table.guests[spectator].sees_events(30).await;
    let next = Some(NextPlayer::Spectator(table.guests[spectator].key()));
    table.host.commands.send(HostCommand::SetNextPlayer(seat, next)).expect("the table is open");
    table.guests[spectator].sees_next_seat(seat).await;
    table.guests.iter().for_each(|guest| guest.relay.set_cut(true));
    let mut table = table.killed().await;
    table.guests.iter().for_each(|guest| guest.relay.set_cut(false));
    assert_eq!(table.end(1).await.1, fair(4));
    table.guests[spectator].sees_next_seat(seat).await;
    table.host.commands.send(HostCommand::StartRound).expect("the table is open");
    assert_eq!(table.end(2).await.1, vec![Verdict::Verified(DealSummary::default()); 4]);
    assert_eq!(table.guests[spectator].seat(), Some(seat));
}

#[tokio::test(start_paused = true)]
async fn a_restarted_guest_has_its_seat_and_the_whole_log() {
    let mut table = dealt(2, LOCAL).await;
    table.guests[0].sees_events(30).await;
    let seat = table.guests[0].seat();
    table.guests[0].starts_again().await;
    table.guests[0].sees_events(30).await;
    assert!(seat.is_some() && table.guests[0].seat() == seat);
    assert_eq!(table.end(1).await.1, fair(4));
}
