//! The trait of computer players.

use crate::moves::Move;
use crate::view::SeatView;

/// A computer player of one seat for one round.
pub trait Bot: Send {
    /// Chooses one of the legal moves of the view's seat, whose turn it is.
    fn choose(&mut self, view: &SeatView<'_>) -> Move;
}
