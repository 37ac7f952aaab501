//! A bar for a share with its confidence interval.

use iced::{Length, Rectangle};

use super::fill;
use crate::widget::painting::Painting;

/// The heights of the bar, of the gap below it, and of the ticks at the ends of the interval line.
const BAR: f32 = 12.0;
const GAP: f32 = 3.0;
const TICK: f32 = 6.0;
/// The thickness of the interval line.
const LINE: f32 = 2.0;

/// A bar as long as a share from 0 to 1; below it a line over the confidence interval, if there is one.
pub fn share_bar(share: f64, interval: Option<(f64, f64)>) -> Painting<'static> {
    let share = share as f32;
    let interval = interval.map(|(low, high)| (low as f32, high as f32));
    Painting::new(Length::Fill, BAR + GAP + TICK, move |renderer, theme, bounds, _| {
        let colours = theme.tokens();
        let track = Rectangle { height: BAR, ..bounds };
        fill(renderer, track, BAR / 3.0, colours.field_edge.scale_alpha(0.35));
        if share > 0.0 {
            // Even the smallest share is visible.
            let width = (share * bounds.width).max(LINE);
            fill(renderer, Rectangle { width, ..track }, (BAR / 3.0).min(width / 2.0), colours.accent);
        }
        let Some((low, high)) = interval else { return };
        let (left, right) = (bounds.x + low * bounds.width, bounds.x + high * bounds.width - LINE);
        let top = bounds.y + BAR + GAP;
        let mut line = |x, y, width, height| {
            fill(renderer, Rectangle { x, y, width, height }, 0.0, colours.text_soft);
        };
        line(left, top + (TICK - LINE) / 2.0, right + LINE - left, LINE);
        line(left, top, LINE, TICK);
        line(right, top, LINE, TICK);
    })
}
