//! The connection to the table of a session.

use skipstone_net::Fingerprint;
use skipstone_net::client::ConnectionState;
use skipstone_net::protocol::TableId;

/// Where the session is connected to, and how that is.
#[derive(Debug)]
pub struct Connection {
    /// The last known state.
    pub state: ConnectionState,
    /// The host's key; `None` before the table is joined, and for the host itself.
    pub host: Option<Fingerprint>,
    /// The identity of the table that was joined; `None` before that.
    pub table: Option<TableId>,
}

impl Connection {
    /// A connection that is being made.
    pub(super) fn new() -> Connection {
        Connection { state: ConnectionState::Connecting, host: None, table: None }
    }

    /// Follows a change; `is_host` for the host's own player.
    pub(super) fn apply(&mut self, state: &ConnectionState, is_host: bool) {
        if let ConnectionState::Joined { host, table, .. } = state {
            self.table = Some(*table);
            self.host = Some(*host).filter(|_| !is_host);
        }
        self.state = state.clone();
    }
}
