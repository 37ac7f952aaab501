//! Asks who sits down before the first table with others.

use iced::Task;
use iced::widget::operation;
use skipstone_net::protocol::Name;

use super::{App, Message, Screen};
use crate::players::names::numbered;
use crate::screen::introduction::{self, FirstTable};
use crate::screen::join::JoinTarget;
use crate::settings::{Settings, account_name};

impl App {
    /// Hosts or joins a table; asks for name and stone first as long as the settings hold no name.
    pub(super) fn host_or_join(&mut self, next: FirstTable) -> Task<Message> {
        if !self.env.settings.name.is_empty() {
            return match next {
                FirstTable::Host => self.host_table(),
                FirstTable::Join(linked) => self.show_join(linked.as_ref()),
            };
        }
        let account = account_name();
        let proposed = self.profile.as_ref().map_or(account.clone(), |profile| profile.player_name(&account));
        let introduction = introduction::State::new(&proposed, self.env.settings.stone, next);
        self.screens.open(Screen::Introduction(Box::new(introduction)));
        operation::focus(introduction::State::NAME_FIELD)
    }

    /// Remembers the name that the player has typed to join a table: it is theirs from now on, unless it was proposed because
    /// somebody there has the same.
    pub(super) fn keep_typed_name(&mut self, target: &JoinTarget) {
        let proposed = Name::new(&numbered(&self.env.settings.name));
        if let Some(name) = target.name.clone().filter(|name| *name != proposed) {
            self.apply(Settings { name, ..self.env.settings.clone() });
        }
    }

    /// Goes back to the name that the player has at the table: another one was refused there.
    pub(super) fn keep_name_at_table(&mut self) {
        let name = self.session().map(|session| Name::new(session.own_name()));
        if let Some(name) = name.filter(|name| !name.is_empty()) {
            self.apply(Settings { name, ..self.env.settings.clone() });
        }
    }

    pub(super) fn on_introduction(&mut self, message: introduction::Message) -> Task<Message> {
        let Some(introduction) = self.screens.introduction() else { return Task::none() };
        match introduction.update(message) {
            introduction::Action::None => {}
            introduction::Action::SitDown(name, stone, next) => {
                self.apply(Settings { name, stone, ..self.env.settings.clone() });
                return self.host_or_join(next);
            }
            introduction::Action::Leave => return self.go_back(),
        }
        Task::none()
    }
}
