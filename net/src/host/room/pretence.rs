//! What a hostile host needs of its room, in tests of guests' programs.

use super::Room;
use crate::ids::TableId;
use crate::round_log::{Proposal, RunId};

impl Room {
    /// Goes by the name of another table.
    pub(in crate::host) fn pretend_to_be(&mut self, table: TableId) {
        self.id = table;
    }

    /// The run of the host's program that signs.
    pub(in crate::host) fn run(&self) -> RunId {
        self.signer.run
    }

    /// The round that is proposed. `None` if none is.
    pub(in crate::host) fn proposed(&self) -> Option<&Proposal> {
        self.proposed.as_deref()
    }
}
