//! Tests of the end of a series: who plays again, and what nobody has agreed to.

use skipstone_core::Scoring;
use skipstone_core::table::{Intent, IntentError};

use super::rounds::{GuestReplica, play, three_people_and_bots_at};
use super::seat_changes::{restart, returns};
use super::*;
use crate::client::{RoomRequest, Verdict};
use crate::protocol::{Denial, LobbyRequest, NextPlayer};

/// A table of three people and a computer player whose series is over after its only round.
fn after_a_series() -> (TestRoom, Vec<GuestReplica>) {
    after_a_series_with(|_| {})
}

/// The same, after something else has happened in the round.
fn after_a_series_with(happens: impl FnOnce(&mut TestRoom)) -> (TestRoom, Vec<GuestReplica>) {
    let mut config = config(4, EntryPolicy::Open);
    config.setup.rules.scoring = Scoring::Single;
    let (mut harness, mut replicas) = three_people_and_bots_at(config);
    harness.command(HostCommand::StartRound);
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
fn is_in_another(harness: &TestRoom, series: SeriesId) -> bool {
    harness.room.series != series && harness.room.game.as_ref().is_some_and(Game::is_round_running)
}

#[test]
fn another_series_begins_once_everybody_is_there_and_plays_again() {
    let (mut harness, mut replicas) = after_a_series();
    let (series, seats) = (harness.room.series, harness.room.seating.owners());
    harness.command(HostCommand::StartRound);
    let denied = HostEvent::Denied(Denial::Table(IntentError::SeriesOver));
    assert_eq!(harness.host_events.last(), Some(&denied), "the host doesn't begin it for others");
    replicas[..2].iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
    // Ben is away when the host's player says so, and comes back.
    harness.handle(RoomInput::Disconnected(GuestId(2)));
    harness.now += Duration::from_secs(1000);
    harness.handle(RoomInput::Tick);
    assert_eq!(harness.room.series, series, "who is away is waited for");
    let back = JoinMode::Return { table: harness.room.id, seen: replicas[2].state.position() };
    replicas[2].state.reconnected();
    harness.join(harness.hello(2, "Ben", back));
    exchange(&mut harness, &mut replicas);
    assert!(!is_in_another(&harness, series));
    replicas[2].intend(&mut harness, Intent::NextRound);
    exchange(&mut harness, &mut replicas);
    assert!(is_in_another(&harness, series));
    assert_eq!(harness.room.seating.owners(), seats);
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
    let (series, seats) = (harness.room.series, harness.room.seating.owners());
    let own = replicas[2].seat.index();
    assert_eq!(harness.room.lobby().seats[own].next, Some(NextPlayer::Computer));
    replicas[2].intend(&mut harness, Intent::NextRound);
    exchange(&mut harness, &mut replicas);
    assert_eq!(harness.room.lobby().seats[own].next, None);
    replicas[..2].iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
    exchange(&mut harness, &mut replicas);
    assert!(is_in_another(&harness, series));
    assert_eq!(harness.room.seating.owners(), seats);
}

#[test]
fn who_plays_again_is_ready_in_the_lobby_too_unless_something_changes() {
    let (mut harness, mut replicas) = after_a_series();
    replicas[1..].iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
    replicas[2].state.handle_room_request(RoomRequest::Ready(false));
    replicas[2].answer(&mut harness);
    harness.command(HostCommand::Rematch);
    exchange(&mut harness, &mut replicas);
    let lobby = harness.room.lobby();
    assert!(lobby.is_ready(key(1)) && !lobby.is_ready(key(2)));
    harness.command(HostCommand::SetLobbySetup(LobbySetup {
        rules: Preset::Quick.rules(),
        ..config(4, EntryPolicy::Open).setup
    }));
    harness.broadcast_lobby();
    exchange(&mut harness, &mut replicas);
    assert!(!harness.room.lobby().is_ready(key(1)));

    // Nor has anybody agreed to other time limits.
    let (mut harness, mut replicas) = after_a_series();
    let series = harness.room.series;
    replicas[..2].iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
    let options = TableOptions { turn_seconds: Some(9), ..harness.room.options };
    harness.command(HostCommand::SetOptions(options));
    replicas[2].intend(&mut harness, Intent::NextRound);
    assert_eq!((harness.room.series, harness.room.readiness().is_some()), (series, true));
}

#[test]
fn a_series_that_a_guest_has_not_agreed_to_is_not_dealt() {
    for through_lobby in [false, true] {
        let (mut harness, mut replicas) = after_a_series();
        let series = harness.room.series;
        replicas[..2].iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
        match through_lobby {
            // The host's program says that Ben plays again.
            true => {
                harness.command(HostCommand::Rematch);
                harness.room.seating.person_mut(replicas[2].seat).expect("Ben").ready = true;
            }
            false => {
                let ben = GuestId(replicas[2].guest);
                harness.room.mark_ready(ben).expect("the end of a series");
                harness.handle(RoomInput::Tick);
            }
        }
        exchange(&mut harness, &mut replicas);
        harness.fill_with_bots();
        if through_lobby {
            harness.begin_round();
            exchange(&mut harness, &mut replicas);
        }
        assert!(harness.room.game.is_none() && harness.room.series != series, "{through_lobby}");
        let (seat, dropped) = (replicas[2].seat, harness.saved.as_ref().map(|(_, saved)| saved.series));
        assert!(
            harness.host_events.contains(&HostEvent::DealDeclined { seat, dropped }),
            "its host forgets it"
        );
        for replica in &mut replicas {
            replica.state.handle_room_request(RoomRequest::Ready(true));
            replica.receive(&mut harness);
        }
        harness.begin_round();
        exchange(&mut harness, &mut replicas);
        assert!(is_in_another(&harness, series), "now everybody has");
    }
}

/// Their programs would decline what they haven't agreed to, and nobody could play.
#[test]
fn who_isnt_ready_for_another_series_watches_it_if_the_host_begins() {
    let (mut harness, mut replicas) = after_a_series();
    let (series, ben) = (harness.room.series, replicas[2].seat);
    replicas[1].intend(&mut harness, Intent::NextRound);
    harness.command(HostCommand::Rematch);
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    exchange(&mut harness, &mut replicas);
    harness.begin_round();
    exchange(&mut harness, &mut replicas);
    assert!(is_in_another(&harness, series));
    assert!(harness.room.seating.has_bot(ben), "a computer player has the seat");
    assert!(harness.room.lobby().spectators.iter().any(|spectator| spectator.key == key(2)));
    assert!(harness.host_events.iter().all(|event| !matches!(event, HostEvent::DealDeclined { .. })));
}

/// Who was to play from the next round on plays in the next series.
#[test]
fn a_spectator_who_was_given_a_seat_has_it_in_the_next_series() {
    for through_lobby in [false, true] {
        let mut config = config(4, EntryPolicy::Open);
        config.setup.rules.scoring = Scoring::Single;
        let (mut harness, mut replicas) = three_people_and_bots_at(config);
        harness.command(HostCommand::StartRound);
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
            harness.request(9, 1, TableRequest::NextRound);
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
