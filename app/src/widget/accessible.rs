//! What a widget tells assistive technology about itself, and what that asks of it.
//!
//! A widget passes an [`Accessible`] to [`Operation::custom`] and traverses its content
//! right after: what is in there belongs to it. Then it does what was asked.

use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::{Length, Rectangle, Renderer, Size};

use crate::{Element, Theme};

/// What something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// It does something when it is pressed.
    Button,
    /// One of several choices.
    Choice,
    /// It is on or off.
    Switch,
    /// A list that drops down, and shows its value.
    List,
    /// A pile of cards, or a card of the hand.
    Pile,
    /// Things that belong together.
    Group,
    /// What has just happened, in words; read when others have finished speaking.
    News,
    /// An answer to what the player does; read at once.
    Answer,
}

/// Whether a walk over what can be pressed stops at something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stop {
    /// It doesn't: a press says at most what it is.
    Never,
    /// It does.
    #[default]
    Usual,
    /// It does, and stays there when it is chosen, as it is often chosen several times.
    Repeated,
    /// It stops at nothing else as long as there is such a one, because with it goes on what was begun.
    First,
    /// The same, before all others and group by group.
    Modal,
}

/// What a widget is, and does.
#[derive(Debug, Clone)]
pub struct Accessible {
    /// What it is.
    pub role: Role,
    /// Its name; empty if the texts within name it, or the group around it.
    pub name: String,
    /// What tells it from others of its role, if its name changes; else empty.
    pub key: String,
    /// Whether it is a part of the group around it, whose name comes before its own.
    pub is_part: bool,
    /// Whether it is chosen or on; `None` if it can't be.
    pub is_on: Option<bool>,
    /// Whether anything may be asked of it.
    pub is_enabled: bool,
    /// Whether it has the keyboard focus.
    pub is_focused: bool,
    /// Whether a walk with one switch stops at it.
    pub stop: Stop,
    /// What is asked of it; set by the operation.
    pub asked: Option<AccessRequest>,
}

/// What assistive technology asks of a widget.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccessRequest {
    /// To do what a click does.
    Press,
    /// To take the keyboard focus.
    Focus,
}

impl Accessible {
    /// Something of a role and name, of which nothing may be asked.
    pub fn new(role: Role, name: impl Into<String>) -> Accessible {
        Accessible {
            role,
            name: name.into(),
            key: String::new(),
            is_part: false,
            is_on: None,
            is_enabled: false,
            is_focused: false,
            stop: Stop::default(),
            asked: None,
        }
    }
}

/// Content with a name, which is also that of a control in it that has none of its own.
pub struct Named<'a, Message> {
    name: String,
    content: Element<'a, Message>,
}

impl<'a, Message> Named<'a, Message> {
    /// Names content.
    pub fn new(name: impl Into<String>, content: impl Into<Element<'a, Message>>) -> Self {
        Named { name: name.into(), content: content.into() }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Named<'_, Message> {
    delegate_to_content!(update draw);

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, layout.bounds(), &mut Accessible::new(Role::Group, &self.name));
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        operation.traverse(&mut |operation| content.operate(tree, layout, renderer, operation));
    }
}

impl<'a, Message: 'a> From<Named<'a, Message>> for Element<'a, Message> {
    fn from(named: Named<'a, Message>) -> Self {
        Element::new(named)
    }
}

/// A live region: sentences that are said to assistive technology and not shown, as they are shown elsewhere in another way.
pub struct LiveRegion<'a> {
    role: Role,
    sentences: Box<dyn Fn() -> Vec<Sentence> + 'a>,
}

/// A sentence that is told when it is new.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// What tells it from the other sentences: one of a new key is new, and one whose words have changed.
    pub key: String,
    /// What is said.
    pub words: String,
}

impl<'a> LiveRegion<'a> {
    /// Tells sentences as [`Role::News`] or [`Role::Answer`]. They are made only when somebody asks.
    pub fn new(role: Role, sentences: impl Fn() -> Vec<Sentence> + 'a) -> LiveRegion<'a> {
        LiveRegion { role, sentences: Box::new(sentences) }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for LiveRegion<'_> {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Shrink, Length::Shrink)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, _limits: &layout::Limits) -> layout::Node {
        layout::Node::new(Size::ZERO)
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        for Sentence { key, words } in (self.sentences)() {
            let mut accessible = Accessible { key, ..Accessible::new(self.role, words) };
            operation.custom(None, layout.bounds(), &mut accessible);
        }
    }

    fn draw(
        &self,
        _tree: &Tree,
        _renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        _layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
    }
}

impl<'a, Message: 'a> From<LiveRegion<'a>> for Element<'a, Message> {
    fn from(region: LiveRegion<'a>) -> Self {
        Element::new(region)
    }
}
