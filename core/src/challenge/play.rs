//! A challenge taken up by a program.

use super::Challenge;
use crate::bot::Bot;
use crate::check::IllegalMove;
use crate::deal::{self, NO_AGES};
use crate::moves::Move;
use crate::notation::Written;
use crate::record::{Header, Record};
use crate::seat::Seat;
use crate::table::{Player, SeatConfig, TableError};

/// Why a challenge can't be played to its end.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// It can't be dealt, which never holds for a challenge that could be made.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The player broke the rules.
    #[error("the player can't move {mv}")]
    Illegal {
        /// The move.
        mv: Written<Move>,
        /// Why it is illegal.
        #[source]
        why: IllegalMove,
    },
}

impl Challenge {
    /// The record of what a player of a name makes of it, against the computer players; `app` is the version of the program.
    ///
    /// # Errors
    /// If the player breaks the rules.
    pub fn play(&self, app: &str, name: &str, player: &mut dyn Bot) -> Result<Record, PlayError> {
        let config = self.table_config(name);
        let setup = self.setup().map_err(TableError::from)?;
        let mut events = Vec::new();
        let dealt = deal::deal(setup, self.seed, self.dealer, &NO_AGES, &mut events);
        let mut round = dealt.map_err(TableError::from)?;
        let seats = Seat::first_n(config.seats.len()).zip(&config.seats);
        let mut opponents: Vec<_> = seats
            .map(|(seat, seated)| match seated.player {
                Player::Bot(level) => Some(level.player_named(&seated.name, &self.seed, seat)),
                Player::Human => None,
            })
            .collect();
        while round.ending().is_none() {
            let (turn, view) = (round.turn(), round.view(round.turn()));
            let mv = match &mut opponents[turn.index()] {
                Some(opponent) => opponent.choose(&view),
                None => player.choose(&view),
            };
            round
                .play_into(turn, mv, &mut events)
                .map_err(|why| PlayError::Illegal { mv: mv.written_by(turn), why })?;
        }
        let header = Header {
            app: app.to_owned(),
            setup,
            seats: config.seats.iter().map(SeatConfig::to_seat_record).collect(),
            dealer: self.dealer,
            round: 1,
            seed: self.seed,
        };
        Ok(Record { header, events })
    }
}
