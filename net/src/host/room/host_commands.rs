//! The commands of the host.

use std::time::Duration;

use skipstone_core::Setup;
use skipstone_core::table::{self, TableError, Timeouts};

use super::Room;
use super::departures::Departure;
use super::game::Stage;
use super::log::HostLog;
use super::messages::RoomOutput;
use crate::fingerprint::Fingerprint;
use crate::host::commands::HostCommand;
use crate::host::config::LobbySetup;
use crate::host::event::HostEvent;
use crate::invite;
use crate::limits;
use crate::protocol::{CloseReason, Denial, TableOptions, ToGuest};
use crate::round_log::{LogEntry, TakeoverCause, TimeLimits};

/// Why a command fails.
pub(super) enum HostCommandError {
    Denied(Denial),
    /// Rules, seats and ages don't fit together.
    Impossible(TableError),
}

impl Room {
    /// Executes a command. A failure is reported to the host as an event.
    pub(super) fn handle_command(&mut self, command: HostCommand) {
        let result = match command {
            HostCommand::AnswerKnock { who, name, admit } => {
                self.answer_knock(who, &name, admit);
                Ok(())
            }
            HostCommand::Kick { who, ban } => self.kick(who, ban),
            HostCommand::Unban(who) => {
                self.admission.unban(who);
                self.outputs.tell_host(HostEvent::Unbanned(who));
                Ok(())
            }
            HostCommand::SetLobbySetup(setup) => self.apply_setup(setup),
            HostCommand::SetSeats(seats) => self.change_in_lobby(|room| {
                seats.into_iter().for_each(|(seat, filler)| room.seating.set_seat(seat, filler));
            }),
            HostCommand::SwapSeats(one, other) => self.change_in_lobby(|room| room.seating.swap(one, other)),
            HostCommand::SetNextPlayer(seat, next) => {
                self.set_next_player(seat, next).map_err(HostCommandError::Denied)
            }
            HostCommand::Rename(who, name) => {
                let renamed = self.rename(who, &name).map_err(HostCommandError::Denied);
                self.broadcast_lobby();
                renamed
            }
            HostCommand::SetOptions(options) => {
                self.set_options(options);
                Ok(())
            }
            HostCommand::SetTitle(title) => {
                self.settings.title = title;
                self.broadcast_lobby();
                Ok(())
            }
            HostCommand::RenewInvite => self.renew_invite(),
            HostCommand::StartRound => self.start_round(),
            HostCommand::SetPace(pace) => {
                self.set_pace(pace);
                Ok(())
            }
            HostCommand::Rematch => self.rematch(),
            HostCommand::Pause(paused) => self
                .check_pause(paused)
                .map_err(HostCommandError::Denied)
                .and_then(|()| self.tell_table(table::TableInput::Pause(paused))),
            HostCommand::KeepWaiting(seat) => self.tell_table(table::TableInput::KeepWaiting(seat)),
            HostCommand::HandOver(to) => self.hand_over(to),
            HostCommand::Close { back_later } => {
                self.close(if back_later { CloseReason::BackLater } else { CloseReason::TableClosed });
                Ok(())
            }
        };
        let event = match result {
            Ok(()) => return,
            Err(HostCommandError::Denied(why)) => HostEvent::Denied(why),
            Err(HostCommandError::Impossible(why)) => HostEvent::InvalidSetup(why),
        };
        self.outputs.tell_host(event);
    }

    fn close(&mut self, reason: CloseReason) {
        // The last lines of the chat too.
        self.saves.save_now();
        self.outputs.push(RoomOutput::Close(reason));
    }

    fn hand_over(&mut self, to: Fingerprint) -> Result<(), HostCommandError> {
        let is_there = to != self.host_key() && self.guests.find_by_key(to).is_some();
        // The key of who plays at a phone is in this computer.
        let plays = self.seating.seat_of(to).is_some() && !self.people.is_phone(to);
        if !(is_there && plays && self.stage() == Stage::BetweenRounds) {
            return Err(Denial::NotNow.into());
        }
        self.close(CloseReason::HandedOver(to));
        Ok(())
    }

    /// Disconnects a guest and takes its seat away. In a game a computer player gets the seat.
    fn kick(&mut self, who: Fingerprint, ban: bool) -> Result<(), HostCommandError> {
        if who == self.host_key() {
            return Err(Denial::NotNow.into());
        }
        if ban {
            self.admission.ban(who);
            self.outputs.tell_host(HostEvent::Banned(who));
        }
        let seat = self.seating.seat_of(who);
        let departure = Departure::ForGood(Some(TakeoverCause::Kicked));
        if let Some(guest) = self.guests.find_by_key(who) {
            match self.guests.remove(guest) {
                Some(kicked) if kicked.is_knocking() => self.withdraw_knock(who),
                _ => {
                    self.broadcast(ToGuest::Kicked(who));
                    self.vacate(who, departure);
                }
            }
            let reason = if ban { CloseReason::Banned } else { CloseReason::Kicked };
            self.outputs.close_connection(guest, Some(ToGuest::Goodbye(reason)));
        } else {
            // The guest's connection is lost, but it may still own a seat.
            self.broadcast(ToGuest::Kicked(who));
            self.vacate(who, departure);
        }
        if let (Some(seat), Some(_)) = (seat, &self.game) {
            self.choose_bot(seat);
            self.seating.replace_with_bot(seat);
            self.seating.settle_stones(&mut self.people);
        }
        self.people.send_away(who);
        self.broadcast_lobby();
        self.saves.save_now();
        Ok(())
    }

    /// Makes a change that is possible only in the lobby, and broadcasts the lobby. Denied during a series.
    fn change_in_lobby(&mut self, change: impl FnOnce(&mut Room)) -> Result<(), HostCommandError> {
        if self.game.is_some() {
            return Err(Denial::NotNow.into());
        }
        change(self);
        self.broadcast_lobby();
        Ok(())
    }

    fn apply_setup(&mut self, setup: LobbySetup) -> Result<(), HostCommandError> {
        Setup::new(setup.rules, setup.seats.len(), setup.teams).map_err(TableError::from)?;
        let mut seating = self.seating.clone();
        seating.apply_setup(setup.clone());
        let watching = self.guests.keys_inside().filter(|key| seating.seat_of(*key).is_none());
        if watching.count() > limits::SPECTATORS {
            return Err(Denial::NotNow.into());
        }
        self.change_in_lobby(|room| room.seating.apply_setup(setup))
    }

    fn set_options(&mut self, options: TableOptions) {
        let (before, limits) = (self.settings.options.limits(), options.limits());
        self.settings.options = options;
        if limits != before {
            self.lengthen_limits(limits);
            if let Some(game) = &mut self.game {
                game.is_clock_announced &= limits.turn_seconds == before.turn_seconds;
            }
        }
        self.apply_timeouts();
        self.broadcast_lobby();
        if limits != before {
            // Before the time that is left by them.
            self.flush_lobby();
        }
        self.broadcast_thinking();
    }

    /// Has a round that goes on take those limits that are longer than its own. Shorter ones hold from the next contract on, which
    /// everybody can decline.
    fn lengthen_limits(&mut self, limits: TimeLimits) {
        let Some(current) = self.current_log().and_then(HostLog::limits) else { return };
        let longer = limits.at_least(current);
        if longer != current {
            self.append(LogEntry::LimitsChanged(longer), &[]);
        }
    }

    /// The time limits that hold now: those of the round, or of the options between rounds.
    pub(super) fn limits_in_force(&self) -> TimeLimits {
        self.current_log().and_then(HostLog::limits).unwrap_or_else(|| self.settings.options.limits())
    }

    /// Sets the table's turn limit and grace period from the limits in force.
    pub(super) fn apply_timeouts(&mut self) {
        let TimeLimits { turn_seconds, grace_seconds } = self.limits_in_force();
        let seconds = |seconds: u16| Duration::from_secs(seconds.into());
        let turn = turn_seconds.map(|limit| seconds(limit) + limits::TURN_ALLOWANCE);
        let timeouts = Timeouts { grace: seconds(grace_seconds), turn };
        if let Some(game) = &mut self.game {
            game.table.set_timeouts(self.now, timeouts);
        }
    }

    fn set_pace(&mut self, pace: Duration) {
        self.settings.pace = pace;
        if let Some(game) = &mut self.game {
            game.table.set_bot_delay(pace);
        }
    }

    fn renew_invite(&mut self) -> Result<(), HostCommandError> {
        let secret = invite::InviteSecret::generate().map_err(|_| Denial::NotNow)?;
        self.admission.set_secret(secret);
        self.outputs.push(RoomOutput::InviteChanged(secret));
        self.renew_short_code().map_err(|_| Denial::NotNow.into())
    }

    /// Passes on what the host tells the table. Denied in the lobby.
    fn tell_table(&mut self, input: table::TableInput) -> Result<(), HostCommandError> {
        if self.game.is_none() {
            return Err(Denial::NotNow.into());
        }
        self.apply_to_table(input, None);
        Ok(())
    }

    /// Proposes the first round of a series from the lobby. Later, begins the deal of the proposed round, or a countdown to it.
    fn start_round(&mut self) -> Result<(), HostCommandError> {
        if self.game.is_none() {
            self.start_series(self.series)?;
            self.sync_proposal();
            self.mark_host_ready();
            return Ok(());
        }
        Ok(self.begin_or_count_down()?)
    }
}

impl From<Denial> for HostCommandError {
    fn from(why: Denial) -> HostCommandError {
        HostCommandError::Denied(why)
    }
}

impl From<TableError> for HostCommandError {
    fn from(why: TableError) -> HostCommandError {
        HostCommandError::Impossible(why)
    }
}
