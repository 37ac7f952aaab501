//! The fair deal: a commit-reveal scheme by which nobody alone chooses a round's seed, and everybody can verify it.
//!
//! Before a round the host sends the hash of a secret, its commitment. Each seated guest answers with 32 random bytes, its
//! share. The seed is a hash of secret and shares. After the round the host reveals the secret, and every guest checks that it
//! matches the commitment, that its own share was used, and that the round was dealt from the seed.
//!
//! The host can't choose the deal, because it committed before it knew the shares; a guest can't, because it doesn't know the
//! secret. A host and a guest who collude can: the guest sends its share last, chosen by the host. An honest share prevents
//! that only if it comes after theirs.

use std::collections::BTreeMap;
use std::fmt;

use ring::digest::{Context, SHA256};
use serde::{Deserialize, Serialize};
use skipstone_core::{Seat, Seed};

use crate::random::{NoRandomness, random};

/// The host's 32 random bytes, secret until the round is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealSecret([u8; 32]);

/// A guest's 32 random bytes for one deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share([u8; 32]);

/// The SHA-256 hash of a host's secret and round number, sent before the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment([u8; 32]);

/// The shares of a deal, by seat.
pub type Shares = BTreeMap<Seat, Share>;

/// A SHA-256 hash with domain separation by purpose.
fn hash(purpose: &str, round: u32, parts: &[&[u8]]) -> [u8; 32] {
    let mut context = Context::new(&SHA256);
    context.update(b"skipstone fair deal 1 ");
    context.update(purpose.as_bytes());
    context.update(&round.to_le_bytes());
    parts.iter().for_each(|part| context.update(part));
    let mut bytes = [0; 32];
    bytes.copy_from_slice(context.finish().as_ref());
    bytes
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

    /// Generates a secret for one round.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn generate() -> Result<DealSecret, NoRandomness> {
        random().map(DealSecret)
    }

    /// The commitment to send before this round (numbered from 1).
    pub fn commitment(&self, round: u32) -> Commitment {
        Commitment(hash("secret", round, &[&self.0]))
    }

    /// The round's seed, for its deal and every later shuffle.
    pub fn seed(&self, round: u32, shares: &Shares) -> Seed {
        let shares: Vec<[u8; 33]> = shares
            .iter()
            .map(|(seat, share)| {
                let mut bytes = [seat.number(); 33];
                bytes[1..].copy_from_slice(&share.0);
                bytes
            })
            .collect();
        let parts: Vec<&[u8]> =
            [&self.0[..]].into_iter().chain(shares.iter().map(|share| &share[..])).collect();
        Seed(hash("seed", round, &parts))
    }
}

/// Omits the bytes.
impl fmt::Debug for DealSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
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

    /// Generates a share for one round.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn generate() -> Result<Share, NoRandomness> {
        random().map(Share)
    }
}

/// What a guest saw of a deal, for verification after the round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealTranscript {
    /// The round's number, from 1 within the series.
    pub round: u32,
    /// The host's commitment.
    pub commitment: Commitment,
    /// The guest's seat and share. `None` for a spectator.
    pub own: Option<(Seat, Share)>,
    /// All shares, as the host sent them before the deal.
    pub shares: Shares,
}

/// Why a deal fails verification.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfairDeal {
    /// The guest's share is missing from the shares used, or was changed.
    #[error("the deal was made without the random bytes that this program gave for seat {seat}")]
    OwnShare {
        /// The guest's seat.
        seat: Seat,
    },
    /// The revealed secret doesn't match the commitment.
    #[error("the host's secret is not the one it committed to before the deal")]
    Secret,
    /// The round's seed doesn't follow from secret and shares.
    #[error("the round was not dealt from the host's secret and everyone's random bytes")]
    Seed,
}

impl DealTranscript {
    /// Checks that the guest's share is among those the host sent.
    ///
    /// # Errors
    /// If it is missing or changed.
    pub fn check_own_share(&self) -> Result<(), UnfairDeal> {
        match self.own {
            Some((seat, share)) if self.shares.get(&seat) != Some(&share) => {
                Err(UnfairDeal::OwnShare { seat })
            }
            _ => Ok(()),
        }
    }

    /// Verifies the deal after the round: `secret` as the host revealed it, `seed` from the round's record.
    /// [`skipstone_core::replay`] verifies that the round follows from its seed.
    ///
    /// # Errors
    /// With the first thing that differs.
    pub fn check(&self, secret: &DealSecret, seed: &Seed) -> Result<(), UnfairDeal> {
        self.check_own_share()?;
        if secret.commitment(self.round) != self.commitment {
            return Err(UnfairDeal::Secret);
        }
        if secret.seed(self.round, &self.shares) != *seed {
            return Err(UnfairDeal::Seed);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(numbers: &[(u8, u8)]) -> Shares {
        let seat = |number| Seat::new(number).expect("a seat");
        numbers.iter().map(|(number, byte)| (seat(*number), Share([*byte; 32]))).collect()
    }

    /// A fair deal of round 3 as seen by the guest on seat 2.
    fn kept() -> (DealTranscript, DealSecret, Seed) {
        let secret = DealSecret([7; 32]);
        let shares = shares(&[(2, 20), (3, 30), (5, 50)]);
        let own = Some((Seat::Two, Share([20; 32])));
        let promise = DealTranscript { round: 3, commitment: secret.commitment(3), own, shares };
        let seed = secret.seed(3, &promise.shares);
        (promise, secret, seed)
    }

    #[test]
    fn a_fair_deal_is_verified() {
        let (promise, secret, seed) = kept();
        assert_eq!(promise.check(&secret, &seed), Ok(()));
        assert_eq!(
            DealTranscript { own: None, ..promise }.check(&secret, &seed),
            Ok(()),
            "for one who watches"
        );
    }

    #[test]
    fn every_difference_is_reported() {
        let (promise, secret, seed) = kept();
        let without = DealTranscript { shares: shares(&[(3, 30), (5, 50)]), ..promise.clone() };
        assert_eq!(without.check_own_share(), Err(UnfairDeal::OwnShare { seat: Seat::Two }));
        let changed = DealTranscript { shares: shares(&[(2, 21), (3, 30), (5, 50)]), ..promise.clone() };
        assert_eq!(changed.check(&secret, &seed), Err(UnfairDeal::OwnShare { seat: Seat::Two }));
        assert_eq!(promise.check(&DealSecret([8; 32]), &seed), Err(UnfairDeal::Secret));
        assert_eq!(promise.check(&secret, &Seed([0; 32])), Err(UnfairDeal::Seed));
        let later = DealTranscript { round: 4, ..promise };
        assert_eq!(later.check(&secret, &seed), Err(UnfairDeal::Secret), "a commitment is for one round");
    }

    #[test]
    fn every_part_changes_the_seed() {
        let (promise, secret, seed) = kept();
        let others = [
            DealSecret([8; 32]).seed(3, &promise.shares),
            secret.seed(4, &promise.shares),
            secret.seed(3, &shares(&[(2, 20), (3, 30)])),
            secret.seed(3, &shares(&[(2, 20), (3, 30), (5, 51)])),
            secret.seed(3, &shares(&[(2, 20), (3, 30), (6, 50)])),
            secret.seed(3, &shares(&[(2, 30), (3, 20), (5, 50)])),
            Seed(secret.commitment(3).0),
        ];
        assert!(others.iter().all(|other| *other != seed));
    }

    /// Golden values: old rounds must stay verifiable in every version.
    #[test]
    fn the_seed_matches_its_golden_value() {
        let (_, secret, seed) = kept();
        assert_eq!(Seed(secret.commitment(3).0).to_string(), COMMITMENT);
        assert_eq!(seed.to_string(), SEED);
    }

    const COMMITMENT: &str = "f229f43baf3948d18c8cf44c6dbc8188ed1d7010ab6b75f69da4e5df84fd8c93";
    const SEED: &str = "91bc03757f0e3c92cfb3567f63cca3973890cbe4241f5bfc6603266c5bcc4486";

    #[test]
    fn secrets_differ_and_stay_out_of_logs() {
        let secret = DealSecret::generate().expect("random bytes");
        assert_ne!(secret, DealSecret::generate().expect("random bytes"));
        assert_ne!(Share::generate(), Share::generate());
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }
}
