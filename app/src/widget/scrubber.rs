//! A slider for the position within a replay.

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, renderer};
use iced::{Border, Color, Event, Length, Point, Rectangle, Renderer, Size};

use super::pointer_event::PointerEvent;
use crate::{Element, Theme};

/// The height of the widget.
const HEIGHT: f32 = 26.0;
/// The thickness of the line.
const LINE: f32 = 6.0;
/// The diameter of the thumb; the line begins and ends half of it within the widget.
pub const THUMB: f32 = 16.0;
/// Marks closer than this to the previous one are left out.
const MIN_MARK_GAP: f32 = 4.0;

/// A line with marks, and a thumb that can be dragged.
pub struct Scrubber<'a, Message> {
    at: usize,
    last: usize,
    marks: &'a [usize],
    on_move: Box<dyn Fn(usize) -> Message + 'a>,
}

/// Whether the thumb is being dragged.
#[derive(Default)]
struct Dragging(bool);

impl<'a, Message> Scrubber<'a, Message> {
    /// A position from 0 to `last`, and the positions to mark.
    pub fn new(
        at: usize,
        last: usize,
        marks: &'a [usize],
        on_move: impl Fn(usize) -> Message + 'a,
    ) -> Scrubber<'a, Message> {
        Scrubber { at, last, marks, on_move: Box::new(on_move) }
    }

    /// The x coordinate of a position.
    fn across(&self, place: usize, bounds: Rectangle) -> f32 {
        let part = place as f32 / self.last.max(1) as f32;
        bounds.x + THUMB / 2.0 + part * (bounds.width - THUMB)
    }

    /// The position nearest to a point.
    fn place(&self, at: Point, bounds: Rectangle) -> usize {
        let part = (at.x - bounds.x - THUMB / 2.0) / (bounds.width - THUMB).max(1.0);
        (part.clamp(0.0, 1.0) * self.last as f32).round() as usize
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Scrubber<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Dragging>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Dragging::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fixed(HEIGHT))
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, Length::Fill, HEIGHT)
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        let Dragging(held) = tree.state.downcast_mut();
        let bounds = layout.bounds();
        match PointerEvent::of(event) {
            Some(PointerEvent::Pressed) if cursor.is_over(bounds) => *held = true,
            Some(PointerEvent::Moved) => {}
            Some(PointerEvent::Released | PointerEvent::Cancelled) => {
                *held = false;
                return;
            }
            _ => return,
        }
        if let Some(at) = cursor.land().position().filter(|_| *held) {
            let place = self.place(at, bounds);
            if place != self.at {
                shell.publish((self.on_move)(place));
            }
            shell.capture_event();
        }
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let colours = theme.tokens();
        let bounds = layout.bounds();
        let mut fill = |bounds: Rectangle, colour: Color, border: Border| {
            renderer.fill_quad(renderer::Quad { bounds, border, ..renderer::Quad::default() }, colour);
        };
        let middle = bounds.center_y();
        let bar = |from: f32, to: f32, height: f32| Rectangle {
            x: from,
            y: middle - height / 2.0,
            width: to - from,
            height,
        };
        let (begin, here, end) =
            (self.across(0, bounds), self.across(self.at, bounds), self.across(self.last, bounds));
        let round = Border::default().rounded(LINE / 2.0);
        fill(
            bar(begin, end.max(begin + 1.0), LINE),
            colours.field,
            round.width(1.0).color(colours.field_edge),
        );
        fill(bar(begin, here, LINE), colours.accent, round);
        let mut before = f32::NEG_INFINITY;
        for mark in self.marks {
            let x = self.across(*mark, bounds);
            if x - before >= MIN_MARK_GAP {
                fill(bar(x - 0.5, x + 0.5, HEIGHT - 10.0), colours.text_soft, Border::default());
                before = x;
            }
        }
        let thumb = bar(here - THUMB / 2.0, here + THUMB / 2.0, THUMB);
        fill(
            thumb,
            colours.accent,
            Border::default().rounded(THUMB / 2.0).width(2.0).color(colours.on_accent),
        );
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        let Dragging(held) = tree.state.downcast_ref();
        match cursor.is_over(layout.bounds()) || *held {
            true => mouse::Interaction::Pointer,
            false => mouse::Interaction::default(),
        }
    }
}

impl<'a, Message: 'a> From<Scrubber<'a, Message>> for Element<'a, Message> {
    fn from(scrubber: Scrubber<'a, Message>) -> Self {
        Element::new(scrubber)
    }
}
