//! All hands of a replayed round.

use skipstone_core::{BySeat, Card, Event, Misdeed, Seat, Source, event};

/// The hands of all seats, as a replay shows them.
///
/// They are made from [`Event`]s, which only a record contains. A running table sends
/// [`VisibleEvent`](skipstone_core::VisibleEvent)s, which can't fill them: its screens can't show hidden hands.
#[derive(Debug, Clone, Default)]
pub struct OpenHands {
    hands: BySeat<Vec<Card>>,
    on_turn: Option<Seat>,
    /// The hands before a play out of turn, until the seat on turn acts; `None` without one.
    before: Option<BySeat<Vec<Card>>>,
}

impl OpenHands {
    /// A seat's hand, in the order of its slots.
    pub fn of(&self, seat: Seat) -> &[Card] {
        &self.hands[seat]
    }

    /// Applies one event. Events have to come from one record, complete and in order.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Play { seat, .. } if self.on_turn != Some(seat) => {
                self.before.get_or_insert_with(|| self.hands.clone());
            }
            Event::Complete(_) | Event::Replenish { .. } | Event::Catch(_) => {}
            _ => self.before = None,
        }
        match *event {
            Event::Deal { .. } => *self = OpenHands::default(),
            Event::Turn(turn) => self.on_turn = Some(turn.seat),
            Event::Draw { seat, ref cards } => self.hands[seat].extend(cards),
            Event::Play { seat, mv, .. } | Event::Discard(event::Discard { seat, mv, .. }) => {
                if let Some(Source::Hand(slot)) = mv.source() {
                    self.hands[seat].remove(usize::from(slot));
                }
            }
            Event::Catch(_) => self.hands = self.before.take().unwrap_or_else(|| self.hands.clone()),
            Event::Penalty { seat, misdeed: Misdeed::Drawing, .. } => {
                self.hands[seat].pop();
            }
            _ => {}
        }
    }
}
