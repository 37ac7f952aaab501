//! What kinds of series there are.
//!
//! Every series is stored with its kind, and what it offers is a `match` on that. An imported series is always one of this
//! computer.

use serde::{Deserialize, Serialize};
use skipstone_core::challenge::Challenge;
use skipstone_net::Fingerprint;
use skipstone_net::protocol::TableSeriesId;

use super::as_text;

/// At which table a series is played. Set when the series is made, and stored with it.
///
/// A series that goes on from one at another computer has a place here too: a new variant with a link to that series, as in
/// [`Remote`](Self::Remote), and the head of the round log from which it goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeriesKind {
    /// A table in this process: one person plays, or several share the screen. An imported series is continued here, wherever it was
    /// played.
    Local,
    /// The player's own network table, whose room is stored beside the series.
    Hosted,
    /// The network table of somebody else: the store has what was seen there, and the series goes on there only.
    Remote {
        /// The host's key.
        host: Fingerprint,
        /// Identifies the series at that host.
        series: TableSeriesId,
    },
    /// A table in this process with the deal of a challenge, for the one round that counts.
    Challenge(#[serde(with = "as_text")] Challenge),
}
