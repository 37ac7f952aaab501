//! AT-SPI, over the session's bus.

use std::fmt;

use accesskit::TreeUpdate;
use accesskit_unix::Adapter as UnixAdapter;
use iced::futures::Stream;
use iced::futures::channel::mpsc::unbounded;
use iced::{Task, window};

use super::handler::Handler;
use crate::accessibility::Message;

/// The connection.
pub(crate) struct Adapter(UnixAdapter);

impl fmt::Debug for Adapter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Adapter")
    }
}

impl Adapter {
    /// Waits for assistive technology, and streams what it asks for.
    pub(crate) fn connect() -> (Adapter, impl Stream<Item = Message> + Send + use<>) {
        let (sender, messages) = unbounded();
        let handler = || Handler(sender.clone());
        (Adapter(UnixAdapter::new(handler(), handler(), handler())), messages)
    }

    /// Does nothing: the connection is the program's.
    pub(crate) fn attach(&self, _window: window::Id) -> Task<Message> {
        Task::none()
    }

    /// Sends a tree.
    pub(crate) fn update(&mut self, tree: impl FnOnce() -> TreeUpdate) {
        self.0.update_if_active(tree);
    }

    /// Tells whether the window has the focus.
    pub(crate) fn focus_window(&mut self, is_focused: bool) {
        self.0.update_window_focus_state(is_focused);
    }
}
