//! Every seat's hand, for a round that is only looked back on.

use skipstone_core::{BySeat, Card, Event, MAX_SEATS, Misdeed, Seat, Source};

/// All hands, as they lie open in a replay.
///
/// They are filled from [`Event`]s, the whole truth, which only a record has. Who plays at a table is told
/// [`Seen`](skipstone_core::Seen)s, of which these can't be made: no screen of a table that is played at can show them.
#[derive(Debug, Clone)]
pub struct OpenHands {
    hands: BySeat<Vec<Card>>,
    on_turn: Option<Seat>,
    /// The hands before somebody played out of turn, until the seat on turn acts.
    before: Option<BySeat<Vec<Card>>>,
}

impl OpenHands {
    /// Hands without cards.
    pub fn new() -> OpenHands {
        OpenHands { hands: BySeat([const { Vec::new() }; MAX_SEATS]), on_turn: None, before: None }
    }

    /// A seat's hand, slot by slot.
    pub fn of(&self, seat: Seat) -> &[Card] {
        &self.hands[seat]
    }

    /// Takes in one event. They must come from one record, complete and in order.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Play { seat, .. } if self.on_turn != Some(seat) => {
                self.before.get_or_insert_with(|| self.hands.clone());
            }
            Event::Complete { .. } | Event::Replenish { .. } | Event::Catch { .. } => {}
            _ => self.before = None,
        }
        match *event {
            Event::Deal { .. } => *self = OpenHands::new(),
            Event::Turn { seat } => self.on_turn = Some(seat),
            Event::Draw { seat, ref cards } => self.hands[seat].extend(cards),
            Event::Play { seat, mv, .. } | Event::Discard { seat, mv, .. } => {
                if let Some(Source::Hand(slot)) = mv.source() {
                    self.hands[seat].remove(usize::from(slot));
                }
            }
            Event::Catch { .. } => self.hands = self.before.take().unwrap_or_else(|| self.hands.clone()),
            Event::Penalty { seat, misdeed: Misdeed::Drawing, .. } => {
                self.hands[seat].pop();
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
