//! The statistics as a player meets them.

use std::time::Instant;

use iced::Size;
use iced::keyboard::key::Named;
use iced_test::Simulator;
use jiff::{Span, Timestamp};
use skipstone::app::{App, Message};
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::statistics::{self, Action, State};
use skipstone::settings::Settings;
use skipstone::statistics::{Opponents, TableFilter};
use skipstone::store::Store;
use skipstone::theme::Theme;
use skipstone_core::Seat;
use skipstone_core::bot::Level;

use super::played;
use super::recount::SERIES;

const ROOM: Size = Size::new(960.0, 600.0);

type Seen<'a, Message> = Simulator<'a, Message, Theme>;

fn see<'a, Message>(element: skipstone::Element<'a, Message>) -> Seen<'a, Message> {
    Simulator::with_size(iced::Settings::default(), ROOM, element)
}

/// The screen with somebody in front of it.
struct Screen {
    state: State,
    store: Store,
    locale: Locale,
    settings: Settings,
}

impl Screen {
    fn of(state: State) -> Screen {
        let settings = Settings { language: Language::English, ..Settings::default() };
        Screen { state, store: Store::in_memory(), locale: Locale::new(Language::English), settings }
    }

    fn seen(&self) -> Seen<'_, statistics::Message> {
        see(self.state.view(Context { locale: &self.locale, settings: &self.settings, scale: 1.0 }))
    }

    fn shows(&self, words: &str) -> bool {
        self.seen().find(words).is_ok()
    }

    fn click(&mut self, words: &str) -> Action {
        let mut seen = self.seen();
        seen.click(words).unwrap_or_else(|_| panic!("{words} is nowhere to be seen"));
        let messages: Vec<_> = seen.into_messages().collect();
        messages.into_iter().fold(Action::None, |_, message| self.tell(message))
    }

    fn tell(&mut self, message: statistics::Message) -> Action {
        self.state.update(message, &self.store)
    }
}

/// All series played for the recount, one after the other.
fn everything() -> State {
    let mut rounds: Vec<_> = SERIES.iter().flatten().cloned().collect();
    for (hours, round) in (0_i64..).zip(&mut rounds) {
        round.finished = Timestamp::UNIX_EPOCH + Span::new().hours(hours);
    }
    State::new(rounds, Timestamp::UNIX_EPOCH + Span::new().hours(24 * 31))
}

#[test]
fn who_has_played_nothing_is_invited_to() {
    let mut screen = Screen::of(State::new(Vec::new(), Timestamp::UNIX_EPOCH));
    assert!(
        screen.shows("You haven’t finished a round yet. Play one, and you’ll see here how you’re doing.")
    );
    assert!(!screen.shows("Rounds played"));
    assert_eq!(screen.click("New game"), Action::NewGame);
}

#[test]
fn only_rounds_that_are_asked_for_are_counted() {
    let mut screen = Screen::of(everything());
    let all = SERIES.iter().flatten().count();
    assert!(screen.shows(&all.to_string()));
    screen.tell(statistics::Message::Opponents(Some(Opponents::Level(Level::Greedy))));
    screen.tell(statistics::Message::Tables(TableFilter::Alone));
    let of = SERIES[0].len();
    assert!(screen.shows(&of.to_string()), "the only such series has {of} rounds");
    // A month before the screen was opened half the rounds were played, but nothing against these opponents.
    screen.click("30 days");
    assert!(screen.shows("None of your rounds match this choice."));
    screen.click("Show all rounds");
    assert!(screen.shows(&all.to_string()));
}

#[test]
fn nothing_is_forgotten_without_being_asked() {
    let store = Store::in_memory();
    let table = played::table("preset = 'quick'\nscoring = 'single'", 2, &["Ada", "Pebble:greedy"]);
    for (round, record) in played::series(1, &table, Seat::ONE, Timestamp::UNIX_EPOCH) {
        store.put_round(&round, &record).expect("memory keeps everything");
    }
    let settings = Settings { language: Language::English, ..Settings::default() };
    let mut app = App::new(settings, store.clone(), ROOM);
    let mut click = |words: &str| {
        let mut seen = see(app.view());
        // What can be done with all rounds stands below what they add up to.
        for _ in 0..4 {
            let _ = seen.tap_key(Named::PageDown);
        }
        seen.click(words).unwrap_or_else(|_| panic!("{words} is nowhere to be seen"));
        let messages: Vec<Message> = seen.into_messages().collect();
        messages.into_iter().for_each(|message| drop(app.update(message, Instant::now())));
    };
    let kept = || store.rounds().expect("memory can be read").len();
    click("Statistics");
    click("Reset …");
    click("Keep everything");
    assert_eq!(kept(), 1);
    click("Reset …");
    click("Delete");
    assert_eq!(kept(), 0);
    click("New game");
}

#[test]
fn it_can_be_drawn_in_every_theme_and_language() {
    let mut screen = Screen::of(everything());
    for language in Language::ALL {
        screen.locale = Locale::new(language);
        for theme in Theme::ALL {
            screen.seen().snapshot(&theme).unwrap_or_else(|error| panic!("{theme:?}: {error:?}"));
        }
    }
}
