//! Text that comes while one looks: a number that counts up, or a part of a sum that appears. Its room and what it tells
//! (`operate`) are those of its end from the beginning.

use std::ops::Range;
use std::time::{Duration, Instant};

use iced::advanced::text::Renderer as _;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::{Event, Length, Point, Rectangle, Renderer, Size, widget, window};

use super::text;
use crate::{Element, Theme};

/// How long counting takes.
const DURATION: Duration = Duration::from_millis(1200);

/// How far something has come that began at an instant, or that is at its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CountUp {
    since: Option<Instant>,
}

/// When a counting widget was last drawn; its tree state. `None` before the first frame.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct LastFrame(Option<Instant>);

impl CountUp {
    /// Begins at an instant; `None` is at its end.
    pub fn since(since: Option<Instant>) -> CountUp {
        CountUp { since }
    }

    /// From 0 to 1: even at first, slower towards the end.
    fn progress(self, now: Instant) -> f32 {
        let Some(since) = self.since else { return 1.0 };
        let part = now.saturating_duration_since(since).as_secs_f32() / DURATION.as_secs_f32();
        1.0 - (1.0 - part.min(1.0)).powi(2)
    }

    /// The progress at the last frame; the end before the first one.
    pub(super) fn at(self, LastFrame(frame): LastFrame) -> f32 {
        frame.map_or(1.0, |now| self.progress(now))
    }

    /// Keeps the time of a frame, and asks for the next one until the end.
    pub(super) fn on_event<Message>(
        self,
        LastFrame(frame): &mut LastFrame,
        event: &Event,
        shell: &mut Shell<'_, Message>,
    ) {
        if let Event::Window(window::Event::RedrawRequested(now)) = event {
            *frame = Some(*now);
            if self.progress(*now) < 1.0 {
                shell.request_redraw();
            }
        }
    }

    /// A number on its way from one value to another.
    pub fn number(range: Range<u32>, progress: f32) -> u32 {
        let distance = f64::from(range.end) - f64::from(range.start);
        (f64::from(range.start) + distance * f64::from(progress)).round() as u32
    }
}

/// One line of text that depends on the progress.
pub struct CountingText<'a> {
    /// The progress.
    pub count: CountUp,
    /// The text by progress, from 0 to 1.
    pub words: Box<dyn Fn(f32) -> String + 'a>,
    /// The points of the progress between which the text becomes visible.
    pub appears: Range<f32>,
    /// The font size; 16 by default.
    pub size: f32,
    /// The colour.
    pub style: fn(&Theme) -> widget::text::Style,
    /// The width; `None` fits the text at its end.
    pub width: Option<f32>,
}

impl<'a> CountingText<'a> {
    /// A text that is visible from the beginning.
    pub fn new(count: CountUp, words: impl Fn(f32) -> String + 'a) -> CountingText<'a> {
        let style = |_: &Theme| widget::text::Style::default();
        CountingText { count, words: Box::new(words), appears: 0.0..0.0, size: 16.0, style, width: None }
    }

    /// How visible the text is, 0 to 1.
    fn opacity(&self, progress: f32) -> f32 {
        let Range { start, end } = self.appears;
        if progress >= end { 1.0 } else { ((progress - start) / (end - start)).clamp(0.0, 1.0) }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for CountingText<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<LastFrame>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(LastFrame::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Shrink, Length::Shrink)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let width = self.width.unwrap_or_else(|| text::width(&(self.words)(1.0), self.size).ceil() + 1.0);
        layout::atomic(limits, width, text::line_height(self.size))
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        _layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        self.count.on_event(tree.state.downcast_mut(), event, shell);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let progress = self.count.at(*tree.state.downcast_ref());
        let opacity = self.opacity(progress);
        let Some(visible) = layout.bounds().intersection(viewport).filter(|_| opacity > 0.0) else { return };
        let colour = (self.style)(theme).color.unwrap_or(style.text_color).scale_alpha(opacity);
        let place = layout.bounds();
        let words = text::line((self.words)(progress), self.size, place.size().expand(Size::new(1.0, 1.0)));
        renderer.fill_text(words, Point::new(place.x, place.y), colour, visible);
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.text(None, layout.bounds(), &(self.words)(1.0));
    }
}

impl<'a, Message: 'a> From<CountingText<'a>> for Element<'a, Message> {
    fn from(text: CountingText<'a>) -> Self {
        Element::new(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_goes_from_the_first_number_to_the_last_and_stays_there() {
        let now = Instant::now();
        let count = CountUp::since(Some(now));
        let shown = |millis| CountUp::number(60..95, count.progress(now + Duration::from_millis(millis)));
        assert_eq!((shown(0), shown(1200), shown(60_000)), (60, 95, 95));
        assert!((0..120).all(|step| shown(10 * step) <= shown(10 * step + 10)));
        assert_eq!(CountUp::default().progress(now), 1.0);
    }
}
