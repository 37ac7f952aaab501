//! The list of tables found on the network, and the field for an address or invite code.

use iced::widget::{Column, column, container, row, text as plain, text_input};
use iced::{Center, Fill};
use skipstone_net::discovery::DiscoveredTable;

use super::{Message, Progress, Search, State};
use crate::screen::Context;
use crate::session::{JoinAddress, JoinAddressError};
use crate::theme::container::quiet_badge;
use crate::theme::text::{accent, danger, soft};
use crate::widget::accessible::Named;
use crate::widget::choice::{Choice, segments};
use crate::widget::page::{page, scrolled_sheet, sheet};
use crate::widget::text_field::TextField;
use crate::widget::{button, text};
use crate::{Element, tr};

impl State {
    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let title = tr!(context, "join-title");
        let back = tr!(context, "back");
        match &self.attempt {
            None if self.is_asking() => page(title, back, Message::Cancel, self.question(context)),
            None => {
                let tables = scrolled_sheet(self.tables(context)).height(Fill);
                let content = column![sheet(self.address_form(context)), tables].spacing(16);
                page(title, back, Message::Back, content)
            }
            Some(attempt) => {
                let content = match &attempt.progress {
                    Progress::Connecting | Progress::Knocked => {
                        self.waiting(&attempt.progress, &attempt.target, context)
                    }
                    Progress::Failed(failure) => self.failure(failure, &attempt.target, context),
                };
                let content = container(container(content).max_width(640)).center(Fill);
                page(title, back, Message::Cancel, content)
            }
        }
    }

    /// The field for an address or an invite code.
    fn address_form<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let field = text_input(&tr!(locale, "join-where-example"), &self.typed)
            .id(State::ADDRESS_FIELD)
            .on_input(Message::Typed)
            .on_submit(Message::Join)
            .size(16)
            .padding([9, 12]);
        let field = Element::from(Named::new(tr!(locale, "join-where"), TextField::new(&self.typed, field)));
        let wanted =
            vec![Choice::new(false, tr!(locale, "join-play")), Choice::new(true, tr!(locale, "join-watch"))];
        let go = button::primary(tr!(locale, "join-go"), Some(Message::Join)).small();
        let address_row = row![
            field,
            segments(tr!(locale, "join-wanted"), wanted, &self.watch, Message::Watch),
            Element::from(go)
        ];
        let read = match self.address() {
            Ok(JoinAddress::ShortCode(_)) => {
                let words = text::caption(self.short_code_advice(context));
                if self.submitted { words.style(danger) } else { words }
            }
            Ok(address) => text::caption(recognised(&address, context)),
            // An empty field isn't shown as an error.
            Err(why @ JoinAddressError::Empty) => text::caption(locale.join_address_error(&why)),
            Err(why) if self.submitted => text::caption(locale.join_address_error(&why)).style(danger),
            Err(why) => text::caption(locale.join_address_error(&why)),
        };
        column![text::heading(tr!(locale, "join-where")), address_row.spacing(12).align_y(Center), read]
            .spacing(10)
            .into()
    }

    /// Which table a short code without an address is for, or what the player has to do.
    fn short_code_advice(&self, context: Context<'_>) -> String {
        match (self.only_table(), self.search, self.found.is_empty()) {
            (Some(found), ..) => tr!(context, "join-is-short-code", table = &*found.table.name),
            (None, Search::Running, true) => tr!(context, "join-short-code-looking"),
            (None, _, true) => tr!(context, "join-short-code-address"),
            (None, _, false) => tr!(context, "join-short-code-choose"),
        }
    }

    /// The tables found on the network.
    fn tables<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let status = match (self.search, self.found.is_empty()) {
            (Search::Off, _) => Some("join-looking-off"),
            (Search::Failed, _) => Some("join-looking-failed"),
            (Search::PortHeld, _) => Some("join-looking-port-held"),
            (Search::Running, true) => Some("join-looking"),
            (Search::Running, false) => None,
        };
        let rows = self.found.iter().map(|found| self.table(found, context));
        let status = status.map(|status| text::caption(tr!(context, status)));
        let rows = Column::with_children(rows).spacing(8);
        let check = button::quiet(tr!(context, "network-title"), Some(Message::CheckNetwork));
        let head = row![text::heading(tr!(context, "join-found")).width(Fill), Element::from(check)];
        column![head.spacing(12).align_y(Center), status, rows].spacing(12).into()
    }

    fn table<'a>(&'a self, found: &'a DiscoveredTable, context: Context<'a>) -> Element<'a, Message> {
        button::entry(self.table_line(found, context), [12, 16], false, Message::JoinFound(found.id()))
    }

    /// A table's name, what is known of its host, and how many seats are free.
    pub(super) fn table_line<'a>(
        &'a self,
        found: &'a DiscoveredTable,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let table = &found.table;
        // The announced key is a claim that anybody can copy; until a connection has proven it, the words say no more.
        let is_proven = self.is_proven(found);
        let is_kept = self.kept.as_ref().is_some_and(|kept| kept.is_at(table.host, Some(table.id)));
        let free = match (is_kept, is_proven) {
            (true, true) => plain(tr!(context, "join-kept")).size(14).style(accent),
            (true, false) => plain(tr!(context, "join-kept-claimed")).size(14).style(soft),
            (false, _) => {
                plain(tr!(context, "join-free", free = table.free, seats = table.seats)).size(14).style(soft)
            }
        };
        let mark: Option<Element<'a, Message>> = self.hosts.is_known(table.host).then(|| match is_proven {
            true => text::badge(tr!(context, "join-host-known"), quiet_badge).into(),
            false => plain(tr!(context, "join-host-claimed")).size(13).style(soft).into(),
        });
        let distinction = self
            .distinction(found)
            .map(|(address, key)| text::caption(tr!(context, "join-alike", address = address, key = key)));
        let carried = self.series.iter().find_map(|series| series.at(table)).map(|carried| {
            let others: Vec<String> = carried.others.iter().map(ToString::to_string).collect();
            let names = context.locale.list(&others);
            text::caption(tr!(context, "join-carried-on", host = &**carried.host, names = names))
                .style(if is_proven { accent } else { soft })
        });
        let name = column![text::body(&*table.name), carried, distinction].spacing(2);
        let line = row![name, mark, free.width(Fill).align_x(iced::Right)];
        line.spacing(12).align_y(Center).into()
    }
}

/// What the typed text was recognised as: an address or an invite code.
fn recognised(address: &JoinAddress, context: Context<'_>) -> String {
    match address {
        JoinAddress::Code(invite) => {
            let addresses: Vec<String> = invite.addresses().map(|address| address.to_string()).collect();
            tr!(context.locale, "join-is-code", address = addresses.join(", "))
        }
        JoinAddress::ShortCode(_) => String::new(),
        JoinAddress::Computer { host, port, code } => {
            let words = if code.is_some() { "join-is-computer-with-code" } else { "join-is-computer" };
            tr!(context.locale, words, host = host.as_str(), port = port.to_string())
        }
    }
}
