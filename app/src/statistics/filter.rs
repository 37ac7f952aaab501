//! The filter of the rounds that are counted.

use jiff::Timestamp;

use super::player_round::{Opponents, PlayerRound, TableSize};

/// Selects rounds; the default selects all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Filter {
    /// The kind of table.
    pub tables: TableFilter,
    /// The opponents; `None` for any.
    pub opponents: Option<Opponents>,
    /// Finished at this time or later; `None` for any time.
    pub since: Option<Timestamp>,
}

/// Selects rounds by their table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TableFilter {
    /// Any table.
    #[default]
    All,
    /// Tables at which everyone plays alone.
    Alone,
    /// Tables with teams.
    Teams,
    /// Tables of one size.
    Size(TableSize),
}

impl Filter {
    pub(super) fn matches(&self, own: &PlayerRound<'_>) -> bool {
        let table = match self.tables {
            TableFilter::All => true,
            TableFilter::Alone => !own.setup.has_partners(),
            TableFilter::Teams => own.setup.has_partners(),
            TableFilter::Size(size) => own.size() == size,
        };
        table
            && self.since.is_none_or(|since| own.round.finished >= since)
            && self.opponents.is_none_or(|opponents| own.opponents() == opponents)
    }
}
