//! A widget that only draws, in a size of its own.

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::{Event, Length, Rectangle, Renderer, Size};

use super::count_up::{CountUp, LastFrame};
use crate::{Element, Theme};

/// What it draws with, within its bounds, at a progress from 0 to 1.
type Draw<'a> = Box<dyn Fn(&mut Renderer, &Theme, Rectangle, f32) + 'a>;

/// A picture, or a diagram.
pub struct Painting<'a> {
    size: Size<Length>,
    count: CountUp,
    draw: Draw<'a>,
}

impl<'a> Painting<'a> {
    /// A widget of this size, drawn by a function of its bounds and of a progress, which is at its end.
    pub fn new(
        width: impl Into<Length>,
        height: impl Into<Length>,
        draw: impl Fn(&mut Renderer, &Theme, Rectangle, f32) + 'a,
    ) -> Painting<'a> {
        let size = Size::new(width.into(), height.into());
        Painting { size, count: CountUp::since(None), draw: Box::new(draw) }
    }

    /// Draws with the progress of a count, frame by frame.
    pub fn counting(self, count: CountUp) -> Painting<'a> {
        Painting { count, ..self }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Painting<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<LastFrame>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(LastFrame::default())
    }

    fn size(&self) -> Size<Length> {
        self.size
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, self.size.width, self.size.height)
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
        (self.draw)(renderer, theme, layout.bounds(), self.count.at(*tree.state.downcast_ref()));
    }
}

impl<'a, Message: 'a> From<Painting<'a>> for Element<'a, Message> {
    fn from(painting: Painting<'a>) -> Self {
        Element::new(painting)
    }
}
