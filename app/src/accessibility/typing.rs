//! Typing with one switch: which field is typed into, and what the keys on the screen do.

use iced::Rectangle;

use super::collect::Found;
use crate::widget::one_switch::TypedKey;

/// A key on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScreenKey {
    /// A letter, digit, sign or blank.
    Character(char),
    /// Deletes the last character.
    Delete,
    /// Makes the next letter a capital one, or not.
    Capital,
    /// Confirms what is typed, and ends typing.
    Enter,
    /// Ends typing.
    Done,
}

/// A field that is typed into.
#[derive(Debug, Clone, PartialEq)]
pub struct Typing {
    /// The id of the field.
    pub(super) field: u64,
    /// The field's, in logical pixels of the window.
    pub bounds: Rectangle,
    /// Whether the next letter is a capital one.
    pub is_capital: bool,
}

impl Typing {
    /// Begins with a capital letter, as names and sentences do.
    pub(super) fn new(field: u64, bounds: Rectangle) -> Typing {
        Typing { field, bounds, is_capital: true }
    }

    /// Typing goes on where the field is now, as long as it is on the screen.
    pub(super) fn follow(self, found: &[Found]) -> Option<Typing> {
        let field = found.iter().find(|found| found.id == self.field && found.is_enabled)?;
        Some(Typing { bounds: field.bounds, ..self })
    }

    /// Handles a key, and returns what the field gets to know of it.
    pub(super) fn press(&mut self, key: ScreenKey) -> Option<TypedKey> {
        match key {
            ScreenKey::Character(character) => {
                self.is_capital = false;
                Some(TypedKey::Character(character))
            }
            ScreenKey::Delete => Some(TypedKey::Delete),
            ScreenKey::Capital => {
                self.is_capital = !self.is_capital;
                None
            }
            ScreenKey::Enter => Some(TypedKey::Enter),
            ScreenKey::Done => None,
        }
    }
}
