//! The window by one switch: a highlight walks, and a press chooses.

use std::time::Instant;

use iced::advanced::clipboard;
use iced::advanced::widget::operation::{Operation, Outcome, black_box};
use iced::keyboard::key::Named;
use iced::mouse::Cursor;
use iced::{Event, Point, Rectangle, Renderer, window};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::simulator::{click, press_key, release_key, typewrite};
use skipstone::accessibility::{Found, Scanner, ask, collect};
use skipstone::app::{self, App};
use skipstone::screen::home;
use skipstone::screen::table::Message;
use skipstone::settings::{OneSwitch, Settings};
use skipstone::store::Store;
use skipstone::widget::accessible::Asked;

use crate::handover::renderer;
use crate::screens::{ROOM, Window, learned_settings, see};
use crate::table::{Game, short};

/// More steps than the walk to anything on the table takes.
const MOST_STEPS: usize = 60;

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
                self.operate(game, &mut ask(id, Asked::Press));
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
        assert!(steps <= 9, "{steps} steps to the target of {mv}");
        moves += 1;
    })
    .await;
    assert!(moves > 5 && walk.presses <= 3 * moves, "{} presses for {moves} moves", walk.presses);
}

#[test]
fn space_enter_and_a_click_anywhere_are_the_switch() {
    let with = |one_switch| {
        let settings = Settings { one_switch, ..learned_settings() };
        Window(App::new(settings, Store::in_memory(), ROOM))
    };
    let pressed = |window: &Window, events: Vec<Event>| {
        let mut seen = see(window.0.view());
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

    // Who types has a keyboard: after the way back comes the field for the name of who sits down.
    let mut window = window;
    window.tell(vec![app::Message::Home(home::Message::Join)]);
    let typed = pressed(&window, [key(Named::Tab), key(Named::Tab), typewrite(" ").collect()].concat());
    assert_eq!(typed, ["Introduction(NameChanged(\" \"))"]);
}
