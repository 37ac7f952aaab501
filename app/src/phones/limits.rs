//! What a page, a connection and all of them together may take.

use std::time::Duration;

/// The most connections at a time: two for each of those who play or watch, and as many again for their pictures.
pub(super) const CONNECTIONS: usize = 640;

/// The most connections from one IPv4 address or IPv6 subnet, of which a flood takes all.
pub(super) const CONNECTIONS_PER_ADDRESS: usize = 320;

/// The time in which a request has to be whole. A connection without one is closed after it too.
pub(super) const REQUEST_TIME: Duration = Duration::from_secs(10);

/// The longest head of a request, in bytes.
pub(super) const REQUEST_HEAD: usize = 16 << 10;

/// The longest message of a page, in bytes.
pub(super) const MESSAGE: usize = 4 << 10;

/// The most messages of a page in [`RATE_WINDOW`].
pub(super) const MESSAGES: u32 = 60;

/// The time in which [`MESSAGES`] are counted.
pub(super) const RATE_WINDOW: Duration = Duration::from_secs(2);

/// How often a page is asked for a sign of life, and how long it may give none: then its player counts as away.
pub(super) const PING: Duration = Duration::from_secs(4);
pub(super) const SILENCE: Duration = Duration::from_secs(12);

/// The longest that sending one message may take.
pub(super) const SEND_TIME: Duration = Duration::from_secs(8);
