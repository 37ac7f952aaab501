//! Limits of messages and connections. Exceeding one ends the connection concerned and nothing else.

use std::time::Duration;

use skipstone_core::MAX_SEATS;

/// The longest message from a guest, in bytes.
pub const GUEST_FRAME: usize = 2 << 10;

/// The longest message from a host, in bytes. Whole rounds and records are split over several.
pub const HOST_FRAME: usize = 18 << 10;

/// The most events of one log entry, far beyond any real one.
pub const EVENTS_PER_ENTRY: usize = 64;

/// The most entries of a round's log in one message.
pub const ENTRIES_PER_MESSAGE: usize = 128;

/// The most bytes of log entries in one message, as far as it holds more than one entry.
pub const ENTRY_BYTES_PER_MESSAGE: usize = 12 << 10;

/// The most entries of a round's log, many times those of a long one.
pub const LOG_ENTRIES: usize = 1 << 14;

/// The most bytes of a round's log, twenty times those of a long one.
pub const LOG_BYTES: usize = 4 << 20;

/// The longest record of a round, in bytes.
pub const RECORD: usize = 16 << 20;

/// The most records of rounds that a guest awaits at once: as many as a host keeps.
pub const RECORDS: usize = 8;

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
pub const SPECTATORS: usize = 128;

/// The phones that a lobby names: as many as have seats, and as many as have played a round before others took their seats.
pub const PHONES: usize = 2 * MAX_SEATS;

/// The capacity of an outbox for ordinary messages, in bytes. A peer whose outbox is full is disconnected as too slow.
pub const OUTBOX_BYTES: u32 = 192 << 10;

/// The separate capacity of an outbox for parts of records, in bytes. Senders wait when it is full.
pub const OUTBOX_BULK_BYTES: u32 = 32 << 10;

/// The received messages of a peer that may be queued. While the queue is full, nothing more is read.
pub const INBOX_MESSAGES: usize = 32;

/// The connections that a host holds at once of keys that it doesn't know: guests who are new and not admitted yet. As many may
/// be in their handshake. Admitted guests are limited by seats and [`SPECTATORS`].
pub const UNKNOWN_CONNECTIONS: usize = 32;

/// The connections of unknown keys per IPv4 address or IPv6 subnet of 64 bits. Several people behind one router share an address.
pub const UNKNOWN_CONNECTIONS_PER_ADDRESS: usize = 16;

/// The connections per known key: a guest dials several addresses at once, while its old connections may not have timed out.
pub const CONNECTIONS_PER_KNOWN_KEY: usize = 8;

/// The timeout of a handshake.
pub const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(5);

/// The time after the handshake within which a guest must send its first message. It does so at once, but a packet may be lost.
pub const HELLO_TIMEOUT: Duration = Duration::from_secs(3);

/// The interval of keep-alive packets on an idle connection.
pub const KEEP_ALIVE_INTERVAL: Duration = Duration::from_secs(1);

/// The time without any packet after which the others see that a player's computer doesn't answer: two keep-alive packets are
/// missing.
pub const QUIET_AFTER: Duration = Duration::from_millis(2_500);

/// The time without any packet after which a connection is lost; at most a [`KEEP_ALIVE_INTERVAL`] later, as sending counts
/// too. The others see within six seconds that a player is missing. Several packets in a row have to be lost for it, and who
/// was only out of reach reconnects without being asked.
pub const IDLE_TIMEOUT: Duration = Duration::from_secs(5);

/// The time that the guests of a host that was restarted have to come back before a deal goes on without them. Covers
/// [`IDLE_TIMEOUT`] and the longest pause between two dials.
pub const RETURN_TIMEOUT: Duration = Duration::from_secs(15);

/// The most time to wait for the last messages to be acknowledged when closing.
pub const GOODBYE_TIMEOUT: Duration = Duration::from_secs(2);

/// The QUIC flow-control window for received data, in bytes.
pub const RECEIVE_WINDOW: u32 = 64 << 10;

/// The most unacknowledged bytes sent to a peer.
pub const SEND_WINDOW: u64 = 64 << 10;

/// The most lines of chat that a host keeps for guests who join later, and for itself.
pub const CHAT_HISTORY: usize = 60;

/// The time before the clock of a limited turn runs: the last cards still fly on screens.
pub const TURN_ALLOWANCE: Duration = Duration::from_secs(3);

/// The time after a turn's beginning, or the last nudge in it, after which its player may be nudged.
pub const NUDGE_AFTER: Duration = Duration::from_secs(30);

/// The wrong invite codes per IP address after which further ones are refused unseen.
pub const CODE_ATTEMPTS: u32 = 5;

/// The wrong short codes from all addresses together after which the table draws a new one.
pub const SHORT_CODE_TRIES: u32 = 10;

/// The time after such a draw in which no short code is accepted. So strangers with any number of addresses guess ten times a
/// minute, at 34 million codes: an evening of guessing finds one with a chance of one in ten thousand.
pub const SHORT_CODE_PAUSE: Duration = Duration::from_secs(60);

/// The time that an exchange about a short code may take, from the guest's `Hello` to its confirmation.
pub const EXCHANGE_TIMEOUT: Duration = Duration::from_secs(5);

/// The most exchanges about a short code at once. One more ends the oldest: an honest one takes no longer than two messages.
pub const EXCHANGES: usize = 32;

/// The most addresses in an invite code.
pub const INVITE_ADDRESSES: usize = 3;
