//! Events as one seat may see them. The type has no place for a hidden card: its owner gets it, others get a count. In messages
//! its lists are bounded by `bounded_list`.

use serde::{Deserialize, Serialize};

use crate::bounded_list::UpTo;
use crate::card::{Card, Rank};
use crate::deck::Deck;
use crate::event::RoundResult;
use crate::event::{self, Announcement, Event, Misdeed, ReplenishedFrom};
use crate::moves::{Move, Source};
use crate::round::Round;
use crate::seat::{MAX_SEATS, Seat};

/// One event, redacted for one seat or for spectators.
///
/// Its serde form is part of the network protocol: a new event goes to the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum VisibleEvent {
    /// The cards were dealt.
    Deal {
        /// The open top and the size of every seat's stock pile.
        #[serde(with = "UpTo::<MAX_SEATS>")]
        stocks: Vec<(Option<Card>, u8)>,
        /// How many cards the draw pile has.
        draw: u8,
    },
    /// A turn began.
    Turn(event::Turn),
    /// Cards went from the draw pile to the end of a hand.
    Draw {
        /// The owner of the hand.
        seat: Seat,
        /// The number of cards drawn, at least 1.
        count: u8,
        /// The cards in the order drawn. `None` for everyone but the hand's owner.
        #[serde(with = "UpTo::<{ Deck::MAX_SIZE }>")]
        cards: Option<Vec<Card>>,
    },
    /// A play was announced (RULES 8).
    Announce {
        /// The seat that announces.
        seat: Seat,
        /// The purpose of the play.
        what: Announcement,
        /// The owner of the stock pile whose top is built to. `None` for a blocking announcement.
        stock: Option<Seat>,
    },
    /// A card went onto a build pile.
    Play {
        /// The seat that played it, not always the seat on turn (RULES 9).
        seat: Seat,
        /// Source and target of the card.
        mv: Move,
        /// The card that was moved.
        card: Card,
        /// The rank it is played as.
        rank: Rank,
        /// The next stock card, turned up by the play. `None` if the play was from elsewhere or emptied the pile.
        turned: Option<Card>,
    },
    /// A build pile reached 12 and left the table.
    Complete(event::Complete),
    /// The draw pile was made anew.
    Replenish {
        /// What went into it.
        from: ReplenishedFrom,
        /// The size of the new draw pile.
        draw: u8,
    },
    /// A hand card went onto a discard pile and ended the turn.
    Discard(event::Discard),
    /// A turn ended without a discard.
    Pass(event::Pass),
    /// A seat's last stock card was played.
    Out(event::Out),
    /// A seat caught another: the state before the plays out of turn is restored (RULES 9).
    Catch(event::Catch),
    /// A seat called another for talking to its partners (RULES 9).
    Call(event::Call),
    /// Cards went into a stock pile (RULES 9).
    Penalty {
        /// The seat that is punished.
        seat: Seat,
        /// The misdeed: for drawing the cards come from the hand's end, for talking from the draw pile.
        misdeed: Misdeed,
        /// The number of penalty cards.
        count: u8,
        /// The owner of the stock pile.
        into: Seat,
    },
    /// The round ended.
    End(RoundResult),
}

impl VisibleEvent {
    /// The same event as a spectator sees it: without the cards that were drawn.
    pub fn into_public(self) -> VisibleEvent {
        match self {
            VisibleEvent::Draw { seat, count, .. } => VisibleEvent::Draw { seat, count, cards: None },
            public => public,
        }
    }

    /// Redacts an event for a seat, or for a spectator (`None`). `after` is the round right after the move that caused the
    /// event.
    pub fn of(event: &Event, viewer: Option<Seat>, after: &Round) -> VisibleEvent {
        match *event {
            Event::Deal { ref stocks, ref draw } => VisibleEvent::Deal {
                stocks: stocks.iter().map(|stock| (stock.last().copied(), stock.len() as u8)).collect(),
                draw: draw.len() as u8,
            },
            Event::Turn(turn) => VisibleEvent::Turn(turn),
            Event::Draw { seat, ref cards } => VisibleEvent::Draw {
                seat,
                count: cards.len() as u8,
                cards: (viewer == Some(seat)).then(|| cards.clone()),
            },
            Event::Announce { seat, what } => {
                // An announced play comes from a discard pile, so the promise is still open after it.
                let stock = match what {
                    Announcement::BuildingTo(_) => after.public.turn_restrictions.promise,
                    Announcement::Blocking(_) => None,
                };
                VisibleEvent::Announce { seat, what, stock }
            }
            Event::Play { seat, mv, card, rank } => {
                let turned = match mv.source() {
                    Some(Source::Stock(owner)) => after.public.stock_tops[owner].some(),
                    _ => None,
                };
                VisibleEvent::Play { seat, mv, card, rank, turned }
            }
            Event::Complete(complete) => VisibleEvent::Complete(complete),
            Event::Replenish { from, ref draw } => VisibleEvent::Replenish { from, draw: draw.len() as u8 },
            Event::Discard(discard) => VisibleEvent::Discard(discard),
            Event::Pass(pass) => VisibleEvent::Pass(pass),
            Event::Out(out) => VisibleEvent::Out(out),
            Event::Catch(catch) => VisibleEvent::Catch(catch),
            Event::Call(call) => VisibleEvent::Call(call),
            Event::Penalty { seat, misdeed, ref cards, into, .. } => {
                VisibleEvent::Penalty { seat, misdeed, count: cards.len() as u8, into }
            }
            Event::End(ref result) => VisibleEvent::End(result.clone()),
        }
    }
}
