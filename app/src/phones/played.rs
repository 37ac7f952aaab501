//! The rounds of a series as far as a phone has seen them: who has earned its score.

use skipstone_net::client::ClientEvent;
use skipstone_net::protocol::TableSeriesId;

use crate::board::rating::RecordedRound;
use crate::board::series_players::SeriesPlayers;

/// The recorded rounds of one series, in their order.
#[derive(Debug, Default)]
pub(super) struct PlayedRounds {
    series: Option<TableSeriesId>,
    rounds: Vec<RecordedRound>,
}

impl PlayedRounds {
    /// Notes a round that is over. Returns whether an event was about one.
    pub(super) fn note(&mut self, event: &ClientEvent) -> bool {
        let ClientEvent::RoundChecked { series, record: Some(record), stand_in_turns, .. } = event else {
            return false;
        };
        // The check has said already what is wrong with a record that can't be read.
        let Ok(record) = record.parse() else { return false };
        if self.series.replace(*series) != Some(*series) {
            self.rounds.clear();
        }
        let round = RecordedRound { record, stand_in_turns: stand_in_turns.clone() };
        let number = |round: &RecordedRound| round.record.header.round;
        self.rounds.retain(|known| number(known) != number(&round));
        self.rounds.push(round);
        self.rounds.sort_by_key(number);
        true
    }

    /// Who has played these rounds. Nobody, if another series is on the table.
    pub(super) fn players(&self, series: Option<TableSeriesId>) -> SeriesPlayers {
        if self.series == series { SeriesPlayers::of(&self.rounds) } else { SeriesPlayers::default() }
    }
}
