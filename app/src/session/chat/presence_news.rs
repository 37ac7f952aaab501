//! What a chat tells of people's connections: several people in one line, as far as the same is told of them.

use skipstone_core::MAX_SEATS;

use crate::locale::Locale;
use crate::tr;

/// What has become of a person's connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PresenceChange {
    /// They weren't there when the player came.
    NotBack,
    /// They have lost the connection.
    Lost,
    /// They are away, and the host waits for longer.
    AwaitedByHost,
    /// They have returned.
    Back,
    /// They are gone, and a computer player has taken over.
    Replaced,
    /// They didn't return in time, and a computer player has taken over.
    ReplacedWhileAway,
}

impl PresenceChange {
    /// Whether it leaves open what becomes of them.
    fn is_open(self) -> bool {
        match self {
            PresenceChange::NotBack | PresenceChange::Lost | PresenceChange::AwaitedByHost => true,
            PresenceChange::Back | PresenceChange::Replaced | PresenceChange::ReplacedWhileAway => false,
        }
    }

    /// The sentence about these people.
    pub fn words(self, names: &[String], locale: &Locale) -> String {
        let words = match self {
            PresenceChange::NotBack => "news-not-back",
            PresenceChange::Lost => "news-away",
            PresenceChange::AwaitedByHost => "news-waits",
            PresenceChange::Back => "news-back",
            PresenceChange::Replaced => "news-replaced",
            PresenceChange::ReplacedWhileAway => "news-replaced-away",
        };
        tr!(locale, words, name = locale.list(names), count = names.len())
    }
}

/// A line about the connections of one or several people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PresenceNews {
    change: PresenceChange,
    /// In the order in which it was told; never empty in a chat.
    names: Vec<String>,
    pub(super) words: String,
}

impl PresenceNews {
    pub(super) fn new(change: PresenceChange, name: String, locale: &Locale) -> PresenceNews {
        let names = vec![name];
        PresenceNews { change, words: change.words(&names, locale), names }
    }

    /// Tells the same of another person. Returns `false` if something else has become of them, and of more people than have seats:
    /// a host may call them otherwise again and again.
    pub(super) fn join(&mut self, other: &PresenceNews, locale: &Locale) -> bool {
        let is_same = self.change == other.change && self.names.len() < MAX_SEATS;
        if is_same {
            self.names.retain(|name| !other.names.contains(name));
            self.names.extend_from_slice(&other.names);
            self.words = self.change.words(&self.names, locale);
        }
        is_same
    }

    /// Leaves out those of whom the later line tells what has become. Returns `false` if nobody is left.
    pub(super) fn give_way(&mut self, later: &PresenceNews, locale: &Locale) -> bool {
        if self.change.is_open() && !later.change.is_open() {
            self.names.retain(|name| !later.names.contains(name));
            self.words = self.change.words(&self.names, locale);
        }
        !self.names.is_empty()
    }
}
