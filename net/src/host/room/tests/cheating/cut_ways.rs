//! Ways that hide behind a moment without a connection, another series or round on the screen, or a log that never comes to its end.

use super::deal_ways::deal_chosen_cards;
use super::drop_ways::finish_and_deal_again;
use super::play_ways::let_the_turn_run_out;
use super::table_ways::{agree_to_turns_of, play_hand_card, take_back_with};
use super::*;
use crate::protocol::Denial;

/// Ways of a host that makes a guest's program unsure of what it has missed.
pub(super) const CUT_WAYS: &[Way] = &[
    ("a takeback without a guest who was cut off for a moment", Expected::NotProven, |table| {
        take_back_without_ben(table, |table| cut(table, 2));
    }),
    ("a takeback without a guest who was shown another series for a moment", Expected::NotProven, |table| {
        take_back_without_ben(table, |table| show_another_series(table, 2));
    }),
    ("a takeback without a guest, by a goodbye of long ago", Expected::NotProven, |table| {
        table.start();
        table.play_steps(3);
        let farewell = table.program(2).state.farewell();
        table.start_again(2);
        table.is_moot |= farewell.is_none();
        play_hand_card(table, 0);
        table.is_moot |= !table.is_running();
        let Some(farewell) = farewell.filter(|_| !table.is_moot) else { return };
        table.harness.now += Duration::from_secs(30);
        cut(table, 2);
        let Farewell { at, signature } = farewell;
        take_over(table, Seat::Three, TakeoverCause::Left { entries: at.entries, signature });
        take_back_with(table, 0, &[0, 1]);
        bring_back(table, Seat::Three);
        table.victims = vec![2];
    }),
    (
        "a turn is cut short for a guest who was shown another series for a moment",
        Expected::NotProven,
        |table| {
            agree_to_turns_of(table, 20);
            table.start();
            table.play_until_turn_of(2);
            table.step();
            table.play_until_turn_of(1);
            table.play_until_turn_of(2);
            if table.is_moot {
                return;
            }
            show_another_series(table, 2);
            table.invented_time += Duration::from_secs(19);
            let_the_turn_run_out(table);
            table.victims = vec![2];
        },
    ),
    ("computer players finish a deal for who was shown another series", Expected::NotProven, |table| {
        play_on_without_ben(table, |table| {
            show_another_series(table, 2);
            replace_ben(table);
        });
    }),
    ("a guest who was cut off for a moment is said to be kicked, and stays", Expected::NotProven, |table| {
        play_on_without_ben(table, |table| {
            cut(table, 2);
            take_over(table, Seat::Three, TakeoverCause::Kicked);
        });
    }),
    ("turns are cut short behind the contract of the next round", Expected::Broken, |table| {
        agree_to_turns_of(table, 20);
        table.start();
        table.play_until_turn_of(1);
        while table.is_running() && table.turn() == Some(Seat::Two) {
            table.step();
        }
        table.is_moot |= !table.is_running();
        if table.is_moot {
            return;
        }
        table.hide_end_from_ada();
        table.show_next_round(1);
        let mut cut_short = 0;
        while table.is_running() {
            if table.turn() == Some(Seat::Two) {
                // By her clock half a second has passed.
                table.invented_time += Duration::from_millis(19_500);
                let_the_turn_run_out(table);
                cut_short += 1;
            } else {
                table.step();
            }
        }
        table.is_moot |= cut_short == 0;
        table.tamper = None;
        table.victims = vec![1];
    }),
    ("a move in time is ignored behind a cut and a log that never ends", Expected::NotProven, |table| {
        agree_to_turns_of(table, 20);
        table.start();
        table.play_until_second_turn_of_ada();
        let Some(mv) = table.legal_move().filter(|_| !table.is_moot) else { return };
        table.is_ignored = |guest, message| guest == 1 && is_act(message);
        table.program(1).state.handle_intent(Intent::Move(mv));
        table.exchange();
        table.hide_end_from_ada();
        cut(table, 1);
        let_the_turn_run_out(table);
        table.tamper = None;
        table.is_ignored = |_, _| false;
        table.victims = vec![1];
    }),
    ("a turn that begins some time after a cut is over too soon", Expected::NotProven, |table| {
        agree_to_turns_of(table, 20);
        table.start();
        table.play_until_turn_of(1);
        table.play_until_turn_of(2);
        if table.is_moot {
            return;
        }
        cut(table, 1);
        table.harness.now += Duration::from_secs(8);
        while table.is_running() && table.turn() != Some(Seat::Two) {
            // What the others need doesn't count.
            let before = table.harness.now;
            table.step();
            table.invented_time += table.harness.now - before;
        }
        table.is_moot |= !table.is_running();
        if table.is_moot {
            return;
        }
        table.invented_time += Duration::from_secs(15);
        let_the_turn_run_out(table);
        table.victims = vec![1];
    }),
    ("a request for a pause is kept until it takes a turn away", Expected::NotProven, |table| {
        pause_later(table, false);
    }),
    ("a denied request for a pause is kept until it takes a turn away", Expected::NotProven, |table| {
        pause_later(table, true);
    }),
    ("rules that nobody has agreed to are those of the round before", Expected::NotProven, |table| {
        table.tamper(|_, _, mut message| {
            if let ToGuest::Proposal(Some(proposal)) = &mut message {
                proposal.contract.rules.stock = StockSize::Cards(6);
            }
            vec![message]
        });
        // The first round is dealt without the guests.
        table.is_ignored = |_, message| matches!(message, ToHost::Deal { .. });
        table.start();
        table.wait();
        table.finish();
        table.is_ignored = |_, _| false;
        table.begin_without_agreement();
        table.victims = vec![1, 2];
    }),
];

/// Ben has made a move when computer players take his place. The round ends, and another deal follows.
fn play_on_without_ben(table: &mut CheatingTable, remove: impl Fn(&mut CheatingTable)) {
    table.start();
    table.play_until_turn_of(2);
    table.step();
    table.is_moot |= !table.is_running();
    if table.is_moot {
        return;
    }
    remove(table);
    table.finish();
    finish_and_deal_again(table);
    table.victims = vec![2];
}

/// Hanna takes a move back without Ben, who was there but for a moment.
fn take_back_without_ben(table: &mut CheatingTable, disturb: impl Fn(&mut CheatingTable)) {
    table.start();
    play_hand_card(table, 0);
    table.is_moot |= !table.is_running();
    if table.is_moot {
        return;
    }
    disturb(table);
    replace_ben(table);
    take_back_with(table, 0, &[0, 1]);
    bring_back(table, Seat::Three);
    table.victims = vec![2];
}

/// Ada's request for a pause in Ben's turn is used in her own, whose clock it doesn't stop, and its end isn't taken.
fn pause_later(table: &mut CheatingTable, is_denied: bool) {
    agree_to_turns_of(table, 20);
    table.start();
    table.play_until_turn_of(1);
    table.step();
    table.play_until_turn_of(2);
    if table.is_moot {
        return;
    }
    let ada = table.program(1);
    ada.state.handle_intent(Intent::Pause(true));
    let asked = ada.state.outputs.messages.drain(..).find_map(|message| match message {
        ToHost::TableRequest(NumberedRequest {
            number,
            request: TableRequest::Pause { at, signature, .. },
        }) => Some((number, at, signature)),
        _ => None,
    });
    let (request, at, signature) = asked.expect("a request");
    if is_denied {
        table.tell(1, ToGuest::Denied { request, why: Denial::NotNow });
    }
    table.harness.now += Duration::from_secs(7);
    table.play_until_turn_of(1);
    if table.is_moot {
        return;
    }
    let by = PauseAuthority::Person { seat: Seat::Two, entries: at.entries, signature };
    table.harness.room.append(LogEntry::Paused(by), &[]);
    table.harness.collect_outputs();
    table.exchange();
    table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::TableRequest(_));
    table.program(1).state.handle_intent(Intent::Pause(false));
    table.exchange();
    table.cheat(|_, entry| match entry {
        LogEntry::TakenOver { cause: TakeoverCause::TurnLimit, .. } => vec![LogEntry::Resumed(None), entry],
        entry => vec![entry],
    });
    let_the_turn_run_out(table);
    table.harness.room.cheat = None;
    table.is_ignored = |_, _| false;
    table.victims = vec![1];
}

/// The host shows a guest the contract of another series, cuts the connection for a moment, and goes on with the first one.
fn show_another_series(table: &mut CheatingTable, guest: u64) {
    let id = table.log().id();
    table.show_beginning(guest, LogId { series: TableSeriesId([66; 16]), round: 1, proposal: 1, ..id });
    cut(table, guest);
}

/// The connection is cut for a quarter of a second.
pub(super) fn cut(table: &mut CheatingTable, guest: u64) {
    let now = table.harness.now - table.invented_time;
    let away = Duration::from_millis(250);
    let state = &mut table.program(guest).state;
    state.tell_time(now);
    state.disconnected();
    state.tell_time(now + away);
    state.reconnected();
    table.harness.now += away;
    table.harness.take_messages(guest);
    let mode = JoinMode::Return { table: table.harness.room.id, seen: LogPosition::default() };
    table.harness.handle(RoomInput::Disconnected(GuestId(guest)));
    table.harness.join(table.harness.hello(guest, "Whoever", mode));
    table.exchange();
}

fn take_over(table: &mut CheatingTable, seat: Seat, cause: TakeoverCause) {
    table.harness.room.take_over(seat, Some(cause));
    table.harness.collect_outputs();
    table.exchange();
}

/// A computer player takes over Ben's seat, as Ada wishes, who conspires with the host.
fn replace_ben(table: &mut CheatingTable) {
    let seat = Seat::Three;
    let signature = table.harness.signed(1, |head| Statement::Replace { head, seat }).1;
    take_over(table, seat, TakeoverCause::Replaced { by: Seat::Two, signature });
}

fn bring_back(table: &mut CheatingTable, seat: Seat) {
    table.harness.room.apply_to_table(table::TableInput::Returned(seat), None);
    table.harness.collect_outputs();
    table.exchange();
}

/// The message of a host that signs that its log goes on.
pub(super) fn without_end(room: &Room, mut message: ToGuest) -> ToGuest {
    if let ToGuest::Log(update) = &mut message {
        let LogUpdate { series, from, head: SignedHead { run, entries, head, .. }, .. } = **update;
        let (table, host) = (room.id, room.host_key());
        let log = LogId { table, host, series, round: from.round, proposal: from.proposal };
        let statement = Statement::Head { log, run, entries, head, is_end: false };
        let signature = room.signer.identity.sign(&statement.digest());
        update.head = SignedHead { run, entries, head, is_end: false, signature };
    }
    message
}

/// The points of a broken round are marked in the next one, also if its contract comes before the verdict.
#[test]
fn scores_after_a_broken_round_are_the_hosts_word_though_its_verdict_comes_late() {
    for is_judged_before in [true, false] {
        let mut table = CheatingTable::new(8);
        deal_chosen_cards(&mut table);
        table.harness.room.cheat = None;
        table.play_to_the_end();
        if is_judged_before {
            table.programs.iter_mut().for_each(Program::judge);
        }
        table.start();
        table.finish();
        let verdicts = &table.program(1).verdicts;
        let is_marked = |(round, verdict): &(u32, Verdict)| {
            *round == 1 || matches!(verdict, Verdict::Verified(deal) if deal.are_scores_told)
        };
        assert!(verdicts.len() == 2 && verdicts.iter().all(is_marked), "{verdicts:?}");
    }
}

/// Whatever the host says of more that is to come, a move and a line of chat are of the position that the screen shows.
#[test]
fn the_screen_shows_all_that_has_come() {
    let mut table = CheatingTable::new(15);
    // All but what the deal waits for.
    table.tamper(|room, guest, message| match &message {
        ToGuest::Log(update)
            if guest == 1 && update.entries.iter().any(|entry| !entry.events().is_empty()) =>
        {
            vec![without_end(room, message)]
        }
        _ => vec![message],
    });
    table.start();
    let mut moves = 0;
    while table.is_running() {
        moves += 1;
        let round = table.harness.room.game.as_ref().and_then(|game| game.table.round()).expect("a round");
        let (made, turn) = (round.moves(), round.turn());
        let view = table.program(1).shown.as_ref().expect("a round").view();
        assert_eq!((view.moves(), view.turn()), (made, turn));
        table.step();
    }
    assert!(moves > 20);
}
