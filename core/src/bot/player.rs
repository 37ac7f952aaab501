//! The trait of computer players: a function from a view to a move.

use crate::moves::Move;
use crate::view::SeatView;

/// A computer player of one seat for one round.
///
/// ```
/// use skipstone_core::bot::Bot;
/// use skipstone_core::{Move, Position, SeatView};
///
/// /// Plays the first card that fits anywhere.
/// struct Hasty;
///
/// impl Bot for Hasty {
///     fn choose(&mut self, view: &SeatView<'_>) -> Move {
///         let moves = view.legal_moves();
///         let play = moves.iter().find(|mv| mv.is_play());
///         play.or(moves.get(0)).expect("the seat on turn has a legal move")
///     }
/// }
///
/// let round = "s@1: 9? 1\n h@1: 5 6\n s@2: 9? 12".parse::<Position>()?.round()?;
/// assert_eq!(Hasty.choose(&round.view(round.turn())), Move::parse("s>b1", round.turn())?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Bot: Send {
    /// Chooses one of the legal moves of the view's seat, whose turn it is.
    fn choose(&mut self, view: &SeatView<'_>) -> Move;
}
