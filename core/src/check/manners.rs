//! What table manners allow and refuse (RULES 9).

use super::{Rejected, source_card, takes};
use crate::moves::{Move, Source, Target};
use crate::seat::Seat;
use crate::view::SeatView;

/// Whether a seat that isn't on turn may make a move.
///
/// Only its own cards can be played, onto build piles: no turn of its own ends with a discard, nothing is drawn, and no round is
/// won. What the 1980 rules ask of discard-pile cards within a turn can't be asked outside of one.
#[cold]
pub(super) fn out_of_turn(view: &SeatView<'_>, mv: Move) -> Result<(), Rejected> {
    let (open, seat) = (view.open, view.seat);
    let (setup, rules) = (&open.setup, open.setup.rules());
    if !rules.out_of_turn || seat.index() >= setup.seat_count() || open.is_out(seat) || open.turns == 0 {
        return Err(Rejected::NotYourTurn { turn: open.turn });
    }
    if open.is_caught(seat) {
        return Err(Rejected::Caught);
    }
    if let Some(ahead) = open.manners.ahead.filter(|ahead| *ahead != seat) {
        return Err(Rejected::OtherOutOfTurn { seat: ahead });
    }
    let Move::Put(source, Target::Build(pile)) = mv else { return Err(Rejected::OutOfTurn) };
    if pile >= 4 {
        return Err(Rejected::NoSuchPile { pile });
    }
    let own = |owner: Option<Seat>| owner.is_none_or(|owner| owner == seat);
    let playable = match source {
        Source::Hand(_) => true,
        Source::Stock(owner) => own(owner) && open.stock_left[seat] != 1,
        Source::Discard(_, owner) => own(owner) && !rules.lead_up && !rules.alternating,
    };
    if !playable {
        return Err(Rejected::OutOfTurn);
    }
    takes(view, pile, source_card(view, source)?)
}

/// Whether the seat on turn may draw a card by hand.
pub(super) fn draw(view: &SeatView<'_>) -> Result<(), Rejected> {
    let open = view.open;
    if !open.setup.draws_by_hand() {
        return Err(Rejected::DrawnAlready);
    }
    if open.is_caught(view.seat) {
        return Err(Rejected::Caught);
    }
    if open.can_draw() { Ok(()) } else { Err(Rejected::NothingToDraw) }
}

/// Whether there is somebody whom a view's seat can catch.
pub(crate) fn catch(view: &SeatView<'_>) -> Result<(), Rejected> {
    match view.open.manners.ahead {
        _ if view.open.end.is_some() => Err(Rejected::Over),
        Some(ahead) if ahead != view.seat => Ok(()),
        _ => Err(Rejected::NothingToCatch),
    }
}

/// Whether a view's seat can call another for talking. Who has talked isn't known here.
pub(crate) fn call_talking(view: &SeatView<'_>, talker: Seat) -> Result<(), Rejected> {
    let setup = &view.open.setup;
    if view.open.end.is_some() {
        return Err(Rejected::Over);
    }
    let opponents = talker.index() < setup.seat_count() && setup.team(talker) != setup.team(view.seat);
    let may = setup.rules().call_talking && setup.has_partners() && opponents && view.open.turns > 0;
    if may { Ok(()) } else { Err(Rejected::NothingToCall { seat: talker }) }
}
