//! The round that is proposed next, as the player sees it: what is unlike before, and when the player can be ready for it.

mod terms;
mod words;

use std::time::Instant;

use skipstone_core::Seat;
use skipstone_net::client::{ClientEvent, ConnectionState, ShownProposal, Surprise, TIME_TO_READ};
use skipstone_net::protocol::{Lobby, LobbySeat, Occupant, TableOptions};
use skipstone_net::round_log::{
    ContractPerson, ContractPlayer, ContractSeat, Proposal, RoundContract, TimeLimits,
};

use super::NetworkSession;

pub(super) use words::{rules_words, turn_limit_words};

pub use terms::{Change, Terms, changes};

/// The proposal on the screen, and what it is compared with.
#[derive(Debug, Default)]
pub struct Proposed {
    shown: Option<ShownProposal>,
    /// When it came. Who is away changes nothing of it.
    since: Option<Instant>,
    is_confirmed: bool,
    seen: SeenTerms,
    /// The lobby as it would be with what is proposed. `None` without a proposal.
    lobby: Option<Box<Lobby>>,
    /// The time of the last event or tick.
    now: Option<Instant>,
}

/// What was on the screen. What stood there for less than the time to read doesn't count as seen: a host could show something for a
/// moment, so that it looks as if nothing had changed.
#[derive(Debug, Default)]
struct SeenTerms {
    current: Option<(Terms, Instant)>,
    before: Option<Terms>,
}

impl SeenTerms {
    fn show(&mut self, terms: Terms, now: Instant) {
        match &mut self.current {
            Some((current, _)) if current.with_all_here() == terms.with_all_here() => *current = terms,
            _ => self.ask(terms, now),
        }
    }

    /// Shows what the player is asked about: it is compared with what stood there before, be it the same.
    fn ask(&mut self, terms: Terms, now: Instant) {
        let last = self.current.replace((terms, now));
        if let Some((last, since)) = last
            && (is_seen(since, now) || self.before.is_none())
        {
            self.before = Some(last);
        }
    }

    fn changes(&self) -> Vec<Change> {
        let both = self.before.as_ref().zip(self.current.as_ref());
        both.map_or_else(Vec::new, |(before, (now, _))| changes(before, now))
    }
}

impl Proposed {
    /// Follows an event. `lobby` is the last one, this event's included; it is on the screen unless a round `is_on_table`.
    pub(super) fn apply(
        &mut self,
        event: &ClientEvent,
        lobby: Option<&Lobby>,
        is_on_table: bool,
        now: Instant,
    ) {
        self.now = Some(now);
        match event {
            ClientEvent::Proposal(Some(shown)) => self.propose(shown, now),
            ClientEvent::Proposal(None) => {
                (self.shown, self.since) = (None, None);
                self.show_open_lobby(lobby.filter(|_| !is_on_table), now);
            }
            ClientEvent::Contract(contract, _) => self.seen.show(Terms::from(&**contract), now),
            ClientEvent::Lobby(_) => self.show_open_lobby(lobby.filter(|_| !is_on_table), now),
            // The host proposes it anew.
            ClientEvent::ConnectionState(ConnectionState::Joined { .. }) => {
                (self.shown, self.since, self.is_confirmed, self.lobby) = (None, None, false, None);
            }
            _ => {}
        }
        if matches!(event, ClientEvent::Proposal(_) | ClientEvent::Lobby(_)) {
            let both = self.contract().zip(lobby);
            self.lobby = both.map(|(contract, lobby)| Box::new(lobby_of(contract, lobby)));
        }
    }

    fn propose(&mut self, shown: &ShownProposal, now: Instant) {
        let digest = |shown: &ShownProposal| shown.proposal.digest();
        let terms = Terms::from(&shown.proposal.contract);
        if self.shown.as_ref().map(digest) == Some(digest(shown)) {
            self.seen.show(terms, now);
        } else {
            (self.since, self.is_confirmed) = (Some(now), false);
            self.seen.ask(terms, now);
        }
        self.shown = Some(shown.clone());
    }

    /// In an open lobby it is what everybody sees of the series to come.
    fn show_open_lobby(&mut self, lobby: Option<&Lobby>, now: Instant) {
        if let Some(lobby) = lobby.filter(|lobby| !lobby.begun && self.shown.is_none()) {
            self.seen.show(Terms::from(lobby), now);
        }
    }

    pub(super) fn tick(&mut self, now: Instant) {
        self.now = Some(now);
    }

    /// Whether it becomes possible to be ready by the time alone.
    pub(super) fn needs_ticks(&self) -> bool {
        self.must_be_agreed() && !self.is_read()
    }

    /// What is proposed. `None` in an open lobby, and while a round is dealt or played.
    pub fn proposal(&self) -> Option<&Proposal> {
        self.shown.as_ref().map(|shown| &shown.proposal)
    }

    /// The contract that is proposed.
    pub fn contract(&self) -> Option<&RoundContract> {
        self.proposal().map(|proposal| &proposal.contract)
    }

    /// Whether the player has to be ready for it, because something of it is new.
    pub fn must_be_agreed(&self) -> bool {
        self.shown.as_ref().is_some_and(|shown| shown.must_be_agreed)
    }

    /// What is unlike before. Nothing where the player needn't agree to anything new.
    pub fn changes(&self) -> Vec<Change> {
        if self.must_be_agreed() { self.seen.changes() } else { Vec::new() }
    }

    /// What the player has to confirm before they can be ready; nothing once they have.
    pub fn surprises(&self) -> &[Surprise] {
        let shown = self.shown.as_ref().filter(|shown| shown.must_be_agreed && !self.is_confirmed);
        shown.map_or(&[], |shown| &shown.surprises)
    }

    /// Whether nothing keeps the player from being ready.
    pub fn may_be_ready(&self) -> bool {
        !self.must_be_agreed() || self.is_read() && self.surprises().is_empty()
    }

    fn is_read(&self) -> bool {
        self.since.zip(self.now).is_some_and(|(since, now)| is_seen(since, now))
    }
}

/// Whether what came at a time could be read by now.
fn is_seen(since: Instant, now: Instant) -> bool {
    now.saturating_duration_since(since) >= TIME_TO_READ
}

/// The lobby as it would be with a proposed contract: only stones, title and spectators are its own.
fn lobby_of(contract: &RoundContract, lobby: &Lobby) -> Lobby {
    let seat = |(seat, place): (Seat, &ContractSeat)| {
        let name = place.name.clone();
        let stone = || lobby.stone(seat).unwrap_or_default();
        let occupant = match &place.player {
            ContractPlayer::Person(ContractPerson { key, .. }) => {
                let stone = lobby.stone_of(*key).unwrap_or_else(stone);
                Occupant::Person { name, key: *key, stone, pebble: lobby.pebble_of(*key) }
            }
            ContractPlayer::Bot(player) => Occupant::Bot { name, player: player.clone(), stone: stone() },
        };
        LobbySeat { occupant, age: place.age, next: None }
    };
    let phones = contract.seats.iter().filter_map(|place| place.player.as_person());
    let TimeLimits { turn_seconds, grace_seconds } = contract.limits;
    Lobby {
        rules: contract.rules,
        teams: contract.teams,
        seats: contract.by_seat().map(seat).collect(),
        phones: phones.filter(|person| person.is_phone).map(|person| person.key).collect(),
        options: TableOptions { turn_seconds, grace_seconds, ..lobby.options },
        ..lobby.clone()
    }
}

impl NetworkSession {
    /// The lobby as it is shown: with what is proposed, or else as the host has sent it. `None` before the first one.
    pub fn shown_lobby(&self) -> Option<&Lobby> {
        self.next_round.proposed.lobby.as_deref().or(self.lobby.as_deref())
    }

    /// The seats of the people for whom the proposed round waits.
    pub fn unready_people(&self) -> impl Iterator<Item = Seat> {
        let people = self.next_round.proposed.contract().into_iter().flat_map(RoundContract::people);
        people
            .map(|(seat, _)| seat)
            .filter(move |seat| !self.next_round.readiness.is_ready(*seat) && !self.is_proposed_away(*seat))
    }

    /// Whether the proposed round begins without a seat's person.
    pub fn is_proposed_away(&self, seat: Seat) -> bool {
        self.next_round.proposed.contract().is_some_and(|contract| contract.away().any(|away| away == seat))
    }

    /// The player's seat in the proposed round. `None` without a proposal, and for who watches it.
    pub fn proposed_seat(&self) -> Option<Seat> {
        self.next_round.proposed.contract()?.seat_of(self.own_key)
    }

    /// Takes what is proposed for the player unlike their wishes.
    pub fn confirm_proposal(&mut self) {
        self.next_round.proposed.is_confirmed = true;
        self.send("a confirmation", |client| client.confirm_proposal());
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use skipstone_core::Preset;
    use skipstone_net::protocol::{Name, TableSeriesId};
    use skipstone_net::round_log::TimeLimits;

    use super::*;

    fn contract(turn_seconds: Option<u16>) -> RoundContract {
        RoundContract {
            rules: Preset::Standard.rules(),
            teams: 2,
            seats: Vec::new(),
            bots: skipstone_core::bot::VERSION,
            limits: TimeLimits { turn_seconds, grace_seconds: 60 },
            dealer: None,
            scores: vec![0; 2],
            previous: Default::default(),
            continues: None,
        }
    }

    fn proposal(turn_seconds: Option<u16>, surprises: Vec<Surprise>) -> ClientEvent {
        let proposal =
            Proposal { series: TableSeriesId([1; 16]), round: 1, contract: contract(turn_seconds) };
        ClientEvent::Proposal(Some(Box::new(ShownProposal { proposal, must_be_agreed: true, surprises })))
    }

    #[test]
    fn a_proposal_has_to_be_read_and_its_surprises_confirmed() {
        let begun = Instant::now();
        let mut proposed = Proposed::default();
        let wished = Name::new("Ada");
        proposed.apply(&proposal(None, vec![Surprise::Name { wished }]), None, false, begun);
        assert!(!proposed.may_be_ready() && proposed.needs_ticks());
        proposed.tick(begun + TIME_TO_READ);
        assert!(!proposed.may_be_ready() && !proposed.needs_ticks());
        proposed.is_confirmed = true;
        assert!(proposed.may_be_ready());
        proposed.apply(&proposal(Some(30), Vec::new()), None, false, begun + TIME_TO_READ);
        assert!(!proposed.may_be_ready(), "it is another one");
    }

    #[test]
    fn what_flashes_by_isnt_compared_with() {
        let begun = Instant::now();
        let mut proposed = Proposed::default();
        let at = |seconds| begun + Duration::from_secs(seconds);
        proposed.apply(&ClientEvent::Contract(Box::new(contract(None)), None), None, false, at(0));
        proposed.apply(&proposal(Some(30), Vec::new()), None, false, at(60));
        assert_eq!(proposed.changes(), [Change::TurnLimit(Some(30))]);
        // For half a second the old limit is back.
        proposed.apply(&proposal(None, Vec::new()), None, false, at(70));
        proposed.apply(&proposal(Some(5), Vec::new()), None, false, at(70) + TIME_TO_READ / 2);
        assert_eq!(proposed.changes(), [Change::TurnLimit(Some(5))], "unlike the 30 seconds that stood");
    }
}
