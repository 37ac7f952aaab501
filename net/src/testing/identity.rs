//! Key pairs that are the same in every run, so that what follows from them is, too: logs, deals and whole rounds.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::identity::{ED25519_PKCS8, Identity};

/// The key pair with this number.
///
/// # Panics
/// Never: any 32 bytes are a private key.
pub fn identity(number: u64) -> Identity {
    // Made once: in a debug build a key takes some time.
    thread_local! {
        static MADE: RefCell<BTreeMap<u64, Identity>> = const { RefCell::new(BTreeMap::new()) };
    }
    let make = || {
        let mut bytes = [7; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Identity::from_pkcs8(&[ED25519_PKCS8, &bytes].concat()).expect("a key")
    };
    MADE.with_borrow_mut(|made| made.entry(number).or_insert_with(make).clone())
}
