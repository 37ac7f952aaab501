//! One person and computer players, at a table in this process.

use super::{Offer, TableKind};

/// A table of one person with computer players.
#[derive(Debug)]
pub(in crate::screen::table) struct Alone;

impl TableKind for Alone {
    fn offered(&self) -> &'static [Offer] {
        &[
            Offer::Characters,
            Offer::Takebacks,
            Offer::Redo,
            Offer::Hints,
            Offer::FastForward,
            Offer::Recap,
            Offer::NewGame,
            Offer::Challenge,
            Offer::Restart,
            Offer::Reopening,
            Offer::Scores,
            Offer::Result,
            Offer::Counting,
            Offer::Records,
        ]
    }
}
