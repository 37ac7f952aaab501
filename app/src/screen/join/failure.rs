//! On the way to a table: waiting for it, or told why it came to nothing and what to do.

use iced::Center;
use iced::widget::{column, container, row};
use skipstone_net::Fingerprint;
use skipstone_net::visit::JoinError;

use super::{Failure, Message, Progress, State, Target, may_watch};
use crate::locale::Advice;
use crate::screen::Context;
use crate::theme::container::{field, panel};
use crate::theme::text::{danger, soft};
use crate::widget::{button, text};
use crate::{Element, tr};

impl State {
    /// The table is called, or its host is asked.
    pub(super) fn waiting<'a>(
        &'a self,
        progress: &Progress,
        target: &'a Target,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let locale = context.locale;
        let table = target.name(locale);
        let (words, about) = match progress {
            Progress::Knocked => {
                let name = locale.own_name(context.settings);
                let about = tr!(locale, "join-knocked-about", name = &*name);
                (tr!(locale, "join-knocked", table = table.as_str()), about)
            }
            _ => (tr!(locale, "join-calling", table = table.as_str()), tr!(locale, "join-calling-about")),
        };
        let cancel = button::secondary(tr!(locale, "join-cancel"), Some(Message::Cancel));
        let content = column![text::heading(words), text::body(about).style(soft), Element::from(cancel)];
        container(content.spacing(16)).padding(28).style(panel).into()
    }

    /// Why it came to nothing, and what can be done.
    pub(super) fn failure<'a>(
        &'a self,
        failure: &'a Failure,
        target: &'a Target,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let locale = context.locale;
        if let Failure::Join(JoinError::KeyChanged { known, shown }) = failure {
            return changed(*known, *shown, context);
        }
        let table = target.name(locale);
        let (title, advice) = match failure {
            Failure::Unknown(name) => {
                (tr!(locale, "join-failed", table = table.as_str()), locale.unknown_computer(name))
            }
            Failure::Join(error) => {
                (tr!(locale, "join-failed", table = table.as_str()), locale.join_error(error))
            }
            Failure::Over(why) => {
                let advice = Advice { what: locale.farewell(*why), next: String::new() };
                (tr!(locale, "join-over", table = table.as_str()), advice)
            }
        };
        let again = button::primary(tr!(locale, "join-again"), Some(Message::Again)).small();
        let watch = (may_watch(failure) && !target.watch).then(|| {
            Element::from(button::secondary(tr!(locale, "join-watch-instead"), Some(Message::WatchInstead)))
        });
        let choose = button::secondary(tr!(locale, "join-choose"), Some(Message::Cancel));
        let buttons = row![Element::from(again)].push(watch).push(Element::from(choose));
        let next = (!advice.next.is_empty()).then(|| text::body(advice.next).style(soft));
        let content = column![text::heading(title), text::body(advice.what)]
            .push(next)
            .push(buttons.spacing(12).align_y(Center));
        container(content.spacing(16)).padding(28).style(panel).into()
    }
}

/// The host shows another key than before: both are shown, and going there all the same is not what Enter does.
fn changed(known: Fingerprint, shown: Fingerprint, context: Context<'_>) -> Element<'_, Message> {
    let locale = context.locale;
    let key = |name: String, key: Fingerprint| {
        container(column![text::caption(name), text::heading(format!("{key:#}"))].spacing(4))
            .padding([10, 14])
            .style(field)
    };
    let stay = button::primary(tr!(locale, "join-key-stay"), Some(Message::Cancel)).small();
    let anyway = button::secondary(tr!(locale, "join-key-anyway"), Some(Message::Anyway(shown)));
    let content = column![
        text::heading(tr!(locale, "join-key-changed")).style(danger),
        text::body(tr!(locale, "join-key-changed-next")),
        row![key(tr!(locale, "join-key-before"), known), key(tr!(locale, "join-key-now"), shown),]
            .spacing(12)
            .wrap(),
        row![Element::from(stay), Element::from(anyway)].spacing(12).align_y(Center),
    ];
    container(content.spacing(16)).padding(28).style(panel).into()
}
