//! Whether a move is legal, and if not, why: every illegal move has a reason that a player understands.
//!
//! This module, `legal` and `lead_up` look at a [`SeatView`](crate::SeatView) and at nothing else, so legality depends only on
//! what the seat on turn may know.

mod manners;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::card::{Card, Rank};
use crate::lead_up;
use crate::moves::{Move, Source, Target};
use crate::pile::Pile;
use crate::rules::Sharing;
use crate::seat::Seat;
use crate::view::SeatView;

pub(crate) use manners::{call_talking, catch};

/// Why a move is refused.
///
/// Its serde form is part of the network protocol: a new reason goes to the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum IllegalMove {
    /// The round is over.
    #[error("the round is over")]
    Over,
    /// It is another seat's turn.
    #[error("it is seat {turn}'s turn")]
    NotYourTurn {
        /// The seat on turn.
        turn: Seat,
    },
    /// There is no such card in the hand.
    #[error("there is no card {} in a hand of {held}", u16::from(*.slot) + 1)]
    NoHandCard {
        /// The requested index, from 0.
        slot: u8,
        /// The number of cards in the hand.
        held: usize,
    },
    /// The stock pile is empty, or the seat has none.
    #[error("no stock card is left there")]
    StockEmpty,
    /// The discard pile is empty.
    #[error("discard pile {} is empty", .pile)]
    DiscardEmpty {
        /// The pile.
        pile: Pile,
    },
    /// The piles belong to a seat that isn't a partner.
    #[error("the piles of seat {owner} are not a partner's")]
    NotYours {
        /// The owner of the piles.
        owner: Seat,
    },
    /// Partners' piles are closed until one of them is out (RULES 7, `sharing = "after-out"`).
    #[error("partners' piles open only once one of the team is out")]
    PartnerClosed,
    /// Partners' piles stay closed (RULES 7, `sharing = "never"`).
    #[error("by these rules partners' piles are never shared")]
    NotShared,
    /// The build pile takes another rank.
    #[error("build pile {} needs {} or a wild, not {}", .pile, WithArticle(Some(*.needs)), WithArticle(.card.rank()))]
    BuildNeeds {
        /// The pile.
        pile: Pile,
        /// The rank that the pile takes.
        needs: Rank,
        /// The card of the refused play.
        card: Card,
    },
    /// No wild on a wild (RULES 4, `consecutive_wilds` off).
    #[error("a wild lies on build pile {}: no second one may follow", .pile)]
    WildOnWild {
        /// The pile.
        pile: Pile,
    },
    /// Only hand cards are discarded (RULES 4.5).
    #[error("stock cards can't be discarded")]
    StockDiscarded,
    /// Only hand cards are discarded (RULES 4.5).
    #[error("cards don't move from one discard pile to another")]
    DiscardMoved,
    /// Discards go onto the own piles (RULES 7).
    #[error("discards go onto your own piles, not seat {owner}'s")]
    DiscardElsewhere {
        /// The owner of the pile.
        owner: Seat,
    },
    /// No piles lie in front of this seat (RULES 7, `two-per-team`).
    #[error("no piles lie in front of you: name a partner's with @seat")]
    NoOwnPiles,
    /// Wilds may not be discarded (RULES 4.5, `wild_discard` off).
    #[error("wilds may not be discarded while the hand holds another card")]
    WildDiscarded,
    /// A turn with hand cards ends with a discard (RULES 4.6).
    #[error("with cards in hand a turn ends with a discard")]
    PassWithHand,
    /// With an empty hand, what can be played must be (RULES 4.6).
    #[error("with an empty hand what can be played must be played")]
    PassWithPlay,
    /// The table draws (RULES 9).
    #[error("the table draws the cards")]
    DrawnAlready,
    /// Cards have to be drawn before anything else (RULES 4.1, 9).
    #[error("draw first: {missing} more")]
    DrawFirst {
        /// The number of cards still to draw.
        missing: u8,
    },
    /// Nothing is left to draw (RULES 5, 9).
    #[error("there is nothing left to draw")]
    NothingToDraw,
    /// The move isn't a play onto a build pile, and out of turn nothing else is allowed (RULES 9).
    #[error(
        "out of turn only your own cards may be played onto build piles: not the last of your stock, and by the 1980 \
         rules none of your discards"
    )]
    OutOfTurn,
    /// Another seat has played out of turn, and can still be caught (RULES 9).
    #[error("seat {seat} has just played out of turn: catch it, or wait for your turn")]
    OtherOutOfTurn {
        /// The seat that played out of turn.
        seat: Seat,
    },
    /// The seat was caught: until its next turn is over, it draws nothing and can't play out of turn (RULES 9).
    #[error("you were caught out of turn: play your next turn without drawing")]
    Caught,
    /// Nobody else has played out of turn, or the seat on turn has acted since (RULES 9).
    #[error("there is nobody to catch")]
    NothingToCatch,
    /// The called seat hasn't talked to its partners on their turn, or is a partner of the caller (RULES 9).
    #[error("there is nothing to call seat {seat} for")]
    NothingToCall {
        /// The called seat.
        seat: Seat,
    },
    /// A discard-pile card must lead up to the stock top (RULES 8, `lead_up`).
    #[error("a discard-pile card must lead up to your stock card: from here no line of plays reaches it")]
    NotLeadingUp,
    /// An announced line must stay possible (RULES 8, `lead_up`).
    #[error("you announced to build up to your stock card: this would make it impossible")]
    BreaksPromise,
    /// The turn can't end before the announced stock card is played (RULES 8, `lead_up`).
    #[error("you announced to build up to your stock card: play it before you discard")]
    PromiseOpen,
    /// Not twice in succession from the same discard pile (RULES 8, `alternating`).
    #[error("discard pile {} was played from last: use another one in between", .pile)]
    SamePile {
        /// The pile.
        pile: Pile,
    },
    /// After blocking no more discard-pile cards in the turn (RULES 8, `blocking`).
    #[error("you blocked in this turn: no more discard-pile cards may be played")]
    Blocked,
}

/// A rank with its article, for messages: "a 7", "an 8", "a wild".
struct WithArticle(Option<Rank>);

impl fmt::Display for WithArticle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.map(Rank::number) {
            Some(rank @ (8 | 11)) => write!(f, "an {rank}"),
            Some(rank) => write!(f, "a {rank}"),
            None => f.write_str("a wild"),
        }
    }
}

/// The announcement that the play of a discard-pile card requires (RULES 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RequiredAnnouncement {
    Nothing,
    /// "Building to" the top of this seat's stock pile.
    Building(Seat),
    /// "Blocking" this seat's move.
    Blocking(Seat),
}

/// Whether a move is legal for a view's seat. Doesn't check that a pass with an empty hand has no legal play before it: that takes
/// the legal moves, and [`SeatView::check`] does it.
pub(crate) fn check(view: &SeatView<'_>, mv: Move) -> Result<(), IllegalMove> {
    let public = view.public;
    if public.end.is_some() {
        return Err(IllegalMove::Over);
    }
    if public.turn != view.seat {
        return manners::out_of_turn(view, mv);
    }
    let missing = public.draws_due();
    if missing > 0 && mv != Move::Draw {
        return Err(IllegalMove::DrawFirst { missing });
    }
    match mv {
        Move::Put(source, Target::Build(pile)) => {
            let card = source_card(view, source)?;
            check_takes(view, pile, card)?;
        }
        Move::Put(source, Target::Discard(_, owner)) => match source {
            Source::Stock(_) => return Err(IllegalMove::StockDiscarded),
            Source::Discard(..) => return Err(IllegalMove::DiscardMoved),
            Source::Hand(_) => {
                source_card(view, source)?;
                discard_owner(view, owner)?;
            }
        },
        Move::Pass if public.hand_sizes[view.seat] > 0 => return Err(IllegalMove::PassWithHand),
        Move::Pass => {}
        Move::Draw => return manners::draw(view),
    }
    if public.setup.is_restricted() {
        check_restrictions(view, mv, lead_up::promise(view))?;
    }
    Ok(())
}

/// The card a source offers to a view's seat.
pub(crate) fn source_card(view: &SeatView<'_>, source: Source) -> Result<Card, IllegalMove> {
    let public = view.public;
    match source {
        Source::Hand(slot) => {
            let held = usize::from(public.hand_sizes[view.seat]);
            view.hand.get(usize::from(slot)).ok_or(IllegalMove::NoHandCard { slot, held })
        }
        Source::Stock(owner) => {
            public.stock_tops[owner_of(view, owner)?].some().ok_or(IllegalMove::StockEmpty)
        }
        Source::Discard(pile, owner) => {
            public.discards[owner_of(view, owner)?][pile].some().ok_or(IllegalMove::DiscardEmpty { pile })
        }
    }
}

/// The seat that owns the piles, if the view's seat may play from them.
fn owner_of(view: &SeatView<'_>, owner: Seat) -> Result<Seat, IllegalMove> {
    let public = view.public;
    if owner == view.seat {
        return if public.setup.has_piles(owner) { Ok(owner) } else { Err(IllegalMove::NoOwnPiles) };
    }
    if !public.setup.partners(view.seat).any(|partner| partner == owner) {
        return Err(IllegalMove::NotYours { owner });
    }
    if !public.partners_open(view.seat) {
        let never = public.setup.rules().sharing == Sharing::Never;
        return Err(if never { IllegalMove::NotShared } else { IllegalMove::PartnerClosed });
    }
    Ok(owner)
}

/// The seat that owns the discard piles, if the view's seat may discard onto them.
fn discard_owner(view: &SeatView<'_>, owner: Seat) -> Result<Seat, IllegalMove> {
    if owner != view.seat && !view.public.setup.shares_piles() {
        return Err(IllegalMove::DiscardElsewhere { owner });
    }
    owner_of(view, owner)
}

fn check_takes(view: &SeatView<'_>, pile: Pile, card: Card) -> Result<(), IllegalMove> {
    if view.public.takers(card).contains(pile) {
        return Ok(());
    }
    match card.is_wild() {
        true => Err(IllegalMove::WildOnWild { pile }),
        false => Err(IllegalMove::BuildNeeds { pile, needs: view.public.builds[pile].next, card }),
    }
}

/// Checks a move, legal otherwise, against the rules that restrict plays and discards further.
///
/// `promise` is the view's [`lead_up::promise`], which is the same for every move.
pub(crate) fn check_restrictions(
    view: &SeatView<'_>,
    mv: Move,
    promise: Option<Seat>,
) -> Result<(), IllegalMove> {
    match mv {
        Move::Put(source, Target::Discard(..)) => {
            if promise.is_some() {
                return Err(IllegalMove::PromiseOpen);
            }
            let wild = |card: Card| card.is_wild();
            let rules = view.public.setup.rules();
            // A hand of nothing but wilds could otherwise never end its turn.
            if !rules.wild_discard && wild(source_card(view, source)?) && !view.hand.iter().all(wild) {
                return Err(IllegalMove::WildDiscarded);
            }
            Ok(())
        }
        Move::Put(source, target) => required_announcement(view, source, target, promise).map(|_| ()),
        Move::Pass | Move::Draw => Ok(()),
    }
}

/// Whether the 1980 rules allow a play, and what has to be said with it (RULES 8).
pub(crate) fn required_announcement(
    view: &SeatView<'_>,
    source: Source,
    target: Target,
    promise: Option<Seat>,
) -> Result<RequiredAnnouncement, IllegalMove> {
    let public = view.public;
    let (rules, turn) = (public.setup.rules(), public.turn_restrictions);
    match source {
        Source::Discard(pile, owner) => {
            if turn.blocked {
                return Err(IllegalMove::Blocked);
            }
            let refused = if rules.alternating && turn.last_discard == Some((owner, pile)) {
                IllegalMove::SamePile { pile }
            } else if !rules.lead_up {
                return Ok(RequiredAnnouncement::Nothing);
            } else {
                match (lead_up::line_after(view, source, target, promise), promise) {
                    (Some(_), Some(_)) => return Ok(RequiredAnnouncement::Nothing),
                    (Some(aim), None) => return Ok(RequiredAnnouncement::Building(aim)),
                    (None, Some(_)) => IllegalMove::BreaksPromise,
                    (None, None) => IllegalMove::NotLeadingUp,
                }
            };
            let blocked = promise.is_none().then(|| blocked_opponent(view, target)).flatten();
            blocked.map(RequiredAnnouncement::Blocking).ok_or(refused)
        }
        Source::Stock(owner) if promise == Some(owner) => Ok(RequiredAnnouncement::Nothing),
        _ if promise.is_some() && lead_up::line_after(view, source, target, promise).is_none() => {
            Err(IllegalMove::BreaksPromise)
        }
        _ => Ok(RequiredAnnouncement::Nothing),
    }
}

/// The opponent whose next stock card a play onto a build pile would block, if blocking is allowed there: few cards are
/// left in its stock pile, the build pile would take its top, and no hand card could take that place.
fn blocked_opponent(view: &SeatView<'_>, target: Target) -> Option<Seat> {
    let Target::Build(pile) = target else { return None };
    let public = view.public;
    let takes = |card: Card| public.takers(card).contains(pile);
    if view.hand.iter().any(takes) {
        return None;
    }
    let team = public.setup.team(view.seat);
    let threatens = |seat: &Seat| {
        let left = public.stock_left[*seat];
        public.setup.team(*seat) != team
            && left <= public.setup.rules().blocking
            && takes(public.stock_tops[*seat])
    };
    public.setup.seats().find(threatens)
}
