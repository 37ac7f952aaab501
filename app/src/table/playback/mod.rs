//! A record played back: what happened step by step, where in it one is, and where one can go. Without pictures or a clock.
//!
//! A step is a move with everything that comes of it; step 0 is the deal, with the first turn begun. A record that differs
//! from the rules is played back up to there.

use std::borrow::Cow;

use skipstone_core::record::{Header, Record};
use skipstone_core::replay::{Difference, replay_by_moves};
use skipstone_core::{EndReason, Event, Mirror, Seat, Seen, Team};

use super::Stage;
use super::choreography::Moment;

/// A record and a place in it.
#[derive(Debug, Clone)]
pub struct Playback {
    record: Record,
    sight: Sight,
    verdict: Verdict,
    moments: Vec<Moment>,
    /// Where each step ends in the moments.
    ends: Vec<usize>,
    /// The steps that begin a turn.
    turns: Vec<usize>,
    at: usize,
}

/// Whose eyes a round is seen with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sight {
    /// The seat in front.
    pub front: Seat,
    /// Whether all hands lie open, rather than that seat's alone.
    pub open: bool,
}

/// What is to be said of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It follows the rules, and its cards came from its seed.
    Verified,
    /// It follows the rules, but its cards were dealt or shuffled in another way.
    NotFromSeed,
    /// It follows the rules up to there.
    Differs(Difference),
}

/// A way through a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jump {
    /// To the deal.
    Begin,
    /// To the begin of the turn, or of the one before.
    TurnBack,
    /// A step back.
    Back,
    /// A step on.
    Forward,
    /// To the next turn.
    TurnForward,
    /// To the last step.
    End,
    /// To a step.
    To(usize),
}

impl Playback {
    /// A record at its deal.
    pub fn new(record: Record, sight: Sight) -> Playback {
        let (mut moments, mut ends, mut turns) = (Vec::new(), Vec::new(), Vec::new());
        let followed = replay_by_moves(&record, |events, after| {
            if events.iter().any(|event| matches!(event, Event::Turn { .. })) {
                turns.push(ends.len());
            }
            moments.extend(events.iter().map(|event| Moment {
                seen: Seen::of(event, Some(sight.front), after),
                truth: Some(event.clone()),
            }));
            ends.push(moments.len());
        });
        let verdict = match followed {
            Ok(replayed) if replayed.from_seed => Verdict::Verified,
            Ok(_) => Verdict::NotFromSeed,
            Err(difference) => Verdict::Differs(difference),
        };
        Playback { record, sight, verdict, moments, ends, turns, at: 0 }
    }

    /// Who sat where, and under which rules.
    pub fn header(&self) -> &Header {
        &self.record.header
    }

    /// The record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The last step before an event of the record.
    pub fn step_before(&self, event: usize) -> usize {
        self.ends.partition_point(|end| *end <= event).saturating_sub(1)
    }

    /// How things were before an event of the record, as these eyes saw them.
    pub fn table_before(&self, event: usize) -> Mirror {
        let mut table = Mirror::new(self.record.header.setup, self.sight.front);
        self.moments.iter().take(event).for_each(|moment| table.apply(&moment.seen));
        table
    }

    /// Whether the record follows the rules.
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// How the round ended, if the record goes so far: why, and who won.
    pub fn ending(&self) -> Option<(EndReason, Option<Team>)> {
        match self.moments.last()?.truth {
            Some(Event::End { reason, winner, .. }) => Some((reason, winner)),
            _ => None,
        }
    }

    /// Whose eyes it is seen with.
    pub fn sight(&self) -> Sight {
        self.sight
    }

    /// Sees the same place with other eyes.
    pub fn look(&mut self, sight: Sight) {
        let record = self.record.clone();
        *self = Playback { at: self.at, ..Playback::new(record, sight) };
    }

    /// The step that was made last.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The last step there is.
    pub fn last(&self) -> usize {
        self.ends.len().saturating_sub(1)
    }

    /// The steps that begin a turn, in order.
    pub fn turns(&self) -> &[usize] {
        &self.turns
    }

    /// The number of the turn, from 1.
    pub fn turn(&self) -> usize {
        self.turns.partition_point(|turn| *turn <= self.at)
    }

    /// Goes elsewhere, but not beyond the ends.
    pub fn go(&mut self, jump: Jump) {
        let to = match jump {
            Jump::Begin => 0,
            Jump::TurnBack => self.turns.iter().rev().find(|turn| **turn < self.at).copied().unwrap_or(0),
            Jump::Back => self.at.saturating_sub(1),
            Jump::Forward => self.at + 1,
            Jump::TurnForward => *self.turns.iter().find(|turn| **turn > self.at).unwrap_or(&self.last()),
            Jump::End => self.last(),
            Jump::To(step) => step,
        };
        self.at = to.min(self.last());
    }

    /// What the last step brought.
    pub fn step(&self) -> &[Moment] {
        let from = self.at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.moments[from..self.past().len()]
    }

    /// Everything up to here.
    pub fn past(&self) -> &[Moment] {
        let end = self.ends.get(self.at).copied().unwrap_or_default();
        &self.moments[..end]
    }

    /// What is told of a moment: where all hands lie open, which cards were drawn too.
    pub fn told<'a>(&self, moment: &'a Moment) -> Cow<'a, Seen> {
        match &moment.truth {
            Some(Event::Draw { seat, cards }) if self.sight.open => {
                Cow::Owned(Seen::Draw { seat: *seat, count: cards.len() as u8, cards: Some(cards.clone()) })
            }
            _ => Cow::Borrowed(&moment.seen),
        }
    }

    /// An empty table as these eyes see it.
    pub fn stage(&self) -> Stage {
        let setup = self.record.header.setup;
        if self.sight.open {
            Stage::open(setup, self.sight.front)
        } else {
            Stage::new(setup, self.sight.front)
        }
    }
}

#[cfg(test)]
mod tests;
