//! A bar for a share with its confidence interval.

use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::{Length, Rectangle, Renderer, Size};

use super::fill;
use crate::{Element, Theme};

/// The heights of the bar, of the gap below it, and of the ticks at the ends of the interval line.
const BAR: f32 = 12.0;
const GAP: f32 = 3.0;
const TICK: f32 = 6.0;
/// The thickness of the interval line.
const LINE: f32 = 2.0;

/// A bar as long as a share; below it a line over the confidence interval.
pub struct ShareBar {
    share: f32,
    interval: Option<(f32, f32)>,
}

impl ShareBar {
    /// A bar for a share from 0 to 1, without an interval.
    pub fn new(share: f64) -> ShareBar {
        ShareBar { share: share as f32, interval: None }
    }

    /// Sets the interval's ends, each 0 to 1; `None` draws none.
    pub fn interval(self, interval: Option<(f64, f64)>) -> ShareBar {
        ShareBar { interval: interval.map(|(low, high)| (low as f32, high as f32)), ..self }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for ShareBar {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fixed(BAR + GAP + TICK))
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, Length::Fill, BAR + GAP + TICK)
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
        let track = Rectangle { height: BAR, ..bounds };
        fill(renderer, track, BAR / 3.0, colours.field_edge.scale_alpha(0.35));
        if self.share > 0.0 {
            // Even the smallest share is visible.
            let width = (self.share * bounds.width).max(LINE);
            fill(renderer, Rectangle { width, ..track }, (BAR / 3.0).min(width / 2.0), colours.accent);
        }
        let Some((low, high)) = self.interval else { return };
        let (left, right) = (bounds.x + low * bounds.width, bounds.x + high * bounds.width - LINE);
        let top = bounds.y + BAR + GAP;
        let mut line = |x, y, width, height| {
            fill(renderer, Rectangle { x, y, width, height }, 0.0, colours.text_soft);
        };
        line(left, top + (TICK - LINE) / 2.0, right + LINE - left, LINE);
        line(left, top, LINE, TICK);
        line(right, top, LINE, TICK);
    }
}

impl<'a, Message: 'a> From<ShareBar> for Element<'a, Message> {
    fn from(bar: ShareBar) -> Self {
        Element::new(bar)
    }
}
