//! The requests by which a player asks for takebacks and answers them.

use skipstone_core::Seat;
use skipstone_core::table::{IntentError, Update};

use super::seen_round::SeenRound;
use super::state::ClientState;
use super::takebacks::OpenRequest;
use crate::protocol::{LogPosition, TableRequest};
use crate::round_log::Statement;

impl ClientState {
    /// The request to take the own last move back. `None` without a seat in a round.
    pub(super) fn takeback_request(&self) -> Option<TableRequest> {
        let at = self.cache.evidence.current().map(SeenRound::game_position)?;
        self.seat().map(|_| TableRequest::TakeBack { at })
    }

    /// The player's answer to the open request, which withdraws the own one. `None` if the player can't agree to it here. Whoever has
    /// agreed has signed it: that stands for as long as the request is open.
    ///
    /// # Errors
    /// [`IntentError::NothingAsked`] if there is nothing to answer.
    pub(super) fn takeback_answer(&mut self, agreed: bool) -> Result<Option<TableRequest>, IntentError> {
        let own = self.seat();
        let is_own = |open: &OpenRequest| Some(open.by) == own;
        if !agreed && self.screen.takebacks.open.as_ref().is_none_or(is_own) {
            self.screen.takebacks.asked = None;
        }
        let open = self.screen.takebacks.open.as_ref().filter(|open| !agreed || !is_own(open));
        let &OpenRequest { by, at, .. } = open.ok_or(IntentError::NothingAsked)?;
        if !agreed && Some(by) != own && self.earlier_answer(by, at) == Some(true) {
            return Err(IntentError::NothingAsked);
        }
        self.screen.takebacks.note_answer(by, at, agreed);
        Ok(self.signed_answer(by, at, agreed))
    }

    /// Follows a request. What the player has decided already is answered by this program, and not shown: that the own request
    /// stands, and an agreement once more. Who has refused is asked again.
    pub(super) fn hear_of_takeback(&mut self, by: Seat, at: LogPosition, awaited: Vec<Seat>) {
        let own = self.seat();
        let is_confirmed = awaited == [by];
        let earlier =
            own.filter(|own| awaited.contains(own) && !self.screen.takebacks.is_awaited(by, at, *own));
        let answer = match own {
            Some(own) if own == by && is_confirmed => Some(self.screen.takebacks.has_asked(at)),
            _ => earlier.and_then(|_| self.earlier_answer(by, at)).filter(|agreed| *agreed),
        };
        self.screen.takebacks.open = Some(OpenRequest { by, at, awaited: awaited.clone() });
        if let Some(agreed) = answer {
            if let Some(answer) = self.signed_answer(by, at, agreed) {
                self.request(answer);
            }
        } else if !is_confirmed {
            // Otherwise nobody has to wait for a person any more.
            self.emit(Update::TakebackAsked { by, awaited });
        }
    }

    /// A request is over: what was signed for one isn't known any more, in whatever round, unless it is asked and agreed to again.
    pub(super) fn forget_agreements(&mut self) {
        for seen in &mut self.cache.evidence.rounds {
            let contract = seen.log.contract();
            let (head, seats) = (seen.log.game_head(), contract.map_or(0, |contract| contract.seats.len()));
            for asker in Seat::first_n(seats) {
                let agreed = self.identity.sign(&Statement::TakeBack { head, asker }.digest());
                seen.statements.retain(|(_, signed)| *signed != agreed);
            }
        }
        self.cache.save_soon();
    }

    /// What the player has answered to a request like this one, before the program was started again too. `None` if it hasn't.
    fn earlier_answer(&self, by: Seat, at: LogPosition) -> Option<bool> {
        let has_signed = || {
            let seen = self.cache.evidence.current().filter(|seen| seen.game_position() == at)?;
            let agreed = Statement::TakeBack { head: seen.log.game_head(), asker: by };
            seen.has_signed(self.identity.sign(&agreed.digest())).then_some(true)
        };
        self.screen.takebacks.earlier_answer(by, at).or_else(has_signed)
    }

    /// An answer to a request. `None` if it agrees to one for another position than the own one.
    fn signed_answer(&mut self, asked: Seat, at: LogPosition, agreed: bool) -> Option<TableRequest> {
        if !agreed {
            return Some(TableRequest::Agree { asked, at, signature: None });
        }
        self.cache.evidence.current().filter(|seen| seen.game_position() == at)?;
        let (at, signature) = self.sign_at_game(|head| Statement::TakeBack { head, asker: asked })?;
        Some(TableRequest::Agree { asked, at, signature: Some(signature) })
    }
}
