//! What happens at the table beside the play of cards, in words: who comes, goes and is back, and which limits the host changes.

use std::collections::BTreeMap;
use std::time::Instant;

use skipstone_core::Seat;
use skipstone_core::table::{PausedBy, Player, Update};
use skipstone_net::Fingerprint;
use skipstone_net::client::ClientEvent;
use skipstone_net::protocol::{Lobby, LobbySeat, NextPlayer, Occupant, PersonAtTable, PresenceEvent};
use skipstone_net::round_log::TimeLimits;

use super::chat::PresenceChange;
use super::proposal::{rules_words, turn_limit_words};
use super::swaps::swapped_seats;
use super::talk::Said;
use super::{NetworkSession, SeatPresence};
use crate::locale::Locale;
use crate::store::StoredSeriesId;
use crate::tr;

impl NetworkSession {
    /// Tells in the chat, at stones and for the log what an event says of the people at the table. Called before it is applied. Returns
    /// the words.
    pub(super) fn tell_news(&mut self, event: &ClientEvent, now: Instant, locale: &Locale) -> Vec<String> {
        let news = match event {
            ClientEvent::Lobby(lobby) => {
                // The stone is somebody else's by now.
                self.kick_news(lobby, locale)
                    .into_iter()
                    .for_each(|words| self.conversation.talk.show_beside(words, false, now));
                [self.lobby_news(lobby, locale), self.terms_news(lobby, locale)].concat()
            }
            ClientEvent::LimitsChanged(limits) => {
                let words = self.limits_news(*limits, locale);
                // Whoever has the chat closed sees it too.
                if let Some(seat) = self.host_seat() {
                    words
                        .iter()
                        .for_each(|words| self.conversation.talk.say(seat, Said::News(words.clone()), now));
                }
                words
            }
            ClientEvent::Presence(event) => match self.presence_change(event) {
                Some((seat, change)) => return self.tell_presence(seat, change, now, locale),
                None => Vec::new(),
            },
            ClientEvent::Swap { offer, state } => self.swap_news(offer, *state, locale).into_iter().collect(),
            ClientEvent::Table(update) => self.pause_news(update, now, locale).into_iter().collect(),
            ClientEvent::OutOfTime(seat) => {
                let own = Some(*seat) == self.seat();
                let words = if own { "news-out-of-time-own" } else { "news-out-of-time" };
                let words = tr!(locale, words, name = self.shown_name(*seat, locale));
                self.conversation.talk.say(*seat, Said::News(tr!(locale, "said-out-of-time")), now);
                vec![words]
            }
            _ => Vec::new(),
        };
        news.iter().for_each(|words| self.conversation.chat.push_news(words.clone()));
        // A lobby has no log, and may stay open for long.
        let has_log = match event {
            ClientEvent::Lobby(lobby) => lobby.begun && self.lobby.as_ref().is_none_or(|before| before.begun),
            _ => self.has_begun(),
        };
        if has_log {
            self.conversation.keep_for_log(news.clone());
        }
        news
    }

    /// Tells what has become of the connection of a seat's player. The log keeps it as it came.
    fn tell_presence(
        &mut self,
        seat: Seat,
        change: PresenceChange,
        now: Instant,
        locale: &Locale,
    ) -> Vec<String> {
        let name = self.shown_name(seat, locale);
        let words = change.words(std::slice::from_ref(&name), locale);
        self.conversation.talk.say(seat, Said::News(words.clone()), now);
        self.conversation.chat.push_presence(change, name, locale);
        if self.has_begun() {
            self.conversation.keep_for_log([words.clone()]);
        }
        vec![words]
    }

    /// Has what the chat of the player's own table tells kept with its series.
    pub(super) fn save_news(&mut self) {
        if let (Some(hosting), Some(lobby)) = (&self.hosting, &self.lobby)
            && lobby.begun
            && let Some(news) = self.conversation.chat.take_unsaved_news()
        {
            hosting.save_system_messages(StoredSeriesId::of_own_table(lobby.series), &news);
        }
    }

    /// What a new lobby says of people and seats that the one before didn't, but for the player's own doing. The first one says only
    /// whether the player's seat was given away meanwhile.
    fn lobby_news(&self, lobby: &Lobby, locale: &Locale) -> Vec<String> {
        let Some(before) = &self.lobby else {
            return self.watching_words(lobby, locale).into_iter().collect();
        };
        let (then, now) = (people(before), people(lobby));
        let is_back = before.begun && !lobby.begun && self.hosting.is_none();
        let mut news = Vec::from_iter(is_back.then(|| tr!(locale, "news-back-in-lobby")));
        for (key, (name, watches)) in &now {
            let words = match then.get(key) {
                _ if *key == self.own_key => continue,
                None if *watches => "news-watches",
                None => "news-came",
                // Whoever was here has read it before.
                Some((earlier, _)) if earlier != name && before.next_name_of(*key).is_some() => continue,
                Some((earlier, _)) if earlier != name => {
                    news.push(tr!(locale, "news-renamed", name = *earlier, now = *name));
                    continue;
                }
                Some((_, true)) if !watches => "news-sat-down",
                Some((_, false)) if *watches => "news-watches",
                Some(_) => continue,
            };
            news.push(tr!(locale, words, name = *name));
        }
        // A seat outlasts who has left it: that they have gone was told then, unless the host has kicked them.
        let is_replaced = |seat| self.presence.of(seat) == SeatPresence::Replaced;
        let is_told = |key| !self.known.was_kicked(key) && before.seat_of(key).is_some_and(is_replaced);
        let is_gone = |key| key != self.own_key && !now.contains_key(&key) && !is_told(key);
        let left = then.iter().filter(|(key, _)| is_gone(**key));
        for (key, (name, _)) in left {
            news.push(self.departure(*key, name, locale));
            news.extend(
                stand_in(before, lobby, *key)
                    .map(|computer| tr!(locale, "news-plays-on", computer = computer, name = *name)),
            );
        }
        news.extend(self.next_players(before, lobby, locale));
        news.extend(self.next_names(before, lobby, locale));
        let swapped = swapped_seats(before, lobby);
        news.extend(self.swap_words(before, &swapped, locale));
        let mut arranged = before.clone();
        swapped.into_iter().for_each(|(one, other)| arranged.seats.swap(one, other));
        news.extend(computer_news(&arranged, lobby, locale));
        news
    }

    /// What a new lobby changes of that to which people agree who are ready. Nothing for the first one, and in a series, whose rounds
    /// are proposed.
    fn terms_news(&self, lobby: &Lobby, locale: &Locale) -> Vec<String> {
        let Some(before) = self.lobby.as_ref().filter(|_| self.on_table.contract().is_none()) else {
            return Vec::new();
        };
        let mut terms = limits_words(before.options.limits(), lobby.options.limits(), locale);
        terms.extend(size_news(before, lobby, locale));
        let name = |seat| self.shown_name(seat, locale);
        terms.extend(rules_words(&before.rules, &lobby.rules, locale, name));
        terms
    }

    /// That somebody isn't at the table any more, and whether the host has kicked them.
    fn departure(&self, who: Fingerprint, name: &str, locale: &Locale) -> String {
        let words = match (self.known.was_kicked(who), &self.hosting) {
            (false, _) => "news-left",
            (true, None) => "news-kicked",
            (true, Some(_)) => "news-kicked-own",
        };
        tr!(locale, words, name = name)
    }

    /// Notes that the host has kicked somebody who is at the table.
    pub(super) fn note_kicked(&mut self, who: Fingerprint) {
        let is_here = self.lobby.iter().flat_map(|lobby| lobby.everybody()).any(|person| person.key == who);
        if is_here {
            self.known.note_kicked(who);
        }
    }

    /// Whom the host has kicked since the last lobby, which a new one shows without them.
    fn kick_news(&self, now: &Lobby, locale: &Locale) -> Vec<String> {
        let Some(before) = &self.lobby else { return Vec::new() };
        let there = people(now);
        let kicked = people(before).into_iter().filter(|(key, _)| self.known.was_kicked(*key));
        let gone = kicked.filter(|(key, _)| !there.contains_key(key));
        gone.map(|(key, (name, _))| self.departure(key, name, locale)).collect()
    }

    /// Which limits of the round on the table are others now.
    fn limits_news(&self, limits: TimeLimits, locale: &Locale) -> Vec<String> {
        let before = self.on_table.limits();
        before.map_or_else(Vec::new, |before| limits_words(before, limits, locale))
    }

    /// The seat of the host's player. `None` if they only watch.
    pub(super) fn host_seat(&self) -> Option<Seat> {
        match self.on_table.contract() {
            Some(contract) => contract.seat_of(self.host_key()),
            None => self.lobby.as_ref()?.seat_of(self.host_key()),
        }
    }

    /// Who plays or watches from the next round on, as far as that is new.
    fn next_players(&self, before: &Lobby, now: &Lobby, locale: &Locale) -> Vec<String> {
        let is_new = |seat: Seat, place: &LobbySeat| {
            before.seats.get(seat.index()).is_none_or(|before| before.next != place.next)
        };
        let planned = now.by_seat().filter(|(seat, place)| is_new(*seat, place));
        let words = |(seat, place): (Seat, &LobbySeat)| match place.next? {
            _ if Some(seat) == self.seat() => self.watching_words(now, locale),
            NextPlayer::Spectator(key) if key == self.own_key => {
                Some(tr!(locale, "news-plays-next-own", seat = self.shown_name(seat, locale)))
            }
            NextPlayer::Spectator(key) => {
                let name = now.name_of(key)?;
                Some(tr!(locale, "news-plays-next", name = &**name, seat = self.shown_name(seat, locale)))
            }
            // That is told when it happens.
            NextPlayer::Leaver => None,
            NextPlayer::Computer => {
                Some(tr!(locale, "news-watches-next", name = self.shown_name(seat, locale)))
            }
        };
        planned.filter_map(words).collect()
    }

    /// Who is called otherwise from the next round on, as far as that is new.
    fn next_names(&self, before: &Lobby, now: &Lobby, locale: &Locale) -> Vec<String> {
        let words = |person: PersonAtTable<'_>| {
            let PersonAtTable { key, name, .. } = person;
            let [earlier, next] = [before, now].map(|lobby| lobby.next_name_of(key));
            match (next, key == self.own_key) {
                _ if next == earlier => None,
                (Some(next), true) => Some(tr!(locale, "news-renamed-next-own", now = &**next)),
                (Some(next), false) => Some(tr!(locale, "news-renamed-next", name = &**name, now = &**next)),
                // The name that was told before holds by now.
                (None, _) if earlier == Some(name) => None,
                (None, true) => Some(tr!(locale, "news-keeps-name-own", name = &**name)),
                (None, false) => Some(tr!(locale, "news-keeps-name", name = &**name)),
            }
        };
        now.everybody().filter_map(words).collect()
    }

    /// That somebody else paused the game, or who resumed it, which is told at the stone too. `None` if that doesn't change.
    fn pause_news(&mut self, update: &Update, now: Instant, locale: &Locale) -> Option<String> {
        let paused = self.presence.paused();
        match *update {
            Update::Paused(by) if paused != Some(by) && !self.is_own_pause(by) => {
                Some(self.pause_words_about("news-paused", by, locale))
            }
            Update::Resumed(_) if paused.is_none() => None,
            Update::Resumed(Some(by)) if !self.is_own_pause(by) => {
                let words = self.pause_words_about("news-resumed", by, locale);
                let seat = match by {
                    PausedBy::Seat(seat) => Some(seat),
                    PausedBy::Host => self.host_seat(),
                };
                match seat {
                    Some(seat) => self.conversation.talk.say(seat, Said::News(words.clone()), now),
                    None => self.conversation.talk.show_beside(words.clone(), false, now),
                }
                Some(words)
            }
            Update::Resumed(_) => Some(tr!(locale, "news-goes-on")),
            _ => None,
        }
    }

    /// Whether the player is who paused the game or resumed it.
    fn is_own_pause(&self, by: PausedBy) -> bool {
        match by {
            PausedBy::Seat(seat) => Some(seat) == self.seat(),
            PausedBy::Host => self.hosting.is_some(),
        }
    }

    fn pause_words_about(&self, message: &str, by: PausedBy, locale: &Locale) -> String {
        match by {
            PausedBy::Seat(seat) => tr!(locale, message, who = "other", name = self.shown_name(seat, locale)),
            PausedBy::Host => tr!(locale, message, who = "host", name = ""),
        }
    }

    /// Whether the host has just kicked the person in a seat, which the next lobby gives to a computer player.
    fn is_kicked(&self, seat: Seat) -> bool {
        let people = self.lobby.iter().flat_map(|lobby| lobby.people());
        people.into_iter().any(|(at, key)| at == seat && self.known.was_kicked(key))
    }

    /// What a change of presence means, and for which seat. `None` for what isn't news, and for the own seat.
    fn presence_change(&self, event: &PresenceEvent) -> Option<(Seat, PresenceChange)> {
        let seat = Some(event.seat()).filter(|seat| Some(*seat) != self.seat())?;
        let change = match (event, self.presence.of(seat)) {
            (PresenceEvent::Away { .. }, _) if !self.presence.is_known(seat) => PresenceChange::NotBack,
            (PresenceEvent::Away { .. }, SeatPresence::Here | SeatPresence::Quiet) => PresenceChange::Lost,
            (PresenceEvent::Away { .. }, SeatPresence::Away(_)) if self.hosting.is_none() => {
                PresenceChange::AwaitedByHost
            }
            (PresenceEvent::Here(_), SeatPresence::Away(_) | SeatPresence::Replaced) => PresenceChange::Back,
            (PresenceEvent::Replaced(_), _) if self.is_kicked(seat) => return None,
            (PresenceEvent::Replaced(_), SeatPresence::Away(_)) => PresenceChange::ReplacedWhileAway,
            // Who has left, or had by the time when the player came.
            (PresenceEvent::Replaced(_), SeatPresence::Here | SeatPresence::Quiet) => {
                PresenceChange::Replaced
            }
            _ => return None,
        };
        Some((seat, change))
    }
}

/// The people at a table by their keys, each with the name and whether they only watch.
fn people(lobby: &Lobby) -> BTreeMap<Fingerprint, (&str, bool)> {
    lobby.everybody().map(|person| (person.key, (&**person.name, person.seat.is_none()))).collect()
}

/// The name of the computer player that has the seat which this person had before, in a series.
fn stand_in(before: &Lobby, now: &Lobby, who: Fingerprint) -> Option<String> {
    let seat = before.seat_of(who).filter(|_| now.begun)?;
    match &now.seats.get(seat.index())?.occupant {
        Occupant::Bot { name, .. } => Some(name.to_string()),
        Occupant::Person { .. } | Occupant::Nobody => None,
    }
}

/// Which time limits are others now.
fn limits_words(before: TimeLimits, now: TimeLimits, locale: &Locale) -> Vec<String> {
    let turn = (before.turn_seconds != now.turn_seconds).then(|| turn_limit_words(now.turn_seconds, locale));
    let grace = (before.grace_seconds != now.grace_seconds)
        .then(|| tr!(locale, "news-grace", seconds = now.grace_seconds));
    turn.into_iter().chain(grace).collect()
}

/// What else has changed of what people agree to who are ready: the number of seats, and teams.
fn size_news(before: &Lobby, now: &Lobby, locale: &Locale) -> Vec<String> {
    let seats =
        (before.seats.len() != now.seats.len()).then(|| tr!(locale, "news-seats", seats = now.seats.len()));
    let partners = |lobby: &Lobby| usize::from(lobby.teams) < lobby.seats.len();
    let has_partners = partners(now);
    let teams = match has_partners {
        true => before.teams != now.teams || !partners(before),
        false => partners(before),
    };
    let teams = teams.then(|| match has_partners {
        true => tr!(locale, "news-teams", teams = now.teams),
        false => tr!(locale, "news-no-teams"),
    });
    seats.into_iter().chain(teams).collect()
}

/// Which computer players the host has seated, changed or removed, also with the start, which fills all seats. Nothing during a series.
fn computer_news(before: &Lobby, now: &Lobby, locale: &Locale) -> Vec<String> {
    if before.begun {
        return Vec::new();
    }
    let computer = |lobby: &Lobby, seat: usize| match lobby.seats.get(seat).map(|place| &place.occupant) {
        Some(Occupant::Bot { name, player, .. }) => {
            let level = match player.parse() {
                Ok(Player::Bot(level)) => locale.level(level),
                // A newer version may have more of them.
                Ok(Player::Human) | Err(_) => tr!(locale, "change-level-unknown"),
            };
            Some((name.to_string(), level))
        }
        _ => None,
    };
    let is_person = |seat: usize| {
        let place = now.seats.get(seat).map(|place| &place.occupant);
        matches!(place, Some(Occupant::Person { .. }))
    };
    let mut came: Vec<(String, String)> = Vec::new();
    let mut news = Vec::new();
    for seat in 0..before.seats.len().max(now.seats.len()) {
        match (computer(before, seat), computer(now, seat)) {
            (Some((_, then)), Some((name, level))) if then != level => {
                news.push(tr!(locale, "news-computer-level", name = name, level = level));
            }
            (None, Some(computer)) => came.push(computer),
            // That of a person who sits down says enough.
            (Some((name, _)), None) if !is_person(seat) => {
                news.push(tr!(locale, "news-computer-left", name = name));
            }
            _ => {}
        }
    }
    let came: Vec<String> = came.into_iter().map(|(name, level)| format!("{name} ({level})")).collect();
    if !came.is_empty() {
        news.push(tr!(locale, "news-computers-came", count = came.len(), names = locale.list(&came)));
    }
    news
}
