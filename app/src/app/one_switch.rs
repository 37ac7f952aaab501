//! What one switch needs over the screen: keys to type with, and buttons that scroll.

use iced::widget::{Column, Row, container, pin, row};
use iced::{Center, Fill};

use super::{App, Message};
use crate::accessibility::{Message as Asked, ScreenKey, Typing};
use crate::theme::container::panel;
use crate::widget::accessible::Stop;
use crate::widget::button;
use crate::widget::focus::Overflow;
use crate::{Element, tr};

/// How many letters a line of keys has at most.
const LINE_LETTERS: usize = 10;

/// The lines of keys below the letters.
const DIGITS: &str = "0123456789";
const SIGNS: &str = ".,?!'-:/@+";

/// The room between keys, and around them.
const GAP: f32 = 4.0;
const EDGE: f32 = 8.0;

/// The room that the buttons take which scroll.
const SCROLL_WIDTH: f32 = 96.0;
const SCROLL_HEIGHT: f32 = 48.0;

impl App {
    /// Keys for the field that is typed into, or else buttons for what has to be scrolled.
    pub(super) fn one_switch_aids(&self) -> Option<Element<'_, Message>> {
        let typing = self.accessibility.typing().map(|typing| self.keys(typing));
        typing.or_else(|| self.accessibility.overflow().map(|overflow| self.scroll_buttons(overflow)))
    }

    /// The keys, in that half of the window in which the field isn't.
    fn keys(&self, typing: &Typing) -> Element<'_, Message> {
        let key = |label: String, key| button::key(label, "", Stop::Modal, Some(Asked::Typed(key).into()));
        let characters = |characters: &[char]| {
            let keys = characters.iter().map(|&letter| key(letter.to_string(), ScreenKey::Character(letter)));
            Element::from(Row::with_children(keys).spacing(GAP))
        };
        let alphabet = tr!(self.env.locale, "one-switch-alphabet");
        let letters = alphabet.chars().flat_map(|letter| match (typing.is_capital, letter) {
            (true, letter) if letter != 'ß' => letter.to_uppercase().collect(),
            (_, letter) => vec![letter],
        });
        let letters: Vec<char> = letters.collect();
        let others = [DIGITS, SIGNS].map(|line| line.chars().collect::<Vec<char>>());
        let lines = letters.chunks(LINE_LETTERS).chain(others.iter().map(Vec::as_slice));
        let commands = [
            (tr!(self.env.locale, "one-switch-blank"), ScreenKey::Character(' ')),
            (tr!(self.env.locale, "one-switch-delete"), ScreenKey::Delete),
            (tr!(self.env.locale, "one-switch-capital"), ScreenKey::Capital),
            (tr!(self.env.locale, "one-switch-enter"), ScreenKey::Enter),
            (tr!(self.env.locale, "one-switch-done"), ScreenKey::Done),
        ];
        let commands = Row::with_children(commands.map(|(name, command)| key(name, command)));
        let keys = Column::with_children([commands.spacing(GAP).into()]).extend(lines.map(characters));
        let keys = container(keys.spacing(GAP).align_x(Center)).padding(EDGE).style(panel);
        let around = container(keys).center_x(Fill);
        let is_above = typing.bounds.center_y() < self.env.room().height / self.env.scale_factor() / 2.0;
        match is_above {
            true => around.align_bottom(Fill).into(),
            false => around.align_top(Fill).into(),
        }
    }

    /// Down and up, in the lower right corner of what they scroll.
    fn scroll_buttons(&self, overflow: Overflow) -> Element<'_, Message> {
        let scroll = |label, name, pages: f32, is_enabled: bool| {
            button::key(label, name, Stop::Repeated, is_enabled.then(|| Asked::Scroll(pages).into()))
        };
        let down = scroll("↓", tr!(self.env.locale, "one-switch-scroll-down"), 1.0, overflow.is_below);
        let up = scroll("↑", tr!(self.env.locale, "one-switch-scroll-up"), -1.0, overflow.is_above);
        let place = overflow.bounds;
        let buttons = container(row![down, up].spacing(GAP)).padding(EDGE / 2.0).style(panel);
        let buttons = container(buttons).align_right(SCROLL_WIDTH).align_bottom(SCROLL_HEIGHT);
        pin(buttons).x(place.x + place.width - SCROLL_WIDTH).y(place.y + place.height - SCROLL_HEIGHT).into()
    }
}
