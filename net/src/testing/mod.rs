//! For tests of this and other crates: bytes from anybody, and a network that does its worst.

mod relay;

use std::fmt::Debug;

use crate::codec::{Decoder, Frame, Message};
use crate::protocol::{ToGuest, ToHost};

pub use relay::{Relay, Weather};

/// Reads bytes as a host and as a guest would.
///
/// # Panics
/// If something was read that can't be written again.
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
}
