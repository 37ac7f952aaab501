//! The results of a day's deals as a text to send, and one of them as a picture.

use jiff::civil::Date;
use skipstone_core::{Seat, Stone};

use crate::days::DayResult;
use crate::locale::Locale;
use crate::paper::day_picture::DayPicture;
use crate::store::DayDeal;
use crate::tr;

/// From an empty pile to a full one.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// The most bars of a course: a longer line is broken in a chat.
const MOST_BARS: usize = 20;

impl Locale {
    /// The results of a date, two lines for each deal, and the days in a row: nothing of the cards.
    pub fn day_results(&self, date: Date, results: &[DayResult], days_in_row: u32) -> String {
        let mut lines = vec![tr!(self, "days-result-title", date = self.civil_date(date))];
        for DayResult { length, outcome, course } in results {
            let minutes = tr!(self, "days-minutes", minutes = length.minutes());
            lines.push(self.labelled(&minutes, &self.challenge_outcome(*outcome)));
            if let [dealt, .., left] = course[..] {
                lines.push(tr!(self, "days-course", dealt = dealt, bars = bars(course), left = left));
            }
        }
        if days_in_row > 0 {
            lines.push(tr!(self, "days-streak", days = days_in_row));
        }
        lines.join("\n")
    }

    /// The result of a date's deal as a picture, with the days in a row and the player's stone. Of names it tells those of computer
    /// players.
    pub fn day_picture(&self, date: Date, result: &DayResult, days_in_row: u32, stone: Stone) -> DayPicture {
        let DayResult { length, outcome, course } = result;
        let leaps: Vec<u8> = course.windows(2).map(|two| two[0].saturating_sub(two[1])).collect();
        let dealt = course.first().copied().unwrap_or_default();
        let challenge = DayDeal { date, length: *length }.challenge();
        let others = Seat::first_n(challenge.seats().len()).zip(challenge.seats());
        let others = others.filter(|(seat, _)| *seat != challenge.seat());
        let others = self.enumeration(others.map(|(seat, seated)| self.seat_name(seat, &seated.name, false)));
        let end = if outcome.won { "days-picture-won" } else { "days-picture-lost" };
        let facts = [
            Some((tr!(self, end), tr!(self, "days-picture-against", names = others))),
            Some((
                tr!(self, "days-picture-minutes", minutes = length.minutes()),
                tr!(self, "days-picture-long"),
            )),
            (days_in_row > 1).then(|| {
                (tr!(self, "days-picture-days", days = days_in_row), tr!(self, "days-picture-in-row"))
            }),
        ];
        let date = self.civil_date(date);
        DayPicture {
            file: tr!(self, "days-picture-file", date = date.as_str()),
            title: tr!(self, "days-picture-title", date = date.as_str()),
            result: match outcome.won {
                true => tr!(self, "days-picture-home", turns = outcome.turns),
                false => tr!(self, "days-picture-skips", played = dealt - outcome.left, dealt = dealt),
            },
            about: tr!(
                self,
                "days-picture-about",
                dealt = dealt,
                best = leaps.iter().copied().max().unwrap_or_default()
            ),
            legend: tr!(self, "days-picture-legend"),
            facts: facts.into_iter().flatten().collect(),
            call: tr!(self, "days-picture-call"),
            stone,
            dealt,
            leaps,
            has_won: outcome.won,
        }
    }
}

/// How a stock pile went down, a bar for each turn, or for each few of them.
fn bars(course: &[u8]) -> String {
    let dealt = usize::from(course.first().copied().unwrap_or_default()).max(1);
    let turns = course.get(1..).unwrap_or_default();
    let each = turns.len().div_ceil(MOST_BARS).max(1);
    // The last turn is among them.
    let mut left: Vec<u8> = turns.iter().rev().step_by(each).copied().collect();
    left.reverse();
    let bar = |left: u8| BARS[(usize::from(left) * (BARS.len() - 1)).div_ceil(dealt).min(BARS.len() - 1)];
    left.into_iter().map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_goes_from_a_full_pile_to_an_empty_one() {
        assert_eq!(bars(&[10, 10, 9, 9, 6, 3, 1, 0]), "███▆▄▂▁");
        assert_eq!(bars(&[30, 30, 1]), "█▂");
        let long: Vec<u8> = (0..=41).rev().collect();
        let shown = bars(&long);
        assert!(shown.ends_with("▁") && shown.chars().count() == 14, "{shown}");
        assert_eq!(bars(&[]), "");
    }
}
