//! Who sits at the network table, and who will in the next round.

use std::time::Duration;

use skipstone_core::bot::Level;
use skipstone_core::table::{Intent, PausedBy, Player};
use skipstone_core::{Seat, Stone};
use skipstone_net::Fingerprint;
use skipstone_net::host::HostCommand;
use skipstone_net::protocol::{
    Lobby, LobbyRequest, LobbySeat, Name, NextPlayer, Occupant, PersonAtTable, Spectator,
};

use super::{Answer, NetworkSession, Prompt, SeatPresence};
use crate::board::TableWording;
use crate::board::summary::Standee;
use crate::locale::Locale;
use crate::players::names::given_name;
use crate::tr;

impl NetworkSession {
    /// The player's own age in years, as the lobby shows it. `None` without a seat, and while it isn't told.
    pub fn age(&self) -> Option<u8> {
        self.lobby.as_ref()?.seats.get(self.lobby_seat()?.index())?.age
    }

    /// The key of a seat's person, in the round on the table or else in the lobby. `None` for a computer player, and for a free seat.
    pub fn key_at(&self, seat: Seat) -> Option<Fingerprint> {
        match self.contract() {
            Some(contract) => contract.person(seat),
            None => self.lobby.as_ref()?.people().find(|(at, _)| *at == seat).map(|(_, key)| key),
        }
    }

    /// The number of seats, of the round on the table or else in the lobby; 0 before the first lobby.
    fn seat_count(&self) -> usize {
        let in_lobby = || self.lobby.as_ref().map_or(0, |lobby| lobby.seats.len());
        self.contract().map_or_else(in_lobby, |contract| contract.seats.len())
    }

    /// The given name at a seat, in the round on the table or else in the lobby; empty if the seat is.
    pub fn given_name(&self, seat: Seat) -> &str {
        if self.contract().is_some() {
            let place = self.place(seat);
            return place.map_or("", |place| given_name(&place.name));
        }
        match self.lobby.as_ref().and_then(|lobby| Some(&lobby.seats.get(seat.index())?.occupant)) {
            Some(Occupant::Person { name, .. }) => given_name(name),
            Some(Occupant::Bot { name, .. }) => name,
            Some(Occupant::Nobody) | None => "",
        }
    }

    /// The given names by seat; none before the first lobby.
    pub fn given_names(&self) -> Vec<String> {
        Seat::first_n(self.seat_count()).map(|seat| self.given_name(seat).to_owned()).collect()
    }

    /// The stones to choose from at this table: the own one, and those of people that nobody else has, with or without a seat.
    pub fn free_stones(&self) -> Vec<Stone> {
        let (own, lobby) = (self.own_stone(), self.lobby.as_deref());
        let players =
            lobby.iter().flat_map(|lobby| lobby.by_seat().filter_map(|(seat, _)| lobby.stone(seat)));
        let spectators = lobby.iter().flat_map(|lobby| &lobby.spectators).map(|spectator| spectator.stone);
        let taken: Vec<Stone> = players.chain(spectators).collect();
        let is_free = |stone: &Stone| Some(*stone) == own || !taken.contains(stone);
        let mut free: Vec<Stone> = Stone::OF_PEOPLE.into_iter().filter(is_free).collect();
        free.extend(own.filter(|own| !Stone::OF_PEOPLE.contains(own)));
        free
    }

    /// Everybody at the table, with the seats in which they have played the round that was judged last.
    pub fn standees(&self) -> Vec<(Standee, Fingerprint)> {
        let standee = |person: PersonAtTable<'_>| {
            let seat = match self.verdicts.contract() {
                Some(contract) => contract.seat_of(person.key),
                None => person.seat,
            };
            (Standee { seat, name: person.name.to_string() }, person.key)
        };
        self.lobby.iter().flat_map(|lobby| lobby.everybody()).map(standee).collect()
    }

    /// Whether somebody who plays was called so at this table, and may be called otherwise by now.
    pub fn is_name_of_player(&self, name: &str) -> bool {
        let key = self.known.key_of(name);
        key.is_some_and(|key| self.lobby.iter().any(|lobby| lobby.seat_of(key).is_some()))
    }

    /// Whether other people are seated, so that a takeback needs a vote.
    pub fn has_other_people(&self) -> bool {
        let own = self.seat();
        Seat::first_n(self.seat_count()).any(|seat| Some(seat) != own && self.key_at(seat).is_some())
    }

    /// Whether a person who is connected plays in a seat.
    pub fn is_person_here(&self, seat: Seat) -> bool {
        self.key_at(seat).is_some()
            && self.presence.of(seat) == SeatPresence::Here
            && self.presence.paused().is_none()
    }

    /// Whether the player may pause the game and resume it: whoever plays, and the host, who may only watch.
    pub fn may_pause(&self) -> bool {
        self.seat().is_some() || self.hosting.is_some()
    }

    /// Pauses the game, or resumes it: by the returned intent of the own seat, or without a seat as the host.
    pub fn pause(&mut self, paused: bool) -> Option<Intent> {
        if self.seat().is_none() {
            self.send_command(HostCommand::Pause(paused));
            return None;
        }
        Some(Intent::Pause(paused))
    }

    /// Who paused the game, in words, and whether the time of their turn runs on. `None` while the game does.
    pub fn pause_words(&self, wording: TableWording<'_>) -> Option<String> {
        Some(match self.presence.paused()? {
            PausedBy::Seat(seat) => {
                let runs_on = self.presence.turn_time_left(seat).is_some_and(|left| !left.is_zero());
                wording.about_seat(if runs_on { "paused-in-turn" } else { "paused-title" }, seat)
            }
            PausedBy::Host => {
                let who = if self.hosting.is_some() { "you" } else { "host" };
                tr!(wording.locale, "paused-title", who = who, name = "")
            }
        })
    }

    /// Whether who plays in a seat has only a phone.
    pub fn is_on_phone(&self, seat: Seat) -> bool {
        self.key_at(seat).is_some_and(|key| self.is_phone(key))
    }

    /// Whether somebody has only a phone: by the contract who plays, by the lobby who doesn't.
    pub fn is_phone(&self, key: Fingerprint) -> bool {
        let place =
            self.contract().and_then(|contract| contract.seat_of(key)).and_then(|seat| self.place(seat));
        match place.and_then(|place| place.player.as_person()) {
            Some(person) => person.is_phone,
            None => self.lobby.as_ref().is_some_and(|lobby| lobby.is_phone(key)),
        }
    }

    /// Whether the person in a seat hosts the table.
    pub fn is_hosts(&self, seat: Seat) -> bool {
        self.host_seat() == Some(seat)
    }

    /// The level of a seat's computer player. `None` for a person, and for a level that this program doesn't know.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        match self.players().get(seat.index())? {
            Player::Bot(level) => Some(*level),
            Player::Human => None,
        }
    }

    /// The number of a seat's team, from 0.
    pub fn team(&self, seat: Seat) -> usize {
        seat.index() % self.teams().max(1)
    }

    /// Whether people play together at the table.
    pub fn has_teams(&self) -> bool {
        self.teams() < self.seat_count()
    }

    /// What somebody who plays the next round is called, as [`NetworkSession::next_people`] has them.
    pub fn next_name(
        &self,
        (seat, newcomer): (Seat, Option<Fingerprint>),
        wording: TableWording<'_>,
    ) -> String {
        let newcomer = newcomer.and_then(|key| self.lobby.as_deref()?.name_of(key));
        newcomer.map_or_else(|| wording.name(seat), |name| name.to_string())
    }

    /// Whether the player has partners, to whom alone something can be said.
    pub fn has_partners(&self) -> bool {
        self.seat().is_some() && self.has_teams()
    }

    /// The player's own seat in the next round; `None` for who watches it.
    pub fn seat_in_next_round(&self) -> Option<Seat> {
        if self.next_round.proposed.proposal().is_some() {
            return self.proposed_seat();
        }
        let lobby = self.lobby.as_ref()?;
        let stays = |seat: &Seat| lobby.seats.get(seat.index()).is_some_and(|place| place.next.is_none());
        lobby.next_seat_of(self.own_key).or_else(|| self.seat().filter(stays))
    }

    /// The player's own seat in what follows a round. Once the series is over, also after a wish to watch, if they play again. `None`
    /// for who watches.
    pub fn seat_after_round(&self, is_series_over: bool) -> Option<Seat> {
        let kept = || self.seat().filter(|own| is_series_over && !self.is_promised(*own));
        self.seat_in_next_round().or_else(kept)
    }

    /// Who plays in a seat from the next round on. `None` if that doesn't change; who has left may be back by then.
    pub fn next_player(&self, seat: Seat) -> Option<NextPlayer> {
        self.lobby.as_ref()?.seats.get(seat.index())?.next.filter(|next| *next != NextPlayer::Leaver)
    }

    /// The seats of people in the next round, with the key of each who has watched so far.
    pub fn next_people(&self) -> impl Iterator<Item = (Seat, Option<Fingerprint>)> {
        let places = self.lobby.iter().flat_map(|lobby| lobby.by_seat());
        places.filter_map(|(seat, place)| match place.next {
            Some(NextPlayer::Spectator(key)) => Some((seat, Some(key))),
            Some(NextPlayer::Computer) => None,
            Some(NextPlayer::Leaver) | None => {
                matches!(place.occupant, Occupant::Person { .. }).then_some((seat, None))
            }
        })
    }

    /// Those of [`NetworkSession::next_people`] whom the next round, or series, waits for, or who are ready. A round doesn't wait for
    /// those who have left, or have been away for too long; a series does.
    pub fn awaited_people(&self, is_series_over: bool) -> impl Iterator<Item = (Seat, Option<Fingerprint>)> {
        self.next_people().filter(move |(seat, newcomer)| {
            let has_gone = matches!(
                self.presence.of(*seat),
                SeatPresence::Away(Duration::ZERO) | SeatPresence::Replaced
            );
            is_series_over || newcomer.is_some() || self.next_round.readiness.is_ready(*seat) || !has_gone
        })
    }

    /// Whether a spectator has a person's seat from the next round on, who gave it up. That person can't have it back.
    pub fn is_promised(&self, seat: Seat) -> bool {
        matches!(self.next_player(seat), Some(NextPlayer::Spectator(_)))
    }

    /// That the player watches from the next round on, and who plays instead. `None` if that isn't so.
    pub fn watching_words(&self, lobby: &Lobby, locale: &Locale) -> Option<String> {
        let own = lobby.seat_of(self.own_key)?;
        Some(match lobby.seats.get(own.index())?.next? {
            // Who is here hasn't left.
            NextPlayer::Leaver => return None,
            NextPlayer::Computer => tr!(locale, "news-watches-next-own"),
            NextPlayer::Spectator(key) => {
                tr!(locale, "news-watches-next-for", name = &**lobby.name_of(key)?)
            }
        })
    }

    /// Whether somebody else has the own seat from the next round on.
    pub fn will_watch(&self) -> bool {
        self.lobby.as_ref().is_some_and(|lobby| lobby.will_watch(self.own_key))
    }

    /// That somebody else has the own seat from the next round on. A computer player has it as the host's decision, unless it may have
    /// been the player's wish before this session, and the player can keep it. `None` if that isn't so, and once the player knows.
    pub fn watching_prompt(&self, locale: &Locale) -> Option<Prompt> {
        let own = self.seat().filter(|_| !self.next_round.own_place.knows_of_watching())?;
        let watch = (tr!(locale, "seat-given-watch"), Answer::Watch);
        Some(match self.next_player(own)? {
            NextPlayer::Computer => {
                let words = if self.next_round.own_place.came_as_watching {
                    "news-watches-next-own"
                } else {
                    "seat-given"
                };
                let keep = (tr!(locale, "seat-given-keep"), Answer::KeepSeat(own));
                Prompt { words: locale.text(words), answers: vec![keep, watch] }
            }
            NextPlayer::Spectator(_) | NextPlayer::Leaver => {
                let words = self.watching_words(self.lobby.as_deref()?, locale)?;
                Prompt { words, answers: vec![watch] }
            }
        })
    }

    /// Whether the host, who only watches, goes on waiting for somebody who is away. `None` for everybody else: those who play are
    /// asked what becomes of the seat.
    pub fn absence_prompt(&self, wording: TableWording<'_>) -> Option<Prompt> {
        let seat = self.presence.overdue().filter(|_| self.hosting.is_some() && self.seat().is_none())?;
        Some(Prompt {
            words: tr!(wording.locale, "away-asks", name = wording.name(seat)),
            answers: vec![(tr!(wording.locale, "away-wait"), Answer::KeepWaiting(seat))],
        })
    }

    /// Watches from the next round on, as the host has decided, or the player before this session.
    pub fn accept_watching(&mut self) {
        self.next_round.own_place.accept_watching();
    }

    /// Whether the player knows that somebody else has the own seat from the next round on.
    pub fn knows_of_watching(&self) -> bool {
        self.next_round.own_place.knows_of_watching() && self.will_watch()
    }

    /// Has a person be called otherwise: the player, or anybody by the host.
    pub fn rename(&mut self, who: Fingerprint, name: Name) {
        match who == self.own_key {
            true => self.send_lobby_request(LobbyRequest::Name(name)),
            false => self.send_command(HostCommand::Rename(who, name)),
        }
    }

    /// Gives up the own seat, during a series from the next round on. Whoever watches gives up the seat of the next round.
    pub fn give_up_seat(&mut self) {
        // Asked for by the player: not told as the host's decision.
        if self.has_begun() {
            self.next_round.own_place.accept_watching();
        }
        self.send_lobby_request(LobbyRequest::Seat(None));
    }

    /// Says who plays in a seat from the next round on, `None` for who plays there now: as a wish where it is about the player, and
    /// else as the host.
    pub fn set_next_player(&mut self, seat: Seat, next: Option<NextPlayer>) {
        let own = self.seat();
        let planned = self.lobby.as_ref().and_then(|lobby| lobby.next_seat_of(self.own_key));
        let (is_own, wish) = match next {
            Some(NextPlayer::Spectator(key)) => (key == self.own_key, Some(seat)),
            Some(NextPlayer::Computer) => (own == Some(seat), None),
            Some(NextPlayer::Leaver) | None => (own.or(planned) == Some(seat), own),
        };
        if is_own && next == Some(NextPlayer::Computer) {
            self.next_round.own_place.accept_watching();
        }
        match is_own {
            true => self.send_lobby_request(LobbyRequest::Seat(wish)),
            false => self.send_command(HostCommand::SetNextPlayer(seat, next)),
        }
    }
}

/// Everybody at a table with their stones, for the program's log: the same in all windows.
pub(super) fn described(lobby: &Lobby) -> String {
    let player = |(seat, place): (Seat, &LobbySeat)| match &place.occupant {
        Occupant::Person { name, stone, .. } | Occupant::Bot { name, stone, .. } => {
            format!("{seat} {} {stone:?}", &**name)
        }
        Occupant::Nobody => format!("{seat} free"),
    };
    let spectator = |spectator: &Spectator| format!("{} {:?} watches", &*spectator.name, spectator.stone);
    let people = lobby.by_seat().map(player).chain(lobby.spectators.iter().map(spectator));
    people.collect::<Vec<_>>().join(", ")
}
