//! Games that are saved after every move.

use std::time::Duration;

use iced::futures::executor::block_on;
use skipstone::store::random_seed;
use skipstone::store::{Store, StoredSeriesId, TableSaver};
use skipstone_core::bot::{Bot, Level};
use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, TableInput};
use skipstone_core::{Preset, Rules, Seat, Seed};

/// A table of a person and a number of computer players, with short rounds.
pub(crate) fn table(bots: usize) -> TableConfig {
    let seat = |at: usize| SeatConfig {
        name: ["Ada", "Pebble", "Flint", "Slate"][at].to_owned(),
        player: if at == 0 { Player::Human } else { Player::Bot(Level::Greedy) },
        age: None,
    };
    let rules = Rules { target: 10_000, ..Preset::Quick.rules() };
    TableConfig { rules, teams: bots + 1, seats: (0..=bots).map(seat).collect() }
}

/// A table that is saved after every move. Its person plays like a computer player.
pub(crate) struct SavedGame {
    pub(crate) table: Table,
    pub(crate) saver: TableSaver,
    now: Duration,
    person: Box<dyn Bot>,
}

impl SavedGame {
    pub(crate) fn begin(store: &Store, id: StoredSeriesId) -> SavedGame {
        let (table, saver) =
            store.new_series(id, table(2), Seed::from_number(id.0 as u64)).expect("three can play");
        SavedGame::at(table, saver)
    }

    pub(crate) fn continue_series(store: &Store, id: StoredSeriesId) -> SavedGame {
        let resumed = store.continue_series(id, random_seed()).expect("the series is there");
        assert_eq!(resumed.error, None);
        SavedGame::at(resumed.table, resumed.saver)
    }

    fn at(table: Table, saver: TableSaver) -> SavedGame {
        let person = Level::Greedy.player(&Seed::from_number(0), Seat::ONE);
        let mut game = SavedGame { table, saver, now: Duration::ZERO, person };
        game.ask(Intent::SetBotDelay(Duration::ZERO));
        game
    }

    pub(crate) fn ask(&mut self, intent: Intent) {
        self.table.handle(self.now, TableInput::Intent(Seat::ONE, intent));
        self.save();
    }

    /// Saves the table and waits for the acknowledgement.
    fn save(&mut self) {
        block_on(self.saver.save(&self.table).acknowledged());
    }

    /// Makes the next move, or deals the next round.
    pub(crate) fn step(&mut self) {
        let round = self.table.round().filter(|round| round.ending().is_none());
        match round.map(|round| (round.turn(), round.view(Seat::ONE))) {
            None => self.ask(Intent::NextRound),
            Some((Seat::ONE, view)) => {
                let mv = self.person.choose(&view);
                self.ask(Intent::Move(mv));
            }
            Some(_) => {
                self.now = self.table.wake_at().expect("a computer player is on turn");
                self.table.handle(self.now, TableInput::Tick);
                self.save();
            }
        }
    }

    /// Plays a number of whole rounds.
    pub(crate) fn play_rounds(&mut self, rounds: usize) {
        let until = self.table.series().rounds().len() + rounds;
        while self.table.series().rounds().len() < until {
            self.step();
        }
    }
}
