//! How the cards were to a player over many rounds.

use std::collections::HashMap;

use skipstone_core::bot::luck::{Luck, SeatLuck, TeamLuck};

use super::player_round::PlayerRound;
use super::{CountedPlayer, Filter, Points};
use crate::store::{PlayedRound, RoundKey, RoundLuck};

/// The luck of finished rounds.
pub type LuckByRound = HashMap<RoundKey, Luck>;

/// The standard deviation of [`TeamLuck::better_than`] in one round: that of evenly distributed numbers from 0 to 100.
const DEVIATION: f64 = 28.9;
/// How many standard deviations a mean is from 50 in one case of 20.
const ONE_IN_TWENTY: f64 = 1.96;

/// The cards that a player was given, over all rounds whose cards were weighed.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct LuckTotals {
    /// Of a hundred deals, how many are worse for the player's team, by round.
    pub better_than: Points,
    /// The ones and wilds that the player drew.
    pub openers: u64,
    /// How many were to be expected.
    pub expected_openers: f64,
    /// The turns that the player began with a stock card.
    pub turns: u64,
    /// The turns among them in which a stock card could be played at once.
    pub playable: u64,
    /// The same two of all opponents.
    pub of_opponents: (u64, u64),
}

/// The luck of rounds by their keys.
pub fn luck_by_round(luck: Vec<RoundLuck>) -> LuckByRound {
    luck.into_iter().map(|RoundLuck { round, luck }| (round, luck)).collect()
}

impl LuckTotals {
    /// The luck of a player's rounds that the filter selects. `rounds` are sorted, the oldest first.
    pub fn of(
        rounds: &[PlayedRound],
        luck: &LuckByRound,
        player: &CountedPlayer,
        filter: &Filter,
    ) -> LuckTotals {
        let mut totals = LuckTotals::default();
        for own in player.rounds(rounds).filter(|own| filter.matches(own)) {
            if let Some(weighed) = own.luck(luck) {
                totals.count(&own, weighed);
            }
        }
        totals
    }

    fn count(&mut self, own: &PlayerRound<'_>, WeighedRound { team, me, luck }: WeighedRound<'_>) {
        self.better_than.0.push(team.better_than.into());
        self.openers += u64::from(me.openers);
        self.expected_openers += f64::from(me.expected_openers(own.setup.rules().deck));
        self.turns += u64::from(me.turns);
        self.playable += u64::from(me.playable);
        for (seat, luck) in own.setup.seats().zip(&luck.seats) {
            if own.setup.team(seat) != own.team() {
                self.of_opponents.0 += u64::from(luck.playable);
                self.of_opponents.1 += u64::from(luck.turns);
            }
        }
    }

    /// Within how much of 50 the mean of so many rounds lies by chance alone, in 19 of 20 cases.
    pub fn spread(rounds: usize) -> f64 {
        ONE_IN_TWENTY * DEVIATION / (rounds.max(1) as f64).sqrt()
    }
}

/// The luck of a player's round.
#[derive(Debug, Clone, Copy)]
pub(super) struct WeighedRound<'a> {
    /// The luck of all.
    pub(super) luck: &'a Luck,
    /// That of the player's team.
    pub(super) team: TeamLuck,
    /// That of the player's seat.
    pub(super) me: SeatLuck,
}

impl PlayerRound<'_> {
    /// What the cards of the round were worth; `None` if they weren't weighed.
    pub(super) fn luck<'l>(&self, luck: &'l LuckByRound) -> Option<WeighedRound<'l>> {
        let luck = luck.get(&self.round.key)?;
        let team = *luck.teams.get(self.team().index())?;
        let me = *luck.seats.get(self.me.index())?;
        Some(WeighedRound { luck, team, me })
    }
}
