//! What this player asks and answers about takebacks: its program signs nothing else of them.
//!
//! Whoever asks signs last, by its program, once all others have agreed. Before that the host has nothing that it could write into
//! the log if the player thinks better of it.

use std::collections::BTreeMap;

use skipstone_core::Seat;
use skipstone_core::table::{IntentError, Update};

use super::evidence::SeenRound;
use super::state::ClientState;
use crate::protocol::{LogPosition, TableRequest};
use crate::round_log::Statement;

/// The takebacks that a client knows of.
#[derive(Debug, Default)]
pub(super) struct Takebacks {
    /// The open request. `None` as long as the host has told of none over this connection.
    open: Option<OpenRequest>,
    /// What the player has asked for and not withdrawn.
    asked: Option<OwnRequest>,
    /// The position at which the player has given the answers.
    answered_at: LogPosition,
    /// The player's answers there, by who asks.
    answers: BTreeMap<Seat, bool>,
    /// Whether the player's own request was open when the connection was lost, until it is known what has become of it.
    had_asked: bool,
}

/// A request as the host tells of it.
#[derive(Debug)]
struct OpenRequest {
    by: Seat,
    at: LogPosition,
    /// Who still has to answer.
    awaited: Vec<Seat>,
}

/// The own request.
#[derive(Debug, Clone, Copy)]
struct OwnRequest {
    /// The number of the table request.
    number: u32,
    at: LogPosition,
}

impl Takebacks {
    /// The connection was lost: the host tells anew of what is open. `own` is the player's seat.
    pub(super) fn interrupt(&mut self, own: Option<Seat>) {
        self.had_asked |= self.open.take().is_some_and(|open| Some(open.by) == own);
    }

    /// Whether the player is back, and what it had asked for before isn't open any more. The next time it is `false`.
    pub(super) fn has_lapsed(&mut self) -> bool {
        std::mem::take(&mut self.had_asked) && self.open.is_none()
    }

    /// The open request has ended, one way or the other. `own` is the player's seat.
    pub(super) fn end(&mut self, own: Option<Seat>) {
        if self.open.take().is_some_and(|open| Some(open.by) == own) {
            self.asked = None;
        }
        self.had_asked = false;
    }

    /// Notes what the player has asked for.
    pub(super) fn note_request(&mut self, number: u32, request: &TableRequest) {
        if let TableRequest::TakeBack { at } = *request {
            self.asked = Some(OwnRequest { number, at });
        }
    }

    /// Notes that the host has denied a request.
    pub(super) fn note_denial(&mut self, number: u32) {
        self.asked = self.asked.filter(|asked| asked.number != number);
    }

    fn has_asked(&self, at: LogPosition) -> bool {
        self.asked.is_some_and(|asked| asked.at == at)
    }

    fn note_answer(&mut self, by: Seat, at: LogPosition, agreed: bool) {
        if std::mem::replace(&mut self.answered_at, at) != at {
            self.answers.clear();
        }
        self.answers.insert(by, agreed);
    }

    /// What the player has answered to a request like this one. `None` if it hasn't.
    fn earlier_answer(&self, by: Seat, at: LogPosition) -> Option<bool> {
        self.answers.get(&by).copied().filter(|_| self.answered_at == at)
    }

    /// Whether the player's answer to a request is on its way, or has yet to be given.
    fn is_awaited(&self, by: Seat, at: LogPosition, own: Seat) -> bool {
        let is_it = |open: &&OpenRequest| (open.by, open.at) == (by, at);
        self.open.as_ref().filter(is_it).is_some_and(|open| open.awaited.contains(&own))
    }
}

impl ClientState {
    /// The request to take the own last move back. `None` without a seat in a round.
    pub(super) fn takeback_request(&self) -> Option<TableRequest> {
        let at = self.evidence.current().map(SeenRound::game_position)?;
        self.seat().map(|_| TableRequest::TakeBack { at })
    }

    /// The player's answer to the open request, which withdraws the own one. `None` if the player can't agree to it here.
    ///
    /// # Errors
    /// [`IntentError::NothingAsked`] if there is nothing to answer.
    pub(super) fn takeback_answer(&mut self, agreed: bool) -> Result<Option<TableRequest>, IntentError> {
        let own = self.seat();
        let is_own = |open: &OpenRequest| Some(open.by) == own;
        if !agreed && self.takebacks.open.as_ref().is_none_or(is_own) {
            self.takebacks.asked = None;
        }
        let open = self.takebacks.open.as_ref().filter(|open| !agreed || !is_own(open));
        let &OpenRequest { by, at, .. } = open.ok_or(IntentError::NothingAsked)?;
        self.takebacks.note_answer(by, at, agreed);
        Ok(self.signed_answer(by, at, agreed))
    }

    /// Follows a request. What the player has decided already is answered by this program, and not shown: that the own request
    /// stands, and the same answer once more to the same request.
    pub(super) fn hear_of_takeback(&mut self, by: Seat, at: LogPosition, awaited: Vec<Seat>) {
        let own = self.seat();
        let is_confirmed = awaited == [by];
        let earlier = own.filter(|own| awaited.contains(own) && !self.takebacks.is_awaited(by, at, *own));
        let answer = match own {
            Some(own) if own == by && is_confirmed => Some(self.takebacks.has_asked(at)),
            _ => earlier.and_then(|_| self.takebacks.earlier_answer(by, at)),
        };
        self.takebacks.open = Some(OpenRequest { by, at, awaited: awaited.clone() });
        if let Some(agreed) = answer {
            if let Some(answer) = self.signed_answer(by, at, agreed) {
                self.request(answer);
            }
        } else if !is_confirmed {
            // Otherwise nobody has to wait for a person any more.
            self.emit(Update::TakebackAsked { by, awaited });
        }
    }

    /// An answer to a request. `None` if it agrees to one for another position than the own one.
    fn signed_answer(&self, asked: Seat, at: LogPosition, agreed: bool) -> Option<TableRequest> {
        if !agreed {
            return Some(TableRequest::Agree { asked, at, signature: None });
        }
        let (own, signature) = self.sign_at_game(|head| Statement::TakeBack { head, asker: asked })?;
        (own == at).then_some(TableRequest::Agree { asked, at, signature: Some(signature) })
    }
}
