//! The draft itself: seats, teams and rules.

use skipstone_core::bot::{Character, Level};
use skipstone_core::table::{Player, SeatConfig, Table, TableConfig, TableError};
use skipstone_core::text;
use skipstone_core::{
    MAX_SEATS, Preset, RuleKey, RuleProblem, RuleValue, Rules, Scoring, Seat, Seed, Setup, SetupError,
    StockSize,
};

use crate::players::names::{bot_name, given_names};

/// The division into teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sides {
    /// Everyone plays alone.
    Alone,
    /// This many teams of equal size.
    Teams(usize),
}

impl Sides {
    /// Every division on offer, in the order of the rule book.
    pub const ALL: [Sides; 3] = [Sides::Alone, Sides::Teams(2), Sides::Teams(3)];

    fn teams(self, seats: usize) -> usize {
        match self {
            Sides::Alone => seats,
            Sides::Teams(teams) => teams,
        }
    }

    /// The numbers of seats that this division allows, ascending.
    pub fn seats(self) -> Vec<usize> {
        let rules = Rules { stock: StockSize::Cards(5), ..Rules::default() };
        let divided = |seats: &usize| self == Sides::Alone || self.teams(*seats) < *seats;
        let dealt = |seats: &usize| Setup::new(rules, *seats, self.teams(*seats)).is_ok();
        (2..=MAX_SEATS).filter(divided).filter(dealt).collect()
    }
}

/// What is wrong with the players of a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerProblem {
    /// No person plays.
    NoPerson,
    /// Two players have this name, where several people share the screen.
    SameName(String),
}

/// A table before it is opened. The first seat is the player's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    table: TableConfig,
    sides: Sides,
}

impl Default for Draft {
    /// A person and one computer player, with the default rules.
    fn default() -> Draft {
        let mut seats = vec![SeatConfig { name: String::new(), player: Player::Human, age: None }];
        seats.extend(Character::ALL.iter().take(1).map(|character| bot(*character)));
        let table = TableConfig { rules: Rules::default(), teams: seats.len(), seats };
        Draft { table, sides: Sides::Alone }
    }
}

impl Draft {
    /// The first draft of a player: the quick rules, for a person and one easy computer player.
    pub fn quick_game() -> Draft {
        let mut draft = Draft::default();
        draft.set_preset(Preset::Quick);
        draft.set_player(Seat::from_index(1), Player::Bot(Level::Easy));
        draft
    }

    /// The game that is recommended first: a single round of the quick game.
    pub fn short_game() -> Draft {
        let mut draft = Draft::quick_game();
        draft.table.rules.scoring = Scoring::Single;
        draft
    }

    /// A draft that begins with another table's seats and rules.
    pub fn from_table(mut table: TableConfig) -> Draft {
        let names = given_names(&table.seats);
        table.seats.iter_mut().zip(names).for_each(|(seat, name)| seat.name = name);
        let sides = if table.teams == table.seats.len() { Sides::Alone } else { Sides::Teams(table.teams) };
        Draft { table, sides }
    }

    /// The table as configured so far; [`Draft::problem`] says whether it can be opened.
    pub fn table(&self) -> &TableConfig {
        &self.table
    }

    /// The table's rules.
    pub fn rules(&self) -> &Rules {
        &self.table.rules
    }

    /// Whether the rules differ from their preset.
    pub fn is_changed(&self) -> bool {
        self.table.rules.overrides().next().is_some()
    }

    /// The division into teams.
    pub fn sides(&self) -> Sides {
        self.sides
    }

    /// Changes the division. If it doesn't allow the number of seats, the next larger allowed one is used, else the largest.
    pub fn set_sides(&mut self, sides: Sides) {
        let now = self.table.seats.len();
        let seats = sides.seats();
        self.sides = sides;
        let Some(largest) = seats.last() else { return };
        self.set_seat_count(*seats.iter().find(|seats| **seats >= now).unwrap_or(largest));
    }

    /// Changes the number of seats. Seats are added and removed at the end; new ones get computer players.
    /// Where the seats have stocks of their own, so do new ones.
    pub fn set_seat_count(&mut self, seats: usize) {
        let taken = self.table.seats.len().saturating_sub(1);
        let newcomers = Character::ALL.iter().skip(taken).map(|character| bot(*character));
        self.table.seats.extend(newcomers);
        self.table.seats.truncate(seats);
        self.table.teams = self.sides.teams(seats);
        self.table.fit_stocks();
    }

    /// Sets the name of a seat's player; does nothing for a missing seat.
    pub fn set_name(&mut self, seat: Seat, name: String) {
        if let Some(seat) = self.table.seats.get_mut(seat.index()) {
            seat.name = name;
        }
    }

    /// The name of a seat's player: the one entered, else the default for a computer player. Empty for a person without a
    /// name.
    pub fn given_name(&self, seat: Seat) -> String {
        let Some(config) = self.table.seats.get(seat.index()) else { return String::new() };
        let name = text::clean(config.name.clone());
        match (name.trim(), config.player) {
            ("", Player::Bot(_)) => bot_name(seat).to_owned(),
            (name, _) => name.to_owned(),
        }
    }

    /// Gives a seat another player. A person's name isn't that of a computer player, so between them it is forgotten.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        let Some(config) = self.table.seats.get_mut(seat.index()) else { return };
        if (config.player == Player::Human) != (player == Player::Human) {
            config.name.clear();
            config.age = None;
        }
        config.player = player;
    }

    /// Whether several people share the screen.
    pub fn is_shared(&self) -> bool {
        self.table.people().count() > 1
    }

    /// What is wrong with the players at a table in this process; `None` if nothing is.
    pub fn player_problem(&self) -> Option<PlayerProblem> {
        if self.table.people().next().is_none() {
            return Some(PlayerProblem::NoPerson);
        }
        let names: Vec<String> =
            Seat::first_n(self.table.seats.len()).map(|seat| self.given_name(seat)).collect();
        let is_repeated = |(nth, name): &(usize, &String)| {
            let known = names.iter().take(*nth);
            !name.is_empty()
                && known.map(|name| name.to_lowercase()).any(|known| known == name.to_lowercase())
        };
        // Alone, everybody else is told by their places.
        let (_, name) = names.iter().enumerate().filter(|_| self.is_shared()).find(is_repeated)?;
        Some(PlayerProblem::SameName(name.clone()))
    }

    /// Sets the age of a seat's player in years; `None` if unknown.
    pub fn set_age(&mut self, seat: Seat, age: Option<u8>) {
        if let Some(seat) = self.table.seats.get_mut(seat.index()) {
            seat.age = age;
        }
    }

    /// Replaces all rules by a preset's.
    pub fn set_preset(&mut self, preset: Preset) {
        self.table.rules = preset.rules();
    }

    /// Changes the sizes of the stock piles.
    pub(super) fn set_stock_size(&mut self, stock: StockSize) {
        self.table.rules.stock = stock;
        self.table.fit_stocks();
    }

    /// Changes one rule. A change of the scoring also sets the default target for it, as 500 makes no sense for counting wins.
    ///
    /// # Errors
    /// If the rule doesn't allow the value.
    pub fn set_rule(&mut self, key: &RuleKey, value: &RuleValue) -> Result<(), RuleProblem> {
        let before = self.table.rules.scoring;
        key.set(&mut self.table.rules, value)?;
        self.table.fit_stocks();
        let scoring = self.table.rules.scoring;
        if scoring != before {
            self.table.rules.target = self.default_target(scoring);
        }
        Ok(())
    }

    /// The target of a single round means nothing, and so isn't to differ from the preset's.
    fn default_target(&self, scoring: Scoring) -> u32 {
        let preset = self.table.rules.preset.rules();
        let keeps_preset = scoring == preset.scoring || scoring == Scoring::Single;
        if keeps_preset { preset.target } else { scoring.default_target() }
    }

    /// Whether the rules choose the first player by age.
    pub fn needs_ages(&self) -> bool {
        self.rules().first_player.goes_by_age()
    }

    /// Why this table can't be opened; `None` if it can.
    pub fn problem(&self) -> Option<TableError> {
        Table::new(self.table.clone(), Seed::from_number(0)).err()
    }

    /// A rule and the value that would solve a problem; `None` if no single change does.
    pub fn remedy(problem: &TableError) -> Option<(&'static RuleKey, RuleValue)> {
        let usual = |name| RuleKey::from_name(name).map(|key| (key, (key.get)(&Rules::default())));
        match problem {
            TableError::Setup(SetupError::Stock { largest, .. }) => {
                Some((RuleKey::from_name("stock")?, RuleValue::Number((*largest).into())))
            }
            TableError::Setup(SetupError::FirstPlayer { .. }) => usual("first_player"),
            TableError::Setup(SetupError::Draw { .. }) => usual("draw"),
            TableError::Setup(
                SetupError::Seats { .. }
                | SetupError::Teams { .. }
                | SetupError::Stocks { .. }
                | SetupError::StockCount { .. },
            )
            | TableError::Age(_) => None,
        }
    }
}

fn bot(character: Character) -> SeatConfig {
    SeatConfig { name: character.name().to_owned(), player: Player::Bot(Level::Normal), age: None }
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
    fn dividing_the_table_keeps_its_players() {
        let mut draft = Draft::default();
        draft.set_name(Seat::ONE, "Ada".to_owned());
        draft.set_sides(Sides::Teams(3));
        assert_eq!((draft.table.seats.len(), draft.table.teams), (6, 3));
        draft.set_seat_count(12);
        assert_eq!(draft.table.teams, 3);
        draft.set_sides(Sides::Alone);
        assert_eq!((draft.table.seats.len(), draft.table.teams), (6, 6));
        let names: Vec<_> = draft.table.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Ada", "Pebble", "Flint", "Slate", "Basalt", "Marble"]);
    }

    #[test]
    fn every_division_can_be_dealt_after_its_suggested_fix() {
        for sides in Sides::ALL {
            for seats in sides.seats() {
                for preset in Preset::ALL {
                    let mut draft = Draft::default();
                    draft.set_preset(*preset);
                    draft.set_sides(sides);
                    draft.set_seat_count(seats);
                    if let Some(problem) = draft.problem() {
                        let (key, value) = Draft::remedy(&problem).expect("a smaller stock");
                        draft.set_rule(key, &value).expect("a stock that is allowed");
                    }
                    assert_eq!(draft.problem(), None, "{sides:?} of {seats}, {preset:?}");
                }
            }
        }
    }

    #[test]
    fn ages_are_asked_for_where_they_matter() {
        let mut draft = Draft::default();
        assert!(!draft.needs_ages());
        let key = RuleKey::from_name("first_player").expect("a key");
        draft.set_rule(key, &RuleValue::Text("youngest".to_owned())).expect("a word");
        assert!(draft.needs_ages());
        assert!(matches!(draft.problem(), Some(TableError::Age(_))));
        draft.set_age(Seat::from_index(0), Some(12));
        draft.set_age(Seat::from_index(1), Some(3));
        assert_eq!(draft.problem(), None);
    }

    #[test]
    fn the_target_follows_the_scoring() {
        let mut draft = Draft::default();
        draft.set_preset(Preset::Family);
        let scoring = RuleKey::from_name("scoring").expect("a key");
        for (word, target) in [("wins", 3), ("single", 200), ("points", 200)] {
            draft.set_rule(scoring, &RuleValue::Text(word.to_owned())).expect("a word");
            assert_eq!(draft.rules().target, target, "{word}");
        }
    }
}
