//! A round as the player played it.

use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SeatConfig};
use skipstone_core::tally::Tally;
use skipstone_core::{Scoring, Seat, Setup, Team};

use crate::locale::given_name;
use crate::store::PlayedRound;

/// What a round was for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The player's team won it.
    Won,
    /// Another one did.
    Lost,
    /// Nobody did.
    Tied,
}

/// Who plays against the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponents {
    /// People, at least one.
    People,
    /// Computer players of one level.
    Level(Level),
    /// Computer players of several levels.
    Levels,
}

/// How large a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size {
    /// Into how many teams the seats are divided; `None` where everyone plays alone.
    pub teams: Option<usize>,
    /// How many seats there are.
    pub seats: usize,
}

/// A round with the player in it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Own<'a> {
    pub(super) round: &'a PlayedRound,
    pub(super) setup: Setup,
    pub(super) me: Seat,
}

impl<'a> Own<'a> {
    /// The round as the player played it; nothing where the player only watched.
    pub(super) fn of(round: &'a PlayedRound) -> Option<Own<'a>> {
        let setup = round.table.setup().ok()?;
        let me = round.me.filter(|me| me.index() < setup.seat_count())?;
        Some(Own { round, setup, me })
    }

    /// The player's team.
    pub(super) fn team(&self) -> Team {
        self.setup.team(self.me)
    }

    pub(super) fn outcome(&self) -> Outcome {
        match self.round.result.winner {
            Some(team) if team == self.team() => Outcome::Won,
            Some(_) => Outcome::Lost,
            None => Outcome::Tied,
        }
    }

    pub(super) fn opponents(&self) -> Opponents {
        let mut levels = None;
        for (_, seat) in self.seated().filter(|(seat, _)| self.setup.team(*seat) != self.team()) {
            levels = match (seat.player, levels) {
                (Player::Human, _) => return Opponents::People,
                (Player::Bot(level), None) => Some(Opponents::Level(level)),
                (Player::Bot(level), Some(Opponents::Level(other))) if level == other => levels,
                (Player::Bot(_), Some(_)) => Some(Opponents::Levels),
            };
        }
        // No table is without opponents.
        levels.unwrap_or(Opponents::People)
    }

    pub(super) fn size(&self) -> Size {
        Size {
            teams: self.setup.has_partners().then(|| self.setup.team_count()),
            seats: self.setup.seat_count(),
        }
    }

    /// The given names of the player's partners.
    pub(super) fn partners(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let Own { setup, me, .. } = *self;
        self.seated()
            .filter(move |(seat, _)| *seat != me && setup.team(*seat) == setup.team(me))
            .map(|(_, seat)| given_name(&seat.name, seat.player == Player::Human))
    }

    /// What the player's team scored, where points are played for.
    pub(super) fn points(&self) -> Option<u32> {
        let points = self.round.result.points.get(self.team().index()).copied();
        points.filter(|_| self.setup.rules().scoring == Scoring::Points)
    }

    /// What the player did.
    pub(super) fn tally(&self) -> Tally {
        self.round.tallies.get(self.me.index()).copied().unwrap_or_default()
    }

    fn seated(&self) -> impl Iterator<Item = (Seat, &'a SeatConfig)> + use<'a> {
        self.setup.seats().zip(&self.round.table.seats)
    }
}
