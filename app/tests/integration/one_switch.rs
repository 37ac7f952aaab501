//! The window by one switch: a highlight walks, and a press chooses.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use iced::advanced::clipboard;
use iced::advanced::widget::operation::{Operation, Outcome, black_box};
use iced::futures::StreamExt;
use iced::keyboard::key::Named;
use iced::mouse::Cursor;
use iced::{Event, Point, Rectangle, Renderer, window};
use iced_test::runtime::Action;
use iced_test::runtime::task::into_stream;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::simulator::{click, press_key, release_key, typewrite};
use skipstone::accessibility::{self, Found, Kind, Scanner, ask, collect};
use skipstone::app::{self, App};
use skipstone::screen::table::Message;
use skipstone::screen::{home, introduction};
use skipstone::settings::{OneSwitch, Settings};
use skipstone::store::Store;
use skipstone::widget::accessible::AccessRequest;
use tokio::time::timeout;

use crate::game::{Game, short};
use crate::handover::renderer;
use crate::screens::{Window, learned_settings};
use crate::seen::{ROOM, Seen};

/// More steps than the walk to anything on the table takes.
const MOST_STEPS: usize = 60;

/// How long what comes of a message may take, by the tests’ own clock.
const MOMENT: Duration = Duration::from_millis(1);

/// The walk over a table, and the switch.
struct Walk {
    cache: Cache,
    renderer: Renderer,
    scanner: Scanner,
    presses: usize,
}

impl Walk {
    /// Does something with the widgets of the table, and handles what comes of it.
    fn operate(&mut self, game: &mut Game, operation: &mut dyn Operation) {
        let mut messages = Vec::new();
        let view = game.state.view(None, game.context());
        let cache = std::mem::take(&mut self.cache);
        let mut interface = UserInterface::build(view, ROOM, cache, &mut self.renderer);
        interface.operate(&self.renderer, operation);
        if let Outcome::Chain(mut next) = operation.finish() {
            interface.operate(&self.renderer, next.as_mut());
        }
        let frame = [Event::Window(window::Event::RedrawRequested(Instant::now()))];
        let cursor = Cursor::Unavailable;
        let _ = interface.update(&frame, cursor, &mut self.renderer, &mut clipboard::Null, &mut messages);
        self.cache = interface.into_cache();
        messages.into_iter().for_each(|message: Message| game.tell(message));
    }

    fn look(&mut self, game: &mut Game) {
        let mut look = collect();
        self.operate(game, &mut black_box(&mut look));
        let Outcome::Some(found): Outcome<Vec<Found>> = look.finish() else { panic!("it finds all at once") };
        self.scanner.update(&found);
    }

    /// Walks until it stops at that place, and chooses it, with the group that it is in before; returns the number of steps.
    fn choose(&mut self, game: &mut Game, place: Rectangle) -> usize {
        self.look(game);
        for steps in 0..MOST_STEPS {
            let highlight = self.scanner.highlight().expect("something can be pressed");
            if !highlight.bounds.contains(place.center()) {
                self.scanner.step();
                continue;
            }
            self.presses += 1;
            if let Some(id) = self.scanner.choose() {
                assert!(highlight.bounds.is_within(&place), "{}", highlight.name);
                self.operate(game, &mut ask(id, AccessRequest::Press));
                return steps;
            }
        }
        panic!("the walk doesn’t come to {place:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_round_is_played_by_one_switch() {
    let mut game = Game::begin(2, 2, short()).await;
    let scanner = Scanner::default();
    let mut walk = Walk { cache: Cache::new(), renderer: renderer(), scanner, presses: 0 };
    let mut moves = 0;
    game.play(|game, mv| {
        let (from, to) = game.slots(mv);
        let (from, to) = (game.place(from), game.place(to));
        walk.choose(game, from);
        // With a card picked up it stops only where that can go, and at the card.
        let steps = walk.choose(game, to);
        assert!(steps <= 9, "{steps} steps to the target of {mv:?}");
        moves += 1;
    })
    .await;
    assert!(moves > 5 && walk.presses <= 3 * moves, "{} presses for {moves} moves", walk.presses);
}

/// Empties the field for the name of who sits down, which proposes that of the system's account.
fn no_name() -> app::Message {
    app::Message::Introduction(introduction::Message::NameChanged(String::new()))
}

#[test]
fn space_enter_and_a_click_anywhere_are_the_switch() {
    let with = |one_switch| {
        let settings = Settings { one_switch, ..learned_settings() };
        Window(App::new(settings, Store::in_memory(), ROOM))
    };
    let pressed = |window: &Window, events: Vec<Event>| {
        let mut seen = window.seen();
        seen.point_at(Point::new(1.0, 1.0));
        seen.simulate(events);
        seen.into_messages().map(|message| format!("{message:?}")).collect::<Vec<_>>()
    };
    let key = |key| vec![press_key(key, None), release_key(key)];
    let switch = "Accessibility(Choose)";
    let window = with(OneSwitch::OneSecond);
    for events in [key(Named::Space), key(Named::Enter), click().collect()] {
        assert_eq!(pressed(&window, events), [switch]);
    }
    assert_eq!(pressed(&window, key(Named::F1)), ["Help"], "other keys do what they do");
    assert!(!pressed(&with(OneSwitch::Off), key(Named::Enter)).contains(&switch.to_owned()));

    // After the way back comes the field for the name of who sits down, which other keys type into.
    let mut window = window;
    window.tell(vec![app::Message::Home(home::Message::Join), no_name()]);
    let in_field = |typed| pressed(&window, [key(Named::Tab), key(Named::Tab), typed].concat());
    assert_eq!(in_field(typewrite("A").collect()), ["Introduction(NameChanged(\"A\"))"]);
    assert_eq!(in_field(key(Named::Space)), [switch]);
}

/// The whole window, with everything that the root has done.
struct Screen {
    app: App,
    cache: Cache,
    renderer: Renderer,
}

impl Screen {
    fn open() -> Screen {
        let Ok(interfaces) = "loopback".parse();
        let settings = Settings { one_switch: OneSwitch::OneSecond, interfaces, ..learned_settings() };
        Screen {
            app: App::new(settings, Store::in_memory(), ROOM),
            cache: Cache::new(),
            renderer: renderer(),
        }
    }

    /// Does something with the widgets, and lets an event follow; returns the messages.
    fn with(&mut self, operation: &mut dyn Operation, event: Event) -> Vec<app::Message> {
        let mut messages = Vec::new();
        let cache = std::mem::take(&mut self.cache);
        let mut interface = UserInterface::build(self.app.view(), ROOM, cache, &mut self.renderer);
        interface.operate(&self.renderer, operation);
        if let Outcome::Chain(mut next) = operation.finish() {
            interface.operate(&self.renderer, next.as_mut());
        }
        let cursor = Cursor::Unavailable;
        let _ = interface.update(&[event], cursor, &mut self.renderer, &mut clipboard::Null, &mut messages);
        self.cache = interface.into_cache();
        messages
    }

    /// Handles messages, and all that comes of them at once: not what takes time, like the search for tables.
    async fn tell(&mut self, messages: Vec<app::Message>) {
        let mut messages = VecDeque::from(messages);
        while let Some(message) = messages.pop_front() {
            let task = self.app.update(message, Instant::now());
            let Some(mut actions) = into_stream(task) else { continue };
            while let Ok(Some(action)) = timeout(MOMENT, actions.next()).await {
                let frame = Event::Window(window::Event::RedrawRequested(Instant::now()));
                match action {
                    Action::Output(message) => messages.push_back(message),
                    Action::Widget(mut operation) => messages.extend(self.with(operation.as_mut(), frame)),
                    _ => {}
                }
            }
        }
    }

    /// Waits until that has the highlight, and presses the key, on the group that it is in before.
    async fn choose(&mut self, name: &str) {
        for _ in 0..MOST_STEPS {
            let highlighted = self.app.highlight().expect("something can be pressed").name;
            if !highlighted.split(", ").any(|one| one == name) {
                self.tell(vec![accessibility::Message::Step.into()]).await;
                continue;
            }
            let pressed = self.with(&mut black_box(&mut collect()), press_key(Named::Space, None));
            self.tell(pressed).await;
            if highlighted == name {
                return;
            }
        }
        panic!("the walk doesn’t come to {name}");
    }

    fn found(&mut self) -> Vec<Found> {
        let mut look = collect();
        let frame = Event::Window(window::Event::RedrawRequested(Instant::now()));
        self.with(&mut black_box(&mut look), frame);
        let Outcome::Some(found) = look.finish() else { panic!("it finds all at once") };
        found
    }

    /// Whether these words are in the window.
    fn shows(&mut self, words: &str) -> bool {
        let window = Rectangle::with_size(ROOM);
        self.found().iter().any(|found| found.name == words && found.bounds.is_within(&window))
    }
}

#[tokio::test(start_paused = true)]
async fn a_name_is_typed_by_one_switch() {
    let mut screen = Screen::open();
    screen.tell(vec![app::Message::Home(home::Message::Join), no_name()]).await;
    screen.choose(&english!("introduction-name")).await;
    let keys = ["A", "d", "e", "Delete", "a", "Blank", "Capital", "Z", "4"];
    for key in keys {
        screen.choose(key).await;
    }
    assert!(screen.shows("Ada Z4"));
    screen.choose(&english!("one-switch-enter")).await;
    assert!(screen.shows(&english!("join-title")), "Enter confirms the name");
}

#[tokio::test(start_paused = true)]
async fn the_rules_are_scrolled_by_one_switch() {
    let mut screen = Screen::open();
    screen.tell(vec![app::Message::Help]).await;
    let (down, up) = (english!("one-switch-scroll-down"), english!("one-switch-scroll-up"));
    let last = |screen: &mut Screen| {
        let found = screen.found();
        let mut texts =
            found.into_iter().filter(|found| found.kind == Kind::Text && found.scrolled.is_some());
        texts.next_back().expect("the page has text").name
    };
    let last = last(&mut screen);
    assert!(!screen.shows(&last));
    let mut pages = 0;
    while !screen.shows(&last) {
        screen.choose(&down).await;
        pages += 1;
        assert!(pages < 20, "the end of the page never comes");
        let next = screen.app.highlight().expect("a button").name;
        assert!(next == down || screen.shows(&last), "it can be chosen again at once");
    }
    screen.choose(&up).await;
    assert!(!screen.shows(&last));
}
