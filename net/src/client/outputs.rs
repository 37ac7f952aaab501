//! What a client has yet to say: the driver carries it out.

use super::event::ClientEvent;
use super::round_check::RoundCheck;
use crate::protocol::ToHost;
use crate::save_receipt::SaveReceipt;

/// What the driver has yet to carry out.
#[derive(Debug, Default)]
pub(crate) struct Outputs {
    /// Events to the screen.
    pub(crate) events: Vec<ClientEvent>,
    /// Messages to the host.
    pub(crate) messages: Vec<ToHost>,
    /// The receipt of what the messages depend on: none is sent before it is acknowledged.
    pub(crate) saved: SaveReceipt,
    /// Rounds to be judged.
    pub(crate) checks: Vec<RoundCheck>,
}
