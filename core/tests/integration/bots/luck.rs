//! Whether what is said of the luck of a deal is so.

use skipstone_core::bot::Level;
use skipstone_core::bot::luck::{DealComparison, Luck};

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
