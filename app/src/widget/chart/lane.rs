//! A lane of a race: how far a stone is on its way to a target, and how much of that is new.

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::{Color, Event, Length, Point, Rectangle, Renderer, Size};

use super::fill;
use crate::players::stone::Stone;
use crate::widget::count_up::{CountUp, LastFrame};
use crate::widget::picture_cache::PictureCache;
use crate::widget::stone::Mood;
use crate::widget::stone_picture::draw_stone;
use crate::{Element, Theme};

/// The height of the widget, and of the track in its middle.
const HEIGHT: f32 = 26.0;
const TRACK: f32 = 10.0;
/// The width of the stone.
const STONE: f32 = 30.0;

/// A track that is filled from the left, with a stone at the end of the filled part.
pub struct Lane<'a> {
    /// The filled part before and after, 0 to 1.
    before: f32,
    after: f32,
    count: CountUp,
    stone: (Stone, Mood),
    /// The colour of the filled part; `None` for the theme's accent.
    colour: Option<Color>,
    pictures: &'a PictureCache,
    scale: f32,
}

impl<'a> Lane<'a> {
    /// A lane that is filled up to `after` of it, from 0 to 1; what is beyond `before` comes as `count` says. `scale` is in physical
    /// pixels per logical pixel.
    pub fn new(
        (before, after): (f32, f32),
        count: CountUp,
        stone: (Stone, Mood),
        pictures: &'a PictureCache,
        scale: f32,
    ) -> Lane<'a> {
        let [before, after] = [before, after].map(|part| part.clamp(0.0, 1.0));
        Lane { before, after, count, stone, colour: None, pictures, scale }
    }

    /// Sets the colour of the filled part; the theme's accent by default.
    pub fn colour(self, colour: Option<Color>) -> Self {
        Lane { colour, ..self }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Lane<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<LastFrame>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(LastFrame::default())
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
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let colours = theme.tokens();
        let bounds = layout.bounds();
        let part = self.before + (self.after - self.before) * self.count.at(*tree.state.downcast_ref());
        let track = Rectangle { y: bounds.center_y() - TRACK / 2.0, height: TRACK, ..bounds };
        // A stone at the beginning lies on the track.
        let way = |part: f32| STONE / 2.0 + part * (bounds.width - STONE);
        let colour = self.colour.unwrap_or(colours.accent);
        fill(renderer, track, TRACK / 2.0, colours.field_edge.scale_alpha(0.3));
        let filled = |part: f32| Rectangle { width: way(part), ..track };
        fill(renderer, filled(part), TRACK / 2.0, colour);
        // What was there before is dimmed, and ends with an edge.
        if self.before > 0.0 && part > self.before {
            let before = filled(self.before);
            fill(renderer, before, TRACK / 2.0, colours.panel.scale_alpha(0.5));
            let edge = Rectangle { x: before.x + before.width - 1.0, width: 2.0, ..before };
            fill(renderer, edge, 0.0, colours.panel);
        }
        let at = Point::new(bounds.x + way(part) - STONE / 2.0, bounds.y);
        draw_stone(renderer, self.pictures, self.stone, at, STONE, self.scale);
    }
}

impl<'a, Message: 'a> From<Lane<'a>> for Element<'a, Message> {
    fn from(lane: Lane<'a>) -> Self {
        Element::new(lane)
    }
}
