//! What moves the keyboard along: a screen.

use iced::advanced::widget::operation::focusable::{focus_next, focus_previous};
use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, Scrollable};
use iced::advanced::widget::operation::{Focusable, Operation, Outcome};
use iced::advanced::widget::{Id, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::keyboard::{self, Key, Modifiers, key::Named};
use iced::{Event, Length, Rectangle, Renderer, Size, Vector};

use crate::{Element, Theme};

/// How much of what lies around a focused control is scrolled into view with it.
const MARGIN: f32 = 48.0;

type OnKey<'a, Message> = Box<dyn Fn(&Key, Modifiers) -> Option<Message> + 'a>;

/// A screen the keyboard can walk through: Tab and the down arrow go on, Shift+Tab and the up arrow go back. Keys that
/// nothing in it takes may do something of their own.
pub struct Scope<'a, Message> {
    content: Element<'a, Message>,
    key: OnKey<'a, Message>,
}

impl<'a, Message> Scope<'a, Message> {
    /// A screen without keys of its own.
    pub fn new(content: impl Into<Element<'a, Message>>) -> Self {
        Scope { content: content.into(), key: Box::new(|_, _| None) }
    }

    /// What keys do that nothing in the screen takes.
    pub fn on_key(self, key: impl Fn(&Key, Modifiers) -> Option<Message> + 'a) -> Self {
        Scope { key: Box::new(key), ..self }
    }

    /// What Escape does.
    pub fn on_escape(self, message: Message) -> Self
    where
        Message: Clone + 'a,
    {
        self.on_key(move |key, _| (*key == Key::Named(Named::Escape)).then(|| message.clone()))
    }

    fn move_focus(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, back: bool) {
        // At the end of the way the focus is nowhere; a second step begins again.
        for _ in 0..2 {
            let step: Box<dyn Operation> =
                if back { Box::new(focus_previous()) } else { Box::new(focus_next()) };
            self.run(tree, layout, renderer, step);
            let mut found = Focused::default();
            self.content.as_widget_mut().operate(tree, layout, renderer, &mut found);
            if let Some(bounds) = found.bounds {
                let scroll = Reveal { bounds, scrollable: found.scrollable };
                self.run(tree, layout, renderer, Box::new(scroll));
                return;
            }
        }
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

impl<Message> Widget<Message, Theme, Renderer> for Scope<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.content.as_widget().size_hint()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.content.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
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
        let child = &mut tree.children[0];
        self.content
            .as_widget_mut()
            .update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        if shell.is_event_captured() {
            return;
        }
        let Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, .. }) = event else { return };
        let back = match key.as_ref() {
            Key::Named(Named::Tab) => Some(modifiers.shift()),
            Key::Named(Named::ArrowDown) => Some(false),
            Key::Named(Named::ArrowUp) => Some(true),
            _ => None,
        };
        if let Some(back) = back {
            self.move_focus(child, layout, renderer, back);
            shell.request_redraw();
        } else if let Some(message) = (self.key)(key, *modifiers) {
            shell.publish(message);
        } else {
            return;
        }
        shell.capture_event();
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        self.content.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.content.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        self.content.as_widget_mut().overlay(&mut tree.children[0], layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Scope<'a, Message>> for Element<'a, Message> {
    fn from(scope: Scope<'a, Message>) -> Self {
        Element::new(scope)
    }
}

/// Where the focus is, and which scrollable lies around it.
#[derive(Default)]
struct Focused {
    /// How many scrollables were met so far.
    met: usize,
    /// The scrollable whose content comes next.
    entering: Option<usize>,
    /// The scrollable whose content this is.
    inside: Option<usize>,
    bounds: Option<Rectangle>,
    scrollable: Option<usize>,
}

impl Operation for Focused {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outside = self.inside;
        self.inside = self.entering.take().or(outside);
        operate(self);
        self.inside = outside;
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.entering = Some(self.met);
        self.met += 1;
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.bounds = Some(bounds);
            self.scrollable = self.inside;
        }
    }
}

/// Scrolls until some bounds can be seen.
struct Reveal {
    bounds: Rectangle,
    /// How many scrollables are met before the one that is meant.
    scrollable: Option<usize>,
}

impl Operation for Reveal {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if self.scrollable == Some(0) {
            let top = self.bounds.y - translation.y - bounds.y;
            let below = top + self.bounds.height + MARGIN - bounds.height;
            let down = if top < MARGIN { top - MARGIN } else { below.max(0.0) };
            state.scroll_by(AbsoluteOffset { x: 0.0, y: down }, bounds, content);
        }
        self.scrollable = self.scrollable.and_then(|left| left.checked_sub(1));
    }
}
