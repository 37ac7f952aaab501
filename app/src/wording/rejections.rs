//! Sentences for errors and results of `core`, whose own texts are English.

use skipstone_core::notation::ParseError;
use skipstone_core::table::{IntentError, TableError};
use skipstone_core::{Card, EndReason, IllegalMove, Rank, Seat, SetupError};

use crate::locale::{Locale, slashed};
use crate::tr;

impl Locale {
    /// Why a move is illegal. `name` returns the name of a seat.
    pub fn rejected(&self, why: &IllegalMove, name: impl Fn(Seat) -> String) -> String {
        match *why {
            IllegalMove::Over => tr!(self, "rejected-over"),
            IllegalMove::NotYourTurn { turn } => tr!(self, "rejected-not-your-turn", name = name(turn)),
            IllegalMove::NoHandCard { slot, held } => {
                tr!(self, "rejected-no-hand-card", card = slot + 1, held = held)
            }
            IllegalMove::StockEmpty => tr!(self, "rejected-stock-empty"),
            IllegalMove::DiscardEmpty { pile } => tr!(self, "rejected-discard-empty", pile = pile.number()),
            IllegalMove::NotYours { owner } => tr!(self, "rejected-not-yours", name = name(owner)),
            IllegalMove::NotShared => tr!(self, "rejected-not-shared"),
            IllegalMove::PartnerClosed => tr!(self, "rejected-partner-closed"),
            IllegalMove::BuildNeeds { pile, needs, card } => {
                tr!(
                    self,
                    "rejected-build-needs",
                    pile = pile.number(),
                    needs = self.rank(needs.number()),
                    // A wild is never rejected for its rank.
                    card = self.rank(card.rank().map_or(0, Rank::number))
                )
            }
            IllegalMove::WildOnWild { pile } => tr!(self, "rejected-wild-on-wild", pile = pile.number()),
            IllegalMove::StockDiscarded => tr!(self, "rejected-stock-discarded"),
            IllegalMove::DiscardMoved => tr!(self, "rejected-discard-moved"),
            IllegalMove::DiscardElsewhere { owner } => {
                tr!(self, "rejected-discard-elsewhere", name = name(owner))
            }
            IllegalMove::NoOwnPiles => tr!(self, "rejected-no-own-piles"),
            IllegalMove::WildDiscarded => tr!(self, "rejected-wild-discarded"),
            IllegalMove::PassWithHand => tr!(self, "rejected-pass-with-hand"),
            IllegalMove::PassWithPlay => tr!(self, "rejected-pass-with-play"),
            IllegalMove::DrawnAlready => tr!(self, "rejected-drawn-already"),
            IllegalMove::DrawFirst { missing } => tr!(self, "rejected-draw-first", missing = missing),
            IllegalMove::NothingToDraw => tr!(self, "rejected-nothing-to-draw"),
            IllegalMove::OutOfTurn => tr!(self, "rejected-out-of-turn"),
            IllegalMove::OtherOutOfTurn { seat } => {
                tr!(self, "rejected-other-out-of-turn", name = name(seat))
            }
            IllegalMove::Caught => tr!(self, "rejected-caught"),
            IllegalMove::NothingToCatch => tr!(self, "rejected-nothing-to-catch"),
            IllegalMove::NothingToCall { seat } => tr!(self, "rejected-nothing-to-call", name = name(seat)),
            IllegalMove::NotLeadingUp => tr!(self, "rejected-not-leading-up"),
            IllegalMove::BreaksPromise => tr!(self, "rejected-breaks-promise"),
            IllegalMove::PromiseOpen => tr!(self, "rejected-promise-open"),
            IllegalMove::SamePile { pile } => tr!(self, "rejected-same-pile", pile = pile.number()),
            IllegalMove::Blocked => tr!(self, "rejected-blocked"),
        }
    }

    /// Why the table refuses an intent. `name` returns the name of a seat.
    pub fn refused(&self, refused: &IntentError, name: impl Fn(Seat) -> String) -> String {
        match refused {
            IntentError::Move { why, .. } => self.rejected(why, name),
            IntentError::Objection(why) => self.rejected(why, name),
            IntentError::RoundGoesOn => tr!(self, "refused-round-goes-on"),
            IntentError::SeriesOver => tr!(self, "refused-series-over"),
            IntentError::Revealed => tr!(self, "refused-revealed"),
            IntentError::NothingAsked => tr!(self, "refused-nothing-asked"),
            IntentError::Paused(_) | IntentError::PausedByHost => tr!(self, "refused-paused"),
            IntentError::NotAway(seat) => tr!(self, "refused-not-away", name = name(*seat)),
            IntentError::WaitedFor { seat, left } => {
                tr!(self, "refused-waited-for", name = name(*seat), seconds = left.as_secs() + 1)
            }
            IntentError::NothingToUndo => tr!(self, "refused-nothing-to-undo"),
            IntentError::NothingToRedo => tr!(self, "refused-nothing-to-redo"),
            IntentError::OthersPlay => tr!(self, "refused-others-play"),
            IntentError::Age(_) => tr!(self, "table-age-missing"),
            IntentError::PauseTooSoon { left } => {
                tr!(self, "refused-pause-too-soon", seconds = left.as_secs() + 1)
            }
        }
    }

    /// Why a table can't be opened.
    pub fn table_error(&self, error: &TableError) -> String {
        match *error {
            TableError::Setup(SetupError::Seats { seats }) => tr!(self, "table-seats", seats = seats),
            TableError::Setup(SetupError::Teams { seats, teams }) => {
                tr!(self, "table-teams", seats = seats, teams = teams)
            }
            TableError::Setup(SetupError::Stock { stock, seats, deck, hand, largest, shared }) => tr!(
                self,
                "table-stock",
                stock = stock,
                seats = seats,
                deck = deck,
                hand = hand,
                largest = largest,
                shared = shared.unwrap_or(0)
            ),
            TableError::Setup(SetupError::Stocks { stocks, seats, deck, hand, most }) => tr!(
                self,
                "table-stocks",
                stocks = slashed(stocks.as_slice()),
                seats = seats,
                deck = deck,
                hand = hand,
                most = most
            ),
            TableError::Setup(SetupError::StockCount { stocks, piles }) => {
                tr!(self, "table-stock-count", stocks = slashed(stocks.as_slice()), piles = piles)
            }
            TableError::Setup(SetupError::Draw { draw, hand }) => {
                tr!(self, "table-draw", draw = draw, hand = hand)
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

    /// Why a typed move can't be parsed.
    pub fn parse_error(&self, error: &ParseError) -> String {
        match error {
            ParseError::Card(text) => tr!(self, "typed-card", text = text.as_str()),
            ParseError::Move(text) => tr!(self, "typed-move", text = text.as_str()),
            ParseError::Source(text) => tr!(self, "typed-source", text = text.as_str()),
            ParseError::Target(text) => tr!(self, "typed-target", text = text.as_str()),
        }
    }

    /// The name of a card.
    pub fn card(&self, card: Card) -> String {
        card.rank().map_or_else(|| tr!(self, "card-wild"), |rank| self.rank_text(rank))
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::{Card, IllegalMove, Pile, Rank, Seat};

    use crate::locale::{Language, Locale};

    #[test]
    fn cards_are_named_as_their_faces_show_them() {
        let card = Card::new(Rank::new(11), 0).expect("a jack");
        let why = IllegalMove::BuildNeeds { pile: Pile::One, needs: Rank::new(1).expect("an ace"), card };
        let says = |names_letters| {
            let locale = Locale::new(Language::ENGLISH).naming_letters(names_letters);
            locale.rejected(&why, |seat: Seat| seat.to_string())
        };
        assert_eq!(says(true), "Build pile 1 needs an A or a wild, not a J.");
        assert_eq!(says(false), "Build pile 1 needs a 1 or a wild, not an 11.");
    }
}
