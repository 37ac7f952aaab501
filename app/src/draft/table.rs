//! The table as it is being put together: who sits there, and by which rules.

use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SeatConfig, Table, TableConfig, TableError};
use skipstone_core::{
    FirstPlayer, Key, MAX_SEATS, Preset, Problem, Rules, Scoring, Seat, Seed, Setup, SetupError, StockSize,
    Value,
};

use crate::locale::given_names;

/// Computer players are named after stones. The stone of a seat stays when others come and go.
const STONES: [&str; MAX_SEATS - 1] =
    ["Pebble", "Flint", "Slate", "Basalt", "Marble", "Onyx", "Agate", "Granite", "Jasper", "Quartz", "Opal"];

/// What the computer player of a seat is called; the first seat is a person's, and takes what is left.
pub fn stone(seat: Seat) -> &'static str {
    let at = seat.index().checked_sub(1).unwrap_or(STONES.len() - 1);
    STONES.get(at).copied().unwrap_or_default()
}

/// How a table is divided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sides {
    /// Everyone plays alone.
    Alone,
    /// So many teams.
    Teams(usize),
}

impl Sides {
    /// Every division, in the order of the rule book.
    pub const ALL: [Sides; 3] = [Sides::Alone, Sides::Teams(2), Sides::Teams(3)];

    fn teams(self, seats: usize) -> usize {
        match self {
            Sides::Alone => seats,
            Sides::Teams(teams) => teams,
        }
    }

    /// The numbers of seats that can be divided so.
    pub fn seats(self) -> Vec<usize> {
        let rules = Rules { stock: StockSize::Cards(5), ..Rules::default() };
        let divided = |seats: &usize| self == Sides::Alone || self.teams(*seats) < *seats;
        let dealt = |seats: &usize| Setup::new(rules, *seats, self.teams(*seats)).is_ok();
        (2..=MAX_SEATS).filter(divided).filter(dealt).collect()
    }
}

/// A table being put together. The first seat is the player's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    table: TableConfig,
    sides: Sides,
}

impl Draft {
    /// A player and one computer player, by the usual rules.
    pub fn new() -> Draft {
        let mut seats = vec![SeatConfig { name: String::new(), player: Player::Human, age: None }];
        seats.extend(STONES.iter().take(1).map(|stone| bot(stone)));
        let table = TableConfig { rules: Rules::default(), teams: seats.len(), seats };
        Draft { table, sides: Sides::Alone }
    }

    /// One that begins as another table was.
    pub fn like(mut table: TableConfig) -> Draft {
        let names = given_names(&table.seats);
        table.seats.iter_mut().zip(names).for_each(|(seat, name)| seat.name = name);
        let sides = if table.teams == table.seats.len() { Sides::Alone } else { Sides::Teams(table.teams) };
        Draft { table, sides }
    }

    /// The table.
    pub fn table(&self) -> &TableConfig {
        &self.table
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.table.rules
    }

    /// How the table is divided.
    pub fn sides(&self) -> Sides {
        self.sides
    }

    /// Divides the table; if so many seats can't be, as few are added as make it possible.
    pub fn divide(&mut self, sides: Sides) {
        let now = self.table.seats.len();
        let seats = sides.seats();
        self.sides = sides;
        let Some(largest) = seats.last() else { return };
        self.seat(*seats.iter().find(|seats| **seats >= now).unwrap_or(largest));
    }

    /// Puts so many seats at the table. Who sits there already stays.
    pub fn seat(&mut self, seats: usize) {
        let newcomers = STONES.iter().skip(self.table.seats.len().saturating_sub(1)).map(|stone| bot(stone));
        self.table.seats.extend(newcomers);
        self.table.seats.truncate(seats);
        self.table.teams = self.sides.teams(seats);
    }

    /// Calls a seat's player something.
    pub fn name(&mut self, seat: Seat, name: String) {
        if let Some(seat) = self.table.seats.get_mut(seat.index()) {
            seat.name = name;
        }
    }

    /// The name that a seat's player goes by: as it was entered, a stone's for a computer player without one. Empty for a person
    /// without one.
    pub fn given_name(&self, seat: Seat) -> String {
        let Some(config) = self.table.seats.get(seat.index()) else { return String::new() };
        match (config.name.trim(), config.player) {
            ("", Player::Bot(_)) => stone(seat).to_owned(),
            (name, _) => name.to_owned(),
        }
    }

    /// Chooses the computer player of a seat.
    pub fn level(&mut self, seat: Seat, level: Level) {
        if let Some(seat) = self.table.seats.get_mut(seat.index()) {
            seat.player = Player::Bot(level);
        }
    }

    /// Says how old a seat's player is.
    pub fn age(&mut self, seat: Seat, age: Option<u8>) {
        if let Some(seat) = self.table.seats.get_mut(seat.index()) {
            seat.age = age;
        }
    }

    /// Starts from a preset; nothing of the rules before stays.
    pub fn preset(&mut self, preset: Preset) {
        self.table.rules = preset.rules();
    }

    /// Changes one rule. With the scoring goes its usual target: 500 points are meant by nobody who counts wins.
    ///
    /// # Errors
    /// If the rule doesn't allow the value.
    pub fn rule(&mut self, key: &Key, value: &Value) -> Result<(), Problem> {
        let before = self.table.rules.scoring;
        key.set(&mut self.table.rules, value)?;
        let scoring = self.table.rules.scoring;
        if scoring != before {
            self.table.rules.target = self.usual_target(scoring);
        }
        Ok(())
    }

    fn usual_target(&self, scoring: Scoring) -> u32 {
        let preset = self.table.rules.preset.rules();
        if preset.scoring == scoring { preset.target } else { scoring.usual_target() }
    }

    /// Whether the first player goes by age.
    pub fn asks_ages(&self) -> bool {
        matches!(self.rules().first_player, FirstPlayer::Youngest | FirstPlayer::MiddleAge)
    }

    /// Why this table can't be opened, if it can't.
    pub fn problem(&self) -> Option<TableError> {
        Table::new(self.table.clone(), Seed::from_number(0)).err()
    }

    /// What would solve a problem, if one change does: a rule and its new value.
    pub fn remedy(problem: &TableError) -> Option<(&'static Key, Value)> {
        match problem {
            TableError::Setup(SetupError::Stock { largest, .. }) => {
                Some((Key::named("stock")?, Value::Number((*largest).into())))
            }
            TableError::Setup(SetupError::FirstPlayer { .. }) => {
                let key = Key::named("first_player")?;
                Some((key, (key.get)(&Rules::default())))
            }
            TableError::Setup(SetupError::Seats { .. } | SetupError::Teams { .. }) | TableError::Age(_) => {
                None
            }
        }
    }
}

impl Default for Draft {
    fn default() -> Draft {
        Draft::new()
    }
}

fn bot(name: &str) -> SeatConfig {
    let level = Level::Normal;
    SeatConfig { name: name.to_owned(), player: Player::Bot(level), age: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_divided_as_the_rule_book_says() {
        assert_eq!(Sides::Alone.seats(), [2, 3, 4, 5, 6]);
        assert_eq!(Sides::Teams(2).seats(), [4, 6, 8, 10, 12]);
        assert_eq!(Sides::Teams(3).seats(), [6, 9, 12]);
    }

    #[test]
    fn who_sits_at_the_table_stays_when_it_is_divided() {
        let mut draft = Draft::new();
        draft.name(Seat::ONE, "Ada".to_owned());
        draft.divide(Sides::Teams(3));
        assert_eq!((draft.table.seats.len(), draft.table.teams), (6, 3));
        draft.seat(12);
        assert_eq!(draft.table.teams, 3);
        draft.divide(Sides::Alone);
        assert_eq!((draft.table.seats.len(), draft.table.teams), (6, 6));
        let names: Vec<_> = draft.table.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Ada", "Pebble", "Flint", "Slate", "Basalt", "Marble"]);
    }

    #[test]
    fn every_division_can_be_dealt_after_its_remedy() {
        for sides in Sides::ALL {
            for seats in sides.seats() {
                for preset in Preset::ALL {
                    let mut draft = Draft::new();
                    draft.preset(*preset);
                    draft.divide(sides);
                    draft.seat(seats);
                    if let Some(problem) = draft.problem() {
                        let (key, value) = Draft::remedy(&problem).expect("a smaller stock");
                        draft.rule(key, &value).expect("a stock that is allowed");
                    }
                    assert_eq!(draft.problem(), None, "{sides:?} of {seats}, {preset:?}");
                }
            }
        }
    }

    #[test]
    fn ages_are_asked_for_where_they_matter() {
        let mut draft = Draft::new();
        assert!(!draft.asks_ages());
        let key = Key::named("first_player").expect("a key");
        draft.rule(key, &Value::Text("youngest".to_owned())).expect("a word");
        assert!(draft.asks_ages());
        assert!(matches!(draft.problem(), Some(TableError::Age(_))));
        draft.age(Seat::at(0), Some(12));
        draft.age(Seat::at(1), Some(3));
        assert_eq!(draft.problem(), None);
    }

    #[test]
    fn the_target_follows_the_scoring() {
        let mut draft = Draft::new();
        draft.preset(Preset::Family);
        let scoring = Key::named("scoring").expect("a key");
        for (word, target) in [("wins", 3), ("single", 1), ("points", 200)] {
            draft.rule(scoring, &Value::Text(word.to_owned())).expect("a word");
            assert_eq!(draft.rules().target, target, "{word}");
        }
    }
}
