//! What was said at the table and told of it, as each page has shown it: a page that is loaded anew shows it again, in its order.

use std::collections::{BTreeMap, VecDeque};

use skipstone_net::Fingerprint;

use super::messages::{SaidKind, SaidLine};

/// The most lines that are kept of a page, which shows as many, and the most players of whom any are.
const KEPT: usize = 300;
const PLAYERS: usize = 64;

/// The lines of each player's page, the latest last.
#[derive(Debug, Default)]
pub(super) struct ToldLines(BTreeMap<Fingerprint, VecDeque<SaidLine>>);

impl ToldLines {
    /// Keeps a line that a player's page is told.
    pub(super) fn keep(&mut self, who: Fingerprint, line: SaidLine) {
        let lines = self.0.entry(who).or_default();
        lines.push_back(SaidLine { old: true, ..line });
        lines.drain(..lines.len().saturating_sub(KEPT));
        if self.0.len() > PLAYERS {
            self.0.retain(|player, _| *player == who);
        }
    }

    /// What a player's page was told, for one that is loaded anew: it is told, and kept, once more.
    pub(super) fn take(&mut self, who: Fingerprint) -> VecDeque<SaidLine> {
        self.0.remove(&who).unwrap_or_default()
    }
}

/// What happened at the table, as a line.
pub(super) fn news_line(text: String) -> SaidLine {
    SaidLine {
        kind: SaidKind::News,
        by: String::new(),
        stone: None,
        seat: None,
        to: None,
        text,
        face: None,
        own: false,
        team: false,
        old: false,
        number: 0,
    }
}
