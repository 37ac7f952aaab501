//! A column chart with a line over it.

use iced::{Length, Rectangle};

use super::fill;
use crate::widget::painting::Painting;

/// The thickness of the line, and of the marks behind the columns.
const LINE: f32 = 3.0;
const MARK: f32 = 1.0;

/// The maximum width of a column; few columns don't fill the room.
pub const WIDEST: f32 = 46.0;

/// Columns from the left, as (height, height of the line), and a stepped line over them; `top` is the value at the upper edge. They
/// fill their room.
pub fn columns(columns: impl IntoIterator<Item = (f32, f32)>, top: f32) -> Painting<'static> {
    let columns: Vec<(f32, f32)> = columns.into_iter().collect();
    Painting::new(Length::Fill, Length::Fill, move |renderer, theme, bounds, _| {
        let colours = theme.tokens();
        let height = |value: f32| (value / top).clamp(0.0, 1.0) * (bounds.height - MARK);
        let floor = bounds.y + bounds.height - MARK;
        for part in [0.0, 0.5, 1.0] {
            let mark = Rectangle { y: floor - height(top * part), height: MARK, ..bounds };
            fill(renderer, mark, 0.0, colours.field_edge.scale_alpha(0.55));
        }
        let step = (bounds.width / columns.len().max(1) as f32).min(WIDEST);
        let gap = (step * 0.22).clamp(1.0, 6.0);
        let mut before: Option<f32> = None;
        for (at, (value, line)) in (0_u16..).zip(&columns) {
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
    })
}
