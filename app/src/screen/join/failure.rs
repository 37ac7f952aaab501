//! The join screen during an attempt: its progress, or its failure with what can be done.

use iced::Center;
use iced::widget::{column, container, row};
use skipstone_net::Fingerprint;
use skipstone_net::client::JoinError;
use skipstone_net::protocol::Refusal;

use super::{JoinFailure, JoinTarget, Message, Progress, State, may_watch};
use crate::screen::Context;
use crate::theme::container::{field, panel};
use crate::theme::text::{danger, soft};
use crate::widget::{button, text};
use crate::wording::JoinHelp;
use crate::{Element, tr};

impl State {
    /// Shown while connecting or waiting for the host's answer to the knock.
    pub(super) fn waiting<'a>(
        &'a self,
        progress: &Progress,
        target: &'a JoinTarget,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let locale = context.locale;
        let table = target.name(locale);
        let (words, about) = match progress {
            Progress::Knocked => {
                let name = locale.player_name(context.settings);
                let about = tr!(locale, "join-knocked-about", name = &*name);
                (tr!(locale, "join-knocked", table = table.as_str()), about)
            }
            _ => (tr!(locale, "join-calling", table = table.as_str()), tr!(locale, "join-calling-about")),
        };
        let cancel = button::secondary(tr!(locale, "join-cancel"), Some(Message::Cancel));
        let content = column![text::heading(words), text::body(about).style(soft), cancel];
        container(content.spacing(16)).padding(28).style(panel).into()
    }

    /// The reason of the failure, with advice and buttons.
    pub(super) fn failure<'a>(
        &'a self,
        failure: &'a JoinFailure,
        target: &'a JoinTarget,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let locale = context.locale;
        if let JoinFailure::Join(JoinError::KeyChanged { known, shown }) = failure {
            return key_changed(*known, *shown, context);
        }
        let table = target.name(locale);
        let (title, advice) = match failure {
            JoinFailure::UnknownHost(name) => {
                (tr!(locale, "join-failed", table = table.as_str()), locale.unknown_host(name))
            }
            JoinFailure::Join(error) => {
                (tr!(locale, "join-failed", table = table.as_str()), locale.join_error(error))
            }
            JoinFailure::SessionEnded(why) => {
                let advice = JoinHelp { what: locale.farewell(*why), next: String::new() };
                (tr!(locale, "join-over", table = table.as_str()), advice)
            }
        };
        let again = button::primary(tr!(locale, "join-again"), Some(Message::Retry)).small();
        let watch = (may_watch(failure) && !target.watch)
            .then(|| button::secondary(tr!(locale, "join-watch-instead"), Some(Message::WatchInstead)));
        let name_taken = JoinFailure::Join(JoinError::Refused(Refusal::NameTaken));
        let settings = (*failure == name_taken)
            .then(|| button::secondary(tr!(locale, "home-settings"), Some(Message::Settings)));
        let choose = button::secondary(tr!(locale, "join-choose"), Some(Message::Cancel));
        let buttons = row![again].push(watch).push(settings).push(choose);
        let next = (!advice.next.is_empty()).then(|| text::body(advice.next).style(soft));
        let content = column![text::heading(title), text::body(advice.what)]
            .push(next)
            .push(buttons.spacing(12).align_y(Center));
        container(content.spacing(16)).padding(28).style(panel).into()
    }
}

/// Shows the known key and the changed one. Enter cancels; accepting the new key takes a deliberate click.
fn key_changed(known: Fingerprint, shown: Fingerprint, context: Context<'_>) -> Element<'_, Message> {
    let key = |name: String, key: Fingerprint| {
        container(column![text::caption(name), text::heading(format!("{key:#}"))].spacing(4))
            .padding([10, 14])
            .style(field)
    };
    let stay = button::primary(tr!(context, "join-key-stay"), Some(Message::Cancel)).small();
    let anyway = button::secondary(tr!(context, "join-key-anyway"), Some(Message::TrustNewKey(shown)));
    let content = column![
        text::heading(tr!(context, "join-key-changed")).style(danger),
        text::body(tr!(context, "join-key-changed-next")),
        row![key(tr!(context, "join-key-before"), known), key(tr!(context, "join-key-now"), shown),]
            .spacing(12)
            .wrap(),
        row![stay, anyway].spacing(12).align_y(Center),
    ];
    container(content.spacing(16)).padding(28).style(panel).into()
}
