//! How good a player is: a rating by Glicko-2 (Glickman 2013), among those of the levels.
//!
//! Rated are rounds alone against computer players, whose strength is known. All opponents of a round count as one, who wins as often
//! as any of them does (Plackett–Luce): so a round of four is won by one in four equals. What the cards and a handicap were worth is
//! taken into account by the chance that equal players have with the same deal.

use skipstone_core::bot::Level;
use skipstone_core::bot::luck::TeamLuck;
use skipstone_core::table::Player;

use super::luck::LuckByRound;
use super::player_round::PlayerRound;
use super::{CountedPlayer, RoundOutcome};
use crate::glicko;
use crate::store::PlayedRound;

/// How many rounds are rated before the rating is told.
pub const UNRATED_ROUNDS: usize = 10;
/// The rating before the first round, that of [`Level::Normal`].
const FIRST_RATING: f64 = 1200.0;
/// How unsure the rating of a level is in one deal.
const LEVEL_DEVIATION: f64 = 50.0;
/// What a chance counts as at least, and its complement: fewer plays of a deal don't tell it better.
const LEAST_CHANCE: f64 = 0.02;
/// How much of the odds that cards give beginners they give better players: measured over 750 rounds of normal against easy, with
/// equal stock piles and with 23 cards against 30, either way (`core/tests/integration/bots/luck.rs`).
const WORTH: f64 = 0.8;
/// The points of a rating for ten wins for each loss (Elo 1978).
const TENFOLD: f64 = 400.0;

/// The rating of a level that people play against, by what `docs/bots.md` has measured; `None` of a yardstick.
pub const fn level_rating(level: Level) -> Option<f64> {
    match level {
        Level::Easy => Some(FIRST_RATING - 200.0),
        Level::Normal => Some(FIRST_RATING),
        Level::Hard => Some(FIRST_RATING + 190.0),
        Level::Expert => Some(FIRST_RATING + 360.0),
        _ => None,
    }
}

/// A player's rating.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Rating {
    /// After each rated round, the oldest first.
    pub curve: Vec<f64>,
    /// How unsure the last one is: one standard deviation.
    pub deviation: f64,
}

impl Rating {
    /// The rating of a player by all rounds. `rounds` are sorted, the oldest first.
    pub fn of(rounds: &[PlayedRound], luck: &LuckByRound, player: &CountedPlayer) -> Rating {
        let mut rating = glicko::first(FIRST_RATING);
        let mut curve = Vec::new();
        for own in player.rounds(rounds) {
            let Some((opponents, has_won)) = rated(&own, luck) else { continue };
            rating = glicko::after_game(&rating, opponents, LEVEL_DEVIATION, has_won);
            curve.push(rating.rating);
        }
        Rating { curve, deviation: rating.deviation }
    }

    /// How many more rounds are rated before the rating is told; 0 once it is.
    pub fn rounds_left(&self) -> usize {
        UNRATED_ROUNDS.saturating_sub(self.curve.len())
    }

    /// The rating; `None` after too few rounds.
    pub fn points(&self) -> Option<f64> {
        self.curve.last().copied().filter(|_| self.rounds_left() == 0)
    }

    /// The level that plays about as well; `None` after too few rounds.
    pub fn level(&self) -> Option<Level> {
        let points = self.points()?;
        let distance = |level| Some((level, (level_rating(level)? - points).abs()));
        let distances = Level::OPPONENTS.into_iter().filter_map(distance);
        distances.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(level, _)| level)
    }
}

/// The rating of a round's opponents together, and whether the player has won it; `None` of a round that isn't rated.
fn rated(own: &PlayerRound<'_>, luck: &LuckByRound) -> Option<(f64, bool)> {
    let is_own = !own.round.taken_back && own.round.stand_in_turns.is_empty();
    if !is_own || own.setup.has_partners() {
        return None;
    }
    let levels = own.opponents_seated().map(|seat| match seat.player {
        Player::Bot(level) => level_rating(level),
        Player::Human => None,
    });
    let levels: Vec<f64> = levels.collect::<Option<_>>()?;
    let has_won = match own.outcome() {
        RoundOutcome::Won => true,
        RoundOutcome::Lost => false,
        RoundOutcome::Tied => return None,
    };
    Some((together(&levels) - worth(own.luck(luck)?.team, levels.len()), has_won))
}

/// The rating of one player who wins as often as any of these.
fn together(ratings: &[f64]) -> f64 {
    let strength: f64 = ratings.iter().map(|rating| 10_f64.powf(rating / TENFOLD)).sum();
    TENFOLD * strength.log10()
}

/// How many points of a rating the cards were worth against so many opponents: the odds that equal players have with them, beside those
/// of an even deal.
fn worth(luck: TeamLuck, opponents: usize) -> f64 {
    let chance = (f64::from(luck.chance) / 100.0).clamp(LEAST_CHANCE, 1.0 - LEAST_CHANCE);
    WORTH * TENFOLD * (chance / (1.0 - chance) * opponents as f64).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_deal_is_worth_nothing_and_a_round_of_four_equals_is_won_by_one_of_them() {
        for (opponents, chance) in [(1, 50), (3, 25), (4, 20)] {
            assert!(worth(TeamLuck { better_than: 50, chance }, opponents).abs() < 1e-9);
            let field = together(&vec![1200.0; opponents]);
            let expected = 1.0 / (1.0 + 10_f64.powf((field - 1200.0) / TENFOLD));
            assert!((expected - f64::from(chance) / 100.0).abs() < 1e-9);
        }
        assert!(worth(TeamLuck { better_than: 90, chance: 75 }, 1) > 150.0);
        assert!(worth(TeamLuck { better_than: 0, chance: 0 }, 1) > -700.0);
    }
}
