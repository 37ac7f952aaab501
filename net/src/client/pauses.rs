//! Pauses: in a round as its log says, between rounds as the host does.

use skipstone_core::table::{Intent, IntentError, PausedBy, Update};

use super::error::ProtocolViolation;
use super::evidence::SeenRound;
use super::state::ClientState;
use crate::protocol::TableRequest;
use crate::round_log::Statement;

impl ClientState {
    /// The request to pause the game or to resume it. `None` without a seat, and before the first round.
    pub(super) fn pause_request(&self, paused: bool) -> Option<TableRequest> {
        let (seen, seat) = self.evidence.current().zip(self.seat())?;
        let statement = Statement::Pause { head: seen.log.head(), seat, paused };
        let (at, signature) = (seen.position(), self.identity.sign(&statement.digest()));
        Some(TableRequest::Pause { paused, at, signature })
    }

    /// Why this program asks for nothing of the kind: the log says that the game is paused.
    pub(super) fn refused_in_pause(&self, intent: Intent) -> Option<IntentError> {
        let must_wait =
            matches!(intent, Intent::Move(_) | Intent::Undo | Intent::Catch | Intent::CallTalking(_));
        let paused = self.evidence.current().and_then(|seen| seen.log.paused());
        paused.filter(|_| must_wait).map(IntentError::from)
    }

    /// Tells the screen whether the round is paused, if that is new.
    pub(super) fn tell_pause(&mut self) {
        let Some(seen) = self.playing() else { return };
        let (paused, resumed_by) = (seen.log.paused(), seen.log.resumed_by());
        if std::mem::replace(&mut self.told_pause, paused) != paused {
            self.emit(paused.map_or(Update::Resumed(resumed_by), Update::Paused));
        }
    }

    /// Follows a pause between rounds. During a round the log alone counts.
    pub(super) fn hear_of_pause(&mut self, by: PausedBy, paused: bool) -> Result<(), ProtocolViolation> {
        if let PausedBy::Seat(seat) = by {
            self.check_seat(seat)?;
        }
        if self.playing().is_none() {
            self.told_pause = paused.then_some(by);
            self.emit(if paused { Update::Paused(by) } else { Update::Resumed(Some(by)) });
        }
        Ok(())
    }

    /// The round on the table. `None` between rounds, and while cards are dealt.
    pub(super) fn playing(&self) -> Option<&SeenRound> {
        self.evidence.current().filter(|seen| seen.log.phase().is_playing())
    }
}
