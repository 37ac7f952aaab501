//! Who has won a series, in words: those who have the seats at its end aren't always those who played for the score.

use skipstone_core::{Scoring, Seat, Setup, Team};

use super::{Leaders, TableWording};
use crate::board::series_players::{Credit, OtherPlayer, SeriesPlayers};
use crate::tr;

/// What a series' score counts, as messages name it.
pub fn scoring_word(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Wins => "wins",
        Scoring::LowestLeft => "left",
        Scoring::Points | Scoring::Single => "points",
    }
}

impl TableWording<'_> {
    /// Who has won a series, as far as it is known who has played.
    pub fn series_outcome(&self, setup: &Setup, winners: &[Team], players: &SeriesPlayers) -> String {
        if let [winner] = winners
            && let Some((credit, names)) = self.credited(setup, *winner, players)
        {
            let mine = credit.people.iter().any(|(_, at_end)| at_end.is_some() && *at_end == self.me);
            let who = match (mine, credit.people.len()) {
                (true, 1) => "you",
                (true, _) => "together",
                (false, 0 | 1) => "other",
                (false, _) => "pair",
            };
            let is_helped = credit.computer && !credit.people.is_empty();
            let help = if is_helped { "yes" } else { "no" };
            return tr!(self.locale, "closing-won-by", who = who, name = names, help = help);
        }
        let Leaders { who, name, count } = self.leaders(setup, winners);
        tr!(self.locale, "result-series", who = who, name = name, count = count)
    }

    /// Who has earned the score of a team, if not those who have its seats at the end, and their names.
    pub fn credited<'p>(
        &self,
        setup: &Setup,
        team: Team,
        players: &'p SeriesPlayers,
    ) -> Option<(&'p Credit, String)> {
        let credit = players.credit(team, setup)?;
        let name =
            |(name, at_end): &(String, Option<Seat>)| at_end.map_or(name.clone(), |seat| self.name(seat));
        let names: Vec<String> = credit.people.iter().map(name).collect();
        let names = match names.is_empty() {
            true => self.locale.text("closing-computer"),
            false => self.locale.list(&names),
        };
        Some((credit, names))
    }

    /// Who has played some rounds of a series, with what they had; `None` if nobody beside those who have its seats at the end.
    pub fn also_played(&self, scoring: Scoring, players: &SeriesPlayers) -> Option<String> {
        let locale = self.locale;
        let player = |OtherPlayer { name, seat, rounds, score }: &OtherPlayer| {
            let name = match seat {
                None => name.clone(),
                Some(seat) => {
                    let unnamed = || locale.text("closing-computer");
                    let computer = if name.is_empty() { unnamed() } else { name.clone() };
                    let (who, name) = (self.who(*seat), self.name(*seat));
                    tr!(locale, "closing-stand-in", computer = computer, who = who, name = name)
                }
            };
            let points = tr!(locale, "closing-score", scoring = scoring_word(scoring), count = *score);
            let is_told = *score > 0 || scoring == Scoring::LowestLeft;
            let counts = if is_told { "yes" } else { "no" };
            tr!(locale, "closing-former", name = name, rounds = *rounds, score = points, counts = counts)
        };
        let others: Vec<String> = players.others.iter().map(player).collect();
        (!others.is_empty()).then(|| others.join(" · "))
    }
}
