//! A widget that takes the keyboard focus.

use iced::advanced::widget::operation::{Focusable, Operation};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse, renderer};
use iced::keyboard::key::Named;
use iced::{Event, Rectangle, Renderer};

use super::ring::draw_ring;
use crate::keys::KeyPress;
use crate::widget::accessible::{AccessRequest, Accessible, Role, Stop};
use crate::widget::pointer_event::PointerEvent;
use crate::{Element, Theme};

/// How much wider than an outline the focus ring is, in logical pixels.
const WIDER: f32 = 1.0;

/// A step through the values of a control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepDirection {
    /// To the previous or smaller value; left arrow.
    Back,
    /// To the next or larger value; right arrow.
    Forward,
}

/// A focusable wrapper: Enter and Space press it, the left and right arrows step it. Mouse events go to its content.
pub struct Control<'a, Message> {
    content: Element<'a, Message>,
    press: Option<Message>,
    /// The message of Enter and Space where they do something else than a press.
    enter: Option<Message>,
    step: Box<dyn Fn(StepDirection) -> Option<Message> + 'a>,
    opens_overlay: bool,
    shows_tooltip: bool,
    /// What it tells assistive technology that it is.
    accessible: Accessible,
}

impl<'a, Message> Control<'a, Message> {
    /// A control without key handling; it isn't focusable until a key has a message.
    pub fn new(content: impl Into<Element<'a, Message>>) -> Self {
        Control {
            content: content.into(),
            press: None,
            enter: None,
            step: Box::new(|_| None),
            opens_overlay: false,
            shows_tooltip: false,
            accessible: Accessible::new(Role::Group, ""),
        }
    }

    /// One of the choices of a control around it, whose keys step through them: only assistive technology presses it by itself.
    pub fn choice(content: impl Into<Element<'a, Message>>, is_chosen: bool, choose: Message) -> Self {
        let part = Control::part(content, Some(choose));
        let accessible = Accessible { role: Role::Choice, is_on: Some(is_chosen), ..part.accessible };
        Control { accessible, ..part }
    }

    /// A button of a control around it, which keys don't reach by itself.
    pub fn part(content: impl Into<Element<'a, Message>>, press: Option<Message>) -> Self {
        let control = Control::new(content).on_press(press);
        Control { accessible: Accessible { is_part: true, ..control.accessible }, ..control }
    }

    /// Declares that it is values side by side of which one is chosen.
    pub fn choices(self) -> Self {
        Control { accessible: Accessible { role: Role::Choices, ..self.accessible }, ..self }
    }

    /// Declares that it is a list that drops down.
    pub fn list(self) -> Self {
        Control { accessible: Accessible { role: Role::List, ..self.accessible }, ..self }
    }

    /// Names it where its content has no words, or says what else it is.
    pub fn named(self, name: impl Into<String>) -> Self {
        Control { accessible: Accessible { name: name.into(), ..self.accessible }, ..self }
    }

    /// Declares that it is a switch, and whether that is on.
    pub fn switch(self, is_on: bool) -> Self {
        Control {
            accessible: Accessible { role: Role::Switch, is_on: Some(is_on), ..self.accessible },
            ..self
        }
    }

    /// Sets the message of Enter and Space; `None` disables them.
    pub fn on_press(self, message: Option<Message>) -> Self {
        let role = if self.accessible.role == Role::Group { Role::Button } else { self.accessible.role };
        Control { press: message, accessible: Accessible { role, ..self.accessible }, ..self }
    }

    /// Sets the message of Enter and Space of what a press opens, as keys don't reach what it opens.
    pub fn on_enter(self, message: Option<Message>) -> Self {
        Control { enter: message, ..self }
    }

    /// Sets the messages of the left and right arrows.
    pub fn on_step(self, step: impl Fn(StepDirection) -> Option<Message> + 'a) -> Self {
        Control { step: Box::new(step), ..self }
    }

    /// Declares that the content opens an overlay, which Escape closes first.
    pub fn opens_overlay(self) -> Self {
        Control { opens_overlay: true, ..self }
    }

    /// Declares that the content has a tooltip, which is shown while the control has the focus, too.
    pub fn shows_tooltip(self) -> Self {
        Control { shows_tooltip: true, ..self }
    }

    /// Declares how a walk with one switch stops at it.
    pub fn on_walk(self, stop: Stop) -> Self {
        Control { accessible: Accessible { stop, ..self.accessible }, ..self }
    }

    fn takes_focus(&self) -> bool {
        if self.accessible.is_part {
            return false;
        }
        let steps =
            [StepDirection::Back, StepDirection::Forward].into_iter().any(|step| (self.step)(step).is_some());
        self.press.is_some() || steps || self.shows_tooltip
    }
}

#[derive(Default)]
struct State {
    focused: bool,
    /// Whether assistive technology presses it; with the next event it does what it does then.
    is_pressed: bool,
}

impl Focusable for State {
    fn is_focused(&self) -> bool {
        self.focused
    }

    fn focus(&mut self) {
        self.focused = true;
    }

    fn unfocus(&mut self) {
        self.focused = false;
    }
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Control<'_, Message> {
    delegate_to_content!(diff mouse_interaction);

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
        let state = tree.state.downcast_mut::<State>();
        if self.takes_focus() {
            operation.focusable(None, layout.bounds(), state);
        } else {
            state.focused = false;
        }
        let is_enabled = self.press.is_some() || self.takes_focus();
        let mut accessible = Accessible { is_enabled, is_focused: state.focused, ..self.accessible.clone() };
        operation.custom(None, layout.bounds(), &mut accessible);
        match accessible.asked {
            Some(AccessRequest::Press) => state.is_pressed = true,
            Some(AccessRequest::Focus) => state.focused = self.takes_focus(),
            None => {}
        }
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        operation.traverse(&mut |operation| content.operate(tree, layout, renderer, operation));
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
        let state = tree.state.downcast_mut::<State>();
        if std::mem::take(&mut state.is_pressed) {
            if let Some(message) = self.press.clone() {
                shell.publish(message);
            } else if self.opens_overlay {
                // A list opens and closes at a click only.
                let click = Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
                let at = mouse::Cursor::Available(layout.bounds().center());
                let (content, child) = (self.content.as_widget_mut(), &mut tree.children[0]);
                content.update(child, &click, layout, at, renderer, clipboard, shell, viewport);
            }
        }
        // A click ends the keyboard focus, so its ring goes.
        if PointerEvent::of(event) == Some(PointerEvent::Pressed) && state.focused {
            state.focused = false;
            shell.request_redraw();
        }
        let child = &mut tree.children[0];
        // To its content it looks as if the pointer rested on it.
        let cursor = match self.shows_tooltip && state.focused {
            true => mouse::Cursor::Available(layout.bounds().center()),
            false => cursor,
        };
        self.content
            .as_widget_mut()
            .update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        if shell.is_event_captured() {
            return;
        }
        let Some(press) = KeyPress::read(event) else { return };
        let key = press.named();
        if self.opens_overlay && key == Some(Named::Escape) {
            // An open list closes at a click outside and captures it; a closed one ignores it.
            let click = Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
            let nowhere = mouse::Cursor::Unavailable;
            self.content
                .as_widget_mut()
                .update(child, &click, layout, nowhere, renderer, clipboard, shell, viewport);
        }
        if !state.focused || press.is_shortcut() {
            return;
        }
        let message = match key {
            Some(Named::Enter | Named::Space) => self.enter.clone().or_else(|| self.press.clone()),
            Some(Named::ArrowLeft) => (self.step)(StepDirection::Back),
            Some(Named::ArrowRight) => (self.step)(StepDirection::Forward),
            _ => None,
        };
        if let Some(message) = message {
            shell.publish(message);
            shell.capture_event();
        } else if matches!(key, Some(Named::Enter | Named::Space)) && self.accessible.role == Role::Choices {
            // Whoever presses what is chosen doesn't mean the screen's button.
            shell.capture_event();
        }
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
        let bounds = layout.bounds();
        let content = |renderer: &mut Renderer| {
            let content = self.content.as_widget();
            content.draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
        };
        match bounds.intersection(viewport) {
            // The software renderer doesn't clip a list's text to the scrollable around it, but it clips a layer.
            Some(visible) if !bounds.is_within(viewport) => {
                renderer::Renderer::with_layer(renderer, visible, content);
            }
            _ => content(renderer),
        }
        if tree.state.downcast_ref::<State>().focused {
            draw_ring(renderer, theme.tokens(), bounds, WIDER);
        }
    }
}

impl<'a, Message: Clone + 'a> From<Control<'a, Message>> for Element<'a, Message> {
    fn from(control: Control<'a, Message>) -> Self {
        Element::new(control)
    }
}
