//! Connections over QUIC: the host listens, guests dial, and both get a [`Peer`].
//!
//! A connection proves the peer's key. Whether that key is trusted or admitted is decided by [`crate::trust`] and the host.

mod connection_limit;
mod dial;
mod endpoint;
mod error;
mod listen;
mod outbox;
mod peer;
#[cfg(test)]
mod tests;
mod tls;

pub use connection_limit::ConnectionLimits;
pub use dial::Dialer;
pub use error::{BindError, DialError, DisconnectReason};
pub use listen::{IncomingGuest, Listener};
pub use outbox::{Outbox, SendError};
pub use peer::{GuestConnection, HostConnection, Peer};
