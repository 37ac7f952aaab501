//! Shows what keeps tables from being found, over the screen where that is noticed.

use iced::Task;

use super::{App, Message, Screen};
use crate::screen::network;
use crate::session::look_at_network;

impl App {
    /// Looks at the network, and at the way to an address if one is known to fail.
    pub(super) fn show_network(&mut self, address: Option<String>) -> Task<Message> {
        let mut page = network::State::new(address);
        let looking = page.look();
        self.screens.open(Screen::Network(Box::new(page)));
        self.act_for_network(looking)
    }

    pub(super) fn on_network(&mut self, message: network::Message) -> Task<Message> {
        let Some(page) = self.screens.network() else { return Task::none() };
        let action = page.update(message);
        self.act_for_network(action)
    }

    fn act_for_network(&mut self, action: network::Action) -> Task<Message> {
        match action {
            network::Action::None => Task::none(),
            network::Action::Leave => self.close(|screen| matches!(screen, Screen::Network(_))),
            network::Action::Look(number, address) => {
                let interfaces = self.env.settings.interfaces.clone();
                // A key isn't made for this.
                let own = self.identity.as_ref().map(|identity| identity.fingerprint());
                let hosts = self.session().is_some_and(|session| session.hosting.is_some());
                Task::perform(look_at_network(interfaces, own, hosts, address), move |findings| {
                    Message::Network(network::Message::Looked(number, findings))
                })
            }
        }
    }
}
