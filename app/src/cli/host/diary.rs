//! What happens at a hosted table, in lines for a log.

use skipstone_core::table::{Ended, Update};
use skipstone_core::{EndReason, Seat, Team};
use skipstone_net::Fingerprint;
use skipstone_net::host::HostNews;
use skipstone_net::protocol::{Entry, Lobby, LobbySeat, Occupant, Presence, Speaker};
use skipstone_net::trust::PlayerKey;
use skipstone_net::visit::{Connection, News};

/// Tells a table's news, and remembers what it takes to do so.
pub(super) struct Diary {
    /// The host's own key: it watches, which is nothing to tell.
    own: Fingerprint,
    lobby: Option<Lobby>,
    /// The number of the round on the table.
    round: usize,
}

impl Diary {
    pub(super) fn new(own: Fingerprint) -> Diary {
        Diary { own, lobby: None, round: 0 }
    }

    /// What everyone at the table is told.
    pub(super) fn news(&mut self, news: &News) -> Vec<String> {
        match news {
            News::Lobby(lobby) => {
                let lines = self.changes(lobby);
                self.lobby = Some(Lobby::clone(lobby));
                lines
            }
            News::Table(update) => self.update(update).into_iter().collect(),
            News::Presence(presence) => self.presence(presence).into_iter().collect(),
            News::Said { by: Speaker::Seat(seat), text, .. } => vec![format!("{}: {text}", self.name(*seat))],
            News::Said { by: Speaker::Watcher(name), text, .. } => vec![format!("{name}, watching: {text}")],
            News::Denied(why) => vec![format!("this can't be: {why}")],
            News::Checked { round, verdict: Ok(()), .. } => vec![format!("round {round} is verified")],
            News::Checked { round, verdict: Err(why), .. } => {
                vec![format!("round {round} is not verified: {why}")]
            }
            News::Connection(Connection::Over(_) | Connection::Failed(_)) => {
                vec!["the table is closed".to_owned()]
            }
            News::Connection(_) => Vec::new(),
        }
    }

    /// What only the host is told.
    pub(super) fn host_news(&self, news: &HostNews) -> Vec<String> {
        match news {
            HostNews::Invite { code, addresses } => {
                let addresses: Vec<String> = addresses.iter().map(ToString::to_string).collect();
                let reached = format!("the table is reached at {}", addresses.join(", "));
                vec![reached, format!("its invite code is {code}")]
            }
            HostNews::Knock { who, name, known } => {
                let known = match known {
                    PlayerKey::Known => "has been here before",
                    _ => "was never here before by this key",
                };
                vec![format!("{name} knocks, who {known} ({who:#}). Let them in? y or n")]
            }
            HostNews::KnockOver(_) => vec!["whoever knocked has gone again".to_owned()],
            HostNews::LetIn { name, .. } => vec![format!("{name} comes in")],
            HostNews::Banned(who) => vec![format!("{who:#} may not come back")],
            HostNews::NotAnnounced(why) => vec![format!("the table can't be found by itself: {why}")],
            HostNews::Denied(why) => vec![format!("this can't be: {why}")],
            HostNews::Impossible(why) => vec![format!("this can't be: {why}")],
        }
    }

    /// How a lobby differs from the one before.
    fn changes(&self, lobby: &Lobby) -> Vec<String> {
        let Some(before) = &self.lobby else {
            let entry = match lobby.options.entry {
                Entry::Knock => "who knocks is asked for here",
                Entry::Code => "who has the invite code may come in",
                Entry::Open => "everyone may come in",
            };
            let opened = format!("\"{}\" is open: {entry}", lobby.title);
            let taken = places(lobby).filter(|(_, place)| place.occupant != Occupant::Nobody);
            return [opened].into_iter().chain(taken.map(|(seat, place)| sits(seat, place))).collect();
        };
        let mut lines = Vec::new();
        if before.series != lobby.series {
            lines.push("back in the lobby: another series begins when everybody is ready".to_owned());
        }
        for (seat, place) in places(lobby) {
            let then = before.seats.get(seat.index()).map(|place| &place.occupant);
            match (then, &place.occupant) {
                (Some(then), now) if then == now => {}
                (
                    Some(Occupant::Person { key: then, name: called, .. }),
                    Occupant::Person { key, name, ready },
                ) if (then, called) == (key, name) => {
                    let ready = if *ready { "is ready" } else { "is not ready any more" };
                    lines.push(format!("{name} {ready}"));
                }
                _ => lines.push(sits(seat, place)),
            }
        }
        let others = |lobby: &Lobby| -> Vec<_> {
            lobby.watchers.iter().filter(|watcher| watcher.key != self.own).cloned().collect()
        };
        let (then, now) = (others(before), others(lobby));
        let came = now.iter().filter(|watcher| !then.contains(watcher));
        lines.extend(came.map(|watcher| format!("{} watches", watcher.name)));
        let went = then.iter().filter(|watcher| !now.contains(watcher));
        lines.extend(went.map(|watcher| format!("{} watches no more", watcher.name)));
        lines
    }

    fn update(&mut self, update: &Update) -> Option<String> {
        match update {
            Update::RoundBegan { number, dealer, .. } => {
                self.round = *number;
                Some(format!("round {number} begins: {} deals", self.name(*dealer)))
            }
            Update::Standing { number, .. } if self.round != *number => {
                self.round = *number;
                Some(format!("round {number} goes on"))
            }
            Update::RoundEnded { ended, scores } => Some(self.ended(ended, scores)),
            _ => None,
        }
    }

    fn ended(&self, Ended { result, over }: &Ended, scores: &[u32]) -> String {
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
        let over = over.as_ref().map_or_else(String::new, |winners| {
            let winners = winners.iter().map(|team| self.team(*team)).collect::<Vec<_>>().join(" and ");
            format!("; the series is over, it goes to {winners}")
        });
        format!("round {} ends, {reason}; it goes to {winner}. Scores: {scores}{over}", self.round)
    }

    fn presence(&self, presence: &Presence) -> Option<String> {
        Some(match *presence {
            Presence::Here(seat) => format!("{} is there", self.name(seat)),
            Presence::Thinking { .. } => return None,
            Presence::Away { seat, grace } => {
                format!("{} is away; waited for: {} seconds", self.name(seat), grace.div_ceil(1000))
            }
            Presence::Replaced(seat) => format!("a computer player plays for {}", self.name(seat)),
            Presence::Paused(Some(seat)) => format!("{} has stopped the game", self.name(seat)),
            Presence::Paused(None) => "the game goes on".to_owned(),
        })
    }

    fn name(&self, seat: Seat) -> String {
        let place = self.lobby.as_ref().and_then(|lobby| lobby.seats.get(seat.index()));
        match place.map(|place| &place.occupant) {
            Some(Occupant::Person { name, .. } | Occupant::Bot { name, .. }) => name.to_string(),
            Some(Occupant::Nobody) | None => format!("seat {seat}"),
        }
    }

    /// A team by its members.
    fn team(&self, team: Team) -> String {
        match self.lobby.as_ref().and_then(|lobby| lobby.setup().ok()) {
            Some(setup) => setup.members(team).map(|seat| self.name(seat)).collect::<Vec<_>>().join(" and "),
            None => format!("team {team}"),
        }
    }
}

fn places(lobby: &Lobby) -> impl Iterator<Item = (Seat, &LobbySeat)> {
    Seat::first(lobby.seats.len()).zip(&lobby.seats)
}

fn sits(seat: Seat, place: &LobbySeat) -> String {
    match &place.occupant {
        Occupant::Nobody => format!("seat {seat} is free"),
        Occupant::Person { name, .. } => format!("seat {seat}: {name}"),
        Occupant::Bot { name, player } => format!("seat {seat}: {name} ({player})"),
    }
}
