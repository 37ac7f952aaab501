//! Connections over QUIC: the host listens, guests dial, and both get a [`Peer`].
//!
//! Here a connection is made and kept, and who is at its other end is proven. Whether that one is welcome is decided above, by
//! [`crate::trust`] and the host.

mod dial;
mod error;
mod gate;
mod listen;
mod outbox;
mod peer;
mod setup;
#[cfg(test)]
mod tests;
mod tls;

pub use dial::Dialer;
pub use error::{BindError, DialError, Lost};
pub use gate::Crowd;
pub use listen::{Arrival, Listener};
pub use outbox::{Outbox, SendError};
pub use peer::{Guest, Host, Peer};

/// What TLS says is spoken; another number means another form of frames or of the first message.
const ALPN: &[u8] = b"skipstone/1";

/// What guests call every host: certificates name nobody.
const SERVER_NAME: &str = "skipstone";

/// What the keys of a connection are asked for to bind a proof to it.
const EXPORTER: &[u8] = b"EXPORTER-skipstone-invite";
