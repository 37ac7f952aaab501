//! A column chart with a line over it.

use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::{Length, Rectangle, Renderer, Size};

use super::fill;
use crate::{Element, Theme};

/// The thickness of the line, and of the marks behind the columns.
const LINE: f32 = 3.0;
const MARK: f32 = 1.0;

/// Columns from the left, and a stepped line over them. The widget fills its room.
pub struct Columns {
    columns: Vec<(f32, f32)>,
    top: f32,
}

impl Columns {
    /// The maximum width of a column; few columns don't fill the room.
    pub const WIDEST: f32 = 46.0;

    /// Columns as (height, height of the line); `top` is the value at the upper edge.
    pub fn new(columns: impl IntoIterator<Item = (f32, f32)>, top: f32) -> Columns {
        Columns { columns: columns.into_iter().collect(), top }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Columns {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, Length::Fill, Length::Fill)
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        place: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let colours = theme.tokens();
        let bounds = place.bounds();
        let height = |value: f32| (value / self.top).clamp(0.0, 1.0) * (bounds.height - MARK);
        let floor = bounds.y + bounds.height - MARK;
        for part in [0.0, 0.5, 1.0] {
            let mark = Rectangle { y: floor - height(self.top * part), height: MARK, ..bounds };
            fill(renderer, mark, 0.0, colours.field_edge.scale_alpha(0.55));
        }
        let step = (bounds.width / self.columns.len().max(1) as f32).min(Columns::WIDEST);
        let gap = (step * 0.22).clamp(1.0, 6.0);
        let mut before: Option<f32> = None;
        for (at, (value, line)) in (0_u16..).zip(&self.columns) {
            let x = bounds.x + step * f32::from(at);
            let (y, high) = (floor - height(*value), height(*value));
            if high > 0.0 {
                let column = Rectangle { x: x + gap / 2.0, y, width: step - gap, height: high };
                fill(renderer, column, 0.0, colours.accent.scale_alpha(0.6));
            }
            let y = floor - height(*line) - LINE / 2.0;
            fill(renderer, Rectangle { x, y, width: step, height: LINE }, 0.0, colours.text);
            if let Some(before) = before {
                let (upper, lower) = (y.min(before), y.max(before) + LINE);
                let rise = Rectangle { x: x - LINE / 2.0, y: upper, width: LINE, height: lower - upper };
                fill(renderer, rise, 0.0, colours.text);
            }
            before = Some(y);
        }
    }
}

impl<'a, Message: 'a> From<Columns> for Element<'a, Message> {
    fn from(columns: Columns) -> Self {
        Element::new(columns)
    }
}
