//! Replays a whole log by the rules: what it proves by itself, whoever has it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use skipstone_core::bot::{self, Bot, Level};
use skipstone_core::deal::draw_for_dealer;
use skipstone_core::event::RoundResult;
use skipstone_core::record::{Header, Record};
use skipstone_core::{Event, Move, PlayerAction, Round, RoundHistory, Seat, Setup, VisibleEvent};

use super::chain::{RoundLog, SignedHead};
use super::contract::{RoundContract, TimeLimits};
use super::deal_progress::DealProgress;
use super::entry::{Authority, LogEntry, TakeoverCause};
use super::statement::Statement;
use crate::digest::Digest;
use crate::fair_deal::UnfairDeal;

/// What no loss of a connection, no crash and no lateness can explain: the host has cheated, or its program is broken. Entries
/// count from 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Breach {
    /// The host signed two different logs in one run of its program; the proof are both heads.
    #[error("the host signed two different stories of this round")]
    Fork(Box<[SignedHead; 2]>),
    /// The contract can't be played, or doesn't follow from the round before.
    #[error("the terms of this round don't follow from those before")]
    Contract,
    /// The deal is unfair.
    #[error(transparent)]
    Deal(#[from] UnfairDeal),
    /// The dealer or the draws for the dealer don't follow from the seed.
    #[error("the dealer was not drawn from the agreed random numbers")]
    Dealer,
    /// An action that its player hasn't signed, or that a computer player had no right to.
    #[error("at entry {entry} the host made a move for a player")]
    Forged {
        /// The entry.
        entry: usize,
    },
    /// An action that the rules don't allow.
    #[error("entry {entry} breaks the rules")]
    Illegal {
        /// The entry.
        entry: usize,
    },
    /// What happened isn't what follows from the seed and the actions.
    #[error("what happened at entry {entry} doesn't follow from the deal")]
    Differs {
        /// The entry.
        entry: usize,
    },
    /// A computer player decided otherwise than its level does.
    #[error("at entry {entry} a computer player didn't play what it would have chosen")]
    BotDecision {
        /// The entry.
        entry: usize,
    },
    /// A takeback that somebody hasn't signed, that goes too far, or that reveals something.
    #[error("at entry {entry} the host took moves back that it mustn't")]
    Takeback {
        /// The entry.
        entry: usize,
    },
    /// A computer player took over for a player without a reason.
    #[error("at entry {entry} the host let a computer player take over without a reason")]
    Takeover {
        /// The entry.
        entry: usize,
    },
    /// Somebody was called for talk that there wasn't (RULES 9).
    #[error("at entry {entry} somebody was called who had not talked")]
    Talk {
        /// The entry.
        entry: usize,
    },
}

/// A round whose log follows the rules from its contract to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplayedRound {
    /// The round as a record, without the moves that were taken back.
    pub record: Record,
    /// How it ended.
    pub result: RoundResult,
    /// The attempts to deal that failed, oldest first: the seats whose shares were missing.
    pub failed: Vec<Vec<Seat>>,
    /// The seats of people at other machines than the host's whose shares are not part of the deal.
    pub without: Vec<Seat>,
    /// Whether the computer players were checked: those of another version can't be.
    pub are_bots_checked: bool,
}

/// Replays a log that goes from the contract to the host's secret; `app` is the version that the record names. Repeats all
/// decisions of computer players, which can take seconds.
///
/// # Errors
/// With the first thing that can't be. A log that breaks off before the secret is [`UnfairDeal::Secret`].
pub fn replay(log: &RoundLog, app: &str) -> Result<ReplayedRound, Breach> {
    let contract = log.contract().ok_or(Breach::Contract)?;
    let setup = contract.check().map_err(|_| Breach::Contract)?;
    let deal = DealProgress::of(log)?;
    let Some(LogEntry::Secret(secret)) = log.entries().last() else { return Err(UnfairDeal::Secret.into()) };
    let seed = deal.seed(secret)?;
    let (drawn_dealer, draws) = draw_for_dealer(&setup, &seed);
    let dealer = contract.dealer.unwrap_or(drawn_dealer);
    let number = log.id().round as usize;
    let history = RoundHistory::deal(number, setup, seed, dealer, &contract.ages());
    let history = history.map_err(|_| Breach::Contract)?;
    let player = |(seat, place): (Seat, &super::ContractSeat)| {
        let level = contract.bot_level(seat).unwrap_or(Level::STRONGEST);
        level.player_named(&place.name, &seed, seat)
    };
    let mut replay = Replay {
        log,
        contract,
        setup,
        history,
        bots: contract.by_seat().map(player).collect(),
        checks_bots: contract.bots == bot::VERSION,
        limits: contract.limits,
        taken_over: BTreeSet::new(),
        timed_out: None,
        callable: BTreeSet::new(),
        turns: 0,
        head: Digest::default(),
    };
    for (index, entry) in log.entries().iter().enumerate() {
        if let LogEntry::Dealt { dealer: told, draws: shown, .. } = entry
            && (*told != dealer || *shown != if number == 1 { draws.clone() } else { Vec::new() })
        {
            return Err(Breach::Dealer);
        }
        replay.follow(index, entry)?;
    }
    let Replay { history, checks_bots, .. } = replay;
    let result = history.result().ok_or(Breach::Contract)?;
    let header = Header {
        app: app.to_owned(),
        setup,
        seats: contract.seat_records(),
        dealer,
        round: log.id().round,
        seed,
    };
    let list = deal.current().and_then(|attempt| attempt.list.as_ref());
    let people = contract.people().filter(|(_, key)| *key != log.id().host).map(|(seat, _)| seat);
    let without = people.filter(|seat| list.is_none_or(|list| !list.contains_key(seat))).collect();
    Ok(ReplayedRound {
        record: Record { header, events: history.events().cloned().collect() },
        result,
        failed: deal.failed(),
        without,
        are_bots_checked: checks_bots,
    })
}

/// A replay under way.
struct Replay<'a> {
    log: &'a RoundLog,
    contract: &'a RoundContract,
    setup: Setup,
    history: RoundHistory,
    /// A computer player for every seat: its own, or the one that takes over for a person.
    bots: Vec<Box<dyn Bot>>,
    checks_bots: bool,
    limits: TimeLimits,
    taken_over: BTreeSet<Seat>,
    /// The seat whose time was over: a computer player may finish its turn.
    timed_out: Option<Seat>,
    /// The seats that can be called for talking (RULES 9).
    callable: BTreeSet<Seat>,
    /// The number of turns begun.
    turns: u32,
    /// The head of the game before the current entry.
    head: Digest,
}

impl Replay<'_> {
    fn follow(&mut self, entry: usize, content: &LogEntry) -> Result<(), Breach> {
        match content {
            LogEntry::Dealt { events, .. } => {
                let happened: Vec<Event> = self.history.events().cloned().collect();
                if !are_shown(events, &happened, self.history.round()) {
                    return Err(Breach::Differs { entry });
                }
            }
            LogEntry::Action { action, by, events } => self.act(entry, *action, by, events)?,
            LogEntry::TakenBack { asker, to, signatures } => {
                self.take_back(entry, *asker, *to as usize, signatures)?;
            }
            LogEntry::TakenOver { seat, cause } => self.take_over(entry, *seat, cause)?,
            LogEntry::Returned(seat) if !self.taken_over.remove(seat) => {
                return Err(Breach::Takeover { entry });
            }
            LogEntry::LimitsChanged(limits) => self.limits = *limits,
            LogEntry::Talked(seat) => self.talk(entry, *seat)?,
            _ => {}
        }
        if content.changes_round() {
            self.head = self.log.head_at(entry + 1).unwrap_or_default();
            let turns = self.history.round().turns();
            if std::mem::replace(&mut self.turns, turns) != turns {
                self.timed_out = None;
                let team = self.setup.team(self.history.round().turn());
                self.callable.retain(|seat| self.setup.team(*seat) != team);
            }
        }
        Ok(())
    }

    fn act(
        &mut self,
        entry: usize,
        action: PlayerAction,
        by: &Authority,
        events: &[VisibleEvent],
    ) -> Result<(), Breach> {
        let turn = self.history.round().turn();
        let seat = action.seat(turn);
        match by {
            Authority::Person(signature) => {
                let statement = Statement::Move { head: self.head, seat, action }.digest();
                let person = self.contract.person(seat).filter(|_| !self.taken_over.contains(&seat));
                if !person.is_some_and(|key| signature.is_by(key, &statement)) {
                    return Err(Breach::Forged { entry });
                }
            }
            Authority::Computer => {
                let is_computer = self.contract.person(seat).is_none()
                    || self.taken_over.contains(&seat)
                    || self.timed_out == Some(seat);
                let PlayerAction::Move(mv) = action else { return Err(Breach::Forged { entry }) };
                if !is_computer {
                    return Err(Breach::Forged { entry });
                }
                if self.checks_bots && self.decision(seat) != Some(mv) {
                    return Err(Breach::BotDecision { entry });
                }
            }
        }
        if let PlayerAction::CallTalking { talker, .. } = action
            && !self.callable.remove(&talker)
        {
            return Err(Breach::Talk { entry });
        }
        let happened = self.history.apply(action).map_err(|_| Breach::Illegal { entry })?.to_vec();
        if !are_shown(events, &happened, self.history.round()) {
            return Err(Breach::Differs { entry });
        }
        Ok(())
    }

    /// What the computer player of a seat does now.
    fn decision(&mut self, seat: Seat) -> Option<Move> {
        let round = self.history.round();
        if round.ending().is_some() {
            return None;
        }
        self.bots.get_mut(seat.index()).map(|bot| bot.choose(&round.view(seat)))
    }

    fn take_back(
        &mut self,
        entry: usize,
        asker: Seat,
        to: usize,
        signatures: &BTreeMap<Seat, crate::signature::Signature>,
    ) -> Result<(), Breach> {
        let statement = Statement::TakeBack { head: self.head, asker }.digest();
        let is_signed = |(seat, signature): (&Seat, &crate::signature::Signature)| {
            self.contract.person(*seat).is_some_and(|key| signature.is_by(key, &statement))
        };
        // Whoever plays alone with computer players sees nothing that others mustn't.
        let is_alone = self.contract.people().count() == 1;
        let mut people = self.contract.people().map(|(seat, _)| seat);
        let have_all_agreed =
            people.all(|seat| self.taken_over.contains(&seat) || signatures.contains_key(&seat));
        let may_take_back = signatures.contains_key(&asker)
            && have_all_agreed
            && signatures.iter().all(is_signed)
            && self.history.last_move(asker) == Some(to)
            && (is_alone || !self.history.has_revealed(to));
        if !may_take_back {
            return Err(Breach::Takeback { entry });
        }
        self.history.take_back(to);
        Ok(())
    }

    fn take_over(&mut self, entry: usize, seat: Seat, cause: &TakeoverCause) -> Result<(), Breach> {
        let is_dealt = self.head != Digest::default();
        let Some(person) = self.contract.person(seat) else { return Err(Breach::Takeover { entry }) };
        let is_allowed = match cause {
            TakeoverCause::Earlier => !is_dealt,
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
                self.limits.turn_seconds.is_some() && self.history.round().turn() == seat
            }
            TakeoverCause::Kicked => person != self.log.id().host,
        };
        if !is_allowed {
            return Err(Breach::Takeover { entry });
        }
        match cause {
            TakeoverCause::TurnLimit => self.timed_out = Some(seat),
            _ => drop(self.taken_over.insert(seat)),
        }
        Ok(())
    }

    fn talk(&mut self, entry: usize, seat: Seat) -> Result<(), Breach> {
        let rules = self.setup.rules();
        let can_be = rules.call_talking && rules.partner_silence && self.setup.has_partners();
        if !can_be || seat.index() >= self.setup.seat_count() {
            return Err(Breach::Talk { entry });
        }
        if self.setup.team(self.history.round().turn()) == self.setup.team(seat) {
            self.callable.insert(seat);
        }
        Ok(())
    }
}

/// Whether events as they were shown are what happened. Cards that were shown count, hidden ones don't.
fn are_shown(shown: &[VisibleEvent], happened: &[Event], after: &Round) -> bool {
    let is_shown = |(shown, event): (&VisibleEvent, &Event)| {
        let viewer = match shown {
            VisibleEvent::Draw { seat, cards: Some(_), .. } => Some(*seat),
            _ => None,
        };
        *shown == VisibleEvent::of(event, viewer, after)
    };
    shown.len() == happened.len() && shown.iter().zip(happened).all(is_shown)
}
