//! Whole evenings over loopback, with what can go wrong on the way: each round ends with the same record at everyone's, and
//! everyone's program finds it fair.

mod door;
mod people;

use std::time::Duration;

use skipstone_core::{ManualDraw, Preset, Rules, Scoring};
use skipstone_net::host::Order;
use skipstone_net::limits;
use skipstone_net::testing::Weather;
use skipstone_net::visit::{Differs, Verdict};
use tokio::time::sleep;

use people::{Evening, GRACE, Guest};

/// At the far end of the house.
const BAD: Weather =
    Weather { lost: 10, twice: 5, delay: Duration::from_millis(200), jitter: Duration::from_millis(100) };

/// In the same room.
const GOOD: Weather = Weather { lost: 0, twice: 0, delay: Duration::from_millis(2), jitter: Duration::ZERO };

async fn dealt(guests: u64, weather: Weather) -> Evening {
    let evening = Evening::open(guests, weather, Preset::Quick.rules()).await;
    evening.host.orders.give(Order::Deal).expect("the table is open");
    evening
}

/// So many have found a round fair.
fn fair(people: usize) -> Vec<Verdict> {
    vec![Ok(()); people]
}

#[tokio::test(start_paused = true)]
async fn rounds_in_bad_weather() {
    let mut evening = dealt(3, BAD).await;
    assert_eq!(evening.end(1).await.1, fair(5));
    evening.host.orders.give(Order::Deal).expect("the table is open");
    assert_eq!(evening.end(2).await.1, fair(5));
}

#[tokio::test(start_paused = true)]
async fn a_cut_of_twenty_seconds() {
    let mut evening = dealt(2, GOOD).await;
    evening.guests[0].sees_events(30).await;
    evening.guests[0].relay.cut(true);
    sleep(Duration::from_secs(20)).await;
    evening.guests[0].relay.cut(false);
    assert_eq!(evening.end(1).await.1, fair(4));
    assert!(evening.guests[0].was_lost() && !evening.guests[1].was_lost());
}

/// The others let a computer player take over as soon as they may, and it hands the seat back.
#[tokio::test(start_paused = true)]
async fn the_game_goes_on_without_one_who_is_cut_off() {
    let mut evening = dealt(2, GOOD).await;
    evening.guests[0].sees_events(30).await;
    evening.guests[0].relay.cut(true);
    sleep(limits::IDLE + GRACE / 2).await;
    let before = evening.guests[1].events();
    sleep(GRACE).await;
    assert!(evening.guests[1].events() > before);
    evening.guests[0].relay.cut(false);
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
    let mut evening = Evening::open(2, GOOD, rules).await;
    for _series in 0..3 {
        evening.host.orders.give(Order::Deal).expect("the table is open");
        assert_eq!(evening.end(1).await.1, fair(4));
        evening.host.orders.give(Order::Rematch).expect("the table is open");
        evening.another_series().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_changed_address_is_no_loss() {
    let mut evening = dealt(2, GOOD).await;
    for events in [15, 25, 35] {
        evening.guests[0].sees_events(events).await;
        evening.guests[0].relay.change_address();
    }
    assert_eq!(evening.end(1).await.1, fair(4));
    assert!(!evening.guests.iter().any(Guest::was_lost));
}

#[tokio::test(start_paused = true)]
async fn a_killed_host_goes_on_at_the_same_card() {
    let mut evening = dealt(2, GOOD).await;
    evening.guests[0].sees_events(30).await;
    evening.guests.iter().for_each(|guest| guest.relay.cut(true));
    let before = evening.kept().round.expect("a round").acts;
    let mut evening = evening.killed().await;
    evening.guests.iter().for_each(|guest| guest.relay.cut(false));
    let (record, verdicts) = evening.end(1).await;
    // What its own player was promised ended with its program.
    assert_eq!(verdicts, [vec![Err(Differs::CameLate)], fair(3)].concat());
    let acts = record.acts();
    assert!(!before.is_empty() && acts.len() > before.len() && acts.starts_with(&before));
    assert!(evening.guests.iter().all(Guest::was_lost), "they came back by themselves");
}

#[tokio::test(start_paused = true)]
async fn a_guest_that_starts_again_has_its_seat_and_the_whole_log() {
    let mut evening = dealt(2, GOOD).await;
    evening.guests[0].sees_events(30).await;
    let seat = evening.guests[0].seat();
    evening.guests[0].starts_again().await;
    evening.guests[0].sees_events(30).await;
    assert!(seat.is_some() && evening.guests[0].seat() == seat);
    // What was promised is forgotten with the program; all else is as it was.
    assert_eq!(evening.end(1).await.1, [Ok(()), Err(Differs::CameLate), Ok(()), Ok(())]);
}
