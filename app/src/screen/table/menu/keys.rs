//! What mouse and keys do at a table.

use iced::widget::column;

use super::super::{hint, message::Message};
use super::line;
use crate::board::Question;
use crate::locale::Locale;
use crate::widget::page::section;
use crate::{Element, tr};

/// The key that turns sounds off and on.
pub(in crate::screen::table) const SOUND_KEY: &str = "M";
/// The width of the first column, in logical pixels.
const NAMES: f32 = 160.0;

/// The page, with the names of what keys do at this table beside what they do at all tables.
pub(super) fn page<'a>(locale: &'a Locale, own: &[&str]) -> Element<'a, Message> {
    let row = |name: String, does: &str| line(name, tr!(locale, format!("keys-{does}-does")), NAMES);
    let named = |key: &str| row(tr!(locale, format!("keys-{key}")), key);
    let letter = |letter: &str, does: &str| row(letter.to_owned(), does);
    let mouse = ["drag", "click", "double", "hover"].map(named);
    let keyboard = ["arrows", "enter", "letters", "slash"].map(named);
    let own = own.iter().map(|key| match *key {
        "hint" => letter(hint::HINT_KEY, "hint"),
        "reactions" => letter("F5 – F10", "reactions"),
        key => named(key),
    });
    let everywhere = [
        letter("U", "undo"),
        letter("P", "pass"),
        letter(SOUND_KEY, "sound"),
        named("tab"),
        named("escape"),
        letter("F1", "help"),
        named("full-screen"),
        named("close"),
    ];
    let keyboard = keyboard.into_iter().chain(own).chain(everywhere);
    let asked = Question::ALL;
    let asked = asked.map(|(key, question)| line(key.to_uppercase(), tr!(locale, asks(question)), NAMES));
    column![
        section(tr!(locale, "keys-mouse"), mouse),
        section(tr!(locale, "keys-keyboard"), keyboard),
        section(tr!(locale, "keys-asked"), asked)
    ]
    .spacing(24)
    .into()
}

/// The message that says what a key asks.
fn asks(question: Question) -> &'static str {
    match question {
        Question::Playable => "keys-playable-does",
        Question::Builds => "keys-builds-does",
        Question::Hand => "keys-hand-does",
        Question::OwnPiles => "keys-own-does",
        Question::OthersPiles => "keys-others-does",
        Question::LastTurns => "keys-turns-does",
    }
}
