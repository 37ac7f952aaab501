//! Luck over many rounds, and how good a player is.

use jiff::{Span, Timestamp};
use skipstone::statistics::{
    CountedPlayer, Filter, LuckByRound, LuckTotals, Rating, UNRATED_ROUNDS, level_rating, luck_by_round,
};
use skipstone::store::{PlayedRound, RoundLuck, Store, StoreError};
use skipstone_core::bot::Level;
use skipstone_core::bot::luck::{Luck, SeatLuck, TeamLuck};
use skipstone_core::{Seat, Team};

use super::{fixtures, rounds_won};

/// The luck of a round that the first team wins so often of 100 times between equal players.
fn weighed(round: &PlayedRound, chance: u8, better_than: u8) -> RoundLuck {
    let seats = round.table.seats.len();
    let me = SeatLuck { drawn: 54, openers: 12, turns: 10, playable: 4 };
    let mut luck = Luck {
        seats: vec![SeatLuck { openers: 9, playable: 5, ..me }; seats],
        teams: vec![TeamLuck { better_than: 50, chance: 100 - chance }; round.table.teams],
    };
    luck.seats[0] = me;
    luck.teams[0] = TeamLuck { better_than, chance };
    RoundLuck { round: round.key, luck }
}

/// The rating after as many rounds, all with this chance by the cards, of which the player wins a share.
fn rating(seats: &[&str], chance: u8, wins: usize, of: usize, count: usize) -> Rating {
    let won: Vec<bool> = (0..count).map(|at| (at + 1) * wins / of > at * wins / of).collect();
    let rounds = rounds_won(seats, seats.len(), &won);
    let luck = rounds.iter().map(|round| weighed(round, chance, 50)).collect();
    Rating::of(&rounds, &luck_by_round(luck), &CountedPlayer::Alone)
}

/// A rating and that of a level are about the same.
fn is_about(rating: &Rating, level: Level) -> bool {
    let (points, level) = (rating.points().expect("it is told"), level_rating(level).expect("it has one"));
    (points - level).abs() < 60.0
}

#[test]
fn who_wins_as_often_as_a_level_would_is_rated_like_it() {
    let of_two = |opponent, wins, of| rating(&["Ada", opponent], 50, wins, of, 300);
    for (opponent, wins, of, level) in [
        ("Pebble:easy", 1, 2, Level::Easy),
        // As `docs/bots.md` has it.
        ("Pebble:easy", 76, 100, Level::Normal),
        ("Pebble:hard", 1, 4, Level::Normal),
        ("Pebble:expert", 1, 2, Level::Expert),
    ] {
        let rating = of_two(opponent, wins, of);
        assert!(is_about(&rating, level), "{opponent} {wins}/{of}: {:?}", rating.points());
        assert_eq!(rating.level(), Some(level));
        assert!(rating.deviation < 80.0, "{}", rating.deviation);
    }
    // A fair share among four equals.
    let four = ["Ada", "Pebble:hard", "Onyx:hard", "Flint:hard"];
    assert!(is_about(&rating(&four, 25, 1, 4, 400), Level::Hard));
}

#[test]
fn cards_and_a_handicap_are_taken_into_account() {
    // Who wins 3 of 4 rounds with cards that win 3 of 4 rounds between equals is no better than the other.
    let opponents = ["Ada", "Pebble:hard"];
    for (chance, wins) in [(75, 3), (25, 1)] {
        let rating = rating(&opponents, chance, wins, 4, 400);
        assert!(is_about(&rating, Level::Hard), "{chance}: {:?}", rating.points());
    }
}

#[test]
fn a_rating_is_told_after_enough_rounds_alone_against_computer_players() {
    let after = |count| rating(&["Ada", "Pebble:easy"], 50, 1, 2, count);
    let early = after(UNRATED_ROUNDS - 1);
    assert_eq!((early.rounds_left(), early.points(), early.level()), (1, None, None));
    assert!(after(UNRATED_ROUNDS).points().is_some());

    let rated = |seats: &[&str], teams, change: fn(&mut PlayedRound), is_weighed: bool| {
        let mut rounds = rounds_won(seats, teams, &[true]);
        rounds.iter_mut().for_each(change);
        let luck = rounds.iter().filter(|_| is_weighed).map(|round| weighed(round, 50, 50)).collect();
        Rating::of(&rounds, &luck_by_round(luck), &CountedPlayer::Alone).curve.len()
    };
    let pebble = ["Ada", "Pebble:easy"];
    assert_eq!(rated(&pebble, 2, |_| {}, true), 1);
    assert_eq!(rated(&pebble, 2, |_| {}, false), 0, "its cards weren't weighed");
    assert_eq!(rated(&pebble, 2, |round| round.taken_back = true, true), 0);
    assert_eq!(rated(&pebble, 2, |round| round.result.winner = None, true), 0);
    assert_eq!(rated(&pebble, 2, |round| round.stand_in_turns = [1].into(), true), 0);
    assert_eq!(rated(&["Ada", "Ben"], 2, |_| {}, true), 0, "nobody knows how good Ben is");
    let partners = ["Ada", "Pebble:easy", "Onyx:easy", "Flint:easy"];
    assert_eq!(rated(&partners, 2, |_| {}, true), 0, "it is also the partner's doing");
    let other = Some(Team::from_index(1));
    assert!(rounds_won(&pebble, 2, &[false])[0].result.winner == other && other.is_some());
}

#[test]
fn luck_adds_up_over_the_rounds_that_are_chosen() {
    let mut rounds = rounds_won(&["Ada", "Pebble:easy"], 2, &[true; 4]);
    let better_than = [80, 20, 100];
    let luck = rounds.iter().zip(better_than).map(|(round, better)| weighed(round, 50, better)).collect();
    let luck: LuckByRound = luck_by_round(luck);
    let of = |rounds: &[PlayedRound], filter| LuckTotals::of(rounds, &luck, &CountedPlayer::Alone, &filter);
    let all = of(&rounds, Filter::default());
    assert_eq!(all.better_than.0, [80, 20, 100], "the last round wasn't weighed");
    assert_eq!((all.openers, all.turns, all.playable, all.of_opponents), (36, 30, 12, (15, 30)));
    // 30 ones and wilds among 162 cards.
    assert!((all.expected_openers - 3.0 * 54.0 * 30.0 / 162.0).abs() < 1e-3, "{}", all.expected_openers);
    let since = Some(Timestamp::UNIX_EPOCH + Span::new().hours(24));
    assert_eq!(of(&rounds, Filter { since, ..Filter::default() }).better_than.0, [20, 100]);
    rounds.iter_mut().for_each(|round| round.own_seats = vec![Seat::Two]);
    assert_eq!(of(&rounds, Filter::default()).better_than.0, [50, 50, 50], "it is the other's luck");
    assert!(LuckTotals::spread(100) < 6.0 && LuckTotals::spread(4) > 28.0);
}

#[test]
fn luck_goes_with_its_round() -> Result<(), StoreError> {
    let store = Store::in_memory();
    let table = fixtures::table("stock = 5\nscoring = 'single'", 2, &["Ada", "Pebble:easy"]);
    let series = fixtures::series(1, &table, Seat::ONE, Timestamp::UNIX_EPOCH);
    let [(round, record)] = &series[..] else { panic!("a single round") };
    store.put_round(round, record);
    let luck = weighed(round, 60, 70);
    store.put_luck(&luck);
    assert_eq!(store.luck()?, std::slice::from_ref(&luck));
    store.put_round(&PlayedRound { taken_back: true, ..round.clone() }, record);
    assert_eq!(store.luck()?, [], "it may be that of another end");
    store.put_luck(&luck);
    store.clear_rounds()?;
    assert_eq!(store.luck()?, []);
    Ok(())
}
