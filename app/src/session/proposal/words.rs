//! What is unlike before in a proposed round, in sentences.

use skipstone_core::{RuleKey, Rules, Seat};
use skipstone_net::client::Surprise;
use skipstone_net::protocol::Name;
use skipstone_net::round_log::ContractSeat;

use super::Change;
use crate::board::sentences::rule_value;
use crate::locale::Locale;
use crate::session::NetworkSession;
use crate::tr;

impl NetworkSession {
    /// Each difference between what the player saw before and what is proposed.
    pub fn change_words(&self, locale: &Locale) -> Vec<String> {
        self.next_round.proposed.changes().iter().flat_map(|change| self.words_of(change, locale)).collect()
    }

    fn words_of(&self, change: &Change, locale: &Locale) -> Vec<String> {
        vec![match change {
            Change::Rules(rules) => {
                let [before, now] = &**rules;
                return rules_words(before, now, locale, |seat| self.proposed_name(seat, locale));
            }
            Change::Seats(seats) => tr!(locale, "news-seats", seats = *seats),
            Change::Teams(Some(teams)) => tr!(locale, "news-teams", teams = *teams),
            Change::Teams(None) => tr!(locale, "news-no-teams"),
            Change::TurnLimit(seconds) => turn_limit_words(*seconds, locale),
            Change::Grace(seconds) => tr!(locale, "news-grace", seconds = *seconds),
            Change::Person { seat, name, before } => {
                seated(("change-sits-down", "change-replaces"), *seat, name, before.as_ref(), locale)
            }
            Change::Computer { seat, place, before } => {
                let name = with_level(place, locale);
                let words = ("change-computer-sits-down", "change-computer-replaces");
                seated(words, *seat, &name, before.as_ref(), locale)
            }
            Change::Level(place) => {
                let level = place.player.level();
                let level =
                    level.map_or_else(|| tr!(locale, "change-level-unknown"), |level| locale.level(level));
                tr!(locale, "news-computer-level", name = &*place.name, level = level)
            }
            Change::Renamed { before, now } => {
                tr!(locale, "change-renamed", name = &**before, now = &**now)
            }
            Change::NameOfOther(name) => tr!(locale, "change-name-of-other", name = &**name),
            Change::Age { name, age: Some(age) } => tr!(locale, "change-age", name = &**name, age = *age),
            Change::Age { name, age: None } => tr!(locale, "change-no-age", name = &**name),
            Change::OnPhone(name) => tr!(locale, "change-on-phone", name = &**name),
            Change::OffPhone(name) => tr!(locale, "change-off-phone", name = &**name),
            Change::Away(name) => tr!(locale, "change-away", name = &**name),
            Change::Back(name) => tr!(locale, "change-back", name = &**name),
        }]
    }

    /// What the player has to confirm before they can be ready, each in a sentence.
    pub fn surprise_words(&self, locale: &Locale) -> Vec<String> {
        let own = self.proposed_seat();
        let place = own.and_then(|seat| self.next_round.proposed.contract()?.seats.get(seat.index()));
        let words = |surprise: &Surprise| match surprise {
            Surprise::Seat { wished } => {
                let seat = own.map_or(0, Seat::number);
                tr!(locale, "surprise-seat", seat = seat, wished = wished.number())
            }
            Surprise::Name { wished } => {
                let name = place.map_or("", |place| &place.name);
                tr!(locale, "surprise-name", name = name, wished = &**wished)
            }
            Surprise::Age { .. } => match place.and_then(|place| place.age) {
                Some(age) => tr!(locale, "surprise-age", age = age),
                None => tr!(locale, "surprise-no-age"),
            },
            Surprise::UnknownBots => tr!(locale, "surprise-bots"),
            Surprise::OtherSeries => tr!(locale, "surprise-other-series"),
            Surprise::UnknownSeries => tr!(locale, "surprise-unknown-series"),
            Surprise::OtherPlayers { seats } => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.number().to_string()).collect();
                tr!(locale, "surprise-other-players", count = seats.len(), seats = locale.list(&seats))
            }
            Surprise::OtherScores { round, own } => {
                let told = self.next_round.proposed.contract().map(|contract| contract.scores.as_slice());
                let [own, told] = [own.as_slice(), told.unwrap_or_default()].map(scores_words);
                tr!(locale, "surprise-other-scores", round = *round, own = own, told = told)
            }
        };
        self.next_round.proposed.surprises().iter().map(words).collect()
    }

    /// The name that a seat's player has in the proposed round.
    fn proposed_name(&self, seat: Seat, locale: &Locale) -> String {
        let place = self.next_round.proposed.contract().and_then(|contract| contract.seats.get(seat.index()));
        let name = place.map_or("", |place| &place.name);
        locale.seat_name(seat, name, Some(seat) == self.proposed_seat())
    }
}

/// Scores by team, as on a score sheet.
fn scores_words(scores: &[u32]) -> String {
    scores.iter().map(u32::to_string).collect::<Vec<_>>().join(" : ")
}

/// That a turn may take another time.
pub(in crate::session) fn turn_limit_words(seconds: Option<u16>, locale: &Locale) -> String {
    match seconds {
        Some(seconds) => tr!(locale, "news-turn-limit", seconds = seconds),
        None => tr!(locale, "news-no-turn-limit"),
    }
}

fn seated(
    (words, in_place_of): (&str, &str),
    seat: Seat,
    name: &str,
    before: Option<&Name>,
    locale: &Locale,
) -> String {
    match before {
        Some(before) => tr!(locale, in_place_of, seat = seat.number(), name = name, before = &**before),
        None => tr!(locale, words, seat = seat.number(), name = name),
    }
}

/// A computer player's name, with its level in brackets.
fn with_level(place: &ContractSeat, locale: &Locale) -> String {
    let level = place.player.level().map(|level| format!(" ({})", locale.level(level)));
    format!("{}{}", &*place.name, level.unwrap_or_default())
}

/// By which preset the table plays now, and which other rules have changed, with what they are now. What another preset changes goes
/// without saying.
pub(in crate::session) fn rules_words(
    before: &Rules,
    now: &Rules,
    locale: &Locale,
    name: impl Fn(Seat) -> String,
) -> Vec<String> {
    let preset = now.preset;
    let is_another = preset != before.preset;
    let of_preset = preset.rules();
    let is_told = |key: &&RuleKey| {
        let value = (key.get)(now);
        let goes_without_saying = is_another && value == (key.get)(&of_preset);
        key.name != "preset" && value != (key.get)(before) && !goes_without_saying
    };
    let told = |key: &RuleKey| {
        let value = rule_value(locale, key, &(key.get)(now), &name);
        format!("{} ({value})", locale.text(&format!("rule-{}", key.name)))
    };
    let told: Vec<String> = RuleKey::ALL.iter().filter(is_told).map(told).collect();
    let preset = is_another.then(|| {
        let name = locale.text(&format!("preset-{}", preset.name()));
        tr!(locale, "news-preset", preset = name)
    });
    let rules =
        (!told.is_empty()).then(|| tr!(locale, "news-rules", count = told.len(), rules = locale.list(&told)));
    preset.into_iter().chain(rules).collect()
}
