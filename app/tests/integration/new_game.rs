//! The screen for a new game at this computer.

use std::time::Duration;

use iced::Size;
use skipstone::Element;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::draft::{Change, Draft, Sides};
use skipstone::screen::{Action, new_game};
use skipstone::settings::Settings;
use skipstone::store::{Store, StoredSeriesId};
use skipstone_core::bot::Level;
use skipstone_core::table::{Intent, Player, TableConfig, TableInput};
use skipstone_core::{Preset, RuleKey, RuleValue, Seat, Seed, StockSize};

use crate::screens::learned_settings;
use crate::seen::{SMALLEST, Seen};

pub(crate) fn changed(change: Change) -> new_game::Message {
    new_game::Message::Changed(change)
}

/// The new game screen.
pub(crate) struct NewGame {
    state: new_game::State,
    locale: Locale,
    settings: Settings,
}

impl Seen for NewGame {
    type Message = new_game::Message;
    const SIZE: Size = SMALLEST;

    fn view(&self) -> Element<'_, new_game::Message> {
        self.state.view(Context::new(&self.locale, &self.settings))
    }
}

impl NewGame {
    pub(crate) fn open() -> NewGame {
        NewGame {
            state: new_game::State::default(),
            locale: Locale::new(Language::ENGLISH),
            settings: learned_settings(),
        }
    }

    fn click(&mut self, words: &str) -> Action {
        self.messages_of_click(words).into_iter().fold(Action::None, |_, message| self.tell(message))
    }

    pub(crate) fn tell(&mut self, message: new_game::Message) -> Action {
        self.state.update(message)
    }
}

#[test]
fn a_new_game_begins_with_a_preset_as_it_is() {
    let mut game = NewGame { state: new_game::State::new(&Store::in_memory()), ..NewGame::open() };
    let Action::Play(table) = game.click(&english!("new-game-start")) else { panic!("the table is ready") };
    assert_eq!(table.rules, Preset::Quick.rules());
    let names: Vec<_> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["", "Pebble"], "nobody has entered a name, whatever the language");
    let players: Vec<_> = table.seats.iter().map(|seat| seat.player).collect();
    assert_eq!(players, [Player::Human, Player::Bot(Level::Easy)]);
}

#[test]
fn a_new_game_begins_with_what_was_played_last() {
    let store = Store::in_memory();
    let mut game = NewGame { state: new_game::State::new(&store), ..NewGame::open() };
    let plays = |table: TableConfig, number: u128| {
        let seed = Seed::from_number(7);
        let (mut opened, mut saver) = store.new_series(StoredSeriesId(number), table, seed).expect("a table");
        opened.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::NextRound));
        let now = opened.wake_at().unwrap_or_default();
        opened.handle(now, TableInput::Tick);
        let mv = opened.round().and_then(|round| round.legal_moves().get(0)).expect("a move");
        let turn = opened.round().map_or(Seat::ONE, |round| round.turn());
        opened.handle(now, TableInput::Intent(turn, Intent::Move(mv)));
        saver.save(&opened);
    };
    plays(Draft::short_game().table().clone(), 1);
    game.state.reload(&store);
    let parts = [english!("summary-alone", seats = 2), english!("summary-stock", stock = 10)];
    let single = format!("{}  ·  {}", parts.join("  ·  "), english!("summary-single"));
    assert!(game.shows(&single));
    assert!(!game.shows(&english!("new-game-differs", preset = english!("preset-quick"), count = 1)));
    // What is changed since then stays, until another game is played.
    game.click(&english!("preset-quick"));
    game.state.reload(&store);
    assert!(!game.shows(&single));
}

/// A single round has no target, and its preset is one press away.
#[test]
fn the_target_is_off_where_a_round_is_all() {
    let mut game = NewGame::open();
    game.tell(changed(Change::Preset(Preset::Quick)));
    game.tell(changed(Change::ShowHouseRules(true)));
    let target = english!("rule-target");
    assert!(game.shows(&target));
    let scoring = RuleKey::from_name("scoring").expect("a rule");
    game.tell(changed(Change::Rule(scoring, RuleValue::Text("single".to_owned()))));
    assert!(!game.shows(&target));
    let parts = [english!("summary-alone", seats = 2), english!("summary-stock", stock = 10)];
    let single = format!("{}  ·  {}", parts.join("  ·  "), english!("summary-single"));
    assert!(game.shows(&single));
    game.click(&english!("preset-quick"));
    let Action::Play(table) = game.click(&english!("new-game-start")) else { panic!("the table is ready") };
    assert_eq!(table.rules, Preset::Quick.rules());
}

#[test]
fn a_table_that_cant_be_dealt_shows_why_and_a_fix() {
    let mut game = NewGame::open();
    game.click(&english!("new-game-teams", teams = 2));
    game.click("12");
    let why = english!(
        "table-stock",
        stock = 20,
        seats = 12,
        deck = 162,
        hand = 5,
        hand = 5,
        largest = 8,
        shared = 25
    );
    assert!(game.shows(&why));
    assert_eq!(game.click(&english!("new-game-start")), Action::None);
    game.click(&english!("new-game-use-stock", stock = 8));
    assert!(!game.shows(&why));
    let parts = [english!("summary-teams", teams = 2, each = 6), english!("summary-stock", stock = 8)];
    assert!(game.shows(&format!("{}  ·  {}", parts.join("  ·  "), english!("summary-points", target = 500))));
    let Action::Play(table) = game.click(&english!("new-game-start")) else { panic!("the table is ready") };
    assert_eq!((table.seats.len(), table.teams, table.rules.stock), (12, 2, StockSize::Cards(8)));
    game.click(&english!("new-game-reset"));
    assert!(game.shows(&why));
}

#[test]
fn ages_are_asked_for_when_the_youngest_begins() {
    let mut game = NewGame::open();
    let first = RuleKey::from_name("first_player").expect("a rule");
    game.tell(changed(Change::Rule(first, RuleValue::Text("youngest".to_owned()))));
    let why = english!("table-age-missing");
    assert!(game.shows(&why));
    assert_eq!(game.click(&english!("new-game-start")), Action::None);
    for (seat, age) in [(0, "41"), (1, "7")] {
        assert!(game.shows(&why));
        game.tell(new_game::Message::AgeChanged(Seat::from_index(seat), age.to_owned()));
    }
    assert!(matches!(game.click(&english!("new-game-start")), Action::Play(_)));
}

#[test]
fn every_house_rule_is_there_in_every_language() {
    let mut game = NewGame::open();
    game.tell(changed(Change::Sides(Sides::Teams(2))));
    game.tell(changed(Change::ShowHouseRules(true)));
    for language in Language::all() {
        game.locale = Locale::new(language);
        let mut seen = game.seen();
        for key in RuleKey::ALL.iter().filter(|key| (2..=8).contains(&key.section)) {
            let name = game.locale.text(&format!("rule-{}", key.name));
            assert!(seen.find(name.as_str()).is_ok(), "{name} in {language}");
        }
    }
}

#[test]
fn a_number_out_of_range_is_reported_and_begins_no_game() {
    let mut game = NewGame::open();
    game.tell(changed(Change::ShowHouseRules(true)));
    let blocking = RuleKey::from_name("blocking").expect("a rule");
    game.tell(changed(Change::Typed(blocking, "31".to_owned())));
    assert!(game.shows(&english!("rule-allowed", low = 0, high = 30)));
    assert!(game.shows(&english!(
        "new-game-invalid-rule",
        rule = english!("rule-blocking"),
        low = 0,
        high = 30
    )));
    assert!(matches!(game.tell(new_game::Message::Start), Action::None));
    game.tell(changed(Change::Rule(blocking, RuleValue::Number(0))));
    let Action::Play(table) = game.click(&english!("new-game-start")) else { panic!("the table is ready") };
    assert_eq!(table.rules.blocking, 0);
}

#[test]
fn every_computer_player_can_be_chosen() {
    for level in Level::OPPONENTS {
        let mut game = NewGame::open();
        game.tell(new_game::Message::Player(Seat::from_index(1), Player::Bot(level)));
        let Action::Play(table) = game.click(&english!("new-game-start")) else {
            panic!("the table is ready")
        };
        assert_eq!(table.seats[1].player, Player::Bot(level));
    }
}
