//! The stock cards left of every seat after each turn of a round.

use skipstone_core::{Replica, Seat, Setup, Team, VisibleEvent, score};

/// What each seat had left in its stock pile at the deal and after each turn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StockHistory {
    /// By turn, the deal first; each by seat.
    left: Vec<Box<[u8]>>,
}

impl StockHistory {
    /// Takes in the next event, which `replica` has applied already. Events of a round come in order, from its deal.
    pub fn apply(&mut self, event: &VisibleEvent, replica: &Replica) {
        let view = replica.view();
        match event {
            VisibleEvent::Deal { .. } => self.left.clear(),
            VisibleEvent::Turn(_) | VisibleEvent::End(_) => {
                let left = |seat: Seat| u8::try_from(view.stock_left(seat)).unwrap_or(u8::MAX);
                self.left.push(view.setup().seats().map(left).collect());
            }
            _ => {}
        }
    }

    /// The number of turns that are over.
    pub fn turns(&self) -> usize {
        self.left.len().saturating_sub(1)
    }

    /// The cards that a team had left at the deal and after each turn.
    pub fn of_team(&self, setup: &Setup, team: Team) -> impl Iterator<Item = u32> {
        self.left.iter().map(move |left| score::team_stock_left(setup, team, left))
    }
}

#[cfg(test)]
mod tests;
