//! What changed on the board since the own last turn.

use skipstone_core::{Seat, VisibleEvent, event};

use super::Slot;

/// The slots that others have changed since the own last move.
#[derive(Debug, Clone, Default)]
pub struct Changes(Vec<Slot>);

impl Changes {
    /// The changed slots, each once.
    pub fn slots(&self) -> &[Slot] {
        &self.0
    }

    /// Notes what an event changes; an own move, or a new deal, begins anew. `me` is `None` for a spectator, for whom nothing
    /// is noted.
    pub fn apply(&mut self, event: &VisibleEvent, me: Option<Seat>) {
        let Some(me) = me else { return };
        match *event {
            VisibleEvent::Deal { .. } => self.0.clear(),
            VisibleEvent::Play { seat, mv, .. } | VisibleEvent::Discard(event::Discard { seat, mv, .. }) => {
                if seat == me {
                    return self.0.clear();
                }
                let from = mv.source().map(|source| Slot::of_source(source, seat, me));
                let to = mv.target().map(Slot::of_target);
                for slot in from.into_iter().chain(to) {
                    if !matches!(slot, Slot::OtherHand(_)) && !self.0.contains(&slot) {
                        self.0.push(slot);
                    }
                }
            }
            VisibleEvent::Pass(event::Pass { seat }) if seat == me => self.0.clear(),
            _ => {}
        }
    }
}
