//! Ways to bend a round that follows an honest one.

use super::*;

/// Ways that bend the second round, after an honest first one.
pub(super) const LATER_WAYS: &[Way] = &[
    ("scores that weren't won", Expected::Broken, |table| {
        table.bend_contract(|contract| contract.scores[1] += 50);
        table.start();
    }),
    ("another history", Expected::Broken, |table| {
        table.bend_contract(|contract| contract.previous = Digest::of("another", &1u8));
        table.start();
    }),
    ("another dealer", Expected::Broken, |table| {
        table.bend_contract(|contract| contract.dealer = contract.dealer.map(|dealer| dealer.left(4)));
        table.start();
    }),
    ("players under other names", Expected::Nothing, |table| {
        table.bend_contract(|contract| contract.seats[3].name = Name::new("Marble"));
        table.start();
    }),
    ("a computer player of another level", Expected::Nothing, |table| {
        table.bend_contract(|contract| contract.seats[3].player = bot("bot:expert"));
        table.start();
    }),
    ("a person in place of a computer player, whom the lobby doesn't show", Expected::Nothing, |table| {
        table.bend_contract(|contract| {
            contract.seats[3].player = ContractPlayer::person(key(77), Level::STRONGEST)
        });
        table.start();
    }),
    ("another age", Expected::Nothing, |table| {
        table.bend_contract(|contract| contract.seats[1].age = Some(7));
        table.start();
    }),
    ("other rules", Expected::Broken, |table| {
        table.bend_contract(|contract| contract.rules.stock = StockSize::Cards(4));
        table.start();
    }),
    ("scores that weren't won, and a deal that comes after the verdict on them", Expected::Broken, |table| {
        table.bend_contract(|contract| contract.scores[1] += 50);
        table.is_ignored = |_, message| matches!(message, ToHost::Deal { .. });
        table.start();
        // The screen still shows the round before.
        table.programs.iter_mut().for_each(Program::judge);
        table.is_ignored = |_, _| false;
        table.wait();
    }),
    ("a number that was played already", Expected::Broken, |table| {
        let log = table.log();
        let first = log.entries()[..2].to_vec();
        let id = LogId { proposal: 2, ..log.id() };
        let mut again = RoundLog::new(id);
        first.into_iter().for_each(|entry| again.push(entry).expect("the beginning of a round"));
        let told = update(&again, 0, table.sign(&again));
        for program in &mut table.programs {
            program.has_left |= program.state.handle_message(told.clone()).is_err();
            program.show_events();
        }
    }),
    ("a skipped number", Expected::NotProven, |table| {
        // The second deal is dropped when its shares are known, and the second round said to be over.
        table.start();
        skip_round(table);
        table.start();
    }),
    ("a skipped number, and a cut connection for an excuse", Expected::Noted, |table| {
        cut_connections(table);
        skip_round(table);
        table.start();
    }),
    ("scores of a skipped round, told before the guests' programs were closed", Expected::Noted, |table| {
        cut_connections(table);
        skip_round(table);
        table.start();
        table.finish();
        table.restart_programs();
        table.start();
        // Who watches has come after the contract.
        table.victims = vec![1, 2];
    }),
    ("a dropped deal that another telling of the round before is to cover", Expected::NotProven, |table| {
        let earlier = table.log();
        let shown: Vec<_> = [1, 2, 9].into_iter().map(|guest| (guest, entries_for(table, guest))).collect();
        table.start();
        // The first round once more, with one harmless entry more, by another run of the host's program.
        let last = earlier.entries().iter().rposition(|entry| entry.ends_round()).expect("an end");
        let limits = LogEntry::LimitsChanged(earlier.contract().expect("a contract").limits);
        table.harness.room.signer.run = RunId::generate().expect("random bytes");
        for (guest, mut entries) in shown {
            entries.insert(last, limits.clone());
            let mut again = RoundLog::new(earlier.id());
            entries.into_iter().for_each(|entry| again.push(entry).expect("a whole round"));
            let told = update(&again, 0, table.sign(&again));
            let program = table.programs.iter_mut().find(|program| program.guest == guest).expect("a guest");
            program.has_left |= program.state.handle_message(told).is_err();
            program.judge();
        }
        drop_ways::drop_deal(table, true);
    }),
    ("a guest's seat for a computer player", Expected::NotProven, |table| {
        table.propose(|contract| contract.seats[1].player = bot("bot:expert"));
        table.start();
        table.victims = vec![1];
    }),
];

/// The host says that a round was played that wasn't.
fn skip_round(table: &mut CheatingTable) {
    let game = table.harness.room.game.as_mut().expect("a game");
    let mut saved = game.table.to_saved();
    let result = saved.rounds[0].clone();
    saved.rounds.push(result);
    saved.round = None;
    game.table = Table::resume(saved).expect("a table");
}

/// The guests were away for a moment.
fn cut_connections(table: &mut CheatingTable) {
    table.come_back();
}

/// The entries of the round's log as a guest may see them.
fn entries_for(table: &CheatingTable, guest: u64) -> Vec<LogEntry> {
    let viewer = table.harness.room.seating.seat_of(key(guest));
    let room = &table.harness.room;
    let messages = table.harness.log().messages(0, viewer, |log, entries| room.signer.sign(log, entries));
    let entries = messages.into_iter().flat_map(|message| match message {
        ToGuest::Log(update) => update.entries,
        _ => Vec::new(),
    });
    entries.collect()
}
