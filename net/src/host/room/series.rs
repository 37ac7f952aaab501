//! Series: how each begins, goes on after a restart, and ends.

use skipstone_core::Seat;
use skipstone_core::table::{self, Table};

use super::Room;
use super::game::{Game, Stage};
use super::host_commands::HostCommandError;
use super::log::HostLog;
use crate::protocol::{Denial, TableSeriesId};
use crate::random::random;
use crate::round_log::TakeoverCause;

impl Room {
    /// Ends the series and returns to the lobby. Connected players keep their seats, the others lose them. Denied during a round and
    /// its deal, of which the host may know all shares.
    pub(super) fn rematch(&mut self) -> Result<(), HostCommandError> {
        match self.stage() {
            Stage::Lobby => return Ok(()),
            Stage::Dealing | Stage::Playing => {
                return Err(Denial::Table(table::IntentError::RoundGoesOn).into());
            }
            Stage::FirstRound | Stage::BetweenRounds | Stage::SeriesOver => {}
        }
        self.series = TableSeriesId(random().map_err(|_| Denial::NotNow)?);
        self.continues = None;
        self.seat_planned();
        self.end_series();
        for seat in self.seating.absent_seats(|key| self.guests.find_by_key(key).is_some()) {
            self.seating.stand_up(seat);
        }
        self.broadcast_lobby();
        self.flush_lobby();
        Ok(())
    }

    /// Ends the series: nothing of it is planned any more, and no computer player waits behind a person.
    pub(super) fn end_series(&mut self) {
        self.game = None;
        self.people.end_series();
        self.seating.forget_hidden_bots();
    }

    /// Sets up a series with the people and computer players who have the seats. Nothing changes if that fails.
    pub(super) fn start_series(&mut self, series: TableSeriesId) -> Result<(), HostCommandError> {
        let config = self.seating.config(|key| self.people.name(key)).ok_or(Denial::NotNow)?;
        let seed = skipstone_core::Seed(random().map_err(|_| Denial::NotNow)?);
        let table = Table::new(config, seed)?;
        // Only a series of another host goes on, and that has begun already.
        (self.series, self.continues) = (series, None);
        self.end_series();
        self.start_game(table, None);
        self.broadcast_lobby();
        Ok(())
    }

    /// Sets up the series of a new table, or resumes that of a saved one with the log of its round. People who aren't connected
    /// count as disconnected, and seats without an owner go to computer players.
    pub(super) fn start_game(&mut self, table: Table, log: Option<HostLog>) {
        let mut game = Game::new(table, log, self.now);
        game.table.set_bot_delay(self.settings.pace);
        // Whoever asks signs last: before that a signature could be used for a request that was withdrawn.
        game.table.confirm_takebacks();
        let over = game.is_round_over();
        self.game = Some(game);
        if over {
            self.store_record();
        }
        self.use_stand_ins();
        self.saves.save_now();
        self.apply_timeouts();
        let is_taken_over = |game: &Game, seat| game.log.as_ref().is_some_and(|log| log.is_taken_over(seat));
        for seat in self.seating.absent_seats(|key| self.guests.find_by_key(key).is_some()) {
            let has_left = self.game.as_ref().is_some_and(|game| is_taken_over(game, seat));
            let input = match has_left {
                true => table::TableInput::Quit(seat),
                false => table::TableInput::Disconnected(seat),
            };
            self.apply_to_table(input, None);
        }
        // A computer player's own seat isn't anybody's who could be away.
        let people: Vec<Seat> = self.game.iter().flat_map(|game| game.table.people()).collect();
        for seat in self.seating.unowned_seats().into_iter().filter(|seat| people.contains(seat)) {
            self.take_over(seat, Some(TakeoverCause::Kicked));
        }
    }

    /// Keeps the record of the round that has just ended, for guests who request it.
    pub(super) fn store_record(&mut self) {
        if let Some(record) = self.game.as_ref().and_then(|game| game.table.record(&self.app)) {
            self.records.insert(record.header.round, &record.to_string());
            self.guests.grant_free_records();
        }
    }
}
