//! Legality of plays out of turn, draws by hand, catches and calls (RULES 9).

use super::{IllegalMove, check_takes, source_card};
use crate::moves::{Move, Source, Target};
use crate::seat::Seat;
use crate::view::SeatView;

/// Whether a seat that isn't on turn may make a move.
///
/// It can play its own cards onto build piles only. It can't discard, draw or win the round. The limits that the 1980 rules set on
/// discard-pile cards hold within a turn, so they don't apply here.
#[cold]
pub(super) fn out_of_turn(view: &SeatView<'_>, mv: Move) -> Result<(), IllegalMove> {
    let (public, seat) = (view.public, view.seat);
    let (setup, rules) = (&public.setup, public.setup.rules());
    if !rules.out_of_turn || seat.index() >= setup.seat_count() || public.is_out(seat) || public.turns == 0 {
        return Err(IllegalMove::NotYourTurn { turn: public.turn });
    }
    if public.is_caught(seat) {
        return Err(IllegalMove::Caught);
    }
    if let Some(ahead) = public.manners.out_of_turn_seat.filter(|ahead| *ahead != seat) {
        return Err(IllegalMove::OtherOutOfTurn { seat: ahead });
    }
    let Move::Put(source, Target::Build(pile)) = mv else { return Err(IllegalMove::OutOfTurn) };
    let playable = match source {
        Source::Hand(_) => true,
        Source::Stock(owner) => owner == seat && public.stock_left[seat] != 1,
        Source::Discard(_, owner) => owner == seat && !rules.lead_up && !rules.alternating,
    };
    if !playable {
        return Err(IllegalMove::OutOfTurn);
    }
    check_takes(view, pile, source_card(view, source)?)
}

/// Whether the seat on turn may draw a card by hand.
pub(super) fn draw(view: &SeatView<'_>) -> Result<(), IllegalMove> {
    let public = view.public;
    if !public.setup.draws_by_hand() {
        return Err(IllegalMove::DrawnAlready);
    }
    if public.is_caught(view.seat) {
        return Err(IllegalMove::Caught);
    }
    if public.can_draw() { Ok(()) } else { Err(IllegalMove::NothingToDraw) }
}

/// Whether a view's seat can catch a play out of turn.
pub(crate) fn catch(view: &SeatView<'_>) -> Result<(), IllegalMove> {
    match view.public.manners.out_of_turn_seat {
        _ if view.public.end.is_some() => Err(IllegalMove::Over),
        Some(ahead) if ahead != view.seat => Ok(()),
        _ => Err(IllegalMove::NothingToCatch),
    }
}

/// Whether a view's seat can call another for talking. The table checks whether that seat has talked.
pub(crate) fn call_talking(view: &SeatView<'_>, talker: Seat) -> Result<(), IllegalMove> {
    let setup = &view.public.setup;
    if view.public.end.is_some() {
        return Err(IllegalMove::Over);
    }
    let opponents = talker.index() < setup.seat_count() && setup.team(talker) != setup.team(view.seat);
    let may = setup.rules().call_talking && setup.has_partners() && opponents && view.public.turns > 0;
    if may { Ok(()) } else { Err(IllegalMove::NothingToCall { seat: talker }) }
}
