//! A key with what is held down with it, and how it is called.

use iced::keyboard::key::Named;

use crate::locale::Locale;

/// What a key stands for, whichever keyboard it is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Symbol {
    /// A key that writes nothing, and Enter, Space and Tab.
    Named(Named),
    /// A Latin letter, in lower case.
    Letter(char),
    /// A digit, from 0 to 9.
    Digit(u8),
    /// A sign of typed moves and of help.
    Sign(char),
}

/// A key with the modifiers that are held down with it. Signs have none: keyboards differ in what it takes to write them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chord {
    /// The key.
    pub symbol: Symbol,
    /// With Ctrl; on macOS with Cmd.
    pub command: bool,
    /// With Alt.
    pub alt: bool,
    /// With Shift.
    pub shift: bool,
}

impl Chord {
    /// A key alone.
    pub const fn key(symbol: Symbol) -> Chord {
        Chord { symbol, command: false, alt: false, shift: false }
    }

    /// A key that writes nothing.
    pub const fn named(key: Named) -> Chord {
        Chord::key(Symbol::Named(key))
    }

    /// A letter, in lower case.
    pub const fn letter(letter: char) -> Chord {
        Chord::key(Symbol::Letter(letter))
    }

    /// A letter with Ctrl, or Cmd on macOS.
    pub const fn command(letter: char) -> Chord {
        Chord { command: true, ..Chord::letter(letter) }
    }

    /// The same with Shift.
    pub const fn shifted(self) -> Chord {
        Chord { shift: true, ..self }
    }

    /// The same with Alt.
    pub const fn with_alt(self) -> Chord {
        Chord { alt: true, ..self }
    }

    /// How players call it, such as "Ctrl+Z".
    pub fn label(self, locale: &Locale) -> String {
        let command = if cfg!(target_os = "macos") { "key-cmd" } else { "key-ctrl" };
        let held = [(self.command, command), (self.alt, "key-alt"), (self.shift, "key-shift")];
        let held = held.into_iter().filter(|(is_held, _)| *is_held).map(|(_, name)| locale.text(name));
        let key = match self.symbol {
            Symbol::Letter(letter) => letter.to_ascii_uppercase().to_string(),
            Symbol::Digit(digit) => digit.to_string(),
            Symbol::Sign(sign) => sign.to_string(),
            Symbol::Named(Named::Enter) => locale.text("key-enter"),
            Symbol::Named(Named::Escape) => locale.text("key-escape"),
            Symbol::Named(Named::Tab) => locale.text("key-tab"),
            Symbol::Named(Named::Space) => locale.text("key-space"),
            // As on every keyboard: "F5".
            Symbol::Named(key) => format!("{key:?}"),
        };
        held.chain([key]).collect::<Vec<_>>().join("+")
    }
}
