//! The page for whoever finds no table, or whose table nobody finds: what the program sees of this computer and its networks, and
//! the one thing to do about it.

use std::net::IpAddr;

use iced::widget::{Column, column, row, text_input};
use iced::{Center, Fill};
use skipstone_net::doctor::{Finding, System, Weight};

use super::Context;
use crate::session::{JoinAddress, NoAddressError};
use crate::theme::text::{danger, soft};
use crate::widget::accessible::{LiveRegion, Named, Priority};
use crate::widget::page::{page, scrolled_sheet, section, sheet};
use crate::widget::text_field::TextField;
use crate::widget::{button, text};
use crate::{Element, tr};

/// What no program can see, with what helps.
const GENERAL: [&str; 5] = [
    "network-general-apart",
    "network-general-vpn",
    "network-general-https",
    "network-general-cable",
    "network-general-away",
];

/// What was found so far.
#[derive(Debug)]
pub struct State {
    /// `None` while it is looked.
    findings: Option<Vec<Finding>>,
    /// Counts the looks: an earlier one that ends later says nothing.
    number: u32,
    /// The text of the field for an address.
    typed: String,
    /// Whether the player tried an invalid address; its error is shown only then.
    submitted: bool,
}

/// Input on the page, and what is found.
#[derive(Debug, Clone)]
pub enum Message {
    /// The look with this number has ended.
    Looked(u32, Vec<Finding>),
    /// Looks again.
    Again,
    /// The text of the address field changed.
    Typed(String),
    /// Tries how far a packet to the typed address gets.
    Try,
    /// Returns to what was shown before.
    Back,
}

/// What the app does after [`State::update`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Look, also at the way to an address if there is one, and report it with this number.
    Look(u32, Option<JoinAddress>),
    /// Go back to the screen below.
    Leave,
}

impl State {
    /// The page before the first look, with an address to try if one is known.
    pub fn new(address: Option<String>) -> State {
        State { findings: None, number: 0, typed: address.unwrap_or_default(), submitted: false }
    }

    /// Begins a look.
    pub fn look(&mut self) -> Action {
        self.findings = None;
        self.number += 1;
        Action::Look(self.number, self.address().ok())
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Looked(number, findings) if number == self.number => self.findings = Some(findings),
            Message::Looked(..) => {}
            Message::Again => return self.look(),
            Message::Typed(typed) => {
                self.typed = typed;
                self.submitted = false;
            }
            Message::Try => match self.address() {
                Ok(_) => return self.look(),
                Err(_) => self.submitted = true,
            },
            Message::Back => return Action::Leave,
        }
        Action::None
    }

    /// What is typed, if a packet can be sent there.
    fn address(&self) -> Result<JoinAddress, NoAddressError> {
        JoinAddress::parse_with_address(&self.typed)
    }

    fn count(&self, weight: Weight) -> usize {
        self.findings.iter().flatten().filter(|finding| finding.weight() == weight).count()
    }

    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let summary = text::heading(self.summary(context)).width(Fill);
        let again = self.findings.is_some().then_some(Message::Again);
        let again = Element::from(button::secondary(tr!(context, "network-again"), again));
        let head = row![summary, again].spacing(12).align_y(Center);
        // The heading says that it is looked.
        let is_known = self.findings.is_some();
        let spoken =
            LiveRegion::of(
                Priority::Answer,
                move || {
                    if is_known { self.summary(context) } else { String::new() }
                },
            );
        let top = column![head, column![self.address_form(context), spoken]].spacing(10);
        let sections = [
            (Weight::Cause, "network-section-cause"),
            (Weight::Possible, "network-section-possible"),
            (Weight::Unknown, "network-section-unknown"),
            (Weight::Fine, "network-section-fine"),
        ];
        let sections = sections.into_iter().filter(|(weight, _)| self.count(*weight) > 0);
        let sections = sections.map(|(weight, heading)| {
            let of_weight = |finding: &&Finding| finding.weight() == weight;
            let rows = self.findings.iter().flatten().filter(of_weight);
            section(tr!(context, heading), rows.map(|finding| told(finding, context)).collect::<Vec<_>>())
        });
        let general = GENERAL.map(|key| text::body(tr!(context, key)).into());
        let general = section(tr!(context, "network-section-general"), general);
        let list = Column::with_children(sections.collect::<Vec<_>>()).push(general).spacing(22);
        let list = scrolled_sheet(list.width(Fill)).height(Fill);
        let content = column![sheet(top), list].spacing(16);
        page(tr!(context, "network-title"), tr!(context, "back"), Message::Back, content)
    }

    /// What the look came to, in a sentence.
    fn summary(&self, context: Context<'_>) -> String {
        let (causes, possible) = (self.count(Weight::Cause), self.count(Weight::Possible));
        match self.findings {
            None => tr!(context, "network-looking"),
            Some(_) => tr!(context, "network-summary", causes = causes, possible = possible),
        }
    }

    /// The field for the address of a table.
    fn address_form<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let field = text_input(&tr!(context, "network-address-example"), &self.typed)
            .on_input(Message::Typed)
            .on_submit(Message::Try)
            .size(16)
            .padding([9, 12]);
        let name = tr!(context, "network-address");
        let field = Element::from(Named::new(name.clone(), TextField::new(&self.typed, field)));
        let go = self.findings.is_some().then_some(Message::Try);
        let go = Element::from(button::primary(tr!(context, "network-try"), go).small());
        let about = match (&self.findings, self.address()) {
            (None, _) => text::caption(tr!(context, "network-looking-about")),
            (Some(_), Err(NoAddressError::ShortCode)) => {
                text::caption(tr!(context, "network-address-short-code")).style(danger)
            }
            (Some(_), Err(NoAddressError::Invalid(error))) if self.submitted => {
                text::caption(context.locale.join_address_error(&error)).style(danger)
            }
            (Some(_), _) => text::caption(tr!(context, "network-address-about")),
        };
        let line = row![text::body(name), field, go].spacing(12).align_y(Center);
        column![line, about].spacing(6).into()
    }
}

/// What was found, and below it what to do.
fn told<'a>(finding: &Finding, context: Context<'a>) -> Element<'a, Message> {
    let help = context.locale.network_finding(finding, System::CURRENT, |ip: IpAddr| ip.to_string());
    let next = (!help.next.is_empty()).then(|| text::body(help.next).style(soft));
    column![text::body(help.what)].push(next).spacing(3).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_earlier_look_that_ends_later_says_nothing() {
        let mut page = State::new(None);
        assert_eq!(page.look(), Action::Look(1, None));
        assert_eq!(page.update(Message::Typed("192.168.1.20".to_owned())), Action::None);
        let address = JoinAddress::parse("192.168.1.20").expect("an address");
        assert_eq!(page.update(Message::Try), Action::Look(2, Some(address)));
        page.update(Message::Looked(1, vec![Finding::NoNetwork]));
        assert_eq!(page.findings, None);
        page.update(Message::Looked(2, Vec::new()));
        assert_eq!(page.findings, Some(Vec::new()));
    }

    #[test]
    fn only_what_has_an_address_is_tried() {
        for typed in ["", "K7M-4RX", "what is this?"] {
            let mut page = State::new(Some(typed.to_owned()));
            assert_eq!(page.update(Message::Try), Action::None);
            assert!(page.submitted && page.number == 0, "{typed}");
        }
    }
}
