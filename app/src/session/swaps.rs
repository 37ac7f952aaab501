//! Swaps of seats in the lobby: what the player has offered, and what others have offered to them.

use skipstone_core::Seat;
use skipstone_net::client::{ClientEvent, ConnectionState};
use skipstone_net::host::HostCommand;
use skipstone_net::protocol::{Lobby, LobbyRequest, Occupant, SwapOffer, SwapState};

use super::{Answer, NetworkSession, Prompt};
use crate::locale::Locale;
use crate::tr;

/// The open offers by the player and to them, in the order in which they came.
#[derive(Debug, Default)]
pub(super) struct Swaps {
    open: Vec<SwapOffer>,
    /// Whether the player has taken an offer back, and nothing has to be told of its end.
    is_withdrawn: bool,
}

impl Swaps {
    pub(super) fn apply(&mut self, event: &ClientEvent) {
        match event {
            // The host tells those that are still open.
            ClientEvent::ConnectionState(ConnectionState::Joined { .. }) => self.open.clear(),
            ClientEvent::Swap { offer, state } => {
                self.open.retain(|open| open != offer);
                match state {
                    SwapState::Offered => self.open.push(*offer),
                    SwapState::Accepted | SwapState::Declined | SwapState::Withdrawn => {
                        self.is_withdrawn = false;
                    }
                }
            }
            _ => {}
        }
    }
}

impl NetworkSession {
    /// Whether the player may swap seats with who sits here: as the host with anybody, else with a person who agrees. Where nobody has
    /// partners, nothing comes of it.
    pub fn may_swap(&self, seat: Seat) -> bool {
        let Some(lobby) = self.lobby.as_ref().filter(|lobby| !lobby.begun && self.has_teams()) else {
            return false;
        };
        let is_other = self.lobby_seat().is_some_and(|own| own != seat);
        let is_asked = self.next_round.swaps.open.iter().any(|offer| offer.to == seat || offer.from == seat);
        let is_person = lobby.people().any(|(at, _)| at == seat);
        is_other && self.hosting.is_none() && is_person && !is_asked
    }

    /// Whether the player is the host of an open lobby with teams, and may swap any two seats.
    pub fn may_arrange_seats(&self) -> bool {
        let is_open = self.lobby.as_ref().is_some_and(|lobby| !lobby.begun);
        self.hosting.is_some() && is_open && self.has_teams()
    }

    /// Offers whoever sits here to swap seats.
    pub fn offer_swap(&mut self, seat: Seat) {
        self.send_lobby_request(LobbyRequest::OfferSwap(seat));
    }

    /// Has who sits in two seats swap, as the host.
    pub fn swap_seats(&mut self, one: Seat, other: Seat) {
        self.send_command(HostCommand::SwapSeats(one, other));
    }

    /// Takes the player's own offer back.
    pub fn withdraw_swap(&mut self) {
        self.next_round.swaps.is_withdrawn = true;
        self.send_lobby_request(LobbyRequest::WithdrawSwap);
    }

    /// Answers the offer of who sits in a seat, if it is still open.
    pub fn answer_swap(&mut self, from: Seat, agreed: bool) {
        let asks = |offer: &&SwapOffer| offer.from == from && offer.with == self.own_key;
        if let Some(offer) = self.next_round.swaps.open.iter().find(asks).copied() {
            self.send_lobby_request(LobbyRequest::AnswerSwap { offer, agreed });
        }
    }

    /// Does what was answered in a lobby.
    pub fn answer_in_lobby(&mut self, answer: Answer) {
        match answer {
            Answer::AnswerSwap(from, agreed) => self.answer_swap(from, agreed),
            Answer::WithdrawSwap => self.withdraw_swap(),
            // What is asked in a round.
            Answer::Intent(_)
            | Answer::KeepWaiting(_)
            | Answer::KeepSeat(_)
            | Answer::Watch
            | Answer::TakeSeat(_)
            | Answer::GiveSeat(..)
            | Answer::DeclineSeat(_) => {}
        }
    }

    /// That somebody would like to swap seats with the player, or else that the player waits for an answer. `None` without an offer.
    pub fn swap_prompt(&self, locale: &Locale) -> Option<Prompt> {
        let open = &self.next_round.swaps.open;
        let is_asked = |offer: &&SwapOffer| offer.with == self.own_key;
        let offer = open.iter().find(is_asked).or_else(|| open.last())?;
        let (words, answers) = match is_asked(&offer) {
            true => {
                let answer = |words, agreed| (locale.text(words), Answer::AnswerSwap(offer.from, agreed));
                ("swap-asked", vec![answer("swap-agree", true), answer("swap-decline", false)])
            }
            false => ("swap-waits", vec![(locale.text("swap-withdraw"), Answer::WithdrawSwap)]),
        };
        Some(Prompt { words: tr!(locale, words, name = self.other_in_swap(offer)), answers })
    }

    /// What an offer has come to, as a line for the two; `None` where the lobby tells it, or the player has done it.
    pub(super) fn swap_news(&self, offer: &SwapOffer, state: SwapState, locale: &Locale) -> Option<String> {
        let is_own = offer.by == self.own_key;
        let words = match (state, is_own) {
            (SwapState::Offered, false) => "swap-asked",
            (SwapState::Declined, true) => "news-swap-declined",
            (SwapState::Withdrawn, true) if !self.next_round.swaps.is_withdrawn => "news-swap-off",
            (SwapState::Withdrawn, false) => "news-swap-off",
            _ => return None,
        };
        Some(tr!(locale, words, name = self.other_in_swap(offer)))
    }

    /// The name of the other person of an offer.
    fn other_in_swap(&self, offer: &SwapOffer) -> String {
        let other = if offer.by == self.own_key { offer.with } else { offer.by };
        let name = self.lobby.as_ref().and_then(|lobby| lobby.name_of(other));
        name.map_or_else(String::new, |name| name.to_string())
    }

    /// Who has swapped seats, in words. `before` is the lobby before that.
    pub(super) fn swap_words(
        &self,
        before: &Lobby,
        swapped: &[(usize, usize)],
        locale: &Locale,
    ) -> Vec<String> {
        let name = |seat: usize| match before.seats.get(seat).map(|place| &place.occupant) {
            Some(Occupant::Person { name, .. } | Occupant::Bot { name, .. }) => name.to_string(),
            Some(Occupant::Nobody) | None => String::new(),
        };
        let own = before.seat_of(self.own_key).map(Seat::index);
        let words = |(one, other): &(usize, usize)| {
            // The player comes first.
            let (first, second) = if own == Some(*other) { (other, one) } else { (one, other) };
            let who = if own == Some(*first) { "you" } else { "other" };
            tr!(locale, "news-swapped", who = who, name = name(*first), other = name(*second))
        };
        swapped.iter().map(words).collect()
    }
}

/// The pairs of seats, from 0, whose people or computer players have swapped in an open lobby.
pub(super) fn swapped_seats(before: &Lobby, now: &Lobby) -> Vec<(usize, usize)> {
    if now.begun || before.seats.len() != now.seats.len() {
        return Vec::new();
    }
    let is_same = |one: &Occupant, other: &Occupant| match (one, other) {
        (Occupant::Person { key, .. }, Occupant::Person { key: other, .. }) => key == other,
        (Occupant::Bot { name, .. }, Occupant::Bot { name: other, .. }) => name == other,
        _ => false,
    };
    let pairs =
        (0..now.seats.len()).flat_map(|one| (one + 1..now.seats.len()).map(move |other| (one, other)));
    let is_swapped = |(one, other): &(usize, usize)| {
        let [then_one, then_other] = [*one, *other].map(|seat| &before.seats[seat].occupant);
        let [now_one, now_other] = [*one, *other].map(|seat| &now.seats[seat].occupant);
        !is_same(then_one, now_one) && is_same(then_one, now_other) && is_same(then_other, now_one)
    };
    pairs.filter(is_swapped).collect()
}
