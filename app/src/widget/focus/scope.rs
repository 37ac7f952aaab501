//! A widget around a screen that moves the keyboard focus.

use std::any::Any;

use iced::advanced::widget::operation::focusable::{focus_next, focus_previous, unfocus};
use iced::advanced::widget::operation::{Operation, Outcome};
use iced::advanced::widget::{Id, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse};
use iced::keyboard::{self, Key, key::Named};
use iced::{Event, Rectangle, Renderer};

use super::claim::ClaimFinder;
use super::scroll::{FocusFinder, Scroll, ScrollDistance};
use crate::keys::KeyPress;
use crate::{Element, Theme};

/// Whether a scope is within another one.
#[derive(Default)]
struct State {
    is_inner: bool,
}

/// Tells scopes that they are within another one.
struct MarkInner;

impl Operation for MarkInner {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn custom(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Any) {
        if let Some(state) = state.downcast_mut::<State>() {
            state.is_inner = true;
        }
    }
}

type OnKey<'a, Message> = Box<dyn Fn(&KeyPress<'_>) -> Option<Message> + 'a>;

/// Moves the focus through a screen: Tab and the down arrow forwards, Shift+Tab and the up arrow backwards. Page Up and Page
/// Down scroll. Other keys that no widget captures go to [`Scope::on_key`]. A scope within another one leaves all but the
/// latter to the outer one, whose focus goes through both.
pub struct Scope<'a, Message> {
    content: Element<'a, Message>,
    key: OnKey<'a, Message>,
    /// The message of the arrows up (`true`) and down in place of moving the focus.
    read: Option<fn(bool) -> Message>,
    /// The same of Tab, backwards and forwards.
    tab: Option<fn(bool) -> Message>,
}

impl<'a, Message> Scope<'a, Message> {
    /// A scope without key handling of its own.
    pub fn new(content: impl Into<Element<'a, Message>>) -> Self {
        Scope { content: content.into(), key: Box::new(|_| None), read: None, tab: None }
    }

    /// Sets the message of keys that no widget captures.
    pub fn on_key(self, key: impl Fn(&KeyPress<'_>) -> Option<Message> + 'a) -> Self {
        Scope { key: Box::new(key), ..self }
    }

    /// Sets the message of the arrows up (`true`) and down for whoever has the screen read; `None` has them move the focus.
    pub fn on_read(self, read: Option<fn(bool) -> Message>) -> Self {
        Scope { read, ..self }
    }

    /// Sets the message of Tab, backwards (`true`) and forwards, where it goes on from something that can't have the focus; `None` has it
    /// go on from what has it.
    pub fn on_tab(self, tab: Option<fn(bool) -> Message>) -> Self {
        Scope { tab, ..self }
    }

    /// Sets the message of Enter as long as no control has the focus. Replaces [`Scope::on_key`].
    pub fn on_enter(self, message: Message) -> Self
    where
        Message: Clone + 'a,
    {
        self.on_key(move |press| press.is_plain(Named::Enter).then(|| message.clone()))
    }

    /// Sets the message of Escape. Replaces [`Scope::on_key`].
    pub fn on_escape(self, message: Message) -> Self
    where
        Message: Clone + 'a,
    {
        self.on_key(move |press| (press.named() == Some(Named::Escape)).then(|| message.clone()))
    }

    /// Moves the focus forwards or backwards, and scrolls it into view.
    fn walk(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, back: bool) {
        // After the last control nothing is focused; a second step starts over.
        for _ in 0..2 {
            let step: Box<dyn Operation> =
                if back { Box::new(focus_previous()) } else { Box::new(focus_next()) };
            self.run(tree, layout, renderer, step);
            let found = self.focused(tree, layout, renderer);
            if let Some(bounds) = found.bounds {
                let scroll = Scroll { scrollable: found.scrollable, distance: ScrollDistance::Until(bounds) };
                self.run(tree, layout, renderer, Box::new(scroll));
                return;
            }
        }
    }

    /// Scrolls the screen's last scrollable, which is the main content.
    fn scroll(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, distance: ScrollDistance) {
        let scrollable = self.focused(tree, layout, renderer).scrollables().checked_sub(1);
        self.run(tree, layout, renderer, Box::new(Scroll { scrollable, distance }));
    }

    fn focused(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer) -> FocusFinder {
        let mut found = FocusFinder::default();
        self.content.as_widget_mut().operate(tree, layout, renderer, &mut found);
        found
    }

    fn run(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        mut operation: Box<dyn Operation>,
    ) {
        loop {
            self.content.as_widget_mut().operate(tree, layout, renderer, operation.as_mut());
            match operation.finish() {
                Outcome::Chain(next) => operation = next,
                Outcome::None | Outcome::Some(()) => return,
            }
        }
    }
}

/// Whether this key is held down.
fn is_repeated(event: &Event, held: Named) -> bool {
    matches!(
        event,
        Event::Keyboard(keyboard::Event::KeyPressed { key: Key::Named(key), repeat: true, .. }) if *key == held
    )
}

impl<Message> Widget<Message, Theme, Renderer> for Scope<'_, Message> {
    delegate_to_content!(diff mouse_interaction draw);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, layout.bounds(), tree.state.downcast_mut::<State>());
        self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        // Held down, it would press whatever comes next.
        if is_repeated(event, Named::Enter) {
            return shell.capture_event();
        }
        let is_inner = tree.state.downcast_ref::<State>().is_inner;
        let child = &mut tree.children[0];
        let is_outer_key = matches!(event, Event::Keyboard(keyboard::Event::KeyPressed { .. })) && !is_inner;
        if is_outer_key {
            self.run(child, layout, renderer, Box::new(MarkInner));
        }
        self.content
            .as_widget_mut()
            .update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        if shell.is_event_captured() {
            let mut claim = ClaimFinder::default();
            if is_outer_key {
                self.content.as_widget_mut().operate(child, layout, renderer, &mut claim);
            }
            if claim.is_found {
                self.run(child, layout, renderer, Box::new(unfocus::<()>()));
            }
            return;
        }
        // The same, but for fields, in which it writes.
        if is_repeated(event, Named::Space) {
            return shell.capture_event();
        }
        let Some(press) = KeyPress::read(event) else { return };
        let key = press.named();
        let moves = matches!(
            key,
            Some(Named::ArrowDown | Named::ArrowUp | Named::PageDown | Named::PageUp | Named::Tab)
        );
        if is_inner && moves {
            return;
        }
        let reads = match key {
            Some(Named::ArrowUp) => self.read.map(|read| read(true)),
            Some(Named::ArrowDown) => self.read.map(|read| read(false)),
            Some(Named::Tab) => self.tab.map(|tab| tab(press.has_shift())),
            _ => None,
        };
        if let Some(message) = reads {
            shell.publish(message);
            return shell.capture_event();
        }
        // With at most one control, as on a page of text, the arrows scroll.
        let read = self.focused(child, layout, renderer).total <= 1;
        match key {
            Some(Named::ArrowDown) if read => {
                self.scroll(child, layout, renderer, ScrollDistance::Lines(1.0))
            }
            Some(Named::ArrowUp) if read => self.scroll(child, layout, renderer, ScrollDistance::Lines(-1.0)),
            Some(Named::PageDown) => self.scroll(child, layout, renderer, ScrollDistance::Pages(1.0)),
            Some(Named::PageUp) => self.scroll(child, layout, renderer, ScrollDistance::Pages(-1.0)),
            Some(Named::Tab) => self.walk(child, layout, renderer, press.has_shift()),
            Some(Named::ArrowDown) => self.walk(child, layout, renderer, false),
            Some(Named::ArrowUp) => self.walk(child, layout, renderer, true),
            _ => match (self.key)(&press) {
                Some(message) => shell.publish(message),
                None => return,
            },
        }
        shell.request_redraw();
        shell.capture_event();
    }
}

impl<'a, Message: 'a> From<Scope<'a, Message>> for Element<'a, Message> {
    fn from(scope: Scope<'a, Message>) -> Self {
        Element::new(scope)
    }
}
