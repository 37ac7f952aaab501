//! What a computer player does up to the next new card, or to the end of its turn.

use crate::check::IllegalMove;
use crate::moves::{Move, Source};
use crate::round::Round;

use super::player::Bot;

/// The moves of the seat on turn, as this player chooses them, up to the first that shows it a new card or ends the turn.
pub fn decide(round: &Round, player: &mut dyn Bot) -> Vec<Move> {
    moves(round, player, true)
}

/// The moves of the seat on turn, as this player chooses them, up to the end of the turn.
pub(crate) fn play_turn(round: &Round, player: &mut dyn Bot) -> Vec<Move> {
    moves(round, player, false)
}

fn moves(round: &Round, player: &mut dyn Bot, stops_at_new_card: bool) -> Vec<Move> {
    let mut round = round.clone();
    let (seat, turns) = (round.turn(), round.turns());
    let mut moves = Vec::new();
    while round.ending().is_none() && round.turns() == turns {
        let mv = player.choose(&round.view(seat));
        let Ok(is_card_new) = play_seeing(&mut round, mv) else { break };
        moves.push(mv);
        if stops_at_new_card && is_card_new {
            break;
        }
    }
    moves
}

/// Makes a move of the seat on turn. Whether it shows that seat a new card: a stock card or drawn ones.
pub(crate) fn play_seeing(round: &mut Round, mv: Move) -> Result<bool, IllegalMove> {
    let seat = round.turn();
    let held = round.view(seat).hand_size(seat);
    round.play_into(seat, mv, &mut ())?;
    let is_stock = matches!(mv.source(), Some(Source::Stock(_)));
    Ok(is_stock || round.view(seat).hand_size(seat) > held)
}
