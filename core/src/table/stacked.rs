//! A table whose only round didn't come from its seed: dealt by hand, or begun in a position.

use super::{SeatConfig, Table, TableConfig, TableError};
use crate::bot::Bot;
use crate::position::{Position, PositionError};
use crate::round::Round;
use crate::round_history::RoundHistory;
use crate::seed::Seed;

/// Why a table can't be opened with a deal made by hand.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StackedError {
    /// Rules and seats don't fit together.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The position is no deal of these rules and seats.
    #[error(transparent)]
    Deal(#[from] PositionError),
    /// The position has another number of seats than the table has players.
    #[error("a deal for {dealt} seats, and {players} players")]
    Players {
        /// The seats of the position.
        dealt: usize,
        /// The players.
        players: usize,
    },
}

impl Table {
    /// A table on which the first round lies, dealt as a position says, with a computer player for every seat. It can't be
    /// saved: the deal doesn't come from its seed.
    ///
    /// # Errors
    /// If the position is no deal, or players don't fit it.
    pub fn stacked(
        deal: &Position,
        seats: Vec<SeatConfig>,
        bots: Vec<Box<dyn Bot>>,
    ) -> Result<Table, StackedError> {
        if seats.len() != deal.seats || bots.len() != deal.seats {
            return Err(StackedError::Players { dealt: deal.seats, players: seats.len().min(bots.len()) });
        }
        let teams = deal.teams.unwrap_or(deal.seats);
        let seed = Seed::from_number(0);
        let mut table = Table::new(TableConfig { rules: deal.rules, teams, seats }, seed)?;
        let mut opening = Vec::new();
        let dealt = deal.deal(&mut opening)?;
        table.round = Some(RoundHistory::of_dealt(1, seed, dealt, opening));
        table.bots = bots;
        Ok(table)
    }

    /// A table on which a round lies as it stands: it begins there, so nothing before can be taken back, and a snapshot holds no
    /// events yet. It can't be saved.
    ///
    /// # Errors
    /// If the players don't fit the round.
    pub fn in_position(round: Round, seats: Vec<SeatConfig>) -> Result<Table, StackedError> {
        let setup = *round.setup();
        if seats.len() != setup.seat_count() {
            return Err(StackedError::Players { dealt: setup.seat_count(), players: seats.len() });
        }
        let config = TableConfig { rules: *setup.rules(), teams: setup.team_count(), seats };
        let seed = Seed::from_number(0);
        let mut table = Table::new(config, seed)?;
        table.begin_round(RoundHistory::of_dealt(1, seed, round, Vec::new()));
        Ok(table)
    }
}
