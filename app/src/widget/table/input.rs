//! What the player does with mouse, finger and keys.

use std::time::Instant;

use iced::advanced::mouse::click::{Click, Kind};
use iced::advanced::{Shell, mouse};
use iced::keyboard::{self, Key, key::Named};
use iced::{Event, Point, Rectangle, Vector, touch, window};

use super::{Input, Table};
use crate::table::focus::Command;
use crate::table::{Layout, Slot, focus};

/// How far a pressed card is moved before it is lifted.
const LIFT: f32 = 6.0;

/// What the pointer is doing.
#[derive(Debug)]
pub(super) struct Pointer {
    /// When the last frame was drawn.
    pub(super) now: Instant,
    /// The card under way with the pointer.
    pub(super) drag: Option<Drag>,
    /// The slot under the pointer.
    pub(super) over: Option<Slot>,
    /// Where it was last told to be, in the window. The cursor that comes with an event may be ahead of it: it is where the
    /// pointer is after all events that came together.
    at: Option<Point>,
    press: Option<Press>,
    click: Option<Click>,
}

/// A card that follows the pointer.
#[derive(Debug, Clone, Copy)]
pub(super) struct Drag {
    pub(super) slot: Slot,
    /// From its upper left corner to the pointer.
    pub(super) grip: Vector,
}

#[derive(Debug, Clone, Copy)]
struct Press {
    slot: Option<Slot>,
    at: Point,
    /// Whether it is the second one in short time on the same place.
    again: bool,
}

impl Pointer {
    pub(super) fn new() -> Pointer {
        Pointer { now: Instant::now(), drag: None, over: None, at: None, press: None, click: None }
    }
}

impl<Message> Table<'_, Message> {
    pub(super) fn input(
        &self,
        pointer: &mut Pointer,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        match event {
            Event::Mouse(mouse::Event::CursorMoved { position })
            | Event::Touch(
                touch::Event::FingerMoved { position, .. } | touch::Event::FingerPressed { position, .. },
            ) => pointer.at = Some(*position),
            Event::Mouse(mouse::Event::CursorLeft) => pointer.at = None,
            _ => {}
        }
        // Without a cursor something above the board has it.
        let cursor = cursor.position().map(|now| pointer.at.unwrap_or(now));
        let cursor = cursor.map_or(mouse::Cursor::Unavailable, mouse::Cursor::Available);
        match event {
            Event::Window(window::Event::RedrawRequested(now)) => self.frame(pointer, *now, shell),
            Event::Window(window::Event::Rescaled(scale)) => {
                self.publish_input(Input::Rescaled(*scale), shell)
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                if let Some(at) = cursor.position_in(bounds)
                    && !shell.is_event_captured()
                    && !self.look.watched
                {
                    self.pressed(pointer, at, bounds, shell);
                }
            }
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft)
            | Event::Touch(touch::Event::FingerMoved { .. }) => self.moved(pointer, bounds, cursor, shell),
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. }) => {
                self.released(pointer, bounds, cursor, shell)
            }
            Event::Touch(touch::Event::FingerLost { .. }) | Event::Window(window::Event::Unfocused) => {
                self.let_go(pointer, shell);
            }
            Event::Keyboard(keyboard::Event::KeyPressed { key: Key::Named(Named::Escape), .. })
                if pointer.drag.is_some() =>
            {
                self.let_go(pointer, shell);
                shell.capture_event();
            }
            Event::Keyboard(keyboard::Event::KeyPressed {
                key, modified_key: _, modifiers, text, ..
            }) if !shell.is_event_captured() && !self.look.watched => {
                if matches!(key, Key::Named(Named::Tab)) {
                    return self.publish_input(Input::Left, shell);
                }
                let me = self.stage.view().seat();
                let command = Command::of(key, *modifiers, text.as_deref(), me, self.look.typing);
                let Some(command) = command.filter(|command| self.wants(command)) else { return };
                let input = match command {
                    Command::Go(direction) => {
                        let layout = self.layout_of(bounds.size());
                        focus::step(&layout, self.look.focus, direction).map(Input::Focused)
                    }
                    command => Some(Input::Key(command)),
                };
                if let Some(input) = input {
                    self.publish_input(input, shell);
                }
                shell.capture_event();
            }
            _ => {}
        }
    }

    /// Whether a command means anything now; what doesn't is left to others.
    fn wants(&self, command: &Command) -> bool {
        match command {
            Command::Press => self.look.focus.is_some(),
            Command::Cancel => {
                self.look.typing
                    || self.look.held.is_some()
                    || self.look.focus.is_some()
                    || !self.look.hint.is_empty()
                    || self.look.refused.is_some()
            }
            _ => true,
        }
    }

    fn publish_input(&self, input: Input, shell: &mut Shell<'_, Message>) {
        shell.publish((self.on_input)(input));
    }

    fn frame(&self, pointer: &mut Pointer, now: Instant, shell: &mut Shell<'_, Message>) {
        pointer.now = now;
        if self.stage.is_due(now) {
            self.publish_input(Input::Due(now), shell);
        }
        match self.stage.wakes() {
            Some(at) => shell.request_redraw_at(at),
            None if self.stage.is_moving() => shell.request_redraw(),
            None => {}
        }
    }

    fn pressed(&self, pointer: &mut Pointer, at: Point, bounds: Rectangle, shell: &mut Shell<'_, Message>) {
        let click = Click::new(at, mouse::Button::Left, pointer.click);
        let slot = self.layout_of(bounds.size()).hit(at);
        pointer.press = Some(Press { slot, at, again: click.kind() == Kind::Double });
        pointer.click = Some(click);
        shell.capture_event();
    }

    fn moved(
        &self,
        pointer: &mut Pointer,
        bounds: Rectangle,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        let at = cursor.position_from(bounds.position());
        let layout = self.layout_of(bounds.size());
        if let Some(drag) = pointer.drag {
            pointer.over = at.and_then(|at| self.onto(&layout, drag.slot, at - drag.grip, at));
            shell.request_redraw();
            shell.capture_event();
            return;
        }
        if let (Some(press), Some(at)) = (pointer.press, at)
            && let Some(slot) = press.slot.filter(|slot| self.offers(*slot))
            && press.at.distance(at) > LIFT
            && let Some(card) = layout.card(slot, self.top_of(slot))
        {
            pointer.drag = Some(Drag { slot, grip: press.at - card.position() });
            pointer.press = None;
            pointer.click = None;
            self.publish_input(Input::Lifted(slot), shell);
            shell.request_redraw();
            return;
        }
        let over = cursor.position_in(bounds).and_then(|at| layout.hit(at));
        if over != pointer.over {
            pointer.over = over;
            shell.request_redraw();
        }
    }

    fn released(
        &self,
        pointer: &mut Pointer,
        bounds: Rectangle,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        if let Some(drag) = pointer.drag.take() {
            let Some(at) = cursor.position_from(bounds.position()) else { return };
            let layout = self.layout_of(bounds.size());
            let corner = at - drag.grip;
            let onto = self.onto(&layout, drag.slot, corner, at);
            self.publish_input(Input::Dropped { from: drag.slot, onto, at: corner }, shell);
            shell.request_redraw();
            shell.capture_event();
        } else if let Some(press) = pointer.press.take() {
            let input = match press.slot {
                Some(slot) if press.again => Input::DoubleClicked(slot),
                slot => Input::Clicked(slot),
            };
            self.publish_input(input, shell);
            shell.capture_event();
        }
    }

    /// Puts the card under the pointer back where it came from.
    fn let_go(&self, pointer: &mut Pointer, shell: &mut Shell<'_, Message>) {
        pointer.press = None;
        if let Some(drag) = pointer.drag.take() {
            self.publish_input(Input::Dropped { from: drag.slot, onto: None, at: Point::ORIGIN }, shell);
            shell.request_redraw();
        }
    }

    /// The slot a card is let go on: rather one that takes it, then the one under the pointer.
    fn onto(&self, layout: &Layout, from: Slot, corner: Point, pointer: Point) -> Option<Slot> {
        let size = layout.card(from, self.top_of(from))?.size();
        let card = Rectangle::new(corner, size);
        let legal = |slot| self.look.legal.contains(&slot);
        let me = self.stage.view().seat();
        layout
            .hit(pointer)
            .filter(|slot| legal(*slot))
            .or_else(|| layout.under(card, legal))
            .or_else(|| layout.hit(pointer))
            .or_else(|| layout.under(card, |slot| slot.target(me).is_some()))
            .filter(|slot| *slot != from)
    }
}
