//! Practice: the deal of a round, or a part of it, played once more by one person. Nothing of it is kept.

use super::{MenuWords, NextStep, Offer, TableKind};
use crate::screen::Context;
use crate::screen::table::message::{Action, Message};
use crate::screen::table::model::TableModel;
use crate::screen::table::multiplayer::NetworkTable;
use crate::store::StoredSeriesId;
use crate::tr;

/// Where practice leads back to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PracticeOrigin {
    /// The series that waits.
    Series(StoredSeriesId),
    /// The review whose turn is played again.
    Review,
    /// The list of challenges.
    Challenges,
    /// The calendar of the deals of days.
    DayDeals,
}

impl PracticeOrigin {
    /// The key of what the menu says of the way back.
    pub(in crate::screen::table) fn about(self) -> &'static str {
        match self {
            PracticeOrigin::Series(_) => "practice-back-about",
            PracticeOrigin::Review => "practice-back-review",
            PracticeOrigin::Challenges => "practice-back-challenges",
            PracticeOrigin::DayDeals => "practice-back-days",
        }
    }

    /// What the app does to go back.
    pub(in crate::screen::table) fn action(self) -> Action {
        match self {
            PracticeOrigin::Series(id) => Action::Continue(id),
            PracticeOrigin::Review => Action::BackToReview,
            PracticeOrigin::Challenges => Action::ShowChallenges,
            PracticeOrigin::DayDeals => Action::ShowDayDeals,
        }
    }
}

/// A table for practice.
#[derive(Debug)]
pub(in crate::screen::table) struct Practice(pub(in crate::screen::table) PracticeOrigin);

impl TableKind for Practice {
    fn offered(&self) -> &'static [Offer] {
        &[
            Offer::Characters,
            Offer::Takebacks,
            Offer::Redo,
            Offer::Hints,
            Offer::FastForward,
            Offer::Recap,
            Offer::Restart,
            Offer::Reopening,
            Offer::Scores,
            Offer::Result,
        ]
    }

    fn title(&self, _model: &TableModel, context: Context<'_>) -> String {
        tr!(context, "practice-title")
    }

    fn menu_words(&self, _model: &TableModel, _network: Option<NetworkTable<'_>>) -> MenuWords {
        match self.0 {
            PracticeOrigin::Series(_) => MenuWords { kept: "practice-kept", ..MenuWords::default() },
            PracticeOrigin::Review | PracticeOrigin::Challenges | PracticeOrigin::DayDeals => {
                MenuWords::kept("practice-title")
            }
        }
    }

    fn next_step(
        &self,
        _model: &TableModel,
        _is_over: bool,
        _network: Option<NetworkTable<'_>>,
    ) -> Option<NextStep> {
        Some(NextStep::new("practice-back", Message::EndPractice))
    }

    fn way_back(&self) -> Option<PracticeOrigin> {
        Some(self.0)
    }
}
