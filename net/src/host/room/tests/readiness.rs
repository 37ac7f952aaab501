//! Tests of what goes on between people: who is ready for the next round, the host's pauses, reactions, and nudges.

use skipstone_core::StockSize;
use skipstone_core::table::{Intent, IntentError, PausedBy, Update};

use super::rounds::{GuestReplica, play, three_and_a_bot, three_people_and_bots_at};
use super::*;
use crate::client::ClientEvent;
use crate::limits::NUDGE_AFTER;
use crate::protocol::{Denial, LobbyRequest, PresenceEvent, Reaction, Speaker, TableOptions};
use crate::round_log::PauseAuthority;

/// The last message to a guest of who is ready, since the last call: the number of seats, and whether a countdown runs.
fn readiness(harness: &mut TestRoom, guest: u64) -> Option<(usize, bool)> {
    let ready = |message: &ToGuest| match message {
        ToGuest::Ready { seats, begins_in } => Some((seats.len(), begins_in.is_some())),
        _ => None,
    };
    harness.take_messages(guest).iter().rev().find_map(ready)
}

/// A table of three people and a computer player after its first round.
pub(super) fn after_a_round() -> (TestRoom, Vec<GuestReplica>) {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |_| false);
    (harness, replicas)
}

/// The same before its first round, with stock piles that nobody plays in a few turns, whatever is dealt.
fn before_a_long_round() -> (TestRoom, Vec<GuestReplica>) {
    let mut config = config(4, EntryPolicy::Open);
    config.setup.rules.stock = StockSize::Cards(30);
    three_people_and_bots_at(config)
}

/// The number of the round whose log is the current one.
fn round(harness: &TestRoom) -> u32 {
    harness.log().position().round
}

#[test]
fn a_round_begins_once_everybody_is_ready_or_the_host_counts_down() {
    let (mut harness, _) = after_a_round();
    harness.ready(1, 7);
    assert_eq!(readiness(&mut harness, 2), Some((1, false)));
    harness.ready(1, 8);
    assert_eq!(readiness(&mut harness, 2), None, "nothing has changed");
    harness.ready(0, 9);
    harness.handle(RoomInput::Disconnected(GuestId(2)));
    assert_eq!(round(&harness), 1, "Ben may be back at any moment");
    harness.join(harness.hello(
        2,
        "Ben",
        JoinMode::Return { table: harness.room.id, seen: LogPosition::default() },
    ));
    assert_eq!(readiness(&mut harness, 2), Some((2, false)), "who comes back is told");
    harness.ready(2, 9);
    assert_eq!(round(&harness), 2);
    assert_eq!(harness.room.readiness(), None);

    let (mut harness, _) = after_a_round();
    harness.start_round();
    assert_eq!(readiness(&mut harness, 1), Some((1, true)));
    harness.now += Duration::from_secs(5);
    harness.start_round();
    assert_eq!(round(&harness), 1, "the countdown goes on");
    harness.now += Duration::from_secs(5);
    assert_eq!(harness.room.wake_at(), Some(harness.now));
    harness.handle(RoomInput::Tick);
    assert_eq!(round(&harness), 2);
}

#[test]
fn the_others_see_that_a_player_does_not_answer_and_that_they_are_back() {
    let (mut harness, _) = after_a_round();
    let told = |harness: &mut TestRoom, guest| {
        let presence = |message| match message {
            ToGuest::Presence(event) => Some(event),
            _ => None,
        };
        harness.take_messages(guest).into_iter().filter_map(presence).collect::<Vec<_>>()
    };
    told(&mut harness, 1);
    let ben = harness.room.seating.seat_of(key(2)).expect("Ben sits");
    harness.handle(RoomInput::Quiet(GuestId(2), true));
    assert_eq!(told(&mut harness, 1), [PresenceEvent::Quiet(ben)]);
    harness.handle(RoomInput::Quiet(GuestId(2), false));
    assert_eq!(told(&mut harness, 1), [PresenceEvent::Here(ben)]);
    // A phone's page that is put aside says so itself.
    harness.send(2, ToHost::Inactive(true));
    assert_eq!(told(&mut harness, 1), [PresenceEvent::Quiet(ben)]);
    harness.send(2, ToHost::Inactive(false));
    assert_eq!(told(&mut harness, 1), [PresenceEvent::Here(ben)]);
    let back = JoinMode::Return { table: harness.room.id, seen: LogPosition::default() };
    harness.handle(RoomInput::Quiet(GuestId(2), true));
    assert_eq!(told(&mut harness, 1), [PresenceEvent::Quiet(ben)]);
    // Whoever comes meanwhile sees it too.
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    harness.join(harness.hello(1, "Ada", back));
    let shown = told(&mut harness, 1);
    assert!(shown.contains(&PresenceEvent::Quiet(ben)), "{shown:?}");
    // Ben's program may come back before the host finds that the connection is lost.
    harness.join(harness.hello(2, "Ben", back));
    assert_eq!(told(&mut harness, 1), [PresenceEvent::Here(ben)]);
}

/// Between rounds as in a lobby: who was ready has agreed to another limit.
#[test]
fn everybody_says_anew_that_they_are_ready_once_the_host_changes_the_time_for_turns() {
    let (mut harness, _) = after_a_round();
    let set = |harness: &mut TestRoom, change: fn(&mut TableOptions)| {
        let mut options = harness.room.settings.options;
        change(&mut options);
        harness.command(HostCommand::SetOptions(options));
        readiness(harness, 2)
    };
    (0..2).for_each(|guest| harness.ready(guest, 7));
    readiness(&mut harness, 2);
    assert_eq!(set(&mut harness, |options| options.watching = false), None, "nobody has agreed to that");
    assert_eq!(set(&mut harness, |options| options.turn_seconds = Some(30)), Some((0, false)));
    harness.start_round();
    assert_eq!(readiness(&mut harness, 2), Some((1, true)), "the host's player has begun it");
    let stops = set(&mut harness, |options| options.turn_seconds = Some(60));
    assert_eq!(stops, Some((0, false)), "the countdown was for another limit");
    (0..3).for_each(|guest| harness.ready(guest, 8));
    assert_eq!(round(&harness), 2);
    let limits = harness.log().log().contract().map(|contract| contract.limits);
    assert_eq!(limits.and_then(|limits| limits.turn_seconds), Some(60));
}

#[test]
fn whoever_is_ready_takes_it_back_until_the_next_round_is_dealt() {
    let (mut harness, _) = after_a_round();
    harness.ready(1, 7);
    harness.ready(0, 7);
    harness.request(1, 9, TableRequest::NotReady);
    assert_eq!(readiness(&mut harness, 2), Some((1, false)));
    harness.ready(2, 7);
    assert_eq!(round(&harness), 1, "the one who took it back is waited for");
    harness.ready(1, 8);
    assert_eq!(round(&harness), 2);
    harness.take_messages(1);
    harness.request(1, 9, TableRequest::NotReady);
    let denied = harness.take_messages(1);
    assert!(matches!(denied[..], [ToGuest::Denied { why: Denial::NotNow, .. }]), "{denied:?}");
}

#[test]
fn a_paused_table_waits_and_the_absent_are_waited_for_until_their_grace_period_ends() {
    let (mut harness, _) = after_a_round();
    harness.ready(1, 7);
    harness.pause(2, 7, true);
    harness.ready(2, 7);
    assert!(matches!(
        harness.take_messages(2).last(),
        Some(ToGuest::Denied { why: Denial::Table(IntentError::Paused(_)), .. })
    ));
    harness.pause(1, 7, false);
    harness.ready(0, 7);
    harness.handle(RoomInput::Disconnected(GuestId(2)));
    assert_eq!(round(&harness), 1);
    harness.wait_until_due();
    harness.handle(RoomInput::Tick);
    assert_eq!(round(&harness), 2, "nobody waits longer");
}

/// A timer that is over and can do nothing would keep the host's task busy.
#[test]
fn a_countdown_that_ends_in_a_pause_sets_no_timer_and_the_round_begins_after_it() {
    let (mut harness, _) = after_a_round();
    harness.start_round();
    harness.pause(1, 7, true);
    harness.now += Duration::from_secs(11);
    harness.handle(RoomInput::Tick);
    assert_eq!(harness.room.wake_at().filter(|at| *at <= harness.now), None);
    assert_eq!(round(&harness), 1);
    harness.pause(1, 8, false);
    assert_eq!(round(&harness), 2);
}

/// What a guest was told of pauses, and why a request was denied, since the last call. Its program, if it is one of these, hears it.
fn told_of_pauses(harness: &mut TestRoom, programs: &mut [GuestReplica], guest: u64) -> Vec<Told> {
    let program = programs.iter_mut().find(|program| program.guest == guest);
    let messages = harness.take_messages(guest);
    if let Some(program) = program {
        let mut messages = messages.iter().cloned();
        messages.try_for_each(|message| program.state.handle_message(message)).expect("an honest host");
    }
    let told = |message: ToGuest| match message {
        ToGuest::Denied { request, why } => vec![Told::Denied(request, why)],
        ToGuest::Log(update) => {
            let pause = |entry: &LogEntry| match entry {
                LogEntry::Paused(by) => Some(Told::Paused(by.by())),
                LogEntry::Resumed(by) => Some(Told::Resumed(by.map(PauseAuthority::by))),
                _ => None,
            };
            update.entries.iter().filter_map(pause).collect()
        }
        _ => Vec::new(),
    };
    messages.into_iter().flat_map(told).collect()
}

/// What a guest is told of pauses.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Told {
    Denied(u32, Denial),
    Paused(PausedBy),
    Resumed(Option<PausedBy>),
}

/// The host needs no seat for it, unlike everybody else who watches.
#[test]
fn a_host_who_watches_pauses_the_game_and_resumes_any_pause() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.command(HostCommand::Pause(true));
    assert_eq!(harness.host_events.last(), Some(&HostEvent::Denied(Denial::NotNow)), "nothing is played");
    harness.send(0, ToHost::LobbyRequest(LobbyRequest::Seat(None)));
    harness.fill_with_bots();
    replicas.remove(0);
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[0].first_move().is_some());
    [0, 9].into_iter().for_each(|guest| drop(harness.take_messages(guest)));

    harness.pause(9, 7, true);
    let not_seated = |request| Told::Denied(request, Denial::NotSeated);
    assert_eq!(told_of_pauses(&mut harness, &mut replicas, 9), [not_seated(7)]);
    harness.command(HostCommand::Pause(true));
    harness.command(HostCommand::Pause(true));
    let by_host = Told::Paused(PausedBy::Host);
    for guest in [0, 1, 2, 9] {
        assert_eq!(
            told_of_pauses(&mut harness, &mut replicas, guest),
            std::slice::from_ref(&by_host),
            "guest {guest}"
        );
    }
    harness.join(harness.hello(8, "Tom", JoinMode::Watch));
    assert_eq!(told_of_pauses(&mut harness, &mut replicas, 8), [by_host], "who comes is told");
    // A program makes no move while the log says so, and one that does is refused.
    let mv = replicas[0].first_move().expect("its turn");
    replicas[0].state.handle_intent(Intent::Move(mv));
    let refused = ClientEvent::Table(Update::Refused(IntentError::PausedByHost));
    assert!(
        replicas[0].state.outputs.messages.is_empty() && replicas[0].state.outputs.events.contains(&refused)
    );
    let ahead = harness.act(1, PlayerAction::Move(mv));
    harness.request(1, 7, ahead);
    let denied = Told::Denied(7, Denial::Table(IntentError::PausedByHost));
    assert_eq!(told_of_pauses(&mut harness, &mut replicas, 1), [denied]);

    harness.pause(9, 8, false);
    assert_eq!(told_of_pauses(&mut harness, &mut replicas, 9), [not_seated(8)]);
    harness.pause(2, 7, false);
    let resumed = |by| Told::Resumed(Some(by));
    let ben = PausedBy::Seat(harness.room.seating.seat_of(key(2)).expect("he plays"));
    assert_eq!(
        told_of_pauses(&mut harness, &mut replicas, 0),
        [resumed(ben)],
        "anybody who plays resumes it"
    );
    harness.now += Duration::from_secs(15);
    harness.pause(2, 8, true);
    harness.command(HostCommand::Pause(false));
    let paused = Told::Paused(ben);
    assert_eq!(told_of_pauses(&mut harness, &mut replicas, 0), [paused, resumed(PausedBy::Host)]);
    play(&mut harness, &mut replicas, |_| false);
    // Ben's own program knows nothing of what was signed for him here.
    assert!(replicas.iter().all(|replica| replica.over && (replica.verified || replica.guest == 2)));
}

/// The time left of the turn, as it was last told to a guest: `None` if it wasn't, and `Some(None)` for a clock that stands.
fn told_clock(harness: &mut TestRoom, guest: u64) -> Option<Option<u32>> {
    let clock = |message: &ToGuest| match message {
        ToGuest::Presence(PresenceEvent::Thinking { left, .. }) => Some(*left),
        _ => None,
    };
    harness.take_messages(guest).iter().rev().find_map(clock)
}

#[test]
fn everybody_sees_when_the_clock_of_a_turn_stands() {
    let (mut harness, mut replicas) = before_a_long_round();
    let limits = TableOptions { turn_seconds: Some(30), ..harness.room.settings.options };
    harness.command(HostCommand::SetOptions(limits));
    replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
    harness.take_messages(0);
    harness.now += Duration::from_secs(10);
    harness.pause(2, 7, true);
    assert_eq!(told_clock(&mut harness, 0), Some(None));
    harness.now += Duration::from_secs(100);
    harness.pause(2, 8, false);
    assert_eq!(told_clock(&mut harness, 0), Some(Some(23_000)), "the time for cards to land included");

    // Nor does it run while the player on turn is waited for.
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    assert_eq!(told_clock(&mut harness, 0), Some(None));
    harness.wait_until_due();
    harness.handle(RoomInput::Tick);
    assert_eq!(told_clock(&mut harness, 0), Some(Some(23_000)));
}

#[test]
fn reactions_reach_everyone_and_a_flood_is_stopped() {
    let (mut harness, _) = three_and_a_bot();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    (0..3).for_each(|guest| drop(harness.take_messages(guest)));
    harness.send(1, ToHost::React(Reaction::Nice));
    harness.send(9, ToHost::React(Reaction::OhNo));
    let ada = harness.room.seating.seat_of(key(1)).expect("a seat");
    let (by, zoe) = (Speaker::Seat(ada), Speaker::Spectator(Name::new("Zoë")));
    let expected = [
        ToGuest::Reaction { by, reaction: Reaction::Nice },
        ToGuest::Reaction { by: zoe, reaction: Reaction::OhNo },
    ];
    assert_eq!(harness.take_messages(2), expected);
    (0..1000).for_each(|_| harness.send(1, ToHost::React(Reaction::Hmm)));
    assert!(harness.take_messages(2).len() < 100);
    assert_eq!(harness.last_messages.get(&GuestId(1)), Some(&ToGuest::Goodbye(CloseReason::ProtocolError)));
}

#[test]
fn only_who_thinks_for_long_is_nudged_and_not_again_at_once() {
    let (mut harness, mut replicas) = before_a_long_round();
    harness.send(1, ToHost::Nudge);
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
    let seat = replicas[1].seat;
    assert_eq!(harness.room.game.as_ref().and_then(Game::turn), Some(seat));
    let nudges = |harness: &mut TestRoom, guest: u64| {
        harness.take_messages(0);
        harness.send(guest, ToHost::Nudge);
        let nudge = |message: &ToGuest| matches!(message, ToGuest::Nudged { seat: at, .. } if *at == seat);
        harness.take_messages(0).iter().any(nudge)
    };
    harness.now += NUDGE_AFTER - Duration::from_millis(1);
    assert!(!nudges(&mut harness, 2), "too early");
    harness.now += Duration::from_millis(1);
    assert!(!nudges(&mut harness, 1), "nobody nudges themselves");
    assert!(nudges(&mut harness, 2));
    assert!(!nudges(&mut harness, 0), "not again at once");
    harness.now += NUDGE_AFTER;
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    assert!(!nudges(&mut harness, 2), "who is away can't be nudged");
}

/// Nobody is away who was never there: a computer player's own seat.
#[test]
fn a_table_that_is_opened_again_waits_for_people_only() {
    let config = config(4, EntryPolicy::Open);
    let (mut harness, _) = three_and_a_bot();
    harness.start_round();
    let (table, saved) = harness.saved.clone().expect("it was saved");
    let table = Table::resume(table).expect("a valid save");
    let bot = Seat::from_index(3);
    let mut harness = TestRoom::from_room(Room::resume(config, saved, table).expect("random bytes"));
    let told = harness.take_messages(0);
    let away = |seat: Seat| {
        told.iter().any(|message| matches!(message, ToGuest::Presence(event) if event.seat() == seat))
    };
    assert!(away(Seat::from_index(1)) && !away(bot), "{told:?}");
}

/// Between rounds there is no log that could say so, and while cards are dealt there is nothing to pause.
#[test]
fn a_pause_between_rounds_is_told_without_a_log_and_none_begins_in_a_deal() {
    let (mut harness, mut replicas) = after_a_round();
    replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
    let before = harness.entries().len();
    harness.pause(1, 7, true);
    let by = PausedBy::Seat(replicas[1].seat);
    assert!(harness.inboxes[&GuestId(2)].contains(&ToGuest::Pause { by, paused: true }));
    harness.pause(2, 7, false);
    assert_eq!(harness.entries().len(), before);
    harness.inboxes.clear();
    harness.begin_round();
    assert!(harness.room.game.as_ref().is_some_and(|game| game.dealing.is_some()));
    harness.pause(1, 8, true);
    assert!(harness.take_messages(1).contains(&ToGuest::Denied { request: 8, why: Denial::NotNow }));
    harness.command(HostCommand::Pause(true));
    assert_eq!(harness.host_events.last(), Some(&HostEvent::Denied(Denial::NotNow)));
}

/// What was pressed a moment before somebody else's move counts; what was pressed before another pause doesn't.
#[test]
fn a_pause_is_signed_for_the_time_since_the_last_one() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.command(HostCommand::StartRound);
    play(&mut harness, &mut replicas, |replicas| replicas[0].first_move().is_some());
    let early = harness.signed_pause(2, true);
    let mv = replicas[0].first_move().expect("its turn");
    replicas[0].intend(&mut harness, Intent::Move(mv));
    harness.request(2, 7, early);
    assert!(matches!(harness.entries().last(), Some(LogEntry::Paused(_))));
    harness.command(HostCommand::Pause(false));
    harness.now += Duration::from_secs(60);
    harness.take_messages(2);
    harness.request(2, 8, early);
    assert_eq!(told_of_pauses(&mut harness, &mut replicas, 2), [Told::Denied(8, Denial::Stale)]);
    play(&mut harness, &mut replicas, |_| false);
    // Ben's own program knows nothing of what was signed for him here.
    assert!(replicas.iter().all(|replica| replica.verified || replica.guest == 2));
}
