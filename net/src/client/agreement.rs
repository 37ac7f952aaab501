//! What the player has said yes to: the proposal on the own screen, and nothing else.
//!
//! Being ready is a gate of this program, no message that proves anything: a share is given only for the contract that was proposed
//! here and that the player is ready for. A change, a withdrawal or a lost connection ends it.

use std::time::Duration;

use skipstone_core::Seat;

use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::protocol::{LobbyRequest, Name};
use crate::round_log::Proposal;

/// How long a proposal has to be on the screen before the player can be ready for it.
pub const TIME_TO_READ: Duration = Duration::from_secs(1);

/// What the player is ready for.
#[derive(Debug, Default)]
pub(super) struct Agreement {
    shown: Option<ShownProposal>,
    is_ready: bool,
    /// Whether the player has seen what is proposed, over a connection that has held since.
    is_asked: bool,
    wishes: Wishes,
    /// The seat that the player gets by the swap that they have offered or agreed to last. `None` if it was said so of no swap.
    swap_to: Option<Seat>,
}

/// The proposal on the own screen.
#[derive(Debug)]
struct ShownProposal {
    proposal: Proposal,
    /// When it came, since the session began.
    since: Duration,
    /// Whether the player has to be ready for it. Where nothing but dealer and scores changes, the round may begin without that.
    must_be_agreed: bool,
    /// What is unlike the series that it goes on from.
    other_series: Option<Surprise>,
    /// Whether the player has confirmed what is proposed for them unlike their own wishes.
    is_confirmed: bool,
}

/// What the player has asked for last. `None` where it was left to the host.
#[derive(Debug, Default)]
struct Wishes {
    seat: Option<Seat>,
    name: Option<Name>,
    age: Option<u8>,
}

/// What a proposal holds for the player unlike what they have asked for, or what this program can't vouch for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Surprise {
    /// Another seat than the one that the player took.
    Seat {
        /// The seat that the player asked for.
        wished: Seat,
    },
    /// Another name.
    Name {
        /// The name that the player asked for.
        wished: Name,
    },
    /// Another age.
    Age {
        /// The age that the player told, in years. `None` if the player told none.
        wished: Option<u8>,
    },
    /// Computer players that this program can't repeat, so the round can't be verified.
    UnknownBots,
    /// The series doesn't go on from the one that the player has come for.
    OtherSeries,
    /// The series goes on from one of which this program has seen nothing, or which the host hasn't played: its scores are the host's
    /// word.
    UnknownSeries,
    /// Other players, levels or time limits than in the series that it goes on from.
    OtherPlayers {
        /// The seats that somebody else would have, or a computer player of another level. None if only limits are others.
        seats: Vec<Seat>,
    },
    /// The series goes on from another round, or with other scores, than this program has seen itself.
    OtherScores {
        /// The last round that it has seen, from 1.
        round: u32,
        /// The scores after it, by team.
        own: Vec<u32>,
    },
}

impl Agreement {
    /// The shown proposal, and whether the player has to be ready for it. `None` if there is none.
    pub(super) fn shown(&self) -> Option<(&Proposal, bool)> {
        self.shown.as_ref().map(|shown| (&shown.proposal, shown.must_be_agreed))
    }

    /// Notes what the player asks for. While a series' first round is proposed, wishes wait.
    pub(super) fn note_wish(&mut self, request: &LobbyRequest) {
        if self.shown().is_some_and(|(proposal, _)| proposal.round == 1) {
            return;
        }
        match request {
            LobbyRequest::Seat(seat) => self.wishes.seat = *seat,
            // Any seat of the team will do.
            LobbyRequest::Team(_) => self.wishes.seat = None,
            LobbyRequest::Name(name) => self.wishes.name = Some(name.clone()),
            LobbyRequest::Age(age) => self.wishes.age = *age,
            LobbyRequest::Stone(_) | LobbyRequest::Pebble(_) => {}
            LobbyRequest::OfferSwap(seat) => self.swap_to = Some(*seat),
            LobbyRequest::AnswerSwap { offer, agreed } => self.swap_to = agreed.then_some(offer.from),
            LobbyRequest::WithdrawSwap => self.swap_to = None,
        }
    }

    /// Notes that the player has got a seat by a swap. It is the one that they wish for if they have agreed to that.
    pub(super) fn note_swap(&mut self, to: Seat) {
        if self.swap_to == Some(to) {
            (self.wishes.seat, self.swap_to) = (Some(to), None);
        }
    }

    /// Shows another proposal, or none, with what is unlike the series that it goes on from. The player stays ready only for the same
    /// one.
    pub(super) fn show(
        &mut self,
        proposal: Option<Proposal>,
        must_be_agreed: bool,
        other_series: Option<Surprise>,
        now: Duration,
    ) {
        let digest = proposal.as_ref().map(Proposal::digest);
        let is_same = digest.is_some() && digest == self.shown.as_ref().map(|shown| shown.proposal.digest());
        match (&mut self.shown, proposal) {
            (Some(shown), Some(proposal)) if is_same => shown.proposal = proposal,
            (_, proposal) => {
                (self.is_ready, self.is_asked) = (false, true);
                let is_confirmed = false;
                self.shown = proposal.map(|proposal| ShownProposal {
                    proposal,
                    since: now,
                    must_be_agreed,
                    other_series,
                    is_confirmed,
                });
            }
        }
    }

    /// Whatever is shown has to be agreed to: the round before was broken.
    pub(super) fn must_agree(&mut self) {
        if let Some(shown) = &mut self.shown {
            (shown.must_be_agreed, self.is_ready) = (true, false);
        }
    }

    /// What the shown proposal holds for this player unlike their wishes. Nothing for who isn't in it.
    pub(super) fn surprises(&self, own: Fingerprint) -> Vec<Surprise> {
        let Some(shown) = &self.shown else { return Vec::new() };
        let contract = &shown.proposal.contract;
        let Some((seat, place)) = contract.place_of(own) else { return Vec::new() };
        let Wishes { seat: wished_seat, name: wished_name, age } = &self.wishes;
        let other_seat = wished_seat.filter(|wished| *wished != seat).map(|wished| Surprise::Seat { wished });
        let other_name = wished_name.clone().filter(|wished| *wished != place.name);
        let other_name = other_name.map(|wished| Surprise::Name { wished });
        let other_age = (place.age != *age).then_some(Surprise::Age { wished: *age });
        let unknown_bots = (!contract.are_bots_known()).then_some(Surprise::UnknownBots);
        let other_series = shown.other_series.clone();
        [other_seat, other_name, other_age, unknown_bots, other_series].into_iter().flatten().collect()
    }

    /// Notes that the player has confirmed what is unlike their wishes, in the shown proposal: it is what they wish from now on.
    pub(super) fn confirm(&mut self, own: Fingerprint) {
        let Some(shown) = &mut self.shown else { return };
        shown.is_confirmed = true;
        if let Some((seat, place)) = shown.proposal.contract.place_of(own) {
            self.wishes = Wishes { seat: Some(seat), name: Some(place.name.clone()), age: place.age };
        }
    }

    /// Notes that the player is ready for the shown proposal. Returns its hash. `None` if there is none, if it wasn't there for long
    /// enough, or if something of it has to be confirmed first.
    pub(super) fn be_ready(&mut self, own: Fingerprint, now: Duration) -> Option<Digest> {
        let must_confirm = !self.surprises(own).is_empty();
        let shown = self.shown.as_ref()?;
        let is_read = now.saturating_sub(shown.since) >= TIME_TO_READ;
        if shown.must_be_agreed && (!is_read || must_confirm && !shown.is_confirmed) {
            return None;
        }
        (self.is_ready, self.is_asked) = (true, true);
        Some(shown.proposal.digest())
    }

    /// Notes that the player isn't ready after all.
    pub(super) fn withdraw(&mut self) {
        self.is_ready = false;
    }

    /// Notes that the connection was lost: who was ready isn't any more.
    pub(super) fn interrupt(&mut self) {
        (self.is_ready, self.is_asked) = (false, false);
    }

    /// Whether the player has been asked, so that what isn't agreed to is refused. Who comes while others agree keeps nobody from
    /// playing.
    pub(super) fn is_asked(&self) -> bool {
        self.is_asked
    }

    /// Whether this round is on the screen, and the player is ready for it where that `must_be_agreed`.
    pub(super) fn covers(&self, round: &Proposal, must_be_agreed: bool) -> bool {
        let shown = self.shown.as_ref().filter(|_| self.is_ready || !must_be_agreed);
        shown.is_some_and(|shown| shown.proposal.digest() == round.digest())
    }
}
