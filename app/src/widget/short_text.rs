//! A line of text that ends with an ellipsis where it is too long for the room that it gets.

use iced::advanced::text::Renderer as _;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::widget::text::{Fragment, IntoFragment, Style};
use iced::{Length, Point, Rectangle, Renderer, Size};

use super::text;
use crate::{Element, Theme};

/// One line of text, as wide as there is room. What it tells (`operate`) is all of it.
pub struct ShortText<'a> {
    words: Fragment<'a>,
    size: f32,
    style: fn(&Theme) -> Style,
}

/// What is shown of the words; its tree state.
#[derive(Debug, Default)]
struct Shown(String);

impl<'a> ShortText<'a> {
    /// A line of this font size.
    pub fn new(words: impl IntoFragment<'a>, size: f32) -> ShortText<'a> {
        ShortText { words: words.into_fragment(), size, style: |_| Style::default() }
    }

    /// A line of normal text, such as a name.
    pub fn body(words: impl IntoFragment<'a>) -> ShortText<'a> {
        ShortText::new(words, 16.0)
    }

    /// The line in another colour.
    pub fn style(self, style: fn(&Theme) -> Style) -> ShortText<'a> {
        ShortText { style, ..self }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for ShortText<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Shown>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Shown::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Shrink)
    }

    fn layout(&mut self, tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let node = layout::atomic(limits, Length::Fill, text::line_height(self.size));
        let Shown(shown) = tree.state.downcast_mut();
        *shown = text::shortened(&self.words, self.size, node.size().width);
        node
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
        let Some(visible) = layout.bounds().intersection(viewport) else { return };
        let Shown(shown) = tree.state.downcast_ref();
        let colour = (self.style)(theme).color.unwrap_or(style.text_color);
        let place = layout.bounds();
        let line = text::line(shown.clone(), self.size, place.size().expand(Size::new(1.0, 1.0)));
        renderer.fill_text(line, Point::new(place.x, place.y), colour, visible);
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.text(None, layout.bounds(), &self.words);
    }
}

impl<'a, Message: 'a> From<ShortText<'a>> for Element<'a, Message> {
    fn from(text: ShortText<'a>) -> Self {
        Element::new(text)
    }
}
