//! What partners mustn't say, and where they can be called for it (RULES 7 and 9).

use skipstone_core::{Seat, Setup};

use crate::audience::Audience;

/// Whether partner silence forbids a line: all lines of the partners of the seat on turn (RULES 7), and that seat's lines to them.
pub fn must_be_silent(setup: &Setup, turn: Seat, seat: Seat, to: Audience) -> bool {
    let is_same_team = setup.has_partners() && setup.team(seat) == setup.team(turn);
    setup.rules().partner_silence && is_same_team && (seat != turn || to == Audience::Partners)
}

/// Whether partners who talk can be called for it (RULES 9).
pub fn can_call_talkers(setup: &Setup) -> bool {
    let rules = setup.rules();
    rules.call_talking && rules.partner_silence && setup.has_partners()
}
