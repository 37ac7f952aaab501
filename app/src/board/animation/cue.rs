//! Sounds that go with what the board shows: what is heard, where and when.

use std::mem;
use std::time::{Duration, Instant};

use skipstone_core::{Seat, SeatView, Source, Target, VisibleEvent, event};

use super::{Flight, FlightStart};
use crate::board::Slot;
use crate::sound::SoundKind;

/// How loud what others do is, against what the player does.
pub(super) const OTHERS: f32 = 0.55;
/// How loud each of many cards is that move together.
pub(super) const CROWD: f32 = 0.4;
/// Of a crowd of cards, one is heard in so much time.
const CROWD_STEP: Duration = Duration::from_millis(50);

/// A sound that goes with a picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cue {
    /// What is heard.
    pub kind: SoundKind,
    /// Where it happens; `None` for what concerns the whole table.
    pub slot: Option<Slot>,
    /// When its picture is shown; `None` if it is there already.
    pub at: Option<Instant>,
    /// How loud it is, as a factor up to 1.0.
    pub gain: f32,
}

/// The cues since they were last taken.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Cues {
    /// Whether animations were ended early: the pictures of all earlier cues are there already.
    pub hurried: bool,
    /// In the order in which their animations began.
    pub list: Vec<Cue>,
}

impl Cues {
    /// Takes the cues out.
    pub(super) fn take(&mut self) -> Cues {
        mem::take(self)
    }

    /// Notes that all pictures are there now. Of what was still to be heard, cards that were leaving aren't any more.
    pub(super) fn hurry(&mut self) {
        self.hurried = true;
        for cue in mem::take(&mut self.list) {
            if cue.at.is_none() {
                self.push(cue);
            } else if cue.kind != SoundKind::Slide {
                self.push(Cue { at: None, ..cue });
            }
        }
    }

    /// Adds a cue. Of several at once that sound alike, the last one is kept.
    pub(super) fn push(&mut self, cue: Cue) {
        let kind = mem::discriminant(&cue.kind);
        if cue.at.is_none() {
            self.list.retain(|other| other.at.is_some() || mem::discriminant(&other.kind) != kind);
        }
        self.list.push(cue);
    }

    /// Adds what is heard of an event whose cards fly. `view` is the state after it, `me` the player's seat.
    pub(super) fn push_flights(
        &mut self,
        event: &VisibleEvent,
        flights: &[Flight],
        now: Instant,
        view: &SeatView<'_>,
        me: Option<Seat>,
    ) {
        match *event {
            VisibleEvent::Play { seat, .. } | VisibleEvent::Discard(event::Discard { seat, .. }) => {
                let Some(flight) = flights.first() else { return };
                // A card that was dropped has been on its way before.
                let slot = match flight.from {
                    FlightStart::Card(slot, _) => Some(slot),
                    FlightStart::OwnHand(place) => Some(Slot::Hand(place)),
                    FlightStart::Dropped(_) => None,
                };
                if slot.is_some() {
                    let at = Some(flight.starts_at);
                    self.push(Cue { kind: SoundKind::Slide, slot, at, gain: loudness(seat, me) });
                }
                self.push_turned_up(event, Some(flight.starts_at), view, me);
                self.push_landed(event, Some(flight.lands_at()), view, me);
            }
            VisibleEvent::Draw { seat, .. } => self.push_crowd(flights, CROWD * loudness(seat, me)),
            VisibleEvent::Deal { .. } | VisibleEvent::Replenish { .. } | VisibleEvent::Penalty { .. } => {
                self.push_crowd(flights, CROWD);
            }
            _ => self.push_landed(event, Some(now), view, me),
        }
    }

    /// Adds what is heard of an event whose cards don't fly.
    pub(super) fn push_at_once(&mut self, event: &VisibleEvent, view: &SeatView<'_>, me: Option<Seat>) {
        self.push_turned_up(event, None, view, me);
        self.push_landed(event, None, view, me);
    }

    /// Adds what is heard when a card of a stock is played and the next one is turned up.
    fn push_turned_up(
        &mut self,
        event: &VisibleEvent,
        at: Option<Instant>,
        view: &SeatView<'_>,
        me: Option<Seat>,
    ) {
        if let VisibleEvent::Play { seat, mv, .. } = *event
            && let Some(source @ Source::Stock(_)) = mv.source()
        {
            let slot = Slot::of_source(source, seat, view.seat());
            self.push(Cue { kind: SoundKind::Drop, slot: Some(slot), at, gain: loudness(seat, me) });
        }
    }

    /// Adds what is heard of an event once its cards lie, `at` that time or at once.
    fn push_landed(
        &mut self,
        event: &VisibleEvent,
        at: Option<Instant>,
        view: &SeatView<'_>,
        me: Option<Seat>,
    ) {
        let (kind, slot, gain) = match *event {
            VisibleEvent::Play { seat, mv, .. } | VisibleEvent::Discard(event::Discard { seat, mv, .. }) => {
                let Some(target) = mv.target() else { return };
                let kind = match target {
                    Target::Build(pile) => SoundKind::Build(view.build_pile(pile).len() as u8),
                    Target::Discard(..) => SoundKind::Land,
                };
                (kind, Some(Slot::of_target(target)), loudness(seat, me))
            }
            VisibleEvent::Complete(event::Complete { pile }) => {
                (SoundKind::Complete, Some(Slot::Build(pile)), 1.0)
            }
            VisibleEvent::Turn(turn) if Some(turn.seat) == me => (SoundKind::Turn, None, 1.0),
            // The screen tells the result, and knows whether it is that of the series too.
            VisibleEvent::Deal { .. }
            | VisibleEvent::Draw { .. }
            | VisibleEvent::Replenish { .. }
            | VisibleEvent::Penalty { .. }
            | VisibleEvent::Turn(_)
            | VisibleEvent::Catch(_)
            | VisibleEvent::Call(_)
            | VisibleEvent::Announce { .. }
            | VisibleEvent::Pass(_)
            | VisibleEvent::Out(_)
            | VisibleEvent::End(_) => return,
        };
        self.push(Cue { kind, slot, at, gain });
    }

    /// Adds a soft ripple for cards that fly close together. They are told apart by where they go.
    pub(super) fn push_crowd(&mut self, flights: &[Flight], gain: f32) {
        let mut last: Option<Instant> = None;
        for Flight { starts_at, to, .. } in flights {
            if last.is_none_or(|last| *starts_at >= last + CROWD_STEP) {
                last = Some(*starts_at);
                self.push(Cue { kind: SoundKind::Slide, slot: Some(to.0), at: Some(*starts_at), gain });
            }
        }
    }
}

pub(super) fn loudness(seat: Seat, me: Option<Seat>) -> f32 {
    if Some(seat) == me { 1.0 } else { OTHERS }
}
