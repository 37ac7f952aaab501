//! What would be lost if the program ended now, because the file can't be written.

use std::collections::BTreeMap;

use skipstone_core::PlayerAction;

use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::pending_writes::PendingWrites;
use super::saved::{RoundKey, StoredSeriesId};
use super::value::{RulesCache, Running, StoredRecord, StoredValue};

/// Changes that are in memory only, after the last transaction has failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unsaved {
    /// Why they can't be written.
    pub why: StoreError,
    /// The number of moves among them, those of computer players included; 0 if something else was changed.
    pub moves: usize,
}

impl Store {
    /// What can't be written; `None` if everything is, or is on its way to the disk.
    pub fn unsaved(&self) -> Option<Unsaved> {
        let why = self.writer.failure()?;
        Some(Unsaved {
            why,
            moves: self.writer.pending_writes(|pending_writes| unsaved_moves(pending_writes)),
        })
    }

    /// Whether there is something that can't be written.
    pub fn is_unsaved(&self) -> bool {
        self.writer.failure().is_some()
    }
}

/// The number of moves that aren't in the file, of rounds in progress and finished ones. A round may be both.
fn unsaved_moves(pending_writes: &PendingWrites) -> usize {
    let rows = pending_writes.unwritten().filter_map(|(key, value)| round_in(key, value.as_ref()?));
    let rounds: BTreeMap<RoundKey, Vec<PlayerAction>> = rows.collect();
    let unsaved = |(round, moves): (&RoundKey, &Vec<PlayerAction>)| {
        let saved = saved_moves(pending_writes, *round);
        let is_same = |(one, other): &(&PlayerAction, &PlayerAction)| one == other;
        moves.len() - moves.iter().zip(&saved).take_while(is_same).count()
    };
    rounds.iter().map(unsaved).sum()
}

/// The moves of a round in the file; none if they can't be read.
fn saved_moves(pending_writes: &PendingWrites, round: RoundKey) -> Vec<PlayerAction> {
    let rows = [(RowKind::Records, round.to_bytes()), (RowKind::Running, round.series.key())];
    let in_file = rows.iter().filter_map(|key| round_in(key, &pending_writes.written(key)?));
    in_file.filter(|(found, _)| *found == round).map(|(_, moves)| moves).next().unwrap_or_default()
}

/// The round that a row holds, with its moves.
fn round_in((kind, key): &RowKey, value: &[u8]) -> Option<(RoundKey, Vec<PlayerAction>)> {
    let (series, number) = key.split_first_chunk()?;
    let series = StoredSeriesId(u128::from_be_bytes(*series));
    let mut known = RulesCache::default();
    match kind {
        RowKind::Running => {
            let round = Running::from_bytes(value, &mut known).ok()?.round?;
            Some((RoundKey { series, number: round.number as u32 }, round.actions))
        }
        RowKind::Records => {
            let StoredRecord(record) = StoredRecord::from_bytes(value, &mut known).ok()?;
            let number = u32::from_be_bytes(number.try_into().ok()?);
            Some((RoundKey { series, number }, record.actions()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use skipstone_core::bot::{Bot as _, Greedy};
    use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, TableInput};
    use skipstone_core::{Preset, Seat, Seed};

    use super::super::database::slow_disk::SlowDisk;
    use super::*;
    use crate::store::table_saver::TableSaver;

    /// A table of two people, saved into memory after every move.
    struct Game {
        store: Store,
        table: Table,
        saver: TableSaver,
    }

    impl Game {
        fn begin() -> Game {
            let seat = SeatConfig { name: String::new(), player: Player::Human, age: None };
            let config =
                TableConfig { rules: Preset::Quick.rules(), teams: 2, seats: vec![seat.clone(), seat] };
            let store = Store::in_memory();
            let (table, saver) =
                store.new_series(StoredSeriesId(7), config, Seed::from_number(7)).expect("two can play");
            Game { store, table, saver }
        }

        fn ask(&mut self, seat: Seat, intent: Intent) {
            self.table.handle(Duration::ZERO, TableInput::Intent(seat, intent));
            drop(self.saver.save(&self.table));
        }

        /// Makes that many moves, and deals whenever a round is over.
        fn play(&mut self, moves: usize) {
            for _ in 0..moves {
                if self.table.round().is_none_or(|round| round.ending().is_some()) {
                    self.ask(Seat::ONE, Intent::NextRound);
                }
                let round = self.table.round().expect("it was dealt");
                let mv = Greedy.choose(&round.view(round.turn()));
                self.ask(round.turn(), Intent::Move(mv));
            }
        }

        /// Moves what was saved last into another store.
        fn give(&self, to: &mut PendingWrites) {
            self.store.writer.pending_writes(|from| to.queued.append(&mut from.queued));
        }
    }

    #[test]
    fn moves_count_that_are_in_no_file() {
        let mut game = Game::begin();
        let mut pending_writes =
            PendingWrites::of("nowhere".into(), Some(Arc::new(SlowDisk::default().database())));
        assert_eq!(unsaved_moves(&pending_writes), 0);
        let mut all = 0;
        for moves in [1, 5, 200, 3] {
            game.play(moves);
            game.give(&mut pending_writes);
            all += moves;
            assert_eq!(unsaved_moves(&pending_writes), all, "there is no file yet");
        }
        assert!(game.table.series().rounds().len() > 1, "rounds were finished meanwhile");
        let file = pending_writes.file.clone().expect("a file");
        file.write(&std::mem::take(&mut pending_writes.queued)).expect("memory can be written");
        assert_eq!(unsaved_moves(&pending_writes), 0);
        for (moves, unsaved) in [(2, 2), (1, 3), (150, 153)] {
            game.play(moves);
            game.give(&mut pending_writes);
            assert_eq!(unsaved_moves(&pending_writes), unsaved);
        }
    }
}
