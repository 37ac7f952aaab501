//! The log of a hosted table: events as lines of English text.

use std::time::Instant;

use skipstone_core::table::{RoundEnd, Update};
use skipstone_core::{EndReason, ErrorChain, Scoring, Seat, Team};
use skipstone_net::Fingerprint;
use skipstone_net::client::{ClientEvent, ConnectionState, DealSummary, Verdict};
use skipstone_net::fair_deal::FailedAttempt;
use skipstone_net::host::HostEvent;
use skipstone_net::protocol::{
    EntryPolicy, Lobby, LobbySeat, Occupant, PresenceEvent, Speaker, TableOptions,
};
use skipstone_net::round_log::{ContractPlayer, ContractSeat, Proposal};
use skipstone_net::trust::PlayerKeyStatus;

use super::guests::{self, Guest};
use crate::locale::{Language, Locale};
use crate::session::{Knock, NetworkSession};

/// Turns a table's events into lines: what the window's chat tells as well, and what only whoever runs a table wants to read.
pub(super) struct EventLog {
    session: NetworkSession,
    locale: Locale,
    /// The number of the current round.
    round: usize,
    /// Whether the round was the last one of its series.
    is_series_over: bool,
}

/// Whether the table's rules play single rounds, which are no series.
fn is_single_round(lobby: &Lobby) -> bool {
    lobby.rules.scoring == Scoring::Single
}

impl EventLog {
    pub(super) fn new(own: Fingerprint) -> EventLog {
        let session = NetworkSession::detached(own, Instant::now());
        EventLog { session, locale: Locale::new(Language::ENGLISH), round: 0, is_series_over: false }
    }

    fn lobby(&self) -> Option<&Lobby> {
        self.session.lobby.as_deref()
    }

    /// The lines of an event that every client receives.
    pub(super) fn client_event(&mut self, event: &ClientEvent) -> Vec<String> {
        let of_table = match event {
            ClientEvent::Lobby(lobby) => self.changes(lobby),
            _ => Vec::new(),
        };
        let news = self.session.follow(event, Instant::now(), &self.locale);
        [news, of_table, self.own_lines(event)].concat()
    }

    /// The lines that the window's chat has otherwise, or not at all.
    fn own_lines(&mut self, event: &ClientEvent) -> Vec<String> {
        match event {
            ClientEvent::Table(update) => self.update(update).into_iter().collect(),
            ClientEvent::Presence(PresenceEvent::Quiet(seat)) => {
                vec![format!("{} doesn’t answer", self.name(*seat))]
            }
            ClientEvent::Chat { by: Speaker::Seat(seat), text, .. } => {
                vec![format!("{}: {text}", self.name(*seat))]
            }
            ClientEvent::Chat { by: Speaker::Spectator(name), text, .. } => {
                vec![format!("{name}, watching: {text}")]
            }
            ClientEvent::Chat { by: Speaker::Former { name, .. }, text, .. } => {
                vec![format!("{name}: {text}")]
            }
            ClientEvent::Denied(why) => vec![format!("this can't be: {why}")],
            ClientEvent::RoundChecked { round, verdict, .. } => self.verdict(*round, verdict),
            ClientEvent::DealRepeated { round, failed } => self.failed_deals(*round, failed),
            ClientEvent::SafetyNumber { round, number } => {
                vec![format!("the safety number of round {round} is {number}")]
            }
            ClientEvent::Witnessed { round, seat, entries, .. } => {
                vec![format!(
                    "{} was shown the same of round {round}, up to entry {entries}",
                    self.name(*seat)
                )]
            }
            ClientEvent::ConnectionState(ConnectionState::Ended(_) | ConnectionState::Failed(_)) => {
                vec!["the table is closed".to_owned()]
            }
            ClientEvent::Nudged { by, seat } => {
                vec![format!("{} reminds {} that everyone waits", self.name(*by), self.name(*seat))]
            }
            ClientEvent::Ready { seats, begins_in: None } => {
                let ready: Vec<String> = seats.iter().map(|seat| self.name(*seat)).collect();
                let what = if self.is_series_over { "play again" } else { "ready for the next round" };
                vec![format!("{what}: {}", ready.join(", "))]
            }
            ClientEvent::Ready { begins_in: Some(left), .. } => {
                vec![format!("the round begins in {} seconds, without who isn't ready", left.as_secs())]
            }
            ClientEvent::Proposal(Some(shown)) => self.proposed(&shown.proposal),
            // The host's own program declines nothing. A face needs a window.
            ClientEvent::ConnectionState(_)
            | ClientEvent::Lobby(_)
            | ClientEvent::Presence(_)
            | ClientEvent::OutOfTime(_)
            | ClientEvent::DealDeclined
            | ClientEvent::Kicked(_)
            | ClientEvent::Seated { .. }
            | ClientEvent::Swap { .. }
            | ClientEvent::Reaction { .. }
            | ClientEvent::TakebackLapsed
            | ClientEvent::Proposal(None)
            | ClientEvent::Contract(..)
            | ClientEvent::LimitsChanged(_)
            | ClientEvent::MoveStands(_) => Vec::new(),
        }
    }

    /// The lines of an event that only the host receives.
    pub(super) fn host_event(&self, event: &HostEvent) -> Vec<String> {
        match event {
            HostEvent::Invite { code, addresses } => {
                let addresses: Vec<String> = addresses.iter().map(ToString::to_string).collect();
                let reached = format!("the table is reached at {}", addresses.join(", "));
                vec![reached, format!("its invite code is {code}")]
            }
            HostEvent::ShortCode { code, after_wrong_tries: false, .. } => {
                vec![format!("its short code is {code}")]
            }
            HostEvent::ShortCode { code, after_wrong_tries: true, .. } => vec![format!(
                "too many wrong codes were tried: the short code is {code} now, from a minute on"
            )],
            HostEvent::Knock { name, status, watches, .. } => question(name, *status, *watches),
            // Whoever is admitted is in the next lobby.
            HostEvent::KnockStone { .. } | HostEvent::Admitted { .. } => Vec::new(),
            HostEvent::KnockWithdrawn(_) => vec!["whoever knocked has gone again".to_owned()],
            HostEvent::Banned(who) => vec![format!("{who:#} may not come back")],
            HostEvent::Unbanned(who) => vec![format!("{who:#} may knock again")],
            HostEvent::AnnouncementFailed(why) => {
                vec![format!("the table can't be found by itself: {}", ErrorChain(why))]
            }
            HostEvent::DealDeclined { seat, .. } => vec![format!(
                "nothing is dealt: {} hasn't agreed to this series, its rules, limits or seats",
                self.name(*seat)
            )],
            HostEvent::Denied(why) => vec![format!("this can't be: {why}")],
            HostEvent::InvalidSetup(why) => vec![format!("this can't be: {why}")],
        }
    }

    /// The lines of a proposal: that of a series' first round has all that everybody agrees to.
    fn proposed(&self, proposal: &Proposal) -> Vec<String> {
        let Proposal { round, contract, .. } = proposal;
        if *round > 1 {
            return Vec::new();
        }
        let seat = |(seat, place): (Seat, &ContractSeat)| match &place.player {
            ContractPlayer::Person(person) if person.is_away => format!("seat {seat}: {} (away)", place.name),
            ContractPlayer::Person(_) => format!("seat {seat}: {}", place.name),
            ContractPlayer::Bot(player) => format!("seat {seat}: {} ({player})", place.name),
        };
        let seats: Vec<String> = contract.by_seat().map(seat).collect();
        vec![format!("round 1 is proposed, and begins once everybody is ready: {}", seats.join(", "))]
    }

    /// The table's options; `None` before the first lobby.
    pub(super) fn options(&self) -> Option<TableOptions> {
        self.lobby().map(|lobby| lobby.options)
    }

    /// The first seat that a computer player will have in the next round.
    pub(super) fn seat_to_give(&self) -> Option<Seat> {
        self.lobby()?.seats_to_take().next()
    }

    /// The seat of a guest; `None` for who watches.
    pub(super) fn seat_of(&self, who: Fingerprint) -> Option<Seat> {
        self.lobby()?.seat_of(who)
    }

    /// The guests at the table; none before the first lobby.
    pub(super) fn guests(&self) -> Vec<Guest> {
        let mut people = self.lobby().map(guests::people).unwrap_or_default();
        people.retain(|guest| guest.key != self.session.own_key);
        people
    }

    /// The lines of everybody at the table and everybody who knocks, with their keys.
    pub(super) fn everybody(&self, knocks: &[Knock]) -> Vec<String> {
        let mut lines = Vec::new();
        for (seat, place) in self.lobby().into_iter().flat_map(Lobby::by_seat) {
            let described = describe_seat(seat, place);
            lines.push(match &place.occupant {
                Occupant::Person { key, .. } => format!("{described} ({key:#})"),
                Occupant::Nobody | Occupant::Bot { .. } => described,
            });
        }
        let spectators = self.lobby().into_iter().flat_map(|lobby| &lobby.spectators);
        let spectators = spectators.filter(|spectator| spectator.key != self.session.own_key);
        lines.extend(spectators.map(|spectator| format!("{} watches ({:#})", spectator.name, spectator.key)));
        lines.extend(knocks.iter().map(|knock| format!("{} knocks ({:#})", knock.name, knock.who)));
        lines
    }

    /// The lines of a lobby's seats that aren't as in the one before, and of another series.
    fn changes(&self, lobby: &Lobby) -> Vec<String> {
        let Some(before) = self.lobby() else {
            let entry = match lobby.options.entry {
                EntryPolicy::Knock => "who knocks is asked for here",
                EntryPolicy::Code => "who has the invite code may come in",
                EntryPolicy::Open => "everyone may come in",
            };
            let opened = format!("\"{}\" is open: {entry}", lobby.title);
            let taken = lobby.by_seat().filter(|(_, place)| place.occupant != Occupant::Nobody);
            return [opened]
                .into_iter()
                .chain(taken.map(|(seat, place)| describe_seat(seat, place)))
                .collect();
        };
        let mut lines = Vec::new();
        if before.series != lobby.series {
            let next = if is_single_round(lobby) { "round" } else { "series" };
            lines.push(match lobby.begun {
                true => format!("everybody plays again: another {next} begins"),
                false => format!("back in the lobby: another {next} is proposed once nobody is missing"),
            });
        }
        for (seat, place) in lobby.by_seat() {
            let then = before.seats.get(seat.index());
            let then = then.map(|place| &place.occupant);
            match (then, &place.occupant) {
                (Some(then), now) if then == now => {}
                // Stones are for windows only.
                (
                    Some(Occupant::Person { key: then, name: called, .. }),
                    Occupant::Person { key, name, .. },
                ) if (then, called) == (key, name) => {}
                (
                    Some(Occupant::Bot { name: called, player: then, .. }),
                    Occupant::Bot { name, player, .. },
                ) if (called, then) == (name, player) => {}
                _ => lines.push(describe_seat(seat, place)),
            }
        }
        lines
    }

    fn update(&mut self, update: &Update) -> Option<String> {
        match update {
            Update::RoundBegan { number, dealer, .. } => {
                (self.round, self.is_series_over) = (*number, false);
                Some(format!("round {number} begins: {} deals", self.name(*dealer)))
            }
            Update::Snapshot { number, .. } if self.round != *number => {
                self.round = *number;
                Some(format!("round {number} goes on"))
            }
            Update::RoundEnded { ended, scores } => {
                self.is_series_over = ended.series_winners.is_some();
                Some(self.ended(ended, scores))
            }
            _ => None,
        }
    }

    fn ended(&self, RoundEnd { result, series_winners: over }: &RoundEnd, scores: &[u32]) -> String {
        let reason = match result.reason {
            EndReason::StockEmpty => "all stock cards of one side are played",
            EndReason::Blocked => "everybody passed",
            EndReason::Stalled => "for too long no stock card was played",
        };
        let winner = result.winner.map_or_else(|| "nobody".to_owned(), |team| self.team(team));
        let scores = (1..).zip(scores).filter_map(|(team, score)| {
            let team = Team::try_from(team).ok()?;
            Some(format!("{} {score}", self.team(team)))
        });
        let scores = scores.collect::<Vec<_>>().join(", ");
        // A single round's winner is named already.
        let over = over.as_ref().filter(|_| !self.lobby().is_some_and(is_single_round));
        let over = over.map_or_else(String::new, |winners| {
            let winners = winners.iter().map(|team| self.team(*team)).collect::<Vec<_>>().join(" and ");
            format!("; the series is over, it goes to {winners}")
        });
        format!("round {} ends, {reason}; it goes to {winner}. Scores: {scores}{over}", self.round)
    }

    /// The lines of the verdict on a round.
    fn verdict(&self, round: u32, verdict: &Verdict) -> Vec<String> {
        let DealSummary { failed: _, without, witnesses, played_for, are_scores_told } = match verdict {
            Verdict::Verified(summary) => summary,
            Verdict::NotProven(doubt) => return vec![format!("round {round} is not proven: {doubt}")],
            Verdict::Broken(breach) => {
                return vec![format!("round {round} is broken: {}", ErrorChain(breach))];
            }
        };
        let mut lines = vec![format!("round {round} is verified")];
        if !without.is_empty() {
            lines.push(format!("round {round} was dealt without a share from {}", self.names(without)));
        }
        if !witnesses.is_empty() {
            lines.push(format!("the same round {round} was shown to {}", self.names(witnesses)));
        }
        if !played_for.is_empty() {
            let names = self.names(played_for);
            lines.push(format!("in round {round} a computer player made moves for {names}"));
        }
        if *are_scores_told {
            lines.push(format!("the scores before round {round} are the host's word"));
        }
        lines
    }

    /// A line for each attempt to deal a round that failed.
    fn failed_deals(&self, round: u32, failed: &[FailedAttempt]) -> Vec<String> {
        let line = |(deal, missing): (usize, &FailedAttempt)| {
            format!("deal {deal} of round {round} failed: no share came from {}", self.names(missing))
        };
        (1..).zip(failed).map(line).collect()
    }

    fn names(&self, seats: &[Seat]) -> String {
        seats.iter().map(|seat| self.name(*seat)).collect::<Vec<_>>().join(", ")
    }

    fn name(&self, seat: Seat) -> String {
        let place = self.lobby().and_then(|lobby| lobby.seats.get(seat.index()));
        match place.map(|place| &place.occupant) {
            Some(Occupant::Person { name, .. } | Occupant::Bot { name, .. }) => name.to_string(),
            Some(Occupant::Nobody) | None => format!("seat {seat}"),
        }
    }

    /// The names of a team's members.
    fn team(&self, team: Team) -> String {
        match self.lobby().and_then(|lobby| lobby.setup().ok()) {
            Some(setup) => setup.members(team).map(|seat| self.name(seat)).collect::<Vec<_>>().join(" and "),
            None => format!("team {team}"),
        }
    }
}

fn describe_seat(seat: Seat, place: &LobbySeat) -> String {
    match &place.occupant {
        Occupant::Nobody => format!("seat {seat} is free"),
        Occupant::Person { name, .. } => format!("seat {seat}: {name}"),
        Occupant::Bot { name, player, .. } => format!("seat {seat}: {name} ({player})"),
    }
}

/// The question whether to let a guest in, after a warning if the name is that of another known player.
pub(super) fn question(name: &str, status: PlayerKeyStatus, watches: bool) -> Vec<String> {
    let known = match status {
        PlayerKeyStatus::Known => "has been here before",
        _ => "was never here before",
    };
    let warning = match status {
        PlayerKeyStatus::Namesake { .. } => {
            Some(format!("careful: the {name} who was here before came from another computer"))
        }
        _ => None,
    };
    let purpose = if watches { " to watch" } else { "" };
    let question = format!("{name} knocks{purpose}, who {known}. Let them in? y or n");
    warning.into_iter().chain([question]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_namesake_is_warned_of() {
        let known = Fingerprint::from_bytes([9; 32]);
        let question = question("Ada", PlayerKeyStatus::Namesake { known }, false);
        assert!(question.len() == 2 && question[0].contains("another computer"), "{question:?}");
        assert!(!question.concat().contains(&format!("{known:#}")), "{question:?}");
        assert!(question[1].ends_with("Let them in? y or n"), "{question:?}");
    }
}
