//! Ratings by Glicko-2 (Glickman 2013), game by game.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// A rating before the first game, as unsure as any.
pub(crate) fn first(rating: f64) -> Glicko2Rating {
    Glicko2Rating { rating, ..Glicko2Rating::new() }
}

/// A player's rating after a game against an opponent with a known rating, which is unsure by a deviation.
pub(crate) fn after_game(
    player: &Glicko2Rating,
    opponent: f64,
    deviation: f64,
    has_won: bool,
) -> Glicko2Rating {
    let opponent = Glicko2Rating { deviation, ..first(opponent) };
    let outcome = if has_won { Outcomes::WIN } else { Outcomes::LOSS };
    glicko2(player, &opponent, &outcome, &Glicko2Config::new()).0
}
