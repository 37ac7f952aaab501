//! Statistics compared with a second, simple implementation.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use jiff::{Span, Timestamp};
use proptest::prelude::*;
use skipstone::statistics::{
    CountedPlayer, CsvFormat, Endings, Filter, Opponents, Points, Proportion, RoundOutcome, Statistics,
    StockPlayTotals, Streak, Streaks, TableFilter, TableSize, sharing_names, write_csv,
};
use skipstone::store::{PlayedRound, StoredSeriesId};
use skipstone_core::bot::Level;
use skipstone_core::table::Player;
use skipstone_core::tally::Tally;
use skipstone_core::{EndReason, Scoring, Seat};

use super::fixtures;

/// Series of every scoring, alone and in teams, with people and computer players, with rounds that nobody won.
pub(crate) static SERIES: LazyLock<Vec<Vec<PlayedRound>>> = LazyLock::new(|| {
    let tables = [
        fixtures::table("preset = 'quick'\ntarget = 150", 2, &["Ada", "Pebble:greedy"]),
        fixtures::table("preset = 'quick'\nscoring = 'wins'", 3, &["Ada", "Pebble:random", "Ripple:greedy"]),
        fixtures::table(
            "preset = 'quick'\nscoring = 'lowest-left'",
            4,
            &["Ada", "Grace", "A:greedy", "B:greedy"],
        ),
        fixtures::table("preset = 'quick'", 2, &["Ada", "Pebble:greedy", "Grace", "Ripple:greedy"]),
        fixtures::table(
            "stock = 5\ntarget = 100",
            3,
            &["Ada", "A:greedy", "B:random", "Grace", "A:greedy", "B:random"],
        ),
        fixtures::table(
            "stock = 5\nscoring = 'wins'\ntarget = 2\nstalled_after = 1",
            2,
            &["Ada", "Pebble:random"],
        ),
        fixtures::table("stock = 5\nscoring = 'single'", 2, &["Ada", "Pebble:random"]),
    ];
    let series = |(number, table)| fixtures::rounds(number, table, Seat::ONE, Timestamp::UNIX_EPOCH);
    (1..).zip(&tables).map(series).collect()
});

/// Some of the series, with the player on any seat or none, the last ones without end or beginning, and their rounds
/// interleaved.
fn rounds() -> impl Strategy<Value = Vec<PlayedRound>> {
    let series = (any::<prop::sample::Index>(), any::<u8>(), any::<bool>(), 0_usize..3, 0_usize..2);
    let some = prop::collection::vec(series, 0..8);
    (some, prop::collection::vec(any::<prop::sample::Index>(), 200)).prop_map(|(some, turns)| {
        let mut open_series: Vec<Vec<PlayedRound>> = Vec::new();
        for (number, (which, me, watched, last, first)) in (0_u128..).zip(some) {
            let series = which.get(&SERIES[..]);
            let end = series.len().saturating_sub(last).max(1);
            let mut series = series[first.min(end - 1)..end].to_vec();
            for round in &mut series {
                round.key.series = StoredSeriesId(number);
                let seats = round.table.seats.len();
                let own = (!watched || me % 4 > 0).then(|| Seat::from_index(usize::from(me) % seats));
                round.own_seats = own.into_iter().collect();
            }
            open_series.push(series);
        }
        let mut mixed = Vec::new();
        for turn in turns.iter().cycle() {
            open_series.retain(|series| !series.is_empty());
            if open_series.is_empty() {
                break;
            }
            let at = turn.index(open_series.len());
            mixed.push(open_series[at].remove(0));
        }
        for (hours, round) in (0_i64..).zip(&mut mixed) {
            round.finished = Timestamp::UNIX_EPOCH + Span::new().hours(hours);
        }
        mixed
    })
}

fn filter() -> impl Strategy<Value = Filter> {
    let tables = prop_oneof![
        3 => Just(TableFilter::All),
        1 => Just(TableFilter::Alone),
        1 => Just(TableFilter::Teams),
        1 => Just(TableFilter::Size(TableSize { teams: None, seats: 2 })),
        1 => Just(TableFilter::Size(TableSize { teams: Some(2), seats: 4 })),
    ];
    let opponents = prop_oneof![
        3 => Just(None),
        1 => Just(Some(Opponents::People)),
        1 => Just(Some(Opponents::Level(Level::Greedy))),
        1 => Just(Some(Opponents::MixedLevels)),
    ];
    let since = prop::option::of(0_i64..20);
    (tables, opponents, since).prop_map(|(tables, opponents, since)| Filter {
        tables,
        opponents,
        since: since.map(|hours| Timestamp::UNIX_EPOCH + Span::new().hours(hours)),
    })
}

/// The player's team: seats of a table sit alternately.
fn my_team(round: &PlayedRound) -> usize {
    round.own_seat().expect("the player's round").index() % round.table.teams
}

fn outcome(round: &PlayedRound) -> RoundOutcome {
    match round.result.winner.map(|team| team.index()) {
        None => RoundOutcome::Tied,
        Some(team) if team == my_team(round) => RoundOutcome::Won,
        Some(_) => RoundOutcome::Lost,
    }
}

fn size(round: &PlayedRound) -> TableSize {
    let (seats, teams) = (round.table.seats.len(), round.table.teams);
    TableSize { teams: (teams < seats).then_some(teams), seats }
}

fn opponents(round: &PlayedRound) -> Opponents {
    let mut against: Vec<Player> = (0..round.table.seats.len())
        .filter(|seat| seat % round.table.teams != my_team(round))
        .map(|seat| round.table.seats[seat].player)
        .collect();
    against.sort_by_key(|player| player.to_string());
    against.dedup();
    match against[..] {
        [Player::Bot(level)] => Opponents::Level(level),
        _ if against.contains(&Player::Human) => Opponents::People,
        _ => Opponents::MixedLevels,
    }
}

fn partners(round: &PlayedRound) -> Vec<String> {
    let me = round.own_seat().expect("the player's round").index();
    (0..round.table.seats.len())
        .filter(|seat| *seat != me && seat % round.table.teams == my_team(round))
        .map(|seat| round.table.seats[seat].name.clone())
        .collect()
}

fn is_taken(round: &PlayedRound, filter: &Filter) -> bool {
    let tables = match filter.tables {
        TableFilter::All => true,
        TableFilter::Alone => size(round).teams.is_none(),
        TableFilter::Teams => size(round).teams.is_some(),
        TableFilter::Size(wanted) => size(round) == wanted,
    };
    tables
        && filter.opponents.is_none_or(|wanted| opponents(round) == wanted)
        && filter.since.is_none_or(|since| round.finished >= since)
}

fn shares<K: Ord>(rounds: &[&PlayedRound], keys: impl Fn(&PlayedRound) -> Vec<K>) -> BTreeMap<K, Proportion> {
    let mut shares: BTreeMap<K, Proportion> = BTreeMap::new();
    for round in rounds {
        for key in keys(round) {
            let share = shares.entry(key).or_default();
            *share =
                Proportion::new(share.part + u64::from(outcome(round) == RoundOutcome::Won), share.of + 1);
        }
    }
    shares
}

/// The most rounds in a row that ended like this.
fn longest(rounds: &[&PlayedRound], wanted: RoundOutcome) -> u64 {
    let outcomes: Vec<RoundOutcome> = rounds.iter().map(|round| outcome(round)).collect();
    let runs = outcomes.split(|outcome| *outcome != wanted).map(<[RoundOutcome]>::len);
    runs.max().unwrap_or(0) as u64
}

/// The series won by the player, single rounds left out, of those that were played to their target and end within the filter.
fn series(all: &[PlayedRound], filter: &Filter) -> Proportion {
    let mut of = Vec::new();
    let mut ids: Vec<StoredSeriesId> = all.iter().map(|round| round.key.series).collect();
    ids.sort_unstable();
    ids.dedup();
    for id in ids {
        let rounds: Vec<_> =
            all.iter().filter(|round| round.key.series == id && round.own_seat().is_some()).collect();
        let Some(last) = rounds.last().filter(|last| is_taken(last, filter)) else { continue };
        if !rounds.windows(2).all(|two| two[0].key.number + 1 == two[1].key.number) {
            continue;
        }
        // It may have begun at another table.
        let score = |team: usize| {
            rounds[0].scores_before[team] + rounds.iter().map(|round| round.result.points[team]).sum::<u32>()
        };
        let scores: Vec<u32> = (0..last.table.teams).map(score).collect();
        let (mine, rules) = (scores[my_team(last)], &last.table.rules);
        let (most, least) = (scores.iter().max().expect("a team"), scores.iter().min().expect("a team"));
        match rules.scoring {
            Scoring::LowestLeft if last.key.number >= rules.target => of.push(mine == *least),
            Scoring::Points | Scoring::Wins if *most >= rules.target => of.push(mine == *most),
            _ => {}
        }
    }
    Proportion::new(of.iter().filter(|won| **won).count() as u64, of.len() as u64)
}

fn recount(all: &[PlayedRound], filter: &Filter) -> Statistics {
    let rounds: Vec<&PlayedRound> =
        all.iter().filter(|round| round.own_seat().is_some() && is_taken(round, filter)).collect();
    let count = |wanted: RoundOutcome| rounds.iter().filter(|round| outcome(round) == wanted).count() as u64;
    let ended = |reason| rounds.iter().filter(|round| round.result.reason == reason).count() as u64;
    let my_tally = |round: &PlayedRound| round.tallies[round.own_seat().expect("the player's round").index()];
    let sum =
        |figure: fn(&Tally) -> u16| rounds.iter().map(|round| u64::from(figure(&my_tally(round)))).sum();
    let last = rounds.last().map(|round| outcome(round)).filter(|outcome| *outcome != RoundOutcome::Tied);
    let current = last.map(|last| Streak {
        outcome: last,
        rounds: rounds.iter().rev().take_while(|round| outcome(round) == last).count() as u64,
    });
    let for_points = rounds.iter().filter(|round| round.table.rules.scoring == Scoring::Points);
    Statistics {
        won: Proportion::new(count(RoundOutcome::Won), rounds.len() as u64),
        tied: count(RoundOutcome::Tied),
        taken_back: rounds.iter().filter(|round| round.taken_back).count() as u64,
        streaks: Streaks {
            current,
            longest_won: longest(&rounds, RoundOutcome::Won),
            longest_lost: longest(&rounds, RoundOutcome::Lost),
        },
        by_opponents: shares(&rounds, |round| vec![opponents(round)]),
        by_size: shares(&rounds, |round| vec![size(round)]),
        by_partner: shares(&rounds, partners),
        points: Points(for_points.map(|round| round.result.points[my_team(round)]).collect()),
        endings: Endings {
            stock_empty: ended(EndReason::StockEmpty),
            blocked: ended(EndReason::Blocked),
            stalled: ended(EndReason::Stalled),
        },
        turns: sum(|tally| tally.turns),
        freed: StockPlayTotals {
            straight: sum(|tally| tally.stock.straight),
            hand: sum(|tally| tally.stock.hand),
            discards: sum(|tally| tally.stock.discards),
            both: sum(|tally| tally.stock.both),
            wild: sum(|tally| tally.stock.wild),
        },
        longest_turn: rounds.iter().map(|round| my_tally(round).longest_turn).max().unwrap_or(0),
        series: series(all, filter),
    }
}

proptest! {
    #[test]
    fn statistics_match_a_recount(rounds in rounds(), filter in filter()) {
        prop_assert_eq!(Statistics::of(&rounds, &CountedPlayer::Alone, &filter), recount(&rounds, &filter));
    }
}

#[test]
fn the_recounted_series_have_every_kind_of_event() {
    let all: Vec<PlayedRound> = SERIES.iter().flatten().cloned().collect();
    let statistics = Statistics::of(&all, &CountedPlayer::Alone, &Filter::default());
    assert!(statistics.won.part > 0 && statistics.tied > 0 && statistics.won.part < statistics.won.of);
    assert!(statistics.endings.stock_empty > 0 && statistics.endings.stalled > 0);
    assert!(statistics.by_opponents.len() == 4 && statistics.by_size.len() == 5, "{statistics:?}");
    let StockPlayTotals { straight, hand, discards, both, wild } = statistics.freed;
    assert!([straight, hand, discards, both, wild].into_iter().all(|freed| freed > 0));
    assert!(statistics.series.part > 0 && statistics.series.part < statistics.series.of);
}

#[test]
fn rounds_at_a_shared_computer_count_for_each_name() {
    let mut shared: Vec<PlayedRound> = SERIES.iter().flatten().cloned().collect();
    shared.iter_mut().for_each(|round| round.own_seats = round.table.people().collect());
    let names = sharing_names(&shared);
    assert!(names.len() > 1, "{names:?}");
    for name in names {
        let mut own = shared.clone();
        own.iter_mut().for_each(|round| {
            let seats = &round.table.seats;
            round.own_seats.retain(|seat| seats[seat.index()].name == name);
        });
        let alone = Statistics::of(&own, &CountedPlayer::Alone, &Filter::default());
        assert!(alone.won.of > 0);
        assert_eq!(Statistics::of(&shared, &CountedPlayer::Named(name), &Filter::default()), alone);
    }
    let mut table = Vec::new();
    write_csv(&shared, CsvFormat::PLAIN, &mut table).expect("memory can be written");
    let lines = String::from_utf8(table).expect("text").lines().count();
    assert_eq!(lines, 1 + shared.iter().map(|round| round.own_seats.len().max(1)).sum::<usize>());
}
