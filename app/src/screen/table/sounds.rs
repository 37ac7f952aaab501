//! The sounds of the table screen.

use std::time::Instant;

use skipstone_core::Team;
use skipstone_core::table::RoundEnd;

use super::State;
use crate::sound::{SoundKind, Sounds};
use crate::table::sounds::sounds;

impl State {
    /// Takes the sounds of what has begun to be shown since the last call; to be called after each update.
    pub fn take_sounds(&mut self, now: Instant) -> Sounds {
        sounds(self.animation.take_cues(), &self.animation.view(), now)
    }

    /// Notes that the end of a round is about to be shown. Nothing is heard of a tie, nor by a spectator.
    pub(super) fn push_result_cue(&mut self, ended: &RoundEnd) {
        let Some(winner) = ended.result.winner.filter(|_| !self.is_spectator()) else { return };
        let teams: Vec<Team> = self.people.iter().map(|seat| self.setup.team(*seat)).collect();
        let kind = match &ended.series_winners {
            Some(winners) if teams.iter().any(|team| winners.contains(team)) => SoundKind::SeriesWon,
            _ if teams.contains(&winner) => SoundKind::RoundWon,
            _ => SoundKind::RoundLost,
        };
        self.animation.push_cue(kind);
    }
}
