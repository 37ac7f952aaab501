//! What assistive technology asks for, as messages. It asks on threads of its own.

use accesskit::{Action, ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, TreeUpdate};
use iced::futures::channel::mpsc::UnboundedSender;

use crate::accessibility::Message;
use crate::widget::accessible::AccessRequest;

/// Sends the requests.
#[derive(Debug, Clone)]
pub(super) struct Handler(pub(super) UnboundedSender<Message>);

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
            Action::Click => AccessRequest::Press,
            Action::Focus => AccessRequest::Focus,
            _ => return,
        };
        self.send(Message::AccessRequest(request.target_node.0, asked));
    }
}
