//! Every seat's hand, for a round that is only looked back on.

use skipstone_core::{BySeat, Card, Event, MAX_SEATS, Seat, Source};

/// All hands, as they lie open in a replay.
///
/// They are filled from [`Event`]s, the whole truth, which only a record has. Who plays at a table is told
/// [`Seen`](skipstone_core::Seen)s, of which these can't be made: no screen of a table that is played at can show them.
#[derive(Debug, Clone)]
pub struct OpenHands(BySeat<Vec<Card>>);

impl OpenHands {
    /// Hands without cards.
    pub fn new() -> OpenHands {
        OpenHands(BySeat([const { Vec::new() }; MAX_SEATS]))
    }

    /// A seat's hand, slot by slot.
    pub fn of(&self, seat: Seat) -> &[Card] {
        &self.0[seat]
    }

    /// Takes in one event. They must come from one record, complete and in order.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Deal { .. } => *self = OpenHands::new(),
            Event::Draw { seat, ref cards } => self.0[seat].extend(cards),
            Event::Play { seat, mv, .. } | Event::Discard { seat, mv, .. } => {
                if let Some(Source::Hand(slot)) = mv.source() {
                    self.0[seat].remove(usize::from(slot));
                }
            }
            _ => {}
        }
    }
}

impl Default for OpenHands {
    fn default() -> OpenHands {
        OpenHands::new()
    }
}
