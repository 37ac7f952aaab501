//! The fair deal: the host commits to a secret, everyone gives random bytes, and the round comes from both.

use std::collections::BTreeSet;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::{self, Refused};

use super::Hall;
use super::guests::GuestId;
use crate::fair::{Secret, Share, Shares};
use crate::host::kept::Deal;
use crate::limits;
use crate::protocol::{Denial, ToGuest};

/// How long everyone's bytes are waited for: as long as a connection may be silent. Programs answer by themselves, over the worst
/// network too.
const SHARES: Duration = limits::IDLE;

/// A deal that is being prepared.
pub(super) struct Dealing {
    round: u32,
    secret: Secret,
    shares: Shares,
    /// Whose bytes are still to come.
    waiting: BTreeSet<Seat>,
    pub(super) until: Duration,
}

impl Dealing {
    /// What everyone is told before.
    pub(super) fn commitment(&self) -> ToGuest {
        ToGuest::Commitment { round: self.round, commitment: self.secret.commitment(self.round) }
    }
}

impl Hall {
    /// Begins to deal the next round, if there may be one.
    pub(super) fn begin_dealing(&mut self) -> Result<(), Denial> {
        let game = self.game.as_mut().ok_or(Denial::NotNow)?;
        if game.dealing.is_some() {
            return Ok(());
        }
        if let Some(by) = game.table.paused() {
            return Err(Denial::Table(Refused::Paused(by)));
        }
        if game.round_goes_on() {
            return Err(Denial::Table(Refused::RoundGoesOn));
        }
        if game.table.series().is_over() {
            return Err(Denial::Table(Refused::SeriesOver));
        }
        let here = |seat: &Seat| {
            let key = self.seating.person(*seat).map(|person| person.key);
            key.is_some_and(|key| self.guests.with_key(key).is_some())
        };
        let dealing = Dealing {
            round: game.table.series().rounds().len() as u32 + 1,
            secret: Secret::generate().map_err(|_| Denial::NotNow)?,
            shares: Shares::new(),
            waiting: game.table.setup().seats().filter(here).collect(),
            until: self.now + SHARES,
        };
        let commitment = dealing.commitment();
        game.dealing = Some(dealing);
        self.tell_all(commitment);
        self.dealing_ends();
        Ok(())
    }

    /// Somebody gives random bytes. The first ones count, and none that come too late.
    pub(super) fn shared(&mut self, guest: GuestId, round: u32, share: Share) {
        let Some(seat) = self.seat_of(guest) else { return };
        let dealing = self.game.as_mut().and_then(|game| game.dealing.as_mut());
        if let Some(dealing) = dealing.filter(|dealing| dealing.round == round) {
            dealing.shares.entry(seat).or_insert(share);
            self.no_share_from(seat);
        }
    }

    /// Nobody's bytes are waited for from a seat any more.
    pub(super) fn no_share_from(&mut self, seat: Seat) {
        if let Some(dealing) = self.game.as_mut().and_then(|game| game.dealing.as_mut()) {
            dealing.waiting.remove(&seat);
        }
        self.dealing_ends();
    }

    /// Deals, once everything for it is there or was waited for.
    pub(super) fn dealing_ends(&mut self) {
        let Some(game) = &mut self.game else { return };
        let ready = |dealing: &mut Dealing| dealing.waiting.is_empty() || dealing.until <= self.now;
        let Some(Dealing { round, secret, shares, .. }) = game.dealing.take_if(ready) else { return };
        let seed = secret.seed(round, &shares);
        game.deal = Some(Deal { round, secret, shares: shares.clone() });
        self.tell_all(ToGuest::Shares { round, shares });
        self.at_table(table::Input::Deal(seed), None);
    }
}
