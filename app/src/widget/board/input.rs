//! Turns mouse, touch and keyboard events into [`BoardEvent`]s.

use std::time::{Duration, Instant};

use iced::advanced::mouse::click::{Click, Kind};
use iced::advanced::{Shell, mouse};
use iced::keyboard::{self, Key, key::Named};
use iced::{Event, Point, Rectangle, Vector, window};

use super::keys::key_command;
use super::tilt::Tilt;
use super::{BoardEvent, BoardWidget};
use crate::board::focus::KeyCommand;
use crate::board::{BoardLayout, Motion, Slot, focus};
use crate::keys::KeyPress;
use crate::widget::accessible::AccessRequest;
use crate::widget::focus::FocusClaim;
use crate::widget::pointer_event::{self, PointerEvent};
use skipstone_core::Seat;

/// How far the pointer has to move before a pressed card is lifted, in logical pixels.
const DRAG_THRESHOLD: f32 = 6.0;

/// How long the pointer rests on a slot until it is told what it is.
const HOVER_DELAY: Duration = Duration::from_millis(650);

/// How long a card takes to rise under the pointer, and to sink after it.
const HOVER_RISE: Duration = Duration::from_millis(110);

/// The state of the pointer.
#[derive(Debug)]
pub(super) struct Pointer {
    /// When the last frame was drawn.
    pub(super) now: Instant,
    /// The card being dragged.
    pub(super) drag: Option<Drag>,
    /// The slot under the pointer, and since when.
    pub(super) over: Option<Slot>,
    /// Whether the pointer has clicked or dropped a card where it is: whoever does that isn't looking for what lies there.
    pub(super) has_acted: bool,
    over_since: Instant,
    /// The slot that the pointer was over before; it left at `over_since`.
    left: Option<Slot>,
    /// How far the dragged card hangs to one side.
    pub(super) tilt: Tilt,
    /// The player whose speech is under the pointer.
    pub(super) speech: Option<Seat>,
    /// The pointer's position in the window as of the event being handled. The cursor that iced passes may be ahead of it: it
    /// belongs to the last event of the batch.
    at: Option<Point>,
    /// Whether the pointer is outside the window. A button that is held down may bring positions there, too.
    has_left: bool,
    press: Option<Press>,
    click: Option<Click>,
    /// Keys of the board take the focus from buttons.
    pub(super) claim: FocusClaim,
    /// What assistive technology asks of a slot; done with the next event.
    pub(super) asked: Vec<(Slot, AccessRequest)>,
}

/// A card being dragged.
#[derive(Debug, Clone, Copy)]
pub(super) struct Drag {
    pub(super) slot: Slot,
    /// The pointer's position, relative to the card's upper left corner.
    offset: Vector,
    /// The pointer's last known position on the board, or beside it.
    at: Point,
}

impl Drag {
    /// Where the card's upper left corner is.
    pub(super) fn corner(self) -> Point {
        self.at - self.offset
    }
}

#[derive(Debug, Clone, Copy)]
struct Press {
    slot: Option<Slot>,
    at: Point,
    /// Whether it is the second press of a double click.
    is_double: bool,
    is_by_finger: bool,
}

impl Pointer {
    /// The slot on which the pointer has rested long enough to be told what it is.
    pub(super) fn rests_on(&self) -> Option<Slot> {
        self.over
            .filter(|_| self.drag.is_none() && !self.has_acted && self.now >= self.over_since + HOVER_DELAY)
    }

    /// How far the card of a slot has risen because the pointer is over it, or still is up after the pointer left, from 0 to 1.
    pub(super) fn hover(&self, slot: Slot, motion: Motion) -> f32 {
        let passed = self.now.saturating_duration_since(self.over_since).as_secs_f32();
        let passed = match motion {
            Motion::Full => (passed / HOVER_RISE.as_secs_f32()).min(1.0),
            Motion::Reduced => 1.0,
        };
        let risen = passed * (2.0 - passed);
        match (self.over == Some(slot), self.left == Some(slot)) {
            (true, _) => risen,
            (false, true) => 1.0 - risen,
            (false, false) => 0.0,
        }
    }

    /// Follows an event to where the pointer is then.
    fn follow(&mut self, event: &Event, window: Rectangle) {
        let position = match event {
            Event::Mouse(mouse::Event::CursorMoved { position }) => *position,
            Event::Touch(event) => pointer_event::finger(event).1,
            Event::Mouse(mouse::Event::CursorLeft) => return (self.at, self.has_left) = (None, true),
            Event::Mouse(mouse::Event::CursorEntered) => return self.has_left = false,
            _ => return,
        };
        (self.at, self.has_left) = (Some(position), !window.contains(position));
    }

    /// Ends a drag. Returns what it was.
    fn put_down(&mut self) -> Option<Drag> {
        self.tilt = Tilt::default();
        self.drag.take()
    }

    /// Notes that the pointer is over another slot or speech.
    fn enter(&mut self, over: Option<Slot>, speech: Option<Seat>) {
        self.has_acted = false;
        if over != self.over {
            self.left = self.over;
        }
        (self.over, self.speech, self.over_since) = (over, speech, Instant::now());
    }

    pub(super) fn new() -> Pointer {
        let now = Instant::now();
        Pointer {
            now,
            drag: None,
            over: None,
            over_since: now,
            has_acted: false,
            left: None,
            tilt: Tilt::default(),
            speech: None,
            at: None,
            has_left: false,
            press: None,
            click: None,
            claim: FocusClaim::default(),
            asked: Vec::new(),
        }
    }
}

impl<Message> BoardWidget<'_, Message> {
    pub(super) fn input(
        &self,
        pointer: &mut Pointer,
        event: &Event,
        (bounds, window): (Rectangle, Rectangle),
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        for (slot, asked) in pointer.asked.drain(..) {
            shell.publish((self.on_input)(match asked {
                AccessRequest::Press => BoardEvent::Clicked(Some(slot)),
                AccessRequest::Focus => BoardEvent::Focused(slot),
            }));
        }
        if self.display.read_only {
            // Something was laid over the board meanwhile.
            self.let_go(pointer, shell);
        }
        pointer.follow(event, window);
        // Without a cursor, an overlay has captured the pointer.
        let cursor = cursor.position().map(|now| pointer.at.unwrap_or(now));
        let cursor = cursor.map_or(mouse::Cursor::Unavailable, mouse::Cursor::Available);
        match event {
            Event::Window(window::Event::RedrawRequested(now)) => self.frame(pointer, *now, shell),
            Event::Window(window::Event::Rescaled(scale)) => {
                self.publish_event(BoardEvent::Rescaled(*scale), shell)
            }
            Event::Keyboard(keyboard::Event::KeyReleased { key: Key::Named(Named::Space), .. }) => {
                self.end_skip(shell);
            }
            Event::Keyboard(keyboard::Event::KeyPressed { .. }) => {
                if let Some(press) = KeyPress::read(event) {
                    self.key(pointer, &press, bounds, shell);
                }
            }
            _ => {}
        }
        match PointerEvent::of(event) {
            Some(PointerEvent::Pressed) => {
                // A drag whose end was never told.
                self.let_go(pointer, shell);
                if let Some(at) = cursor.position_in(bounds)
                    && !shell.is_event_captured()
                    && !self.display.read_only
                {
                    self.pressed(pointer, at, bounds, matches!(event, Event::Touch(_)), shell);
                } else {
                    self.publish_event(BoardEvent::FocusLeft, shell);
                }
            }
            Some(PointerEvent::Moved) => self.moved(pointer, bounds, cursor, shell),
            Some(PointerEvent::Released) => self.released(pointer, bounds, cursor, shell),
            Some(PointerEvent::Cancelled) => {
                self.let_go(pointer, shell);
                self.end_skip(shell);
            }
            None => {}
        }
    }

    fn key(
        &self,
        pointer: &mut Pointer,
        press: &KeyPress<'_>,
        bounds: Rectangle,
        shell: &mut Shell<'_, Message>,
    ) {
        let key = press.named();
        if key == Some(Named::Space) && !shell.is_event_captured() && self.wants_space() {
            if !self.display.skips {
                self.publish_event(BoardEvent::FastForward(true), shell);
            }
            return shell.capture_event();
        }
        if pointer.drag.is_some() {
            // To a command, the dragged card would be a picked-up one, and other keys lead away from the board.
            self.let_go(pointer, shell);
            if key == Some(Named::Escape) {
                return shell.capture_event();
            }
        }
        if key == Some(Named::Tab) {
            return self.publish_event(BoardEvent::FocusLeft, shell);
        }
        if shell.is_event_captured() || self.display.read_only {
            return;
        }
        let me = self.animation.view().seat();
        let command = key_command(press, me, self.display.typing);
        let Some(command) = command.filter(|command| self.wants(command)) else { return };
        let input = match command {
            KeyCommand::MoveCursor(direction) => {
                let layout = self.layout_of(bounds.size());
                focus::next_slot(&layout, self.display.focus, direction).map(BoardEvent::Focused)
            }
            KeyCommand::Slot(Slot::Hand(place)) => {
                let slot = self.display.hand_order.slot(&self.animation.view(), place);
                Some(BoardEvent::Key(KeyCommand::Slot(Slot::Hand(slot))))
            }
            command => Some(BoardEvent::Key(command)),
        };
        if let Some(input) = input {
            self.publish_event(input, shell);
        }
        pointer.claim.claim();
        shell.capture_event();
    }

    /// Whether Space skips ahead. While it is held, it does nothing else when there is nothing more to skip.
    fn wants_space(&self) -> bool {
        self.display.skips || (self.display.can_skip && !self.display.read_only && !self.display.typing)
    }

    fn end_skip(&self, shell: &mut Shell<'_, Message>) {
        if self.display.skips {
            self.publish_event(BoardEvent::FastForward(false), shell);
        }
    }

    /// Whether a command applies now; keys that don't are left to other widgets.
    fn wants(&self, command: &KeyCommand) -> bool {
        match command {
            KeyCommand::Press => self.display.focus.is_some(),
            KeyCommand::Cancel => {
                // The cursor on a discard pile lists its cards.
                let lists = matches!(self.display.inspected, Some(Slot::Discard(..)));
                lists
                    || self.display.typing
                    || self.display.picked.is_some()
                    || !self.display.hint.is_empty()
                    || self.display.refused.is_some()
                    || !self.animation.taken_cards().is_empty()
            }
            _ => true,
        }
    }

    fn publish_event(&self, input: BoardEvent, shell: &mut Shell<'_, Message>) {
        shell.publish((self.on_input)(input));
    }

    fn frame(&self, pointer: &mut Pointer, now: Instant, shell: &mut Shell<'_, Message>) {
        pointer.now = now;
        if self.animation.is_due(now) {
            self.publish_event(BoardEvent::AnimationDue(now), shell);
        }
        if let (Some(_), Some(at), Motion::Full) = (pointer.drag, pointer.at, self.animation.motion()) {
            pointer.tilt.advance(at.x, now);
        }
        let is_rising =
            (pointer.over.is_some() || pointer.left.is_some()) && now < pointer.over_since + HOVER_RISE;
        if is_rising || !pointer.tilt.is_at_rest() {
            shell.request_redraw();
        } else if self.animation.needs_frames(now) {
            match self.animation.next_frame(now) {
                next if next > now => shell.request_redraw_at(next),
                _ => shell.request_redraw(),
            }
        } else if let Some(at) = self.animation.next_wake(now) {
            shell.request_redraw_at(at);
        }
        let told_at = pointer.over_since + HOVER_DELAY;
        if pointer.over.is_some() && now < told_at {
            shell.request_redraw_at(told_at);
        }
    }

    fn pressed(
        &self,
        pointer: &mut Pointer,
        at: Point,
        bounds: Rectangle,
        is_by_finger: bool,
        shell: &mut Shell<'_, Message>,
    ) {
        let click = Click::new(at, mouse::Button::Left, pointer.click);
        let layout = self.layout_of(bounds.size());
        let slot = layout.slot_at(at);
        if is_by_finger {
            // It comes from above, not from beside.
            pointer.enter(slot, speech_at(&layout, at).filter(|_| slot.is_none()));
            shell.request_redraw();
        }
        pointer.press = Some(Press { slot, at, is_double: click.kind() == Kind::Double, is_by_finger });
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
        if let Some(drag) = &mut pointer.drag {
            drag.at = at.unwrap_or(drag.at);
            let drag = *drag;
            pointer.over = at.filter(|_| !pointer.has_left).and_then(|_| self.onto(&layout, drag));
            shell.request_redraw();
            shell.capture_event();
            return;
        }
        if let (Some(press), Some(at)) = (pointer.press, at)
            && let Some(slot) = press.slot.filter(|slot| self.offers(*slot))
            && press.at.distance(at) > DRAG_THRESHOLD
            && let Some(card) = layout.card(slot, self.top_of(slot))
        {
            pointer.drag = Some(Drag { slot, offset: press.at - card.position(), at });
            pointer.tilt = Tilt::default();
            pointer.press = None;
            pointer.click = None;
            self.publish_event(BoardEvent::Lifted(slot), shell);
            shell.request_redraw();
            shell.capture_event();
            return;
        }
        let at = cursor.position_in(bounds);
        let over = at.and_then(|at| layout.slot_at(at));
        let speech = at.filter(|_| over.is_none()).and_then(|at| speech_at(&layout, at));
        if (over, speech) != (pointer.over, pointer.speech) {
            pointer.enter(over, speech);
            shell.request_redraw();
        }
        if pointer.press.is_some() {
            // A finger that isn't still while it taps scrolls nothing.
            shell.capture_event();
        }
    }

    fn released(
        &self,
        pointer: &mut Pointer,
        bounds: Rectangle,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        let layout = self.layout_of(bounds.size());
        if let Some(drag) = pointer.drag {
            shell.capture_event();
            let at = cursor.position_from(bounds.position()).filter(|_| !pointer.has_left);
            let Some(at) = at else { return self.let_go(pointer, shell) };
            let drag = Drag { at, ..drag };
            let onto = self.onto(&layout, drag);
            self.publish_event(BoardEvent::Dropped { from: drag.slot, onto, at: drag.corner() }, shell);
            pointer.put_down();
            (pointer.over, pointer.has_acted) = (onto, true);
            shell.request_redraw();
        } else if let Some(press) = pointer.press.take() {
            // A long press only asks what lies there.
            let has_told = press.is_by_finger
                && pointer.rests_on().is_some()
                && self.told_of(&layout, pointer).is_some();
            pointer.has_acted = true;
            if has_told {
                return shell.capture_event();
            }
            let player = layout.player_at(press.at);
            let input = match (press.slot, player) {
                (Some(slot), _) if press.is_double => BoardEvent::DoubleClicked(slot),
                (None, Some(seat)) => BoardEvent::PlayerClicked(seat),
                (slot, _) => BoardEvent::Clicked(slot),
            };
            self.publish_event(input, shell);
            shell.capture_event();
        }
    }

    /// Cancels a press or a drag; the card goes back.
    fn let_go(&self, pointer: &mut Pointer, shell: &mut Shell<'_, Message>) {
        if pointer.press.take().is_some() {
            pointer.click = None;
        }
        if let Some(drag) = pointer.put_down() {
            pointer.over = None;
            self.publish_event(BoardEvent::Dropped { from: drag.slot, onto: None, at: Point::ORIGIN }, shell);
            shell.request_redraw();
        }
    }

    /// The slot a card is dropped on: one under the pointer where cards can go, whether this one can or not; else a legal one under
    /// the card, else any other there.
    fn onto(&self, layout: &BoardLayout, drag: Drag) -> Option<Slot> {
        let from = drag.slot;
        let size = layout.card(from, self.top_of(from))?.size();
        let card = Rectangle::new(drag.corner(), size);
        let legal = |slot| self.display.legal.contains(&slot);
        layout
            .slot_at(drag.at)
            .filter(|slot| *slot != from && slot.target().is_some())
            .or_else(|| layout.most_overlapped(card, legal))
            .or_else(|| layout.slot_at(drag.at))
            .or_else(|| layout.most_overlapped(card, |slot| slot.target().is_some()))
            .filter(|slot| *slot != from)
    }
}

/// The player whose speech is at a point.
fn speech_at(layout: &BoardLayout, at: Point) -> Option<Seat> {
    layout.seats.iter().find(|area| area.speech.contains(at)).map(|area| area.seat)
}
