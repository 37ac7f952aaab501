//! Every limit of the network in one place. What is beyond one ends the connection it came over and nothing else.

use std::time::Duration;

/// The longest message from a guest, in bytes.
pub const GUEST_FRAME: usize = 2 << 10;

/// The longest message from a host, in bytes. What is longer (a whole round) comes in several.
pub const HOST_FRAME: usize = 16 << 10;

/// The most events in one message.
pub const EVENTS: usize = 256;

/// The most events of a round. None that people play comes near it.
pub const ROUND_EVENTS: usize = 1 << 17;

/// The longest record of a round, in bytes.
pub const RECORD: usize = 16 << 20;

/// The most bytes of a longer text in one message.
pub const PART: usize = 8 << 10;

/// The longest name of a player or a table, in bytes.
pub const NAME: usize = 64;

/// The longest line of chat, in bytes.
pub const CHAT_LINE: usize = 500;

/// The longest other text (a version, an explanation), in bytes.
pub const TEXT: usize = 200;

/// The longest text of a table's rules, in bytes.
pub const RULES: usize = 2 << 10;

/// The most cards that one event can show: every card of the largest deck.
pub const CARDS: usize = 168;

/// The most people who watch a table.
pub const WATCHERS: usize = 128;

/// What may wait for a peer to read it, in bytes. One who lets so much wait is slow or gone, and is dropped.
pub const OUTBOX: u32 = 192 << 10;

/// What of longer texts may wait besides, in bytes. More of them is sent when that was read.
pub const OUTBOX_BULK: u32 = 32 << 10;

/// Messages of a peer that may wait to be handled. When so many do, nothing more is read from it.
pub const INBOX: usize = 32;

/// Connections that a host holds at once, those in the midst of their handshake included: 11 guests, the watchers, and some
/// who come back before their old connection is known to be dead.
pub const CONNECTIONS: usize = 11 + WATCHERS + 21;

/// Connections from one address at once. A family behind one router looks like one address to a host outside.
pub const CONNECTIONS_PER_ADDRESS: usize = 16;

/// How long a handshake may take, and the first message after it.
pub const HANDSHAKE: Duration = Duration::from_secs(5);

/// How often a quiet connection shows that it lives.
pub const KEEP_ALIVE: Duration = Duration::from_secs(5);

/// After how long without a sign of life a connection is dead.
pub const IDLE: Duration = Duration::from_secs(15);

/// How long a goodbye may take to arrive.
pub const GOODBYE: Duration = Duration::from_secs(2);

/// What a peer may send ahead of what was read, in bytes.
pub const RECEIVE_WINDOW: u32 = 64 << 10;

/// What may be on its way to a peer without its having said that it arrived, in bytes.
pub const SEND_WINDOW: u64 = 64 << 10;

/// Wrong invite codes from one address after which no more are looked at.
pub const WRONG_CODES: u32 = 5;

/// The most addresses in an invite code.
pub const INVITE_ADDRESSES: usize = 3;
