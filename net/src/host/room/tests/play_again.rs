//! Tests of the end of a series: who plays again, and what nobody has agreed to.

use skipstone_core::Scoring;
use skipstone_core::table::{Intent, IntentError};

use super::rounds::{GuestReplica, play, three_people_and_bots_at};
use super::seat_changes::{restart, returns};
use super::*;
use crate::client::{Doubt, Verdict};
use crate::protocol::{Denial, LobbyRequest, NextPlayer, TableOptions};

/// A table of three people and a computer player whose series is over after its only round.
fn after_a_series() -> (TestRoom, Vec<GuestReplica>) {
    after_a_series_with(|_| {})
}

/// The same, after something else has happened in the round.
fn after_a_series_with(happens: impl FnOnce(&mut TestRoom)) -> (TestRoom, Vec<GuestReplica>) {
    let mut config = config(4, EntryPolicy::Open);
    config.setup.rules.scoring = Scoring::Single;
    let (mut harness, mut replicas) = three_people_and_bots_at(config);
    harness.start_round();
    happens(&mut harness);
    play(&mut harness, &mut replicas, |_| false);
    assert!(harness.room.game.as_ref().is_some_and(|game| game.table.series().is_over()));
    (harness, replicas)
}

/// Delivers all messages, and the answers to them.
fn exchange(harness: &mut TestRoom, replicas: &mut [GuestReplica]) {
    while replicas.iter().any(|replica| harness.inboxes.contains_key(&GuestId(replica.guest))) {
        replicas.iter_mut().for_each(|replica| replica.receive(harness));
    }
}

/// Whether a round of a series is played that isn't this one.
fn is_in_another(harness: &TestRoom, series: TableSeriesId) -> bool {
    harness.room.series != series && harness.room.game.as_ref().is_some_and(Game::is_round_running)
}

#[test]
fn another_series_begins_once_everybody_is_there_and_plays_again() {
    let (mut harness, mut replicas) = after_a_series();
    let (series, seats) = (harness.room.series, harness.room.seating.people().collect::<Vec<_>>());
    harness.start_round();
    let denied = HostEvent::Denied(Denial::Table(IntentError::SeriesOver));
    assert_eq!(harness.host_events.last(), Some(&denied), "the host doesn't begin it for others");
    replicas[..2].iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
    // Ben is away when the host's player says so, and comes back.
    harness.handle(RoomInput::Disconnected(GuestId(2)));
    harness.now += Duration::from_secs(1000);
    harness.handle(RoomInput::Tick);
    assert_eq!(harness.room.series, series, "who is away is waited for");
    let back = JoinMode::Return { table: harness.room.id, seen: replicas[2].state.position() };
    replicas[2].state.tell_time(harness.now);
    replicas[2].state.reconnected();
    harness.join(harness.hello(2, "Ben", back));
    exchange(&mut harness, &mut replicas);
    assert!(!is_in_another(&harness, series));
    replicas[2].intend(&mut harness, Intent::NextRound);
    exchange(&mut harness, &mut replicas);
    assert!(is_in_another(&harness, series));
    assert_eq!(harness.room.seating.people().collect::<Vec<_>>(), seats);
    replicas.iter_mut().for_each(|replica| replica.verified = false);
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    for replica in &replicas {
        assert!(matches!(replica.verdicts[..], [Verdict::Verified(_), Verdict::Verified(_)]));
    }
}

/// In the last round of a series nobody knows that no other one comes.
#[test]
fn who_wished_to_watch_the_next_round_may_play_again() {
    let watches = |harness: &mut TestRoom| harness.send(2, ToHost::LobbyRequest(LobbyRequest::Seat(None)));
    let (mut harness, mut replicas) = after_a_series_with(watches);
    let (series, seats) = (harness.room.series, harness.room.seating.people().collect::<Vec<_>>());
    let own = replicas[2].seat.index();
    assert_eq!(harness.room.lobby().seats[own].next, Some(NextPlayer::Computer));
    replicas[2].intend(&mut harness, Intent::NextRound);
    exchange(&mut harness, &mut replicas);
    assert_eq!(harness.room.lobby().seats[own].next, None);
    // What is proposed has changed by that.
    replicas[2].intend(&mut harness, Intent::NextRound);
    replicas[..2].iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
    exchange(&mut harness, &mut replicas);
    assert!(is_in_another(&harness, series));
    assert_eq!(harness.room.seating.people().collect::<Vec<_>>(), seats);
}

/// What was agreed to is one series with all that belongs to it.
#[test]
fn who_plays_again_is_asked_anew_if_something_changes() {
    let (mut harness, mut replicas) = after_a_series();
    let series = harness.room.series;
    replicas[..2].iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
    let options = TableOptions { turn_seconds: Some(9), ..harness.room.settings.options };
    harness.command(HostCommand::SetOptions(options));
    exchange(&mut harness, &mut replicas);
    harness.now += Duration::from_secs(1);
    replicas[2].state.tell_time(harness.now);
    replicas[2].intend(&mut harness, Intent::NextRound);
    assert_eq!((harness.room.series, harness.room.readiness().is_some()), (series, true));
}

#[test]
fn a_series_that_a_guest_has_not_agreed_to_is_not_dealt() {
    let (mut harness, mut replicas) = after_a_series();
    let series = harness.room.series;
    exchange(&mut harness, &mut replicas);
    replicas[..2].iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
    // The host's program says that Ben plays again.
    let (ben, proposal) = (GuestId(replicas[2].guest), harness.room.proposed_digest().expect("a series"));
    harness.room.mark_ready(ben, proposal).expect("the end of a series");
    harness.handle(RoomInput::Tick);
    exchange(&mut harness, &mut replicas);
    assert!(harness.room.game.is_none() && harness.room.series != series);
    let (seat, dropped) = (replicas[2].seat, harness.saved.as_ref().map(|(_, saved)| saved.series));
    assert!(harness.host_events.contains(&HostEvent::DealDeclined { seat, dropped }), "its host forgets it");
    harness.fill_with_bots();
    harness.start_round();
    exchange(&mut harness, &mut replicas);
    assert!(is_in_another(&harness, series), "now everybody has");
}

/// Nobody keeps the others from playing by saying nothing: they keep their seat, and a computer player plays for them.
#[test]
fn who_says_nothing_is_away_once_the_countdown_is_over() {
    let (mut harness, mut replicas) = three_people_and_bots_at(config(4, EntryPolicy::Open));
    exchange(&mut harness, &mut replicas);
    replicas[2].agrees = false;
    harness.command(HostCommand::StartRound);
    exchange(&mut harness, &mut replicas);
    assert!(harness.room.stage() == Stage::FirstRound, "Ben is waited for");
    let ben = replicas[2].seat;
    harness.begin_round();
    play(&mut harness, &mut replicas, |_| false);
    let contract = harness.log().log().contract().expect("a contract");
    assert_eq!(contract.away().collect::<Vec<_>>(), [ben]);
    assert!(replicas[..2].iter().all(|replica| replica.verified), "{:?}", replicas[1].verdicts);
    assert_eq!(replicas[2].verdicts, [Verdict::NotProven(Doubt::OwnShareMissing)]);
}

/// Who was to play from the next round on plays in the next series.
#[test]
fn a_spectator_who_was_given_a_seat_has_it_in_the_next_series() {
    for through_lobby in [false, true] {
        let mut config = config(4, EntryPolicy::Open);
        config.setup.rules.scoring = Scoring::Single;
        let (mut harness, mut replicas) = three_people_and_bots_at(config);
        harness.start_round();
        play(&mut harness, &mut replicas, |replicas| replicas[0].seen > 8);
        harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
        let next = Some(NextPlayer::Spectator(key(9)));
        harness.command(HostCommand::SetNextPlayer(Seat::Four, next));
        play(&mut harness, &mut replicas, |_| false);
        let series = harness.room.series;
        if through_lobby {
            harness.command(HostCommand::Rematch);
        } else {
            replicas.iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
            assert_eq!(harness.room.series, series, "Zoë is waited for");
            harness.ready(9, 1);
            assert_ne!(harness.room.series, series);
        }
        assert_eq!(harness.room.seating.seat_of(key(9)), Some(Seat::Four), "{through_lobby}");
    }
}

/// A name that was asked for during the last round holds in the next series, also where the host was restarted in between.
#[test]
fn a_name_that_waits_for_the_next_round_holds_in_the_next_series() {
    for (through_lobby, restarts) in [(false, false), (true, false), (true, true)] {
        let (mut harness, mut replicas) = after_a_series();
        let ada = replicas[1].seat.index();
        harness.send(1, ToHost::LobbyRequest(LobbyRequest::Name(Name::new("Augusta"))));
        if restarts {
            harness = restart(&harness);
            returns(&mut harness, 1, "Ada");
        }
        assert_eq!(harness.name_at(ada).as_deref(), Some("Ada"));
        if through_lobby {
            harness.command(HostCommand::Rematch);
        } else {
            replicas.iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
        }
        assert_eq!(harness.name_at(ada).as_deref(), Some("Augusta"), "{through_lobby} {restarts}");
    }
}
