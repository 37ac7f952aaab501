//! What is told at the end of a series, in words: for the panel and for the picture to save.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone_core::highlights::{BestTurn, WinningStreak};
use skipstone_core::table::RoundEnd;
use skipstone_core::{Scoring, Seat, Team, series};

use crate::board::TableWording;
use crate::board::sentences::scoring_word;
use crate::board::summary::{CostliestTurn, SeriesRating, SeriesSummary, Standee};
use crate::locale::target;
use crate::paper::series_picture::{Fact, RankedSide, SeriesPicture, StandingTable};
use crate::screen::Context;
use crate::screen::table::model::TableModel;
use crate::tr;

impl TableModel {
    /// The picture of the series that is over, in which players go by their names. `None` before the end of one.
    pub(in crate::screen::table) fn series_picture(&self, context: Context<'_>) -> Option<SeriesPicture> {
        let ended = self.ended_series()?;
        let wording = self.wording(context);
        let is_unnamed = wording.names.iter().any(String::is_empty);
        let wording = TableWording { me: wording.me.filter(|_| is_unnamed), ..wording };
        let mut picture = self.closing_content(wording, ended, context);
        self.drop_unrated(&mut picture, context);
        Some(picture)
    }

    /// Leaves out how far the rating is, which is of no use later.
    pub(in crate::screen::table::result) fn drop_unrated(
        &self,
        picture: &mut SeriesPicture,
        context: Context<'_>,
    ) {
        let is_rated = self.series.series_rating.as_ref().is_none_or(|rating| rating.progress().is_done());
        picture.facts.retain(|fact| is_rated || fact.label != context.locale.text("closing-costliest"));
    }

    /// What is told of the series.
    pub(in crate::screen::table::result) fn closing_content(
        &self,
        wording: TableWording<'_>,
        ended: &RoundEnd,
        context: Context<'_>,
    ) -> SeriesPicture {
        let winners = ended.series_winners.as_deref().unwrap_or_default();
        let rules = self.setup.rules();
        let scoring = scoring_word(rules.scoring);
        let side = |(place, team): (usize, Team)| {
            let score = self.series.scores.get(team.index()).copied().unwrap_or_default();
            let won = self.series.summary.won.as_ref().and_then(|won| won.get(team.index()).copied());
            // Where wins are the score, they are told already.
            let won = won.filter(|_| rules.scoring != Scoring::Wins);
            RankedSide {
                place,
                stones: self
                    .setup
                    .members(team)
                    .map(|seat| self.stone_display(seat, context).stone)
                    .collect(),
                name: wording
                    .credited(&self.setup, team, &self.series.summary.players)
                    .map_or_else(|| wording.team(&self.setup, team), |(_, names)| names),
                score: tr!(context.locale, "closing-score", scoring = scoring, count = score),
                won: won.map(|won| tr!(context.locale, "closing-won", count = won)),
            }
        };
        let date = context.locale.date(Timestamp::now(), &TimeZone::system());
        SeriesPicture {
            file: tr!(context.locale, "closing-file", date = date.as_str()),
            title: self.closing_title(wording, winners),
            subtitle: tr!(
                context.locale,
                "closing-about",
                rounds = self.series.round,
                scoring = scoring,
                target = target(rules)
            ),
            date,
            sides: series::ranking(&self.setup, &self.series.scores).into_iter().map(side).collect(),
            facts: self.facts(wording, context),
            standing: self.standing_table(wording, context),
        }
    }

    /// Who has won the series. Those who have the seats at the end aren't always those who played for the score.
    pub(in crate::screen::table::result) fn closing_title(
        &self,
        wording: TableWording<'_>,
        winners: &[Team],
    ) -> String {
        wording.series_outcome(&self.setup, winners, &self.series.summary.players)
    }

    /// What stood out, as far as it is known.
    fn facts(&self, wording: TableWording<'_>, context: Context<'_>) -> Vec<Fact> {
        let locale = context.locale;
        let SeriesSummary { highlights, players, .. } = &self.series.summary;
        // Somebody else may have had the seat by then.
        let name_in = |round: u32, seat: Seat| {
            players.earlier_name(round, seat).map_or_else(|| wording.name(seat), str::to_owned)
        };
        let fact = |label: &str, words: String| Fact { label: locale.text(label), words };
        let best = highlights.best_turn.map(|BestTurn { round, seat, cards }| {
            let name = name_in(round, seat);
            fact("closing-best-turn", tr!(locale, "closing-best", name = name, count = cards, round = round))
        });
        let progress = self.series.series_rating.as_ref().map(SeriesRating::progress);
        let costliest = progress.map(|progress| {
            let words = match progress.costliest {
                _ if !progress.is_done() && progress.total == 0 => tr!(locale, "closing-rates-soon"),
                _ if !progress.is_done() => {
                    tr!(locale, "closing-rates", turn = progress.rated, turns = progress.total)
                }
                Some(CostliestTurn { round, seat, turn, percent, .. }) => tr!(
                    locale,
                    "closing-cost",
                    name = name_in(round, seat),
                    percent = percent,
                    turn = turn,
                    round = round
                ),
                None => tr!(locale, "closing-no-cost"),
            };
            fact("closing-costliest", words)
        });
        let streak = highlights.streak.map(|WinningStreak { team, rounds }| {
            let name = wording.team(&self.setup, team);
            fact("closing-streak", tr!(locale, "closing-in-a-row", name = name, count = rounds))
        });
        let others = wording.also_played(self.setup.rules().scoring, players);
        let others = others.map(|others| fact("closing-also-played", others));
        [others, best, costliest, streak].into_iter().flatten().collect()
    }

    fn standing_table(&self, wording: TableWording<'_>, context: Context<'_>) -> Option<StandingTable> {
        let standing = self.series.summary.standing.as_ref()?;
        let name = |person: &Standee| person.seat.map_or(person.name.clone(), |seat| wording.name(seat));
        Some(StandingTable {
            title: tr!(context.locale, "closing-standing"),
            series: tr!(context.locale, "closing-series", count = standing.series),
            rows: standing.won.iter().map(|(person, won)| (name(person), *won)).collect(),
        })
    }
}
