//! The end of a round: who has won, what it counts, and how the series stands.

use skipstone_core::table::RoundEnd;
use skipstone_core::{Scoring, Seat, Team};

use crate::phones::faces::stone_picture;
use crate::phones::messages::{ResultPicture, ResultRow};
use crate::phones::table::{PhoneRound, PhoneTable};
use crate::table::TableWording;
use crate::tr;

impl PhoneTable {
    pub(super) fn result(&self, wording: TableWording<'_>) -> Option<ResultPicture> {
        let round = self.round.as_ref()?;
        let ended = round.ended.as_ref()?;
        let setup = round.setup();
        let stones = |team: Team| setup.members(team).filter_map(|seat| self.stone(seat)).collect::<Vec<_>>();
        let winner = ended.result.winner;
        Some(ResultPicture {
            title: wording.outcome(setup, round.number, ended),
            text: self.locale.end_reason(ended.result.reason),
            stones: winner.map(stones).unwrap_or_default(),
            rows: self.rows(round, ended, wording),
            note: self.phone_note(),
            series_over: ended.series_winners.is_some(),
        })
    }

    fn rows(&self, round: &PhoneRound, ended: &RoundEnd, wording: TableWording<'_>) -> Vec<ResultRow> {
        let setup = round.setup();
        let rules = setup.rules();
        let row = |team: Team| ResultRow {
            name: wording.team(setup, team),
            stones: setup.members(team).filter_map(|seat| self.stone(seat)).collect(),
            left: setup.members(team).map(|seat| left_of(ended, seat)).collect(),
            gained: ended.result.points.get(team.index()).copied().unwrap_or_default(),
            points: round.scores.get(team.index()).copied().unwrap_or_default(),
            target: (rules.scoring != Scoring::Single).then_some(rules.target),
            won: ended.result.winner == Some(team),
        };
        let mut rows: Vec<ResultRow> = setup.teams().map(row).collect();
        let lowest_wins = rules.scoring == Scoring::LowestLeft;
        rows.sort_by_key(|row| {
            let points = i64::from(row.points);
            (if lowest_wins { points } else { -points }, !row.won)
        });
        rows
    }

    /// That the own seat can't verify the deal; empty for who only watches.
    pub(super) fn phone_note(&self) -> String {
        self.session.seat().map(|_| tr!(self.locale, "phone-not-verified")).unwrap_or_default()
    }

    fn stone(&self, seat: Seat) -> Option<String> {
        self.session.lobby.as_ref()?.stone(seat).map(stone_picture)
    }
}

/// The stock cards that a seat had left.
fn left_of(ended: &RoundEnd, seat: Seat) -> u16 {
    ended.result.left.get(seat.index()).copied().map_or(0, u16::from)
}
