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

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use skipstone_core::{Seat, Seed};

use crate::digest::Digest;
use crate::random::{RandomnessError, random};

/// An attempt to deal that failed: the seats whose shares were in the list and weren't revealed.
pub type FailedAttempt = Vec<Seat>;

/// What the hashes of an attempt to deal are bound to, so that none is of use for another one: the head of the round's log before
/// it, which stands for host, table, series, round, contract and the attempts before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DealContext(pub Digest);

/// The host's 32 random bytes, secret until the round is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealSecret([u8; 32]);

/// A guest's 32 random bytes for one deal, secret until everyone has committed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share([u8; 32]);

/// The SHA-256 hash of a secret or a share, in its deal's context.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment(Digest);

/// The shares of a deal, by seat.
pub type Shares = BTreeMap<Seat, Share>;

/// Why a deal can't be right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum UnfairDeal {
    /// The list names a seat of which no share can come: the host's, a computer player's, none at all, or one that withheld its
    /// share before.
    #[error("the deal uses random bytes for seat {seat}, where nobody sits who could give any")]
    ForeignShare {
        /// The seat.
        seat: Seat,
    },
    /// A hash in the list isn't signed by its seat's player.
    #[error("the random bytes of seat {seat} are not signed by its player")]
    Signature {
        /// The seat.
        seat: Seat,
    },
    /// A share doesn't match its hash in the list, or is missing or too many.
    #[error("the random bytes of seat {seat} are not the ones committed to before the deal")]
    Share {
        /// The first such seat.
        seat: Seat,
    },
    /// An attempt failed without a reason: it names nobody, or somebody who isn't in the list.
    #[error("the host began the deal anew without a reason")]
    Failure,
    /// The revealed secret doesn't match the commitment.
    #[error("the host's secret is not the one it committed to before the deal")]
    Secret,
}

impl DealContext {
    /// The hash of the host's secret, sent before the deal.
    pub fn commit_secret(&self, secret: &DealSecret) -> Commitment {
        Commitment(Digest::of("secret", &(self.0, secret)))
    }

    /// The hash of a seat's share, sent before any share.
    pub fn commit_share(&self, seat: Seat, share: &Share) -> Commitment {
        Commitment(Digest::of("share", &(self.0, seat, share)))
    }

    /// The round's seed, for the draw for the dealer, the deal and every later shuffle.
    pub fn seed(&self, secret: &DealSecret, shares: &Shares) -> Seed {
        Seed(*Digest::of("seed", &(self.0, secret, shares)).as_bytes())
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
    pub fn generate() -> Result<DealSecret, RandomnessError> {
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
    pub fn generate() -> Result<Share, RandomnessError> {
        random().map(Share)
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
        DealContext(Digest::from_bytes([4; 32]))
    }

    fn shares(numbers: &[(u8, u8)]) -> Shares {
        let seat = |number| Seat::new(number).expect("a seat");
        numbers.iter().map(|(number, byte)| (seat(*number), Share([*byte; 32]))).collect()
    }

    #[test]
    fn every_part_changes_every_hash() {
        let context = context();
        let other = DealContext(Digest::from_bytes([5; 32]));
        let (secret, share) = (DealSecret([7; 32]), Share([20; 32]));
        let all = shares(&[(2, 20), (3, 30), (5, 50)]);
        assert_ne!(other.commit_secret(&secret), context.commit_secret(&secret));
        assert_ne!(other.commit_share(Seat::Two, &share), context.commit_share(Seat::Two, &share));
        assert_ne!(other.seed(&secret, &all), context.seed(&secret, &all));
        assert_ne!(context.commit_secret(&DealSecret([8; 32])), context.commit_secret(&secret));
        assert_ne!(context.commit_share(Seat::Three, &share), context.commit_share(Seat::Two, &share));
        let others = [
            context.seed(&DealSecret([8; 32]), &all),
            context.seed(&secret, &shares(&[(2, 20), (3, 30)])),
            context.seed(&secret, &shares(&[(2, 20), (3, 30), (5, 51)])),
            context.seed(&secret, &shares(&[(2, 20), (3, 30), (6, 50)])),
            context.seed(&secret, &shares(&[(2, 30), (3, 20), (5, 50)])),
            Seed(*context.commit_secret(&secret).0.as_bytes()),
        ];
        assert!(others.iter().all(|other| *other != context.seed(&secret, &all)));
    }

    /// Golden values: old rounds must stay verifiable in every version.
    #[test]
    fn the_hashes_are_the_same_in_every_version() {
        let (context, secret) = (context(), DealSecret([7; 32]));
        let hex = |commitment: Commitment| Seed(*commitment.0.as_bytes()).to_string();
        assert_eq!(hex(context.commit_secret(&secret)), SECRET);
        assert_eq!(hex(context.commit_share(Seat::Two, &Share([20; 32]))), SHARE);
        assert_eq!(context.seed(&secret, &shares(&[(2, 20), (3, 30), (5, 50)])).to_string(), SEED);
    }

    const SECRET: &str = "bba36c8f770405024878601340ab96ec1a7f24c9f0fcbfa9568a4011946ceb66";
    const SHARE: &str = "cfa243d567b4e364160cda4f230b40e0e7017d1ecaa9172cbaca56558c5b9b67";
    const SEED: &str = "7346f80ef381f2eabbd7b16c939c4dc5fafea757b2b64945013265bf8676c228";

    #[test]
    fn secrets_differ_and_stay_out_of_logs() {
        let secret = DealSecret::generate().expect("random bytes");
        assert_ne!(secret, DealSecret::generate().expect("random bytes"));
        let share = Share::generate().expect("random bytes");
        assert_ne!(share, Share::generate().expect("random bytes"));
        assert_eq!(format!("{secret:?} {share:?}"), "DealSecret(…) Share(…)");
    }
}
