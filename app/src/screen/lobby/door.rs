//! How others come in: the host's invite code, addresses, and whom it lets in.

use std::net::SocketAddr;

use iced::widget::{column, row, text as plain};
use iced::{Center, Fill};
use skipstone_net::protocol::{Entry, Lobby};

use super::{Message, State};
use crate::screen::Context;
use crate::theme::text::danger;
use crate::together::{Hosting, Together};
use crate::widget::choice::{Named, segments};
use crate::widget::{button, text};
use crate::{Element, tr};

impl State {
    /// Draws the host's door.
    pub(super) fn door<'a>(
        &'a self,
        hosting: &'a Hosting,
        together: &'a Together,
        lobby: &Lobby,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let locale = context.locale;
        let entries =
            [Entry::Knock, Entry::Code, Entry::Open].map(|entry| Named::new(entry, name(entry, context)));
        let entry = row![
            text::heading(tr!(locale, "lobby-door")).width(Fill),
            segments(entries.into(), &lobby.options.entry, Message::Entry),
        ];
        let door = column![entry.spacing(12).align_y(Center)].spacing(6);
        // Whoever stands at the door comes before those who may come.
        if let Some(knocks) = together.knocks(locale) {
            return door.push(knocks.map(Message::Door)).into();
        }
        let about = match lobby.options.entry {
            Entry::Knock => tr!(locale, "entry-knock-about"),
            Entry::Code => tr!(locale, "entry-code-about"),
            Entry::Open => tr!(locale, "entry-open-about"),
        };
        let unannounced = hosting
            .unannounced
            .as_ref()
            .map(|_| text::caption(tr!(locale, "lobby-not-announced")).style(danger));
        door.push(text::caption(about))
            .push(hosting.invite.as_ref().map(|(code, at)| self.invite(code.to_string(), at, context)))
            .push(unannounced)
            .into()
    }

    /// The invite code, and where the table is reached without it.
    fn invite<'a>(
        &'a self,
        code: String,
        addresses: &[SocketAddr],
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let locale = context.locale;
        let label = if self.copied { "lobby-copied" } else { "lobby-copy" };
        let copy = button::secondary(tr!(locale, label), Some(Message::Copy(code.clone()))).small();
        let new = button::quiet(tr!(locale, "lobby-new-code"), Some(Message::NewCode));
        let addresses: Vec<String> = addresses.iter().map(SocketAddr::to_string).collect();
        let addresses = match addresses.is_empty() {
            true => String::new(),
            false => tr!(locale, "lobby-addresses", addresses = addresses.join(", ")),
        };
        column![
            row![plain(code).size(15).width(Fill), Element::from(copy)].spacing(8).align_y(Center),
            row![text::caption(addresses).width(Fill), Element::from(new)].spacing(8).align_y(Center),
        ]
        .spacing(2)
        .into()
    }
}

fn name(entry: Entry, context: Context<'_>) -> String {
    match entry {
        Entry::Knock => tr!(context.locale, "entry-knock"),
        Entry::Code => tr!(context.locale, "entry-code"),
        Entry::Open => tr!(context.locale, "entry-open"),
    }
}
