//! A drop-down list by assistive technology: its own press opens and closes it.

use std::time::Instant;

use iced::advanced::clipboard;
use iced::advanced::widget::operation::{Operation, Outcome, black_box};
use iced::mouse::Cursor;
use iced::{Event, Point, Renderer, Size, window};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::simulator::click;
use skipstone::accessibility::{Found, Kind, ask, collect};
use skipstone::theme::Theme;
use skipstone::widget::accessible::{AccessRequest, Role};
use skipstone::widget::choice::{Choice, list};

use crate::handover::renderer;

/// The window, and the width of the list at its upper left corner.
const ROOM: Size = Size::new(400.0, 300.0);
const WIDTH: f32 = 200.0;

/// A list of three choices that keeps from event to event whether it is open.
struct Window {
    cache: Cache,
    renderer: Renderer,
}

impl Window {
    /// Does something with the list, and lets these events follow; the choices that come of it.
    fn with(&mut self, operation: &mut dyn Operation, events: &[Event], cursor: Cursor) -> Vec<u8> {
        let mut choices = Vec::new();
        let options = [1, 2, 3].map(|value| Choice::new(value, value.to_string())).to_vec();
        let view = list("Number", options, &1, |value| value, WIDTH);
        let cache = std::mem::take(&mut self.cache);
        let mut interface: UserInterface<'_, u8, Theme, Renderer> =
            UserInterface::build(view, ROOM, cache, &mut self.renderer);
        interface.operate(&self.renderer, operation);
        if let Outcome::Chain(mut next) = operation.finish() {
            interface.operate(&self.renderer, next.as_mut());
        }
        let _ = interface.update(events, cursor, &mut self.renderer, &mut clipboard::Null, &mut choices);
        self.cache = interface.into_cache();
        choices
    }

    fn list(&mut self) -> Found {
        let mut look = collect();
        self.with(&mut black_box(&mut look), &[], Cursor::Unavailable);
        let Outcome::Some(found): Outcome<Vec<Found>> = look.finish() else { panic!("it finds all at once") };
        found.into_iter().find(|found| found.kind == Kind::Widget(Role::List)).expect("a list")
    }

    /// Assistive technology presses the list, and with the next frame it does what it does.
    fn press(&mut self) {
        let id = self.list().id;
        let frame = [Event::Window(window::Event::RedrawRequested(Instant::now()))];
        self.with(&mut ask(id, AccessRequest::Press), &frame, Cursor::Unavailable);
    }

    /// Clicks where the first choice is while the list is open.
    fn click_first(&mut self) -> Vec<u8> {
        let bounds = self.list().bounds;
        let below = Point::new(bounds.center_x(), bounds.y + bounds.height + 12.0);
        let events: Vec<Event> = click().collect();
        // The pointer has to be there before it is pressed.
        let moved = [Event::Mouse(iced::mouse::Event::CursorMoved { position: below })];
        let mut nothing = collect();
        self.with(&mut black_box(&mut nothing), &moved, Cursor::Available(below));
        self.with(&mut black_box(&mut collect()), &events, Cursor::Available(below))
    }
}

#[test]
fn a_press_opens_and_closes_a_list() {
    let mut window = Window { cache: Cache::new(), renderer: renderer() };
    assert_eq!(window.click_first(), [] as [u8; 0], "it is closed at first");
    window.press();
    assert_eq!(window.click_first(), [1], "it has opened");
    window.press();
    window.press();
    assert_eq!(window.click_first(), [] as [u8; 0], "it has closed again");
}
