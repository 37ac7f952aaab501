//! A head as a number that people can read to each other, in whatever language.

use std::fmt;

use crate::digest::Digest;

/// How many numbers there are.
const COUNT: u64 = 1_000_000_000_000;

/// A number that stands for a head. Two different heads have the same one with a chance of 1 in 10¹².
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SafetyNumber(u64);

impl SafetyNumber {
    /// The number of a head.
    pub fn of(head: &Digest) -> SafetyNumber {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&head.as_bytes()[..8]);
        SafetyNumber(u64::from_be_bytes(bytes) % COUNT)
    }
}

/// Its digits, in groups of three: "048 216 300 972".
impl fmt::Display for SafetyNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let group = |at: u32| self.0 / 1000_u64.pow(at) % 1000;
        write!(f, "{:03} {:03} {:03} {:03}", group(3), group(2), group(1), group(0))
    }
}
