//! The fair deal: a commit-reveal scheme by which nobody alone chooses a round's seed, and everybody can verify it.
//!
//! Before a round the host sends the hash of a secret, its commitment. Each person at another machine draws 32 random bytes, a
//! share, and sends their hash. The host sends the list of all these hashes; only then does everyone reveal their share. The
//! seed is a hash of secret and shares. After the round the host reveals the secret, and every guest checks that all of it
//! fits together, and that the round was dealt from the seed.
//!
//! Everyone has committed before anyone reveals, so one honest guest is enough to make the seed random: neither the host nor a
//! guest can choose it, nor both together. No share comes from the host's machine: its secret is its part. What is left is
//! withholding a share after the others are known. That makes the attempt fail, with the name of who withheld, and a new one
//! begins without them.

mod transcript;

use std::collections::BTreeMap;
use std::fmt;

use ring::digest::{Context, SHA256};
use serde::{Deserialize, Serialize};
use skipstone_core::{Seat, Seed};

use crate::fingerprint::Fingerprint;
use crate::ids::{SeriesId, TableId};
use crate::random::{NoRandomness, random};

pub use transcript::{DealTranscript, FailedAttempt, UnfairDeal};

/// What the hashes of a deal are bound to, so that none is of use for another deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealContext {
    /// The table.
    pub table: TableId,
    /// The series.
    pub series: SeriesId,
    /// The round's number, from 1 within the series.
    pub round: u32,
    /// The number of the attempt to deal this round, from 1. Withheld shares make an attempt fail.
    pub attempt: u32,
    /// The host's key.
    pub host: Fingerprint,
}

/// The host's 32 random bytes, secret until the round is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealSecret([u8; 32]);

/// A guest's 32 random bytes for one deal, secret until everyone has committed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share([u8; 32]);

/// The SHA-256 hash of a secret or a share, in its deal's context.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment([u8; 32]);

/// The hashes of a deal's shares, by seat.
pub type ShareCommitments = BTreeMap<Seat, Commitment>;

/// The shares of a deal, by seat.
pub type Shares = BTreeMap<Seat, Share>;

impl DealContext {
    /// A SHA-256 hash with domain separation by purpose and context. All parts have a fixed length.
    fn hash<'a>(&self, purpose: &str, parts: impl IntoIterator<Item = &'a [u8]>) -> [u8; 32] {
        let mut digest = Context::new(&SHA256);
        digest.update(b"skipstone fair deal 2 ");
        digest.update(purpose.as_bytes());
        digest.update(&self.table.0);
        digest.update(&self.series.0);
        digest.update(&self.round.to_le_bytes());
        digest.update(&self.attempt.to_le_bytes());
        digest.update(self.host.as_bytes());
        parts.into_iter().for_each(|part| digest.update(part));
        let mut bytes = [0; 32];
        bytes.copy_from_slice(digest.finish().as_ref());
        bytes
    }

    /// The hash of the host's secret, sent before the deal.
    pub fn commit_secret(&self, secret: &DealSecret) -> Commitment {
        Commitment(self.hash("secret", [&secret.0[..]]))
    }

    /// The hash of a seat's share, sent before any share.
    pub fn commit_share(&self, seat: Seat, share: &Share) -> Commitment {
        Commitment(self.hash("share", [&[seat.number()][..], &share.0[..]]))
    }

    /// The round's seed, for the draw for the dealer, the deal and every later shuffle.
    pub fn seed(&self, secret: &DealSecret, shares: &Shares) -> Seed {
        let numbers: Vec<[u8; 1]> = shares.keys().map(|seat| [seat.number()]).collect();
        let shares = numbers.iter().zip(shares.values()).flat_map(|(seat, share)| [&seat[..], &share.0[..]]);
        Seed(self.hash("seed", [&secret.0[..]].into_iter().chain(shares)))
    }
}

impl DealSecret {
    /// Restores a stored secret.
    pub fn from_bytes(bytes: [u8; 32]) -> DealSecret {
        DealSecret(bytes)
    }

    /// The bytes, for storage.
    pub fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// Generates a secret for one attempt.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn generate() -> Result<DealSecret, NoRandomness> {
        random().map(DealSecret)
    }
}

impl Share {
    /// Restores a stored share.
    pub fn from_bytes(bytes: [u8; 32]) -> Share {
        Share(bytes)
    }

    /// The bytes, for storage.
    pub fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// Generates a share for one attempt.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn generate() -> Result<Share, NoRandomness> {
        random().map(Share)
    }
}

impl Commitment {
    /// Restores a stored hash.
    pub fn from_bytes(bytes: [u8; 32]) -> Commitment {
        Commitment(bytes)
    }

    /// The bytes, for storage.
    pub fn to_bytes(self) -> [u8; 32] {
        self.0
    }
}

/// Omits the bytes.
impl fmt::Debug for DealSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DealSecret(…)")
    }
}

/// Omits the bytes.
impl fmt::Debug for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Share(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn context() -> DealContext {
        let (table, series) = (TableId([1; 16]), SeriesId([2; 16]));
        DealContext { table, series, round: 3, attempt: 1, host: Fingerprint::from_bytes([4; 32]) }
    }

    fn shares(numbers: &[(u8, u8)]) -> Shares {
        let seat = |number| Seat::new(number).expect("a seat");
        numbers.iter().map(|(number, byte)| (seat(*number), Share([*byte; 32]))).collect()
    }

    #[test]
    fn every_part_changes_every_hash() {
        let context = context();
        let others = [
            DealContext { table: TableId([9; 16]), ..context },
            DealContext { series: SeriesId([9; 16]), ..context },
            DealContext { round: 4, ..context },
            DealContext { attempt: 2, ..context },
            DealContext { host: Fingerprint::from_bytes([9; 32]), ..context },
        ];
        let (secret, share) = (DealSecret([7; 32]), Share([20; 32]));
        let all = shares(&[(2, 20), (3, 30), (5, 50)]);
        for other in others {
            assert_ne!(other.commit_secret(&secret), context.commit_secret(&secret));
            assert_ne!(other.commit_share(Seat::Two, &share), context.commit_share(Seat::Two, &share));
            assert_ne!(other.seed(&secret, &all), context.seed(&secret, &all));
        }
        assert_ne!(context.commit_secret(&DealSecret([8; 32])), context.commit_secret(&secret));
        assert_ne!(context.commit_share(Seat::Three, &share), context.commit_share(Seat::Two, &share));
        let others = [
            context.seed(&DealSecret([8; 32]), &all),
            context.seed(&secret, &shares(&[(2, 20), (3, 30)])),
            context.seed(&secret, &shares(&[(2, 20), (3, 30), (5, 51)])),
            context.seed(&secret, &shares(&[(2, 20), (3, 30), (6, 50)])),
            context.seed(&secret, &shares(&[(2, 30), (3, 20), (5, 50)])),
            Seed(context.commit_secret(&secret).0),
        ];
        assert!(others.iter().all(|other| *other != context.seed(&secret, &all)));
    }

    /// Golden values: old rounds must stay verifiable in every version.
    #[test]
    fn the_hashes_are_the_same_in_every_version() {
        let (context, secret) = (context(), DealSecret([7; 32]));
        let hex = |bytes: [u8; 32]| Seed(bytes).to_string();
        assert_eq!(hex(context.commit_secret(&secret).0), SECRET);
        assert_eq!(hex(context.commit_share(Seat::Two, &Share([20; 32])).0), SHARE);
        assert_eq!(context.seed(&secret, &shares(&[(2, 20), (3, 30), (5, 50)])).to_string(), SEED);
    }

    const SECRET: &str = "e67bfef004edab9cdda79978c0baffea8fb1735aa3083d41fd695a0bc445c294";
    const SHARE: &str = "81a83980049c5521092acc9ad975b7ddeb663ee910c950828ff395381d37bcae";
    const SEED: &str = "cc157288ea3aa516409b5d04773ac11b5198764203ef8445465df101f3a68cc1";

    #[test]
    fn secrets_differ_and_stay_out_of_logs() {
        let secret = DealSecret::generate().expect("random bytes");
        assert_ne!(secret, DealSecret::generate().expect("random bytes"));
        let share = Share::generate().expect("random bytes");
        assert_ne!(share, Share::generate().expect("random bytes"));
        assert_eq!(format!("{secret:?} {share:?}"), "DealSecret(…) Share(…)");
    }
}
