//! The frame of every screen but the table: water, a title, and the way back.

use iced::widget::{column, container, row};
use iced::{Alignment, Fill};

use super::focus::Scope;
use super::{button, text};
use crate::Element;
use crate::theme::container::{panel, water};

/// How far content stays away from the window's edge.
pub const EDGE: f32 = 24.0;

/// A screen with a title and a way back, which Escape takes too.
pub fn page<'a, Message: Clone + 'a>(
    title: String,
    back: String,
    leave: Message,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let way_back = button::quiet(format!("‹  {back}"), Some(leave.clone()));
    let head = row![Element::from(way_back), text::title(title)].spacing(12).align_y(Alignment::Center);
    let page = column![head, content.into()].spacing(16).padding(EDGE);
    Scope::new(container(page).width(Fill).height(Fill).style(water)).on_escape(leave).into()
}

/// What lies on the water and holds controls.
pub fn sheet<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(content).padding(20).style(panel).into()
}
