//! A bar divided into parts.

use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::{Length, Rectangle, Renderer, Size};

use super::fill;
use crate::{Element, Theme};

/// The height of the bar.
const BAR: f32 = 26.0;
/// The gap between parts.
const GAP: f32 = 2.0;
/// The edge length of a legend's swatch.
const SWATCH: f32 = 16.0;
/// The distance between stripes.
const STRIPE: f32 = 6.0;

/// A bar of up to four parts, each with its own pattern: filled or striped, in two colours.
pub struct Parts {
    parts: Vec<f32>,
    size: Size<Length>,
    /// The number of patterns skipped before the first part, for a swatch.
    skipped: usize,
}

impl Parts {
    /// Parts by size; the sizes are scaled to fill the bar.
    pub fn new(parts: impl IntoIterator<Item = f64>) -> Parts {
        let parts = parts.into_iter().map(|part| part as f32).collect();
        Parts { parts, size: Size::new(Length::Fill, Length::Fixed(BAR)), skipped: 0 }
    }
}

/// The pattern of a part, for a legend.
pub fn swatch(part: usize) -> Parts {
    Parts { parts: vec![1.0], size: Size::new(Length::Fixed(SWATCH), Length::Fixed(SWATCH)), skipped: part }
}

impl<Message> Widget<Message, Theme, Renderer> for Parts {
    fn size(&self) -> Size<Length> {
        self.size
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, self.size.width, self.size.height)
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
        let bounds = place.bounds();
        let whole: f32 = self.parts.iter().sum();
        let seen = self.parts.iter().filter(|part| **part > 0.0).count();
        let room = bounds.width - GAP * seen.saturating_sub(1) as f32;
        let mut x = bounds.x;
        for (at, part) in self.parts.iter().enumerate().filter(|(_, part)| **part > 0.0) {
            let width = room * part / whole;
            paint(renderer, Rectangle { x, width, ..bounds }, at + self.skipped, theme);
            x += width + GAP;
        }
    }
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

impl<'a, Message: 'a> From<Parts> for Element<'a, Message> {
    fn from(parts: Parts) -> Self {
        Element::new(parts)
    }
}
