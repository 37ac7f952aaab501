//! A deal that nobody chose, and that everybody can check.
//!
//! Before a round the host commits to a secret: it tells everyone the secret's hash. Then each guest gives 32 random bytes, its
//! share. Secret and shares together make the round's seed. After the round the host reveals the secret, and every guest checks
//! that it is the one committed to, that its own share is among the others, and that the round was dealt from the seed.
//!
//! The host can't choose the deal, because it committed before it knew the shares; a guest can't, because it doesn't know the
//! secret. What this can't rule out is a host and a guest who work together: the guest could give its share last, chosen by
//! the host. Against that even one honest share helps only if it comes after theirs.

use std::collections::BTreeMap;
use std::fmt;

use ring::digest::{Context, SHA256};
use serde::{Deserialize, Serialize};
use skipstone_core::{Seat, Seed};

use crate::random::{NoRandomness, random};

/// The host's part of a deal, hidden until the round is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret([u8; 32]);

/// A guest's part of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share([u8; 32]);

/// What the host tells of its secret before the deal: its hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment([u8; 32]);

/// The shares of a deal, by seat.
pub type Shares = BTreeMap<Seat, Share>;

/// A hash of one purpose: no hash made for another purpose can be taken for it.
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

impl Secret {
    /// The one with these bytes, as they were kept.
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Its bytes, to be kept.
    pub fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// A new secret, for one round.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn generate() -> Result<Secret, NoRandomness> {
        random().map(Secret)
    }

    /// What may be told of it before the round.
    pub fn commitment(&self, round: u32) -> Commitment {
        Commitment(hash("secret", round, &[&self.0]))
    }

    /// What the round's deal and every shuffle come from.
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

/// A secret stays out of logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Share {
    /// The one with these bytes, as they were kept.
    pub fn from_bytes(bytes: [u8; 32]) -> Share {
        Share(bytes)
    }

    /// Its bytes, to be kept.
    pub fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// A new share, for one round.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn generate() -> Result<Share, NoRandomness> {
        random().map(Share)
    }
}

/// What a guest keeps of a deal, to check it after the round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    /// The round's number in the series.
    pub round: u32,
    /// What the host committed to.
    pub commitment: Commitment,
    /// The guest's own share; `None` for one who only watches.
    pub own: Option<(Seat, Share)>,
    /// All shares, as the host told them before the deal.
    pub shares: Shares,
}

/// Where a deal isn't what was promised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// The host used its deal without this guest's share, or with another one.
    #[error("the deal was made without the random bytes that this program gave for seat {seat}")]
    OwnShare {
        /// The guest's seat.
        seat: Seat,
    },
    /// The secret isn't the one committed to.
    #[error("the host's secret is not the one it committed to before the deal")]
    Secret,
    /// The round came from elsewhere.
    #[error("the round was not dealt from the host's secret and everyone's random bytes")]
    Seed,
}

impl Promise {
    /// Checks before the deal that the own share is among those the host told.
    ///
    /// # Errors
    /// If it is missing or changed.
    pub fn counts_me(&self) -> Result<(), Unfair> {
        match self.own {
            Some((seat, share)) if self.shares.get(&seat) != Some(&share) => Err(Unfair::OwnShare { seat }),
            _ => Ok(()),
        }
    }

    /// Checks after the round that it was dealt as promised: `secret` as the host revealed it, `seed` as the round's record has
    /// it. That the round followed from its seed is for [`skipstone_core::replay`] to tell.
    ///
    /// # Errors
    /// With the first thing that differs.
    pub fn check(&self, secret: &Secret, seed: &Seed) -> Result<(), Unfair> {
        self.counts_me()?;
        if secret.commitment(self.round) != self.commitment {
            return Err(Unfair::Secret);
        }
        if secret.seed(self.round, &self.shares) != *seed {
            return Err(Unfair::Seed);
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

    /// What a host promised in round 3 to the guest on seat 2, and what it did.
    fn kept() -> (Promise, Secret, Seed) {
        let secret = Secret([7; 32]);
        let shares = shares(&[(2, 20), (3, 30), (5, 50)]);
        let own = Some((Seat::Two, Share([20; 32])));
        let promise = Promise { round: 3, commitment: secret.commitment(3), own, shares };
        let seed = secret.seed(3, &promise.shares);
        (promise, secret, seed)
    }

    #[test]
    fn a_fair_deal_is_verified() {
        let (promise, secret, seed) = kept();
        assert_eq!(promise.check(&secret, &seed), Ok(()));
        assert_eq!(Promise { own: None, ..promise }.check(&secret, &seed), Ok(()), "for one who watches");
    }

    #[test]
    fn what_differs_is_told() {
        let (promise, secret, seed) = kept();
        let without = Promise { shares: shares(&[(3, 30), (5, 50)]), ..promise.clone() };
        assert_eq!(without.counts_me(), Err(Unfair::OwnShare { seat: Seat::Two }));
        let changed = Promise { shares: shares(&[(2, 21), (3, 30), (5, 50)]), ..promise.clone() };
        assert_eq!(changed.check(&secret, &seed), Err(Unfair::OwnShare { seat: Seat::Two }));
        assert_eq!(promise.check(&Secret([8; 32]), &seed), Err(Unfair::Secret));
        assert_eq!(promise.check(&secret, &Seed([0; 32])), Err(Unfair::Seed));
        let later = Promise { round: 4, ..promise };
        assert_eq!(later.check(&secret, &seed), Err(Unfair::Secret), "a commitment is for one round");
    }

    #[test]
    fn every_part_changes_the_seed() {
        let (promise, secret, seed) = kept();
        let others = [
            Secret([8; 32]).seed(3, &promise.shares),
            secret.seed(4, &promise.shares),
            secret.seed(3, &shares(&[(2, 20), (3, 30)])),
            secret.seed(3, &shares(&[(2, 20), (3, 30), (5, 51)])),
            secret.seed(3, &shares(&[(2, 20), (3, 30), (6, 50)])),
            secret.seed(3, &shares(&[(2, 30), (3, 20), (5, 50)])),
            Seed(secret.commitment(3).0),
        ];
        assert!(others.iter().all(|other| *other != seed));
    }

    /// Every version must make the same seed of the same parts, or old rounds could no longer be checked.
    #[test]
    fn the_seed_is_the_same_for_ever() {
        let (_, secret, seed) = kept();
        assert_eq!(Seed(secret.commitment(3).0).to_string(), COMMITMENT);
        assert_eq!(seed.to_string(), SEED);
    }

    const COMMITMENT: &str = "f229f43baf3948d18c8cf44c6dbc8188ed1d7010ab6b75f69da4e5df84fd8c93";
    const SEED: &str = "91bc03757f0e3c92cfb3567f63cca3973890cbe4241f5bfc6603266c5bcc4486";

    #[test]
    fn secrets_differ_and_stay_out_of_logs() {
        let secret = Secret::generate().expect("random bytes");
        assert_ne!(secret, Secret::generate().expect("random bytes"));
        assert_ne!(Share::generate(), Share::generate());
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }
}
