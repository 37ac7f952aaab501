//! Who has a right to which decision, by a log's keys and signatures. Needs neither the cards nor the seed.

use std::collections::{BTreeMap, BTreeSet};

use skipstone_core::table::PausedBy;
use skipstone_core::{PlayerAction, Seat};

use super::breach::Breach;
use super::chain::RoundLog;
use super::contract::{RoundContract, TimeLimits};
use super::entry::{Authority, LogEntry, PauseAuthority, TakeoverCause};
use super::statement::Statement;
use crate::audience::Audience;
use crate::digest::Digest;
use crate::signature::Signature;

/// Who may decide for which seat, at one entry of a log after the other.
pub(super) struct Authorities<'a> {
    log: &'a RoundLog,
    contract: &'a RoundContract,
    limits: TimeLimits,
    taken_over: BTreeSet<Seat>,
    /// The seats of people whom the host has kicked: they don't come back in this round.
    kicked: BTreeSet<Seat>,
    /// The seat whose time was over: a computer player may finish its turn.
    timed_out: Option<Seat>,
    /// Who has paused the game.
    paused: Option<PausedBy>,
    /// The number of entries up to the last one that paused or resumed the game, or dealt the cards.
    pausable_from: usize,
    /// The head of the game before the current entry.
    head: Digest,
}

impl<'a> Authorities<'a> {
    /// Those at the beginning of a log with this contract.
    pub(super) fn new(log: &'a RoundLog, contract: &'a RoundContract) -> Authorities<'a> {
        Authorities {
            log,
            contract,
            limits: contract.limits,
            taken_over: contract.away().collect(),
            kicked: BTreeSet::new(),
            timed_out: None,
            paused: None,
            pausable_from: 0,
            head: Digest::default(),
        }
    }

    /// Checks the entry with this index, and applies it. `turn` is the seat on turn before it; `None` if it isn't known, and then
    /// what depends on it is not checked.
    ///
    /// # Errors
    /// If somebody decided who had no right to.
    pub(super) fn follow(
        &mut self,
        entry: usize,
        content: &LogEntry,
        turn: Option<Seat>,
    ) -> Result<(), Breach> {
        match content {
            LogEntry::Action { action, by, .. }
                if turn.is_some_and(|turn| !self.may_act(action.seat(turn), *action, by)) =>
            {
                return Err(Breach::Forged { entry });
            }
            LogEntry::TakenBack { asker, signatures, .. } if !self.may_take_back(*asker, signatures) => {
                return Err(Breach::Takeback { entry });
            }
            LogEntry::TakenOver { seat, cause } => {
                if !self.may_take_over(entry, *seat, cause, turn) {
                    return Err(Breach::Takeover { entry });
                }
                match cause {
                    TakeoverCause::TurnLimit => self.timed_out = Some(*seat),
                    _ => drop(self.taken_over.insert(*seat)),
                }
                if *cause == TakeoverCause::Kicked {
                    self.kicked.insert(*seat);
                }
            }
            LogEntry::Returned(seat) if self.kicked.contains(seat) || !self.taken_over.remove(seat) => {
                return Err(Breach::Takeover { entry });
            }
            LogEntry::LimitsChanged(limits) if !limits.are_at_least(self.limits) => {
                return Err(Breach::Limits { entry });
            }
            LogEntry::LimitsChanged(limits) => self.limits = *limits,
            LogEntry::Paused(by) if !self.may_pause(entry, by, true) => return Err(Breach::Pause { entry }),
            LogEntry::Paused(by) => self.paused = Some(by.by()),
            LogEntry::Resumed(by) => {
                let may_resume = match by {
                    Some(by) => self.may_pause(entry, by, false),
                    None => self.may_end_by_itself(turn),
                };
                if !may_resume {
                    return Err(Breach::Pause { entry });
                }
                self.paused = None;
            }
            LogEntry::Talked { seat, to, signature } if !self.has_talked(*seat, *to, signature) => {
                return Err(Breach::Talk { entry });
            }
            _ => {}
        }
        if let LogEntry::Dealt { .. } | LogEntry::Paused(_) | LogEntry::Resumed(_) = content {
            self.pausable_from = entry + 1;
        }
        if content.changes_round() {
            self.head = self.log.head_at(entry + 1).unwrap_or_default();
        }
        Ok(())
    }

    /// Notes that another turn began: nobody's time is over.
    pub(super) fn begin_turn(&mut self) {
        self.timed_out = None;
    }

    /// Whether the time of a seat's turn is over, whose person is there.
    pub(super) fn is_late(&self, seat: Seat) -> bool {
        self.timed_out == Some(seat) && !self.taken_over.contains(&seat)
    }

    fn may_act(&self, seat: Seat, action: PlayerAction, by: &Authority) -> bool {
        let person = self.contract.person(seat);
        match by {
            Authority::Person(signature) => {
                let statement = Statement::Move { head: self.head, seat, action }.digest();
                let person = person.filter(|_| !self.taken_over.contains(&seat));
                person.is_some_and(|key| signature.is_by(key, &statement))
            }
            Authority::Computer => {
                let is_computer =
                    person.is_none() || self.taken_over.contains(&seat) || self.timed_out == Some(seat);
                is_computer && matches!(action, PlayerAction::Move(_))
            }
        }
    }

    fn may_take_back(&self, asker: Seat, signatures: &BTreeMap<Seat, Signature>) -> bool {
        let statement = Statement::TakeBack { head: self.head, asker }.digest();
        let is_signed = |(seat, signature): (&Seat, &Signature)| {
            self.contract.person(*seat).is_some_and(|key| signature.is_by(key, &statement))
        };
        // Who was kicked can't agree any more, and a host mustn't get rid of a refusal by a kick.
        let has_left = |seat: Seat| self.taken_over.contains(&seat) && !self.kicked.contains(&seat);
        let mut people = self.contract.people().map(|(seat, _)| seat);
        let have_all_agreed = people.all(|seat| has_left(seat) || signatures.contains_key(&seat));
        signatures.contains_key(&asker) && have_all_agreed && signatures.iter().all(is_signed)
    }

    fn may_pause(&self, entry: usize, by: &PauseAuthority, paused: bool) -> bool {
        match *by {
            PauseAuthority::Host => true,
            PauseAuthority::Person { seat, entries, signature } => {
                let entries = entries as usize;
                let is_new = (self.pausable_from..=entry).contains(&entries);
                let head = self.log.head_at(entries).filter(|_| is_new && !self.taken_over.contains(&seat));
                head.zip(self.contract.person(seat)).is_some_and(|(head, person)| {
                    signature.is_by(person, &Statement::Pause { head, seat, paused }.digest())
                })
            }
        }
    }

    /// Whether the time of a turn can end the pause: the own one of the seat that has paused.
    fn may_end_by_itself(&self, turn: Option<Seat>) -> bool {
        let is_own = |turn| self.paused == Some(PausedBy::Seat(turn));
        self.limits.turn_seconds.is_some() && turn.map_or(self.paused != Some(PausedBy::Host), is_own)
    }

    fn has_talked(&self, seat: Seat, to: Audience, signature: &Signature) -> bool {
        let statement = Statement::Talk { head: self.head, seat, to }.digest();
        self.contract.person(seat).is_some_and(|person| signature.is_by(person, &statement))
    }

    fn may_take_over(&self, entry: usize, seat: Seat, cause: &TakeoverCause, turn: Option<Seat>) -> bool {
        let is_dealt = self.head != Digest::default();
        let Some(person) = self.contract.person(seat) else { return false };
        match cause {
            TakeoverCause::Left { entries, signature } => {
                // Whoever came back since has to say it again.
                let since = self.log.entries().get(*entries as usize..entry);
                let is_valid = |head| signature.is_by(person, &Statement::Goodbye { head }.digest());
                since.is_some_and(|since| !since.contains(&LogEntry::Returned(seat)))
                    && self.log.head_at(*entries as usize).is_some_and(is_valid)
            }
            TakeoverCause::Replaced { by, signature } => {
                let head = if is_dealt { self.head } else { self.log.head_at(0).unwrap_or_default() };
                let statement = Statement::Replace { head, seat }.digest();
                *by != seat && self.contract.person(*by).is_some_and(|key| signature.is_by(key, &statement))
            }
            TakeoverCause::TurnLimit => {
                self.limits.turn_seconds.is_some() && turn.is_none_or(|turn| turn == seat)
            }
            TakeoverCause::Kicked => person != self.log.id().host,
        }
    }
}
