//! What the player has agreed to play by: in a series' lobby, or at the end of the series before.

use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::protocol::{Lobby, SeriesId};
use crate::round_log::{LogId, RoundContract, TimeLimits};

/// The terms that the player is ready for. Who has taken a seat at a table agrees to the first series that its lobby shows; after
/// a series everybody agrees anew.
#[derive(Debug, Default)]
pub(super) struct Agreement {
    /// The terms of a series, and the time limits among them.
    ready: Option<(Digest, TimeLimits)>,
    /// The terms of the series after which the player plays again: of another one by the same terms, without asking once more.
    again: Option<Digest>,
    /// The last series with a deal whose shares were known.
    played: Option<SeriesId>,
}

impl Agreement {
    /// Notes that the player is ready for what the lobby shows; `None` that it isn't. Returns the terms.
    pub(super) fn set_ready(&mut self, lobby: Option<&Lobby>) -> Option<Digest> {
        self.ready = lobby.map(|lobby| (lobby.terms(), lobby.options.limits()));
        self.ready.map(|(terms, _)| terms)
    }

    /// Notes that the player plays another series after that of the lobby.
    pub(super) fn play_again(&mut self, lobby: &Lobby) {
        self.again = Some(lobby.terms());
    }

    /// Notes that the player doesn't play another series after all.
    pub(super) fn withdraw_again(&mut self) {
        self.again = None;
    }

    /// Notes that a series was played.
    pub(super) fn note_played(&mut self, series: SeriesId) {
        self.played = Some(series);
    }

    /// Follows the table to another series. Returns the terms to be ready for in its lobby, if the player has agreed to them already.
    pub(super) fn enter_series(
        &mut self,
        before: SeriesId,
        lobby: &Lobby,
        player: Fingerprint,
    ) -> Option<Digest> {
        let plays_again = self.again.take().is_some_and(|again| again == lobby.terms_in(before));
        if plays_again {
            return self.set_ready(Some(lobby)).filter(|_| !lobby.begun);
        }
        // Whoever is said to be ready for a series that they have never seen declines it.
        if self.played == Some(before) && !lobby.is_ready(player) {
            self.ready = None;
        }
        None
    }

    /// Whether the player has agreed to a contract of a series' first round.
    pub(super) fn covers(&self, contract: &RoundContract, id: LogId) -> bool {
        let Some((ready, limits)) = self.ready else {
            return self.played.is_none_or(|played| played == id.series);
        };
        // Those of a round that is under way may change: the lobby shows them.
        let limits = if id.round > 1 { limits } else { contract.limits };
        ready == RoundContract { limits, ..contract.clone() }.terms(id.series)
    }
}
