//! Rows that change places by being dragged onto each other with the mouse. A finger scrolls there instead.

use iced::advanced::renderer::{self, Quad};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget};
use iced::mouse::{Cursor, Interaction};
use iced::{Border, Color, Event, Point, Rectangle, Renderer, window};

use super::pointer_event::PointerEvent;
use crate::{Element, Theme};

/// How far the pointer moves until a press is a drag.
const SLACK: f32 = 6.0;
/// The corners and the frame of a row that is dragged, and of the one that it would swap with.
const ROUND: f32 = 8.0;
const FRAME: f32 = 2.0;

/// A column whose rows can be dragged onto each other.
pub struct SwapDrag<'a, Message> {
    content: Element<'a, Message>,
    on_swap: Box<dyn Fn(usize, usize) -> Message + 'a>,
}

impl<'a, Message> SwapDrag<'a, Message> {
    /// Wraps a column. `on_swap` is given the numbers, from 0, of the row that was dragged and of the one where it was dropped.
    pub fn new(
        column: impl Into<Element<'a, Message>>,
        on_swap: impl Fn(usize, usize) -> Message + 'a,
    ) -> Self {
        SwapDrag { content: column.into(), on_swap: Box::new(on_swap) }
    }
}

/// The row on which the mouse was pressed.
#[derive(Debug, Clone, Copy)]
struct Drag {
    row: usize,
    pressed: Point,
    /// Whether the mouse has left the place since.
    has_moved: bool,
}

/// The number of the row at a point.
fn row_at(layout: Layout<'_>, point: Option<Point>) -> Option<usize> {
    let point = point?;
    layout.children().position(|row| row.bounds().contains(point))
}

impl<Message> Widget<Message, Theme, Renderer> for SwapDrag<'_, Message> {
    delegate_to_content!(diff operate);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Option<Drag>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(None::<Drag>)
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let Tree { state, children, .. } = tree;
        let content = self.content.as_widget_mut();
        content.update(&mut children[0], event, layout, cursor, renderer, clipboard, shell, viewport);
        let drag: &mut Option<Drag> = state.downcast_mut();
        let is_mouse = matches!(event, Event::Mouse(_) | Event::Window(window::Event::Unfocused));
        let Some(pointer) = PointerEvent::of(event).filter(|_| is_mouse) else { return };
        let place = cursor.position_over(*viewport);
        match (pointer, &mut *drag) {
            (PointerEvent::Pressed, _) if !shell.is_event_captured() => {
                let row = row_at(layout, place);
                *drag = row.zip(place).map(|(row, pressed)| Drag { row, pressed, has_moved: false });
            }
            (PointerEvent::Moved, Some(dragged)) => {
                dragged.has_moved |= place.is_none_or(|place| place.distance(dragged.pressed) > SLACK);
                shell.request_redraw();
            }
            (PointerEvent::Released, Some(Drag { row, has_moved, .. })) => {
                let (from, has_moved) = (*row, *has_moved);
                *drag = None;
                shell.request_redraw();
                if let Some(to) = row_at(layout, place).filter(|to| has_moved && *to != from) {
                    shell.publish((self.on_swap)(from, to));
                    shell.capture_event();
                }
            }
            (PointerEvent::Cancelled, Some(_)) => {
                *drag = None;
                shell.request_redraw();
            }
            _ => {}
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> Interaction {
        let drag: &Option<Drag> = tree.state.downcast_ref();
        let content = self.content.as_widget();
        let inner = content.mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer);
        match (drag, inner) {
            (Some(_), _) => Interaction::Grabbing,
            (None, Interaction::None) if row_at(layout, cursor.position_over(*viewport)).is_some() => {
                Interaction::Grab
            }
            (None, inner) => inner,
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: Cursor,
        viewport: &Rectangle,
    ) {
        let content = self.content.as_widget();
        content.draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
        let drag: &Option<Drag> = tree.state.downcast_ref();
        let Some(Drag { row, pressed, .. }) = drag.filter(|drag| drag.has_moved) else { return };
        let place = cursor.position_over(*viewport);
        let colours = theme.tokens();
        let bounds = |at: usize| layout.children().nth(at).map(|row| row.bounds());
        let target = row_at(layout, place).filter(|target| *target != row).and_then(bounds);
        let moved = bounds(row)
            .zip(place)
            .map(|(dragged, place)| Rectangle { y: dragged.y + place.y - pressed.y, ..dragged });
        // Above the words of the rows.
        renderer.with_layer(*viewport, |renderer| {
            let mut frame = |bounds: Rectangle, fill: Color| {
                let border = Border { color: colours.accent, width: FRAME, radius: ROUND.into() };
                renderer.fill_quad(Quad { bounds, border, ..Quad::default() }, fill);
            };
            target.into_iter().for_each(|target| frame(target, Color::TRANSPARENT));
            moved.into_iter().for_each(|moved| frame(moved, colours.accent.scale_alpha(0.25)));
        });
    }
}

impl<'a, Message: 'a> From<SwapDrag<'a, Message>> for Element<'a, Message> {
    fn from(rows: SwapDrag<'a, Message>) -> Self {
        Element::new(rows)
    }
}
