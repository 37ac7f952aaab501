//! A record played back: its steps, the current one, and jumps between them. It does no drawing and has no clock.
//!
//! A step is a move with all its consequences; step 0 is the deal, including the start of the first turn. A record that breaks
//! the rules is played back up to the first difference.

use skipstone_core::record::{Header, Record};
use skipstone_core::replay::{Difference, replay_with_observer};
use skipstone_core::{EndReason, Event, Move, Replica, Round, Seat, Team, VisibleEvent};

use super::timeline::QueuedEvent;
use super::{AnimatedBoard, TableWording};
use crate::tr;

/// A record and the current step.
#[derive(Debug, Clone)]
pub struct Playback {
    record: Record,
    viewpoint: Viewpoint,
    verdict: Verification,
    events: Vec<QueuedEvent>,
    /// For each step the end of its events, as an index into `events`.
    ends: Vec<usize>,
    /// The steps that begin a turn, ascending.
    turns: Vec<usize>,
    position: usize,
}

/// How a round is shown: which seat is in front, and which hands are open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Viewpoint {
    /// The seat at the bottom of the board.
    pub front: Seat,
    /// Whether all hands are open, or only that seat's.
    pub open: bool,
}

/// The result of checking a record against the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verification {
    /// It follows the rules, and its cards follow from its seed.
    Verified,
    /// It follows the rules, but its cards were dealt or shuffled by other means than its seed.
    NotFromSeed,
    /// It breaks the rules at this difference.
    Differs(Difference),
}

/// A jump within a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jump {
    /// To the deal.
    Begin,
    /// To the start of the current turn, or of the previous one if already there.
    TurnBack,
    /// One step back.
    Back,
    /// One step forward.
    Forward,
    /// To the start of the next turn.
    TurnForward,
    /// To the last step.
    End,
    /// To a step, counted from 0.
    To(usize),
}

impl Playback {
    /// Replays the whole record once, and goes to its deal.
    pub fn new(record: Record, viewpoint: Viewpoint) -> Playback {
        let (mut events, mut ends, mut turns) = (Vec::new(), Vec::new(), Vec::new());
        let followed = replay_with_observer(&record, |step, after| {
            if step.iter().any(|event| matches!(event, Event::Turn(_))) {
                turns.push(ends.len());
            }
            events.extend(step.iter().map(|event| queued(event, viewpoint, after)));
            ends.push(events.len());
        });
        let verdict = match followed {
            Ok(replayed) if replayed.from_seed => Verification::Verified,
            Ok(_) => Verification::NotFromSeed,
            Err(difference) => Verification::Differs(difference),
        };
        Playback { record, viewpoint, verdict, events, ends, turns, position: 0 }
    }

    /// The record's header: seats, players and rules.
    pub fn header(&self) -> &Header {
        &self.record.header
    }

    /// The record, also beyond a difference.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The last step that is complete before an event of the record, given by index.
    pub fn step_before(&self, event: usize) -> usize {
        self.ends.partition_point(|end| *end <= event).saturating_sub(1)
    }

    /// The state before an event of the record, given by index, as the seat in front may see it.
    pub fn table_before(&self, event: usize) -> Replica {
        let mut table = Replica::new(self.record.header.setup, self.viewpoint.front);
        self.events.iter().take(event).for_each(|event| table.apply(&event.visible));
        table
    }

    /// What each of a seat's moves would have led to from a step on, as the seat in front may see it; as far as they are legal there.
    pub fn what_if(
        &self,
        step: usize,
        seat: Seat,
        moves: impl IntoIterator<Item = Move>,
    ) -> Vec<Vec<QueuedEvent>> {
        let (mut round, mut steps) = (None, 0);
        // A record that breaks the rules is followed up to there.
        let _ = replay_with_observer(&self.record, |_, after| {
            if steps == step {
                round = Some(after.clone());
            }
            steps += 1;
        });
        let Some(mut round) = round else { return Vec::new() };
        let play = |mv| {
            let events = round.play(seat, mv).ok()?;
            Some(events.iter().map(|event| queued(event, self.viewpoint, &round)).collect())
        };
        moves.into_iter().map_while(play).collect()
    }

    /// Whether the record follows the rules.
    pub fn verdict(&self) -> &Verification {
        &self.verdict
    }

    /// Reason and winner of the round; `None` if the record stops before its end.
    pub fn ending(&self) -> Option<(EndReason, Option<Team>)> {
        match &self.events.last()?.full {
            Some(Event::End(result)) => Some((result.reason, result.winner)),
            _ => None,
        }
    }

    /// How the round ended, or that the record stops before its end, as a sentence.
    pub fn outcome(&self, wording: TableWording<'_>) -> String {
        let locale = wording.locale;
        if let Verification::Differs(_) = self.verdict {
            return tr!(locale, "replay-about-differs");
        }
        let Some((reason, winner)) = self.ending() else { return tr!(locale, "replay-unfinished") };
        let reason = locale.end_reason(reason);
        match winner {
            Some(team) => wording.end(reason, &self.record.header.setup, team),
            None => tr!(locale, "event-end-tie", reason = reason),
        }
    }

    /// The current viewpoint.
    pub fn viewpoint(&self) -> Viewpoint {
        self.viewpoint
    }

    /// Changes the viewpoint and stays at the current step. Replays the whole record.
    pub fn set_viewpoint(&mut self, viewpoint: Viewpoint) {
        let record = self.record.clone();
        *self = Playback { position: self.position, ..Playback::new(record, viewpoint) };
    }

    /// The current step, from 0.
    pub fn position(&self) -> usize {
        self.position
    }

    /// The last step.
    pub fn last_step(&self) -> usize {
        self.ends.len().saturating_sub(1)
    }

    /// The steps that begin a turn, ascending.
    pub fn turns(&self) -> &[usize] {
        &self.turns
    }

    /// The number of the current turn, from 1.
    pub fn turn(&self) -> usize {
        self.turns.partition_point(|turn| *turn <= self.position)
    }

    /// The number of the current turn among those of a seat, from 1; `None` while another seat is on turn.
    pub fn turn_of(&self, seat: Seat) -> Option<usize> {
        let turns = self.events_so_far().iter().filter_map(|event| match &event.visible {
            VisibleEvent::Turn(began) => Some(began.seat == seat),
            _ => None,
        });
        let is_own: Vec<bool> = turns.collect();
        let own = is_own.iter().filter(|is_own| **is_own).count();
        is_own.last().is_some_and(|is_own| *is_own).then_some(own)
    }

    /// Jumps, at most to the first or last step.
    pub fn jump(&mut self, jump: Jump) {
        let to = match jump {
            Jump::Begin => 0,
            Jump::TurnBack => {
                self.turns.iter().rev().find(|turn| **turn < self.position).copied().unwrap_or(0)
            }
            Jump::Back => self.position.saturating_sub(1),
            Jump::Forward => self.position + 1,
            Jump::TurnForward => {
                *self.turns.iter().find(|turn| **turn > self.position).unwrap_or(&self.last_step())
            }
            Jump::End => self.last_step(),
            Jump::To(step) => step,
        };
        self.position = to.min(self.last_step());
    }

    /// The events of the current step.
    pub fn step_events(&self) -> &[QueuedEvent] {
        let from = self.position.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.events[from..self.events_so_far().len()]
    }

    /// The events from the deal through the current step.
    pub fn events_so_far(&self) -> &[QueuedEvent] {
        let end = self.ends.get(self.position).copied().unwrap_or_default();
        &self.events[..end]
    }

    /// An empty table for this viewpoint, to show events on.
    pub fn animation(&self) -> AnimatedBoard {
        let setup = self.record.header.setup;
        if self.viewpoint.open {
            AnimatedBoard::with_open_hands(setup, self.viewpoint.front)
        } else {
            AnimatedBoard::new(setup, self.viewpoint.front)
        }
    }
}

/// An event to show, and the state after its step.
fn queued(event: &Event, viewpoint: Viewpoint, after: &Round) -> QueuedEvent {
    QueuedEvent { visible: VisibleEvent::of(event, Some(viewpoint.front), after), full: Some(event.clone()) }
}

#[cfg(test)]
mod tests;
