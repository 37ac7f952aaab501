//! Moves that are taken back: each card goes back to where it lay before them.

use std::time::{Duration, Instant};

use skipstone_core::{Card, SeatView, VisibleEvent, event};

use super::flight::{Flight, FlightStart, Path, duration};
use crate::board::{HandOrder, Motion, Slot};

/// Of cards that go back together, each leaves so much later than the one before, in flight times.
const STEP: f32 = 0.15;
/// Cards leave no later than that, in flight times.
const LAST: f32 = 1.5;

/// Where a card lay before the moves: its slot and the index there.
type Origin = (Slot, usize);

/// A card, as it is followed.
#[derive(Clone, Copy)]
struct Token {
    origin: Origin,
    /// The card, if it is one of the own hand or once the moves have shown it.
    card: Option<Card>,
}

/// The cards of a slot after the moves, from the bottom. `Slot::Hand(0)` stands for the whole own hand.
type SlotTokens = (Slot, Vec<Token>);

/// Follows cards through moves that are taken back, from the position before these.
struct Tracker<'a> {
    view: SeatView<'a>,
    piles: Vec<SlotTokens>,
}

impl Tracker<'_> {
    /// The cards of a slot; at first those that lie there before the moves.
    fn pile(&mut self, slot: Slot) -> &mut Vec<Token> {
        let slot = whole_hand(slot);
        let at = self.piles.iter().position(|(known, _)| *known == slot).unwrap_or_else(|| {
            let view = &self.view;
            let count = match slot {
                Slot::Hand(_) => view.hand_size(view.seat()),
                Slot::OtherHand(seat) => view.hand_size(seat),
                Slot::Stock(seat) => view.stock_left(seat),
                Slot::Discard(seat, pile) => view.discard_depth(seat, pile),
                Slot::Build(pile) => view.build_pile(pile).len(),
                Slot::Draw | Slot::Completed => 0,
            };
            let card = |nth| matches!(slot, Slot::Hand(_)).then(|| view.hand().get(nth)).flatten();
            let token = |nth| Token { origin: (slot, nth), card: card(nth) };
            self.piles.push((slot, (0..count).map(token).collect()));
            self.piles.len() - 1
        });
        &mut self.piles[at].1
    }

    fn apply(&mut self, event: &VisibleEvent) {
        let me = self.view.seat();
        match *event {
            VisibleEvent::Draw { seat, count, ref cards } => {
                let hand = if seat == me { Slot::Hand(0) } else { Slot::OtherHand(seat) };
                let card = |nth| cards.as_ref().and_then(|cards| cards.get(nth)).copied();
                let drawn =
                    (0..usize::from(count)).map(|nth| Token { origin: (Slot::Draw, 0), card: card(nth) });
                self.pile(hand).extend(drawn);
            }
            VisibleEvent::Play { seat, mv, card, .. }
            | VisibleEvent::Discard(event::Discard { seat, mv, card }) => {
                let (Some(source), Some(target)) = (mv.source(), mv.target()) else { return };
                let from = Slot::of_source(source, seat, me);
                let pile = self.pile(from);
                let taken = match from {
                    Slot::Hand(nth) if usize::from(nth) < pile.len() => Some(pile.remove(nth.into())),
                    _ => pile.pop(),
                };
                let shown = taken.map(|token| Token { card: Some(card), ..token });
                self.pile(Slot::of_target(target)).extend(shown);
            }
            VisibleEvent::Complete(event::Complete { pile }) => {
                let cards = std::mem::take(self.pile(Slot::Build(pile)));
                self.pile(Slot::Completed).extend(cards);
            }
            // From a draw pile made anew, cards come back unseen.
            VisibleEvent::Replenish { .. } => self.pile(Slot::Completed).clear(),
            _ => {}
        }
    }
}

/// The slot, or the first of the own hand for any card of it.
pub(super) fn whole_hand(slot: Slot) -> Slot {
    if matches!(slot, Slot::Hand(_)) { Slot::Hand(0) } else { slot }
}

/// The flights of cards back from where the moves had put them. `view` is the position without the moves.
pub(super) fn flights_back(
    view: SeatView<'_>,
    undone: &[VisibleEvent],
    hand_order: HandOrder,
    motion: Motion,
    now: Instant,
    flight_time: Duration,
) -> Vec<Flight> {
    let mut tracker = Tracker { view, piles: Vec::new() };
    undone.iter().for_each(|event| tracker.apply(event));
    let hand: Vec<Option<Card>> = tracker.pile(Slot::Hand(0)).iter().map(|token| token.card).collect();
    let shown = hand_order.slots_of(&hand);
    let place = |nth: usize| shown.iter().position(|slot| usize::from(*slot) == nth);
    let moved = tracker.piles.iter().flat_map(|(slot, cards)| {
        let moved = cards.iter().enumerate().filter(move |(_, token)| token.origin.0 != *slot);
        moved.map(|(nth, token)| (*slot, nth, *token))
    });
    let path = Path::Arc.with(motion);
    let mut flights: Vec<Flight> = Vec::new();
    for (slot, nth, Token { origin: (origin, at), card }) in moved {
        let start = match slot {
            // The hand is drawn as it was before the moves: others may lie where the card lay after them.
            Slot::Hand(_) => FlightStart::OwnHand(place(nth).unwrap_or(nth) as u8),
            _ => FlightStart::Card(slot, index(slot, nth)),
        };
        let to = match origin {
            Slot::Hand(_) => (Slot::Hand(at as u8), 0),
            _ => (origin, index(origin, at)),
        };
        // Cards that go the same way together are one flight.
        if let Some(same) = flights.iter_mut().find(|flight| flight.from == start && flight.to.0 == to.0) {
            same.cards += 1;
            same.to.1 = same.to.1.max(to.1);
            same.card = card;
            continue;
        }
        let delay = flight_time.mul_f32((STEP * flights.len() as f32).min(LAST));
        flights.push(Flight {
            card,
            flips: false,
            from: start,
            to,
            cards: 1,
            path,
            starts_at: now + delay,
            duration: duration(path, flight_time),
        });
    }
    flights
}

/// A card's index in its slot as the board has it: the draw pile and the completed ones are drawn as one card.
fn index(slot: Slot, nth: usize) -> usize {
    if matches!(slot, Slot::Completed | Slot::Draw) { 0 } else { nth }
}
