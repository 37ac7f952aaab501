//! Milestones: each is reached by what it names, and by nothing less.

use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};
use skipstone::statistics::{CountedPlayer, Played, reached_since};
use skipstone::store::{CostlyTurn, PlayedRound, RoundReview, Store, TriedPuzzle};
use skipstone_core::Seat;
use skipstone_core::bot::Level;
use skipstone_core::bot::review::Mistake;
use skipstone_core::milestone::{
    BEHIND, IN_A_ROW, LARGE_TABLE, LONG_TURN, MANY_ROUNDS, Milestone, PUZZLES_IN_A_ROW, REVIEWED_TURNS,
};

use super::rounds_won;

fn review(round: &PlayedRound, turns: u32, mistakes: &[Mistake], most_behind: u32) -> RoundReview {
    let costly = |mistake: &Mistake| CostlyTurn {
        turn: 1,
        percent: 1,
        mistake: *mistake,
        spends_wild: *mistake == Mistake::WildSpent,
    };
    let costly = mistakes.iter().map(costly).collect();
    RoundReview { round: round.key, seat: Seat::ONE, turns, unrated: 0, costly, most_behind }
}

fn day(at: Timestamp) -> i64 {
    at.as_second() / (24 * 60 * 60)
}

/// What is reached, and on which day.
fn reached(rounds: &[PlayedRound], reviews: &[RoundReview]) -> Vec<(Milestone, i64)> {
    let played = Played { rounds: rounds.to_vec(), reviews: reviews.to_vec(), ..Played::default() };
    let now = Timestamp::UNIX_EPOCH;
    let all = played.milestones(&CountedPlayer::Alone, now, &TimeZone::UTC);
    assert!(all.iter().map(|status| status.milestone).eq(Milestone::ALL));
    let reached: Vec<(Milestone, i64)> =
        all.into_iter().filter_map(|status| Some((status.milestone, day(status.reached?)))).collect();
    // A round tells what it reached.
    for (milestone, _) in &reached {
        let with = |round: &&PlayedRound| {
            played.reached_with(round.key, now, &TimeZone::UTC).reached.contains(milestone)
        };
        assert_eq!(rounds.iter().filter(with).count(), 1, "{milestone:?}");
    }
    reached
}

#[test]
fn a_milestone_is_reached_once_by_what_it_names() {
    let easy = ["Ada", "Pebble:easy"];
    assert_eq!(reached(&[], &[]), []);
    assert_eq!(
        reached(&rounds_won(&easy, 2, &[false, true, true]), &[]),
        [(Milestone::Beat(Level::Easy), 1)]
    );
    let mixed = ["Ada", "Pebble:easy", "Onyx:expert"];
    assert_eq!(reached(&rounds_won(&mixed, 3, &[true]), &[]), [], "not all are of one level");
    assert_eq!(reached(&rounds_won(&["Ada", "Ben"], 2, &[false, true]), &[]), [(Milestone::BeatPeople, 1)]);
    let partners = ["Ada", "Pebble:hard", "Flint:easy", "Onyx:hard"];
    assert_eq!(
        reached(&rounds_won(&partners, 2, &[true]), &[]),
        [(Milestone::Beat(Level::Hard), 0), (Milestone::WonTogether, 0)]
    );

    let large: Vec<String> =
        (0..LARGE_TABLE).map(|seat| format!("{seat}:{}", ["easy", "hard"][seat % 2])).collect();
    let large: Vec<&str> = ["Ada"].into_iter().chain(large.iter().skip(1).map(String::as_str)).collect();
    assert_eq!(
        reached(&rounds_won(&large, LARGE_TABLE, &[false, true]), &[]),
        [(Milestone::WonLargeTable, 1)]
    );

    // What was taken back reaches nothing.
    let mut undone = rounds_won(&easy, 2, &[true]);
    undone[0].taken_back = true;
    assert_eq!(reached(&undone, &[]), []);

    let first = (Milestone::Beat(Level::Easy), 0);
    let streak = |wins: usize| [vec![true; wins], vec![false], vec![true; wins]].concat();
    let short = rounds_won(&easy, 2, &streak(IN_A_ROW as usize - 1));
    assert_eq!(reached(&short, &[]), [first]);
    let long = rounds_won(&easy, 2, &streak(IN_A_ROW as usize));
    assert_eq!(reached(&long, &[]), [first, (Milestone::InARow, i64::from(IN_A_ROW) - 1)]);

    let mut lost = rounds_won(&easy, 2, &[false; MANY_ROUNDS as usize]);
    assert_eq!(reached(&lost[1..], &[]), []);
    lost[7].tallies[0].longest_turn = LONG_TURN;
    lost[8].tallies[1].longest_turn = LONG_TURN;
    lost[9].tallies[0].most_stock = 5;
    lost[9].tallies[1].most_stock = 6;
    let last = i64::from(MANY_ROUNDS) - 1;
    let chains = [4, 5].map(|cards| (Milestone::StockCards(cards), 9));
    let others = [(Milestone::LongTurn, 7), (Milestone::ManyRounds, last)];
    assert_eq!(reached(&lost, &[]), [&chains[..], &others].concat());
}

#[test]
fn what_a_review_finds_reaches_milestones_too() {
    let won = rounds_won(&["Ada", "Pebble:greedy"], 2, &[true]);
    let lost = rounds_won(&["Ada", "Pebble:greedy"], 2, &[false]);
    let long = REVIEWED_TURNS;
    let of_review = |turns, mistakes: &[Mistake]| reached(&lost, &[review(&lost[0], turns, mistakes, 0)]);
    assert_eq!(of_review(long, &[Mistake::Discard]), [(Milestone::NoWildWasted, 0)]);
    assert_eq!(of_review(long, &[Mistake::Discard, Mistake::WildSpent]), []);
    assert_eq!(of_review(long, &[]), [(Milestone::NoWildWasted, 0), (Milestone::Flawless, 0)]);
    assert_eq!(of_review(long - 1, &[]), [], "too short");
    let in_part = RoundReview { unrated: 1, ..review(&lost[0], long, &[], 0) };
    assert_eq!(reached(&lost, &[in_part]), [], "nobody knows what else it gave away");
    let mut discarded = review(&lost[0], long, &[Mistake::StockLeft], 0);
    discarded.costly[0].spends_wild = true;
    assert_eq!(reached(&lost, &[discarded]), [], "a wild is wasted, whatever else was wrong");

    let behind = |rounds: &[PlayedRound], cards| reached(rounds, &[review(&rounds[0], 1, &[], cards)]);
    assert_eq!(behind(&won, BEHIND), [(Milestone::Comeback, 0)]);
    assert_eq!(behind(&won, BEHIND - 1), []);
    assert_eq!(behind(&lost, BEHIND), []);
}

#[test]
fn puzzles_reach_milestones_of_whoever_plays_alone() {
    let tried = |nth: u32, solved_at_once: bool, solved: bool| TriedPuzzle {
        id: nth.to_string(),
        number: nth,
        rating: 1000,
        solved,
        misses: u32::from(!solved_at_once),
        returns: None,
        tried: Timestamp::UNIX_EPOCH + Span::new().hours(24 * i64::from(nth)),
    };
    // The second one was solved later, and the third one never.
    let puzzles = (0..PUZZLES_IN_A_ROW + 3).map(|nth| tried(nth, !(1..3).contains(&nth), nth != 2));
    let played = Played { puzzles: puzzles.collect(), ..Played::default() };
    let now = Timestamp::UNIX_EPOCH;
    let all = played.milestones(&CountedPlayer::Alone, now, &TimeZone::UTC);
    let status = |milestone| {
        let status = all.iter().find(|status| status.milestone == milestone).expect("it is shown");
        (status.reached.map(day), status.done)
    };
    assert_eq!(status(Milestone::Puzzles(10)), (Some(10), Some(12)));
    // Each is told once, by the try that reaches it.
    let told: Vec<(usize, Milestone)> = (1..=played.puzzles.len())
        .flat_map(|now| {
            let reached = reached_since(&played.puzzles[..now - 1], &played.puzzles[..now]);
            reached.into_iter().map(move |milestone| (now - 1, milestone))
        })
        .collect();
    assert_eq!(told, [(10, Milestone::Puzzles(10)), (12, Milestone::PuzzlesInARow)]);
    assert_eq!(status(Milestone::Puzzles(100)), (None, Some(12)));
    let last = i64::from(PUZZLES_IN_A_ROW) + 2;
    assert_eq!(status(Milestone::PuzzlesInARow), (Some(last), Some(PUZZLES_IN_A_ROW)));
    assert_eq!(status(Milestone::Days(7)), (None, Some(0)));
    let named = played.milestones(&CountedPlayer::Named("Ada".to_owned()), now, &TimeZone::UTC);
    assert!(
        named.iter().all(|status| status.milestone != Milestone::Puzzles(10)),
        "nobody knows whose they are"
    );
}

/// What was read at a round's end and is told its review is what would be read then, also if the round was stored or judged only
/// meanwhile.
#[test]
fn a_review_is_added_to_what_was_read_before() {
    let record = include_str!("../../../../core/tests/records/version-1.jsonl").parse().expect("a record");
    let [first, ended, judged] = &rounds_won(&["Ada", "Pebble:easy"], 2, &[false, true, true])[..] else {
        panic!("three rounds")
    };
    let (store, now) = (Store::in_memory(), Timestamp::UNIX_EPOCH);
    store.put_round(first, &record);
    store.put_round(judged, &record);
    let mut played = Played::read(&store).expect("a store");
    store.put_round(ended, &record);
    store.put_round(&PlayedRound { taken_back: true, ..judged.clone() }, &record);
    for round in [ended, judged] {
        let review = review(round, REVIEWED_TURNS, &[], BEHIND);
        store.put_review(&review);
        played.add_review(review, &store).expect("a store");
        let read = Played::read(&store).expect("a store");
        let reached = |played: &Played| played.reached_with(round.key, now, &TimeZone::UTC).reached;
        assert_eq!(reached(&played), reached(&read));
        assert_eq!(reached(&played).contains(&Milestone::Comeback), round.key == ended.key);
    }
    let read = Played::read(&store).expect("a store");
    assert_eq!((played.rounds, played.reviews.len()), (read.rounds, read.reviews.len()));
}
