//! The join screen during an attempt: its progress, or its failure with what can be done.

use iced::Center;
use iced::widget::{column, container, row, text_input};
use skipstone_net::Fingerprint;
use skipstone_net::client::JoinError;
use skipstone_net::protocol::Name;

use super::kept::{is_out_of_reach, unreached_address};
use super::{
    JoinFailure, JoinTarget, Message, Progress, Search, State, is_banned, is_kicked, is_name_taken,
    is_other_table, may_watch,
};
use crate::players::names::numbered;
use crate::screen::Context;
use crate::theme::container::{field, panel};
use crate::theme::text::{danger, soft};
use crate::widget::accessible::{Named, Role};
use crate::widget::focus::Scope;
use crate::widget::text_field::TextField;
use crate::widget::{button, text};
use crate::wording::JoinHelp;
use crate::{Element, tr};

/// The width of the field for another name.
const NAME_WIDTH: f32 = 260.0;

/// The buttons below a failure, as the keys of their words with what they do.
struct WaysOn {
    /// What helps most, if it isn't the field for another name.
    main: Option<(&'static str, Message)>,
    others: [Option<(&'static str, Message)>; 2],
}

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
                let about = match target.watch {
                    true => tr!(locale, "join-knocked-watch-about", name = &*name),
                    false => tr!(locale, "join-knocked-about", name = &*name),
                };
                (tr!(locale, "join-knocked", table = table.as_str()), about)
            }
            _ => (tr!(locale, "join-calling", table = table.as_str()), tr!(locale, "join-calling-about")),
        };
        let cancel = button::secondary(tr!(locale, "join-cancel"), Some(Message::Cancel));
        let is_first = *progress == Progress::Knocked && self.is_first_knock(target);
        let once = is_first.then(|| text::body(tr!(locale, "join-knocked-once")).style(soft));
        let about = column![text::body(about).style(soft)].push(once);
        let content = column![text::heading(words.clone()), about, cancel];
        Named::with_role(Role::Dialog, words, container(content.spacing(16)).padding(28).style(panel)).into()
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
            _ if is_out_of_reach(failure) && self.is_kept(target) => self.kept_not_open(target, context),
            JoinFailure::Join(error) => {
                (tr!(locale, "join-failed", table = table.as_str()), locale.join_error(error))
            }
            JoinFailure::SessionEnded { why, host } => {
                (tr!(locale, "join-over", table = table.as_str()), locale.farewell(*why, host))
            }
        };
        let other_name = is_name_taken(failure).then(|| self.other_name(target, context));
        let ways = self.ways_on(failure, target);
        let main = match (&ways.main, &other_name) {
            (_, Some(_)) => Message::JoinAs(Name::new(&self.name_to_try(target, context))),
            (Some((_, message)), None) => message.clone(),
            (None, None) => Message::Cancel,
        };
        let main_button = ways.main.map(|(words, message)| {
            Element::from(button::primary(locale.text(words), Some(message)).small())
        });
        let others = ways.others.into_iter().flatten();
        let others = others.map(|(words, message)| button::secondary(locale.text(words), Some(message)));
        let buttons = row![].push(main_button).extend(others.map(Element::from));
        let next = (!advice.next.is_empty()).then(|| text::body(advice.next).style(soft));
        let content = column![text::heading(title.clone()), text::body(advice.what)]
            .push(next)
            .push(other_name)
            .push(buttons.spacing(12).align_y(Center));
        let content = Scope::new(container(content.spacing(16)).padding(28).style(panel)).on_enter(main);
        Named::with_role(Role::Dialog, title, content).into()
    }

    /// What can be done about a failure. The field for another name has a button of its own.
    fn ways_on(&self, failure: &JoinFailure, target: &JoinTarget) -> WaysOn {
        let other_table = Some(("join-choose", Message::Cancel));
        let retry = |words| (words, Message::Retry);
        match failure {
            // Where every seat is taken, another try is what helps least.
            _ if may_watch(failure) && !target.watch => WaysOn {
                main: Some(("join-watch-instead", Message::WatchInstead)),
                others: [Some(retry("join-again")), other_table],
            },
            _ if is_name_taken(failure) => WaysOn { main: None, others: [other_table, None] },
            // No try can succeed.
            _ if is_banned(failure) => {
                WaysOn { main: Some(("join-home", Message::Back)), others: [other_table, None] }
            }
            // The same code would only use up another try.
            JoinFailure::Join(JoinError::WrongShortCode { .. }) => {
                WaysOn { main: None, others: [Some(("join-other-code", Message::Cancel)), None] }
            }
            _ if is_out_of_reach(failure) && self.is_kept(target) => {
                let main = match self.reopened() {
                    Some(reopened) => (reopened.join_words(), Message::JoinAnnounced),
                    None => retry("join-again"),
                };
                let check = Some(("network-title", Message::CheckNetwork));
                WaysOn { main: Some(main), others: [other_table, check] }
            }
            _ => {
                let again = match failure {
                    _ if is_kicked(failure) => "join-knock",
                    _ if is_other_table(failure) => "closed-join-new",
                    _ => "join-again",
                };
                let check = Some(("network-title", Message::CheckNetwork));
                let check = check.filter(|_| unreached_address(failure).is_some());
                WaysOn { main: Some(retry(again)), others: [other_table, check] }
            }
        }
    }

    /// The title and the words where nothing answers at the table where the player has a seat: whether it is open by now.
    fn kept_not_open(&self, target: &JoinTarget, context: Context<'_>) -> (String, JoinHelp) {
        let locale = context.locale;
        match self.reopened() {
            Some(reopened) => {
                let what = reopened.words(&tr!(locale, "the-host"), locale);
                (locale.text(reopened.title()), JoinHelp { what, next: String::new() })
            }
            None => {
                let next = match self.search {
                    Search::Running => tr!(locale, "join-kept-closed-watched"),
                    Search::Off | Search::Failed | Search::PortHeld => tr!(locale, "join-kept-closed-next"),
                };
                let table = target.name(locale);
                let title = tr!(locale, "join-kept-not-open", table = table.as_str());
                (title, JoinHelp { what: tr!(locale, "join-kept-closed"), next })
            }
        }
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
        let field = Element::from(Named::new(tr!(context, "settings-name"), TextField::new(&name, field)));
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
