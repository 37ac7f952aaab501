//! The join screen during an attempt: its progress, or its failure with what can be done.

use iced::Center;
use iced::widget::{column, container, row, text_input};
use skipstone_net::Fingerprint;
use skipstone_net::client::JoinError;
use skipstone_net::protocol::Name;

use super::{JoinFailure, JoinTarget, Message, Progress, State, is_kicked, is_name_taken, may_watch};
use crate::players::names::numbered;
use crate::screen::Context;
use crate::theme::container::{field, panel};
use crate::theme::text::{danger, soft};
use crate::widget::accessible::Named;
use crate::widget::focus::Scope;
use crate::widget::{button, text};
use crate::wording::JoinHelp;
use crate::{Element, tr};

/// The width of the field for another name.
const NAME_WIDTH: f32 = 260.0;

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
                let name = target.player_name(context);
                let about = tr!(locale, "join-knocked-about", name = &*name);
                (tr!(locale, "join-knocked", table = table.as_str()), about)
            }
            _ => (tr!(locale, "join-calling", table = table.as_str()), tr!(locale, "join-calling-about")),
        };
        let cancel = button::secondary(tr!(locale, "join-cancel"), Some(Message::Cancel));
        let is_first = *progress == Progress::Knocked && self.is_first_knock(target);
        let once = is_first.then(|| text::body(tr!(locale, "join-knocked-once")).style(soft));
        let about = column![text::body(about).style(soft)].push(once);
        let content = column![text::heading(words), about, cancel];
        container(content.spacing(16)).padding(28).style(panel).into()
    }

    /// The reason of the failure, with advice and buttons. Enter takes the main way on.
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
            JoinFailure::Join(JoinError::NothingAnswers(_)) if self.is_kept(target) => {
                let advice = JoinHelp {
                    what: tr!(locale, "join-kept-closed"),
                    next: tr!(locale, "join-kept-closed-next"),
                };
                (tr!(locale, "join-kept-not-open", table = table.as_str()), advice)
            }
            JoinFailure::Join(error) => {
                (tr!(locale, "join-failed", table = table.as_str()), locale.join_error(error))
            }
            JoinFailure::SessionEnded { why, host } => {
                (tr!(locale, "join-over", table = table.as_str()), locale.farewell(*why, host))
            }
        };
        let is_name_taken = is_name_taken(failure);
        let other_name = is_name_taken.then(|| self.other_name(target, context));
        // The same code would only use up another try.
        let is_code_wrong = matches!(failure, JoinFailure::Join(JoinError::WrongShortCode { .. }));
        let watches = may_watch(failure) && !target.watch;
        let main = match failure {
            _ if watches => Message::WatchInstead,
            _ if is_name_taken => Message::JoinAs(Name::new(&self.name_to_try(target, context))),
            _ if is_code_wrong => Message::Cancel,
            _ => Message::Retry,
        };
        let again = if is_kicked(failure) { "join-knock" } else { "join-again" };
        let again = tr!(locale, again);
        let again = (!is_name_taken && !is_code_wrong).then(|| match watches {
            // Where every seat is taken, another try is what helps least.
            true => Element::from(button::secondary(again, Some(Message::Retry))),
            false => Element::from(button::primary(again, Some(Message::Retry)).small()),
        });
        let watch = tr!(locale, "join-watch-instead");
        let watch =
            watches.then(|| Element::from(button::primary(watch, Some(Message::WatchInstead)).small()));
        let choose = if is_code_wrong { "join-other-code" } else { "join-choose" };
        let choose = button::secondary(tr!(locale, choose), Some(Message::Cancel));
        let buttons = row![].push(watch).push(again).push(choose);
        let next = (!advice.next.is_empty()).then(|| text::body(advice.next).style(soft));
        let content = column![text::heading(title), text::body(advice.what)]
            .push(next)
            .push(other_name)
            .push(buttons.spacing(12).align_y(Center));
        Scope::new(container(content.spacing(16)).padding(28).style(panel)).on_enter(main).into()
    }

    /// Whether the player has a seat at this table.
    fn is_kept(&self, target: &JoinTarget) -> bool {
        let host = target.host_key();
        self.kept.as_ref().is_some_and(|kept| Some(kept.host) == host)
    }

    /// The field for another name, with one proposed, and the button to try it.
    fn other_name<'a>(&'a self, target: &JoinTarget, context: Context<'a>) -> Element<'a, Message> {
        let name = self.name_to_try(target, context);
        let join = Some(Message::JoinAs(Name::new(&name))).filter(|_| !Name::new(&name).is_empty());
        let field = text_input(&tr!(context, "settings-name"), &name)
            .id(State::OTHER_NAME_FIELD)
            .on_input(Message::NameChanged)
            .on_submit_maybe(join.clone())
            .size(16)
            .padding([9, 12])
            .width(NAME_WIDTH);
        let field = Element::from(Named::new(tr!(context, "settings-name"), field));
        let go = button::primary(tr!(context, "join-go"), join).small();
        row![field, Element::from(go)].spacing(12).align_y(Center).into()
    }

    /// What is in that field.
    fn name_to_try(&self, target: &JoinTarget, context: Context<'_>) -> String {
        self.other_name.clone().unwrap_or_else(|| numbered(&target.player_name(context)))
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
    Scope::new(container(content.spacing(16)).padding(28).style(panel)).on_enter(Message::Cancel).into()
}
