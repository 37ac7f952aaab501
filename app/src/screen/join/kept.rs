//! The table where the player's seat is kept: whether it is that of an attempt, and what its host announces while the player waits.

use skipstone_net::client::JoinError;
use skipstone_net::discovery::{BrowseEvent, DiscoveredTable};

use super::{Action, JoinAttempt, JoinFailure, JoinTarget, Progress, State};
use crate::session::{DiscoveryEvent, ReopenedTable};
use crate::store::KeptSeat;

impl State {
    /// Whether the player has a seat at this table.
    pub(super) fn is_kept(&self, target: &JoinTarget) -> bool {
        let host = target.host_key();
        self.kept.as_ref().is_some_and(|kept| Some(kept.host) == host)
    }

    /// Whether the host of a kept seat has announced another table than that seat's.
    pub fn announces_other_table(&self, kept: &KeptSeat) -> bool {
        let mut announced =
            self.found.iter().map(|found| &found.table).filter(|table| table.host == kept.host);
        announced.any(|table| !kept.is_at(table.host, Some(table.id)))
    }

    /// What the host of the kept seat has announced since the attempt began; `None` while nothing is known to be open.
    pub(super) fn reopened(&self) -> Option<ReopenedTable> {
        let found = self.attempt.as_ref()?.announced.as_ref()?;
        let is_kept =
            self.kept.as_ref().is_some_and(|kept| kept.is_at(found.table.host, Some(found.table.id)));
        Some(if is_kept { ReopenedTable::Same } else { ReopenedTable::New })
    }

    /// Whether the player who waits for the table of the kept seat is told of it: it has appeared, or at other addresses than before.
    pub(super) fn leads_back(&self, seen: &DiscoveryEvent) -> bool {
        let (Some(attempt), Some(kept), Ok(BrowseEvent::Found(table))) = (&self.attempt, &self.kept, seen)
        else {
            return false;
        };
        let waits = match &attempt.progress {
            Progress::Failed(failure) => self.is_kept(&attempt.target) && is_out_of_reach(failure),
            Progress::Connecting | Progress::Knocked => false,
        };
        let known = self.found.iter().find(|found| found.id() == table.id());
        let has_changed = known.is_none_or(|known| {
            known.table.id != table.table.id
                || table.addresses.iter().any(|address| !known.addresses.contains(address))
        });
        waits && kept.is_at(table.table.host, Some(table.table.id)) && has_changed
    }

    /// Joins what the host of the failed attempt's table has announced since.
    pub(super) fn join_announced(&mut self) -> Action {
        let Some(JoinAttempt { target, announced: Some(found), .. }) = &self.attempt else {
            return Action::None;
        };
        // Never as a spectator: it is offered in place of the table where the player has a seat.
        let DiscoveredTable { table, addresses, .. } = found;
        let announced = JoinTarget::discovered(&table.name, table.host, addresses, None);
        self.connect(JoinTarget { name: target.name.clone(), ..announced })
    }

    /// The address where nobody was met in the failed attempt; `None` if that isn't why it failed.
    pub(super) fn unreached_address(&self) -> Option<String> {
        match &self.attempt.as_ref()?.progress {
            Progress::Failed(failure) => unreached_address(failure),
            Progress::Connecting | Progress::Knocked => None,
        }
    }

    /// The player has no seat at somebody's table any more.
    pub fn forget_kept_seat(&mut self) {
        self.kept = None;
    }
}

/// The address where nobody was met.
pub(super) fn unreached_address(failure: &JoinFailure) -> Option<String> {
    match failure {
        JoinFailure::UnknownHost(name) => Some(name.clone()),
        JoinFailure::Join(
            JoinError::NothingAnswers(at) | JoinError::OtherNetwork(at) | JoinError::Unreachable(at),
        ) => Some(at.to_string()),
        _ => None,
    }
}

/// Whether the host wasn't met. Whoever answers with another key may have its former address.
pub(super) fn is_out_of_reach(failure: &JoinFailure) -> bool {
    matches!(
        failure,
        JoinFailure::Join(
            JoinError::NothingAnswers(_)
                | JoinError::OtherNetwork(_)
                | JoinError::Unreachable(_)
                | JoinError::NoAddress
                | JoinError::UnexpectedKey { .. }
        )
    )
}
