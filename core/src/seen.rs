//! What happened, as one seat may see it. A hidden card can't be written down here: its owner gets it, the others a count.

use crate::card::{Card, Rank};
use crate::event::{Announcement, EndReason, Event, Misdeed, PileNumber, ReplenishedFrom};
use crate::moves::{Move, Source};
use crate::round::Round;
use crate::seat::{Seat, Team};

/// One event for one seat's eyes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seen {
    /// The cards were dealt.
    Deal {
        /// The open top and the size of every seat's stock pile.
        stocks: Vec<(Option<Card>, u8)>,
        /// How many cards the draw pile has.
        draw: u8,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// Cards went from the draw pile to the end of a hand.
    Draw {
        /// Whose hand.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which ones, in the order drawn: only for the hand's owner.
        cards: Option<Vec<Card>>,
    },
    /// A play was announced (RULES 8).
    Announce {
        /// By whom.
        seat: Seat,
        /// What for.
        what: Announcement,
        /// The stock pile whose top is built to.
        stock: Option<Seat>,
    },
    /// A card went onto a build pile.
    Play {
        /// Who played it.
        seat: Seat,
        /// From where to where.
        mv: Move,
        /// The card.
        card: Card,
        /// The rank it is played as.
        rank: Rank,
        /// The next card of a stock pile, turned up by the play.
        turned: Option<Card>,
    },
    /// A build pile reached 12 and left the table.
    Complete {
        /// Its number.
        pile: PileNumber,
    },
    /// The draw pile was made anew.
    Replenish {
        /// What went into it.
        from: ReplenishedFrom,
        /// How many cards it has now.
        draw: u8,
    },
    /// A hand card went onto a discard pile and ended the turn.
    Discard {
        /// Who discarded.
        seat: Seat,
        /// From where to where.
        mv: Move,
        /// The card.
        card: Card,
    },
    /// A turn ended without a discard.
    Pass {
        /// Whose.
        seat: Seat,
    },
    /// A seat's last stock card was played.
    Out {
        /// Whose stock pile.
        seat: Seat,
    },
    /// A seat caught another: all is again as it was before that one played out of turn (RULES 9).
    Catch {
        /// Who caught.
        seat: Seat,
        /// Who was caught.
        caught: Seat,
    },
    /// A seat called another for talking to its partners (RULES 9).
    Call {
        /// Who called.
        seat: Seat,
        /// Who had talked.
        talker: Seat,
    },
    /// Cards went into a stock pile (RULES 9).
    Penalty {
        /// For whose misdeed.
        seat: Seat,
        /// What it was: the cards come from the hand's end, or off the draw pile.
        misdeed: Misdeed,
        /// How many cards.
        count: u8,
        /// Whose stock pile it is.
        into: Seat,
    },
    /// The round ended.
    End {
        /// Why.
        reason: EndReason,
        /// The team that won; `None` in a tie.
        winner: Option<Team>,
        /// The stock cards left, by seat.
        left: Vec<u8>,
        /// What the round adds to the scores, by team.
        points: Vec<u32>,
    },
}

impl Seen {
    /// An event as a seat sees it, or as a spectator does (`None`). `after` is the round right after the move that the event
    /// came of.
    pub fn of(event: &Event, viewer: Option<Seat>, after: &Round) -> Seen {
        match *event {
            Event::Deal { ref stocks, ref draw } => Seen::Deal {
                stocks: stocks.iter().map(|stock| (stock.last().copied(), stock.len() as u8)).collect(),
                draw: draw.len() as u8,
            },
            Event::Turn { seat } => Seen::Turn { seat },
            Event::Draw { seat, ref cards } => Seen::Draw {
                seat,
                count: cards.len() as u8,
                cards: (viewer == Some(seat)).then(|| cards.clone()),
            },
            Event::Announce { seat, what } => {
                // An announced play comes from a discard pile, so the promise is still open after it.
                let stock = match what {
                    Announcement::BuildingTo(_) => after.open.house.promise,
                    Announcement::Blocking(_) => None,
                };
                Seen::Announce { seat, what, stock }
            }
            Event::Play { seat, mv, card, rank } => {
                let turned = match mv.source() {
                    Some(Source::Stock(owner)) => after.open.stock_tops[owner.unwrap_or(seat)].some(),
                    _ => None,
                };
                Seen::Play { seat, mv, card, rank, turned }
            }
            Event::Complete { pile } => Seen::Complete { pile },
            Event::Replenish { from, ref draw } => Seen::Replenish { from, draw: draw.len() as u8 },
            Event::Discard { seat, mv, card } => Seen::Discard { seat, mv, card },
            Event::Pass { seat } => Seen::Pass { seat },
            Event::Out { seat } => Seen::Out { seat },
            Event::Catch { seat, caught } => Seen::Catch { seat, caught },
            Event::Call { seat, talker } => Seen::Call { seat, talker },
            Event::Penalty { seat, misdeed, ref cards, into, .. } => {
                Seen::Penalty { seat, misdeed, count: cards.len() as u8, into }
            }
            Event::End { reason, winner, ref left, ref points } => {
                Seen::End { reason, winner, left: left.clone(), points: points.clone() }
            }
        }
    }
}
