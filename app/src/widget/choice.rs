//! One of several: side by side, or in a list that opens.

use std::fmt;

use iced::widget::{Row, button, container, pick_list, text};
use iced::{Alignment, Length};

use super::focus::{Control, Step};
use crate::Element;
use crate::theme::button::segment;
use crate::theme::container::field;

/// A value and what it is called.
#[derive(Debug, Clone, PartialEq)]
pub struct Named<T> {
    /// The value.
    pub value: T,
    /// What it is called.
    pub name: String,
}

impl<T> Named<T> {
    /// A value and its name.
    pub fn new(value: T, name: impl Into<String>) -> Self {
        Named { value, name: name.into() }
    }
}

impl<T> fmt::Display for Named<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// Few choices, all to be seen, side by side.
pub fn segments<'a, T, Message>(
    options: Vec<Named<T>>,
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

/// Many choices, or long ones: the chosen one can be seen, the others come when it is clicked.
pub fn list<'a, T, Message>(
    options: Vec<Named<T>>,
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
    let list = pick_list(options, selected, move |option: Named<T>| pick(option.value))
        .text_size(15)
        .padding([7, 12])
        .width(width);
    Control::new(list).on_step(move |step| steps.to(step).map(&choose)).opens().into()
}

/// What comes before and after the chosen one.
struct Neighbours<T> {
    before: Option<T>,
    after: Option<T>,
}

impl<T: Clone> Neighbours<T> {
    fn to(&self, step: Step) -> Option<T> {
        match step {
            Step::Back => self.before.clone(),
            Step::Forward => self.after.clone(),
        }
    }
}

fn neighbours<T: Clone + PartialEq>(options: &[Named<T>], chosen: &T) -> Neighbours<T> {
    let at = options.iter().position(|option| option.value == *chosen);
    let value = |at: Option<usize>| Some(options.get(at?)?.value.clone());
    Neighbours { before: value(at.and_then(|at| at.checked_sub(1))), after: value(at.map(|at| at + 1)) }
}
