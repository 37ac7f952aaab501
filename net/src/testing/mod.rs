//! For tests of this and other crates: bytes from anybody, a network that does its worst, and a visit without a host.

mod relay;
mod visit;

use std::fmt::Debug;

use crate::codec::{Decoder, Frame, Message};
use crate::fingerprint::Fingerprint;
use crate::invite::Invite;
use crate::protocol::{ToGuest, ToHost};

pub use relay::{Relay, Weather};
pub use visit::{Stage, visit};

/// Reads bytes as a host and as a guest would, and as a code that was typed.
///
/// # Panics
/// If something was read that can't be written again, or isn't the same then.
pub fn read_anything(bytes: &[u8]) {
    fn read<M: Message + Debug>(bytes: &[u8]) {
        let mut decoder = Decoder::<M>::default();
        decoder.push(bytes);
        while let Some(Ok(message)) = decoder.message() {
            let frame = Frame::new(&message);
            assert!(frame.is_ok(), "{message:?} was read and can't be written: {frame:?}");
        }
    }

    read::<ToHost>(bytes);
    read::<ToGuest>(bytes);
    let text = String::from_utf8_lossy(bytes);
    if let Ok(invite) = text.parse::<Invite>() {
        assert_eq!(invite.to_string().parse(), Ok(invite));
    }
    if let Ok(fingerprint) = text.parse::<Fingerprint>() {
        assert_eq!(fingerprint.to_string().parse(), Ok(fingerprint));
    }
}
