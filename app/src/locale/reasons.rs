//! What the rules and the table answer, in the player's language. `core` itself speaks English only.

use skipstone_core::notation::ParseError;
use skipstone_core::table::{Refused, TableError};
use skipstone_core::{Card, EndReason, Rank, Rejected, Seat, SetupError};

use super::Locale;
use crate::tr;

impl Locale {
    /// Why a move is refused. `name` tells who sits on a seat.
    pub fn rejected(&self, why: &Rejected, name: impl Fn(Seat) -> String) -> String {
        match *why {
            Rejected::Over => tr!(self, "rejected-over"),
            Rejected::NotYourTurn { turn } => tr!(self, "rejected-not-your-turn", name = name(turn)),
            Rejected::NoHandCard { slot, held } => {
                tr!(self, "rejected-no-hand-card", card = slot + 1, held = held)
            }
            Rejected::StockEmpty => tr!(self, "rejected-stock-empty"),
            Rejected::DiscardEmpty { pile } => tr!(self, "rejected-discard-empty", pile = pile + 1),
            Rejected::NoSuchPile { pile } => tr!(self, "rejected-no-such-pile", pile = u16::from(pile) + 1),
            Rejected::NotYours { owner } => tr!(self, "rejected-not-yours", name = name(owner)),
            Rejected::PartnerClosed => tr!(self, "rejected-partner-closed"),
            Rejected::BuildNeeds { pile, needs, card } => {
                tr!(
                    self,
                    "rejected-build-needs",
                    pile = pile + 1,
                    needs = needs.number(),
                    // No build pile refuses a wild for its rank.
                    card = card.rank().map_or(0, Rank::number)
                )
            }
            Rejected::WildOnWild { pile } => tr!(self, "rejected-wild-on-wild", pile = pile + 1),
            Rejected::StockDiscarded => tr!(self, "rejected-stock-discarded"),
            Rejected::DiscardMoved => tr!(self, "rejected-discard-moved"),
            Rejected::DiscardElsewhere { owner } => {
                tr!(self, "rejected-discard-elsewhere", name = name(owner))
            }
            Rejected::NoOwnPiles => tr!(self, "rejected-no-own-piles"),
            Rejected::WildDiscarded => tr!(self, "rejected-wild-discarded"),
            Rejected::PassWithHand => tr!(self, "rejected-pass-with-hand"),
            Rejected::PassWithPlay => tr!(self, "rejected-pass-with-play"),
            Rejected::DrawnAlready => tr!(self, "rejected-drawn-already"),
            Rejected::DrawFirst { missing } => tr!(self, "rejected-draw-first", missing = missing),
            Rejected::NothingToDraw => tr!(self, "rejected-nothing-to-draw"),
            Rejected::OutOfTurn => tr!(self, "rejected-out-of-turn"),
            Rejected::OtherOutOfTurn { seat } => tr!(self, "rejected-other-out-of-turn", name = name(seat)),
            Rejected::Caught => tr!(self, "rejected-caught"),
            Rejected::NothingToCatch => tr!(self, "rejected-nothing-to-catch"),
            Rejected::NothingToCall { seat } => tr!(self, "rejected-nothing-to-call", name = name(seat)),
            Rejected::NotLeadingUp => tr!(self, "rejected-not-leading-up"),
            Rejected::BreaksPromise => tr!(self, "rejected-breaks-promise"),
            Rejected::PromiseOpen => tr!(self, "rejected-promise-open"),
            Rejected::SamePile { pile } => tr!(self, "rejected-same-pile", pile = pile + 1),
            Rejected::Blocked => tr!(self, "rejected-blocked"),
        }
    }

    /// Why what was asked of a table can't be.
    pub fn refused(&self, refused: &Refused, name: impl Fn(Seat) -> String) -> String {
        match refused {
            Refused::Move { why, .. } => self.rejected(why, name),
            Refused::Objection(why) => self.rejected(why, name),
            Refused::RoundGoesOn => tr!(self, "refused-round-goes-on"),
            Refused::SeriesOver => tr!(self, "refused-series-over"),
            Refused::Revealed => tr!(self, "refused-revealed"),
            Refused::NothingAsked => tr!(self, "refused-nothing-asked"),
            Refused::Paused(_) => tr!(self, "refused-paused"),
            Refused::NotAway(seat) => tr!(self, "refused-not-away", name = name(*seat)),
            Refused::WaitedFor { seat, left } => {
                tr!(self, "refused-waited-for", name = name(*seat), seconds = left.as_secs() + 1)
            }
            Refused::NothingToUndo => tr!(self, "refused-nothing-to-undo"),
            Refused::Age(_) => tr!(self, "table-age-missing"),
        }
    }

    /// Why a table can't be opened.
    pub fn table_error(&self, error: &TableError) -> String {
        match *error {
            TableError::Setup(SetupError::Seats { seats }) => tr!(self, "table-seats", seats = seats),
            TableError::Setup(SetupError::Teams { seats, teams }) => {
                tr!(self, "table-teams", seats = seats, teams = teams)
            }
            TableError::Setup(SetupError::Stock { stock, seats, deck, largest }) => {
                tr!(self, "table-stock", stock = stock, seats = seats, deck = deck, largest = largest)
            }
            TableError::Setup(SetupError::FirstPlayer { seat, seats }) => {
                tr!(self, "table-first-player", seat = seat.number(), seats = seats)
            }
            TableError::Age(_) => tr!(self, "table-age-missing"),
        }
    }

    /// Why a round ended.
    pub fn end_reason(&self, reason: EndReason) -> String {
        match reason {
            EndReason::StockEmpty => tr!(self, "end-stock-empty"),
            EndReason::Blocked => tr!(self, "end-blocked"),
            EndReason::Stalled => tr!(self, "end-stalled"),
        }
    }

    /// Why a typed move can't be read.
    pub fn parse_error(&self, error: &ParseError) -> String {
        match error {
            ParseError::Card(text) => tr!(self, "typed-card", text = text.as_str()),
            ParseError::Move(text) => tr!(self, "typed-move", text = text.as_str()),
            ParseError::Source(text) => tr!(self, "typed-source", text = text.as_str()),
            ParseError::Target(text) => tr!(self, "typed-target", text = text.as_str()),
        }
    }

    /// A card as people call it.
    pub fn card(&self, card: Card) -> String {
        card.rank().map_or_else(|| tr!(self, "card-wild"), |rank| rank.to_string())
    }
}
