//! The end of a round: who has won, what it counts, and how the series stands.

use skipstone_core::table::RoundEnd;
use skipstone_core::{Scoring, Seat, Team};

use crate::board::TableWording;
use crate::board::series_players::SeriesPlayers;
use crate::phones::faces::stone_picture;
use crate::phones::messages::{ResultPicture, ResultRow};
use crate::phones::table::{PhoneRound, PhoneTable};
use crate::tr;

impl PhoneTable {
    /// The result of a round as its players read it, with the names and stones that they have now.
    pub(in crate::phones) fn result(
        &self,
        round: &PhoneRound,
        ended: &RoundEnd,
        wording: TableWording<'_>,
    ) -> ResultPicture {
        let setup = round.setup();
        let stones = |team: Team| setup.members(team).filter_map(|seat| self.stone(seat)).collect::<Vec<_>>();
        let winner = ended.result.winner;
        ResultPicture {
            title: self.title(round, ended, wording),
            text: self.locale.end_reason(ended.result.reason),
            stones: winner.map(stones).unwrap_or_default(),
            rows: self.rows(round, ended, wording),
            counted: self.counted(setup.rules().scoring),
            note: self.phone_note(),
            series_over: ended.series_winners.is_some(),
            also_played: self.also_played(setup.rules().scoring, ended, wording),
        }
    }

    /// Who has won the round, or the series, whose score those have earned who played for it.
    fn title(&self, round: &PhoneRound, ended: &RoundEnd, wording: TableWording<'_>) -> String {
        let setup = round.setup();
        match &ended.series_winners {
            Some(winners) if setup.rules().scoring != Scoring::Single => {
                wording.series_outcome(setup, winners, &self.players())
            }
            _ => wording.outcome(setup, round.number, ended),
        }
    }

    fn also_played(&self, scoring: Scoring, ended: &RoundEnd, wording: TableWording<'_>) -> Option<String> {
        ended.series_winners.as_ref()?;
        let others = wording.also_played(scoring, &self.players())?;
        Some(self.locale.labelled(&self.locale.text("closing-also-played"), &others))
    }

    fn players(&self) -> SeriesPlayers {
        self.played.players(self.session.lobby.as_ref().map(|lobby| lobby.series))
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
            target: matches!(rules.scoring, Scoring::Points | Scoring::Wins).then_some(rules.target),
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

    /// What rounds add up to in the series. `None` for a single one.
    fn counted(&self, scoring: Scoring) -> Option<String> {
        match scoring {
            Scoring::Points => Some(tr!(self.locale, "rule-scoring-points")),
            Scoring::Wins => Some(tr!(self.locale, "rule-scoring-wins")),
            Scoring::LowestLeft => Some(tr!(self.locale, "rule-scoring-lowest-left")),
            Scoring::Single => None,
        }
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Instant;

    use skipstone_core::event::{EndReason, RoundResult};
    use skipstone_core::table::Update;
    use skipstone_core::{Preset, Rules, Stone};
    use skipstone_net::Fingerprint;
    use skipstone_net::client::ClientEvent;
    use skipstone_net::protocol::{
        EntryPolicy, Lobby, LobbySeat, Name, Occupant, TableOptions, TableSeriesId,
    };
    use skipstone_net::testing::client_session;

    use super::*;
    use crate::locale::{Language, Locale};
    use crate::phones::faces::face;
    use crate::widget::stone::Mood;

    fn ada() -> Fingerprint {
        Fingerprint::from_bytes([1; 32])
    }

    fn lobby(second: &str, stone: Stone) -> ClientEvent {
        let person = |name, key, stone| Occupant::Person {
            name: Name::new(name),
            key,
            stone,
            pebble: Default::default(),
        };
        let occupants =
            [person("Ada", ada(), Stone::River), person(second, Fingerprint::from_bytes([2; 32]), stone)];
        ClientEvent::Lobby(Box::new(Lobby {
            title: Name::new("Ada’s table"),
            series: TableSeriesId([3; 16]),
            rules: Preset::Standard.rules(),
            teams: 2,
            seats: occupants.map(|occupant| LobbySeat { occupant, age: None, next: None }).into(),
            spectators: Vec::new(),
            phones: vec![ada()],
            next_names: Vec::new(),
            options: TableOptions {
                entry: EntryPolicy::Open,
                watching: true,
                turn_seconds: None,
                grace_seconds: 60,
            },
            begun: true,
        }))
    }

    /// What the column of sums is called, and the first row's target.
    fn sums(scoring: Scoring) -> (Option<String>, Option<u32>) {
        let now = Instant::now();
        let (session, _room) = client_session();
        let mut table = PhoneTable::new(ada(), &session, Arc::new(Locale::new(Language::ENGLISH)), now);
        let ClientEvent::Lobby(mut lobby) = lobby("Bea", Stone::Jade) else { unreachable!("it is a lobby") };
        lobby.rules = Rules { scoring, ..Preset::Standard.rules() };
        let result = RoundResult {
            reason: EndReason::StockEmpty,
            winner: Some(Team::from_index(1)),
            left: [4, 0].into(),
            points: [4, 0].into(),
        };
        let (number, scores) = (1, vec![4, 0]);
        let ended = Some(RoundEnd { result, series_winners: None });
        let update = Update::Snapshot { number, scores, events: Vec::new(), ended };
        for event in [ClientEvent::Lobby(lobby), ClientEvent::Table(update)] {
            table.apply(event, now);
        }
        let result = table.picture(now).and_then(|picture| picture.result).expect("a result");
        (result.counted, result.rows[0].target)
    }

    #[test]
    fn sums_are_called_what_the_rules_call_them() {
        let called = |words: &str, target| (Some(words.to_owned()), target);
        let target = Some(Preset::Standard.rules().target);
        assert_eq!(sums(Scoring::Points), called("Points", target));
        assert_eq!(sums(Scoring::Wins), called("Rounds won", target));
        // The target is a number of rounds, whatever is left in them.
        assert_eq!(sums(Scoring::LowestLeft), called("Fewest cards left", None));
        assert_eq!(sums(Scoring::Single), (None, None));
    }

    #[test]
    fn a_result_names_those_who_played_whoever_sits_there_next() {
        let now = Instant::now();
        let (session, _room) = client_session();
        let mut table = PhoneTable::new(ada(), &session, Arc::new(Locale::new(Language::ENGLISH)), now);
        let result = RoundResult {
            reason: EndReason::StockEmpty,
            winner: Some(Team::from_index(1)),
            left: [7, 0].into(),
            points: [0, 60].into(),
        };
        let ended = RoundEnd { result, series_winners: None };
        let (number, scores) = (1, vec![0, 60]);
        let update = Update::Snapshot { number, scores, events: Vec::new(), ended: Some(ended) };
        for event in [lobby("Bea", Stone::Jade), ClientEvent::Table(update)] {
            table.apply(event, now);
        }
        let shown = table.picture(now).and_then(|picture| picture.result);
        let rows = shown.iter().flat_map(|result| &result.rows);
        assert!(rows.map(|row| &*row.name).eq(["Bea", "Ada"]), "{shown:?}");

        table.apply(lobby("Cem", Stone::Coral), now);
        assert_eq!(table.picture(now).and_then(|picture| picture.result), shown);
        let seats = table.picture(now).map(|picture| picture.seats).unwrap_or_default();
        assert_eq!((&*seats[1].name, &seats[1].face), ("Cem", &face(Mood::Calm)), "nothing of it is Cem's");
    }
}
