//! Catching who played out of turn, and calling who talked (RULES 9).

use super::{Output, Table};
use crate::act::Act;
use crate::check::Rejected;
use crate::round::Round;
use crate::seat::Seat;

impl Table {
    /// A seat talked to its partners. It can be called for that if one of its team was on turn, until the team's next turn; who
    /// puts the table away meanwhile forgives it.
    pub(super) fn talked(&mut self, seat: Seat) {
        let setup = self.setup();
        let rules = setup.rules();
        let may_call = rules.call_talking && rules.partner_silence && setup.has_partners();
        if !may_call || seat.index() >= setup.seat_count() {
            return;
        }
        let on_turn = self.round().filter(|round| round.ending().is_none()).map(Round::turn);
        if on_turn.is_some_and(|turn| setup.team(turn) == setup.team(seat)) {
            self.people.talked |= 1 << seat.index();
        }
    }

    /// A turn began: what its team said before can't be called any more.
    pub(super) fn forget_talk(&mut self) {
        let Some(turn) = self.round().map(Round::turn) else { return };
        let setup = *self.setup();
        for member in setup.members(setup.team(turn)) {
            self.people.talked &= !(1 << member.index());
        }
    }

    /// A seat calls another for talking.
    pub(super) fn call_talking(&mut self, by: Seat, talker: Seat) -> Result<Vec<Output>, Rejected> {
        if self.people.talked >> talker.index() & 1 == 0 {
            return Err(Rejected::NothingToCall { seat: talker });
        }
        let outputs = self.act(Act::CallTalking { by, talker })?;
        self.people.talked &= !(1 << talker.index());
        Ok(outputs)
    }
}
