//! Pauses: in a round as its log says, between rounds as the host does.

use std::time::Duration;

use skipstone_core::table::{Intent, IntentError, PausedBy, Update};

use super::error::ProtocolViolation;
use super::event::ClientEvent;
use super::seen_round::SeenRound;
use super::signed_act::AskedPause;
use super::state::ClientState;
use super::verdict::Doubt;
use crate::protocol::{Denial, TableRequest};
use crate::round_log::Statement;
use crate::signature::Signature;

/// The most requests that may wait for an answer.
const MAX_ASKED: usize = 8;

impl SeenRound {
    /// Notes that the log says of a pause, or of its end, that this client has signed it. A host may use a signature at once, or not at
    /// all: anything else is a doubt.
    pub(super) fn follow_own_pause(&mut self, signature: Signature, now: Duration) {
        let asked = self.asked_pauses.iter().position(|asked| asked.signature == signature);
        match asked.and_then(|at| self.asked_pauses.drain(..=at).next_back()) {
            Some(asked) if asked.is_of_use(now) => {}
            Some(_) => self.doubt(Doubt::PauseLate),
            None => self.doubt(Doubt::UnknownSignature),
        }
    }

    /// Whether the host has left a request to resume the game unanswered.
    pub(super) fn is_resume_ignored(&self, now: Duration) -> bool {
        self.asked_pauses.iter().any(|asked| asked.is_ignored_resume(now))
    }

    /// The game goes on: requests for that have been answered, but for those that the host has ignored. They count to the end of the
    /// turn.
    pub(super) fn forget_asked_resumes(&mut self, now: Duration) {
        self.asked_pauses.retain(|asked| asked.paused || asked.is_ignored_resume(now));
    }
}

impl ClientState {
    /// Asks to pause the game, or to resume it. What is signed is noted until the host has answered, so that it is of use once.
    pub(super) fn ask_for_pause(&mut self, paused: bool) {
        let Some((seen, seat)) = self.cache.evidence.current().zip(self.seat()) else {
            return self.outputs.events.push(ClientEvent::Denied(Denial::NotNow));
        };
        if seen.log.phase().is_playing() && seen.log.paused().is_some() == paused {
            // It is so already.
            return;
        }
        let statement = Statement::Pause { head: seen.log.head(), seat, paused };
        let (at, signature) = (seen.position(), self.identity.sign(&statement.digest()));
        if seen.asked_pauses.len() >= MAX_ASKED {
            return self.outputs.events.push(ClientEvent::Denied(Denial::RateLimited));
        }
        let request = self.request(TableRequest::Pause { paused, at, signature });
        let sent = Some(self.own_turn.now());
        if let Some(seen) = self.cache.evidence.current_mut() {
            seen.asked_pauses.push(AskedPause { paused, signature, request, sent, back: None });
        }
        self.save_evidence();
    }

    /// Forgets a request to pause that the host has denied. It has no reason to deny the end of a pause.
    pub(super) fn forget_denied_pause(&mut self, request: u32) {
        if let Some(seen) = self.cache.evidence.current_mut() {
            let is_open = seen.log.paused().is_some();
            seen.asked_pauses.retain(|asked| asked.request != request || is_open && !asked.paused);
        }
    }

    /// Notes that requests may have got lost with the connection.
    pub(super) fn interrupt_pauses(&mut self) {
        let now = self.own_turn.now();
        for seen in &mut self.cache.evidence.rounds {
            seen.asked_pauses.iter_mut().for_each(|asked| asked.come_back(now));
        }
    }

    /// Forgets requests over earlier connections: what came of them is known.
    pub(super) fn forget_interrupted_pauses(&mut self) {
        if let Some(seen) = self.cache.evidence.current_mut() {
            seen.asked_pauses.retain(|asked| asked.sent.is_some());
        }
    }

    /// Why this program asks for nothing of the kind: the log says that the game is paused.
    pub(super) fn refused_in_pause(&self, intent: Intent) -> Option<IntentError> {
        let must_wait =
            matches!(intent, Intent::Move(_) | Intent::Undo | Intent::Catch | Intent::CallTalking(_));
        let paused = self.cache.evidence.current().and_then(|seen| seen.log.paused());
        paused.filter(|_| must_wait).map(IntentError::from)
    }

    /// Tells the screen whether the round is paused, if that is new.
    pub(super) fn tell_pause(&mut self) {
        let Some(seen) = self.playing() else { return };
        let (paused, resumed_by) = (seen.log.paused(), seen.log.resumed_by());
        if std::mem::replace(&mut self.connection.told_pause, paused) != paused {
            self.emit(paused.map_or(Update::Resumed(resumed_by), Update::Paused));
        }
    }

    /// Follows a pause between rounds. During a round the log alone counts.
    pub(super) fn hear_of_pause(&mut self, by: PausedBy, paused: bool) -> Result<(), ProtocolViolation> {
        if let PausedBy::Seat(seat) = by {
            self.check_seat(seat)?;
        }
        if self.playing().is_none() {
            self.connection.told_pause = paused.then_some(by);
            self.emit(if paused { Update::Paused(by) } else { Update::Resumed(Some(by)) });
        }
        Ok(())
    }

    /// The round on the table. `None` between rounds, and while cards are dealt.
    pub(super) fn playing(&self) -> Option<&SeenRound> {
        self.cache.evidence.current().filter(|seen| seen.log.phase().is_playing())
    }
}
