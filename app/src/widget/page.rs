//! The frame of every screen but the table: water, a title, and the way back.

use iced::widget::{Container, column, container, row, scrollable};
use iced::{Alignment, Fill, padding};

use super::focus::Scope;
use super::whole::Whole;
use super::{button, text};
use crate::theme::container::{panel, water};
use crate::{Element, Theme};

/// How far content stays away from the window's edge.
const EDGE: f32 = 24.0;

/// How wide a page gets: longer lines are hard to read.
const WIDEST: f32 = 1180.0;

/// A screen with a title and a way back, which Escape takes too.
pub fn page<'a, Message: Clone + 'a>(
    title: String,
    back: String,
    leave: Message,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let way_back = button::quiet(format!("‹  {back}"), Some(leave.clone()));
    let head = row![Element::from(way_back), text::title(title)].spacing(12).align_y(Alignment::Center);
    let page = column![head, content.into()].width(Fill).spacing(16).padding(EDGE).max_width(WIDEST);
    Scope::new(container(page).center_x(Fill).height(Fill).style(water)).on_escape(leave).into()
}

/// A screen to be read from top to bottom.
pub fn scrolled<'a, Message: Clone + 'a>(
    title: String,
    back: String,
    leave: Message,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    page(title, back, leave, scrolled_sheet(content))
}

/// What lies on the water and holds controls.
pub fn sheet<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(content).padding(20).style(panel).into()
}

/// A sheet whose content may be longer than the window. The scroll bar lies on the sheet.
pub fn scrolled_sheet<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Container<'a, Message, Theme> {
    // What is at the right keeps away from the scroll bar.
    let content = container(content).padding(padding::all(14).right(22));
    let content = scrollable(Element::from(Whole::new(content))).width(Fill);
    container(content).padding(6).width(Fill).style(panel)
}
