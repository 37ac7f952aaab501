//! Table manners: catching a play out of turn, and calling talk between partners (RULES 9).

use super::{Output, Table};
use crate::check::IllegalMove;
use crate::player_action::PlayerAction;
use crate::round::Round;
use crate::seat::Seat;

impl Table {
    /// Notes that a seat talked to its partners. It can be called for that if its team was on turn, until the team's next turn.
    /// Not part of a [`SavedTable`](super::SavedTable).
    pub(super) fn note_talk(&mut self, seat: Seat) {
        let setup = self.setup();
        let rules = setup.rules();
        let may_call = rules.call_talking && rules.partner_silence && setup.has_partners();
        if !may_call || seat.index() >= setup.seat_count() {
            return;
        }
        let on_turn = self.round().filter(|round| round.ending().is_none()).map(Round::turn);
        if on_turn.is_some_and(|turn| setup.team(turn) == setup.team(seat)) {
            self.people.callable_talkers |= 1 << seat.index();
        }
    }

    /// At the start of a turn, clears what its team said before.
    pub(super) fn forget_talk(&mut self) {
        let Some(turn) = self.round().map(Round::turn) else { return };
        let setup = *self.setup();
        for member in setup.members(setup.team(turn)) {
            self.people.callable_talkers &= !(1 << member.index());
        }
    }

    /// Has a seat call another for talking. Fails if there is nothing to call.
    pub(super) fn call_talking(&mut self, by: Seat, talker: Seat) -> Result<Vec<Output>, IllegalMove> {
        if self.people.callable_talkers >> talker.index() & 1 == 0 {
            return Err(IllegalMove::NothingToCall { seat: talker });
        }
        let outputs = self.apply(PlayerAction::CallTalking { by, talker })?;
        self.people.callable_talkers &= !(1 << talker.index());
        Ok(outputs)
    }
}
