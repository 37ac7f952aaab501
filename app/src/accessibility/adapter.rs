//! The system's way to assistive technology: AT-SPI on Linux. Elsewhere there is none yet.

#[cfg(target_os = "linux")]
mod system {
    use std::fmt;

    use accesskit::{
        Action, ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, TreeUpdate,
    };
    use accesskit_unix::Adapter as UnixAdapter;
    use iced::futures::Stream;
    use iced::futures::channel::mpsc::{UnboundedSender, unbounded};

    use crate::accessibility::Message;
    use crate::widget::accessible::Asked;

    /// The connection. Its requests come from a thread of its own.
    pub(crate) struct Adapter(UnixAdapter);

    impl fmt::Debug for Adapter {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("Adapter")
        }
    }

    struct Handler(UnboundedSender<Message>);

    impl Handler {
        fn send(&self, message: Message) {
            // The window is closing if nobody receives it.
            let _ = self.0.unbounded_send(message);
        }
    }

    impl ActivationHandler for Handler {
        fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
            self.send(Message::Activated);
            None
        }
    }

    impl DeactivationHandler for Handler {
        fn deactivate_accessibility(&mut self) {
            self.send(Message::Deactivated);
        }
    }

    impl ActionHandler for Handler {
        fn do_action(&mut self, request: ActionRequest) {
            let asked = match request.action {
                Action::Click => Asked::Press,
                Action::Focus => Asked::Focus,
                _ => return,
            };
            self.send(Message::Asked(request.target_node.0, asked));
        }
    }

    impl Adapter {
        /// Waits for assistive technology, and streams what it asks for.
        pub(crate) fn connect() -> (Adapter, impl Stream<Item = Message> + Send + use<>) {
            let (sender, messages) = unbounded();
            let handler = || Handler(sender.clone());
            (Adapter(UnixAdapter::new(handler(), handler(), handler())), messages)
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
}

#[cfg(not(target_os = "linux"))]
mod system {
    use accesskit::TreeUpdate;
    use iced::futures::{Stream, stream};

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
        pub(crate) fn update(&mut self, _tree: impl FnOnce() -> TreeUpdate) {}

        /// Does nothing.
        pub(crate) fn focus_window(&mut self, _is_focused: bool) {}
    }
}

pub(super) use system::Adapter;
