//! Serves the page for phones, as long as the player's own table lets them in.

use iced::Task;
use skipstone_net::protocol::ShortText;

use super::{App, Message};
use crate::VERSION;
use crate::phones::{self, PhoneConfig};
use crate::session::{PhoneAccess, SessionEvent, listen_addresses};
use crate::settings::Settings;

impl App {
    /// Begins to serve the page once it is wanted, and remembers the switch: phones come back to a table that is hosted again.
    /// Called after every message.
    pub(super) fn follow_phones(&mut self) -> Task<Message> {
        let phones =
            self.session().and_then(|session| session.hosting.as_ref()).map(|hosting| &hosting.phones);
        let Some(phones) = phones.map(PhoneAccess::is_allowed) else { return Task::none() };
        if phones != self.env.settings.phones {
            self.apply(Settings { phones, ..self.env.settings.clone() });
        }
        let Some(active) = &mut self.sessions.current else { return Task::none() };
        let Some(hosting) = active.session.hosting.as_mut().filter(|hosting| hosting.phones.has_to_start())
        else {
            return Task::none();
        };
        let (Some(door), Some(host)) = (hosting.door().cloned(), self.identity.clone()) else {
            return Task::none();
        };
        let listen = listen_addresses(&self.env.settings.interfaces, phones::PORT);
        let config = PhoneConfig { door, host, app: ShortText::new(VERSION), listen };
        let id = active.id;
        let events =
            Task::run(phones::serve(config), move |event| Message::Session(id, SessionEvent::Phones(event)));
        let (task, handle) = events.abortable();
        hosting.phones.start(handle);
        task
    }
}
