//! Controls to choose one of several values: segments side by side, or a list.

use std::fmt;

use iced::widget::{Row, button, container, pick_list, text};
use iced::{Alignment, Length};

use super::focus::{Control, StepDirection};
use crate::Element;
use crate::theme::button::segment;
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
}

impl<T> fmt::Display for Choice<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// All choices side by side, for a few short ones.
pub fn segments<'a, T, Message>(
    options: Vec<Choice<T>>,
    chosen: &T,
    choose: impl Fn(T) -> Message + 'a,
) -> Element<'a, Message>
where
    T: Clone + PartialEq + 'a,
    Message: Clone + 'a,
{
    let steps = neighbours(&options, chosen);
    let mut row = Row::new().spacing(2);
    for option in options {
        let label = text(option.name).size(15).align_x(Alignment::Center);
        let chosen = option.value == *chosen;
        row = row.push(button(label).padding([7, 14]).style(segment(chosen)).on_press(choose(option.value)));
    }
    Control::new(container(row).padding(3).style(field))
        .on_step(move |step| steps.to(step).map(&choose))
        .into()
}

/// A drop-down list, for many or long choices.
pub fn list<'a, T, Message>(
    options: Vec<Choice<T>>,
    chosen: &T,
    choose: impl Fn(T) -> Message + Clone + 'a,
    width: impl Into<Length>,
) -> Element<'a, Message>
where
    T: Clone + PartialEq + 'a,
    Message: Clone + 'a,
{
    let steps = neighbours(&options, chosen);
    let selected = options.iter().find(|option| option.value == *chosen).cloned();
    let pick = choose.clone();
    let list = pick_list(options, selected, move |option: Choice<T>| pick(option.value))
        .text_size(15)
        .padding([7, 12])
        .width(width);
    Control::new(list).on_step(move |step| steps.to(step).map(&choose)).opens_overlay().into()
}

/// The values before and after the chosen one, for the arrow keys.
struct Neighbours<T> {
    before: Option<T>,
    after: Option<T>,
}

impl<T: Clone> Neighbours<T> {
    fn to(&self, step: StepDirection) -> Option<T> {
        match step {
            StepDirection::Back => self.before.clone(),
            StepDirection::Forward => self.after.clone(),
        }
    }
}

fn neighbours<T: Clone + PartialEq>(options: &[Choice<T>], chosen: &T) -> Neighbours<T> {
    let at = options.iter().position(|option| option.value == *chosen);
    let value = |at: Option<usize>| Some(options.get(at?)?.value.clone());
    Neighbours { before: value(at.and_then(|at| at.checked_sub(1))), after: value(at.map(|at| at + 1)) }
}
