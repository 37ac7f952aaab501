//! What is said at a table with others about what can't be, and whether a round was fair.

use skipstone_core::Seat;
use skipstone_net::fair::Unfair;
use skipstone_net::protocol::Denial;
use skipstone_net::visit::Differs;

use super::Locale;
use crate::tr;

impl Locale {
    /// Why what was asked of the table or the host can't be. `name` tells who sits on a seat.
    pub fn denied(&self, why: &Denial, name: impl Fn(Seat) -> String) -> String {
        match why {
            Denial::Table(refused) => self.refused(refused, name),
            Denial::Late => tr!(self, "denied-late"),
            Denial::NotSeated => tr!(self, "denied-not-seated"),
            Denial::HostOnly => tr!(self, "denied-host-only"),
            Denial::NotNow => tr!(self, "denied-not-now"),
            Denial::SeatTaken => tr!(self, "denied-seat-taken"),
            Denial::NameTaken => tr!(self, "denied-name-taken"),
            Denial::PartnersSilent => tr!(self, "denied-partners-silent"),
            Denial::NotInTheRules => tr!(self, "denied-not-in-the-rules"),
            Denial::TooFast => tr!(self, "denied-too-fast"),
        }
    }

    /// What isn't as it should be with a round that was checked.
    pub fn differs(&self, differs: &Differs) -> String {
        match differs {
            Differs::Deal(unfair) => self.unfair(unfair),
            Differs::CameLate => tr!(self, "differs-came-late"),
            Differs::NoRecord => tr!(self, "differs-no-record"),
            Differs::Unreadable(why) => tr!(self, "differs-unreadable", why = why.as_str()),
            Differs::OtherRound => tr!(self, "differs-other-round"),
            Differs::Unfinished => tr!(self, "differs-unfinished"),
            Differs::Rules(why) => tr!(self, "differs-rules", why = why.as_str()),
            Differs::Shown(event) => tr!(self, "differs-shown", event = *event),
        }
    }

    fn unfair(&self, unfair: &Unfair) -> String {
        match unfair {
            Unfair::OwnShare { .. } => tr!(self, "unfair-own-share"),
            Unfair::Secret => tr!(self, "unfair-secret"),
            Unfair::Seed => tr!(self, "unfair-seed"),
        }
    }
}
