//! What happens at the table beside the play of cards, in words: who comes, goes and is back, and which limits the host changes.

use std::collections::BTreeMap;
use std::time::Instant;

use skipstone_core::table::{PausedBy, Player};
use skipstone_core::{RuleKey, Seat};
use skipstone_net::Fingerprint;
use skipstone_net::client::ClientEvent;
use skipstone_net::protocol::{Lobby, LobbySeat, NextPlayer, Occupant, PersonAtTable, PresenceEvent};

use super::chat::PresenceChange;
use super::talk::Said;
use super::{NetworkSession, SeatPresence};
use crate::locale::Locale;
use crate::store::SeriesId;
use crate::table::Log;
use crate::table::sentences::rule_value;
use crate::tr;

impl NetworkSession {
    /// Tells in the chat, at stones and for the log what an event says of the people at the table. Called before it is applied to
    /// anything but the readiness.
    pub(super) fn tell_news(&mut self, event: &ClientEvent, now: Instant, locale: &Locale) {
        let terms = match event {
            ClientEvent::Lobby(lobby) => self.terms_news(lobby, locale),
            _ => Vec::new(),
        };
        let mut news = match event {
            ClientEvent::Lobby(lobby) => {
                // Whoever has the chat closed sees it too.
                if let Some(words) = self.turn_limit_news(lobby, locale)
                    && let Some(seat) = self.host_seat()
                {
                    self.talk.say(seat, Said::News(words), now);
                }
                // The stone is somebody else's by now.
                self.kick_news(lobby, locale)
                    .into_iter()
                    .for_each(|words| self.talk.show_beside(words, false, now));
                [self.lobby_news(lobby, locale), terms.clone()].concat()
            }
            ClientEvent::Presence(event) => match self.presence_change(event) {
                Some((seat, change)) => return self.tell_presence(seat, change, now, locale),
                None => self.pause_news(event, now, locale).into_iter().collect(),
            },
            ClientEvent::OutOfTime(seat) => {
                let own = Some(*seat) == self.seat();
                let words = if own { "news-out-of-time-own" } else { "news-out-of-time" };
                let words = tr!(locale, words, name = self.shown_name(*seat, locale));
                self.talk.say(*seat, Said::News(tr!(locale, "said-out-of-time")), now);
                vec![words]
            }
            _ => Vec::new(),
        };
        news.iter().for_each(|words| self.chat.push_news(words.clone()));
        if let ClientEvent::Lobby(lobby) = event
            && !terms.is_empty()
            && self.asks_for_ready_again(lobby)
        {
            self.has_to_be_ready_again = !lobby.begun;
            let words = tr!(locale, "news-ready-again");
            self.chat.repeat_news(words.clone());
            news.push(words);
        }
        // A lobby has no log, and may stay open for long.
        let has_log = match event {
            ClientEvent::Lobby(lobby) => lobby.begun && self.lobby.as_ref().is_none_or(|before| before.begun),
            _ => self.has_begun(),
        };
        if has_log {
            self.keep_for_log(news);
        }
    }

    /// Keeps news for the log, which shows no more than the last of them.
    fn keep_for_log(&mut self, news: impl IntoIterator<Item = String>) {
        self.news.extend(news);
        self.news.drain(..self.news.len().saturating_sub(Log::MAX_LINES));
    }

    /// Tells what has become of the connection of a seat's player. The log keeps it as it came.
    fn tell_presence(&mut self, seat: Seat, change: PresenceChange, now: Instant, locale: &Locale) {
        let name = self.shown_name(seat, locale);
        let words = change.words(std::slice::from_ref(&name), locale);
        self.talk.say(seat, Said::News(words.clone()), now);
        self.chat.push_presence(change, name, locale);
        if self.has_begun() {
            self.keep_for_log([words]);
        }
    }

    /// Has what the chat of the player's own table tells kept with its series.
    pub(super) fn save_news(&mut self) {
        if let (Some(hosting), Some(lobby)) = (&self.hosting, &self.lobby)
            && lobby.begun
            && let Some(news) = self.chat.take_unsaved_news()
        {
            hosting.save_chat_news(SeriesId::of_own_table(lobby.series), &news);
        }
    }

    /// Takes what has happened at the table since the last call, for the log.
    pub fn take_news(&mut self) -> Vec<String> {
        std::mem::take(&mut self.news)
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
        let left = then.iter().filter(|(key, _)| **key != self.own_key && !now.contains_key(*key));
        for (key, (name, _)) in left {
            news.push(self.departure(*key, name, locale));
            news.extend(
                stand_in(before, lobby, *key)
                    .map(|computer| tr!(locale, "news-plays-on", computer = computer, name = *name)),
            );
        }
        news.extend(self.next_players(before, lobby, locale));
        news.extend(self.next_names(before, lobby, locale));
        news.extend(computer_news(before, lobby, locale));
        news
    }

    /// What a new lobby changes of that to which people agree who are ready. Nothing for the first one.
    fn terms_news(&self, lobby: &Lobby, locale: &Locale) -> Vec<String> {
        let Some(before) = &self.lobby else { return Vec::new() };
        let mut terms = Vec::from_iter(self.turn_limit_news(lobby, locale));
        terms.extend(size_news(before, lobby, locale));
        terms.extend(self.rules_news(before, lobby, locale));
        terms
    }

    /// Whether a new lobby with other terms asks the player to say once more that they are ready, as another one before it may have
    /// done.
    fn asks_for_ready_again(&self, lobby: &Lobby) -> bool {
        let was_ready = self.lobby.as_ref().is_some_and(|before| before.is_ready(self.own_key));
        let is_asked = was_ready || self.has_to_be_ready_again;
        is_asked && !lobby.is_ready(self.own_key) || self.readiness.asks_again()
    }

    /// By which preset the table plays now, and which other rules have changed, with what they are now. What another preset changes
    /// goes without saying.
    fn rules_news(&self, before: &Lobby, now: &Lobby, locale: &Locale) -> Vec<String> {
        let preset = now.rules.preset;
        let is_another = preset != before.rules.preset;
        let of_preset = preset.rules();
        let is_told = |key: &&RuleKey| {
            let value = (key.get)(&now.rules);
            let goes_without_saying = is_another && value == (key.get)(&of_preset);
            key.name != "preset" && value != (key.get)(&before.rules) && !goes_without_saying
        };
        let told = |key: &RuleKey| {
            let value = rule_value(locale, key, &(key.get)(&now.rules), |seat| self.shown_name(seat, locale));
            format!("{} ({value})", locale.text(&format!("rule-{}", key.name)))
        };
        let told: Vec<String> = RuleKey::ALL.iter().filter(is_told).map(told).collect();
        let preset = is_another.then(|| {
            let name = locale.text(&format!("preset-{}", preset.name()));
            tr!(locale, "news-preset", preset = name)
        });
        let rules = (!told.is_empty())
            .then(|| tr!(locale, "news-rules", count = told.len(), rules = locale.list(&told)));
        preset.into_iter().chain(rules).collect()
    }

    /// That somebody isn't at the table any more, and whether the host has kicked them.
    fn departure(&self, who: Fingerprint, name: &str, locale: &Locale) -> String {
        let words = match (self.kicked.contains(&who), &self.hosting) {
            (false, _) => "news-left",
            (true, None) => "news-kicked",
            (true, Some(_)) => "news-kicked-own",
        };
        tr!(locale, words, name = name)
    }

    /// Notes that the host has kicked somebody who is at the table.
    pub(super) fn note_kicked(&mut self, who: Fingerprint) {
        let is_here = self.lobby.iter().flat_map(|lobby| lobby.everybody()).any(|person| person.key == who);
        if is_here && !self.kicked.contains(&who) {
            self.kicked.push(who);
        }
    }

    /// Whom the host has kicked since the last lobby, which a new one shows without them.
    fn kick_news(&self, now: &Lobby, locale: &Locale) -> Vec<String> {
        let Some(before) = &self.lobby else { return Vec::new() };
        let there = people(now);
        let kicked = people(before).into_iter().filter(|(key, _)| self.kicked.contains(key));
        let gone = kicked.filter(|(key, _)| !there.contains_key(key));
        gone.map(|(key, (name, _))| self.departure(key, name, locale)).collect()
    }

    /// That a turn may take another time from now on. `None` if that doesn't change, and for the first lobby.
    fn turn_limit_news(&self, lobby: &Lobby, locale: &Locale) -> Option<String> {
        let (before, now) = (self.lobby.as_ref()?.options.turn_seconds, lobby.options.turn_seconds);
        (before != now).then(|| match now {
            Some(seconds) => tr!(locale, "news-turn-limit", seconds = seconds),
            None => tr!(locale, "news-no-turn-limit"),
        })
    }

    /// The seat of the host's player. `None` if they only watch.
    pub(super) fn host_seat(&self) -> Option<Seat> {
        self.lobby.as_ref()?.seat_of(self.host_key())
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
    fn pause_news(&mut self, event: &PresenceEvent, now: Instant, locale: &Locale) -> Option<String> {
        let paused = self.presence.paused();
        match *event {
            PresenceEvent::Paused(by) if paused != Some(by) && !self.is_own_pause(by) => {
                Some(self.pause_words_about("news-paused", by, locale))
            }
            PresenceEvent::Resumed(_) if paused.is_none() => None,
            PresenceEvent::Resumed(Some(by)) if !self.is_own_pause(by) => {
                let words = self.pause_words_about("news-resumed", by, locale);
                let seat = match by {
                    PausedBy::Seat(seat) => Some(seat),
                    PausedBy::Host => self.host_seat(),
                };
                match seat {
                    Some(seat) => self.talk.say(seat, Said::News(words.clone()), now),
                    None => self.talk.show_beside(words.clone(), false, now),
                }
                Some(words)
            }
            PresenceEvent::Resumed(_) => Some(tr!(locale, "news-goes-on")),
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
        people.into_iter().any(|(at, key)| at == seat && self.kicked.contains(&key))
    }

    /// What a change of presence means, and for which seat. `None` for what isn't news, and for the own seat.
    fn presence_change(&self, event: &PresenceEvent) -> Option<(Seat, PresenceChange)> {
        let seat = event.seat().filter(|seat| Some(*seat) != self.seat())?;
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

/// What else has changed of what people agree to who are ready: the number of seats, teams, and how long a lost player is waited for.
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
    let grace = (before.options.grace_seconds != now.options.grace_seconds)
        .then(|| tr!(locale, "news-grace", seconds = now.options.grace_seconds));
    seats.into_iter().chain(teams).chain(grace).collect()
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
                Ok(Player::Human) | Err(_) => String::new(),
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
