//! How far a round is in its script.

use skipstone_core::{Move, SeatView, VisibleEvent};

use super::{Awaits, LEARNER, MovePattern, Script, Step, TEACHER};
use crate::board::Slot;

/// A place in a script.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Progress {
    /// The index of the current step; the number of steps at the end.
    step: usize,
    /// The moves of the current step that were made, by index.
    made: Vec<usize>,
    /// Whether the learner has gone on to the moves of the other player in the current step.
    is_read: bool,
}

impl Progress {
    /// The current step. `None` after the last one.
    pub fn step<'s>(&self, script: &'s Script) -> Option<&'s Step> {
        script.steps().get(self.step)
    }

    /// The number of the current step, from 1.
    pub fn number(&self) -> usize {
        self.step + 1
    }

    /// Whether the round waits for its reader: at a step without moves, and before the other player moves, as nobody reads and
    /// watches at the same time.
    pub fn awaits_reader(&self, script: &Script) -> bool {
        match self.step(script).map(|step| &step.awaits) {
            Some(Awaits::Reader) => true,
            Some(Awaits::Teacher(_)) => !self.is_read,
            Some(Awaits::Learner(_)) | None => false,
        }
    }

    /// Whether the other player makes moves of the current step, which the learner has read.
    pub fn lets_teacher_play(&self, script: &Script) -> bool {
        self.is_read && matches!(self.step(script).map(|step| &step.awaits), Some(Awaits::Teacher(_)))
    }

    /// Goes on from where the round waits for its reader; returns whether it did.
    pub fn read(&mut self, script: &Script) -> bool {
        if !self.awaits_reader(script) {
            return false;
        }
        match self.step(script).map(|step| &step.awaits) {
            Some(Awaits::Teacher(_)) => self.is_read = true,
            _ => self.next_step(),
        }
        true
    }

    fn next_step(&mut self) {
        *self = Progress { step: self.step + 1, ..Progress::default() };
    }

    /// Follows an event of the round.
    pub fn apply(&mut self, script: &Script, event: &VisibleEvent) {
        let seat = match event {
            VisibleEvent::Play { seat, .. } => *seat,
            VisibleEvent::Discard(discard) => discard.seat,
            _ => return,
        };
        let moves = match self.step(script).map(|step| &step.awaits) {
            Some(Awaits::Learner(moves)) if seat == LEARNER => moves,
            Some(Awaits::Teacher(moves)) if seat == TEACHER => moves,
            _ => return,
        };
        let is_open = |(at, _): &(usize, &MovePattern)| !self.made.contains(at);
        let made = moves.iter().enumerate().filter(is_open).find(|(_, pattern)| pattern.has_happened(event));
        self.made.extend(made.map(|(at, _)| at));
        if self.made.len() == moves.len() {
            self.next_step();
        }
    }

    /// The moves that the current step still awaits from the learner.
    pub fn awaited<'s>(&self, script: &'s Script) -> Vec<&'s MovePattern> {
        match self.step(script).map(|step| &step.awaits) {
            Some(Awaits::Learner(moves)) => {
                let open = moves.iter().enumerate().filter(|(at, _)| !self.made.contains(at));
                open.map(|(_, pattern)| pattern).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether the learner may make this move now.
    pub fn allows(&self, script: &Script, view: &SeatView<'_>, mv: Move) -> bool {
        self.awaited(script).into_iter().any(|pattern| pattern.matches(view, mv))
    }

    /// The slots to look at: those that the step shows, and those of the awaited moves. Where several different moves are
    /// possible, only the cards.
    pub fn slots(&self, script: &Script, view: &SeatView<'_>) -> Vec<Slot> {
        let Some(step) = self.step(script) else { return Vec::new() };
        let moves = self.awaited(script).into_iter().map(|pattern| pattern.legal_moves(view));
        let moves: Vec<Vec<Move>> = moves.filter(|moves| !moves.is_empty()).collect();
        let mut slots = step.shown.clone();
        let mut add = |slot| {
            if !slots.contains(&slot) {
                slots.push(slot);
            }
        };
        for mv in moves.iter().flatten() {
            mv.source().into_iter().for_each(|source| add(Slot::of_source(source, view.seat(), view.seat())));
        }
        if let [only] = moves.as_slice() {
            only.iter().filter_map(|mv| mv.target()).for_each(|target| add(Slot::of_target(target)));
        }
        slots
    }
}
