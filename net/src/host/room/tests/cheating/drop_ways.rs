//! Ways to draw again: deals that are dropped once their shares are known.

use super::play_ways::let_the_turn_run_out;
use super::restart_ways::{go_back, save_before};
use super::*;

/// Ways that drop a deal and make another one.
pub(super) const DROP_WAYS: &[Way] = &[
    ("a deal is dropped for another contract of the same round", Expected::NotProven, |table| {
        table.start();
        drop_deal(table, false);
    }),
    ("a deal is dropped for another series", Expected::NotProven, |table| {
        table.start();
        drop_deal(table, true);
    }),
    ("deals are dropped for other series until one is liked", Expected::NotProven, |table| {
        table.start();
        for _ in 0..3 {
            drop_deal(table, true);
        }
    }),
    (
        "a deal is dropped, and its contract is said to be the next one's and then its own",
        Expected::NotProven,
        |table| {
            table.start();
            drop_deal(table, false);
            forget_log(table);
            drop_deal(table, false);
        },
    ),
    (
        "a deal is finished by computer players at once, and another one follows",
        Expected::NotProven,
        |table| {
            table.cheat(|room, entry| match entry {
                LogEntry::Dealt { .. } => {
                    let gone = [Seat::Two, Seat::Three];
                    let taken = |seat| LogEntry::TakenOver { seat, cause: TakeoverCause::Kicked };
                    gone.into_iter().for_each(|seat| {
                        let game = room.game.as_mut().expect("a game");
                        drop(game.table.handle(room.now, table::TableInput::Quit(seat)));
                    });
                    gone.map(taken).into_iter().chain([entry]).collect()
                }
                entry => vec![entry],
            });
            table.start();
            table.harness.room.cheat = None;
            finish_and_deal_again(table);
        },
    ),
    ("computer players finish a deal for guests whose connection was cut", Expected::NotProven, |table| {
        table.start();
        for guest in [1, 2] {
            table.programs.iter_mut().for_each(|program| program.state.reconnected());
            let seat = table.harness.room.seating.seat_of(key(guest)).expect("a seat");
            table.harness.room.take_over(seat, Some(TakeoverCause::Kicked));
            table.harness.collect_outputs();
            table.exchange();
        }
        finish_and_deal_again(table);
    }),
    ("every turn of a deal is over for guests whose connection was cut", Expected::NotProven, |table| {
        let options = TableOptions { turn_seconds: Some(20), ..table.harness.room.settings.options };
        table.harness.command(HostCommand::SetOptions(options));
        table.exchange();
        table.start();
        let guests = [1, 2].map(|guest| table.harness.room.seating.seat_of(key(guest)));
        while table.is_running() {
            table.programs.iter_mut().for_each(|program| program.state.reconnected());
            let turn = table.harness.room.game.as_ref().and_then(Game::turn);
            match guests.contains(&turn) {
                true => let_the_turn_run_out(table),
                false => table.step(),
            }
        }
        finish_and_deal_again(table);
    }),
    ("a deal is drawn again under the same beginning", Expected::NotProven, |table| {
        let save = save_before(table, |entry| matches!(entry, LogEntry::Committed(_)));
        table.start();
        let log = table.log();
        // Another contract makes the guests forget the first one's log.
        let mut next = RoundLog::new(LogId { proposal: 2, ..log.id() });
        next.push(log.entries()[0].clone()).expect("a contract");
        let told = update(&next, 0, table.sign(&next));
        for program in table.programs.iter_mut().filter(|program| program.guest != 0) {
            program.has_left |= program.state.handle_message(told.clone()).is_err();
        }
        go_back(table, &save);
        // Who watches has given no share.
        table.victims = vec![1, 2];
    }),
    ("a deal is held back while another series pays for it", Expected::NotProven, |table| {
        table.start();
        let room = &mut table.harness.room;
        let (series, game) = (room.series, room.game.take());
        begin_other_series(table);
        table.finish();
        return_to(table, series, game);
    }),
    ("a dropped deal is to be forgotten among many others", Expected::NotProven, |table| {
        table.start();
        open_many_deals(table);
        drop_deal(table, true);
    }),
    ("a deal is held back while many others take its place", Expected::NotProven, |table| {
        table.start();
        let room = &mut table.harness.room;
        let (series, game) = (room.series, room.game.take());
        begin_other_series(table);
        open_many_deals(table);
        // The first of these tells of all of them, so that the next ones take the places of the oldest.
        drop_deal(table, true);
        table.finish();
        (0..2).for_each(|_| drop_deal(table, true));
        return_to(table, series, game);
    }),
    ("another series is shown in the middle of a round", Expected::NotProven, |table| {
        table.start();
        let room = &mut table.harness.room;
        let (series, game) = (room.series, room.game.take());
        begin_other_series(table);
        table.finish();
        (table.harness.room.series, table.harness.room.game) = (series, game);
        table.harness.room.broadcast_lobby();
        table.harness.broadcast_lobby();
        table.exchange();
    }),
    ("a deal is dropped before its shares are shown", Expected::NotProven, |table| {
        table.harness.room.cheat = Some(without(|entry| matches!(entry, LogEntry::Revealed(_))));
        table.start();
        table.harness.room.cheat = None;
        drop_deal(table, true);
    }),
    ("a deal is dropped while the guests' programs are closed", Expected::NotProven, |table| {
        table.start();
        table.restart_programs();
        drop_deal(table, true);
        table.restart_programs();
    }),
    ("a deal is dropped for a table of another name", Expected::NotProven, |table| {
        table.start();
        table.harness.room.id = TableId(random().expect("random bytes"));
        let (id, host) = (table.harness.room.id, table.harness.room.host_key());
        for program in &mut table.programs {
            program.state.welcomed(id, host);
            program.state.tell_time(table.harness.now);
            program.state.reconnected();
        }
        drop_deal(table, false);
    }),
    ("a deal is dropped, the table closed and another one opened", Expected::NotProven, |table| {
        table.start();
        let other = CheatingTable::new(77);
        let stores: Vec<_> = table.programs.iter().map(|program| program.store.clone()).collect();
        table.harness = other.harness;
        for (program, store) in table.programs.iter_mut().zip(stores) {
            *program = Program::new(&table.harness, program.guest, store);
        }
        table.harness.room.broadcast_lobby();
        table.harness.broadcast_lobby();
        table.exchange();
        table.start();
    }),
    ("a round without the guests' shares follows a dropped deal", Expected::NotProven, |table| {
        table.start();
        table.is_ignored = |_, message| matches!(message, ToHost::Deal { .. });
        drop_deal(table, true);
        table.wait();
        table.finish();
        table.is_ignored = |_, _| false;
        table.start();
        // Who watches was told with the round between.
        table.victims = vec![1, 2];
    }),
    ("a guest that has revealed its share is said to have withheld it", Expected::Noted, |table| {
        table.is_ignored = |guest, message| {
            guest == 1 && matches!(message, ToHost::Deal { given: DealContribution::Share(_), .. })
        };
        table.start();
        table.wait();
        table.victims = vec![1, 2];
    }),
];

/// The host's program forgets the log, so that the next one has the same number again.
fn forget_log(table: &mut CheatingTable) {
    if let Some(game) = &mut table.harness.room.game {
        game.log = None;
    }
}

/// The host goes back to a series that it had left, after a cut of the connections.
fn return_to(table: &mut CheatingTable, series: TableSeriesId, game: Option<Game>) {
    (table.harness.room.series, table.harness.room.game) = (series, game);
    table.programs[0] = Program::new(&table.harness, 0, MemoryEvidenceStore::default());
    table.harness.room.send_initial_state(GuestId::HOST, None);
    table.come_back();
}

/// Begins more deals of the current round than a guest remembers, none of which has shares.
fn open_many_deals(table: &mut CheatingTable) {
    for proposal in 2..80 {
        let mut log = RoundLog::new(LogId { proposal, ..table.log().id() });
        let contract = table.log().entries()[0].clone();
        let begun = table.log().entries()[1].clone();
        for entry in [contract, begun, LogEntry::Committed(Default::default())] {
            log.push(entry).expect("the beginning of a deal");
        }
        let told = update(&log, 0, table.sign(&log));
        for program in table.programs.iter_mut().filter(|program| program.guest != 0) {
            program.has_left |= program.state.handle_message(told.clone()).is_err();
        }
    }
}

/// Deals a round of another series.
fn begin_other_series(table: &mut CheatingTable) {
    let room = &mut table.harness.room;
    room.series = TableSeriesId(random().expect("random bytes"));
    let config = room.seating.config(|key| room.people.name(key)).expect("a full table");
    room.start_game(Table::new(config, skipstone_core::Seed([1; 32])).expect("a table"), None);
    room.broadcast_lobby();
    table.harness.broadcast_lobby();
    table.exchange();
    table.start();
}

/// The round ends, and another series begins before there is a verdict. Only who plays can be deceived.
pub(super) fn finish_and_deal_again(table: &mut CheatingTable) {
    table.play_to_the_end();
    table.harness.command(HostCommand::Rematch);
    table.harness.fill_with_bots();
    table.harness.broadcast_lobby();
    table.exchange();
    table.start();
    table.victims = vec![1, 2];
}

/// The host drops the deal once all shares are known, and makes another one.
pub(super) fn drop_deal(table: &mut CheatingTable, other_series: bool) {
    let room = &mut table.harness.room;
    let config = room.seating.config(|key| room.people.name(key)).expect("a full table");
    // Declined deals have ended the series.
    let Some(old) = room.game.take() else { return };
    if other_series {
        room.series = TableSeriesId(random().expect("random bytes"));
    }
    let fresh = Table::new(config, skipstone_core::Seed([1; 32])).expect("a table");
    // Only the number of the contract is remembered: an honest host would go on with the round.
    let log = old.log.filter(|_| !other_series).map(|log| HostLog::new(log.log().id()));
    room.start_game(fresh, log);
    room.broadcast_lobby();
    table.harness.collect_outputs();
    table.harness.broadcast_lobby();
    table.exchange();
    table.start();
}
