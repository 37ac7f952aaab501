//! What the host decides.

use std::time::Duration;

use skipstone_core::Setup;
use skipstone_core::table::{self, Patience, TableError};

use super::{Hall, Output};
use crate::fingerprint::Fingerprint;
use crate::host::{HostNews, Layout, Order};
use crate::invite;
use crate::protocol::{Denial, Farewell, SeriesId, TableOptions, ToGuest};
use crate::random::random;

/// Why an order can't be followed.
pub(super) enum Cannot {
    Denied(Denial),
    Impossible(TableError),
}

impl Hall {
    /// The host has decided.
    pub(super) fn ordered(&mut self, order: Order) {
        let done = match order {
            Order::Answer { who, welcome } => {
                self.answer(who, welcome);
                Ok(())
            }
            Order::SendAway { who, for_good } => self.send_away(who, for_good),
            Order::Layout(layout) => self.lay_out(layout),
            Order::Chair(seat, chair) => self.before_the_game(|hall| hall.seating.set_chair(seat, chair)),
            Order::Options(options) => {
                self.set_options(options);
                Ok(())
            }
            Order::Title(title) => {
                self.title = title;
                self.tell_lobby();
                Ok(())
            }
            Order::NewCode => self.new_code(),
            Order::Deal => self.begin_round(),
            Order::Pace(pace) => {
                self.set_pace(pace);
                Ok(())
            }
            Order::Rematch => self.rematch(),
            Order::Close { back_later } => {
                let farewell = if back_later { Farewell::BackLater } else { Farewell::Closed };
                self.outputs.push(Output::Close(farewell));
                Ok(())
            }
        };
        let news = match done {
            Ok(()) => return,
            Err(Cannot::Denied(why)) => HostNews::Denied(why),
            Err(Cannot::Impossible(why)) => HostNews::Impossible(why),
        };
        self.outputs.push(Output::Host(news));
    }

    fn send_away(&mut self, who: Fingerprint, for_good: bool) -> Result<(), Cannot> {
        if who == self.own {
            return Err(Denial::NotNow.into());
        }
        if for_good {
            self.door.ban(who);
            self.outputs.push(Output::Host(HostNews::Banned(who)));
        }
        self.door.forget(who);
        let seat = self.seating.seat_of(who);
        if let Some(guest) = self.guests.with_key(who) {
            self.leaves(guest);
            self.outputs.push(Output::End(guest, ToGuest::Goodbye(Farewell::SentAway)));
        } else {
            // One whose connection is lost keeps no seat either.
            self.absent(who, table::Input::Gone);
        }
        if let Some(seat) = seat.filter(|_| self.game.is_some()) {
            self.seating.give_to_a_computer_player(seat);
            self.changed = true;
            self.tell_lobby();
        }
        Ok(())
    }

    /// Does something that is possible in the lobby only, and tells everyone.
    fn before_the_game(&mut self, change: impl FnOnce(&mut Hall)) -> Result<(), Cannot> {
        if self.game.is_some() {
            return Err(Denial::NotNow.into());
        }
        change(self);
        self.tell_lobby();
        Ok(())
    }

    fn lay_out(&mut self, layout: Layout) -> Result<(), Cannot> {
        Setup::new(layout.rules, layout.chairs.len(), layout.teams).map_err(TableError::from)?;
        self.before_the_game(|hall| hall.seating.lay_out(layout))
    }

    fn set_options(&mut self, options: TableOptions) {
        self.options = options;
        self.apply_patience();
        self.tell_lobby();
    }

    /// How long people are waited for.
    pub(super) fn apply_patience(&mut self) {
        let TableOptions { turn_seconds, grace_seconds, .. } = self.options;
        let seconds = |seconds: u16| Duration::from_secs(seconds.into());
        let patience = Patience { grace: seconds(grace_seconds), turn: turn_seconds.map(seconds) };
        if let Some(game) = &mut self.game {
            game.table.set_patience(patience);
        }
    }

    fn set_pace(&mut self, pace: Duration) {
        self.pace = pace;
        if let Some(game) = &mut self.game {
            game.table.set_pace(pace);
        }
    }

    fn new_code(&mut self) -> Result<(), Cannot> {
        let secret = invite::Secret::generate().map_err(|_| Denial::NotNow)?;
        self.door.change_code(secret);
        self.outputs.push(Output::Code(secret));
        Ok(())
    }

    /// Back to the lobby: whoever is still there keeps the seat.
    fn rematch(&mut self) -> Result<(), Cannot> {
        let Some(game) = &self.game else { return Ok(()) };
        if game.round_goes_on() {
            return Err(Denial::Table(table::Refused::RoundGoesOn).into());
        }
        self.series = SeriesId(random().map_err(|_| Denial::NotNow)?);
        self.game = None;
        for seat in self.seating.empty_seats(&self.guests) {
            self.seating.stand_up(seat);
        }
        self.seating.nobody_is_ready();
        self.tell_lobby();
        Ok(())
    }

    /// Deals the first round of a series, or the next.
    fn begin_round(&mut self) -> Result<(), Cannot> {
        if self.game.is_none() {
            let config = self.seating.config().ok_or(Denial::NotNow)?;
            let seed = skipstone_core::Seed(random().map_err(|_| Denial::NotNow)?);
            let table = table::Table::new(config, seed)?;
            self.take_up(table, 0, None);
            self.tell_lobby();
        }
        Ok(self.begin_dealing()?)
    }
}

impl From<Denial> for Cannot {
    fn from(why: Denial) -> Cannot {
        Cannot::Denied(why)
    }
}

impl From<TableError> for Cannot {
    fn from(why: TableError) -> Cannot {
        Cannot::Impossible(why)
    }
}
