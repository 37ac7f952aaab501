//! The way back to a table that its host has closed.

use iced::task;

use crate::locale::Locale;
use crate::tr;

/// What is known of a closed table.
#[derive(Debug, Default)]
pub struct WayBack {
    /// What is open once more; `None` while nothing is known to be.
    pub reopened: Option<ReopenedTable>,
    /// Looks for the table on the network; `None` while it is open, and where nothing is looked for.
    pub search: Option<task::Handle>,
}

/// What a host has open after it has closed the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReopenedTable {
    /// The table that was closed.
    Same,
    /// Another one, where the player's seat is kept.
    Kept,
    /// Another one.
    New,
}

impl ReopenedTable {
    /// The key of the title over what is told of it.
    pub const fn title(self) -> &'static str {
        match self {
            ReopenedTable::Same => "closed-open-again-title",
            ReopenedTable::Kept => "closed-kept-title",
            ReopenedTable::New => "closed-new-table-title",
        }
    }

    /// The sentence about it, where the closed table is saved. `host` is the name of its host.
    pub fn words(self, host: &str, locale: &Locale) -> String {
        match self {
            ReopenedTable::Same => tr!(locale, "closed-open-again", name = host),
            ReopenedTable::Kept => tr!(locale, "closed-kept", name = host),
            ReopenedTable::New => tr!(locale, "closed-new-table-saved", name = host),
        }
    }

    /// The key of what the button says that leads there.
    pub const fn join_words(self) -> &'static str {
        match self {
            ReopenedTable::Same | ReopenedTable::Kept => "closed-come-back",
            ReopenedTable::New => "closed-join-new",
        }
    }
}
