//! The host's side of the fair deal: commitment, shares, and the seed from both.

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

/// The time to wait for shares. Guests' programs answer at once, without their players; a connection that is silent for so long
/// is lost anyway.
const SHARE_TIMEOUT: Duration = limits::IDLE_TIMEOUT;

/// A deal between its commitment and its last share.
pub(super) struct PendingDeal {
    round: u32,
    secret: DealSecret,
    shares: Shares,
    /// The connected players whose shares are missing.
    waiting: BTreeSet<Seat>,
    /// When the deal goes on without the missing shares, as time since the room was created.
    pub(super) deadline: Duration,
}

impl PendingDeal {
    /// The message that asks for shares, also sent to guests who join meanwhile.
    pub(super) fn commitment(&self) -> ToGuest {
        ToGuest::Commitment { round: self.round, commitment: self.secret.commitment(self.round) }
    }
}

impl Room {
    /// Broadcasts the commitment of the next round and waits for the shares of the connected players. Does nothing if a deal is
    /// pending already.
    ///
    /// # Errors
    /// Without a series, while the game is paused or a round is in progress, after the end of the series, or if the system
    /// gives no random bytes.
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
        let is_connected = |seat: &Seat| {
            let key = self.seating.person(*seat).map(|person| person.key);
            key.is_some_and(|key| self.guests.find_by_key(key).is_some())
        };
        let dealing = PendingDeal {
            round: game.table.series().rounds().len() as u32 + 1,
            secret: DealSecret::generate().map_err(|_| Denial::NotNow)?,
            shares: Shares::new(),
            waiting: game.table.setup().seats().filter(is_connected).collect(),
            deadline: self.now + SHARE_TIMEOUT,
        };
        let commitment = dealing.commitment();
        game.dealing = Some(dealing);
        self.broadcast(commitment);
        self.finish_deal_if_ready();
        Ok(())
    }

    /// Stores the share of a player. Ignored from a spectator, after the seat's first share, or without a pending deal of this
    /// round.
    pub(super) fn handle_share(&mut self, guest: GuestId, round: u32, share: Share) {
        let Some(seat) = self.seat_of(guest) else { return };
        let dealing = self.game.as_mut().and_then(|game| game.dealing.as_mut());
        if let Some(dealing) = dealing.filter(|dealing| dealing.round == round) {
            dealing.shares.entry(seat).or_insert(share);
            self.stop_waiting_for_share(seat);
        }
    }

    /// Stops waiting for a seat's share: it arrived, or its player disconnected. The last one missing starts the round.
    pub(super) fn stop_waiting_for_share(&mut self, seat: Seat) {
        if let Some(dealing) = self.game.as_mut().and_then(|game| game.dealing.as_mut()) {
            dealing.waiting.remove(&seat);
        }
        self.finish_deal_if_ready();
    }

    /// Starts the round of the pending deal if no share is missing or the deadline has passed.
    pub(super) fn finish_deal_if_ready(&mut self) {
        let Some(game) = &mut self.game else { return };
        let is_ready = |dealing: &mut PendingDeal| dealing.waiting.is_empty() || dealing.deadline <= self.now;
        let Some(PendingDeal { round, secret, shares, .. }) = game.dealing.take_if(is_ready) else { return };
        let seed = secret.seed(round, &shares);
        game.deal = Some(DealInputs { round, secret, shares: shares.clone() });
        self.broadcast(ToGuest::Shares { round, shares });
        self.apply_to_table(table::TableInput::DealFrom(seed), None);
    }
}
