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
    /// Values side by side of which one is chosen.
    Choices,
    /// Things that belong together.
    Group,
    /// A screen of the window. The text in it that repeats its name is its heading.
    Screen,
    /// What lies over a screen; with a heading likewise.
    Dialog,
    /// A part of a screen; with a heading likewise.
    Section,
    /// A sentence that is announced and shown elsewhere in another way.
    Announcement(Priority),
}

/// What an announcement is about, in the order in which those that wait are said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Priority {
    /// How a round or a series has ended.
    Result,
    /// A refusal, or another answer to what the player does.
    Answer,
    /// What happens on the board.
    Event,
    /// The card that now lies on the own stock pile.
    StockCard,
    /// That it is the own turn, and what can be done.
    OwnTurn,
    /// What people and computer players say beside the game. It waits until the others are said.
    Remark,
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
    accessible: Accessible,
    content: Element<'a, Message>,
}

impl<'a, Message> Named<'a, Message> {
    /// Names content.
    pub fn new(name: impl Into<String>, content: impl Into<Element<'a, Message>>) -> Self {
        Named::with_role(Role::Group, name, content)
    }

    /// Names content that is a screen, a dialog or a section.
    pub fn with_role(role: Role, name: impl Into<String>, content: impl Into<Element<'a, Message>>) -> Self {
        Named { accessible: Accessible::new(role, name), content: content.into() }
    }

    /// Sets what tells it from others of its role, where its name changes.
    pub fn keyed(self, key: impl Into<String>) -> Self {
        Named { accessible: Accessible { key: key.into(), ..self.accessible }, ..self }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Named<'_, Message> {
    delegate_to_content!(diff mouse_interaction update draw);

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, layout.bounds(), &mut self.accessible.clone());
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        operation.traverse(&mut |operation| content.operate(tree, layout, renderer, operation));
    }
}

impl<'a, Message: 'a> From<Named<'a, Message>> for Element<'a, Message> {
    fn from(named: Named<'a, Message>) -> Self {
        Element::new(named)
    }
}

/// A live region: sentences that are announced and not shown, as they are shown elsewhere in another way.
pub struct LiveRegion<'a> {
    sentences: Box<dyn Fn() -> Vec<Sentence> + 'a>,
}

/// A sentence that is announced when it is new.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// What tells it from the other sentences on the screen: one of a new key is new.
    pub key: String,
    /// What it is about.
    pub priority: Priority,
    /// What is said.
    pub words: String,
}

impl<'a> LiveRegion<'a> {
    /// Announces sentences. They are made only when somebody asks.
    pub fn new(sentences: impl Fn() -> Vec<Sentence> + 'a) -> LiveRegion<'a> {
        LiveRegion { sentences: Box::new(sentences) }
    }

    /// Announces one sentence, and again when its words change; nothing while it is empty.
    pub fn of(priority: Priority, words: impl Fn() -> String + 'a) -> LiveRegion<'a> {
        LiveRegion::new(move || {
            let words = words();
            let sentence = |words: String| Sentence { key: words.clone(), priority, words };
            Some(words).filter(|words| !words.is_empty()).map(sentence).into_iter().collect()
        })
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
        for Sentence { key, priority, words } in (self.sentences)() {
            let mut accessible = Accessible { key, ..Accessible::new(Role::Announcement(priority), words) };
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
