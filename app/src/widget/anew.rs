//! Content that begins anew when another thing is shown in its place.

use iced::Renderer;
use iced::advanced::Widget;
use iced::advanced::widget::{Tree, tree};

use crate::{Element, Theme};

/// Content whose focus, scroll positions and other states are those of what it shows. What is shown is told apart by a key: widgets
/// in the same places would keep them for another one. (`keyed_column` compares states of other types if it has one child.)
pub struct Anew<'a, Message, Key> {
    content: Element<'a, Message>,
    key: Key,
}

impl<'a, Message, Key> Anew<'a, Message, Key> {
    /// Wraps content.
    pub fn new(content: impl Into<Element<'a, Message>>, key: Key) -> Self {
        Anew { content: content.into(), key }
    }
}

impl<Message, Key: Copy + PartialEq + 'static> Widget<Message, Theme, Renderer> for Anew<'_, Message, Key> {
    delegate_to_content!(mouse_interaction operate update draw);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Key>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(self.key)
    }

    fn diff(&self, tree: &mut Tree) {
        let shown: &mut Key = tree.state.downcast_mut();
        if *shown != self.key {
            *shown = self.key;
            tree.children.clear();
        }
        tree.diff_children(std::slice::from_ref(&self.content));
    }
}

impl<'a, Message: 'a, Key: Copy + PartialEq + 'static> From<Anew<'a, Message, Key>> for Element<'a, Message> {
    fn from(anew: Anew<'a, Message, Key>) -> Self {
        Element::new(anew)
    }
}
