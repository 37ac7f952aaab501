//! The closed eyes of a stone that blinks now and then, as long as somebody is there.

use std::time::Duration;

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::{Event, Fill, Length, Point, Rectangle, Renderer, Size};
use skipstone_core::Stone;

use super::picture_cache::PictureCache;
use super::pulse::{Pulse, Rhythm};
use super::stone::Mood;
use super::stone_picture::draw_stone;
use crate::{Element, Theme};

/// When it blinks.
const RHYTHM: Rhythm = Rhythm {
    every: Duration::from_secs(7),
    waits: Duration::from_secs(3),
    lasts: Duration::from_millis(120),
    frame: Duration::from_millis(120),
};

/// Where the stone is: its upper left corner and its width, within the bounds of the picture.
type Place<'a> = Box<dyn Fn(Rectangle) -> (Point, f32) + 'a>;

/// A stone with closed eyes, drawn over the same one with open eyes.
pub struct Blinking<'a> {
    stone: Stone,
    place: Place<'a>,
    pictures: &'a PictureCache,
    scale: f32,
}

impl<'a> Blinking<'a> {
    /// A stone in such a place; `scale` is in physical pixels per logical pixel.
    pub fn new(
        stone: Stone,
        place: impl Fn(Rectangle) -> (Point, f32) + 'a,
        pictures: &'a PictureCache,
        scale: f32,
    ) -> Blinking<'a> {
        Blinking { stone, place: Box::new(place), pictures, scale }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Blinking<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Pulse>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Pulse::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::Node::new(limits.max())
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
        tree.state.downcast_mut::<Pulse>().update(RHYTHM, event, shell);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        if tree.state.downcast_ref::<Pulse>().passed(RHYTHM).is_some() {
            let (corner, width) = (self.place)(layout.bounds());
            draw_stone(renderer, self.pictures, (self.stone, Mood::Blinking), corner, width, self.scale);
        }
    }
}

impl<'a, Message: 'a> From<Blinking<'a>> for Element<'a, Message> {
    fn from(stone: Blinking<'a>) -> Self {
        Element::new(stone)
    }
}
