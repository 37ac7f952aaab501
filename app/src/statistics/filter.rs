//! Which rounds are asked for.

use jiff::Timestamp;

use super::own::{Opponents, Own, Size};

/// Which rounds are asked for: all, as long as nothing is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Filter {
    /// At which tables.
    pub tables: Tables,
    /// Against whom.
    pub opponents: Option<Opponents>,
    /// Finished at this time or later.
    pub since: Option<Timestamp>,
}

/// At which tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tables {
    /// At all.
    #[default]
    All,
    /// Where everyone plays alone.
    Alone,
    /// Where there are teams.
    Teams,
    /// Of one size.
    Size(Size),
}

impl Filter {
    pub(super) fn takes(&self, own: &Own<'_>) -> bool {
        let table = match self.tables {
            Tables::All => true,
            Tables::Alone => !own.setup.has_partners(),
            Tables::Teams => own.setup.has_partners(),
            Tables::Size(size) => own.size() == size,
        };
        table
            && self.since.is_none_or(|since| own.round.finished >= since)
            && self.opponents.is_none_or(|opponents| own.opponents() == opponents)
    }
}
