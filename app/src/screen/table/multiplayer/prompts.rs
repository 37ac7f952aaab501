//! What a network table waits for: a status at each seat, and prompts below the board with their buttons.

use std::time::Duration;

use skipstone_core::{Seat, SeatView};

use super::NetworkTable;
use crate::board::TableWording;
use crate::locale::{Locale, minutes_and_seconds};
use crate::session::{Prompt, SeatPresence};

/// Remaining turn time below which a seat is shown as urgent.
const LOW_TIME: Duration = Duration::from_secs(10);

impl NetworkTable<'_> {
    /// A seat's status: remaining turn time once the turn's first cards lie, or why its player is missing; `None` if there is
    /// nothing to tell.
    pub(in crate::screen::table) fn seat_status(self, locale: &Locale, seat: Seat) -> Option<String> {
        let presence = &self.session.presence;
        let missing = presence.of(seat).missing(locale);
        let left = || presence.turn_time_left(seat).filter(|_| self.own.landed.1);
        missing.or_else(|| left().map(minutes_and_seconds))
    }

    /// The time left of a seat's turn once little is; `None` before, and without a limit.
    pub(in crate::screen::table) fn last_seconds(self, seat: Seat) -> Option<Duration> {
        self.session.presence.turn_time_left(seat).filter(|left| *left <= LOW_TIME)
    }

    /// Whether a seat's player is missing.
    pub(in crate::screen::table) fn is_away(self, seat: Seat) -> bool {
        self.session.presence.of(seat).is_missing()
    }

    /// Whether a seat's status is a warning: its player is missing, or the own time is running out.
    pub(in crate::screen::table) fn is_urgent(self, seat: Seat, me: Option<Seat>) -> bool {
        let presence = &self.session.presence;
        let low = presence.turn_time_left(seat).is_some_and(|left| left <= LOW_TIME);
        matches!(presence.of(seat), SeatPresence::Away(_)) || (low && Some(seat) == me)
    }

    /// The most urgent prompt for the player; `None` if nothing is pending.
    pub(in crate::screen::table) fn prompt(
        self,
        view: &SeatView<'_>,
        wording: TableWording<'_>,
    ) -> Option<Prompt> {
        let asked = self.own.asked.prompt(view, &self.session.presence, wording);
        let watching = || self.session.watching_prompt(wording.locale);
        let absence = || self.session.absence_prompt(wording);
        asked.or_else(watching).or_else(absence).or_else(|| self.session.seat_prompt(wording))
    }
}
