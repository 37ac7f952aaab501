//! What one program saw of a deal, and its verification.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use skipstone_core::{Seat, Seed};

use super::{Commitment, DealContext, DealSecret, Share, ShareCommitments, Shares};

/// What one program saw of an attempt to deal a round, for verification after the round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealTranscript {
    /// What the hashes are bound to.
    pub context: DealContext,
    /// The hash of the host's secret.
    pub commitment: Commitment,
    /// The own seat and share. `None` for a spectator and for the host's player, who give none.
    pub own: Option<(Seat, Share)>,
    /// The hashes of all shares, as the host sent them before any share was revealed. `None` before.
    pub list: Option<ShareCommitments>,
    /// All shares, as the host sent them before the deal. `None` before.
    pub shares: Option<Shares>,
}

/// An attempt to deal that failed: the seats whose shares were in the list and weren't revealed. The number of a deal's current
/// attempt is the number of those that failed before, plus 1.
pub type FailedAttempt = Vec<Seat>;

/// Why a deal fails verification.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum UnfairDeal {
    /// The own hash is missing from the list, or was changed; or the own share is missing or changed.
    #[error("the deal was made without the random bytes that this program gave for seat {seat}")]
    OwnShare {
        /// The own seat.
        seat: Seat,
    },
    /// The list names a seat of which no share can come: the host's, a computer player's or none at all.
    #[error("the deal uses random bytes for seat {seat}, where nobody sits who could give any")]
    ForeignShare {
        /// The seat.
        seat: Seat,
    },
    /// A share doesn't match its hash in the list, or is missing or too many.
    #[error("the random bytes of seat {seat} are not the ones committed to before the deal")]
    Share {
        /// The first such seat.
        seat: Seat,
    },
    /// The host sent a second, different commitment or list for the same attempt, or skipped one.
    #[error("the host began the deal anew without a reason")]
    Restarted,
    /// The revealed secret doesn't match the commitment.
    #[error("the host's secret is not the one it committed to before the deal")]
    Secret,
    /// The round's seed doesn't follow from secret and shares.
    #[error("the round was not dealt from the host's secret and everyone's random bytes")]
    Seed,
    /// Nobody but the host gave random bytes, so a spectator can't know how the host chose its own.
    #[error("nobody but the host gave random bytes for the deal")]
    HostAlone,
    /// The dealer doesn't follow from the agreed seed.
    #[error("the dealer was not drawn from the agreed random numbers")]
    Dealer,
}

impl DealTranscript {
    /// The hash of the own share. `None` if this program gives none.
    pub fn own_commitment(&self) -> Option<Commitment> {
        self.own.map(|(seat, share)| self.context.commit_share(seat, &share))
    }

    /// Checks a list of hashes before the own share is revealed. `people` are the seats of persons at other machines than the
    /// host's.
    ///
    /// # Errors
    /// If the own hash is missing or changed, or the list has one of a seat that gives none.
    pub fn check_list(&self, list: &ShareCommitments, people: &BTreeSet<Seat>) -> Result<(), UnfairDeal> {
        if let Some((seat, share)) = self.own
            && list.get(&seat) != Some(&self.context.commit_share(seat, &share))
        {
            return Err(UnfairDeal::OwnShare { seat });
        }
        match list.keys().find(|seat| !people.contains(seat)) {
            Some(&seat) => Err(UnfairDeal::ForeignShare { seat }),
            None => Ok(()),
        }
    }

    /// Checks that the shares are the own one and those of the list.
    ///
    /// # Errors
    /// With the first seat whose share is missing, changed or not in the list.
    pub fn check_shares(&self, shares: &Shares) -> Result<(), UnfairDeal> {
        if let Some((seat, share)) = self.own
            && shares.get(&seat) != Some(&share)
        {
            return Err(UnfairDeal::OwnShare { seat });
        }
        let none = ShareCommitments::new();
        let list = self.list.as_ref().unwrap_or(&none);
        let seats: BTreeSet<Seat> = list.keys().chain(shares.keys()).copied().collect();
        let matches = |seat: &Seat| {
            let hash = shares.get(seat).map(|share| self.context.commit_share(*seat, share));
            hash.is_some() && hash.as_ref() == list.get(seat)
        };
        match seats.into_iter().find(|seat| !matches(seat)) {
            Some(seat) => Err(UnfairDeal::Share { seat }),
            None => Ok(()),
        }
    }

    /// Verifies the deal after the round: `secret` as the host revealed it, `seed` from the round's record.
    /// [`skipstone_core::replay`] verifies that the round follows from its seed.
    ///
    /// # Errors
    /// With the first thing that differs.
    pub fn check(&self, secret: &DealSecret, seed: &Seed) -> Result<(), UnfairDeal> {
        let none = Shares::new();
        let shares = self.shares.as_ref().unwrap_or(&none);
        self.check_shares(shares)?;
        if self.context.commit_secret(secret) != self.commitment {
            return Err(UnfairDeal::Secret);
        }
        if self.context.seed(secret, shares) != *seed {
            return Err(UnfairDeal::Seed);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fingerprint::Fingerprint;
    use crate::ids::{SeriesId, TableId};

    const PEOPLE: [Seat; 3] = [Seat::Two, Seat::Three, Seat::Five];

    /// A fair deal as seen by the guest on seat 2.
    fn deal() -> (DealTranscript, DealSecret, Seed) {
        let (table, series) = (TableId([1; 16]), SeriesId([2; 16]));
        let context =
            DealContext { table, series, round: 3, attempt: 1, host: Fingerprint::from_bytes([4; 32]) };
        let secret = DealSecret::from_bytes([7; 32]);
        let share = |seat: Seat| Share::from_bytes([seat.number(); 32]);
        let shares: Shares = PEOPLE.map(|seat| (seat, share(seat))).into();
        let list = shares.iter().map(|(seat, share)| (*seat, context.commit_share(*seat, share))).collect();
        let transcript = DealTranscript {
            context,
            commitment: context.commit_secret(&secret),
            own: Some((Seat::Two, share(Seat::Two))),
            list: Some(list),
            shares: Some(shares.clone()),
        };
        (transcript, secret, context.seed(&secret, &shares))
    }

    #[test]
    fn a_fair_deal_is_verified() {
        let (transcript, secret, seed) = deal();
        let list = transcript.list.clone().expect("a list");
        assert_eq!(transcript.check_list(&list, &PEOPLE.into()), Ok(()));
        assert_eq!(transcript.check(&secret, &seed), Ok(()));
        let spectator = DealTranscript { own: None, ..transcript };
        assert_eq!(spectator.check(&secret, &seed), Ok(()));
    }

    #[test]
    fn what_differs_is_found() {
        let (transcript, secret, seed) = deal();
        let own = Err(UnfairDeal::OwnShare { seat: Seat::Two });
        let mut list = transcript.list.clone().expect("a list");
        list.insert(Seat::Four, list[&Seat::Three]);
        let foreign = Err(UnfairDeal::ForeignShare { seat: Seat::Four });
        assert_eq!(transcript.check_list(&list, &PEOPLE.into()), foreign);
        list.insert(Seat::Two, list[&Seat::Three]);
        assert_eq!(transcript.check_list(&list, &PEOPLE.into()), own);
        list.remove(&Seat::Two);
        assert_eq!(transcript.check_list(&list, &PEOPLE.into()), own);

        let shares = transcript.shares.clone().expect("shares");
        let with = |change: &dyn Fn(&mut Shares)| {
            let mut shares = shares.clone();
            change(&mut shares);
            DealTranscript { shares: Some(shares), ..transcript.clone() }.check(&secret, &seed)
        };
        let another = Share::from_bytes([9; 32]);
        assert_eq!(
            with(&|shares| {
                shares.remove(&Seat::Two);
            }),
            own
        );
        assert_eq!(
            with(&|shares| {
                shares.insert(Seat::Two, another);
            }),
            own
        );
        let three = Err(UnfairDeal::Share { seat: Seat::Three });
        assert_eq!(
            with(&|shares| {
                shares.remove(&Seat::Three);
            }),
            three
        );
        assert_eq!(
            with(&|shares| {
                shares.insert(Seat::Three, another);
            }),
            three
        );
        let six = Err(UnfairDeal::Share { seat: Seat::Six });
        assert_eq!(
            with(&|shares| {
                shares.insert(Seat::Six, another);
            }),
            six
        );

        assert_eq!(transcript.check(&DealSecret::from_bytes([8; 32]), &seed), Err(UnfairDeal::Secret));
        assert_eq!(transcript.check(&secret, &Seed([0; 32])), Err(UnfairDeal::Seed));
    }
}
