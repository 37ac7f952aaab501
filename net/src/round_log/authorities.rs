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

/// Who may decide for which seat, at one entry of a log after the other. Hosts ask it before they write an entry, and verifiers ask it of
/// every entry that they read.
#[derive(Debug, Clone)]
pub(crate) struct Authorities {
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

impl Authorities {
    /// Those at the beginning of a log with this contract.
    pub(crate) fn new(contract: &RoundContract) -> Authorities {
        Authorities {
            limits: contract.limits,
            taken_over: contract.away().collect(),
            kicked: BTreeSet::new(),
            timed_out: None,
            paused: None,
            pausable_from: 0,
            head: Digest::default(),
        }
    }

    /// Checks the entry with this index, and applies it, as [`Authorities::check`] and [`Authorities::apply`] do.
    ///
    /// # Errors
    /// If somebody decided who had no right to.
    pub(crate) fn follow(
        &mut self,
        log: &RoundLog,
        entry: usize,
        content: &LogEntry,
        turn: Option<Seat>,
    ) -> Result<(), Breach> {
        self.check(log, entry, content, turn)?;
        self.apply(log, entry, content);
        Ok(())
    }

    /// Checks the entry with this index, which the log may not have yet. `turn` is the seat on turn before it; `None` if it isn't known,
    /// and then what depends on it is not checked.
    ///
    /// # Errors
    /// If somebody decided who had no right to.
    pub(crate) fn check(
        &self,
        log: &RoundLog,
        entry: usize,
        content: &LogEntry,
        turn: Option<Seat>,
    ) -> Result<(), Breach> {
        let contract = log.contract().ok_or(Breach::Contract)?;
        let is_right = match content {
            LogEntry::Action { action, by, .. } => {
                turn.is_none_or(|turn| self.may_act(contract, action.seat(turn), *action, by))
            }
            LogEntry::TakenBack { asker, signatures, .. } => self.may_take_back(contract, *asker, signatures),
            LogEntry::TakenOver { seat, cause } => {
                self.may_take_over(log, contract, entry, *seat, cause, turn)
            }
            LogEntry::Returned(seat) => self.taken_over.contains(seat) && !self.kicked.contains(seat),
            LogEntry::LimitsChanged(limits) => limits.are_at_least(self.limits),
            LogEntry::Paused(by) => self.may_pause(log, contract, entry, by, true),
            LogEntry::Resumed(Some(by)) => self.may_pause(log, contract, entry, by, false),
            LogEntry::Resumed(None) => self.may_end_by_itself(turn),
            LogEntry::Talked { seat, to, signature } => self.has_talked(contract, *seat, *to, signature),
            _ => true,
        };
        if is_right {
            return Ok(());
        }
        Err(match content {
            LogEntry::TakenBack { .. } => Breach::Takeback { entry },
            LogEntry::TakenOver { .. } | LogEntry::Returned(_) => Breach::Takeover { entry },
            LogEntry::LimitsChanged(_) => Breach::Limits { entry },
            LogEntry::Paused(_) | LogEntry::Resumed(_) => Breach::Pause { entry },
            LogEntry::Talked { .. } => Breach::Talk { entry },
            _ => Breach::Forged { entry },
        })
    }

    /// Applies the entry with this index, which the log has.
    pub(crate) fn apply(&mut self, log: &RoundLog, entry: usize, content: &LogEntry) {
        match content {
            LogEntry::TakenOver { seat, cause } => {
                match cause {
                    TakeoverCause::TurnLimit => self.timed_out = Some(*seat),
                    _ => drop(self.taken_over.insert(*seat)),
                }
                if *cause == TakeoverCause::Kicked {
                    self.kicked.insert(*seat);
                }
            }
            LogEntry::Returned(seat) => drop(self.taken_over.remove(seat)),
            LogEntry::LimitsChanged(limits) => self.limits = *limits,
            LogEntry::Paused(by) => self.paused = Some(by.by()),
            LogEntry::Resumed(_) => self.paused = None,
            _ => {}
        }
        if let LogEntry::Dealt { .. } | LogEntry::Paused(_) | LogEntry::Resumed(_) = content {
            self.pausable_from = entry + 1;
        }
        if content.changes_round() {
            self.head = log.head_at(entry + 1).unwrap_or_default();
        }
    }

    /// Notes that another turn began: nobody's time is over.
    pub(crate) fn begin_turn(&mut self) {
        self.timed_out = None;
    }

    /// Whether a computer player has taken over a seat until its person returns.
    pub(crate) fn is_taken_over(&self, seat: Seat) -> bool {
        self.taken_over.contains(&seat)
    }

    /// Whether the host has kicked somebody from the round: nothing is taken back any more.
    pub(crate) fn is_anybody_kicked(&self) -> bool {
        !self.kicked.is_empty()
    }

    /// Whether the time of a seat's turn is over, whose person is there.
    pub(super) fn is_late(&self, seat: Seat) -> bool {
        self.timed_out == Some(seat) && !self.taken_over.contains(&seat)
    }

    fn may_act(&self, contract: &RoundContract, seat: Seat, action: PlayerAction, by: &Authority) -> bool {
        let person = contract.person(seat);
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

    fn may_take_back(
        &self,
        contract: &RoundContract,
        asker: Seat,
        signatures: &BTreeMap<Seat, Signature>,
    ) -> bool {
        let statement = Statement::TakeBack { head: self.head, asker }.digest();
        let is_signed = |(seat, signature): (&Seat, &Signature)| {
            contract.person(*seat).is_some_and(|key| signature.is_by(key, &statement))
        };
        // Who was kicked can't agree any more, and a host mustn't get rid of a refusal by a kick.
        let has_left = |seat: Seat| self.taken_over.contains(&seat) && !self.kicked.contains(&seat);
        let mut people = contract.people().map(|(seat, _)| seat);
        let have_all_agreed = people.all(|seat| has_left(seat) || signatures.contains_key(&seat));
        signatures.contains_key(&asker) && have_all_agreed && signatures.iter().all(is_signed)
    }

    fn may_pause(
        &self,
        log: &RoundLog,
        contract: &RoundContract,
        entry: usize,
        by: &PauseAuthority,
        paused: bool,
    ) -> bool {
        match *by {
            PauseAuthority::Host => true,
            PauseAuthority::Person { seat, entries, signature } => {
                let entries = entries as usize;
                let is_new = (self.pausable_from..=entry).contains(&entries);
                let head = log.head_at(entries).filter(|_| is_new && !self.taken_over.contains(&seat));
                head.zip(contract.person(seat)).is_some_and(|(head, person)| {
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

    fn has_talked(&self, contract: &RoundContract, seat: Seat, to: Audience, signature: &Signature) -> bool {
        let statement = Statement::Talk { head: self.head, seat, to }.digest();
        contract.person(seat).is_some_and(|person| signature.is_by(person, &statement))
    }

    fn may_take_over(
        &self,
        log: &RoundLog,
        contract: &RoundContract,
        entry: usize,
        seat: Seat,
        cause: &TakeoverCause,
        turn: Option<Seat>,
    ) -> bool {
        let is_dealt = self.head != Digest::default();
        let Some(person) = contract.person(seat) else { return false };
        match cause {
            TakeoverCause::Left { entries, signature } => {
                // Whoever came back since has to say it again.
                let since = log.entries().get(*entries as usize..entry);
                let is_valid = |head| signature.is_by(person, &Statement::Goodbye { head }.digest());
                since.is_some_and(|since| !since.contains(&LogEntry::Returned(seat)))
                    && log.head_at(*entries as usize).is_some_and(is_valid)
            }
            TakeoverCause::Replaced { by, signature } => {
                let head = if is_dealt { self.head } else { log.head_at(0).unwrap_or_default() };
                let statement = Statement::Replace { head, seat }.digest();
                *by != seat && contract.person(*by).is_some_and(|key| signature.is_by(key, &statement))
            }
            TakeoverCause::TurnLimit => {
                self.limits.turn_seconds.is_some() && turn.is_none_or(|turn| turn == seat)
            }
            TakeoverCause::Kicked => person != log.id().host,
        }
    }
}
