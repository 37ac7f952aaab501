//! How the series stands that waits: in one line, and as stones on their way over the lake. Without one the own stone lies there alone.

use jiff::{SignedDuration, Timestamp};
use skipstone_core::series::Series;
use skipstone_core::table::Player;
use skipstone_core::{Scoring, Seat, Setup, Stone, Team};

use crate::locale::Locale;
use crate::players::names::given_names;
use crate::players::stone;
use crate::screen::Context;
use crate::store::SavedSeries;
use crate::tr;
use crate::widget::race_picture::{MAX_STONES, Racer};
use crate::widget::stone::Mood;

/// A player who hasn't played for so long finds their stone asleep.
const LONG_AWAY: SignedDuration = SignedDuration::from_hours(7 * 24);
/// So many days in a row please the own stone.
const GOOD_STREAK: u32 = 3;

/// The own stone, on its way alone, after so many days in a row; `last` is when the player played last, if ever.
pub(super) fn lone_racer(stone: Stone, last: Option<Timestamp>, now: Timestamp, streak: u32) -> Racer {
    let is_long_away = last.is_some_and(|last| now.duration_since(last) >= LONG_AWAY);
    let mood = match is_long_away {
        true => Mood::Asleep,
        false if streak >= GOOD_STREAK => Mood::Joy,
        false => Mood::Calm,
    };
    Racer { stone: (stone, mood), label: String::new(), before: 0.0, done: 0.0, is_own: true, says: None }
}

/// A series for points or wins that waits.
pub(super) struct Standing<'a> {
    saved: &'a SavedSeries,
    progress: Series,
    own: Option<Team>,
    names: Vec<String>,
}

impl<'a> Standing<'a> {
    /// `None` where nobody is on the way to a target: in single rounds, and where cards left count.
    pub(super) fn of(saved: &'a SavedSeries) -> Option<Standing<'a>> {
        let progress = saved.series().ok()?;
        if !matches!(progress.setup().rules().scoring, Scoring::Points | Scoring::Wins) {
            return None;
        }
        let own = saved.own_seat().map(|seat| progress.setup().team(seat));
        Some(Standing { saved, own, names: given_names(&saved.table.seats), progress })
    }

    /// Who leads, and by how much. `None` before the first round was played.
    pub(super) fn headline(&self, locale: &Locale) -> Option<String> {
        if self.progress.rounds().is_empty() {
            return None;
        }
        let (scores, leaders) = (self.progress.scores(), self.progress.leaders());
        let leads_alone = leaders.len() == 1;
        let is_own_among = self.own.is_some_and(|own| leaders.contains(&own));
        let named: Vec<Team> =
            leaders.into_iter().filter(|team| leads_alone || Some(*team) != self.own).collect();
        let who = match self.own {
            Some(own) if is_own_among && self.members(own).count() == 1 => "you",
            Some(_) if is_own_among => "team",
            _ => "other",
        };
        let names: Vec<String> = named.iter().map(|team| self.name(*team, locale)).collect();
        let names = locale.list(&names);
        if !leads_alone {
            return Some(tr!(locale, "home-level", who = who, names = names));
        }
        // Pairs are called by both names, larger teams by their number.
        let people = named.first().map_or(0, |team| self.members(*team).count());
        let people = if people == 2 { 2 } else { 1 };
        let mut best = scores;
        best.sort_unstable_by(|one, other| other.cmp(one));
        let lead = best[0] - best.get(1).copied().unwrap_or_default();
        let unit = match self.progress.setup().rules().scoring {
            Scoring::Wins => "wins",
            _ => "points",
        };
        let lead = tr!(locale, "home-lead", unit = unit, lead = lead);
        Some(tr!(locale, "home-leads", who = who, names = names, people = people, lead = lead))
    }

    /// What stands beside the flag.
    pub(super) fn target(&self) -> String {
        self.progress.setup().rules().target.to_string()
    }

    /// Where all are: the own team first, the others in the order of their seats.
    pub(super) fn racers(&self, context: Context<'_>, now: Timestamp, streak: u32) -> Vec<Racer> {
        let (setup, scores) = (self.progress.setup(), self.progress.scores());
        let score = |team: Team| scores.get(team.index()).copied().unwrap_or_default();
        let last = |team: Team| {
            let points = self.progress.rounds().last().and_then(|result| result.points.get(team.index()));
            points.copied().unwrap_or_default()
        };
        let part = |score: u32| score as f32 / setup.rules().target.max(1) as f32;
        let leaders = self.progress.leaders();
        let has_begun = !self.progress.rounds().is_empty();
        let (own, mut others): (Vec<Team>, Vec<Team>) =
            setup.teams().partition(|team| Some(*team) == self.own);
        let mut best = others.clone();
        best.sort_by_key(|team| std::cmp::Reverse(score(*team)));
        best.truncate(MAX_STONES - own.len());
        others.retain(|team| best.contains(team));
        let racer = |team: Team| {
            let is_own = Some(team) == self.own;
            let mood = match has_begun && leaders.contains(&team) {
                _ if is_own && now.duration_since(self.saved.played) >= LONG_AWAY => Mood::Asleep,
                true if is_own => Mood::Joy,
                false if is_own && streak >= GOOD_STREAK => Mood::Joy,
                true => Mood::Eager,
                false => Mood::Calm,
            };
            Racer {
                stone: (self.stone(team, context), mood),
                label: format!("{}\u{2002}{}", self.name(team, context.locale), score(team)),
                before: part(score(team).saturating_sub(last(team))),
                done: part(score(team)),
                is_own,
                says: None,
            }
        };
        let mut racers: Vec<Racer> = own.into_iter().chain(others).map(racer).collect();
        let speaker = racers.iter_mut().find(|racer| !racer.is_own && racer.stone.1 == Mood::Eager);
        if let Some(speaker) = speaker.filter(|racer| matches!(racer.stone.0, Stone::Bot(_))) {
            speaker.says = self.greeting(context, now, streak);
        }
        racers
    }

    /// What a computer player who leads says of this series, or of how long the player was away.
    fn greeting(&self, context: Context<'_>, now: Timestamp, streak: u32) -> Option<String> {
        if !context.settings.remarks {
            return None;
        }
        let last = self.progress.rounds().last().and_then(|result| result.winner);
        let words = if now.duration_since(self.saved.played) >= LONG_AWAY {
            "home-greeting-away"
        } else if self.own.is_some_and(|own| self.progress.leaders().contains(&own)) {
            "home-greeting-even"
        } else if streak >= GOOD_STREAK {
            return Some(tr!(context, "home-greeting-streak", days = streak));
        } else if last.is_some() && last == self.own {
            "home-greeting-caught-up"
        } else {
            "home-greeting-ahead"
        };
        Some(tr!(context, words))
    }

    fn members(&self, team: Team) -> impl Iterator<Item = Seat> + '_ {
        self.progress.setup().members(team)
    }

    fn name(&self, team: Team, locale: &Locale) -> String {
        team_name(self.saved, self.progress.setup(), &self.names, team, locale)
    }

    /// The stone of a team's first player; the own one of the own team.
    fn stone(&self, team: Team, context: Context<'_>) -> Stone {
        let own = self.saved.own_seat();
        let seat = own.filter(|_| Some(team) == self.own).or_else(|| self.members(team).next());
        let seat = seat.unwrap_or(Seat::ONE);
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        let is_bot =
            self.saved.table.seats.get(seat.index()).is_some_and(|seat| seat.player != Player::Human);
        stone::of_player(seat, name, is_bot, (own, context.settings.stone))
    }
}

/// What a team of a series is called; `names` are those of its seats.
pub(super) fn team_name(
    saved: &SavedSeries,
    setup: &Setup,
    names: &[String],
    team: Team,
    locale: &Locale,
) -> String {
    let own = saved.own_seat();
    locale.team_of(setup, team, |seat| {
        let given = names.get(seat.index()).map_or("", String::as_str);
        locale.seat_name(seat, given, Some(seat) == own)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use skipstone_core::Preset;
    use skipstone_core::bot::Level;
    use skipstone_core::event::{EndReason, RoundResult};
    use skipstone_core::table::{SeatConfig, TableConfig};

    use super::*;
    use crate::locale::Language;
    use crate::settings::Settings;
    use crate::store::{SavedResult, SeriesKind, StoredSeriesId};

    /// A series of a person and computer players after rounds that brought these points.
    fn series(seats: usize, teams: usize, points: &[&[u32]]) -> SavedSeries {
        let names = ["", "Flint", "Pebble", "Slate", "Onyx", "Opal"];
        let player = |seat: usize| if seat == 0 { Player::Human } else { Player::Bot(Level::Greedy) };
        let seat = |seat: usize| SeatConfig { name: names[seat].to_owned(), player: player(seat), age: None };
        let round = |points: &&[u32]| {
            let (left, points) = (vec![0; seats].into(), points.to_vec().into());
            let result = RoundResult { reason: EndReason::Stalled, winner: None, left, points };
            SavedResult { result, finished: Timestamp::UNIX_EPOCH }
        };
        SavedSeries {
            id: StoredSeriesId(7),
            kind: SeriesKind::Local,
            name: String::new(),
            table: TableConfig {
                rules: Preset::Standard.rules(),
                teams,
                seats: (0..seats).map(seat).collect(),
            },
            first_dealer: Seat::ONE,
            rounds: points.iter().map(round).collect(),
            ended_early: false,
            taken_back: BTreeSet::new(),
            began: Timestamp::UNIX_EPOCH,
            played: Timestamp::UNIX_EPOCH,
        }
    }

    #[test]
    fn the_headline_says_who_leads_and_by_how_much() {
        type Points = &'static [&'static [u32]];
        let cases: [(usize, usize, Points, Option<&str>); 7] = [
            (2, 2, &[], None),
            (2, 2, &[&[0, 40]], Some("Flint leads by 40 points.")),
            (3, 3, &[&[0, 0, 40], &[41, 0, 0]], Some("You lead by one point.")),
            (2, 2, &[&[40, 0], &[0, 40]], Some("You’re level with Flint.")),
            (3, 3, &[&[0, 40, 0], &[0, 0, 40]], Some("Flint and Pebble are level.")),
            (4, 2, &[&[0, 40]], Some("Flint and Slate lead by 40 points.")),
            (4, 2, &[&[55, 0]], Some("Your team leads by 55 points.")),
        ];
        let locale = Locale::new(Language::ENGLISH);
        for (seats, teams, points, told) in cases {
            let saved = series(seats, teams, points);
            let headline = Standing::of(&saved).and_then(|standing| standing.headline(&locale));
            assert_eq!(headline.as_deref(), told, "{points:?}");
        }
    }

    #[test]
    fn the_own_stone_is_there_and_with_it_those_who_are_nearest_to_the_flag() {
        let saved = series(6, 6, &[&[0, 0, 40, 0, 0, 0], &[0, 0, 0, 50, 0, 0], &[0, 0, 0, 0, 60, 70]]);
        let (locale, settings) = (Locale::new(Language::ENGLISH), Settings::default());
        let standing = Standing::of(&saved).expect("it is played for points");
        let racers = |now| standing.racers(Context::new(&locale, &settings), now, 0);
        let labels: Vec<String> =
            racers(Timestamp::UNIX_EPOCH).into_iter().map(|racer| racer.label).collect();
        let told =
            ["You\u{2002}0", "Pebble\u{2002}40", "Slate\u{2002}50", "Onyx\u{2002}60", "Opal\u{2002}70"];
        assert_eq!(labels, told);
        let mood = |now| racers(now)[0].stone.1;
        assert_eq!(mood(Timestamp::UNIX_EPOCH), Mood::Calm);
        assert_eq!(mood(Timestamp::UNIX_EPOCH + LONG_AWAY), Mood::Asleep);
    }
}
