//! Taking back a move: alone at once, among people only if all agree.

use super::people::Takeback;
use super::{Output, Refused, Table, Update};
use crate::seat::Seat;

impl Table {
    /// Takes back the asking seat's last move and all that followed, by playing the same deal again; or asks the others.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<Vec<Output>, Refused> {
        let played = self.round.as_ref().ok_or(Refused::NothingToUndo)?;
        let to = played.last_move(seat).ok_or(Refused::NothingToUndo)?;
        if self.is_alone(seat) {
            return Ok(self.take_back(to));
        }
        if played.has_revealed(to) {
            return Err(Refused::Revealed);
        }
        self.people.asked = Some(Takeback { by: seat, to, agreed: Vec::new() });
        Ok(self.to_all(|_| Update::TakebackAsked(seat)))
    }

    /// Takes in whether a seat agrees. One who doesn't is enough to leave things as they are.
    pub(super) fn agree(&mut self, seat: Seat, agreed: bool) -> Result<Vec<Output>, Refused> {
        let asked =
            self.people.asked.as_mut().filter(|asked| asked.by != seat).ok_or(Refused::NothingAsked)?;
        if !agreed {
            self.people.asked = None;
            return Ok(self.to_all(|_| Update::TakebackOver));
        }
        if !asked.agreed.contains(&seat) {
            asked.agreed.push(seat);
        }
        let Takeback { by, to, agreed } = asked.clone();
        // Who isn't there can't be asked.
        let all = self.people().filter(|person| *person != by && self.people.is_here(*person));
        if all.into_iter().all(|person| agreed.contains(&person)) {
            return Ok(self.take_back(to));
        }
        Ok(Vec::new())
    }

    fn is_alone(&self, seat: Seat) -> bool {
        self.people().all(|person| person == seat)
    }

    fn take_back(&mut self, to: usize) -> Vec<Output> {
        self.people.asked = None;
        let Some(played) = &mut self.round else { return Vec::new() };
        let ended = played.round.ending().is_some();
        played.take_back(to);
        if ended {
            self.series.take_back();
        }
        self.everyone().flat_map(|to| self.standing(to)).collect()
    }
}
