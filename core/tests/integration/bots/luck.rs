//! Whether what is said of the luck of a deal is so.

use skipstone_core::Team;
use skipstone_core::bot::Level;
use skipstone_core::bot::luck::{DealComparison, Luck};
use skipstone_core::replay::replay;

use super::deviation::play_round;
use super::sample_size;

/// Of the deals that are said to be better than n of 100 for a seat, n of 100 are worse: between equal players, at tables of two to four
/// seats.
#[test]
#[ignore = "takes long: in release, with --ignored --nocapture"]
#[expect(clippy::print_stdout, reason = "it tells its figures")]
fn as_many_deals_are_worse_as_is_said() {
    let rounds = sample_size(5_000);
    let mut tenths = [0_u64; 11];
    for number in 0..rounds {
        let seats = 2 + number as usize % 3;
        let record = play_round(Level::Easy, &vec![Level::Easy; seats - 1], "stock = 10", seats, number);
        let comparison = DealComparison::part(&record, 0, 1).expect("by the rules");
        let luck = Luck::new(&record, &comparison).expect("by the rules");
        tenths[luck.teams[0].better_than as usize / 10] += 1;
    }
    let mut below = 0;
    for (tenth, count) in tenths.iter().take(10).enumerate() {
        let worse = below as f64 * 100.0 / rounds as f64;
        println!("better than {} of 100: {worse:.1} of 100 are worse", 10 * tenth);
        assert!((worse - 10.0 * tenth as f64).abs() < 3.0, "{tenths:?}");
        below += count;
    }
}

/// What equal players make of a deal says what it is worth to uneven ones: odds multiply. This is what a player's rating rests on.
#[test]
#[ignore = "takes long: in release, with --ignored --nocapture"]
#[expect(clippy::print_stdout, reason = "it tells its figures")]
fn cards_are_worth_the_same_odds_between_uneven_players() {
    let rounds = sample_size(2_000);
    // By `docs/bots.md` the first one wins so many of even rounds.
    for (first, second, share) in [(Level::Normal, Level::Easy, 0.759), (Level::Hard, Level::Normal, 0.749)] {
        for stock in ["30", "[30, 23]", "[23, 30]"] {
            // By the chance between equals: rounds, those that were to be expected to be won, and those that were.
            let mut tenths = [(0_u32, 0.0_f64, 0_u32); 10];
            for number in 0..rounds {
                let record = play_round(first, &[second], &format!("stock = {stock}"), 2, number);
                let comparison = DealComparison::part(&record, 0, 1).expect("by the rules");
                let luck = Luck::new(&record, &comparison).expect("by the rules");
                let chance = (f64::from(luck.teams[0].chance) / 100.0).clamp(0.02, 0.98);
                let odds = share / (1.0 - share) * chance / (1.0 - chance);
                let winner = replay(&record).expect("by the rules").round.ending().and_then(|end| end.winner);
                let tenth = &mut tenths[((chance * 10.0) as usize).min(9)];
                tenth.0 += 1;
                tenth.1 += odds / (1.0 + odds);
                tenth.2 += u32::from(winner == Some(Team::from_index(0)));
            }
            let of = |tenths: &[(u32, f64, u32)]| {
                let count: u32 = tenths.iter().map(|tenth| tenth.0).sum();
                let expected: f64 = tenths.iter().map(|tenth| tenth.1).sum();
                let won: u32 = tenths.iter().map(|tenth| tenth.2).sum();
                (
                    count,
                    100.0 * expected / f64::from(count.max(1)),
                    f64::from(100 * won) / f64::from(count.max(1)),
                )
            };
            for (name, tenths) in
                [("low", &tenths[..3]), ("even", &tenths[3..7]), ("high", &tenths[7..]), ("all", &tenths[..])]
            {
                let (count, expected, won) = of(tenths);
                println!(
                    "{first} {second} {stock} {name}: {count} rounds, {expected:.1} % expected, {won:.1} % won"
                );
            }
        }
    }
}
