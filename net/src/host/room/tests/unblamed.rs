//! What guests may do, try or suffer without anybody calling an honest host's round broken.

use skipstone_core::Move;
use skipstone_core::table::Intent;

use super::clients::{after_a_hidden_card, rejoin, restarted, restarted_in, spectator};
use super::rounds::{GuestReplica, be_ready, play, three_and_a_bot, three_people_and_bots_at};
use super::*;
use crate::client::{Doubt, RoomRequest, Verdict};
use crate::protocol::{Audience, ChatLine, Denial, NextPlayer};
use crate::round_log::TakeoverCause;
use crate::testing::MemoryEvidenceStore;

/// Three people and a computer player, in a round with more than the opening shown.
fn at_a_round() -> (TestRoom, Vec<GuestReplica>) {
    let (mut harness, mut replicas) = three_and_a_bot();
    begin(&mut harness, &mut replicas);
    (harness, replicas)
}

/// Three people and a computer player before the first round. What guest 1 is shown is kept in the store, from which its program can
/// be restarted.
fn with_kept_evidence() -> (TestRoom, Vec<GuestReplica>, MemoryEvidenceStore) {
    let store = MemoryEvidenceStore::default();
    let (harness, mut replicas) = three_and_a_bot();
    replicas[1] = restarted(&harness, 1, &store);
    (harness, replicas, store)
}

/// Plays the round to its end, after which these programs verify it.
fn finish(harness: &mut TestRoom, replicas: &mut [GuestReplica]) {
    play(harness, replicas, |_| false);
    for replica in replicas {
        assert!(replica.verified, "guest {}: {:?}", replica.guest, replica.verdicts);
    }
}

/// A round with more than the opening shown.
fn begin(harness: &mut TestRoom, replicas: &mut [GuestReplica]) {
    harness.start_round();
    play(harness, replicas, |replicas| replicas[0].seen > 8);
}

/// Everybody is ready for another round, of which more than the opening is shown.
fn begin_next(harness: &mut TestRoom, replicas: &mut [GuestReplica]) {
    be_ready(harness, replicas);
    play(harness, replicas, |replicas| replicas[1].seen > 8 && !replicas[1].over);
}

fn leave(harness: &mut TestRoom, replica: &mut GuestReplica) {
    harness.send(replica.guest, ToHost::Goodbye(replica.state.farewell()));
}

fn come_back(harness: &mut TestRoom, replica: &mut GuestReplica) {
    let mode = JoinMode::Return { table: harness.room.id, seen: replica.state.position() };
    harness.join(harness.hello(replica.guest, "Whoever", mode));
    replica.state.tell_time(harness.now);
    replica.state.reconnected();
}

/// A log that is too long for the guests would end the table for everyone.
#[test]
fn nobody_fills_the_log_by_coming_and_going() {
    let (mut harness, mut replicas) = at_a_round();
    let limits = harness.room.settings.options.limits();
    let fill = |harness: &mut TestRoom, length: usize| {
        while harness.entries().len() < length {
            harness.room.append(LogEntry::LimitsChanged(limits), &[]);
        }
    };
    fill(&mut harness, crate::limits::LOG_ENTRIES / 8 * 6 - 1);
    for is_logged in [true, false] {
        let before = harness.entries().len();
        leave(&mut harness, &mut replicas[1 + usize::from(!is_logged)]);
        assert_eq!(harness.entries().len() > before, is_logged);
    }
}

#[test]
fn a_refused_request_for_a_takeback_keeps_the_signatures_of_an_open_one() {
    let (mut harness, mut replicas, asker, before) = after_a_hidden_card(|_| true);
    replicas[asker].intend(&mut harness, Intent::Undo);
    play(&mut harness, &mut replicas, |_| true);
    for other in (0..3).filter(|other| *other != asker) {
        // Presses the wrong button first: there is nothing of its own that could be taken back.
        for intent in [Intent::Undo, Intent::Agree(true)] {
            replicas[other].intend(&mut harness, intent);
            play(&mut harness, &mut replicas, |_| true);
        }
    }
    assert!(matches!(harness.entries()[before + 1..], [LogEntry::TakenBack { .. }]));
    finish(&mut harness, &mut replicas);
}

/// A takeback needs everybody's signature, and who was kicked gives none.
#[test]
fn nothing_is_taken_back_after_a_kick() {
    let (mut harness, mut replicas, asker, before) = after_a_hidden_card(|_| true);
    let kicked = if replicas[asker].guest == 1 { 2 } else { 1 };
    replicas[asker].intend(&mut harness, Intent::Undo);
    harness.command(HostCommand::Kick { who: key(kicked), ban: false });
    replicas.retain(|replica| replica.guest != kicked);
    play(&mut harness, &mut replicas, |_| true);
    let asker = replicas.iter().position(|replica| replica.first_move().is_some()).expect("the asker");
    let guest = replicas[asker].guest;
    harness.take_messages(guest);
    replicas[asker].intend(&mut harness, Intent::Undo);
    let why = Denial::PlayerKicked;
    assert!(matches!(&harness.take_messages(guest)[..], [ToGuest::Denied { why: told, .. }] if *told == why));
    assert!(matches!(
        harness.entries()[before + 1..],
        [LogEntry::TakenOver { cause: TakeoverCause::Kicked, .. }]
    ));
    finish(&mut harness, &mut replicas);
}

#[test]
fn a_move_in_the_own_turn_has_one_form() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
    let mv = replicas[1].first_move().expect("a move");
    let before = harness.entries().len();
    let other_form = harness.act(1, PlayerAction::OutOfTurn(replicas[1].seat, mv));
    harness.request(1, 7, other_form);
    assert_eq!(harness.entries().len(), before);
    finish(&mut harness, &mut replicas);
}

#[test]
fn a_goodbye_from_before_a_return_counts_as_a_lost_connection() {
    let (mut harness, mut replicas, store) = with_kept_evidence();
    begin(&mut harness, &mut replicas);
    let old = replicas[1].state.farewell();
    leave(&mut harness, &mut replicas[1]);
    let mode = JoinMode::Return { table: harness.room.id, seen: LogPosition::default() };
    harness.take_messages(1);
    harness.join(harness.hello(1, "Whoever", mode));
    replicas[1] = restarted(&harness, 1, &store);
    replicas[1].receive(&mut harness);
    harness.send(1, ToHost::Goodbye(old));
    let (_, is_over) = harness.entries().split_at(2);
    let leaves = is_over.iter().filter(|entry| matches!(entry, LogEntry::TakenOver { .. }));
    assert_eq!(leaves.count(), 1, "the second time its seat waits");
    come_back(&mut harness, &mut replicas[1]);
    finish(&mut harness, &mut replicas);
}

fn check_that_who_is_kicked_may_watch(has_left: bool) {
    let (mut harness, mut replicas, store) = with_kept_evidence();
    begin(&mut harness, &mut replicas);
    let mut ada = replicas.remove(1);
    let seat = ada.seat;
    if has_left {
        leave(&mut harness, &mut ada);
    }
    harness.command(HostCommand::Kick { who: key(1), ban: false });
    harness.take_messages(1);
    harness.join(harness.hello(1, "Adele", JoinMode::Watch));
    harness.command(HostCommand::AnswerKnock { who: key(1), name: Name::new("Adele"), admit: true });
    let mut ada = restarted_in(&harness, 1, seat, &store);
    assert_eq!(harness.room.viewer_of(GuestId(1), harness.log()), None, "her cards are another's");
    ada.receive(&mut harness);
    play(&mut harness, &mut replicas, |_| false);
    ada.receive(&mut harness);
    ada.judge(&mut harness);
    assert!(
        matches!(ada.verdicts[..], [Verdict::Verified(_)]),
        "her share is part of it: {:?}",
        ada.verdicts
    );
    assert!(replicas.iter().all(|replica| replica.verified));
}

#[test]
fn a_player_who_was_kicked_may_come_to_watch_without_seeing_cards() {
    check_that_who_is_kicked_may_watch(false);
}

/// Nobody else is told that a computer player has taken over: one has long done so.
#[test]
fn a_player_who_left_and_was_kicked_then_may_come_to_watch_without_seeing_cards() {
    check_that_who_is_kicked_may_watch(true);
}

/// Ada is kicked before her first move, watches the rest of the round, and plays the next one in her seat again.
#[test]
fn who_was_kicked_from_a_round_reads_that_with_the_next_one() {
    let (mut harness, mut replicas, store) = with_kept_evidence();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[1].seen > 0);
    let mut ada = replicas.remove(1);
    harness.command(HostCommand::Kick { who: key(1), ban: false });
    harness.take_messages(1);
    let knock = harness.hello(1, "Ada", JoinMode::Watch);
    harness.join(knock);
    harness.command(HostCommand::AnswerKnock { who: key(1), name: Name::new("Ada"), admit: true });
    let next = Some(NextPlayer::Spectator(key(1)));
    harness.command(HostCommand::SetNextPlayer(ada.seat, next));
    ada = restarted_in(&harness, 1, ada.seat, &store);
    replicas.insert(1, ada);
    play(&mut harness, &mut replicas, |_| false);
    be_ready(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    assert_eq!(replicas[1].verdicts.last(), Some(&Verdict::NotProven(Doubt::Kicked(1))));
    assert!(replicas[0].verified && replicas[2].verified);
}

/// Ada leaves in her own turn. Her program is another one when she comes back, and is shown the rest of the round after the next one
/// has begun.
#[test]
fn who_leaves_in_their_own_turn_and_comes_back_blames_nobody() {
    for next_has_begun in [false, true] {
        let (mut harness, mut replicas, store) = with_kept_evidence();
        harness.start_round();
        let is_on_turn = |replicas: &[GuestReplica]| replicas[1].first_move().is_some();
        play(&mut harness, &mut replicas, is_on_turn);
        let mv = replicas[1].first_move().expect("a move");
        replicas[1].intend(&mut harness, Intent::Move(mv));
        play(&mut harness, &mut replicas, is_on_turn);
        let mut ada = replicas.remove(1);
        leave(&mut harness, &mut ada);
        drop(ada);
        finish(&mut harness, &mut replicas);
        if next_has_begun {
            begin_next(&mut harness, &mut replicas);
        }
        harness.take_messages(1);
        let mode = JoinMode::Return { table: harness.room.id, seen: LogPosition::default() };
        harness.join(harness.hello(1, "Whoever", mode));
        replicas.insert(1, restarted(&harness, 1, &store));
        play(&mut harness, &mut replicas, |_| true);
        assert!(matches!(replicas[1].verdicts[..], [Verdict::Verified(_)]), "{:?}", replicas[1].verdicts);
    }
}

/// Zoë loses the first round's end, comes back after the second's, and is shown the first one's end after that.
#[test]
fn an_earlier_rounds_end_may_come_after_a_later_ones() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    let mut zoe = spectator(&harness, 9);
    begin(&mut harness, &mut replicas);
    zoe.hear(&mut harness);
    harness.handle(RoomInput::Disconnected(GuestId(9)));
    finish(&mut harness, &mut replicas);
    begin_next(&mut harness, &mut replicas);
    finish(&mut harness, &mut replicas);
    harness.take_messages(9);
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    zoe.state.tell_time(harness.now);
    zoe.state.reconnected();
    zoe.hear(&mut harness);
    for request in zoe.state.outputs.messages.drain(..).collect::<Vec<_>>() {
        harness.send(9, request);
    }
    zoe.hear(&mut harness);
    begin_next(&mut harness, &mut replicas);
    finish(&mut harness, &mut replicas);
    zoe.hear(&mut harness);
    assert_eq!(zoe.verdicts.len(), 3, "{:?}", zoe.verdicts);
    assert!(!zoe.verdicts.iter().any(|verdict| matches!(verdict, Verdict::Broken(_))), "{:?}", zoe.verdicts);
}

/// Zoë's first contract is that of the second round, which Ben declines; the next one is for the same round.
#[test]
fn a_latecomer_may_see_a_contract_declined() {
    let (mut harness, mut replicas) = at_a_round();
    finish(&mut harness, &mut replicas);
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    let mut zoe = spectator(&harness, 9);
    zoe.hear(&mut harness);
    zoe.verdicts.clear();
    harness.begin_round();
    harness.decline(2);
    harness.begin_round();
    play(&mut harness, &mut replicas, |replicas| replicas[0].seen > 8 && !replicas[0].over);
    finish(&mut harness, &mut replicas);
    zoe.hear(&mut harness);
    assert!(
        matches!(zoe.verdicts.last(), Some(Verdict::NotProven(Doubt::Watched { .. }))),
        "{:?}",
        zoe.verdicts
    );
}

/// The host's disk has lost the second round and its restart leads back to the end of the first one.
#[test]
fn a_host_that_has_lost_a_round_is_followed() {
    let config = config(4, EntryPolicy::Open);
    let (mut harness, mut replicas) = three_people_and_bots_at(config.clone());
    begin(&mut harness, &mut replicas);
    finish(&mut harness, &mut replicas);
    let (table, saved) = harness.saved.clone().expect("it was saved");
    begin_next(&mut harness, &mut replicas);
    let table = Table::resume(table).expect("a valid save");
    harness = TestRoom::from_room(Room::resume(config, saved, table).expect("random bytes"));
    for replica in &mut replicas[1..] {
        replica.verdicts.clear();
        come_back(&mut harness, replica);
    }
    replicas[0] = GuestReplica::new(&harness, 0);
    play(&mut harness, &mut replicas, |_| true);
    begin_next(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |_| false);
    for replica in &replicas[1..] {
        let verdicts = &replica.verdicts;
        assert!(!verdicts.iter().any(|verdict| matches!(verdict, Verdict::Broken(_))), "{verdicts:?}");
        let lost = [Doubt::LogLost, Doubt::UnfinishedDeals(1)].map(Verdict::NotProven);
        assert!(verdicts.last().is_some_and(|verdict| lost.contains(verdict)), "{verdicts:?}");
    }
}

/// A line of chat between two rounds may be called talk in the second one.
#[test]
fn talk_between_rounds_breaks_nothing() {
    let mut config = config(4, EntryPolicy::Open);
    config.setup.rules.call_talking = true;
    let (mut harness, mut replicas) = three_people_and_bots_at(config);
    begin(&mut harness, &mut replicas);
    finish(&mut harness, &mut replicas);
    let line = ChatLine::new("Well played");
    replicas[1].state.handle_room_request(RoomRequest::Chat(Audience::Everyone, line));
    begin_next(&mut harness, &mut replicas);
    finish(&mut harness, &mut replicas);
}

/// Ben holds his hash back and leaves: that he is replaced stands between the beginning of the deal and its list.
#[test]
fn who_leaves_in_the_middle_of_a_deal_leaves_no_deal_open() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    let ben = replicas.pop().expect("three guests");
    replicas[1].receive(&mut harness);
    harness.take_messages(2);
    let mut state = ben.state;
    state.handle_message(ToGuest::Lobby(Box::new(harness.room.lobby()))).expect("a lobby");
    harness.say_goodbye(2, 2);
    assert!(matches!(harness.entries()[2], LogEntry::TakenOver { .. }));
    finish(&mut harness, &mut replicas);
}

/// Mallory knows the name of Hanna's series and uses it at her own table.
#[test]
fn another_host_may_use_the_same_series() {
    let (mut harness, mut replicas, store) = with_kept_evidence();
    begin(&mut harness, &mut replicas);
    let mut config = config(4, EntryPolicy::Open);
    config.identity = identity(66);
    let (mut other, mut others) = three_people_and_bots_at(config);
    other.room.series = harness.room.series;
    other.room.broadcast_lobby();
    other.broadcast_lobby();
    others[1] = restarted(&other, 1, &store);
    begin(&mut other, &mut others);
    play(&mut other, &mut others, |_| false);
    // Ada comes back to Hanna, where the round goes on.
    rejoin(&mut harness, 1);
    replicas[1] = restarted(&harness, 1, &store);
    finish(&mut harness, &mut replicas);
}

/// A session that ends while an earlier round is still checked keeps what was shown of the current one.
#[test]
fn the_end_of_a_session_forgets_nothing() {
    let (mut harness, mut replicas, store) = with_kept_evidence();
    begin(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |replicas| replicas[0].over);
    let mut ada = replicas.remove(1);
    ada.receive(&mut harness);
    let checks: Vec<_> = ada.state.outputs.checks.drain(..).collect();
    be_ready(&mut harness, &mut replicas);
    for _ in 0..8 {
        ada.receive(&mut harness);
        replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
    }
    ada.state.close();
    checks.into_iter().for_each(|check| ada.state.finish_check(check.run()));
    ada.state.settle();
    rejoin(&mut harness, 1);
    replicas.insert(1, restarted(&harness, 1, &store));
    play(&mut harness, &mut replicas, |replicas| replicas[1].seen > 8 && !replicas[1].over);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas[1].verified, "{:?}", replicas[1].verdicts);
}

/// Ada plays the first round, closes her program, misses the second one, and comes back before the third, or in it.
#[test]
fn a_round_that_a_closed_program_has_missed_accuses_nobody() {
    for has_begun in [false, true] {
        let (mut harness, mut replicas, store) = with_kept_evidence();
        harness.start_round();
        finish(&mut harness, &mut replicas);
        let mut ada = replicas.remove(1);
        leave(&mut harness, &mut ada);
        drop(ada);
        begin_next(&mut harness, &mut replicas);
        finish(&mut harness, &mut replicas);
        if has_begun {
            begin_next(&mut harness, &mut replicas);
        }
        harness.take_messages(1);
        let mode = JoinMode::Return { table: harness.room.id, seen: LogPosition::default() };
        harness.join(harness.hello(1, "Ada", mode));
        replicas.insert(1, restarted(&harness, 1, &store));
        play(&mut harness, &mut replicas, |_| true);
        if !has_begun {
            replicas[1].intend(&mut harness, Intent::NextRound);
            begin_next(&mut harness, &mut replicas);
        }
        play(&mut harness, &mut replicas, |_| false);
        let is_explained = |verdict: &Verdict| {
            matches!(verdict, Verdict::Verified(_) | Verdict::NotProven(Doubt::OwnShareMissing))
        };
        let verdicts = &replicas[1].verdicts;
        assert!(!verdicts.is_empty() && verdicts.iter().all(is_explained), "{verdicts:?}");
    }
}

/// Ben's connection is lost from the first round to the third. Ada watches the second, and plays the third in a computer player's seat.
#[test]
fn seats_that_change_twice_while_somebody_is_away_accuse_nobody() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    finish(&mut harness, &mut replicas);
    let mut ben = replicas.pop().expect("Ben");
    ben.state.tell_time(harness.now);
    ben.state.disconnected();
    harness.handle(RoomInput::Disconnected(GuestId(2)));
    harness.now += Duration::from_secs(61);
    harness.handle(RoomInput::Tick);
    let wish = |harness: &mut TestRoom, seat| {
        harness.send(1, ToHost::LobbyRequest(LobbyRequest::Seat(seat)));
        harness.now += Duration::from_secs(1);
        harness.handle(RoomInput::Tick);
    };
    wish(&mut harness, None);
    be_ready(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    wish(&mut harness, Some(Seat::Four));
    replicas[1].seat = Seat::Four;
    be_ready(&mut harness, &mut replicas);
    if harness.log().position().round == 2 {
        harness.begin_round();
    }
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over && replicas[0].seen > 3);
    harness.take_messages(2);
    let mode = JoinMode::Return { table: harness.room.id, seen: ben.state.position() };
    harness.join(harness.hello(2, "Ben", mode));
    ben.state.tell_time(harness.now);
    ben.state.reconnected();
    replicas.push(ben);
    play(&mut harness, &mut replicas, |_| false);
    let mut verdicts = replicas.iter().flat_map(|replica| &replica.verdicts);
    assert!(!verdicts.any(|verdict| matches!(verdict, Verdict::Broken(_))));
}

/// Ada presses *catch* again and again before she moves, twice and differently.
#[test]
fn one_move_is_signed_at_a_position_whatever_was_pressed_before() {
    let (mut harness, mut replicas, _) = with_kept_evidence();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
    let round = harness.room.game.as_ref().and_then(|game| game.table.round()).expect("a round");
    let moves: Vec<Move> = round.legal_moves().iter().take(2).collect();
    let ada = &mut replicas[1].state;
    (0..40).for_each(|_| ada.handle_intent(Intent::Catch));
    moves.iter().for_each(|mv| ada.handle_intent(Intent::Move(*mv)));
    let signed: Vec<PlayerAction> = ada
        .outputs
        .messages
        .iter()
        .filter_map(|message| match message {
            ToHost::TableRequest(NumberedRequest {
                request: TableRequest::Act { action: action @ PlayerAction::Move(_), .. },
                ..
            }) => Some(*action),
            _ => None,
        })
        .collect();
    assert!(!signed.is_empty() && signed.iter().all(|action| *action == signed[0]), "{signed:?}");
    finish(&mut harness, &mut replicas);
}
