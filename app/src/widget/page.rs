//! The frame of every screen but the table: background, title and back button.

use iced::widget::{Column, Container, column, container, row, rule, scrollable};
use iced::{Alignment, Fill, padding};

use super::accessible::{Named, Role};
use super::focus::Scope;
use super::on_water::on_water;
use super::repaint_layer::RepaintLayer;
use super::{button, text};
use crate::theme::container::panel;
use crate::{Element, Theme};

/// The margin between content and window, in logical pixels.
const EDGE: f32 = 24.0;

/// The maximum width of a page; longer lines are hard to read.
const WIDEST: f32 = 1180.0;

/// A screen with a title and a back button; Escape sends `leave` too.
pub fn page<'a, Message: Clone + 'a>(
    title: String,
    back: String,
    leave: Message,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let way_back = button::quiet(format!("‹  {back}"), Some(leave.clone()));
    let head =
        row![Element::from(way_back), text::title(title.clone())].spacing(12).align_y(Alignment::Center);
    let page = column![head, content.into()].width(Fill).spacing(16).padding(EDGE).max_width(WIDEST);
    let page = Scope::new(on_water(container(page).center_x(Fill).height(Fill))).on_escape(leave);
    Named::with_role(Role::Screen, title, page).into()
}

/// A page of text that scrolls as a whole.
pub fn scrolled<'a, Message: Clone + 'a>(
    title: String,
    back: String,
    leave: Message,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    page(title, back, leave, scrolled_sheet(content))
}

/// A panel on the background that holds controls.
pub fn sheet<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(content).padding(20).style(panel).into()
}

/// A panel whose content scrolls within it.
pub fn scrolled_sheet<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Container<'a, Message, Theme> {
    // Keeps content away from the scroll bar.
    let content = container(content).padding(padding::all(14).right(22));
    let content = scrollable(Element::from(RepaintLayer::new(content))).width(Fill);
    container(content).padding(6).width(Fill).style(panel)
}

/// A part of a page under a heading.
pub fn section<'a, Message: 'a>(
    heading: String,
    rows: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let head = column![text::heading(heading.clone()), rule::horizontal(1)].spacing(6);
    let section = Column::with_children([head.into()]).extend(rows).spacing(10);
    Named::with_role(Role::Section, heading, section).into()
}
