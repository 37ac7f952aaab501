//! The fair deal: the host commits to a secret, everyone gives random bytes, and the round comes from both.

use std::collections::BTreeSet;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::{self, IntentError};

use super::Room;
use super::messages::GuestId;
use crate::fair_deal::{DealSecret, Share, Shares};
use crate::host::saved::DealInputs;
use crate::limits;
use crate::protocol::{Denial, ToGuest};

/// How long everyone's bytes are waited for: as long as a connection may be silent. Programs answer by themselves, over the worst
/// network too.
const SHARE_TIMEOUT: Duration = limits::IDLE_TIMEOUT;

/// A deal that is being prepared.
pub(super) struct PendingDeal {
    round: u32,
    secret: DealSecret,
    shares: Shares,
    /// Whose bytes are still to come.
    waiting: BTreeSet<Seat>,
    pub(super) deadline: Duration,
}

impl PendingDeal {
    /// What everyone is told before.
    pub(super) fn commitment(&self) -> ToGuest {
        ToGuest::Commitment { round: self.round, commitment: self.secret.commitment(self.round) }
    }
}

impl Room {
    /// Begins to deal the next round, if there may be one.
    pub(super) fn start_deal(&mut self) -> Result<(), Denial> {
        let game = self.game.as_mut().ok_or(Denial::NotNow)?;
        if game.dealing.is_some() {
            return Ok(());
        }
        if let Some(by) = game.table.paused() {
            return Err(Denial::Table(IntentError::Paused(by)));
        }
        if game.is_round_running() {
            return Err(Denial::Table(IntentError::RoundGoesOn));
        }
        if game.table.series().is_over() {
            return Err(Denial::Table(IntentError::SeriesOver));
        }
        let here = |seat: &Seat| {
            let key = self.seating.person(*seat).map(|person| person.key);
            key.is_some_and(|key| self.guests.find_by_key(key).is_some())
        };
        let dealing = PendingDeal {
            round: game.table.series().rounds().len() as u32 + 1,
            secret: DealSecret::generate().map_err(|_| Denial::NotNow)?,
            shares: Shares::new(),
            waiting: game.table.setup().seats().filter(here).collect(),
            deadline: self.now + SHARE_TIMEOUT,
        };
        let commitment = dealing.commitment();
        game.dealing = Some(dealing);
        self.broadcast(commitment);
        self.finish_deal_if_ready();
        Ok(())
    }

    /// Somebody gives random bytes. The first ones count, and none that come too late.
    pub(super) fn handle_share(&mut self, guest: GuestId, round: u32, share: Share) {
        let Some(seat) = self.seat_of(guest) else { return };
        let dealing = self.game.as_mut().and_then(|game| game.dealing.as_mut());
        if let Some(dealing) = dealing.filter(|dealing| dealing.round == round) {
            dealing.shares.entry(seat).or_insert(share);
            self.stop_waiting_for_share(seat);
        }
    }

    /// Nobody's bytes are waited for from a seat any more.
    pub(super) fn stop_waiting_for_share(&mut self, seat: Seat) {
        if let Some(dealing) = self.game.as_mut().and_then(|game| game.dealing.as_mut()) {
            dealing.waiting.remove(&seat);
        }
        self.finish_deal_if_ready();
    }

    /// Deals, once everything for it is there or was waited for.
    pub(super) fn finish_deal_if_ready(&mut self) {
        let Some(game) = &mut self.game else { return };
        let ready = |dealing: &mut PendingDeal| dealing.waiting.is_empty() || dealing.deadline <= self.now;
        let Some(PendingDeal { round, secret, shares, .. }) = game.dealing.take_if(ready) else { return };
        let seed = secret.seed(round, &shares);
        game.deal = Some(DealInputs { round, secret, shares: shares.clone() });
        self.broadcast(ToGuest::Shares { round, shares });
        self.apply_to_table(table::TableInput::DealFrom(seed), None);
    }
}
