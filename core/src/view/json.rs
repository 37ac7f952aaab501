//! The JSON form of a view in the bot protocol.

use serde::{Deserialize, Serialize, Serializer};

use super::SeatView;
use crate::card::{Card, Rank};
use crate::pile::ByPile;
use crate::rules::DrawRule;
use crate::seat::{Seat, Team};

/// A view in JSON form. A parsed one is unchecked: [`crate::Observation`] checks it.
///
/// Lists by seat begin with seat 1. Piles are listed bottom to top, the last card is the one on top. Fields with a default
/// are optional.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JsonView {
    /// The seat of the view.
    pub(crate) seat: Seat,
    /// The seat on turn.
    pub(crate) turn: Seat,
    /// The own hand, slot by slot.
    pub(crate) hand: Vec<Card>,
    /// By seat: the number of cards in its hand.
    pub(crate) hands: Vec<u8>,
    /// By seat.
    pub(crate) stocks: Vec<Stock>,
    /// By seat: its discard piles; only the tops where the cards underneath are hidden.
    pub(crate) discards: Vec<ByPile<Vec<Card>>>,
    /// By seat: the number of cards in its discard piles, hidden ones included.
    #[serde(default)]
    pub(crate) depths: Option<Vec<ByPile<u8>>>,
    /// The build piles; without their lower cards where these were drawn again.
    pub(crate) builds: ByPile<Vec<Card>>,
    /// The ranks that the build piles take next.
    #[serde(default)]
    pub(crate) needs: Option<ByPile<Rank>>,
    /// The number of cards in the draw pile.
    pub(crate) draw: u8,
    /// The number of cards in the completed piles.
    pub(crate) completed: u8,
    /// The cards of the completed piles, which everyone saw being played.
    #[serde(default)]
    pub(crate) completed_cards: Option<Vec<Card>>,
    /// By seat: its team.
    pub(crate) teams: Vec<Team>,
    /// The partners whose piles the seat may play from now. Derived from the rest, so it isn't parsed.
    #[serde(skip_deserializing)]
    pub(crate) open_partners: Vec<Seat>,
    /// The history that the rules depend on.
    #[serde(default)]
    pub(crate) past: JsonPast,
}

/// A stock pile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Stock {
    pub(crate) top: Option<Card>,
    pub(crate) count: u8,
}

/// The history in a view; see [`crate::position::Past`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct JsonPast {
    pub(crate) turns: u32,
    pub(crate) moves: u32,
    pub(crate) passes: u8,
    pub(crate) idle_turns: u16,
    /// By seat: the ranks that the build piles took when its last turn ended.
    pub(crate) last_needs: Option<Vec<Option<ByPile<Rank>>>>,
    /// The seats that have had a turn, where a fixed number is drawn.
    pub(crate) begun: Option<Vec<Seat>>,
    pub(crate) promise: Option<Seat>,
    /// The discard pile played from last, like `d2@1`.
    pub(crate) last_pile: Option<String>,
    pub(crate) has_blocked: bool,
    pub(crate) due: u8,
    pub(crate) caught: Vec<Seat>,
}

impl Default for JsonPast {
    /// The history at the start of a first turn.
    fn default() -> JsonPast {
        JsonPast {
            turns: 1,
            moves: 0,
            passes: 0,
            idle_turns: 1,
            last_needs: None,
            begun: None,
            promise: None,
            last_pile: None,
            has_blocked: false,
            due: 0,
            caught: Vec::new(),
        }
    }
}

impl JsonView {
    fn of(view: &SeatView<'_>) -> JsonView {
        let public = view.public;
        let seats = || view.setup().seats();
        let bottom_up = |cards: &mut dyn Iterator<Item = Card>| {
            let mut cards: Vec<Card> = cards.collect();
            cards.reverse();
            cards
        };
        let discards = |seat| ByPile::from_fn(|pile| bottom_up(&mut view.discard_pile(seat, pile)));
        JsonView {
            seat: view.seat,
            turn: view.turn(),
            hand: view.hand.iter().collect(),
            hands: seats().map(|seat| public.hand_sizes[seat]).collect(),
            stocks: seats()
                .map(|seat| Stock { top: view.stock_top(seat), count: public.stock_left[seat] })
                .collect(),
            discards: seats().map(discards).collect(),
            depths: Some(seats().map(|seat| public.depths[seat]).collect()),
            builds: ByPile::from_fn(|pile| view.build_pile(pile).to_vec()),
            needs: Some(ByPile::from_fn(|pile| view.build_next(pile))),
            draw: public.draw_left,
            completed: public.completed_size,
            completed_cards: Some(bottom_up(&mut view.completed())),
            teams: seats().map(|seat| view.team(seat)).collect(),
            open_partners: view.open_partners().collect(),
            past: JsonPast::of(view),
        }
    }
}

impl JsonPast {
    fn of(view: &SeatView<'_>) -> JsonPast {
        let public = view.public;
        let fixed = view.rules().draw != DrawRule::Refill;
        let seats = |marked: u16| view.setup().seats().filter(move |seat| marked >> seat.index() & 1 == 1);
        JsonPast {
            turns: public.turns,
            moves: public.moves,
            passes: public.passes,
            idle_turns: public.idle,
            last_needs: Some(view.setup().seats().map(|seat| view.left_behind(seat)).collect()),
            begun: fixed.then(|| seats(public.begun).collect()),
            promise: public.turn_restrictions.promise,
            last_pile: public.turn_restrictions.last_discard.map(|(seat, pile)| format!("d{pile}@{seat}")),
            has_blocked: public.turn_restrictions.blocked,
            due: public.manners.due,
            caught: seats(public.manners.caught).collect(),
        }
    }
}

impl Serialize for SeatView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        JsonView::of(self).serialize(serializer)
    }
}
