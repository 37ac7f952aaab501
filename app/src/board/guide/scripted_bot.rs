//! A computer player that plays by a script.

use skipstone_core::bot::Bot;
use skipstone_core::{Move, SeatView};

use super::{MovePattern, Script};

/// A computer player that makes the move that the script has at this point of the round.
#[derive(Debug)]
pub struct ScriptedBot {
    /// The moves of both players.
    moves: Vec<MovePattern>,
}

impl ScriptedBot {
    /// A player for either seat.
    pub fn new(script: &Script) -> ScriptedBot {
        ScriptedBot { moves: script.moves().copied().collect() }
    }

    /// The player as a table takes it.
    pub fn boxed(self) -> Box<dyn Bot> {
        Box::new(self)
    }
}

impl Bot for ScriptedBot {
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        let scripted = self.moves.get(view.moves() as usize);
        let mv = scripted.and_then(|pattern| pattern.legal_moves(view).first().copied());
        // A move that is always there, should the round have left the script.
        mv.or_else(|| view.legal_moves().get(0)).unwrap_or(Move::Pass)
    }
}
