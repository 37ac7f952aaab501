//! The rhythm of other players' turns, which the eye can follow: a card lands, the board rests for a beat, the next card leaves.

use std::time::{Duration, Instant};

use skipstone_core::{Seat, VisibleEvent, event};

/// When the next card of another player may leave.
#[derive(Debug, Clone, Default)]
pub(super) struct Rhythm {
    /// How long the board rests after a card has landed.
    pub(super) beat: Duration,
    /// When the last card lands; `None` after what was shown at once.
    lands_at: Option<Instant>,
}

impl Rhythm {
    /// Notes that cards land at that time.
    pub(super) fn land(&mut self, at: Instant) {
        self.lands_at = Some(at);
    }

    /// Whether the last cards are still on their way.
    pub(super) fn is_moving(&self, now: Instant) -> bool {
        self.lands_at.is_some_and(|lands_at| lands_at > now)
    }

    /// Forgets the last card, as all is shown at once.
    pub(super) fn reset(&mut self) {
        self.lands_at = None;
    }

    /// When the first of the waiting events may begin to be shown that could be at `earliest`. Only cards that somebody else puts
    /// somewhere wait, not those of `people`, who sit at this screen; and the shorter, the more of them there are.
    pub(super) fn begins<'a>(
        &self,
        mut waiting: impl Iterator<Item = &'a VisibleEvent> + Clone,
        earliest: Instant,
        people: &[Seat],
    ) -> Instant {
        let is_of_others = |event: &&VisibleEvent| match event {
            VisibleEvent::Play { seat, .. } | VisibleEvent::Discard(event::Discard { seat, .. }) => {
                !people.contains(seat)
            }
            _ => false,
        };
        let cards = waiting.clone().filter(is_of_others).count() as u32;
        match (waiting.next().filter(is_of_others), self.lands_at) {
            (Some(_), Some(lands_at)) => earliest.max(lands_at + self.beat / cards),
            _ => earliest,
        }
    }
}
