//! Codes that admit a guest, and what guest and host prove to each other by them: invite codes with a table's addresses and a
//! secret, and short codes to be said.

mod attempts;
mod code;
mod exchange;
mod proof;
mod short_code;

pub use attempts::AttemptLimiter;
pub use code::{Invite, InviteCodeError};
pub use exchange::{CodeExchange, Confirmations, ExchangeMessage, ExchangeMessageError};
pub use proof::{ChannelBinding, InviteSecret, Proof, Side};
pub use short_code::{ShortCode, ShortCodeError};
