//! The coach: what is counted over many rounds, and the way from there to the worst turn and to puzzles.

use iced::keyboard::key::Named;
use jiff::civil::date;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};
use skipstone::app::Message;
use skipstone::locale::Language;
use skipstone::screen::puzzles;
use skipstone::screen::replay::{self, ReviewMessage};
use skipstone::statistics::{Coach, CountedPlayer, MistakeCount, Play, WorstTurn, unreviewed};
use skipstone::store::{CostlyTurn, PlayedRound, RoundReview, Store};
use skipstone_core::Seat;
use skipstone_core::bot::review::{Mistake, Review};

use crate::round_end::{Window, short_rounds};
use crate::seen::Seen;
use crate::statistics::fixtures;

/// Rounds of Ada alone, each a month after the one before, at the end of a month in Greenwich.
fn monthly_rounds() -> Vec<PlayedRound> {
    let table = fixtures::table("preset = 'quick'\nscoring = 'points'", 2, &["Ada", "Pebble:greedy"]);
    let mut rounds = fixtures::rounds(5, &table, Seat::ONE, Timestamp::UNIX_EPOCH);
    rounds.extend(fixtures::rounds(6, &table, Seat::ONE, Timestamp::UNIX_EPOCH));
    let begun = "2026-01-31T22:30:00Z".parse::<Timestamp>().expect("a time").to_zoned(TimeZone::UTC);
    for (months, round) in (0_i64..).zip(&mut rounds) {
        round.finished = (&begun + Span::new().months(months)).timestamp();
    }
    assert!(rounds.len() > 2, "two series of several rounds");
    rounds
}

#[test]
fn what_turns_give_away_is_counted_by_mistake_and_by_month() {
    let rounds = monthly_rounds();
    let costly = |turn, percent, mistake| CostlyTurn { turn, percent, mistake, spends_wild: false };
    let review = |round: &PlayedRound, seat, turns, costly: &[CostlyTurn]| RoundReview {
        round: round.key,
        seat,
        turns,
        unrated: 0,
        costly: costly.to_vec(),
        most_behind: 0,
    };
    let reviews = [
        review(
            &rounds[1],
            Seat::ONE,
            10,
            &[costly(3, 4, Mistake::Discard), costly(9, 2, Mistake::StockLeft)],
        ),
        review(&rounds[0], Seat::ONE, 30, &[costly(7, 4, Mistake::Discard), costly(8, 1, Mistake::Discard)]),
        // Of the opponent, and of a turn that can't be rated.
        review(&rounds[1], Seat::from_index(1), 11, &[costly(2, 90, Mistake::WildSpent)]),
        review(&rounds[2], Seat::ONE, 0, &[]),
    ];
    // Half an hour before midnight in Greenwich it is the next month in Berlin.
    let berlin = TimeZone::fixed(jiff::tz::offset(2));
    let coach = Coach::of(&rounds, &reviews, &CountedPlayer::Alone, &berlin);
    let first = Play { rounds: 1, turns: 30, percent: 5 };
    let second = Play { rounds: 1, turns: 10, percent: 6 };
    assert_eq!(coach.all, Play { rounds: 2, turns: 40, percent: 11 });
    assert_eq!(
        coach.months.clone().into_iter().collect::<Vec<_>>(),
        [(date(2026, 2, 1), first), (date(2026, 3, 1), second)]
    );
    let worst =
        |round: &PlayedRound, turn, percent| WorstTurn { round: round.key, seat: Seat::ONE, turn, percent };
    let discards =
        MistakeCount { mistake: Mistake::Discard, turns: 3, percent: 9, worst: worst(&rounds[1], 3, 4) };
    let stock =
        MistakeCount { mistake: Mistake::StockLeft, turns: 1, percent: 2, worst: worst(&rounds[1], 9, 2) };
    assert_eq!(coach.mistakes, [discards, stock], "the later one of two equally bad discards is the worst");
    assert!((coach.share(&discards) + coach.share(&stock) - 1.0).abs() < 1e-9);

    let left = unreviewed(&rounds, &reviews, &CountedPlayer::Alone);
    let expected: Vec<_> = rounds[3..].iter().rev().map(|round| (round.key, Seat::ONE)).collect();
    assert_eq!(left, expected, "the latest first");
    let nobody = CountedPlayer::Named("Ben".to_owned());
    assert_eq!(Coach::of(&rounds, &reviews, &nobody, &berlin), Coach::default());
}

#[tokio::test(start_paused = true)]
async fn rounds_are_reviewed_once_and_lead_to_their_worst_turn_and_to_puzzles() {
    let store = Store::in_memory();
    let table = fixtures::table("stock = 5\nscoring = 'single'", 2, &["Ada", "Pebble:greedy"]);
    let played: Vec<_> = (1..=2)
        .flat_map(|number| fixtures::series(number, &table, Seat::ONE, Timestamp::UNIX_EPOCH))
        .collect();
    played.iter().for_each(|(round, record)| store.put_round(round, record));

    let mut window = Window::at_home(&store, Language::ENGLISH);
    window.click(&english!("home-more"));
    window.click(&english!("home-statistics"));
    window.click(&english!("coach-title"));
    assert!(window.shows(&english!("coach-rates", left = 2)), "{:?}", window.texts());
    window.settle().await;
    assert!(!window.shows(&english!("coach-rates", left = 1)), "{:?}", window.texts());

    let mut reviews = store.reviews().expect("a store");
    reviews.sort_by_key(|review| review.round);
    let expected = played.iter().map(|(round, record)| {
        let turns: Vec<_> = Review::of(record, Seat::ONE).expect("by the rules").collect();
        RoundReview::of(round.key, Seat::ONE, record, &turns)
    });
    assert_eq!(reviews, expected.collect::<Vec<_>>());
    let rounds = store.rounds().expect("a store");
    let coach = Coach::of(&rounds, &reviews, &CountedPlayer::Alone, &TimeZone::UTC);
    let most = coach.mistakes.first().expect("the greedy player gives something away");
    let mistake = english!("review-mistake", mistake = most.mistake.name());
    assert!(window.shows(&english!("coach-most", mistake = mistake.as_str())), "{:?}", window.texts());

    // The first button belongs to the costliest mistake. The turn is shown as soon as it is rated.
    window.click(&english!("coach-worst"));
    window.settle().await;
    let cost = english!("review-cost", percent = u32::from(most.worst.percent));
    let turn = english!("review-turn", turn = most.worst.turn);
    assert!(window.shows(&turn) && window.shows(&cost) && window.shows(&mistake), "{:?}", window.texts());
    assert!(window.shows(&english!("review-try")), "the turn is selected: {:?}", window.texts());
    window.press(Named::Escape);
    assert!(window.shows(&english!("coach-mistakes")), "{:?}", window.texts());
    window.click(&english!("coach-practise"));
    assert!(window.shows(&english!("puzzles-about")));
    // A puzzle lies between them, and the way back is the same.
    window.tell(Message::Puzzles(puzzles::Message::Next));
    window.settle().await;
    window.click(&english!("puzzle-all"));
    window.press(Named::Escape);
    assert!(window.shows(&english!("coach-mistakes")), "{:?}", window.texts());

    // A turn that is played again leads back to its review, and that to the coach.
    window.click(&english!("coach-worst"));
    window.settle().await;
    let (_, record) = played.iter().find(|(round, _)| round.key == most.worst.round).expect("it was played");
    let mut turns = Review::of(record, Seat::ONE).expect("by the rules");
    let worst = turns.find(|rated| rated.turn == most.worst.turn).expect("it was rated");
    let event = worst.costliest().expect("it cost something").event;
    window.tell(Message::Replay(replay::Message::Review(ReviewMessage::Try(event))));
    window.settle().await;
    assert!(window.shows(&english!("practice-title")), "{:?}", window.texts());
    window.click(&english!("practice-back"));
    window.settle().await;
    assert!(window.shows(&english!("review-try")) && window.shows(&turn), "{:?}", window.texts());
    window.press(Named::Escape);
    assert!(window.shows(&english!("coach-mistakes")), "{:?}", window.texts());

    // What was reviewed isn't reviewed again, and is forgotten with its rounds.
    window.press(Named::Escape);
    window.click(&english!("coach-title"));
    assert!(!window.texts().iter().any(|text| text == &english!("coach-rates", left = 1)));
    store.clear_rounds().expect("a store");
    assert_eq!(store.reviews().expect("a store"), []);
}

#[tokio::test(start_paused = true)]
async fn the_review_at_the_end_of_a_round_is_kept_until_the_end_is_taken_back() {
    let store = Store::in_memory();
    let mut window = Window::before_the_end(&store, short_rounds(), Language::ENGLISH).await;
    window.win();
    window.settle().await;
    let reviews = store.reviews().expect("a store");
    let rounds = store.rounds().expect("a store");
    assert_eq!(reviews.iter().map(|review| review.round).collect::<Vec<_>>(), [rounds[0].key]);
    assert!(unreviewed(&rounds, &reviews, &CountedPlayer::Alone).is_empty());
    // Another end of the same round makes the review obsolete.
    let record = store.record(rounds[0].key).expect("a store").expect("it is stored");
    store.put_round(&rounds[0], &record);
    assert_eq!(store.reviews().expect("a store"), []);
}
