//! What the player knows and has decided of places at the table from the next round on: what they needn't be asked any more.

use skipstone_core::Seat;

/// What the player knows of the own place from the next round on, and of the one that somebody offers.
#[derive(Debug, Default)]
pub(super) struct OwnPlace {
    /// Whether the player knows that somebody else has the own seat.
    knows_of_watching: bool,
    /// Whether the session has begun with a computer player in the own seat, and that hasn't changed since.
    pub(super) came_as_watching: bool,
    /// The seat that somebody gives up and that the player, who watches, doesn't want.
    declined: Option<Seat>,
}

impl OwnPlace {
    /// Follows a lobby, the first one of the session if `is_first`: whether the player `will_watch`, and which seats are given up.
    pub(super) fn follow(&mut self, is_first: bool, will_watch: bool, is_given_up: impl Fn(Seat) -> bool) {
        self.knows_of_watching &= will_watch;
        self.came_as_watching = (is_first || self.came_as_watching) && will_watch;
        self.declined = self.declined.filter(|seat| is_given_up(*seat));
    }

    /// Notes that the player knows that somebody else has the own seat.
    pub(super) fn accept_watching(&mut self) {
        self.knows_of_watching = true;
    }

    pub(super) fn knows_of_watching(&self) -> bool {
        self.knows_of_watching
    }

    /// Notes that the player doesn't want a seat that somebody gives up.
    pub(super) fn decline(&mut self, seat: Seat) {
        self.declined = Some(seat);
    }

    pub(super) fn has_declined(&self, seat: Seat) -> bool {
        self.declined == Some(seat)
    }
}
