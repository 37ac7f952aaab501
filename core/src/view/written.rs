//! A view as the bot protocol writes it, in JSON.

use serde::{Deserialize, Serialize, Serializer};

use super::SeatView;
use crate::card::{Card, Rank};
use crate::moves::Source;
use crate::rules::DrawRule;
use crate::seat::{Seat, Team};

/// A view as it is written. What is read may be anything: an [`super::Observation`] is made of it only if it can be.
///
/// Lists by seat begin with seat 1. Piles are listed bottom to top, the last card is the one on top. What has a default
/// needn't be there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrittenView {
    /// Whose view it is.
    pub(super) seat: Seat,
    /// Whose turn it is.
    pub(super) turn: Seat,
    /// The own hand, slot by slot.
    pub(super) hand: Vec<Card>,
    /// By seat: how many cards it holds.
    pub(super) hands: Vec<u8>,
    /// By seat.
    pub(super) stocks: Vec<Stock>,
    /// By seat: its discard piles; only the tops where the cards underneath are hidden.
    pub(super) discards: Vec<[Vec<Card>; 4]>,
    /// By seat: how many cards its discard piles have, hidden ones included.
    #[serde(default)]
    pub(super) depths: Option<Vec<[u8; 4]>>,
    /// The build piles; without their lower cards where these were drawn again.
    pub(super) builds: [Vec<Card>; 4],
    /// The ranks that the build piles take next.
    #[serde(default)]
    pub(super) needs: Option<[Rank; 4]>,
    /// How many cards the draw pile has.
    pub(super) draw: u8,
    /// How many cards the completed piles have.
    pub(super) completed: u8,
    /// Which these are: everyone saw them being played.
    #[serde(default)]
    pub(super) completed_cards: Option<Vec<Card>>,
    /// By seat: its team.
    pub(super) teams: Vec<Team>,
    /// The partners whose piles the seat may play from now. It follows from the rest, so it isn't read.
    #[serde(skip_deserializing)]
    pub(super) open_partners: Vec<Seat>,
    /// What happened before, as far as it matters.
    #[serde(default)]
    pub(super) past: WrittenPast,
}

/// A stock pile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Stock {
    pub(super) top: Option<Card>,
    pub(super) count: u8,
}

/// What a view remembers; see [`crate::position::Past`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct WrittenPast {
    pub(super) turns: u32,
    pub(super) moves: u32,
    pub(super) passes: u8,
    pub(super) idle: u16,
    /// The seats that have had a turn, where a fixed number is drawn.
    pub(super) begun: Option<Vec<Seat>>,
    pub(super) promise: Option<Seat>,
    /// The discard pile played from last, like `d2@1`.
    pub(super) last: Option<Source>,
    pub(super) blocked: bool,
    pub(super) due: u8,
    pub(super) caught: Vec<Seat>,
}

impl Default for WrittenPast {
    /// A first turn, in which nothing has happened yet.
    fn default() -> WrittenPast {
        WrittenPast {
            turns: 1,
            moves: 0,
            passes: 0,
            idle: 1,
            begun: None,
            promise: None,
            last: None,
            blocked: false,
            due: 0,
            caught: Vec::new(),
        }
    }
}

impl WrittenView {
    fn of(view: &SeatView<'_>) -> WrittenView {
        let open = view.open;
        let seats = || view.setup().seats();
        let bottom_up = |cards: &mut dyn Iterator<Item = Card>| {
            let mut cards: Vec<Card> = cards.collect();
            cards.reverse();
            cards
        };
        let discards = |seat| [0, 1, 2, 3].map(|pile| bottom_up(&mut view.discard_pile(seat, pile)));
        WrittenView {
            seat: view.seat,
            turn: view.turn(),
            hand: view.hand.iter().collect(),
            hands: seats().map(|seat| open.hand_sizes[seat]).collect(),
            stocks: seats()
                .map(|seat| Stock { top: view.stock_top(seat), count: open.stock_left[seat] })
                .collect(),
            discards: seats().map(discards).collect(),
            depths: Some(seats().map(|seat| open.depths[seat]).collect()),
            builds: [0, 1, 2, 3].map(|pile| view.build_pile(pile).to_vec()),
            needs: Some([0, 1, 2, 3].map(|pile| view.build_next(pile))),
            draw: open.draw_left,
            completed: open.completed_size,
            completed_cards: Some(bottom_up(&mut view.completed())),
            teams: seats().map(|seat| view.team(seat)).collect(),
            open_partners: view.open_partners().collect(),
            past: WrittenPast::of(view),
        }
    }
}

impl WrittenPast {
    fn of(view: &SeatView<'_>) -> WrittenPast {
        let open = view.open;
        let fixed = view.rules().draw != DrawRule::Refill;
        let seats = |marked: u16| view.setup().seats().filter(move |seat| marked >> seat.index() & 1 == 1);
        WrittenPast {
            turns: open.turns,
            moves: open.moves,
            passes: open.passes,
            idle: open.idle,
            begun: fixed.then(|| seats(open.begun).collect()),
            promise: open.house.promise,
            last: open.house.last_discard.map(|(seat, pile)| Source::Discard(pile, Some(seat))),
            blocked: open.house.blocked,
            due: open.manners.due,
            caught: seats(open.manners.caught).collect(),
        }
    }
}

impl Serialize for SeatView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WrittenView::of(self).serialize(serializer)
    }
}
