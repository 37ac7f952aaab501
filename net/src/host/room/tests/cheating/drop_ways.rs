//! Ways to draw again: deals that are dropped once their shares are known.

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
    ("another series is shown in the middle of a round", Expected::NotProven, |table| {
        table.start();
        let room = &mut table.harness.room;
        let (series, game) = (room.series, room.game.take());
        room.series = SeriesId(random().expect("random bytes"));
        let config = room.seating.config().expect("a full table");
        room.start_game(Table::new(config, skipstone_core::Seed([1; 32])).expect("a table"), None);
        room.broadcast_lobby();
        table.harness.broadcast_lobby();
        table.exchange();
        table.start();
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
        let (id, host) = (table.harness.room.id, table.harness.room.host_key);
        for program in &mut table.programs {
            let seat = program.state.seat();
            program.state.welcomed(id, host, seat);
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

/// The host drops the deal once all shares are known, and makes another one.
pub(super) fn drop_deal(table: &mut CheatingTable, other_series: bool) {
    let room = &mut table.harness.room;
    let config = room.seating.config().expect("a full table");
    let old = room.game.take().expect("a game");
    if other_series {
        room.series = SeriesId(random().expect("random bytes"));
    }
    let fresh = Table::new(config, skipstone_core::Seed([1; 32])).expect("a table");
    room.start_game(fresh, old.log.filter(|_| !other_series));
    room.broadcast_lobby();
    let outputs = room.take_outputs();
    table.harness.collect(outputs);
    table.harness.broadcast_lobby();
    table.exchange();
    table.start();
}
