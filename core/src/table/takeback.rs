//! Takebacks: immediate for a single person, else only if all agree.

use std::time::Duration;

use super::people::Takeback;
use super::{IntentError, Output, PlayerPresence, Table, Update};
use crate::round_history::RoundHistory;
use crate::seat::Seat;

impl Table {
    /// From now on each takeback is confirmed by whoever has asked for it ([`Intent::Agree`](super::Intent::Agree)), once nobody else
    /// has to answer: so the last word is theirs, who may have thought better of it.
    pub fn confirm_takebacks(&mut self) {
        self.people.confirms_takebacks = true;
    }

    /// Takes back the seat's last move and all that followed; with other people at the table, opens a takeback request. Refused
    /// while somebody is waited for, who can't be asked.
    pub(super) fn undo(&mut self, seat: Seat, now: Duration) -> Result<Vec<Output>, IntentError> {
        let played = self.round.as_ref().ok_or(IntentError::NothingToUndo)?;
        let to = played.last_move(seat).ok_or(IntentError::NothingToUndo)?;
        let is_alone = self.is_alone(seat);
        if is_alone && !self.people.confirms_takebacks {
            return Ok(self.take_back(to));
        }
        if !is_alone && played.has_revealed(to) {
            return Err(IntentError::Revealed);
        }
        for person in self.people().filter(|person| *person != seat) {
            if let PlayerPresence::Away(until) = self.people.presence(person) {
                return Err(IntentError::WaitedFor { seat: person, left: until.saturating_sub(now) });
            }
        }
        self.people.takeback = Some(Takeback { by: seat, to, agreed: Vec::new(), awaited: Vec::new() });
        Ok(self.settle_takeback())
    }

    /// Applies again what was taken back: the seat's next move, and all that followed up to the one after it.
    pub(super) fn redo(&mut self, seat: Seat) -> Result<Vec<Output>, IntentError> {
        let mut outputs = Vec::new();
        while let Some((act, mover)) = self.round.as_ref().and_then(RoundHistory::next_undone) {
            if mover == Some(seat) && !outputs.is_empty() {
                break;
            }
            outputs.extend(self.apply(act).map_err(IntentError::Objection)?);
        }
        if outputs.is_empty() { Err(IntentError::NothingToRedo) } else { Ok(outputs) }
    }

    /// Takes everything back to the deal.
    pub(super) fn restart(&mut self, seat: Seat) -> Result<Vec<Output>, IntentError> {
        match &self.round {
            None => Err(IntentError::NothingToUndo),
            Some(_) if !self.is_alone(seat) => Err(IntentError::OthersPlay),
            Some(_) => Ok(self.take_back(0)),
        }
    }

    /// Handles a seat's answer to the takeback request. A single refusal ends it; only who is asked can agree.
    pub(super) fn agree(&mut self, seat: Seat, agreed: bool) -> Result<Vec<Output>, IntentError> {
        let asked = self
            .people
            .takeback
            .as_mut()
            // Whoever asks may think better of it, and else has the last word only.
            .filter(|asked| !agreed || asked.awaited.contains(&seat) || asked.agreed.contains(&seat))
            .ok_or(IntentError::NothingAsked)?;
        if !agreed {
            return Ok(self.end_takeback(seat));
        }
        if !asked.agreed.contains(&seat) {
            asked.agreed.push(seat);
        }
        Ok(self.settle_takeback())
    }

    /// The people who still have to answer the open takeback request; empty without one.
    pub fn takeback_awaited(&self) -> &[Seat] {
        self.people.takeback.as_ref().map_or(&[], |asked| &asked.awaited)
    }

    /// Takes back once nobody has to answer any more; else tells who has to, if that has changed.
    pub(super) fn settle_takeback(&mut self) -> Vec<Output> {
        // Whoever was replaced isn't asked. Somebody who is away keeps the request open.
        let is_replaced = |person: Seat| self.people.presence(person) == PlayerPresence::Replaced;
        let Some(Takeback { by, to, agreed, .. }) = &self.people.takeback else { return Vec::new() };
        let must_confirm = self.people.confirms_takebacks && !agreed.contains(by);
        if must_confirm && is_replaced(*by) {
            return self.end_takeback(*by);
        }
        let has_to_answer = |person: &Seat| person != by && !agreed.contains(person) && !is_replaced(*person);
        let mut awaited: Vec<Seat> = self.people().filter(has_to_answer).collect();
        let (by, to) = (*by, *to);
        if awaited.is_empty() && must_confirm {
            awaited.push(by);
        }
        if awaited.is_empty() {
            return self.take_back(to);
        }
        let is_told = self.takeback_awaited() == awaited;
        self.people.takeback.iter_mut().for_each(|asked| asked.awaited.clone_from(&awaited));
        match is_told {
            true => Vec::new(),
            false => self.broadcast(|_| Update::TakebackAsked { by, awaited: awaited.clone() }),
        }
    }

    /// Ends the takeback request, by who asked or by somebody who refuses.
    fn end_takeback(&mut self, by: Seat) -> Vec<Output> {
        self.people.takeback = None;
        self.broadcast(|_| Update::TakebackOver { by: Some(by) })
    }

    fn is_alone(&self, seat: Seat) -> bool {
        self.people().all(|person| person == seat)
    }

    fn take_back(&mut self, to: usize) -> Vec<Output> {
        self.people.takeback = None;
        let Some(played) = &mut self.round else { return Vec::new() };
        let ended = played.round().ending().is_some();
        played.take_back(to);
        if ended {
            self.series.take_back();
        }
        self.everyone().flat_map(|to| self.snapshot(to)).collect()
    }
}
