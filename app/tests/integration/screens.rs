//! All screens, viewed, clicked and typed at without a display.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use iced::event::Status;
use iced::keyboard::key::Named;
use iced::widget::container;
use iced::{Event, Point, Rectangle, Size, window};
use iced_test::selector::{Candidate, is_focused};
use iced_test::simulator::{click, press_key, release_key};
use skipstone::Element;
use skipstone::app::{App, Message, notices};
use skipstone::board::{Lesson, Lessons};
use skipstone::locale::{Language, Locale};
use skipstone::paper::print::PdfOutcome;
use skipstone::screen::Context;
use skipstone::screen::draft::{Change, Draft, Editor, Sides};
use skipstone::screen::{new_game, settings, table};
use skipstone::session::PRESS_GRACE;
use skipstone::settings::Settings;
use skipstone::store::{Cause, Store, StoreError, StoredValueError};
use skipstone::theme::Theme;
use skipstone::widget::choice::{self, Choice};
use skipstone::widget::focus::Scope;
use skipstone_core::Stone;
use skipstone_net::protocol::Name;

use crate::english::{ENGLISH, way_back};
use crate::new_game::{NewGame, changed};
use crate::seen::{ROOM, SMALLEST, Seen, WHOLE_PAGE, see, see_in};

/// The settings of a player who has learned the game.
pub(crate) fn learned_settings() -> Settings {
    let learned = Lessons::default().with(Lesson::GuidedRound);
    Settings { language: Language::ENGLISH, learned, ..Settings::default() }
}

/// The window with simulated input.
pub(crate) struct Window(pub(crate) App);

impl Seen for Window {
    type Message = Message;
    const SIZE: Size = SMALLEST;

    fn view(&self) -> Element<'_, Message> {
        self.0.view()
    }
}

impl Window {
    pub(crate) fn open() -> Window {
        Window(App::new(learned_settings(), Store::in_memory(), ROOM))
    }

    pub(crate) fn click(&mut self, words: &str) {
        self.click_at(words, Instant::now());
    }

    fn click_at(&mut self, words: &str, now: Instant) {
        let messages = self.messages_of_click(words);
        messages.into_iter().for_each(|message| drop(self.0.update(message, now)));
    }

    /// Presses a button of the title screen, which may be on its other page.
    pub(crate) fn choose(&mut self, button: &str) {
        if !self.shows(&english!(button)) {
            match self.shows(&english!("home-more")) {
                true => self.click(&english!("home-more")),
                false => self.press(&[Named::Escape]),
            }
        }
        self.click(&english!(button));
    }

    fn shows_on_page(&self, words: &str) -> bool {
        self.seen_in(WHOLE_PAGE).find(words).is_ok()
    }

    /// Clicks on what one may have to scroll to.
    fn click_on_page(&mut self, words: &str) {
        let mut seen = self.seen_in(WHOLE_PAGE);
        seen.click(words).unwrap_or_else(|_| panic!("{words} is nowhere on the page"));
        let messages = seen.into_messages().collect();
        self.tell(messages);
    }

    pub(crate) fn press(&mut self, keys: &[Named]) {
        self.press_at(keys, Instant::now());
    }

    fn press_at(&mut self, keys: &[Named], now: Instant) {
        let messages = self.messages_of(|seen| {
            for key in keys {
                let events: [Event; 2] = [press_key(*key, None), release_key(*key)];
                seen.simulate(events);
            }
        });
        messages.into_iter().for_each(|message| drop(self.0.update(message, now)));
    }

    pub(crate) fn tell(&mut self, messages: Vec<Message>) {
        for message in messages {
            drop(self.0.update(message, Instant::now()));
        }
    }
}

/// Only errors that keep the store from writing disappear by themselves, after a successful retry.
#[test]
fn store_errors_are_shown_as_notices() {
    let mut window = Window::open();
    let path = PathBuf::from("skipstone.redb");
    let full = StoreError::Unusable { path: path.clone(), why: Cause::Full };
    let not_saved = english!("notice-unsaved", why = ENGLISH.store_error(&full));
    window.tell(vec![Message::StoreErrorChanged(Some(full))]);
    assert!(window.shows(&not_saved));
    let why = StoredValueError::new("version 99 is not known");
    let value = StoreError::Value { path, what: "series", key: "ee".to_owned(), why };
    let unreadable = ENGLISH.store_error(&value);
    let now = Instant::now();
    for error in [Some(value), None] {
        drop(window.0.update(Message::StoreErrorChanged(error), now));
    }
    assert!(window.shows(&unreadable), "it stays until it was read");
    window.click_at(&english!("notice-dismiss"), now + PRESS_GRACE / 2);
    assert!(window.shows(&unreadable), "a press that comes with it was meant for something else");
    window.click_at(&english!("notice-dismiss"), now + PRESS_GRACE);
    assert!(!window.shows(&unreadable) && !window.shows(&not_saved));
}

/// A notice takes room of its own, on the title screen as at a table, and the keyboard reaches it.
#[test]
fn a_notice_covers_nothing() {
    let mut window = Window::open();
    let report = PathBuf::from("report");
    let shown = english!("notice-no-viewer", path = "report");
    for opens_table in [false, true] {
        if opens_table {
            window.click(&english!("home-new-game"));
            window.click(&english!("new-game-start"));
        }
        window.tell(vec![Message::NoViewer(report.clone())]);
        let (mut below, mut bar) = (f32::INFINITY, 0.0_f32);
        let _ = window.seen().find(|candidate: Candidate<'_>| -> Option<()> {
            if let Candidate::Text { bounds, content, .. } = candidate {
                match content == shown || content == english!("notice-dismiss") {
                    true => bar = bar.max(bounds.y + bounds.height),
                    false => below = below.min(bounds.y),
                }
            }
            None
        });
        assert!(0.0 < bar && bar <= below, "{bar} {below}");
        window.press_at(&[Named::Tab, Named::Enter], Instant::now() + PRESS_GRACE);
        assert!(!window.shows(&shown));
    }
    assert!(window.shows(&english!("table-menu")));
    // In the smallest window, everything gets smaller, so that the screen below has room.
    let small = Message::Resized(Size::new(960.0, 600.0));
    window.tell(vec![Message::WindowOpened(window::Id::unique()), small]);
    assert_eq!(window.0.scale_factor(), 1.0);
    window.tell(vec![Message::NoViewer(report)]);
    assert!(window.0.scale_factor() < 1.0);
}

/// Time passes only for somebody who is there to read it.
#[test]
fn a_notice_that_only_informs_moves_nothing_and_ends_by_itself() {
    let mut window = Window::open();
    window.tell(vec![Message::WindowOpened(window::Id::unique()), Message::Resized(Size::new(960.0, 600.0))]);
    let path = PathBuf::from("sheet.pdf");
    let saved = ENGLISH.pdf_outcome(&Ok(PdfOutcome::Saved(path.clone())));
    let now = Instant::now();
    let notices = Message::Notices;
    drop(window.0.update(Message::PdfWritten(Ok(PdfOutcome::Saved(path))), now));
    assert!(window.shows(&saved) && window.0.scale_factor() == 1.0);
    let later = now + Duration::from_secs(3600);
    drop(window.0.update(notices(notices::Message::Tick), later));
    assert!(window.shows(&saved), "nobody has seen it");
    drop(window.0.update(notices(notices::Message::WindowUsed), later));
    for (seconds, is_shown) in [(7, true), (8, false)] {
        drop(window.0.update(notices(notices::Message::Tick), later + Duration::from_secs(seconds)));
        assert_eq!(window.shows(&saved), is_shown, "{seconds}");
    }
    // What went wrong stays.
    let failed = english!("notice-no-viewer", path = "report");
    window.tell(vec![Message::NoViewer(PathBuf::from("report")), notices(notices::Message::WindowUsed)]);
    drop(window.0.update(notices(notices::Message::Tick), Instant::now() + Duration::from_secs(3600)));
    assert!(window.shows(&failed));
}

#[test]
fn the_mouse_reaches_every_screen_and_back() {
    let mut window = Window::open();
    for (button, title) in [
        ("home-new-game", "new-game-players"),
        ("series-title", "series-none"),
        ("home-rounds", "rounds-open-file"),
        ("home-statistics", "statistics-none"),
        ("shelf-title", "shelf-hint"),
        ("home-how-to-play", "how-goal"),
        ("home-settings", "settings-theme"),
        ("home-about", "about-title"),
    ] {
        window.choose(button);
        assert!(window.shows(&english!(title)), "{button} opens its screen");
        assert!(!window.shows(&english!("home-more")));
        window.click(&way_back("back"));
        assert!(window.shows(&english!(button)), "and leads back from {button}");
    }
}

#[test]
fn the_about_page_leads_to_the_licences_of_others() {
    let mut window = Window::open();
    window.choose("home-about");
    window.click_on_page(&english!("about-licences"));
    let works = "Fira Sans: Digitized data copyright 2012-2016, The Mozilla Foundation and Telefonica S.A.";
    assert!(!window.shows_on_page(works), "every text is closed");
    for is_open in [true, false] {
        window.click_on_page("SIL Open Font License 1.1");
        assert_eq!(window.shows_on_page(works), is_open);
    }
    window.press(&[Named::Escape]);
    assert!(window.shows(&english!("about-title")));
}

#[test]
fn the_keyboard_reaches_every_screen_and_back() {
    // Who has no name is asked before a table with others.
    let settings = Settings { name: Name::new("Ada"), ..learned_settings() };
    let mut window = Window(App::new(settings, Store::in_memory(), ROOM));
    /// The steps from the beginning to the button for more.
    const MORE: usize = 8;
    let steps = |steps: usize| [vec![Named::Tab; steps], vec![Named::Enter]].concat();
    for (more, nth, title) in [
        (false, 2, "new-game-players"),
        (false, 3, "days-about"),
        (false, 4, "puzzles-about"),
        (false, 5, "lobby-title"),
        (false, 6, "join-where"),
        (false, 7, "settings-theme"),
        (true, 2, "challenges-about"),
        (true, 3, "series-none"),
        (true, 4, "rounds-open-file"),
        (true, 5, "statistics-none"),
        (true, 6, "shelf-hint"),
        (true, 7, "how-goal"),
        (true, 8, "about-title"),
    ] {
        if more {
            window.press(&steps(MORE));
        }
        window.press(&steps(nth));
        assert!(window.shows(&english!(title)), "{nth} steps lead to {title}");
        window.press(&[Named::Escape]);
        // Whoever leaves a table is at the beginning again.
        if more && title != "lobby-title" {
            assert!(window.shows(&english!("home-quit")), "Escape leads back from {title}");
            window.press(&[Named::Escape]);
        }
        assert!(window.shows(&english!("home-more")), "Escape leads back from {title}");
    }
    window.press(&steps(MORE));
    assert!(window.shows(&english!("home-quit")));
    window.press(&[Named::Escape]);
    assert!(!window.shows(&english!("home-quit")), "Escape leads to the first page");
    // Backwards, the last control gets the focus first.
    window.press(&[Named::ArrowUp, Named::ArrowUp, Named::Space]);
    assert!(window.shows(&english!("settings-theme")));
}

#[test]
fn enter_leads_to_a_table() {
    let mut window = Window::open();
    window.press(&[Named::Tab, Named::Tab, Named::Enter]);
    assert!(window.shows(&english!("new-game-players")));
    window.press(&[Named::Enter]);
    assert!(window.shows(&english!("table-undo")), "Enter starts the game");
}

#[test]
fn help_leads_back_to_where_it_was_asked_for() {
    let mut window = Window::open();
    window.choose("home-new-game");
    window.press(&[Named::F1]);
    assert!(window.shows(&english!("how-goal")));
    window.press(&[Named::Escape]);
    assert!(window.shows(&english!("new-game-players")));
}

#[test]
fn the_keyboard_scrolls_long_pages() {
    let mut window = Window::open();
    window.choose("home-how-to-play");
    let mut seen = window.seen();
    let mut last_line_is_seen = |keys: &[Named]| {
        for key in keys {
            let events: [Event; 2] = [press_key(*key, None), release_key(*key)];
            seen.simulate(events);
        }
        seen.find(english!("how-controls")).expect("it is on the page").visible_bounds().is_some()
    };
    assert!(!last_line_is_seen(&[]));
    assert!(last_line_is_seen(&[Named::PageDown, Named::PageDown]));
    assert!(!last_line_is_seen(&[Named::PageUp, Named::PageUp]));
    assert!(last_line_is_seen(&[Named::ArrowDown; 20]));
}

#[test]
fn the_focused_control_is_scrolled_into_view() {
    let mut game = NewGame::open();
    game.tell(changed(Change::ShowHouseRules(true)));
    let mut seen = game.seen();
    let mut places = Vec::new();
    for _ in 0..60 {
        let events: [Event; 2] = [press_key(Named::Tab, None), release_key(Named::Tab)];
        seen.simulate(events);
        let focused = seen.find(is_focused()).expect("Tab always leads somewhere");
        let bounds = focused.bounds();
        let seen = focused.visible_bounds().expect("the focus is on the screen");
        assert!(seen.height > bounds.height - 0.5, "{bounds:?} is cut off");
        places.push(bounds);
    }
    let again = places.iter().skip(1).position(|place| *place == places[0]);
    assert!(again.is_some_and(|steps| steps > 20), "the way leads through every rule and begins again");
}

#[test]
fn escape_closes_an_open_list_before_it_leaves() {
    let options = vec![Choice::new(1, "One"), Choice::new(2, "Two")];
    let list = choice::list("", options, &1, Some, 200);
    let mut seen = see(Scope::new(list).on_escape(None).into());
    seen.point_at(Point::new(20.0, 15.0));
    let pressed = seen.simulate(click());
    assert!(pressed.contains(&Status::Captured), "the list opens");
    for _ in ["closes the list", "leaves"] {
        assert_eq!(seen.simulate([press_key(Named::Escape, None)]), [Status::Captured]);
    }
    assert_eq!(seen.into_messages().collect::<Vec<Option<i32>>>(), [None]);
}

#[test]
fn settings_take_effect_at_once() {
    let mut window = Window::open();
    window.click(&english!("home-settings"));
    window.click("Deutsch");
    assert!(window.shows("Einstellungen"));
    window.click("Mitternacht");
    assert_eq!(window.0.theme(), Theme::Midnight);
    window.click_on_page("115\u{a0}%");
    assert_eq!(window.0.scale_factor(), 1.15);
    // 1280 by 800 scaled by more than a third is smaller than the minimum size.
    window.click_on_page("200\u{a0}%");
    assert_eq!(window.0.scale_factor(), 800.0 / 600.0);
    let enlarged = Size::new(1920.0, 1200.0) * (1.0 / window.0.scale_factor());
    window.tell(vec![Message::Resized(enlarged)]);
    assert_eq!(window.0.scale_factor(), 2.0);
    // A large window scales up as far as the minimum size allows.
    window.tell(vec![Message::Resized(Size::new(3840.0, 2160.0) * (1.0 / window.0.scale_factor()))]);
    assert_eq!(window.0.scale_factor(), 2160.0 / 600.0);
    window.click_on_page("100\u{a0}%");
    assert_eq!(window.0.scale_factor(), 2.4);
    // The theme is the first choice after the way back: one step to the left of Midnight is Felt.
    window.press(&[Named::Tab, Named::Tab, Named::ArrowLeft]);
    assert_eq!(window.0.theme(), Theme::Felt);
}

#[test]
fn every_screen_can_be_drawn_in_every_theme() {
    for theme in Theme::ALL {
        let settings = Settings { theme: Some(theme), ..learned_settings() };
        let mut window = Window(App::new(settings, Store::in_memory(), ROOM));
        for button in [
            "home-new-game",
            "home-rounds",
            "home-how-to-play",
            "home-settings",
            "home-about",
            "shelf-title",
            "network-title",
        ] {
            window.choose(button);
            let mut seen = window.seen();
            seen.snapshot(&theme).unwrap_or_else(|error| panic!("{button} in {theme:?}: {error:?}"));
            drop(seen);
            window.press(&[Named::Escape]);
        }
    }
}

/// The controls of a network table's rules, which has the most, in the panel of the smallest window.
#[test]
fn no_house_rule_is_wider_than_its_panel() {
    /// The width of the panel's content at 960 by 600.
    const PANEL: f32 = 464.0;
    for language in Language::all() {
        let (locale, settings) = (Locale::new(language), learned_settings());
        let context = Context::new(&locale, &settings);
        let mut editor = Editor::multiplayer(Draft::default());
        for change in [Change::Sides(Sides::Teams(2)), Change::ShowHouseRules(true)] {
            editor.apply(change);
        }
        let panel = container(Scope::new(editor.rules(context))).width(PANEL);
        let mut seen = see_in(Size::new(PANEL + 200.0, 3000.0), panel.into());
        let mut places = Vec::new();
        loop {
            seen.simulate([press_key(Named::Tab, None), release_key(Named::Tab)]);
            let place = seen.find(is_focused()).expect("a control").bounds();
            if places.contains(&place) {
                break;
            }
            assert!(place.x >= 0.0 && place.x + place.width <= PANEL + 0.5, "{place:?} in {language}");
            places.push(place);
        }
        assert!(places.len() > 20, "{}", places.len());
    }
}

#[test]
fn the_stone_is_chosen_from_pictures() {
    let settings = learned_settings();
    let locale = Locale::new(Language::ENGLISH);
    let state = settings::State::new(&settings);
    let mut seen = see(state.view(Context::new(&locale, &settings)));
    // Choices of pictures are higher than those of words.
    let is_picture = |row: &Rectangle| row.height > 50.0;
    let stones = (0..20).find_map(|_| {
        seen.simulate([press_key(Named::Tab, None), release_key(Named::Tab)]);
        seen.find(is_focused()).ok().map(|focused| focused.bounds()).filter(is_picture)
    });
    let row = stones.expect("a row of stones");
    assert!(row.width / Stone::OF_PEOPLE.len() as f32 >= 44.0, "{row:?}");
    assert!(row.x + row.width <= 960.0);
    let row =
        seen.find(is_focused()).expect("the stones").visible_bounds().expect("they are scrolled into view");
    seen.simulate([press_key(Named::ArrowRight, None)]);
    seen.point_at(Point::new(row.x + row.width - 20.0, row.center_y()));
    seen.simulate(click());
    let chosen: Vec<_> = seen
        .into_messages()
        .map(|message| match message {
            settings::Message::SettingsChanged(settings) => settings.stone,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(chosen, [Stone::Amber, Stone::Obsidian]);
}

/// Who looked at something behind *More* comes back there, and with Escape once more to the front.
#[test]
fn escape_leads_back_one_step_at_a_time() {
    let mut window = Window::open();
    window.choose("home-statistics");
    window.press(&[Named::Escape]);
    assert!(window.shows(&english!("home-statistics")) && !window.shows(&english!("home-more")));
    window.press(&[Named::Escape]);
    assert!(window.shows(&english!("home-more")));
}

/// What an earlier table tells may wait in a long queue when the next one is opened already.
#[test]
fn what_an_earlier_table_tells_changes_nothing_at_the_next_one() {
    let mut window = Window::open();
    for _ in 0..2 {
        window.tell(vec![Message::NewGame(new_game::Message::Start)]);
    }
    let stay = english!("menu-stay");
    window.tell(vec![Message::OfTable(1, table::Message::Menu(true))]);
    assert!(!window.shows(&stay));
    window.tell(vec![Message::OfTable(2, table::Message::Menu(true))]);
    assert!(window.shows(&stay));
}

/// Otherwise the software renderer takes seconds from one screen to the next.
#[test]
fn every_screen_has_a_background_of_its_own_that_looks_the_same() {
    let mut window = Window::open();
    let background = |window: &Window| window.0.style(&Theme::Lake).background_color;
    let title = background(&window);
    window.tell(vec![Message::NewGame(new_game::Message::Start)]);
    let first = background(&window);
    window.tell(vec![Message::NewGame(new_game::Message::Start)]);
    let second = background(&window);
    assert!(title != first && first != second && second != title);
    assert_eq!(title.into_rgba8(), first.into_rgba8());
}
