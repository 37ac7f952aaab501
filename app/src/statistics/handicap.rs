//! What handicap makes chances even.

use skipstone_core::StockSize;

/// The points of a rating that a stock pile e times as large makes up for, by what `docs/bots.md` has measured.
const POINTS: f64 = 750.0;

/// The stock piles that make chances even between players with these ratings: `largest` for the best of them.
pub fn even_stocks(largest: u8, ratings: &[f64]) -> Vec<u8> {
    let best = ratings.iter().copied().fold(f64::MIN, f64::max);
    let stock = |rating: &f64| f64::from(largest) * ((rating - best) / POINTS).exp();
    ratings.iter().map(|rating| (stock(rating).round() as u8).max(*StockSize::CARDS.start())).collect()
}

#[cfg(test)]
mod tests {
    use skipstone_core::bot::Level;

    use super::*;
    use crate::statistics::level_rating;

    #[test]
    fn between_levels_they_are_those_that_were_measured() {
        let of = |largest, levels: &[Level]| {
            let ratings: Vec<f64> = levels.iter().filter_map(|level| level_rating(*level)).collect();
            even_stocks(largest, &ratings)
        };
        // The table of `docs/bots.md`.
        for (largest, stronger, weaker, stock) in [
            (30, Level::Normal, Level::Easy, 23),
            (30, Level::Hard, Level::Normal, 23),
            (30, Level::Hard, Level::Easy, 18),
            (20, Level::Normal, Level::Easy, 15),
            (20, Level::Hard, Level::Normal, 16),
            (20, Level::Hard, Level::Easy, 12),
        ] {
            assert_eq!(of(largest, &[stronger, weaker]), [largest, stock]);
        }
        assert_eq!(of(20, &[Level::Easy; 3]), [20, 20, 20]);
        assert_eq!(of(6, &[Level::Easy, Level::Expert]), [5, 6], "no stock pile is smaller");
    }
}
