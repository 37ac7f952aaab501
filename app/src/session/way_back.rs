//! The way back to a table that its host has closed, or to its series if the host's computer is gone.

use std::net::SocketAddr;

use iced::task;
use skipstone_net::Fingerprint;
use skipstone_net::protocol::Name;

use crate::locale::Locale;
use crate::store::SeriesWithOthers;
use crate::tr;

/// What is known of a table that is closed, or can't be reached.
#[derive(Debug, Default)]
pub struct WayBack {
    /// What its host has open once more; `None` while nothing is known to be.
    pub reopened: Option<ReopenedTable>,
    /// The series that others may carry on; `None` if none that isn't over was played.
    pub series: Option<SeriesWithOthers>,
    /// Where others carry its series on, in the order in which that was found out; one table of each.
    pub elsewhere: Vec<CarriedOnAt>,
    /// Looks for these tables on the network; `None` while the own one is open, and where nothing is looked for.
    pub search: Option<task::Handle>,
}

/// A table at which somebody who has played a series says that they carry it on. They have to prove their key when the player comes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarriedOnAt {
    pub host: Fingerprint,
    /// The name of its host in the series.
    pub name: Name,
    /// The title of the table.
    pub title: Name,
    pub addresses: Vec<SocketAddr>,
}

/// The most addresses that are kept of a table.
const MAX_ADDRESSES: usize = 16;

impl WayBack {
    /// Takes note of a table, or of where else it may be: what is announced may be a copy, so that no address takes another one's place.
    pub fn note_elsewhere(&mut self, table: CarriedOnAt) {
        let Some(known) = self.elsewhere.iter_mut().find(|known| known.host == table.host) else {
            return self.elsewhere.push(table);
        };
        for address in table.addresses {
            if known.addresses.len() < MAX_ADDRESSES && !known.addresses.contains(&address) {
                known.addresses.push(address);
            }
        }
    }

    /// Who carries the series on elsewhere. `None` if nobody does.
    pub fn elsewhere_words(&self, locale: &Locale) -> Option<String> {
        let names: Vec<String> = self.elsewhere.iter().map(|table| table.name.to_string()).collect();
        (!names.is_empty())
            .then(|| tr!(locale, "carried-on-elsewhere", names = locale.list(&names), count = names.len()))
    }
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
