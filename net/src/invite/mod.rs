//! Invite codes: they contain a table's addresses and a secret, which guest and host prove to each other.

mod attempts;
mod code;
mod proof;

pub use attempts::AttemptLimiter;
pub use code::{Invite, InviteCodeError};
pub use proof::{ChannelBinding, InviteSecret, Proof, Side};
