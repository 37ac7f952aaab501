//! Entry settings in the lobby: the codes, addresses, and who may join.

use std::net::SocketAddr;

use iced::widget::{column, row, space, text as plain};
use iced::{Center, Fill};
use skipstone_net::discovery::DiscoveryError;
use skipstone_net::invite::{Invite, ShortCode};
use skipstone_net::protocol::{EntryPolicy, Lobby};

use super::{Message, State};
use crate::link::Link;
use crate::screen::Context;
use crate::screen::phones::phones;
use crate::session::{HostControls, JoinAddress};
use crate::theme::text::danger;
use crate::widget::choice::{Choice, segments};
use crate::widget::{button, text};
use crate::{Element, tr};

impl State {
    /// Draws the entry settings; only the host has them.
    pub(super) fn entry_settings<'a>(
        &'a self,
        hosting: &'a HostControls,
        lobby: &Lobby,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let entries = [EntryPolicy::Knock, EntryPolicy::Code, EntryPolicy::Open]
            .map(|entry| Choice::new(entry, context.locale.entry_policy(entry)));
        let entry = row![
            text::heading(tr!(context, "lobby-door")).width(Fill),
            segments(tr!(context, "lobby-door"), entries.into(), &lobby.options.entry, Message::EntryPolicy),
        ];
        let door = column![entry.spacing(12).align_y(Center)].spacing(6);
        let short_code = hosting.short_code.map(|(code, redrawn)| self.short_code(code, redrawn, context));
        let invite = hosting.invite.as_ref().map(|(code, at)| self.invite(code, at, context));
        let phones = phones(&hosting.phones, context, Message::AllowPhones);
        let about = match lobby.options.entry {
            EntryPolicy::Knock => tr!(context, "entry-knock-about"),
            EntryPolicy::Code => tr!(context, "entry-code-about"),
            EntryPolicy::Open => tr!(context, "entry-open-about"),
        };
        let announce_error = hosting.announce_error.as_ref().map(|error| match error {
            DiscoveryError::PortHeld => tr!(context, "lobby-port-held"),
            DiscoveryError::Daemon(_) => tr!(context, "lobby-not-announced"),
        });
        // What is wrong comes first: in a low window the end is scrolled away.
        let (failed, check) = match announce_error {
            Some(error) => (Some(check_network(error, context)), None),
            None => (None, Some(check_network(String::new(), context))),
        };
        let door = door.push(failed).push(text::caption(about));
        door.push(short_code).push(phones).push(invite).push(check).into()
    }

    /// The short code, large enough to be read across a room, and why it is another one.
    fn short_code<'a>(
        &'a self,
        code: ShortCode,
        redrawn: bool,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let code = code.to_string();
        let label = if self.copied.as_ref() == Some(&code) { "lobby-copied" } else { "lobby-copy" };
        let label = tr!(context, label);
        let name = tr!(context, "lobby-of-short-code", label = label.as_str());
        let copy = button::secondary(label, Some(Message::Copy(code.clone()))).small().named(name);
        let about = if redrawn { "lobby-short-code-redrawn" } else { "lobby-short-code" };
        // Beside the code, so that it can be seen in a low window.
        let about =
            column![text::body(tr!(context, "lobby-short-code-title")), text::caption(tr!(context, about))];
        row![plain(code).size(26), about.width(Fill), Element::from(copy)].spacing(14).align_y(Center).into()
    }

    /// The invite code, to be copied as it is or as a link, and the addresses that work without it.
    fn invite<'a>(
        &'a self,
        invite: &Invite,
        addresses: &[SocketAddr],
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let (code, link) = (invite.to_string(), Link::Table(JoinAddress::Code(invite.clone())).to_string());
        let label = if self.copied.as_ref() == Some(&link) { "lobby-copied" } else { "copy-link" };
        let copy_link = Element::from(button::quiet(tr!(context, label), Some(Message::Copy(link))));
        let label = if self.copied.as_ref() == Some(&code) { "lobby-copied" } else { "lobby-copy" };
        let label = tr!(context, label);
        let name = tr!(context, "lobby-of-invite-code", label = label.as_str());
        let copy = button::secondary(label, Some(Message::Copy(code.clone()))).small().named(name);
        let new = button::quiet(tr!(context, "lobby-new-code"), Some(Message::NewCode));
        let addresses: Vec<String> = addresses.iter().map(SocketAddr::to_string).collect();
        let addresses = (!addresses.is_empty())
            .then(|| tr!(context, "lobby-addresses", addresses = addresses.join(", ")));
        let about = [tr!(context, "lobby-invite-about")].into_iter().chain(addresses);
        let about = about.collect::<Vec<_>>().join(" ");
        column![
            text::body(tr!(context, "lobby-invite-code-title")),
            row![plain(code).size(15).width(Fill), Element::from(copy)].spacing(8).align_y(Center),
            text::caption(about).width(Fill),
            row![space().width(Fill), copy_link, Element::from(new)].spacing(8).align_y(Center),
        ]
        .spacing(2)
        .into()
    }
}

/// Why nobody finds the table, if that is known, and the button to the page that looks further.
fn check_network<'a>(error: String, context: Context<'a>) -> Element<'a, Message> {
    let error = text::caption(error).style(danger).width(Fill);
    let check = button::quiet(tr!(context, "network-title"), Some(Message::CheckNetwork));
    row![error, Element::from(check)].spacing(8).align_y(Center).into()
}
