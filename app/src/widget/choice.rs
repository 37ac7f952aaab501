//! Controls to choose one of several values: segments side by side, or a list.

use std::fmt;

use iced::widget::{Row, button, container, pick_list, row, space, text as plain};
use iced::{Alignment, Length};

use super::accessible::Named;
use super::focus::{Control, StepDirection};
use super::text;
use super::tooltip::{Position, with_tooltip};
use crate::Element;
use crate::theme::button::{entry, segment};
use crate::theme::container::field;

/// A value to choose.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice<T> {
    /// The value that is sent when it is chosen.
    pub value: T,
    /// Its label.
    pub name: String,
}

impl<T> Choice<T> {
    /// A choice with its label.
    pub fn new(value: T, name: impl Into<String>) -> Self {
        Choice { value, name: name.into() }
    }

    /// The choice with a label that fits a width.
    fn fitted(self, room: f32) -> Self {
        Choice { name: text::shortened(&self.name, LIST_TEXT, room), ..self }
    }
}

impl<T> fmt::Display for Choice<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// With a line of text a segment is 44 logical pixels high.
const SEGMENT_PADDING: [f32; 2] = [12.5, 14.0];

/// All choices side by side, for a few short ones, on as many lines as they need. The name is for those who don't see what they
/// are beside.
pub fn segments<'a, T, Message>(
    name: impl Into<String>,
    options: Vec<Choice<T>>,
    chosen: &T,
    choose: impl Fn(T) -> Message + 'a,
) -> Element<'a, Message>
where
    T: Clone + PartialEq + 'a,
    Message: Clone + 'a,
{
    let neighbour = neighbours(values(&options), chosen);
    let mut row = Row::new().spacing(2);
    for option in options {
        let label = plain(option.name).size(15).align_x(Alignment::Center);
        let chosen = option.value == *chosen;
        let message = choose(option.value);
        let segment = button(label).padding(SEGMENT_PADDING).style(segment(chosen)).on_press(message.clone());
        row = row.push(Element::from(Control::choice(segment, chosen, message)));
    }
    // A narrow panel has room for a few; squeezed ones couldn't be read.
    let segments = Control::new(container(row.wrap().vertical_spacing(2)).padding(1).style(field));
    Named::new(name, segments.on_step(move |step| neighbour(step).map(&choose)).choices()).into()
}

/// Pictures side by side, in as many rows as they need, each with its name as a tooltip. `picture` makes the picture of a value.
pub fn pictures<'a, T, Message>(
    name: impl Into<String>,
    options: Vec<Choice<T>>,
    chosen: &T,
    picture: impl Fn(&T) -> Element<'a, Message>,
    choose: impl Fn(T) -> Message + 'a,
) -> Element<'a, Message>
where
    T: Clone + PartialEq + 'a,
    Message: Clone + 'a,
{
    let neighbour = neighbours(values(&options), chosen);
    let mut row = Row::new().spacing(4);
    for option in options {
        let is_chosen = option.value == *chosen;
        let (style, message) = (entry(is_chosen), choose(option.value.clone()));
        let shown = button(picture(&option.value)).padding(6).style(style).on_press(message.clone());
        let shown = Control::choice(shown, is_chosen, message).named(option.name.clone());
        row = row.push(with_tooltip(shown, option.name, Position::Bottom));
    }
    let row = row.wrap().vertical_spacing(4);
    Named::new(name, Control::new(row).on_step(move |step| neighbour(step).map(&choose)).choices()).into()
}

/// The size of a list's text, and its distance from the list's edges.
const LIST_TEXT: f32 = 15.0;
const LIST_PADDING: [u16; 2] = [7, 12];
/// The width of what surrounds a list's text: padding, and the arrow with the room before it.
const LIST_EDGES: f32 = 2.0 * LIST_PADDING[1] as f32 + LIST_TEXT + 6.0;

/// The width of a list that shows all of its choices in full, in logical pixels.
pub fn list_width<T>(options: &[Choice<T>]) -> f32 {
    let widest = options.iter().map(|option| text::width(&option.name, LIST_TEXT)).fold(0.0, f32::max);
    (widest + LIST_EDGES).ceil()
}

/// A drop-down list, for many or long choices. In one of a fixed width, longer choices are shortened; the chosen one is shown in
/// full while the pointer is over it.
pub fn list<'a, T, Message>(
    name: impl Into<String>,
    options: Vec<Choice<T>>,
    chosen: &T,
    choose: impl Fn(T) -> Message + Clone + 'a,
    width: impl Into<Length>,
) -> Element<'a, Message>
where
    T: Clone + PartialEq + 'a,
    Message: Clone + 'a,
{
    let neighbour = neighbours(values(&options), chosen);
    let selected = options.iter().position(|option| option.value == *chosen);
    // What drops down can't be pressed before it has: for assistive technology the choices are always there.
    let choices = options.iter().enumerate().map(|(at, option)| {
        let choice = Control::choice(space(), Some(at) == selected, choose(option.value.clone()));
        Element::from(choice.named(option.name.clone()))
    });
    let choices = Row::with_children(choices);
    // Left and right go through the list; Enter and Space begin it anew after its end.
    let next = selected.map_or(0, |at| (at + 1) % options.len().max(1));
    let next = options.get(next).map(|option| choose(option.value.clone()));
    let full = selected.map(|at| options[at].name.clone());
    let width = width.into();
    let (options, is_shortened) = match width {
        Length::Fixed(width) if list_width(&options) > width => {
            (options.into_iter().map(|option| option.fitted(width - LIST_EDGES)).collect(), true)
        }
        _ => (options, false),
    };
    let selected = selected.map(|at| options[at].clone());
    let choose_listed = choose.clone();
    let list = pick_list(options, selected, move |option: Choice<T>| choose_listed(option.value))
        .text_size(LIST_TEXT)
        .padding(LIST_PADDING)
        .width(width);
    let list = Control::new(list).on_step(move |step| neighbour(step).map(&choose)).opens_overlay();
    let list = list.list().on_enter(next);
    let list = match full.filter(|_| is_shortened) {
        Some(full) => with_tooltip(list, full, Position::Top),
        None => list.into(),
    };
    Named::new(name, row![list, choices]).into()
}

fn values<T: Clone>(options: &[Choice<T>]) -> Vec<T> {
    options.iter().map(|option| option.value.clone()).collect()
}

/// Finds the value before or after the chosen one, for the arrow keys.
pub fn neighbours<T: Clone + PartialEq>(
    values: Vec<T>,
    chosen: &T,
) -> impl Fn(StepDirection) -> Option<T> + use<T> {
    let at = values.iter().position(|value| value == chosen);
    move |step| {
        let to = match step {
            StepDirection::Back => at?.checked_sub(1)?,
            StepDirection::Forward => at? + 1,
        };
        values.get(to).cloned()
    }
}
