//! What all open pages share.

use std::collections::BTreeMap;
use std::sync::Arc;

use skipstone_net::Identity;
use skipstone_net::door::Door;
use skipstone_net::protocol::ShortText;
use tokio::sync::watch;

use super::pages::Pages;
use crate::locale::{Language, Locale};

/// The table that they lead to, and what they show of it.
pub(super) struct Shared {
    pub(super) door: Door,
    pub(super) host: Identity,
    pub(super) app: ShortText,
    pub(super) pages: Pages,
    /// Ends with the server.
    pub(super) open: watch::Receiver<()>,
    pub(super) locales: BTreeMap<&'static str, Arc<Locale>>,
}

impl Shared {
    /// The texts of the first language of a list that there is; English if there is none.
    pub(super) fn locale(&self, languages: &[String]) -> Arc<Locale> {
        let language = languages.iter().find_map(|tag| Language::of_tag(tag)).unwrap_or_default();
        Arc::clone(&self.locales[language.code()])
    }
}
