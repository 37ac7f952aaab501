//! Turns that go by where their player can't see them, and moves that are made void.

use skipstone_core::Pile;

use super::play_ways::let_the_turn_run_out;
use super::table_ways::{agree_to_turns_of, intend};
use super::untold::assert_unverified;
use super::*;

/// In Ada's turn the host shows the contract of the next round, so that she can't move. When her time is nearly over it cuts her
/// connection for a quarter of a second.
#[test]
fn no_turn_goes_by_behind_the_next_round_and_a_cut() {
    let mut table = CheatingTable::new(7);
    agree_to_turns_of(&mut table, 20);
    table.start();
    table.play_until_second_turn_of_ada();
    assert!(table.is_running() && table.turn() == Some(Seat::Two));
    table.hide_end_from_ada();
    table.show_next_round(1);
    // She can't move in the round that the screen doesn't show.
    let mv = table.legal_move().expect("a move");
    table.program(1).state.outputs.messages.clear();
    table.program(1).state.handle_intent(Intent::Move(mv));
    table.exchange();
    let mut turns = 0;
    while table.is_running() {
        if table.turn() != Some(Seat::Two) {
            table.step();
            continue;
        }
        // All of her time passes, but for a moment.
        turns += 1;
        table.exchange();
        table.harness.now += Duration::from_millis(if turns == 1 { 21_500 } else { 20_500 });
        let now = table.harness.now;
        cut(&mut table, 1);
        let_the_turn_run_out(&mut table);
        assert!(table.harness.now - now < Duration::from_secs(3));
    }
    table.tamper = None;
    table.finish();
    assert_unverified(&mut table, &[1], 1);
    assert!(!table.program(1).verdicts.is_empty());
}

/// In each of Ada's turns the host shows another series, so that she can't move. When her time is nearly over it cuts her connection for
/// a quarter of a second, and goes on with the first one.
fn play_behind_other_series(table: &mut CheatingTable) {
    agree_to_turns_of(table, 20);
    table.start();
    table.play_until_second_turn_of_ada();
    assert!(table.is_running() && table.turn() == Some(Seat::Two));
    let id = table.log().id();
    let mut turns = 0;
    while table.is_running() {
        if table.turn() != Some(Seat::Two) {
            table.step();
            continue;
        }
        turns += 1;
        table.exchange();
        // Another one each time.
        let series = TableSeriesId([66 + turns; 16]);
        table.show_beginning(1, LogId { series, round: 1, proposal: 1, ..id });
        let mv = table.legal_move().expect("a move");
        table.program(1).state.handle_intent(Intent::Move(mv));
        table.program(1).state.outputs.messages.clear();
        table.harness.now += Duration::from_millis(20_500);
        cut(table, 1);
        let_the_turn_run_out(table);
        assert!(!table.program(1).has_left);
    }
}

#[test]
fn no_turn_goes_by_behind_another_series() {
    let mut table = CheatingTable::new(7);
    play_behind_other_series(&mut table);
    table.finish();
    assert_unverified(&mut table, &[1], 1);
    assert!(!table.program(1).verdicts.is_empty());
}

/// The same, by a host that doesn't like the deal: after it, there is another one.
#[test]
fn a_deal_whose_turns_go_by_behind_other_series_stays_open() {
    let mut table = CheatingTable::new(7);
    play_behind_other_series(&mut table);
    table.finish();
    table.program(1).verdicts.clear();
    table.harness.now += Duration::from_secs(30);
    drop_ways::finish_and_deal_again(&mut table);
    table.finish();
    let is_clean = |(_, verdict): &(u32, Verdict)| matches!(verdict, Verdict::Verified(deal) if deal.played_for.is_empty() && !deal.are_scores_told);
    assert!(!table.program(1).verdicts.iter().any(is_clean));
    assert!(!table.program(1).verdicts.is_empty());
}

/// Ada's request for a pause was lost with a connection, minutes ago. The host's log never ends since. In her turn, when she is about to
/// move, the host says that she has paused; she resumes at once; then her time is over.
#[test]
fn an_old_request_for_a_pause_takes_no_turn_away() {
    let mut table = CheatingTable::new(7);
    agree_to_turns_of(&mut table, 20);
    table.start();
    table.play_until_turn_of(1);
    table.step();
    table.play_until_turn_of(2);
    assert!(table.is_running());
    let ada = table.program(1);
    ada.state.handle_intent(Intent::Pause(true));
    let asked = ada.state.outputs.messages.drain(..).find_map(|message| match message {
        ToHost::TableRequest(NumberedRequest {
            request: TableRequest::Pause { at, signature, .. }, ..
        }) => Some((at, signature)),
        _ => None,
    });
    let (at, signature) = asked.expect("a request");
    table.hide_end_from_ada();
    cut(&mut table, 1);
    table.harness.now += Duration::from_secs(10);
    table.play_until_turn_of(1);
    table.step();
    table.harness.now += Duration::from_secs(10);
    table.play_until_turn_of(2);
    table.harness.now += Duration::from_secs(10);
    table.play_until_turn_of(1);
    assert!(table.is_running());
    // 17 of her 20 seconds.
    table.harness.now += Duration::from_secs(17);
    let by = PauseAuthority::Person { seat: Seat::Two, entries: at.entries, signature };
    table.harness.room.append(LogEntry::Paused(by), &[]);
    table.harness.collect_outputs();
    table.exchange();
    // She can't move now.
    let mv = table.legal_move().expect("a move");
    let now = table.harness.now;
    table.program(1).state.tell_time(now);
    table.program(1).state.handle_intent(Intent::Move(mv));
    assert!(table.program(1).state.outputs.messages.is_empty());
    table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::TableRequest(_));
    intend(&mut table, 1, Intent::Pause(false));
    table.cheat(|_, entry| match entry {
        LogEntry::TakenOver { cause: TakeoverCause::TurnLimit, .. } => vec![LogEntry::Resumed(None), entry],
        entry => vec![entry],
    });
    let_the_turn_run_out(&mut table);
    table.harness.room.cheat = None;
    table.is_ignored = |_, _| false;
    table.finish();
    assert_unverified(&mut table, &[1], 1);
}

/// Ada's move comes in time. The host holds it back, makes a play out of turn just before her time is over, so that what she has signed
/// is void, and lets the time be over.
#[test]
fn a_move_in_time_that_a_play_out_of_turn_makes_void_was_ignored() {
    let mut tried = 0;
    for seed in 0..60 {
        let mut table = CheatingTable::with(seed, |config| config.setup.rules.out_of_turn = true);
        agree_to_turns_of(&mut table, 20);
        table.start();
        table.play_until_second_turn_of_ada();
        if !table.is_running() || table.turn() != Some(Seat::Two) {
            continue;
        }
        let Some(mv) = table.legal_move() else { continue };
        table.is_ignored = |guest, message| guest == 1 && is_act(message);
        table.harness.now += Duration::from_secs(2);
        let now = table.harness.now;
        table.program(1).state.tell_time(now);
        intend(&mut table, 1, Intent::Move(mv));
        // Nearly all the rest of her time.
        table.harness.now += Duration::from_millis(17_800);
        let before = table.harness.entries().len();
        let sources = (0..5)
            .map(Source::Hand)
            .chain(Pile::ALL.into_iter().map(|pile| Source::Discard(pile, Seat::One)))
            .chain([Source::Stock(Seat::One)]);
        let plays: Vec<Move> = sources
            .flat_map(|source| Pile::ALL.into_iter().map(move |pile| Move::Put(source, Target::Build(pile))))
            .collect();
        for play in plays {
            intend(&mut table, 0, Intent::Move(play));
            if table.harness.entries().len() > before {
                break;
            }
        }
        if table.harness.entries().len() == before || table.turn() != Some(Seat::Two) {
            continue;
        }
        tried += 1;
        assert!(matches!(table.harness.entries()[before], LogEntry::Action { .. }), "no play");
        let entries = table.harness.entries().len();
        while table.is_running() && table.harness.entries().len() == entries {
            table.harness.now =
                table.harness.now.max(table.harness.room.wake_at().expect("the clock of the turn"));
            table.harness.handle(RoomInput::Tick);
        }
        table.exchange();
        table.is_ignored = |_, _| false;
        table.finish();
        assert_unverified(&mut table, &[1], 1);
    }
    assert!(tried > 0, "no seed has a play out of turn");
}

/// Ada was away for longer than the grace period, and is back for the rest of the round. The host takes no notice of her moves, and
/// its computer player moves three seconds after each of them.
#[test]
fn who_is_back_and_kept_out_of_the_seat_by_a_quick_computer_player_is_told() {
    let mut table = CheatingTable::new(12);
    agree_to_turns_of(&mut table, 20);
    table.start();
    table.play_until_turn_of(1);
    table.step();
    table.play_until_turn_of(2);
    assert!(table.is_running());
    let now = table.harness.now;
    let ada = &mut table.program(1).state;
    ada.tell_time(now);
    ada.disconnected();
    table.harness.handle(RoomInput::Disconnected(GuestId(1)));
    table.harness.take_messages(1);
    table.harness.now += Duration::from_secs(18);
    table.play_steps(1);
    table.harness.now = now + Duration::from_secs(62);
    intend(&mut table, 2, Intent::Replace(Seat::Two));
    let now = table.harness.now;
    let ada = &mut table.program(1).state;
    ada.tell_time(now);
    ada.reconnected();
    table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::TableRequest(_));
    let mode = JoinMode::Return { table: table.harness.room.id, seen: LogPosition::default() };
    table.harness.room.cheat =
        Some(without(|entry| matches!(entry, LogEntry::Returned(_) | LogEntry::TakenOver { .. })));
    table.harness.join(table.harness.hello(1, "Whoever", mode));
    table.harness.room.apply_to_table(table::TableInput::Quit(Seat::Two), None);
    table.harness.collect_outputs();
    table.harness.room.cheat = None;
    table.exchange();
    table.harness.now += Duration::from_secs(10);
    let mut asked = 0;
    for _ in 0..5000 {
        if !table.is_running() {
            break;
        }
        if table.turn() == Some(Seat::Two) {
            let mv = table.legal_move().expect("a move");
            let now = table.harness.now;
            table.program(1).state.tell_time(now);
            table.program(1).state.handle_intent(Intent::Move(mv));
            asked += usize::from(table.program(1).state.outputs.messages.iter().any(is_act));
            table.exchange();
            table.harness.now = now + Duration::from_secs(3);
            table.harness.handle(RoomInput::Tick);
            table.exchange();
        } else {
            table.step();
        }
    }
    table.finish();
    assert!(asked > 0);
    assert_unverified(&mut table, &[1], 1);
}

/// The screen shows Ada's turn in the first round; the contract of the second one has come. What she moves is signed for the round that
/// she sees, or not at all.
#[test]
fn a_move_is_signed_for_the_round_on_the_screen() {
    let mut table = CheatingTable::new(7);
    table.start();
    table.play_until_second_turn_of_ada();
    assert!(table.is_running() && table.turn() == Some(Seat::Two));
    table.show_next_round(1);
    let mv = table.legal_move().expect("a move");
    let ada = table.program(1);
    ada.state.outputs.messages.clear();
    ada.state.handle_intent(Intent::Move(mv));
    let signed: Vec<LogPosition> = ada
        .state
        .outputs
        .messages
        .iter()
        .filter_map(|message| match message {
            ToHost::TableRequest(NumberedRequest { request: TableRequest::Act { at, .. }, .. }) => Some(*at),
            _ => None,
        })
        .collect();
    assert!(signed.iter().all(|at| at.round == 1), "{signed:?}");
}

/// A takeback that takes back to a place that can't be, and a move after it.
#[test]
fn a_takeback_of_nothing_doesnt_break_the_client() {
    let mut table = CheatingTable::new(7);
    table.start();
    table.play_steps(4);
    let mut log = table.log();
    let from = log.len();
    let action = log
        .entries()
        .iter()
        .rev()
        .find(|entry| matches!(entry, LogEntry::Action { .. }))
        .cloned()
        .expect("a move");
    log.push(LogEntry::TakenBack { asker: Seat::One, to: u32::MAX, signatures: BTreeMap::new() })
        .expect("a takeback");
    log.push(action).expect("an action");
    let told = update(&log, from, table.sign(&log));
    table.tell(1, told);
}
