//! The statistics screen.

use std::time::Instant;

use iced::Size;
use iced::keyboard::key::Named;
use jiff::{Span, Timestamp};
use skipstone::Element;
use skipstone::app::{App, Message};
use skipstone::locale::{Language, Locale};
use skipstone::screen::Action;
use skipstone::screen::Context;
use skipstone::screen::statistics::{self, State};
use skipstone::settings::Settings;
use skipstone::statistics::{Opponents, Played, TableFilter};
use skipstone::store::Store;
use skipstone::theme::Theme;
use skipstone_core::Seat;
use skipstone_core::bot::Level;

use super::fixtures;
use super::recount::SERIES;
use crate::seen::{SMALLEST, Seen, WHOLE_PAGE, see};

/// The screen with simulated input.
struct Screen {
    state: State,
    store: Store,
    locale: Locale,
    settings: Settings,
}

impl Seen for Screen {
    type Message = statistics::Message;
    const SIZE: Size = SMALLEST;

    fn view(&self) -> Element<'_, statistics::Message> {
        self.state.view(Context::new(&self.locale, &self.settings))
    }
}

impl Screen {
    fn of(state: State) -> Screen {
        let settings = Settings { language: Language::ENGLISH, ..Settings::default() };
        Screen { state, store: Store::in_memory(), locale: Locale::new(Language::ENGLISH), settings }
    }

    fn click(&mut self, words: &str) -> Action {
        self.messages_of_click(words).into_iter().fold(Action::None, |_, message| self.tell(message))
    }

    fn tell(&mut self, message: statistics::Message) -> Action {
        self.state.update(message, &self.store, &self.settings)
    }
}

/// All series played for the recount, one after the other.
fn everything() -> State {
    let mut rounds: Vec<_> = SERIES.iter().flatten().cloned().collect();
    for (hours, round) in (0_i64..).zip(&mut rounds) {
        round.finished = Timestamp::UNIX_EPOCH + Span::new().hours(hours);
    }
    State::new(
        Played { rounds, ..Played::default() },
        Vec::new(),
        Timestamp::UNIX_EPOCH + Span::new().hours(24 * 31),
    )
}

#[test]
fn statistics_without_rounds_offer_a_game() {
    let mut screen = Screen::of(State::new(Played::default(), Vec::new(), Timestamp::UNIX_EPOCH));
    assert!(screen.shows(&english!("statistics-none")));
    assert!(!screen.shows(&english!("statistics-rounds")));
    assert_eq!(screen.click(&english!("home-new-game")), Action::NewGame);
}

#[test]
fn only_rounds_that_match_the_filter_are_counted() {
    let mut screen = Screen::of(everything());
    let all = SERIES.iter().flatten().count();
    assert!(screen.shows(&all.to_string()));
    screen.tell(statistics::Message::Opponents(Some(Opponents::Level(Level::Greedy))));
    screen.tell(statistics::Message::Tables(TableFilter::Alone));
    let of = SERIES[0].len();
    assert!(screen.shows(&of.to_string()), "the only such series has {of} rounds");
    // A month before the screen was opened half the rounds were played, but nothing against these opponents.
    screen.click(&english!("statistics-span-month"));
    assert!(screen.shows(&english!("statistics-nothing")));
    screen.click(&english!("statistics-everything"));
    assert!(screen.shows(&all.to_string()));
}

#[test]
fn milestones_can_be_hidden_and_shown_again() {
    let mut screen = Screen::of(everything());
    for (button, is_shown) in [("milestones-hide", false), ("milestones-show", true)] {
        let mut seen = screen.seen_in(WHOLE_PAGE);
        assert_eq!(seen.find(english!("milestones-title").as_str()).is_ok(), !is_shown);
        seen.click(english!(button).as_str()).unwrap_or_else(|_| panic!("{button} is nowhere to be seen"));
        let messages: Vec<_> = seen.into_messages().collect();
        let [message] = &messages[..] else { panic!("one message, not {messages:?}") };
        let Action::SaveSettings(settings) = screen.tell(message.clone()) else { panic!("it isn't saved") };
        assert_eq!(settings.milestones, is_shown);
        screen.settings = *settings;
    }
}

#[test]
fn resetting_statistics_asks_first() {
    let store = Store::in_memory();
    let table = fixtures::table("preset = 'quick'\nscoring = 'single'", 2, &["Ada", "Pebble:greedy"]);
    for (round, record) in fixtures::series(1, &table, Seat::ONE, Timestamp::UNIX_EPOCH) {
        store.put_round(&round, &record);
    }
    let settings = Settings { language: Language::ENGLISH, ..Settings::default() };
    let mut app = App::new(settings, store.clone(), SMALLEST);
    let mut click = |words: &str| {
        let mut seen = see(app.view());
        // The buttons for all rounds are below the figures.
        for _ in 0..4 {
            let _ = seen.tap_key(Named::PageDown);
        }
        seen.click(words).unwrap_or_else(|_| panic!("{words} is nowhere to be seen"));
        let messages: Vec<Message> = seen.into_messages().collect();
        messages.into_iter().for_each(|message| drop(app.update(message, Instant::now())));
    };
    let kept = || store.rounds().expect("memory can be read").len();
    click(&english!("home-more"));
    click(&english!("home-statistics"));
    click(&english!("statistics-reset"));
    click(&english!("reset-keep"));
    assert_eq!(kept(), 1);
    click(&english!("statistics-reset"));
    click(&english!("reset-forget"));
    assert_eq!(kept(), 0);
    click(&english!("home-new-game"));
}

#[test]
fn statistics_can_be_drawn_in_every_theme_and_language() {
    let mut screen = Screen::of(everything());
    for language in Language::all() {
        screen.locale = Locale::new(language);
        for theme in Theme::ALL {
            screen.seen().snapshot(&theme).unwrap_or_else(|error| panic!("{theme:?}: {error:?}"));
        }
    }
}
