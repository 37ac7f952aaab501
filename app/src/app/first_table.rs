//! Asks who sits down before the first table with others.

use iced::Task;
use iced::widget::operation;

use super::{App, Message, Screen};
use crate::screen::introduction::{self, FirstTable};
use crate::settings::{Settings, account_name};

impl App {
    /// Hosts or joins a table; asks for name and stone first as long as the settings hold no name.
    pub(super) fn host_or_join(&mut self, next: FirstTable) -> Task<Message> {
        if !self.settings.name.is_empty() {
            return match next {
                FirstTable::Host => self.host_table(),
                FirstTable::Join => self.show_join(),
            };
        }
        let account = account_name();
        let proposed = self.profile.as_ref().map_or(account.clone(), |profile| profile.player_name(&account));
        self.screen = Screen::Introduction(introduction::State::new(&proposed, self.settings.stone, next));
        operation::focus(introduction::State::NAME_FIELD)
    }

    pub(super) fn on_introduction(&mut self, message: introduction::Message) -> Task<Message> {
        let Screen::Introduction(introduction) = &mut self.screen else { return Task::none() };
        match introduction.update(message) {
            introduction::Action::None => {}
            introduction::Action::SitDown(name, stone, next) => {
                self.apply(Settings { name, stone, ..self.settings.clone() });
                return self.host_or_join(next);
            }
            introduction::Action::Leave => self.go_back(),
        }
        Task::none()
    }
}
