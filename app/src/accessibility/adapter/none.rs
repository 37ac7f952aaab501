//! No way to assistive technology.

use accesskit::TreeUpdate;
use iced::futures::{Stream, stream};
use iced::{Task, window};

use crate::accessibility::Message;

/// No connection.
#[derive(Debug)]
pub(crate) struct Adapter;

impl Adapter {
    /// Nobody ever asks for anything.
    pub(crate) fn connect() -> (Adapter, impl Stream<Item = Message> + Send + use<>) {
        (Adapter, stream::empty())
    }

    /// Does nothing.
    pub(crate) fn attach(&self, _window: window::Id) -> Task<Message> {
        Task::none()
    }

    /// Does nothing.
    pub(crate) fn update(&mut self, _tree: impl FnOnce() -> TreeUpdate) {}

    /// Does nothing.
    pub(crate) fn focus_window(&mut self, _is_focused: bool) {}
}
