//! Swaps of seats in the lobby: people ask each other, and the host decides for everybody.

use skipstone_core::Seat;

use super::Room;
use crate::fingerprint::Fingerprint;
use crate::protocol::{Denial, SwapOffer, SwapState, ToGuest};

impl Room {
    /// Offers the person in a seat to swap with this one. If that person has offered the same, they swap at once.
    pub(super) fn offer_swap(&mut self, by: Fingerprint, to: Seat) -> Result<(), Denial> {
        let from = self.seating.seat_of(by).ok_or(Denial::NotSeated)?;
        let is_here = |with: &Fingerprint| *with != by && self.guests.find_by_key(*with).is_some();
        let with = self.seating.person(to).filter(is_here).ok_or(Denial::NotNow)?;
        let counter = SwapOffer { by: with, from: to, with: by, to: from };
        if self.swaps.about(by).any(|offer| offer == counter) {
            return self.answer_swap(by, counter, true);
        }
        if !self.swaps.may_offer(by, self.now) {
            return Err(Denial::RateLimited);
        }
        self.withdraw_swap(by);
        let offer = SwapOffer { by, from, with, to };
        self.swaps.open(offer);
        self.tell_swap(offer, SwapState::Offered);
        Ok(())
    }

    /// Takes back what a person has offered.
    pub(super) fn withdraw_swap(&mut self, by: Fingerprint) {
        self.close_swaps(SwapState::Withdrawn, |offer| offer.by == by);
    }

    /// Answers an offer to this person, who may have seen one that is over by now.
    pub(super) fn answer_swap(
        &mut self,
        who: Fingerprint,
        offer: SwapOffer,
        agreed: bool,
    ) -> Result<(), Denial> {
        let state = if agreed { SwapState::Accepted } else { SwapState::Declined };
        if !self.close_swaps(state, |open| *open == offer && open.with == who) {
            return Err(Denial::Stale);
        }
        if agreed {
            self.seating.swap(offer.from, offer.to);
        }
        Ok(())
    }

    /// Withdraws what nobody can agree to any more: somebody of the two has moved or gone, or a round is proposed.
    pub(super) fn withdraw_obsolete_swaps(&mut self) {
        let sits = |key, seat| self.seating.person(seat) == Some(key);
        let is_open = |offer: &SwapOffer| sits(offer.by, offer.from) && sits(offer.with, offer.to);
        let is_lobby = self.game.is_none();
        let closed = self.swaps.close(|offer| !(is_lobby && is_open(offer)));
        closed.into_iter().for_each(|offer| self.tell_swap(offer, SwapState::Withdrawn));
    }

    /// Sends a person who comes the open offers by and to them.
    pub(super) fn send_swaps(&mut self, who: Fingerprint) {
        let Some(guest) = self.guests.find_by_key(who) else { return };
        let open: Vec<SwapOffer> = self.swaps.about(who).collect();
        for offer in open {
            self.send(guest, ToGuest::Swap { offer, state: SwapState::Offered });
        }
    }

    /// Closes offers and tells what has become of them. Returns whether there were any.
    fn close_swaps(&mut self, state: SwapState, is_closed: impl Fn(&SwapOffer) -> bool) -> bool {
        let closed = self.swaps.close(is_closed);
        let is_any = !closed.is_empty();
        closed.into_iter().for_each(|offer| self.tell_swap(offer, state));
        is_any
    }

    /// Tells the two whom an offer is about.
    fn tell_swap(&mut self, offer: SwapOffer, state: SwapState) {
        let both = [offer.by, offer.with].into_iter().filter_map(|key| self.guests.find_by_key(key));
        let inside = both.filter(|guest| self.guests.is_inside(*guest)).collect();
        self.outputs.send(inside, ToGuest::Swap { offer, state });
    }
}
