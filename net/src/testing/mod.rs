//! Test helpers for this and other crates: decoding of arbitrary bytes, configurations, a lossy network, announcements of no
//! table, key pairs, a client session without a host, and what a guest without a client session signs.

mod announcer;
mod configs;
mod evidence;
mod followed_log;
mod identity;
mod relay;
mod session;

use std::fmt::Debug;

use crate::codec::{Decoder, Frame, Message};
use crate::fingerprint::Fingerprint;
use crate::invite::Invite;
use crate::protocol::{ToGuest, ToHost};

pub use announcer::FakeAnnouncer;
pub use configs::{host_config, join_config};
pub use evidence::MemoryEvidenceStore;
pub use followed_log::FollowedLog;
pub use identity::identity;
pub use relay::{LinkConditions, LossyRelay};
pub use session::{MockRoom, agree, client_session, host_commands};

/// Decodes bytes as a host and as a guest would, and as an invite code and a fingerprint.
///
/// # Panics
/// If a decoded value can't be encoded again, or doesn't survive the round trip.
pub fn decode_anything(bytes: &[u8]) {
    fn read<M: Message + Debug>(bytes: &[u8]) {
        let mut decoder = Decoder::<M>::default();
        decoder.push(bytes);
        while let Some(Ok(message)) = decoder.next_message() {
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
