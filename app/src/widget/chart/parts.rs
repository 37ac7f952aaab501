//! A bar divided into parts.

use iced::{Length, Rectangle, Renderer};

use super::fill;
use crate::Theme;
use crate::widget::painting::Painting;

/// The height of the bar.
const BAR: f32 = 26.0;
/// The gap between parts.
const GAP: f32 = 2.0;
/// The edge length of a legend's swatch.
const SWATCH: f32 = 16.0;
/// The distance between stripes.
const STRIPE: f32 = 6.0;

/// A bar of up to four parts, each with its own pattern: filled or striped, in two colours. The sizes are scaled to fill the bar.
pub fn parts(parts: impl IntoIterator<Item = f64>) -> Painting<'static> {
    let parts: Vec<f32> = parts.into_iter().map(|part| part as f32).collect();
    Painting::new(Length::Fill, BAR, move |renderer, theme, bounds, _| {
        let whole: f32 = parts.iter().sum();
        let seen = parts.iter().filter(|part| **part > 0.0).count();
        let room = bounds.width - GAP * seen.saturating_sub(1) as f32;
        let mut x = bounds.x;
        for (at, part) in parts.iter().enumerate().filter(|(_, part)| **part > 0.0) {
            let width = room * part / whole;
            paint(renderer, Rectangle { x, width, ..bounds }, at, theme);
            x += width + GAP;
        }
    })
}

/// The pattern of a part, for a legend.
pub fn swatch(part: usize) -> Painting<'static> {
    Painting::new(SWATCH, SWATCH, move |renderer, theme, bounds, _| paint(renderer, bounds, part, theme))
}

/// Fills a rectangle with a part's pattern.
fn paint(renderer: &mut Renderer, bounds: Rectangle, part: usize, theme: &Theme) {
    let colours = theme.tokens();
    let colour = if part < 2 { colours.accent } else { colours.text_soft };
    if part.is_multiple_of(2) {
        fill(renderer, bounds, 0.0, colour);
        return;
    }
    fill(renderer, bounds, 0.0, colour.scale_alpha(0.25));
    let mut x = bounds.x;
    while x < bounds.x + bounds.width {
        let width = (STRIPE / 2.0).min(bounds.x + bounds.width - x);
        fill(renderer, Rectangle { x, width, ..bounds }, 0.0, colour);
        x += STRIPE;
    }
}
