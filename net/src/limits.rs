//! Limits of messages and connections. Exceeding one ends the connection concerned and nothing else.

use std::time::Duration;

/// The longest message from a guest, in bytes.
pub const GUEST_FRAME: usize = 2 << 10;

/// The longest message from a host, in bytes. Whole rounds and records are split over several.
pub const HOST_FRAME: usize = 16 << 10;

/// The most events in one message.
pub const EVENTS_PER_MESSAGE: usize = 256;

/// The most events of a round, far beyond any real one.
pub const ROUND_EVENTS: usize = 1 << 17;

/// The longest record of a round, in bytes.
pub const RECORD: usize = 16 << 20;

/// The most bytes of a record in one message.
pub const RECORD_PART: usize = 8 << 10;

/// The longest name of a player or a table, in bytes.
pub const NAME: usize = 64;

/// The longest line of chat, in bytes.
pub const CHAT_LINE: usize = 500;

/// The longest [`ShortText`](crate::protocol::ShortText), in bytes.
pub const SHORT_TEXT: usize = 200;

/// The longest text of a table's rules, in bytes.
pub const RULES: usize = 2 << 10;

/// The most spectators of a table.
pub const WATCHERS: usize = 128;

/// The capacity of an outbox for ordinary messages, in bytes. A peer whose outbox is full is disconnected as too slow.
pub const OUTBOX_BYTES: u32 = 192 << 10;

/// The separate capacity of an outbox for parts of records, in bytes. Senders wait when it is full.
pub const OUTBOX_BULK_BYTES: u32 = 32 << 10;

/// The received messages of a peer that may be queued. While the queue is full, nothing more is read.
pub const INBOX_MESSAGES: usize = 32;

/// The connections that a host holds at once, those in their handshake included: 11 guests, the spectators, and a reserve for
/// guests who reconnect before their old connection times out.
pub const CONNECTIONS: usize = 11 + WATCHERS + 21;

/// The connections per IP address. Several people behind one router share an address.
pub const CONNECTIONS_PER_ADDRESS: usize = 16;

/// The timeout of a handshake with the first message after it.
pub const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(5);

/// The interval of keep-alive packets on an idle connection.
pub const KEEP_ALIVE_INTERVAL: Duration = Duration::from_secs(5);

/// The time without any packet after which a connection is lost.
pub const IDLE_TIMEOUT: Duration = Duration::from_secs(15);

/// The most time to wait for the last messages to be acknowledged when closing.
pub const GOODBYE_TIMEOUT: Duration = Duration::from_secs(2);

/// The QUIC flow-control window for received data, in bytes.
pub const RECEIVE_WINDOW: u32 = 64 << 10;

/// The most unacknowledged bytes sent to a peer.
pub const SEND_WINDOW: u64 = 64 << 10;

/// The wrong invite codes per IP address after which further ones are refused unseen.
pub const CODE_ATTEMPTS: u32 = 5;

/// The most addresses in an invite code.
pub const INVITE_ADDRESSES: usize = 3;
