//! Replays a whole log by the rules: what it proves by itself, whoever has it.

use std::collections::BTreeSet;

use skipstone_core::bot::{Bot, end_turn};
use skipstone_core::deal::draw_for_dealer;
use skipstone_core::event::{self, RoundResult};
use skipstone_core::record::{Header, Record};
use skipstone_core::{Event, Move, PlayerAction, Replica, Round, RoundHistory, Seat, Setup, VisibleEvent};

use super::authorities::Authorities;
use super::breach::Breach;
use super::chain::{RoundLog, SignedLog};
use super::contract::RoundContract;
use super::deal_progress::DealProgress;
use super::entry::{Authority, LogEntry};
use super::phase::Phase;
use super::talk::{can_call_talkers, must_be_silent};
use crate::audience::Audience;
use crate::fair_deal::UnfairDeal;

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
    /// The seats of people for whom a computer player made moves, those that were taken back included.
    pub played_for: Vec<Seat>,
    /// The turns in which it did, by their numbers in the round from 1, without moves that were taken back.
    pub stand_in_turns: BTreeSet<u32>,
    /// Whether the computer players were checked: those of another version or an unknown level can't be, nor a round in which they
    /// decide tens of thousands of times.
    pub are_bots_checked: bool,
}

/// The most decisions of computer players that are repeated, many times those of a long round: a host can take back and repeat
/// its own moves as often as it likes.
const MAX_DECISIONS: usize = 20_000;

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
        Some(place.player.level()?.player_named(&place.name, &seed, seat))
    };
    let mut replay = Replay {
        contract,
        setup,
        history,
        authorities: Authorities::new(contract),
        bots: contract.by_seat().map(player).collect(),
        checks_bots: contract.are_bots_known(),
        decisions: 0,
        played_for: BTreeSet::new(),
        stood_in: Vec::new(),
        callable: BTreeSet::new(),
        turns: 0,
    };
    for (index, entry) in log.entries().iter().enumerate() {
        if let LogEntry::Dealt { dealer: told, draws: shown, .. } = entry
            && (*told != dealer || *shown != if number == 1 { draws.clone() } else { Vec::new() })
        {
            return Err(Breach::Dealer);
        }
        replay.follow(log, index, entry)?;
    }
    let Replay { history, checks_bots, played_for, stood_in, .. } = replay;
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
        played_for: played_for.into_iter().collect(),
        stand_in_turns: stood_in.into_iter().flatten().collect(),
        are_bots_checked: checks_bots,
    })
}

impl SignedLog {
    /// Whether it convicts its host by itself, for whoever checks it: the host has signed what can't be. Takes as long as
    /// [`replay`].
    pub fn convicts(&self, app: &str) -> bool {
        let is_bent = |log: &RoundLog| match log.phase() {
            Phase::Closed => replay(log, app).is_err(),
            _ => check_without_secret(log).is_err(),
        };
        self.is_contradicted() || self.signed_entries() == Some(self.log.len()) && is_bent(&self.log)
    }
}

/// Checks what can be told of a log that breaks off before the host's secret: its contract, the steps of its deal, and who had a
/// right to each decision, and what a spectator sees of the play. `log` is a [public](RoundLog::into_public) one. Says nothing
/// about hidden cards and the computer players' decisions.
///
/// # Errors
/// With the first thing that can't be, whatever the secret is.
pub fn check_without_secret(log: &RoundLog) -> Result<(), Breach> {
    let Some(contract) = log.contract() else { return Ok(()) };
    let setup = contract.check().map_err(|_| Breach::Contract)?;
    DealProgress::of(log)?;
    let mut authorities = Authorities::new(contract);
    let mut entries = log.entries().iter().enumerate();
    entries.try_for_each(|(index, entry)| authorities.follow(log, index, entry, told_actor(entry)))?;
    check_events(log, setup)
}

/// Checks that what happened can have happened, as far as a spectator knows.
fn check_events(log: &RoundLog, setup: Setup) -> Result<(), Breach> {
    let mut replica = Replica::new(setup, None);
    let mut shown: Vec<&[VisibleEvent]> = Vec::new();
    for (index, entry) in log.entries().iter().enumerate() {
        if let LogEntry::TakenBack { to, .. } = entry {
            // The opening events stay.
            shown.truncate(*to as usize + 1);
            replica = Replica::new(setup, None);
            shown.iter().copied().flatten().for_each(|event| replica.apply(event));
        } else if entry.changes_round() {
            let mut events = entry.events().iter();
            events
                .try_for_each(|event| replica.try_apply(event))
                .map_err(|_| Breach::Illegal { entry: index })?;
            shown.push(entry.events());
        } else if let LogEntry::Talked { seat, to, .. } = entry {
            check_talk(index, &setup, replica.view().turn(), *seat, *to)?;
        }
    }
    Ok(())
}

/// The seat that acted, as an action's events tell it. `None` for other entries.
pub(crate) fn told_actor(entry: &LogEntry) -> Option<Seat> {
    let LogEntry::Action { events, .. } = entry else { return None };
    events.iter().find_map(|event| match event {
        VisibleEvent::Play { seat, .. }
        | VisibleEvent::Discard(event::Discard { seat, .. })
        | VisibleEvent::Pass(event::Pass { seat })
        | VisibleEvent::Draw { seat, .. }
        | VisibleEvent::Catch(event::Catch { seat, .. })
        | VisibleEvent::Call(event::Call { seat, .. }) => Some(*seat),
        _ => None,
    })
}

/// A replay under way.
struct Replay<'a> {
    contract: &'a RoundContract,
    setup: Setup,
    history: RoundHistory,
    authorities: Authorities,
    /// A computer player for every seat: its own, or the one that takes over for a person. `None` for a level of another version.
    bots: Vec<Option<Box<dyn Bot>>>,
    checks_bots: bool,
    /// The seats of people for whom a computer player made moves.
    played_for: BTreeSet<Seat>,
    /// For each action of the round, the number of its turn if a computer player decided on it for a person.
    stood_in: Vec<Option<u32>>,
    /// The number of decisions that were repeated.
    decisions: usize,
    /// The seats that can be called for talking (RULES 9).
    callable: BTreeSet<Seat>,
    /// The number of turns begun.
    turns: u32,
}

impl Replay<'_> {
    fn follow(&mut self, log: &RoundLog, entry: usize, content: &LogEntry) -> Result<(), Breach> {
        self.authorities.follow(log, entry, content, Some(self.history.round().turn()))?;
        match content {
            LogEntry::Dealt { events, .. } => {
                let happened: Vec<Event> = self.history.events().cloned().collect();
                if !are_shown(events, &happened, self.history.round()) {
                    return Err(Breach::Differs { entry });
                }
            }
            LogEntry::Action { action, by, events } => self.act(entry, *action, by, events)?,
            LogEntry::TakenBack { asker, to, .. } => self.take_back(entry, *asker, *to as usize)?,
            LogEntry::Talked { seat, to, .. } => self.talk(entry, *seat, *to)?,
            _ => {}
        }
        if content.changes_round() {
            let turns = self.history.round().turns();
            if std::mem::replace(&mut self.turns, turns) != turns {
                self.authorities.begin_turn();
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
        let is_for_person = *by == Authority::Computer && self.contract.person(turn).is_some();
        if is_for_person {
            self.played_for.insert(turn);
        }
        // The discard that ends a turn whose time is over leaves it the person's.
        let is_stand_in = is_for_person && !self.authorities.is_late(turn);
        self.stood_in.push(is_stand_in.then(|| self.history.round().turns()));
        if let (Authority::Computer, PlayerAction::Move(mv)) = (by, action)
            && self.must_check_bot()
            && self.decision(turn) != Some(mv)
        {
            return Err(Breach::BotDecision { entry });
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

    /// Whether a computer player's decision is repeated. A round that has too many of them isn't checked any further.
    fn must_check_bot(&mut self) -> bool {
        self.decisions += 1;
        self.checks_bots &= self.decisions <= MAX_DECISIONS;
        self.checks_bots
    }

    /// What the computer player of a seat does now.
    fn decision(&mut self, seat: Seat) -> Option<Move> {
        let round = self.history.round();
        if round.ending().is_some() {
            return None;
        }
        let view = round.view(seat);
        if self.authorities.is_late(seat) {
            return Some(end_turn(&view));
        }
        self.bots.get_mut(seat.index())?.as_mut().map(|bot| bot.choose(&view))
    }

    fn take_back(&mut self, entry: usize, asker: Seat, to: usize) -> Result<(), Breach> {
        // Whoever plays alone with computer players sees nothing that others mustn't.
        let is_alone = self.contract.people().count() == 1;
        if self.history.last_move(asker) != Some(to) || !is_alone && self.history.has_revealed(to) {
            return Err(Breach::Takeback { entry });
        }
        self.history.take_back(to);
        self.stood_in.truncate(to);
        Ok(())
    }

    fn talk(&mut self, entry: usize, seat: Seat, to: Audience) -> Result<(), Breach> {
        check_talk(entry, &self.setup, self.history.round().turn(), seat, to)?;
        self.callable.insert(seat);
        Ok(())
    }
}

/// Checks that a line can be called for which its author has signed.
fn check_talk(entry: usize, setup: &Setup, turn: Seat, seat: Seat, to: Audience) -> Result<(), Breach> {
    let is_callable = can_call_talkers(setup) && must_be_silent(setup, turn, seat, to);
    if is_callable { Ok(()) } else { Err(Breach::Talk { entry }) }
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
