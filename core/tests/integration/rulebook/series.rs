//! RULES 6: rounds played to a target.

use skipstone_core::event::RoundResult;
use skipstone_core::series::Series;
use skipstone_core::{EndReason, Preset, Rules, Scoring, Seat, Setup, Team};

fn series(scoring: Scoring, target: u32, seats: usize, teams: usize) -> Series {
    let rules = Rules { scoring, target, ..Preset::Standard.rules() };
    Series::new(Setup::new(rules, seats, teams).expect("a table"), Seat::ONE)
}

fn round(winner: usize, points: &[u32]) -> RoundResult {
    RoundResult {
        reason: EndReason::StockEmpty,
        winner: Some(Team::from_index(winner)),
        left: [].into(),
        points: points.into(),
    }
}

/// Plays a series to its end. Returns the number of rounds and the leaders.
fn play(mut series: Series, rounds: &[RoundResult]) -> (usize, Vec<u32>, Vec<u8>) {
    for round in rounds {
        assert!(!series.is_over(), "{:?}", series.scores());
        series.add(round.clone());
        if series.is_over() {
            break;
        }
    }
    let leaders = series.leaders().into_iter().map(Team::number).collect();
    (series.rounds().len(), series.scores(), leaders)
}

#[test]
fn section_6_points_go_to_the_target() {
    let rounds = [round(0, &[60, 0]), round(1, &[0, 90]), round(0, &[39, 0]), round(0, &[25, 0])];
    assert_eq!(play(series(Scoring::Points, 100, 2, 2), &rounds), (4, vec![124, 90], vec![1]));
    assert_eq!(play(series(Scoring::Points, 99, 2, 2), &rounds), (3, vec![99, 90], vec![1]));
}

/// S1: "or whoever has the highest score": ended early, the highest leads.
#[test]
fn section_6_a_series_ended_early_has_its_leaders() {
    let rounds = [round(0, &[60, 0, 0]), round(2, &[0, 0, 60])];
    assert_eq!(play(series(Scoring::Points, 500, 3, 3), &rounds), (2, vec![60, 0, 60], vec![1, 3]));
}

#[test]
fn section_6_wins_are_counted() {
    let rounds = [round(1, &[0, 1]), round(0, &[1, 0]), round(1, &[0, 1]), round(1, &[0, 1])];
    assert_eq!(play(series(Scoring::Wins, 3, 2, 2), &rounds), (4, vec![1, 3], vec![2]));
}

#[test]
fn section_6_the_lowest_sum_after_n_rounds_wins() {
    let rounds = [round(0, &[0, 12, 7]), round(1, &[9, 0, 1]), round(1, &[9, 0, 1])];
    assert_eq!(play(series(Scoring::LowestLeft, 2, 3, 3), &rounds), (2, vec![9, 12, 8], vec![3]));
}

/// "500 points or four rounds, whichever is first".
#[test]
fn section_6_a_limit_of_rounds_beside_the_target() {
    let limited = |scoring, target, max_rounds| {
        let rules = Rules { scoring, target, max_rounds, ..Preset::Standard.rules() };
        Series::new(Setup::new(rules, 2, 2).expect("a table"), Seat::ONE)
    };
    let rounds = [round(0, &[60, 0]), round(1, &[0, 90]), round(0, &[39, 0]), round(0, &[25, 0])];
    assert_eq!(play(limited(Scoring::Points, 500, 2), &rounds), (2, vec![60, 90], vec![2]));
    assert_eq!(play(limited(Scoring::Points, 90, 3), &rounds), (2, vec![60, 90], vec![2]));
    assert_eq!(play(limited(Scoring::LowestLeft, 3, 2), &rounds), (2, vec![60, 90], vec![1]));
    assert_eq!(play(limited(Scoring::LowestLeft, 2, 3), &rounds).0, 2);
    assert_eq!(play(limited(Scoring::Single, 500, 3), &rounds).0, 1);
}

#[test]
fn section_6_a_single_round() {
    assert_eq!(play(series(Scoring::Single, 1, 2, 2), &[round(1, &[0, 1])]), (1, vec![0, 1], vec![2]));
}

/// RULES 3: the deal passes to the left each round.
#[test]
fn section_3_the_deal_passes_to_the_left() {
    let mut series = series(Scoring::Points, 500, 3, 3);
    let mut dealers = Vec::new();
    for _ in 0..4 {
        dealers.push(series.dealer().number());
        series.add(round(0, &[25, 0, 0]));
    }
    assert_eq!(dealers, [1, 2, 3, 1]);
}
