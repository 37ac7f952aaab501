//! The round that counts for a challenge, which may be the deal of a day.

use super::{MenuWords, NextStep, Offer, TableKind};
use crate::screen::Context;
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::screen::table::multiplayer::NetworkTable;
use crate::store::DayDeal;
use crate::tr;

/// A table for the round that counts; for a day's deal, with the day.
#[derive(Debug)]
pub(in crate::screen::table) struct Counted(pub(in crate::screen::table) Option<DayDeal>);

impl TableKind for Counted {
    fn offered(&self) -> &'static [Offer] {
        &[
            Offer::Characters,
            Offer::Redo,
            Offer::FastForward,
            Offer::Recap,
            Offer::Challenge,
            Offer::Scores,
            Offer::Result,
            Offer::Counting,
            Offer::Records,
        ]
    }

    fn title(&self, _model: &TableModel, context: Context<'_>) -> String {
        match self.0 {
            Some(day) => tr!(context, "days-table-title", date = context.locale.civil_date(day.date)),
            None => tr!(context, "challenges-table-title"),
        }
    }

    fn menu_words(&self, _model: &TableModel, _network: Option<NetworkTable<'_>>) -> MenuWords {
        MenuWords { kept: "days-kept", ..MenuWords::default() }
    }

    fn help_refusal(&self, _help: Offer) -> Option<&'static str> {
        Some("table-no-help")
    }

    fn next_step(
        &self,
        _model: &TableModel,
        _is_over: bool,
        _network: Option<NetworkTable<'_>>,
    ) -> Option<NextStep> {
        Some(match self.0 {
            Some(_) => NextStep::new("days-to-calendar", Message::ShowDayDeals),
            None => NextStep::new("challenges-back", Message::ShowChallenges),
        })
    }

    fn day(&self) -> Option<DayDeal> {
        self.0
    }
}
