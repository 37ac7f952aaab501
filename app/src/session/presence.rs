//! Who is present at a network table, and its time limits.

use std::time::{Duration, Instant};

use skipstone_core::table::{PausedBy, Update};
use skipstone_core::{BySeat, MAX_SEATS, Seat, VisibleEvent};
use skipstone_net::client::{ClientEvent, ConnectionState};
use skipstone_net::limits::TURN_ALLOWANCE;
use skipstone_net::protocol::{Occupant, PresenceEvent, TableSeriesId};
use skipstone_net::round_log::TimeLimits;

use crate::board::TableWording;
use crate::locale::{Locale, minutes_and_seconds};
use crate::tr;

/// Who is connected, whose turn is limited, who paused the game, and when the next reconnect is tried.
#[derive(Debug)]
pub struct Presence {
    seats: BySeat<SeatState>,
    /// The seats of which the host has said since the player joined whether somebody is there.
    known: BySeat<bool>,
    /// The series that it is about. `None` before the first lobby.
    series: Option<TableSeriesId>,
    /// The seat whose turn is limited, and when its time is over; `None` without a limit.
    turn_limit: Option<(Seat, Instant)>,
    /// The limit of a turn, by the contract of the round on the table; `None` without one.
    longest_turn: Option<Duration>,
    paused: Option<PausedBy>,
    /// When the next reconnect is tried; `None` while connected.
    retry_at: Option<Instant>,
    /// The time of the last event or tick; countdowns are relative to it.
    now: Instant,
}

/// Whether a seat's player is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatPresence {
    /// Connected, or a computer player's own seat.
    Here,
    /// Nothing has come from the player's computer for a moment.
    Quiet,
    /// Disconnected, with the rest of the grace period; zero when the others may replace the player.
    Away(Duration),
    /// Disconnected; a computer player has taken over.
    Replaced,
}

impl SeatPresence {
    /// Why the player is missing; `None` for one who is there.
    pub fn missing(self, locale: &Locale) -> Option<String> {
        match self {
            SeatPresence::Here => None,
            SeatPresence::Quiet => Some(tr!(locale, "seat-quiet")),
            SeatPresence::Away(Duration::ZERO) => Some(tr!(locale, "seat-away")),
            SeatPresence::Away(left) => Some(tr!(locale, "seat-away-for", left = minutes_and_seconds(left))),
            SeatPresence::Replaced => Some(tr!(locale, "seat-replaced")),
        }
    }

    /// Whether the player can't do anything now: away, or replaced by a computer player.
    pub fn is_missing(self) -> bool {
        matches!(self, SeatPresence::Away(_) | SeatPresence::Replaced)
    }
}

/// [`SeatPresence`] with the end of the grace period as a point in time.
#[derive(Debug, Clone, Copy)]
enum SeatState {
    Here,
    Quiet,
    AwayUntil(Instant),
    Replaced,
}

impl Presence {
    /// Everyone is connected, nothing is limited.
    pub(super) fn new(now: Instant) -> Presence {
        Presence {
            seats: BySeat([SeatState::Here; MAX_SEATS]),
            known: BySeat([true; MAX_SEATS]),
            series: None,
            turn_limit: None,
            longest_turn: None,
            paused: None,
            retry_at: None,
            now,
        }
    }

    /// Follows an event. `is_running` says whether the cards of a round are on the table: no lobby changes anything of it then.
    pub(super) fn apply(&mut self, event: &ClientEvent, is_running: bool, now: Instant) {
        self.now = now;
        match event {
            // The host sends presence, limits and pause anew after a reconnect, and for each series.
            ClientEvent::ConnectionState(ConnectionState::Joined { .. }) => {
                let longest_turn = self.longest_turn;
                *self = Presence { known: BySeat([false; MAX_SEATS]), longest_turn, ..Presence::new(now) };
            }
            ClientEvent::Contract(contract, _) => self.limit_turns(contract.limits),
            ClientEvent::LimitsChanged(limits) => self.limit_turns(*limits),
            ClientEvent::Lobby(lobby) if !is_running => {
                // A series begins with everybody there; the host says who isn't.
                if !lobby.begun || self.series.is_some_and(|series| series != lobby.series) {
                    *self = Presence::new(now);
                }
                self.series = Some(lobby.series);
                // Nobody is missing where a computer player has the seat by now.
                let computers =
                    lobby.by_seat().filter(|(_, place)| matches!(place.occupant, Occupant::Bot { .. }));
                computers
                    .for_each(|(seat, _)| (self.seats[seat], self.known[seat]) = (SeatState::Here, true));
            }
            ClientEvent::ConnectionState(ConnectionState::Reconnecting { retry_in, .. }) => {
                self.retry_at = Some(now + *retry_in);
            }
            ClientEvent::Table(Update::RoundBegan { .. } | Update::RoundEnded { .. }) => {
                self.turn_limit = None;
            }
            // The limit of a turn is sent after the event that begins it.
            ClientEvent::Table(Update::Events(events)) if events.iter().any(begins_turn) => {
                self.turn_limit = None;
            }
            ClientEvent::Table(Update::Paused(by)) => self.paused = Some(*by),
            ClientEvent::Table(Update::Resumed(_)) => self.paused = None,
            ClientEvent::Presence(event) => self.apply_presence_event(event),
            _ => {}
        }
    }

    /// With another limit the turn has other time left; the host says how much.
    fn limit_turns(&mut self, limits: TimeLimits) {
        let longest = limits.turn_seconds.map(|seconds| Duration::from_secs(seconds.into()));
        if std::mem::replace(&mut self.longest_turn, longest) != longest {
            self.turn_limit = None;
        }
    }

    fn apply_presence_event(&mut self, event: &PresenceEvent) {
        self.known[event.seat()] = true;
        let later = |milliseconds: u32| self.now + Duration::from_millis(milliseconds.into());
        match *event {
            PresenceEvent::Here(seat) => self.seats[seat] = SeatState::Here,
            PresenceEvent::Thinking { seat, left } => self.turn_limit = left.map(|left| (seat, later(left))),
            PresenceEvent::Away { seat, grace } => self.seats[seat] = SeatState::AwayUntil(later(grace)),
            PresenceEvent::Replaced(seat) => self.seats[seat] = SeatState::Replaced,
            PresenceEvent::Quiet(seat) => self.seats[seat] = SeatState::Quiet,
        }
    }

    /// Moves the countdowns on; called once a second while [`needs_ticks`](Presence::needs_ticks).
    pub fn tick(&mut self, now: Instant) {
        self.now = now;
    }

    /// Whether a countdown runs.
    pub fn needs_ticks(&self) -> bool {
        let awaited = |state: &SeatState| matches!(state, SeatState::AwayUntil(until) if *until > self.now);
        let limited = self.turn_limit.is_some_and(|(_, until)| until > self.now);
        limited || self.retry_at.is_some() || self.seats.0.iter().any(awaited)
    }

    /// Restarts a disconnected player's grace period, on this screen only.
    pub(super) fn keep_waiting(&mut self, seat: Seat, grace: Duration) {
        self.seats[seat] = SeatState::AwayUntil(self.now + grace);
    }

    /// A seat's presence at the last tick.
    pub fn of(&self, seat: Seat) -> SeatPresence {
        match self.seats[seat] {
            SeatState::Here => SeatPresence::Here,
            SeatState::Quiet => SeatPresence::Quiet,
            SeatState::AwayUntil(until) => SeatPresence::Away(self.time_until(until)),
            SeatState::Replaced => SeatPresence::Replaced,
        }
    }

    /// The first seat whose person is away for longer than the grace period, as of the last tick. `None` if there is none.
    pub fn overdue(&self) -> Option<Seat> {
        Seat::first_n(MAX_SEATS).find(|seat| self.of(*seat) == SeatPresence::Away(Duration::ZERO))
    }

    /// Whether the player has been told since joining whether somebody is there. A seat without a word counts as [`SeatPresence::Here`].
    pub fn is_known(&self, seat: Seat) -> bool {
        self.known[seat]
    }

    /// That the table waits for the player on turn, whose computer doesn't answer, and what helps. `None` if they are there.
    pub fn waiting_words(&self, on_turn: Seat, wording: TableWording<'_>) -> Option<String> {
        let words = match self.of(on_turn) {
            SeatPresence::Quiet => "table-status-quiet",
            SeatPresence::Away(_) if wording.me.is_some() => "table-status-away",
            SeatPresence::Away(_) => "table-status-away-watching",
            SeatPresence::Here | SeatPresence::Replaced => return None,
        };
        Some(tr!(wording.locale, words, name = wording.name(on_turn)))
    }

    /// The time left of a seat's turn; `None` if it isn't on turn, or without a limit. The clock stands while the host waits for cards
    /// to land.
    pub fn turn_time_left(&self, seat: Seat) -> Option<Duration> {
        let (_, until) = self.turn_limit.filter(|(limited, _)| *limited == seat)?;
        let left = self.time_until(until);
        // A round may have a longer limit than the lobby shows for the next one.
        let longest = self.longest_turn.filter(|longest| left <= *longest + TURN_ALLOWANCE);
        Some(longest.map_or(left, |longest| left.min(longest)))
    }

    /// Who paused the game; `None` while it runs.
    pub fn paused(&self) -> Option<PausedBy> {
        self.paused
    }

    /// The time until the next reconnect is tried; `None` while connected.
    pub fn retry_in(&self) -> Option<Duration> {
        self.retry_at.map(|next| self.time_until(next))
    }

    fn time_until(&self, then: Instant) -> Duration {
        then.saturating_duration_since(self.now)
    }
}

fn begins_turn(event: &VisibleEvent) -> bool {
    matches!(event, VisibleEvent::Turn { .. })
}
