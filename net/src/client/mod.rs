//! The client's side of a hosted table: [`ClientSession`] is what a screen holds of it.
//!
//! The host's own player has a client session too, without a network in between: no screen receives more than its seat may
//! know.

mod addresses;
mod agreement;
mod config;
mod connection;
mod connector;
mod deal;
mod driver;
mod error;
mod event;
mod evidence;
mod evidence_cache;
mod evidence_store;
mod host_player;
mod judging;
mod local_network;
mod logs;
mod network_route;
mod network_watch;
mod on_screen;
mod outputs;
mod own_turn;
mod pauses;
mod records;
mod requests;
mod room_link;
mod round;
mod round_check;
mod route;
mod seen_round;
mod series;
mod session;
mod signed_act;
mod state;
mod takeback_requests;
mod takebacks;
#[cfg(test)]
mod tests;
mod transport;
mod unfinished_deals;
mod verdict;

pub use agreement::{Surprise, TIME_TO_READ};
pub use config::{Arrival, JoinCode, JoinConfig, LocalJoinConfig};
pub use connector::{join, join_local};
pub use error::{JoinError, ProtocolViolation};
pub use event::{ClientEvent, ConnectionState, ShownProposal};
pub use evidence::Evidence;
pub use evidence_store::{EvidenceStore, NoEvidenceStore};
pub(crate) use host_player::join_as_host;
pub use room_link::{RoomLink, RoomRequest};
pub use session::ClientSession;
#[cfg(test)]
pub(crate) use state::ClientState;
pub use unfinished_deals::UnfinishedDeals;
pub use verdict::{DealSummary, Doubt, Verdict};
