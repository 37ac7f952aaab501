//! What all open pages share.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use skipstone_net::door::Door;
use skipstone_net::protocol::ShortText;
use skipstone_net::{Fingerprint, Identity};
use tokio::sync::watch;

use super::messages::SaidLine;
use super::pages::Pages;
use super::told::ToldLines;
use crate::locale::{Language, Locale};

/// The table that they lead to, and what they show of it.
pub(super) struct Shared {
    pub(super) door: Door,
    pub(super) host: Identity,
    pub(super) app: ShortText,
    pub(super) pages: Pages,
    /// Ends with the server.
    pub(super) open: watch::Receiver<()>,
    /// The texts of the languages that a page has asked for.
    pub(super) locales: Mutex<BTreeMap<Language, Arc<Locale>>>,
    /// Who knows that a computer player has their seat from the next round on: a page that is loaded anew doesn't ask them again.
    pub(super) watching: Mutex<BTreeSet<Fingerprint>>,
    /// What the players' pages were told.
    pub(super) told: Mutex<ToldLines>,
}

impl Shared {
    /// The texts of the first language of a list that there is; English if there is none.
    pub(super) fn locale(&self, languages: &[String]) -> Arc<Locale> {
        let language = languages.iter().find_map(|tag| Language::of_tag(tag)).unwrap_or_default();
        let mut locales = self.locales.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(locales.entry(language).or_insert_with(|| Arc::new(Locale::new(language))))
    }

    /// Whether a player knows that a computer player has their seat from the next round on.
    pub(super) fn knows_of_watching(&self, who: Fingerprint) -> bool {
        self.watching.lock().unwrap_or_else(PoisonError::into_inner).contains(&who)
    }

    /// Keeps a line that a player's page is told.
    pub(super) fn keep_line(&self, who: Fingerprint, line: &SaidLine) {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).keep(who, line.clone());
    }

    /// What a player's page was told before it was loaded anew.
    pub(super) fn told_lines(&self, who: Fingerprint) -> VecDeque<SaidLine> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).take(who)
    }

    /// Notes whether a player knows that.
    pub(super) fn note_watching(&self, who: Fingerprint, knows: bool) {
        let mut watching = self.watching.lock().unwrap_or_else(PoisonError::into_inner);
        if knows {
            watching.insert(who);
        } else {
            watching.remove(&who);
        }
    }
}
