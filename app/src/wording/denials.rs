//! Sentences for refused requests at a network table, and for rounds that fail verification.

use skipstone_core::Seat;
use skipstone_net::client::VerificationError;
use skipstone_net::fair_deal::UnfairDeal;
use skipstone_net::protocol::Denial;

use crate::locale::Locale;
use crate::tr;

impl Locale {
    /// Why the room refuses a request or a host command. `name` returns the name of a seat.
    pub fn denied(&self, why: &Denial, name: impl Fn(Seat) -> String) -> String {
        match why {
            Denial::Table(refused) => self.refused(refused, name),
            Denial::Stale => tr!(self, "denied-late"),
            Denial::NotSeated => tr!(self, "denied-not-seated"),
            Denial::HostOnly => tr!(self, "denied-host-only"),
            Denial::NotNow => tr!(self, "denied-not-now"),
            Denial::SeatTaken => tr!(self, "denied-seat-taken"),
            Denial::NameTaken => tr!(self, "denied-name-taken"),
            Denial::PartnersSilent => tr!(self, "denied-partners-silent"),
            Denial::NotInTheRules => tr!(self, "denied-not-in-the-rules"),
            Denial::RateLimited => tr!(self, "denied-too-fast"),
        }
    }

    /// Why a round failed verification.
    pub fn check_error(&self, differs: &VerificationError) -> String {
        match differs {
            VerificationError::Deal(unfair) => self.unfair(unfair),
            VerificationError::NotPresent => tr!(self, "differs-came-late"),
            VerificationError::NotRevealed => tr!(self, "differs-not-revealed"),
            VerificationError::Rewritten => tr!(self, "differs-rewritten"),
            VerificationError::BotDecision(event) => tr!(self, "differs-bot", event = *event),
            VerificationError::NoRecord => tr!(self, "differs-no-record"),
            VerificationError::Unreadable(why) => tr!(self, "differs-unreadable", why = why.to_string()),
            VerificationError::WrongRound => tr!(self, "differs-other-round"),
            VerificationError::Unfinished => tr!(self, "differs-unfinished"),
            VerificationError::RuleViolation(why) => tr!(self, "differs-rules", why = why.to_string()),
            VerificationError::EventMismatch(event) => tr!(self, "differs-shown", event = *event),
        }
    }

    fn unfair(&self, unfair: &UnfairDeal) -> String {
        match unfair {
            UnfairDeal::OwnShare { .. } => tr!(self, "unfair-own-share"),
            UnfairDeal::ForeignShare { .. } | UnfairDeal::Share { .. } => tr!(self, "unfair-share"),
            UnfairDeal::Restarted => tr!(self, "unfair-restarted"),
            UnfairDeal::HostAlone => tr!(self, "unfair-host-alone"),
            UnfairDeal::Dealer => tr!(self, "unfair-dealer"),
            UnfairDeal::Secret => tr!(self, "unfair-secret"),
            UnfairDeal::Seed => tr!(self, "unfair-seed"),
        }
    }
}
