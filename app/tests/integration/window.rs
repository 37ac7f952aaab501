//! The window: its title screen, its place, and the keys that work everywhere.

use std::path::Path;
use std::time::{Duration, Instant};

use iced::futures::executor::block_on;
use iced::keyboard::key::Named;
use iced::window::Mode;
use iced::{Point, Rectangle, Size};
use iced_test::selector::is_focused;
use iced_test::simulator::{press_key, release_key};
use skipstone::app::{App, Message, WindowReading};
use skipstone::locale::{Language, Locale};
use skipstone::screen::home::{self, Page};
use skipstone::settings::Settings;
use skipstone::store::{Profile, SavedSeries, Store, StoredSeriesId, WindowPlacement};
use skipstone::tr;
use skipstone_core::bot::Level;
use skipstone_core::table::{Intent, Player, SeatConfig, TableConfig, TableInput};
use skipstone_core::{Preset, Seat, Seed};

use crate::screens::{Window, learned_settings};
use crate::seen::{ROOM, Seen, see};

/// A store with series of two to continue, each after a move.
fn store_to_continue(series: u128) -> Store {
    let store = Store::in_memory();
    (1..=series).for_each(|id| begin_series(&store, id));
    store
}

fn begin_series(store: &Store, id: u128) {
    let names = [("Ada", Player::Human), ("Pebble", Player::Bot(Level::Easy))];
    let seat = |(name, player): (&str, Player)| SeatConfig { name: name.to_owned(), player, age: None };
    let seats = names.map(seat).to_vec();
    let config = TableConfig { rules: Preset::Standard.rules(), teams: 2, seats };
    let (mut table, mut saver) =
        store.new_series(StoredSeriesId(id), config, Seed::from_number(7)).expect("two can play");
    table.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::NextRound));
    let round = table.round().expect("it was dealt");
    match (round.turn(), round.view(Seat::ONE).legal_moves().iter().next()) {
        (Seat::ONE, Some(mv)) => {
            table.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::Move(mv)))
        }
        _ => table.handle(table.wake_at().expect("a computer player is on turn"), TableInput::Tick),
    };
    saver.save(&table);
}

/// The newest one is the main button, and the others are one more step away.
#[test]
fn all_games_that_wait_can_be_continued() {
    let store = store_to_continue(4);
    let names = ["Oldest", "Older", "Newer", "Newest"];
    for (id, name) in (1..).map(StoredSeriesId).zip(names) {
        let series = store.find(id).expect("a store").expect("it was begun");
        store.put(&SavedSeries { name: name.to_owned(), ..series });
    }
    let mut window = Window(App::new(learned_settings(), store, ROOM));
    let round = english!("table-round", round = 1);
    let newest = format!("{round}  ·  {}  ·  Newest", english!("date-today"));
    assert!(window.shows(&newest));
    let waits = |name: &str| format!("{round}  ·  {name}");
    window.click(&english!("home-waiting", count = 3));
    assert!(names.iter().all(|name| window.shows(&waits(name))));
    window.press(&[Named::Escape]);
    assert!(window.shows(&english!("home-waiting", count = 3)));
    window.click(&english!("home-waiting", count = 3));
    window.press(&[Named::Tab, Named::Tab, Named::Tab, Named::Enter]);
    assert!(window.shows(&english!("table-menu")), "by keys too");
}

#[test]
fn enter_presses_the_main_button_of_the_title_screen() {
    let mut window = Window::open();
    // With the focus on another button, it presses that one.
    window.press(&[Named::Tab, Named::Tab, Named::Enter]);
    assert!(window.shows(&english!("new-game-players")));
    window.press(&[Named::Escape]);
    window.press(&[Named::Enter]);
    assert!(window.shows(&english!("table-menu")), "a game begins");

    let mut window = Window(App::new(learned_settings(), store_to_continue(1), ROOM));
    assert!(window.shows(&english!("home-continue")));
    window.press(&[Named::Enter]);
    assert!(window.shows(&english!("table-menu")), "the series goes on");
}

#[test]
fn every_button_of_the_title_screen_is_large_enough_and_on_the_screen() {
    let mut wrong = Vec::new();
    for language in Language::all() {
        let pages =
            [(0, Page::Front), (1, Page::Front), (2, Page::Front), (3, Page::Waiting), (0, Page::More)];
        for (series, page) in pages {
            let settings = Settings { language, ..learned_settings() };
            let mut app = App::new(settings, store_to_continue(series), ROOM);
            drop(app.update(Message::Home(home::Message::Show(page)), Instant::now()));
            let note = tr!(Locale::new(language), "home-note");
            let mut seen = see(app.view());
            let note = seen.find(note.as_str()).expect("it is there").bounds();
            let mut places = Vec::new();
            loop {
                seen.simulate([press_key(Named::Tab, None), release_key(Named::Tab)]);
                let place = seen.find(is_focused()).expect("a button").bounds();
                if places.contains(&place) {
                    break;
                }
                // A game that waits has two lines.
                let highest = if page == Page::Waiting { 64.0 } else { 50.0 };
                let is_large = (44.0..highest).contains(&place.height) && place.width >= 44.0;
                let is_free = place.is_within(&Rectangle::with_size(ROOM)) && !place.intersects(&note);
                if !is_large || !is_free || places.iter().any(|other| place.intersection(other).is_some()) {
                    wrong.push(format!("{language}, {series} waiting, {page:?}: {place:?}"));
                }
                places.push(place);
            }
            assert!(places.len() > 3, "{page:?}: {places:?}");
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn f11_toggles_full_screen_on_every_screen() {
    let mut window = Window::open();
    let buttons = [
        "home-new-game",
        "home-join",
        "series-title",
        "home-rounds",
        "home-statistics",
        "shelf-title",
        "home-how-to-play",
        "home-settings",
    ];
    for button in [None].into_iter().chain(buttons.map(Some)) {
        if let Some(button) = button {
            window.choose(button);
        }
        let mut seen = window.seen();
        seen.simulate([press_key(Named::F11, None), release_key(Named::F11)]);
        let messages: Vec<_> = seen.into_messages().collect();
        assert!(matches!(messages[..], [Message::ToggleFullScreen]), "{button:?}: {messages:?}");
        if button.is_some() {
            window.press(&[Named::Escape]);
        }
    }
    // Also while something is typed, and at a table.
    window.choose("home-settings");
    let mut seen = window.seen();
    seen.click(english!("player-unnamed")).or_else(|_| seen.click("Ada")).ok();
    seen.simulate([press_key(Named::F11, None)]);
    assert!(seen.into_messages().any(|message| matches!(message, Message::ToggleFullScreen)));
    let mut window = Window(App::new(learned_settings(), store_to_continue(1), ROOM));
    window.click(&english!("home-continue"));
    let mut seen = window.seen();
    seen.simulate([press_key(Named::F11, None)]);
    assert!(seen.into_messages().any(|message| matches!(message, Message::ToggleFullScreen)));
}

/// The placement that is stored once everything is saved.
fn stored_placement(window: &Window, path: &Path) -> Option<WindowPlacement> {
    block_on(window.0.saved().acknowledged());
    WindowPlacement::read(path)
}

#[test]
fn the_windows_place_is_remembered_once_it_rests() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    let path = profile.window_path();
    let first =
        WindowPlacement { width: 1280.0, height: 800.0, scale: 1.0, position: None, maximized: false };
    let mut window = Window(App::open(Some(profile), first).0);
    let read = |mode, maximized, position: Option<Point>| {
        Message::WindowRead(WindowReading { mode, maximized, position })
    };
    window.tell(vec![Message::WindowMoved, Message::Resized(Size::new(1000.0, 700.0)), Message::WindowMoved]);
    assert!(!path.exists(), "nothing is written while it moves");
    window.tell(vec![read(Mode::Windowed, false, Some(Point::new(40.0, 30.0)))]);
    let placed = WindowPlacement {
        width: 1000.0,
        height: 700.0,
        scale: 1.0,
        position: Some((40.0, 30.0)),
        maximized: false,
    };
    assert_eq!(stored_placement(&window, &path), Some(placed));
    // A maximised window keeps the size and place to go back to; neither full screen nor a minimised one counts.
    window.tell(vec![
        Message::Resized(Size::new(1440.0, 900.0)),
        read(Mode::Windowed, true, Some(Point::ORIGIN)),
    ]);
    assert_eq!(stored_placement(&window, &path), Some(WindowPlacement { maximized: true, ..placed }));
    window.tell(vec![read(Mode::Fullscreen, false, Some(Point::ORIGIN))]);
    window.tell(vec![Message::Resized(Size::ZERO), read(Mode::Windowed, false, None)]);
    assert_eq!(stored_placement(&window, &path), Some(WindowPlacement { maximized: true, ..placed }));
    window.tell(vec![Message::Resized(Size::new(1200.0, 700.0) * (1.0 / window.0.scale_factor()))]);
    window.tell(vec![read(Mode::Windowed, false, None)]);
    let wider = WindowPlacement { width: 1200.0, position: None, ..placed };
    assert_eq!(stored_placement(&window, &path), Some(wider));
}
