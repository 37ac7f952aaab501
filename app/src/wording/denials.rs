//! Sentences for refused requests at a network table, for rounds that aren't verified, and for who is known.

use skipstone_core::Seat;
use skipstone_net::client::{DealSummary, Doubt, Verdict};
use skipstone_net::fair_deal::{FailedAttempt, UnfairDeal};
use skipstone_net::protocol::Denial;
use skipstone_net::round_log::Breach;
use skipstone_net::trust::Acquaintance;

use crate::locale::Locale;
use crate::tr;

impl Locale {
    /// Why the room refuses a request or a host command. `name` returns the name of a seat.
    pub fn denied(&self, why: &Denial, name: impl Fn(Seat) -> String) -> String {
        match why {
            Denial::Table(refused) => self.refused(refused, name),
            Denial::Stale => tr!(self, "denied-late"),
            Denial::NotSeated => tr!(self, "denied-not-seated"),
            Denial::NotNow => tr!(self, "denied-not-now"),
            Denial::SeatTaken => tr!(self, "denied-seat-taken"),
            Denial::NameTaken => tr!(self, "denied-name-taken"),
            Denial::PartnersSilent => tr!(self, "denied-partners-silent"),
            Denial::RateLimited => tr!(self, "denied-too-fast"),
            Denial::StoneTaken => tr!(self, "denied-stone-taken"),
            Denial::PlayerKicked => tr!(self, "denied-player-kicked"),
        }
    }

    /// What is said of a round. `name` returns the name of a seat.
    pub fn verdict(&self, verdict: &Verdict, name: impl Fn(Seat) -> String) -> String {
        match verdict {
            Verdict::Verified(_) => tr!(self, "result-verified"),
            Verdict::NotProven(doubt) => self.doubt(*doubt),
            Verdict::Broken(breach) => self.breach(breach, name),
        }
    }

    /// What of a verified deal isn't as usual. `name` returns the name of a seat.
    pub fn deal_exceptions(&self, summary: &DealSummary, name: impl Fn(Seat) -> String) -> Vec<String> {
        let DealSummary { failed, without, witnesses: _, played_for, are_scores_told } = summary;
        let names = |seats: &[Seat]| self.list(&seats.iter().map(|seat| name(*seat)).collect::<Vec<_>>());
        let mut lines = Vec::from_iter(self.redealt(failed, &name));
        // Who withheld a share is named already.
        let is_named = |seat: &Seat| failed.iter().flatten().any(|missing| missing == seat);
        let without: Vec<Seat> = without.iter().copied().filter(|seat| !is_named(seat)).collect();
        if !without.is_empty() {
            lines.push(tr!(self, "result-dealt-without", names = names(&without)));
        }
        if !played_for.is_empty() {
            lines.push(tr!(self, "result-played-for", names = names(played_for)));
        }
        if *are_scores_told {
            lines.push(tr!(self, "result-scores-told"));
        }
        lines
    }

    /// Why a round can't be proven, without accusing anybody.
    pub fn doubt(&self, doubt: Doubt) -> String {
        match doubt {
            Doubt::OwnShareMissing => tr!(self, "doubt-own-share"),
            Doubt::Watched { from } => tr!(self, "doubt-watched", from = from),
            Doubt::EndNotShown => tr!(self, "doubt-end-not-shown"),
            Doubt::OtherBots => tr!(self, "doubt-other-bots"),
            Doubt::TooLong => tr!(self, "doubt-too-long"),
            Doubt::LogLost => tr!(self, "doubt-log-lost"),
            Doubt::OtherSeriesBefore => tr!(self, "doubt-other-series-before"),
            Doubt::UnfinishedDeals(count) => tr!(self, "doubt-unfinished-deals", count = count),
            Doubt::Kicked(count) => tr!(self, "doubt-kicked", count = count),
            Doubt::PlayedFor => tr!(self, "doubt-played-for"),
            Doubt::TurnCutShort { had, limit } => tr!(self, "doubt-turn-cut-short", had = had, limit = limit),
            Doubt::MoveIgnored => tr!(self, "doubt-move-ignored"),
            Doubt::PauseLate => tr!(self, "doubt-pause-late"),
            Doubt::UnknownSignature => tr!(self, "doubt-unknown-signature"),
            Doubt::NotPresent => tr!(self, "doubt-not-present"),
            Doubt::NoRecord => tr!(self, "doubt-no-record"),
        }
    }

    /// What a host did that can't be explained but by cheating or a broken program, and where. `name` returns the name of a seat.
    pub fn breach(&self, breach: &Breach, name: impl Fn(Seat) -> String) -> String {
        // Entries count from 0, what people read from 1.
        let step = |entry: &usize| entry + 1;
        match breach {
            Breach::Fork(_) => tr!(self, "breach-fork"),
            Breach::Contract => tr!(self, "breach-contract"),
            Breach::Deal(unfair) => self.unfair(unfair, name),
            Breach::Dealer => tr!(self, "breach-dealer"),
            Breach::Forged { entry } => tr!(self, "breach-forged", step = step(entry)),
            Breach::Illegal { entry } => tr!(self, "breach-illegal", step = step(entry)),
            Breach::Differs { entry } => tr!(self, "breach-differs", step = step(entry)),
            Breach::BotDecision { entry } => tr!(self, "breach-bot", step = step(entry)),
            Breach::Takeback { entry } => tr!(self, "breach-takeback", step = step(entry)),
            Breach::Takeover { entry } => tr!(self, "breach-takeover", step = step(entry)),
            Breach::Talk { entry } => tr!(self, "breach-talk", step = step(entry)),
            Breach::Limits { entry } => tr!(self, "breach-limits", step = step(entry)),
            Breach::Pause { entry } => tr!(self, "breach-pause", step = step(entry)),
        }
    }

    fn unfair(&self, unfair: &UnfairDeal, name: impl Fn(Seat) -> String) -> String {
        match unfair {
            UnfairDeal::ForeignShare { seat } => tr!(self, "unfair-foreign-share", name = name(*seat)),
            UnfairDeal::Signature { seat } => tr!(self, "unfair-signature", name = name(*seat)),
            UnfairDeal::Share { seat } => tr!(self, "unfair-share", name = name(*seat)),
            UnfairDeal::Failure => tr!(self, "unfair-failure"),
            UnfairDeal::Secret => tr!(self, "unfair-secret"),
        }
    }

    /// How well the computer of a player is known.
    pub fn acquaintance(&self, known: Acquaintance) -> String {
        match known {
            Acquaintance::Direct => tr!(self, "key-direct"),
            Acquaintance::OtherHost => tr!(self, "key-other-host"),
            Acquaintance::ThisHost => tr!(self, "key-this-host"),
            Acquaintance::New => tr!(self, "key-new"),
        }
    }

    /// That a deal had to be repeated, and whose computers didn't answer. `None` if no attempt failed.
    pub fn redealt(&self, failed: &[FailedAttempt], name: impl Fn(Seat) -> String) -> Option<String> {
        let missing: Vec<String> = failed.iter().flatten().map(|seat| name(*seat)).collect();
        let (number, count) = (failed.len() + 1, missing.len());
        (count > 0)
            .then(|| tr!(self, "deal-repeated", number = number, count = count, names = self.list(&missing)))
    }
}
