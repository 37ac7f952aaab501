//! The way to a table: what a screen holds to play at one, wherever it is.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod codec;
pub mod discovery;
pub mod fair;
mod fingerprint;
pub mod host;
mod identity;
pub mod invite;
mod letters;
pub mod limits;
pub mod link;
pub mod protocol;
pub mod quic;
mod random;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod trust;
pub mod visit;

pub use fingerprint::{Fingerprint, FingerprintError};
pub use identity::{Identity, IdentityError};
pub use letters::NoLetter;
pub use random::NoRandomness;
