//! What a guest keeps to check a finished round: what was promised of its deal, and what was shown of its play.

use std::mem;

use skipstone_core::record::Record;
use skipstone_core::replay::replay_by_moves;
use skipstone_core::{Seat, Seen, Setup};

use super::news::{Differs, News, Verdict};
use super::round::RoundCopy;
use crate::fair::{Commitment, Promise, Secret, Share, Shares, Unfair};
use crate::limits;
use crate::protocol::{Moment, SeriesId};

/// Records that are waited for at once; the oldest gives way.
const WANTED: usize = 16;

/// Promises, and rounds that are to be checked.
#[derive(Debug, Default)]
pub(super) struct Fairness {
    /// Of the round on the table, or the next one.
    promise: Option<Promise>,
    /// Whether everyone's shares were told.
    shared: bool,
    /// Whether they may have been told while the connection was lost.
    missed: bool,
    /// The end of the last round whose secret was told.
    revealed: Option<Moment>,
    /// Records that were asked for.
    wanted: Vec<Wanted>,
}

/// A record that was asked for.
#[derive(Debug)]
struct Wanted {
    series: SeriesId,
    round: u32,
    /// The number of what was asked.
    ask: u32,
    /// As much of it as has come.
    text: String,
    /// What to check it against; nothing where the guest wasn't there.
    trial: Option<Trial>,
}

/// What is known of a finished round.
#[derive(Debug)]
pub(super) struct Trial {
    secret: Secret,
    promise: Option<Promise>,
    setup: Setup,
    dealer: Seat,
    viewer: Option<Seat>,
    seen: Vec<Seen>,
}

impl Fairness {
    /// Takes in what the host committed to for a round, and gives the own share if a player is to.
    pub(super) fn commit(&mut self, round: u32, commitment: Commitment, seat: Option<Seat>) -> Option<Share> {
        let repeated = (self.promise.take()).filter(|promise| {
            let own = promise.own.map(|(seat, _)| seat);
            (promise.round, promise.commitment, own) == (round, commitment, seat)
        });
        let promise = repeated.unwrap_or_else(|| {
            (self.shared, self.missed) = (false, false);
            // Without random bytes the host misses the share, and the round is checked without it.
            let own = seat.and_then(|seat| Some((seat, Share::generate().ok()?)));
            Promise { round, commitment, own, shares: Shares::new() }
        });
        let share = promise.own.map(|(_, share)| share);
        self.promise = Some(promise);
        share
    }

    /// Takes in everyone's shares. The first that are told count.
    pub(super) fn share(&mut self, round: u32, shares: Shares) {
        if let Some(promise) = self.promise.as_mut().filter(|promise| promise.round == round)
            && !self.shared
        {
            promise.shares = shares;
            self.shared = true;
        }
    }

    /// Takes in the secret of a finished round: what to check its record against, if that wasn't done before.
    pub(super) fn reveal(&mut self, copy: &RoundCopy, secret: Secret) -> Option<Trial> {
        // Who missed the shares can't tell whether the own one was among them.
        let heard_all = self.shared || !self.missed;
        let of_this_round = |promise: &&Promise| promise.round == copy.at().round && heard_all;
        (self.revealed.replace(copy.at()) != Some(copy.at())).then(|| Trial {
            secret,
            promise: self.promise.as_ref().filter(of_this_round).cloned(),
            setup: copy.setup,
            dealer: copy.dealer,
            viewer: copy.viewer(),
            seen: copy.seen.clone(),
        })
    }

    /// Whether the secret of a round was told.
    pub(super) fn was_revealed(&self, round: u32) -> bool {
        self.revealed.is_some_and(|at| at.round == round)
    }

    /// Waits for the record of a round that was asked for by this number.
    pub(super) fn want(&mut self, series: SeriesId, round: u32, ask: u32, trial: Option<Trial>) {
        if self.wanted.len() >= WANTED {
            self.wanted.remove(0);
        }
        self.wanted.push(Wanted { series, round, ask, text: String::new(), trial });
    }

    /// Another series begins. Rounds of the one before may still be checked.
    pub(super) fn next_series(&mut self) {
        *self = Fairness { wanted: mem::take(&mut self.wanted), ..Fairness::default() };
    }

    /// Begins anew with what was half told when the connection was lost: the rounds to ask for again, by their new numbers.
    pub(super) fn ask_again(&mut self, mut number: impl FnMut() -> u32) -> Vec<(u32, u32)> {
        self.missed = true;
        let again = |wanted: &mut Wanted| {
            wanted.text.clear();
            wanted.ask = number();
            (wanted.ask, wanted.round)
        };
        self.wanted.iter_mut().map(again).collect()
    }

    /// Takes in a piece of a record, and what came of it if that was the last.
    pub(super) fn part(&mut self, round: u32, text: &str, last: bool) -> Option<News> {
        let at = self.wanted.iter().position(|wanted| wanted.round == round)?;
        let wanted = &mut self.wanted[at];
        wanted.text += text;
        if wanted.text.len() > limits::RECORD {
            return Some(self.none(at));
        }
        last.then(|| {
            let wanted = self.wanted.remove(at);
            let series = wanted.series;
            let (record, verdict) = wanted.check();
            News::Checked { series, round, record, verdict }
        })
    }

    /// Takes in that what was asked for can't be had, if it was a record.
    pub(super) fn denied(&mut self, ask: u32) -> Option<News> {
        let at = self.wanted.iter().position(|wanted| wanted.ask == ask)?;
        Some(self.none(at))
    }

    fn none(&mut self, at: usize) -> News {
        let Wanted { series, round, .. } = self.wanted.remove(at);
        News::Checked { series, round, record: None, verdict: Err(Differs::NoRecord) }
    }
}

impl Wanted {
    /// The record, if it is one, and what is to be said of it.
    fn check(mut self) -> (Option<String>, Verdict) {
        let text = mem::take(&mut self.text);
        match text.parse::<Record>() {
            Ok(record) => (Some(text), self.check_record(&record)),
            Err(error) => (None, Err(Differs::Unreadable(error.to_string()))),
        }
    }

    fn check_record(&self, record: &Record) -> Verdict {
        let header = &record.header;
        if header.round != self.round {
            return Err(Differs::OtherRound);
        }
        let mut shown = Vec::new();
        let viewer = self.trial.as_ref().and_then(|trial| trial.viewer);
        let replayed = replay_by_moves(record, |events, after| {
            shown.extend(events.iter().map(|event| Seen::of(event, viewer, after)));
        });
        let replayed = replayed.map_err(|difference| Differs::Rules(difference.to_string()))?;
        if !replayed.finished {
            return Err(Differs::Unfinished);
        }
        let Some(trial) = &self.trial else { return Err(Differs::CameLate) };
        if (header.setup, header.dealer) != (trial.setup, trial.dealer) {
            return Err(Differs::OtherRound);
        }
        if shown != trial.seen {
            let same = shown.iter().zip(&trial.seen).take_while(|(record, shown)| record == shown);
            return Err(Differs::Shown(same.count()));
        }
        let promise = trial.promise.as_ref().ok_or(Differs::CameLate)?;
        promise.check(&trial.secret, &header.seed)?;
        if replayed.from_seed { Ok(()) } else { Err(Unfair::Seed.into()) }
    }
}
