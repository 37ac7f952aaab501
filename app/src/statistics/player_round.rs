//! A round from the player's point of view.

use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SeatConfig};
use skipstone_core::tally::Tally;
use skipstone_core::{Scoring, Seat, Setup, Team};

use crate::players::names::given_name;
use crate::store::PlayedRound;

/// The outcome of a round for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RoundOutcome {
    /// The player's team won it.
    Won,
    /// Another team won it.
    Lost,
    /// Nobody won it.
    Tied,
}

/// The player's opponents, by kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponents {
    /// At least one person.
    People,
    /// Computer players of one level.
    Level(Level),
    /// Computer players of several levels.
    MixedLevels,
}

/// The size of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableSize {
    /// The number of teams; `None` if everyone plays alone.
    pub teams: Option<usize>,
    /// The number of seats.
    pub seats: usize,
}

/// A round that the player took part in.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlayerRound<'a> {
    pub(super) round: &'a PlayedRound,
    pub(super) setup: Setup,
    pub(super) me: Seat,
}

impl<'a> PlayerRound<'a> {
    /// A round of the player with that seat; `None` if there is no such seat.
    pub(super) fn of(round: &'a PlayedRound, me: Seat) -> Option<PlayerRound<'a>> {
        let setup = round.table.setup().ok()?;
        (me.index() < setup.seat_count()).then_some(PlayerRound { round, setup, me })
    }

    /// The player's team.
    pub(super) fn team(&self) -> Team {
        self.setup.team(self.me)
    }

    pub(super) fn outcome(&self) -> RoundOutcome {
        match self.round.result.winner {
            Some(team) if team == self.team() => RoundOutcome::Won,
            Some(_) => RoundOutcome::Lost,
            None => RoundOutcome::Tied,
        }
    }

    pub(super) fn opponents(&self) -> Opponents {
        let mut levels = None;
        for seat in self.opponents_seated() {
            levels = match (seat.player, levels) {
                (Player::Human, _) => return Opponents::People,
                (Player::Bot(level), None) => Some(Opponents::Level(level)),
                (Player::Bot(level), Some(Opponents::Level(other))) if level == other => levels,
                (Player::Bot(_), Some(_)) => Some(Opponents::MixedLevels),
            };
        }
        // Every table has opponents.
        levels.unwrap_or(Opponents::People)
    }

    /// Who sits on the opponents' seats.
    pub(super) fn opponents_seated(&self) -> impl Iterator<Item = &'a SeatConfig> + use<'a> {
        let (setup, team) = (self.setup, self.team());
        self.seated().filter(move |(seat, _)| setup.team(*seat) != team).map(|(_, seat)| seat)
    }

    pub(super) fn size(&self) -> TableSize {
        TableSize {
            teams: self.setup.has_partners().then(|| self.setup.team_count()),
            seats: self.setup.seat_count(),
        }
    }

    /// The given names of the player's partners.
    pub(super) fn partners(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let PlayerRound { setup, me, .. } = *self;
        self.seated()
            .filter(move |(seat, _)| *seat != me && setup.team(*seat) == setup.team(me))
            .map(|(_, seat)| given_name(&seat.name))
    }

    /// The points of the player's team; `None` without scoring.
    pub(super) fn points(&self) -> Option<u32> {
        let points = self.round.result.points.get(self.team().index()).copied();
        points.filter(|_| self.setup.rules().scoring == Scoring::Points)
    }

    /// The tally of the player's seat.
    pub(super) fn tally(&self) -> Tally {
        self.round.tallies.get(self.me.index()).copied().unwrap_or_default()
    }

    fn seated(&self) -> impl Iterator<Item = (Seat, &'a SeatConfig)> + use<'a> {
        self.setup.seats().zip(&self.round.table.seats)
    }
}
