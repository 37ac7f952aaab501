//! Buttons for mouse and keyboard. Without a message they are shown disabled.

use iced::widget::image::Handle;
use iced::widget::text::IntoFragment;
use iced::widget::{Text, button, image, text};
use iced::{Alignment, Length, Padding, Pixels};

use super::accessible::Stop;
use super::focus::Control;
use crate::theme::button as style;
use crate::{Element, Theme};

/// The padding above and below a label: with a line of text a button is 44 logical pixels high, enough for a finger.
const DOWN: u16 = 12;

/// A button for the main action of a screen.
pub fn primary<'a, Message>(label: impl IntoFragment<'a>, message: Option<Message>) -> Labelled<'a, Message> {
    // A line as high as that of the other buttons, though its words are larger.
    let label = text(label).size(18).line_height(Pixels(1.3 * 16.0));
    Labelled::new(label, message, [DOWN, 28], style::primary)
}

/// A button for another action.
pub fn secondary<'a, Message>(
    label: impl IntoFragment<'a>,
    message: Option<Message>,
) -> Labelled<'a, Message> {
    Labelled::new(text(label), message, [DOWN, 18], style::secondary)
}

/// A button without a background, for minor actions.
pub fn quiet<'a, Message>(label: impl IntoFragment<'a>, message: Option<Message>) -> Labelled<'a, Message> {
    Labelled::new(text(label), message, [DOWN, 12], style::quiet)
}

/// A round button on the water, for what concerns the table as a whole.
pub fn pill<'a, Message>(label: impl IntoFragment<'a>, message: Option<Message>) -> Labelled<'a, Message> {
    Labelled::new(text(label), message, [DOWN, 16], style::pill)
}

/// The width of a button's picture, which leaves the button as high as one with a line of text.
pub const ICON: f32 = 20.0;

/// A round button on the water with a picture in place of words.
pub fn icon<'a, Message: Clone + 'a>(
    picture: Handle,
    name: impl Into<String>,
    message: Message,
) -> Element<'a, Message> {
    let button = button(image(picture).width(ICON).height(ICON)).padding([DOWN, DOWN]).style(style::pill);
    Control::new(button.on_press(message.clone())).on_press(Some(message)).named(name).into()
}

/// A button without a background around a picture of at least 28 logical pixels.
pub fn picture<'a, Message: Clone + 'a>(
    picture: impl Into<Element<'a, Message>>,
    name: impl Into<String>,
    message: Message,
) -> Element<'a, Message> {
    let button = button(picture).padding([6, 4]).style(style::quiet);
    Control::new(button.on_press(message.clone())).on_press(Some(message)).named(name).into()
}

/// A key on the screen for one switch, which is pressed from afar and so lower than other buttons.
pub fn key<'a, Message: Clone + 'a>(
    label: impl IntoFragment<'a>,
    name: impl Into<String>,
    stop: Stop,
    message: Option<Message>,
) -> Element<'a, Message> {
    let button = button(text(label)).padding([7, 12]).style(style::secondary);
    Control::new(button.on_press_maybe(message.clone())).on_press(message).named(name).on_walk(stop).into()
}

/// An entry of a list, as wide as the list; outlined if chosen.
pub fn entry<'a, Message: Clone + 'a>(
    content: impl Into<Element<'a, Message>>,
    padding: impl Into<Padding>,
    chosen: bool,
    message: Message,
) -> Element<'a, Message> {
    let button = button(content).padding(padding).width(Length::Fill).style(style::entry(chosen));
    Control::new(button.on_press(message.clone())).on_press(Some(message)).into()
}

/// A button with a text label.
pub struct Labelled<'a, Message> {
    label: Text<'a, Theme>,
    message: Option<Message>,
    padding: Padding,
    width: Length,
    style: fn(&Theme, button::Status) -> button::Style,
    name: String,
}

impl<'a, Message> Labelled<'a, Message> {
    fn new(
        label: Text<'a, Theme>,
        message: Option<Message>,
        padding: impl Into<Padding>,
        style: fn(&Theme, button::Status) -> button::Style,
    ) -> Self {
        Labelled {
            label,
            message,
            padding: padding.into(),
            width: Length::Shrink,
            style,
            name: String::new(),
        }
    }

    /// Reduces the height to that of the other styles.
    pub fn small(self) -> Self {
        Labelled { label: self.label.size(16), padding: [DOWN, 14].into(), ..self }
    }

    /// Sets the size of the label.
    pub fn sized(self, size: f32) -> Self {
        Labelled { label: self.label.size(size), ..self }
    }

    /// Says more than the label to assistive technology, where several buttons have the same.
    pub fn named(self, name: impl Into<String>) -> Self {
        Labelled { name: name.into(), ..self }
    }

    /// Sets the width; by default it fits the label.
    pub fn width(self, width: impl Into<Length>) -> Self {
        Labelled {
            width: width.into(),
            label: self.label.width(Length::Fill).align_x(Alignment::Center),
            ..self
        }
    }
}

impl<'a, Message: Clone + 'a> From<Labelled<'a, Message>> for Element<'a, Message> {
    fn from(labelled: Labelled<'a, Message>) -> Self {
        let button = button(labelled.label)
            .padding(labelled.padding)
            .width(labelled.width)
            .style(labelled.style)
            .on_press_maybe(labelled.message.clone());
        Control::new(button).on_press(labelled.message).named(labelled.name).into()
    }
}
