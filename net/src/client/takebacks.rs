//! What this player has asked and answered about takebacks: its program signs nothing else of them.
//!
//! Whoever asks signs last, by its program, once all others have agreed. Before that the host has nothing that it could write into
//! the log if the player thinks better of it.

use std::collections::BTreeMap;

use skipstone_core::Seat;

use crate::protocol::{LogPosition, TableRequest};

/// The takebacks that a client knows of.
#[derive(Debug, Default)]
pub(super) struct Takebacks {
    /// The open request. `None` as long as the host has told of none over this connection.
    pub(super) open: Option<OpenRequest>,
    /// What the player has asked for and not withdrawn.
    pub(super) asked: Option<OwnRequest>,
    /// The position at which the player has given the answers.
    answered_at: LogPosition,
    /// The player's answers there, by who asks.
    answers: BTreeMap<Seat, bool>,
    /// Whether the player's own request was open when the connection was lost, until it is known what has become of it.
    had_asked: bool,
}

/// A request as the host tells of it.
#[derive(Debug)]
pub(super) struct OpenRequest {
    pub(super) by: Seat,
    pub(super) at: LogPosition,
    /// Who still has to answer.
    pub(super) awaited: Vec<Seat>,
}

/// The own request.
#[derive(Debug, Clone, Copy)]
pub(super) struct OwnRequest {
    /// The number of the table request.
    number: u32,
    at: LogPosition,
}

impl Takebacks {
    /// The connection was lost: the host tells anew of what is open. `own` is the player's seat.
    pub(super) fn interrupt(&mut self, own: Option<Seat>) {
        self.had_asked |= self.open.take().is_some_and(|open| Some(open.by) == own);
    }

    /// The player is back. Whether what it had asked for before isn't open any more: then it isn't asked for any more, either.
    pub(super) fn has_lapsed(&mut self) -> bool {
        let is_over = self.open.is_none();
        self.asked = self.asked.filter(|_| !is_over);
        std::mem::take(&mut self.had_asked) && is_over
    }

    /// The host says that a request has ended: nothing that was asked for or answered before stands any more.
    pub(super) fn hear_of_end(&mut self) {
        self.asked = None;
        self.answers.clear();
        (self.open, self.had_asked) = (None, false);
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

    pub(super) fn has_asked(&self, at: LogPosition) -> bool {
        self.asked.is_some_and(|asked| asked.at == at)
    }

    pub(super) fn note_answer(&mut self, by: Seat, at: LogPosition, agreed: bool) {
        if std::mem::replace(&mut self.answered_at, at) != at {
            self.answers.clear();
        }
        self.answers.insert(by, agreed);
    }

    /// What the player has answered to a request like this one in this session. `None` if it hasn't.
    pub(super) fn earlier_answer(&self, by: Seat, at: LogPosition) -> Option<bool> {
        self.answers.get(&by).copied().filter(|_| self.answered_at == at)
    }

    /// Whether the player's answer to a request is on its way, or has yet to be given.
    pub(super) fn is_awaited(&self, by: Seat, at: LogPosition, own: Seat) -> bool {
        let is_it = |open: &&OpenRequest| (open.by, open.at) == (by, at);
        self.open.as_ref().filter(is_it).is_some_and(|open| open.awaited.contains(&own))
    }
}
