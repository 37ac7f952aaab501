//! Evenings that are played and kept.

use std::time::Duration;

use skipstone::random;
use skipstone::store::{Keeper, SeriesId, Store};
use skipstone_core::bot::{Bot, Level};
use skipstone_core::table::{Input, Intent, Player, SeatConfig, Table, TableConfig};
use skipstone_core::{Preset, Rules, Seat, Seed};

/// A person and so many computer players, at short rounds.
pub(crate) fn table(bots: usize) -> TableConfig {
    let seat = |at: usize| SeatConfig {
        name: ["Ada", "Pebble", "Flint", "Slate"][at].to_owned(),
        player: if at == 0 { Player::Human } else { Player::Bot(Level::Greedy) },
        age: None,
    };
    let rules = Rules { target: 10_000, ..Preset::Quick.rules() };
    TableConfig { rules, teams: bots + 1, seats: (0..=bots).map(seat).collect() }
}

/// A table that is kept after every move. Its person plays as a computer player would.
pub(crate) struct Evening {
    pub(crate) table: Table,
    pub(crate) keeper: Keeper,
    now: Duration,
    person: Box<dyn Bot>,
}

impl Evening {
    pub(crate) fn begin(store: &Store, id: SeriesId) -> Evening {
        let (table, keeper) =
            store.begin(id, table(2), Seed::from_number(id.0 as u64)).expect("three can play");
        Evening::at(table, keeper)
    }

    pub(crate) fn go_on(store: &Store, id: SeriesId) -> Evening {
        let resumed = store.go_on(id, random::seed()).expect("the series is there");
        assert_eq!(resumed.trouble, None);
        Evening::at(resumed.table, resumed.keeper)
    }

    fn at(table: Table, keeper: Keeper) -> Evening {
        let person = Level::Greedy.player(&Seed::from_number(0), Seat::ONE);
        let mut evening = Evening { table, keeper, now: Duration::ZERO, person };
        evening.ask(Intent::Pace(Duration::ZERO));
        evening
    }

    pub(crate) fn ask(&mut self, intent: Intent) {
        self.table.handle(self.now, Input::From(Seat::ONE, intent));
        self.keeper.keep(&self.table);
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
                self.table.handle(self.now, Input::Tick);
                self.keeper.keep(&self.table);
            }
        }
    }

    /// Plays so many rounds to their end.
    pub(crate) fn play_rounds(&mut self, rounds: usize) {
        let until = self.table.series().rounds().len() + rounds;
        while self.table.series().rounds().len() < until {
            self.step();
        }
    }
}
