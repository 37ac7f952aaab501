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
    ("players under other names", Expected::Broken, |table| {
        table.bend_contract(|contract| contract.seats[3].name = Name::new("Marble"));
        table.start();
    }),
    ("a computer player of another level", Expected::Broken, |table| {
        table.bend_contract(|contract| contract.seats[3].player = bot("bot:expert"));
        table.start();
    }),
    ("a person in place of a computer player", Expected::Broken, |table| {
        table.bend_contract(|contract| contract.seats[3].player = ContractPlayer::Person(key(77)));
        table.start();
    }),
    ("another age", Expected::Broken, |table| {
        table.bend_contract(|contract| contract.seats[1].age = Some(7));
        table.start();
    }),
    ("other rules", Expected::Broken, |table| {
        table.bend_contract(|contract| contract.rules.stock = StockSize::Cards(4));
        table.start();
    }),
    ("a number that was played already", Expected::Broken, |table| {
        let log = table.log();
        let first = log.entries()[..2].to_vec();
        let id = crate::round_log::LogId { draft: 2, ..log.id() };
        let mut again = RoundLog::new(id);
        first.into_iter().for_each(|entry| again.push(entry).expect("the beginning of a round"));
        let told = update(&again, 0, table.sign(&again));
        for program in &mut table.programs {
            program.has_left |= program.state.handle_message(told.clone()).is_err();
            program.show_events();
        }
    }),
    ("a skipped number", Expected::Broken, |table| {
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
    ("a guest's seat for a computer player", Expected::NotProven, |table| {
        table.show_lobby(|lobby| {
            lobby.seats[1].occupant =
                Occupant::Bot { name: Name::new("Ada"), player: Name::new("bot:expert") };
        });
        table.bend_contract(|contract| contract.seats[1].player = bot("bot:expert"));
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
    table.programs.iter_mut().for_each(|program| program.state.reconnected());
    table.exchange();
}
