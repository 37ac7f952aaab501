//! The panel beside the board: chat and log as tabs.

use iced::widget::{Column, column, container};
use iced::{Fill, padding};

use super::{Message, NetworkTable, Tab};
use crate::Element;
use crate::board::Log;
use crate::locale::Locale;
use crate::tr;
use crate::widget::choice::{Choice, segments};
use crate::widget::{button, log, text};

impl<'a> NetworkTable<'a> {
    /// Draws the chat or the log, whichever tab is selected. What is typed belongs to the chat, but not while the menu is open, which
    /// has fields of its own.
    pub(in crate::screen::table) fn panel(
        self,
        log: &'a Log,
        has_menu: bool,
        locale: &Locale,
    ) -> Element<'a, Message> {
        let tabs = vec![
            Choice::new(Tab::Chat, self.session.conversation.chat.label(self.own.tab == Tab::Chat, locale)),
            Choice::new(Tab::Log, tr!(locale, "table-log-show")),
        ];
        let tabs = container(segments(tr!(locale, "table-panel"), tabs, &self.own.tab, Message::Show))
            .padding([4, 6]);
        let content = match self.own.tab {
            Tab::Chat => {
                let chat = match has_menu {
                    true => self.session.chat(locale),
                    false => self.session.typing_chat(locale),
                };
                chat.map(Message::Chat)
            }
            Tab::Log => log::sentences(log),
        };
        let spectators = self.session.lobby.iter().flat_map(|lobby| &lobby.spectators);
        let spectators = locale.enumeration(spectators.map(|spectator| &*spectator.name));
        let spectators = (!spectators.is_empty()).then(|| {
            let watch = tr!(locale, "table-spectators", names = spectators);
            container(text::caption(watch)).padding(padding::horizontal(12).bottom(6))
        });
        let compare = self.session.safety_number().filter(|_| self.own.tab == Tab::Log).map(|number| {
            let is_open = self.own.shows_safety_number;
            let show = Message::ShowSafetyNumber(!is_open);
            let ask = button::quiet(tr!(locale, "safety-number-ask"), Some(show));
            let compare = || tr!(locale, "safety-number", number = number.to_string());
            let compare = is_open.then(|| container(text::caption(compare())).padding([0, 12]));
            column![Element::from(ask.sized(13.0))].push(compare)
        });
        let content: Column<'a, _, _> = column![tabs].push(spectators).push(compare).push(content);
        content.height(Fill).into()
    }
}
