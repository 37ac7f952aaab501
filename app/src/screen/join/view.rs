//! The tables there are, and the way to one that isn't found by itself.

use iced::widget::{Column, column, container, row, text as plain, text_input};
use iced::{Center, Fill};
use skipstone_net::discovery::Found;
use skipstone_net::trust::HostKey;

use super::{Message, Progress, Search, State};
use crate::screen::Context;
use crate::theme::button::entry;
use crate::theme::container::{badge, quiet_badge};
use crate::theme::text::{danger, soft};
use crate::together::{Destination, NoDestination};
use crate::widget::choice::{Named, segments};
use crate::widget::focus::Control;
use crate::widget::page::{page, scrolled_sheet, sheet};
use crate::widget::{button, text};
use crate::{Element, tr};

impl State {
    /// Draws the screen.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let title = tr!(locale, "join-title");
        let back = tr!(locale, "back");
        match &self.attempt {
            None => {
                let tables = scrolled_sheet(self.tables(context)).height(Fill);
                let content = column![sheet(self.entrance(context)), tables].spacing(16);
                page(title, back, Message::Back, content)
            }
            Some(attempt) => {
                let content = match &attempt.progress {
                    Progress::Calling | Progress::Knocked => {
                        self.waiting(&attempt.progress, &attempt.target, context)
                    }
                    Progress::Failed(failure) => self.failure(failure, &attempt.target, context),
                };
                let content = container(container(content).max_width(640)).center(Fill);
                page(title, back, Message::Cancel, content)
            }
        }
    }

    /// Where an address or a code is typed.
    fn entrance<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let field = text_input(&tr!(locale, "join-where-example"), &self.typed)
            .id(State::FIELD)
            .on_input(Message::Typed)
            .on_submit(Message::Go)
            .size(16)
            .padding([9, 12]);
        let wanted =
            vec![Named::new(false, tr!(locale, "join-play")), Named::new(true, tr!(locale, "join-watch"))];
        let go = button::primary(tr!(locale, "join-go"), Some(Message::Go)).small();
        let way = row![field, segments(wanted, &self.watch, Message::Watch), Element::from(go)];
        let read = match self.destination() {
            Ok(destination) => text::caption(recognised(&destination, context)),
            // Nobody has finished typing before saying so.
            Err(why @ NoDestination::Empty) => text::caption(locale.no_destination(&why)),
            Err(why) if self.tried => text::caption(locale.no_destination(&why)).style(danger),
            Err(why) => text::caption(locale.no_destination(&why)),
        };
        column![text::heading(tr!(locale, "join-where")), way.spacing(12).align_y(Center), read]
            .spacing(10)
            .into()
    }

    /// What was found on the network.
    fn tables<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let told = match (self.search, self.found.is_empty()) {
            (Search::Off, _) => Some("join-looking-off"),
            (Search::Failed, _) => Some("join-looking-failed"),
            (Search::Looking, true) => Some("join-looking"),
            (Search::Looking, false) => None,
        };
        let rows = self.found.iter().map(|found| self.table(found, context));
        column![text::heading(tr!(locale, "join-found"))]
            .push(told.map(|told| text::caption(tr!(locale, told))))
            .push(Column::with_children(rows).spacing(8))
            .spacing(12)
            .into()
    }

    fn table<'a>(&'a self, found: &'a Found, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let table = &found.table;
        let free = tr!(locale, "join-free", free = table.free, seats = table.seats);
        let mark = match self.hosts.judge(&table.name, table.host) {
            HostKey::Known => Some((tr!(locale, "join-host-known"), true)),
            HostKey::Changed { .. } => Some((tr!(locale, "join-host-changed"), false)),
            HostKey::New => None,
        };
        let mark = mark.map(|(words, known)| {
            let style = if known { quiet_badge } else { badge };
            container(plain(words).size(13)).padding([2, 9]).style(style)
        });
        let line = row![text::body(&*table.name)]
            .push(mark)
            .push(plain(free).size(14).style(soft).width(Fill).align_x(iced::Right))
            .spacing(12)
            .align_y(Center);
        let go = Message::GoTo(table.host);
        let entry =
            iced::widget::button(line).width(Fill).padding([12, 16]).style(entry(false)).on_press(go.clone());
        Control::new(entry).on_press(Some(go)).into()
    }
}

/// What a typed text was recognised as.
fn recognised(destination: &Destination, context: Context<'_>) -> String {
    match destination {
        Destination::Code(invite) => {
            let addresses: Vec<String> = invite.addresses().map(|address| address.to_string()).collect();
            tr!(context.locale, "join-is-code", address = addresses.join(", "))
        }
        Destination::Computer { host, port } => {
            tr!(context.locale, "join-is-computer", host = host.as_str(), port = port.to_string())
        }
    }
}
